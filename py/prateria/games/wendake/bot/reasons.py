"""Why one would do something, for hints: (id, values) as `words.reasons` knows them; the sentences are made there."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from ..engine.data import ANIMALS, GOODS, PROGRESS, RESOURCES, TRACKS, TURTLE_POINTS, VEGETABLES, YEARS
from ..engine.observe import Observation, Player
from ..engine.preview import RITES, gains
from ..engine.state import State
from . import choosing, masking, warriors
from .exchanging import buy, exchange, flag, pay, payable, spend, spent, without_plan
from .foreseen import homecoming, next_step
from .goods import choose_goods
from .lines import counted, counting, open_mask, playable, shifted, turtles

__all__ = ["reason"]

Reason = tuple[str, dict[str, Any]]


def reason(view: Observation, actions: Sequence[Any]) -> Reason:
    """Why to do that: the most telling thing about it."""
    if view.asked is None or not actions:
        return "only_way", {}
    player, verb = view.players[view.asked.seat], getattr(actions[0], "verb", "")
    if not verb:
        return _bag(view, player, actions)
    name, values = _SPEAKS[verb](view, player, actions[0]) if verb in _SPEAKS else (_PLAIN[verb], {})
    if len(actions) > 1 and (then := _then(view, actions)) is not None:
        name, values = then
    return name, {**values, **_goal(view, actions[0]), **_thing(view, actions[0])}


def _thing(view: Observation, action: Any) -> dict[str, Any]:
    """What goes, so that the sentence can name it: villagers by where they are."""
    if action.verb in ("pay", "discard"):
        return {"thing": action.picks[0].split(":")}
    if action.verb != "lose":
        return {}
    areas = {area.id: area.native for place in view.territories for area in place.areas}
    gone = areas.get(action.what, "warrior")
    return {"gone": gone, "to": action.what, "sides": len(view.territories[0].standing)}


def _then(view: Observation, actions: Sequence[Any]) -> Reason | None:
    """Why that is opened which is done next: a move, an outpost, a point moved; None of other things."""
    first, then = actions[0], actions[1]
    if first.verb in ("do", "use") and (first.what.startswith("move") or first.what in _MOVES):
        name, values = _goes(next_step(view, first)[0], *actions[1:], meant=True)
        return name, {**values, "maybe": False, "used" if first.verb == "use" else "step": first.what}
    if (first.verb, getattr(first, "what", "")) == ("do", "trade"):
        name, values = _begun(next_step(view, first)[0], then)
        return name, {**values, "step": first.what}
    if then.verb == "fire":
        return choosing.tile(view, view.players[first.seat], first, then.what)
    if (first.verb, then.verb) == ("use", "shift"):
        name, values = _shift(view, view.players[then.seat], then)
        return name, {**values, "used": first.what}
    if then.verb in ("home", "stay"):
        return warriors.comes_home(view, view.players[then.seat], then)
    return warriors.relieves(actions)


_PLAIN: Final = {
    "join": "tribe", "done": "stay_out", "stop": "stop",
    "lose": "smallpox", "discard": "discard", "go": "only_way", "turn": "turn_tile",
    "keep": "keep_tiles",
}  # fmt: skip
"""Verbs for which one sentence says enough."""


def _goal(view: Observation, action: Any) -> dict[str, Any]:
    """Where a warrior is to go, so that the sentence can name it, and the majority that it gives up."""
    if action.verb not in ("stand", "lie", "raid", "fight"):
        return {}
    where = {"start": action.what, "to": action.where.partition("-")[0], "sides": len(view.territories[0].standing)}
    return {**where, **warriors.leaves(view, action)}


def _bag(view: Observation, player: Player, takes: Sequence[Any]) -> Reason:
    asked = view.asked
    if asked is not None and asked.bag == "spend":
        return spent(view, player, sum(asked.taken) + sum(take.amount for take in takes))
    name = {"natives": "fetch", "gain": "gain"}.get(asked.bag if asked else "")
    if name == "gain":
        kinds = [(player.goods[GOODS.index(take.kind)], take.amount) for take in takes]
        most = max((n for n, m in kinds if m), default=0)
        return ("gain_like" if any(n == most and not m for n, m in kinds) else "gain"), {}
    return (name, {}) if name else exchange(view, player)


def _points(view: Observation, player: Player, track: str, n: int) -> Reason:
    """Points on a track, and how many of them count."""
    return "points", {"n": n, "track": track, **counted(view, player, [(track, n)])}


def _order(view: Observation, player: Player, action: Any) -> Reason:
    if player.markers == 1:
        return "only_way", {}
    early = view.year < YEARS and 2 * len(view.next_order) < len(view.players)  # no tiles are chosen at the end
    return "order_early" if early else "order_late", {}


def _do(view: Observation, player: Player, action: Any) -> Reason:
    """Which action, and what it brings."""
    name, values = _done(view, player, action)
    return name, {**values, "step": action.what}


def _done(view: Observation, player: Player, action: Any) -> Reason:
    found = dict(gains(view, f"step:{action.what}"))
    goods = tuple(found.get(good, 0) for good in GOODS)
    if any(n > 0 for n in goods):
        return "goods", {"goods": tuple(max(0, n) for n in goods), "cost": tuple(max(0, -n) for n in goods)}
    if action.what == "canoe":
        return "canoe", {}
    more = {"turtles": turtles(view, player)} if action.what == "military" else {}
    for track in TRACKS:
        if found.get(track):
            name, values = _points(view, player, track, found[track])
            return name, {**values, **more}
    if more:
        return ("turtle" if more["turtles"] else "harmless"), {}
    if action.what.startswith("move"):
        return _sets_out(view, player, action)
    if action.what == "trade":
        return _trades(view, player, action)
    if action.what == "mask":
        drawn = open_mask(view, player.seat)
        space, n = playable(view, player, drawn)
        return "mask", {"space": space, "n": n, "drawn": drawn, **counted(view, player, [("mask", n)])}
    return "fetch", {}


def _sets_out(view: Observation, player: Player, action: Any) -> Reason:
    """Where a warrior could go then, and why. Which goes first is thought through then."""
    after, step = next_step(view, action)
    if step is None or step.verb not in ("stand", "lie", "raid", "fight"):
        return "move", {}
    return _goes(after, step)


def _goes(after: Observation, step: Any, *then: Any, meant: bool = False) -> Reason:
    """The same of a move, and of what comes then; `meant`: what is proposed, so a later hint knows of it."""
    said = warriors.relieves((step, *then)) or _SPEAKS[step.verb](after, after.players[step.seat], step)
    name, values = said if meant else without_plan(said)
    return name, {**values, **_goal(after, step), "maybe": True}


def _trades(view: Observation, player: Player, action: Any) -> Reason:
    """What the Trade would begin with. Which tile is bought in it is thought through then."""
    return _begun(*next_step(view, action))


def _begun(after: Observation, step: Any) -> Reason:
    """The same of what it begins with."""
    verb = getattr(step, "verb", "")
    if verb == "buy":
        level = max(tile.level for tile in PROGRESS if tile.id in payable(after, after.players[step.seat]))
        return "trade_buy", {"level": level}
    if verb not in ("exchange", "spend"):
        return "trade", {}
    name, values = without_plan(_SPEAKS[verb](after, after.players[step.seat], step))
    return ("trade", {}) if name == "exchange_later" else (name, values)


def _open(view: Observation, player: Player, action: Any) -> Reason:
    """A swap, or outposts home: then why the first of them goes."""
    if action.what == "swap":
        return choosing.swap(view, player, action)
    home = homecoming(view, action)
    return warriors.comes_home(view, player, home) if home is not None else ("transfer", {})


def _track(view: Observation, player: Player, action: Any) -> Reason:
    """Where the points do not count now, `sooner`: on which other track they would."""
    points = view.asked.points if view.asked else 0
    name, values = _lift(view, player, action.what, points)
    if values.get("counts", 1):
        return name, values
    can = {other.what for other in State.imagined(view).legal_actions() if other.verb == "track"}
    sooner = next((track for track in counting(view, player, points) if track in can), "")
    return name, {**values, **({"sooner": sooner} if sooner else {})}


def _shift(view: Observation, player: Player, action: Any) -> Reason:
    """A point from one track to another: both are named, and what then counts."""
    return "shift", {"gives": action.what, "track": action.where, "n": shifted(view, player, action)}


def _lift(view: Observation, player: Player, track: str, points: int) -> Reason:
    """Points on a track: of the lower of its pair, that it counts."""
    pair = next(pair for pair in view.pairs if track in pair)
    there = {name: player.tracks[TRACKS.index(name)] for name in pair}
    if there[track] < max(there.values()):  # of equal ones neither alone counts more
        return "lower_track", {"track": track}
    return _points(view, player, track, points)


def _turtle(view: Observation, player: Player, action: Any) -> Reason:
    """The level of a turtle, its points at the end, and whether there are lower ones still to be taken."""
    category, _, found = action.what.partition("-")
    level = int(found)
    lower = view.year < YEARS and any((category, less) not in player.turtles for less in TURTLE_POINTS if less < level)
    return "turtle_level", {"category": category, "level": level, "n": TURTLE_POINTS[level], "lower": lower}


def _use(view: Observation, player: Player, action: Any) -> Reason:
    """The tile, and what it brings."""
    name, values = _used(view, player, action)
    return name, {**values, "used": action.what}


def _used(view: Observation, player: Player, action: Any) -> Reason:
    """What the progress tile brings at once; else that it costs nothing, since it comes back."""
    if action.what in _BRINGS:
        kinds, beavers = _BRINGS[action.what]
        goods = [*[0] * len(RESOURCES), beavers]
        for sort, n in kinds:
            for kind, more in zip(sort, choose_goods(player.goods, sort, n), strict=True):
                goods[GOODS.index(kind)] += more
        return "goods", {"goods": tuple(goods)}
    if action.what in _POINTS:
        return _points(view, player, _POINTS[action.what], 1)
    if action.what in RITES:
        n = dict(gains(view, f"progress:{action.what}")).get("ritual", 0)
        return "rite", {"n": n, **counted(view, player, [("ritual", n)])}
    if action.what in ("P1-5", "P2-6", "P3-6"):
        return masking.makes(view, player, action)
    if action.what in _MOVES:
        return _sets_out(view, player, action)
    return _USES.get(action.what, _again(view)), {}


def _again(view: Observation) -> str:
    """A progress tile comes back, unless this is the last year."""
    return "progress" if view.year < YEARS else "progress_last"


_BRINGS: Final = {
    "P1-8": (((ANIMALS, 1),), 0),
    "P2-8": (((ANIMALS, 1), (VEGETABLES, 1)), 0),
    "P3-8": (((RESOURCES, 2),), 1),
}
"""Progress tiles that bring goods: of which kinds so many can be chosen, and how many beavers."""
_MOVES: Final = ("P1-1", "P2-1", "P3-1")
"""Progress tiles with which warriors set out."""
_POINTS: Final = {"P3-5": "mask"}
"""Progress tiles that bring one point at once."""
_USES: Final = {
    "P3-4": "fetch", "P1-7": "exchange", "P2-7": "exchange",
    "P1-6": "mask_two", "P2-5": "mask_back",
}  # fmt: skip


def _end(view: Observation, player: Player, action: Any) -> Reason:
    """Nothing more helps; or it could still be done, and matters little: actions, progress tiles, outposts home."""
    legal = State.imagined(view).legal_actions()
    passed = {verb: tuple(other.what for other in legal if other.verb == verb) for verb in ("do", "use", "open")}
    rest = {"steps": passed["do"], "tiles": passed["use"], "home": "transfer" in passed["open"]}
    if all(other.verb == "end" or (other.verb, other.what) == ("open", "swap") for other in legal):
        return "end", {}  # a swap can wait
    return "end_here", {**rest, "once": ("end_here", *rest.values())}


_SPEAKS: Final[dict[str, Callable[[Observation, Player, Any], Reason]]] = {
    "tile": choosing.tile,
    "end": _end,
    "fire": choosing.fire,
    "order": _order,
    "exchange": exchange,
    "do": _do,
    "buy": buy,
    "open": _open,
    "flag": flag,
    "pay": pay,
    "home": warriors.comes_home,
    "stay": warriors.stay,
    "stand": warriors.stand,
    "lie": warriors.lie,
    "fight": warriors.attack,
    "raid": warriors.attack,
    "swap": choosing.swap,
    "spend": spend,
    "disguise": masking.makes,
    "add": masking.makes,
    "replace": choosing.replace,
    "track": _track,
    "shift": _shift,
    "turtle": _turtle,
    "draw": masking.draw,
    "mask": masking.mask,
    "hold": masking.hold,
    "use": _use,
}
