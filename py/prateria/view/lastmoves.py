"""Where on the table something happened: frames that the page lays over it (web/marks.mjs), in the colour of the seat.

>>> where(("land-river", "c1|land-river"))
'land-river c1|land-river'
>>> frames([(1, ("land-river",))])[:52]
'<i class="last s1" data-seat="1" data-where="land-ri'
"""

from collections.abc import Iterable, Sequence
from typing import Final

from . import css
from .marks import seat_mark
from .svg import Safe, el, join

__all__ = ["frames", "gains", "where"]


MUCH: Final = 12
"""A change by so much is told as large as can be: one by 4 larger than one by 2, one by 8 larger still."""


def where(places: Sequence[str]) -> str:
    """Places of an event (`Table.places`) as one attribute; '' where there is none."""
    return " ".join(dict.fromkeys(places))


def frames(moves: Iterable[tuple[int, Sequence[str]]]) -> Safe:
    """The last moves: (seat, places), each place with a frame of its own and the mark of the seat."""
    return join(
        el("i", seat_mark(seat), class_=f"{css.LAST} s{seat}", data_seat=seat, data_where=place)
        for seat, places in moves
        for place in dict.fromkeys(places)
    )


def gains(changes: Iterable[tuple[int, Sequence[tuple[str, str]]]]) -> Safe:
    """Numbers that have changed: (seat, (place, by how much)), each beside its place.

    >>> gains([(1, (("have-1-fish", "+2"),))])
    '<i class="last delta s1" data-where="have-1-fish"><b>+2</b></i>'

    What has changed several times is told once.

    >>> "−4" in gains([(1, (("have-1-fish", "−3"),)), (1, (("have-1-fish", "−1"),))])
    True
    """
    sums: dict[tuple[int, str], int] = {}
    for seat, changed in changes:
        for place, text in changed:
            sums[seat, place] = sums.get((seat, place), 0) + int(text.replace("−", "-"))
    return join(
        el(
            "i",
            el("b", f"{n:+d}".replace("-", "−")),
            class_=f"{css.LAST} {css.DELTA} s{seat}",
            data_where=place,
            data_much=min(abs(n), MUCH) // 4 or None,
        )
        for (seat, place), n in sums.items()
        if n
    )
