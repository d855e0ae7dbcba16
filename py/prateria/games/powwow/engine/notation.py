"""A position of Pow Wow in writing, for tests, tools and scenarios: cards by name, seats from 0, piles from the bottom.

`read(State, write(state))` gives an equal state.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeVar

from prateria.core.errors import BadPosition
from prateria.core.game import check_options

from .data import BISON, CARD, CARDS, COPIES, KIND, TRIBE
from .meta import META
from .position import Position
from .rules import MISSING, askers, hauls, lacking, setup, spread
from .winnings import Pile

S = TypeVar("S", bound=Position)


def write(state: Position) -> dict[str, Any]:
    """The whole position, secrets included, as what json takes."""
    return {
        "options": {option.id: getattr(state.setup, option.id) for option in META.options},
        "phase": state.phase,
        "turn": state.turn,
        "prairie": _names(state.prairie),
        "boxed": _names(state.boxed),
        "table": _names(card for card, n in enumerate(state.table) for _ in range(n)),
        "pile": [[seat, TRIBE[kind], not lacks] for seat, kind, lacks in state.pile],
        "settled": state.at,
        **({"missing": [lacks for *_, lacks in state.pile if lacks]} if state.phase == "take" else {}),
        "asked": list(state.asked),
        "gone": _names(state.gone),
        "players": [
            {"colour": colour, "winnings": _names(pile)}
            for colour, pile in zip(state.setup.colours, state.winnings, strict=True)
        ],
    }


def read(cls: type[S], data: Any) -> S:
    """The position so written. Raises BadPosition for what the box, the table or the order of play do not allow."""
    try:
        return _read(cls, data)
    except (KeyError, IndexError, TypeError, AttributeError, ValueError) as error:
        raise BadPosition(f"not a position of Pow Wow: {error}") from error


def _read(cls: type[S], data: Any) -> S:
    players = data["players"]
    state = cls.__new__(cls)
    state.seats = len(players)
    options = check_options(META, state.seats, data["options"], 0)
    state.setup = setup([player["colour"] for player in players], options)
    state.phase, state.turn, state.at = data["phase"], data["turn"], data["settled"]
    state.prairie, state.gone = _cards(data["prairie"]), _cards(data["gone"])
    state.boxed = _cards(data.get("boxed", ()))
    state.table = spread(*data["table"])
    state.pile = tuple(_lying(state, data))
    state.asked = tuple(data["asked"])
    state.winnings = tuple(_cards(player["winnings"]) for player in players)
    state._legal = None
    _check(state)
    return state


def _lying(state: Position, data: Any) -> Iterator[tuple[int, int, str]]:
    """The council board. What an unsound card lacked can be seen on the table, until something is taken from it; from
    then on it is written."""
    written = iter(data["missing"] if state.phase == "take" else ())
    for seat, kind, sound in data["pile"]:
        lacks = ""
        if sound is not True:
            lacks = next(written, "") if state.phase == "take" else lacking(state.setup, state.table, seat, KIND[kind])
            if sound is not False or lacks not in MISSING:
                raise ValueError("a card on the council board is neither sound nor lacks anything")
        yield seat, KIND[kind], lacks
    if any(True for _ in written):
        raise ValueError("more is missing than there are unsound cards")


def _check(state: Position) -> None:
    """Raises ValueError with the first thing that is wrong."""
    claimants = [seat for seat, _, _ in state.pile]
    seats = (state.turn, *state.asked, *claimants)
    if any(type(n) is not int for n in (state.at, *seats)):
        raise ValueError("a number of another type")
    if not set(seats) <= set(range(state.seats)) or len(set(claimants)) < len(claimants):
        raise ValueError("seats that are not at this table, or lie twice on the pile")
    if len(set(state.setup.colours)) < state.seats:
        raise ValueError("two players of one colour")
    cards = [*state.prairie, *state.boxed, *state.gone, *(card for pile in state.winnings for card in pile)]
    if tuple(cards.count(card) + n for card, n in enumerate(state.table)) != COPIES:
        raise ValueError("the cards are not those of the box")
    if len(state.boxed) != sum(COPIES) - state.rounds:
        raise ValueError("what left the game before it began is not what the prairie lacks")
    if state.setup.war_path and any(pile.count(BISON) != _bison_below(pile) for pile in state.winnings):
        raise ValueError("bison that do not lie at the bottom, on the war path")
    if not _FITS[state.phase](state):
        raise ValueError(f"the council board does not fit the phase {state.phase}")


def _bison_below(pile: Pile) -> int:
    """How many bison lie together at the bottom."""
    return next((i for i, card in enumerate(pile) if card != BISON), len(pile))


def _turn_fits(state: Position) -> bool:
    return _bare(state) and (bool(state.prairie) or state.setup.calm)


def _race_fits(state: Position) -> bool:
    board = not state.setup.calm and not state.asked and state.at == 0 and len(state.pile) < state.seats
    return board and len(state.prairie) < state.rounds and _judged(state)


def _ask_fits(state: Position) -> bool:
    order = askers(state.setup, state.table, state.turn)
    answered = order[: len(order) - len(state.asked)]
    claimants = tuple(seat for seat, _, _ in state.pile)
    board = state.setup.calm and bool(state.asked) and state.at == 0 and (*answered, *state.asked) == order
    board = board and claimants == tuple(seat for seat in answered if seat in claimants)
    return board and len(state.prairie) < state.rounds and _judged(state) and not any(lacks for *_, lacks in state.pile)


def _take_fits(state: Position) -> bool:
    if state.asked or not 0 <= state.at < len(state.pile):
        return False
    seat, kind, lacks = state.pile[state.at]
    return not lacks and bool(hauls(state.setup, state.table, seat, kind))


def _over_fits(state: Position) -> bool:
    return _bare(state) and not state.prairie


def _bare(state: Position) -> bool:
    return not state.pile and not state.asked and state.at == 0


def _judged(state: Position) -> bool:
    """Nothing has been taken yet, so what was missing still is."""
    return all(lacks == lacking(state.setup, state.table, seat, kind) for seat, kind, lacks in state.pile)


_FITS: Final[dict[str, Callable[[Position], bool]]] = {
    "turn": _turn_fits,
    "race": _race_fits,
    "ask": _ask_fits,
    "take": _take_fits,
    "over": _over_fits,
}


def _names(cards: Iterable[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def _cards(names: Iterable[str]) -> tuple[int, ...]:
    return tuple(CARD[name] for name in names)
