"""What a seat sees of Pow Wow: the cards that lie there, the pile of answers, everybody's winnings, what is to come."""

from collections.abc import Iterator, Mapping

from ...core.game import Choice
from ...games.powwow.engine.data import CARDS, COPIES, TRIBE
from ...games.powwow.engine.observe import Heap, Observation
from .parts import Piece, flags, one, seats_of, share, turned

__all__ = ["pieces"]

_PHASES = ("turn", "ask", "take", "over")


def pieces(options: Mapping[str, Choice], view: Observation) -> Iterator[Piece]:
    """The pieces of `vectors.pieces`."""
    seat, seats = view.seat or 0, len(view.players)
    yield "seat", one(seat, seats)
    yield "phase", one(_PHASES.index(view.phase), len(_PHASES))
    yield "turn", seats_of((view.turn,), seat, seats)
    yield "actor", seats_of(view.actors, seat, seats)
    yield "table", _heap(view.table)
    claims = {lying.seat: (place, lying.kind) for place, lying in enumerate(view.pile)}
    for i in range(seats):
        place, kind = claims.get((seat + i) % seats, (None, None))
        yield f"claim_{i}", [*one(None if kind is None else TRIBE.index(kind), len(TRIBE)), *one(place, seats)]
    yield "settled", [share(view.settled, seats)]
    yield "asked", seats_of(view.asked, seat, seats)
    yield "answered", seats_of(view.answered, seat, seats)
    for i, player in enumerate(turned(view.players, seat)):
        winnings = [share(player.winnings.count(card), n) for card, n in zip(CARDS, COPIES, strict=True)]
        yield f"player_{i}", [share(player.points, sum(COPIES)), *winnings, *flags(player.winnings[-2:], CARDS)]
    yield "prairie", _heap(view.prairie)
    yield "left", [share(view.left, view.rounds)]
    yield "gone", _heap(view.gone)


def _heap(heap: Heap) -> list[float]:
    """How much of each card there is, as a part of all of that card."""
    there = dict(heap)
    return [share(there.get(card, 0), n) for card, n in zip(CARDS, COPIES, strict=True)]
