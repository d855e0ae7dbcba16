"""What a game's own tests may say of it, and what holds where they say nothing: tests/gamefacts.py."""

import pytest
from gamefacts import FOLDER, facts, read

from prateria.games import GAMES


def test_a_game_without_facts_has_the_usual_ones(tmp_path):
    usual = read(tmp_path / "facts.py", (2, 4))
    assert usual.SPOKEN == [(2, {}), (4, {})]
    assert (usual.PIECES, usual.TOTAL, usual.EVERY, usual.SET_UP_ONLY, usual.LETTERS) == (None, None, 1, "", "")
    assert read(tmp_path / "facts.py", (1, 1)).SPOKEN == [(1, {})]


def test_facts_say_what_is_otherwise(tmp_path):
    path = tmp_path / "facts.py"
    path.write_text("from collections import Counter\nEVERY, _MINE = 3, 4\ndef helper(): pass\n", encoding="utf-8")
    assert (read(path, (2, 4)).EVERY, read(path, (2, 4)).PIECES) == (3, None)


def test_a_mistyped_fact_is_found(tmp_path):
    path = tmp_path / "facts.py"
    path.write_text("PEICES = None\n", encoding="utf-8")
    with pytest.raises(AssertionError, match="PEICES"):
        read(path, (2, 4))


def test_facts_are_of_games_of_the_house():
    assert {path.parent.name for path in FOLDER.glob("*/facts.py")} <= set(GAMES)
    letters = [facts(game).LETTERS for game in GAMES if facts(game).LETTERS]
    assert len(set(letters)) == len(letters)
