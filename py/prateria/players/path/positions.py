"""Positions of Manitou for two, in which a player of the path is asked. Seat 0 is the pupil's.

>>> state = hunt("h3 chief", hills="+h5 -h9", river="-scout")
>>> [str(place.strengths) for place in state.observe(0).territories], state.observe(0).own.hand
(['(5, 9)', '(0, 0)', '(0, 0)'], ('h3', 'chief'))
>>> party(0, 1).legal_actions()[0]
Take(seat=0, kind='h3', amount=0)
"""

from collections import Counter
from typing import Any, Final

from ...games import GAMES
from ..games.manitou import CARDS

__all__ = ["GAME", "SEAT", "hunt", "party"]

GAME: Final = "manitou"
SEAT: Final = 0
_LARGE, _SMALL = (9, 10, 10, 11, 12, 13), (1, 2, 2, 3, 4, 4, 5, 5, 6, 7)
_HAND: Final = 3
_HERDS: Final = {"hills": [12, 5], "river": [7], "forest": [4]}


def hunt(
    hand: str, hills: str = "", river: str = "", forest: str = "", *, pile: int = 2, left: int = 8, hunt: int = 1
) -> Any:
    """In the hunt, the pupil's turn. Cards by their short names; on the table with + (the pupil's) or - (of the other)
    before them. `pile`: cards that each still draws; `left`: turns of both until the hunt ends. What nobody sees is
    any of the cards that are left. Raises BadPosition."""
    rows = {"hills": hills.split(), "river": river.split(), "forest": forest.split()}
    laid = [_whose(card) for row in rows.values() for card in row]
    spent, large, small = _herds(hunt)
    return GAMES[GAME].State.from_json(
        {
            "rules": GAMES[GAME].META.rules,
            "seats": 2,
            "rng": 1997,
            "phase": "play",
            "hunt": hunt,
            "dealer": 1,
            "turn": SEAT,
            "turns_left": left,
            "large": large,
            "small": small[1:],
            "boxed": small[0],
            "lost": spent,
            "taking": [],
            "territories": {
                name: {"herds": _HERDS[name], "row": [[*_whose(card), "up"] for card in row]}
                for name, row in rows.items()
            },
            "players": [
                _player([kind for seat, kind in laid if seat == SEAT], hand.split(), pile),
                _player([kind for seat, kind in laid if seat != SEAT], None, pile),
            ],
        }
    )


def party(*amounts: int) -> Any:
    """While the pupil's hunting party is chosen, after so many cards of the first kinds have been taken."""
    seed = next(seed for seed in range(99) if GAMES[GAME].State.new(seats=2, seed=seed).actors() == (SEAT,))
    state = GAMES[GAME].State.new(seats=2, seed=seed)
    for amount in amounts:
        state.apply(next(action for action in state.legal_actions() if action.amount == amount))
    return state


def _whose(card: str) -> tuple[int, str]:
    return (SEAT if card[0] == "+" else 1 - SEAT), card[1:]


def _player(laid: list[str], hand: list[str] | None, pile: int) -> dict[str, Any]:
    """`hand`: None for any cards."""
    copies = GAMES[GAME].State.new(seats=2).observe(SEAT).players[SEAT].unseen
    left = Counter(dict(zip(CARDS, copies, strict=True)))
    left.subtract([*laid, *(hand or ())])
    rest = list(left.elements())
    if hand is None:
        hand, rest = rest[-_HAND:], rest[:-_HAND]
    return {
        "reserve": rest[pile:],
        "chosen": True,
        "hand": sorted(hand, key=list(CARDS).index),
        "pile": rest[:pile],
        "stuck": [0, 0],
        "bison": [],
        "captives": [],
        "thieves": 0,
    }


def _herds(hunt: int) -> tuple[list[int], list[int], list[int]]:
    """What earlier hunts have taken away, and what is left of the large and the small herds beside those laid out."""
    large, small = list(_LARGE), list(_SMALL)
    for value in (value for place in _HERDS.values() for value in place):
        (large if value in large else small).remove(value)
    spent = [large.pop() for _ in range(hunt - 1)] + [small.pop() for _ in range(3 * (hunt - 1))]
    return spent, large, small
