"""Where on the table something happened: a tile of a grid, a territory, an area, or the strip of a player.

>>> from ..engine.events import Moved, TileChosen
>>> places(TileChosen(1, "G3", "A7", ("hunt",), False)), places(Moved(0, "D.0", "C", "C.1"))
(('place-1-G3|strip-1',), ('spot-C-1|land-C',))
"""

from collections.abc import Sequence
from typing import Any, Final

from prateria.kit.touch import Touch

from ..engine import events as ev
from ..engine.data import GOODS, TURTLE_POINTS

__all__ = ["gains", "marches", "pane_of", "places", "swaps"]

PANES: Final[dict[str, tuple[type, ...]]] = {
    "grid": (ev.TileChosen, ev.Swapped, ev.TileTurned),
    "map": (
        ev.Moved, ev.Fought, ev.Raided, ev.Transferred, ev.CanoeLaunched, ev.NativeLost, ev.MajoritiesCounted,
        ev.NativesCame, ev.FlagTaken,
    ),
    "market": (ev.Bought,),
    "board": (ev.OrderTaken, ev.MaskDrawn, ev.MaskDiscarded, ev.MasksPlayed, ev.TurtleTaken, ev.PointShifted,
              ev.TurtlesShown),
}  # fmt: skip
"""What can be seen to happen in each part of the table."""


def places(event: Any) -> tuple[str, ...]:
    """See `Table.places`. Where another part of the table is in sight, the strip of the player stands for it."""
    match event:
        case ev.TileTurned():
            return (f"place-{event.seat}-{event.place}|strip-{event.seat}",)
        case ev.TileChosen():
            return (f"place-{event.seat}-{event.place}|strip-{event.seat}",)
        case ev.Moved():
            return (_spot(event.area) if event.area else _stand(event.to, event.seat),)
        case ev.Fought():
            return (_stand(event.to, event.other),)
        case ev.Raided() | ev.Transferred():
            return (_spot(event.area),)
        case ev.MajoritiesCounted():
            return tuple(_stand(name, event.seat) for name in event.territories)
        case ev.Scored():
            return (f"track-{event.seat}-{event.track}",)
        case ev.Bought() | ev.TurtleTaken() | ev.MasksPlayed():
            return (f"strip-{event.seat}",)
    return ()


def gains(event: Any) -> tuple[tuple[str, str], ...]:
    """See `Table.gains`.

    >>> from ..engine.events import Scored, Spent
    >>> gains(Spent(0, (2, 0, 0, 0, 1, 0))), gains(Scored(0, "mask", 2, 4, "ritual"))
    ((('have-0-corn', '−2'), ('have-0-fish', '−1')), (('track-0-mask', '+2'),))
    """
    match event:
        case ev.Gained() | ev.Received():
            return _goods(event.seat, event.goods)
        case ev.Given() | ev.Spent() | ev.Bought():
            return _goods(event.seat, [-n for n in event.goods])
        case ev.CanoeLaunched():
            return ((f"have-{event.seat}-canoe", "+1"),)
        case ev.MaskDrawn():
            return ((f"have-{event.seat}-mask", "+1"),)
        case ev.Scored():
            return ((f"track-{event.seat}-{event.track}", f"+{event.points}"),)
        case ev.TurtleTaken():
            return ((f"turtles-{event.seat}", f"+{TURTLE_POINTS[event.level]}"),)
        case ev.TurtlesShown():
            return tuple((f"track-{event.seat}-{track}", f"+{n}") for track, n in event.tracks.items())
        case ev.PointShifted():
            return ((f"track-{event.seat}-{event.source}", "−1"), (f"track-{event.seat}-{event.to}", "+1"))
    return ()


def _goods(seat: int, goods: Sequence[int]) -> tuple[tuple[str, str], ...]:
    """By their places in `GOODS`; of payments only the first of them are told. Tanning takes beavers as well."""
    return tuple((f"have-{seat}-{GOODS[i]}", f"{n:+d}".replace("-", "−")) for i, n in enumerate(goods) if n)


def pane_of(events: Sequence[Any]) -> str:
    """The part of the table where the last of these events can be seen; "" if that is nowhere.

    >>> from ..engine.events import Moved, Scored, TileChosen
    >>> chosen, scored = TileChosen(1, "G3", "A7", ("move1",), False), Scored(1, "mask", 2, 4, "ritual")
    >>> pane_of([chosen, scored]), pane_of([chosen, Moved(1, "D.0", "C", "C.1"), scored]), pane_of([scored])
    ('grid', 'map', '')
    """
    found = (name for event in reversed(events) for name, kinds in PANES.items() if isinstance(event, kinds))
    return next(found, "")


def _spot(area: str) -> str:
    """`C.1` is an area of the territory `C`: the round of it, or that land."""
    return f"spot-{area.replace('.', '-')}|land-{area.partition('.')[0]}"


def _stand(territory: str, seat: int) -> str:
    """Where the sentinels of that seat stand; when nobody does any more, the land."""
    return f"spot-{territory}-s{seat}|land-{territory}"


def marches(touch: Touch) -> bool:
    """Whether a hint speaks of warriors and where they go: that is seen on the map."""
    return any(getattr(action, "verb", "") in _MARCHES for action in touch.advised)


def swaps(touch: Touch) -> bool:
    """Whether a hint speaks of two tiles that change places: that is seen on the grid."""
    return any(getattr(action, "verb", "") == "swap" for action in touch.advised)


_MARCHES: Final = ("home", "stay", "stand", "lie", "raid", "fight")
