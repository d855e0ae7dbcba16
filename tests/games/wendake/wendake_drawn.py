"""Drawn tables of Wendake and positions to draw, for tests."""

import random
from functools import cache
from xml.etree import ElementTree

from wendake_table import EAGER, sitters, steps

from prateria.app.picker import Picker
from prateria.games.wendake import table
from prateria.games.wendake.engine import preview
from prateria.games.wendake.engine.state import State
from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view.frame import Frame

SIZES = [(744, 600), (752, 830), (374, 540), (1060, 740), (620, 330)]
EN = Words("en")
FOUR = steps("hunt", "tan", "move2", "trade")


@cache
def positions(seats, tribes=False):
    """A position for each question that is asked in one game, and the one at its end."""
    state = State.new(seats=seats, seed=seats, options={"tribes": tribes} if tribes else {})
    rng = random.Random(seats)
    found = {}
    while state.actors():
        view = state.observe(None)
        if state.bag() is None and (view.asked.what not in found or rng.random() < 0.02):
            found[view.asked.what] = state.clone()
        legal = state.legal_actions()
        eager = [action for action in legal if getattr(action, "verb", "") in EAGER]
        state.apply(rng.choice(eager if eager and rng.random() < 0.6 else legal))
    return {**found, "end": state}


def drawn(state, seat, touches=(), size=(744, 600), lang="en", legal=None):
    view = state.observe(seat)
    deciding = seat is not None and seat in state.actors()
    picker = Picker((state.legal_actions() if legal is None else legal) if deciding else ())
    for pick in touches:
        assert picker.touch(pick)
    touch = Touch(picker.chosen, picker.possible(), picker.ready())
    look = preview.look(view, touch)
    return table.draw(view, touch, look, seat, Words(lang), Frame(*size), sitters(len(view.players)))


def buttons(markup):
    return {e.attrib["data-pick"]: e.attrib for e in ElementTree.fromstring(markup).iter() if "data-pick" in e.attrib}


def shown(state, news=(), size=(774, 564)):
    """The table of the first seat, with what has just happened."""
    view = state.observe(0)
    touch = Touch((), Picker(state.legal_actions()).possible(), None)
    return table.draw(view, touch, preview.look(view, touch, news), 0, EN, Frame(*size), sitters(2))


def named(markup, name):
    """The element with that id."""
    return next(e for e in ElementTree.fromstring(markup).iter() if e.attrib.get("id") == name)
