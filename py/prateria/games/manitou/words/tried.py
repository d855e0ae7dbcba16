"""Of a hint: what trials say for a card where nothing on the table shows why, and what its seat waits for."""

from typing import Any

from prateria.kit.words import Words, isolate

from .nouns import either, kind, rival, way

__all__ = ["behind", "chased", "tried", "waiting"]


def tried(w: Words, name: str, values: dict[str, Any], long: bool = False, room: int = 0) -> list[str]:
    """What the trials say for it, see `bot.explained`; where they say nothing, why the hide thief may go elsewhere.
    `long`: so much has been said that only he is worth a word, and what has `room` (letters); whom it costs the hide
    thief is told what speaks against that in any case."""
    why = values.get("why")
    if why == "leaves":
        return [
            w("In the end the hide thief will probably go to %(name)s.", name=other)
            if (other := rival(values))
            else w("In the end the hide thief will probably go to somebody else.")
        ]
    if why == "anyway":
        return [w("With other cards the hide thief would probably come, too.")]
    if why in ("worse", "close"):
        same = values["there"] == values.get("to")
        where = w.p("to the same territory", "there") if same else way(w, values["there"])
        move = f"{kind(w, values['other'])} {where}"
        move = f"{move[0].upper()}{move[1:]}"
        if why == "worse":
            said = (
                w("%(move)s: a tie, so the herd worth %(herd)d would run away.", move=move, herd=values["tie"])
                if "tie" in values
                else _worse(w, values, move)
            )
        elif name := either(w, values, [values["taker"]] if "taker" in values else ()):
            said = w("%(move)s: more at first, but %(name)s can take the herd worth %(herd)d by hunter %(n)d or more.")
            said %= {"move": move, "name": name, "herd": values["loses"], "n": values["with"]}
        else:
            said = w("%(move)s: more at first, but that is mostly lost again by the end of the hunt.", move=move)
        return [said] if not long or len(said) < room or "thief" in values else []
    if "weaker" in values and not why:
        said = w("Your %(n)d would do for now, but is sooner overtaken.", n=values["weaker"])
        if not long or len(said) < room:
            return [said]
    if why or "behind" not in values or chased(name, values):
        return []
    return [f"{behind(w, values)}."]


def _worse(w: Words, values: dict[str, Any], move: str) -> str:
    """How much another card would bring less, and of what most of that is."""
    other = rival(values)
    less = {
        "herds": lambda: w("it brings you fewer bison"),
        "captives": lambda: w("it brings you fewer captives"),
        "thief": lambda: (
            w("the hide thief (−10) then stays with you more often")
            if "stays" in values
            else w("the hide thief (−10) then comes to you more often")
        ),
        "their_herds": lambda: (
            w("%(name)s then gets more bison", name=other) if other else w("others then get more bison")
        ),
        "their_captives": lambda: (
            w("%(name)s then takes more captives", name=other) if other else w("others then take more captives")
        ),
        "their_thief": lambda: (
            w("%(name)s then escapes the hide thief (−10) more often", name=other)
            if other
            else w("others then escape the hide thief (−10) more often")
        ),
    }[values["part"]]()
    return w.n(
        "%(move)s: by the end of the hunt about %(n)d point less, as %(less)s.",
        "%(move)s: by the end of the hunt about %(n)d points less, as %(less)s.",
        values["n"],
        move=move,
        less=less,
    )


def chased(name: str, values: dict[str, Any]) -> bool:
    """Whether a card of little use has no other reason than that somebody else may yet draw the hide thief."""
    return name == "get_rid_weak" and "behind" in values and "rest" not in values and "mine" not in values


def behind(w: Words, values: dict[str, Any]) -> str:
    """Who may draw the hide thief instead, and with how many cards."""
    name, gap, n = isolate(values["names"][values["behind"]]), values["gap"], values["still"]
    if not gap:
        return w.n(
            "%(name)s is as strong as you and has %(n)d card to come: the hide thief may go there",
            "%(name)s is as strong as you and has %(n)d cards to come: the hide thief may go there",
            n,
            name=name,
        )
    return w.n(
        "%(name)s has %(gap)d strength less and %(n)d card to come: the hide thief may go there",
        "%(name)s has %(gap)d strength less and %(n)d cards to come: the hide thief may go there",
        n,
        name=name,
        gap=gap,
    )


def waiting(w: Words, rest: str, left: int, later: bool) -> str:
    """What stays in the hand, and for what."""
    if not left and not later:
        return w("it is your last turn")
    if rest == "warriors":
        if not left:
            return w("your great warriors stay for the next hunt")
        return w("your great warriors wait until there is more to capture")
    if not left:
        return w("your stronger hunters stay for the next hunt")
    return w("your stronger hunters wait until they are needed")
