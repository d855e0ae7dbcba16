"""Why one would exchange: for a progress tile that could not be paid before, or for kinds that are missing. And whether
smallpox may follow, which belongs to the advice. WE-31 to WE-35."""

from typing import Any

from ..engine.data import PROGRESS, RESOURCES, YEARS
from ..engine.frames import Bag
from ..engine.observe import Observation, Player
from ..engine.preview import gains
from .goods import tile_worth, ways
from .worth import even

__all__ = ["exchanged"]


def exchanged(view: Observation, player: Player) -> tuple[str, dict[str, Any]]:
    """What speaks for the exchange that is thought of, or in which one is: as a reason (`reasons`)."""
    asked = view.asked
    bag = asked.stack[-1] if asked is not None and isinstance(asked.stack[-1], Bag) else None
    worth, years, goods = even(view, player), YEARS - view.year, player.goods[: len(RESOURCES)]
    buying = asked is not None and "buy" in asked.parts
    tiles = [i for i, tile in enumerate(PROGRESS) if buying and tile.id in view.offer]
    offer = tuple((tile, tile_worth(tile, worth, years, player.tracks)) for tile in tiles)
    most = bag.total if bag else sum(n for _, n in gains(view, "button:exchange"))
    free = bag is not None and bag.why == "receive"
    before = tuple(a + b for a, b in zip(goods, bag.given, strict=True)) if free and bag is not None else goods
    tile = ways(goods, most, offer, worth, years, free)[0].tile
    why = {"smallpox": bag is None or bag.check}
    if tile < 0 or any(way.tile >= 0 for way in ways(before, 0, ((tile, 1.0),), worth, years)):
        return "exchange_kinds", why
    return "exchange_tile", {**why, "tile": PROGRESS[tile].id}
