"""Figures without a slash or a foot for static/fonts: python -m workshop.plainfigures FROM.woff2 TO.woff2

Atkinson Hyperlegible Next has one zero only, with a slash, and no feature that would take it away; children of ten do
not write it so. This redraws it (the tabular `zero.tf` is made of it): the outline stays, the two halves within become
one oval that touches the same four points, at every weight. The tabular 1 has a foot, as on a typewriter, so that
numbers in a table seem to be of another face: here it is the usual 1 in the middle of the same width.

Needs fonttools and brotli, which the build does not: the result lies in static/fonts.
"""

import sys
from typing import Any

Point = tuple[float, float]


def _oval(ends: tuple[int, int, int, int], points: list[Point], shape: list[Point]) -> list[Point]:
    """Points round the middle of what lies at these ends (left, right, low, high), in the given shape (both coordinates
    from -1 to 1). It is linear, so that it holds for points and for what moves them alike."""
    left, right, low, high = (points[end] for end in ends)
    middle = (left[0] + right[0]) / 2, (low[1] + high[1]) / 2
    half = (right[0] - left[0]) / 2, (high[1] - low[1]) / 2
    return [(middle[0] + half[0] * x, middle[1] + half[1] * y) for x, y in shape]


def plain_zero(font: Any) -> None:
    """One oval in the place of the two halves beside the slash."""
    from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates  # type: ignore[import-not-found,unused-ignore]

    glyph, variations = font["glyf"]["zero"], font["gvar"].variations["zero"]  # before the number of points changes
    if glyph.numberOfContours != 3:
        raise SystemExit("the zero is not the slashed one that is known here")
    outer = glyph.endPtsOfContours[0] + 1
    points = list(glyph.coordinates)
    inner = range(outer, len(points))
    xs, ys = (sorted(inner, key=lambda i, axis=axis: points[i][axis]) for axis in (0, 1))  # type: ignore[misc]
    ends = xs[0], xs[-1], ys[0], ys[-1]

    rim = points[:outer]
    low, high = ([pick(p[axis] for p in rim) for axis in (0, 1)] for pick in (min, max))
    turned = [0, *range(outer - 1, 0, -1)]  # a hole runs the other way round
    shape = [
        (
            (2 * rim[i][0] - low[0] - high[0]) / (high[0] - low[0]),
            (2 * rim[i][1] - low[1] - high[1]) / (high[1] - low[1]),
        )
        for i in turned
    ]

    oval = [(round(x), round(y)) for x, y in _oval(ends, points, shape)]
    glyph.coordinates = GlyphCoordinates([*rim, *oval])
    flags = list(glyph.flags)
    glyph.flags = type(glyph.flags)([*flags[:outer], *(flags[i] for i in turned)])
    glyph.endPtsOfContours = [outer - 1, 2 * outer - 1]
    glyph.numberOfContours = 2
    for variation in variations:
        moved = variation.coordinates
        if None in moved:
            raise SystemExit("what moves the zero is not written out")
        deltas = [(round(x), round(y)) for x, y in _oval(ends, moved, shape)]
        variation.coordinates = [*moved[:outer], *deltas, *moved[-4:]]


def plain_one(font: Any) -> None:
    """The usual 1 where all figures are equally wide."""
    from fontTools.pens.ttGlyphPen import TTGlyphPen  # type: ignore[import-not-found,unused-ignore]

    font["gvar"].variations["one.tf"] = []
    width = font["hmtx"]["one.tf"][0]
    inset = (width - font["hmtx"]["one"][0]) // 2
    pen = TTGlyphPen(font.getGlyphSet())
    pen.addComponent("one", (1, 0, 0, 1, inset, 0))
    font["glyf"]["one.tf"] = pen.glyph()
    font["hmtx"]["one.tf"] = width, font["hmtx"]["one"][1] + inset


def main(source: str, target: str) -> None:
    from fontTools.ttLib import TTFont  # type: ignore[import-not-found,unused-ignore]

    font = TTFont(source)
    plain_zero(font)
    plain_one(font)
    font.flavor = "woff2"
    font.save(target)


if __name__ == "__main__":
    main(*sys.argv[1:3])
