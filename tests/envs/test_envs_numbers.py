"""An action has the same number in every position: tables, and golden games played through them."""

import sys
from types import ModuleType

import goldens
import pytest
from gamefacts import FIRST
from playing import variants

from prateria.core.rng import Rng
from prateria.envs.numbers import Listing, numbers, sizes
from prateria.envs.playing import Playing, setting
from prateria.games import GAMES
from prateria.games.game import HalfMade

RECORDS = [path for path in goldens.records() if not path.name.startswith("powwow") or "-calm" in path.name]


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_golden_games_are_played_by_number(path):
    """Each action of the record by its number alone; the same events, the same end. A number means one thing."""
    meaning = {}
    for lines in goldens.games(path.read_text()):
        session = goldens.replay(lines)
        header = session.header
        play = Playing(setting(header.game, header.seats, dict(header.options), header.rules), header.seed)
        for step in session.steps:
            assert [*play.legal().values()] == sorted(step.before.onward_actions(), key=play.setting.numbers.number)
            number = play.setting.numbers.number(step.action)
            assert meaning.setdefault(number, play.text(number)) == play.text(number)
            play.apply(number)
        assert play.state == session.state
        assert play.seat is None
        assert play.points() == session.state.outcome().points


@pytest.mark.parametrize("game", FIRST)
def test_every_setting_has_a_table_in_which_nothing_stands_twice(game):
    for seats, options in variants(game):
        texts = numbers(game, seats, options).texts
        assert len(set(texts)) == len(texts)


def test_sizes():
    """Those that the documentation names."""
    assert sizes("manitou") == dict.fromkeys((2, 3, 4), 82)
    assert sizes("powwow", {"calm": True}) == dict.fromkeys((2, 3, 4, 5), 25)
    assert sizes("powwow", {"calm": True, "marriage": True, "sharing": True}) == dict.fromkeys((2, 3, 4, 5), 46)
    assert sizes("bison") == dict.fromkeys((2, 3, 4), 5525)
    assert sizes("bison", {"ruleset": "apacze", "variant": 2}) == dict.fromkeys((2, 3, 4), 12149)
    assert sizes("wendake") == {1: 1596, 2: 1596, 3: 2204, 4: 2924}


def test_seats_share_their_numbers():
    """What one seat may do in a position, another may do by the same number in its own."""
    table = numbers("manitou", 2)
    found = {}
    for seed in range(4):
        play, rng = Playing(setting("manitou"), seed), Rng(seed)
        while play.seat is not None:
            for number, action in play.legal().items():
                found.setdefault(number, set()).add(action.seat)
                assert action.text.partition(" ")[2] == table.texts[number]
            legal = list(play.legal())
            play.apply(legal[rng.below(len(legal))])
    assert sum(seats == {0, 1} for seats in found.values()) > 70


def test_a_game_without_a_table_says_what_is_missing(monkeypatch):
    monkeypatch.setitem(GAMES._games, "puma", GAMES["manitou"])
    with pytest.raises(HalfMade, match=r"envs\.numbers\.puma"):
        numbers("puma")
    monkeypatch.setitem(sys.modules, "prateria.envs.numbers.puma", ModuleType("puma"))
    with pytest.raises(HalfMade, match=r"envs\.numbers\.puma lacks NUMBERS"):
        numbers("puma")


def test_a_game_declares_what_actions_share_a_number(monkeypatch):
    """No name is looked for in its file but `NUMBERS`."""
    puma = ModuleType("puma")
    puma.NUMBERS = Listing(lambda seats, options: iter(("take", "pass")), lambda action: action.text.split()[1])
    puma.text_of = None
    monkeypatch.setitem(GAMES._games, "puma", GAMES["manitou"])
    monkeypatch.setitem(sys.modules, "prateria.envs.numbers.puma", puma)
    table = numbers("puma", 3)
    assert table.texts == ("take", "pass")
    assert {table.number(action) for action in GAMES["manitou"].State.new(seed=1).legal_actions()} == {0}
