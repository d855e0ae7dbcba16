"""Where the open cards lie, between the players: a column for each kind of people with its loot above; tipis, council
board and prairie between the columns, or below them where that leaves the people more room (an upright phone). Where
several race round one screen the prairie lies in the middle of all, so that each reaches it as well as the others.

>>> lay(Box(0, 0, 362, 450)).board.w > 150, lay(Box(0, 0, 700, 450)).board.y < 130
(True, True)
>>> shared = Box(0, 0, 700, 450), Box(0, 0, 362, 450)
>>> [abs(lay(box, shared=True).prairie.middle[1] - box.middle[1]) < 5 for box in shared]
[True, True]
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from prateria.view.box import Box

from ..engine.data import COLOURS, LOOT, TIPI, TRIBE, USUAL
from .cards import PERSON_H, PERSON_W

__all__ = ["GAP", "LEAST", "Middle", "lay"]

GAP: Final = 6
LEAST: Final = 64  # a card that is touched in a race
WIDEST: Final = 150  # of a column
HIGHEST: Final = 118, 128  # of the row of loot, of the prairie
NARROW: Final = 540
LESS: Final = 0.7, 40
"""So much of the height of the others have rows of people in whom nobody has a part, and the least of it."""
ABOVE: Final = 2  # rows of people over a prairie that lies in the middle, with their loot as many as below it
CLEARLY: Final = 0.8, 1.05
"""So much larger at the least people must be with all below them to have them so, on a narrow stage, on others. A phone
has its board lying in the lesson too, where there is less height: one learns the table at which one will play."""


class Middle(NamedTuple):
    """Places of loot and of people, by name; of board and prairie."""

    heaps: Mapping[str, Box]
    persons: Mapping[str, Box]
    board: Box
    prairie: Box


def lay(box: Box, shared: bool = False, owned: int = len(COLOURS)) -> Middle:
    """The arrangement with the larger people. `shared`: all turn cards from their own side; `owned`: so many rows of
    people matter, the first ones: the others are lower."""
    beside, below = _beside(box, shared, owned), _across(box) if shared else _below(box, owned)
    return below if _person(below) > _person(beside) * CLEARLY[box.w >= NARROW] else beside


def _beside(box: Box, shared: bool, owned: int = len(COLOURS)) -> Middle:
    """Two columns left, two right, tipis, board and prairie between them; `shared`: the prairie in the middle."""
    column = min((box.w - max(box.w * 0.27, 96)) / 4 - GAP, WIDEST)
    between = box.w - 4 * (column + GAP)
    xs = [box.x, box.x + column + GAP, box.x + 2 * (column + GAP) + between, box.x + 3 * (column + GAP) + between]
    head = min(max(box.h * 0.21, 56), HIGHEST[0])
    row = min((box.h - head - GAP) / len(COLOURS), column)
    head = min(max(head, column * 1.5), box.h - GAP - row * len(COLOURS))
    rows = _rows(row, owned, column)
    y = box.y + (box.h - head - GAP - sum(rows)) / 2
    heaps, persons = _columns(xs, y, column, head, rows)
    mx, mw = xs[1] + column + GAP, between - GAP
    if shared:
        high = head + GAP + sum(rows) - 4
        low = min(max(high * 0.27, LEAST + 10), HIGHEST[1])
        each = (high - low) / 2 - GAP
        wide = min(column, mw)  # as the other loot: a field with nothing in it tells nothing
        heaps[LOOT[TIPI]] = Box(mx + (mw - wide) / 2, y, wide, min(head, each))
        board = Box(mx, y + high - each, mw, each)
        return Middle(heaps, persons, board, Box(mx, y + each + GAP, mw, low))
    heaps[LOOT[TIPI]] = Box(mx, y, mw, head)
    y, h = y + head + GAP, sum(rows) - 4
    low = min(max(h * 0.3, LEAST + 10), HIGHEST[1])
    board, prairie = Box(mx, y, mw, h - low - GAP), Box(mx, y + h - low, mw, low)
    return Middle(heaps, persons, board, prairie)


def _below(box: Box, owned: int = len(COLOURS)) -> Middle:
    """Four columns as wide as the room, tipis, board and prairie in a row below them: where there is more height."""
    column = min((box.w + GAP) / 4 - GAP, WIDEST)
    left = box.x + (box.w - 4 * column - 3 * GAP) / 2
    xs = [left + i * (column + GAP) for i in range(4)]
    head, low = min(max(box.h * 0.17, 56), HIGHEST[0]), min(max(box.h * 0.2, LEAST + 10), HIGHEST[1])
    rest = box.h - head - low - 2 * GAP
    most = (column - 4) * PERSON_H / PERSON_W + 6
    rows = _rows(min(rest / len(COLOURS), most), owned, most)
    spare = max(rest - sum(rows), 0)
    head += min(spare / 2, max(column - head, 0))
    low += min(spare / 2, max(HIGHEST[1] - low, 0))
    y = box.y + (box.h - head - low - 2 * GAP - sum(rows)) / 2
    heaps, persons = _columns(xs, y, column, head, rows)
    y += head + GAP + sum(rows) + GAP - 4
    heaps[LOOT[TIPI]] = Box(xs[0], y, column, low)
    board, prairie = Box(xs[1], y, 2 * column + GAP, low), Box(xs[3], y, column, low)
    return Middle(heaps, persons, board, prairie)


def _across(box: Box) -> Middle:
    """Four columns as wide as the room, and across them in the middle a row of tipis, prairie and board."""
    column = min((box.w + GAP) / 4 - GAP, WIDEST)
    left = box.x + (box.w - 4 * column - 3 * GAP) / 2
    xs = [left + i * (column + GAP) for i in range(4)]
    low = min(max(box.h * 0.2, LEAST + 10), HIGHEST[1])
    rest = box.h - low - 2 * GAP
    row = min(rest / (len(COLOURS) + 1), (column - 4) * PERSON_H / PERSON_W + 6)
    y = box.y + (rest - row * (len(COLOURS) + 1)) / 2
    heaps, persons = _columns(xs, y, column, row - GAP, [row] * len(COLOURS))
    down = low + 2 * GAP - 4
    for i, colour in enumerate(COLOURS[ABOVE:]):
        for kind in TRIBE:
            place = persons[f"{colour}-{kind}"]
            persons[f"{colour}-{kind}"] = place._replace(y=y + (ABOVE + 1 + i) * row + down)
    y += (ABOVE + 1) * row + GAP - 4
    heaps[LOOT[TIPI]] = Box(xs[0], y, column, low)
    prairie, board = Box(xs[1], y, column, low), Box(xs[2], y, 2 * column + GAP, low)
    return Middle(heaps, persons, board, prairie)


def _rows(row: float, owned: int, most: float) -> list[float]:
    """The heights of the rows of people, where each could have `row`, the first `owned` of them up to `most`.

    >>> [round(high) for high in _rows(52, 2, 70)], _rows(38, 2, 70), _rows(70, 2, 70)
    ([63, 63, 44, 44, 44], [38.0, 38.0, 38, 38, 38], [70, 70, 49.0, 49.0, 49.0])
    """
    others = len(COLOURS) - owned
    if not others:
        return [row] * len(COLOURS)
    high = min(row * len(COLOURS) / (owned + others * LESS[0]), most)
    low = high * LESS[0]
    if low < LESS[1]:
        low = min(LESS[1], row)
        high = min((row * len(COLOURS) - low * others) / owned, most)
    return [high] * owned + [low] * others


def _columns(
    xs: Sequence[float], y: float, column: float, head: float, rows: Sequence[float]
) -> tuple[dict[str, Box], dict[str, Box]]:
    """A column for each kind of people, with their loot at the head."""
    heaps = {LOOT[usual]: Box(x, y, column, head) for x, usual in zip(xs, USUAL, strict=True)}
    persons = {
        f"{colour}-{kind}": Box(x, y + head + GAP + sum(rows[:i]), column, rows[i] - 4)
        for i, colour in enumerate(COLOURS)
        for x, kind in zip(xs, TRIBE, strict=True)
    }
    return heaps, persons


def _person(middle: Middle) -> float:
    """The width of a person card there."""
    place = middle.persons[f"{COLOURS[0]}-{TRIBE[0]}"]
    return min(place.w - 4, (place.h - 2) * PERSON_W / PERSON_H)
