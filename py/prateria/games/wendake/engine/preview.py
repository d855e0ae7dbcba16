"""What a choice would cost and bring, from what a seat knows: shown beside it before it is confirmed.

>>> from .state import State
>>> view = State.new(seats=2, seed=1).observe(0)
>>> gains(view, "step:hunt"), gains(view, "step:ritual")
((('beaver', 1),), (('ritual', 5),))
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple

from .data import CANOES, GOODS, MASKS, PROGRESS, RESOURCES, TRACKS, TRIBES, TURTLE_POINTS
from .events import StepBegan, TileChosen
from .frames import Bag
from .observe import Observation, Player, Territory
from .scoring import best_choice, lower

__all__ = [
    "Gains",
    "Look",
    "checked",
    "fills",
    "gains",
    "in_turn",
    "look",
    "majorities",
    "paid_on",
    "turtle_gain",
    "turtles_range",
    "turtles_worth",
]

Gains = tuple[tuple[str, int], ...]
"""What comes and goes, as (good, track or other sign, number); of `exchange` and `spend` at most so many."""


RITES: Final[dict[str, tuple[int, bool]]] = {"P1-3": (1, False), "P2-3": (1, False), "P3-3": (0, True)}
"""What progress tiles do for the points of a Ritual: so many more, or by the most numerous kind."""
ALLIANCES: Final[Mapping[str, bool]] = {"P2-2": False, "P3-2": True}
"""Progress tiles that serve a Military action: whether a tie counts too where their flag is."""


class Look(NamedTuple):
    """`gains`: for each pick that can be touched what it would bring (negative: cost), where that is known;
    `majorities`: the territories that would give a military point now; `news`: the latest events; `fills`: which native
    would take the place of the outpost that is chosen (WE-45); `steps`: all actions of the tile, from top to bottom,
    while it is asked which comes next, or who moves (WE-14); `done`: those of them that have begun already."""

    gains: dict[str, Gains]
    majorities: tuple[str, ...]
    news: tuple[Any, ...] = ()
    fills: str = "hunter"
    steps: tuple[str, ...] = ()
    done: tuple[str, ...] = ()


def look(view: Observation, touch: Any, news: Sequence[Any] = ()) -> Look:
    """What to show of this position while this is touched (`view.frame.Touch`). `news`: the latest events."""
    found = {pick: gains(view, pick) for pick in (*touch.chosen, *touch.possible)}
    return Look(
        {pick: gain for pick, gain in found.items() if gain},
        majorities(view),
        tuple(news),
        fills(view, touch.chosen),
        _steps(view, news),
        tuple(event.step for event in news if isinstance(event, StepBegan)),
    )


def _steps(view: Observation, news: Sequence[Any]) -> tuple[str, ...]:
    """Those that are done included, if it is told which tile it is; not the Sacred Fire, whose tile is on the grid.
    While warriors move the others keep their places: what ends that lies where none of them lay."""
    asked = view.asked
    if asked is None or asked.what not in ("steps", "moves"):
        return ()
    chosen = next((event for event in reversed(news) if isinstance(event, TileChosen)), None)
    steps = chosen.steps if chosen is not None and {*asked.steps} <= {*chosen.steps} else asked.steps
    steps = tuple(step for step in steps if step != "fire")
    return steps if asked.what == "steps" or len(steps) > 1 else ()


def checked(view: Observation) -> bool:
    """Whether a mask card is turned up after the exchange that is asked for: not if a progress tile prevents it."""
    frame = view.asked.stack[-1] if view.asked else None
    return isinstance(frame, Bag) and frame.check


def fills(view: Observation, chosen: Collection[str]) -> str:
    """The native of the area that is chosen: a woman for vegetables, a hunter for beavers."""
    products = {f"area:{area.id}": area.product for place in view.territories for area in place.areas}
    return "woman" if any(products.get(pick, "beaver") != "beaver" for pick in chosen) else "hunter"


def turtles_worth(player: Player) -> int:
    """The points of a player's turtles, which everybody sees; on which tracks they count, only their owner (WE-80)."""
    return sum(TURTLE_POINTS[level] for _, level in player.turtles)


def turtle_gain(view: Observation, category: str, level: int) -> int:
    """By how much more one would score with that turtle of one's own than without it, if the game ended now."""
    own = view.own.turtles if view.own is not None else ()
    rest = tuple(turtle for turtle in own if turtle[:2] != (category, level))
    return _score(view, own) - _score(view, rest)


def turtles_range(view: Observation, player: Player) -> tuple[int, int]:
    """What a player's turtles bring: so much if the game ended now, of those of others not known, and at most."""
    now = _score(view, view.own.turtles) - _score(view, ()) if view.own and player.seat == view.seat else 0
    return now, turtles_worth(player)


def _score(view: Observation, turtles: Sequence[tuple[str, int, tuple[str, ...]]]) -> int:
    """What both pairs count with those turtles."""
    tracks = view.players[view.seat or 0].tracks
    (a, b), (c, d) = (tuple(map(TRACKS.index, pair)) for pair in view.pairs)
    pairs = ((a, b), (c, d))
    ways = tuple((tuple(map(TRACKS.index, shown)), TURTLE_POINTS[level]) for _, level, shown in turtles)
    total = list(tracks)
    for track, (_, points) in zip(best_choice(tracks, pairs, ways), ways, strict=True):
        total[track] += points
    return sum(lower(tuple(total), pairs))


def _asked(view: Observation) -> Player | None:
    seat = view.asked.seat if view.asked else None
    return view.players[seat] if seat is not None and seat < len(view.players) else None


def majorities(view: Observation, serve: Sequence[str] = ()) -> tuple[str, ...]:
    """The territories where whoever is asked has more sentinels than any other (WE-25), with the alliances that serve
    the action already, and those of the progress tiles that are to `serve` it too (WE-63)."""
    player, asked = _asked(view), view.asked
    if player is None or asked is None:
        return ()
    ties = asked.ties or any(ALLIANCES.get(tile, False) for tile in serve)
    flag = player.flag if asked.flagged or any(tile in ALLIANCES for tile in serve) else ""
    return tuple(t.id for t in view.territories if _most(t, player.seat, bool(flag) and t.flag == flag, ties))


def _most(place: Territory, seat: int, flagged: bool, ties: bool) -> bool:
    others = max((n for other, n in enumerate(place.standing) if other != seat), default=0)
    mine = place.standing[seat] + flagged
    return mine > others or (flagged and ties and mine == others)


def _of_count(view: Observation, tile: str = "") -> Gains:
    """A Military action that is about to be counted, after that alliance has served it too."""
    if view.asked is None or view.asked.what != "military" or (tile and tile not in ALLIANCES):
        return ()
    return (("military", len(majorities(view, (tile,)))),)


def gains(view: Observation, pick: str) -> Gains:
    """What that pick would bring to whoever is asked; () where that depends on chance or on choices to come."""
    player = _asked(view)
    if player is None:
        return ()
    sort, _, what = pick.partition(":")
    if sort == "step":
        return _of_step(view, player, what)
    if sort == "progress":
        return _of_tile(view, player, what) or _of_rite(view, player, what) or _of_count(view, what)
    if sort == "space":
        return (("mask", next(mask.points for mask in MASKS if mask.id == what)),)
    if sort == "button" and what == "exchange":
        more = next((tribe.exchange for tribe in TRIBES if tribe.id == player.tribe), 0)
        return (("exchange", player.canoes + more),)
    if sort == "button" and what == "spend":
        return (("spend", sum(n > 0 for n in player.goods[: len(RESOURCES)])),)
    if sort == "button" and what == "swap" and not player.swapped:
        return (("points", -1),)  # at the end there is one for whoever never swapped (WE-81)
    if sort == "button" and what == "go":
        return _of_rite(view, player) or _of_count(view)
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
        unused = [tile for tile, used in player.progress if not used]
        return (("military", len(majorities(view, unused))),)
    return ()


def in_turn(view: Observation, steps: Sequence[str]) -> tuple[int, ...]:
    """What each action of a tile would surely bring, done one after the other: a canoe catches a fish more, beavers of
    the hunt are tanned, and a Ritual has the progress tiles that serve it.

    >>> from .state import State
    >>> in_turn(State.new(seats=2, seed=1).observe(0), ("canoe", "fish", "hunt", "tan"))
    (1, 2, 1, 3)
    """
    player = _asked(view)
    if player is None:
        return (0,) * len(steps)
    found = list[int]()
    for i, step in enumerate(steps):
        n, before = sum(more for _, more in _of_step(view, player, step) if more > 0), steps[:i]
        if step == "fish":
            n = min(n + before.count("canoe"), CANOES)
        elif step == "tan" and "hunt" in before:
            n += found[before.index("hunt")]
        elif step == "ritual":
            n = _at_best(player)
        found.append(n)
    return tuple(found)


def _at_best(player: Player) -> int:
    """The points of a Ritual with all progress tiles that add to it (WE-36)."""
    own = [RITES[tile] for tile, used in player.progress if tile in RITES and not used]
    village = (player.women, player.hunters, player.warriors)
    return (max(village) if any(most for _, most in own) else min(village)) + sum(more for more, _ in own)


def _of_rite(view: Observation, player: Player, tile: str = "") -> Gains:
    """A Ritual that is about to be held, after that progress tile has served it too (WE-36)."""
    rite = view.asked.rite if view.asked else None
    if rite is None or (tile and tile not in RITES):
        return ()
    more, most = RITES.get(tile, (0, False))
    points, by_most, *_ = rite
    village = (player.women, player.hunters, player.warriors)
    return (("ritual", (max(village) if by_most or most else min(village)) + points + more),)


def _of_tile(view: Observation, player: Player, tile: str) -> Gains:
    """A tile on sale: its price and its points (WE-34); the vegetables are told when they are chosen."""
    if tile not in view.offer:
        return ()
    found = next(progress for progress in PROGRESS if progress.id == tile)
    points: dict[str, int] = {"economic": found.level}
    there = paid_on(player, tile)
    points[there] = points.get(there, 0) + found.level
    return (("pelt", -found.level), ("fish", -found.level), ("vegetable", -found.level), *points.items())


def paid_on(player: Player, tile: str) -> str:
    """The track on which a tile would bring its other points to that player: where one has least or most, once those of
    Economy have come (WE-34); `lower` or `higher` where several are equal.

    >>> from .state import State
    >>> blank = State.new(seats=2, seed=1).observe(0).players[0]
    >>> paid_on(blank, "P1-1"), paid_on(blank, "P1-8"), paid_on(blank, "P1-7")
    ('military', 'economic', 'lower')
    """
    found = next(progress for progress in PROGRESS if progress.id == tile)
    edge = {"lower": min, "higher": max}.get(found.track)
    if edge is None:
        return found.track
    tracks = dict(zip(TRACKS, player.tracks, strict=True))
    tracks["economic"] += found.level
    there = [track for track, points in tracks.items() if points == edge(tracks.values())]
    return there[0] if len(there) == 1 else found.track
