"""What is written on the map: the name of each territory, the flag it bears, the long house, the shield of a majority.

A village has its long house beside its name: from there people come, and there they go (`folk`). Where the name is too
long for the village, its number says as much.
"""

from typing import Any, Final

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import NOTE
from prateria.view.measure import width, wrap
from prateria.view.svg import Safe, el, join

from ...engine.observe import Territory
from ...words import explain, nouns
from ..face import WIDER
from ..pictograms import sign

__all__ = ["HOUSE", "emblem", "flag", "lettered", "named", "shield", "title"]

FLAGS: Final = {
    "EN": (
        '<path d="M0 0h18v12H0z" fill="#fffdf6" stroke="#3a2414"/>'
        '<path d="M0 4.5h18v3H0zM7.5 0h3v12h-3z" fill="#b02a1e"/>'
    ),
    "FR": (
        '<path d="M0 0h18v12H0z" fill="#2f5597" stroke="#3a2414"/>'
        '<path d="M5 2l1.5 3L5 8 3.5 5zM13 2l1.5 3L13 8l-1.5-3zM9 5l1.5 3L9 11 7.5 8z" fill="#f6dd7a"/>'
    ),
}
HOUSE: Final = 16.0
"""How large a long house is."""
AFTER: Final = 2  # from it to the name
FLAG: Final = 22  # a flag takes beside the name
OVER: Final = 8
"""A name may reach so far towards the border of its territory; a palisade lets it less far."""
INSIDE: Final = 2


def named(w: Words, place: Territory, room: float) -> tuple[str, float]:
    """The name of a territory as it is written in that room, and what it takes beside what else is in the territory."""
    name = nouns.territory(w, place.id)
    if place.home is None:
        return name, max(min(_wide(name) + 4, 74.0), 44.0)
    if HOUSE + AFTER + _wide(name) > room + INSIDE:
        name = str(place.home + 1)
    return name, HOUSE + 4 + _wide(name)


def _wide(name: str) -> float:
    return width(name, NOTE) * WIDER


def title(w: Words, place: Territory, box: Box, live: bool = False, **land: Any) -> Safe:
    """The name of the territory; whose flag it bears, beside the name or, where that is too long, at the end below.
    `live`: the land is to be touched, else the flag says what it is for; `land`: what makes the name stand for the land
    to whoever touches it, also where it reaches over its border."""
    at, x, lines = _lettering(w, place, box)
    kids = []
    if place.home is not None:
        left = round(x - HOUSE - AFTER, 1)
        kids.append(el("g", sign("house", left, round(box.y - 1, 1), HOUSE), class_="we-still"))
    if place.flag:
        hit = _flag_box(at).rect(css.HIT)
        says = {"class_": "we-still"} if live else {"data_explains": ""}
        kids.append(el("g", flag(place.flag, *at, 19), el("title", explain.banner(w, place.flag)), hit, **says))
    name = [
        el("text", line, x=round(x, 1), y=round(box.y + 11.5 + 13 * i, 1), font_size=NOTE, class_="we-name")
        for i, line in enumerate(lines)
    ]
    kids.append(el("g", *name, _name_box(box, x, lines).rect(css.HIT), id=f"name-{place.id}", **land))
    return join(kids)


def lettered(w: Words, place: Territory, box: Box) -> tuple[Box, Box | None]:
    """Where the name stands, and the flag."""
    at, x, lines = _lettering(w, place, box)
    return _name_box(box, x, lines), _flag_box(at) if place.flag else None


def _name_box(box: Box, x: float, lines: list[str]) -> Box:
    """What the lines of a name take."""
    return Box(x, box.y, max(map(_wide, lines)), 13.0 * len(lines) + 2)


def _flag_box(at: tuple[float, float]) -> Box:
    """What a finger may touch of it."""
    return Box(at[0] - 4, at[1] - 5, 27, 23)


def _lettering(w: Words, place: Territory, box: Box) -> tuple[tuple[float, float], float, list[str]]:
    """Where the flag is, where the name begins, and its lines."""
    name, _ = named(w, place, box.w)
    beside = _wide(name) + FLAG <= box.w
    x = box.x - (3 if box.w < 70 else 0) + (0 if place.home is None else HOUSE + AFTER)
    at = (x, box.y) if beside else (box.x + box.w - 19, box.y + 15)
    x += FLAG if place.flag and beside else 0
    return at, x, [*wrap(name, box.x + box.w - x + OVER, NOTE, 2)]


def flag(name: str, x: float, y: float, size: float) -> Safe:
    """The small flag of a nation: a cross, or lilies."""
    h = size * 0.66
    return el("g", Safe(FLAGS[name]), transform=f"translate({x:.5g} {y:.5g}) scale({size / 18:.4g} {h / 12:.4g})")


def emblem(box: Box) -> Box:
    """Where the shield lies in the room of a territory."""
    r = 8 if box.w < 70 else 11
    return Box(box.x - 3, box.y + box.h - 2 * r + 2, 2 * r, 2 * r)


def shield(w: Words, box: Box) -> Safe:
    """A shield in the corner of a territory that gives a point."""
    at = emblem(box)
    (x, y), r = at.middle, at.w / 2
    return el(
        "g",
        el("title", w("Most sentinels here: 1 military point")),
        el("circle", cx=round(x, 1), cy=round(y, 1), r=r, class_=css.STONE),
        sign("military", round(x - r * 0.73, 1), round(y - r * 0.73, 1), round(r * 1.46, 1)),
    )
