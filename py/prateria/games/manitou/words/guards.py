"""Of a hint: what comes of great warriors on guard, one's own and those of others, and of pairs."""

from typing import Any

from prateria.kit.words import Words, isolate

from .nouns import either, rival
from .prospects import FEW, outlives, unless

__all__ = ["felled", "guards", "pair", "sacrifice"]


def guards(w: Words, values: dict[str, Any]) -> str:
    """How many captives a guard takes, and who may still beat it."""
    told = w.n("you take %(n)d captive there", "you take %(n)d captives there", values["cards"])
    return told + unless(w, values)


def felled(w: Words, values: dict[str, Any]) -> str:
    """The same where another one falls: whose that is."""
    if "seat" not in values or "names" not in values:
        return w("the guard falls, and %(captives)s", captives=guards(w, values))
    told = w.n(
        "the guard of %(name)s falls, and you take %(n)d captive there",
        "the guard of %(name)s falls, and you take %(n)d captives there",
        values["cards"],
        name=isolate(values["names"][values["seat"]]),
    )
    return told + unless(w, values)


def sacrifice(w: Words, values: dict[str, Any]) -> str:
    """Of which one comes to play again: what is left, and who else may have it."""
    if "breaks" in values:
        if "seat" in values and "names" in values:
            name = isolate(values["names"][values["seat"]])
            return w("this breaks the pair of %(name)s, and you can fell the card that is left later", name=name)
        return w("this breaks the pair, and you can fell the card that is left later")
    if "first" in values and "mine" not in values and "names" in values:
        if not values.get("less"):
            return w("one card is easier to beat than a pair; now one falls on each side")
        return w.n(
            "without the pair %(name)s may soon lose %(n)d captive; now one card falls on each side",
            "without the pair %(name)s may soon lose %(n)d captives; now one card falls on each side",
            values["less"],
            name=isolate(values["names"][values["seat"]]),
        )
    n, before = values.get("mine", values["cards"]), values.get("before", ())
    if "first" not in values and (not before or rival(values)):
        told = w.n(
            "one card falls on each side, then you can beat the card that is left for %(n)d captive",
            "one card falls on each side, then you can beat the card that is left for %(n)d captives",
            n,
        )
        return w("%(told)s, unless %(name)s adds a guard", told=told, name=rival(values)) if before else told
    if other := either(w, values, before, 1):
        return w.n(
            "next you take %(n)d captive, if %(name)s does not prevent it; now one card falls on each side",
            "next you take %(n)d captives, if %(name)s does not prevent it; now one card falls on each side",
            n,
            name=other,
        )
    return w.n(
        "next you take %(n)d captive, if nobody prevents it; now one card falls on each side",
        "next you take %(n)d captives, if nobody prevents it; now one card falls on each side",
        n,
    )


def pair(w: Words, values: dict[str, Any], said: bool) -> str:
    """What a second one on guard is good for (MA-13, MA-14); `said`: why is known by now, so who may come is named."""
    captives, mine = values["cards"], values["mine"]
    if captives and said and 0 < len(values.get("lone", ())) <= FEW:
        return outlives(w, captives, values)
    if captives and said:
        return w.n("a pair guards your %(n)d captive there", "a pair guards your %(n)d captives there", captives)
    if captives:
        return w.n(
            "an attack fells only the upper card of a pair, and the lower one keeps your %(n)d captive",
            "an attack fells only the upper card of a pair, and the lower one keeps your %(n)d captives",
            captives,
        )
    if mine:
        return w("a pair protects your hunters there better than one card")
    return w("a pair is harder to beat, and captures what others lay there later")
