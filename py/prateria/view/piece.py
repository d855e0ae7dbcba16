"""A piece that keeps its identity while it glides from place to place (web/glide.mjs)."""

from typing import Any

from . import css
from .svg import Safe, el

__all__ = ["piece"]


def piece(
    id_: str | None,
    body: Safe,
    x: float,
    y: float,
    w: float,
    h: float,
    scale: float,
    *kids: Safe,
    class_: str = "",
    turn: int = 0,
    flip: str = "",
    start: tuple[float, float] | None = None,
    **more: Any,
) -> Safe:
    """A body, scaled, whose box of w by h has its left upper corner at (x, y); `kids` lie over it unscaled.

    `turn`: degrees, about its middle; `flip`: which face is up; `start`: where it comes from when it is new.
    """
    return el(
        "g",
        el("g", body, transform=f"scale({scale:.4g})", class_=css.BODY),
        *kids,
        id=id_,
        class_=f"{css.PIECE} {class_}".rstrip(),
        transform=f"translate({x:.5g} {y:.5g})" + (f" rotate({turn} {w / 2:.4g} {h / 2:.4g})" if turn else ""),
        data_x=round(x, 1),
        data_y=round(y, 1),
        data_turn=turn or None,
        data_w=round(w, 1) if turn else None,
        data_h=round(h, 1) if turn else None,
        data_flip=flip or None,
        data_from=f"{start[0]:.5g} {start[1]:.5g}" if start else None,
        **more,
    )
