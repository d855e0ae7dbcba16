"""Keys to look closer: nearer, farther, all of it, and the outlines of all areas. BI-10, BI-25."""

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view.box import Box
from prateria.view.svg import Safe, el
from prateria.view.touchable import lookable

from ...engine.observe import Observation
from ..emblems import emblem
from ..land.window import keys_at

__all__ = ["tools"]


def tools(w: Words, view: Observation, touch: Touch, box: Box, least: float, alone: bool) -> Safe:
    """These keys where the land leaves them room. `least`, `alone`: as for `window.placement`; on phones (`alone`)
    the one that leads back is there when somebody has come nearer, and farther step by step goes with two fingers."""
    size = 44.0 if box.h > 300 else 40.0
    step = size + 4
    room = keys_at(view, touch, box, least, alone)
    beside = room.h > room.w  # else the keys lie in a line above the land, which has the whole width
    labels: tuple[tuple[str, str, str], ...] = (
        ("in", w("Zoom in"), "M-7 0h14M0-7v14"),
        ("out", w("Zoom out"), "M-7 0h14"),
        ("fit", w("The whole land"), "M-8-3v-5h5M8-3v-5h-5M-8 3v5h5M8 3v5h-5"),
    )
    order: tuple[int, ...] = (0, 1, 2, 3)  # of their places from the corner or the left
    if alone:
        labels, order = labels[::2], (1, 2, 0) if beside else (1, 0, 2)
    x = box.x + box.w - (size if beside else len(order) * step - 4) - 4
    y = box.y + (4 if beside else 2)
    spots = [(x + size / 2 + (0 if beside else i * step), y + size / 2 + (i * step if beside else 0)) for i in order]
    kids = []
    for (name, label, d), (cx, cy) in zip(labels, spots, strict=False):
        kids.append(
            el(
                "g",
                el("circle", cx=cx, cy=cy, r=size / 2 - 2, class_="bi-key"),
                el("path", d=d, transform=f"translate({cx:.5g} {cy:.5g})", class_="bi-tool"),
                id=f"zoom-{name}",
                data_zoom=name,
                role="button",
                tabindex=-1,
                aria_label=label,
            )
        )
    cx, cy = spots[-1]
    kids.append(
        lookable(
            touch,
            "areas",
            w("Show all areas and who leads"),
            el("circle", cx=cx, cy=cy, r=size / 2 - 2, class_="bi-key"),
            emblem("areas", cx - 12, cy - 12, 24),
            id_="all-areas",
        )
    )
    return el("g", *kids, class_="bi-tools", data_over="")
