"""What the generic tests are told of Bison: see tests/gamefacts.py."""

from collections import Counter

LETTERS = "BI"
EVERY = 5
ENDLESS = True
SPOKEN = [(2, {}), (3, {"ruleset": "apacze", "variant": 1}), (4, {"variant": 2})]


def PIECES(data):  # noqa: N802
    """Tiles by name, and each seat's hunters, tipis and canoes by size, wherever they are."""
    count = Counter(tile for tile, _ in data["tiles"].values())
    count.update([*data["stack"], *data["boxed"]])
    for seat, player in enumerate(data["players"]):
        if player["tile"]:
            count[player["tile"]] += 1
        for place in ("supply", "market"):
            count.update({(seat, piece): n for piece, n in player[place].items()})
        for space, (hunters, size) in player["camps"].items():
            count[seat, "hunter"] += hunters
            if size:
                count[seat, f"{'canoe' if space.endswith('r') else 'tipi'}-{size}"] += 1
    return count


def TOTAL(seats):  # noqa: N802
    """20 pieces each, 21 tiles."""
    return 20 * seats + 21
