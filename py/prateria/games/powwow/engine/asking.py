"""When people are asked in the calm way, and when the game goes on by itself. PW-18.

A card is turned 114 times, and at most of them nothing is to be decided: nobody can take anything, or only what they
have just left lying. So a table asks its people when a card has brought more to take (a haul that has grown, or another
player who can now take some of it: the same loot, or a person whom that haul needs), when a great haul of another has
grown whose person they could take along, and at the last card; else they answer "Nothing" by themselves, and the next
card comes by itself.

No secret is told by that. Whether somebody is asked follows from the open cards, the setting of the table, and which
seats are people: all of it lies open to everybody, and what a person has answered unseen plays no part. The people of
a table are asked together or not at all: one is not passed over while the other is asked, which would tell the other
that nobody competes.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any, Final

from .actions import PASSES, TURNS, Claim, Turn
from .data import CARD, GREAT, LOOT, TIPI, USUAL
from .events import Took, Turned
from .position import Position
from .rules import Table, cards_of, hauls, sound_kinds

__all__ = [
    "ASKING",
    "ASKING_ONE",
    "CONTESTED",
    "LAST",
    "LEARNT",
    "LULL",
    "SAFE",
    "SPENT",
    "looked_at",
    "marks",
    "offers",
    "passed_over",
    "spent",
    "unasked",
]

ASKING: Final = {"ask": "more", "turns": "self"}
"""The settings of a table, with what is usual. `ask`: at `every` card, when there is `more` to take, or only then and
from so many cards on; `turns`: the next card comes by it`self`, or by a `touch` of the prairie."""

ASKING_ONE: Final = {"ask": "more", "turns": "touch"}
"""One person among computers turns their own cards. They are asked at every card, too, as long as another could take
some of a great haul of theirs, and at the last card but one: it is not taken from them unasked. On a half prairie,
where few of one's people come, any haul is worth that: who takes three cards is asked 7.7 times in the first 40 cards
instead of 5.3, who waits for four 11.4 times instead of 7.8 (40 deals each, against `normal`). "Wait" turns the next
card as well, where it is theirs, so a card takes one touch at the most, and a whole prairie no more than two people
need whose cards come by themselves (`workshop.bench.touches`)."""

TEN: Final = 10
"""With so many cards left the last ones begin."""

SAFE: Final = 0
CONTESTED: Final = -1
"""Why people are passed over: nothing has come for them, and nobody else can take any of what they leave (`SAFE`), or
others can, as they could before (`CONTESTED`)."""

SPENT: Final = -2
"""Why nobody turns the last cards by hand: nothing can come any more for these people."""

LULL: Final = -3
"""Why the last cards run on unasked: none of that person's people lies there who could take anything."""

LAST: Final = 20
"""With so many cards left that is said."""

LEARNT: Final = 12
"""After so many cards everybody knows how one is turned and how a question is answered: it is put shortly, and says
what is still to come, so a hint need not."""

Offer = tuple[int, int, str]  # seat, kind, loot


def offers(state: Position) -> dict[Offer, int]:
    """What each seat could take of the open cards: how many cards by kind and loot, at the most."""
    return _offers(state, state.table, range(state.seats))


def _offers(state: Position, table: Table, seats: Collection[int]) -> dict[Offer, int]:
    """The same for these seats, if this were the table."""
    found: dict[Offer, int] = {}
    for seat in seats:
        for kind in sound_kinds(state.setup, table, seat):
            for haul in hauls(state.setup, table, seat, kind):
                n = len(cards_of(state.setup, table, haul, kind))
                found[seat, kind, haul.loot] = max(found.get((seat, kind, haul.loot), 0), n)
    return found


def _rivals(state: Position, people: Collection[int]) -> Iterator[tuple[Any, int, tuple[int, ...]]]:
    """What the other seats could take: each haul, by which kind, and its cards."""
    for seat in range(state.seats):
        if seat not in people:
            for kind in sound_kinds(state.setup, state.table, seat):
                for haul in hauls(state.setup, state.table, seat, kind):
                    yield haul, kind, cards_of(state.setup, state.table, haul, kind)


def _within_reach(state: Position, people: Collection[int]) -> set[int]:
    """All cards that people could take."""
    setup, table = state.setup, state.table
    kinds = ((seat, kind) for seat in people for kind in sound_kinds(setup, table, seat))
    ways = ((haul, kind) for seat, kind in kinds for haul in hauls(setup, table, seat, kind))
    return {card for haul, kind in ways for card in cards_of(setup, table, haul, kind)}


def _threats(state: Position, people: Collection[int]) -> dict[tuple[Offer, Any, int], int]:
    """For what people could take: who else could take some of it away by one claim, how, and how many cards that is."""
    mine, reach = _offers(state, state.table, people), _within_reach(state, people)
    found: dict[tuple[Offer, Any, int], int] = {}
    for haul, kind, cards in _rivals(state, people) if mine else ():
        if not reach.isdisjoint(cards):
            left = _offers(state, tuple(n - cards.count(card) for card, n in enumerate(state.table)), people)
            lost = (offer for offer, n in mine.items() if left.get(offer, 0) < n)
            found |= {(offer, haul, kind): len(cards) for offer in lost}
    return found


def _denied(state: Position, people: Collection[int], least: int) -> dict[Offer, int]:
    """The great hauls of others for whose person card one of these people could come first, as captive or spouse."""
    setup, table, mine = state.setup, state.table, set[int]()
    for seat in people:
        for kind in sound_kinds(setup, table, seat):
            for haul in hauls(setup, table, seat, kind):
                if haul.partner and table[CARD[haul.partner]] == 1 and len(cards_of(setup, table, haul, kind)) >= least:
                    mine.add(CARD[haul.partner])
    found: dict[Offer, int] = {}
    for haul, kind, cards in _rivals(state, people) if mine else ():
        if len(cards) >= GREAT and setup.own[haul.seat][kind] in mine:
            found[haul.seat, kind, haul.loot] = max(found.get((haul.seat, kind, haul.loot), 0), len(cards))
    return found


def unasked(state: Position, steps: Sequence[Any], people: Collection[int], wish: Mapping[str, str]) -> Any | None:
    """What the seat that decides does without being asked, None: it is asked. `steps`: what has been played; `wish`:
    the settings of the table, as in `ASKING`, and `run`, as `app.unasked` says."""
    if not state.setup.calm:
        return None
    run = wish.get("run", "")
    if state.phase == "turn":
        if run.startswith("on") and _holds(state, steps, people, wish):
            return None
        return TURNS[state.turn] if run or wish["turns"] == "self" or spent(state, people) else None
    if state.phase != "ask" or (wish["ask"] == "every" and not run.startswith("on")):
        return None
    before = next((step.before for step in reversed(steps) if isinstance(step.action, Turn)), None)
    least = int(wish["ask"]) if wish["ask"].isdecimal() else 0
    if before is None or any(_news(before, state, people, least)):
        return None
    tense = len(people) == 1 and wish["turns"] == "touch" and wish["ask"] == "more" and _tense(state, people)
    return None if tense else PASSES[state.asked[0]]


def _tense(state: Position, people: Collection[int]) -> bool:
    """Whether others could take some of a great haul of theirs, or but one card is left before it must be taken; on a
    half prairie, of any haul."""
    least = 0 if state.setup.half else GREAT
    great = {offer for offer, n in _offers(state, state.table, people).items() if n >= least}
    return bool(great) and (len(state.prairie) == 1 or any(one in great for one, _, _ in _threats(state, people)))


def spent(state: Position, people: Collection[int]) -> bool:
    """Whether these people can claim nothing more, whatever comes, for what they know: on a half prairie a person may
    lie in the box."""
    there = {*state.prairie, *state.boxed, *(card for card, n in enumerate(state.table) if n)}
    return bool(state.prairie) and not any(
        state.setup.own[seat][kind] in there and not there.isdisjoint((CARD[LOOT[usual]], CARD[LOOT[TIPI]]))
        for seat in people
        for kind, usual in enumerate(USUAL)
    )


def looked_at(state: Position, steps: Sequence[Any], people: Collection[int], wish: Mapping[str, str]) -> bool:
    """Whether what was claimed is looked at until somebody goes on, as a computer player would turn the next card. Who
    has claimed there, too, has just looked. While cards run on, whether they hold."""
    if not state.setup.calm or state.phase != "turn" or state.turn in people or not people:
        return False
    if wish.get("run", "").startswith("on") or _last(state, people, wish):
        return _holds(state, steps, people, wish)
    claimed = {step.action.seat for step in _since_turned(steps) if isinstance(step.action, Claim)}
    return bool(claimed) and claimed.isdisjoint(people)


def _since_turned(steps: Sequence[Any]) -> Iterator[Any]:
    """What was done since the latest card was turned."""
    return takewhile(lambda step: not isinstance(step.action, Turn), reversed(steps))


def _last(state: Position, people: Collection[int], wish: Mapping[str, str]) -> bool:
    """Whether the last card is about to be turned, where one person turns cards and may have something to hope for."""
    return len(state.prairie) == 1 and len(people) == 1 and wish["turns"] == "touch" and not spent(state, people)


def _holds(state: Position, steps: Sequence[Any], people: Collection[int], wish: Mapping[str, str]) -> bool:
    """Whether cards that run on hold before the next one is turned: another has taken something, or it is the last
    card."""
    taken = (event.seat for step in _since_turned(steps) for event in step.events if isinstance(event, Took))
    return _last(state, people, wish) or any(seat not in people for seat in taken)


def passed_over(state: Position, steps: Sequence[Any], people: Collection[int], wish: Mapping[str, str]) -> int | None:
    """Why people who could claim are not asked at this card: the number of cards from which on they want to be, or
    `SAFE` or `CONTESTED`: nothing has come for them; or why the last ones run on: `SPENT`, `LULL`. None: they are
    asked, or could not claim."""
    if not state.setup.calm or state.phase not in ("turn", "ask"):
        return None
    if state.phase == "turn" and spent(state, people):
        return SPENT
    if 0 < len(state.prairie) <= LAST and len(people) == 1 and not _offers(state, state.table, people):
        return LULL
    if state.phase != "ask" or unasked(state, steps, people, wish) is None:
        return None
    most = max(_offers(state, state.table, people).values(), default=0)
    least = int(wish["ask"]) if wish["ask"].isdecimal() else 0
    if not most or most < least:
        return least if most else None
    reach = _within_reach(state, people)
    return SAFE if all(reach.isdisjoint(cards) for _, _, cards in _rivals(state, people)) else CONTESTED


def _news(before: Position, state: Position, people: Collection[int], least: int) -> Iterator[bool]:
    """For all that people can take: whether it is worth a question, after a card was turned in the position before."""
    was, now = offers(before), offers(state)
    able = {(seat, loot) for seat, _, loot in was}
    wanted = {loot for seat, _, loot in now if (seat, loot) not in able}  # somebody else can take it from now on
    for (seat, kind, loot), n in now.items():
        if seat in people and n >= least:
            yield not state.prairie or n > was.get((seat, kind, loot), 0) or loot in wanted
    if any(seat in people for seat, _, _ in now):
        old = _threats(before, people)
        for threat, n in _threats(state, people).items():
            yield now[threat[0]] >= least and n > old.get(threat, 0)  # who can take some of it now, or gets more by it
        yield any(n > was.get(offer, 0) for offer, n in _denied(state, people, least).items())


def marks(steps: Sequence[Any]) -> tuple[Turned, ...]:
    """The card that was turned last, for it stays marked until the next one is."""
    for step in reversed(steps):
        for event in step.events:
            if isinstance(event, Turned):
                return (event,)
    return ()
