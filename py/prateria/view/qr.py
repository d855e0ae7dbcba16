"""A QR code as a picture."""

from . import css
from .svg import Safe, el

__all__ = ["qr_code"]


def qr_code(qr: tuple[str, int], label: str) -> Safe:
    """`qr`: path data and size, as the page makes them, size 0: there is none; `label`: what it leads to, in words."""
    path, size = qr
    if not size:
        return Safe()
    return el(
        "svg",
        el("rect", width=size, height=size, fill="#fff"),
        el("path", d=path, fill="#000"),
        viewBox=f"0 0 {size} {size}",
        class_=css.QR,
        role="img",
        aria_label=label,
        shape_rendering="crispEdges",
    )
