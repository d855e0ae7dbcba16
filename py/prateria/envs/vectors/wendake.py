"""What a seat sees of Wendake: the map, grids, goods and tracks of all, its own masks and turtles, the offers."""

from collections.abc import Iterator, Mapping

from ...core.game import Choice
from ...games.wendake.engine.asked import NAMES
from ...games.wendake.engine.data import (
    FLAGS,
    GHOST,
    MASK_KINDS,
    MASKS,
    NATIVES,
    PROGRESS,
    TILES,
    TRACKS,
    TRIBES,
    TURTLES,
    YEARS,
)
from ...games.wendake.engine.observe import Area, Card, Observation, Own, Player
from .parts import Piece, count, flags, one, seats_of, share, shares, turned, yes
from .wendake_asked import question

__all__ = ["pieces"]

_TILES = tuple(tile.id for tile in TILES)
_PROGRESS = tuple(tile.id for tile in PROGRESS)
_TRIBES = ("common", *(tribe.id for tribe in TRIBES))
_MASKS = tuple(mask.id for mask in MASKS)
_CARDS = tuple(Card(kind, pox) for kind in MASK_KINDS for pox in (False, True, None))
_PEOPLE, _CARDS_IN_HAND, _POINTS = 8, 8, 40


def pieces(options: Mapping[str, Choice], view: Observation) -> Iterator[Piece]:
    """The pieces of `vectors.pieces`. In the solo game the ghost is the second side of the map."""
    seat, seats = view.seat or 0, len(view.players)
    sides = max(seats, 2)
    yield "seat", one(seat, sides)
    yield "actor", seats_of(view.actors, seat, sides)
    yield "year", [share(view.year, YEARS)]
    yield "order", [share(_place(view.order, (seat + i) % sides), sides) for i in range(sides)]
    yield "next_order", [share(_place(view.next_order, (seat + i) % sides), sides) for i in range(sides)]
    yield "pairs", [yes({a, b} in map(set, view.pairs)) for a in TRACKS for b in TRACKS if a < b]
    yield from question(view.asked, tuple(NAMES.values()))
    for i, player in enumerate(turned(view.players, seat)):
        yield from ((f"{name}_{i}", values) for name, values in _player(player))
    yield from _own(view.own or Own((), (), (), ()))
    ghost = view.ghost
    yield (
        "ghost",
        [0.0] * (len(_MASKS) + 2 * len(GHOST) + 3)
        if ghost is None
        else [
            *flags((ghost.disc,), _MASKS),
            *flags(ghost.cards, GHOST),
            *flags((ghost.turned,), GHOST),
            share(ghost.warriors, _PEOPLE),
            share(ghost.house, _PEOPLE),
            yes(ghost.ahead),
        ],
    )
    for place in view.territories:
        standing = shares(turned(place.standing, seat), _PEOPLE)
        areas = [value for area in place.areas for value in _area(area, seat, sides)]
        yield place.id, [*standing, *flags((place.flag,), FLAGS), *areas]
    yield "offer", flags(view.offer, _PROGRESS)
    yield "masks", [share(view.deck, 40), *count(view.pile, _CARDS, 5), *flags(view.pile[-1:], _CARDS)]
    yield "turtles", shares(view.turtles, 4)
    yield "flags", flags(view.flags, FLAGS)
    yield "level", one(view.level - 1, 2)
    yield "open", flags(view.open, _TILES)
    yield "stack", [share(view.stack, len(TILES))]
    yield "tribes", flags(view.tribes, _TRIBES)


def _place(order: tuple[int, ...], seat: int) -> int:
    """From 1; 0: not in it."""
    return order.index(seat) + 1 if seat in order else 0


def _player(p: Player) -> Iterator[Piece]:
    yield "tribe", flags((p.tribe,), _TRIBES)
    yield "grid", [value for place in p.grid for value in flags((place.tile,), _TILES)]
    sides = ((yes(at.ritual), yes(at.marker == "action"), yes(at.marker == "fire")) for at in p.grid)
    yield "sides", [value for three in sides for value in three]
    yield "out", flags(p.out, _TILES)
    yield "aside", flags(p.aside, _TILES)
    yield "goods", shares(p.goods, 10)
    yield "people", shares((p.canoes, *p.lakes[:1], p.women, p.hunters, p.warriors, *p.house), _PEOPLE)
    yield "tracks", shares((*p.tracks, *p.pairs, p.points), _POINTS)
    yield "hand", [share(p.hand, _CARDS_IN_HAND), *count(p.seen, _CARDS, 5)]
    yield "played", [*count(p.played, _CARDS, 5), *flags((p.disc,), _MASKS)]
    yield "turtles", flags(p.turtles, TURTLES)
    bought = dict(p.progress)
    yield "progress", [value for tile in _PROGRESS for value in (yes(tile in bought), yes(bought.get(tile)))]
    yield "flag", flags((p.flag,), FLAGS)
    yield "markers", [share(p.markers, 4), yes(p.ordered), share(p.swaps, 2), yes(p.swapped), yes(p.extra)]


def _own(own: Own) -> Iterator[Piece]:
    """One's own mask cards and the tracks of one's turtles."""
    yield "own_hand", count(own.hand, _CARDS, 5)
    faces = {(category, level): tracks for category, level, tracks in own.turtles}
    yield "own_turtles", [value for turtle in TURTLES for value in flags(faces.get(turtle, ()), TRACKS)]


def _area(area: Area, seat: int, sides: int) -> list[float]:
    """Whose it is, who is there, how many."""
    owner = () if area.seat is None else (area.seat,)
    return [*seats_of(owner, seat, sides), *flags((area.native,), NATIVES), share(area.stack, _PEOPLE)]
