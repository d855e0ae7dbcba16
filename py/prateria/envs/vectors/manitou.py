"""What a seat sees of Manitou: the hunt, its own cards, everybody's, the three territories, herds still unseen."""

from collections.abc import Iterator, Mapping

from ...core.game import Choice
from ...games.manitou.engine.data import FIRST_WARRIOR, HAND, HUNTS, KIND, KINDS, LARGE_HERDS, PARTY, SMALL_HERDS, TURNS
from ...games.manitou.engine.observe import Observation, Own, Player, Territory
from .parts import Piece, count, one, seats_of, share, shares, turned, yes

__all__ = ["pieces"]

_PHASES = ("party", "play", "over")
_WARRIORS = KINDS[FIRST_WARRIOR:]
_VALUES = sorted({*LARGE_HERDS, *SMALL_HERDS})
_POINTS = float(sum(LARGE_HERDS) + sum(SMALL_HERDS))


def pieces(options: Mapping[str, Choice], view: Observation) -> Iterator[Piece]:
    """The pieces of `vectors.pieces`."""
    seat, seats = view.seat or 0, len(view.players)
    yield "seat", one(seat, seats)
    yield "dealer", seats_of((view.dealer,), seat, seats)
    yield "actor", seats_of(view.actors, seat, seats)
    yield "hunt", one(view.hunt - 1, HUNTS)
    yield "phase", one(_PHASES.index(view.phase), len(_PHASES))
    yield "turns_left", [share(view.turns_left, TURNS * seats)]
    yield from _own(view.own or Own((), (), (), ()))
    for i, player in enumerate(turned(view.players, seat)):
        yield f"player_{i}", _player(player)
        kinds, sure = view.stuck[player.seat]
        yield f"stuck_{i}", [*(yes(kinds >> k & 1) for k in range(FIRST_WARRIOR, len(KINDS))), share(sure, HAND)]
    for place in view.territories:
        yield place.id, _territory(place, seat, seats)
    yield "large_left", count(view.large_left, _VALUES, 2)
    yield "small_left", count(view.small_left, _VALUES, 2)


def _own(own: Own) -> Iterator[Piece]:
    """Hand, pile, reserve, and the party being chosen: how far, and with what."""
    nothing = (0,) * len(KINDS)
    yield "hand", count(own.hand, KINDS, 2)
    yield "pile", shares(own.pile or nothing, 2)
    yield "reserve", shares(own.reserve or nothing, 2)
    yield "taken", shares((*own.taken, *nothing[len(own.taken) :]), 2)
    yield "answered", [share(len(own.taken), len(KINDS))]


def _player(player: Player) -> list[float]:
    return [
        *shares(player.unseen, 2),
        share(player.hand, HAND),
        share(player.pile, PARTY),
        yes(player.chosen),
        share(sum(player.bison), _POINTS),
        share(len(player.captives), 3 * 4 * TURNS),
        share(player.thieves, HUNTS),
        share(player.points, _POINTS),
    ]


def _territory(place: Territory, seat: int, seats: int) -> list[float]:
    """Herds; then for each seat its cards by kind, face up and face down, its strength, whether it guards and which
    great warrior of it came last."""
    found = count(place.herds, _VALUES, 2)
    for other in turned(range(seats), seat):
        mine = [card for card in place.laid if card.seat == other]
        found += count([card.kind for card in mine if card.up], KINDS, 2)
        found += count([card.kind for card in mine if not card.up], KINDS, 2)
        found.append(share(place.strengths[other], 60))
        guards = place.guard == other
        found.append(yes(guards))
        up = [card.kind for card in mine if card.up and KIND[card.kind] >= FIRST_WARRIOR] if guards else []
        found += one(_WARRIORS.index(up[-1]) if up else None, len(_WARRIORS))
    return found
