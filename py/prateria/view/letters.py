"""The sizes of what is written in drawings, in pixels of the stage: a name for each step, smallest first.

Every table, every teaching picture and the parts of this folder write in these, so that what is measured
(`measure.fit`, `fitting`, `width`, `wrap`) and what is drawn (`font_size`) share a name: a text that is measured by one
size and drawn in another is cut, or lies over its neighbour. Nothing that people read is smaller than `LEAST`. Where a
size follows from the box, its bounds are taken from here.

A picture with a measure of its own (a piece on the land, a card, a chart, which are scaled as a whole) has a size of
its own, named at the top of its file. `tests/view/test_letters.py` finds a size that is only a number.
"""

from typing import Final

__all__ = ["DROP", "LABEL", "LARGE", "LEAST", "LOUD", "NAME", "NOTE", "NUMBER", "TEXT", "TITLE"]

LEAST: Final = 11
"""Where nothing larger has room: names of tiles on a phone, counters in the narrowest lane."""
NOTE: Final = 12
"""What stands under a picture, beside a sign, or over a row: read second."""
LABEL: Final = 13
"""What a part of the table is called; words on a small button; the small figures beside signs."""
TEXT: Final = 14
"""Sentences, words on a key, how many of something there are."""
NAME: Final = 15
"""Who sits there, where there is room for it; a tab, a line of a panel that lies over the table."""
LARGE: Final = 16
"""The heading of a card over the table; what all people read at once; how far a track is filled."""
NUMBER: Final = 17
"""The figure that counts: points, a price, what would be won."""
TITLE: Final = 18
"""The heading of a sheet over the table."""
LOUD: Final = 20
"""Points on a plate with room for them, and what has just happened to a card."""

DROP: Final = 0.36
"""How far below the middle of its line a text stands, by its size: half the height of a capital."""
