"""A territory on the table: land, herds, who stands there, and who would take what."""

from functools import lru_cache
from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.hand import centred
from prateria.view.letters import DROP, LABEL, LEAST, NAME, NOTE, NUMBER, TEXT
from prateria.view.measure import fit, fitting, width
from prateria.view.palette import shape
from prateria.view.svg import Safe, el
from prateria.view.touchable import as_button, state_of

from .. import words
from ..engine.data import WARRIORS
from ..engine.observe import Observation, Territory
from ..engine.preview import Look, Preview, Standing
from ..words.lands import guard_said, place_glance, seat_said
from .cards import CARD_H, CARD_W
from .figures import emblem
from .land import NARROW, land, standing_of, tight
from .layout import LENS, Box, Land
from .pieces import awaited, corners, lying, places
from .spoken import sighted, territory_goal, territory_label

ROW_CORNER: Final = 8
PLATE_CORNER: Final = 8
MARK: Final = 16  # the shape of a seat, and a sign beside it
PLATE: Final = 8  # from the end of a plate to the words on it
SMALL: Final = 12  # the shape of a seat, and signs, beside a group of cards
LINE: Final = 17  # of these, high
BETWEEN: Final = 4  # one of these and the next, where there is room
ENDS: Final = 6  # before the first of them
CLOSE: Final = 3  # the same where there is little room
SIGNS: Final = 40  # so wide at the most are those of a seat, beside its cards
DIGIT: Final = 0.62  # of a bold figure, by its size

__all__ = ["badges", "dimmed", "territory"]


def territory(
    w: Words, view: Observation, look: Look, t: int, place: Land, touch: Touch | None, names: list[str]
) -> Safe:
    """The land with its name; the whole of it is one button, whose name tells all that lies there. `touch`: None for a
    picture of it that is none, which needs no names."""
    here = view.territories[t]
    name = here.id
    pick = f"territory:{name}"
    state = state_of(touch, pick) if touch else ""

    def label() -> str:
        goal = territory_goal(w, view, touch, t, names) if touch and state else ""
        return goal or territory_label(w, here, look.standings[t], names)

    box, scene = place.box, place.scene
    if (
        touch
        and state == css.POSSIBLE
        and not (touch.taught and all(p.startswith("territory:") for p in touch.possible))  # a lesson speaks of it
        and (not touch.chosen or touch.chosen[0].startswith("territory:") or len(touch.chosen) > 1)
    ):
        state = "open" if touch.chosen else "open quiet"  # it may be touched, but it is not what comes next
    largest, pad = (NOTE, 5) if tight(scene) else (NAME, PLATE)
    room = scene.w - 2 * pad - (LENS + 2 if scene.w < NARROW else 0)  # the lens has the corner beside the name
    size = min(fitting(words.place(w, there.id), room, largest) for there in view.territories)
    title = fit(words.place(w, name), room, size)
    plate = width(title, size) + 2 * pad
    high = round(size * 1.53)
    top = scene.y + (3 if tight(scene) else 7)
    shown = box.inset(3)
    told = place_glance(w, here, look.standings[t], names) if touch else ""
    return el(
        "g",
        el("title", told) if told else Safe(),  # to whoever holds it; by ear the label tells all
        land(name, place),
        *(row.rect("row", ROW_CORNER) for row in place.rows),
        el("rect", x=scene.x + pad - 1, y=top, width=round(plate, 1), height=high, rx=PLATE_CORNER, class_="plate"),
        el("text", title, x=scene.x + 2 * pad - 1, y=round(top + size * 1.1, 1), font_size=size, class_=css.BOLD),
        shown.rect(css.GLOW, 12) if state else Safe(),
        box.rect(css.HIT),
        *(_meanings(w, here, look.standings[t], _ready(look, name), place, tuple(names)) if touch else ()),
        id=f"land-{name}" if touch else None,
        aria_description="" if told else None,
        class_=f"land land-{name} {state}".rstrip(),
        **(as_button(pick, label(), state == css.CHOSEN, bool(state)) if touch else {}),
    )


def _ready(look: Look, name: str) -> Preview | None:
    """What is about to be laid there."""
    return look.preview if look.preview and look.preview.territory == name else None


@lru_cache(12)
def _meanings(
    w: Words, here: Territory, standing: Standing, ready: Preview | None, place: Land, names: tuple[str, ...]
) -> list[Safe]:
    """What the signs of each seat and of the guard say of themselves to whoever holds them: else all of the land would
    be read for one of them. It takes a quarter of the drawing, and a card changes one territory of three."""
    said = [(row._replace(w=min(row.w, SIGNS)), seat_said(w, here, standing, seat, names[seat]))
            for seat, row in enumerate(place.rows)]  # fmt: skip
    if standing.guard is not None and here.guard is not None and not place.badge:
        sign = _sign(place, standing.captives)
        said.append((sign.inset(-ENDS), ". ".join(guard_said(w, here, standing, names[here.guard]))))
    signs = {n: "row" if n < len(place.rows) else "guard" for n in range(len(said))}
    said = [(at, f"{told}." if told else "") for at, told in said]
    said += _warriors(w, here, len(names), ready, place)  # which are listed with those of the hand (web/signs.mjs)
    return [
        el("g", el("title", told, data_sign=signs.get(n, "")), at.rect(css.HIT))
        for n, (at, told) in enumerate(said)
        if told
    ]


def _warriors(w: Words, here: Territory, seats: int, ready: Preview | None, place: Land) -> list[tuple[Box, str]]:
    """Great warriors that stand there: whom each beats, and who beats it."""
    there, found = awaited(here, ready), []
    rows, upper = lying(there, seats, ready)
    for seat, row in enumerate(rows):
        seen = corners(there, row, place.fell, ready)
        spots = places(place, seat, seen, row.index(upper) if upper in row else None)
        for i, (x, y) in zip(row, spots, strict=True):
            if there.laid[i].up and there.laid[i].kind in WARRIORS:
                box = Box(x, y, round(place.card, 1), round(place.card * CARD_H / CARD_W, 1))
                found.append((box, sighted(w, there.laid[i].kind)))
    return found


def _sign(place: Land, captives: int) -> Box:
    """In the corner of the picture: who would take so many."""
    scene = place.scene
    wide, high = 44 + width(str(captives), TEXT), 19 if tight(scene) else 25
    if scene.w < NARROW:
        return Box(scene.x + 5, scene.y + scene.h - high - (3 if tight(scene) else 6), wide, high)
    return Box(scene.x + scene.w - wide - 7, scene.y + 6, wide, high)


def badges(w: Words, view: Observation, look: Look, t: int, place: Land) -> Safe:
    """Left of each row: whose it is, the strength of the hunters, which herd they would catch, who stands guard."""
    here = view.territories[t]
    shown = look.preview if look.preview and look.preview.territory == here.id else None
    strengths = shown.strengths if shown else here.strengths
    standing = standing_of(view, look, t)
    caught = {seat: place_ for seat, _, _, place_ in standing.catches}
    guard = standing.guard
    parts = []
    for seat, row in enumerate(place.rows):
        there = strengths[seat] or any(card.seat == seat for card in here.laid)
        if place.badge:
            captives = standing.captives if seat == guard else None
            kids = _group_badge(seat, row, place.badge, strengths[seat], caught.get(seat), captives)
            parts.append(el("g", *kids, class_=f"badge s{seat}" + ("" if there else " absent")))
            continue
        wide = row.w > 150
        cx = row.x + (18 if wide else 14)
        y = row.y + row.h / 2
        strength = strengths[seat]
        mark, size = (12, LABEL) if row.h < 42 else (MARK, NUMBER if wide else NAME)
        kids = [shape(seat, cx - mark / 2, y - (mark + 1.5 if strength else mark / 2), mark)]
        if strength:
            base = round(y + size * 0.85, 1)
            kids.append(el("text", str(strength), x=cx, y=base, font_size=size, class_=css.MIDDLE_HEAVY))
        if seat in caught and row.h > 56:
            kids.append(emblem("bison", round(cx - 7, 1), round(y + 17, 1), 14 if caught[seat] == 1 else 11))
        if seat == guard:
            kids.insert(0, row.rect("guarded", ROW_CORNER))
        parts.append(el("g", *kids, class_=f"badge s{seat}" + ("" if there else " absent")))
    if guard is not None and not place.badge:
        parts.append(_guard(place, guard, standing.captives))
    return el("g", *parts)


def _guard(place: Land, seat: int, captives: int) -> Safe:
    """In the corner of the picture: who would take how many captives."""
    x, y, wide, high = _sign(place, captives)
    middle = y + high / 2
    return el(
        "g",
        el("rect", x=round(x, 1), y=y, width=round(wide, 1), height=high, rx=PLATE_CORNER, class_="plate"),
        shape(seat, x + 5, middle - MARK / 2, MARK),
        emblem("captive", round(x + 24, 1), middle - MARK / 2, MARK),
        el("text", str(captives), x=round(x + 42, 1), y=middle + 5, font_size=TEXT, class_=css.BOLD),
        class_=f"guard s{seat}",
    )


Part = tuple[float, Safe]
"""How wide, and what is drawn with its left end at 0, the middle of the line at 0."""


def _group_badge(
    seat: int, row: Box, badge: tuple[float, float], strength: int, caught: int | None, captives: int | None
) -> list[Safe]:
    """Of a group of cards on an upright phone: whose it is, and what counts of it. Over the cards in a line, or left of
    them one under the other. `caught`: as the first or the second; `captives`: of the guard, None where that is not
    theirs."""
    left, above = badge
    ends, large = ENDS, NAME
    parts = _parts(seat, strength, caught, captives, large)
    while above and large > LEAST and ends + sum(wide + 1 for wide, _ in parts) > row.w - 2:
        ends, large = CLOSE, large - 1
        parts = _parts(seat, strength, caught, captives, large)
    if above:
        x, y, at = row.x + ends, row.y + above / 2 + 1, []
        spare = row.w - ends - 2 - sum(wide for wide, _ in parts)
        between = min(max(spare / max(len(parts) - 1, 1), 1), BETWEEN)
        for wide, _ in parts:
            at.append((x, y))
            x += wide + between
    else:
        top = centred(row.y, row.h, len(parts), LINE, 0)
        at = [(row.x + 2 + (left - wide) / 2, top + (i + 0.5) * LINE) for i, (wide, _) in enumerate(parts)]
    kids = [] if captives is None else [row.rect("guarded", ROW_CORNER)]
    return [
        *kids,
        *(el("g", body, transform=f"translate({x:.5g} {y:.5g})") for (x, y), (_, body) in zip(at, parts, strict=True)),
    ]


def _parts(seat: int, strength: int, caught: int | None, captives: int | None, large: int) -> list[Part]:
    """`large`: the letters of the strength; what is less than usual takes a little less of the signs, too."""
    less = (NAME - large) / 2
    mark = SMALL - less
    parts: list[Part] = [(mark, shape(seat, 0, -mark / 2, mark))]
    if strength:
        parts.append(_number(strength, large))
    if caught:
        size = (SMALL + 1 if caught == 1 else SMALL - 2) - less
        parts.append((size, emblem("bison", 0, -size / 2, size)))
    if captives:
        wide, number = _number(captives, min(large, LABEL))
        put = el("g", number, transform=f"translate({SMALL + 1} 0)")
        parts.append((SMALL + 1 + wide, el("g", emblem("captive", 0, -SMALL / 2, SMALL), put)))
    return parts


def _number(n: int, size: int) -> Part:
    return len(str(n)) * size * DIGIT, el("text", str(n), x=0, y=round(size * DROP, 1), font_size=size, class_=css.BOLD)


def dimmed(view: Observation, t: int, place: Land, touch: Touch) -> Safe:
    """Over a territory where the chosen card may not go. Why is said to whoever touches it: it would hide the herds."""
    pick = f"territory:{view.territories[t].id}"
    if not any(p.startswith("card:") for p in touch.chosen) or pick in touch.chosen or pick in touch.possible:
        return Safe()
    return place.box.rect("veil", 14)
