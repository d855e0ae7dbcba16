"""The names of things, as they are shown alone, in lists and after a colon: in the nominative, small.

They are never put inside a sentence: Polish and Italian would need another form there. What each of them does is told
in `effects`, whose functions are to be had here too.

>>> w = Words("en")
>>> step(w, "move3"), territory(w, "V1"), area(w, "O1.0", 2), area(w, "C.3", 4)
('Move 3', 'Village 1', 'Woods 1, beans', 'Centre, beavers 2')
>>> goods(w, (2, 0, 1)), turtle(w, "women", 4), tile(w, "B4")
('2 corn, 1 pumpkin', 'Women 4', 'Hunt, Move 1')
"""

from collections.abc import Sequence
from functools import lru_cache

from prateria.kit.words import Words

from ..engine.data import GOODS, NATIVES, TILES, YEARS
from ..engine.maps import MAPS
from .effects import progress, progress_text, step_text, tribe, tribe_text

__all__ = [
    "amount", "area", "category", "flag", "ghost", "good", "goods", "lake", "line", "mask", "masks",
    "native", "natives", "order_to_come", "outpost", "pair", "place", "product", "progress", "progress_text", "rating",
    "sentinel", "side", "space", "spot", "step", "step_text", "steps", "territory", "tile", "track", "tribe",
    "tribe_text", "turtle",
]  # fmt: skip

_TILES = {tile.id: tile for tile in TILES}


@lru_cache(256)
def good(w: Words, good: str) -> str:
    """A kind of goods: `corn`."""
    return {
        "corn": w.p("good", "corn"),
        "bean": w.p("good", "beans"),
        "pumpkin": w.p("good", "pumpkins"),
        "pelt": w.p("good", "pelts"),
        "fish": w.p("good", "fish"),
        "beaver": w.p("good", "beavers"),
    }[good]


def amount(w: Words, good: str, n: int) -> str:
    """So many of a kind of goods: `2 corn`."""
    if good == "corn":
        return w.n("%(n)d corn", "%(n)d corn", n)
    if good == "bean":
        return w.n("%(n)d bean", "%(n)d beans", n)
    if good == "pumpkin":
        return w.n("%(n)d pumpkin", "%(n)d pumpkins", n)
    if good == "pelt":
        return w.n("%(n)d pelt", "%(n)d pelts", n)
    if good == "fish":
        return w.n("%(n)d fish", "%(n)d fish", n)
    return w.n("%(n)d beaver", "%(n)d beavers", n)


def goods(w: Words, counts: Sequence[int]) -> str:
    """Goods of several kinds, in the order of `data.GOODS`, those above none: `2 corn, 1 pumpkin`; `–` for none."""
    return ", ".join(amount(w, what, n) for what, n in zip(GOODS, counts, strict=False) if n > 0) or "–"


def track(w: Words, track: str) -> str:
    """One of the four tracks."""
    return {
        "economic": w.p("track", "Economy"),
        "military": w.p("track", "Military"),
        "ritual": w.p("track", "Ritual"),
        "mask": w.p("track", "Masks"),
        "lower": w.p("track", "lowest track"),
        "higher": w.p("track", "highest track"),
    }[track]


def pair(w: Words, pair: tuple[str, str]) -> str:
    """Two tracks that go together: `Economy and Ritual`."""
    return w.list([track(w, name) for name in pair])


@lru_cache(256)
def native(w: Words, native: str) -> str:
    """Somebody of the village: `woman`."""
    return {
        "woman": w.p("native", "woman"),
        "hunter": w.p("native", "hunter"),
        "warrior": w.p("native", "warrior"),
    }[native]


def natives(w: Words, counts: Sequence[int]) -> str:
    """So many of each, in the order of `data.NATIVES`: `1 woman, 2 hunters`; `–` for nobody."""
    told = {
        "woman": w.n("%(n)d woman", "%(n)d women", counts[0]),
        "hunter": w.n("%(n)d hunter", "%(n)d hunters", counts[1]),
        "warrior": w.n("%(n)d warrior", "%(n)d warriors", counts[2]),
    }
    return ", ".join(told[who] for who, n in zip(NATIVES, counts, strict=True) if n) or "–"


def outpost(w: Words) -> str:
    """A warrior who lies in an area."""
    return w.p("native", "outpost")


def sentinel(w: Words) -> str:
    """A warrior who stands in a territory."""
    return w.p("native", "sentinel")


@lru_cache(256)
def territory(w: Words, territory: str) -> str:
    """A territory by its id: `Village 1`."""
    kind, number = territory[0], territory[1:]
    if kind == "C":
        return w.p("territory", "Centre")
    return {
        "V": w.p("territory", "Village %(n)s"),
        "O": w.p("territory", "Woods %(n)s"),
        "I": w.p("territory", "Shore %(n)s"),
        "B": w.p("territory", "Border %(n)s"),
    }[kind] % {"n": number}


def product(w: Words, area: str, sides: int) -> str:
    """What an area yields, on the map for that many sides: `beans`; numbered where a territory has several alike."""
    name, _, i = area.partition(".")
    areas = next(there.areas for there in MAPS[sides].territories if there.id == name)
    what = areas[int(i)]
    same = [n for n, other in enumerate(areas) if other == what]
    return good(w, what) + (f" {same.index(int(i)) + 1}" if len(same) > 1 else "")


def area(w: Words, area: str, sides: int) -> str:
    """An area by its id, on the map for that many sides: `Woods 1, beans`."""
    return f"{territory(w, area.partition('.')[0])}, {product(w, area, sides)}"


def place(w: Words, place: str, sides: int) -> str:
    """A territory or an area."""
    return area(w, place, sides) if "." in place else territory(w, place)


def spot(w: Words, place: str) -> str:
    """A place of the grid: `top left`. The table shows no other names."""
    return {
        "A1": w.p("grid", "top left"),
        "B1": w.p("grid", "top middle"),
        "C1": w.p("grid", "top right"),
        "A2": w.p("grid", "middle left"),
        "B2": w.p("grid", "in the middle"),
        "C2": w.p("grid", "middle right"),
        "A3": w.p("grid", "bottom left"),
        "B3": w.p("grid", "bottom middle"),
        "C3": w.p("grid", "bottom right"),
    }[place]


def line(w: Words, places: Sequence[str]) -> str:
    """One of the eight lines of the grid: `top row`."""
    rows = {
        "1": w.p("line", "top row"),
        "2": w.p("line", "middle row"),
        "3": w.p("line", "bottom row"),
        "A": w.p("line", "left column"),
        "B": w.p("line", "middle column"),
        "C": w.p("line", "right column"),
    }
    for i in (0, 1):
        if len({place[i] for place in places}) == 1:
            return rows[places[0][i]]
    left = {"A1", "C3"} & {*places}
    return w.p("line", "diagonal from the top left") if left else w.p("line", "diagonal from the top right")


def lake(w: Words, lake: str) -> str:
    """One of the Great Lakes."""
    return {
        "Superior": w.p("lake", "Lake Superior"),
        "Michigan": w.p("lake", "Lake Michigan"),
        "Huron": w.p("lake", "Lake Huron"),
        "Erie": w.p("lake", "Lake Erie"),
        "Ontario": w.p("lake", "Lake Ontario"),
    }[lake]


def mask(w: Words, kind: str) -> str:
    """A kind of mask: `beggar`."""
    return {
        "beggar": w.p("mask", "beggar"),
        "crooked": w.p("mask", "crooked face"),
        "husk": w.p("mask", "corn husk"),
        "spirit": w.p("mask", "spirit"),
        "animal": w.p("mask", "animal"),
    }[kind]


def masks(w: Words, kinds: Sequence[str]) -> str:
    """Several masks: `2 × beggar, spirit`; `–` for none."""
    return ", ".join(
        (f"{n} × " if (n := kinds.count(kind)) > 1 else "") + mask(w, kind) for kind in dict.fromkeys(kinds)
    ) or "–"  # fmt: skip


def space(w: Words, space: str, short: bool = False) -> str:
    """A space of the mask board, by its combination."""
    if short and space == "full_house":
        return w.p("space", "3 + 2 alike")
    return {
        "pair": w.p("space", "Pair"),
        "three_kinds": w.p("space", "3 different"),
        "two_pairs": w.p("space", "Two pairs"),
        "four_kinds": w.p("space", "4 different"),
        "trips": w.p("space", "3 alike"),
        "full_house": w.p("space", "3 alike and a pair"),
        "five_kinds": w.p("space", "5 different"),
        "quads": w.p("space", "4 alike"),
    }[space]


def category(w: Words, category: str) -> str:
    """What the turtles of a category are for."""
    return {
        "women": w.p("turtle", "Women"),
        "hunters": w.p("turtle", "Hunters"),
        "canoes": w.p("turtle", "Canoes"),
    }[category]


def turtle(w: Words, category_: str, level: int | str) -> str:
    """A turtle: `Women 4`."""
    return f"{category(w, category_)} {level}"


def flag(w: Words, flag: str) -> str:
    """The flag of an alliance."""
    return w.p("flag", "British flag") if flag == "EN" else w.p("flag", "French flag")


@lru_cache(256)  # asked three hundred times for one picture
def step(w: Words, step: str, short: bool = False) -> str:
    """An action of a tile. `short`: beside its sign, which says how far one moves."""
    if step.startswith("move"):
        if short:
            return w.p("step, short", "Move")
        return w.p("step", "Move %(n)s", n=step[4:])
    return {
        "fire": w.p("step", "Sacred Fire"),
        "harvest": w.p("step", "Harvest"),
        "hunt": w.p("step", "Hunt"),
        "tan": w.p("step", "Tan"),
        "fish": w.p("step", "Fish"),
        "military": w.p("step", "Military"),
        "mask": w.p("step", "Mask"),
        "trade": w.p("step", "Trade"),
        "canoe": w.p("step", "Canoe"),
        "ritual": w.p("step", "Ritual"),
    }[step]


def steps(w: Words, names: Sequence[str]) -> str:
    """Actions from top to bottom: `Hunt, Move 1`."""
    return ", ".join(step(w, name) for name in names)


def side(w: Words, tile_: str, ritual: bool) -> str:
    """One side of an action tile, by its actions."""
    return steps(w, _TILES[tile_].back if ritual else _TILES[tile_].front)


def tile(w: Words, tile_: str) -> str:
    """An action tile, by the actions of its front."""
    return side(w, tile_, False)


def order_to_come(w: Words, year: int) -> str:
    """The order of play that is being made: after the last year it only decides ties (WE-81)."""
    return w("For ties") if year == YEARS else w("Next year")


def ghost(w: Words, card: str) -> str:
    """A card of the ghost."""
    return {
        "pathfinder": w.p("ghost", "Pathfinder"),
        "raiders": w.p("ghost", "Raiders"),
        "masks": w.p("ghost", "Masks"),
        "traders": w.p("ghost", "Traders"),
    }[card]


def rating(w: Words, rating: str) -> str:
    """What a solo game was worth."""
    return {
        "newcomer": w.p("rating", "Newcomer"),
        "scout": w.p("rating", "Scout"),
        "speaker": w.p("rating", "Speaker"),
        "leader": w.p("rating", "Leader"),
        "legend": w.p("rating", "Legend"),
    }[rating]
