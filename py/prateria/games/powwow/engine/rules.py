"""Which claims are sound, and what they may take. PW-07, PW-10 to PW-14, PW-18, PW-22, PW-23.

Pure functions on small values. A *table* counts the face-up cards by their places in `data.CARDS`.

>>> from .data import HUNTER
>>> red = setup(("red", "yellow"), {})
>>> table = spread("red-hunter", "tipi", "bison")  # EX-PW-1
>>> [haul.text for haul in hauls(red, table, 0, HUNTER)]
['1 haul bison', '1 haul tipi']
>>> [CARDS[card] for card in cards_of(red, table, HAULS[0]["tipi", None], HUNTER)]
['tipi', 'red-hunter']
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from .actions import HAULS, Haul
from .data import CARD, CARDS, CHIEF, COLOUR, COLOURS, LOOT, MAIDEN, MAIDENS, MALES, PERSON, TIPI, TRIBE, USUAL

__all__ = [
    "MISSING",
    "Setup",
    "Table",
    "askers",
    "cards_of",
    "hauls",
    "lacking",
    "setup",
    "sound_kinds",
    "spread",
    "taken",
    "worthy_kinds",
]

Table = tuple[int, ...]

_KINDS: Final = tuple(range(len(TRIBE)))

MISSING: Final = ("person", "loot", "captive")
"""What a claim may lack, see `lacking`."""


class Setup(NamedTuple):
    """What stays the same all game: the colours of the seats, the options, and what follows from them.

    `own[seat][kind]`: the person card of that seat; `allies[kind]`: the person cards that join such a claim (PW-23).
    """

    colours: tuple[str, ...]
    war_path: bool
    marriage: bool
    sharing: bool
    calm: bool
    half: bool
    own: tuple[tuple[int, ...], ...]
    allies: tuple[tuple[int, ...], ...]


def setup(colours: Sequence[str], options: Mapping[str, Any]) -> Setup:
    """The setup of a table: each seat's colour (PW-01) and the options that are on."""
    sharing = bool(options.get("sharing"))
    free = [colour for colour in COLOURS if colour not in colours] if sharing else []
    return Setup(
        tuple(colours),
        bool(options.get("war_path")),
        bool(options.get("marriage")),
        sharing,
        bool(options.get("calm")),
        bool(options.get("half")),
        tuple(PERSON[COLOUR[colour]] for colour in colours),
        tuple(tuple(PERSON[COLOUR[colour]][kind] for colour in free) for kind in _KINDS),
    )


def spread(*cards: str) -> Table:
    """The table on which those cards lie face up."""
    table = [0] * len(CARDS)
    for card in cards:
        table[CARD[card]] += 1
    return tuple(table)


@lru_cache(1 << 10)  # asked several times of each table
def worthy_kinds(table: Table) -> tuple[int, ...]:
    """The tribe kinds for which there is loot here, their own person card given (PW-10 to PW-12).

    No option changes that: marriage takes tipis, which anyone may take, and an ally is a male for the chief anyway.
    """
    if table[TIPI]:
        return _KINDS
    return tuple(
        kind for kind in _KINDS if table[USUAL[kind]] and (kind != CHIEF or sum([table[male] for male in MALES]) > 1)
    )


def sound_kinds(setup: Setup, table: Table, seat: int) -> tuple[int, ...]:
    """PW-07: the tribe cards of that seat whose person card lies there, and which could take a loot card with it."""
    own = setup.own[seat]
    return tuple(kind for kind in worthy_kinds(table) if table[own[kind]])


def lacking(setup: Setup, table: Table, seat: int, kind: int) -> str:
    """What keeps that tribe card from being sound (PW-07) or from finding something (PW-09): `person`, its own person
    card; `loot`; `captive`, where a chief sees totems, but no other man; or nothing."""
    if not table[setup.own[seat][kind]]:
        return "person"
    if kind in worthy_kinds(table):
        return ""
    return "captive" if table[USUAL[kind]] else "loot"


def askers(setup: Setup, table: Table, first: int) -> tuple[int, ...]:
    """PW-18: who is asked, in order: everyone with a sound card, clockwise from `first`."""
    kinds, seats = worthy_kinds(table), len(setup.own)
    able = [any(table[own[kind]] for kind in kinds) for own in setup.own]
    return tuple(seat % seats for seat in range(first, first + seats) if able[seat % seats])


def hauls(setup: Setup, table: Table, seat: int, kind: int) -> tuple[Haul, ...]:
    """All that a card of that kind may take from this table; () where nothing is left for it."""
    own = setup.own[seat][kind]
    if not table[own]:
        return ()
    usual, haul = USUAL[kind], HAULS[seat]
    partners: list[str | None] = [None]
    if kind == CHIEF:
        partners = list(_captives(table, own, setup.allies[CHIEF]))
    out = [haul[LOOT[usual], partner] for partner in partners] if table[usual] else []
    if table[TIPI]:
        out.append(haul["tipi", None])
        if setup.marriage:
            out += [haul["tipi", CARDS[card]] for card in (MALES if kind == MAIDEN else MAIDENS) if table[card]]
    return tuple(out)


def _captives(table: Table, own: int, allies: tuple[int, ...]) -> tuple[str | None, ...]:
    """PW-11: the males that the chief may capture. PW-23: chiefs who join are not captured, but if there is no other
    male, they stand for him (None)."""
    males = tuple(CARDS[male] for male in MALES if table[male] > (male == own) and male not in allies)
    return males or ((None,) if any(table[ally] for ally in allies) else ())


def taken(setup: Setup, table: Table, haul: Haul, kind: int) -> int:
    """How many cards a haul takes, as `cards_of`.

    >>> here = setup(("red", "yellow"), {}), spread("red-hunter", "bison", "bison")
    >>> taken(*here, HAULS[0]["bison", None], 3), len(cards_of(*here, HAULS[0]["bison", None], 3))
    (3, 3)
    """
    cards = table[CARD[haul.loot]] + (2 if haul.partner else 1)
    for ally in setup.allies[kind]:
        cards += table[ally]
    return cards


def cards_of(setup: Setup, table: Table, haul: Haul, kind: int) -> tuple[int, ...]:
    """The cards that a haul takes, in the order of PW-15: loot, captive or spouse, allies, own person card on top."""
    loot = CARD[haul.loot]
    partner = (CARD[haul.partner],) if haul.partner else ()
    allies = tuple(ally for ally in setup.allies[kind] for _ in range(table[ally]))
    return (loot,) * table[loot] + partner + allies + (setup.own[haul.seat][kind],)
