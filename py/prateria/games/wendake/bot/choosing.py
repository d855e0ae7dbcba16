"""Why one would choose a tile, have the Sacred Fire play it, swap it or take a new one, for hints: as `reasons`."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from ..engine.data import GOODS, RESOURCES, TILES, TRACKS, YEARS
from ..engine.observe import Observation, Player
from .foreseen import goes_on, next_step, swapped
from .lines import counted, might, promise, surely
from .tiles import ordinary, served
from .worth import even

__all__ = ["fire", "replace", "swap", "tile"]

Reason = tuple[str, dict[str, Any]]

_FRONT: Final = {tile.id: tile.front for tile in TILES}
_PERHAPS: Final = {"trade": "economic", "mask": "mask"}
"""Actions that can bring points, and where."""


def tile(view: Observation, player: Player, action: Any, played: str = "") -> Reason:
    """What the tile brings, and the line that it belongs to; of the first tile of a year how many lines it leaves.
    `played`: the place of the tile that the Sacred Fire is to play."""
    marked = {place.id for place in player.grid if place.marker == "action"}
    lines = [line for line in player.lines if action.what in line]
    if not lines:
        return "only_way", {}
    there = {place.id: place.steps for place in player.grid}
    fire = there[action.what] == ("fire",)
    brings = _fire_tile(view, player, action, played) if fire else _brings(view, player, there[action.what])
    brings["place"] = action.what
    if fire and len(lines) > 1:  # which of them stays open is decided by what it plays
        return "fire_tile", brings
    if not marked and len(lines) > 1:  # none is promised: when the next tile is chosen, another may be better
        way, onward = goes_on(view, action.what)
        return "begin", {"n": len(lines), "way": way, "onward": onward, **brings}
    line = max(lines, key=lambda line: len(marked & {*line}))
    others = tuple(there[place] for place in line if place != action.what and place not in marked)
    return "line", {"line": line, "others": others, **brings, **promise(view, player, line)}


def _brings(view: Observation, player: Player, steps: Sequence[str]) -> dict[str, Any]:
    """What a tile with these actions brings, surely and perhaps; and what counts of that."""
    sure, may = surely(view, player, steps), might(view, player, steps)
    if (
        view.year == YEARS and player.markers <= 2 - player.ordered
    ):  # of the last tile only a Trade makes points of them
        goods = zip(GOODS, sure["goods"], strict=True)
        sure["goods"] = tuple(n if good in RESOURCES and "trade" in steps else 0 for good, n in goods)
    perhaps = counted(view, player, [(_PERHAPS[step], n) for step, n in may if step in _PERHAPS])
    counts = counted(view, player, sure["tracks"])
    return {"steps": steps, **sure, "might": may, "perhaps": {} if sure["tracks"] else perhaps, **counts}


def _fire_tile(view: Observation, player: Player, action: Any, played: str) -> dict[str, Any]:
    """What the tile brings that the Sacred Fire would play then, though a progress tile may be used before."""
    after, step = next_step(view, action, "fire")
    there = {place.id: place.steps for place in player.grid}
    at = played or (step.what if getattr(step, "verb", "") == "fire" else "")
    return {"at": at, **_brings(after, after.players[player.seat], there.get(at, ()))}


def fire(view: Observation, player: Player, action: Any) -> Reason:
    there = {place.id: place.steps for place in player.grid}
    return "fire", {"place": action.what, **_brings(view, player, there[action.what])}


def swap(view: Observation, player: Player, action: Any) -> Reason:
    """Which tiles change places, for which line, and what it costs."""
    places, (line, tiles) = swapped(view, action)
    there = {place.id: place.steps for place in player.grid}
    pair = tuple((place, there[place]) for place in places)
    names = tuple(TILES[int(tile)].id for tile in tiles)
    marked = [place.id for place in player.grid if place.marker]
    after = {place: tile for place, tile in zip(line, names, strict=True) if place not in marked}
    turned = {place.tile: place.steps for place in player.grid}
    plays = tuple(turned[tile] for tile in after.values())
    values = {"price": int(not player.swapped), "pair": pair, "line": line, "plays": plays}
    return "swap", {**values, **promise(view, player, line, names)}


def traded(old: Iterable[str], new: Iterable[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The actions that the new ones have and the old ones do not, and the other way round.

    >>> traded(("hunt", "fish", "fish"), ("fish", "mask"))
    (('mask',), ('hunt', 'fish'))
    """
    lost, more = [*old], []
    for step in new:
        if step in lost:
            lost.remove(step)
        else:
            more.append(step)
    return tuple(more), tuple(lost)


def replace(view: Observation, player: Player, action: Any) -> Reason:
    """Both tiles, what the new one does that the old one does not, and the other way round; which action lost none of
    the nine shows then. Marches there are many."""
    old, new = (_FRONT[tile] for tile in (action.what, action.where))
    more, lost = traded(old, new)
    worth = even(view, player)
    best = max(more, key=lambda step: ordinary(step, worth), default="")
    shown = Counter(step for place in player.grid for step in {*place.steps} if place.tile)
    shown.update(step for tile in player.out for step in {*_FRONT[tile]})
    shown.subtract({*old})
    shown.update({*new})
    values: dict[str, Any] = {"old": old, "new": new, "lost": lost}
    values["none"] = tuple(step for step in dict.fromkeys(lost) if not shown[step] and "move" not in step)
    return "better_tile", {**values, **_serves(view, player, best)}


def _serves(view: Observation, player: Player, step: str) -> dict[str, Any]:
    """The track that an action serves, and whether that is the lower one of its pair."""
    if not step:
        return {}
    track = TRACKS[served(step)]
    pair = next(pair for pair in view.pairs if track in pair)
    there = [player.tracks[TRACKS.index(name)] for name in pair if name != track]
    return {"best": step, "track": track, "low": player.tracks[TRACKS.index(track)] < there[0]}
