"""Scenes for the rules: what happens to tiles, people and points, each as (drawing, width, height)."""

from collections.abc import Callable, Sequence
from typing import Final

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import LARGE, LOUD
from prateria.view.svg import Safe, el

from ..engine.data import NATIVES
from ..table.face import small_tile
from ..table.figures import FIGURE, disc, figure
from ..table.panes.amounts import amounts
from ..table.pictograms import sign
from ..words import nouns

__all__ = ["SCENES"]

_SHOUT: Final = 24  # on a large turtle, in the measure of the scene
_TRACK: Final = 19  # in the widest scenes, which phones show at three quarters
_PAIRS: Final = (("economic", "ritual"), ("military", "mask"))
_STANDS: Final = {"economic": 9, "ritual": 5, "military": 7, "mask": 8}  # no two alike: of any pair one is lower
Scene = tuple[Safe, float, float]


def _text(text: str, x: float, y: float, size: int, look: str = "t-mid t-heavy") -> Safe:
    return el("text", text, x=x, y=y, font_size=size, class_=look)


def _way(x: float, y: float) -> Safe:
    """An arrow to the right, 45 long."""
    return el("path", d=f"M{x} {y}h36m-8 -8l9 8-9 8", class_="we-way")


def _people(names: Sequence[str], seat: int, x: float, y: float, h: float = 48) -> list[Safe]:
    """Natives side by side."""
    return [figure(name, seat, round(x + i * h * FIGURE, 1), y, h) for i, name in enumerate(names)]


def _area(product: str, x: float, y: float, inside: Safe | None = None) -> Safe:
    """An area 60 wide, with what it yields or who is in it."""
    return el(
        "g",
        el("circle", cx=x + 30, cy=y + 30, r=28, class_=f"we-area we-{product}-area"),
        inside if inside is not None else sign(product, x + 12, y + 12, 36),
    )


# -- points ----------------------------------------------------------------------------------------------------------


def _tracks(w: Words, seat: int) -> Scene:
    return tracks_in(w, seat, _PAIRS)


def tracks_in(w: Words, seat: int, pairs: Sequence[Sequence[str]]) -> Scene:
    """The tracks as those two pairs; of each the lower one is ringed, for it counts."""
    art: list[Safe] = []
    for p, names in enumerate(pairs):
        pair = [(name, _STANDS[name]) for name in names]
        art.append(el("rect", x=1, y=p * 84 + 1, width=398, height=74, rx=10, class_=css.PLATE))
        lower = min(points for _, points in pair)
        for k, (track, points) in enumerate(pair):
            y = p * 84 + 20 + k * 36
            x = 160 + points * 22
            beyond = f"M{x + 44} {y}H380" if x + 44 < 380 else ""  # what is left of the rail behind the number
            art += [
                sign(track, 10, y - 13, 26),
                _text(nouns.track(w, track), 44, y + 6, _TRACK, "t-bold"),
                el("path", d=f"M160 {y}H{x}{beyond}", class_=f"we-rail we-rail-{track}"),
                disc(seat, x - 13, y - 13, 26),
                _text(str(points), x + 28, y + 6.5, _TRACK),
            ]
            if points == lower:
                art.append(el("circle", cx=x, cy=y, r=17, class_=f"we-counts s{seat}"))
    return el("g", *art), 400, 162


def _sets(w: Words, seat: int) -> Scene:
    """Two complete sets and somebody left over."""
    art = [*_people(("hunter",), seat, 286, 8)]
    for i in range(2):
        art.append(el("rect", x=i * 138 + 1, y=1, width=128, height=62, rx=12, class_=css.PLATE))
        art += _people(NATIVES, seat, i * 138 + 8, 8)
    return el("g", *art, _way(342, 32), amounts((("ritual", 2),), Box(396, 18, 60, 28), LARGE)), 450, 64


def _prices(w: Words, seat: int) -> Scene:
    """What a progress tile of each level costs, and what it gives: economic points, and as many on some track."""
    costs = (
        (("pelt", -1), ("fish", -1), ("vegetable", -1)),
        (("pelt", -2), ("fish", -2), ("vegetable", -1), ("vegetable", -1)),
        (("pelt", -3), ("fish", -3), ("corn", -1), ("bean", -1), ("pumpkin", -1)),
    )
    art: list[Safe] = []
    for i, cost in enumerate(costs):
        y = i * 40
        art += [
            el("rect", x=1, y=y + 1, width=456, height=34, rx=9, class_=css.PLATE),
            *(el("circle", cx=16 + k * 12, cy=y + 18, r=4.5, class_="we-level") for k in range(i + 1)),
            amounts(cost, Box(56, y + 4, 228, 28), LARGE),
            _way(284, y + 18),
            amounts((("economic", i + 1),), Box(334, y + 4, 60, 28), LARGE),
            _text(f"+{i + 1}", 396, y + 23.5, LARGE, "t-mid t-heavy we-gain"),
            *(
                el("rect", x=412 + k * 9, y=y + 13, width=9, height=10, class_=f"we-{track}")
                for k, track in enumerate(("economic", "military", "ritual", "mask-track"))
            ),
        ]
    return el("g", *art), 458, 116


def _turtle(w: Words, seat: int) -> Scene:
    """A turtle of level 3 and the areas with women that it asks for; four cannot be had for three."""
    art = [sign("turtle", 0, 2, 60), _text("3", 30, 44, _SHOUT, "t-mid t-heavy we-shell-n")]
    for i, product in enumerate(("corn", "bean", "pumpkin")):
        art.append(_area(product, 76 + i * 66, 2, figure("woman", seat, 90 + i * 66, 10, 44)))
    return el("g", *art), 272, 64


def _majority(w: Words, seat: int) -> Scene:
    """Three territories: more than the other, as many, and the own village."""
    art: list[Safe] = []
    for i, (own, theirs, point) in enumerate(((2, 1, True), (1, 1, False), (1, 0, True))):
        x = i * 150
        art += [
            el("rect", x=x + 1, y=1, width=138, height=64, rx=12, class_="we-land"),
            sign("village", x + 72, 10, 44) if not theirs else Safe(),
            *_people(("warrior",) * own, seat, x + 8, 8),
            *_people(("warrior",) * theirs, seat + 1, x + 96, 8),
            amounts((("military", 1),), Box(x + 46, 70, 60, 22), LARGE) if point else _text("–", x + 70, 86, LOUD),
        ]
    return el("g", *art), 440, 94


# -- the grid ----------------------------------------------------------------------------------------------------------


def _year(w: Words, seat: int) -> Scene:
    """A tile with a marker turns to its ritual side."""
    art = [
        small_tile(w, "B3", Box(0, 0, 90, 90)),
        disc(seat, 52, 2, 36),
        _way(100, 45),
        small_tile(w, "B3", Box(148, 0, 90, 90), ritual=True),
    ]
    return el("g", *art), 240, 90


def _fire(w: Words, seat: int) -> Scene:
    """The Sacred Fire with an action marker, and the tile that it plays with the fire marker."""
    art = [
        small_tile(w, "B1", Box(0, 0, 90, 90)),
        disc(seat, 52, 2, 36),
        _way(100, 45),
        small_tile(w, "B4", Box(148, 0, 90, 90)),
        el("circle", cx=218, cy=20, r=18, class_=css.STONE),
        sign("fire", 203, 5, 30),
    ]
    return el("g", *art), 240, 90


def _swap(w: Words, seat: int) -> Scene:
    """Two tiles that change places."""
    there_and_back = el("path", d="M100 36h36m-8 -8l9 8-9 8M137 58h-36m8 -8l-9 8 9 8", class_="we-way")
    return (
        el("g", small_tile(w, "B3", Box(0, 0, 90, 90)), there_and_back, small_tile(w, "B8", Box(148, 0, 90, 90))),
        240,
        90,
    )


def _newtiles(w: Words, seat: int) -> Scene:
    """A tile of one's own goes aside, an open one takes its place among the three."""
    art = [
        small_tile(w, "B8", Box(0, 0, 72, 72)),
        el("path", d="M4 68L68 4", class_="we-way"),
        *(small_tile(w, tile, Box(126 + i * 76, 0, 72, 72)) for i, tile in enumerate(("B7", "L1-01", "B2"))),
    ]
    return el("g", *art, _way(77, 36)), 350, 72


# -- the map -----------------------------------------------------------------------------------------------------------


def _transfer(w: Words, seat: int) -> Scene:
    """An outpost in a field; then a woman in its place, and the warrior is in the village."""
    art = [
        _area("corn", 0, 2, figure("warrior", seat, 17, 10, 44, True)),
        _way(72, 32),
        _area("corn", 130, 2, figure("woman", seat, 144, 10, 44)),
        *_people(("warrior",), seat, 214, 8),
        sign("village", 252, 16, 40),
    ]
    return el("g", *art), 300, 64


def _fight(w: Words, seat: int) -> Scene:
    """Against a sentinel both fall; against a woman the attacker stays in her area."""
    other = seat + 1
    art = [
        *_people(("warrior",), seat, 0, 8),
        sign("military", 40, 16, 30),
        *_people(("warrior",), other, 80, 8),
        _way(132, 32),
        sign("house", 190, 10, 40),
        *_people(("warrior",), seat, 236, 8),
        *_people(("warrior",), other, 276, 8),
        *_people(("warrior",), seat, 0, 84),
        sign("military", 40, 92, 30),
        _area("bean", 74, 78, figure("woman", other, 88, 86, 44)),
        _way(140, 108),
        _area("bean", 192, 78, figure("warrior", seat, 209, 86, 44, True)),
        sign("house", 268, 88, 40),
        *_people(("woman",), other, 312, 84),
    ]
    return el("g", *art), 356, 140


SCENES: Final[dict[str, Callable[[Words, int], Scene]]] = {
    "tracks": _tracks,
    "sets": _sets,
    "prices": _prices,
    "turtle": _turtle,
    "majority": _majority,
    "year": _year,
    "fire": _fire,
    "swap": _swap,
    "newtiles": _newtiles,
    "transfer": _transfer,
    "fight": _fight,
}
