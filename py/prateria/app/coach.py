"""What a lesson shows beside the table: its sentence with the way on or out, what to touch now, its last word."""

import re
from collections.abc import Iterable
from typing import Any, Final

from ..kit.touch import Touch
from ..kit.words import Words, isolate
from ..view import css, handover
from ..view.furniture import Button, buttons
from ..view.svg import Safe, el, join
from .local import LocalGame
from .opening import steps

__all__ = ["asked_for", "coach", "shortened", "watching", "well_done"]

NAME: Final = 40
"""A longer name is an explanation as well; what comes before its colon or full stop is enough."""


def shortened(thing: str) -> str:
    """The name of a thing without the explanation; no colon comes after that of what asks for it. What stands in
    brackets is not cut.

    >>> shortened("Hills: bison 12 and 5, and nobody stands on guard")
    'Hills'
    >>> shortened("Hills: bison 13, 6")
    'Hills, bison 13, 6'
    >>> shortened("all totems (captive: the warrior of the yellow tribe)")
    'all totems (captive: the warrior of the yellow tribe)'
    """
    short = thing if len(thing) <= NAME else re.split(r"[:.] (?![^(]*\))", thing)[0]
    return re.sub(r": (?![^(]*\))", ", ", short)


def asked_for(local: LocalGame, view: Any, touch: Touch) -> str:
    """The one thing that is to be touched now, as what is said asks for it."""
    w, texts = local.shown.w, local.game.texts
    if not touch.taught or (local.session.state.bag() is not None and local.choice.counts is not None):
        return texts.prompt(
            w, view, local.shown.names, touch
        )  # one plays as one likes, or the panel is open: what it asks
    if touch.ready is not None or not touch.possible:
        thing = texts.done(w, touch.ready)
    else:
        thing = shortened(texts.pick_label(w, touch.possible[0], view))
    return w("Now touch: %(thing)s", thing=thing)


def coach(local: LocalGame, view: Any, touch: Touch, bar: Iterable[Button]) -> Safe:
    """The sentence, and the way on or out. `bar`: what can be touched that is no place on the table."""
    shown, w = local.shown, local.shown.w
    if shown.taught:  # that it is over says the line above the table
        said = el("p", _play_now(w), data_say="")
        return el("section", said, buttons(_after(local, short=True)), class_=css.COACH)
    row = [*bar, Button(w("Leave the lesson"), "home", look="quiet")]
    bag = local.session.state.bag()
    if bag is not None and local.choice.counts is not None:
        row.insert(0, Button(local.game.table.bag_title(w, bag), "bag", look="main"))
    if touch.ready is not None:
        row.insert(0, Button(local.game.texts.done(w, touch.ready), "done", look="main", symbol="check"))
    elif shown.to_read:  # while a move is shown there is nothing to go on from
        row.insert(0, Button(w("Next"), "lesson-next", look="main"))
    if local.choice.open or shown.to_read:
        keys = _keys(local)
        said = el("p", shown.coach, data_say=f"{shown.coach} {keys}" if keys else "")
        if keys:
            said = join((said, el("span", keys, class_=f"{css.UNSEEN} {css.COACH_KEYS}")))
    else:
        said = el("p", watching(local))
    return el("section", said, buttons(row), class_=css.COACH)


def watching(local: LocalGame) -> str:
    """Once what was asked for has been done: what others do is said above the table, a result in its panel."""
    w = local.shown.w
    return w("Read, then touch “Go on”.") if local.shown.result else w("Watch what happens.")


def _keys(local: LocalGame) -> str:
    """On the first page: which seat one is, and the keys, for those who do not point at things."""
    shown, w = local.shown, local.shown.w
    if shown.step_of[0] != 1 or shown.viewer is None:
        return ""
    who = w("You are %(name)s.", name=isolate(shown.names[shown.viewer]))
    keys = w(
        "Keys: N goes to what can be chosen, H to your hand, W to the table in words; D is Done or Next, S says what "
        "to do, ? shows all keys."
    )
    return f"{who} {keys}"


def well_done(local: LocalGame) -> Safe:
    """The panel after the last step: what was learnt, and where one may go on."""
    shown, w = local.shown, local.shown.w
    learnt = handover.steps(steps(local, shown.learnt)) if shown.learnt else Safe()
    return join((el("h2", w("Well done!")), learnt, el("p", _play_now(w)), buttons(_after(local))))


def _play_now(w: Words) -> str:
    return w("“Play now” begins a game against the computer, at its easiest.")


def _after(local: LocalGame, short: bool = False) -> list[Button]:
    """Where one may go on after a lesson. `short`: not what is in the menu too."""
    w, game, further = local.shown.w, local.session.header.game, local.shown.further
    on = [Button(w("Next part: %(title)s", title=further[1](w)), "lesson", further[0], "main")] if further else []
    row = [
        *on,
        Button(w("Play now"), "play-now", look="" if on else "main"),
        Button(w("Rules"), "rules", game),
        Button(w("To the start page"), "home"),
    ]
    return [button for button in row if not short or button.do != "rules"]
