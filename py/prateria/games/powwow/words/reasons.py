"""Why to do something, and why something cannot be done: one sentence each."""

from typing import Any, Final

from prateria.kit.words import Words, isolate

from ..engine.actions import Claim
from ..engine.data import LOOT, TIPI, TOTEM
from .labels import also_for, either
from .nouns import along, amount, card, kind, lying

__all__ = ["reason"]

_NAMED: Final = 3
"""So many people at the most are named; of more there is no room."""

_LITTLE: Final = 3
"""Of so much loot that is still to come it is said that it is little."""


def reason(w: Words, reason: tuple[str, dict[str, Any]]) -> str:
    """What speaks for a move: see `bot.reasons` for the ids. `cards`: how many it brings; `names`: who plays, by seat.
    The table shows the rest."""
    name, values = reason
    since = "" if name in ("haul_big", "last_chance") else _since(w, values)  # these say by themselves why
    return f"{since} {_said(w, name, values)}".lstrip()


def _since(w: Words, values: dict[str, Any]) -> str:
    """What is other than when the last hint said to wait: somebody could take it now, which is told, or it has become
    more; '' where that is the same."""
    was = values.get("changed")
    if not was:
        return ""
    if any(values.get(near) and values[near] != was.get(near) for near in ("seats", "risk")):
        return w("Now it is different.")
    more = values["cards"] - was["cards"]
    return w.n("Now it brings %(n)d card more.", "Now it brings %(n)d cards more.", more) if more > 0 else ""


def _said(w: Words, name: str, values: dict[str, Any]) -> str:
    """The same, whatever was said before."""
    n = values.get("cards", 0)
    if name == "wait_bigger":
        waits = _on(w, values) if values.get("on") else _wait(w, values["loot"], values["hidden"], values.get("likely"))
        return f"{waits} {_why_wait(w, values)}".rstrip()
    if name == "onward":
        return _onward(w, values)
    if values.get("even") and "taking" in values:
        told = w.n("%(n)d card either way.", "%(n)d cards either way.", n)
        return f"{told} {_meanwhile(w, values) or w('Choose as you like.')}"
    if "taking" in values:
        return w.n("This brings you %(n)d card.", "This brings you %(n)d cards.", n)
    if name == "haul_big":
        told = w.n(
            "A big haul: %(n)d card (%(what)s).", "A big haul: %(n)d cards (%(what)s).", n, what=_what(w, values)
        )
        why = " ".join(filter(None, (_since(w, values), _foes(w, values))))
        return f"{told} {why or w('Do not wait any longer.')}"
    if name == "haul_fair" or (name == "tipis_now" and "promise" in values):
        told = w.n(
            "Worth taking: %(n)d card (%(what)s).",
            "Worth taking: %(n)d cards (%(what)s).",
            n,
            what=_what(w, values),
        )
        return f"{told} {_foes(w, values)}".rstrip()
    if name == "captive":
        told = w.n(
            "The chief takes %(loot)s and a captive: together %(n)d card.",
            "The chief takes %(loot)s and a captive: together %(n)d cards.",
            n,
            loot=amount(w, values["loot"], values["there"]),
        )
        return f"{told} {_captive(w, values)}".rstrip()
    if name == "tipis_now":
        return w.n(
            "With the tipis this card brings the most: %(n)d card.",
            "With the tipis this card brings the most: %(n)d cards.",
            n,
        )
    if name == "rival_near":
        if values.get("first"):
            return _try(w, values)
        best = w("Best to take: %(what)s.", what=f"{_loot(w, values)} ({kind(w, values['kind'])})")
        return f"{best} {_meanwhile(w, values)} {w('Better now than too late.')}"
    return {
        "turn_next": w("There is nothing else to decide now: turn the next card."),
        "last_chance": w("The last card lies there: take what there is."),
        "nothing_sound": w("There is nothing here for your cards: leave it."),
    }[name]


def _why_wait(w: Words, values: dict[str, Any]) -> str:
    """What speaks for waiting: that others could take it speaks against, and is said, too."""
    if values.get("first"):
        if "names" not in values:
            return w("Others have answered already, in secret, and may take some of that before you.")
        return _answered(w, [isolate(values["names"][seat]) for seat in values["first"]])
    if "safe" in values:
        return _safe(w, values)
    return _meanwhile(w, values)


def _what(w: Words, values: dict[str, Any]) -> str:
    """With which tribe card, and what: as the question names it."""
    return f"{kind(w, values['kind'])}: {_loot(w, values)}"


def _loot(w: Words, values: dict[str, Any]) -> str:
    """What it takes, or could take as well."""
    return either(w, [amount(w, *one) for one in ((values["loot"], values["there"]), *values.get("even", ()))])


def _answered(w: Words, names: list[str]) -> str:
    """Who comes first, and has answered already."""
    return w.n(
        "%(names)s has answered already, in secret, and may take some of that before you.",
        "%(names)s have answered already, in secret, and may take some of that before you.",
        len(names),
        names=w.list(names),
    )


def _meanwhile(w: Words, values: dict[str, Any]) -> str:
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
        if values.get("captive"):
            return w("Meanwhile %(name)s could take a captive: %(cards)s.", name=name, cards=taken)
        if values["risk"] in LOOT:
            return w("Meanwhile %(name)s could take %(cards)s.", name=name, cards=taken)
        return w("Meanwhile %(name)s could take: %(cards)s.", name=name, cards=taken)
    return ""


def _try(w: Words, values: dict[str, Any]) -> str:
    """With what, for what, who comes first, and what would be certain instead."""
    tried = w(
        "Try it: %(card)s, %(loot)s.",
        card=kind(w, values["kind"]),
        loot=_loot(w, values),
    )
    first = values.get("seats") or (values["who"],)
    names = [isolate(values["names"][seat]) for seat in first] if "names" in values else []
    if names:
        tried += " " + _answered(w, names)
    else:
        tried += " " + w("Others have answered already, in secret, and may take some of that before you.")
    if "sure" not in values:
        return tried
    card, n, safe = values["sure"]
    other = w.n(
        "Certain instead: %(card)s, %(n)d card.", "Certain instead: %(card)s, %(n)d cards.", n, card=kind(w, card)
    )
    return f"{tried} {other}" + (" " + w("But for now nobody takes that away from you.") if safe else "")


def _on(w: Words, values: dict[str, Any]) -> str:
    """The same once the question says it in short: what lies there, and how much more may come."""
    n, there = (
        values.get("likely", values["hidden"]) if values["left"] else 0,
        amount(w, values["loot"], values["there"]),
    )
    if not n:
        return w("Wait on: %(loot)s so far.", loot=there)
    if "likely" in values:
        return w.n("Wait on (%(loot)s): about %(n)d more to come.", "Wait on (%(loot)s): about %(n)d more to come.",
                   n, loot=there)  # fmt: skip
    return w.n("Wait on (%(loot)s): %(n)d more to come.", "Wait on (%(loot)s): %(n)d more to come.", n, loot=there)


def _safe(w: Words, values: dict[str, Any]) -> str:
    """That nobody else can take any of it now, and at which cards one should stop waiting; how many of them are still
    to come nobody knows on a half prairie (PW-26)."""
    comers = values["safe"]
    if not comers and not values["ever"]:
        return w("Nobody else can take this loot any more.")
    if not comers or len(comers) > _NAMED:
        return w("For now nobody else can take this loot.")
    told = w(
        "Safe for now: %(loot)s. Watch out if this comes: %(cards)s.",
        loot=amount(w, values["loot"], values["there"]),
        cards=either(w, [card(w, one) for one in comers]),
    )
    if LOOT[TOTEM] in comers:
        told += " " + w("With totems a chief takes a captive.")
    if LOOT[TIPI] in comers:
        told += " " + w("Every card can take tipis.")
    return told


def _foes(w: Words, values: dict[str, Any]) -> str:
    """Why not later: few cards are left to turn, or people of the others could still come for it."""
    if few := values.get("few", 0):
        return w.n("Only %(n)d card is left to turn.", "Only %(n)d cards are left to turn.", few)
    n = values.get("foes", 0)
    if "foes" in values and (little := _no_more(w, values)):
        return little
    if not n:
        return ""
    if "most" in values:
        return w.n(
            "Do not wait: up to %(n)d person who could take some of it away may come.",
            "Do not wait: up to %(n)d people who could take some of it away may come.",
            n,
        )
    return w.n(
        "Do not wait: %(n)d person who could take some of it away is still face down.",
        "Do not wait: %(n)d people who could take some of it away are still face down.",
        n,
    )


def _no_more(w: Words, values: dict[str, Any]) -> str:
    """Why not later: hardly any of that loot is left to come."""
    n = values["hidden"]
    if n > _LITTLE:
        return ""
    return (
        w("Little more can come: %(loot)s.", loot=amount(w, values["loot"], n)) if n else w("No more of it can come.")
    )


def _onward(w: Words, values: dict[str, Any]) -> str:
    """The same as `_best`, and whether something else is thought better than that claim."""
    rather = values.get("rather")
    if rather is None:
        return _best(w, values)
    but = w("But it is better to wait.")
    if isinstance(rather, Claim):
        but = w("But another card is better: %(card)s.", card=kind(w, rather.kind))
    return f"{_best(w, values)} {but}"


def _best(w: Words, values: dict[str, Any]) -> str:
    """What is best of that with which a claim can go on, and who would miss it."""
    owner = values.get("owner")
    if "card" not in values:
        told = w("Best to take: %(what)s.", what=amount(w, values["loot"], values.get("there", 1)))
        return f"{told} {_meanwhile(w, values)}" if values.get("seats") else told
    told = w("Best to take: %(what)s.", what=card(w, values["card"]))
    if owner is None:
        return f"{told} {w('Nobody plays this colour: you lose nothing by it.')}"
    if values["mine"] or "names" not in values:
        return told
    name = isolate(values["names"][owner])
    if n := values["harm"]:
        why = w.n("With this one %(name)s could take %(n)d card.", "With this one %(name)s could take %(n)d cards.",
                  n, name=name)  # fmt: skip
        return f"{told} {why}"
    return f"{told} {w('%(name)s may still need this one.', name=name)}" if values["left"] else told


def _captive(w: Words, values: dict[str, Any]) -> str:
    """Who it is, and why he."""
    if "card" not in values:
        return ""
    who = along(w, True, values["card"])
    told = f"{who[:1].upper()}{who[1:]}."
    if not values["harm"] or "names" not in values:
        return told
    why = w.n(
        "With him %(name)s could take %(n)d card: take him yourself.",
        "With him %(name)s could take %(n)d cards: take him yourself.",
        values["harm"],
        name=isolate(values["names"][values["owner"]]),
    )
    return f"{told} {why}"


def _wait(w: Words, loot: str, n: int, about: int | None) -> str:
    """How much of that loot nobody has seen yet. On a half prairie some of it may never come (PW-26): there it is said
    what is likely."""
    if not n or about == 0:
        return w("Wait: this card may bring more later.")
    if about is not None:
        return w("Wait. A guess at what is still to come: about %(loot)s.", loot=amount(w, loot, about))
    return {
        "bison": w.n("Wait: %(n)d bison is still unseen.", "Wait: %(n)d bison are still unseen.", n),
        "totem": w.n("Wait: %(n)d totem is still unseen.", "Wait: %(n)d totems are still unseen.", n),
        "tomahawk": w.n("Wait: %(n)d tomahawk is still unseen.", "Wait: %(n)d tomahawks are still unseen.", n),
        "necklace": w.n("Wait: %(n)d necklace is still unseen.", "Wait: %(n)d necklaces are still unseen.", n),
        "tipi": w.n("Wait: %(n)d tipi is still unseen.", "Wait: %(n)d tipis are still unseen.", n),
    }[loot]
