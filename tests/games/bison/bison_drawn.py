"""Drawn tables of Bison and positions to draw, for tests."""

from xml.etree import ElementTree

import pytest

pytest.importorskip("prateria.games.bison.table")

from playing import choose

from prateria.app.picker import Picker
from prateria.core.rng import Rng
from prateria.games import GAMES
from prateria.games.bison import table
from prateria.games.bison.engine import preview
from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view.frame import Frame, Sitter

SIZES = [(742, 600), (752, 810), (1060, 730), (374, 560), (374, 480), (600, 330)]


NAMES = ("Ola <b>&", "Bartholomew the 2nd", "żółć", "W")


EN = Words("en")


def sitters(seats):
    return tuple(Sitter(s, NAMES[s], None, "fox") for s in range(seats))


def busy(state, rng):
    """By chance, but rather with several hunters, so that the land fills."""
    legal = state.legal_actions()
    if state.phase == "name":
        many = [action for action in legal if getattr(action, "hunters", 0) >= 2]
        legal = many or [action for action in legal if getattr(action, "hunters", 0)] or legal
    ends = [action for action in legal if action.text.endswith((" end", " stop"))]
    return ends[0] if ends else legal[rng.below(len(legal))]


def games(seats, variant=0, ruleset="bison", seed=1, every=9):
    """Positions of a game played by chance."""
    state = GAMES["bison"].State.new(seats, {"ruleset": ruleset, "variant": variant}, seed)
    rng, steps = Rng(seed), 0
    while state.actors():
        if steps % every == 0:
            yield state.clone()
        state.apply(busy(state, rng) if steps % 7 else choose(state, rng))
        steps += 1
    yield state


def drawn(state, seat, touches=(), size=(742, 600), lang="en", looked_at="", news=()):
    view = state.observe(seat)
    picker = Picker(state.legal_actions() if seat in state.actors() and not state.bag() else ())
    for pick in touches:
        assert picker.touch(pick)
    touch = Touch(picker.chosen, picker.possible(), picker.ready(), looked_at)
    look = preview.look(view, touch, news)
    return table.draw(view, touch, look, seat, Words(lang), Frame(*size), sitters(view.seats))


def tree(markup):
    return ElementTree.fromstring(markup)


def picks(root):
    return {e.attrib["data-pick"]: e.attrib for e in root.iter() if "data-pick" in e.attrib}
