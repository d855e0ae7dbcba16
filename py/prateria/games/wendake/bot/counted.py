"""How much of what one gains counts: of a pair only the lower track does. WE-81. For hints."""

from collections.abc import Sequence
from typing import Any

from ..engine.data import TRACKS
from ..engine.observe import Observation, Player

__all__ = ["counted"]


def counted(view: Observation, player: Player, gains: Sequence[tuple[str, int]]) -> dict[str, Any]:
    """`counts`: by how much the points of that player rise with these gains, (track, number); `behind`: the tracks that
    must follow before the rest of it counts, each with how far. Nothing where all of it counts."""
    tracks = dict(zip(TRACKS, player.tracks, strict=True))
    for track, n in gains:
        if track in tracks:
            tracks[track] += n
    total = sum(n for track, n in gains if track in tracks)
    counts = sum(min(tracks[name] for name in pair) for pair in view.pairs) - sum(player.pairs)
    if counts >= total:
        return {}
    gained = {track for track, n in gains if n}
    behind = [
        (low, tracks[high] - tracks[low])
        for pair in view.pairs
        for low, high in (pair, pair[::-1])
        if tracks[low] < tracks[high] and high in gained
    ]  # fmt: skip
    return {"counts": counts, "behind": tuple(behind)}
