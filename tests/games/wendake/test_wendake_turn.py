"""Turns: markers, lines, the Sacred Fire, swaps. WE-11 to WE-17, WE-50, WE-64."""

import pytest
from wendake_table import play, position, starting, steps, texts

from prateria.core.errors import IllegalAction
from prateria.games.wendake.engine import State, data
from prateria.games.wendake.engine.actions import do
from prateria.games.wendake.engine.rules.grid import LINES, fires, open_lines, swaps, tiles
from prateria.games.wendake.flow import left, waived

CORNERS, SIDES, CENTRE = (0, 2, 6, 8), (1, 3, 5, 7), 4


@pytest.mark.rule("WE-12", "EX-WE-1")
def test_the_second_tile_shares_a_line():
    assert {len(tiles(1 << place, -1)) for place in CORNERS} == {6}
    assert {len(tiles(1 << place, -1)) for place in SIDES} == {4}
    assert len(tiles(1 << CENTRE, -1)) == 8
    for place in CORNERS:  # every other tile but two: those a knight's move away
        others = [line for line in LINES if place in line]
        assert set(tiles(1 << place, -1)) == {p for line in others for p in line} - {place}


@pytest.mark.rule("WE-12", "WE-13")
def test_the_third_tile_completes_the_line():
    for line in LINES:
        for third in line:
            marked = sum(1 << place for place in line if place != third)
            assert tiles(marked, -1) == (third,)
        assert tiles(sum(1 << place for place in line), -1) == ()


@pytest.mark.rule("WE-16", "EX-WE-1")
def test_the_sacred_fire_first():
    """In the centre six second tiles stay, whichever it activates; in a corner six or four; on a side four or two."""
    left = {place: {len(tiles(1 << place, fire)) for fire in fires(1 << place)} for place in range(9)}
    assert left[CENTRE] == {6}
    assert all(left[place] == {6, 4} for place in CORNERS)
    assert all(left[place] == {4, 2} for place in SIDES)
    assert all(len(fires(1 << place)) == 8 for place in range(9))


@pytest.mark.rule("WE-13", "WE-16")
def test_the_sacred_fire_second_and_third():
    """Second: not the first tile and not the one that completes the line; third: neither of the two before."""
    for line in LINES:
        for third in line:
            marked = sum(1 << place for place in line if place != third)
            assert set(fires(marked)) == set(range(9)) - set(line)
        assert set(fires(sum(1 << place for place in line))) == set(range(9)) - set(line)


@pytest.mark.rule("WE-13")
def test_whatever_is_done_a_line_can_be_completed():
    """Every way of choosing, activating and swapping leaves a next tile until three are marked."""
    seen = set()

    def walk(marked, fire, swapped):
        if (marked, fire, swapped) in seen:
            return
        seen.add((marked, fire, swapped))
        if marked.bit_count() < 3:
            assert tiles(marked, fire)
        for place in tiles(marked, fire):
            assert place != fire
            walk(marked | 1 << place, fire, swapped)
            if fire < 0:
                assert fires(marked | 1 << place)
                for other in fires(marked | 1 << place):
                    walk(marked | 1 << place, other, swapped)
        if not swapped:
            assert all(swaps(marked, fire, first) for first in swaps(marked, fire, -1))
            for place in swaps(marked, fire, fire) if fire >= 0 else ():
                walk(marked, place, True)

    walk(0, -1, False)
    assert len(seen) > 200


@pytest.mark.rule("WE-11")
def test_three_tiles_and_the_order_of_play():
    state = position()
    for n in range(4):
        assert state.turn == 0
        assert ("order" in texts(state)) is (n < 2)  # a tile, the order, two tiles
        assert starting(state, "tile")
        play(state, "order" if n == 1 else f"tile {starting(state, 'tile')[0]}", "end")
        play(state, "order" if n == 3 else f"tile {starting(state, 'tile')[0]}", "end")
    assert [type(frame).__name__ for frame in state.stack] == ["Evolve"]


@pytest.mark.rule("WE-11")
def test_after_three_tiles_only_the_order_is_left():
    state = position(marked={0: "A1 B1 C1"}, ordered=())
    assert texts(state) == ["order", "open swap"]
    state = position(marked={0: "A1 B1"}, next_order=(0,))
    assert texts(state) == ["tile C1", "open swap"]


@pytest.mark.rule("WE-13")
def test_tiles_with_a_marker_cannot_be_chosen():
    state = position(marked={0: "B2"}, fire={0: "A1"})
    assert starting(state, "tile") == ["B1", "C1", "A2", "C2", "A3", "B3"]  # not A1, so not C3 either
    with pytest.raises(IllegalAction):
        play(state, "tile A1")


@pytest.mark.rule("WE-14", "WE-50")
def test_actions_from_top_to_bottom_each_optional():
    state = position(ask=steps("hunt", "move1"))
    assert [text for text in texts(state) if text.startswith("do")] == ["do hunt", "do move1"]
    play(state, "do move1, stop")
    assert starting(state, "do") == []  # the hunt is left out for good
    state = position(ask=steps("hunt", "move1"))
    play(state, "do hunt")
    assert starting(state, "do") == ["move1"]
    play(state, "end")
    assert state.turn == 1


@pytest.mark.rule("WE-14")
def test_actions_without_any_effect_are_not_offered():
    state = position(ask=steps("canoe", "tan", "move1"), canoes={0: 5}, house={0: (2, 2, 7)})
    assert starting(state, "do") == []


@pytest.mark.rule("WE-15")
def test_the_leftmost_free_space_of_the_order():
    state = position(3, order=(2, 0, 1), turn=2)
    for _ in range(3):
        play(state, "order", "end")
    assert state.next_order == (2, 0, 1)


@pytest.mark.rule("WE-16")
def test_the_fire_activates_the_side_that_shows():
    grid = {0: "B2 B3* B4 B5 B1 B6 B7 B8 B9"}
    state = position(grid=grid)
    play(state, "tile B2")
    assert set(starting(state, "fire")) == set(data.PLACES) - {"B2"}
    play(state, "fire B1")
    assert starting(state, "do") == ["ritual"]
    play(state, "do ritual")
    assert state.players[0].fire == 1
    assert "B1" not in starting(state, "fire")


@pytest.mark.rule("WE-16")
def test_no_tile_activated_no_fire_marker():
    state = position()
    play(state, "tile B2", "end", "order", "end")
    assert state.players[0].fire == -1
    assert len(starting(state, "tile")) == 8


@pytest.mark.rule("WE-16")
def test_an_order_turn_in_between_changes_nothing():
    state = position()
    play(state, "tile B2", "fire A1", "end", "order", "end", "order", "end")
    play(state, f"tile {starting(state, 'tile')[0]}", "end")
    assert starting(state, "tile") == ["B1", "C1", "A2", "C2", "A3", "B3"]


@pytest.mark.rule("WE-17")
def test_a_swap_once_a_game():
    state = position(marked={0: "A1"})
    play(state, "open swap")
    assert set(starting(state, "swap")) == set(data.PLACES) - {"A1"}
    play(state, "swap B1", "swap C3")
    grid = [place.tile for place in state.observe(0).players[0].grid]
    assert grid == ["B2", "B9", "B4", "B5", "B1", "B6", "B7", "B8", "B3"]
    assert "open swap" not in texts(state)
    assert state.observe(0).players[0].swapped


@pytest.mark.rule("WE-17")
def test_the_fire_marker_goes_with_its_tile_and_a_line_stays_open():
    state = position(marked={0: "A1 B1"}, fire={0: "B2"}, next_order=(0,))
    assert starting(state, "tile") == ["C1"]
    play(state, "open swap", "swap B2")
    assert "C1" not in starting(state, "swap")
    play(state, "swap A3")
    assert state.observe(0).players[0].grid[6][1:] == ("B1", False, ("fire",), "fire")
    state = position(marked={0: "A1 B1"}, fire={0: "B2"}, next_order=(0,))
    play(state, "open swap", "swap C1")
    assert "B2" not in starting(state, "swap")  # nor the other way round
    play(state, "swap C3")  # but another tile may come to the place still open
    assert starting(state, "tile") == ["C1"]


@pytest.mark.rule("WE-17", "WE-64")
def test_a_swap_only_in_the_own_turn_outside_actions():
    state = position(ask=steps("move2", "mask", "trade"), goods={0: "corn"})
    assert "open swap" in texts(state)
    play(state, "do move2")
    assert "open swap" not in texts(state)
    play(state, "stop", "do mask")
    assert "open swap" not in texts(state)
    play(state, "draw deck")
    assert "open swap" not in texts(state)
    play(state, "hold", "do trade")
    assert "open swap" in texts(state)  # between the steps of a Trade
    play(state, "exchange")
    assert "open swap" not in texts(state)


def test_a_game_begins_with_all_tiles_on_offer():
    state = State.new(3, seed=4)
    assert starting(state, "tile") == list(data.PLACES)
    assert open_lines(0, -1) == tuple(range(8))


def test_a_turn_in_which_nothing_is_left_ends_by_itself_whatever_it_was():
    done = {"marked": {0: "A1 A2 A3"}, "ask": steps()}
    assert not left(position(next_order=(1, 0), **done))
    assert not left(position(next_order=(0, 1), **done)), "the last marker was a tile"
    assert not left(position(marked={0: "A1"}, ask=steps("tan"))), "there is nothing to tan"
    assert left(position(marked={0: "A1"}, ask=steps("ritual"))), "an action of the tile"
    assert left(position(next_order=(1, 0), progress={0: "P1-1"}, **done)), "a progress tile can be used"


def test_after_the_last_marker_of_the_game_steps_and_goods_are_in_vain():
    done = {"marked": {0: "A1 A2 A3"}, "ordered": (0,), "ask": steps(), "year": 7}
    assert not left(position(progress={0: "P2-1 P1-8"}, **done))
    assert left(position(progress={0: "P2-4"}, tracks={0: (3, 3, 3, 3)}, **done)), "points can still be moved"


@pytest.mark.rule("WE-45")
def test_outposts_are_asked_for_at_a_turns_end_only_where_somebody_can_take_their_place():
    """They can go home at the beginning of the next turn as well."""
    done = {"marked": {0: "A1"}, "areas": {"O1.0": "0 warrior"}}
    assert left(position(ask=steps(), **done)), "somebody of the village can live there"
    nobody = position(ask=steps(), house={0: (7, 7, 0)}, **done)
    assert not left(nobody)
    assert any(action.verb == "open" and action.what == "transfer" for action in nobody.legal_actions())
    over = {"marked": {0: "A1 A2 A3"}, "ordered": (0,), "year": 7}
    assert not left(position(ask=steps(), **{**done, **over})), "the game is over"


@pytest.mark.rule("WE-45")
def test_who_wants_no_more_outposts_home_is_not_asked_again():
    state = position(marked={0: "A1"}, areas={"O1.0": "0 warrior", "O2.0": "0 warrior"}, ask=steps())
    play(state, "open transfer", "home O1.0 fill", "done")
    assert left(state)
    assert waived(state, do(0, "done"))
    assert not waived(state, do(0, "home", "O1.0", "fill"))
    more = position(marked={0: "A1"}, areas={"O1.0": "0 warrior"}, progress={0: "P1-1"}, ask=steps())
    assert not waived(more, do(0, "done")), "a progress tile can be used"
