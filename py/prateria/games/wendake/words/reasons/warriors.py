"""Why a warrior goes somewhere and what it brings there, tiles of the grid change places, goods are exchanged, and
reasons for which one sentence says enough: see `reasons`."""

from typing import Any

from prateria.kit.words import Words, isolate

from ...engine.data import GOODS, TRACKS
from ..nouns import amount, goods, line, place, spot, step, steps, track
from ..nouns import native as noun
from ..sized import EXTRA, MORE, MUST, NAME, Part

__all__ = ["better", "exchanged", "on_map", "plain", "swap"]


def on_map(w: Words, name: str, values: dict[str, Any]) -> list[Part]:
    """Sentence by sentence, each with how much it matters; [] for reasons that are not of warriors."""
    told = _told(w, name, values)
    if not told:
        return []
    if leaves := values.get("leaves"):
        told = _leaves(w, name, told, place(w, leaves, values["sides"]))
    if "to" not in values:
        return told
    where = place(w, values["to"], values["sides"])
    if name == "smallpox":
        where = f"{where}: {noun(w, values['gone'])}"
    if against := values.get("names", ())[values.get("whose", 9) :]:
        where = f"{where} ({isolate(against[0])})"
    if values.get("maybe"):
        return [(MUST, w("A possible goal: %(place)s.", place=where)), *told]
    start = values.get("start")
    if start and start != values["to"].partition(".")[0]:  # else it goes nowhere: an attack, or who lies down
        where = f"{place(w, start, values['sides'])} → {where}"
    return [(MUST, f"{where}."), *told]


def _told(w: Words, name: str, values: dict[str, Any]) -> list[Part]:
    """The same without the places."""
    if name == "move_fight":
        return _fight(w, values)
    if name == "transfer_fill":
        home = _plain(w)["home_set"] if not values["yields"] and values.get("at_home") else _yields(w, values)
        open_ = w("But no sentinel of yours guards the area.") if values.get("open") else ""
        return [(MUST, home), (EXTRA if home else MUST, _fills(w, values["native"])), (MORE, open_)]
    if name == "smallpox":
        return [(MUST, plain(w)[name])]
    if name == "move_after":
        further = place(w, values["further"], values["sides"])
        return [(MUST, w("Then one who is there can go on: %(place)s.", place=further))]
    if name == "move_area":
        return [(MUST, _yields(w, values)), (MORE, _holds(w, values["native"]))]
    empty = w("The area is left empty.") if name in ("transfer", "home_set") and values.get("left") else ""
    return [(MUST, _plain(w)[name]), (MORE, empty)] if name in _plain(w) else []


def _plain(w: Words) -> dict[str, str]:
    return {
        "move": w("Warriors who set out win areas and majorities."),
        "move_leads": w("Then you have the most sentinels there: the Military of this tile brings a point for it."),
        "move_counts": w("Then you have the most sentinels there: your next Military brings a point for it."),
        "move_later": w("Then you have the most sentinels there: a later Military can bring a point for it."),
        "move_level": w("Then you have as many sentinels there as the strongest: so nobody gets a point for it."),
        "move_more": w("You have the most sentinels there already: one more makes it safe."),
        "move_near": w("Others have more sentinels there: this one begins to catch up."),
        "stop": w("Stop here: your warriors help you more where they are."),
        "stay_out": w("The other outposts stay where they are, to hold their areas."),
        "home_set": w("At home this warrior makes one more set of woman, hunter and warrior for a Ritual."),
        "transfer": w("At home this warrior can be sent out again."),
    }


def _leaves(w: Words, name: str, told: list[Part], where: str) -> list[Part]:
    """With what is lost by it: the majority of the place that the warrior leaves. For another one that is nothing."""
    if name in ("move_leads", "move_counts", "move_later"):
        change = w(
            "Then you have the most sentinels there, but no longer in the place it leaves (%(place)s).", place=where
        )
        return [(MUST, change)]
    return [*told, (MUST, w("But in the place it leaves (%(place)s) you no longer have the most.", place=where))]


def _fight(w: Words, values: dict[str, Any]) -> list[Part]:
    """What that is good for, and who falls."""
    if values["area"] and not values["lost"]:
        return [(MUST, _wins(w, values))]
    if not values["area"]:
        why = w("Then this opponent has one sentinel less there.")
        if values.get("breaks"):
            why = w("Then this opponent no longer has the most sentinels there.")
    else:
        why = w("This attack clears the area: a warrior of yours can go there next.")
    return [(MUST, why), (MUST, w("It costs you this warrior too."))]


def _wins(w: Words, values: dict[str, Any]) -> str:
    """An area that is taken from somebody: what the other one loses, and who can live there then."""
    if values["gone"] == "woman":
        return w("You win this area: the woman there must leave, and one of yours can live there.")
    return w("You win this area: the hunter there must leave, and one of yours can live there.")


def _holds(w: Words, native: str) -> str:
    """Whom the area is for."""
    if native == "woman":
        return w("A woman can then take the warrior’s place.")
    return w("A hunter can then take the warrior’s place.")


def _fills(w: Words, native: str) -> str:
    """Who takes the place of an outpost (WE-45)."""
    if native == "woman":
        return w("A woman takes the warrior’s place.")
    return w("A hunter takes the warrior’s place.")


def _yields(w: Words, values: dict[str, Any]) -> str:
    """What that brings each time; in the last year what it is counted for (WE-24)."""
    if not values["yields"]:
        return w("Women and hunters in areas count for turtles.") if values.get("turtles", True) else ""
    good = amount(w, GOODS[GOODS.index(values["yields"])], 1)
    if values["native"] == "woman":
        return w("At every harvest a woman there brings you %(goods)s.", goods=good)
    return w("At every hunt a hunter there brings you %(goods)s.", goods=good)


def swap(w: Words, values: dict[str, Any]) -> list[Part]:
    """The two tiles, the line, and what it costs."""
    heard = values.get("heard")  # the picture marks both tiles, and the line
    pair = " ↔ ".join(f"{steps(w, names)} ({spot(w, at)})" if heard else spot(w, at) for at, names in values["pair"])
    price, tiles = values["price"], "; ".join(steps(w, names) for names in values["plays"])
    better = w("It costs 1 point, but gives you a better line: %(line)s.", line=line(w, values["line"]))
    best = better if price else w("Your best line is then: %(line)s.", line=line(w, values["line"]))
    with_ = w("In it you have: %(tiles)s.", tiles=tiles)
    return [(NAME, f"{pair[:1].upper()}{pair[1:]}."), (MUST, best), (MORE, with_)]


def better(w: Words, values: dict[str, Any]) -> list[Part]:
    """Which tile goes for which, what that is good for, and what one then no longer has."""
    change = f"{steps(w, values['old'])} → {steps(w, values['new'])}."
    more = "" if values["lost"] else w("It can do all that the old one could, and more.")
    none = steps(w, values["none"])
    gone = w("After that you have no tile with: %(actions)s.", actions=none) if none else ""
    helps = _helps(w, values) if values.get("low") or values["lost"] else ""
    return [(NAME, change), (MUST if not helps else EXTRA, more), (MUST, helps), (MORE, gone)]


def _helps(w: Words, values: dict[str, Any]) -> str:
    """What the best of the new actions serves."""
    if "best" not in values:
        return ""
    best, named, told = step(w, values["best"]), track(w, values["track"]), list[str]()
    if values["best"] in TRACKS and (best == named or not values["low"]):  # called like its track
        low = w("%(action)s can help you later: it is the lower track of its pair.", action=best)
        told.append(low if values["low"] else w("It mainly adds this: %(action)s.", action=best))
    elif values["low"]:
        low = w("%(action)s can help you later: %(track)s is the lower track of its pair.", action=best, track=named)
        told.append(low)
    else:
        told.append(w("%(action)s helps you on: %(track)s.", action=best, track=named))
    return " ".join(told)


def exchanged(w: Words, name: str, values: dict[str, Any]) -> list[Part]:
    """What an exchange is good for, and what it risks (WE-33)."""
    taking = values.get("taking")  # the risk was taken with what was given
    risk = (
        w("Careful: 3 of 8 mask cards carry smallpox. Then you lose one of your people.")
        if values["smallpox"] and not taking
        else ""
    )
    if name == "exchange_tile":
        n = values["level"]
        if taking and values.get("higher"):
            return [(MUST, w("Take what you lack: then you can buy a progress tile of level %(n)d or higher.", n=n))]
        if taking:
            return [(MUST, w("Take what you lack: then you can buy a progress tile of level %(n)d.", n=n))]
        why = w("Give what you can do without: then you can buy a progress tile of level %(n)d.", n=n)
        if values.get("higher"):
            why = w("Give what you can do without: then you can buy a progress tile of level %(n)d or higher.", n=n)
    elif name == "exchange_later":
        why = w("For a later Trade you then have: %(goods)s.", goods=goods(w, values["goods"]))
    else:
        why = _kinds(w, values)
    return [(MUST, why), (MUST, risk)]


def _kinds(w: Words, values: dict[str, Any]) -> str:
    """How many points the exchange leaves to be made, against as many without it (WE-35)."""
    counts, had, level = values["kinds"], values["had"], values["after"]
    if level:
        return w.n(
            "Exchange: after a tile of level %(level)d you can make %(n)d point, not %(had)d.",
            "Exchange: after a tile of level %(level)d you can make %(n)d points, not %(had)d.",
            counts, had=had, level=level,
        )  # fmt: skip
    if values.get("taking"):
        return w.n(
            "Take what you lack: then your goods can become %(n)d point, not %(had)d.",
            "Take what you lack: then your goods can become %(n)d points, not %(had)d.",
            counts, had=had,
        )  # fmt: skip
    return w.n(
        "Exchange: then your goods can become %(n)d point, not %(had)d.",
        "Exchange: then your goods can become %(n)d points, not %(had)d.",
        counts, had=had,
    )  # fmt: skip


def plain(w: Words) -> dict[str, str]:
    """By the ids of `reasons`; `another`: a mask of which nothing more is known."""
    return {
        "only_way": w("Nothing else is possible here."),
        "order_early": w(
            "Put one of your four markers on the order of play now: who is early in it chooses first among the new "
            "tiles."
        ),
        "order_late": w("One marker must go to the order of play: the tiles stay free for later in this year."),
        "progress": w("Use this progress tile now: it comes back next year."),
        "progress_last": w("Use this progress tile now: this is the last year."),
        "enough": w("You can stop here: nothing more would change your result."),
        "turn_tile": w("Turn this tile over: its other side is worth more now."),
        "keep_tiles": w("Keep your tiles: none of the open ones is better."),
        "end": w("End your turn: nothing more here would help you now."),
        "end_here": w("End your turn: the rest would help you little now."),
        "tribe": w("Its goods and its power promise the most points, with your grid and these pairs of tracks."),
        "another": w("Another mask for your hand, and perhaps a combination."),
        "canoe": w("More canoes bring more fish and a larger exchange."),
        "fetch": w(
            "Bring who is missing: each set of woman, hunter and warrior in your village is a point at a Ritual."
        ),
        "harmless": w("It costs nothing, but now it brings nothing either."),
        "smallpox": w("Of your people this one helps you least now."),
        "turtle": w("Turtles bring points at the end: level 3 one point, levels 4 and 5 two."),
        "trade": w("It can bring progress tiles and points."),
        "gain": w("Take what you have least of."),
        "gain_like": w("Take this: it is among what you have least of."),
        "pay": w("Pay with what you have most of."),
        "pay_like": w("Pay with this: others would do just as well."),
        "draw_pile": w("Take the open mask: it can go with those in your hand."),
        "draw_two": w("Take the open mask. Afterwards one of your masks goes: the one that then fits least."),
        "mask_may": w("With it your masks may make a better combination."),
        "mask_two": w("Draw two masks instead of one, and keep those that fit best."),
        "mask_back": w("Your masks of this year come back: you can play them once more."),
        "draw_deck": w("Draw from the deck: on average it helps you more than the open mask."),
        "mask_hold": w("Keep your masks for a better combination."),
        "discard": w("Let this mask go: it fits least with the others."),
        "exchange": w("Give what you can do without for what you lack, without fear of smallpox."),
        "save": w("Keep your goods: soon they are enough for a progress tile."),
    }
