"""Wendake for players: the grid of action tiles, the map, goods and natives, tracks and masks."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from ...core.game import Take
from ...games.wendake.engine.data import GOODS, NATIVES, TRACKS
from ...games.wendake.engine.observe import Area, Asked, Card, Ghost, Place, Territory
from ...games.wendake.engine.observe import Player as Seen
from ...games.wendake.engine.position import Position
from ...games.wendake.engine.scoring import lower
from .. import action, view


class Board(NamedTuple):
    """`territories` by name: kind, home, flag, standing (sentinels by seat), areas, near; `areas` by name: product,
    seat, native; `tiles`: the open action tiles; `offer`: progress tiles on sale; `pile`: the discard pile of masks,
    the last one on top; `pairs`: the tracks, two and two, of which the lower one counts; `order`: the order of play;
    `next_order`: who has taken a place in that of next year; `ghost`: your opponent in the solo game."""

    territories: Mapping[str, Territory]
    areas: Mapping[str, Area]
    tiles: tuple[str, ...]
    offer: tuple[str, ...]
    pile: tuple[Card, ...]
    pairs: tuple[tuple[str, str], tuple[str, str]]
    order: tuple[int, ...]
    next_order: tuple[int, ...]
    ghost: Ghost | None


class Player(NamedTuple):
    """`points`: the lower track of each pair, and one for never having swapped; `tracks`, `goods`, `house` (the natives
    in the long house) by name; `canoes` on the lakes; `women`, `hunters`, `warriors` in the village; `grid`: the places
    by name, each with its tile, its steps and its marker; `aside`: tiles put aside; `markers`: action markers still to
    be placed; `swaps`: how many are left; `masks`: how many mask cards, of which everyone has `seen` some; `played`:
    those of this year; `turtles`: as (category, level); `progress`: as (name, used this year); `flag`: of an alliance,
    or ""."""

    seat: int
    points: int
    tribe: str
    tracks: Mapping[str, int]
    goods: Mapping[str, int]
    canoes: int
    women: int
    hunters: int
    warriors: int
    house: Mapping[str, int]
    grid: Mapping[str, Place]
    aside: tuple[str, ...]
    markers: int
    swaps: int
    masks: int
    seen: tuple[Card, ...]
    played: tuple[Card, ...]
    turtles: tuple[tuple[str, int], ...]
    progress: tuple[tuple[str, bool], ...]
    flag: str


class Action(action.Action):
    """What can be done in Wendake, by its `what`.

    A turn       tile, fire (`place` of the grid), order (a marker onto the order of play), do (`step` of a tile), end
    In between   open (`button`: swap or transfer), swap (`place`), use (`progress`), home and stay (the outpost in an
                 `area`; `fill`: somebody of the village takes its place), done, back
    Moving       stand (from `start` into a `territory`), lie and raid (from `start` into an `area`), fight (from
                 `start` in a `territory` against `foe`), stop
    A Trade      exchange, buy (`progress`), pay (`goods`), spend, track (`track`), flag (`flag`), lose (the native at a
                 `spot`)
    Masks        draw (`pile`), discard (`card`), disguise (`mask` as `shown`), add (`mask`), mask (a `combination` of
                 `masks`), hold
    Others       take (`amount` of `kind`), join (`tribe`), turtle (`category`, `level`), shift (a point from `track`
                 to `to`), turn (`place`), replace (`tile` by `new`), keep, go
    """

    __slots__ = ()
    NAMES = (
        "place", "step", "button", "progress", "area", "fill", "start", "territory", "foe", "goods", "track", "flag",
        "spot", "pile", "card", "mask", "shown", "combination", "masks", "kind", "amount", "tribe", "category", "level",
        "tile", "new", "to",
    )  # fmt: skip


class View(view.View):
    """What you see of Wendake when it is your turn. Give back one of `view.actions`.

    view.actions     see help(view.actions[0])
    view.hand        your mask cards: kind, infected
    view.board       the map and what lies beside it: `view.board.territories["C"].standing`, see help(view.board)
    view.me, view.others   players: points, tracks, goods, grid and more, see help(view.me)
    view.phase       what is asked: turn, steps, moves, bag, masks ...; view.asked says more of it
    view.round       the year, from 1 to 7
    view.turtles     the faces of your turtles, as (category, level, tracks)
    view.random      random numbers                   view.sample()     a world to try things in
    """

    __slots__ = ()

    @property
    def hand(self) -> tuple[Card, ...]:
        """Your mask cards."""
        hand: tuple[Card, ...] = self.observation.own.hand
        return hand

    @property
    def turtles(self) -> tuple[tuple[str, int, tuple[str, ...]], ...]:
        """Your turtles as (category, level, tracks)."""
        turtles: tuple[tuple[str, int, tuple[str, ...]], ...] = self.observation.own.turtles
        return turtles

    @property
    def board(self) -> Board:
        """The map, and what lies beside it."""
        seen = self.observation
        return Board(
            {place.id: place for place in seen.territories},
            {area.id: area for place in seen.territories for area in place.areas},
            seen.open,
            seen.offer,
            seen.pile,
            seen.pairs,
            seen.order,
            seen.next_order,
            seen.ghost,
        )

    @property
    def players(self) -> tuple[Player, ...]:
        """All players, by seat."""
        return tuple(map(_player, self.observation.players))

    @property
    def asked(self) -> Asked | None:
        """What is asked, with all that belongs to it; None when the game is over."""
        asked: Asked | None = self.observation.asked
        return asked

    @property
    def phase(self) -> str:
        """What is being asked, in a word."""
        return self.asked.what if self.asked else "over"

    @property
    def round(self) -> int:
        """The year, from 1 to 7."""
        year: int = self.observation.year
        return year


Values = dict[str, Any]


def _named(*names: str) -> Callable[[str, str], Values]:
    """What a verb is done to, and where, by these names."""
    return lambda what, where: dict(zip(names, (what, where), strict=False))


def _transfer(what: str, where: str) -> Values:
    return {"area": what, "fill": where == "fill"}


def _fight(what: str, where: str) -> Values:
    territory, _, number = where.rpartition("-")
    return {"start": what, "territory": territory, "foe": int(number) - 1}


def _turtle(what: str, where: str) -> Values:
    category, _, level = what.partition("-")
    return {"category": category, "level": int(level)}


def _discard(what: str, where: str) -> Values:
    kind, _, pox = what.partition("-")
    return {"card": Card(kind, bool(pox))}


_SAYS: Final[dict[str, Callable[[str, str], Values]]] = {
    "join": _named("tribe"),
    "tile": _named("place"),
    "fire": _named("place"),
    "do": _named("step"),
    "open": _named("button"),
    "use": _named("progress"),
    "swap": _named("place"),
    "home": _transfer,
    "stay": _transfer,
    "stand": _named("start", "territory"),
    "lie": _named("start", "area"),
    "raid": _named("start", "area"),
    "fight": _fight,
    "buy": _named("progress"),
    "pay": lambda what, where: {"goods": tuple(what.split("+"))},
    "track": _named("track"),
    "shift": _named("track", "to"),
    "flag": _named("flag"),
    "lose": _named("spot"),
    "draw": _named("pile"),
    "discard": _discard,
    "disguise": _named("mask", "shown"),
    "add": _named("mask"),
    "mask": lambda what, where: {"combination": what, "masks": tuple(where.split("+"))},
    "turtle": _turtle,
    "turn": _named("place"),
    "replace": _named("tile", "new"),
}
"""What each verb says of itself; the others say nothing more."""


def say(engine: Any) -> Action:
    """The action of an engine's action."""
    if isinstance(engine, Take):
        return Action(engine, "take", {"kind": engine.kind, "amount": engine.amount})
    says = _SAYS.get(engine.verb)
    return Action(engine, engine.verb, says(engine.what, engine.where) if says else {})


def points(state: Position) -> tuple[int, ...]:
    """The points so far, turtles not counted."""
    return tuple(sum(lower(p.tracks, state.pairs)) + (not p.swapped) for p in state.people)


def _player(seen: Seen) -> Player:
    return Player(
        seen.seat,
        seen.points,
        seen.tribe,
        dict(zip(TRACKS, seen.tracks, strict=True)),
        dict(zip(GOODS, seen.goods, strict=True)),
        seen.canoes,
        seen.women,
        seen.hunters,
        seen.warriors,
        dict(zip(NATIVES, seen.house, strict=True)),
        {place.id: place for place in seen.grid},
        seen.aside,
        seen.markers,
        seen.swaps,
        seen.hand,
        seen.seen,
        seen.played,
        seen.turtles,
        seen.progress,
        seen.flag,
    )
