"""The table of Pow Wow as the tests have it drawn, and what can be touched on it."""

import random
from xml.etree import ElementTree

from prateria.app.picker import Picker
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.powwow import table
from prateria.games.powwow.engine import preview
from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view.frame import Frame, Sitter

SIZES = [(1008, 700), (744, 620), (752, 960), (374, 780), (374, 540), (620, 330)]
NAMES = ("Ola <b>&", "Bartholomew the 2nd", "żółć", "W", "Giovanni")
EN = Words("en")
PLAIN = {0x2068: None, 0x2069: None}
"""Without the marks that keep names apart."""
FULL = {"marriage": True, "war_path": True, "sharing": True}


def sitters(seats, people):
    return tuple(Sitter(s, NAMES[s], None if s in people else "normal", "fox") for s in range(seats))


def played(seats, plays, seed=1, calm=False, phase=None):
    """A game after that many actions, and on until that phase."""
    options = {**FULL, "calm": calm} if seats < 5 else {"marriage": True, "calm": calm}
    session, rng = Session.new(GAMES["powwow"], seats=seats, seed=seed, options=options), random.Random(seed)
    while session.state.actors() and (len(session.steps) < plays or phase not in (None, session.state.phase)):
        legal = session.state.legal_actions()
        turning = [action for action in legal if action.text.endswith("turn")]
        session.play(rng.choice(turning if turning and rng.random() < 0.8 else legal))
    return session


def drawn(state, seat, people, touches=(), size=(1008, 700), lang="en", news=(), back=""):
    view = state.observe(seat)
    racing = state.phase == "race"
    picker = Picker(() if racing else state.legal_actions())
    all_can = {
        pick: None for action in state.legal_actions() if racing and action.seat in people for pick in action.picks
    }
    for pick in touches:
        assert picker.touch(pick)
    touch = Touch(picker.chosen, tuple(all_can) or picker.possible(), picker.ready(), back=back)
    look = preview.look(view, touch, news)
    return table.draw(view, touch, look, seat, Words(lang), Frame(*size), sitters(len(view.players), people))


def buttons(markup):
    return {e.attrib["data-pick"]: e.attrib for e in ElementTree.fromstring(markup).iter() if "data-pick" in e.attrib}
