"""Why one would do something, for hints: (id, values) as `words.reasons` knows them; the sentences are made there."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from ..engine.data import ANIMALS, GOODS, MASKS, PROGRESS, RESOURCES, TILES, TRACKS, VEGETABLES, YEARS
from ..engine.observe import Observation, Player
from ..engine.preview import gains, majorities
from .exchanging import exchanged
from .goods import choose_goods

__all__ = ["reason", "surely"]

Reason = tuple[str, dict[str, Any]]


def reason(view: Observation, actions: Sequence[Any]) -> Reason:
    """Why to do that: the most telling thing about it."""
    if view.asked is None or not actions:
        return "only_way", {}
    player, verb = view.players[view.asked.seat], getattr(actions[0], "verb", "")
    if not verb:
        return _bag(view, player)
    name, values = _SPEAKS[verb](view, player, actions[0]) if verb in _SPEAKS else (_PLAIN[verb], {})
    return name, {**values, **_goal(view, actions[0])}


_PLAIN: Final = {
    "join": "tribe", "fire": "fire", "end": "end", "swap": "swap", "done": "stop", "stop": "stop",
    "fight": "move_fight", "raid": "move_fight", "lie": "move_area", "pay": "pay",
    "spend": "spend", "lose": "smallpox", "discard": "discard", "disguise": "mask", "add": "mask",
    "hold": "mask_hold", "go": "only_way", "turtle": "turtle", "turn": "turn_tile",
    "keep": "keep_tiles",
}  # fmt: skip
"""Verbs for which one sentence says enough."""


def _goal(view: Observation, action: Any) -> dict[str, Any]:
    """Where a warrior is to go, so that the sentence can name it."""
    if action.verb not in ("stand", "lie", "raid", "fight"):
        return {}
    return {"to": action.where.partition("-")[0], "sides": len(view.territories[0].standing)}


def _bag(view: Observation, player: Player) -> Reason:
    names = {"natives": "fetch", "gain": _again(view), "spend": "spend"}
    name = names.get(view.asked.bag if view.asked else "")
    return (name, {}) if name else exchanged(view, player)


def _exchange(view: Observation, player: Player, action: Any) -> Reason:
    return exchanged(view, player)


def _tile(view: Observation, player: Player, action: Any) -> Reason:
    """What the tile brings, and the line that it belongs to; of the first tile of a year how many lines it leaves."""
    marked = {place.id for place in player.grid if place.marker == "action"}
    lines = [line for line in player.lines if action.what in line]
    if not lines:
        return "only_way", {}
    there = {place.id: place.steps for place in player.grid}
    if there[action.what] == ("fire",) and len(lines) > 1:  # which of them stays open is decided by what it plays
        return "fire_tile", {}
    if not marked and len(lines) > 1:  # none is promised: when the next tile is chosen, another may be better
        return "begin", {"n": len(lines), **surely(view, player, there[action.what])}
    line = max(lines, key=lambda line: len(marked & {*line}))
    others = tuple(there[place] for place in line if place != action.what and place not in marked)
    return "line", {"line": line, "others": others, **surely(view, player, there[action.what])}


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
        canoes += step == "canoe"
        for good, n in found.items():
            if good in GOODS:
                goods[GOODS.index(good)] += n + canoes * (step == "fish")
            elif good in TRACKS and n:
                tracks.append((good, n))
    return {"goods": tuple(max(0, n) for n in goods), "tracks": tuple(tracks)}


def _order(view: Observation, player: Player, action: Any) -> Reason:
    if player.markers == 1:
        return "only_way", {}
    early = 2 * len(view.next_order) < len(view.players) and view.year < YEARS  # no tiles are chosen at the end
    return "order_early" if early else "order_late", {}


def _do(view: Observation, player: Player, action: Any) -> Reason:
    """What the action brings."""
    found = dict(gains(view, f"step:{action.what}"))
    goods = tuple(found.get(good, 0) for good in GOODS)
    if any(n > 0 for n in goods):
        return "goods", {"goods": tuple(max(0, n) for n in goods)}
    if action.what == "canoe":
        return "canoe", {}
    for track in TRACKS:
        if found.get(track):
            return "points", {"n": found[track], "track": track}
    plain = {"trade": "trade", "mask": "mask", "military": "turtle", "ritual": "fetch"}
    return plain.get(action.what, "move"), {}


def _buy(view: Observation, player: Player, action: Any) -> Reason:
    if view.year == YEARS:  # there is no year more in which it would help
        level = next(tile.level for tile in PROGRESS if tile.id == action.what)
        return "points", {"n": level, "track": "economic"}
    return "buy", {"tile": action.what}


def _flag(view: Observation, player: Player, action: Any) -> Reason:
    """An alliance was bought; its flag belongs to it."""
    alliances = [tile for tile, _ in player.progress if tile in _ALLIANCES]
    return "buy", {"tile": alliances[-1]}


def _open(view: Observation, player: Player, action: Any) -> Reason:
    return ("swap", {"price": int(not player.swapped)}) if action.what == "swap" else ("transfer", {})


def _home(view: Observation, player: Player, action: Any) -> Reason:
    return ("transfer_fill" if action.where == "fill" else "transfer"), {}


def _stay(view: Observation, player: Player, action: Any) -> Reason:
    """P1-2: the outpost stands up where it is."""
    return ("transfer_fill" if action.where == "fill" else "move_majority"), {}


def _stand(view: Observation, player: Player, action: Any) -> Reason:
    """Home, to be sent out again; for a majority; or where there is one already."""
    if action.where in [place.id for place in view.territories if place.home == player.seat]:
        return "transfer", {}
    return ("move" if action.where in majorities(view) else "move_majority"), {}


def _track(view: Observation, player: Player, action: Any) -> Reason:
    return _lift(view, player, action.what, view.asked.points if view.asked else 0)


def _shift(view: Observation, player: Player, action: Any) -> Reason:
    return _lift(view, player, action.where, 1)


def _lift(view: Observation, player: Player, track: str, points: int) -> Reason:
    """Points on a track: of the lower of its pair, that it counts."""
    pair = next(pair for pair in view.pairs if track in pair)
    there = {name: player.tracks[TRACKS.index(name)] for name in pair}
    if there[track] < max(there.values()):  # of equal ones neither alone counts more
        return "lower_track", {"track": track}
    return "points", {"n": points, "track": track}


def _replace(view: Observation, player: Player, action: Any) -> Reason:
    """What the new tile does that the old one does not, and the other way round."""
    old, new = (_FRONT[tile] for tile in (action.what, action.where))
    lost, more = list(old), []
    for step in new:
        if step in lost:
            lost.remove(step)
        else:
            more.append(step)
    return "better_tile", {"more": tuple(more), "lost": tuple(lost)}


def _draw(view: Observation, player: Player, action: Any) -> Reason:
    return ("draw_pile" if action.what == "pile" else "draw_deck"), {}


def _mask(view: Observation, player: Player, action: Any) -> Reason:
    return "mask_space", {"n": next(mask.points for mask in MASKS if mask.id == action.what)}


def _use(view: Observation, player: Player, action: Any) -> Reason:
    """What the progress tile brings at once; else that it costs nothing, since it comes back."""
    if action.what in _BRINGS:
        kinds, beavers = _BRINGS[action.what]
        goods = [*[0] * len(RESOURCES), beavers]
        for sort, n in kinds:
            for kind, more in zip(sort, choose_goods(player.goods, sort, n), strict=True):
                goods[GOODS.index(kind)] += more
        return "goods", {"goods": tuple(goods)}
    if action.what in _POINTS:
        return "points", {"n": 1, "track": _POINTS[action.what]}
    if action.what == "P3-3":
        return "points", {"n": max(player.women, player.hunters, player.warriors), "track": "ritual"}
    return _USES.get(action.what, _again(view)), {}


def _again(view: Observation) -> str:
    """A progress tile comes back, unless this is the last year."""
    return "progress" if view.year < YEARS else "progress_last"


_FRONT: Final = {tile.id: tile.front for tile in TILES}
_ALLIANCES: Final = ("P2-2", "P3-2")
_BRINGS: Final = {
    "P1-8": (((ANIMALS, 1),), 0),
    "P2-8": (((ANIMALS, 1), (VEGETABLES, 1)), 0),
    "P3-8": (((RESOURCES, 2),), 1),
}
"""Progress tiles that bring goods: of which kinds so many can be chosen, and how many beavers."""
_POINTS: Final = {"P1-3": "ritual", "P2-3": "ritual", "P3-5": "mask"}
"""Progress tiles that add one point."""
_USES: Final = {
    "P1-1": "move", "P2-1": "move", "P3-1": "move", "P3-4": "fetch", "P1-7": "exchange", "P2-7": "exchange",
    "P1-5": "mask", "P1-6": "mask", "P2-5": "mask", "P2-6": "mask", "P3-6": "mask",
}  # fmt: skip


_SPEAKS: Final[dict[str, Callable[[Observation, Player, Any], Reason]]] = {
    "tile": _tile,
    "order": _order,
    "exchange": _exchange,
    "do": _do,
    "buy": _buy,
    "open": _open,
    "flag": _flag,
    "home": _home,
    "stay": _stay,
    "stand": _stand,
    "replace": _replace,
    "track": _track,
    "shift": _shift,
    "draw": _draw,
    "mask": _mask,
    "use": _use,
}
