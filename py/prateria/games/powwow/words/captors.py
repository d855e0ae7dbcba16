"""Why one is asked again: by the card that was turned somebody else's chief could take one's own person captive; and
whom one would rather capture, since another could take much with them."""

from collections.abc import Sequence
from typing import Any, Final

from prateria.kit.words import Words, isolate

from ..engine.data import CHIEF, LOOT, TOTEM, TRIBE
from ..engine.preview import brings, ways

__all__ = ["captor", "captured", "feared", "harms", "in_danger", "owner_of", "takes_captive"]

LEAST: Final = 2
"""What brings so many cards at the least is worth a word."""

FEARED: Final = 3
"""From so many cards on it is marked with whom somebody else could take them."""


def captured(w: Words, view: Any, turned: str, names: Sequence[str]) -> str:
    """Who could do so since that card, with whom one could claim now; '': nobody, or they could before."""
    if view.seat is None or view.phase != "ask" or view.seat not in view.actors or not turned:
        return ""
    before = view._replace(table=tuple((card, n - (card == turned)) for card, n in view.table))
    own = view.players[view.seat].colour
    for kind in sorted(TRIBE, key=lambda one: -brings(view, view.seat, one)[0]):
        person = f"{own}-{kind}"
        if brings(view, view.seat, kind)[0] < LEAST or dict(view.table).get(person) != 1:
            continue
        for other in range(len(view.players)):
            if other != view.seat and takes_captive(view, other, person) and not takes_captive(before, other, person):
                return _said(w, kind, isolate(names[other]))
    return ""


def takes_captive(view: Any, seat: int, person: str) -> bool:
    """Whether that seat's chief could take this person now."""
    return any(person in who for loot, who in ways(view, seat, TRIBE[CHIEF]) if loot == LOOT[TOTEM])


def feared(view: Any, picks: Sequence[str]) -> dict[str, int]:
    """Of the people among these, in the calm way, those with whom another player could take the most, and how much: if
    that is worth a capture."""
    there, found = dict(view.table), dict[str, int]()
    for pick in picks if view.setup.calm else ():
        sort, _, card = pick.partition(":")
        owner = owner_of(view, card)
        if sort == "person" and there.get(card) == 1 and owner not in (None, view.actors[0]):
            found[card] = brings(view, owner or 0, card.partition("-")[2])[0]
    most = max(found.values(), default=0)
    return {card: n for card, n in found.items() if n == most >= FEARED}


def owner_of(view: Any, card: str) -> int | None:
    """Who plays the colour of that person; None for loot, and where nobody does."""
    return next((player.seat for player in view.players if card.startswith(f"{player.colour}-")), None)


def harms(w: Words, view: Any, picks: Sequence[str], names: Sequence[str]) -> str:
    """What the sign on one of these people says; '' where there is none."""
    found = feared(view, picks)
    owners = {owner_of(view, card) for card in found}
    if len(owners) != 1:
        return ""
    seat, n = owners.pop() or 0, max(found.values())
    name = isolate(names[seat])
    if seat in view.answered:  # and may have taken it, the captive or something else (PW-18)
        return w("−%(n)d only if %(name)s, who answers first, has waited.", n=n, name=name)
    return w.n("−%(n)d: without him %(name)s cannot take %(n)d card.",
               "−%(n)d: without him %(name)s cannot take %(n)d cards.", n, name=name)  # fmt: skip


def _said(w: Words, kind: str, name: str) -> str:
    return {
        "chief": w("%(name)s’s chief could take your chief captive now."),
        "warrior": w("%(name)s’s chief could take your warrior captive now."),
        "hunter": w("%(name)s’s chief could take your hunter captive now."),
    }[kind] % {"name": name}


def in_danger(w: Words, values: dict[str, Any]) -> list[str]:
    """Whose chief could take one's own person now, though the claim that one waits for is not theirs."""
    if "captor" not in values or "names" not in values:
        return []
    who, seat = values["captor"]
    if values.get("own") and values["risk"].endswith(f"-{who}"):
        return []  # that is told anyhow
    return [captor(w, who, isolate(values["names"][seat]))]


def captor(w: Words, kind: str, name: str) -> str:
    """Whose chief could take one's own person."""
    return {
        "chief": w("Meanwhile %(name)s could take your chief captive."),
        "warrior": w("Meanwhile %(name)s could take your warrior captive."),
        "hunter": w("Meanwhile %(name)s could take your hunter captive."),
    }[kind] % {"name": name}
