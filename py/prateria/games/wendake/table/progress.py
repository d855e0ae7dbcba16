"""Progress tiles: for each a small picture riddle of what it does, in the colour of its track. WE-34, WE-60 to WE-62.

>>> len(RIDDLES), all(part in SIGNS or part[0] in "+−×=?→" for riddle in RIDDLES.values() for part in riddle)
(24, True)
"""

from functools import lru_cache
from typing import Final, NamedTuple

from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import DROP, LABEL, LEAST, NOTE
from prateria.view.measure import width, wrap
from prateria.view.svg import Safe, el

from ..engine.data import PROGRESS
from .pictograms import SIGNS, sign

__all__ = ["RIDDLES", "SIGNS", "names_in", "progress_face", "riddle", "track_of"]

RIDDLES: Final = {
    "P1-1": ("move1",),
    "P1-2": ("transfer", "→", "sentinel"),
    "P1-3": ("ritual", "+1", "move1"),
    "P1-4": ("anyorder",),
    "P1-5": ("mask", "=", "mask"),
    "P1-6": ("cards", "×2", "−1"),
    "P1-7": ("trade", "+2", "healthy"),
    "P1-8": ("pelt", "?", "fish"),
    "P2-1": ("move2",),
    "P2-2": ("allies", "+1"),
    "P2-3": ("ritual", "+1", "native"),
    "P2-4": ("points", "→", "points"),
    "P2-5": ("cards", "back"),
    "P2-6": ("mask", "→", "?"),
    "P2-7": ("trade", "×3", "healthy"),
    "P2-8": ("pelt", "?", "fish", "+", "corn"),
    "P3-1": ("move3",),
    "P3-2": ("allies", "+1", "="),
    "P3-3": ("ritual", "×", "native"),
    "P3-4": ("house", "→", "native"),
    "P3-5": ("mask", "+1"),
    "P3-6": ("mask", "+?"),
    "P3-7": ("turnover",),
    "P3-8": ("pelt", "corn", "+", "beaver"),
}
LYING: Final = 56  # lower than that, a wide tile has its name beside its riddle
FLAT: Final = 2.2
LOWEST: Final = 30  # and where that is lower still, its name is all of it, in one line
BARE: Final = 44  # and lower than that, any other has its name alone
TINY: Final = 9.0  # or where its riddle would be so small
NARROWED: Final = 0.72  # so far a name may be narrowed before it is cut
BAND: Final = 4  # from the edge of a tile to its name
DOTS: Final = 7  # and to the middle of the dots of its level
BOLD: Final = 1.06  # a name in its band to a plain text
_BESIDE: Final = 0.62  # how large letters are beside a sign, by its size
_ROUND: Final = 0.4  # the room round letters, by their size
JOINTS: Final = ("+", "→", "=")
WORTH: Final = 1.15  # so much larger are signs in two rows, if those are worth it
SMALL: Final = 17.0  # so small, signs are better off in two rows
_TILE: Final = {tile.id: tile for tile in PROGRESS}


def track_of(tile: str) -> str:
    """The track that it names: military, ritual, mask, lower or higher."""
    return _TILE[tile].track


def level_of(tile: str) -> int:
    return _TILE[tile].level


class _Row(NamedTuple):
    """Parts of a riddle side by side: signs of that `size`, letters of that `font`; 0 where they have no room."""

    parts: tuple[str, ...]
    size: float
    font: float

    def wide(self, part: str) -> float:
        return self.size * 1.08 if part in SIGNS else width(part, self.font) + self.font * _ROUND


def _row(parts: tuple[str, ...], w: float, h: float) -> _Row:
    """The parts as large as fits; letters no smaller than can be read, rather the signs."""
    signs, letters = [part in SIGNS for part in parts].count(True), [part for part in parts if part not in SIGNS]
    units = signs * 1.08 + sum(width(part, _BESIDE) + _BESIDE * _ROUND for part in letters)
    size = min(h, w / units)
    if size * _BESIDE >= LEAST or not letters:
        return _Row(parts, size, size * _BESIDE)
    return _Row(parts, min(h, (w - sum(width(part, LEAST) + LEAST * _ROUND for part in letters)) / signs / 1.08), LEAST)


@lru_cache(512)
def _rows(parts: tuple[str, ...], w: float, h: float) -> tuple[_Row, ...]:
    """In one row, or in two where the signs would be small and are larger so; what joins them begins the second."""
    best: tuple[_Row, ...] = (_row(parts, w, h),)
    if best[0].size < SMALL:
        for i, part in enumerate(parts):
            if i and part in JOINTS and any(other in SIGNS for other in parts[i:]):
                two = (_row(parts[:i], w, h / 2), _row(parts[i:], w, h / 2))
                best = max(best, two, key=lambda rows: min(row.size for row in rows) * (1 if len(rows) > 1 else WORTH))
    return best


@lru_cache(512)
def riddle(tile: str, x: float, y: float, w: float, h: float) -> Safe:
    """The picture riddle in the middle of that box, as large as fits."""
    rows = _rows(RIDDLES[tile], w, h)
    size = min(row.size for row in rows)
    kids = []
    for i, row in enumerate(rows):
        row = row._replace(size=size)
        top = y + h / 2 + (i - len(rows) / 2) * size
        at = x + (w - sum(map(row.wide, row.parts))) / 2
        for part in row.parts:
            wide = row.wide(part)
            if part in SIGNS:
                kids.append(sign(part, round(at, 2), round(top, 2), round(size, 2)))
            else:
                kids.append(
                    el("text", part, x=round(at + wide / 2, 1), y=round(top + size / 2 + row.font * DROP, 1),
                       font_size=round(row.font, 1), class_=css.MIDDLE_HEAVY, aria_hidden="true")
                )  # fmt: skip
            at += wide
    return el("g", *kids)


@lru_cache(512)
def names_in(names: tuple[str, ...], wide: float) -> tuple[int, int]:
    """Letters and lines for the names of tiles side by side, each so wide: all are written alike. Without a place
    where they fit whole, the least letters."""
    room = wide - 2 * BAND
    for size, most in ((LABEL, 1), (NOTE, 1), (LEAST, 1), (NOTE, 2), (LEAST, 2), (LEAST, 3)):
        if all("…" not in "".join(wrap(name, room, size * BOLD, most)) for name in names):
            return size, max((len(wrap(name, room, size * BOLD, most)) for name in names), default=1)
    for most in (1, 2):
        if all("…" not in "".join(_lines(name, room, LEAST, most)) for name in names):
            return LEAST, most
    return LEAST, 3


@lru_cache(512)
def _lines(name: str, room: float, size: int, most: int) -> tuple[str, ...]:
    """A name in lines; where a word has no room, as wide as may be narrowed to it."""
    lines = wrap(name, room, size * BOLD, most)
    return wrap(name, room / NARROWED, size * BOLD, most) if "…" in "".join(lines) else lines


def _beside(name: str, wide: float, high: float) -> bool:
    """Whether a name has room in a band so wide and so high beside the riddle.

    >>> _beside("Turn a tile", 60, 32), _beside("Two more steps", 50, 32)
    (True, False)
    """
    size, most = names_in((name,), wide)
    return len(_lines(name, wide - 2 * BAND, size, most)) * (size + 1) <= high - 4


def progress_face(tile: str, box: Box, used: bool = False, name: str = "", letters: tuple[int, int] = (0, 0)) -> Safe:
    """The tile, in every size the same: its level as dots, the riddle, and a band in the colour of its track with its
    name in it; an arrow stands for the lower or the higher track. Where it is low, the band lies beside the riddle, or
    is all there is. `letters`: how names are written (`names_in`)."""
    x, y, w, h = box
    sides = (min(h * 1.6, w * 0.44), min(h * 1.1, w * 0.36))  # as much for the riddle as the name leaves
    side = next((side for side in sides if name and _beside(name, w - side, h)), 0.0)
    lying = side > 0 and LOWEST <= h < LYING and w > FLAT * h
    side = side if lying else 0.0
    bare = bool(name) and not lying and h < BARE
    size, most = letters if letters[0] and not lying else names_in((name,), w - side)
    wide = w - side - 2 * BAND
    lines = _lines(name, wide, size, most) if name else ()
    if bare and h < LOWEST:  # there is room for one line
        size, lines = LEAST, (name,)
    if "…" in "".join(lines):  # rather none than a part of it: touched, the tile is seen large
        return progress_face(tile, box, used)
    high = round(h - 4 if lying or bare else len(lines) * (size + 1) + 4 if lines else max(h * 0.16, 7), 1)
    if letters[0] and not (lying or bare):  # as high as that of its neighbours
        high = max(high, most * (size + 1) + 4.0)
    high = max(min(high, h - 4), 1)
    band = Box(round(x + 2 + side, 1), round(y + h - high - 2, 1), round(w - 4 - side, 1), high)
    room = Box(x + 5, y + DOTS + 4, w - 10, h - high - DOTS - 8)
    aside = 8 + 7 * level_of(tile)  # beside the dots, where the riddle is larger so
    beside = Box(x + aside, y + 3, w - 2 * aside, h - high - 7)
    room = max(room, beside, key=lambda box: min(row.size for row in _rows(RIDDLES[tile], box.w, max(box.h, 8))))
    if name and not lying and min(row.size for row in _rows(RIDDLES[tile], room.w, max(room.h, 8))) < TINY:
        bare, high = True, h - 4
        band = Box(round(x + 2, 1), round(y + 2, 1), round(w - 4, 1), high)
    if lying:
        room = Box(x + 4, y + DOTS + 3, side - 4, h - DOTS - 7)
    middle, first = band.middle[0], band.y + high / 2 - (len(lines) - 1) * (size + 1) / 2 + size * DROP
    way, ax, ay = (1 if track_of(tile) == "lower" else -1), x + (side if lying else w) - 9, y + DOTS - 1
    kids = [
        el("rect", x=x + 1, y=y + 1, width=w - 2, height=h - 2, rx=7, class_="we-progress"),
        band.rect(f"we-{track_of(tile)}", 5),
        *(
            el("text", line, x=round(middle, 1), y=round(first + i * (size + 1), 1), font_size=size,
               textLength=round(wide, 1) if width(line, size * BOLD) > wide else None,
               lengthAdjust="spacingAndGlyphs" if width(line, size * BOLD) > wide else None,
               class_=f"{css.MIDDLE} we-band-n", aria_hidden="true")
            for i, line in enumerate(lines)
        ),
    ]  # fmt: skip
    if not bare:
        kids += [
            el("circle", cx=round(x + 8 + i * 7, 1), cy=y + DOTS, r=2.6, class_="we-level")
            for i in range(level_of(tile))
        ]
        kids.append(riddle(tile, room.x, room.y, room.w, max(room.h, 8)))
        if track_of(tile) in ("lower", "higher"):
            d = f"M{ax - 4.5:.1f} {ay - 2.2 * way:.1f}h9L{ax:.1f} {ay + 4 * way:.1f}z"
            kids.append(el("path", d=d, class_=f"we-{track_of(tile)}"))
    return el("g", *kids, class_="we-progress-tile used" if used else "we-progress-tile")
