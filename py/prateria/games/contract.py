"""What a game gives beside its engine: five values, its doors, of which everything else knows nothing more.

A game is a package of this folder. Its engine (`core.game.State`) says what can be done; the doors say how a bot
judges it, how it is told, drawn, played at one screen and taught. Each stands under its name in its module:

    engine/__init__.py     META, State, SCENARIOS      the rules, and start positions that ship with the game, if any
    bot/__init__.py        SENSE: Sense                what a bot thinks of a position, and why
    words/__init__.py      TEXTS: Texts                sentences
    table/__init__.py      TABLE: Table                drawings, panels, the table in words
    flow.py                FLOW: Flow                  how it is played by several people at one screen
    teaching/__init__.py   TEACHING: Teaching          rules page, guided round, pictures
    __init__.py            CREDIT                      the original game and its author
                           SHEETS                      names in web/css with what its table needs beside the common
                                                       ones; web/css/game.css imports them, the wheel ships them
    lobby.svg              markup inside an <svg>      its picture in the lobby, 320 by 150; or a plain one

What is optional has a default. What is missing is named by mypy, and when the game is opened
by `game.HalfMade`.

Types in short: a `Position` is what `State` gives, an `Observation` what `State.observe` gives, an `Action` one of
`State.legal_actions()`, an `Event` what goes to the sink of `State.apply`. They are the game's own, so `Any` here. The
app itself reads of an observation `players[seat].points` (the course of a game), of an event its `seat` or `seats` if
it has them (the mark before a line of the log).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from ..core.game import Bag
from ..core.rng import Rng
from ..kit.lesson import Lesson
from ..kit.sense import by_chance
from ..kit.touch import Touch
from ..kit.words import Words
from ..view import plain
from ..view.frame import Frame, Sitter
from ..view.pages import Minute, Section
from ..view.school.classplan import ClassPlan
from ..view.svg import Safe
from . import usual
from .ahead import Ahead, AtOnce, Budget
from .flow import Flow
from .judging import Cost, Deals, Effort, Judging, Parts, PlayOn, Way, Worths
from .racing import Race, Referee
from .texts import Texts
from .usual import Action, Counts, Event, Foretelling, Keeping, Moments, Observation, Position, Reason, Scenes

__all__ = [
    "Action",
    "Ahead",
    "AtOnce",
    "Budget",
    "Cost",
    "Counts",
    "Deals",
    "Drawing",
    "Effort",
    "Event",
    "Flow",
    "Judging",
    "Moments",
    "Observation",
    "Parts",
    "PlayOn",
    "Position",
    "Race",
    "Reason",
    "Referee",
    "Scenes",
    "Sense",
    "Table",
    "Teaching",
    "Texts",
    "Way",
    "Worths",
    "looking",
    "moments",
    "revealed",
]


def moments(before: Position, action: Action) -> Moments:
    """What an action brings about: its events, each with the position at that moment. For `Flow.scenes`."""
    state, found = before.clone(), []

    def listen(event: Event) -> None:
        found.append((event, state.clone()))

    state.apply(action, listen)
    return found


def revealed(before: Position, action: Action) -> Moments:
    """The moments of an action by which something comes to light that was hidden, [] for others. For `Flow.scenes`."""
    told = moments(before, action)
    return told if any(before.reveals(event) for event, _ in told) else []


Drawing = Callable[[Observation, Touch, Sequence[Event], int | None, Words, Frame, tuple[Sitter, ...]], Safe]
Look = TypeVar("Look")


def looking(
    look: Callable[[Observation, Touch, Sequence[Event]], Look],
    draw: Callable[[Observation, Touch, Look, int | None, Words, Frame, tuple[Sitter, ...]], Safe],
) -> Drawing:
    """For `Table.draw`: a drawing that needs what `look` says. `look`: what to show beside the position while this is
    touched and that has just happened (the game's `preview`), in a type of its own, which nobody but `draw` knows."""

    def drawn(
        view: Observation,
        touch: Touch,
        news: Sequence[Event],
        seat: int | None,
        w: Words,
        frame: Frame,
        sitters: tuple[Sitter, ...],
    ) -> Safe:
        return draw(view, touch, look(view, touch, news), seat, w, frame, sitters)

    return drawn


# -- the doors -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Sense:
    """What a bot thinks of a game: `bots.think` searches, this judges. Hints go by the same."""

    reason: Callable[[Observation, Sequence[Action]], Reason]
    """Why one would do these actions, which follow each other."""
    explained: Callable[[Observation, Sequence[Action]], Iterator[Reason | None]] | None = None
    """The same for a hint, where it takes longer to find out; None now and then while it looks, at last the reason. If
    it takes too long, what it said last holds."""
    instead: Callable[[Observation, Way, Way], Sequence[Reason]] | None = None
    """For the review: what something better would have brought that what was played did not, by what could be seen.
    None: `reason` must do."""
    enough: Callable[[Sequence[Position], int, Sequence[Action]], Iterator[Action | None]] | None = None
    """For hints: whether a run that a bot would do brings nothing any more, on sampled positions. None now and then
    while it looks; at last what a hint proposes instead, with the reason `enough` and the values of its own, or None
    where the run brings something."""
    plainer: Callable[[Position, int, tuple[Action, ...]], Iterator[tuple[Action, ...] | None]] | None = None
    """For hints: of a run that a bot would do, in a sampled position, what one proposes who explains it to a child:
    about as good, and easier to understand. None now and then while it looks, at last that run. If it takes too long,
    what it said last holds."""
    keeping: Keeping | None = None
    """For hints: after that, the run, or what keeps one of the promises of earlier hints to that seat (`promise` in a
    reason), unless it is clearly worse. None now and then; if it takes too long, what it said last holds."""
    safer: Callable[[Observation, Action, Action], bool] | None = None
    """For hints: whether the first of two actions that turned out about as good leaves less to others."""
    against: Callable[[Sequence[str | None]], Sense] | None = None
    """For hints: the same where it is known who plays: by seat the level of a computer player, None: a person."""
    unsearched: Callable[[Observation], bool] | None = None
    """For hints: whether `plainer` knows by itself what one proposes there, so that no run need be searched first."""
    onward: Callable[[Observation, Action, Sequence[Action]], tuple[Action, Reason]] | None = None
    """For hints: which of these goes best with an action that is chosen already (`Flow.further`), and why."""
    evaluate: Callable[[Position, int, Rng], float] = by_chance
    """How good a sampled position is for a seat, in any unit. The usual: what comes of it when all play by chance."""
    effort: Callable[[Observation], int] = usual.little_effort
    """What one such evaluation takes, in units of about 10 microseconds of CPython on a developer's desk."""
    silly: Callable[[Observation, Action], bool] = usual.not_silly
    """Nobody who sees the table would do that while there is something else."""
    obvious: Callable[[Observation, Sequence[Action]], Action | None] = usual.not_obvious
    """The action that needs no trying out, or None; for levels that leave nothing to chance."""
    proposals: Callable[[Observation, Rng, int], Sequence[Counts]] = usual.no_bags
    """Up to so many full bags worth considering, where one is being filled."""
    modest: Callable[[Observation, Rng, int], Sequence[Counts]] | None = None
    """The same for levels that leave something to chance, where it is something else."""
    propose: Callable[[Observation], Counts] = usual.nothing_proposed
    """The bag that a player who asks for a proposal is shown,"""
    others: Callable[[Observation], Sequence[Counts]] = usual.no_others
    """and the next ones, of about equal worth, for whoever asks again."""
    lying_there: Callable[[Observation], Counts] | None = None
    """What lies in the bag when it is opened, if that is something else than the proposal."""
    plans: Callable[[Position, int], Iterator[tuple[Action, ...] | None]] | None = None
    """Where one thinks further than the next action: runs of actions worth comparing in a sampled position, the best
    first; None now and then while it searches. Nothing hidden is learnt within a run."""
    shortlist: Callable[[Position, int], Sequence[Action]] | None = None
    """In heavy games: the actions worth thinking about in a sampled position, by what the seat knows, the likeliest
    first. Levels that leave something to chance go by `silly` first."""
    offhand: Callable[[Position, int], Sequence[Action]] | None = None
    """In heavy games: what somebody may do who sees no further than the next thing, of which chance takes one at levels
    that leave something to it. None: whatever is not `silly`, which wastes a turn that is made of many small steps."""
    deals: int | None = None
    """On how many sampled positions each action is tried at most; None: on as many as the budget allows."""
    ahead: Ahead | None = None
    """The rollouts of the level `strong`."""
    efforts: tuple[AtOnce, ...] = ()
    """What a decision of the level `strong` may take where it evaluates at once as `normal` does, only more often: for
    slow devices, for others. Without this, `ahead` and `sharper` the game has no such level."""
    hinted: int | None = None
    """A hint needs no more evaluations than that, where a decision of that level may take more: people wait for it."""
    sharper: Sense | None = None
    """What the level `strong` goes by, where it is something else."""
    proved: int | None = None
    """At tables of at most so many `strong` was shown to be stronger than `normal`, and is offered; None: at all."""
    judging: Judging | None = None
    """How a game that is over is judged, for its review; None: nothing true can be said but the points."""
    decided: Callable[[Callable[[Rng], Position], Rng], Iterator[int]] | None = None
    """Whether what is left of a game can hardly change who wins: of positions sampled by what a seat may know, in how
    many, played to the end, the one who leads has won so far; 0 at last where it is not so. None: it is not asked."""
    urges: Callable[[Observation, int], Sequence[tuple[str, float, float]]] = usual.no_urges
    """In a race: what that seat could soundly claim, as (what, its worth now, what waiting is worth), the most pressing
    first."""
    temptations: Callable[[Observation, int], Sequence[str]] = usual.no_temptations
    """In a race: what somebody in a hurry might wrongly claim."""


@dataclass(frozen=True, kw_only=True)
class Table:
    """All that is drawn of a game. Pure: the same input gives the same markup; no rules are asked here."""

    draw: Drawing
    """The whole table as that seat sees it (None: a spectator), while this is touched and that has just happened. Of a
    game that shows more than the position: `looking(look, draw)`."""
    in_words: Callable[[Observation, Touch, Words, tuple[Sitter, ...], Sequence[Action]], Safe]
    """The same position for those who do not see the picture, with the legal actions as buttons."""
    game_end: Callable[[Observation, Sequence[tuple[int, ...]], Words, tuple[Sitter, ...], Sequence[Event]], Safe] = (
        plain.game_end
    )
    """Who won and how. The points of all seats after each round, and all events of the game. The usual: winners,
    everybody's points and how they grew."""
    round_end: Callable[[Sequence[Event], Observation, Observation, Words, tuple[Sitter, ...]], Safe] = (
        usual.no_round_end
    )
    """The result of a round, from its events and what lay there before and after; shown where there is an
    `Flow.interlude`."""
    whole_round: bool = False
    """Whether `round_end` is given the events of the whole round, and not only those of its last action."""
    on_the_way: bool = False
    """Whether points are won during a round, and not at its end alone."""
    counted: Callable[[Sequence[Event]], Sequence[int]] = usual.nothing_counted
    """What the counting brought each seat, where points can be spent between; () elsewhere: what they have more."""
    bag_title: Callable[[Words, Bag], str] = usual.no_bag_title
    """What the button says that opens the bag."""
    bag_panel: Callable[[Bag, Counts, Observation, Words], Safe] = usual.no_bag_panel
    """A bag while it is being filled."""
    foretell: Foretelling = usual.nothing_foretold
    """What is chosen whole and what it brings, in sentences; '' for the usual: the names of all that is chosen."""
    seating: Callable[[Words, Sequence[Sitter], Frame], Safe] = usual.no_seating
    """Before a race: a drawing of who sits at which side of the screen; or nothing."""
    explain: Callable[[Observation, str, Words, tuple[Sitter, ...]], str] = usual.nothing_explained
    """What a thing on the table says that is no move."""
    places: Callable[[Event], Sequence[str]] = usual.nowhere
    """Where on the table that happened, to be framed while it is the last move or its line of the log is touched:
    the ids of things, or their `data-place`. `a|b`: the first of them that is in sight; `a+b`: both in one frame;
    `a*`: all with that `data-place`."""
    gains: Callable[[Event], Sequence[tuple[str, str]]] = usual.nothing_gained
    """What numbers on the table changed by that: (place as in `places`, by how much, "+2"), shown beside them for a
    while."""


@dataclass(frozen=True, kw_only=True)
class Teaching:
    """What teaches a game."""

    rules: Callable[[Words, int], Sequence[Section]]
    """The whole rules by that version, in sections: one for each option, by its id."""
    minute: Callable[[Words], Sequence[Minute]] = usual.no_minute
    """The game in one minute, in five steps; or nothing."""
    race: Callable[[Words], Sequence[Minute]] = usual.no_minute
    """What must be known before a race begins, in three steps, each with a picture as in `minute`; or nothing."""
    signs: Callable[[Words], Sequence[Minute]] = usual.no_minute
    """What the signs on its table mean, while a race stands still: then there is time to ask; or nothing."""
    opening: Callable[[Words], Sequence[Minute]] = usual.no_minute
    """What must be known before the first action of a game that is no race; or nothing."""
    picture: Callable[[str, Words], Safe] = usual.no_picture
    """The drawing that a step or section names."""
    named: Callable[[str, Any], str] = usual.as_named
    """What that drawing is called at a table, by what is seen of its position, where it shows what is played there."""
    lesson: Lesson | None = None
    """The guided round; of several, its first part."""
    first_game: Mapping[str, Any] = field(default_factory=dict)
    """Options of a first game after it, for one person and a computer player, where others than the usual are easier.
    """
    class_plan: Callable[[Words], ClassPlan] | None = None
    """What a teacher needs to play it with a class, on paper; or nothing."""
