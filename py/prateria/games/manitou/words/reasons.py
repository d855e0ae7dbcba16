"""A hint: the move with what speaks for it, and in one sentence more what it costs, or what speaks against others."""

from typing import Any, Final

from prateria.kit.words import Words, isolate

from ..engine.data import WARRIORS
from .guards import felled, guards, pair, sacrifice
from .nouns import either, kind, played, rival, way
from .prospects import elsewhere, safer, taken, unless
from .tried import behind, chased, still, tried, waiting

__all__ = ["reason"]

_LOSABLE: Final = ("catch_large", "take_over", "catch_both", "catch_second", "spoil")
"""What others can still undo by any card that they lay there."""
_LETTERS: Final = 210
"""What goes beyond the reason is said where all of it has at most so many."""


def reason(w: Words, reason: tuple[str, dict[str, Any]]) -> str:
    """The move, and what speaks for it: see `bot.reasons` for the ids. One sentence more at most: the hide thief, and
    why it pays all the same; or how sure it is; or what the trials say, or why not elsewhere; or what else it costs,
    which the table shows."""
    name, values = reason
    why = _why(w, name, values)
    losable = name in _LOSABLE and "open" in values and "net" not in values  # that says so
    if losable:
        why = _for_now(w, why, values)
    moves = "card" in values and "to" in values
    move = f"{kind(w, values['card'])} {way(w, values['to'])}: " if moves else ""
    told = _sentence(f"{move}{why}")
    cost = "" if name == "sacrifice_pair" else _cost(w, values, losable)  # its why says what falls
    room = _LETTERS - len(told)
    if cost and "thief" in values:
        more = [_sentence(still(w, name, values, cost))]
    elif not (more := [*_left(w, values), *_unsure(w, values), *tried(w, values, room)]):
        more = [_sentence(cost)] if cost else [*elsewhere(w, values, room), *taken(w, values), *_all(w, values)]
    return " ".join((told, *more[:1]))


def _unsure(w: Words, values: dict[str, Any]) -> list[str]:
    last = either(w, values, (values["unsure"],)) if "unsure" in values else ""
    return [w("Not sure: the last card of %(name)s decides.", name=last)] if last else []


def _sentence(told: str) -> str:
    return f"{told[0].upper()}{told[1:]}."


def _for_now(w: Words, why: str, values: dict[str, Any]) -> str:
    """Of what others can undo; who alone of several can, or that nobody can, is told instead."""
    if (answers := values.get("answers")) == ():
        return w("%(told)s, and nobody can catch up with you there any more", told=why)
    if answers and "rival" not in values and (name := either(w, values, answers, 1)):
        return w("%(told)s, unless %(name)s answers", told=why, name=name)
    return w("for now %(told)s", told=why)


def _all(w: Words, values: dict[str, Any]) -> list[str]:
    """A dealer leaves no card in the pile, so that all of a strong party counts."""
    if "all" not in values:
        return []
    if values.get("few"):
        return [
            w("Few great warriors are left, so more hunters go: strength %(n)d, the thief may come.", n=values["all"])
        ]
    return [w("In all strength %(n)d: the thief may come.", n=values["all"])]


def _cost(w: Words, values: dict[str, Any], known: bool) -> str:
    """What it costs most if nothing more happens, which may be `known`; '' where what it brings is more, or every card
    costs that."""
    thief = values.get("thief", 0)
    if "net" in values or thief == 3:
        return ""
    if thief:
        return _drawn(w, values, known)  # beside that what a guard takes is little
    if "captured" in values:
        return _captured(w, values)
    return w("your last card may then draw the hide thief (−10)") if "last" in values else ""


def _captured(w: Words, values: dict[str, Any]) -> str:
    """That a guard takes the card: whom that brings a point."""
    last = values["captured"] == 2  # nobody plays after it
    if name := either(w, values, (values["by"],) if "by" in values else ()):
        if last:
            return w("the guard captures the card (+1 for %(name)s)", name=name)
        return w("the guard would capture the card (+1 for %(name)s)", name=name)
    return w("the guard captures the card") if last else w("the guard would capture the card")


def _drawn(w: Words, values: dict[str, Any], known: bool) -> str:
    """To whom the hide thief comes, and from whom: that is half of what it means."""
    if "of" in values and "names" in values:
        name = isolate(values["names"][values["of"]])
        told = w("the hide thief (−10) goes from %(name)s to you", name=name)
    else:
        told = w("the hide thief comes to you (−10)")
    return w("for now %(told)s", told=told) if values["thief"] == 1 and not known else told


def _left(w: Words, values: dict[str, Any]) -> list[str]:
    """What it brings though it costs something, or that every card costs that: one sentence at most."""
    if "net" in values:
        n = values["net"]
        if "captured" in values and (name := either(w, values, (values["by"],) if "by" in values else ())):
            told = w.n(
                "Even with the hide thief (−10) and the captive (+1 for %(name)s) you are %(n)d point up for now.",
                "Even with the hide thief (−10) and the captive (+1 for %(name)s) you are %(n)d points up for now.",
                n,
                name=name,
            )
        else:
            told = w.n(
                "Even with the hide thief (−10) you are %(n)d point up for now.",
                "Even with the hide thief (−10) you are %(n)d points up for now.",
                n,
            )
        return [told]
    if values.get("thief") != 3:
        return []
    sure = values.get("sure")
    if "captured" in values:
        taken = _captured(w, values)
        return [
            w("The hide thief (−10) cannot be avoided, and %(taken)s.", taken=taken)
            if sure
            else w("Now every card in your hand draws the hide thief (−10), and %(taken)s.", taken=taken)
        ]
    return [
        w("The hide thief (−10) cannot be avoided.")
        if sure
        else w("Now every card in your hand draws the hide thief (−10).")
    ]


def _why(w: Words, name: str, values: dict[str, Any]) -> str:
    if name == "guard_captives":
        return guards(w, values)
    if name == "balanced_party":
        return _party(w, values)
    if name == "take_down":
        return felled(w, values)
    if name == "spoil" and values.get("own"):
        return _tie(w, values)
    if name in ("take_over", "spoil") and "seat" in values and "names" in values:
        other = isolate(values["names"][values["seat"]])
        if name == "spoil":
            return w("by a tie %(name)s loses bison worth %(herd)d", name=other, herd=values["herd"])
        return w("you overtake %(name)s there, and take the herd worth %(herd)d", name=other, herd=values["herd"])
    if name == "both_fall" and "seat" in values and "names" in values:
        n, other = values["cards"], isolate(values["names"][values["seat"]])
        return w.n(
            "two of a kind both fall, and %(name)s no longer takes %(n)d captive there",
            "two of a kind both fall, and %(name)s no longer takes %(n)d captives there",
            n,
            name=other,
        )
    if name == "sacrifice_pair" and ("again" in values or "breaks" in values):
        return sacrifice(w, values)
    if name == "protect" and "cards" in values:
        n = values["cards"]
        told = w.n("it protects your hunter there", "it protects your %(n)d hunters there", n)
        return told + unless(w, values)
    if name == "keep_large" or "outlasts" in values:
        return safer(w, values)
    if name in ("safe_place", "own_guard", "get_rid_weak", "save_strength") and "mine" in values:
        return w("your lead there grows, %(mine)d against %(best)d") % values
    if "together" in values:
        return w("with your %(together)d later it can be %(sum)d, the most there, for the herd worth %(herd)d") % values
    if "away" in values and "names" in values:
        other = isolate(values["names"][values["rival"]])
        return w(
            "if %(name)s lays a hunter of %(n)d or more, the hide thief (−10) leaves you", n=values["away"], name=other
        )
    if chased(name, values):
        return behind(w, values)
    if "rest" in values:
        return waiting(w, values["rest"], values["left"], values["later"])
    if name == "join_pair":
        return pair(w, values, bool({"said", "why"} & values.keys()))
    if name == "no_points":
        return w("no card brings you points any more")
    if name == "get_rid_weak" and "alone" in values:
        return w("it is your last card")
    sentences = {
        "only_play": w("nothing else is possible"),
        **dict.fromkeys(("catch_large", "take_over"), w("you are the strongest there, with a herd worth %(herd)d")),
        "hold": w("you will capture whoever hunts the most bison (%(herd)d)")
        if values.get("most")
        else w("you will capture whoever hunts the bison there (%(herd)d)"),
        "catch_both": w("both herds there are yours, %(herd)d together"),
        "catch_alone": w("if %(name)s does not come there, you get bison worth %(herd)d")
        if rival(values)
        else w("if nobody else comes there, you get bison worth %(herd)d"),
        "catch_second": w("you are second there, with a herd worth %(herd)d"),
        "spoil": w("by a tie others lose bison worth %(herd)d"),
        "chase": w("there you catch up with the strongest, %(mine)d against %(best)d"),
        "avoid_thief": {
            "own": w("your guard there protects it, and a stronger one would draw the hide thief (−10)"),
            "safe": w("no guard there captures it, and a stronger one would draw the hide thief (−10)"),
            "best": w("it makes %(mine)d against %(best)d there, and a stronger one would draw the hide thief (−10)"),
            "": w("a stronger one would draw the hide thief (−10)"),
        }[values.get("at", "")],
        "save_strength": w("a weak one is enough, and your strong one waits until it is needed"),
        "get_rid_weak": w("so you keep the cards that you need more")
        if "keeps" in values
        else w("tried to the end of the hunt, this card does best"),
        "safe_place": w("no guard there captures your hunter"),
        "own_guard": w("your own guard there protects your hunter"),
        "both_fall": w("two of a kind both fall, and nobody is left on guard"),
        "sacrifice_pair": w("tried to the end of the hunt it does best; one card falls on each side"),
        "protect": w("it protects your hunters there"),
        "first_guard": w("you will capture whoever hunts there"),
    }
    told = sentences[name] % {**values, "name": rival(values)}
    return told + unless(w, values) if name in ("hold", "protect", "first_guard") else told


def _tie(w: Words, values: dict[str, Any]) -> str:
    """A tie that costs its seat a herd, too."""
    others = {"herd": values["herd"], "own": values["own"]}
    if "seat" in values and "names" in values:
        other = isolate(values["names"][values["seat"]])
        return w("by a tie %(name)s loses bison worth %(herd)d, and you %(own)d", name=other, **others)
    return w("by a tie others lose bison worth %(herd)d, and you %(own)d", **others)


def _party(w: Words, values: dict[str, Any]) -> str:
    """What the cards of a party are good for."""
    hunters, strong, middling, weak = (values[name] for name in ("hunters", "strong", "middling", "weak"))
    warriors, kinds = values["warriors"], values["kinds"]
    told = []
    if hunters and not strong:
        told.append(w.n("%(n)d hunter", "%(n)d hunters", hunters))
    if hunters and not strong and "all" not in values:
        told[0] = f"{told[0]} {w('(so the hide thief is less likely to come)')}"
    if strong:
        told.append(
            w.n(
                "%(n)d strong hunter for the herds",
                "%(n)d strong hunters for the herds",
                strong,
            )
        )
    if strong and middling:
        told.append(w.n("%(n)d middling one", "%(n)d middling ones", middling))
    if strong and weak:
        told.append(w.n("%(n)d weak one", "%(n)d weak ones", weak))
    if warriors > kinds:
        told.append(w.n("%(n)d great warrior", "%(n)d great warriors", warriors))
    elif kinds == len(WARRIORS):
        told.append(w("%(n)d great warriors: against every guard one that beats it", n=kinds))
    elif kinds:
        told.append(w.n("%(n)d kind of great warrior", "%(n)d kinds of great warriors", kinds))
    if "unbeaten" in values:
        told.append(w("but none that beats %(card)s", card=played(w, [values["unbeaten"]])))
    return ", ".join(told)
