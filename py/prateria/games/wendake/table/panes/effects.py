"""What the actions of tiles do, in words, below the tiles that one can choose from: of all, or of those that one has
touched. WE-71."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import LABEL, LEAST, NOTE
from prateria.view.measure import width, wrap
from prateria.view.svg import Safe, el

from ...words import effects as words_texts
from ...words import nouns
from ..face import WIDER, step_sign, steps_of
from ..pictograms import sign

__all__ = ["reading", "room_of", "tiles_of", "told"]

WIDE: Final = 540.0  # from so wide on in two columns
MANY: Final = 4  # of so many actions, that the tiles keep their words
LESS: Final = 400.0
SIGN: Final = 26.0
BETWEEN: Final = 8.0
COLUMNS: Final = 3  # of tiles, with what they do beside them
TILE: Final = 86.0  # as large as one would like to be
GAP: Final = 6
ROOMY: Final = 150.0
SMALL: Final = 18.0  # and narrower, so large are signs
TINY: Final = 15.0  # beside a name in the first of its lines
CLOSE: Final = 3.0  # and so much below them
MOST: Final = 16  # lines of a sentence
SLIM: Final = 150.0  # so wide, sentences have room there
ADVICE: Final = 9  # lines there


class Entry(NamedTuple):
    """An action, its name, and what it does in lines of that `font`; `close`: the first begins with the name."""

    step: str
    name: str
    lines: tuple[str, ...]
    font: int
    sign: float = SIGN
    close: bool = False

    @property
    def high(self) -> float:
        return max(len(self.lines) * (self.font + 2) + (0.0 if self.close else LABEL + 3.0), self.sign)

    @property
    def after(self) -> float:
        """What is left free below it."""
        return CLOSE if self.close else BETWEEN


def tiles_of(picks: Sequence[str]) -> tuple[str, ...]:
    """The tiles among what can be touched.

    >>> tiles_of(("in:L1-01", "out:B1", "button:keep"))
    ('L1-01', 'B1')
    """
    return tuple(pick.partition(":")[2] for pick in picks if pick.startswith(("in:", "out:")))


def told(w: Words, touched: Sequence[str], open_: Sequence[str], box: Box) -> list[Safe]:
    """A sentence for each action of the tiles that are touched, or of the last of them; before that of all that are
    open, or the advice to touch one, or to hold it: whatever has room in that box."""
    for tiles in (touched, touched[-1:]) if touched else (open_,):
        for font in (LABEL, NOTE, LEAST):
            parts, each = _parts(w, tiles, box.w, font)
            if parts and _high(parts) <= box.h:
                return _columns(parts, each, box)
    steps, least = _steps(touched[-1:]), touched[-1:] or open_
    entries = [_entry(w, step, box.w, LEAST, True) for step in steps]
    if entries and _high([entries]) - CLOSE <= box.h:  # the last has nothing below it
        return _columns([entries], box.w, box)
    here = w("Touch a tile: what its actions do is explained here.")
    if touched or (open_ and min(_close(w, tile, box.w) for tile in least) > box.h):
        here = w("Hold a tile to read what its actions do.")
    said = wrap(here, box.w, NOTE, ADVICE if box.w < LESS else 2)
    if not open_ or box.h < BETWEEN + len(said) * (NOTE + 2):
        return []
    return [
        el("text", line, x=box.x + 2, y=round(box.y + BETWEEN + (i + 1) * (NOTE + 2), 1), font_size=NOTE,
           class_=css.SOFT, aria_hidden="true")
        for i, line in enumerate(said)
    ]  # fmt: skip


def room_of(w: Words, tiles: Sequence[str], wide: float) -> float:
    """How high the sentences of any one of these tiles are."""
    return max((_high(_parts(w, (tile,), wide, LEAST)[0]) for tile in tiles), default=0.0)


def _close(w: Words, tile: str, wide: float) -> float:
    """How high its sentences are where they begin beside the names."""
    return _high([[_entry(w, step, wide, LEAST, True) for step in _steps((tile,))]])


def reading(
    w: Words, tiles: Sequence[str], room: Box, scales: Sequence[float], fits: Callable[[float, Box], bool]
) -> tuple[Box, Box, float] | None:
    """The largest of those scales at which the tiles have room (`fits`) in three columns, and what any one of them does
    beside them: where they lie, where that is read, and the scale; None where there is none."""
    for scale in scales:
        wide = COLUMNS * (TILE * scale + GAP)
        reads = Box(room.x + wide + GAP, room.y + BETWEEN, room.w - wide - GAP, room.h - BETWEEN)
        if reads.w >= SLIM and room_of(w, tiles, reads.w) <= reads.h and fits(scale, room._replace(w=wide)):
            return room._replace(w=wide), reads, scale
    return None


def _parts(w: Words, tiles: Sequence[str], wide: float, font: int) -> tuple[list[list[Entry]], float]:
    """What is told of these tiles, column by column, and how wide each is."""
    steps = _steps(tiles)
    columns = 2 if len(steps) > 1 and wide >= (WIDE if len(steps) < MANY else LESS) else 1
    each = (wide - (columns - 1) * 2 * BETWEEN) / columns
    entries = [_entry(w, step, each, font) for step in steps]
    per = max(-(-len(entries) // columns), 1)
    return [entries[i : i + per] for i in range(0, len(entries), per)], each


def _high(parts: Sequence[Sequence[Entry]]) -> float:
    return max((sum(entry.high + entry.after for entry in part) for part in parts), default=0.0)


def _columns(parts: Sequence[Sequence[Entry]], each: float, box: Box) -> list[Safe]:
    kids: list[Safe] = []
    for i, part in enumerate(parts):
        y = box.y + part[0].after
        for entry in part:
            kids += _drawn(entry, box.x + i * (each + 2 * BETWEEN), y)
            y += entry.high + entry.after
    return [el("g", *kids, class_="we-told", aria_hidden="true")]


def _steps(tiles: Sequence[str]) -> list[str]:
    """Each action once; of the moves the longest, since one sentence says it of all."""
    found = list(dict.fromkeys(step for tile in tiles for step in steps_of(tile, False)))
    longest = max((step for step in found if step.startswith("move")), default="")
    return [step for step in found if step == longest or not step.startswith("move")]


def _entry(w: Words, step: str, wide: float, font: int, close: bool = False) -> Entry:
    size = TINY if close else SIGN if wide >= ROOMY else SMALL
    name, said = nouns.step(w, step), words_texts.step_text(w, step)
    room = wide - size - BETWEEN - (width(name, font) * (WIDER - 1) if close else 0)
    lines = tuple(wrap(f"{name}. {said}" if close else said, room, font, MOST))
    return Entry(step, name, lines, font, size, close)


def _drawn(entry: Entry, x: float, y: float) -> list[Safe]:
    left = round(x + entry.sign + BETWEEN, 1)
    if entry.close:
        named = (el("tspan", f"{entry.name}.", class_=css.HEAVY), entry.lines[0][len(entry.name) + 1 :])
        return [
            sign(step_sign(entry.step), round(x, 1), round(y, 1), entry.sign),
            *(
                el("text", *(named if i == 0 else (line,)), x=left, y=round(y + (i + 1) * (entry.font + 2) - 1, 1),
                   font_size=entry.font)
                for i, line in enumerate(entry.lines)
            ),
        ]  # fmt: skip
    return [
        sign(step_sign(entry.step), round(x, 1), round(y, 1), entry.sign),
        el("text", entry.name, x=left, y=round(y + LABEL - 1, 1), font_size=LABEL, class_=css.HEAVY),
        *(
            el("text", line, x=left, y=round(y + LABEL + (i + 1) * (entry.font + 2) - 1, 1), font_size=entry.font)
            for i, line in enumerate(entry.lines)
        ),
    ]
