"""What the landscape is printed with: path data of a tree, a hill, a long house ... at a place, in a size.

>>> pine(10, 20, 10)
'M10 10l2.8 4.2h-1l2 4h-7.6l2-4h-1z'
"""

__all__ = ["hill", "house", "leafy", "parcel", "pine", "reeds", "ribs", "rows", "shade", "trunk", "tuft", "wave"]


def _n(value: float) -> str:
    """A number as short as it can be; a minus parts it from the one before."""
    return f"{value:.1f}".removesuffix(".0")


def _path(text: str, *values: float) -> str:
    """`M# #l#-#`: each # is one of the values."""
    parts = text.split("#")
    return "".join(part + _n(value) for part, value in zip(parts, values, strict=False)) + parts[-1]


def pine(x: float, y: float, s: float) -> str:
    """A fir, its foot at (x, y), `s` high."""
    return _path("M# #l# #h-#l# #h-#l#-#h-#z", x, y - s, 0.28 * s, 0.42 * s, 0.1 * s, 0.2 * s, 0.4 * s, 0.76 * s,
                 0.2 * s, 0.4 * s, 0.1 * s)  # fmt: skip


def leafy(x: float, y: float, s: float) -> str:
    """The crown of a maple."""
    return _path("M# #a# # 0 0 1 #-#a# # 0 0 1 # #a# # 0 0 1-# #z", x - 0.3 * s, y - 0.25 * s, 0.26 * s, 0.26 * s,
                 0.06 * s, 0.46 * s, 0.27 * s, 0.27 * s, 0.5 * s, 0.04 * s, 0.26 * s, 0.26 * s, 0.02 * s,
                 0.44 * s)  # fmt: skip


def trunk(x: float, y: float, s: float) -> str:
    return _path("M# #v-#", x, y, 0.26 * s)


def shade(x: float, y: float, s: float) -> str:
    """What a tree throws on the ground."""
    return _path("M# #a# # 0 1 0 # 0a# # 0 1 0-# 0z", x - 0.3 * s, y, 0.36 * s, 0.11 * s, 0.72 * s, 0.36 * s, 0.11 * s,
                 0.72 * s)  # fmt: skip


def hill(x: float, y: float, s: float) -> str:
    """A hill, `2 s` wide, its foot in the middle at (x, y)."""
    return _path("M# #q#-# #-#q#-# # #z", x - s, y, 0.4 * s, 0.66 * s, 0.85 * s, 0.6 * s, 0.55 * s, 0.05 * s, 1.15 * s,
                 0.6 * s)  # fmt: skip


def tuft(x: float, y: float, s: float) -> str:
    """Grass."""
    return _path("M# #l-#-#M# #v-#M# #l#-#", x - 0.12 * s, y, 0.2 * s, 0.5 * s, x, y, 0.7 * s, x + 0.12 * s, y, 0.2 * s,
                 0.5 * s)  # fmt: skip


def reeds(x: float, y: float, s: float) -> str:
    """Heads of cattail, on the stalks of a tuft."""
    return _path("M# #v-#M# #l#-#", x, y - 0.7 * s, 0.34 * s, x + 0.33 * s, y - 0.52 * s, 0.08 * s, 0.3 * s)


def wave(x: float, y: float, s: float) -> str:
    return _path("M# #q#-# # 0t# 0", x, y, 0.25 * s, 0.3 * s, 0.5 * s, 0.5 * s)


def parcel(x: float, y: float, w: float, h: float) -> str:
    """A tilled field round (x, y), seen a little from the side."""
    return _path("M# #L# #L# #L# #z", x - 0.38 * w, y - h / 2, x + 0.5 * w, y - h / 2, x + 0.38 * w, y + h / 2,
                 x - 0.5 * w, y + h / 2)  # fmt: skip


def rows(x: float, y: float, w: float, h: float) -> str:
    """Its furrows."""
    found = []
    for i in range(1, 5):
        at = x - 0.38 * w + 0.88 * w * i / 5
        found.append(_path("M# #L# #", at, y - h / 2, at - 0.12 * w, y + h / 2))
    return "".join(found)


def house(x: float, y: float, w: float, h: float) -> str:
    """A long house: a roof of bark round as a barrel, with its left upper corner at (x, y)."""
    return _path("M# #v-#q0-# #-#h#q# 0 # #v#z", x, y + h, 0.45 * h, 0.55 * h, 0.16 * w, 0.55 * h, 0.68 * w, 0.16 * w,
                 0.16 * w, 0.55 * h, 0.45 * h)  # fmt: skip


def ribs(x: float, y: float, w: float, h: float) -> str:
    """Its poles, and the door."""
    poles = "".join(_path("M# #v#", x + w * (i + 0.5) / 6, y + 0.14 * h, 0.86 * h) for i in range(6) if i != 2)
    return poles + _path("M# #h#", x + 0.03 * w, y + 0.52 * h, 0.94 * w)
