"""The end of a year and of the game. WE-70 to WE-73, WE-80, WE-81, EX-WE-9, EX-WE-11, EX-WE-12."""

import pytest
from wendake_table import GRID, play, position, starting, steps, texts

from prateria.core.rng import Rng
from prateria.games.wendake import flow
from prateria.games.wendake.engine import State
from prateria.games.wendake.engine.data import TILES
from prateria.games.wendake.engine.scoring import best_choice, lower
from prateria.games.wendake.table.places import gains
from prateria.games.wendake.words import nouns, sentence
from prateria.games.wendake.words.sentences import again
from prateria.kit.words import Words


def ending(seats=2, **more):
    """The last marker of a year is placed; the seats are in the order of play and will be in the other one."""
    marked = dict.fromkeys(range(seats), "A1 B1 C1")
    more.setdefault("next_order", tuple(reversed(range(seats))))
    return position(seats, marked=marked, ask=steps(), turn=seats - 1, **more)


def row(state, seat, n):
    return [place.tile for place in state.observe(None).players[seat].grid[3 * n : 3 * n + 3]]


@pytest.mark.rule("WE-70")
def test_the_new_order_and_the_markers():
    state = ending(3)
    play(state, "end")
    view = state.observe(None)
    assert (view.order, view.next_order, view.actors) == ((2, 1, 0), (), (2,))
    assert all((player.markers, player.ordered) == (4, False) for player in view.players)


@pytest.mark.rule("WE-71")
def test_tiles_are_turned_and_slide_before_the_first_chooses():
    state = ending(fire={0: "A2", 1: "C3"})
    play(state, "end")
    for player in state.observe(None).players:
        assert row(state, player.seat, 0) == ["", "", ""]
        assert [(place.tile, place.ritual) for place in player.grid[3:6]] == [("B2", True), ("B3", True), ("B4", True)]
        assert [(place.tile, place.ritual) for place in player.grid[6:]] == [
            ("B5", False),
            ("B1", False),
            ("B6", False),
        ]
        assert player.out == ("B7", "B8", "B9")
        assert {place.marker for place in player.grid} == {""}  # the fire marker comes off, its tile is not turned


@pytest.mark.rule("WE-71")
def test_tiles_that_leave_come_to_their_action_side():
    state = position(marked={0: "A3 B3 C3", 1: "A1 B1 C1"}, ask=steps(), turn=1, next_order=(0, 1),
                     grid={0: "B2 B3 B4 B5 B1 B6 B7* B8 B9*"})  # fmt: skip
    play(state, "end", "keep")
    assert sorted(row(state, 0, 0)) == ["B7", "B8", "B9"]
    assert not any(place.ritual for place in state.observe(None).players[0].grid[:3])


@pytest.mark.rule("WE-71")
def test_a_used_tile_with_its_ritual_side_up_is_turned_back():
    state = position(marked={0: "A1 B1 C1", 1: "A1 B1 C1"}, ask=steps(), turn=1, next_order=(0, 1),
                     grid={0: "B2* B3 B4 B5* B1 B6 B7 B8 B9"})  # fmt: skip
    play(state, "end")
    assert [place.ritual for place in state.observe(None).players[0].grid[3:]] == [
        False,
        True,
        True,
        True,
        False,
        False,
    ]


@pytest.mark.rule("WE-71", "EX-WE-12")
def test_a_tile_for_a_better_one():
    """P puts Trade aside for Hunt + Move 1 + Trade; it is shuffled with the other two; then the next one chooses."""
    rows = set()
    for seed in range(12):
        state = ending(open_="L1-01")
        state.rng = Rng(seed)
        play(state, "end")
        left = state.observe(None)
        assert left.actors == (1,)
        assert "replace B8 L1-01" in texts(state)
        assert len(texts(state)) == 1 + 3 * 6
        play(state, "replace B8 L1-01")
        view = state.observe(None)
        rows.add(tuple(row(state, 1, 0)))
        assert sorted(row(state, 1, 0)) == ["B7", "B9", "L1-01"]
        assert view.players[1].aside == ("B8",)
        assert len(view.open) == 6  # filled up before
        assert "L1-01" not in view.open
        assert view.stack == left.stack - 1
        assert view.actors == (0,)
        assert starting(state, "tile") == []
    assert len(rows) > 3


@pytest.mark.rule("WE-71")
def test_all_kept_are_shuffled_too():
    rows = set()
    for seed in range(12):
        state = ending()
        state.rng = Rng(seed)
        play(state, "end", "keep")
        rows.add(tuple(row(state, 1, 0)))
        assert len(state.open) == 6
    assert len(rows) > 3


@pytest.mark.rule("WE-71")
def test_a_tile_put_aside_in_an_earlier_year():
    state = position(
        marked={0: "A1 B1 C1", 1: "A1 B1 C1"}, ask=steps(), turn=1, next_order=(0, 1), aside={0: "B8"},
        grid={0: "B2 B3 B4 B5 B1 B6 B7 L1-01 B9"},
    )  # fmt: skip
    play(state, "end")
    assert "replace B7 B8" in texts(state)
    before = state.observe(None).open
    play(state, "replace B7 B8")
    assert state.observe(None).players[0].aside == ("B7",)
    assert state.observe(None).open == before
    assert not [text for text in texts(state) if text.endswith(" B8")]  # another player's tiles are not to be had


@pytest.mark.rule("WE-71")
def test_the_sacred_fire_may_leave_like_any_other():
    state = position(marked={0: "A1 B1 C1", 1: "A1 B1 C1"}, ask=steps(), turn=1, next_order=(0, 1),
                     grid={0: "B2 B3 B4 B5 B8 B6 B7 B1 B9"})  # fmt: skip
    play(state, "end", "replace B1 L1-01")
    assert "B1" not in [place.tile for place in state.observe(None).players[0].grid]


@pytest.mark.rule("WE-72")
def test_level_2_comes_after_the_third_year():
    state = ending(year=3, grid={0: GRID.replace("B2", "L1-02"), 1: GRID}, aside={0: "B2"})
    kept = set(state.open)
    play(state, "end", "keep")
    assert set(state.open) == kept
    assert state.level == 1
    play(state, "keep")
    assert state.level == 2
    assert len(state.open) == 6
    assert all(TILES[tile].level == 2 for tile in (*state.open, *state.stacks[1]))
    assert state.stacks[0] == ()
    assert kept <= set(state.gone)
    assert "L1-02" in [place.tile for place in state.observe(None).players[0].grid]  # tiles of players stay


@pytest.mark.rule("WE-73")
def test_discs_cards_and_progress_tiles_come_back():
    state = ending(
        discs={0: "pair", 1: "quads"}, played={0: "husk*2"}, hand={0: "beggar"}, progress={0: "P1-1 P1-8"}, used="P1-1"
    )
    play(state, "end", "keep", "keep")
    player = state.observe(0).players[0]
    assert state.year == 2
    assert (player.disc, player.played, player.hand) == ("", (), 3)
    assert player.progress == (("P1-1", False), ("P1-8", False))
    assert [card.kind for card in player.seen] == ["husk", "husk"]  # that much the others know
    assert starting(state, "tile")


@pytest.mark.rule("WE-08", "WE-73")
def test_the_power_of_the_shawnee_comes_back():
    state = ending(tribes={0: "shawnee", 1: "seneca"})
    assert not state.players[0].extra
    play(state, "end", "keep", "keep")
    assert state.players[0].extra


@pytest.mark.rule("WE-73", "WE-81")
def test_after_year_7_the_game_ends():
    state = ending(year=7)
    play(state, "end")
    assert state.actors() == state.legal_actions() == ()
    assert state.outcome() is not None
    assert [place.tile for place in state.observe(None).players[0].grid] == GRID.split()  # no tiles slide


@pytest.mark.rule("WE-81", "EX-WE-9")
def test_the_scores_of_the_rulebook():
    """17 + 14 = 31, 14 + 12 + 1 = 27, 12 + 12 + 1 = 25, 13 + 13 = 26: the first wins."""
    tracks = {0: (17, 30, 14, 20), 1: (14, 15, 12, 12), 2: (12, 13, 12, 12), 3: (13, 14, 13, 31)}
    pairs = [["economic", "military"], ["ritual", "mask"]]
    state = ending(4, year=7, tracks=tracks, pairs=pairs, swapped=(0, 3))
    play(state, "end")
    assert state.outcome().points == (31, 27, 25, 26)
    assert state.outcome().breakdown[1] == {"first": 14, "second": 12, "swap": 1}
    assert state.outcome().winners == (0,)


@pytest.mark.rule("WE-81")
def test_a_tie_goes_to_the_front_of_the_order_set_in_year_7():
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        state = ending(3, year=7, next_order=order)
        play(state, "end")
        assert state.outcome().points == (1, 1, 1)
        assert state.outcome().winners == order[:1]


@pytest.mark.rule("WE-80")
def test_turtles_at_the_end():
    """Level 3 one point, level 4 two, level 5 two on the better of its tracks."""
    state = ending(
        year=7, turtles={0: ["women-3 0", "hunters-4 1", "canoes-5 1"]}, tracks={0: (0, 0, 5, 5)},
        pairs=[["economic", "ritual"], ["military", "mask"]],
    )  # fmt: skip
    events = play(state, "end")
    shown = next(event for event in events if type(event).__name__ == "TurtlesShown" and event.seat == 0)
    assert shown.turtles == (("women", 3, "economic", 1), ("hunters", 4, "military", 2), ("canoes", 5, "military", 2))
    assert state.observe(None).players[0].tracks == (1, 4, 5, 5)
    assert state.outcome().points[0] == 1 + 4 + 1


@pytest.mark.rule("WE-80")
def test_the_turtles_are_shown_player_by_player_in_a_short_sentence_each():
    state = ending(year=7, turtles={0: ["women-3 0", "hunters-4 1", "canoes-5 1"], 1: ["women-4 0"]})
    shown = flow.counted(state, state.legal_actions()[-1])
    assert [event.seat for event, _ in shown] == [0, 1]
    said, now = sentence(Words("en"), shown[0][0], ["Ola", "Jan"], None).split(" Now ")
    tracks = dict(shown[0][0].tracks)
    assert sum(tracks.values()) == 1 + 2 + 2
    assert said.endswith(", ".join(f"{nouns.track(Words('en'), name)} +{n}" for name, n in tracks.items()) + ".")
    assert len(said) <= 80
    assert now.startswith(f"{shown[0][1].observe(None).players[0].points} point")
    assert gains(shown[0][0]) == tuple((f"track-0-{name}", f"+{n}") for name, n in tracks.items())
    counted = [[bool(player.turtles) for player in after.observe(None).players] for _, after in shown]
    assert counted == [[False, True], [False, False]]  # what is counted is no longer to come


def test_a_year_that_is_not_the_last_shows_no_turtles():
    state = ending(year=6, turtles={0: ["women-3 0"]})
    assert flow.counted(state, state.legal_actions()[-1]) == []


@pytest.mark.rule("WE-80")
def test_the_choice_that_gives_most():
    pairs = ((0, 1), (2, 3))
    ways = (((0, 1), 2), ((1, 3), 2), ((3, 2), 2))
    for at in ((0, 0, 0, 0), (5, 1, 9, 0), (2, 3, 0, 1), (9, 9, 0, 9)):
        best = best_choice(at, pairs, ways)
        found = []
        for n in range(8):
            total = list(at)
            for i, (tracks, points) in enumerate(ways):
                total[tracks[n >> i & 1]] += points
            found.append(sum(lower(tuple(total), pairs)))
        total = list(at)
        for track, (_, points) in zip(best, ways, strict=True):
            total[track] += points
        assert sum(lower(tuple(total), pairs)) == max(found)


@pytest.mark.rule("WE-11", "WE-12", "WE-15", "EX-WE-11")
def test_the_year_of_the_rulebook():
    """R, P, J, G are seats 0 to 3. The grids are ours; where the markers lie is the rulebook's."""
    state = position(
        4,
        grid={
            0: "B5 B3 B7 B2 B1 B8 B9 B4 B6",  # Tan + Move in a corner; neither Trade nor Hunt + Move in line with it
            1: "B2 B3 B4 B5 B1 B6 B7 B8 B9",
            2: "B2 B4 B6 B7 B1 B5 B8 B9 B3",  # Fish + Military, Tan + Move, Harvest: the right column
            3: "B2 B3 B4 B5 B1 B6 B7 B8 B9",
        },
    )
    places = {seat: {p.tile: p.id for p in state.observe(None).players[seat].grid} for seat in range(4)}

    def choose(tile):
        play(state, f"tile {places[state.turn][tile]}", "end")

    choose("B5")  # R: Tan + Move 1
    play(state, "order", "end")  # P
    choose("B6")  # J: Fish + Military
    choose("B2")  # G: Move 3
    assert {places[0][tile] for tile in ("B8", "B4")} == set(places[0].values()) - set(starting(state, "tile")) - {"A1"}
    choose("B7")  # R: Mask
    assert len(starting(state, "tile")) == 9  # P's grid is still empty
    choose("B1")
    choose("B5")  # J: Tan + Move 1
    choose("B4")  # G: in the row of Move 3
    play(state, "order", "end")  # R
    choose("B8")  # P: in line with the centre
    assert starting(state, "tile") == [places[2]["B3"]]
    choose("B3")  # J: Harvest, the third of his column
    play(state, "order", "end")  # G
    for _ in range(3):
        if state.turn == 2:
            play(state, "order", "end")
        assert len(starting(state, "tile")) == 1
        play(state, f"tile {starting(state, 'tile')[0]}", "end")
    assert state.observe(None).order == (1, 0, 3, 2)


def test_whole_years_pass():
    state, rng = State.new(4, seed=3), Rng(1)
    years = []
    while state.actors():
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
        years.append(state.year)
    assert sorted(set(years)) == list(range(1, 8))


def test_what_is_told_of_ones_own_new_year_is_no_wall_of_words():
    """Grid and market show the new row and the open tile."""
    state = position(marked={0: "A1 B1 C1", 1: "A1 B1 C1"}, ask=steps(), turn=1, next_order=(1, 0),
                     played={0: "husk husk"})  # fmt: skip
    play(state, "end", "keep")
    events = play(state, "replace B7 L1-01")
    told = [sentence(Words("it"), event, ["Volpe", "Aquila"], 0) for event in events if again(event)]
    whole = [sentence(Words("it"), event, ["Volpe", "Aquila"], 0) for event in events]
    assert any("Nuova riga" in (one or "") for one in whole)
    assert len(" ".join(filter(None, told))) < 200
