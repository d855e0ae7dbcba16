"""What the generic tests are told of Wendake: see tests/gamefacts.py."""

from collections import Counter

LETTERS = "WE"
EVERY = 3
SPOKEN = [(2, {"tribes": True}), (4, {"first_game": True})]

_STACKS = [f"{category}-{level}" for category in ("women", "hunters", "canoes") for level in (3, 4, 5)]


def PIECES(data):  # noqa: N802
    """Mask cards, action tiles, progress tiles and turtles; natives are checked by `notation_check`."""
    count = Counter(card for pile in ("deck", "pile") for card in data[pile])
    tiles = [*data["open"], *data["gone"], *(tile for stack in data["stacks"] for tile in stack)]
    count.update((*data["offer"], *data["traded"]))
    count.update((stack, face) for stack, faces in enumerate(data["turtles"]) for face in faces)
    for player in data["players"]:
        count.update(card.rstrip("?!") for card in (*player["hand"], *player["played"]))
        tiles += [tile.rstrip("*") for tile in (*player["grid"], *player["out"], *player["aside"]) if tile]
        count.update(player["progress"])
        count.update((_STACKS.index(stack), face) for stack, face in player["turtles"])
    return count + Counter(("tile", tile) for tile in tiles)


def TOTAL(seats):  # noqa: N802
    """Mask cards, turtles, tiles of the players, of levels 1 and 2, and progress tiles."""
    return 40 + 36 + 9 * seats + (22, 22, 28, 34)[seats - 1] + 6 * max(2, seats)
