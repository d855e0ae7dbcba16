"""Warriors: steps, fights, transfers. WE-21, WE-40 to WE-47."""

import pytest
from wendake_table import area, play, position, standing, starting, steps, texts, village

from prateria.core.errors import IllegalAction
from prateria.games.wendake.engine.maps import MAPS

MOVE = steps("move3")


@pytest.mark.rule("WE-40")
def test_where_a_warrior_can_go():
    state = position(ask=MOVE)
    play(state, "do move3")
    near = [b if a == "V1" else a for a, b in MAPS[2].edges if "V1" in (a, b)]
    assert starting(state, "stand") == [f"V1 {place}" for place in ("B1", "B2", "I1", "O1")]
    assert sorted(near) == ["B1", "B2", "I1", "O1"]
    assert starting(state, "lie") == [f"V1 {place}.{n}" for place in ("B1", "B2", "I1", "O1") for n in (0, 1)]
    play(state, "stand V1 B1")
    assert not [text for text in texts(state) if text.startswith("stand B1")]  # it has moved already


@pytest.mark.rule("WE-40")
def test_never_into_the_village_of_an_opponent_but_home_again():
    state = position(ask=MOVE, standing={"B1": (1, 0)})
    play(state, "do move3")
    assert "V1" in [text.split()[1] for text in starting(state, "stand") if text.startswith("B1")]
    assert "V2" not in [text.split()[1] for text in starting(state, "stand")]
    with pytest.raises(IllegalAction):
        play(state, "stand B1 V2")


@pytest.mark.rule("WE-40", "WE-42")
def test_within_a_territory_into_a_free_area():
    state = position(ask=MOVE, standing={"C": (1, 3)}, areas={"C.1": "1 hunter"})
    play(state, "do move3", "lie C C.0")  # whatever opposing sentinels stand there
    assert area(state, "C.0") == "0 warrior"
    assert standing(state, "C") == (0, 3)


@pytest.mark.rule("WE-42")
def test_one_native_in_an_area_and_none_of_ones_own_is_driven_out():
    state = position(ask=MOVE, standing={"C": (1, 0)}, areas={"C.0": "0 woman", "C.1": "0 warrior"})
    play(state, "do move3")
    assert not [text for text in texts(state) if text.endswith(("C.0", "C.1"))]


@pytest.mark.rule("WE-42")
def test_warriors_never_lie_in_the_areas_of_their_village():
    state = position(ask=MOVE, standing={"B1": (1, 0)}, house={0: (7, 7, 0)})
    play(state, "do move3")
    assert not [text for text in texts(state) if "V1." in text]


@pytest.mark.rule("WE-21", "WE-41")
def test_each_warrior_once_in_one_action():
    state = position(ask=MOVE, standing={"B1": (1, 0)}, house={0: (2, 2, 5)})  # one in the village, one in B1
    play(state, "do move3", "stand V1 B1")
    assert [text for text in starting(state, "stand") if text.startswith("B1")]  # the other one there
    play(state, "stand B1 C")
    assert texts(state) == ["stop"]
    play(state, "stop")
    assert standing(state, "B1") == standing(state, "C") == (1, 0)


@pytest.mark.rule("WE-21")
def test_up_to_n_warriors():
    state = position(ask=steps("move2"))
    play(state, "do move2", "stand V1 B1", "stand V1 B1")
    assert texts(state) == ["open swap", "end"]
    state = position(ask=steps("move2"))
    play(state, "do move2", "stop")
    assert village(state) == (5, 5, 5)


@pytest.mark.rule("WE-41")
def test_outposts_never_move():
    state = position(ask=MOVE, areas={"C.0": "0 warrior"}, house={0: (2, 2, 6)})
    assert "do move3" not in texts(state)


@pytest.mark.rule("WE-43")
def test_an_attack_on_a_sentinel_fells_both():
    state = position(ask=MOVE, standing={"C": (1, 2)})
    play(state, "do move3", "fight C C-2")
    assert standing(state, "C") == (0, 1)
    assert [p.house for p in state.observe(None).players] == [(2, 2, 3), (2, 2, 3)]


@pytest.mark.rule("WE-40", "WE-43", "EX-WE-7")
def test_an_attack_from_the_neighbouring_territory_is_one_step():
    state = position(ask=steps("move1"), standing={"B1": (0, 1)})
    play(state, "do move1", "fight V1 B1-2")
    assert standing(state, "B1") == (0, 0)
    assert village(state) == (5, 5, 4)
    assert texts(state)[-1] == "end"


@pytest.mark.rule("WE-44", "EX-WE-7")
def test_a_lone_hunter_falls_to_one_warrior_who_stays():
    for origin, at in (("V1", {}), ("B1", {"B1": (1, 0)})):
        state = position(ask=MOVE, standing=at, areas={"B1.1": "1 hunter"})
        play(state, "do move3", f"raid {origin} B1.1")
        assert area(state, "B1.1") == "0 warrior"
        assert state.observe(None).players[1].house == (2, 3, 2)


@pytest.mark.rule("WE-44", "EX-WE-7")
def test_with_a_sentinel_beside_the_sentinel_first():
    state = position(ask=MOVE, standing={"B1": (0, 1)}, areas={"B1.1": "1 hunter"})
    play(state, "do move3")
    assert not starting(state, "raid")
    play(state, "fight V1 B1-2", "raid V1 B1.1")
    assert area(state, "B1.1") == "0 warrior"
    assert standing(state, "B1") == (0, 0)
    assert [p.house for p in state.observe(None).players] == [(2, 2, 3), (2, 3, 3)]


@pytest.mark.rule("WE-44")
def test_an_outpost_and_its_attacker_both_fall():
    state = position(ask=MOVE, areas={"B1.1": "1 warrior"})
    play(state, "do move3", "raid V1 B1.1")
    assert area(state, "B1.1") == ""
    assert [p.house for p in state.observe(None).players] == [(2, 2, 3), (2, 2, 3)]


@pytest.mark.rule("WE-44")
def test_sentinels_of_third_players_do_not_protect():
    state = position(3, ask=MOVE, standing={"B1": (0, 0, 2)}, areas={"B1.1": "1 hunter", "B1.0": "2 woman"})
    play(state, "do move3")
    assert starting(state, "raid") == ["V1 B1.1"]


@pytest.mark.rule("WE-45")
def test_a_transfer_with_and_without_a_replacement():
    state = position(ask=steps("move1"), areas={"B1.0": "0 warrior", "B1.1": "0 warrior", "C.0": "0 warrior"})
    play(state, "open transfer")
    ways = [f"home {a} {way}" for a in ("B1.0", "B1.1", "C.0") for way in ("fill", "leave")]
    assert texts(state) == [*ways, "back"]
    play(state, "home B1.0 fill", "home B1.1 fill")
    assert (area(state, "B1.0"), area(state, "B1.1")) == ("0 woman", "0 hunter")
    play(state, "home C.0 leave")  # the last one: nothing is left to transfer
    assert area(state, "C.0") == ""
    assert village(state) == (4, 4, 5)
    assert texts(state) == ["do move1", "open swap", "end"]


@pytest.mark.rule("WE-45")
def test_any_number_of_outposts_but_not_none():
    state = position(areas={"B1.0": "0 warrior", "C.0": "0 warrior"})
    play(state, "open transfer")
    assert "done" not in texts(state)
    play(state, "home B1.0 leave", "done")
    assert area(state, "C.0") == "0 warrior"


@pytest.mark.rule("WE-45")
def test_replacements_come_from_the_village_the_last_one_too():
    state = position(areas={"B1.0": "0 warrior", "C.0": "0 warrior"}, house={0: (6, 2, 2)})
    play(state, "open transfer", "home B1.0 fill")
    assert texts(state) == ["home C.0 leave", "done"]
    assert village(state)[0] == 0


@pytest.mark.rule("WE-45", "EX-WE-13")
def test_no_transfer_inside_a_move():
    state = position(ask=MOVE, areas={"B1.0": "0 warrior"})
    play(state, "do move3", "stand V1 B1")
    assert "open transfer" not in texts(state)


@pytest.mark.rule("WE-45", "WE-47", "EX-WE-13")
@pytest.mark.parametrize("first", ["do move1", "use P1-1"])
def test_move_transfer_and_move_again_by_a_tile_and_by_a_progress_tile(first):
    then = {"do move1": "use P1-1", "use P1-1": "do move1"}[first]
    state = position(ask=steps("move1"), progress={0: "P1-1"}, house={0: (2, 2, 6)})  # a single warrior
    play(state, first, "lie V1 B1.0", "open transfer", "home B1.0 fill")
    play(state, then, "lie V1 B1.1", "open transfer", "home B1.1 fill")
    assert (area(state, "B1.0"), area(state, "B1.1")) == ("0 woman", "0 hunter")
    assert village(state) == (4, 4, 1)


@pytest.mark.rule("WE-46")
def test_women_and_hunters_never_move():
    state = position(ask=MOVE, areas={"B1.0": "0 woman", "B1.1": "0 hunter"})
    assert "open transfer" not in texts(state)
    play(state, "do move3")
    assert {text.split()[1] for text in texts(state)[:-1]} == {"V1"}
