"""What a game gives to a review (`bots.review`): the rollouts by which positions of a finished game are compared.

A game without it is reviewed by the course of its points alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..core.rng import Rng
from ..core.session import Step
from .usual import Action, Observation, Position

__all__ = ["Cost", "Deals", "Effort", "Judging", "Parts", "PlayOn", "Way", "Worths"]

Worths = tuple[float, ...]
"""What each seat comes to, in points of the end."""


Parts = Mapping[str, float]
"""What it comes to for all, part by part, under names that the game knows."""

PlayOn = Callable[[Position, int | None, Rng, bool], Iterator[Worths | None]]


class Way(NamedTuple):
    """What somebody can do in a turn: its actions, and what that seat sees `after` them. `parts`: what comes of it on
    average, where `Judging.in_parts` tells so. `points`: so many it comes out better by the end; 0: not known."""

    actions: Sequence[Action]
    after: Observation
    parts: Parts | None = None
    points: int = 0


class Effort(NamedTuple):
    """On how many dealt worlds: a point of the curve is judged (`curve`); a turn is glanced at (`glance`), and where
    it looks as if there had been something better, the likeliest runs are compared (`choose`), then the best of them
    with what was played (`check`); the deal itself is compared with others (`luck`)."""

    curve: int
    glance: int
    choose: int
    check: int
    luck: int


class Cost(NamedTuple):
    """What it takes to judge a point of the curve (`stop`), to glance at a turn, to look at one closely (`moment`), to
    find the round in which most changed (`change`), to play a `deal`: in ms, but only how they stand to each other
    matters. Measured: `workshop.bench.review --cost`."""

    stop: float
    glance: float
    moment: float
    change: float
    deal: float


def from_the_start(steps: Sequence[Step]) -> Sequence[int]:
    return (0,)


def all_hidden(state: Position, rng: Rng) -> Position:
    return state.redeal(None, rng)


def as_it_is(state: Position, actions: Sequence[Action]) -> Sequence[Action]:
    return actions


def always(state: Position) -> bool:
    return True


def any_action(action: Action) -> bool:
    return True


@dataclass(frozen=True, kw_only=True)
class Deals:
    """What chance alone decides in a game, so that the deal can be told apart from play."""

    starts: Callable[[Sequence[Step]], Sequence[int]] = from_the_start
    """After how many actions chance had just dealt: from each on it is played, with this deal and with others."""
    again: Callable[[Position, Rng], Position] = all_hidden
    """That position with everything dealt anew that chance alone decides."""
    times: int = 1
    """How often each deal is played, where that is not always the same."""


@dataclass(frozen=True, kw_only=True)
class Judging:
    """How positions of a finished game are judged: by rollouts in which all seats play sensibly."""

    play_on: PlayOn
    """From a position dealt as that seat knows it (None: as they know who watch; it may be changed): None now and then,
    at last what each seat comes to. `far`: as far as the deal reaches, else as far as it pays to look."""
    effort: Effort
    cost: Cost
    least: float
    """Points that are worth telling people about."""
    anew: Callable[[Position, Rng], Position] = all_hidden
    """That position with everything dealt anew that nobody knew then: what players held in their hands stays. For the
    curve."""
    doubt: tuple[float, ...]
    """How far the end was from what had been judged, in points, at equal steps through a game, the last just before its
    end: for two of three players no further, good and careless ones. Measured: `workshop.bench.review`."""
    spread: float | None = None
    """Where rollouts go to the end of a game: by how much their spread is to be multiplied for the same, but for this
    game and not for all of its kind."""
    check: PlayOn | None = None
    """The same more carefully, for what is told: the curve, and the comparison; None: it is careful enough."""
    in_parts: Callable[[Position, Rng], Iterator[tuple[Worths, Parts] | None]] | None = None
    """The same as `check`, with what it is made of: so a reason can say what comes of something on average."""
    clear: Callable[[Position], bool] = always
    """Whether what is decided there can be judged truly."""
    ends: Callable[[Action], bool] = any_action
    """Whether a turn ends with that action, whatever came to light before: so far both ways are told and shown."""
    needed: Callable[[Position, Sequence[Action]], Sequence[Action]] = as_it_is
    """From that position the same without what can bring nothing any more: so it is told and shown as better."""
    fits: Callable[[Position], bool] = always
    """Whether such a game can be judged: not where it is quick hands that win."""
    hints: PlayOn | None = None
    """The rollouts by which a hint compares what can be done (`bots.advice`): short, as somebody waits for it. None:
    hints are chosen as bots choose."""
    deals: Deals | None = None
    """How the deal is judged; None: nothing is said of it."""
