"""Sentences of hints that promise nothing and leave out nothing that is still open."""

from wendake_drawn import EN
from wendake_table import position, steps

from prateria.games.wendake.bot import SENSE
from prateria.games.wendake.bot.hints.enough import _less
from prateria.games.wendake.bot.hints.turn import catching
from prateria.games.wendake.engine.actions import do
from prateria.games.wendake.words.effects import progress as words_of_progress
from prateria.games.wendake.words.reasons import reason
from prateria.games.wendake.words.sized import ROOM


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


def test_what_counts_only_later_is_said_last_and_what_it_waits_for():
    """ "Ritual +4" was the first thing said of a tile of which none of the points counted."""
    tile = {"steps": ("ritual", "move1"), "goods": (2, 0, 0, 0, 0, 0), "might": (), "tracks": (("ritual", 4),)}
    line = {"line": ("A1", "A2", "A3"), "others": (("trade",),)}
    later = {"counts": 0, "behind": (("economic", 9),), "weighs": "move1"}
    said = reason(EN, ("line", {**tile, **line, **later}))
    assert said.startswith("It brings you: 2 corn. Warriors who set out")
    assert said.endswith("Ritual +4 counts later: first Economy must catch up (9 behind).")
    assert "catch up" not in reason(EN, ("line", {**tile, **line}))


def test_how_what_is_behind_can_catch_up_is_said():
    tile = {"steps": ("ritual",), "goods": (), "might": (), "tracks": (("ritual", 4),), "line": ("A1", "A2", "A3")}
    later = {**tile, "others": (), "counts": 0, "behind": (("military", 7),)}
    said = reason(EN, ("line", {**later, "catch": (("fish", "military"), "A2")}))
    assert said.endswith("For that you have: Fish, Military (middle left).")
    assert "For that you need: Military." in reason(EN, ("line", {**later, "catch": (("military",), "")}))
    assert reason(EN, ("line", {**later, "catch": ((), "")})).endswith("(7 behind).")


def test_the_tile_with_which_one_can_catch_up_is_one_that_can_be_played():
    state = position(year=2)
    player = state.observe(0).players[0]
    there = {place.id: place.steps for place in player.grid}
    at = next(place for place, shown in there.items() if "military" in shown)
    values = {"behind": (("military", 3),), "steps": ("ritual",)}
    beside = next(place for line in player.lines if at in line for place in line if place != at)
    apart = next((place for place in there if not any({at, place} <= {*line} for line in player.lines)), "")
    assert catching(state.observe(0), do(0, "tile", beside), values) == (there[at], at)
    if apart:
        assert catching(state.observe(0), do(0, "tile", apart), values) == (("military",), "")
    assert catching(state.observe(0), do(0, "tile", at), {**values, "steps": there[at]}) == ((), "")


def test_a_reason_has_room_in_two_lines_but_who_listens_hears_it_all():
    tile = {"steps": ("harvest", "fish", "military", "trade"), "goods": (1, 1, 1, 0, 4, 0), "might": (("mask", 0),)}
    more = {"tracks": (("economic", 5), ("military", 4)), "counts": 6, "behind": (("mask", 3),), "can": True}
    line = {"line": ("A1", "A2", "A3"), "others": (("trade",),), "buys": ("P1-1",), "names": ("Ola", "Jan")}
    read = reason(EN, ("line", {**tile, **more, **line}))
    heard = reason(EN, ("line", {**tile, **more, **line, "heard": True}))
    assert len(read) <= ROOM < len(heard)
    assert read.startswith("You can gain: Economy +5, Military +4, 7 goods. Of that, 6 points count now.")
    assert "1 corn, 1 bean, 1 pumpkin, 4 fish" in heard
