"""A position of Manitou in writing, for tests, tools and scenarios: kinds and territories by name, seats from 0.

`read(State, write(state))` gives an equal state. Guards follow from the rows: whose face-up warriors lie there (MA-12).
"""

from typing import TYPE_CHECKING, Any, TypeVar

from ...core.errors import BadPosition
from ...core.rng import Rng
from .data import COPIES, FIRST_WARRIOR, GUARDS, HUNTS, KIND, KINDS, LARGE_HERDS, SMALL_HERDS, TERRITORIES, TURNS
from .rules import Guard, Row

if TYPE_CHECKING:
    from .state import State

S = TypeVar("S", bound="State")


def write(state: "State") -> dict[str, Any]:
    """The whole position, secrets included, as what json takes."""
    return {
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
    state = cls.new(data["seats"])
    players, places = data["players"], [data["territories"][name] for name in TERRITORIES]
    state.rng = Rng(int(data["rng"]))
    state.phase, state.hunt, state.dealer, state.turn = data["phase"], data["hunt"], data["dealer"], data["turn"]
    state.turns_left, state.boxed = data["turns_left"], data["boxed"]
    state.large, state.small, state.lost = tuple(data["large"]), tuple(data["small"]), tuple(data["lost"])
    state.taking = tuple(data["taking"])
    state.herds = tuple(tuple(place["herds"]) for place in places)
    state.rows = tuple(tuple((s, KIND[kind], side == "up") for s, kind, side in place["row"]) for place in places)
    state.guards = tuple(_guard(row) for row in state.rows)
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


def _check(state: "State") -> None:
    """Raises ValueError with the first thing that is wrong."""
    seats = range(state.seats)
    if len(state.reserves) != state.seats or state.dealer not in seats or state.turn not in seats:
        raise ValueError("seats, dealer and turn do not fit")
    if state.phase not in ("party", "play", "over") or not 1 <= state.hunt <= HUNTS:
        raise ValueError("no such phase or hunt")
    if not 0 <= state.turns_left <= TURNS * state.seats:
        raise ValueError("turns left in a hunt out of range")
    seen = [(seat, kind) for row in state.rows for seat, kind, _ in row]
    seen += [card for won in state.captives for card in won]
    for seat in seats:
        counts = list(state.unseen(seat))
        for owner, kind in seen:
            if owner == seat:
                counts[kind] += 1
        if tuple(counts) != COPIES:
            raise ValueError(f"seat {seat} does not have the 21 cards of its colour")
    herds = [*state.large, *state.small, state.boxed, *state.lost]
    herds += [value for place in (*state.herds, *state.bison) for value in place]
    if sorted(herds) != sorted(LARGE_HERDS + SMALL_HERDS):
        raise ValueError("the herds are not those of the box")


def _guard(row: Row) -> Guard:
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
