"""What may be touched on the land: spaces with what stands there, and the places for a tile. BI-11, BI-19 to BI-23."""

from math import hypot

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.frame import Sitter
from prateria.view.svg import Safe, el
from prateria.view.touchable import state_of, touchable

from ... import words
from ...engine.grid import CELL
from ...engine.observe import Observation, Space
from ..camp import reach
from ..joining import laid_there
from .areas import Lies, alone, mark, path_of, spot_of
from .nearer import gathering
from .shape import WIDE as WIDTH
from .shape import Point, middle
from .shape import outline as outline_of_cell
from .worth import there

__all__ = ["WIDE", "hits", "marks", "pick_of", "places_for_a_tile"]

WIDE = 30
"""How wide a space is, about: smaller than a finger the page asks beside its edges (web/doubt.mjs)."""
_FIELD = 0.6  # a place for a tile, where it is drawn small,
_NEARER = 12.0  # and so much nearer to what lies beside it
_CELL = 18  # of the name of a place for a tile, in the measure of the land, where that is not seen from afar


def pick_of(touch: Touch, space: str) -> str:
    """What touching a space means now: to choose it, to move from there or to it; else it is only looked at."""
    begun = any(pick.startswith("from:") for pick in touch.chosen)
    sorts = ("to", "from", "space") if begun else ("from", "space", "to")
    for sort in sorts:
        pick = f"{sort}:{space}"
        if pick in touch.chosen or (pick in touch.possible and (sort != "to" or begun)):
            return pick
    moving = any(pick.startswith("from:") for pick in (*touch.possible, *touch.chosen))
    return f"{sorts[0]}:{space}" if moving else f"space:{space}"  # one that does not go is told why


def hits(w: Words, view: Observation, touch: Touch, lies: Lies, sitters: tuple[Sitter, ...], big: float) -> list[Safe]:
    """Every space, to be touched: rivers over the lands beside them; over all of these, spaces with somebody there, as
    their pieces stand out over others and are touched where they are seen: the nearer ones over those behind. What a
    lesson asks for lies over all."""

    def order(space: Space) -> tuple[bool, bool, float]:
        asked = touch.taught and _goes(touch, pick_of(touch, space.id))
        if space.seat is None:
            return asked, False, space.terrain == "river"
        return asked, True, spot_of(space.id, lies, big)[1]

    parts = []
    for space in sorted(view.spaces, key=order):
        pick, river = pick_of(touch, space.id), space.terrain == "river"
        label, then = words.pick_label(w, pick, view), there(w, view, touch, pick)
        if space.seat is not None:  # whose that is, before what would come of it
            label = f"{label} ({sitters[space.seat].name})"
        label = ", ".join(filter(None, (label, then)))
        if space.seat is None:
            kids = [el("path", d=Safe(path_of(space.id, lies)), class_="stream" if river else css.HIT)]
        else:  # a land over its river leaves that free
            d, at = Safe(alone(space.id, lies)), spot_of(space.id, lies, big)
            kids = [
                el("path", d=d, class_="stream bi-held" if river else f"{css.HIT} bi-shore"),
                el("path", d=Safe(reach(space.hunters, space.size, river, at, big)), class_="bi-grip"),
            ]
        parts.append(
            touchable(
                touch,
                pick,
                label,
                *kids,
                id_=f"at-{space.id}",
                class_="bi-at bi-wide" if river and _only(touch, space.id) else "bi-at",
                data_place=f"area-{space.area}",
                data_carry=_carried(space) if pick.startswith("from:") and _goes(touch, pick) else None,
                data_aside="" if _anew(touch, pick) else None,
                data_next="" if pick in touch.chosen and touch.ready is None and pick.startswith("from:") else None,
            )
        )
    return parts


def _only(touch: Touch, river: str) -> bool:
    """Whether that river can be chosen, and no land beside it."""
    lands = (pick_of(touch, river[:-1] + land) for land in "pm")
    return _goes(touch, pick_of(touch, river)) and not any(_goes(touch, pick) for pick in lands)


def _goes(touch: Touch, pick: str) -> bool:
    return pick in touch.possible or pick in touch.chosen


def _anew(touch: Touch, pick: str) -> bool:
    """Whether another hunter would be chosen in place of the one that is: keys lead to the goals first."""
    return pick.startswith("from:") and pick not in touch.chosen and any(p.startswith("from:") for p in touch.chosen)


def _carried(space: Space) -> str:
    """The hunter that is taken along from there by hand: the one in front."""
    return f"h{space.seat}-{space.id}-{space.hunters}"


def marks(view: Observation, touch: Touch, lies: Lies) -> list[Safe]:
    """Spaces that are chosen or come next."""
    parts = []
    gather, target = gathering(view)
    for space in view.spaces:
        pick = pick_of(touch, space.id)
        state = state_of(touch, pick)
        if gather or target:
            state = css.CHOSEN if space.id == target else css.POSSIBLE if space.id in gather else ""
        if state == css.POSSIBLE and (_anew(touch, pick) or touch.advised):
            state = "open"  # would replace what is chosen, or what a hint means: outlined, but not as the next step
        if state:
            parts.append(mark(space.id, lies, state))
    return parts


def places_for_a_tile(
    w: Words, view: Observation, touch: Touch, sitters: tuple[Sitter, ...] = (), big: float = 1, small: bool = False
) -> list[Safe]:
    """Cells for the tile in hand. `big`: how much larger letters are than drawn; `small`: each as a small field beside
    the land, so that no edge of the window cuts it; it is touched as far as ever."""
    parts, seated = [], [sitter.name for sitter in sitters]
    for name in view.open:
        pick, cell = f"cell:{name}", CELL[name]
        x, y = middle(cell)
        d, kids = Safe(outline_of_cell(cell)), list[Safe]()
        if small and pick not in touch.chosen:
            (x, y), (cx, cy) = _beside(view, cell), (x, y)
            kids.append(el("path", d=d, class_=css.HIT))
            small_at = f"translate({x - _FIELD * cx:.5g} {y - _FIELD * cy:.5g}) scale({_FIELD})"
        else:
            small_at = None
        parts.append(
            touchable(
                touch,
                pick,
                laid_there(w, view, touch, name, seated),
                *kids,
                el("path", d=d, class_="bi-cell", transform=small_at),
                el("text", name, x=x, y=y + 6, font_size=max(_CELL, round(12 * big, 1)), class_=css.MIDDLE_BOLD),
                id_=f"cell-{name}",
                class_="bi-cell-at",
                data_drag="tile" if pick in touch.chosen else None,  # it lies there, and may be moved on
                data_carry="laying" if pick in touch.chosen else None,
            )
        )
    return parts


def _beside(view: Observation, cell: int) -> Point:
    """The middle of its small field: nearer to the tiles that lie beside it."""
    x, y = middle(cell)
    tiles = [middle(CELL[one.id]) for one in view.cells]
    near = [(tx - x, ty - y) for tx, ty in tiles if hypot(tx - x, ty - y) < 1.1 * WIDTH]
    dx, dy = (sum(n) for n in zip(*near, strict=True))
    far = hypot(dx, dy)
    return (x + dx * _NEARER / far, y + dy * _NEARER / far) if far > 1 else (x, y)
