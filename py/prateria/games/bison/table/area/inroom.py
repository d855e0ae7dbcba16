"""What is told of the land in a room of its own, on phones held upright: over the land it would cover numbers."""

from collections.abc import Collection, Sequence
from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.frame import Sitter
from prateria.view.letters import DROP, LARGE, NUMBER, TEXT
from prateria.view.measure import fit, width, wrap
from prateria.view.palette import shape
from prateria.view.svg import Safe, el
from prateria.view.touchable import lookable

from ...engine.data import TERRAINS
from ...engine.observe import Area
from ...engine.preview import Change
from ...words import nouns
from ..emblems import emblem
from ..land.worth import signed
from ..stock import beast, row
from .shares import called, seated, shares, shares_width, spoken, told, wrapped

__all__ = ["alike", "area_in_room", "asked_in_room", "foreseen_in_room"]

_PAD: Final = 6.0
_CORNER: Final = 10
_LINE: Final = 34.0  # where there is room,
_LOW: Final = 19.0  # and at the least
_NAMED: Final = 25.0  # a name over its area
_LEAST: Final = 18.0  # over keys
_CLOSER: Final = 3.0  # from its edge there
_HEAD: Final = 54.0  # the animal and how many of them
_BEAST: Final = 22.0
_SHARE: Final = 18.0  # of what a player gets, which stands in the middle of its line
_CLOSE: Final = 26.0
_SIGN: Final = 64.0  # of what is being done
_COLUMN: Final = 148.0  # so wide is what is told of one player
_NARROW: Final = 220.0  # beside the tile in its turns


def foreseen_in_room(
    w: Words, changes: tuple[Change, ...], room: Box, sitters: tuple[Sitter, ...], warning: str = "", cell: str = ""
) -> Safe:
    """The areas as they would be, those first in which somebody gains or loses, as many as have room; under them a
    `warning`. `cell`: where a tile is about to lie, which an area beside it may join."""
    inner = room.inset(_PAD)
    close = inner.w < _NARROW
    order = sorted(changes, key=lambda change: change.area.gains == change.before)
    if close:  # one line as the other: animals, and what the players get
        order = [change for change in order if seated(change)] or order
    warned = wrap(warning, inner.w - 8, TEXT, 4 if close else 2) if warning else []
    while len(order) > 1 and _LOW * (_lines(order, inner.w) + len(warned)) > inner.h:
        order.pop()
    lines = _lines(order, inner.w) + len(warned)
    step = min(_LINE, inner.h / lines)
    kids: list[Safe] = []
    own = close and not warned and _LOW * (lines + len(order)) <= inner.h  # each has a line for its name
    if own:
        lines += len(order)
        step = min(_NAMED, inner.h / lines)
    y = inner.y + (inner.h - step * lines) / 2
    kinds = [change.area.terrain for change in order]
    for change in order:
        several = kinds.count(change.area.terrain) > 1
        if own:
            kids.append(_words(_joined(w, change.area, cell, inner.w - 4), inner.x + 4, y + step / 2))
            y += step
        kids += _change(w, change, inner._replace(y=y, h=step), several, own)
        y += step * _lines([change], inner.w)
    for line in warned:
        kids.append(_words(line, inner.x + 4, y + step / 2))
        y += step
    back = room.rect("bi-card foreseen", _CORNER)
    said = w("What would change: %(areas)s", areas="; ".join(told(w, change, sitters) for change in changes))
    said = f"{said}. {warning}" if warning else said
    return el("g", back, *kids, id="card", class_="bi-sheet foreseen", role="img", aria_label=said)


def _joined(w: Words, area: Area, cell: str, wide: float) -> str:
    """An area by its name, and in it the tile that is about to be laid: `C5 (mountain D4)`."""
    part = next((space for space in area.spaces if space[:-1] == cell), area.id)
    return fit(nouns.in_area(w, area.id, part), wide, TEXT)


def _lines(changes: Sequence[Change], wide: float) -> int:
    """An area takes one, or more where what the players get has no room beside its animals."""
    return sum(1 + len(_under(change, wide)) for change in changes)


def _under(change: Change, wide: float) -> list[list[int]]:
    """The seats in lines under the animals of the area, where they have no room beside these."""
    return wrapped(change, wide - 4) if _HEAD + shares_width(change) > wide else []


def _change(w: Words, change: Change, line: Box, several: bool, named: bool) -> list[Safe]:
    """An area as it would be: its animals, its name where that has room, and what the players get. Of `several` of its
    kind it is named by its place, though nothing else has room; nothing if it has been `named`."""
    under = _under(change, line.w)
    room = line.w - _HEAD - (0 if under else shares_width(change))
    titles: tuple[str, ...] = called(w, change.area), nouns.area(w, change.area.id), change.area.id[:-1]
    titles = titles[2 - several :] if line.w < _NARROW and seated(change) else titles
    title = next((text for text in titles if not named and width(text, TEXT) <= room), "")
    mid = line.y + line.h / 2
    x, top = line.x + _HEAD + (width(title, TEXT) + 12 if title else 0), mid - _SHARE / 2
    return [
        *_animals(change.area, line.x, mid),
        *([_words(title, line.x + _HEAD, mid)] if title else ()),
        *(() if under else shares(change, x, top)),
        *(part for i, seats in enumerate(under, 1) for part in shares(change, line.x + 4, top + i * line.h, seats)),
    ]


def area_in_room(w: Words, area: Area, room: Box, sitters: tuple[Sitter, ...], least: float = 0.0) -> Safe:
    """Who is there with what, and gets what; touched, it looks away again. `least`: it takes no more of the room
    than it needs, from below, but so much."""
    there = sorted((seat for seat, place in enumerate(area.places) if place), key=lambda seat: area.places[seat])
    columns = max(int((room.w - 2 * _PAD) / _COLUMN), 1)
    lines = 1 + max(-(-len(there) // columns), 1)
    if least:
        high = min(room.h, max(_LEAST * lines + 2 * _CLOSER, least))
        room = room._replace(y=room.y + room.h - high, h=high)
    across = _CLOSER if least else _PAD
    inner = Box(room.x + _PAD, room.y + across, room.w - 2 * _PAD, room.h - 2 * across)
    step, wide = min(_LINE, inner.h / lines), inner.w / columns
    mid = inner.y + (inner.h - step * lines) / 2 + step / 2
    title = fit(called(w, area), inner.w - _HEAD - _CLOSE, LARGE)
    close = f"M{inner.x + inner.w - 16:.5g} {mid - 5:.5g}l11 11m0-11l-11 11"
    kids = [
        room.rect("bi-card", _CORNER),  # whole, as keys may lie under it
        *_animals(area, inner.x, mid),
        el("text", title, x=inner.x + _HEAD, y=round(mid + LARGE * DROP, 1), font_size=LARGE, class_=css.HEAVY),
        el("path", d=close, class_="bi-close"),
    ]
    if not there:
        kids.append(_words(w("Nobody is here."), inner.x + 4, mid + step))
    for i, seat in enumerate(there):
        x, y = inner.x + i % columns * wide + 4, mid + step * (1 + i // columns)
        drawn, end = row(area.pieces[seat], seat, area.terrain == "river", x + 20, y - step / 2 + 1, step - 3)
        gain = str(area.gains[seat])
        kids.append(
            el(
                "g",
                shape(seat, round(x, 1), round(y - 8, 1), 16),
                *drawn,
                el(
                    "text", gain, x=round(end + 6, 1), y=round(y + NUMBER * DROP, 1), font_size=NUMBER, class_=css.HEAVY
                ),
                class_=f"s{seat}" + (" first" if area.places[seat] == 1 else ""),
            )
        )
    said = spoken(w, area, sitters)
    drawn_ = el("g", *kids, aria_hidden="true")
    return lookable(Touch(looked_at=area.id), area.id, said, drawn_, id_="card", class_="bi-sheet")


def _animals(area: Area, x: float, mid: float) -> list[Safe]:
    number = str(area.animals)
    return [
        beast(TERRAINS.index(area.terrain), x, mid - _BEAST / 2, _BEAST),
        el("text", number, x=x + _BEAST + 4, y=round(mid + NUMBER * DROP, 1), font_size=NUMBER, class_=css.HEAVY),
    ]


def _words(text: str, x: float, mid: float) -> Safe:
    return el("text", text, x=round(x, 1), y=round(mid + TEXT * DROP, 1), font_size=TEXT)


def alike(w: Words, usual: int) -> str:
    """What most spaces bring, which stands on none of them; '' where there is no such thing."""
    return w("Where no number stands: %(n)s for you.", n=signed(usual)) if usual else ""


def asked_in_room(
    w: Words, room: Box, deed: str, gains: Collection[int] = (), usual: int = 0, start: bool = False
) -> Safe:
    """What stands there while nothing is chosen of which there would be something to tell: the sign of the action where
    it has room, what to touch, and what most spaces bring alike (`worth.usual`). `gains`: what they bring, where that
    is known; `start`: a hunter is asked for that goes from there."""
    left = 0.0 if deed == "place" else min(room.h - 4 * _PAD, _SIGN)
    if deed == "place" and not gains:  # later its hunters are put onto it
        text = w("Touch a place: here you see what your tile brings.")
    elif start:
        text = w("Touch one of your marked hunters: then you see what each space brings.")
    elif not gains:
        text = w("Touch a marked space.")
    elif any(gains):
        text = w("Touch a marked space: the number says what it brings you.")
    else:
        text = w("Touch a marked space. For now nothing changes, whichever you choose.")
    inner = room._replace(x=room.x + left + _PAD, w=room.w - left - 2 * _PAD)
    texts = (text, alike(w, usual)) if usual else (text,)
    lines = [line for one in texts for line in wrap(one, inner.w - 2 * _PAD, TEXT, max(int((room.h - _PAD) / _LOW), 1))]
    lines = lines[-max(int((room.h - _PAD) / _LOW), 1) :]
    mid = room.y + room.h / 2
    first = mid - _LOW * (len(lines) - 1) / 2
    written = (
        el("text", line, x=round(inner.x + inner.w / 2, 1), y=round(first + _LOW * n + TEXT * DROP, 1), font_size=TEXT,
           class_=css.MIDDLE)
        for n, line in enumerate(lines)
    )  # fmt: skip
    sign = (
        el("g", emblem(deed, room.x + 3 * _PAD, round(mid - left / 2, 1), left), class_="bi-slot") if left else Safe()
    )
    return el("g", room.rect("bi-card", _CORNER), sign, *written, aria_hidden="true")
