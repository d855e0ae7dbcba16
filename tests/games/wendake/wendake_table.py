"""Positions of Wendake in a few words, for tests. Seats count from 0 here, from 1 in the texts of actions.

    position(standing={"C": (1, 2)}, areas={"O1.0": "0 woman"}, goods={0: "pelt*2 corn"}, ask=steps("hunt", "move1"))

Seat 0 has a sentinel in C, seat 1 two; a woman of seat 0 works in O1.0; seat 0 has those goods and no others, and may
do those actions of a tile. Natives that are nowhere said to be are in their village, two of each in the long house.
"""

from collections import Counter
from typing import Any

from prateria.games.wendake.engine import State, data
from prateria.games.wendake.engine.rules.masks import SORTS
from prateria.view.frame import Sitter

GRID = "B2 B3 B4 B5 B1 B6 B7 B8 B9"
BOX = Counter({sort: (data.HEALTHY, data.INFECTED)[i % 2] for i, sort in enumerate(SORTS)})


NAMES = ("Ola <b>&", "Bartholomew the 2nd", "żółć", "W")
EAGER = ("use", "buy", "lie", "do", "mask", "turtle", "exchange", "open", "home")
"""Verbs that lead on; who takes any legal action mostly ends the turn."""


def sitters(seats: int) -> tuple[Sitter, ...]:
    """A person and computer players."""
    return tuple(Sitter(s, NAMES[s], None if s == 0 else "normal", "fox") for s in range(seats))


def words(text: str) -> list[str]:
    """`"pelt*2 corn"`: two pelts and corn."""
    return [name for word in text.split() for name in [word.partition("*")[0]] * int(word.partition("*")[2] or 1)]


def steps(*pending: str, inner: tuple[str, ...] = (), free: bool = False) -> list[Any]:
    """The question between the actions of a turn."""
    return [["Steps", list(inner), list(pending), free]]


def position(
    seats: int = 2, *, standing: Any = (), areas: Any = (), house: Any = (), goods: Any = (), canoes: Any = (),
    tracks: Any = (), progress: Any = (), used: str = "", offer: str = "", hand: Any = (), played: Any = (),
    discs: Any = (), deck: str = "", pile: str = "husk", grid: Any = (), marked: Any = (), fire: Any = (),
    turtles: Any = (), flags: Any = (), tribes: Any = (), ask: Any = None, turn: int = 0, year: int = 1,
    order: Any = None, next_order: Any = (), ordered: Any = (), aside: Any = (), open_: str = "", pairs: Any = None,
    swapped: Any = (), ghost: str = "", extra: Any = (), level: int = 1,
) -> State:  # fmt: skip
    """See above. By seat: `house` (women, hunters, warriors), `goods`, `hand` and `played` (mask cards, all unknown or
    of known kind), `discs`, `grid`, `marked` (places), `fire`, `tracks`, `progress`, `turtles` ("women-3 0"), `flags`.
    `deck`: the cards on top of the deck, the first one on top; `pile`: the discard pile from its bottom."""
    start = State.new(seats, {"tribes": bool(tribes)}, seed=1)
    while start.choices and len(start.choices) > 1:
        start.apply(start.legal_actions()[0])
    box = start.to_json()
    sides = len(box["players"])
    box.update(turn=turn, year=year, order=list(order or range(seats)))
    box["next_order"] = list(dict.fromkeys((*next_order, *ordered)))
    box["tribes"] = bool(tribes)
    box["stack"] = ask or [["Turn"]]
    box["pairs"] = pairs or [["mask", "military"], ["economic", "ritual"]]
    for name in box["areas"]:
        box["areas"][name] = None
    for name, text in dict(areas).items():
        box["areas"][name] = [int(text.split()[0]), text.split()[1]]
    for name, row in box["standing"].items():
        row[:] = dict(standing).get(name, (0,) * sides)
    cards = BOX.copy()
    for seat, player in enumerate(box["players"]):
        _fill_player(box, player, seat, dict(tribes).get(seat, "common"), dict(house).get(seat), dict(standing))
        if seat >= seats:
            continue
        given = dict(goods).get(seat, "")
        player["goods"] = [words(given).count(kind) for kind in data.GOODS]
        launched = next((tribe.canoes for tribe in data.TRIBES if tribe.id == dict(tribes).get(seat)), 1)
        player["canoes"] = dict(canoes).get(seat, launched)
        player["tracks"] = list(dict(tracks).get(seat, (0, 0, 0, 0)))
        player["progress"] = dict(progress).get(seat, "").split()
        player["used"] = [tile for tile in used.split() if tile in player["progress"]]
        player["hand"] = [f"{card}?" for card in words(dict(hand).get(seat, ""))]
        player["played"] = [f"{card}!" for card in words(dict(played).get(seat, ""))]
        player["disc"] = dict(discs).get(seat)
        player["grid"] = dict(grid).get(seat, GRID).split()
        player["marked"] = sum(1 << data.PLACES.index(place) for place in dict(marked).get(seat, "").split())
        player["fire"] = data.PLACES.index(dict(fire)[seat]) if seat in dict(fire) else -1
        player["turtles"] = [[t.split()[0], int(t.split()[1])] for t in dict(turtles).get(seat, ())]
        player["flag"] = dict(flags).get(seat, "")
        player["ordered"] = seat in box["next_order"]
        player["aside"] = dict(aside).get(seat, "").split()
        player["swapped"], player["extra"] = seat in swapped, seat in extra
        player["swaps"] = 0 if seat in swapped else {"seneca": 2}.get(dict(tribes).get(seat, ""), 1)
        cards.subtract(card.rstrip("?!") for card in (*player["hand"], *player["played"]))
    if sides > seats and 1 in dict(discs):
        box["players"][1]["disc"] = dict(discs)[1]
    box["flags"] = [flag for flag in data.FLAGS if flag not in dict(flags).values()]
    box["ghost"], box["turned"] = ghost.split(), None
    box["pile"] = words(pile)
    cards.subtract([*box["pile"], *words(deck)])
    if min(cards.values()) < 0:
        raise ValueError(f"not so many cards: {-cards}")
    box["deck"] = [*cards.elements(), *reversed(words(deck))]
    _fill_tiles(box, seats, level, open_.split())
    _fill_progress(box, sides, offer.split())
    for stack, (category, number) in enumerate(data.TURTLES):
        owned = [face for p in box["players"] for name, face in p["turtles"] if name == f"{category}-{number}"]
        box["turtles"][stack] = [face for face in range(4) if face not in owned]
    return State.from_json(box)


def _fill_player(box: Any, player: Any, seat: int, tribe: str, house: Any, standing: Any) -> None:
    """Natives not on the map are in the village, except two of each, or `house`, in the long house."""
    human = player["tribe"] is not None
    player["tribe"] = tribe if human else None
    total = [7, 7, 8 if tribe == "iroquois" else 7] if human else [0, 0, 5]
    player["house"] = list(house or ((2, 2, 2) if human else (0, 0, 0)))
    out = [0, 0, sum(row[seat] for row in standing.values())]
    for code in box["areas"].values():
        if code and code[0] == seat:
            out[data.NATIVES.index(code[1])] += 1
    left = [n - gone - inside for n, gone, inside in zip(total, out, player["house"], strict=True)]
    player["women"], player["hunters"] = left[:2]
    box["standing"][f"V{seat + 1}"][seat] += left[2]


def _fill_tiles(box: Any, seats: int, level: int, first: list[str]) -> None:
    """Six open tiles, those first; nothing that lies elsewhere."""
    used = {tile.rstrip("*") for p in box["players"] for tile in (*p["grid"], *p["aside"])}
    levels: list[list[str]] = [[], []]
    for tile in data.TILES:
        if tile.level and tile.players <= max(2, seats) and tile.id not in used:
            levels[tile.level - 1].append(tile.id)
    here = levels[level - 1]
    box["level"], box["open"] = level, [*first, *(tile for tile in here if tile not in first)][:6]
    rest = [[tile for tile in tiles if tile not in box["open"]] for tiles in levels]
    box["gone"] = [] if level == 1 else rest[0]
    box["stacks"] = [rest[0] if level == 1 else [], rest[1]]


def _fill_progress(box: Any, sides: int, first: list[str]) -> None:
    """As many tiles of each level as the game has, those first."""
    owned = [tile for p in box["players"] for tile in p["progress"]]
    box["offer"], box["traded"] = [], []
    for level in (1, 2, 3):
        mine = sum(tile.startswith(f"P{level}") for tile in owned)
        rest = [tile.id for tile in data.PROGRESS if tile.level == level and tile.id not in owned]
        rest.sort(key=lambda tile: (tile not in first, tile))
        box["offer"] += sorted(rest[: 2 * sides - mine])


def play(state: State, *texts: str) -> list[Any]:
    """Carry out actions by their texts, without the seat, which is the one to play; the events."""
    events: list[Any] = []
    for text in texts:
        for part in text.split(", "):
            state.apply(state.parse(f"{state.turn + 1} {part}"), events.append)
    return events


def bag(state: State, things: str) -> list[Any]:
    """Fill the bag that is asked for."""
    events: list[Any] = []
    found = state.bag()
    if found is None:
        raise ValueError("no bag is asked for")
    for kind in found.kinds:
        state.apply(state.parse(f"{state.turn + 1} take {kind} {words(things).count(kind)}"), events.append)
    return events


def texts(state: State) -> list[str]:
    """What can be done, without the seat."""
    return [action.text.partition(" ")[2] for action in state.legal_actions()]


def starting(state: State, verb: str) -> list[str]:
    """What can be done with that verb."""
    return [text.partition(" ")[2] for text in texts(state) if text.split()[0] == verb]


def goods(state: State, seat: int = 0) -> dict[str, int]:
    """The goods of a seat that it has any of."""
    return {kind: n for kind, n in zip(data.GOODS, state.observe(None).players[seat].goods, strict=True) if n}


def tracks(state: State, seat: int = 0) -> dict[str, int]:
    """The tracks of a seat on which it has points."""
    return {kind: n for kind, n in zip(data.TRACKS, state.observe(None).players[seat].tracks, strict=True) if n}


def village(state: State, seat: int = 0) -> tuple[int, int, int]:
    """Women, hunters and warriors in the village."""
    player = state.observe(None).players[seat]
    return player.women, player.hunters, player.warriors


def area(state: State, name: str) -> str:
    """Who is in an area: `"0 woman"`, or ""."""
    for place in state.observe(None).territories:
        for found in place.areas:
            if found.id == name:
                return "" if found.seat is None else f"{found.seat} {found.native}"
    raise KeyError(name)


def standing(state: State, name: str) -> tuple[int, ...]:
    """The sentinels in a territory."""
    return next(place.standing for place in state.observe(None).territories if place.id == name)
