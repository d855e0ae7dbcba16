"""Moments of games played by chance, at which the doors of every game are tried.

For each language, for each seat and a spectator, on a wide and a narrow stage in turn. What a game says and draws in
particular is tested beside its rules; here it is whole, well-formed, and nothing is missing. See games/contract.py.
"""

import sys
from functools import cache

import pytest
from gamefacts import facts
from playing import choose
from telling import NAMES

from prateria.app.picker import Picker
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.kit.words import LANGUAGES
from prateria.view.frame import Frame, Sitter

if sys.platform == "emscripten":
    pytest.skip("sentences and drawings are strings of the same source there", allow_module_level=True)

ElementTree = pytest.importorskip("xml.etree.ElementTree")  # it does not ship

SIZES = (Frame(1024, 700), Frame(374, 560))
MARKS = ("fox", "owl", "wolf", "hare", "bear")
WAYS = [(game, seats, tuple(options.items())) for game in GAMES for seats, options in facts(game).SPOKEN]
SAMPLED = 4
"""So many moments of each game, beside the first, the last, a bag, and the end of a round."""

every_way = pytest.mark.parametrize("way", WAYS, ids=lambda way: f"{way[0]}-{way[1]}")
every_language = pytest.mark.parametrize(
    "lang", [pytest.param(lang, marks=() if lang == "en" else pytest.mark.long) for lang in LANGUAGES]
)
every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(autouse=True)
def _little_thought(monkeypatch):
    from prateria.bots.think import LEVELS

    monkeypatch.setitem(LEVELS, "normal", LEVELS["normal"]._replace(effort=300))


@cache
def session_of(way):
    """A whole game by chance."""
    game, seats, options = way
    session, rng = Session.new(GAMES[game], seats, dict(options), seed=seats), Rng(seats)
    while session.state.actors():
        session.play(choose(session.state, rng))
    return session


@cache
def moments(way):
    """(step or None at the end, position before it) here and there in it."""
    session, flow = session_of(way), GAMES[way[0]].flow
    steps = session.steps
    chosen = set(range(len(steps) // SAMPLED // 2, len(steps), max(1, len(steps) // SAMPLED))) | {0, len(steps) - 1}
    bags = [i for i, step in enumerate(steps) if step.before.bag() and not step.before.bag().taken]
    ends = [i for i, step in enumerate(steps) if flow.interlude(step.before, step.action) is not None]
    told = [i for i, step in enumerate(steps) if flow.scenes(step.before, step.action)]
    for some in (bags, ends, told):
        chosen |= {some[0], some[len(some) // 2]} if some else set()
    return [*((steps[i], steps[i].before) for i in sorted(chosen)), (None, session.state)]


def pairs(session):
    """(step, position after it)"""
    return zip(session.steps, [*(step.before for step in session.steps[1:]), session.state], strict=True)


def sitters(seats):
    return tuple(Sitter(seat, NAMES[seat], "normal" if seat % 2 else None, MARKS[seat]) for seat in range(seats))


def looks(way):
    """(position, viewer, observation, frame) of its moments: the stage is another for every other viewer."""
    for n, (_, state) in enumerate(moments(way)):
        for viewer in (*range(way[1]), None):
            yield state, viewer, state.observe(viewer), SIZES[(n + (viewer or 0)) % 2]


def drawings(way, lang):
    """Of these the part that is drawn in that language: drawing is slow, and what differs are the words."""
    turn, n = list(LANGUAGES).index(lang), len(LANGUAGES)
    return (look for i, look in enumerate(looks(way)) if (i + i // n) % n == turn)


def tree(markup):
    """Markup that is well-formed, with no place left open."""
    assert "%(" not in markup
    assert "style=" not in markup
    return ElementTree.fromstring(f"<div>{markup}</div>")


def values(found, do):
    """What stands beside that command in some markup."""
    return [node.get("data-value", "") for node in found.iter() if node.get("data-do") == do]


def sort(pick):
    return pick.partition(":")[0]


def picks(drawn):
    """All that can be touched of a drawing."""
    return {node.get("data-pick") for node in drawn.iter()} - {None}


def picker(asked, flow):
    """Touches of what that seat may choose from, as the app takes them; a bag has a panel of its own."""
    return Picker(() if asked.bag else asked.actions, flow.turning, flow.completing)


def written(node):
    """What is seen to be written on it, run together as browsers do, but for what is for the eye alone."""
    if node.get("aria-hidden") == "true" or node.tag == "title":
        return ""
    return (node.text or "") + "".join(written(kid) + (kid.tail or "") for kid in node)
