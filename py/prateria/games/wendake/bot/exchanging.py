"""Why one would do something in a Trade: exchange for a progress tile that could not be paid before, or for kinds that
are missing, and whether smallpox may follow, which belongs to the advice; buy; make points. WE-31 to WE-35."""

from collections.abc import Sequence
from operator import add
from typing import Any, Final

from ..engine.actions import do
from ..engine.data import PROGRESS, RESOURCES, TRACKS, VEGETABLES, YEARS
from ..engine.frames import Bag
from ..engine.observe import Observation, Player
from ..engine.preview import paid_on
from ..engine.state import State
from .evaluation import filled
from .goods import tile_worth, vegetables, ways
from .lines import counted, level
from .warriors import soon
from .worth import weights

__all__ = ["buy", "exchange", "flag", "pay", "payable", "spend", "spent", "without_plan"]

Reason = tuple[str, dict[str, Any]]

_ALLIANCES: Final = ("P2-2", "P3-2")


def exchange(view: Observation, player: Player, action: Any = None) -> Reason:
    """What speaks for the exchange that is thought of, or in which one is: as a reason (`reasons`), of what a hint puts
    into the bags. Which tile is best is thought through after it: in one case of three another of the same level."""
    asked = view.asked
    bag = asked.stack[-1] if asked is not None and isinstance(asked.stack[-1], Bag) else None
    state, years = State.imagined(view), YEARS - view.year
    me = state.players[player.seat]
    buying = asked is not None and "buy" in asked.parts
    tiles = [i for i, tile in enumerate(PROGRESS) if buying and tile.id in view.offer]
    taking = bag is not None and bag.why == "receive"
    if bag is None:
        state.apply(do(player.seat, "exchange"))
    opened = state.stack[-1]
    if isinstance(opened, Bag) and opened.why == "give":
        for answer in filled(state, opened, weights(state, me, years)):
            state.apply(answer)
    worth, left, opened = weights(state, me, years), me.goods[: len(RESOURCES)], state.top(Bag)
    before, n = tuple(map(add, left, opened.given)), opened.total
    offer = tuple((tile, tile_worth(tile, worth, years, player.tracks)) for tile in tiles)
    way = ways(left, n, offer, worth, years, True)[0]
    after, why = (
        tuple(map(add, left, way.take)),
        {"smallpox": bag is None or bag.check, "taking": taking},
    )
    if way.tile >= 0 and not any(have.tile >= 0 for have in ways(before, 0, ((way.tile, 1.0),), worth, years)):
        plan = {"about": "buy", "promise": (view.year, "level", PROGRESS[way.tile].level), "kept": ()}
        meant = PROGRESS[way.tile].level
        higher = any(meant < PROGRESS[tile].level <= level(after) for tile in tiles)
        return "exchange_tile", {**why, "level": meant, "higher": higher, **plan}
    price = PROGRESS[way.tile].level if way.tile >= 0 else 0
    kinds, had = (_left(have, 0) for have in (after, before))
    if kinds > had:  # that is so whatever is bought then
        price = 0
    else:
        kinds, had = (_left(have, price) for have in (after, before))
    if kinds <= had:
        return "exchange_later", {**why, "goods": (*after, 0)}
    plan = {"about": "buy", "promise": (view.year, "after", price), "kept": ()} if price else {}
    return "exchange_kinds", {**why, "kinds": kinds, "had": had, "after": price, **plan}


def _left(goods: Sequence[int], price: int) -> int:
    """How many kinds are left when a progress tile of that level has been paid."""
    paid = vegetables(goods, price)
    return sum(n > (price if kind >= len(VEGETABLES) else kind in paid) for kind, n in enumerate(goods))


def payable(view: Observation, player: Player) -> tuple[str, ...]:
    """The progress tiles that can still be bought in this Trade, and paid with what there is (WE-34)."""
    if view.asked is None or "buy" not in view.asked.parts:
        return ()
    return tuple(tile.id for tile in PROGRESS if tile.id in view.offer and tile.level <= level(player.goods))


def _bought(view: Observation, player: Player, tile: str) -> dict[str, Any]:
    """What a hint wants to buy, for a later one that buys something else although that could be paid: see `promise`.
    Of an exchange before it the level is known: at least that one, or, for what is left `after` it, just that one."""
    levels = {there.id: there.level for there in PROGRESS}
    can = payable(view, player)
    here = {levels[other] for other in can}
    higher = here - {*range(levels.get(tile, 0) + 1)}
    kept = (*((view.year, "buy", other) for other in can), *((view.year, "level", n) for n in sorted(higher)))
    kept = (*kept, *((view.year, "after", n) for n in sorted(here - {levels.get(tile, 0)})))
    return {"about": "buy", "promise": (view.year, "buy", tile), "kept": kept}


def without_plan(found: Reason) -> Reason:
    """A reason that only looks ahead: nothing is promised by it yet."""
    name, values = found
    return name, {key: value for key, value in values.items() if key not in ("about", "promise", "kept")}


def spend(view: Observation, player: Player, action: Any) -> Reason:
    return spent(view, player, sum(n > 0 for n in player.goods[: len(RESOURCES)]))


def spent(view: Observation, player: Player, n: int) -> Reason:
    """Goods for so many points of Economy. `buys`: something could still be bought instead."""
    counts = counted(view, player, [("economic", n)])
    return "spend", {"n": n, "buys": payable(view, player), **counts, **_bought(view, player, "")}


def buy(view: Observation, player: Player, action: Any) -> Reason:
    """The tile, and how much of its points counts. In the last year there is no year more in which it would help."""
    tile = next(tile for tile in PROGRESS if tile.id == action.what)
    there = paid_on(player, action.what)
    known = there in TRACKS
    values = counted(view, player, [("economic", tile.level), (there, tile.level)]) if known else {}
    values |= {"there": there} if known and there != tile.track else {}
    plan = _bought(view, player, action.what)
    return ("buy_last" if view.year == YEARS else "buy"), {
        "tile": action.what, "left": YEARS - view.year, **values, **plan,
    }  # fmt: skip


def pay(view: Observation, player: Player, action: Any) -> Reason:
    """With what there is most of; of several kinds there may be as much."""
    have = dict(zip(VEGETABLES, player.goods, strict=False))
    paid = action.what.split("+")
    most = max((n for kind, n in have.items() if kind not in paid), default=0)
    return ("pay" if min(have[kind] for kind in paid) > most else "pay_like"), {}


def flag(view: Observation, player: Player, action: Any) -> Reason:
    """An alliance was bought; its flag belongs to it: that of more of the territories beside the village."""
    alliances = [tile for tile, _ in player.progress if tile in _ALLIANCES]
    home = next(place for place in view.territories if place.home == player.seat)
    flags = [place.flag for place in view.territories if place.id in home.near and place.flag]
    near = {"near": True} if 2 * flags.count(action.what) > len(flags) else {}
    vain = {"vain": True} if view.year == YEARS and not soon(view, player) else {}
    return "flag", {"tile": alliances[-1], **near, **vain}
