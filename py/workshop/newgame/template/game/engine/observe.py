"""What a seat may know of a position: all that tables, sentences and bots are told. Nothing secret is in it."""

from typing import Any, NamedTuple

from prateria.core.game import Outcome


class Player(NamedTuple):
    """`hand`: cards not shown yet, one of which may be chosen; `played`: those that were shown, in their order."""

    points: int
    hand: tuple[int, ...]
    played: tuple[int, ...]


class Observation(NamedTuple):
    """`seat`: who sees it, None: a spectator; `players`: by seat; `chosen`: the seat's own card, 0 if none; `actors`:
    who has still to choose; `prey`: the tokens that lie open; `world`: see `PlainState.world`."""

    seat: int | None
    players: tuple[Player, ...]
    chosen: int
    actors: tuple[int, ...]
    prey: tuple[int, ...]
    world: tuple[Any, ...]
    outcome: Outcome | None
