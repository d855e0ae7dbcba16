"""The question that stands, in one sentence: for whoever is asked, and for those who wait."""

from collections.abc import Sequence
from typing import Any, Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words, isolate

from ..engine.observe import Asked, Observation, Player
from ..engine.preview import paid_on
from .brings import homecoming, idle, swapping, why_idle
from .effects import progress_text
from .explain import bought
from .labels import action_label
from .lost import gone_from, lost
from .nouns import progress, side, steps, track
from .people import more
from .sentences import winners

__all__ = ["may_move", "prompt", "trade"]

NEW: Final = 2
"""In so many years it is said what a homecoming brings."""
LONG: Final = 120
"""So many letters of what one buys have room beside what is asked."""


def prompt(w: Words, view: Observation, names: Sequence[str], touch: Touch) -> str:
    """What is to be done now: for the one who acts, if it is their view, else for those who wait."""
    asked = view.asked
    if asked is None:
        return _over(w, view, names)
    name = isolate(names[asked.seat])
    if view.seat != asked.seat:
        return _waiting(w, asked.what, name)
    if touch.ready is not None:
        return _ready(w, view, asked, names, touch.ready, touch.possible)
    if touch.chosen and (half := more(w, view, asked, name, touch)):
        return half
    if asked.what == "steps":
        return _steps(w, view, asked, name, touch.possible)
    if asked.what == "turn" and len(touch.possible) == 1 and (only := _alone(view, asked, touch.possible[0])):
        return w("%(name)s: only this tile is left: %(tile)s.", name=name, tile=steps(w, only))
    return _asking(w, view, asked, name) + _turtles(w, asked, touch.possible)


def _ready(
    w: Words, view: Observation, asked: Asked, names: Sequence[str], action: Any, possible: Sequence[str]
) -> str:
    """What "Done" will do, where something is lost or paid by it, or it is not seen at a glance."""
    name, verb = isolate(names[asked.seat]), getattr(action, "verb", "")
    if gone := lost(w, view, action, possible):
        return f"{name}: {gone}"
    if verb in ("fight", "raid", "lose"):
        does = gone_from(w, view, action.what) if verb == "lose" else action_label(w, action, view, names)
    elif verb == "buy":
        does = _bought(w, name, action.what, paid_on(view.players[asked.seat], action.what))
    elif asked.what == "ritual" and verb == "use":
        does = f"{progress(w, action.what)}. {progress_text(w, action.what)}"
    elif asked.what == "turnover" and verb == "turn":
        does = _turned(w, view.players[asked.seat], action.what)
    elif verb == "replace":
        does = f"{action_label(w, action)}."
    elif verb == "swap" and asked.first:
        does = swapping(w, view, action.what)
    else:
        return w("%(name)s: touch “Done”, or choose something else.", name=name)
    return w("%(name)s: %(attack)s Done?", name=name, attack=does)


def _turned(w: Words, mine: Player, where: str) -> str:
    """What is on the other side of that tile."""
    there = next(place for place in mine.grid if place.id == where)
    return w("on the other side of this tile: %(actions)s.", actions=side(w, there.tile, not there.ritual))


def _bought(w: Words, name: str, tile: str, there: str) -> str:
    """What a tile does that is about to be bought, and its points (`there`: on which track), where both have room."""
    does, gains = f"{progress(w, tile)}. {progress_text(w, tile)}", bought(w, tile, there)
    return f"{does} {gains}" if len(name) + len(does) + len(gains) <= LONG else does


def _alone(view: Observation, asked: Asked, pick: str) -> Sequence[str]:
    """The actions of the tile that this means; () if it is no tile."""
    return next((place.steps for place in view.players[asked.seat].grid if pick == f"tile:{place.id}"), ())


def _over(w: Words, view: Observation, names: Sequence[str]) -> str:
    if view.outcome is None:
        return w("The game is over.")
    return winners(w, view.outcome.points, view.outcome.winners, [isolate(name) for name in names])


def _waiting(w: Words, what: str, name: str) -> str:
    """For those who look on."""
    return {
        "tribe": w("%(name)s is choosing a tribe."),
        "turn": w("%(name)s is choosing a tile."),
        "steps": w("%(name)s is carrying out actions."),
        "moves": w("%(name)s is moving warriors."),
        "transfer": w("%(name)s is bringing outposts home."),
        "swap": w("%(name)s is swapping two tiles."),
        "pay": w("%(name)s is trading."),
        "smallpox": w("Smallpox: %(name)s must lose a villager."),
        "draw": w("%(name)s is drawing a mask."),
        "masks": w("%(name)s is looking at the masks."),
        "ritual": w("%(name)s is holding a ritual."),
        "military": w("%(name)s is counting warriors."),
        "turtle": w("%(name)s is choosing a turtle."),
        "evolve": w("%(name)s may change a tile."),
    }.get(what, w("%(name)s is thinking.")) % {"name": name}


def _asking(w: Words, view: Observation, asked: Asked, name: str) -> str:
    """The question itself."""
    match asked.what:
        case "turn":
            return " ".join((_turn(w, view.players[asked.seat], name), *_first_year(w, view, asked)))
        case "bag":
            return _bag(w, asked, name)
        case "moves":
            return f"{may_move(w, asked, name)} {w('Touch a warrior, or the place to go to.')}"
        case "draw" | "discard" | "masks" | "disguise" | "add":
            return _masks(w, asked, name)
        case "track":
            return w.n(
                "%(name)s: on which track does %(n)d point go?",
                "%(name)s: on which track do %(n)d points go?",
                asked.points,
                name=name,
            )
        case "pay":
            return w.n(
                "%(name)s – %(tile)s: with which vegetable do you pay?",
                "%(name)s – %(tile)s: with which %(n)d different vegetables do you pay?",
                int(asked.tile[1]), name=name, tile=progress(w, asked.tile),
            )  # fmt: skip
    return _plain(w, view, asked, name)


def may_move(w: Words, asked: Asked, name: str) -> str:
    n = asked.left + asked.extra
    return w.n("%(name)s: %(n)d warrior may move.", "%(name)s: %(n)d warriors may move.", n, name=name)


def _turn(w: Words, mine: Player, name: str) -> str:
    """WE-11 to WE-13: four markers a year, three of them on tiles of a line."""
    placed = sum(place.marker == "action" for place in mine.grid)
    if placed == 3:
        return w("%(name)s: your last marker goes to the order of play.", name=name)
    if placed == 2:
        return (
            w("%(name)s: complete your line with the third tile.", name=name)
            if mine.ordered
            else w("%(name)s: complete your line, or go to the order of play.", name=name)
        )
    second = w("%(name)s: choose the second tile of your line.", name=name)
    return second if placed == 1 else w("%(name)s: choose a tile to begin your line of three.", name=name)


def _first_year(w: Words, view: Observation, asked: Asked) -> list[str]:
    """What must be known the first time: before the first marker which tracks are a pair, and what that means (WE-81),
    then where the fourth one goes (WE-11), then what comes of tiles that are played (WE-71). Short, so that the year
    has room beside it on a phone."""
    mine = view.players[asked.seat]
    placed = sum(place.marker == "action" for place in mine.grid)
    if view.year > 1 or placed > 2 or (mine.ordered and placed < 2):
        return []
    if placed == 2:
        bottom = any(place.endswith("3") for line in mine.lines for place in line)
        all_ = w("At the end of the year these three turn to Ritual.")
        return [w("At the end of the year these three turn to Ritual, except in the bottom row.") if bottom else all_]
    if placed == 1:
        return [w("One of your four markers goes to the order of play: now or later.")]
    pairs = ", ".join(" + ".join(track(w, name) for name in pair) for pair in view.pairs)
    return [w("%(pairs)s: of each pair the lower track counts.", pairs=pairs)]


def _steps(w: Words, view: Observation, asked: Asked, name: str, possible: Sequence[str]) -> str:
    """WE-14, WE-30: what can really be done of it."""
    if "fire" in asked.steps:
        return w("%(name)s: which tile does the Sacred Fire play?", name=name)
    if asked.parts and (sentence := trade(w, view, bool(asked.steps), possible)):
        return sentence % {"name": name}
    passed = idle(asked.steps, possible) if possible else ()
    why = (said for step in passed if (said := why_idle(w, step)))
    return " ".join((_next(w, view, asked, name, possible, passed), *why))


def _next(w: Words, view: Observation, asked: Asked, name: str, possible: Sequence[str], passed: Sequence[str]) -> str:
    """What comes next of the actions that do something."""
    if open_ := [step for step in asked.steps if step not in passed]:
        left = steps(w, open_)
        if asked.any_order:
            return w("%(name)s: in any order: %(actions)s.", name=name, actions=left)
        return w("%(name)s: touch the next action: %(actions)s.", name=name, actions=left)
    if "button:transfer" in possible:
        asks = w("%(name)s: bring outposts home, if you like, or end your turn.", name=name)
        return f"{asks} {homecoming(w, view, view.year <= NEW)}".rstrip()
    if any(pick not in ("button:end", "button:swap") for pick in possible):  # a swap can wait
        return w("%(name)s: use what is still offered, if you like, or end your turn.", name=name)
    return w("%(name)s: nothing more to do here. End your turn.", name=name)


def trade(w: Words, view: Observation, more: bool, possible: Sequence[str]) -> str:
    """WE-30: what can still be done of a Trade, and what comes then: `more` actions of the tile, or the turn's end."""
    if "button:exchange" in possible:
        go_on = w("%(name)s: exchange, then buy, then points – or the next action.")
        return go_on if more else w("%(name)s: exchange, then buy, then points – or end your turn.")
    if any(f"progress:{tile}" in possible for tile in view.offer):
        go_on = w("%(name)s: buy, then points – or the next action.")
        return go_on if more else w("%(name)s: buy, then points – or end your turn.")
    if "button:spend" in possible:
        go_on = w("%(name)s: turn goods into points, or go on with the next action.")
        return go_on if more else w("%(name)s: turn goods into points, or end your turn.")
    return ""


def _bag(w: Words, asked: Asked, name: str) -> str:
    if asked.bag == "receive":
        return w.n(
            "%(name)s: take %(n)d good for what you gave.",
            "%(name)s: take %(n)d goods for what you gave.",
            sum(asked.given),
            name=name,
        )
    return {
        "give": w("%(name)s: which goods do you give for others?"),
        "spend": w("%(name)s: which goods become points? After that you can buy nothing."),
        "natives": w("%(name)s: who comes from the long house?"),
        "gain": w("%(name)s: what do you take?"),
    }[asked.bag] % {"name": name}


def _masks(w: Words, asked: Asked, name: str) -> str:
    """WE-26."""
    return {
        "draw": w("%(name)s: draw a mask, from the deck or the discards."),
        "discard": w("%(name)s: which mask do you discard?"),
        "masks": w("%(name)s: play a combination of masks, or none."),
        "disguise": w("%(name)s: which mask should count as another?"),
        "add": w("%(name)s: which mask do you add?"),
    }[asked.what] % {"name": name}


def _turtles(w: Words, asked: Asked, possible: Sequence[str]) -> str:
    two = asked.what == "turtle" and any(pick.endswith("-5") for pick in possible)
    return f" {w('Level 5: of its two tracks the better one counts.')}" if two else ""


def _plain(w: Words, view: Observation, asked: Asked, name: str) -> str:
    if asked.what == "swap":
        if asked.first:
            there = next(place for place in view.players[asked.seat].grid if place.id == asked.first)
            return w("%(name)s: this tile changes places: %(actions)s. With which one?",
                     name=name, actions=steps(w, there.steps))  # fmt: skip
        return w("%(name)s: two tiles change places, once in the whole game. Touch the first.", name=name)
    if asked.what == "transfer":
        if asked.stays:
            return w("%(name)s: which outpost stands up as a sentinel?", name=name)
        return w("%(name)s: which outpost goes home to the village?", name=name)
    return {
        "turtle": {
            "women": w("%(name)s: which turtle do you take for your women?"),
            "hunters": w("%(name)s: which turtle do you take for your hunters?"),
            "canoes": w("%(name)s: which turtle do you take for your canoes?"),
        }.get(asked.category, ""),
        "tribe": w("%(name)s: choose your tribe."),
        "smallpox": w("%(name)s: smallpox! Who goes to the long house? Touch one of your people."),
        "military": w("%(name)s: the alliance counts for you. Count now.")
        if asked.flagged
        else w("%(name)s: use an alliance, or count now."),
        "ritual": w("%(name)s: use a progress tile, or hold the ritual."),
        "flag": w("%(name)s: with whom do you make the alliance?"),
        "shift": w("%(name)s: from which track does the point come?"),
        "turnover": w("%(name)s: which tile do you turn over?"),
        "evolve": w("%(name)s: change one of the three tiles, or keep all."),
    }[asked.what] % {"name": name}
