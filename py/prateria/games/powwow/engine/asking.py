"""When people are asked in the calm way, and when the game goes on by itself. PW-18.

A card is turned 114 times, and at most of them nothing is to be decided: nobody can take anything, or only what they
have just left lying. So a table asks its people when a card has brought more to take (a haul that has grown, or another
player who can now take the same loot), and at the last card; else they answer "Nothing" by themselves, and the next
card comes by itself.

No secret is told by that. Whether somebody is asked follows from the open cards, the setting of the table, and which
seats are people: all of it lies open to everybody, and what a person has answered unseen plays no part. The people of
a table are asked together or not at all: one is not passed over while the other is asked, which would tell the other
that nobody competes.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final

from .actions import PASSES, TURNS, Turn
from .events import Turned
from .position import Position
from .rules import cards_of, hauls, sound_kinds

__all__ = ["ASKING", "ASKING_ONE", "marks", "offers", "passed_over", "unasked"]

ASKING: Final = {"ask": "more", "turns": "self"}
"""The settings of a table, with what is usual. `ask`: at `every` card, when there is `more` to take, or only then and
from so many cards on; `turns`: the next card comes by it`self`, or by a `touch` of the prairie."""

ASKING_ONE: Final = {"turns": "touch"}
"""One person among computers turns their own cards: each waits for them, so nothing runs off under their eyes, and a
whole prairie takes no more touches than two people need whose cards come by themselves (`workshop.bench.touches`)."""

Offer = tuple[int, int, str]  # seat, kind, loot


def offers(state: Position) -> dict[Offer, int]:
    """What each seat could take of the open cards: how many cards by kind and loot, at the most."""
    found: dict[Offer, int] = {}
    for seat in range(state.seats):
        for kind in sound_kinds(state.setup, state.table, seat):
            for haul in hauls(state.setup, state.table, seat, kind):
                n = len(cards_of(state.setup, state.table, haul, kind))
                found[seat, kind, haul.loot] = max(found.get((seat, kind, haul.loot), 0), n)
    return found


def unasked(state: Position, steps: Sequence[Any], people: Collection[int], wish: Mapping[str, str]) -> Any | None:
    """What the seat that decides does without being asked, None: it is asked. `steps`: what has been played; `wish`:
    the settings of the table, as in `ASKING`."""
    if not state.setup.calm:
        return None
    if state.phase == "turn":
        return TURNS[state.turn] if wish["turns"] == "self" else None
    if state.phase != "ask" or wish["ask"] == "every":
        return None
    before = next((step.before for step in reversed(steps) if isinstance(step.action, Turn)), None)
    least = int(wish["ask"]) if wish["ask"].isdecimal() else 0
    if before is None or any(_news(before, state, people, least)):
        return None
    return PASSES[state.asked[0]]


def passed_over(state: Position, steps: Sequence[Any], people: Collection[int], wish: Mapping[str, str]) -> int | None:
    """Why people who could claim are not asked at this card: the number of cards from which on they want to be, or 0:
    there is no more to take than there was. None: they are asked, or could not claim."""
    if state.phase != "ask" or unasked(state, steps, people, wish) is None:
        return None
    most = max((n for (seat, _, _), n in offers(state).items() if seat in people), default=0)
    least = int(wish["ask"]) if wish["ask"].isdecimal() else 0
    return None if not most else least if most < least else 0


def _news(before: Position, state: Position, people: Collection[int], least: int) -> Iterator[bool]:
    """For all that people can take: whether it is worth a question, after a card was turned in the position before."""
    was, now = offers(before), offers(state)
    able = {(seat, loot) for seat, _, loot in was}
    wanted = {loot for seat, _, loot in now if (seat, loot) not in able}  # somebody else can take it from now on
    for (seat, kind, loot), n in now.items():
        if seat in people and n >= least:
            yield not state.prairie or n > was.get((seat, kind, loot), 0) or loot in wanted


def marks(steps: Sequence[Any]) -> tuple[Turned, ...]:
    """The card that was turned last, for it stays marked until the next one is."""
    for step in reversed(steps):
        for event in step.events:
            if isinstance(event, Turned):
                return (event,)
    return ()
