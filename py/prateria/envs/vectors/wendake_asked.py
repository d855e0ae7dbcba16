"""The question that stands in Wendake, as numbers."""

from collections.abc import Iterator

from ...games.wendake.engine.asked import Asked
from ...games.wendake.engine.data import CATEGORIES, GOODS, MASK_KINDS, NATIVES, PLACES, PROGRESS, TRACKS
from ...games.wendake.engine.maps import MAPS
from .parts import Piece, count, flags, share, shares, yes

__all__ = ["question"]

_STEPS = (
    "fire", "canoe", "move1", "move2", "move3", "move4", "harvest", "hunt", "tan", "fish", "military", "mask", "trade",
    "ritual",
)  # fmt: skip
_PARTS = ("exchange", "buy", "spend")
_BAGS = ("give", "receive", "spend", "natives", "gain")
_KINDS = (*GOODS, *NATIVES)
_PROGRESS = tuple(tile.id for tile in PROGRESS)
_TERRITORIES = tuple(dict.fromkeys(place.id for sides in (4,) for place in MAPS[sides].territories))
_MOST = 8


def question(asked: Asked | None, names: tuple[str, ...]) -> Iterator[Piece]:
    """What is asked, what lies below it, and the fields that belong to it."""
    if asked is None:
        asked = Asked(0, "", ())
    yield "asked", flags((asked.what,), names)
    yield "below", flags(asked.below, names)
    yield "steps", flags(asked.steps, _STEPS)
    yield "parts", [*flags(asked.parts, _PARTS), yes(asked.any_order)]
    yield "moves", [share(asked.left, 5), yes(asked.extra), *count(asked.moved, _TERRITORIES, 5)]
    yield "first", [*flags((asked.first,), PLACES), yes(asked.stays)]
    answers = dict(zip(asked.kinds, asked.taken, strict=False))
    given = dict(zip(asked.kinds, asked.given, strict=False))
    yield "bag", [*flags((asked.bag,), _BAGS), *flags(asked.kinds, _KINDS), *shares((asked.least, asked.most), _MOST)]
    yield "given", [share(given.get(kind, 0), _MOST) for kind in _KINDS]
    yield "taken", [share(answers.get(kind, 0), _MOST) for kind in _KINDS]
    yield "answered", [share(len(asked.taken), len(_KINDS))]
    yield "pays", flags((asked.tile,), _PROGRESS)
    yield "where", [*flags(asked.tracks, TRACKS), share(asked.points, 3), *flags((asked.category,), CATEGORIES)]
    yield "disguise", [*flags((asked.added,), MASK_KINDS), *flags((asked.real,), MASK_KINDS)]
    yield "shown", [*flags((asked.shown,), MASK_KINDS), yes(asked.shared), yes(asked.flagged), yes(asked.ties)]
    points, most, natives, moves = asked.rite or (0, False, 0, 0)
    yield "rite", [share(points, 3), yes(most), share(natives, 5), share(moves, 3)]
