"""What a game says of how it is played by several people at one screen: who is asked, what goes by itself, what is told
together. A game says nothing of what it has as usual (`usual`)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..core.game import Bag, Outcome
from ..core.session import Step
from . import usual
from .racing import Race
from .usual import Action, Counts, Event, Moments, Observation, Position, Scenes

__all__ = ["Flow"]


@dataclass(frozen=True, kw_only=True)
class Flow:
    """How a game is played by several people at one screen. Positions are read, never changed."""

    private: Callable[..., bool] = usual.hidden
    """Whether what is decided now must stay unseen by the others round the screen (the seats of its people come second,
    if they are told): then a curtain comes before it."""
    common_pass: Callable[[Position, Collection[int]], Action | None] = usual.asked_alone
    """What the seat asked does if all `people` are asked at once and nobody wants anything; None: each is asked alone.
    """
    secret: bool = False
    """All who act now choose at the same time, unseen by each other: they are asked one after another, and nothing is
    shown or told until all are in."""
    small: Callable[[Position, Action], bool] = usual.not_small
    """Whether that goes at once when it has been touched: nothing is lost by it, and it hurts nobody or can be taken
    back."""
    ends: Callable[[Action], bool] = usual.opens_nothing
    """Whether one's turn is over by that. It goes at once if nothing is `left`, or if it can be taken back whatever
    others do; else it is confirmed. By itself it goes where the device likes that and nothing is `left`."""
    left: Callable[[Position], bool] = usual.something_left
    """Where a turn may be ended: whether there is something else to do that one would miss."""
    waived: Callable[[Position, Action], bool] = usual.nothing_waived
    """The position, what was done last: whether all that is left was given up by that, or can be done as well in one's
    next turn, so that this one ends."""
    seen_first: Callable[[Action], bool] = usual.opens_nothing
    """Whether that is shown before it goes, and waits for "Done", even where it alone can be done."""
    lingers: Callable[[Action], bool] = usual.opens_nothing
    """Whether that stays in sight for a moment before it goes by itself, where it alone can be done."""
    granted: Callable[[Position, Sequence[Action]], Action | None] = usual.nothing_granted
    """Of these legal actions the one that is taken for granted: nothing else that matters can be done, and it can be
    taken back. None: it is asked."""
    plain: Callable[[Position, Sequence[Action]], Action | None] = usual.nothing_granted
    """The one of these actions that everybody would take: it is chosen beforehand, and waits for "Done" or for another
    touch."""
    further: Callable[[Position, Action], Sequence[Action]] = usual.nothing_further
    """What the seat will have to choose next by that action, if nothing else happens: chosen together with it, with one
    "Done" for both. () where it is done with it, or what comes then is not known yet."""
    promised: Callable[[Position, Action | None, Action], Any] = usual.nothing_promised
    """What one of these brings, after that action or, if that is None, now: a value that is the same as long as it
    brings the same."""
    likeliest: Callable[[Position, Action], Action | None] = usual.nothing_likely
    """The one of these that everybody would choose after that action: chosen with it, until another is touched."""
    several: Callable[[Position, Sequence[Action]], Mapping[str, Sequence[Action]]] = usual.nothing_together
    """What is mostly done together, by the pick that stands for it: small actions one after another, the first of which
    is one of these."""
    laid: Callable[[Bag], bool] = usual.opens_nothing
    """Whether something sensible lies in that bag when it is opened, whoever plays; else for beginners alone."""
    bare: Callable[[Bag], bool] = usual.opens_nothing
    """Whether nothing lies there for who plays by keys: what nobody has asked for would have to be heard first."""
    light: Callable[[Bag], bool] = usual.opens_nothing
    """Whether that bag, which one thing fills, goes at the touch of it: where that shows nothing new."""
    price: Callable[[Bag], bool] = usual.opens_nothing
    """Whether that bag is the price of what was chosen before it: who takes back means both."""
    settled: Callable[[Position], bool] = usual.opens_nothing
    """Whether the price that is asked there is paid as it is proposed, unasked: no way to pay is seen to be better."""
    shared: Collection[str] = ()
    """Sorts of picks that are chosen beforehand where all that can be done begins with the same one."""
    half: Collection[str] = ()
    """Sorts of picks that begin something which can be let go of by a button, not only by another touch."""
    begun: Callable[[Position], bool] = usual.opens_nothing
    """Whether an action of several steps goes on there, which a button leaves as a whole, as long as it can be taken
    back."""
    answers: Callable[[Sequence[Action], Action], bool] | None = None
    """Of what a hint means, as far as the one "Done" does it, and what it means next: whether that is done too. So what
    goes into a bag that the first opens, and what is to be done several times."""
    unasked: Callable[[Position, Sequence[Step], Collection[int], Mapping[str, str]], Action | None] = usual.all_asked
    """What the seat that decides does without being asked: it follows from what everybody knows, as these were the
    `steps`, these seats are `people`, and that is the `asking` of the table. None: it is asked."""
    proposed: Callable[[Observation, Sequence[Counts], Counts], Sequence[Counts]] = usual.as_proposed
    """In which order people are shown these proposals for a bag, and with what they have picked of it."""
    asking: Mapping[str, str] = field(default_factory=dict)
    """Settings of the table for `unasked`, with what is usual."""
    asking_one: Mapping[str, str] = field(default_factory=dict)
    """What is usual instead where one person plays against computers."""
    passed_over: Callable[[Position, Sequence[Step], Collection[int], Mapping[str, str]], int | None] = (
        usual.nobody_passed
    )
    """Why these people are not asked now though they could do something, with these settings; None where they could do
    nothing, or are asked."""
    spent: Callable[[Position, Collection[int]], bool] = usual.never_spent
    """Whether these people can decide nothing more, whatever comes: the rest may be dealt at once."""
    looked_at: Callable[[Position, Sequence[Step], Collection[int], Mapping[str, str]], bool] = usual.nothing_looked_at
    """Whether what has happened lies there until one of these people goes on: a touch does what a computer player
    would do next by itself; the settings as `unasked` has them."""
    concerns: Callable[[Observation, Event], bool] = usual.nothing_concerns
    """Whether what has come by itself is looked at longer by whoever sees that: it gives them more to hope for."""
    marks: Callable[[Sequence[Step]], Sequence[Event]] = usual.nothing_marked
    """Of all that has been played: the events that stay marked on the table while somebody is asked."""
    recap: bool = True
    """Whether one who sits down behind a curtain is told what has happened since; not where all have seen it."""
    bar: Collection[str] = ()
    """Picks that are no place on the table: they stand among the buttons under it."""
    opens: Callable[[Action], bool] = usual.opens_nothing
    """Whether that only opens a choice in which nothing is chosen yet: nobody is held to it."""
    turning: Collection[str] = ()
    """Sorts of picks through which one goes by touching the rest again, as a tile is turned."""
    completing: Collection[str] = ()
    """Sorts of picks that, touched first, bring the rest with them where there is no other choice."""
    shows: Callable[[Position, str], str] = usual.shows_nothing
    """What comes into sight with the touch of a pick, to be looked at beside what is chosen; '' for nothing."""
    looking: Collection[str] = ()
    """Sorts of picks that can be looked at when they are nothing to be chosen."""
    clear: int = 60
    """Who has so many percent of the winner's points, or less, has clearly been beaten."""
    advises_on: bool = False
    """Whether who has asked for a hint gets one at each choice from then on, until they want no more."""
    known: Callable[[Position], bool] = usual.never_known
    """Whether somebody who has come so far may do without "Done", which is offered once."""
    settles: bool = False
    """Whether what is chosen whole and dropped on a place that is no pick is done without "Done"."""
    carried: Mapping[str, Collection[str]] = field(default_factory=dict)
    """What can be moved by hand beside touching (web/drag.mjs): sorts of picks, each with the sorts of the places where
    it can be dropped. A piece that is no pick bears `data-drag`, a place that is none `data-drop`, with a sort of its
    own; `data-carry` on a pick is the id of what is seen moving, if that is not the pick itself."""
    keeps: Collection[str] = ()
    """Sorts of picks that a second touch does not let go of once all is chosen: it means yes once more."""
    amounts: Collection[str] = ()
    """Sorts of picks that say how much is used: a hint goes on where another number of it is chosen (app/plan.py)."""
    still_looking: Callable[[str, str], bool] = usual.looking_on
    """Whether what is looked at stays in sight when that pick has been chosen."""
    retells: bool = False
    """Whether what computer players did stays to be read, when one's turn has come, until one touches something."""
    together: int = 0
    """So many sentences of a computer player's turn are told at once; 0: each decision is told by itself."""
    scenes: Callable[[Position, Action], Moments] = usual.no_moments
    """Moments of an action to be shown one after another; [] where it is shown as a whole."""
    interlude: Callable[[Position, Action], Position | None] = usual.no_interlude
    """If the action ends a round: the position to be seen before anything is counted or cleared away. Its result is
    shown then (`Table.round_end`)."""
    counted: Callable[[Position, Action], Moments] = usual.no_moments
    """Moments of the last action of a game to be shown once the result of its last round has been read."""
    lying: Callable[[Position, Action], Position | None] | None = None
    """For who looks back: if by the action anything is counted at the end of a round or of the game, the position in
    which everything still lies there and nothing is counted yet. None: where a round ends, its `interlude` is that."""
    veiled: Callable[[Position, Action], Position] = usual.as_before
    """By an action something comes to light: the position after it without that, or, as is usual, the one before it.
    For who looks at what could be known then."""
    last_look: Callable[[Position, Action], Position | None] = usual.as_it_is
    """If the last action of a game clears the table: the position to look at when the game is over, its result in it,
    with everything as it lay before; None where the last position shows that itself. Never played on."""
    standing: Callable[[Position], Outcome] = usual.points_seen
    """How the game would end had the round that is just over been its last one: for a class whose bell rings."""
    cheered: Callable[[Event], bool] = usual.opens_nothing
    """Whether that is so great that it sounds otherwise than what is taken every day."""
    clearing: Callable[[Position, Action], Scenes] = usual.all_at_once
    """How what lies there after an `interlude` goes to its new owners, one look after another; []: all at once."""
    race: Race | None = None
    """How it is raced, if it can be."""
