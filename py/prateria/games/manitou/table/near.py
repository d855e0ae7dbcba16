"""Where cards are small: a territory brought near, over the whole table, so that its cards can be read; a touch puts it
back.

It is a picture only: what can be touched stays where it was, under it.
"""

from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.letters import LEAST, NAME, NOTE, TEXT
from prateria.view.measure import fit, fitting, width, wrap
from prateria.view.plate import ground
from prateria.view.svg import Safe, el
from prateria.view.touchable import lookable

from .. import words
from ..engine.data import KINDS, WARRIORS
from ..engine.observe import Observation, Territory
from ..engine.preview import Look, guard_of
from .cards import CARD_H, CARD_W, NARROW, face, fallen, name_plate
from .land import herds, holders, standing_of
from .layout import GAP, IN_ROW, LENS, Box, Land, Plan, order
from .pieces import CUT, corners, fan_box, lying, places
from .spoken import warrior
from .territory import badges, territory

__all__ = ["brought", "key", "near"]

SORT: Final = "near:"
CLOSE: Final = 44  # of the cross
WIDEST: Final = 116  # of a card
BELOW: Final = LEAST + 3  # for names under a row, where cards are higher than
LOWEST: Final = 86
LINE: Final = 17  # of what is said of the guard
BARE: Final = 30.0  # height of a row without cards
SEEN: Final = 0.4  # of a card that another one lies upon: its left edge, which says what it is


def key(w: Words, view: Observation, t: int, plan: Plan, touch: Touch) -> Safe:
    """A lens in the corner of the picture, where cards are small and there is something to be read."""
    there = view.territories[t]
    if plan.mode == "columns" or not there.laid:
        return Safe()
    scene = plan.lands[t].scene
    x, y = scene.x + scene.w - LENS + 1, scene.y + 2  # beside the name: the herds have their numbers below
    label = w("%(place)s: larger", place=words.place(w, there.id))
    return lookable(
        touch, SORT + there.id, label,
        el("rect", x=round(x - 9, 1), y=round(y - 9, 1), width=LENS + 18, height=LENS + 18, class_=css.HIT),
        el("circle", cx=round(x + 13, 1), cy=round(y + 13, 1), r=13, class_="plate"),
        el("path", d=f"M{x + 15.5:.5g} {y + 15.5:.5g}l5 5", class_="lens"),
        el("circle", cx=round(x + 12, 1), cy=round(y + 12, 1), r=5.5, class_="lens"),
        id_=f"lens-{there.id}",
    )  # fmt: skip


def near(w: Words, view: Observation, look: Look, plan: Plan, touch: Touch, names: list[str], stage: Box) -> Safe:
    """The territory that is looked at, as large as the table; nothing if none is."""
    name = touch.looked_at.removeprefix(SORT)
    t = next((t for t, there in enumerate(view.territories) if SORT + there.id == touch.looked_at), None)
    if t is None:
        return Safe()
    counts = [0] * len(view.players)
    for card in view.territories[t].laid:
        counts[card.seat] += 1
    said = _guard(w, view.territories[t], stage.w - 4 * GAP)
    room = stage._replace(h=stage.h - LINE * len(said))
    land = brought(room, counts, view.seat if view.own else None)
    label = w("%(place)s: as before", place=words.place(w, name))
    scene = land.scene
    beside = graze = land
    if scene.w == land.box.w:  # the picture is a strip: the cross has its corner, the herds graze beside the name
        beside = land._replace(scene=scene._replace(w=scene.w - CLOSE))
        taken = width(words.place(w, name), NAME) + 34
        right = CLOSE + (70 if standing_of(view, look, t).guard is not None else 0)
        room_beside = Box(scene.x + taken, scene.y - 22, scene.w - taken - right, scene.h + 22)
        graze = land._replace(scene=room_beside, badge=(0.0, 0.0))  # the guard is told beside them, not under them
    return lookable(
        touch, touch.looked_at, label,
        ground(stage, 0),  # to the very corners
        el("g", territory(w, view, look, t, land, None, []), class_=css.PIECES),
        el(
            "g",
            *herds(view, look, t, graze, "near-"),
            *holders(view, look, t, graze, "near-"),
            *_cards(w, view, t, land),
            badges(w, view, look, t, beside),
            *_names(land, names, counts),
            *(
                el("text", line, x=2 * GAP, y=round(room.h + LINE * (i + 0.4), 1), font_size=NOTE, class_="near-name")
                for i, line in enumerate(said)
            ),
        ),
        *_cross(land.box),
        stage.rect(css.HIT),
        id_="near", class_="brought-near",
    )  # fmt: skip


def _guard(w: Words, place: Territory, wide: float) -> tuple[str, ...]:
    """Whom a challenger meets there, whom that beats, and who beats it; then the same of the lower one: in lines."""
    kinds = [KINDS[kind] for kind in guard_of(place)[:0:-1]]
    return tuple(line for kind in kinds for line in wrap(f"{words.kind(w, kind)} {warrior(w, kind)}", wide, NOTE, 3))


def brought(stage: Box, counts: list[int], seat: int | None) -> Land:
    """The territory as large as the stage. `counts`: cards by seat. Whoever has none there
    has a low row.

    >>> brought(Box(0, 0, 346, 440), [4, 3, 1, 3], 0).card > 60
    True
    """
    box = stage.inset(GAP)
    seats = len(counts)
    lying = box.w > box.h * 1.2
    scene = Box(box.x, box.y, box.w * 0.24 if lying else box.w, box.h if lying else min(max(box.h * 0.12, 50.0), 110.0))
    left, top = (scene.x + scene.w, box.y + 2) if lying else (box.x, scene.y + scene.h)
    right = CLOSE if lying else 4  # beside a picture that stands the cross has the right edge
    room = Box(left + 4, top, box.x + box.w - left - 4 - right, box.y + box.h - top - 4)
    columns = 2 if lying and seats > 2 else 1
    each = (room.w - GAP * (columns - 1)) / columns
    around = order(seats, seat)
    rows: dict[int, Box] = {}
    for c in range(columns):
        mine = around[c * -(-seats // columns) : (c + 1) * -(-seats // columns)]
        bare = sum(not counts[s] for s in mine)
        low = min(BARE, room.h / len(mine))
        high = (room.h - bare * low) / max(len(mine) - bare, 1)
        y = room.y
        for s in mine:
            h = high if counts[s] else low
            rows[s] = Box(room.x + c * (each + GAP), y + IN_ROW, each, h - 2 * IN_ROW)
            y += h
    full = [rows[s] for s in range(seats) if counts[s]]
    most = max(counts)
    high = min((row.h for row in full), default=0) - 6
    high = max(high - BELOW, min(high, LOWEST))
    wide = min(
        high * CARD_W / CARD_H, fan_box(full[0], None).w / (1 + SEEN * (most - 1)), WIDEST
    ) if full else WIDEST  # fmt: skip
    return Land(box, scene, tuple(rows[s] for s in range(seats)), card=wide)


def _cards(w: Words, view: Observation, t: int, land: Land) -> list[Safe]:
    """A great warrior that lies free has its name and whom it beats, as in the hand; else the name is under the row."""
    place = view.territories[t]
    names = tuple(words.kind(w, kind) for kind in WARRIORS)
    rows, upper = lying(place, len(view.players))
    drawn = []
    for seat, row in enumerate(rows):
        at_upper = row.index(upper) if upper in row else None
        up_by = max(min(BELOW / 2, (land.rows[seat].h - land.card * CARD_H / CARD_W) / 2 - 1), 0)
        seen = corners(place, row, land.fell)
        spots = [(x, round(y - up_by, 1)) for x, y in places(land, seat, seen, at_upper, True)]
        below: list[str] = []
        for n, (i, (x, y)) in enumerate(zip(row, spots, strict=True)):
            _, kind, up = place.laid[i]
            free = n + 1 == len(row) or spots[n + 1][0] >= x + land.card * (1 if up else land.fell)
            name = name_plate(words.kind(w, kind), land.card, names) if up and free and kind in WARRIORS else Safe()
            below += [words.kind(w, kind)] if kind in WARRIORS and not name else []
            cut = n + 1 < len(row) and spots[n + 1][0] < x + land.card * CUT
            close = land.card < NARROW if name else cut
            body = face(kind, seat, bool(name), close) if up else fallen(kind, seat)
            drawn.append(
                el(
                    "g",
                    el("g", body, transform=f"scale({land.card * (1 if up else land.fell) / CARD_W:.4g})"),
                    name,
                    transform=f"translate({x:.5g} {y:.5g})",
                    class_=f"s{seat} {css.CARD_UP if up else css.CARD_DOWN}",
                )
            )
        drawn += _below(land, seat, spots[0], ", ".join(below)) if below else []
    return drawn


def _below(land: Land, seat: int, at: tuple[float, float], text: str) -> list[Safe]:
    """Names of cards under their row, where there is room for a line."""
    row, y = land.rows[seat], round(at[1] + land.card * CARD_H / CARD_W + LEAST + 2, 1)
    if y > row.y + row.h - 1:
        return []
    room = row.x + row.w - at[0]
    size = max(fitting(text, room, TEXT), LEAST)
    return [el("text", fit(text, room, size), x=at[0], y=y, font_size=size, class_="near-name")]


def _names(land: Land, names: list[str], counts: list[int]) -> list[Safe]:
    """Whose row it is, where its cards leave room for the name."""
    drawn = []
    for row, name, n in zip(land.rows, names, counts, strict=True):
        box = fan_box(row, None)
        taken = min(n * (land.card + 3), box.w) + (8 if n else 0)
        if box.w - taken > 44:
            at, base = round(box.x + taken, 1), round(row.y + row.h / 2 + 5, 1)
            size = max(fitting(name, box.w - taken - 6, TEXT), LEAST)
            text = fit(name, box.w - taken - 6, size)
            drawn.append(el("text", text, x=at, y=base, font_size=size, class_="near-name"))
    return drawn


def _cross(box: Box) -> list[Safe]:
    """How it is put back, for all to see."""
    r = CLOSE / 2 - 4
    x, y = box.x + box.w - CLOSE / 2, box.y + CLOSE / 2
    arm = r * 0.42
    return [
        el("circle", cx=round(x, 1), cy=round(y, 1), r=r, class_="near-close"),
        el(
            "path",
            d=f"M{x - arm:.5g} {y - arm:.5g}l{2 * arm:.5g} {2 * arm:.5g}M{x + arm:.5g} {y - arm:.5g}"
            f"l{-2 * arm:.5g} {2 * arm:.5g}",
            class_="near-cross",
        ),
    ]
