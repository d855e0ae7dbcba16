"""What waiting may bring: what is hoped for, and what a hint to wait says: what may still come, and what others could
take meanwhile."""

from collections.abc import Sequence
from typing import Any, Final

from prateria.kit.words import Words, isolate

from ..engine.data import GREAT, LOOT, TRIBE
from ..engine.observe import Observation
from ..engine.preview import hopes, most
from .captors import captor, in_danger
from .dangers import NAMED, comfort, safe, several
from .labels import also_for, either
from .nouns import amount, card, fit, kind, loot, lying, to_come

__all__ = ["answered", "danger", "hoped", "meanwhile", "odds", "wait"]

KNOWN: Final = 16
"""After so many cards that is said in short to those who listen: the card itself says how many may come."""

_SMALL: Final = 12
"""Of so many cards more than one must be a danger: what is rarer speaks neither for waiting nor against it."""

_OFTEN, _LIKELY = 30, 60
"""So many times in 100 something happens often, and quite likely."""


def hoped(w: Words, view: Observation, aloud: bool = False) -> str:
    """Which card would help the one who looks most, if it is worth hoping for; '' where something is there for them.
    What the dots on its place are is said until they have taken something; `aloud`: the number in their place."""
    if view.seat is None or most(view, view.seat)[0]:
        return ""
    own = view.players[view.seat].colour
    found = {card.partition("-")[2]: n for card, (n, _) in hopes(view).items() if card.startswith(own)}
    best = max(found.values(), default=0)
    if best < GREAT:
        return ""
    people = [one for one in TRIBE if found.get(one) == best]
    kinds = [kind(w, one) for one in people]
    if len(kinds) > NAMED:
        return w("Each of your people would bring you: +%(n)d.", n=best)
    if aloud and len(kinds) == 1:
        if view.rounds - view.left >= KNOWN:
            return w("Best: %(card)s (+%(n)d).", card=kinds[0], n=best)
        more = hopes(view)[f"{own}-{people[0]}"][1]
        return w(
            "Best for you if it comes: %(card)s (+%(n)d, at most %(more)d to come).", card=kinds[0], n=best, more=more
        )
    told = w("Best for you if it comes: %(card)s (+%(n)d).", card=either(w, kinds), n=best)
    if aloud or view.players[view.seat].points:
        return told
    if view.setup.half:  # some lie in the box (PW-26)
        return f"{told} {w('Each dot under it: one that is likely to come.')}"
    return f"{told} {w('Each dot under it: one more that may come.')}"


def wait(w: Words, values: dict[str, Any]) -> str:
    """How much more may come, what others could take meanwhile, and why waiting is better all the same."""
    if values.get("tipis") and not values.get("first"):
        return _tipis(w, values)
    if why := _spent(w, values):
        return fit(why)
    if often := _anyway(w, values):
        return fit(often)
    head, rest = _head(w, values), [*filter(None, _prize(w, values) or _why_wait(w, values))]
    told = fit([head, *rest])
    if values.get("stays") and len(rest) > 1 and rest[1] not in told:
        return fit([head, *rest[1:]])  # there is no room for both: what is risked is told
    if values["hidden"] or not values.get("on") or told == " ".join([head, *rest]):
        return told
    more = [head, comfort(w, values)]  # something must speak for waiting, but no danger is kept back for it
    return fit([*more, *rest]) if not rest or rest[0] in fit([*more, *rest]) else fit([*more, several(w, values)])


def _spent(w: Words, values: dict[str, Any]) -> list[str]:
    """That who answers first is likely to take most of it, and one's own card would go for what is left; [] where
    that is not so, or the others are not named."""
    if "ahead" not in values or "names" not in values:
        return []
    seat, lost, left, often = values["ahead"]
    values_ = {"name": isolate(values["names"][seat]), "loot": amount(w, *lost)}
    if often >= _LIKELY:
        told = w("Wait: %(name)s answers first and quite likely takes %(loot)s.", **values_)
    else:
        told = w("Wait: %(name)s answers first and may take %(loot)s.", **values_)
    card = kind(w, values["kind"])
    spent = w("Then you would spend your %(card)s on %(loot)s.", card=card, loot=amount(w, *left))
    return [told, spent]


def _head(w: Words, values: dict[str, Any]) -> str:
    """That one should wait, and for what; who has waited for that pile before is told to wait on, and by how much it
    has grown."""
    if (more := _more(values)) > 0:
        return _grown(w, values, more)
    if values.get("on") or more == 0:
        return _on(w, values, more == 0)
    return _wait(w, values["loot"], values["hidden"], values.get("likely"))


def _grown(w: Words, values: dict[str, Any], more: int) -> str:
    """By how many cards it has grown, and how much of that loot may still come; else how many cards it is now."""
    if not (n := _coming(values)):
        return w.n("Wait on: it is %(n)d card now, %(more)d more than before.",
                   "Wait on: it is %(n)d cards now, %(more)d more than before.", values["cards"],
                   more=more)  # fmt: skip
    told = w.n("Wait on: it has grown by %(n)d card.", "Wait on: it has grown by %(n)d cards.", more)
    if "likely" in values:
        return f"{told} {to_come(w, values['loot'], n)}"
    return f"{told} {w('Still face down: %(loot)s.', loot=amount(w, values['loot'], n))}"


def _coming(values: dict[str, Any]) -> int:
    """How much of that loot may still come; on a half prairie, how much is likely to."""
    return int(values.get("likely", values["hidden"])) if values["left"] else 0


def _more(values: dict[str, Any]) -> int:
    """How many cards more that claim brings than at the last hint, which said to wait for that pile; -1 if none did."""
    was = values.get("was")
    if not was or was["loot"] != values["loot"] or was["there"] > values["there"]:
        return -1
    return max(int(values["cards"] - was["cards"]), -1)


def _prize(w: Words, values: dict[str, Any]) -> list[str]:
    """What another could take meanwhile with one whom one's chief could capture, where that is much."""
    if "prize" not in values or "names" not in values or values.get("first"):
        return []
    who, n, owner = values["prize"]
    told = w.n(
        "Meanwhile %(name)s could take %(n)d card (%(card)s).",
        "Meanwhile %(name)s could take %(n)d cards (%(card)s).",
        n,
        card=card(w, who),
        name=isolate(values["names"][owner]),
    )
    return [told, comfort(w, values)]


def _tipis(w: Words, values: dict[str, Any]) -> str:
    """That no more of that loot comes, but tipis, which the same card could take; and what is risked meanwhile."""
    told = w.n(
        "Wait: %(n)d tipi may still come, and you could take the tipis instead.",
        "Wait: up to %(n)d tipis may still come, and you could take them instead.",
        values["tipis"],
    )
    if values["free"] and values["left"] and "captor" not in values:
        return f"{told} {w('By waiting you lose nothing.')}"
    return fit([told, *_why_wait(w, values)])


def _why_wait(w: Words, values: dict[str, Any]) -> list[str]:
    """What speaks for waiting: that others could take it speaks against, and is said, too."""
    taken = in_danger(w, values)
    if "safe" in values and not values.get("first"):
        return [*taken, *safe(w, values)]
    if values.get("first"):
        told = answered(w, [isolate(values["names"][seat]) for seat in values["first"]] if "names" in values else [])
    else:
        told = _ahead(w, values) or _often(w, values) or meanwhile(w, values)
        if values.get("stays"):
            return [_stays(w, values), told, *taken]
    return [told, *taken, comfort(w, values)] if told or taken else []


def _stays(w: Words, values: dict[str, Any]) -> str:
    """That whoever claims with that loses nobody of one's own."""
    return {
        "chief": w("Your chief stays, for more later."),
        "warrior": w("Your warrior stays, for more later."),
        "maiden": w("Your maiden stays, for more later."),
        "hunter": w("Your hunter stays, for more later."),
    }[values["kind"]]


def _anyway(w: Words, values: dict[str, Any]) -> list[str]:
    """Where another often takes it before one can claim again: that first, then why waiting is better all the same; []
    where that is not so."""
    if values.get("first") or values.get("taken", 0) < _OFTEN or (values.get("prize") and "names" in values):
        return []
    if not (told := _ahead(w, values) or _often(w, values)):
        return []
    why = _stays(w, values) if values.get("stays") else comfort(w, values)
    more = to_come(w, values["loot"], n) if (n := _coming(values)) else ""
    return [f"{told} {w('Wait all the same.')}", why, *in_danger(w, values), more]


def _often(w: Words, values: dict[str, Any]) -> str:
    """Who could take that loot now, and how often they do before one is asked again (`bot.habits`). It is measured, but
    for no single card: so it is said in words. '': nobody could, or they are not named."""
    if "seats" not in values or "names" not in values or not values["left"]:
        return ""
    n, seats, said = values.get("taken", 0), values["seats"], _said(w, values, values["seats"])
    if n >= _LIKELY:
        return w.n("Quite likely %(names)s takes %(loot)s before you.",
                   "Quite likely %(names)s take %(loot)s before you.", len(seats), **said)  # fmt: skip
    if n >= _OFTEN:
        return w.n("%(names)s often takes %(loot)s before you.", "%(names)s often take %(loot)s before you.",
                   len(seats), **said)  # fmt: skip
    return w.n("%(names)s could take %(loot)s, too, but seldom does.",
               "%(names)s could take %(loot)s, too, but seldom do.", len(seats), **said)  # fmt: skip


def _said(w: Words, values: dict[str, Any], seats: Sequence[int]) -> dict[str, str]:
    """Who these are, and the loot that one waits for."""
    names = w.list([isolate(values["names"][seat]) for seat in seats])
    return {"names": names, "loot": amount(w, values["loot"], values["there"])}


def odds(values: dict[str, Any]) -> int:
    """That one card of so many is a danger; 0: too few to speak of."""
    n, unseen = values["odds"]
    of = max(round(unseen / n), 1)
    return of if of <= _SMALL else 0


def answered(w: Words, names: Sequence[str]) -> str:
    """Who comes first, having answered already, unseen (PW-18)."""
    if not names:
        return w("Others answer first: you may get less.")
    return w.n("%(names)s answers first: you may get less.", "%(names)s answer first: you may get less.", len(names),
               names=w.list([*names]))  # fmt: skip


def _ahead(w: Words, values: dict[str, Any]) -> str:
    """Of those who could take it, too: that some of them are asked at this card yet, after the one who is told."""
    after = [seat for seat in values.get("seats", ()) if seat in values.get("after", ())]
    if not after or "names" not in values:
        return ""
    n, said = values.get("taken", 0), _said(w, values, after)
    if n >= _LIKELY:
        return w.n("If you wait, %(names)s quite likely takes %(loot)s at once.",
                   "If you wait, %(names)s quite likely take %(loot)s at once.", len(after), **said)  # fmt: skip
    if n >= _OFTEN:
        return w.n("If you wait, %(names)s often takes %(loot)s at once.",
                   "If you wait, %(names)s often take %(loot)s at once.", len(after), **said)  # fmt: skip
    return w.n("If you wait, %(names)s could take %(loot)s at once, but seldom does.",
               "If you wait, %(names)s could take %(loot)s at once, but seldom do.", len(after), **said)  # fmt: skip


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
        if values.get("captive") and values.get("own"):
            return captor(w, values["risk"].partition("-")[2], name)
        if values.get("other"):
            return w("Meanwhile %(name)s could take something else: %(cards)s.", name=name, cards=taken)
        if values.get("captive"):
            return w("Meanwhile %(name)s could take a captive: %(cards)s.", name=name, cards=taken)
        if values["risk"] in LOOT:
            return w("Meanwhile %(name)s could take %(cards)s.", name=name, cards=taken)
        return w("Meanwhile %(name)s could take: %(cards)s.", name=name, cards=taken)
    return ""


def danger(w: Words, values: dict[str, Any]) -> str:
    """The same for who claims: that their own person could be taken captive comes first."""
    return " ".join(in_danger(w, values)) or meanwhile(w, values)


def _on(w: Words, values: dict[str, Any], longer: bool) -> str:
    """The same once the question says what lies there: how much may come. `longer`: one has waited for it."""
    one, n = values["loot"], _coming(values)
    if not n and values["left"] and values["hidden"]:
        if longer:
            return w("Wait on, with luck one more comes: %(loot)s.", loot=loot(w, one))
        return w("Wait, with luck one more comes: %(loot)s.", loot=loot(w, one))
    if not n:
        lying_ = either(w, [amount(w, *more) for more in ((one, values["there"]), *values.get("also", ()))])
        return w("Wait on: %(loot)s so far.", loot=lying_) if longer else w("Wait: %(loot)s so far.", loot=lying_)
    more = amount(w, one, n)
    if "likely" in values:
        if longer:
            return w.n("Wait on: about %(more)s more to come.", "Wait on: about %(more)s more to come.", n, more=more)
        return w.n("Wait: about %(more)s more to come.", "Wait: about %(more)s more to come.", n, more=more)
    if longer:
        return w.n("Wait on: %(more)s more to come.", "Wait on: %(more)s more to come.", n, more=more)
    return w.n("Wait: %(more)s more to come.", "Wait: %(more)s more to come.", n, more=more)


def _wait(w: Words, one: str, n: int, about: int | None) -> str:
    """How much of that loot nobody has seen yet. On a half prairie some of it may never come (PW-26): there it is said
    what is likely."""
    if not n or about == 0:
        return w("Wait: this card may bring more later.")
    if about is not None:
        return w.n("Wait. A guess at what is still to come: about %(loot)s.",
                   "Wait. A guess at what is still to come: about %(loot)s.", about,
                   loot=amount(w, one, about))  # fmt: skip
    return f"{w('Wait.')} {w('Still face down: %(loot)s.', loot=amount(w, one, n))}"
