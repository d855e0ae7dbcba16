"""What a tile surely brings, how much of that counts, and the line that a hint has in mind for the year: for hints."""

from collections.abc import Sequence
from typing import Any

from ..engine.data import CANOES, GOODS, MASK_KINDS, MASKS, PROGRESS, RESOURCES, TRACKS, TURTLES, VEGETABLES, YEARS
from ..engine.observe import Observation, Player
from ..engine.preview import gains
from ..engine.rules.masks import COMBINATIONS
from ..engine.rules.masks import playable as combinations
from ..engine.state import State
from .worth import ends

__all__ = [
    "counted",
    "counting",
    "far_ahead",
    "level",
    "lying_open",
    "might",
    "open_mask",
    "playable",
    "promise",
    "shifted",
    "surely",
    "turtles",
]


def promise(view: Observation, player: Player, line: Sequence[str], tiles: Sequence[str] = ()) -> dict[str, Any]:
    """What a hint has in mind for the year, so that a later one can say if it has something else in mind: `promise`;
    `kept`: the promises that can still be kept. A line with the tiles in it; `tiles`: those after a swap."""
    there = {place.id: place.tile for place in player.grid}
    kept = tuple((view.year, one, tuple(there[place] for place in one)) for one in player.lines)
    return {"promise": (view.year, (*line,), (*(tiles or (there[place] for place in line)),)), "kept": kept}


def surely(view: Observation, player: Player, steps: Sequence[str]) -> dict[str, Any]:
    """What the actions of a tile surely bring, done one after another: `goods` and `cost` by `GOODS`, `tracks` with
    points."""
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
    cost = tuple(max(0, -n) for n in goods)
    return {"goods": tuple(max(0, n) for n in goods), "tracks": tuple(tracks), **({"cost": cost} if any(cost) else {})}


def playable(view: Observation, player: Player, drawn: str = "") -> tuple[str, int]:
    """The best combination that the masks in hand make on a free space, and one more of that kind, and its points."""
    hand = [card.kind for card in view.own.hand] if view.own is not None and view.seat == player.seat else []
    hand += [drawn] * bool(drawn)
    have = tuple(hand.count(kind) for kind in MASK_KINDS)
    taken = {other.disc for other in view.players} | ({view.ghost.disc} if view.ghost else set())
    spaces = [MASKS[COMBINATIONS[i][0]] for i in combinations(have)]
    free = [(space.points, space.id) for space in spaces if space.id not in taken]
    n, space = max(free, default=(0, ""))
    return space, n


def lying_open(view: Observation) -> str:
    """The kind of the open mask; '' where there is none."""
    return view.pile[-1].kind if view.pile else ""


def open_mask(view: Observation, seat: int) -> str:
    """The open mask, where it makes more points than the hand, and no fewer than one of the deck on the average."""
    player, found = view.players[seat], lying_open(view)
    made = {kind: playable(view, player, kind)[1] for kind in MASK_KINDS}
    most = made.get(found, 0)
    return found if most > playable(view, player)[1] and most * len(made) >= sum(made.values()) else ""


def might(view: Observation, player: Player, steps: Sequence[str]) -> tuple[tuple[str, int], ...]:
    """What the actions of a tile can bring beside that, if one wants it: (action, points on the track of it), and a
    progress tile, (buy, 1), where one can be paid as it is."""
    found, before = [], surely(view, player, steps[: steps.index("trade")] if "trade" in steps else ())["goods"]
    for step in steps:
        if step == "mask":
            found.append((step, playable(view, player, lying_open(view))[1]))
        elif step == "trade":
            have = [n + more for n, more in zip(player.goods, before, strict=True)]
            found.append((step, sum(n > 0 for n in have[: len(RESOURCES)])))
            least = min((tile.level for tile in PROGRESS if tile.id in view.offer), default=len(RESOURCES))
            found += [("buy", 1)] * (level(have) >= least)
    return tuple(found)


def level(goods: Sequence[int]) -> int:
    """Up to which level progress tiles can be paid with these goods (WE-34)."""
    kinds = sum(n > 0 for n in goods[: len(VEGETABLES)])
    return min(kinds, goods[GOODS.index("pelt")], goods[GOODS.index("fish")])


def counted(view: Observation, player: Player, gains: Sequence[tuple[str, int]]) -> dict[str, Any]:
    """Of a pair only the lower track counts (WE-81). `counts`: by how much the points of that player rise with these
    gains, (track, number); `behind`: the tracks that must follow before the rest of it counts, each with how far;
    `last`: there is no later year, what comes then are turtles; `even`: till then the two of a pair stood level;
    `comes`: how much each of these may be expected to gain by the end (`worth.ends`, which says rather too little: who
    may catch up by it did so in 97 of 100 turns that were played on); `once`: where none counts, that is said in full
    once a year. Nothing where all of it counts."""
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
    values = {"counts": counts, "behind": tuple(behind), "comes": _awaited(view, player, [low for low, _ in behind])}
    if counts <= 0:
        values["once"] = ("behind", view.year, tuple(low for low, _ in behind))
    if view.year < YEARS:
        return values
    had = [{player.tracks[TRACKS.index(name)] for name in pair} for pair in view.pairs if gained & {*pair}]
    even = not counts and len(gained) == 1 and len(had[0]) == 1
    return {**values, "last": True, **({"even": True} if even else {})}


def far_ahead(values: dict[str, Any]) -> bool:
    """Of what is `counted`: whether none of the tracks that must follow is thought to come so far by the end."""
    behind = values.get("behind", ())
    gaps = zip((n for _, n in behind), values.get("comes", ()), strict=False)
    return bool(behind) and all(gap > more for gap, more in gaps)


def counting(view: Observation, player: Player, n: int) -> tuple[str, ...]:
    """The tracks on which so many points would count at least in part now, those first where most of them do."""
    most = {track: counted(view, player, [(track, n)]).get("counts", n) for track in TRACKS}
    return tuple(sorted((track for track in TRACKS if most[track] > 0), key=lambda track: -most[track]))


def _awaited(view: Observation, player: Player, tracks: Sequence[str]) -> tuple[int, ...]:
    """How much that player may expect to gain on each of these tracks by the end, rounded down."""
    if not tracks:
        return ()
    state = State.imagined(view)
    end = ends(state, state.players[player.seat], YEARS - view.year)
    return tuple(int(end[TRACKS.index(track)] - player.tracks[TRACKS.index(track)]) for track in tracks)


def shifted(view: Observation, player: Player, action: Any) -> int:
    """By how much the points of that player rise if a point goes from one track to another."""
    tracks = dict(zip(TRACKS, player.tracks, strict=True))
    tracks[action.what] -= 1
    tracks[action.where] += 1
    return sum(min(tracks[name] for name in pair) for pair in view.pairs) - sum(player.pairs)


def turtles(view: Observation, player: Player) -> int:
    """How many turtles a Military action brings now (WE-24)."""
    areas = [area.native for place in view.territories for area in place.areas if area.seat == player.seat]
    have = {"women": areas.count("woman"), "hunters": areas.count("hunter"), "canoes": player.canoes}
    return len({category for category, level in TURTLES if level <= have[category]
                and (category, level) not in player.turtles})  # fmt: skip
