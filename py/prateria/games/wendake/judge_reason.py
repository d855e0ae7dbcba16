"""Why one would do something, for hints: (id, values) as `advice` knows them; the sentences are made there."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from .data import GOODS, MASKS, TRACKS
from .observe import Observation, Player
from .preview import gains, majorities

__all__ = ["reason"]

Reason = tuple[str, dict[str, Any]]


def reason(view: Observation, actions: Sequence[Any]) -> Reason:
    """Why to do that: the most telling thing about it."""
    if view.asked is None or not actions:
        return "only_way", {}
    player, verb = view.players[view.asked.seat], getattr(actions[0], "verb", "")
    if not verb:
        return _bag(view)
    return _SPEAKS[verb](view, player, actions[0]) if verb in _SPEAKS else (_PLAIN[verb], {})


_PLAIN: Final = {
    "join": "tribe", "fire": "fire", "end": "end", "swap": "swap", "done": "stop", "stop": "stop",
    "fight": "move_fight", "raid": "move_fight", "lie": "move_area", "stay": "transfer", "exchange": "exchange",
    "pay": "exchange", "spend": "spend", "lose": "smallpox", "flag": "progress", "discard": "discard",
    "disguise": "progress", "add": "progress", "hold": "mask_hold", "go": "only_way", "turtle": "turtle",
    "turn": "better_tile", "replace": "better_tile", "keep": "keep_tiles",
}  # fmt: skip
"""Verbs for which one sentence says enough."""


def _bag(view: Observation) -> Reason:
    names = {"give": "exchange", "receive": "exchange", "natives": "fetch", "gain": "progress", "spend": "spend"}
    return names[view.asked.bag if view.asked else "give"], {}


def _tile(view: Observation, player: Player, action: Any) -> Reason:
    """The line that the tile belongs to: of those still open the one with most markers."""
    marked = {place.id for place in player.grid if place.marker == "action"}
    lines = [line for line in player.lines if action.what in line]
    if not lines:
        return "only_way", {}
    return "line", {"line": max(lines, key=lambda line: (len(marked & {*line}), -player.lines.index(line)))}


def _order(view: Observation, player: Player, action: Any) -> Reason:
    if player.markers == 1:
        return "only_way", {}
    return "order_early" if 2 * len(view.next_order) < len(view.players) else "order_late", {}


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
    plain = {"trade": "exchange", "mask": "draw_deck", "military": "turtle", "ritual": "fetch"}
    return plain.get(action.what, "move_area"), {}


def _buy(view: Observation, player: Player, action: Any) -> Reason:
    return "buy", {"tile": action.what}


def _open(view: Observation, player: Player, action: Any) -> Reason:
    return ("swap" if action.what == "swap" else "transfer"), {}


def _home(view: Observation, player: Player, action: Any) -> Reason:
    return ("transfer_fill" if action.where == "fill" else "transfer"), {}


def _stand(view: Observation, player: Player, action: Any) -> Reason:
    return ("move_area" if action.where in majorities(view) else "move_majority"), {}


def _track(view: Observation, player: Player, action: Any) -> Reason:
    return "lower_track", {"track": action.what or action.where}


def _shift(view: Observation, player: Player, action: Any) -> Reason:
    return "lower_track", {"track": action.where}


def _draw(view: Observation, player: Player, action: Any) -> Reason:
    return ("draw_pile" if action.what == "pile" else "draw_deck"), {}


def _mask(view: Observation, player: Player, action: Any) -> Reason:
    return "mask_space", {"n": next(mask.points for mask in MASKS if mask.id == action.what)}


def _use(view: Observation, player: Player, action: Any) -> Reason:
    return "progress", {}


_SPEAKS: Final[dict[str, Callable[[Observation, Player, Any], Reason]]] = {
    "tile": _tile,
    "order": _order,
    "do": _do,
    "buy": _buy,
    "open": _open,
    "home": _home,
    "stand": _stand,
    "track": _track,
    "shift": _shift,
    "draw": _draw,
    "mask": _mask,
    "use": _use,
}
