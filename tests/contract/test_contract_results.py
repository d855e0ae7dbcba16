"""The result of every game: its parade adds up to the points, and the sentence why is true."""

import re
import sys

import pytest
from playing import played, variants

from prateria.games import GAMES
from prateria.games.bison.engine.events import AreaScored, RoundEnded
from prateria.kit.words import LANGUAGES, Words
from prateria.view.frame import Sitter

if sys.platform == "emscripten":
    pytest.skip("sentences and drawings are strings of the same source there", allow_module_level=True)

from xml.etree import ElementTree  # it does not ship

from workshop.catalogues import compiled_catalogues

NAMES = ("Ola", "Jan", "Zoe", "Ben", "Ida")
DIFFERENCE = re.compile(r"What made the difference: .+\. (\w+) (−?\d+), (\w+) (−?\d+)\.")
LEAD = re.compile(r"(\w+) leads (?:in|on) the (prairie|mountain|river)s? (\w+): (\d+) \w+\.")


def ways():
    """Each game with each number of players, its options in turn."""
    for game in ("manitou", "powwow", "bison", "wendake"):
        every = variants(game)
        for seats in sorted({seats for seats, _ in every}):
            options = [one for n, one in every if n == seats]
            yield from ((game, seats, options[seed % len(options)], seed) for seed in range(3))


def words(lang):
    path = f"prateria/locale/{lang}/LC_MESSAGES/prateria.mo"
    return Words(lang) if lang == "en" else Words(lang, compiled_catalogues()[path])


def end_of(game, seats, options, seed, lang="en"):
    session = played(game, seats, options, seed)
    view = session.state.observe(None)
    events = [event for step in session.steps for event in step.events]
    people = tuple(Sitter(seat, NAMES[seat], "normal" if seat else None, "fox") for seat in range(seats))
    markup = GAMES[game].table.game_end(view, [view.outcome.points], words(lang), people, events)
    return ElementTree.fromstring(markup), view.outcome, events


def why(end):
    text = "".join("".join(p.itertext()) for p in end.iter("p") if p.get("class") == "why")
    return text.replace("\u2068", "").replace("\u2069", "")


def number(text):
    return int(text.replace("−", "-"))


@pytest.mark.parametrize("way", list(ways()), ids=lambda way: f"{way[0]}-{way[1]}-{way[3]}")
def test_the_parade_adds_up_and_the_reason_is_true(way):
    end, outcome, events = end_of(*way)
    sums = [0] * way[1]
    for line in end.iter("li"):
        for seat, gain in enumerate(line.get("data-gains", "").split()):
            sums[seat] += int(gain)
        assert all(now <= max(0, n) for now, n in zip(sums, outcome.points, strict=True)), "more than it ends with"
    assert tuple(sums) == outcome.points
    assert len([svg for svg in end.iter("svg") if "trophy" in svg.get("class", "")]) == len(outcome.winners)
    said = why(end)
    if found := DIFFERENCE.fullmatch(said):
        winner, best, other, less = found.groups()
        assert NAMES.index(winner) in outcome.winners
        assert NAMES.index(other) not in outcome.winners
        assert number(best) > number(less)
    elif found := LEAD.fullmatch(said):
        winner, terrain, place, animals = found.groups()
        start = max(n for n, event in enumerate(events) if isinstance(event, RoundEnded))
        area = next(e for e in events[start:] if isinstance(e, AreaScored) and e.area == place + terrain[0])
        seat = NAMES.index(winner)
        assert seat in outcome.winners
        assert (area.places[seat], area.places.count(1), area.gains[seat]) == (1, 1, int(animals))
    else:
        tied = max(outcome.points) == min(outcome.points) or len(outcome.winners) == way[1]
        assert tied or said.startswith("A tie:"), said


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_the_reason_is_told_in_every_language(lang):
    for game in ("manitou", "powwow", "bison", "wendake"):
        seed = next(n for n in range(9) if why(end_of(game, 2, None, n)[0]))
        said = why(end_of(game, 2, None, seed, lang)[0])
        assert said
        assert said != why(end_of(game, 2, None, seed)[0])


def test_the_last_look_at_manitou_shows_what_lay_there():
    session = played("manitou", 3, None, 4)
    last = session.steps[-1]
    look = GAMES["manitou"].flow.last_look(last.before, last.action)
    before, after = last.before.observe(None), look.observe(None)
    assert after.outcome == session.state.outcome()
    assert [player.points for player in after.players] == list(session.state.outcome().points)
    for then, now in zip(before.territories, after.territories, strict=True):
        assert now.herds == then.herds
        assert len(now.laid) >= len(then.laid)
    assert GAMES["manitou"].flow.last_look(session.steps[0].before, session.steps[0].action) is None
