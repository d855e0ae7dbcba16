"""Tipis and canoes: what can be built with how many hunters. BI-20, BI-21, BI-32, BI-33.

In the plain game one action makes one step, on one space. With the variants it makes several, one after another, each
on another space, that use the named number of hunters exactly. A step is legal if the rest of the number can still be
used up; what comes back to the supply by a step may serve a later one.

A *stock* is how many pieces of size 1 to 4 the supply holds, and how many hunters. A *site* is (hunters, size).

>>> bin(plain(((3, 0), (2, 1)), (1, 1, 1, 0)))  # EX-BI-5: to build 1, 2 or 3, or to enlarge a 1 to 2 or 3
'0b1110'
>>> bin(totals(((0, 1), (0, 2), (2, 0)), (0, 0, 0, 0, 2), 4, True))  # EX-BI-7: four in three steps; never three
'0b10111'
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from ..data import SIZES

__all__ = ["Site", "Stock", "after", "plain", "steps", "totals"]

Site = tuple[int, int]
Stock = tuple[int, ...]

_LARGEST: Final = SIZES[-1]


def plain(sites: tuple[Site, ...], stock: Stock) -> int:
    """The numbers of hunters with which one piece can be built or enlarged, as a bit set."""
    sizes = sum(1 << size for size in SIZES if stock[size - 1])
    found = 0
    for hunters, size in sites:
        found |= sizes >> size & (2 << hunters) - 2
    return found


def steps(site: Site, stock: Stock, most: int, reduce: bool) -> Iterator[tuple[int, int]]:
    """(new size, hunters used) of every step that this space allows with at most so many hunters."""
    hunters, size = site
    if reduce:
        for new in range(max(size - min(most, stock[_LARGEST]), 0), size):
            if not new or stock[new - 1]:
                yield new, size - new
    for new in range(size + 1, min(size + min(hunters, most), _LARGEST) + 1):
        if stock[new - 1]:
            yield new, new - size


def after(stock: Stock, size: int, new: int) -> Stock:
    """The supply once a piece of that size has become one of another: the hunters go back to it, or come from it."""
    left = list(stock)
    if size:
        left[size - 1] += 1
    if new:
        left[new - 1] -= 1
    left[_LARGEST] += new - size
    return tuple(left)


@lru_cache(maxsize=1 << 14)
def totals(sites: tuple[Site, ...], stock: Stock, most: int, reduce: bool) -> int:
    """The numbers of hunters that several steps can use together, none among them, as a bit set of 0 to `most`.

    `sites`: sorted, for spaces that hold the same are the same here. `reduce`: the steps of variant 2 are allowed.
    """
    found, full = 1, (2 << most) - 1
    for i, site in enumerate(sites):
        if i and site == sites[i - 1]:
            continue
        rest = sites[:i] + sites[i + 1 :]
        for new, used in steps(site, stock, most, reduce):
            found |= totals(rest, after(stock, site[1], new), most - used, reduce) << used
            if found == full:
                return full
    return found
