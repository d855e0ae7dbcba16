"""A territory on the table: land, herds, who stands there, and what a choice would do there."""

from functools import lru_cache
from typing import Final

from ...kit.words import Words
from ...view.animals import BISON_H, BISON_W, bison, calf
from ...view.frame import Touch
from ...view.measure import fit, width, wrap
from ...view.palette import shape
from ...view.svg import Safe, el, join
from . import words
from .cardart import sign
from .data import LARGE_HERDS
from .emblems import emblem
from .land import land
from .observe import Observation
from .preview import Look, Preview, Standing
from .tablelayout import Box, Land

_NARROW: Final = 150  # pictures below that width have no room for a guard beside the name

__all__ = ["badges", "dimmed", "herds", "ribbon", "territory"]


def territory(w: Words, view: Observation, t: int, place: Land, touch: Touch) -> Safe:
    """The land with its name; the whole of it is one button."""
    name = view.territories[t].id
    pick = f"territory:{name}"
    state = "chosen" if pick in touch.chosen else "possible" if pick in touch.possible else ""
    box, scene = place.box, place.scene
    if state == "possible" and (not touch.chosen or touch.chosen[0].startswith("territory:") or len(touch.chosen) > 1):
        state = "open"  # it may be touched, but it is not what comes next
    title = fit(words.place(w, name), scene.w - 16, 15)
    plate = width(title, 15) + 16
    shown = box.inset(3)
    return el(
        "g",
        land(name, place),
        *(el("rect", x=row.x, y=row.y, width=row.w, height=row.h, rx=8, class_="row") for row in place.rows),
        el("rect", x=scene.x + 7, y=scene.y + 7, width=round(plate, 1), height=23, rx=8, class_="plate"),
        el("text", title, x=scene.x + 15, y=scene.y + 23.5, font_size=15, class_="t-bold"),
        el("rect", x=shown.x, y=shown.y, width=shown.w, height=shown.h, rx=12, class_="glow") if state else Safe(),
        el("rect", x=box.x, y=box.y, width=box.w, height=box.h, class_="hit"),
        id=f"land-{name}",
        class_=f"land land-{name} {state}".rstrip(),
        data_pick=pick,
        role="button",
        tabindex=-1,
        aria_label=words.pick_label(w, pick, view),
        aria_pressed="true" if state == "chosen" else None,
        aria_disabled=None if state else "true",
    )


def herds(view: Observation, look: Look, t: int, place: Land) -> list[Safe]:
    """The bison of a territory, standing on their land: three for a large herd, one or two for a small one."""
    values = sorted(view.territories[t].herds, reverse=True)
    scene = place.scene
    n = max(len(values), 1)
    top = 26
    foot = 30 if scene.w < _NARROW and _standing(view, look, t).guard is not None else 3  # room for the guard
    wide = (scene.w - 8) / n
    room = [Box(scene.x + 4 + i * wide, scene.y + top, wide, scene.h - top - foot) for i in range(n)]
    full = min((scene.w - 8) / 2 / 122, (scene.h - top - foot) / 86)  # the same for all, so that sizes compare
    return [
        _herd(f"herd{view.hunt}-{t}-{i}", value, box, full)
        for i, (value, box) in enumerate(zip(values, room, strict=False))
    ]


@lru_cache(64)
def _herd(id_: str, value: int, box: Box, full: float) -> Safe:
    """A herd in a box of its own: animals on the ground, the number on a stone before them."""
    large = value >= min(LARGE_HERDS)
    low = box.w < 70  # no room beside the animal: the number under it
    full = min(full, (box.h - 18) / BISON_H if low else 9)
    size = full if large else full * (0.66 + 0.03 * value)
    w, h = BISON_W * size, BISON_H * size
    r = 11 if low else min(max(h * 0.24, 11), 20)
    cx, floor = box.w / 2, box.h - (2 * r - 5 if low else 2)
    stone = (cx, floor + r - 5) if low else (cx + w * 0.3, floor - r)
    animals = []
    if large:
        left = max(cx - w * 0.8, -2)
        animals += [calf(left, floor - h * 0.96, size * 0.5), calf(cx + w * 0.3, floor - h * 0.98, size * 0.46, True)]
    elif value > 3:
        animals.append(calf(cx + w * 0.2, floor - h * 0.92, size * 0.5, True))
    animals.append(bison(cx - w * 0.5, floor - h, size))
    text = str(value)
    return el(
        "g",
        *animals,
        el("circle", cx=round(stone[0], 1), cy=round(stone[1], 1), r=round(r, 1), class_="stone"),
        el(
            "text",
            text,
            x=round(stone[0], 1),
            y=round(stone[1] + r * 0.42, 1),
            font_size=round(r * 1.2, 1),
            class_="t-mid t-heavy",
        ),
        id=id_,
        class_="herd large" if large else "herd",
        transform=f"translate({box.x:.5g} {box.y:.5g})",
        data_x=round(box.x, 1),
        data_y=round(box.y, 1),
    )


def _standing(view: Observation, look: Look, t: int) -> Standing:
    """The territory if the hunt ended now, or after the choice that is ready."""
    shown = look.preview
    return shown.standing if shown and shown.territory == view.territories[t].id else look.standings[t]


def badges(w: Words, view: Observation, look: Look, t: int, place: Land) -> Safe:
    """Left of each row: whose it is, the strength of the hunters, which herd they would catch, who stands guard."""
    here = view.territories[t]
    shown = look.preview if look.preview and look.preview.territory == here.id else None
    strengths = shown.strengths if shown else here.strengths
    standing = _standing(view, look, t)
    caught = {seat: place_ for seat, _, _, place_ in standing.catches}
    guard = standing.guard
    parts = []
    for seat, row in enumerate(place.rows):
        wide = row.w > 150
        cx = row.x + (18 if wide else 14)
        y = row.y + row.h / 2
        strength = strengths[seat]
        there = strength or any(card.seat == seat for card in here.laid)
        kids = [shape(seat, cx - 8, y - (19 if strength else 8), 16)]
        if strength:
            kids.append(
                el(
                    "text",
                    str(strength),
                    x=cx,
                    y=round(y + 14, 1),
                    font_size=17 if wide else 15,
                    class_="t-mid t-heavy",
                )
            )
        if seat in caught and row.h > 56:
            kids.append(emblem("bison", round(cx - 7, 1), round(y + 17, 1), 14 if caught[seat] == 1 else 11))
        if seat == guard:
            kids.insert(0, el("rect", x=row.x, y=row.y, width=row.w, height=row.h, rx=8, class_="guarded"))
        parts.append(el("g", *kids, class_=f"badge s{seat}" + ("" if there else " absent")))
    if guard is not None:
        parts.append(_guard(place, guard, standing.captives))
    return el("g", *parts)


def _guard(place: Land, seat: int, captives: int) -> Safe:
    """In the corner of the picture: who would take how many captives."""
    scene = place.scene
    text = str(captives)
    wide = 44 + width(text, 14)
    if scene.w < _NARROW:
        x, y = scene.x + 5, scene.y + scene.h - 31
    else:
        x, y = scene.x + scene.w - wide - 7, scene.y + 6
    return el(
        "g",
        el("rect", x=round(x, 1), y=y, width=round(wide, 1), height=25, rx=8, class_="plate"),
        shape(seat, x + 5, y + 4.5, 16),
        emblem("captive", round(x + 24, 1), y + 4.5, 16),
        el("text", text, x=round(x + 42, 1), y=y + 17.5, font_size=14, class_="t-bold"),
        class_=f"guard s{seat}",
    )


def dimmed(w: Words, view: Observation, t: int, place: Land, touch: Touch) -> Safe:
    """Over a territory where the chosen card may not go: why."""
    pick = f"territory:{view.territories[t].id}"
    if not any(p.startswith("card:") for p in touch.chosen) or pick in touch.chosen or pick in touch.possible:
        return Safe()
    box = place.box
    veil = el("rect", x=box.x, y=box.y, width=box.w, height=box.h, rx=14, class_="veil")
    reason = words.why_not(w, view, touch.chosen, pick)
    if not reason:
        return veil
    lines = wrap(reason, box.w - 28, 14, 5)
    y = box.y + box.h / 2 - len(lines) * 9
    wide = max(width(line, 14) for line in lines) + 20
    return el(
        "g",
        veil,
        el(
            "rect", x=box.x + (box.w - wide) / 2, y=y - 8, width=wide, height=len(lines) * 18 + 14, rx=8, class_="plate"
        ),
        *(
            el("text", line, x=box.x + box.w / 2, y=round(y + 12 + i * 18, 1), font_size=14, class_="t-mid")
            for i, line in enumerate(lines)
        ),
        class_="why-not",
    )


def result_text(w: Words, shown: Preview) -> str:
    """What laying the card would do, in two or three words."""
    texts = {
        "joins": w("stands guard"),
        "wins": w("wins the trial"),
        "loses": w("loses the trial"),
        "equal": w("both fall"),
        "sacrifice": w("sacrifice: both fall"),
        "weak": w("falls alone"),
    }
    return texts.get(shown.result, "")


def ribbon(w: Words, shown: Preview, place: Land) -> Safe:
    """In the place of the name: what laying the card there would do."""
    scene = place.scene
    seat = shown.seat
    if shown.result == "lies":
        caught = sum(value for who, value, _, _ in shown.standing.catches if who == seat)
        text = w("strength %(n)d", n=shown.strengths[seat])
        extra = [("bison", str(caught))] if caught else []
    else:
        text, extra = result_text(w, shown), []
    against = shown.against[1] if shown.against else None
    after = 24 * bool(against) + 42 * len(extra)
    room = scene.w - (28 if scene.w < _NARROW else 92)  # the guard stays in sight
    lines = wrap(text, room, 14, 2)
    if after and width(lines[-1], 14) + after > room:
        lines = (*lines, "")
    wide = max(max(width(line, 14) for line in lines), width(lines[-1], 14) + after) + 20
    high = 8 + 18 * len(lines)
    x, y = scene.x + 6, scene.y + 6
    kids = [el("rect", x=round(x, 1), y=y, width=round(wide, 1), height=high, rx=9, class_="ribbon")]
    kids += [
        el("text", line, x=round(x + 10, 1), y=round(y + 18 + 18 * i, 1), font_size=14, class_="t-bold")
        for i, line in enumerate(lines)
    ]
    at, y = x + 14 + width(lines[-1], 14), y + 18 * (len(lines) - 1)
    if against:
        kids.append(sign(against, round(at, 1), y + 4, 18))
    for name, number in extra:
        kids.append(emblem(name, round(at, 1), y + 5, 16))
        kids.append(el("text", number, x=round(at + 19, 1), y=y + 18, font_size=14, class_="t-bold"))
    return el("g", join(kids), class_=f"foresee s{seat}")
