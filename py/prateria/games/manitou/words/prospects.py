"""Of a hint: what may yet become of its card, and what would become of it elsewhere."""

from typing import Any, Final

from prateria.kit.words import Words, isolate

from .nouns import either, inside, played

__all__ = ["FEW", "elsewhere", "outlives", "safer", "taken", "unless"]

FEW: Final = 2
"""So many great warriors are named at most."""


def safer(w: Words, values: dict[str, Any]) -> str:
    """What strength is added for where one is first already: who may still overtake, if anybody can."""
    if "outlasts" in values:
        return _outlasts(w, values)
    if "danger" in values and not values["danger"]:
        return w("tried to the end of the hunt, this card does best")
    if name := either(w, values, values.get("danger", ())):
        told = w("with strength %(mine)d there your herd worth %(herd)d is safer from %(name)s")
        return told % {**values, "name": name}
    if values.get("best"):
        return w("with %(mine)d against %(best)d there your herd worth %(herd)d is safer") % values
    return w("with %(mine)d you are hard to overtake there (herd worth %(herd)d)") % values


def _outlasts(w: Words, values: dict[str, Any]) -> str:
    """Against which hunters the herd is kept: of many, or where there is no name, the strongest."""
    strengths, name = values["outlasts"], either(w, values, values["from"], 1)
    named = [str(n) for n in (strengths if name and len(strengths) <= FEW else strengths[-1:])]
    cards = w.p("list", "%(front)s or %(last)s", front=named[0], last=named[1]) if named[1:] else named[0]
    if name:
        said = w("so the herd worth %(herd)d stays yours even if %(name)s could play hunter %(cards)s")
        return said % {"herd": values["held"], "name": name, "cards": cards}
    said = w("so the herd worth %(herd)d stays yours even against hunter %(cards)s")
    return said % {"herd": values["held"], "cards": cards}


def unless(w: Words, values: dict[str, Any]) -> str:
    """Who may still fell a guard, and by which cards (`bot.prospects`), as the end of a sentence."""
    if "fells" not in values:
        return ""
    kinds, who = values["fells"], values["who"]
    if not kinds:
        told = w("and nobody can beat your guard any more")
        why = w("(all cards that could are laid or captured)")
        return f", {told} {why}" if values.get("out") else f", {told}"
    name, cards = either(w, values, who, 1), played(w, kinds) if len(kinds) <= FEW else ""  # else its card shows which
    if not name and either(w, values, who):
        told = _neither(w, [isolate(values["names"][seat]) for seat in who], cards)
    elif not cards:
        told = w("if %(name)s does not beat your guard", name=name) if name else w("if nobody beats your guard")
    elif name:
        told = w("unless %(name)s plays %(cards)s", name=name, cards=cards)
    else:
        told = w("unless somebody plays %(cards)s", cards=cards)
    return f", {told}"


def _neither(w: Words, names: list[str], cards: str) -> str:
    """Of two who might."""
    one, other = names
    if cards:
        return w("if neither %(name)s nor %(other)s plays %(cards)s", name=one, other=other, cards=cards)
    return w("if neither %(name)s nor %(other)s beats your guard", name=one, other=other)


def elsewhere(w: Words, values: dict[str, Any], room: int) -> list[str]:
    """Why it does not go where more bison are to be had just now, if there is `room` for that (letters)."""
    if "rather" not in values:
        return []
    n, there = values["more"], inside(w, values["rather"])
    where = f"{there[0].upper()}{there[1:]}"
    if values["why"] == "drawn":
        said = w.n(
            "%(where)s you could get %(n)d point now, but with the hide thief (−10).",
            "%(where)s you could get %(n)d points now, but with the hide thief (−10).",
            n,
            where=where,
        )
    elif other := either(w, values, values.get("able", ()), 1):
        said = w.n(
            "%(where)s you could get %(n)d point now, but %(name)s could take it from you.",
            "%(where)s you could get %(n)d points now, but %(name)s could take them from you.",
            n,
            where=where,
            name=other,
        )
    else:
        said = w.n(
            "%(where)s you could get %(n)d point now, but others could take it from you.",
            "%(where)s you could get %(n)d points now, but others could take them from you.",
            n,
            where=where,
        )
    return [said] if len(said) < room else []


def taken(w: Words, values: dict[str, Any]) -> list[str]:
    """Where a guard would capture the hunter, but not where it goes."""
    there = values.get("taken", ())
    if not there:
        return []
    if there[1:]:
        return [w("In the two other places a guard would capture it.")]
    where = inside(w, there[0])
    return [w("%(where)s a guard would capture it.", where=f"{where[0].upper()}{where[1:]}")]


def outlives(w: Words, captives: int, values: dict[str, Any]) -> str:
    """What a pair outlives, and one card would not."""
    cards = played(w, values["lone"])
    if len(values["who"]) == 1 and "names" in values:
        return w.n(
            "a pair keeps your %(n)d captive there, even if %(name)s could play %(cards)s",
            "a pair keeps your %(n)d captives there, even if %(name)s could play %(cards)s",
            captives,
            name=isolate(values["names"][values["who"][0]]),
            cards=cards,
        )
    return w.n(
        "a pair keeps your %(n)d captive there, even if somebody could play %(cards)s",
        "a pair keeps your %(n)d captives there, even if somebody could play %(cards)s",
        captives,
        cards=cards,
    )
