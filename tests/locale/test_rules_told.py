"""Every rule that a test proves is told by a sentence of the rules page, or the table says why nobody need read it.

The tables: `tests/games/<game>/told.toml`; a game that has none is not asked. `[told]`: id = the sentence on the
English page, or an unmistakable piece of it, or several of them; `[untold]`: id = the reason.
"""

import re
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest
from gamefacts import FIRST, facts, told

from prateria.app.reading import rules_of
from prateria.games import GAMES
from prateria.games.contract import Teaching
from prateria.kit.words import LANGUAGES, Words

TESTS = Path(__file__).parents[1]
LETTERS = {facts(game).LETTERS: game for game in GAMES}
TOLD = [game for game in GAMES if told(game).exists()]
MARK = re.compile(r"mark\.rule\(([^)]*)\)")
RULE = re.compile(r'"([A-Z]{2})-(\d{2})"')
NO_PICTURE = next(field.default for field in fields(Teaching) if field.name == "picture")


def proven():
    """game -> the ids of the rules that tests prove."""
    ids = {game: set() for game in GAMES}
    for path in TESTS.rglob("test_*.py"):
        for mark in MARK.findall(path.read_text(encoding="utf-8")):
            for letters, number in RULE.findall(mark):
                ids[LETTERS[letters]].add(f"{letters}-{number}")
    return ids


def table(game):
    """What is told, id -> its sentences, and what is not, id -> why."""
    found = tomllib.loads(told(game).read_text(encoding="utf-8"))
    return {id_: [said] if isinstance(said, str) else said for id_, said in found["told"].items()}, found["untold"]


def versions():
    return [(game, version) for game in GAMES for version in range(1, GAMES[game].META.rules + 1)]


def test_the_first_games_have_pictures_and_tell_their_rules():
    assert all(GAMES[game].teaching.picture is not NO_PICTURE for game in FIRST)
    ids = proven()
    assert all(ids[game] for game in FIRST)
    assert {*FIRST} <= {*TOLD}


@pytest.mark.parametrize("game", TOLD)
def test_every_rule_is_told_or_has_a_reason_not_to_be(game):
    said, untold = table(game)
    assert not said.keys() & untold.keys()
    assert said.keys() | untold.keys() == proven()[game]
    assert all(reason.startswith("because ") for reason in untold.values())


@pytest.mark.parametrize("game", TOLD)
def test_what_is_said_to_be_told_stands_on_the_page(game):
    paragraphs = [text for section in GAMES[game].teaching.rules(Words("en")) for text in section.paragraphs]
    for id_, sentences in table(game)[0].items():
        assert sentences, id_
        for sentence in sentences:
            assert sum(sentence in text for text in paragraphs) == 1, (id_, sentence)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_minute_is_five_sentences_and_five_pictures(game, lang):
    """Unless the game has no minute, or no pictures at all."""
    w, draw = Words(lang), GAMES[game].teaching.picture
    steps = GAMES[game].teaching.minute(w)
    if not steps:
        assert game not in FIRST
        return
    assert len(steps) == 5
    assert draw is NO_PICTURE or len({draw(step.picture, w) for step in steps} - {""}) == 5
    assert all(len(step.sentence) < 150 and step.sentence[-1] in ".!" for step in steps)
    page = rules_of(GAMES[game], w)
    assert page.index('class="minute"') < page.index("<nav")


@pytest.mark.parametrize(("game", "version"), versions())
def test_every_version_has_its_page(game, version):
    w, teaching = Words("en"), GAMES[game].teaching
    assert [s.id for s in teaching.rules(w, version)] == [s.id for s in teaching.rules(w)]
    assert all(s.title in rules_of(GAMES[game], w, version=version) for s in teaching.rules(w, version))


@pytest.mark.parametrize("game", GAMES)
def test_the_summary_is_much_shorter_than_the_whole(game):
    sections = GAMES[game].teaching.rules(Words("en"))
    brief = sum(len(text) for section in sections for text in section.brief)
    assert 0 < brief < sum(len(text) for section in sections for text in section.paragraphs) / 2


@pytest.mark.rule("MA-17")
def test_manitou_tells_who_takes_the_herds_alone_by_the_version():
    versions = (GAMES["manitou"].teaching.rules(Words("en"), version) for version in (1, 2))
    first, second = (" ".join(text for section in sections for text in section.paragraphs) for sections in versions)
    assert "even with nothing but great warriors" in second
    assert "even with nothing but great warriors" not in first
    assert "Only hunters catch bison" in first
