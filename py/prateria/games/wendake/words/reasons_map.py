"""Why a warrior goes somewhere and what it brings there, or tiles of the grid change places: see `reasons`."""

from typing import Any

from prateria.kit.words import Words, isolate

from ..engine.data import GOODS, TRACKS
from .labels import falls
from .nouns import amount, line, place, spot, step, steps, track

__all__ = ["better", "on_map", "swap"]


def on_map(w: Words, name: str, values: dict[str, Any]) -> str:
    """'' for reasons that are not of warriors."""
    if name == "move_fight":
        why = _fight(w, values)
    elif name == "transfer_fill":
        why = f"{_fills(w, values['native'])} {_yields(w, values)}".rstrip()
    elif name == "move_area":
        why = f"{_holds(w, values['native'])} {_yields(w, values)}".rstrip()
    else:
        why = _plain(w).get(name, "")
        if name in ("transfer", "home_set") and values.get("left"):
            why = f"{why} {w('The area is left empty.')}"
    if why and (leaves := values.get("leaves")):
        why = _leaves(w, name, why, place(w, leaves, values["sides"]))
    if not why or "to" not in values:
        return why
    where = place(w, values["to"], values["sides"])
    if against := values.get("names", ())[values.get("whose", 9) :]:
        where = f"{where} ({isolate(against[0])})"
    goal = w("A possible goal: %(place)s.", place=where) if values.get("maybe") else f"{where}."
    return f"{goal} {why}"


def _plain(w: Words) -> dict[str, str]:
    return {
        "move": w("Warriors who set out win areas and majorities."),
        "move_leads": w(
            "With this warrior you have the most sentinels there: the Military action of this tile then brings a point "
            "for it."
        ),
        "move_counts": w(
            "With this warrior you have the most sentinels there: your next Military action then brings a point for it."
        ),
        "move_level": w("Then you have as many sentinels there as the strongest: with one more you lead."),
        "move_more": w("You have the most sentinels there already: one more makes it safe."),
        "move_near": w("Others have more sentinels there: this one begins to catch up."),
        "stop": w("For this action that is enough: more of it would not help you now."),
        "home_set": w("At home this warrior makes one more set of woman, hunter and warrior for a Ritual."),
        "transfer": w("At home this warrior can be sent out again."),
    }


def _leaves(w: Words, name: str, why: str, where: str) -> str:
    """With what is lost by it: the majority of the place that the warrior leaves. For another one that is nothing."""
    if name in ("move_leads", "move_counts"):
        return w(
            "With this warrior you have the most sentinels there, but no longer where it leaves (%(place)s): that "
            "brings no point more.",
            place=where,
        )
    return f"{why} {w('Where it leaves (%(place)s) you then no longer have the most.', place=where)}"


def _fight(w: Words, values: dict[str, Any]) -> str:
    """Who falls, and what that is good for."""
    if not values["area"]:
        why = w("This attack drives an opponent’s warrior away, who then counts for no majority.")
    elif values["lost"]:
        why = w("This attack clears the area: a warrior of yours can go there next.")
    else:
        return f"{falls(w, values['gone'])} {_holds(w, values['native'])}"
    return f"{why} {w('It costs you this warrior too.')}"


def _holds(w: Words, native: str) -> str:
    """Whom the area is for."""
    if native == "woman":
        return w("Your outpost holds this area for a woman.")
    return w("Your outpost holds this area for a hunter.")


def _fills(w: Words, native: str) -> str:
    """Who takes the place of an outpost (WE-45)."""
    if native == "woman":
        return w("A woman takes the warrior's place.")
    return w("A hunter takes the warrior's place.")


def _yields(w: Words, values: dict[str, Any]) -> str:
    """What that brings each time; in the last year what it is counted for (WE-24)."""
    if not values["yields"]:
        return w("Women and hunters in areas count for turtles.")
    good = amount(w, GOODS[GOODS.index(values["yields"])], 1)
    if values["native"] == "woman":
        return w("At every harvest she brings you: %(goods)s.", goods=good)
    return w("At every hunt he brings you: %(goods)s.", goods=good)


def swap(w: Words, values: dict[str, Any]) -> str:
    """The two tiles, the line, and what it costs."""
    pair = " ↔ ".join(f"{steps(w, names)} ({spot(w, at)})" for at, names in values["pair"])
    told = w("%(tiles)s: after this swap your best line is: %(line)s.", tiles=pair, line=line(w, values["line"]))
    told += " " + w("There you can play: %(tiles)s.", tiles="; ".join(steps(w, names) for names in values["plays"]))
    return f"{told} {w('Its price is 1 point.')}" if values["price"] else told


def better(w: Words, values: dict[str, Any]) -> str:
    """Which tile goes for which, what one gets and gives up by that, and what it is good for."""
    both = len(values["more"]) < len(values["new"])  # what they have in common is named with the tiles alone
    change = f"{steps(w, values['old'])} → {steps(w, values['new'])}." if both else ""
    twice = steps(w, values["twice"])
    again = w("Another of your tiles shows already: %(actions)s.", actions=twice) if twice else ""
    return " ".join(filter(None, (change, _changed(w, values), again, _helps(w, values))))


def _changed(w: Words, values: dict[str, Any]) -> str:
    more, lost, none = (steps(w, values[name]) for name in ("more", "lost", "none"))
    if not lost:
        return w("The new tile can do all that the old one could, and more: %(more)s.", more=more)
    told = w("You get: %(more)s. For that you give up: %(lost)s.", more=more, lost=lost)
    return f"{told} {w('Then none of your tiles shows: %(actions)s.', actions=none)}" if none else told


def _helps(w: Words, values: dict[str, Any]) -> str:
    """What the best of the new actions serves."""
    if "best" not in values:
        return ""
    best, named, told = step(w, values["best"]), track(w, values["track"]), list[str]()
    if values["best"] in TRACKS:  # called like its track
        told += [w("%(action)s helps most: it is the lower track of its pair.", action=best)] * values["low"]
    elif values["low"]:
        told.append(w("%(action)s helps most: %(track)s is the lower track of its pair.", action=best, track=named))
    else:
        told.append(w("%(action)s helps you on: %(track)s.", action=best, track=named))
    return " ".join(told)
