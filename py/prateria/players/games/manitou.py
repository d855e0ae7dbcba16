"""Manitou for players: cards, territories, the hunting party."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from ...core.game import Take
from ...games.manitou.engine.actions import Play
from ...games.manitou.engine.data import BEATS, FIRST_WARRIOR, KIND, KINDS, STRENGTH
from ...games.manitou.engine.observe import Player as Seen
from ...games.manitou.engine.position import Position
from .. import action, view


class Card(NamedTuple):
    """A card: a hunter with its `strength`, or a great warrior (chief, healer, rainmaker, scout, mother), whose
    strength is 0. `id`: its short name."""

    name: str
    strength: int
    id: str

    @property
    def is_warrior(self) -> bool:
        """Whether it is a great warrior."""
        return not self.strength

    def beats(self, other: "Card") -> bool:
        """Whether this great warrior beats that one in a trial of strength. Equal ones both fall."""
        both = self.is_warrior and other.is_warrior
        return both and BEATS[KIND[self.id] - FIRST_WARRIOR][KIND[other.id] - FIRST_WARRIOR]

    def __repr__(self) -> str:
        return self.name if self.is_warrior else f"hunter {self.strength}"


CARDS: Final = {
    kind: Card("hunter" if strength else kind, strength, kind) for kind, strength in zip(KINDS, STRENGTH, strict=True)
}
"""Each kind of card by its short name."""


class Laid(NamedTuple):
    """A card in a territory: whose it is, and whether it lies face `up`."""

    card: Card
    seat: int
    up: bool


class Territory(NamedTuple):
    """`name`: hills, river or forest; `herds`: the points of the bison there; `cards`: all that lies there, in the
    order played; `strengths[seat]`: of the hunters of each player; `guard`: the seat whose great warriors lie there
    face up, or None."""

    name: str
    herds: tuple[int, ...]
    cards: tuple[Laid, ...]
    strengths: tuple[int, ...]
    guard: int | None


class Player(NamedTuple):
    """`hand`, `pile`: how many cards; `cards`: those in hand, pile and reserve together, which everyone can work out;
    `bison`: the herds won; `captives`: the cards won, with whose they were; `thieves`: hide thieves, each 10 points
    less; `chosen`: the hunting party is laid down."""

    seat: int
    points: int
    hand: int
    pile: int
    cards: tuple[Card, ...]
    bison: tuple[int, ...]
    captives: tuple[tuple[int, Card], ...]
    thieves: int
    chosen: bool


class Action(action.Action):
    """What can be done in Manitou, by its `what`:

    take   while the hunting party is chosen, kind by kind: so many (`amount`) of that `card` come along
    play   lay that `card` from your hand into that `territory`
    pass   you can lay nothing
    """

    __slots__ = ()
    NAMES = ("card", "territory", "amount")


class View(view.View):
    """What you see of Manitou when it is your turn. Give back one of `view.actions`.

    view.actions     see help(view.actions[0])
    view.hand        your cards: `view.hand[0].strength`
    view.board       the territories by name: `view.board["river"].herds`, see help(view.board["river"])
    view.me, view.others   players: points, hand, pile, cards, bison, captives, thieves, see help(view.me)
    view.phase       "party" while the hunting parties are chosen, "play" in the hunt
    view.round       the hunt, from 1 to 3            view.turns_left   turns of all players until it ends
    view.pile        what is still in your pile, view.reserve in your reserve, view.party what you have taken so far
    view.random      random numbers                   view.sample()     a world to try things in
    """

    __slots__ = ()

    @property
    def hand(self) -> tuple[Card, ...]:
        """Your cards, hunters first."""
        return tuple(CARDS[kind] for kind in self.observation.own.hand)

    @property
    def pile(self) -> tuple[Card, ...]:
        """The cards that you will still draw; in which order nobody knows."""
        return _cards(self.observation.own.pile)

    @property
    def reserve(self) -> tuple[Card, ...]:
        """The cards that you have left at home."""
        return _cards(self.observation.own.reserve)

    @property
    def party(self) -> tuple[Card, ...]:
        """The cards taken so far while you choose your hunting party."""
        return _cards(self.observation.own.taken)

    @property
    def board(self) -> Mapping[str, Territory]:
        """The territories by name."""
        return {
            place.id: Territory(
                place.id,
                place.herds,
                tuple(Laid(CARDS[kind], seat, up) for seat, kind, up in place.laid),
                place.strengths,
                place.guard,
            )
            for place in self.observation.territories
        }

    @property
    def players(self) -> tuple[Player, ...]:
        """All players, by seat."""
        return tuple(map(_player, self.observation.players))

    @property
    def round(self) -> int:
        """The hunt, from 1 to 3."""
        hunt: int = self.observation.hunt
        return hunt

    @property
    def turns_left(self) -> int:
        """How many turns all players together have until the hunt ends."""
        turns: int = self.observation.turns_left
        return turns


def say(engine: Any) -> Action:
    """The action of an engine's action."""
    if isinstance(engine, Play):
        return Action(engine, "play", {"card": CARDS[engine.kind], "territory": engine.territory})
    if isinstance(engine, Take):
        return Action(engine, "take", {"card": CARDS[engine.kind], "amount": engine.amount})
    return Action(engine, "pass", {})


def points(state: Position) -> tuple[int, ...]:
    """The points so far."""
    return tuple(map(state.points, range(state.seats)))


def _cards(counts: tuple[int, ...]) -> tuple[Card, ...]:
    return tuple(CARDS[kind] for kind, n in zip(KINDS, counts, strict=False) for _ in range(n))


def _player(seen: Seen) -> Player:
    captives = tuple((seat, CARDS[kind]) for seat, kind in seen.captives)
    return Player(
        seen.seat,
        seen.points,
        seen.hand,
        seen.pile,
        _cards(seen.unseen),
        seen.bison,
        captives,
        seen.thieves,
        seen.chosen,
    )
