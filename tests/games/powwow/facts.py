"""What the generic tests are told of Pow Wow: see tests/gamefacts.py."""

from collections import Counter

LETTERS = "PW"
EVERY = 13
SET_UP_ONLY = "half"
ENDLESS = True
SPOKEN = [(3, {"war_path": True, "marriage": True, "sharing": True, "calm": True}), (5, {})]


def PIECES(data):  # noqa: N802
    """Prairie cards by name."""
    piles = [data[part] for part in ("prairie", "boxed", "table", "gone")]
    piles += [player["winnings"] for player in data["players"]]
    return Counter(card for pile in piles for card in pile)


def TOTAL(seats):  # noqa: N802
    """The whole prairie, however many play."""
    return 114
