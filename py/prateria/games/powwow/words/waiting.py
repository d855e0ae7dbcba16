"""What waiting may bring: what is hoped for, and what a hint to wait says: what may still come, and what others could
take meanwhile."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from prateria.kit.words import Words, isolate

from ..engine.data import CHIEF, GREAT, LOOT, TIPI, TOTEM, TRIBE
from ..engine.observe import Observation
from ..engine.preview import hopes, most
from .labels import also_for, either
from .nouns import amount, card, kind, lying

__all__ = ["answered", "hoped", "may_come", "meanwhile", "odds", "wait"]

_NAMED: Final = 3
"""So many cards at the most are named; of more there is no room."""

_SMALL: Final = 12
"""Of so many cards more than one must be a danger: what is rarer speaks neither for waiting nor against it."""

_OFTEN, _LIKELY = 30, 60
"""So many times in 100 something happens often, and quite likely."""


def hoped(w: Words, view: Observation) -> str:
    """Which card would help the one who looks most, if it is worth hoping for; '' where something is there for them.
    What the dots on its place are is said until they have taken something."""
    if view.seat is None or most(view, view.seat)[0]:
        return ""
    own = view.players[view.seat].colour
    found = {card.partition("-")[2]: n for card, (n, _) in hopes(view).items() if card.startswith(own)}
    best = max(found.values(), default=0)
    if best < GREAT:
        return ""
    kinds = [kind(w, one) for one in TRIBE if found.get(one) == best]
    if len(kinds) > _NAMED:
        return w("Each of your people would bring you: +%(n)d.", n=best)
    told = w("Best for you if it comes: %(card)s (+%(n)d).", card=either(w, kinds), n=best)
    if view.players[view.seat].points:
        return told
    return f"{told} {w('Each dot under it: one more that may come.')}"


def wait(w: Words, values: dict[str, Any]) -> str:
    """How much more may come, and what speaks for waiting or against it."""
    waits = _on(w, values) if values.get("on") else _wait(w, values["loot"], values["hidden"], values.get("likely"))
    return f"{waits} {_why_wait(w, values)}".rstrip()


def _why_wait(w: Words, values: dict[str, Any]) -> str:
    """What speaks for waiting: that others could take it speaks against, and is said, too."""
    if "safe" in values and not values.get("first"):
        return _safe(w, values)
    if not values.get("first"):
        told = _ahead(w, values) or meanwhile(w, values)
    elif "names" in values:
        told = answered(w, [isolate(values["names"][seat]) for seat in values["first"]])
    else:
        told = w("Others have answered already, in secret, and may take some of that before you.")
    if values.get("stays") and not values.get("first"):
        return " ".join(filter(None, (told, _often(w, values), w("But your own person card would stay for more."))))
    still = w("On average waiting still brings you more.")
    return " ".join(filter(None, (told, _often(w, values), still))) if told else ""


def _often(w: Words, values: dict[str, Any]) -> str:
    """How often somebody takes that loot before one is asked again, where others could take it now (`bot.habits`). It
    is measured, but for no single card: so it is said in words."""
    if "seats" not in values or not values["left"] or values.get("first"):
        return ""  # that they may come before one is said already
    n = values.get("taken", 0)
    if n >= _LIKELY:
        return w("Quite likely somebody takes it before you.")
    return w("Often somebody takes it before you.") if n >= _OFTEN else w("Now and then somebody takes it before you.")


def odds(values: dict[str, Any]) -> int:
    """That one card of so many is a danger; 0: too few to speak of."""
    n, unseen = values["odds"]
    of = max(round(unseen / n), 1)
    return of if of <= _SMALL else 0


def answered(w: Words, names: list[str]) -> str:
    """Who comes first, and has answered already."""
    return w.n(
        "%(names)s has answered already, in secret, and may take some of that before you.",
        "%(names)s have answered already, in secret, and may take some of that before you.",
        len(names),
        names=w.list(names),
    )


def _ahead(w: Words, values: dict[str, Any]) -> str:
    """Of those who could take it, too: that some of them are asked at this card yet, after the one who is told."""
    after = [seat for seat in values.get("seats", ()) if seat in values.get("after", ())]
    if not after or "names" not in values:
        return ""
    return w.n(
        "Now you come first. If you wait, %(names)s could take this loot at once.",
        "Now you come first. If you wait, %(names)s could take this loot at once.",
        len(after),
        names=w.list([isolate(values["names"][seat]) for seat in after]),
    )


def meanwhile(w: Words, values: dict[str, Any]) -> str:
    """What the others could take before one is asked again."""
    if "seats" in values:
        if "names" not in values:
            return w("Others could take this loot, too.")
        return also_for(w, [isolate(values["names"][seat]) for seat in values["seats"]])
    if "risk" in values:
        taken = lying(w, values["risk"], values["n"])
        if "names" not in values:
            return w("Meanwhile others could take: %(cards)s.", cards=taken)
        name = isolate(values["names"][values["who"]])
        if values.get("other"):
            return w("Meanwhile %(name)s could take something else: %(cards)s.", name=name, cards=taken)
        if values.get("captive"):
            return w("Meanwhile %(name)s could take a captive: %(cards)s.", name=name, cards=taken)
        if values["risk"] in LOOT:
            return w("Meanwhile %(name)s could take %(cards)s.", name=name, cards=taken)
        return w("Meanwhile %(name)s could take: %(cards)s.", name=name, cards=taken)
    return ""


def _on(w: Words, values: dict[str, Any]) -> str:
    """The same once the question says it in short: what lies there, and how much more may come."""
    n, there = (
        values.get("likely", values["hidden"]) if values["left"] else 0,
        amount(w, values["loot"], values["there"]),
    )
    if not n and values["left"] and values["hidden"]:
        return w("Wait on (%(loot)s): with luck one more comes.", loot=there)
    if not n:
        return w("Wait on: %(loot)s so far.", loot=there)
    if "likely" in values:
        return w.n("Wait on (%(loot)s): about %(n)d more to come.", "Wait on (%(loot)s): about %(n)d more to come.",
                   n, loot=there)  # fmt: skip
    return w.n("Wait on (%(loot)s): %(n)d more to come.", "Wait on (%(loot)s): %(n)d more to come.", n, loot=there)


def _safe(w: Words, values: dict[str, Any]) -> str:
    """That nobody else can take any of it now, at which cards one should stop waiting, and who may come before one at
    the next card; how many of them are still to come nobody knows on a half prairie (PW-26). What threatens is said in
    the same words as long as the same cards do, whoever is asked first."""
    comers = values["safe"]
    if not comers:
        if values["ever"]:
            return w("For now nobody else can take this loot.")
        return w("Nobody else can take this loot any more.")
    return " ".join(filter(None, (_threat(w, values), *_captured(w, values), _order(w, values))))


def _threat(w: Words, values: dict[str, Any]) -> str:
    """By which cards somebody else could take some of it, and who."""
    comers = values["safe"]
    if len(comers) > _NAMED:
        names = _names(w, values, [seat for seat, _ in values["whose"]])
        return w("Watch out: several cards would let others take it (%(names)s).", names=names) if names else ""
    who = [_names(w, values, [seat for seat, cards in values["whose"] if one in cards]) for one in comers]
    found = [f"{card(w, one)} ({names})" if names else card(w, one) for one, names in zip(comers, who, strict=True)]
    return w("Watch out if this comes: %(cards)s.", cards=either(w, found))


def _captured(w: Words, values: dict[str, Any]) -> Iterator[str]:
    """Why some of these are a danger that take other loot."""
    comers = values["safe"] if len(values["safe"]) <= _NAMED else ()
    if LOOT[TOTEM] in comers:
        yield w("With totems a chief takes a captive.")
    if LOOT[TIPI] in comers:
        yield w("Every card can take tipis.")
    if any(one.endswith(TRIBE[CHIEF]) for one in comers) and values["loot"] != LOOT[TIPI]:
        captured = {
            "hunter": w("A chief could take your hunter captive."),
            "warrior": w("A chief could take your warrior captive."),
        }
        yield captured.get(values["kind"], "")


def _order(w: Words, values: dict[str, Any]) -> str:
    """Who of them may be asked before one at the next card, and how rarely such a card comes; or that none is."""
    if "by" in values:
        n, names = max(round(values["odds"][1] / values["odds"][0]), 1), _names(w, values, values["by"])
        return may_come(w, names, n) if names else ""
    seats = [seat for seat, _ in values["whose"]]
    if not (names := _names(w, values, seats)):
        return ""
    return w.n("But at the next card %(names)s is only asked after you.",
               "But at the next card %(names)s are only asked after you.", len(seats), names=names)  # fmt: skip


def may_come(w: Words, names: str, n: int) -> str:
    """Who may be asked before, with one card of so many."""
    return w("%(names)s may come before you at the next card (with about 1 card in %(n)d).", names=names, n=n)


def _names(w: Words, values: dict[str, Any], seats: Sequence[int]) -> str:
    """Who these are; '' where nobody is named."""
    return w.list([isolate(values["names"][seat]) for seat in seats]) if "names" in values else ""


def _wait(w: Words, loot: str, n: int, about: int | None) -> str:
    """How much of that loot nobody has seen yet. On a half prairie some of it may never come (PW-26): there it is said
    what is likely."""
    if not n or about == 0:
        return w("Wait: this card may bring more later.")
    if about is not None:
        return w("Wait. A guess at what is still to come: about %(loot)s.", loot=amount(w, loot, about))
    return f"{w('Wait.')} {w('Still face down: %(loot)s.', loot=amount(w, loot, n))}"
