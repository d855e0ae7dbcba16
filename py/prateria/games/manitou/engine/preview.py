"""What a choice would do, from what a seat knows: shown before it is confirmed. MA-10 to MA-19.

>>> from .actions import PLAYS
>>> from .state import State
>>> state = State.new(seats=2, seed=1)
>>> while state.phase == "party":
...     state.apply(state.legal_actions()[-1])
>>> shown = preview(state.observe(state.turn), state.legal_actions()[0])
>>> shown.result, shown.strengths[state.turn] > 0
('lies', True)
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from .actions import Play
from .data import FIRST_WARRIOR, KIND, KINDS, STRENGTH
from .events import BisonCaught, BisonLost, CaptivesTaken, CardsReturned, HuntEnded, ThievesTaken
from .observe import Observation, Territory
from .rules import Guard, trial
from .scoring import Catch, alone, catches

__all__ = [
    "Look",
    "Preview",
    "Standing",
    "Trek",
    "guard_of",
    "hoped",
    "look",
    "preview",
    "standings",
    "thieves",
    "treks",
]


class Standing(NamedTuple):
    """A territory if the hunt ended now.

    `catches`: (seat, herd, strength, place) in the order of places; `lost`: herds that nobody would get, and `why`:
    `nobody`, `tie`, `second` or ''; `guard`: the seat that would take `captives` cards of others there, or None.
    """

    territory: str
    catches: tuple[Catch, ...]
    lost: tuple[int, ...]
    why: str
    guard: int | None
    captives: int


class Preview(NamedTuple):
    """What laying a card somewhere would do.

    `result`: `lies` for a hunter; `joins`, `wins`, `loses`, `equal`, `sacrifice` or `weak` for a great warrior;
    `against`: the (seat, kind) whom it meets in a trial, or None; `fallen`: the (seat, kind) turned face down, the card
    just played first; `guard`: who has face-up great warriors there afterwards, and their kinds, the upper one last;
    `strengths`: of each seat's hunters there afterwards; `standing`: that territory if the hunt then ended;
    `thieves`: the seats that would take a hide thief then.
    """

    seat: int
    kind: str
    territory: str
    result: str
    against: tuple[int, str] | None
    fallen: tuple[tuple[int, str], ...]
    guard: tuple[int, tuple[str, ...]] | None
    strengths: tuple[int, ...]
    standing: Standing
    thieves: tuple[int, ...]

    @property
    def captured(self) -> bool:
        """Whether others are on guard there then, who would take the card as a captive (MA-19)."""
        return self.standing.guard not in (None, self.seat)


class Trek(NamedTuple):
    """The herds of a territory leave it at the end of a hunt: (value, the seat they go to or None), greatest first."""

    hunt: int
    territory: str
    herds: tuple[tuple[int, int | None], ...]


class Look(NamedTuple):
    """All that a table shows of consequences: every territory as it stands, the hide thief, the choice made ready,
    herds on their way, and whom the thief visits just now."""

    standings: tuple[Standing, ...]
    thieves: tuple[int, ...]
    preview: Preview | None
    treks: tuple[Trek, ...] = ()
    visits: tuple[int, ...] = ()


def look(view: Observation, touch: Any, news: Sequence[Any] = ()) -> Look:
    """What to show of this position while this is touched (`view.frame.Touch`). `news`: the latest events."""
    ready = None if touch.ready is None else preview(view, touch.ready)
    counted = any(isinstance(event, _COUNTED) for event in news)  # the thief has been, and cards leave the table
    return Look(standings(view), () if counted else thieves(view), ready, treks(news, view.hunt), visits(news))


_COUNTED: Final = (ThievesTaken, BisonCaught, BisonLost, CaptivesTaken, CardsReturned)


def visits(news: Sequence[Any]) -> tuple[int, ...]:
    """Whom the hide thief visits just now (MA-16)."""
    return next((event.seats for event in news if isinstance(event, ThievesTaken)), ())


def treks(news: Sequence[Any], hunt: int = 0) -> tuple[Trek, ...]:
    """Which herds go where, by the events of the end of a hunt (MA-17, MA-18). `hunt`: the one that is shown, if the
    events do not say which has ended."""
    hunt = next((event.hunt for event in news if isinstance(event, HuntEnded)), hunt)
    herds: dict[str, list[tuple[int, int | None]]] = {}
    for event in news:
        if isinstance(event, BisonCaught):
            herds.setdefault(event.territory, []).append((event.value, event.seat))
        elif isinstance(event, BisonLost):
            herds.setdefault(event.territory, []).extend((value, None) for value in event.values)
    return tuple(Trek(hunt, name, tuple(sorted(gone, key=lambda herd: -herd[0]))) for name, gone in herds.items())


def preview(view: Observation, action: Any) -> Preview | None:
    """What the action would do; None for anything else than laying a card."""
    if not isinstance(action, Play):
        return None
    place = next(place for place in view.territories if place.id == action.territory)
    seat, kind = action.seat, KIND[action.kind]
    before = after = guard_of(place)
    result, against = "lies", None
    fallen: tuple[tuple[int, str], ...] = ()
    strengths = list(place.strengths)
    if kind >= FIRST_WARRIOR:
        result, after, fell = trial(before, seat, kind)
        fallen = tuple((s, KINDS[k]) for s, k in fell)
        if result != "joins":
            against = (before[0], KINDS[before[-1]])
    else:
        strengths[seat] += STRENGTH[kind]
    owners = [*(card.seat for card in place.laid), seat]
    return Preview(
        seat,
        action.kind,
        action.territory,
        result,
        against,
        fallen,
        (after[0], tuple(KINDS[k] for k in after[1:])) if after else None,
        tuple(strengths),
        _standing(view.rules, place, strengths, owners, after),
        thieves(view, (seat, STRENGTH[kind])),
    )


def standings(view: Observation) -> tuple[Standing, ...]:
    """Every territory if the hunt ended now."""
    return tuple(
        _standing(view.rules, place, place.strengths, [card.seat for card in place.laid], guard_of(place))
        for place in view.territories
    )


def hoped(standings: Sequence[Standing], seat: int) -> tuple[int, int]:
    """What a seat would have of a hunt that ended so: the points of its herds, and captives."""
    herds = sum(herd for there in standings for owner, herd, _, _ in there.catches if owner == seat)
    return herds, sum(there.captives for there in standings if there.guard == seat)


def thieves(view: Observation, more: tuple[int, int] = (0, 0)) -> tuple[int, ...]:
    """Who would take a hide thief if the hunt ended now (MA-16); nobody when all hunts are over, though the last one
    still lies there. `more`: (seat, strength) that is about to be added."""
    if view.outcome is not None:
        return ()
    totals = [sum(column) for column in zip(*(place.strengths for place in view.territories), strict=True)]
    totals[more[0]] += more[1]
    most = max(totals)
    return tuple(s for s, total in enumerate(totals) if total == most) if most else ()


def guard_of(place: Territory) -> Guard:
    """The guard of a territory in the engine's form: `(seat, kind, ...)`, the upper one last, or ()."""
    if place.guard is None:
        return ()
    return (place.guard, *(KIND[c.kind] for c in place.laid if c.up and KIND[c.kind] >= FIRST_WARRIOR))


def _standing(rules: int, place: Territory, strengths: Any, owners: list[int], guard: Guard) -> Standing:
    if place.herds:
        won, lost, why = catches(strengths, place.herds, alone(owners, rules))
    else:  # they have gone to who caught them
        won, lost, why = (), (), ""
    captives = sum(owner != guard[0] for owner in owners) if guard else 0
    return Standing(place.id, won, lost, why, guard[0] if guard else None, captives)
