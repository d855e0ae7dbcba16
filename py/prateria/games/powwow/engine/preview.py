"""What a table shows beside the position: what the choice made ready would take, and what has just happened.

>>> from prateria.kit.touch import Touch
>>> from .state import State
>>> look(State.new(seats=2, seed=1).observe(None), Touch())._replace(cards=("totem",))  # doctest: +ELLIPSIS
Look(claim=None, cards=('totem',), hoped=(), late=(), ...turned='', before=())
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import Any, Final, NamedTuple

from .actions import Claim, Haul
from .data import CARD, CARDS, GREAT, KIND, LOOT, TIPI, TOMAHAWK, TOTEM, TRIBE, USUAL, WARRIOR
from .events import BisonGiven, FoundNothing, Punished, Took, Turned
from .observe import Observation
from .referee import Late
from .rules import Table, cards_of, hauls, sound_kinds, spread
from .winnings import raid

__all__ = [
    "Look",
    "Who",
    "about",
    "anybody",
    "brings",
    "claimers",
    "first",
    "grown",
    "hopes",
    "likely",
    "look",
    "missing",
    "most",
    "rivals",
    "taking",
    "wanted",
    "ways",
    "within",
    "would",
]

Who = tuple[tuple[int, str], ...]
"""Tribe cards: (seat, kind)."""

MANY: Final = 200
"""Of more tables than so many it is not thought what yet another seat might leave."""


class Look(NamedTuple):
    """`claim`: the tribe card, (seat, kind), that is chosen or being settled, and `cards` what it would take: as long
    as that is not chosen only what is sure; `hoped`: of a hint to wait, what is likely to grow. What has just happened
    to which tribe cards: touched too `late`, or as a `second` one at the same card, `punished` (so many cards
    `thrown`, for want of what is
    `missing`), found `empty` hands; the seat that
    `took` and the cards; the card just `turned`, and those `before` it that are told with it."""

    claim: tuple[int, str] | None
    cards: tuple[str, ...]
    hoped: tuple[str, ...]
    late: Who
    second: Who
    punished: Who
    thrown: tuple[int, ...]
    missing: tuple[str, ...]
    empty: Who
    took: tuple[int, tuple[str, ...]] | None
    given: tuple[tuple[int, int, int], ...]
    turned: str
    before: tuple[str, ...]


def about(hidden: int, left: int, unseen: int) -> int:
    """How many of so many hidden cards are likely to be turned yet, if that many are left of all unseen ones: the rest
    of these lie in the box (PW-26).

    >>> about(10, 26, 80), about(1, 2, 80), about(4, 30, 30)
    (3, 0, 4)
    """
    return round(hidden * left / unseen)


def look(view: Observation, touch: Any, news: Sequence[Any] = ()) -> Look:
    """What to show of this position while this is touched (`view.frame.Touch`). `news`: the latest events, and claims
    that came too late."""
    claim, cards = _claim(view, touch)
    last = next((event for event in reversed(news) if isinstance(event, Took | Turned)), None)
    if view.setup.calm and claim is not None and isinstance(last, Took) and last.seat == claim[0]:
        cards = ()  # it has been taken: what another one of that kind could take stays
    turned = [event.card for event in news if isinstance(event, Turned)]
    late = [one for one in news if isinstance(one, Late)]
    lying = {(one.seat, one.kind) for one in view.pile}  # a card that has been put down since is not too late any more
    who = [(one.claim.seat, one.claim.kind) for one in late if not one.second]
    return Look(
        claim,
        cards,
        (touch.reason[1]["loot"],) if touch.reason and touch.reason[0] == "wait_bigger" else (),
        tuple(one for one in who if one not in lying),
        tuple((one.claim.seat, one.claim.kind) for one in late if one.second),
        tuple((event.seat, event.kind) for event in news if isinstance(event, Punished)),
        tuple(event.amount for event in news if isinstance(event, Punished)),
        tuple(event.missing for event in news if isinstance(event, Punished)),
        tuple((event.seat, event.kind) for event in news if isinstance(event, FoundNothing)),
        next(((event.seat, event.cards) for event in reversed(news) if isinstance(event, Took)), None),
        tuple((event.seat, event.other, event.amount) for event in news if isinstance(event, BisonGiven)),
        turned[-1] if turned else "",
        tuple(one for one in dict.fromkeys(turned) if one != turned[-1]),
    )


def ways(view: Observation, seat: int, kind: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """What that tribe card may take from the table as it lies now: each kind of loot, with the people of whom one goes
    along, if any may. () where nothing is left for it."""
    table = spread(*(card for card, n in view.table for _ in range(n)))
    found: dict[str, tuple[str, ...]] = {}
    for haul in hauls(view.setup, table, seat, KIND[kind]):
        found[haul.loot] = (*found.get(haul.loot, ()), *((haul.partner,) if haul.partner else ()))
    return tuple(found.items())


def taking(view: Observation, haul: Haul, kind: str) -> int:
    """How many cards that haul takes from the table as it lies now, with that tribe card."""
    table = spread(*(card for card, n in view.table for _ in range(n)))
    return len(cards_of(view.setup, table, haul, KIND[kind]))


def anybody(view: Observation) -> bool:
    """Whether some claim would be right now, whoever's it is (PW-07)."""
    table = spread(*(card for card, n in view.table for _ in range(n)))
    return any(sound_kinds(view.setup, table, player.seat) for player in view.players)


def claimers(view: Observation, loot: str) -> tuple[int, ...]:
    """The seats that could take that loot from the table as it lies now."""
    table = spread(*(card for card, n in view.table for _ in range(n)))
    kinds = range(len(TRIBE)) if loot == LOOT[TIPI] else (USUAL.index(CARD[loot]),)
    return tuple(
        player.seat
        for player in view.players
        if any(haul.loot == loot for kind in kinds for haul in hauls(view.setup, table, player.seat, kind))
    )


def brings(view: Observation, seat: int, kind: str, only: str = "") -> tuple[int, str]:
    """How many cards that tribe card would bring now at the most, and with which loot (`only` that), of equal ones that
    which fewest could take; on the war path with the bison that others give. (0, ""): none."""
    found = _bring(view, spread(*(card for card, n in view.table for _ in range(n))), seat, KIND[kind])
    return _best(view, [one for one in found if only in ("", one[1])])


def _bring(view: Observation, table: Table, seat: int, kind: int) -> set[tuple[int, str]]:
    """What each haul of that claim would bring, if this were the table: how many cards, and with which loot."""
    won = tuple(tuple(CARD[card] for card in player.winnings) for player in view.players)
    given = sum(raid(won, seat)) if view.setup.war_path and TRIBE[kind] == TRIBE[WARRIOR] else 0
    return {
        (len(cards_of(view.setup, table, haul, kind)) + given * (haul.loot == LOOT[TOMAHAWK]), haul.loot)
        for haul in hauls(view.setup, table, seat, kind)
    }


def most(view: Observation, seat: int) -> tuple[int, str]:
    """The same of all its tribe cards."""
    return _best(view, {brings(view, seat, kind) for kind in TRIBE})


def wanted(view: Observation, hoped: Mapping[str, tuple[int, int]]) -> frozenset[str]:
    """Whom the one who looks waits for most, where that would be much."""
    own = "" if view.seat is None else f"{view.players[view.seat].colour}-"
    mine = {card: n for card, (n, _) in hoped.items() if own and card.startswith(own)}
    best = max(mine.values(), default=0)
    return frozenset(card for card, n in mine.items() if n == best >= GREAT)


def likely(view: Observation, card: str) -> int:
    """How many of that card are likely to be turned yet: of a whole prairie all that nobody has seen."""
    hidden = dict(view.prairie)
    return about(hidden.get(card, 0), view.left, sum(hidden.values())) if view.left else 0


@lru_cache(8)
def hopes(view: Observation) -> Mapping[str, tuple[int, int]]:
    """Of each person of the players who does not lie there and may still come: how many cards it would bring to claim
    with them if they came now, and how many of them may come yet: on a half prairie more are unseen than are left."""
    if not view.left:
        return {}
    return {card: (n, min(unseen, view.left)) for card, (n, unseen) in missing(view).items()}


def grown(view: Observation, card: str) -> frozenset[str]:
    """Of whom one hopes the more since that card was turned: as in `hopes`."""
    before = missing(view._replace(table=tuple((one, n - (one == card)) for one, n in view.table)))
    return frozenset(one for one, (n, _) in hopes(view).items() if card and n > before.get(one, (n,))[0])


def missing(view: Observation) -> Mapping[str, tuple[int, int]]:
    """The same of all who were not seen, though they may never come, with how many of each."""
    table, hidden = spread(*(card for card, n in view.table for _ in range(n))), dict(view.prairie)
    found: dict[str, tuple[int, int]] = {}
    for player in view.players:
        for kind in TRIBE:
            card = f"{player.colour}-{kind}"
            if not table[CARD[card]] and card in hidden:
                there = (*table[: CARD[card]], 1, *table[CARD[card] + 1 :])
                found[card] = _bring_most(view, there, player.seat, kind), hidden[card]
    return found


def rivals(view: Observation, seat: int, kind: str) -> tuple[int, str] | None:
    """Who else could take now, before that tribe card has come, what it would bring most of: the first of them, and
    that loot. None: nobody, so it does wait for them."""
    found = _if_there(view, seat, kind)
    best = max((n for n, _ in found), default=0)
    sooner = (
        (other, loot) for n, loot in sorted(found) if n == best for other in claimers(view, loot) if other != seat
    )
    return next(sooner, None)


def would(view: Observation, seat: int, kind: str) -> tuple[str, int]:
    """The loot of which that tribe card would bring most if its person came, and how many cards more than that, the
    person and a captive that brings: allies, bison of others."""
    n, loot = max(_if_there(view, seat, kind))
    return loot, n - 1 - dict(view.table)[loot] - (loot == LOOT[TOTEM])


def _if_there(view: Observation, seat: int, kind: str) -> set[tuple[int, str]]:
    """The same as `_bring`, if one more of that seat's people of the kind lay there."""
    table = spread(*(card for card, n in view.table for _ in range(n)))
    card = CARD[f"{view.players[seat].colour}-{kind}"]
    return _bring(view, (*table[:card], table[card] + 1, *table[card + 1 :]), seat, KIND[kind])


def first(view: Observation, seat: int, kind: str) -> tuple[int, ...]:
    """Who has answered before that seat and may so have taken some of what that tribe card would bring: its loot, its
    own person, or whom it would take along (PW-09, PW-18)."""
    table = spread(*(card for card, n in view.table for _ in range(n)))
    now = _bring_most(view, table, seat, kind)
    tables, found = {table}, []
    for other in takewhile(lambda other: other != seat, view.answered if now else ()):
        after = {_minus(one, cards) for one in tables for cards in _takings(view, one, other)}
        left = {one for one in after if _bring_most(view, one, seat, kind) >= now}
        if len(left) < len(after):
            found.append(other)
        tables |= left if len(tables) < MANY else set()
    return tuple(found)


def _bring_most(view: Observation, table: Table, seat: int, kind: str) -> int:
    return max((n for n, _ in _bring(view, table, seat, KIND[kind])), default=0)


def _takings(view: Observation, table: Table, seat: int) -> Iterator[tuple[int, ...]]:
    """What that seat could take from this table."""
    for kind in sound_kinds(view.setup, table, seat):
        for haul in hauls(view.setup, table, seat, kind):
            yield cards_of(view.setup, table, haul, kind)


def _minus(table: Table, cards: Sequence[int]) -> Table:
    return tuple(n - cards.count(card) for card, n in enumerate(table))


def _best(view: Observation, found: Collection[tuple[int, str]]) -> tuple[int, str]:
    n = max((n for n, _ in found), default=0)
    best = sorted(loot for many, loot in found if many == n)
    return n, best[0] if len(best) == 1 else min(best, key=lambda loot: len(claimers(view, loot)), default="")


def _claim(view: Observation, touch: Any) -> tuple[tuple[int, str] | None, tuple[str, ...]]:
    """The claim that is chosen, or, in the calm way, being settled; and what it takes as far as that is known."""
    settling = view.phase == "take" and view.settled < len(view.pile) and view.pile[view.settled]
    haul = next((action for action in (touch.then, touch.ready) if isinstance(action, Haul)), None)
    if settling and (view.setup.calm or haul):
        seat, kind = settling.seat, settling.kind
    elif chosen := _chosen(touch):
        seat, kind = chosen
    else:
        return None, ()
    table = spread(*(card for card, n in view.table for _ in range(n)))
    ways = [haul] if haul else hauls(view.setup, table, seat, KIND[kind])
    found = [cards_of(view.setup, table, way, KIND[kind]) for way in ways]
    sure = [card for card in found[0] if all(card in way for way in found)] if found else []
    return (seat, kind), tuple(CARDS[card] for card in sure)


def _chosen(touch: Any) -> tuple[int, str] | None:
    """The tribe card that is chosen."""
    for pick in touch.chosen:
        sort, _, what = pick.partition(":")
        if sort == "tribe":
            number, _, kind = what.partition("-")
            return int(number) - 1, kind
    return (touch.ready.seat, touch.ready.kind) if isinstance(touch.ready, Claim) else None


def within(view: Observation) -> set[str]:
    """The loot that the one who is asked could take."""
    return {one for kind in TRIBE for one, _ in ways(view, view.actors[0], kind)}
