"""The three territories as land one would like to walk on: a picture for the upper part, quiet ground for the rest; the
herds that graze there, and whom each of them would go to just now."""

from functools import lru_cache
from typing import Final

from prateria.view.animals import BISON_H, BISON_W, bison, calf
from prateria.view.palette import shape
from prateria.view.stone import stone
from prateria.view.svg import Safe, el, join

from ..engine.data import LARGE_HERDS
from ..engine.observe import Observation
from ..engine.preview import Look, Standing
from .layout import Box, Land

__all__ = ["NARROW", "herd", "herds", "holders", "land", "rooms", "standing_of", "tight"]

NARROW: Final = 150
"""Pictures below that width have no room for a guard beside the name."""
SCENE: Final = 4  # from the edge of the picture to a herd
LOW: Final = 70  # in narrower boxes the number stands under the animal
LEAST, MOST = 7.5, 11  # radius of the mark of whom a herd goes to

# Pictures of 300 by 120, cut to fit; l-... are tones of the territory (css/table.css).
_HILLS: Final = (
    '<path class="l-sky" d="M0 0h300v120H0z"/><circle class="l-sun" cx="182" cy="40" r="16"/>'
    '<path class="l-far" d="M0 66L34 40 62 40 76 62 118 48 152 26 186 26 200 52 244 60 272 44 300 54V120H0z"/>'
    '<path class="l-mid" d="M0 78Q44 46 96 70T196 66 300 72V120H0z"/>'
    '<path class="l-line" d="M20 76q30-16 60-4M120 80q26-14 56-8M214 78q30-12 60-4"/>'
    '<path class="l-near" d="M0 98Q60 70 130 92T300 88V120H0z"/>'
    '<path class="l-tuft" d="M28 104q0-9-5-13 7 3 7 10 1-8 7-11-4 6-4 14zM262 102q0-9-5-13 7 3 7 10 1-8 7-11-4 6-4'
    " 14z"
    'M150 110q0-7-4-10 6 2 6 8 1-6 6-9-4 5-4 11z"/>'
    '<path class="l-rock" d="M196 102l6-12 12-3 9 7 4 8zM58 88l4-7 8-1 5 8z"/>'
)
_RIVER: Final = (
    '<path class="l-sky" d="M0 0h300v120H0z"/><path class="l-far" d="M0 56Q50 36 110 50T210 44 300 52V120H0z"/>'
    '<path class="l-cloud" d="M40 26q10-12 24-5 8-9 20-1 12-1 14 8H32q2-2 8-2zM206 20q9-10 20-4 8-7 18 0 10 0 12'
    ' 7H198q2-3 8-3z"/>'
    '<path class="l-mid" d="M0 66Q70 52 140 60T300 62V120H0z"/>'
    '<path class="l-water" d="M186 58c-26 6-48 9-40 16s78 8 64 20-118 8-150'
    ' 26H300V96c-20-4-36-12-52-18s-50-10-42-20z"/>'
    '<path class="l-shine" d="M166 70h22M196 82h30M150 96h40M214 104h50M110 110h44"/>'
    '<path class="l-near" d="M0 92Q40 84 76 98T90 120H0z"/>'
    '<path class="l-reed" d="M16 110V84M24 112V76M33 113V88M282 96V68M290 98V78"/>'
    '<path class="l-cat" d="M16 80v8M24 72v9M33 84v8M282 64v9M290 74v8"/>'
)
_FOREST: Final = (
    '<path class="l-sky" d="M0 0h300v120H0z"/>'
    '<path class="l-far" d="M0 60l8-18 8 18 7-24 9 24 8-16 8 16 9-26 10 26 8-14 7 14 9-22 9 22 8-18 8 18 8-26 10 26'
    " 8-15 7 15 9-22 9 22"
    ' 8-17 8 17 9-25 10 25 7-14 8 14 9-22 9 22 8-16 8 16 9-24 9 24 8-15 8 15V120H0z"/>'
    '<path class="l-mid" d="M0 76Q70 60 150 70T300 70V120H0z"/>'
    '<path class="l-trunk" d="M24 84V100M56 76V92M250 76V94M284 82V102M222 70v12"/>'
    '<path class="l-tree" d="M24 34l9 17h-4l8 15h-5l10 20H6l10-20h-5l8-15h-4zM56 40l7 13h-3l6 11h-4l8'
    " 15H42l8-15h-4l6-11h-3z"
    "M250 36l8 15h-4l7 13h-5l9 17h-30l9-17h-5l7-13h-4zM284 30l10 18h-4l8 16h-5l10 22h-38l10-22h-5l8-16h-4zM222 44l6"
    ' 10h-3l5 10h-3l6 11h-22l6-11h-3l5-10h-3z"/>'
    '<path class="l-near" d="M0 100Q80 82 160 96T300 94V120H0z"/>'
    '<path class="l-tuft" d="M90 110q0-8-5-12 7 3 7 9 1-7 7-10-4 6-4 13zM196 106q0-8-5-12 7 3 7 9 1-7 7-10-4 6-4'
    ' 13z"/>'
)
_SCENES: Final = {"hills": _HILLS, "river": _RIVER, "forest": _FOREST}

# What the ground under the cards is strewn with, in cells of 120 by 90.
_GROUNDS: Final = {
    "hills": (
        '<path class="l-far-line" d="M8 34q26-18 56-2M60 74q22-14 48-2M72 26q14-8 30 0"/>'
        '<path class="l-speck" d="M22 70q0-7-4-10 5 2 6 8 1-6 5-8-3 4-3 10z"/>'
    ),
    "river": (
        '<path class="l-far-line" d="M4 22q10-8 20 0t20 0 20 0M52 52q10-8 20 0t20 0 20 0M10 80q10-8 20 0t20 0"/>'
    ),
    "forest": (
        '<path class="l-speck" d="M24 10l7 13h-3l6 11h-4l7 13H11l7-13h-4l6-11h-3z'
        'M86 44l6 11h-3l5 10h-3l6 11H75l6-11h-3l5-10h-3z"/>'
    ),
}


@lru_cache(48)
def land(name: str, place: Land) -> Safe:
    """The ground, the picture and rounded corners of a territory."""
    box, scene = place.box, place.scene
    tall = scene.w == box.w
    ground = (
        box._replace(y=box.y + scene.h, h=box.h - scene.h)
        if tall
        else box._replace(x=box.x + scene.w, w=box.w - scene.w)
    )
    cells = [
        el(
            "g",
            Safe(_GROUNDS[name]),
            transform=f"translate({ground.x + i * 120 + (j % 2) * 30:.5g} {ground.y + j * 90:.5g})",
        )
        for j in range(int(ground.h // 90) + 1)
        for i in range(int((ground.w - (j % 2) * 30) // 120) + 1)
    ]
    r = 14
    return join(
        (
            el("rect", x=box.x, y=box.y, width=box.w, height=box.h, class_="l-ground"),
            _window(ground, *cells),
            el(
                "svg",
                Safe(_SCENES[name]),
                x=scene.x,
                y=scene.y,
                width=scene.w,
                height=scene.h,
                viewBox="0 0 300 120",
                preserveAspectRatio="xMidYMax slice",
                aria_hidden="true",
            ),
            el("path", d=_corners(box.x, box.y, box.w, box.h, r), class_="l-corner"),
            el("rect", x=box.x + 1, y=box.y + 1, width=box.w - 2, height=box.h - 2, rx=r, class_="l-frame"),
        )
    )


def _window(box: Box, *kids: Safe) -> Safe:
    x, y, w, h = box
    return el("svg", *kids, x=x, y=y, width=w, height=h, viewBox=f"{x:.5g} {y:.5g} {w:.5g} {h:.5g}", aria_hidden="true")


def _corners(x: float, y: float, w: float, h: float, r: int) -> str:
    """Four corners of the page's paper, so that pictures end round without clipping."""
    return (
        f"M{x - 1} {y - 1}h{r + 1}a{r} {r} 0 0 0-{r} {r}h-1zM{x + w + 1} {y - 1}v{r + 1}h-1a{r} {r} 0 0 0-{r}-{r}z"
        f"M{x + w + 1} {y + h + 1}h-{r + 1}v-1a{r} {r} 0 0 0 {r}-{r}h1zM{x - 1} {y + h + 1}v-{r + 1}h1a{r} {r} 0 0 0"
        f" {r} {r}v1z"
    )


def tight(scene: Box) -> bool:
    """On a small phone: name, herds and guard one close under the other."""
    return scene.w < NARROW and scene.h < 88


def standing_of(view: Observation, look: Look, t: int) -> Standing:
    """The territory if the hunt ended now, or after the choice that is ready."""
    shown = look.preview
    return shown.standing if shown and shown.territory == view.territories[t].id else look.standings[t]


def herds(view: Observation, look: Look, t: int, place: Land, twice: str = "") -> list[Safe]:
    """The bison of a territory, standing on their land: three for a large herd, one or two for a small one; pale where
    they would run away from a tie. `twice`: before the ids, where they are drawn another time."""
    values, spots, full = _grazing(view, look, t, place)
    standing = standing_of(view, look, t)
    lost = standing.lost if standing.why != "nobody" else ()
    return [
        herd(f"{twice}herd{view.hunt}-{t}-{i}", value, room, full, room.x, room.y, " flees" if value in lost else "")
        for i, (value, room) in enumerate(zip(values, spots, strict=True))
    ]


def rooms(scene: Box, n: int, foot: int) -> tuple[list[Box], float]:
    """A box for each of the herds, and how large a herd may be at most: the same for all, so that sizes compare."""
    top, wide = 20 if tight(scene) else 26, (scene.w - 2 * SCENE) / max(n, 1)
    high = scene.h - top - foot
    spots = [Box(scene.x + SCENE + i * wide, scene.y + top, wide, high) for i in range(n)]
    return spots, min((scene.w - 2 * SCENE) / 2 / 122, high / 86)


def _grazing(view: Observation, look: Look, t: int, place: Land) -> tuple[list[int], list[Box], float]:
    """The values of the herds of a territory, a box for each, and how large one may be at most."""
    values = sorted(view.territories[t].herds, reverse=True)
    narrow = not place.badge and place.scene.w < NARROW and standing_of(view, look, t).guard is not None
    foot = (22 if tight(place.scene) else 30) if narrow else 3  # room for the guard
    return values, *rooms(place.scene, len(values), foot)


def holders(view: Observation, look: Look, t: int, place: Land, twice: str = "") -> list[Safe]:
    """On the stone of each herd the mark of whom it would go to just now: what one fights for is seen to change hands.
    A new owner is a new thing, which comes with a leap. `twice`: as for the herds."""
    values, spots, full = _grazing(view, look, t, place)
    free = [*standing_of(view, look, t).catches]
    drawn = []
    for i, (value, room) in enumerate(zip(values, spots, strict=True)):
        seat = next((seat for seat, herd_, _, _ in free if herd_ == value), None)
        if seat is None:
            continue
        free.remove(next(one for one in free if one[:2] == (seat, value)))
        x, y, r = _measured(value, room, full)[-1]
        size = min(max(r * 0.62, LEAST), MOST)  # half of the disc
        cx = room.x + min(x + r * 0.85, room.w - size - 1)
        cy = room.y + y - r * 1.08  # clear of two figures
        drawn.append(
            el(
                "g",
                el("circle", cx=round(cx, 1), cy=round(cy, 1), r=round(size, 1), class_="holder-ground"),
                shape(seat, round(cx - size * 0.7, 1), round(cy - size * 0.7, 1), round(size * 1.4, 1)),
                id=f"{twice}holder{view.hunt}-{t}-{i}-{seat}",
                class_=f"holder s{seat}",
            )
        )
    return drawn


def _measured(value: int, box: Box, full: float) -> tuple[bool, float, float, float, tuple[float, float, float]]:
    """Of a herd in its box: whether it is a large one, its size, its middle, the ground it stands on, and the middle
    and radius of its stone."""
    large = value >= min(LARGE_HERDS)
    low = box.w < LOW  # no room beside the animal: the number under it
    full = min(full, (box.h - 18) / BISON_H if low else 9)
    size = full if large else full * (0.66 + 0.03 * value)
    w, h = BISON_W * size, BISON_H * size
    r = 11 if low else min(max(h * 0.24, 11), 20)
    cx, floor = box.w / 2, box.h - (2 * r - 5 if low else 2)
    return large, size, cx, floor, ((cx, floor + r - 5, r) if low else (cx + w * 0.3, floor - r, r))


@lru_cache(64)
def herd(id_: str, value: int, box: Box, full: float, x: float, y: float, class_: str = "") -> Safe:
    """A herd as it fills its box, at (x, y): animals on the ground, the number on a stone before them."""
    large, size, cx, floor, (sx, sy, r) = _measured(value, box, full)
    w, h = BISON_W * size, BISON_H * size
    animals = []
    if large:
        left = max(cx - w * 0.8, -2)
        animals += [calf(left, floor - h * 0.96, size * 0.5), calf(cx + w * 0.3, floor - h * 0.98, size * 0.46, True)]
    elif value > 3:
        animals.append(calf(cx + w * 0.2, floor - h * 0.92, size * 0.5, True))
    animals.append(bison(cx - w * 0.5, floor - h, size))
    return el(
        "g",
        *animals,
        *stone(str(value), round(sx, 1), round(sy, 1), round(r, 1), round(sy + r * 0.42, 1), round(r * 1.2, 1)),
        id=id_,
        class_=("herd large" if large else "herd") + class_,
        transform=f"translate({x:.5g} {y:.5g})",
        data_x=round(x, 1),
        data_y=round(y, 1),
    )
