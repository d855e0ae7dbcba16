"""What the generic tests are told of Manitou: see tests/gamefacts.py."""

from collections import Counter

LETTERS = "MA"
SPOKEN = [(2, {}), (4, {})]


def PIECES(data):  # noqa: N802
    """Cards by colour and kind, and herds by value."""
    count = Counter()
    for seat, player in enumerate(data["players"]):
        count.update((seat, kind) for part in ("reserve", "hand", "pile") for kind in player[part])
        count.update((owner, kind) for owner, kind in player["captives"])
        count.update(("herd", value) for value in player["bison"])
    for place in data["territories"].values():
        count.update((seat, kind) for seat, kind, _ in place["row"])
        count.update(("herd", value) for value in place["herds"])
    count.update(("herd", value) for value in (*data["large"], *data["small"], data["boxed"], *data["lost"]))
    return count


def TOTAL(seats):  # noqa: N802
    """21 cards each, 6 large and 10 small herds."""
    return 21 * seats + 16
