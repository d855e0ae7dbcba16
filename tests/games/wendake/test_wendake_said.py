"""Sentences of hints that promise nothing and leave out nothing that is still open."""

from wendake_drawn import EN
from wendake_table import position, steps

from prateria.games.wendake.bot import SENSE
from prateria.games.wendake.bot.hints.enough import _less
from prateria.games.wendake.engine.actions import do
from prateria.games.wendake.words.effects import progress as words_of_progress
from prateria.games.wendake.words.reasons import reason


def test_what_can_be_done_after_the_next_action_as_well_is_not_left_out_by_that():
    """Outposts come home whenever one likes: "leave out what comes before" would say what is not so."""
    state = position(
        areas={"B1.1": "0 warrior"}, marked={0: "A1 B1 C1"}, ask=steps("fish", "military", "trade"), year=7
    )
    assert {action.verb for action in _less(state, 0, do(0, "open", "transfer"))} <= {"end"}
    assert do(0, "do", "military") in _less(state, 0, do(0, "do", "fish"))


def test_what_would_help_little_is_named_once():
    state = position(progress={0: "P2-1"}, ask=steps())
    name, values = SENSE.reason(state.observe(0), (do(0, "end"),))
    assert name == "end_here"
    tile = words_of_progress(EN, "P2-1")
    assert tile in reason(EN, (name, values))
    assert "once" in values
    assert tile not in reason(EN, (name, {**values, "again": True}))


def test_whose_tile_is_part_of_the_line_is_said_of_the_sacred_fire():
    line = {"line": ("A1", "A2", "A3"), "others": (("hunt",),), "tracks": (), "goods": (0,) * 7, "might": ()}
    said = reason(EN, ("line", {**line, "steps": ("ritual",), "at": "C1", "heard": True}))
    assert "The tile of the Sacred Fire is part of your line" in said
    assert "It is part of your line" in reason(EN, ("line", {**line, "steps": ("ritual",)}))


def test_of_a_place_where_one_is_level_no_further_move_is_promised():
    """The next hint may well do something else there."""
    said = reason(EN, ("move_level", {"to": "B2", "sides": 2}))
    assert "so nobody gets a point for it" in said
    assert "one more" not in said
