"""Pow Wow for players: loot and people on the prairie, tribe cards, the council board."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from ...games.powwow.engine.actions import Claim, Haul
from ...games.powwow.engine.data import LOOT, TRIBE
from ...games.powwow.engine.observe import Heap, Lying
from ...games.powwow.engine.observe import Player as Seen
from ...games.powwow.engine.position import Position
from .. import action, view


class Person(NamedTuple):
    """A person card: `colour` red, yellow, green, blue or purple; `kind` chief, warrior, maiden or hunter."""

    colour: str
    kind: str

    def __repr__(self) -> str:
        return f"{self.colour} {self.kind}"


class Board(NamedTuple):
    """`loot`: how many of each lie face up (bison, totem, tomahawk, necklace, tipi); `people`: the person cards, each
    as often as it lies there; `council`: the tribe cards on the council board, from its bottom."""

    loot: Mapping[str, int]
    people: tuple[Person, ...]
    council: tuple[Lying, ...]


class Player(NamedTuple):
    """`points`: how many cards the player has won; `winnings`: these from the bottom, loot by name and people."""

    seat: int
    colour: str
    points: int
    winnings: tuple[str | Person, ...]


class Action(action.Action):
    """What can be done in Pow Wow, by its `what`:

    turn    turn the next card of the prairie
    claim   put down your tribe card of that `kind`
    pass    put down none
    haul    take all of that `loot`, with that `partner` (a captive or a spouse) or None
    settle  the table ends a race
    """

    __slots__ = ()
    NAMES = ("kind", "loot", "partner")


class View(view.View):
    """What you see of Pow Wow when it is your turn. Give back one of `view.actions`.

    view.actions     see help(view.actions[0])
    view.hand        the tribe cards in your hand: chief, warrior, maiden, hunter
    view.board       what lies face up: `view.board.loot["bison"]`, `view.board.people`, `view.board.council`
    view.me, view.others   players: colour, points, winnings, see help(view.me)
    view.phase       "turn", "race", "ask" (who wants to claim?) or "take" (what does a claim take?)
    view.round       the number of the card turned last
    view.prairie     what nobody has seen yet, by card; view.left: how many of these cards are still to be turned
    view.random      random numbers                   view.sample()     a world to try things in
    """

    __slots__ = ()

    @property
    def hand(self) -> tuple[str, ...]:
        """The kinds of your tribe cards that do not lie on the council board."""
        laid = [lying.kind for lying in self.observation.pile if lying.seat == self.seat]
        return tuple(kind for kind in TRIBE if kind not in laid)

    @property
    def board(self) -> Board:
        """What lies face up, and on the council board."""
        table = dict(self.observation.table)
        people = tuple(card for name, n in table.items() if name not in LOOT for card in (_person(name),) * n)
        return Board({loot: table.get(loot, 0) for loot in LOOT}, people, self.observation.pile)

    @property
    def players(self) -> tuple[Player, ...]:
        """All players, by seat."""
        return tuple(map(_player, self.observation.players))

    @property
    def prairie(self) -> Mapping[str | Person, int]:
        """What nobody has seen yet: how many of each card."""
        return _heap(self.observation.prairie)

    @property
    def left(self) -> int:
        """How many cards are still to be turned."""
        left: int = self.observation.left
        return left

    @property
    def round(self) -> int:
        """The number of the card that was turned last."""
        turned: int = self.observation.rounds - self.left
        return max(turned, 1)


def say(engine: Any) -> Action:
    """The action of an engine's action."""
    if isinstance(engine, Claim):
        return Action(engine, "claim", {"kind": engine.kind})
    if isinstance(engine, Haul):
        partner = _person(engine.partner) if engine.partner else None
        return Action(engine, "haul", {"loot": engine.loot, "partner": partner})
    return Action(engine, engine.verb, {})


def points(state: Position) -> tuple[int, ...]:
    """The points so far: a card is a point."""
    return tuple(map(len, state.winnings))


def _person(name: str) -> Person:
    colour, _, kind = name.partition("-")
    return Person(colour, kind)


def _card(name: str) -> str | Person:
    return name if name in LOOT else _person(name)


def _heap(heap: Heap) -> dict[str | Person, int]:
    return {_card(name): n for name, n in heap}


def _player(seen: Seen) -> Player:
    return Player(seen.seat, seen.colour, seen.points, tuple(map(_card, seen.winnings)))
