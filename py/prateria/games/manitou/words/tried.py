"""Of a hint: what trials say for a card where nothing on the table shows why, and what its seat waits for."""

from typing import Any

from prateria.kit.words import Words, isolate

from .nouns import either, played, rival, way
from .prospects import FEW

__all__ = ["behind", "chased", "still", "tried", "waiting"]


def tried(w: Words, values: dict[str, Any], room: int) -> list[str]:
    """What the trials say for it, see `bot.explained`, if there is `room` for that (letters)."""
    why = values.get("why")
    if why in ("worse", "close"):
        same = values.get("to") == values["there"]  # a place is named once
        move = f"{played(w, [values['other']])} {w.p('territory', 'there') if same else way(w, values['there'])}"
        if why == "close":
            said = _lost(w, values, move)
        elif "tie" in values:
            tie = {"what": move, "herd": values["tie"]}
            said = w("If you send %(what)s instead, it is a tie, and the herd worth %(herd)d runs away.", **tie)
        else:
            said = _worse(w, values, move)
        return [said] if said and len(said) < room else []
    if "weaker" in values and not why:
        said = w("Your %(n)d would do for now, but is sooner overtaken.", n=values["weaker"])
        return [said] if len(said) < room else []
    return []


def still(w: Words, name: str, values: dict[str, Any], cost: str) -> str:
    """That cost, the hide thief, and why it is none, or pays all the same."""
    why = values.get("why")
    if why == "leaves":
        if other := rival(values):
            return w("%(told)s, but in the end it will probably go to %(name)s", told=cost, name=other)
        return w("%(told)s, but in the end it will probably go to somebody else", told=cost)
    if why == "anyway":
        return w("%(told)s, but with other cards it would probably come, too", told=cost)
    if chased(name, values):
        return cost
    return behind(w, values, cost) if "behind" in values and not why else w("%(told)s, but it pays", told=cost)


def _lost(w: Words, values: dict[str, Any], move: str) -> str:
    """By whom what another card brings can be taken again; '' where there are no names."""
    if guard := either(w, values, [values["beater"]] if "beater" in values else ()):
        if len(values["beats"]) > FEW:
            return w("If you send %(what)s instead, %(name)s can still beat that guard.", what=move, name=guard)
        cards = played(w, values["beats"])
        return w(
            "If you send %(what)s instead, that guard falls if %(name)s plays %(cards)s.",
            what=move,
            name=guard,
            cards=cards,
        )
    if not (name := either(w, values, [values["taker"]] if "taker" in values else ())):
        return ""
    said = {"what": move, "herd": values["loses"], "name": name}
    if values["with"]:
        return w(
            "If you send %(what)s instead, %(name)s can take the herd worth %(herd)d by hunter %(n)d or more.",
            n=values["with"],
            **said,
        )
    return w("If you send %(what)s instead, %(name)s can take the herd worth %(herd)d by any hunter.", **said)


def _worse(w: Words, values: dict[str, Any], move: str) -> str:
    """How much another card would bring less, and of what most of that is."""
    other = rival(values)
    less = {
        "herds": lambda: w("it brings you fewer bison"),
        "captives": lambda: w("it brings you fewer captives"),
        "thief": lambda: (
            w("the hide thief (−10) is then likelier to stay with you")
            if "stays" in values
            else w("the hide thief (−10) is then likelier to come to you")
        ),
        "their_herds": lambda: (
            w("%(name)s then gets more bison", name=other) if other else w("others then get more bison")
        ),
        "their_captives": lambda: (
            w("%(name)s then takes more captives", name=other) if other else w("others then take more captives")
        ),
        "their_thief": lambda: (
            w("the hide thief (−10) is then less likely to come to %(name)s", name=other)
            if other
            else w("the hide thief (−10) is then less likely to come to others")
        ),
    }[values["part"]]()
    return w.n(
        "If you send %(what)s instead, you end the hunt with about %(n)d point less, as %(less)s.",
        "If you send %(what)s instead, you end the hunt with about %(n)d points less, as %(less)s.",
        values["n"],
        what=move,
        less=less,
    )


def chased(name: str, values: dict[str, Any]) -> bool:
    """Whether a card of little use has no other reason than that somebody else may yet draw the hide thief."""
    return name == "get_rid_weak" and "behind" in values and "rest" not in values and "mine" not in values


def behind(w: Words, values: dict[str, Any], cost: str = "") -> str:
    """Who may draw the hide thief instead, whose visit that `cost` is, and with how many cards."""
    name, gap, n = isolate(values["names"][values["behind"]]), values["gap"], values["still"]
    whose = (
        w.n("%(gap)d strength less and %(n)d card to come", "%(gap)d strength less and %(n)d cards to come", n, gap=gap)
        if gap
        else w.n("the same strength and %(n)d card to come", "the same strength and %(n)d cards to come", n)
    )
    if cost:
        return w("%(told)s, but it may still go to %(name)s, who has %(what)s", told=cost, name=name, what=whose)
    return w("the hide thief may still go to %(name)s, who has %(what)s", name=name, what=whose)


def waiting(w: Words, rest: str, left: int, later: bool) -> str:
    """What stays in the hand, and for what."""
    if not left and not later:
        return w("it is your last turn")
    if rest == "warriors":
        if not left:
            return w("so you keep your great warriors for the next hunt")
        return w("so you keep your great warriors until there is more to capture")
    if not left:
        return w("so you keep your stronger hunters for the next hunt")
    return w("so you keep your stronger hunters until they are needed")
