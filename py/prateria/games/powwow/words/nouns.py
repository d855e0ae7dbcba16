"""The names of cards, as they are shown alone, in lists and after a colon: in the nominative, small.

They are never put inside a sentence: Polish and Italian would need another form there. Sentences have them written out.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from prateria.kit.words import Words

from ..engine.data import LOOT

__all__ = ["along", "amount", "card", "colour", "fit", "goes", "haul", "kind", "loot", "lying", "person", "to_come"]


ROOM: Final = 135
"""Letters of a hint: a child reads no more, and on a phone that are three lines."""


_UNSEEN: Final = {ord(mark): None for mark in "\u2066\u2067\u2068\u2069"}
"""What stands round a name (`kit.words.isolate`)."""


def fit(parts: Iterable[str]) -> str:
    """The first of these sentences, and of the others, of which the weightier come first, as many as there is room for.

    >>> fit(["Wait.", "", "a" * 128, "b"]) == "Wait. " + "a" * 128, fit(["a" * 200, "b"]) == "a" * 200
    (True, True)
    """
    told = ""
    for part in filter(None, parts):
        longer = f"{told} {part}".lstrip()
        if told and len(longer.translate(_UNSEEN)) > ROOM:
            break
        told = longer
    return told


def kind(w: Words, kind: str) -> str:
    """A tribe card: `hunter`."""
    return {
        "chief": w.p("card", "chief"),
        "warrior": w.p("card", "warrior"),
        "maiden": w.p("card", "maiden"),
        "hunter": w.p("card", "hunter"),
    }[kind]


def colour(w: Words, colour: str) -> str:
    """A colour by itself: `red`."""
    return {
        "red": w.p("colour", "red"),
        "yellow": w.p("colour", "yellow"),
        "green": w.p("colour", "green"),
        "blue": w.p("colour", "blue"),
        "purple": w.p("colour", "purple"),
    }[colour]


def loot(w: Words, loot: str) -> str:
    """One loot card: `bison`."""
    return {
        "bison": w.p("loot", "bison"),
        "totem": w.p("loot", "totem"),
        "tomahawk": w.p("loot", "tomahawk"),
        "necklace": w.p("loot", "necklace"),
        "tipi": w.p("loot", "tipi"),
    }[loot]


def amount(w: Words, loot: str, n: int) -> str:
    """So many loot cards of a kind: `5 bison`."""
    if loot == "bison":
        return w.n("%(n)d bison", "%(n)d bison", n)
    if loot == "totem":
        return w.n("%(n)d totem", "%(n)d totems", n)
    if loot == "tomahawk":
        return w.n("%(n)d tomahawk", "%(n)d tomahawks", n)
    if loot == "necklace":
        return w.n("%(n)d necklace", "%(n)d necklaces", n)
    return w.n("%(n)d tipi", "%(n)d tipis", n)


def to_come(w: Words, loot: str, n: int) -> str:
    """On a half prairie: about so much of that loot is likely to be turned yet (PW-26)."""
    return w.n("About %(loot)s may still come.", "About %(loot)s may still come.", n, loot=amount(w, loot, n))


@lru_cache(64)
def person(w: Words, colour: str, kind: str) -> str:
    """A person card, or the tribe card of that colour: `red hunter`."""
    return {
        ("red", "chief"): w.p("card", "red chief"),
        ("red", "warrior"): w.p("card", "red warrior"),
        ("red", "maiden"): w.p("card", "red maiden"),
        ("red", "hunter"): w.p("card", "red hunter"),
        ("yellow", "chief"): w.p("card", "yellow chief"),
        ("yellow", "warrior"): w.p("card", "yellow warrior"),
        ("yellow", "maiden"): w.p("card", "yellow maiden"),
        ("yellow", "hunter"): w.p("card", "yellow hunter"),
        ("green", "chief"): w.p("card", "green chief"),
        ("green", "warrior"): w.p("card", "green warrior"),
        ("green", "maiden"): w.p("card", "green maiden"),
        ("green", "hunter"): w.p("card", "green hunter"),
        ("blue", "chief"): w.p("card", "blue chief"),
        ("blue", "warrior"): w.p("card", "blue warrior"),
        ("blue", "maiden"): w.p("card", "blue maiden"),
        ("blue", "hunter"): w.p("card", "blue hunter"),
        ("purple", "chief"): w.p("card", "purple chief"),
        ("purple", "warrior"): w.p("card", "purple warrior"),
        ("purple", "maiden"): w.p("card", "purple maiden"),
        ("purple", "hunter"): w.p("card", "purple hunter"),
    }[colour, kind]


def card(w: Words, card: str) -> str:
    """Any card of the prairie, by its name in `data.CARDS`."""
    if card in LOOT:
        return loot(w, card)
    shade, _, who = card.partition("-")
    return person(w, shade, who)


def lying(w: Words, card: str, n: int) -> str:
    """So many equal cards on the table: `5 bison`, `red hunter`, `2 × red hunter`, which
    breaks over no line between the number and the name."""
    if card in LOOT:
        return amount(w, card, n)
    shade, _, who = card.partition("-")
    said = person(w, shade, who)
    return f"{n}\u00a0×\u00a0{said}" if n > 1 else said


def haul(w: Words, loot: str, partner: str | None) -> str:
    """What a claim may take beside its own person card: `all totems (captive: blue hunter)`."""
    everything = {
        "bison": w.p("haul", "all bison"),
        "totem": w.p("haul", "all totems"),
        "tomahawk": w.p("haul", "all tomahawks"),
        "necklace": w.p("haul", "all necklaces"),
        "tipi": w.p("haul", "all tipis"),
    }[loot]
    if partner is None:
        return everything
    return f"{everything} ({along(w, loot != 'tipi', partner)})"


def goes(w: Words, captive: bool, partner: str) -> str:
    """The same as `along`, as a sentence."""
    who = along(w, captive, partner)
    return f"{who[:1].upper()}{who[1:]}."


def along(w: Words, captive: bool, partner: str) -> str:
    """Who goes along with a haul, and as what."""
    who = card(w, partner)
    return w.p("haul", "captive: %(card)s", card=who) if captive else w.p("haul", "wedding: %(card)s", card=who)
