"""The time of a lesson, counted down at a table: without knowing what time it is, since clocks of tablets are wrong.

What passes is counted by a clock that nobody sets. It stands still while some devices sleep; that is noticed by the
device's own clock, whose difference is good enough for that. Nobody knows how much of such a rest belonged to the
lesson, so none of it is counted, and people are asked.

>>> counted(600_000, 10_000, 10_004), counted(600_000, 10_000, 3_600_000)
(Count(left=590000, slept=False), Count(left=600000, slept=True))
>>> minutes(590_000), minutes(60_000), minutes(1), minutes(0)
(10, 1, 1, 0)
"""

from typing import Final, NamedTuple

__all__ = ["REST", "WARNING", "Count", "counted", "minutes"]

REST: Final = 120_000
"""Milliseconds without a sign of life after which a device has slept, or another has taken over."""

WARNING: Final = 5
"""So many minutes before the end people are warned."""


class Count(NamedTuple):
    """`left`: milliseconds; `slept`: nobody knows how long, people are to be asked."""

    left: int
    slept: bool


def counted(left: int, passed: int, by_date: int) -> Count:
    """What is left after a while. `passed`: by the clock that nobody sets; `by_date`: by the device's own."""
    if max(passed, abs(by_date)) > REST:
        return Count(left, True)
    return Count(max(0, left - max(0, passed)), False)


def minutes(left: int) -> int:
    """Whole minutes, the one that has begun included."""
    return -(-left // 60_000)
