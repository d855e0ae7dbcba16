"""What a choice would cost and bring, from what a seat knows: shown beside it before it is confirmed.

>>> from .state import State
>>> view = State.new(seats=2, seed=1).observe(0)
>>> gains(view, "step:hunt"), gains(view, "step:ritual")
((('beaver', 1),), (('ritual', 5),))
"""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from . import events as ev
from . import frames, solo
from .data import GOODS, MASKS, PROGRESS, RESOURCES, TRACKS, TRIBES
from .observe import Observation, Player, Territory

if TYPE_CHECKING:
    from .state import State

__all__ = [
    "COMPLETING", "TOGETHER", "Look", "gains", "interlude", "look", "majorities", "nobody", "opening", "private",
    "scenes", "small",
]  # fmt: skip

Gains = tuple[tuple[str, int], ...]
"""What comes and goes, as (good, track or other sign, number); of `exchange` and `spend` at most so many."""

TOGETHER: Final = 3
"""So many sentences of a computer player's turn are told at once: it is made of many small actions."""
COMPLETING: Final = ("area", "stand", "fight")
"""Where a warrior goes, or the area of an outpost: touched first, it says all where only one can be meant."""
SMALL: Final = frozenset((
    "do", "open", "swap", "home", "stay", "done", "stand", "lie", "stop", "exchange", "spend", "pay", "track", "shift",
    "disguise", "add", "mask", "hold", "go", "end", "back",
))  # fmt: skip
"""What is done within a turn without being confirmed, see `small`."""
OPENING: Final = frozenset(("open", "exchange", "spend"))
"""What only opens a choice, see `opening`."""
OF_A_TILE: Final = ("do", "fire", "exchange", "buy", "spend")
"""What is lost by an end of the turn."""


class Look(NamedTuple):
    """`gains`: for each pick that can be touched what it would bring (negative: cost), where that is known;
    `majorities`: the territories that would give a military point now; `news`: the latest events; `fills`: which native
    would take the place of the outpost that is chosen (WE-45)."""

    gains: dict[str, Gains]
    majorities: tuple[str, ...]
    news: tuple[Any, ...] = ()
    fills: str = "hunter"


def look(view: Observation, touch: Any, news: Sequence[Any] = ()) -> Look:
    """What to show of this position while this is touched (`view.frame.Touch`). `news`: the latest events."""
    found = {pick: gains(view, pick) for pick in (*touch.chosen, *touch.possible)}
    return Look(
        {pick: gain for pick, gain in found.items() if gain}, majorities(view), tuple(news), _fills(view, touch.chosen)
    )


def _fills(view: Observation, chosen: Collection[str]) -> str:
    """The native of the area that is chosen: a woman for vegetables, a hunter for beavers."""
    products = {f"area:{area.id}": area.product for place in view.territories for area in place.areas}
    return "woman" if any(products.get(pick, "beaver") != "beaver" for pick in chosen) else "hunter"


def _asked(view: Observation) -> Player | None:
    seat = view.asked.seat if view.asked else None
    return view.players[seat] if seat is not None and seat < len(view.players) else None


def majorities(view: Observation) -> tuple[str, ...]:
    """The territories where whoever is asked has more sentinels than any other (WE-25), alliances not counted."""
    player = _asked(view)
    return () if player is None else tuple(t.id for t in view.territories if _most(t, player.seat))


def _most(place: Territory, seat: int) -> bool:
    return place.standing[seat] > max((n for other, n in enumerate(place.standing) if other != seat), default=0)


def gains(view: Observation, pick: str) -> Gains:
    """What that pick would bring to whoever is asked; () where that depends on chance or on choices to come."""
    player = _asked(view)
    if player is None:
        return ()
    sort, _, what = pick.partition(":")
    if sort == "step":
        return _of_step(view, player, what)
    if sort == "progress":
        return _of_tile(view, player, what)
    if sort == "space":
        return (("mask", next(mask.points for mask in MASKS if mask.id == what)),)
    if sort == "button" and what == "exchange":
        more = next((tribe.exchange for tribe in TRIBES if tribe.id == player.tribe), 0)
        return (("exchange", player.canoes + more),)
    if sort == "button" and what == "spend":
        return (("spend", sum(n > 0 for n in player.goods[: len(RESOURCES)])),)
    if sort == "track" and view.asked is not None:
        return ((what, view.asked.points),)
    if sort == "pay" and view.asked is not None:
        return tuple((good, -1) for good in what.split("+"))
    return ()


def _of_step(view: Observation, player: Player, step: str) -> Gains:
    here = [area for place in view.territories for area in place.areas if area.seat == player.seat]
    if step in ("harvest", "hunt"):
        native = "woman" if step == "harvest" else "hunter"
        products = [area.product for area in here if area.native == native]
        return tuple((good, products.count(good)) for good in GOODS if good in products)
    if step == "tan":
        beavers = player.goods[GOODS.index("beaver")]
        return (("beaver", -beavers), ("pelt", beavers))
    if step == "fish":
        return (("fish", player.canoes),)
    if step == "canoe":
        return (("canoe", 1),)
    if step == "ritual":
        return (("ritual", min(player.women, player.hunters, player.warriors)),)
    if step == "military":
        return (("military", len(majorities(view))),)
    return ()


def _of_tile(view: Observation, player: Player, tile: str) -> Gains:
    """A tile on sale: its price and its points (WE-34); the vegetables are told when they are chosen."""
    if tile not in view.offer:
        return ()
    found = next(progress for progress in PROGRESS if progress.id == tile)
    points: Gains = (("economic", found.level),)
    if found.track in TRACKS:
        points += ((found.track, found.level),)
    return (("pelt", -found.level), ("fish", -found.level), ("vegetable", -found.level), *points)


def interlude(before: "State", action: Any) -> "State | None":
    """The position in which the last marker of a year lies on the table; for the eyes only.

    None if the action does not end a year, or ends the game, which has its own screen.
    """
    if getattr(action, "verb", "") != "end":
        return None
    events: list[Any] = []
    after = before.clone()
    after.apply(action, events.append)
    ended = any(isinstance(event, ev.YearEnded) for event in events)
    return _after_ghost(before)[1] if ended and after.actors() else None


def _after_ghost(before: "State") -> "tuple[list[Any], State]":
    """The end of a turn before anything else happens: alone, the ghost's card is done (WE-90). What that told, and the
    position it leaves."""
    told: list[Any] = []
    after = before.clone()
    if before.solo:
        solo.act(after, told.append)
    return told, after


def nobody(state: "State", people: Collection[int]) -> Any | None:
    """What a seat answers if all people are asked at once and nobody wants anything: never here."""
    return None


def private(state: "State") -> bool:
    """Whether what is decided now must stay unseen by the others round the screen: they would see the mask cards."""
    return True


def scenes(before: "State", action: Any) -> "list[tuple[Any, State]]":
    """Moments of an action to be shown one after another: the ghost's card, turned after a turn alone (WE-90)."""
    if not before.solo or getattr(action, "verb", "") != "end":
        return []
    told, after = _after_ghost(before)
    return [(event, after) for event in told if isinstance(event, ev.GhostActed)]


def opening(action: Any) -> bool:
    """Whether that only opens a choice in which nothing is chosen yet: a swap, a transfer, an exchange, the points of a
    Trade. To open is not to begin (WE-14)."""
    return getattr(action, "verb", "") in OPENING


def small(before: "State", action: Any) -> bool:
    """Whether that goes at once when it has been touched: nothing is lost by it, and it can be taken back.

    An action of a tile does if no other is passed over by it, the end of a turn if nothing more can be done.

    >>> from .state import State
    >>> state = State.new(seats=2, seed=1)
    >>> [small(state, action) for action in state.legal_actions() if action.verb in ("tile", "open")][-2:]
    [False, True]
    """
    if getattr(action, "verb", "") not in SMALL:
        return False
    base, frame = before.stack[0], before.stack[-1]
    if action.verb == "end":
        return not any(other.verb in OF_A_TILE for other in before.legal_actions())
    if isinstance(base, frames.Steps) and action.verb == "do":
        return base.free or action.what == base.pending[0]
    if isinstance(frame, frames.Swap) and frame.first >= 0:
        return False
    seen: list[Any] = []
    before.clone().apply(action, seen.append)
    return not any(before.reveals(event) for event in seen)
