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
    piles = [data[part] for part in ("prairie", "boxed", "table", "gone")]
    piles += [player["winnings"] for player in data["players"]]
    return Counter(card for pile in piles for card in pile)


def wendake(data):
    """Mask cards, action tiles, progress tiles and turtles; natives are checked by `positioncheck`."""
    count = Counter(card for pile in ("deck", "pile") for card in data[pile])
    tiles = [*data["open"], *data["gone"], *(tile for stack in data["stacks"] for tile in stack)]
    count.update((*data["offer"], *data["traded"]))
    count.update((stack, face) for stack, faces in enumerate(data["turtles"]) for face in faces)
    for player in data["players"]:
        count.update(card.rstrip("?!") for card in (*player["hand"], *player["played"]))
        tiles += [tile.rstrip("*") for tile in (*player["grid"], *player["out"], *player["aside"]) if tile]
        count.update(player["progress"])
        count.update((STACKS.index(stack), face) for stack, face in player["turtles"])
    return count + Counter(("tile", tile) for tile in tiles)


def bison(data):
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


STACKS = [f"{category}-{level}" for category in ("women", "hunters", "canoes") for level in (3, 4, 5)]

PIECES = {"manitou": manitou, "powwow": powwow, "bison": bison, "wendake": wendake}
"""By game: a function from `to_json()` to the pieces counted."""

TOTALS = {
    "manitou": lambda seats: 21 * seats + 16,
    "powwow": lambda seats: 114,
    "bison": lambda seats: 20 * seats + 21,
    # mask cards, turtles, tiles of the players, of levels 1 and 2, and progress tiles
    "wendake": lambda seats: 40 + 36 + 9 * seats + (22, 22, 28, 34)[seats - 1] + 6 * max(2, seats),
}
"""By game: how many pieces there are."""
