"""What a seat may know of a position: its own cards, and what lies on the table or was seen there (MA-21).

>>> from .state import State
>>> view = State.new(seats=2, seed=1).observe(None)
>>> view.own is None, [place.id for place in view.territories]
(True, ['hills', 'river', 'forest'])
"""

from typing import NamedTuple

from prateria.core.game import Outcome

from .data import KINDS, TERRITORIES
from .position import Position
from .scoring import strengths

__all__ = ["Laid", "Observation", "Own", "Player", "Territory", "observe"]


class Laid(NamedTuple):
    """A card in a territory. Everyone saw it played, so its kind is known face down as well."""

    seat: int
    kind: str
    up: bool


class Territory(NamedTuple):
    """`herds`: values of the bison cards; `laid`: the cards in the order played; `strengths[seat]` of hunters;
    `guard`: the seat with face-up great warriors, or None."""

    id: str
    herds: tuple[int, ...]
    laid: tuple[Laid, ...]
    strengths: tuple[int, ...]
    guard: int | None


class Player(NamedTuple):
    """What everyone knows of a player.

    `unseen[k]`: cards of that kind which are in hand, pile or reserve; `bison`, `captives` (seat, kind) and `thieves`:
    what was won, in the order taken; `chosen`: the party of this hunt is laid down.
    """

    seat: int
    unseen: tuple[int, ...]
    hand: int
    pile: int
    chosen: bool
    bison: tuple[int, ...]
    captives: tuple[tuple[int, str], ...]
    thieves: int
    points: int


class Own(NamedTuple):
    """What a seat alone knows. `hand`: kinds, sorted; `pile[k]`, `reserve[k]`: counts by kind; `taken`: the answers
    given so far while choosing the party."""

    hand: tuple[str, ...]
    pile: tuple[int, ...]
    reserve: tuple[int, ...]
    taken: tuple[int, ...]


class Observation(NamedTuple):
    """A position as one seat sees it; `seat=None`: a spectator, without `own`.

    `rules`: the version of the rules. `phase`: `party`, `play` or `over`. `turns_left`: turns of all seats together
    until the hunt ends. `large_left`, `small_left`: herds not yet seen, with the one that went back to the box among
    the small.
    """

    seat: int | None
    rules: int
    hunt: int
    phase: str
    dealer: int
    actors: tuple[int, ...]
    turns_left: int
    territories: tuple[Territory, ...]
    players: tuple[Player, ...]
    own: Own | None
    large_left: tuple[int, ...]
    small_left: tuple[int, ...]
    stuck: tuple[tuple[int, int], ...]
    outcome: Outcome | None


def observe(state: Position, seat: int | None) -> Observation:
    """The observation of that seat."""
    seats = state.seats
    names = KINDS
    territories = tuple(
        Territory(
            name,
            state.herds[t],
            tuple(Laid(s, names[k], up) for s, k, up in state.rows[t]),
            tuple(strengths(state.rows[t], seats)),
            state.guards[t][0] if state.guards[t] else None,
        )
        for t, name in enumerate(TERRITORIES)
    )
    players = tuple(
        Player(
            s,
            state.unseen(s),
            len(state.hands[s]),
            len(state.piles[s]),
            state.chosen[s],
            state.bison[s],
            tuple((owner, names[k]) for owner, k in state.captives[s]),
            state.thieves[s],
            state.points(s),
        )
        for s in range(seats)
    )
    own = None
    if seat is not None:
        own = Own(
            tuple(names[k] for k in state.hands[seat]),
            tuple(state.piles[seat].count(k) for k in range(len(names))),
            state.reserves[seat],
            state.taken_by(seat),
        )
    return Observation(
        seat,
        state.rules,
        state.hunt,
        state.phase,
        state.dealer,
        state.actors(),
        state.turns_left,
        territories,
        players,
        own,
        tuple(sorted(state.large)),
        tuple(sorted((*state.small, state.boxed))),
        state.stuck,
        state.outcome(),
    )
