"""The table of the first seat as it is drawn, and what stands in it."""

import re
from xml.etree import ElementTree

from wendake_table import sitters, steps

from prateria.app.picker import Picker
from prateria.games.wendake import table
from prateria.games.wendake.engine import preview
from prateria.games.wendake.flow import FLOW
from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view.box import Box
from prateria.view.frame import Frame

UPRIGHT, LYING, PHONE = (752, 791), (774, 577), (374, 659)  # the stage of a tablet, and of a phone
MOVES = [*steps(), ["Moves", 2, False, []]]
AMONG_OTHERS = {"standing": {"C": (1, 0), "I1": (0, 1)}, "areas": {"C.0": "1 hunter", "I2.0": "0 woman"}, "ask": MOVES}


def shown(state, size=UPRIGHT, *, advised=None, then=(), picks=(), news=(), back="", lang="en"):
    """The table of the first seat. `advised`: by a hint, with what comes `then`."""
    view, picker = state.observe(0), Picker(state.legal_actions(), FLOW.turning, FLOW.completing)
    if advised is not None:
        picker.choose(advised)
    for pick in picks:
        assert picker.touch(pick)
    hint = () if advised is None else (advised, *then)
    touch = Touch(picker.chosen, picker.possible(), picker.ready(), "", hint, back=back)
    return table.draw(view, touch, preview.look(view, touch, news), 0, Words(lang), Frame(*size), sitters(2))


def named(markup, name):
    return next((e for e in ElementTree.fromstring(markup).iter() if e.attrib.get("id") == name), None)


def written(markup):
    return " ".join(re.findall(r">([^<>]+)</text>", markup))


def action(state, verb, where):
    return next(a for a in state.legal_actions() if (getattr(a, "verb", ""), a.where) == (verb, where))


def box_of(e, *names):
    return Box(*(float(e.attrib[name]) for name in names))
