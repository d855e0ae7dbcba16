"""Pictures for the rules and lessons, by id: `step:<step>`, `good:<good>`, `progress:<id>`, `lines`, `year` ...

What happens among people and pieces is drawn in `scenes`.

An unknown id gives nothing, so a text may name a picture that is not drawn yet.
"""

from collections.abc import Callable, Sequence
from typing import Final

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import NUMBER
from prateria.view.svg import Safe, el

from ..engine.data import FLAGS, GOODS, MASKS, NATIVES, PLACES, PROGRESS, TILES
from ..engine.maps import MAPS
from ..engine.observe import Observation
from ..table.face import small_tile, step_sign
from ..table.figures import disc, figure, mask
from ..table.map.names import flag
from ..table.map.scenery import Land, growth, water
from ..table.map.shape import map_shape
from ..table.map.space import Room
from ..table.panes.spaces import pattern
from ..table.pictograms import SIGNS, sign
from ..table.progress import progress_face
from ..table.sprite import whole
from ..table.tiles import place_box
from ..words import effects as words_texts
from ..words import nouns
from .scenes import SCENES, tracks_in

__all__ = ["named", "rule_picture"]

BASE: Final = ("B4", "B3", "B9", "B7", "B1", "B8", "B6", "B2", "B5")


def rule_picture(name: str, w: Words, seat: int = 0) -> Safe:
    """The picture with that id as HTML."""
    sort, _, what = name.partition(":")
    if sort == "step" and step_sign(what) in SIGNS:
        return _row([(_svg(sign(step_sign(what), 0, 0, 48), 48, 48), nouns.step(w, what))])
    if sort == "good" and what in GOODS:
        return _row([(_svg(sign(what, 0, 0, 40), 40, 40), nouns.good(w, what))])
    if sort == "native" and what in NATIVES:
        return _row([(_svg(figure(what, seat, 4, 0, 52), 48, 54), nouns.native(w, what))])
    if sort == "progress" and what in (tile.id for tile in PROGRESS):
        return _row([_progress(w, what)])
    if sort == "level":
        return _row([_progress(w, tile.id) for tile in PROGRESS if str(tile.level) == what])
    if sort == "tile" and what in (tile.id for tile in TILES):
        art = [small_tile(w, what, Box(0, 0, 110, 110)), small_tile(w, what, Box(120, 0, 110, 110), ritual=True)]
        return _picture(_svg(el("g", *art), 230, 110))
    if sort == "tracks" and what:
        return _picture(_svg(*tracks_in(w, seat, [tuple(pair.split("+")) for pair in what.split()])))
    if name in SCENES:
        return _picture(_svg(*SCENES[name](w, seat)))
    drawn = PICTURES.get(name)
    return drawn(w, seat) if drawn else Safe()


def named(name: str, view: Observation) -> str:
    """The pairs of tracks are those of the table."""
    return f"tracks:{' '.join('+'.join(pair) for pair in view.pairs)}" if name == "tracks" else name


def _svg(art: Safe, width: float, height: float) -> Safe:
    return el(
        "svg",
        whole(art),
        viewBox=f"0 0 {width:.5g} {height:.5g}",
        width=round(width),
        height=round(height),
        class_=f"{css.TABLE} wendake we-rule-picture",
        aria_hidden="true",
    )


def _picture(*svgs: Safe) -> Safe:
    return el("p", *svgs, class_=f"{css.RULE_ROW} we-inline")


def _row(things: Sequence[tuple[Safe, str]]) -> Safe:
    return el(
        "p", *(el("span", art, label, class_=css.NAMED) for art, label in things), class_=f"{css.RULE_ROW} we-inline"
    )


def _progress(w: Words, tile: str) -> tuple[Safe, str]:
    return _svg(progress_face(tile, Box(0, 0, 92, 72)), 92, 72), words_texts.progress(w, tile)


def _grid(w: Words, seat: int) -> Safe:
    box = Box(0, 0, 280, 280)
    tiles = [small_tile(w, tile, place_box(box, place)) for tile, place in zip(BASE, PLACES, strict=True)]
    return _picture(_svg(el("g", *tiles), 280, 280))


def _lines(w: Words, seat: int) -> Safe:
    """The lines that stay open after a corner and after a second tile."""
    boards = []
    for i, (marked, lines) in enumerate(((("A1",), ("A1 C1", "A1 A3", "A1 C3")), (("A1", "B2"), ("A1 C3",)))):
        box = Box(i * 190, 0, 160, 160)
        for line in lines:
            (ax, ay), (bx, by) = (place_box(box, place).middle for place in line.split())
            d = f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"
            boards.append(el("path", d=d, class_=f"we-open-path s{seat}", stroke_width=30))
        for place in PLACES:
            x, y, size, _ = place_box(box, place)
            boards.append(el("rect", x=x + 3, y=y + 3, width=size - 6, height=size - 6, rx=6, class_="we-gap"))
            if place in marked:
                boards.append(disc(seat, round(x + size / 2 - 13, 1), round(y + size / 2 - 13, 1), 26))
    return _picture(_svg(el("g", *boards), 350, 160))


def _map(w: Words, seat: int) -> Safe:
    shape, places = map_shape(2, 420, 210), MAPS[2].territories
    land = [
        el(
            "g",
            el("path", d=shape.outlines[place.id], class_="we-land"),
            class_=f"we-{place.kind}" + ("" if place.seat is None else f" s{place.seat}"),
        )
        for place in places
    ]
    nothing = Box(0, 0, 0, 0)
    grown = growth(shape, tuple(Land(p.id, p.kind, Room(nothing, (), shape.boxes[p.id])) for p in places))
    people = []
    for i in (1, 2):
        x, y = shape.boxes[f"V{i}"].middle
        people += [figure(native, i - 1, round(x - 24 + k * 15, 1), y - 20, 32) for k, native in enumerate(NATIVES)]
    return _picture(_svg(el("g", *water(shape, 420, 210), *land, grown, *people, class_="we-map"), 420, 210))


def _natives(w: Words, seat: int) -> Safe:
    things = [(_svg(figure(native, seat, 4, 0, 52), 48, 54), nouns.native(w, native)) for native in NATIVES]
    things.append((_svg(figure("warrior", seat, 4, 0, 52, True), 52, 54), nouns.outpost(w)))
    return _row(things)


def _goods(w: Words, seat: int) -> Safe:
    return _row([(_svg(sign(good, 0, 0, 34), 34, 34), nouns.good(w, good)) for good in GOODS])


def _produce(w: Words, seat: int) -> Safe:
    steps = ("harvest", "hunt", "tan", "fish", "canoe")
    return _row([(_svg(sign(step_sign(step), 0, 0, 40), 40, 40), nouns.step(w, step)) for step in steps])


def _arrows(w: Words, seat: int) -> Safe:
    """A progress tile with an arrow down, and one with an arrow up."""
    tiles = (("P1-7", "lower"), ("P1-8", "higher"))
    return _row(
        [(_svg(progress_face(tile, Box(0, 0, 92, 72)), 92, 72), nouns.track(w, track)) for tile, track in tiles]
    )


def _smallpox(w: Words, seat: int) -> Safe:
    blankets = ((False, w.p("sign", "clean blanket")), (True, w.p("sign", "smallpox")))
    return _row([(_svg(mask("husk", 0, 0, 52, infected), 54, 54), text) for infected, text in blankets])


def _flags(w: Words, seat: int) -> Safe:
    return _row([(_svg(flag(name, 0, 2, 45), 45, 34), nouns.flag(w, name)) for name in FLAGS])


def _masks(w: Words, seat: int) -> Safe:
    kinds = ("spirit", "spirit", "animal", "husk")
    art = [mask(kind, i * 46, 0, 44) for i, kind in enumerate(kinds)]
    spaces = [
        el(
            "g",
            pattern(space.id, Box(0, 0, 110, 26)),
            el("text", str(space.points), x=130, y=19, font_size=NUMBER, class_=css.HEAVY),
            transform=f"translate({i % 2 * 170} {56 + i // 2 * 32})",
        )
        for i, space in enumerate(MASKS)
    ]
    return _picture(_svg(el("g", *art, *spaces), 330, 190))


PICTURES: Final[dict[str, Callable[[Words, int], Safe]]] = {
    "grid": _grid,
    "lines": _lines,
    "map": _map,
    "natives": _natives,
    "goods": _goods,
    "masks": _masks,
    "produce": _produce,
    "arrows": _arrows,
    "smallpox": _smallpox,
    "flags": _flags,
}
