"""What happens in Pow Wow, as records. Cards, kinds and loot are names; seats count from 0."""

from typing import NamedTuple

__all__ = [
    "Answered",
    "BisonGiven",
    "Claimed",
    "ColoursGiven",
    "Event",
    "FoundNothing",
    "GameEnded",
    "PileShown",
    "Punished",
    "Took",
    "Turned",
    "reveals",
    "seen_by",
]


class ColoursGiven(NamedTuple):
    """PW-01: the game begins; the colour of each seat."""

    colours: tuple[str, ...]


class Turned(NamedTuple):
    """PW-04: a card was turned face up; `left` remain in the prairie."""

    seat: int
    card: str
    left: int


class Claimed(NamedTuple):
    """PW-06: a tribe card was put on the council board, for all to see."""

    seat: int
    kind: str


class Answered(NamedTuple):
    """PW-18: a seat has answered which card it puts down: a kind, `pass`, or None for those who do not see it."""

    seat: int
    kind: str | None


class PileShown(NamedTuple):
    """PW-09: the pile is complete and will be settled from its bottom, `claims[0]`: (seat, kind).

    `answers`: how many seats had answered unseen (PW-18); 0 in a race.
    """

    claims: tuple[tuple[int, str], ...]
    answers: int

    @property
    def seats(self) -> tuple[int, ...]:
        """Whose cards lie there."""
        return tuple(seat for seat, _ in self.claims)


class Punished(NamedTuple):
    """PW-08: an unsound card; `amount` cards of the winnings leave the game unseen. `missing`: what was not there when
    it was put down, `person`, `loot` or `captive`, as in `FoundNothing`."""

    seat: int
    kind: str
    missing: str
    amount: int


class FoundNothing(NamedTuple):
    """PW-09: a sound card whose player finds nothing left. `missing`: `person` (their own person card), `loot`, or
    `captive` (a chief finds totems, but nobody to take captive: EX-PW-2)."""

    seat: int
    kind: str
    missing: str


class Took(NamedTuple):
    """PW-10 to PW-15, PW-22, PW-23. `cards`: all that was taken, in the order in which it goes on the winnings;
    `partner`: the captive or spouse among them; `allies`: how many person cards joined without a player."""

    seat: int
    kind: str
    loot: str
    partner: str | None
    allies: int
    cards: tuple[str, ...]


class BisonGiven(NamedTuple):
    """PW-21: the war path; `seat` gives `amount` bison to `other`, or has none to give."""

    seat: int
    other: int
    amount: int


class GameEnded(NamedTuple):
    """PW-20."""

    points: tuple[int, ...]
    winners: tuple[int, ...]


Event = ColoursGiven | Turned | Claimed | Answered | PileShown | Punished | FoundNothing | Took | BisonGiven | GameEnded


def reveals(event: Event) -> bool:
    """True for a turned card, for answers that come to light, and in a race, where the moment itself is gone."""
    return isinstance(event, Turned | Claimed) or (isinstance(event, PileShown) and event.answers != 1)


def seen_by(event: Event, seat: int | None) -> Event:
    """The event as that seat saw it (None: a spectator): itself, or an answer without what it was."""
    if isinstance(event, Answered) and event.seat != seat:
        return event._replace(kind=None)
    return event
