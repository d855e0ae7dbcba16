"""Why to do something: one sentence each. Why something cannot be done stands in `refusals`."""

from collections.abc import Iterator
from typing import Any, Final

from prateria.core.game import Take
from prateria.kit.words import Words

from ..engine.actions import Do, End, Stop
from .moves import bag, first
from .nouns import amount, deed, one, small, taken, upon
from .reasons_answers import answer, other, tied
from .reasons_areas import OF_AREAS
from .reasons_gains import ahead, counted, few, idle, idlers, in_all

__all__ = ["reason"]

_SEEN: Final = 125  # letters: three lines of a phone
_FIRST: Final = 105  # the move and its number
_PRICE: Final = 10  # of it, which is not heard
_HEARD: Final = 25  # words that one who listens keeps in mind, with "Enter or D: Done." 29


def reason(w: Words, found: tuple[str, dict[str, Any]]) -> str:
    """What to do, what it brings, whether fewer would do, and what speaks for it or what it has to fear, in this order:
    a phone shows the first lines. See `bot.reasons` for the ids.

    `began`: the values when the hint was given, of which this is what is left; `action`: what to do, if it is to be
    named; `goals`: where that leads; `terrain` and `animals`: of the area that is meant,
    and how many animals live in it; `trades` and `then`: what is bought and bartered, and for what. `heard`: for those
    who listen, in few words, with what it brings only once.
    """
    name, values = found
    said = _told(w, name, values)
    room = _SEEN
    if values.get("heard"):  # in no more words than are seen
        room = min(_SEEN - _PRICE, _length(reason(w, (name, {**values, "heard": False}))) + _PRICE)
    for shorter in ("least", "short", "brief", "whole"):
        if _length(said) <= room or (shorter == "brief" and values.get("misses")):
            break
        values = {**values, shorter: True}
        said = _told(w, name, values)
    return said


def _told(w: Words, name: str, values: dict[str, Any]) -> str:
    """All that there is room for. To make room a warning names the `least` alone, the ways that are drawn are `brief`,
    what else is said is `short`, and at last what it brings is said on the `whole` and not by kind."""
    action = values.get("action")
    parts = [] if action is None or isinstance(action, Take | End | Stop) else [f"{first(w, action, values)}."]
    if takes := values.get("takes"):
        parts = [bag(w, takes)]
    net = {**values, "each": (), "less": 0} if values.get("whole") and values.get("more", 0) > 0 else values
    gains, dear = [*counted(w, net)], [*_price(w, values)]  # which says what it is for
    enough = [*dear, *_enough(w, values)]
    why = answer(w, values) if "answer" in values else ""
    if "tie" in values:
        why = tied(w, values["tie"], other(values))
    room = _SEEN - _PRICE if values.get("heard") else _SEEN
    long = len(" ".join((*parts, *gains, why))) > room or len(" ".join((*parts, *gains[:1]))) > _FIRST
    if parts and (long or values.get("brief")) and "takes" not in values:  # all ways are drawn
        parts = [f"{first(w, action, {**values, 'starts': (), 'brief': True})}."]
    sure, loss = not why, values.get("more", 0) < 0 and not values.get("less")
    if values.get("short") and values.get("spent"):  # that no hunter is left says more
        why = ""
    elif sure or not (values.get("heard") or (gains and not loss)):  # what speaks for it, and what it has to fear
        why = f"{_why(w, name, values)} {why}".strip()
    if not (why or values.get("more", 0) or values.get("less")) and any(values.get("each", ())):
        why = w("It only pays later.")  # one animal for another is no reason
    if "changed" in values and sure:  # of what a hint meant before, one would wonder most
        why, enough = _changed(w, values), []
    elif sure and gains and (dear or (name in OF_AREAS and len(values.get("goals", ())) > 1)):  # one would wonder where
        why = ""
    elif sure and _all_of_it(name, values) and not values.get("rest"):  # why says it
        gains, why = ([], why) if len(" ".join((*parts, why))) <= _FIRST else (gains, "")
    if not values.get("heard") and not values.get("spent"):
        shorter = why and gains and sure and "changed" not in values  # of what speaks for it, one thing will do
        ways = [(enough, why), ([], why), *([(enough, ""), ([], "")] if shorter else ())]
        if (values.get("smaller") or values.get("rest")) and shorter:
            ways[1:3] = ways[2:0:-1]
        fit = (way for way in ways if len(" ".join((*parts, *gains, *way[0], way[1]))) <= _SEEN)
        enough, why = next(fit, ways[-1])
    if values.get("heard"):
        if _words(*parts, *gains, *enough, why) > _HEARD:
            enough = []
        many = _words(*parts, *gains, why) > _HEARD or len(" ".join((*parts, *gains, why))) > _SEEN
        if gains and sure and "changed" not in values and many:
            why = ""
        if _words(*parts, *gains, why) > _HEARD and values.get("more", 0) > 0:
            gains = [*counted(w, {**values, "each": (), "less": 0})]  # how many in all will do
        if "starts" in values and _words(*parts, *gains, *enough, why) > _HEARD:
            parts = [f"{first(w, action, {**values, 'starts': ()})}."]
    parts = _within(w, parts, values)
    last = (*enough, why) if gains and not sure else (why, *enough)
    said = " ".join(filter(None, (*parts, *gains, *last)))
    return _with_next(w, said, values)


def _within(w: Words, parts: list[str], values: dict[str, Any]) -> list[str]:
    """The same where an action has been begun by hand instead of one that was advised: it is the best of that."""
    advised = next((action.deed for action in values.get("dropped", ()) if isinstance(action, Do)), "")
    doing = values.get("doing", "")
    if not parts or not doing or advised in ("", doing):
        return parts
    return [w("With “%(action)s” this is best:", action=deed(w, doing)), small(parts[0]), *parts[1:]]


def _changed(w: Words, values: dict[str, Any]) -> str:
    """That what an earlier hint meant can wait, or is dropped, and why."""
    was = values["changed"]["promise"]
    there = upon(w, was[-1])
    if values.get("short"):
        return w("The plan has changed.")
    if was in values.get("later", ()):
        return w("You can still build %(there)s later.", there=there)
    return w("A new plan: building %(there)s would now bring less.", there=there)


def _with_next(w: Words, said: str, values: dict[str, Any]) -> str:
    """The same, with what one can build next, where there is room."""
    if "next" not in values:
        return said
    name, where = values["next"]
    more = w("Next, build %(piece)s %(there)s.", piece=one(w, name), there=upon(w, where))
    fits = _words(said, more) <= _HEARD if values.get("heard") else len(f"{said} {more}") <= _SEEN
    return f"{said} {more}" if fits else said


def _length(said: str) -> int:
    """Of what is seen: a name stands between marks that are not."""
    return len(said) - said.count("\u2068") - said.count("\u2069")


def _words(*sentences: str) -> int:
    """How many are spoken."""
    return sum(any(map(str.isalnum, word)) for one in sentences for word in one.split())


def _all_of_it(name: str, values: dict[str, Any]) -> bool:
    """Whether the animals of the area where one leads then are all that it brings."""
    n = values.get("animals")
    return name == "leads" and n == values.get("more") == in_all(values) and n in values.get("each", ())


def _why(w: Words, name: str, values: dict[str, Any]) -> str:
    name = values.get("scarce", name)
    if misses := values.get("misses"):
        less = w.n(
            "Counted now you would get %(n)d animal less.", "Counted now you would get %(n)d animals less.", misses
        )
        rest = (
            w("It is only done for later.")
            if name == "free" and "ahead" not in values
            else _why(w, name, {**values, "misses": 0})
        )
        return f"{rest} {less}".lstrip()
    if name in ("free", "larger", "larger_later") and "next" in values:  # which says more
        return ""
    if name == "free" and getattr(values.get("action"), "deed", "") in ("tipi", "canoe"):
        return _why(w, "buys_big" if "grows" in values else "buys_small", {})
    if "ahead" in values:
        built, brings, site = values["ahead"]
        return ahead(w, built, brings, site, alone=len(values.get("goals", ())) == 1)
    if name == "just" and values.get("price") and not values.get("ends"):
        return w("It is only done for later.")
    if name == "free" and idle(w, values):
        return w("For now this changes nothing, but you pay nothing either.")
    if name in OF_AREAS:
        return OF_AREAS[name](w, values["terrain"], values["animals"])
    if name == "barters_for":
        if (n := values["n"]) < 2:
            return w("Then you have 1 of each kind: a hunter costs that much.")
        return w("Then you have %(n)d of each kind: a tipi or canoe %(n)d costs that much.", n=n)
    if name in ("fewest", "fewest_then"):
        return few(w, values["gain"], name == "fewest_then")
    if name == "prepares" and len(values.get("goals", ())) > 1:
        return w.n(
            "Next you can build %(piece)s %(there)s: %(n)d animal more.",
            "Next you can build %(piece)s %(there)s: %(n)d animals more.",
            values["brings"],
            piece=one(w, values["piece"]),
            there=upon(w, values["site"]),
        )
    if name == "prepares":
        return w.n(
            "From there you can build %(piece)s next: %(n)d animal more.",
            "From there you can build %(piece)s next: %(n)d animals more.",
            values["brings"],
            piece=one(w, values["piece"]),
        )
    if name == "larger" and "piece" in values:
        return _bought(w, values)
    lost = w.list([taken(w, kind, n) for kind, n in values.get("lost", ())])
    if name == "spills" and (buys := values.get("buys")):
        if still := w.list([taken(w, kind, n) for kind, n in values.get("still", ())]):
            spilt = w("Lost above 15: %(animals)s; otherwise %(more)s.", animals=still, more=lost)
        else:
            spilt = w("What is above 15 is lost otherwise: %(animals)s.", animals=lost)
        return spilt if values.get("short") else f"{_why(w, buys, {})} {spilt}"
    if name == "gains" and values.get("stays"):
        return w("Nothing that is free would bring you more now.")
    if name == "lets_go":
        gone = w.list([amount(w, kind, n) for kind, n in values["lost"]])
        return w("Above 15, so this is lost: %(animals)s. Nothing to be had for it helps you more.", animals=gone)
    if name == "saves" and (values.get("again") or "trades" in values.get("began", ())):  # it has just been spent
        name = "ends"
    return {
        "only_way": w("Nothing else is possible here."),
        "place_now": w("The tile must be placed in this round, and this is your last action."),
        "free": w("With one hunter the action costs nothing."),
        "larger": w("Hunters who stand together can build something larger."),
        "larger_later": w("Together they can build something larger there in the next round."),
        "camp_back": w("Building brings hunters back to your camp, ready for the next tile."),
        "gains": w("It costs nothing, and your hunters stay where they are."),
        "vain": w("Nothing seems to improve the last counting any more. What this action brings counts no more."),
        "vain_yet": w("For now nothing seems to improve the last counting. What this action brings is not counted."),
        "gains_unmanned": w("No hunter takes part: you get one animal of your choice."),
        "buys_hunter": w("Your next tile can bring more hunters onto the land."),
        "buys_small": w("Once it is built, it beats any number of hunters."),
        "buys_top": w("Once it is built, nobody can top it."),
        "buys_big": w("Once it is built, a larger one beats any number of smaller ones."),
        "barters": w("What you buy costs as many of each kind: of this one you have few."),
        "saves": w("Keep your stock: before your next action you can buy what it needs."),
        "spills": w("You can keep only 15 of a kind. Otherwise you lose: %(animals)s.", animals=lost),
        "together": w("There your hunters are stronger together."),
        "ends": w("That is all: end the turn."),
        "ends_above": w("End the turn. What the counting brings above 15, you can spend at once then."),
        "pays_plenty": w("Pay so that all three kinds remain: the market needs them all."),
        "pays": "",
        "just": "",
    }[name]


def _bought(w: Words, values: dict[str, Any]) -> str:
    """What one can buy and build next where hunters have come together, and what that brings."""
    name, brings = values["piece"], values["brings"]
    if len(values.get("goals", ())) > 1:
        bought, there = one(w, name), upon(w, values["site"])
        if not brings:
            return w("Then buy %(piece)s and build it %(there)s: it beats all hunters.", piece=bought, there=there)
        return w.n(
            "Then buy %(piece)s and build it %(there)s: %(n)d animal more.",
            "Then buy %(piece)s and build it %(there)s: %(n)d animals more.",
            brings,
            piece=bought,
            there=there,
        )
    if not brings:
        return w("Then buy %(piece)s and build it there: it beats all hunters.", piece=one(w, name))
    return w.n(
        "Then buy %(piece)s and build it there: %(n)d animal more.",
        "Then buy %(piece)s and build it there: %(n)d animals more.",
        brings,
        piece=one(w, name),
    )


def _price(w: Words, values: dict[str, Any]) -> Iterator[str]:
    """Why a march or a gathering is worth a price that is no less than what it brings now."""
    price, more = values.get("price", 0), values.get("more", 0)
    if not price or values.get("heard") or values.get("begun") or "began" in values:
        return
    if (n := values.get("fewer", 0)) and not values["ends"]:
        yield w.n(
            "%(n)d hunter would do now; more is for later.",
            "%(n)d hunters would do now; more is for later.",
            n,
        )
    elif values["ends"]:
        yield w("Your stock is lost at the end: spend it.")
    elif 0 < more <= price:
        yield w("You pay once, but gain it every round.")
    elif not more and values.get("less"):
        yield w("You pay once, but it counts every round.")


def _enough(w: Words, values: dict[str, Any]) -> Iterator[str]:
    """Why more hunters than the lead takes; and that none is left for later."""
    if spent := values.get("spent"):
        yield w.n(
            "Then no hunter of yours is left on the land: %(n)d more action this round brings 1 animal at most.",
            "Then no hunter of yours is left on the land: %(n)d more actions this round bring 1 animal each at most.",
            spent,
        )
    if (n := values.get("rest", 0)) and "began" not in values and not values.get("heard"):
        yield idlers(w, n)
    if not values.get("enough"):
        return
    rest = values.get("then", values["action"]).hunters - values["enough"]
    if (smaller := values.get("smaller")) and (safest := values.get("safest")):
        yield w("Enough for now: %(piece)s. But nobody can top this: %(larger)s.", piece=one(w, smaller),
                larger=one(w, safest))  # fmt: skip
    elif smaller:
        yield w("Enough for now: %(piece)s. A larger one is safer.", piece=one(w, smaller))
    elif values.get("comers") and "next" not in values:
        yield w.n("%(n)d hunter is free for later.", "%(n)d hunters are free for later.", rest)
    elif not values.get("comers"):
        yield w.n("%(n)d hunter makes your place safer.", "%(n)d hunters make your place safer.", rest)
