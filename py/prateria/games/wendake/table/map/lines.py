"""Lines that bend like rivers: smooth, and the same whichever end one begins at. Points are pairs of pixels.

>>> curve([(0, 0), (30, 10), (60, 0)])
'C5.0 1.7 20.0 10.0 30 10C40.0 10.0 55.0 1.7 60 0'
"""

__all__ = ["Point", "curve", "noise", "pair", "turn"]

Point = tuple[float, float]


def noise(*of: int) -> float:
    """From -1 to 1, always the same for the same numbers."""
    n = 7
    for part in of:
        n = (n * 1103515245 + part * 69069 + 12345) & 0x7FFFFFFF
    return (n >> 8) % 2001 / 1000 - 1


def turn(p: Point, corner: Point, q: Point) -> str:
    """A rounded corner."""
    (ax, ay), (bx, by) = ((point[0] + (corner[0] - point[0]) * 0.6, point[1] + (corner[1] - point[1]) * 0.6)
                          for point in (p, q))  # fmt: skip
    return f"C{ax:.1f} {ay:.1f} {bx:.1f} {by:.1f} {pair(q)}"


def pair(point: Point) -> str:
    return f"{point[0]:.5g} {point[1]:.5g}"


def curve(points: list[Point]) -> str:
    """A smooth line through those points from the first of them on: the same whichever end one begins at."""
    kids = []
    for i in range(len(points) - 1):
        before, p, q, after = points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, len(points) - 1)]
        one = (p[0] + (q[0] - before[0]) / 6, p[1] + (q[1] - before[1]) / 6)
        two = (q[0] - (after[0] - p[0]) / 6, q[1] - (after[1] - p[1]) / 6)
        kids.append(f"C{one[0]:.1f} {one[1]:.1f} {two[0]:.1f} {two[1]:.1f} {pair(q)}")
    return "".join(kids)
