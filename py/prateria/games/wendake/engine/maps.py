"""The maps in the box, by number of sides: territories, borders and lakes. WE-01, WE-05.

Inside the engine a territory or area is its place in the `Map` of the number of sides; seats count from 0.

>>> MAPS[2].territories[0].areas, MAPS[2].edges[0]
(('corn', 'beaver'), ('B1', 'C'))
"""

from typing import Final, NamedTuple

__all__ = ["MAPS", "Map", "Territory"]


class Territory(NamedTuple):
    """`kind`: village, outland, shore, border or centre; `seat`: whose home it belongs to; `areas`: what each of them
    yields, in order; `flag`: EN, FR or None. An area is named by its territory and its place there: `C.0`."""

    id: str
    kind: str
    seat: int | None
    areas: tuple[str, ...]
    flag: str | None


class Map(NamedTuple):
    """The map for one number of sides. `edges`: pairs of neighbours, each once."""

    territories: tuple[Territory, ...]
    edges: tuple[tuple[str, str], ...]
    lakes: tuple[str, ...]


def _edges(text: str) -> tuple[tuple[str, str], ...]:
    """`"A-B B-C"` as pairs."""
    return tuple((edge.partition("-")[0], edge.partition("-")[2]) for edge in text.split())


MAPS: Final = {
    2: Map(
        (
            Territory("V1", "village", 0, ("corn", "beaver"), None),
            Territory("O1", "outland", 0, ("bean", "beaver"), None),
            Territory("I1", "shore", 0, ("pumpkin", "beaver"), "FR"),
            Territory("B1", "border", None, ("corn", "beaver"), "EN"),
            Territory("V2", "village", 1, ("bean", "beaver"), None),
            Territory("O2", "outland", 1, ("pumpkin", "beaver"), None),
            Territory("I2", "shore", 1, ("corn", "beaver"), "EN"),
            Territory("B2", "border", None, ("bean", "beaver"), "FR"),
            Territory("C", "centre", None, ("pumpkin", "beaver"), None),
        ),
        _edges(
            "B1-C B1-I1 B1-I2 B1-O1 B1-O2 B1-V1 B1-V2 B2-C B2-I1 B2-I2 B2-O1 B2-O2 B2-V1 B2-V2 C-I1 C-I2 I1-V1 "
            "I2-V2 O1-V1 O2-V2"
        ),
        ("Huron", "Erie", "Ontario"),
    ),
    3: Map(
        (
            Territory("V1", "village", 0, ("corn", "beaver"), None),
            Territory("O1", "outland", 0, ("bean", "beaver"), None),
            Territory("I1", "shore", 0, ("pumpkin", "beaver"), "FR"),
            Territory("B1", "border", None, ("pumpkin", "beaver"), "EN"),
            Territory("V2", "village", 1, ("bean", "beaver"), None),
            Territory("O2", "outland", 1, ("pumpkin", "beaver"), None),
            Territory("I2", "shore", 1, ("corn", "beaver"), "EN"),
            Territory("B2", "border", None, ("corn", "beaver"), "FR"),
            Territory("V3", "village", 2, ("pumpkin", "beaver"), None),
            Territory("O3", "outland", 2, ("corn", "beaver"), None),
            Territory("I3", "shore", 2, ("bean", "beaver"), "FR"),
            Territory("B3", "border", None, ("bean", "beaver"), "EN"),
            Territory("C", "centre", None, ("corn", "bean", "pumpkin", "beaver"), None),
        ),
        _edges(
            "B1-I1 B1-I2 B1-O1 B1-O2 B1-V1 B1-V2 B2-I2 B2-I3 B2-O2 B2-O3 B2-V2 B2-V3 B3-I1 B3-I3 B3-O1 B3-O3 "
            "B3-V1 B3-V3 C-I1 C-I2 C-I3 I1-V1 I2-V2 I3-V3 O1-V1 O2-V2 O3-V3"
        ),
        ("Michigan", "Huron", "Erie", "Ontario"),
    ),
    4: Map(
        (
            Territory("V1", "village", 0, ("corn", "beaver"), None),
            Territory("O1", "outland", 0, ("bean", "beaver"), None),
            Territory("I1", "shore", 0, ("pumpkin", "beaver"), "FR"),
            Territory("B1", "border", None, ("pumpkin", "beaver"), "EN"),
            Territory("V2", "village", 1, ("bean", "beaver"), None),
            Territory("O2", "outland", 1, ("pumpkin", "beaver"), None),
            Territory("I2", "shore", 1, ("corn", "beaver"), "EN"),
            Territory("B2", "border", None, ("corn", "beaver"), "FR"),
            Territory("V3", "village", 2, ("pumpkin", "beaver"), None),
            Territory("O3", "outland", 2, ("corn", "beaver"), None),
            Territory("I3", "shore", 2, ("bean", "beaver"), "FR"),
            Territory("B3", "border", None, ("bean", "beaver"), "EN"),
            Territory("V4", "village", 3, ("corn", "beaver"), None),
            Territory("O4", "outland", 3, ("pumpkin", "beaver"), None),
            Territory("I4", "shore", 3, ("bean", "beaver"), "EN"),
            Territory("B4", "border", None, ("bean", "beaver"), "FR"),
            Territory("C", "centre", None, ("corn", "pumpkin", "beaver", "beaver"), None),
        ),
        _edges(
            "B1-I1 B1-I2 B1-O1 B1-O2 B1-V1 B1-V2 B2-I2 B2-I3 B2-O2 B2-O3 B2-V2 B2-V3 B3-I3 B3-I4 B3-O3 B3-O4 "
            "B3-V3 B3-V4 B4-I1 B4-I4 B4-O1 B4-O4 B4-V1 B4-V4 C-I1 C-I2 C-I3 C-I4 I1-V1 I2-V2 I3-V3 I4-V4 O1-V1 "
            "O2-V2 O3-V3 O4-V4"
        ),
        ("Superior", "Michigan", "Huron", "Erie", "Ontario"),
    ),
}
"""By number of sides; the solo game is played on the map for two."""
