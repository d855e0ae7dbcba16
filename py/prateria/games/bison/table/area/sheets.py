"""What lies over the land: what an area brings, what a choice would change. BI-25 to BI-27."""

from collections.abc import Sequence
from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.frame import Sitter
from prateria.view.letters import LARGE, NUMBER, TEXT
from prateria.view.measure import fit, width, wrap
from prateria.view.palette import shape
from prateria.view.svg import Safe, el
from prateria.view.touchable import lookable

from ...engine.data import ANIMALS, TERRAINS
from ...engine.grid import CELL
from ...engine.observe import Area, Observation
from ...engine.preview import Change, Look, telling
from ...words import nouns
from ..holder import beside_choices
from ..land.advised import cells_meant
from ..land.shape import SIDE, middle
from ..land.window import foot, foot_width, hand_size, keys_at, placement
from ..land.worth import best, each_gain, usual
from ..layout import Plan
from ..scene import looked_at
from ..stock import beast, row
from .inroom import alike, area_in_room, asked_in_room, foreseen_in_room
from .shares import beaten, called, seated, shares, shares_width, spoken, told

__all__ = ["card"]

CORNER: Final = 12  # of a card over the land
MARGIN: Final = 8  # from the edges of the land to a card
PAD: Final = 12  # from the edge of a card to its words
BESIDE: Final = 54  # from the edge of the land to a card that makes way for the keys
KEYS: Final = 212  # so wide are the keys in a line, with air
OTHERS: Final = 64  # so much of the width is not the card's
LEAST: Final = 150.0  # so wide is a card that has room
BEAST: Final = 22  # the animal of an area
ROOM: Final = 32.0  # so high is it to have a line
_ON_LAND: Final = ("space:", "from:", "to:", "cell:")
_LINE: Final = 24.0
_LESS: Final = 0.3
"""So much less it is to lie over land that nothing is told of."""
_NEATER: Final = 0.5
"""So much less it must cover between two corners than in one."""
_SCORED: Final = 8.0
"""So much more it is to lie over the area that is told of alone."""
_TOP: Final = 54  # heading and animals, over who is there


def card(
    w: Words, view: Observation, touch: Touch, look: Look, plan: Plan, least: float, sitters: tuple[Sitter, ...]
) -> Safe:
    """What the choice would change, or how the area that is looked at would be scored: in the room for that, else in
    the corner of the land."""
    room = plan.told if plan.told is not None and plan.told.h else None
    if look.preview is not None and look.preview.changes:
        if room is None:
            return _foreseen(w, view, touch, telling(look.preview.changes), plan.land, least, sitters)
        warning = beaten(w, view, look.preview.changes)
        if plan.prices:
            return Safe()  # a hint, which says it in words over the keys that it lights
        cell = next((pick[5:] for pick in touch.chosen if pick.startswith("cell:")), "")
        return foreseen_in_room(w, look.preview.changes, beside_choices(view, touch, room), sitters, warning, cell)
    area = looked_at(view, touch, look)
    roomy = room is not None and room.h >= ROOM and look.preview is None
    if area is None and room is not None and roomy and (ways := best(view, touch)):
        told_of = foreseen_in_room(w, ways, beside_choices(view, touch, room), sitters, alike(w, usual(view, touch)))
        return el("g", told_of, aria_hidden="true")  # each space says it
    if area is None:
        asked = roomy and view.seat in view.actors and any(pick.startswith(_ON_LAND) for pick in touch.possible)
        deed = view.doing.deed if view.doing else ""
        if room is None or not asked:
            return Safe()
        start = all(pick.startswith("from:") for pick in touch.possible)
        inner = beside_choices(view, touch, room)
        return asked_in_room(w, inner, deed, each_gain(view, touch), usual(view, touch), start)
    if room is not None:
        least = plan.prices[0].h if plan.prices and not plan.low else 0.0  # the actions stay in reach
        return area_in_room(w, area, beside_choices(view, touch, room), sitters, least)
    return _area(w, view, touch, area, plan.land, least, sitters)


def _area(
    w: Words, view: Observation, touch: Touch, area: Area, box: Box, least: float, sitters: tuple[Sitter, ...]
) -> Safe:
    """Who is there with what, and gets what, in the corner where it covers least of the area."""
    terrain = TERRAINS.index(area.terrain)
    there = sorted((seat for seat, place in enumerate(area.places) if place), key=lambda seat: area.places[seat])
    wide = min(box.w - OTHERS, 224.0)
    high = _TOP + max(len(there), 1) * (_LINE + 3) + 6
    x, y = _corner(view, touch, [area], box, least, wide, high, _SCORED)
    animals = nouns.amount(w, ANIMALS[terrain], area.animals)
    kids = [
        el("rect", x=x, y=y, width=wide, height=high, rx=CORNER, class_="bi-card"),
        el("text", fit(called(w, area), wide - 44, LARGE), x=x + PAD, y=y + 22, font_size=LARGE,
           class_=css.HEAVY),
        el("path", d=f"M{x + wide - 24:.5g} {y + 10}l11 11m0-11l-11 11", class_="bi-close"),
        beast(terrain, x + 10, y + 28, BEAST),
        el("text", fit(animals, wide - 48, TEXT), x=x + 37, y=y + 45, font_size=TEXT),
    ]  # fmt: skip
    if not there:
        kids.append(
            el("text", fit(w("Nobody is here."), wide - 20, TEXT), x=x + PAD, y=y + 70, font_size=TEXT, class_=css.SOFT)
        )
    for i, seat in enumerate(there):
        top = y + _TOP + i * (_LINE + 3)
        drawn, _ = row(area.pieces[seat], seat, area.terrain == "river", x + 36, top + 1, _LINE - 2)
        kids.append(
            el(
                "g",
                shape(seat, x + PAD, top + 3, 18),
                *drawn,
                el("text", str(area.gains[seat]), x=x + wide - PAD, y=top + 18, font_size=NUMBER, class_=css.END_HEAVY),
                class_=f"s{seat}" + (" first" if area.places[seat] == 1 else ""),
            )
        )
    return lookable(
        touch_of(area),
        area.id,
        spoken(w, area, sitters),
        el("g", *kids, aria_hidden="true", data_over=""),
        id_="card",
        class_="bi-sheet",
    )


def touch_of(area: Area) -> Touch:
    """The card is a key that looks away again."""
    return Touch(looked_at=area.id)


def _foreseen(
    w: Words,
    view: Observation,
    touch: Touch,
    changes: Sequence[Change],
    box: Box,
    least: float,
    sitters: tuple[Sitter, ...],
) -> Safe:
    """The areas as they would be: how many animals, and who would get more or less than now."""
    titles = [called(w, change.area) for change in changes]
    narrowest = max(24 + shares_width(change) for change in changes)
    wide = max(LEAST, narrowest, *(72 + width(title, TEXT) for title in titles))
    beside = box.w - foot_width(view, box) - 2 * MARGIN - 1 if foot(view, box) else 0.0  # the tile in its turns
    if narrowest <= beside < wide:  # so short the words have room there
        titles = [nouns.area(w, change.area.id) for change in changes]
        wide = min(beside, max(narrowest, *(72 + width(title, TEXT) for title in titles)))
    wide = min(box.w - OTHERS, wide)
    warning = beaten(w, view, changes)
    warned = wrap(warning, wide - 2 * PAD, TEXT, 3) if warning else []
    whole = 8 + sum(map(_height, changes)) + _LINE * len(warned)
    room = min(whole, box.h - 74)
    x, y = _corner(view, touch, [change.area for change in changes], box, least, wide, room)
    kids: list[Safe] = []
    top = y + 4
    for change, title in zip(changes, titles, strict=True):
        high = _height(change)
        if top + high > y + room:
            break
        kids += [
            beast(TERRAINS.index(change.area.terrain), x + 10, top + 2, BEAST),
            el("text", str(change.area.animals), x=x + 36, y=top + 19, font_size=NUMBER, class_=css.HEAVY),
            el("text", fit(title, wide - 70, TEXT), x=x + 60, y=top + 18, font_size=TEXT),
            *shares(change, x + 14, top + _LINE + 2),
        ]
        top += high
    for line in warned if top + _LINE * len(warned) <= y + room else ():
        kids.append(el("text", line, x=x + PAD, y=top + 16, font_size=TEXT))
        top += _LINE
    back = el("rect", x=x, y=y, width=wide, height=top - y + 4, rx=CORNER, class_="bi-card foreseen")
    said = w("What would change: %(areas)s", areas="; ".join(told(w, change, sitters) for change in changes))
    said = f"{said}. {warning}" if warning else said
    return el("g", back, *kids, id="card", class_="bi-sheet foreseen", role="img", aria_label=said, data_over="")


def _height(change: Change) -> float:
    """Of an area as it would be: a line of its own, and one for its seats."""
    return _LINE + 2 + (_LINE if seated(change) else 0)


def _corner(
    view: Observation,
    touch: Touch,
    areas: Sequence[Area],
    box: Box,
    least: float,
    wide: float,
    high: float,
    weight: float = 1.0,
) -> tuple[float, float]:
    """Where words of that size cover least of the land that they tell of: a corner between keys and holder. `weight`:
    of these areas, to other land on which somebody stands."""
    scale, dx, dy = placement(view, touch, box, least)
    keys, low = keys_at(view, touch, box, least, False), foot(view, box)
    beside = keys.h > keys.w
    hand_w, own = (0.0, 0.0) if low or view.own is None else hand_size(box)
    left, right = box.x + MARGIN, box.x + box.w - wide - (BESIDE if beside else MARGIN)
    top, bottom = box.y + (MARGIN if beside else BESIDE), box.y + box.h - low - high - MARGIN
    above = box.y + MARGIN if box.w - wide > KEYS else top  # beside the keys in their line
    spots = [(left, above), (left, bottom), (right, bottom - own), (right, top)]
    spots.append((max(left, box.x + box.w - wide - hand_w - 2 * MARGIN), bottom))  # beside the tile in hand
    if low and wide + 2 * MARGIN < box.w - foot_width(view, box):
        spots.insert(0, (right, box.y + box.h - high - MARGIN))  # beside the tile
    goal = {pick.partition(":")[2][:2] for pick in touch.chosen} | cells_meant(touch)
    here = {cell.id: _LESS for cell in view.cells} | {
        there.id[:-1]: 1.0 for there in view.spaces if there.seat is not None
    }
    here |= {space[:-1]: weight for area in areas for space in area.spaces}
    open_ = {pick.partition(":")[2][:2] for pick in touch.possible if pick.startswith(("to:", "space:", "from:"))}
    if view.phase == "place":
        open_ |= set(view.open)
    points = [(middle(CELL[cell]), 20 if cell in goal else n) for cell, n in here.items()]
    points += [(middle(CELL[cell]), 3) for cell in open_ - goal]  # one may still choose another
    far = SIDE * 0.8 * scale

    def under(low: float, size: float, middle_: float) -> float:
        """How much of what reaches so far round that middle lies between these."""
        return max(0.0, min(low + size, middle_ + far) - max(low, middle_ - far)) / (2 * far)

    def covered(at: tuple[float, float]) -> float:
        return sum(
            weight * under(at[0], wide, box.x + px * scale + dx) * under(at[1], high, box.y + py * scale + dy)
            for (px, py), weight in points
        )

    corner = min(spots, key=covered)  # the first of those that cover as little
    (lowest, upper), (highest, lower) = (left, above), (right, bottom - own)
    between = [(lowest + (highest - lowest) * n / 8, y) for y in (upper, lower) for n in range(1, 8)]
    best_ = min(between, key=covered)
    return best_ if covered(best_) < covered(corner) - _NEATER else corner
