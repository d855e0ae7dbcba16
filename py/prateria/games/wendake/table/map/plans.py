"""The plans of the maps: fields in rows, `~1` to `~5` being lakes. Each map has two, for a picture that is wide and for
one that is not, so that no territory is narrow where many people stand. WE-01.

>>> [len(plan.rows) == len(plan.high) and len(plan.rows[0]) == len(plan.wide) for plan in (WIDE[2], HIGH[2])]
[True, True]
"""

from typing import Final, NamedTuple

__all__ = ["HIGH", "WIDE", "Plan"]


class Plan(NamedTuple):
    """`wide`, `high`: measures of columns and rows; `rows`: what lies in each field."""

    wide: tuple[float, ...]
    high: tuple[float, ...]
    rows: tuple[tuple[str, ...], ...]


def _plan(wide: str, high: str, text: str) -> Plan:
    return Plan(
        tuple(map(float, wide.split())),
        tuple(map(float, high.split())),
        tuple(tuple(line.split()) for line in text.strip().splitlines()),
    )


WIDE: Final = {
    2: _plan(
        "1 1.15 1.05 .5 .5 1.05 1.15 1",
        ".3 .58 1.8 .58 .3",
        """
        B1 B1 B1 ~1 ~1 B1 B1 B1
        B1 B1 B1 B1 B1 B1 B1 B1
        O1 V1 I1 C  C  I2 V2 O2
        B2 B2 B2 B2 B2 B2 B2 B2
        B2 B2 ~2 B2 B2 ~3 B2 B2
        """,
    ),
    3: _plan(
        "1.02 .55 .6 .2 .22 .77 .34 .77 .22 .2 .6 .55 1.02",
        ".78 1.7 1.25 .84 1 .84",
        """
        B1 B1 B1 B1 B1 B1 B1 B1 B1 B1 B1 B1 B1
        O1 V1 V1 I1 I1 I1 ~2 I2 I2 I2 V2 V2 O2
        B3 B3 B3 B3 ~1 C  C  C  ~3 B2 B2 B2 B2
        B3 B3 I3 I3 I3 I3 I3 I3 I3 I3 I3 B2 B2
        B3 B3 V3 V3 V3 V3 V3 V3 V3 V3 V3 B2 B2
        ~4 B3 O3 O3 O3 O3 O3 O3 O3 O3 O3 B2 B2
        """,
    ),
    4: _plan(
        "1.03 1.15 .2 .22 .76 .36 .76 .22 .2 1.15 1.03",
        ".28 .52 1.75 1.2 1.75 .72",
        """
        ~1 ~1 B1 B1 B1 B1 B1 B1 B1 B1 B1
        B1 B1 B1 B1 B1 B1 B1 B1 B1 B1 B1
        O1 V1 I1 I1 I1 ~3 I2 I2 I2 V2 O2
        B4 B4 B4 ~2 C  C  C  ~4 B2 B2 B2
        O4 V4 I4 I4 I4 ~5 I3 I3 I3 V3 O3
        B3 B3 B3 B3 B3 B3 B3 B3 B3 B3 B3
        """,
    ),
}
HIGH: Final = {
    2: _plan(
        ".46 .76 3 .76 .46",
        "1 1.15 1 1 1 1.15 1",
        """
        ~1 B1 O1 B2 ~2
        B1 B1 V1 B2 B2
        B1 B1 I1 B2 B2
        B1 B1 C  B2 B2
        B1 B1 I2 B2 B2
        B1 B1 V2 B2 B2
        ~3 B1 O2 B2 B2
        """,
    ),
    3: _plan(
        "1.02 .55 .6 .2 .22 .77 .34 .77 .22 .2 .6 .55 1.02",
        ".76 2.3 1.6 .8 .92 .8",
        """
        B1 B1 B1 B1 B1 B1 B1 B1 B1 B1 B1 B1 B1
        O1 V1 V1 I1 I1 I1 ~2 I2 I2 I2 V2 V2 O2
        B3 B3 B3 B3 ~1 C  C  C  ~3 B2 B2 B2 B2
        B3 B3 I3 I3 I3 I3 I3 I3 I3 I3 I3 B2 B2
        B3 B3 V3 V3 V3 V3 V3 V3 V3 V3 V3 B2 B2
        ~4 B3 O3 O3 O3 O3 O3 O3 O3 O3 O3 B2 B2
        """,
    ),
    4: _plan(
        "1.03 1.15 .2 .22 .76 .36 .76 .22 .2 1.15 1.03",
        ".24 .52 1.82 1.52 1.82 .66",
        """
        ~1 ~1 B1 B1 B1 B1 B1 B1 B1 B1 B1
        B1 B1 B1 B1 B1 B1 B1 B1 B1 B1 B1
        O1 V1 I1 I1 I1 ~3 I2 I2 I2 V2 O2
        B4 B4 B4 ~2 C  C  C  ~4 B2 B2 B2
        O4 V4 I4 I4 I4 ~5 I3 I3 I3 V3 O3
        B3 B3 B3 B3 B3 B3 B3 B3 B3 B3 B3
        """,
    ),
}
"""For a picture that is not much wider than high: of two sides the villages lie below one another, each across
the land, with the borders at their left and right."""
