"""What the doors of a game do where the game itself says nothing: as is usual, or there is none here.

Each stands in `contract.py` as the default of the field that describes it. The types are those of the doors.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Protocol

from ..core.game import Bag, Option, Outcome
from ..core.rng import Rng
from ..core.session import Step
from ..kit.touch import Touch
from ..kit.words import Words
from ..view.frame import Frame, Sitter
from ..view.pages import Minute
from ..view.svg import Safe

Position = Any
Observation = Any
Action = Any
Event = Any
Reason = tuple[str, dict[str, Any]]
"""Why one would do something: its id and values, from which `Texts.reason` makes a sentence."""
Counts = dict[str, int]
"""A full bag: how many of each kind."""
Moments = list[tuple[Event, Position]]
"""What happens, one after another, each with the position at that moment."""
Scenes = list[tuple[tuple[Event, ...], Position]]
"""The same where several events are told in one look."""

Keeping = Callable[[Position, int, tuple[Action, ...], Sequence[tuple[Any, ...]]], Iterator[tuple[Action, ...] | None]]
"""Of a run what keeps promises: see `Sense.keeping`."""


def no_bags(view: Observation, rng: Rng, n: int) -> list[Counts]:
    return []


def nothing_proposed(view: Observation) -> Counts:
    return {}


def no_others(view: Observation) -> list[Counts]:
    return []


def as_proposed(view: Observation, ways: Sequence[Counts], picked: Counts) -> Sequence[Counts]:
    return ways


def not_silly(view: Observation, action: Action) -> bool:
    return False


def not_obvious(view: Observation, legal: Sequence[Action]) -> Action | None:
    return None


def little_effort(view: Observation) -> int:
    return 10


def no_difference(w: Words, reason: Reason, names: Sequence[str]) -> str:
    return ""


def events_tell(w: Words, action: Action, name: str) -> str:
    return ""


def nothing_to_say(w: Words) -> str:
    return ""


def evenly_dealt(w: Words, view: Observation, events: Sequence[Event], names: Sequence[str]) -> str:
    return ""


def not_decided(w: Words, view: Observation, names: Sequence[str], tries: int) -> str:
    return ""


def points(w: Words, n: int) -> str:
    return w.n("%(n)d point", "%(n)d points", n)


def no_source(w: Words, key: str) -> str:
    return ""


def points_ahead(w: Words) -> str:
    return w.p("axis", "Points ahead")


def no_urges(view: Observation, seat: int) -> Sequence[tuple[str, float, float]]:
    return ()


def no_temptations(view: Observation, seat: int) -> Sequence[str]:
    return ()


def worth_it(event: Event) -> bool:
    return True


def nothing_undone(w: Words, view: Observation, action: Action, possible: Collection[str]) -> str:
    return ""


def nothing_still(w: Words, actions: Sequence[Action]) -> str:
    return ""


def nothing_unused(w: Words, events: Sequence[Event]) -> str:
    return ""


def nothing_of_events(w: Words, events: Sequence[Event], names: Sequence[str]) -> str:
    return ""


def no_harm(event: Event, seat: int) -> bool:
    return False


def no_feat(w: Words, events: Sequence[Event], names: Sequence[str]) -> tuple[int, str]:
    return 0, ""


def nothing_decided(w: Words, events: Sequence[Event], names: Sequence[str], outcome: Outcome, seat: int) -> str:
    return ""


def done(w: Words, action: Action | None) -> str:
    return w("Done")


def no_sum(w: Words, before: Observation, after: Observation, names: Sequence[str]) -> str:
    return ""


def never_idle(view: Observation, event: Event) -> bool:
    return False


def no_woe(event: Event) -> bool:
    return False


def no_option(w: Words, option: Option) -> dict[str, Any]:
    raise KeyError(option.id)


def round_of(w: Words, n: int, of: int) -> str:
    return w("Round %(n)d of %(of)d", n=n, of=of)


def round_name(w: Words) -> str:
    return w.p("axis", "Round")


def seat_looks(w: Words) -> Sequence[str]:
    return w("Blue circle"), w("Orange triangle"), w("Yellow square"), w("Pink star"), w("Green diamond")


def not_in_words(w: Words, kind: str) -> str:
    return ""


def no_rule(w: Words, view: Observation, chosen: Sequence[str], pick: str) -> str:
    return ""


def no_bag_title(w: Words, bag: Bag) -> str:
    return ""


def no_bag_panel(bag: Bag, counts: Counts, view: Observation, w: Words) -> Safe:
    return Safe()


def as_before(before: Position, action: Action) -> Position:
    return before


def nothing_of_it(w: Words, event: Event, view: Observation, names: Sequence[str]) -> str:
    return ""


def nothing_came(w: Words, events: Sequence[Event]) -> str:
    """Nothing that has to be said."""
    return ""


def nobody_passed(
    state: Position, steps: Sequence[Step], people: Collection[int], wish: Mapping[str, str]
) -> int | None:
    return None


def never_spent(state: Position, people: Collection[int]) -> bool:
    return False


def nothing_swapped(w: Words, pick: str) -> str:
    return ""


def nothing_led(
    w: Words, events: Sequence[Event], names: Sequence[str], viewer: int | None, heard: bool
) -> tuple[str, str]:
    return "", ""


def nothing_passed(w: Words, why: int, again: bool, view: Observation, names: Sequence[str]) -> str:
    return ""


def no_run(w: Words, events: Sequence[Event], names: Sequence[str] = ()) -> str:
    return ""


def nothing_explained(view: Observation, what: str, w: Words, sitters: tuple[Sitter, ...]) -> str:
    return ""


def nothing_spoken(w: Words, view: Observation, names: Sequence[str], touch: Touch) -> str:
    return ""


def nothing_heard(w: Words, event: Any, viewer: int | None, view: Any) -> str:
    return ""


def nothing_in_short(w: Words, event: Any, names: Sequence[str]) -> str:
    return ""


def nothing_in_brief(w: Words, events: Sequence[Event], names: Sequence[str], seat: int) -> list[str]:
    return []


def nothing_told(w: Words, before: Observation, now: Observation) -> str:
    return ""


def nothing_awaited(w: Words, view: Observation, event: Event, names: Sequence[str]) -> str:
    return ""


def nothing_begins(event: Any) -> bool:
    return False


class Foretelling(Protocol):
    """What a choice brings, in sentences; `names`: of the players, where somebody is spoken of."""

    def __call__(self, view: Observation, touch: Touch, w: Words, names: Sequence[str] = ()) -> str: ...


def nothing_foretold(view: Observation, touch: Touch, w: Words, names: Sequence[str] = ()) -> str:
    return ""


def no_seating(w: Words, sitters: Sequence[Sitter], frame: Frame) -> Safe:
    return Safe()


def nowhere(event: Event) -> Sequence[str]:
    return ()


def nothing_counted(events: Sequence[Event]) -> Sequence[int]:
    return ()


def nothing_gained(event: Event) -> Sequence[tuple[str, str]]:
    return ()


def all_at_once(before: Position, action: Action) -> Scenes:
    return []


def no_round_end(
    events: Sequence[Event], before: Observation, after: Observation, w: Words, sitters: tuple[Sitter, ...]
) -> Safe:
    return Safe()


def no_minute(w: Words) -> Sequence[Minute]:
    return ()


def no_picture(name: str, w: Words) -> Safe:
    return Safe()


def as_named(name: str, view: Any) -> str:
    return name


def hidden(state: Position, people: Collection[int] = ()) -> bool:
    return True


def asked_alone(state: Position, people: Collection[int]) -> Action | None:
    return None


def no_moments(before: Position, action: Action) -> Moments:
    return []


def no_interlude(before: Position, action: Action) -> Position | None:
    return None


def as_it_is(before: Position, action: Action) -> Position | None:
    return None


def shows_nothing(state: Position, pick: str) -> str:
    return ""


def opens_nothing(action: Action) -> bool:
    return False


def never_known(state: Position) -> bool:
    return False


def not_small(before: Position, action: Action) -> bool:
    return False


def looking_on(looked_at: str, pick: str) -> bool:
    return True


def nothing_waived(state: Position, action: Action) -> bool:
    """Whoever stops something is asked what else there is."""
    return False


def nothing_further(state: Position, action: Action) -> Sequence[Action]:
    """Whoever has done that is asked anew."""
    return ()


def nothing_promised(state: Position, first: Action | None, then: Action) -> Any:
    """Nothing that could change."""
    return None


def nothing_together(state: Position, legal: Sequence[Action]) -> Mapping[str, Sequence[Action]]:
    """Each action is touched by itself."""
    return {}


def nothing_likely(state: Position, action: Action) -> Action | None:
    """Everybody has to choose."""
    return None


def nothing_granted(state: Position, legal: Sequence[Action]) -> Action | None:
    return None


def something_left(state: Position) -> bool:
    return len(state.legal_actions()) > 1


def all_asked(state: Position, steps: Sequence[Step], people: Collection[int], wish: Mapping[str, str]) -> None:
    return None


def nothing_looked_at(state: Position, steps: Sequence[Step], people: Collection[int], wish: Mapping[str, str]) -> bool:
    return False


def nothing_concerns(view: Observation, event: Event) -> bool:
    return False


def nothing_marked(steps: Sequence[Step]) -> Sequence[Event]:
    return ()


def points_seen(state: Position) -> Outcome:
    points = tuple(player.points for player in state.observe(None).players)
    winners = tuple(seat for seat, mine in enumerate(points) if mine == max(points))
    return Outcome(points, ({},) * len(points), winners)
