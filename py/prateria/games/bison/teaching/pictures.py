"""Pictures for the rules, by id: the same drawings as on the table. An unknown id gives nothing.

>>> "bi-water" in rule_picture("tile", Words("en"))
True
"""

from collections.abc import Iterable, Sequence
from math import hypot
from typing import Final

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.marks import seat_mark
from prateria.view.svg import Safe, el

from ..engine.data import DEEDS, PRICES, TERRAINS, TILE, TURNS
from ..engine.grid import CELL
from ..engine.observe import Area, Cell
from ..table.camp import camp
from ..table.emblems import icon
from ..table.land.areas import edged, spot_of
from ..table.land.shape import SIDE, WIDE, bounds, middle, outline
from ..table.land.tiles import Lie, fauna, land, tile
from ..table.roundend import picture
from ..table.stock import figure, track
from ..words import nouns
from ..words.signs import short

__all__ = ["draw_kind", "rule_picture"]

_EXAMPLE: Final = (
    Cell("D2", "T01", 2), Cell("D3", "T12", 2), Cell("D4", "S1", 2), Cell("E4", "S2", 4), Cell("D5", "S3", 0),
    Cell("E5", "T17", 2),
)  # fmt: skip
"""The board of EX-BI-1, with its prairie of five spaces, and who stands there: seat, space, hunters, size."""

_ARROW: Final = el("b", "→")
_PRAIRIE: Final = ("D2p", "D3p", "D4p", "D5p", "E5p")
_CAMPS: Final = ((2, "D4p", 0, 2), (1, "D5p", 1, 1), (1, "D2p", 0, 1), (3, "E5p", 3, 1), (0, "D3p", 1, 0))
_START: Final = _EXAMPLE[2:5]
_NEAR: Final = _EXAMPLE[2:4]
_READ: Final = 12.9  # pixels of a number that is to be read, also where two pictures side by side are a little smaller
_SMALL: Final = 128  # pixels: as high as a picture of land is in the game in one minute (reading.css)
_NEW: Final = Cell("D3", "T07", 4)


def draw_kind(kind: str, seat: int, w: Words, size: float = 46) -> Safe:
    """A single piece of `data.PIECES`, as a picture with words; `size`: its height."""
    drawn, wide = figure(kind, seat, 1, 0, 44)
    return _svg(Box(0, -4, wide + 2, 50), drawn, size=size, class_=f"s{seat}", label=nouns.piece(w, kind))


def rule_picture(name: str, w: Words, seat: int = 0) -> Safe:
    """The picture with that id as HTML."""
    match name:
        case "tile":
            return _row(_tile("T11", 0), _tile("T03", 2), _tile("T05", 4))
        case "area":
            return _ground(_EXAMPLE, under=_round((0, 0)))
        case "pieces":
            kinds = ("hunter", *(f"tipi-{n}" for n in (1, 2, 3, 4)), *(f"canoe-{n}" for n in (1, 2, 3, 4)))
            return _row(*(draw_kind(kind, seat, w) for kind in kinds))
        case "slots":
            return _row(*(el("span", icon(deed), short(w, deed), class_=css.NAMED) for deed in DEEDS))
        case "prices":
            paid = (_amount(terrain, n) for terrain, n in enumerate((2, 1, 1)))
            example = _row(*(draw_kind("hunter", seat, w) for _ in range(3)), _ARROW, *paid)
            return el("div", _row(*(_price(w, n) for n in range(len(PRICES)))), example)
        case "grow":
            ghost = tile(TILE[_NEW.tile], _NEW.turn, middle(CELL[_NEW.id]))
            edge = el("path", d=Safe(outline(CELL[_NEW.id])), class_="bi-laying")
            return _ground(_START, ghost, edge, more=(_NEW,))
        case "grown":
            arrived = _ground(_NEAR, more=(_NEW,)), _ground((*_NEAR, _NEW), camps=((seat, "D3p", 3, 0),))
            return _row(arrived[0], el("span", _ARROW, arrived[1], class_="bi-then"))
        case "place":
            turns = _row(*(_tile(_NEW.tile, turn) for turn in TURNS))
            return el("div", rule_picture("grow", w), turns)
        case "build":
            before = _ground(_START[:1], camps=((seat, "D4p", 3, 0),))
            after = _ground(_START[:1], camps=((seat, "D4p", 1, 2),))
            return _row(before, el("span", _ARROW, after, class_="bi-then"))  # the arrow goes where the second one does
        case "move":
            return _ground(_START, _way("D4m", "D4r", "D4p", "E4m"), camps=((seat, "D4m", 1, 0), (1, "D4p", 1, 0)))
        case "gather":
            ways = (_way("D5m", "E4p"), _way("D4p", "E4p"))
            return _ground(_START, *ways, camps=((seat, "E4p", 1, 0), (seat, "D5m", 1, 0), (seat, "D4p", 1, 0)))
        case "market":
            return _row(draw_kind("tipi-2", seat, w), *(_amount(terrain, 2) for terrain in range(len(TERRAINS))))
        case "lead":
            tipis = (part for n in (4, 3, 2, 1) for part in (draw_kind(f"tipi-{n}", seat, w), el("b", ">")))
            return _row(*tipis, *(draw_kind("hunter", seat, w) for _ in range(3)))
        case "animals":
            return _row(
                *(_amount(terrain, n) for terrain, n in enumerate((12, 7, 11))),
                el("b", "= ", w.n("%(n)d animal", "%(n)d animals", 30)),
            )
        case "counting":
            shares = _row(*(_share(s, n) for s, n in ((2, 7), (1, 3), (3, 0), (0, 2))))
            living = _row(_amount(0, 7), _ARROW)
            return el("div", _ground(_EXAMPLE, under=_round((2,)), camps=_CAMPS), living, shares)
        case "counted":
            ranks = ((2, "tipi-2", 7), (1, "tipi-1", 3), (0, "hunter", 2))
            gets = (_gets(w, n, *one) for n, one in enumerate(ranks))
            land = _ground(_EXAMPLE, under=_round((2,)), camps=_CAMPS)
            return _row(land, el("span", *gets, class_="bi-shares"))
        case "paid":
            price = (_amount(terrain, 2) for terrain in range(len(TERRAINS)))
            return el("div", rule_picture("animals", w), _row(*price, _ARROW, draw_kind("tipi-2", seat, w)))
        case "tie":
            return _row(_amount(0, 7), _share(0, 3), _share(1, 3))
        case "surplus":
            return _svg(Box(0, 0, 232, 32), track(0, 18, 18, Box(0, 2, 230, 28)), size=36)
    return Safe()


def _svg(box: Box, *kids: Safe, size: float, class_: str = "", label: str = "") -> Safe:
    """A picture `size` pixels high."""
    return el(
        "svg",
        *kids,
        viewBox=f"{box.x:.5g} {box.y:.5g} {box.w:.5g} {box.h:.5g}",
        width=round(size * box.w / box.h, 1),
        height=size,
        class_=f"{css.TABLE} bison-table {class_}".rstrip(),
        role="img" if label else None,
        aria_label=label or None,
        aria_hidden=None if label else "true",
    )


def _row(*parts: Safe) -> Safe:
    """By ear it would be bare numbers: the text beside it says all of it."""
    return el("p", *parts, class_=css.RULE_ROW, aria_hidden="true")


def _tile(kind: str, turn: int) -> Safe:
    return _svg(Box(-WIDE / 2 - 12, -SIDE - 8, WIDE + 24, 2 * SIDE + 16), tile(TILE[kind], turn), size=128)


Camp = tuple[int, str, int, int]


def _ground(
    cells: Sequence[Cell], *over: Safe, under: Safe | None = None, camps: Iterable[Camp] = (), more: Sequence[Cell] = ()
) -> Safe:
    """A piece of land with camps on it, and what is drawn over it, or `under` the animals; `more`: cells that are to be
    in sight."""
    lies = _lies(cells)
    left, top, right, bottom = bounds(tuple(CELL[cell.id] for cell in (*cells, *more)))
    high = bottom - top + 20
    size = min(0.93 * high, 380)
    far = high > 200  # too far away for numbers in the game in one minute, where pictures are small
    big = round(max(1.0, _READ / (12 * (size if far else min(size, _SMALL)) / high)), 2)
    pieces = [
        part
        for seat, space, n, size_ in camps
        for part in camp(seat, space, n, size_, spot_of(space, lies, big), {}, big=big, named=False)
    ]
    return _svg(
        Box(left - 12, top - 10, right - left + 24, high),
        land([Lie(CELL[name], *lie) for name, lie in lies.items()]),
        under or Safe(),
        *(fauna(number, turn, middle(CELL[name]), big=big) for name, (number, turn) in lies.items()),
        *over,
        el("g", *pieces),
        size=size,
        class_="bi-rule-land far" if far else "bi-rule-land",
    )


def _lies(cells: Iterable[Cell]) -> dict[str, tuple[int, int]]:
    return {cell.id: (TILE[cell.tile], cell.turn) for cell in cells}


def _round(first: tuple[int, ...]) -> Safe:
    """Round the prairie of the example, in the colour of whoever leads."""
    places = tuple(1 if seat in first else 0 for seat in range(4))
    nobody = (0,) * 4
    return edged(Area("D2p", "prairie", _PRAIRIE, 7, ((0,) * 5,) * 4, places, nobody), _lies(_EXAMPLE))


def _way(*spaces: str) -> Safe:
    """An arrow from space to space, a bead at each on the way."""
    points = [spot_of(space, _lies(_START)) for space in spaces]
    d = "M" + "L".join(f"{x:.5g} {y + 4:.5g}" for x, y in points)
    (x, y), (fx, fy) = points[-1], points[-2]
    far = hypot(x - fx, y - fy)
    ux, uy = (x - fx) / far * 11, (y - fy) / far * 11
    head = f"M{x - ux - uy:.5g} {y + 4 - uy + ux:.5g}L{x:.5g} {y + 4:.5g}L{x - ux + uy:.5g} {y + 4 - uy - ux:.5g}"
    beads = "".join(f"M{x:.5g} {y + 4:.5g}h.01" for x, y in points[1:-1])
    return el(
        "g",
        el("path", d=d + head, class_="bi-way-edge"),
        el("path", d=d + head, class_="bi-way"),
        el("path", d=beads, class_="bi-bead") if beads else Safe(),
    )


def _price(w: Words, n: int) -> Safe:
    price = "+1" if not n else w.p("price", "free") if not PRICES[n] else f"−{PRICES[n]}"
    return el("span", icon("hunter"), f"{n}: {price}", class_=css.NAMED)


def _amount(terrain: int, n: int) -> Safe:
    return el("span", picture(terrain), str(n), class_=css.NAMED)


def _gets(w: Words, place: int, seat: int, kind: str, n: int) -> Safe:
    """Who comes in which place by what, and gets so many animals of the prairie."""
    order = f"{place + 1}." if place < 2 else "\u2007\u2008"  # the third gets what is its own, whatever its place
    return el(
        "span", el("b", order), seat_mark(seat), draw_kind(kind, seat, w, 36), _ARROW, _amount(0, n), class_="bi-share"
    )


def _share(seat: int, n: int) -> Safe:
    return el("span", seat_mark(seat), el("b", str(n)), class_=f"bi-share s{seat}")
