"""What every sign means: opened by "?", for those who cannot hover. WE-20 to WE-36.

Nothing is cut: what has no room on one page stands on the next.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import LABEL, LARGE, NOTE, TEXT
from prateria.view.measure import width, wrap
from prateria.view.svg import Safe, el, join

from ...engine.data import FLAGS, GOODS, NATIVES, TRACKS
from ...words import effects as words_texts
from ...words import explain, nouns
from ..face import step_sign
from ..figures import figure
from ..map.names import flag
from ..pictograms import sign
from ..touching import plate

__all__ = ["PAGES", "legend", "name_of"]

STEPS: Final = ("harvest", "hunt", "tan", "fish", "canoe", "move2", "military", "mask", "trade", "ritual", "fire")
PAGES: Final = 6
"""At most so many: the style sheet knows their names."""
ROW: Final = 24.0
SIZES: Final = (LARGE, TEXT, LABEL, NOTE)
"""Of the letters: the largest with which all has room on one page, else the smallest."""
KEY: Final = 40.0
"""How high the key is that turns the page."""
WIDER: Final = 1.12
"""Bold letters to others."""
GROUND: Final = el("ellipse", cx=11.5, cy=18, rx=14, ry=5.5, class_="we-shell")
"""Land, on which a warrior stands as a sentinel."""


class _Entry(NamedTuple):
    """Something on a page: how high it is at least, and the row of pictures it is, each with its name and what it says
    when it is touched, or the action with its lines."""

    high: float
    step: str
    lines: tuple[str, ...]
    things: tuple[tuple[Safe, str, str], ...]


@lru_cache(16)
def legend(w: Words, box: Box, seat: int) -> tuple[Safe, ...]:
    """The pages: actions with a sentence each, then tracks, goods, people and the rest."""
    columns = 2 if box.w > 520 else 1
    each = box.w / columns
    size, entries, columned = NOTE, list[_Entry](), list[list[list[_Entry]]]()
    for size in SIZES:
        entries = [*_steps(w, each, size), *_things(w, seat, each, size)]
        columned = _columns(entries, columns, box.h)
        if len(columned) == 1:
            columned = _even(entries, columns, box.h)
            break
    else:
        columned = _columns(entries, columns, box.h - KEY)
    pages = []
    for number, page in enumerate(columned):
        kids: list[Safe] = []
        high = box.h - (KEY if len(columned) > 1 else 0)
        for i, entries_ in enumerate(page):
            kids += _column(w, entries_, Box(box.x + i * each, box.y, each - 6, high), size)
        if len(columned) > 1:
            kids.append(_turn(w, number, len(columned), Box(box.x, box.y + high + 4, box.w, KEY - 6)))
        pages.append(join(kids))
    return tuple(pages)


def _steps(w: Words, room: float, size: int) -> Iterator[_Entry]:
    for step in STEPS:
        name = nouns.step(w, step)
        lines = _after(words_texts.step_text(w, step), room - 46, width(name, size + 1) * WIDER + 8, size)
        yield _Entry(max(len(lines) * (size + 2.0) + 3, 25.0), step, lines, ())


def _things(w: Words, seat: int, room: float, size: int) -> Iterator[_Entry]:
    """Signs with their names alone, in as many columns as leave room for each name."""
    things = [(sign(good, 0, 0, 20), nouns.good(w, good), "") for good in GOODS]
    things += [(sign(track, 0, 0, 20), nouns.track(w, track), "") for track in TRACKS]
    things += [(figure(name, seat, 2, -1, 22), nouns.native(w, name), "") for name in NATIVES]
    things += [
        (join((GROUND, figure("warrior", seat, 2, -1, 22))), nouns.sentinel(w), explain.standing(w)),
        (figure("warrior", seat, 2, -1, 22, True), nouns.outpost(w), explain.button(w, "transfer")),
        *((flag(nation, 0, 3, 20), nouns.flag(w, nation), explain.banner(w, nation)) for nation in FLAGS),
    ]
    things += [(sign(name, 0, 0, 20), text, explain.button(w, name)) for name, text in _rest(w)]
    longest = max(width(name, size) for _, name, _ in things)
    columns = max(int((room - 6) // (longest + 30)), 1)
    for i in range(0, len(things), columns):
        row = tuple(things[i : i + columns])
        yield _Entry(ROW, "", (), (*row, *((Safe(), "", ""),) * (columns - len(row))))


def _rest(w: Words) -> Sequence[tuple[str, str]]:
    return (
        ("points", w.p("sign", "point on a track")),
        ("order", w.p("button", "Order of play")),
        ("swap", w.p("sign", "swap of tiles")),
        ("lower", nouns.track(w, "lower")),
        ("higher", nouns.track(w, "higher")),
        ("village", w.p("sign", "village")),
        ("house", w.p("sign", "long house")),
        ("turtle", w.p("sign", "turtle")),
        ("cards", w.p("sign", "mask card")),
        ("blanket", w.p("sign", "clean blanket")),
        ("smallpox", w.p("sign", "smallpox")),
    )


def _columns(entries: Sequence[_Entry], columns: int, high: float) -> list[list[list[_Entry]]]:
    """Pages of so many columns, filled one after another."""
    found: list[list[_Entry]] = [[]]
    for entry in entries:
        if found[-1] and sum(other.high for other in found[-1]) + entry.high > high:
            found.append([])
        found[-1].append(entry)
    return [found[i : i + columns] for i in range(0, len(found), columns)]


def _even(entries: Sequence[_Entry], columns: int, high: float) -> list[list[list[_Entry]]]:
    """One page whose columns are as equally high as they can be."""
    least = sum(entry.high for entry in entries) / columns
    while len(found := _columns(entries, columns, min(least, high))) > 1:
        least += ROW / 2
    return found


def _column(w: Words, entries: Sequence[_Entry], box: Box, size: int) -> list[Safe]:
    """Entries below each other, apart as far as there is room."""
    spare = min((box.h - sum(entry.high for entry in entries)) / max(len(entries), 1), 16.0)
    kids: list[Safe] = []
    y = box.y
    for entry in entries:
        row = Box(box.x, y, box.w, entry.high + spare)
        kids += [_step(w, entry, row, size)] if entry.step else _row(entry.things, row, size)
        y += row.h
    return kids


def _step(w: Words, entry: _Entry, box: Box, font: int) -> Safe:
    name, line_ = nouns.step(w, entry.step), font + 2.0
    size = min(box.h - 2, 32.0)
    left, top = box.x + 40, box.y + (box.h - len(entry.lines) * line_) / 2 + font - 1
    after = width(name, font + 1) * WIDER + 8
    return el(
        "g",
        el("title", f"{name}: {words_texts.step_text(w, entry.step)}"),
        plate(box, 6, css.HIT),
        sign(step_sign(entry.step), round(box.x + 19 - size / 2, 1), round(box.y + (box.h - size) / 2, 1), round(size)),
        el("text", name, x=round(left, 1), y=round(top, 1), font_size=font + 1, class_=css.HEAVY),
        *(
            el("text", line, x=round(left + (0 if k else after), 1), y=round(top + k * line_, 1), font_size=font)
            for k, line in enumerate(entry.lines)
            if line
        ),
    )


def _row(things: Sequence[tuple[Safe, str, str]], box: Box, font: int) -> list[Safe]:
    each = box.w / len(things)
    kids = []
    for i, (art, name, said) in enumerate(things):
        x, y = box.x + i * each, box.y + (box.h - ROW) / 2
        if name:
            thing = (
                el("g", art, transform=f"translate({x + 4:.5g} {y + 2:.5g})"),
                el("text", name, x=round(x + 29, 1), y=round(y + 16, 1), font_size=font),
            )
            hit = plate(Box(x, y, each, ROW), 6, css.HIT)
            kids.append(el("g", el("title", said), *thing, hit) if said else join(thing))
    return kids


def _turn(w: Words, number: int, pages: int, box: Box) -> Safe:
    """The key to the next page, from the last to the first."""
    cx, cy = box.middle
    way = 1 if number + 1 < pages else -1  # the last one leads back
    face = (
        el("text", f"{number + 1} / {pages}", x=round(cx - 10 * way, 1), y=round(cy + 5, 1), font_size=TEXT,
           class_=css.MIDDLE_BOLD),
        el("path", d=f"M{cx + 24 * way:.1f} {cy - 6:.1f}l{6 * way} 6{-6 * way:+} 6", class_="we-tool"),
    )  # fmt: skip
    spot = Box(cx - 60, box.y, 120, box.h)
    return el(
        "g",
        el("g", plate(spot, 10, "we-tab"), *face, class_="we-face-of", aria_hidden="true"),
        el(
            "g",
            plate(spot, 10, css.HIT),
            class_="we-strip-key",
            data_pane=name_of((number + 1) % pages),
            role="button",
            tabindex=0,
            aria_label=w("Page %(n)d of %(all)d: turn the page", n=number + 1, all=pages),
        ),
    )


def name_of(page: int) -> str:
    """The pane of a page."""
    return f"legend{page + 1}" if page else "legend"


def _after(text: str, room: float, used: float, size: int) -> tuple[str, ...]:
    """A text in lines, of which the first has only what a name before it has left."""
    words = text.split()
    n = len(words)
    while n and width(" ".join(words[:n]), size) > room - used:
        n -= 1
    return (" ".join(words[:n]), *wrap(" ".join(words[n:]), room, size, 9))
