"""What each game counts: the pieces of its box, wherever they are in a position."""

from collections import Counter


def manitou(data):
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


def powwow(data):
    """Prairie cards by name."""
    piles = (data["prairie"], data["table"], data["gone"], *(player["winnings"] for player in data["players"]))
    return Counter(card for pile in piles for card in pile)


PIECES = {"manitou": manitou, "powwow": powwow}
"""By game: a function from `to_json()` to the pieces counted."""

TOTALS = {"manitou": lambda seats: 21 * seats + 16, "powwow": lambda seats: 114}
"""By game: how many pieces there are."""
