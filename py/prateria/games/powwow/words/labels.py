"""What a touch means, and what an action does, as buttons and those who hear the table say it."""

from collections.abc import Collection, Sequence
from typing import Any

from prateria.kit.words import Words

from ..engine.actions import Claim, Haul, Settle, Turn
from ..engine.data import TRIBE
from ..engine.observe import Observation
from ..engine.preview import ways
from .nouns import amount, card, haul, kind, lying, person

__all__ = [
    "able",
    "action_label",
    "also_for",
    "breakdown_label",
    "by_source",
    "done",
    "either",
    "is_captive",
    "pick_label",
    "takable",
    "takes",
    "with_captive",
    "within_reach",
]


def pick_label(w: Words, pick: str, view: Observation) -> str:
    """What a touch means, for those who hear the table."""
    sort, _, what = pick.partition(":")
    there = dict(view.table)
    if sort == "tribe":
        seat, _, who = what.partition("-")
        return person(w, view.players[int(seat) - 1].colour, who)
    if sort == "prairie":
        return w("Turn the next card") if view.left else w("End the game")
    if sort == "loot":
        return amount(w, what, there.get(what, 0))
    if sort == "person":
        if view.phase != "take" or what not in there:
            return lying(w, what, there.get(what, 1))
        who = card(w, what)
        if is_captive(view.pile[view.settled].kind, what):
            return w.p("haul", "%(card)s (captive)", card=who)
        return w.p("haul", "%(card)s (wedding)", card=who)
    if what == "pass" and view.left:
        return w.p("claim", "Wait")
    return {
        "pass": w.p("claim", "Nothing"),
        "nobody": w.p("claim", "Nobody"),
        "somebody": w.p("claim", "Somebody"),
        "settle": w("Close the council board"),
    }[what]


def is_captive(kind: str, partner: str) -> bool:
    """With such a claim: a male goes with a chief as captive of the totems (PW-11), all others go to a wedding."""
    return kind == "chief" and not partner.endswith("-maiden")


def action_label(w: Words, action: Any) -> str:
    """An action as a button says it."""
    if isinstance(action, Claim):
        return w("Claim: %(card)s", card=kind(w, action.kind))
    if isinstance(action, Haul):
        return haul(w, action.loot, action.partner)
    if isinstance(action, Turn):
        return w("Turn the next card")
    return w("Close the council board") if isinstance(action, Settle) else w.p("claim", "Nothing")


def done(w: Words, action: Any | None) -> str:
    """The key that does what is chosen: the great moment has its own word."""
    return w.p("claim key", "Claim") if isinstance(action, Claim) else w("Done")


def breakdown_label(w: Words, source: str) -> str:
    """Where cards come from."""
    return {
        "bison": w.p("winnings", "Bison"),
        "totem": w.p("winnings", "Totems"),
        "tomahawk": w.p("winnings", "Tomahawks"),
        "necklace": w.p("winnings", "Necklaces"),
        "tipi": w.p("winnings", "Tipis"),
        "person": w.p("winnings", "People"),
    }[source]


def by_source(w: Words, source: str, more: int, less: int, most: bool = True, mine: bool = False) -> str:
    """In which cards whoever has won of two is furthest ahead; `most`: nowhere else they are further apart; `mine`: it
    is told to who has won."""
    what = breakdown_label(w, source).lower()
    if not most:
        if mine:
            return w("Your biggest lead: %(what)s, %(more)d\u00a0to\u00a0%(less)d.", what=what, more=more, less=less)
        return w(
            "The winner’s biggest lead: %(what)s, %(more)d\u00a0to\u00a0%(less)d.", what=what, more=more, less=less
        )
    return w("The biggest difference: %(what)s, %(more)d\u00a0to\u00a0%(less)d.", what=what, more=more, less=less)


def takes(w: Words, view: Observation, seat: int, kind: str, who: bool = True) -> str:
    """The same as `takable`, said of the card."""
    found = takable(w, view, seat, kind, who)
    return w("takes: %(ways)s", ways=found) if found else ""


def within_reach(w: Words, names: Sequence[str]) -> str:
    """Who could take a heap now, as its marks say it."""
    return w.n("%(names)s could take it now", "%(names)s could take it now", len(names), names=w.list([*names]))


def also_for(w: Words, names: Sequence[str]) -> str:
    """Who else could take what was spoken of."""
    return w.n(
        "%(names)s could take this loot, too.",
        "%(names)s could take this loot, too.",
        len(names),
        names=w.list([*names]),
    )


def either(w: Words, names: Sequence[str]) -> str:
    """One of these."""
    if len(names) == 1:
        return names[0]
    return w.p("haul", "%(cards)s or %(card)s", cards=", ".join(names[:-1]), card=names[-1])


def able(w: Words, view: Observation, seat: int, loot: str) -> str:
    """With which tribe cards that seat could take that loot now; '' with none."""
    found = [kind(w, one) for one in TRIBE if any(way == loot for way, _ in ways(view, seat, one))]
    return either(w, found) if found else ""


def _way(w: Words, view: Observation, loot: str, partners: Sequence[str]) -> str:
    """A way with its number; one of these may go along."""
    way = amount(w, loot, dict(view.table).get(loot, 0))
    if not partners:
        return way
    names = either(w, [card(w, partner) for partner in partners])
    wedding = loot == "tipi"
    also = w.p("haul", "wedding: %(card)s", card=names) if wedding else w.p("haul", "captive: %(card)s", card=names)
    return f"{way} ({also})"


def with_captive(w: Words, loot: str, haul: str, partners: Collection[str]) -> str:
    """The third kind of card that a chief brings home, and that the sum counts (PW-11)."""
    return w.p("haul", "%(loot)s + captive", loot=haul) if loot == "totem" and partners else haul


def takable(w: Words, view: Observation, seat: int, kind: str, who: bool = True) -> str:
    """What that card of the seat may take from the table as it lies now: each way with its number, and `who` may go
    along; '' if nothing."""
    found: list[str] = []
    for loot, partners in ways(view, seat, kind):
        way = _way(w, view, loot, partners if who else ())
        found.append(w("or: %(way)s", way=way) if found else way)
    return "; ".join(found)
