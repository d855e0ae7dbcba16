"""A territory on the table: land, herds, who stands there, and what a choice would do there."""

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
from .preview import Look, Preview
from .tablelayout import Box, Land

__all__ = ["badges", "dimmed", "herds", "ribbon", "territory"]


def territory(w: Words, view: Observation, t: int, place: Land, touch: Touch) -> Safe:
    """The land with its name; the whole of it is one button."""
    name = view.territories[t].id
    pick = f"territory:{name}"
    state = "chosen" if pick in touch.chosen else "possible" if pick in touch.possible else ""
    box, scene = place.box, place.scene
    if state == "possible" and not touch.chosen:
        state = "open"
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


def herds(view: Observation, t: int, place: Land) -> list[Safe]:
    """The bison of a territory, standing on their land: three for a large herd, one or two for a small one."""
    values = sorted(view.territories[t].herds, reverse=True)
    scene = place.scene
    n = len(values)
    if scene.h > scene.w * 0.8:  # one under another
        h = (scene.h - 36) / max(n, 1)
        room = [Box(scene.x + 4, scene.y + 32 + i * h, scene.w - 8, h) for i in range(n)]
    else:
        wide = (scene.w - 12) / max(n, 1)
        room = [Box(scene.x + 6 + i * wide, scene.y + 30, wide, scene.h - 34) for i in range(n)]
    return [
        _herd(f"herd{view.hunt}-{t}-{i}", value, box) for i, (value, box) in enumerate(zip(values, room, strict=True))
    ]


def _herd(id_: str, value: int, box: Box) -> Safe:
    """A herd in a box of its own: animals on the ground, the number on a stone before them."""
    large = value >= min(LARGE_HERDS)
    full = min(box.w / 150, box.h / 88)
    size = full * (1 if large else 0.62 + 0.03 * value)
    w, h = BISON_W * size, BISON_H * size
    cx, floor = box.w / 2, box.h - 2
    animals = []
    if large:
        animals += [
            calf(round(cx - w * 0.78, 1), round(floor - h * 0.96, 1), round(size * 0.5, 3)),
            calf(round(cx + w * 0.32, 1), round(floor - h * 0.98, 1), round(size * 0.46, 3), True),
        ]
    elif value > 3:
        animals.append(calf(round(cx + w * 0.2, 1), round(floor - h * 0.92, 1), round(size * 0.5, 3), True))
    animals.append(bison(round(cx - w * 0.5, 1), round(floor - h, 1), round(size, 3)))
    r = min(max(h * 0.24, 12.5), 20) if large else 12.5
    text = str(value)
    return el(
        "g",
        *animals,
        el("circle", cx=round(cx + w * 0.3, 1), cy=round(floor - r, 1), r=round(r, 1), class_="stone"),
        el(
            "text",
            text,
            x=round(cx + w * 0.3, 1),
            y=round(floor - r + r * 0.42, 1),
            font_size=round(r * 1.2, 1),
            class_="t-mid t-heavy",
        ),
        id=id_,
        class_="herd large" if large else "herd",
        transform=f"translate({box.x:.5g} {box.y:.5g})",
        data_x=round(box.x, 1),
        data_y=round(box.y, 1),
    )


def badges(w: Words, view: Observation, look: Look, t: int, place: Land) -> Safe:
    """Left of each row: whose it is, the strength of the hunters, which herd they would catch, who stands guard."""
    here = view.territories[t]
    shown = look.preview if look.preview and look.preview.territory == here.id else None
    strengths = shown.strengths if shown else here.strengths
    standing = shown.standing if shown else look.standings[t]
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
    if scene.w < 130:
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
    lines = wrap(words.why_not(w, view, touch.chosen, pick), box.w - 28, 14, 5)
    y = box.y + box.h / 2 - len(lines) * 9
    wide = max(width(line, 14) for line in lines) + 20
    return el(
        "g",
        el("rect", x=box.x, y=box.y, width=box.w, height=box.h, rx=14, class_="veil"),
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
    """At the foot of the picture: what laying the card there would do."""
    scene = place.scene
    seat = shown.seat
    if shown.result == "lies":
        caught = next((c for c in shown.standing.catches if c[0] == seat), None)
        text = w("strength %(n)d", n=shown.strengths[seat])
        extra = [("bison", str(caught[1]))] if caught else []
    else:
        text, extra = result_text(w, shown), []
    against = shown.against[1] if shown.against else None
    room = scene.w - 12 - (24 if against else 0) - 44 * len(extra)
    text = fit(text, room, 14)
    wide = width(text, 14) + 18 + (24 if against else 0) + 40 * len(extra)
    x, y = max(scene.x + (scene.w - wide) / 2, scene.x + 3), scene.y + scene.h - 29
    kids = [
        el("rect", x=round(x, 1), y=y, width=round(wide, 1), height=26, rx=9, class_="ribbon"),
        el("text", text, x=round(x + 9, 1), y=y + 18, font_size=14, class_="t-bold"),
    ]
    at = x + 13 + width(text, 14)
    if against:
        kids.append(sign(against, round(at, 1), y + 4, 18))
    for name, number in extra:
        kids += [
            emblem(name, round(at, 1), y + 5, 16),
            el("text", number, x=round(at + 18, 1), y=y + 18, font_size=14, class_="t-bold"),
        ]
    return el("g", join(kids), class_=f"foresee s{seat}")
