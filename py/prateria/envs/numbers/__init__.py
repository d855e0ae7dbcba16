"""The number of an action: the same in every position of a game with the same seats and options.

Each game lists, as `NUMBERS` of `numbers/<game>.py` (a `Listing`), all that a seat can ever do by the rules, as an
action's text without the seat (`play mother river`). The place in that list is the number. A seat plays by the same
numbers as any other. What only leaves something opened (`State.way_back`) has none: no program is offered it.

Sizes, by seats where they differ (`sizes()` counts them; `tests/envs` holds these):

    manitou    82    cards by territories, answers for a party, a pass
    powwow     25    45 by marriage, one more by sharing: tribe cards, loot, captives, spouses
    bison    5525    by ruleset and variant 5525, 5849, 11573, 12149: most are moves of up to three cells
    wendake  1596    alone and for 2; 2204 for 3, 2924 for 4; 5 more with tribes: half are pairs of tiles

>>> table = numbers("manitou", 2)
>>> table.texts[:4], len(table)
(('play h1 hills', 'play h1 river', 'play h1 forest', 'play h2 hills'), 82)
>>> from prateria.games import GAMES
>>> state = GAMES["manitou"].State.new(seed=1)
>>> [(number, action.text) for number, action in table.legal(state).items()]
[(45, '2 take h1 0'), (46, '2 take h1 1')]
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any

from ...core.game import Choice, State, check_options
from ...games import GAMES
from ...games.game import HalfMade
from .listing import Listing

__all__ = ["Listing", "Numbers", "numbers", "sizes"]


class Numbers:
    """All actions of a game with certain seats and options. `texts[number]`: what an action is, without its seat."""

    __slots__ = ("_by_action", "_by_text", "_text_of", "texts")

    def __init__(self, texts: tuple[str, ...], text_of: Callable[[Any], str]) -> None:
        self.texts = texts
        self._text_of = text_of
        self._by_text = {text: number for number, text in enumerate(texts)}
        self._by_action: dict[Any, int] = {}

    def __len__(self) -> int:
        """How many numbers there are: 0 to one less."""
        return len(self.texts)

    def number(self, action: Any) -> int:
        """The number of an action, whichever seat does it. Raises KeyError for what no rule of this game knows."""
        number = self._by_action.get(action)
        if number is None:
            number = self._by_action[action] = self._by_text[self._text_of(action)]
        return number

    def legal(self, state: State) -> dict[int, Any]:
        """What can be done in a position where one seat acts: number -> action, lowest number first."""
        number = self.number
        return dict(sorted((number(action), action) for action in state.onward_actions()))


def numbers(game: str, seats: int = 2, options: Mapping[str, Choice] | None = None) -> Numbers:
    """The table of a game. The version of the rules is nothing to it. Raises BadOption; HalfMade if there is none."""
    return _numbers(game, seats, tuple(check_options(GAMES[game].META, seats, options, 0).items()))


@cache
def _numbers(game: str, seats: int, options: tuple[tuple[str, Choice], ...]) -> Numbers:
    try:
        listing = vars(import_module(f"{__name__}.{game}")).get("NUMBERS")
    except ModuleNotFoundError as missing:
        raise HalfMade(f"prateria.envs.numbers.{game} is missing: all that a seat can do, see manitou") from missing
    if not isinstance(listing, Listing):
        raise HalfMade(f"prateria.envs.numbers.{game} lacks NUMBERS: all that a seat can do, see manitou")
    return Numbers(tuple(listing.actions(seats, dict(options))), listing.text_of)


def sizes(game: str, options: Mapping[str, Choice] | None = None) -> dict[int, int]:
    """How many numbers a game has, by its seats.

    >>> sizes("manitou"), sizes("powwow", {"calm": True})
    ({2: 82, 3: 82, 4: 82}, {2: 25, 3: 25, 4: 25, 5: 25})
    """
    fewest, most = GAMES[game].META.seats
    return {seats: len(numbers(game, seats, options)) for seats in range(fewest, most + 1)}
