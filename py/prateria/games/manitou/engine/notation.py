"""A position of Manitou in writing, for tests, tools and scenarios: kinds and territories by name, seats from 0.

`read(State, write(state))` gives an equal state. Guards follow from the rows: whose face-up warriors lie there (MA-12).
"""

from typing import Any, Final, TypeVar

from prateria.core.errors import BadPosition
from prateria.core.rng import Rng

from .data import (
    COPIES,
    FIRST_WARRIOR,
    GUARDS,
    HERDS_DEALT,
    HUNTS,
    KIND,
    KINDS,
    LARGE_HERDS,
    PARTY,
    SMALL_HERDS,
    TERRITORIES,
    TURNS,
)
from .position import Position
from .rules import Guard, Row

S = TypeVar("S", bound=Position)
_UP: Final = {"up": True, "down": False}


def write(state: Position) -> dict[str, Any]:
    """The whole position, secrets included, as what json takes."""
    return {
        "rules": state.rules,
        "seats": state.seats,
        "rng": state.rng.state,
        "phase": state.phase,
        "hunt": state.hunt,
        "dealer": state.dealer,
        "turn": state.turn,
        "turns_left": state.turns_left,
        "large": list(state.large),
        "small": list(state.small),
        "boxed": state.boxed,
        "lost": list(state.lost),
        "taking": list(state.taking),
        "territories": {
            name: {
                "herds": list(state.herds[t]),
                "row": [[seat, KINDS[kind], "up" if up else "down"] for seat, kind, up in state.rows[t]],
            }
            for t, name in enumerate(TERRITORIES)
        },
        "players": [
            {
                "reserve": _names(k for k, n in enumerate(state.reserves[s]) for _ in range(n)),
                "chosen": state.chosen[s],
                "hand": _names(state.hands[s]),
                "pile": _names(state.piles[s]),
                "stuck": list(state.stuck[s]),
                "bison": list(state.bison[s]),
                "captives": [[owner, KINDS[kind]] for owner, kind in state.captives[s]],
                "thieves": state.thieves[s],
            }
            for s in range(state.seats)
        ],
    }


def read(cls: type[S], data: Any) -> S:
    """The position so written. Raises BadPosition for what the box, the table or the order of play do not allow."""
    try:
        return _read(cls, data)
    except (KeyError, IndexError, TypeError, AttributeError, ValueError) as error:
        raise BadPosition(f"not a position of Manitou: {error}") from error


def _read(cls: type[S], data: Any) -> S:
    rules = data.get("rules", 1)
    if not rules:
        raise ValueError("rules of no version")
    state = cls.new(data["seats"], rules=rules)
    players, places = data["players"], [data["territories"][name] for name in TERRITORIES]
    if type(data["rng"]) is not int:
        raise TypeError("the state of the generator is a number")
    state.rng = Rng(data["rng"])
    state.phase, state.hunt, state.dealer, state.turn = data["phase"], data["hunt"], data["dealer"], data["turn"]
    state.turns_left, state.boxed = data["turns_left"], data["boxed"]
    state.large, state.small, state.lost = tuple(data["large"]), tuple(data["small"]), tuple(data["lost"])
    state.taking = tuple(data["taking"])
    state.herds = tuple(tuple(place["herds"]) for place in places)
    state.rows = tuple(tuple((s, KIND[kind], _UP[side]) for s, kind, side in place["row"]) for place in places)
    state.guards = tuple(guard_of(row) for row in state.rows)
    state.reserves = tuple(_counts(player["reserve"]) for player in players)
    state.chosen = tuple(player["chosen"] for player in players)
    state.hands = tuple(tuple(sorted(_kinds(player["hand"]))) for player in players)
    state.piles = tuple(_kinds(player["pile"]) for player in players)
    state.stuck = tuple((player["stuck"][0], player["stuck"][1]) for player in players)
    state.bison = tuple(tuple(player["bison"]) for player in players)
    state.captives = tuple(tuple((owner, KIND[kind]) for owner, kind in player["captives"]) for player in players)
    state.thieves = tuple(player["thieves"] for player in players)
    state._legal = None
    _check(state)
    return state


def _check(state: Position) -> None:
    """Raises ValueError with the first thing that is wrong."""
    seats = range(state.seats)
    numbers = [state.hunt, state.dealer, state.turn, state.turns_left, *state.taking, *state.thieves]
    numbers += [n for pair in state.stuck for n in pair]
    numbers += [seat for row in state.rows for seat, _, _ in row]
    numbers += [seat for won in state.captives for seat, _ in won]
    numbers += [*state.large, *state.small, state.boxed, *state.lost]
    numbers += [value for place in (*state.herds, *state.bison) for value in place]
    if any(type(n) is not int or n < 0 for n in numbers) or any(type(flag) is not bool for flag in state.chosen):
        raise ValueError("a number or a yes or no is something else")
    if len(state.reserves) != state.seats or state.dealer not in seats or state.turn not in seats:
        raise ValueError("seats, dealer and turn do not fit")
    if any(kind < FIRST_WARRIOR and not up for row in state.rows for _, kind, up in row):
        raise ValueError("a hunter lies face down")
    if not 1 <= state.hunt <= HUNTS:
        raise ValueError("no such hunt")
    _check_cards(state)
    _check_herds(state)
    _check_phase(state)
    for seat, (kinds, sure) in enumerate(state.stuck):
        if kinds >> len(KINDS) or sum(kinds >> k & 1 for k in state.hands[seat]) < sure:
            raise ValueError(f"the hand of seat {seat} is not what it showed")


def _check_cards(state: Position) -> None:
    """The box: every colour has its 21 cards."""
    seen = [(seat, kind) for row in state.rows for seat, kind, _ in row]
    seen += [card for won in state.captives for card in won]
    for seat in range(state.seats):
        counts = list(state.unseen(seat))
        for owner, kind in seen:
            if owner == seat:
                counts[kind] += 1
        if tuple(counts) != COPIES:
            raise ValueError(f"seat {seat} does not have the 21 cards of its colour")


def _check_herds(state: Position) -> None:
    """The box, and what the hunts up to this one have laid out (MA-03, MA-05)."""
    large, small = list(state.large), [*state.small, state.boxed]
    given = [*state.lost, *(value for place in (*state.herds, *state.bison) for value in place)]
    for value in given:
        (large if value in LARGE_HERDS else small).append(value)
    if sorted(large) != sorted(LARGE_HERDS) or sorted(small) != sorted(SMALL_HERDS):
        raise ValueError("the herds are not those of the box")
    dealt = "".join(HERDS_DEALT[state.seats])
    if len(state.large) != len(LARGE_HERDS) - state.hunt * dealt.count("l"):
        raise ValueError("large herds do not fit the hunt")
    if len(state.small) != len(SMALL_HERDS) - 1 - state.hunt * dealt.count("s"):
        raise ValueError("small herds do not fit the hunt")
    out = tuple("".join(sorted("l" if value in LARGE_HERDS else "s" for value in place)) for place in state.herds)
    if out != (("",) * len(TERRITORIES) if state.phase == "over" else HERDS_DEALT[state.seats]):
        raise ValueError("the herds laid out are not those of a hunt")


def _check_phase(state: Position) -> None:
    """The order of play, as far as going on from here depends on it."""
    turns = TURNS * state.seats
    if state.phase == "party":
        order = [(state.dealer + 1 + i) % state.seats for i in range(state.seats)]
        done = order[: order.index(state.turn)]
        parties = {s: (len(state.piles[s]), sum(state.reserves[s])) for s in done}
        if any(state.rows) or any(state.hands) or state.turns_left != turns:
            raise ValueError("parties are chosen before the hunt")
        if any(state.chosen[s] != (s in done) or bool(state.piles[s]) != (s in done) for s in order):
            raise ValueError("parties are chosen in turn")
        if any(party != min(PARTY, party + left) for party, left in parties.values()):
            raise ValueError("a party is too large or too small")
        missing = state.party_size(state.turn) - sum(state.taking)
        answered = len(state.taking)
        reserve = state.reserves[state.turn]
        if answered >= len(KINDS) or any(n > r for n, r in zip(state.taking, reserve, strict=False)):
            raise ValueError("more is taken than there is")
        if not 0 <= missing <= sum(reserve[answered:]):
            raise ValueError("the party cannot be completed")
    elif state.phase == "play":
        if not 1 <= state.turns_left <= turns or not all(state.chosen) or state.taking:
            raise ValueError("turns or parties do not fit a hunt")
    elif state.phase != "over" or state.hunt != HUNTS or any(state.rows) or any(state.hands) or any(state.piles):
        raise ValueError("no such phase, or over too early")


def guard_of(row: Row) -> Guard:
    """Whose face-up great warriors lie there. Raises ValueError if they cannot lie together."""
    up = [(seat, kind) for seat, kind, face_up in row if face_up and kind >= FIRST_WARRIOR]
    if len({seat for seat, _ in up}) > 1 or len(up) > GUARDS:
        raise ValueError("face-up great warriors that cannot lie together")
    return (up[0][0], *(kind for _, kind in up)) if up else ()


def _names(kinds: Any) -> list[str]:
    return [KINDS[k] for k in kinds]


def _kinds(names: list[str]) -> tuple[int, ...]:
    return tuple(KIND[name] for name in names)


def _counts(names: list[str]) -> tuple[int, ...]:
    kinds = _kinds(names)
    return tuple(kinds.count(k) for k in range(len(KINDS)))
