"""The four tracks and how points come to them. WE-02."""

from prateria.core.game import Sink

from .. import events as ev
from ..data import TRACKS
from ..player import Player, put

__all__ = ["ECONOMIC", "MASK", "MILITARY", "RITUAL", "named", "score"]

ECONOMIC, MILITARY, RITUAL, MASK = range(4)


def score(p: Player, track: int, points: int, why: str, tell: Sink) -> None:
    """Points for that player."""
    if points:
        total = p.tracks[track] + points
        p.tracks = put(p.tracks, track, total)
        tell(ev.Scored(p.seat, TRACKS[track], points, total, why))


def named(p: Player, name: str) -> tuple[int, ...]:
    """The tracks that a progress tile may mean now by that name: several where the player stands equal (WE-34).

    >>> p = Player.blank(0)
    >>> p.tracks = (2, 0, 5, 0)
    >>> named(p, "ritual"), named(p, "lower"), named(p, "higher")
    ((2,), (1, 3), (2,))
    """
    if name in TRACKS:
        return (TRACKS.index(name),)
    wanted = min(p.tracks) if name == "lower" else max(p.tracks)
    return tuple(track for track, points in enumerate(p.tracks) if points == wanted)
