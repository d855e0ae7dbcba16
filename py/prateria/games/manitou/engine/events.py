"""What happens in Manitou, as records. Kinds and territories are names; seats count from 0."""

from typing import NamedTuple

__all__ = [
    "BisonCaught",
    "BisonLost",
    "CaptivesTaken",
    "CardsReturned",
    "Drew",
    "Event",
    "GameEnded",
    "HandDealt",
    "HuntBegan",
    "HuntEnded",
    "PartyIn",
    "PartyTaken",
    "Passed",
    "Played",
    "ThievesTaken",
    "Trial",
    "reveals",
    "seen_by",
]

Card = tuple[int, str]  # (seat whose colour it has, kind)


class HuntBegan(NamedTuple):
    """MA-05. `herds[t]`: the values of the bison cards laid out in territory t."""

    hunt: int
    dealer: int
    herds: tuple[tuple[int, ...], ...]


class PartyTaken(NamedTuple):
    """MA-06: one answer while choosing a party; nobody else sees it."""

    seat: int
    kind: str
    amount: int


class PartyIn(NamedTuple):
    """MA-06: a party of `size` cards is chosen and laid face down."""

    seat: int
    size: int


class HandDealt(NamedTuple):
    """MA-07: the first cards drawn from one's own party. Others see their number only."""

    seat: int
    kinds: tuple[str, ...]
    size: int


class Played(NamedTuple):
    """MA-07: a card was laid face up."""

    seat: int
    kind: str
    territory: str


class Trial(NamedTuple):
    """MA-11, MA-13, MA-14. `result`, for the card just played: `wins`, `loses`, `equal` (both fall), `sacrifice`
    (it falls and takes `against` with it) or `weak` (it falls alone before a pair)."""

    territory: str
    seat: int
    kind: str
    other: int
    against: str
    result: str


class Drew(NamedTuple):
    """MA-07: a card drawn from one's own party; `left` remain. Others do not see its kind."""

    seat: int
    kind: str | None
    left: int


class Passed(NamedTuple):
    """MA-24."""

    seat: int


class HuntEnded(NamedTuple):
    """MA-08."""

    hunt: int


class ThievesTaken(NamedTuple):
    """MA-16: who hunted hardest, with that total strength; nobody if no hunter was played."""

    seats: tuple[int, ...]
    strength: int


class BisonCaught(NamedTuple):
    """MA-17: a herd goes to the one ranked `place` (1 or 2) with `strength` there."""

    territory: str
    seat: int
    value: int
    strength: int
    place: int


class BisonLost(NamedTuple):
    """MA-18: herds leave the game. `why`: `tie` (for first), `second` (a tie for second) or `nobody`."""

    territory: str
    values: tuple[int, ...]
    why: str


class CaptivesTaken(NamedTuple):
    """MA-19: the one with face-up great warriors takes the fallen and the hunters of the others."""

    territory: str
    seat: int
    cards: tuple[Card, ...]


class CardsReturned(NamedTuple):
    """MA-20: nobody guards the territory; everyone takes their own cards back."""

    territory: str


class GameEnded(NamedTuple):
    """MA-23."""

    points: tuple[int, ...]
    winners: tuple[int, ...]


Event = (
    HuntBegan | PartyTaken | PartyIn | HandDealt | Played | Trial | Drew | Passed | HuntEnded | ThievesTaken
    | BisonCaught | BisonLost | CaptivesTaken | CardsReturned | GameEnded
)  # fmt: skip


def reveals(event: Event) -> bool:
    """True where whoever acted, or the whole table, learns something that was hidden before."""
    return isinstance(event, HuntBegan | HandDealt | Drew)


def seen_by(event: Event, seat: int | None) -> Event | None:
    """The event as that seat saw it (None: a spectator): itself, a poorer one, or nothing."""
    if isinstance(event, PartyTaken):
        return event if event.seat == seat else None
    if isinstance(event, HandDealt) and event.seat != seat:
        return event._replace(kinds=())
    if isinstance(event, Drew) and event.seat != seat:
        return event._replace(kind=None)
    return event
