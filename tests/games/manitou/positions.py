"""Positions of Manitou in a few words. Seats count from 1, as in the text of actions.

    hunt(hands=["chief h4", "h1"], river="1:h5 2:chief 1:scout-")

Seat 1 has a chief and a hunter 4 in hand, seat 2 a hunter 1; in the river lie a 5 of seat 1, a chief of seat 2 face up
and a scout of seat 1 face down, played in that order. All other cards are in the reserves.
"""

from collections import Counter

from prateria.games.manitou.engine import State, data

PLACES = data.TERRITORIES
BOX = Counter(dict(zip(data.KINDS, data.COPIES, strict=True)))


def hunt(
    seats=2, *, hands=(), piles=(), hills="", river="", forest="", herds=(), turn=1, left=1, hunt=1, dealer=None,
    captives=(), thieves=(), bison=(), rng=1, rules=0,
):  # fmt: skip
    """A position within a hunt. `left`: turns until it ends, of all seats together; `herds[t]`: those of a territory;
    `captives[i]`: what seat i + 1 has taken, such as "2:h5"; `bison[i]`: the herds that it has."""
    start = State.new(seats, seed=rng, rules=rules).to_json()
    rows = [_row(text) for text in (hills, river, forest)]
    taken = [[(seat, kind) for seat, kind, _ in _row(text)] for text in _fill(captives, seats, "")]
    for i, player in enumerate(start["players"]):
        hand, pile = (_fill(cards, seats, "")[i].split() for cards in (hands, piles))
        gone = [kind for row in rows for seat, kind, _ in row if seat == i]
        gone += [kind for cards in taken for seat, kind in cards if seat == i]
        reserve = BOX.copy()
        reserve.subtract([*hand, *pile, *gone])
        if min(reserve.values()) < 0:
            raise ValueError(f"seat {i + 1} has not so many cards: {-reserve}")
        player.update(
            hand=hand, pile=pile, chosen=True, reserve=[kind for kind in data.KINDS for _ in range(reserve[kind])],
            captives=[list(card) for card in taken[i]], thieves=_fill(thieves, seats, 0)[i],
        )  # fmt: skip
    start.update(
        phase="play", hunt=hunt, turn=turn - 1, turns_left=left,
        dealer=(turn - 2 - (7 * seats - left)) % seats if dealer is None else dealer - 1,
    )  # fmt: skip
    for name, row in zip(PLACES, rows, strict=True):
        start["territories"][name]["row"] = [[s, kind, "up" if up else "down"] for s, kind, up in row]
    _lay_herds(start, seats, hunt, herds, _fill(bison, seats, ()))
    return State.from_json(start)


def parties(seats=2, *, reserves=(), hunt=1, dealer=1, turn=None, captives=()):
    """The beginning of a hunt. `reserves[i]`: what seat i + 1 has left ("" for all 21); the rest are captives of the
    next seat."""
    start = State.new(seats, seed=1).to_json()
    texts = _fill(reserves, seats, "")
    for i, text in enumerate(texts):
        kept = Counter(text.split()) if text else BOX
        lost = BOX.copy()
        lost.subtract(kept)
        start["players"][i]["reserve"] = [kind for kind in data.KINDS for _ in range(kept[kind])]
        captor = start["players"][(i + 1) % seats]
        captor["captives"] += [[i, kind] for kind in data.KINDS for _ in range(lost[kind])]
    start.update(hunt=hunt, dealer=dealer - 1, turn=dealer % seats)
    _lay_herds(start, seats, hunt, (), [()] * seats)
    return State.from_json(start)


def play(state, *texts):
    """Carry out actions given in writing. Returns the events of all of them."""
    events = []
    for text in texts:
        state.apply(state.parse(text), events.append)
    return events


def texts(state):
    """The legal actions in writing."""
    return [action.text for action in state.legal_actions()]


def lies(state, place):
    """What lies in a territory, in the words of `hunt`."""
    row = state.observe(None).territories[PLACES.index(place)].laid
    return " ".join(f"{card.seat + 1}:{card.kind}{'' if card.up else '-'}" for card in row)


def of_type(events, kind):
    """The events of that type."""
    return [event for event in events if isinstance(event, kind)]


def reserve(state, seat):
    """How many cards of each kind that seat (from 1) has left in its reserve."""
    return dict(zip(data.KINDS, state.observe(seat - 1).own.reserve, strict=True))


def _fill(values, seats, empty):
    return [*values, *[empty] * (seats - len(values))]


def _row(text):
    cards = []
    for word in text.split():
        seat, kind = word.rstrip("-").split(":")
        cards.append((int(seat) - 1, kind, not word.endswith("-")))
    return cards


def _lay_herds(start, seats, hunt, herds, bison):
    """Those asked for where they are asked for; the others as many as the hunts so far have laid out."""
    free = {"l": list(data.LARGE_HERDS), "s": list(data.SMALL_HERDS)}
    for value in [value for values in (*herds, *bison) for value in values]:
        free["l" if value > 7 else "s"].remove(value)
    dealt = data.HERDS_DEALT[seats]
    for t, name in enumerate(PLACES):
        asked = tuple(herds[t]) if t < len(herds) and herds[t] else tuple(free[size].pop(0) for size in dealt[t])
        start["territories"][name]["herds"] = list(asked)
    used = "".join(dealt)
    ahead = {size: (3 - hunt) * used.count(size) for size in "ls"}
    start["boxed"] = free["s"].pop()
    if seats == 2:
        ahead["l"] += 3  # three large herds are never laid out by two players
    elif seats == 3:
        ahead["s"] += 3
    start["large"] = [free["l"].pop() for _ in range(ahead["l"])]
    start["small"] = [free["s"].pop() for _ in range(ahead["s"])]
    for i, values in enumerate(bison):
        start["players"][i]["bison"] = list(values)
    start["lost"] = free["l"] + free["s"]
