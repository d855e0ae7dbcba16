"""Positions of Bison in a few words. Seats count from 1, as in the text of actions.

    table("D3:T05:2", ["D4p:2 D3r:1+2", "D5m:0+1"])

Tile T05 lies in D3 beside the start tiles, turned by 2. Seat 1 has two hunters on the prairie of D4, and on the river
of D3 a hunter and a canoe of size 2; seat 2 a tipi of size 1 on the mountain of D5. What stands there came from the
supply first, else from the market, as if it had been bought. It is seat 1's turn to name its first action.
"""

from prateria.games.bison.engine import State
from prateria.games.bison.engine.data import ROUNDS, TILES

FOUR = "place tipi canoe gather"


def table(
    tiles="", camps=("",), *, seats=2, ruleset="bison", variant=0, animals=(), bought=(), hands=(), deeds=(),
    phase="name", turn=1, totem=1, at_round=1, seed=1,
):  # fmt: skip
    """A position between two actions. By seat: `animals` (bison, turkeys, fish), `bought` (pieces that have come to the
    supply from the market, "hunter tipi-3"), `hands` (tiles), `deeds` (actions named in this round)."""
    data = State.new(seats, {"ruleset": ruleset, "variant": variant}, seed).to_json()
    for text in tiles.split():
        cell, tile, steps = text.split(":")
        data["tiles"][cell] = [tile, int(steps)]
    named = [_nth(deeds, s, "").split() for s in range(seats)]
    laid = [tile for tile, _ in data["tiles"].values()]
    free = [tile.id for tile in TILES if tile.id not in laid]
    for text in hands:
        if text:
            free.remove(text)
    for s, player in enumerate(data["players"]):
        _stand(player, _nth(camps, s, ""), _nth(bought, s, ""))
        player["deeds"] = named[s]
        player["animals"] = list(_nth(animals, s, (10, 10, 10)))
        player["tile"] = None if "place" in named[s] else _nth(hands, s, "") or free.pop()
    stack = (ROUNDS[seats] - at_round) * seats
    data.update({"phase": phase, "turn": turn - 1, "totem": totem - 1, "round": at_round})
    data.update(stack=free[:stack], boxed=sorted(free[stack:]))
    return State.from_json(data)


def last_turn(tiles="", camps=("",), *, seats=2, totem=1, **more):
    """The same after the last action of a round, when the one who sits before the totem's holder has only to end."""
    turn = (totem - 2) % seats + 1
    return table(tiles, camps, seats=seats, totem=totem, turn=turn, phase="end", deeds=[FOUR] * seats, **more)


def play(state, *texts):
    """Carry out actions given in writing. Returns the events of all of them."""
    events = []
    for text in texts:
        state.apply(state.parse(text), events.append)
    return events


def start(**changes):
    """A start position where both players have something else, and the seat to act."""
    data = State.new(2, seed=1).to_json()
    data["turn"] = data["totem"] = 0
    for player in data["players"]:
        player |= changes
    state = State.from_json(data)
    return state, state.actors()[0]


def after(state, *texts):
    """That state, with these actions carried out."""
    for text in texts:
        state.apply(state.parse(text))
    return state


def legal(state, word=""):
    """The legal actions that begin so, without the seat: `legal(state, "do tipi")` gives their last words."""
    found = [action.text.partition(" ")[2] for action in state.legal_actions()]
    return [text[len(word) :].strip() for text in found if text.startswith(word)]


def numbers(state, deed):
    """With how many hunters that action can be named."""
    return [int(n) for n in legal(state, f"do {deed} ")]


def camps(state, seat):
    """Where seat stands: {"D4p": (hunters, size)}."""
    return {space: tuple(pieces) for space, pieces in state.to_json()["players"][seat - 1]["camps"].items()}


def supply(state, seat):
    """What it has in its supply."""
    return state.to_json()["players"][seat - 1]["supply"]


def animals(state, seat):
    """Bison, turkeys and fish on its tracks."""
    return tuple(state.to_json()["players"][seat - 1]["animals"])


def _stand(player, text, bought):
    """Put the pieces of a player onto the table and what was bought into the supply."""
    supply, market = player["supply"], player["market"]
    for piece in bought.split():
        market[piece] -= 1
        supply[piece] = supply.get(piece, 0) + 1
    for camp in text.split():
        space, _, pieces = camp.partition(":")
        hunters, _, size = pieces.partition("+")
        player["camps"][space] = [int(hunters), int(size or 0)]
        used = ["hunter"] * int(hunters)
        used += [f"{'canoe' if space.endswith('r') else 'tipi'}-{size}"] if size else []
        for piece in used:
            shelf = supply if supply.get(piece) else market
            shelf[piece] -= 1


def _nth(values, i, default):
    return values[i] if i < len(values) else default
