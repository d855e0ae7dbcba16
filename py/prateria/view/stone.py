"""A number on a small disc: how many lie there, what something is worth.

>>> stone("7", 20, 20, 11)[0]
'<circle cx="20" cy="20" r="11" class="stone"/>'
"""

from . import css
from .letters import DROP
from .svg import Safe, el

__all__ = ["stone"]


def stone(
    text: str,
    x: float,
    y: float,
    r: float,
    base: float | None = None,
    size: float | None = None,
    disc: str = css.STONE,
    ink: str = css.MIDDLE_HEAVY,
) -> tuple[Safe, Safe]:
    """Disc and number about (x, y). `base`: the line on which the number stands; `size`: of its letters; both are
    chosen by `r`, the radius, where they are not given. `disc`, `ink`: classes."""
    if size is None:
        size = round(r * 1.2, 1)
    return (
        el("circle", cx=x, cy=y, r=r, class_=disc),
        el("text", text, x=x, y=round(y + size * DROP, 1) if base is None else base, font_size=size, class_=ink),
    )
