"""What a seat may know of a position: everything on the table, its own mask cards and the faces of its turtles.

Hidden are the deck, mask cards of others that nobody has seen, turtle faces, tiles and ghost cards still to come.

>>> from .state import State
>>> view = State.new(seats=2, seed=1).observe(0)
>>> view.players[1].grid[4].tile, view.players[1].tracks, view.own.turtles
('B1', (0, 0, 0, 0), ())
"""

from typing import NamedTuple

from prateria.core.game import Outcome

from . import player
from .asked import Asked, asked
from .data import FLAGS, GHOST, MASK_KINDS, MASKS, PLACES, PROGRESS, TILES, TRIBES, TURTLE_FACES, TURTLES
from .data import NATIVES as _NATIVES
from .position import GHOST_SEAT, Position
from .rules.grid import LINES, open_lines
from .rules.hands import Card, cards, known, seen
from .rules.produce import lakes
from .scoring import lower, named

__all__ = ["Area", "Asked", "Card", "Observation", "Own", "Place", "Player", "Territory", "observe"]


class Place(NamedTuple):
    """A place of a grid. `tile` "" while it is empty; `ritual`: that side is up; `steps`: the actions that show, from
    top to bottom; `marker`: "action", "fire" or ""."""

    id: str
    tile: str
    ritual: bool
    steps: tuple[str, ...]
    marker: str


class Area(NamedTuple):
    """`seat`, `native`: who is in it, None and "" if it is free. `stack`: how many, for the two areas of a village."""

    id: str
    product: str
    seat: int | None
    native: str
    stack: int


class Territory(NamedTuple):
    """`home`: whose village it is, or None. `standing[side]`: sentinels; `near`: the ids of its neighbours."""

    id: str
    kind: str
    home: int | None
    flag: str | None
    standing: tuple[int, ...]
    areas: tuple[Area, ...]
    near: tuple[str, ...]


class Player(NamedTuple):
    """What everyone knows of a player.

    `tribe`: its id, "" before it is chosen, "common" without the option. `lines`: the lines of the grid that can still
    be completed, each as three places. `out`: tiles that have just left the grid (before one is replaced). `goods` by
    `data.GOODS`; `lakes`: canoes by the lakes of the map; `women`, `hunters`, `warriors` in the village; `house` by
    `data.NATIVES`; `tracks` by `data.TRACKS`. `hand`: number of mask cards, `seen` those of them that everyone knows;
    `played` this year; `disc`: its mask space. `turtles`: (category, level). `progress`: (id, used this year).
    `markers`: action markers still to be placed; `ordered`: one lies on the order of play. `extra`: one warrior more
    may move this year. `pairs`: the lower of each pair of tracks; `points`: their sum and that of the swap, turtles
    not counted.
    """

    seat: int
    tribe: str
    grid: tuple[Place, ...]
    lines: tuple[tuple[str, str, str], ...]
    out: tuple[str, ...]
    aside: tuple[str, ...]
    goods: tuple[int, ...]
    canoes: int
    lakes: tuple[int, ...]
    women: int
    hunters: int
    warriors: int
    house: tuple[int, ...]
    tracks: tuple[int, ...]
    hand: int
    seen: tuple[Card, ...]
    played: tuple[Card, ...]
    disc: str
    turtles: tuple[tuple[str, int], ...]
    progress: tuple[tuple[str, bool], ...]
    flag: str
    swaps: int
    swapped: bool
    markers: int
    ordered: bool
    extra: bool
    pairs: tuple[int, int]
    points: int


class Own(NamedTuple):
    """What a seat alone knows: its mask cards and its turtles as (category, level, tracks).

    `known`: for each card in hand what the others know of it, 0 nothing, 1 its kind, 2 all; `played`: its cards of this
    year, whose blankets it has seen.
    """

    hand: tuple[Card, ...]
    turtles: tuple[tuple[str, int, tuple[str, ...]], ...]
    known: tuple[int, ...]
    played: tuple[Card, ...]


class Ghost(NamedTuple):
    """The ghost. `cards`: still to come this year, sorted; `turned`: the last one; `ahead`: in this year's order;
    `traded`: the progress tiles that it took away."""

    disc: str
    warriors: int
    house: int
    cards: tuple[str, ...]
    ahead: bool
    turned: str
    traded: tuple[str, ...]


class Observation(NamedTuple):
    """A position as one seat sees it; `seat=None`: a spectator, without `own`.

    `rules`: the version of the rules. `asked`: the question that stands, None when the game is over. `next_order`: who
    has placed a marker on the order of play, from the left (1 is the ghost in the solo game). `pairs`: the tracks, two
    and two. `offer`: progress tiles on sale. `deck`: cards left; `pile`: the discard pile, the last one on top.
    `turtles`: how many are left of each of `data.TURTLES`. `open`: the open tiles, `stack`: how many more of their
    level; `gone`: tiles that left the game; `tribes`: those to choose from; `flags`: those nobody has.
    """

    seat: int | None
    rules: int
    year: int
    actors: tuple[int, ...]
    asked: Asked | None
    order: tuple[int, ...]
    next_order: tuple[int, ...]
    pairs: tuple[tuple[str, str], tuple[str, str]]
    players: tuple[Player, ...]
    own: Own | None
    ghost: Ghost | None
    territories: tuple[Territory, ...]
    offer: tuple[str, ...]
    deck: int
    pile: tuple[Card, ...]
    turtles: tuple[int, ...]
    flags: tuple[str, ...]
    level: int
    open: tuple[str, ...]
    stack: int
    gone: tuple[str, ...]
    tribes: tuple[str, ...]
    outcome: Outcome | None

    @property
    def in_order(self) -> tuple[int, ...]:
        """Everybody in the order of play, the ghost as well."""
        if self.ghost is None:
            return self.order
        return (GHOST_SEAT, *self.order) if self.ghost.ahead else (*self.order, GHOST_SEAT)


def observe(state: Position, seat: int | None) -> Observation:
    """The observation of that seat."""
    actors = state.actors()
    return Observation(
        seat,
        state.rules,
        state.year,
        actors,
        asked(state, seat) if actors else None,
        state.order,
        state.next_order,
        named(state.pairs),
        tuple(_player(state, p) for p in state.people),
        None if seat is None else _own(state.players[seat]),
        _ghost(state) if state.solo else None,
        _territories(state),
        tuple(PROGRESS[tile].id for tile in state.offer),
        len(state.deck),
        tuple(Card(MASK_KINDS[sort // 2], bool(sort & 1)) for sort in state.pile),
        tuple(len(faces) for faces in state.turtles),
        tuple(flag for flag in FLAGS if flag in state.flags),
        state.level,
        tuple(TILES[tile].id for tile in state.open),
        len(state.stacks[state.level - 1]),
        tuple(TILES[tile].id for tile in sorted(state.gone)),
        tuple(TRIBES[tribe].id for tribe in state.choices),
        state.outcome(),
    )


def _player(state: Position, p: "player.Player") -> Player:
    pairs = lower(p.tracks, state.pairs)
    return Player(
        p.seat,
        p.tribe.id if p.tribe else "",
        tuple(_place(p, place, code) for place, code in enumerate(p.grid)),
        tuple(_line(i) for i in open_lines(p.marked, p.fire)),
        tuple(TILES[tile].id for tile in p.out),
        tuple(TILES[tile].id for tile in p.aside),
        p.goods,
        p.canoes,
        lakes(p.canoes, state.sides),
        p.women,
        p.hunters,
        state.at_home(p.seat),
        p.house,
        p.tracks,
        len(p.hand),
        seen(p.hand),
        seen(p.played),
        _space(p),
        tuple(TURTLES[stack] for stack, _ in p.turtles),
        tuple((PROGRESS[tile].id, bool(p.used >> tile & 1)) for tile in p.progress),
        p.flag,
        p.swaps,
        p.swapped,
        4 - p.marked.bit_count() - p.ordered,
        p.ordered,
        p.extra,
        pairs,
        sum(pairs) + (not p.swapped),
    )


def _place(p: "player.Player", place: int, code: int) -> Place:
    if code < 0:
        return Place(PLACES[place], "", False, (), "")
    tile, side = TILES[code >> 1], code & 1
    marker = "action" if p.marked >> place & 1 else "fire" if p.fire == place else ""
    return Place(PLACES[place], tile.id, bool(side), tile.back if side else tile.front, marker)


def _line(i: int) -> tuple[str, str, str]:
    a, b, c = LINES[i]
    return PLACES[a], PLACES[b], PLACES[c]


def _space(p: "player.Player") -> str:
    return MASKS[p.disc].id if p.disc >= 0 else ""


def _own(p: "player.Player") -> Own:
    return Own(
        cards(p.hand),
        tuple((*TURTLES[stack], TURTLE_FACES[TURTLES[stack][1]][face]) for stack, face in p.turtles),
        tuple(known(c) for c in p.hand),
        cards(p.played),
    )


def _ghost(state: Position) -> Ghost:
    ghost = state.players[1]
    coming, turned = tuple(GHOST[card] for card in sorted(state.ghost)), (*GHOST, "")[state.turned]
    traded = tuple(PROGRESS[tile].id for tile in state.traded)
    return Ghost(_space(ghost), state.at_home(1), ghost.house[2], coming, state.ghost_first, turned, traded)


def _territories(state: Position) -> tuple[Territory, ...]:
    land, sides = state.land, state.sides
    return tuple(
        Territory(
            place.id,
            place.kind,
            land.villages.index(t) if t in land.villages else None,
            place.flag,
            state.stand[t * sides : (t + 1) * sides],
            tuple(_area(state, t, land.start[t] + i) for i in range(len(place.areas))),
            tuple(land.names[other] for other in land.near[t]),
        )
        for t, place in enumerate(land.territories)
    )


def _area(state: Position, t: int, area: int) -> Area:
    land = state.land
    name, product = land.area_names[area], land.products[area]
    if t in land.villages:
        seat = land.villages.index(t)
        p, hunters = state.players[seat], product == "beaver"
        n = p.hunters if hunters else p.women
        return Area(name, product, seat if n else None, _NATIVES[hunters] if n else "", n)
    seat, native = divmod(state.areas[area], 3)
    return Area(name, product, None, "", 0) if seat < 0 else Area(name, product, seat, _NATIVES[native], 1)
