"""Why to do something, and why something cannot be done: one sentence each."""

from typing import Any, Final

from prateria.kit.words import Words, isolate

from ..engine.data import LOOT, TIPI, TOTEM
from ..engine.preview import about
from .dangers import may_come
from .labels import either
from .meanings import waited
from .nouns import amount, fit, goes, kind
from .refusals import no_captive
from .waiting import answered, danger, meanwhile, odds, wait
from .watched import watched

__all__ = ["reason"]

_LITTLE: Final = 3
"""Of so much loot that is still to come it is said that it is little."""


def reason(w: Words, reason: tuple[str, dict[str, Any]]) -> str:
    """What speaks for a move: see `bot.reasons` for the ids. `cards`: how many it brings; `names`: who plays, by seat.
    The table shows the rest."""
    name, values = reason
    since = "" if name in ("haul_big", "last_chance") else _since(w, values)  # these say by themselves why
    along_ = _along(w, values) if name in ("rival_near", "last_chance", "tipis_now") else ""
    said = _said(w, name, values)
    if name == "rival_near" and _snatched(values):  # that is the reason
        if values.get("safely") and values["greater"][0] > values["harm"]:
            return f"{said} {goes(w, True, values['card'])} {_greater(w, values)}"
        return f"{said} {along_}"
    return fit([said, along_, _greater(w, values), since])


def _snatched(values: dict[str, Any]) -> bool:
    """Whether one claims above all for a captive with whom another could take much."""
    return not values.get("first") and values["loot"] == LOOT[TOTEM] and values.get("harm", 0) >= _LITTLE


def _since(w: Words, values: dict[str, Any]) -> str:
    """What is other than when the last hint said to wait, after what is advised: it has become more, or somebody is
    asked before; '' where that is the same, and where the advice itself says who could take it now."""
    was = values.get("changed")
    if not was:
        return ""
    if any(values.get(near) and values[near] != was.get(near) for near in ("seats", "risk")):
        return ""
    more = values["cards"] - was["cards"]
    if more > 0:
        return w.n("%(n)d card more than before.", "%(n)d cards more than before.", more)
    if values.get("by") and not was.get("by") and "names" in values and not values.get("few"):
        names = [isolate(values["names"][seat]) for seat in values["by"]]
        return w.n("Now %(names)s is asked before you.", "Now %(names)s are asked before you.", len(names),
                   names=w.list(names))  # fmt: skip
    return ""


def _said(w: Words, name: str, values: dict[str, Any]) -> str:
    """The same, whatever was said before."""
    n = values.get("cards", 0)
    if name == "wait_bigger":
        return wait(w, values)
    if name == "onward":
        return _onward(w, values)
    if name == "turn_next":
        return _turn(w, values)
    if values.get("even") and "taking" in values:
        told = w.n("%(n)d card either way.", "%(n)d cards either way.", n)
        return " ".join(filter(None, (told, meanwhile(w, values), _leaves(w, values))))
    if "taking" in values:
        return w.n("This brings you %(n)d card.", "This brings you %(n)d cards.", n)
    if name == "haul_big":
        told = w.n("A big haul: %(n)d card (%(what)s).", "A big haul: %(n)d cards (%(what)s).", n,
                   what=_what(w, values))  # fmt: skip
        why = " ".join(filter(None, (_since(w, values), _why(w, values))))
        return fit([told, why or w("Do not wait any longer.")])
    if name == "haul_fair" or (name == "tipis_now" and "promise" in values):
        told = w.n("Worth taking: %(n)d card (%(what)s).", "Worth taking: %(n)d cards (%(what)s).", n,
                   what=_what(w, values))  # fmt: skip
        if more := _greater(w, values):  # why not the one that shows more comes first
            whole = f"{told} {_why(w, values)}".rstrip()
            return whole if more in fit([whole, more]) else told
        return f"{told} {_why(w, values) or _leaves(w, values) or w('On average that is better than waiting.')}"
    if name == "captive":
        told = w.n(
            "The chief takes %(loot)s and a captive: together %(n)d card.",
            "The chief takes %(loot)s and a captive: together %(n)d cards.",
            n,
            loot=amount(w, values["loot"], values["there"]),
        )
        why = _why(w, values) if "late" in values else ""
        return fit([told, _along(w, values), why])
    if name == "tipis_now":
        return w.n("With the tipis this card brings the most: %(n)d card.",
                   "With the tipis this card brings the most: %(n)d cards.", n)  # fmt: skip
    if name == "rival_near":
        if values.get("first"):
            return _try(w, values)
        best = w("Best to take: %(what)s.", what=f"{_loot(w, values)} ({kind(w, values['kind'])})")
        if not values["left"]:
            return f"{best} {w('It is the last card.')}"
        return best if _snatched(values) else fit([f"{best} {danger(w, values)}", _little(w, values)])
    return {
        "last_chance": w("The last card lies there: take what there is."),
        "nothing_sound": w("There is nothing here for your cards: leave it."),
    }[name]


def _turn(w: Words, values: dict[str, Any]) -> str:
    """What else can be done while a card is to be turned: who has just waited may still take that back by a touch."""
    if values.get("still") and waited(values.get("back", "")):
        cards = either(w, [kind(w, one) for one in values["still"]])
        claim = w("Or claim now: touch your card (%(cards)s).", cards=cards)
        return f"{w('Turn the next card.')} {claim}"
    if values.get("captive"):
        return f"{w('Turn the next card.')} {no_captive(w)}"
    return w("There is nothing else to decide now: turn the next card.")


def _what(w: Words, values: dict[str, Any]) -> str:
    """With which tribe card, and what: as the question names it."""
    return f"{kind(w, values['kind'])} + {_loot(w, values)}"


def _loot(w: Words, values: dict[str, Any]) -> str:
    """What it takes, or could take as well where that is not chosen yet."""
    others = () if "never" in values else values.get("even", ())
    return either(w, [amount(w, *one) for one in ((values["loot"], values["there"]), *others)])


def _leaves(w: Words, values: dict[str, Any]) -> str:
    """Of loot that brings as much: whether it can be taken later."""
    if not values.get("even"):
        return ""
    if "never" not in values:  # it is not chosen yet, or the last card lies there
        return w("Choose as you like.")
    if any(loot in values["never"] for loot, _ in values["even"]):
        return w("What you leave here you can never take later.")
    if values["loot"] in values["never"]:
        return w("Better this: what you leave you may still take later.")
    return w("What you leave you may still take later.")


def _try(w: Words, values: dict[str, Any]) -> str:
    """With what, for what, who comes first, and what would be certain instead."""
    tried = w("Try the %(card)s: you may get %(loot)s.", card=kind(w, values["kind"]), loot=_loot(w, values))
    first = values.get("seats") or (values["who"],)
    names = [isolate(values["names"][seat]) for seat in first] if "names" in values else []
    tried = f"{tried} {answered(w, names)}"
    if "sure" not in values:
        return tried
    card, n, safe = values["sure"]
    if safe:  # why what is unsure goes first
        return f"{tried} {_stays(w, card, n)}"
    other = w.n("Certain instead: %(card)s, %(n)d card.", "Certain instead: %(card)s, %(n)d cards.", n,
                card=kind(w, card))  # fmt: skip
    return fit([tried, other])


def _stays(w: Words, card: str, n: int) -> str:
    """That what another card takes can be taken later as well."""
    return w.n("Your %(n)d card (%(card)s) stays: nobody can take it now.",
               "Your %(n)d cards (%(card)s) stay: nobody can take them now.", n, card=kind(w, card))  # fmt: skip


def _greater(w: Words, values: dict[str, Any]) -> str:
    """Why not with the tribe card that could take more now."""
    if "greater" not in values:
        return ""
    n, one = values["greater"]
    if values.get("safely") and not values.get("first"):  # that is why
        return _stays(w, one, n)
    return w.n("Keep for later: %(card)s, now %(n)d card. It may become more.",
               "Keep for later: %(card)s, now %(n)d cards. It may become more.", n, card=kind(w, one))  # fmt: skip


def _why(w: Words, values: dict[str, Any]) -> str:
    """Why not later: few cards are left to turn, hardly more can come, or others answer before at the next card. Who
    was told that as much may come does not hear that it is little."""
    if few := values.get("few", 0):
        return w.n("Only %(n)d card is left to turn.", "Only %(n)d cards are left to turn.", few)
    fewer = "changed" not in values or values.get("hidden", 0) < values["changed"].get("hidden", 0)
    if "late" in values and fewer and (little := _no_more(w, values)):
        return little
    if "by" not in values or "names" not in values or not values["odds"][0]:
        return ""
    if not (n := odds(values)):
        return _at_stake(w, values)
    names = w.list([isolate(values["names"][seat]) for seat in values["by"]])
    return may_come(w, names, len(values["by"]), n)


def _to_come(values: dict[str, Any]) -> int:
    """How much of that loot may still come; on a half prairie, how much is likely to."""
    if "likely" in values or "unseen" not in values:
        return int(values.get("likely", values["hidden"]))
    return about(values["hidden"], values["left"], values["unseen"])


def _at_stake(w: Words, values: dict[str, Any]) -> str:
    """What waiting might win and what it might lose, where that is more: a small danger is no reason by itself."""
    n, more = values["cards"], _to_come(values)
    if not 0 < more < n:
        return ""
    loot = amount(w, values["loot"], more)
    was = values.get("changed", {"loot": ""})
    if was["loot"] == values["loot"] and more < _to_come(was):
        return w.n("By waiting you may now win only %(loot)s more, but lose %(n)d card.",
                   "By waiting you may now win only %(loot)s more, but lose %(n)d cards.", n, loot=loot)  # fmt: skip
    return w.n("By waiting you may win %(loot)s more, but lose %(n)d card.",
               "By waiting you may win %(loot)s more, but lose %(n)d cards.", n, loot=loot)  # fmt: skip


def _little(w: Words, values: dict[str, Any]) -> str:
    """What little waiting could still bring, beside who could take it: '' where something else is kept for later."""
    return "" if "greater" in values else _at_stake(w, values) or _no_more(w, values)


def _no_more(w: Words, values: dict[str, Any]) -> str:
    """Why not later: hardly any of that loot is left to come."""
    n = values["hidden"]
    if values.get("tipis"):
        return ""  # there is something else that it could take
    if n > _LITTLE:
        return w("Little more is likely to come.") if _to_come(values) < _LITTLE else ""
    return (
        w("Little more can come: %(loot)s.", loot=amount(w, values["loot"], n)) if n else w("No more of it can come.")
    )


def _onward(w: Words, values: dict[str, Any]) -> str:
    """The same as `_best`, and whether something else is thought better than that claim."""
    if (rather := values.get("rather")) is None:
        return _best(w, values)
    return f"{_best(w, values)} {w('But another card is better: %(card)s.', card=kind(w, rather.kind))}"


def _best(w: Words, values: dict[str, Any]) -> str:
    """What is best of that with which a claim can go on, and who would miss it."""
    owner = values.get("owner")
    if "card" not in values:
        told = w("Best to take: %(what)s.", what=amount(w, values["loot"], values.get("there", 1)))
        return f"{told} {meanwhile(w, values)}" if values.get("seats") else told
    if values.get("captive"):
        return f"{w('Best to take captive: %(what)s.', what=watched(w, values['card']))} {_spoilt(w, values)}".rstrip()
    told = w("Best to take: %(what)s.", what=watched(w, values["card"]))
    if owner is None:
        return f"{told} {w('Nobody plays this colour: you lose nothing by it.')}"
    if values["mine"] or "names" not in values:
        return told
    name = isolate(values["names"][owner])
    if n := values["harm"]:
        return f"{told} {_missed(w, name, n)}"
    return f"{told} {w('%(name)s may still need this one.', name=name)}" if values["left"] else told


def _spoilt(w: Words, values: dict[str, Any]) -> str:
    """What its owner could take with that captive, and cannot any more."""
    if values["owner"] is None:
        return w("Nobody plays this colour: you lose nothing by it.")
    if values["mine"] or "names" not in values:
        return ""
    name, n = isolate(values["names"][values["owner"]]), values["harm"]
    if not n:
        return w("Then %(name)s cannot use him any more.", name=name) if values["left"] else ""
    return w.n("Without him %(name)s cannot take %(n)d card.", "Without him %(name)s cannot take %(n)d cards.",
               n, name=name)  # fmt: skip


def _along(w: Words, values: dict[str, Any]) -> str:
    """Who goes along, and why this one."""
    if "card" not in values:
        return ""
    captive = values["loot"] != LOOT[TIPI]
    told = goes(w, captive, values["card"])
    if "names" not in values or values["owner"] is None:
        return told
    if not values["harm"]:
        taken = captive and values["left"] and values["owner"] != values.get("viewer")
        name = isolate(values["names"][values["owner"]])
        return f"{told} {w('Then %(name)s cannot use him any more.', name=name)}" if taken else told
    name, n = isolate(values["names"][values["owner"]]), values["harm"]
    if not captive:
        return f"{told} {_missed(w, name, n)}"
    if values.get("early"):
        why = w.n("With him %(name)s could take %(n)d card, perhaps before you.",
                  "With him %(name)s could take %(n)d cards, perhaps before you.", n, name=name)  # fmt: skip
        return f"{told} {why}"
    why = w.n("With him %(name)s could take %(n)d card: take him yourself.",
              "With him %(name)s could take %(n)d cards: take him yourself.", n, name=name)  # fmt: skip
    return f"{told} {why}"


def _missed(w: Words, name: str, n: int) -> str:
    """What somebody could take with the one who goes along."""
    return w.n("With this one %(name)s could take %(n)d card.", "With this one %(name)s could take %(n)d cards.",
               n, name=name)  # fmt: skip
