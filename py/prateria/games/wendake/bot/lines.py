"""What a tile surely brings, and the line that a hint has in mind for the year."""

from collections.abc import Sequence
from typing import Any

from ..engine.data import CANOES, GOODS, TRACKS
from ..engine.observe import Observation, Player
from ..engine.preview import gains

__all__ = ["promise", "surely"]


def promise(view: Observation, player: Player, line: Sequence[str], tiles: Sequence[str] = ()) -> dict[str, Any]:
    """What a hint has in mind for the year, so that a later one can say if it has something else in mind: `promise`;
    `kept`: the promises that can still be kept. A line with the tiles in it; `tiles`: those after a swap."""
    there = {place.id: place.tile for place in player.grid}
    kept = tuple((view.year, one, tuple(there[place] for place in one)) for one in player.lines)
    return {"promise": (view.year, (*line,), (*(tiles or (there[place] for place in line)),)), "kept": kept}


def surely(view: Observation, player: Player, steps: Sequence[str]) -> dict[str, Any]:
    """What the actions of a tile surely bring, done one after another: `goods` by `GOODS`, `tracks` with points."""
    goods, tracks, canoes = [0] * len(GOODS), [], 0
    pelt, beaver = GOODS.index("pelt"), GOODS.index("beaver")
    for step in steps:
        found = dict(gains(view, f"step:{step}"))
        if step == "tan":
            goods[pelt] += goods[beaver] + player.goods[beaver]
            goods[beaver] = -player.goods[beaver]
            continue
        canoes += step == "canoe" and player.canoes + canoes < CANOES
        for good, n in found.items():
            if good in GOODS:
                goods[GOODS.index(good)] += n + canoes * (step == "fish")
            elif good in TRACKS and n:
                tracks.append((good, n))
    return {"goods": tuple(max(0, n) for n in goods), "tracks": tuple(tracks)}
