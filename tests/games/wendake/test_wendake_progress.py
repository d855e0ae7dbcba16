"""The 24 progress tiles, each at its point, once a year. WE-60 to WE-65."""

import pytest
from wendake_table import area, bag, goods, play, position, standing, starting, steps, texts, tracks, village

from prateria.games.wendake.engine.data import PROGRESS
from prateria.games.wendake.engine.rules.progress import EFFECTS

IDLE = steps()
PLAY = [["Steps", [], [], False], ["PlayMasks", False, -1, -1, -1]]


def used(state, seat=0):
    return [tile for tile, turned in state.observe(None).players[seat].progress if turned]


@pytest.mark.rule("WE-60", "WE-61", "WE-62", "WE-65")
def test_each_belongs_where_the_table_says():
    points = {"any": {"any"}, "mask": {"draw", "play"}, "trade": {"exchange"}}
    assert len(EFFECTS) == len(PROGRESS) == 24
    for tile, effect in zip(PROGRESS, EFFECTS, strict=True):
        assert effect.point in points.get(tile.when, {tile.when}), tile.id


@pytest.mark.rule("WE-64")
@pytest.mark.parametrize("tile", [tile.id for tile in PROGRESS if tile.when == "any" and tile.id != "P1-4"])
def test_at_any_time_of_the_own_turn_once_a_year(tile):
    have = {"progress": {0: tile}, "goods": {0: "corn"}, "tracks": {0: (1, 0, 0, 0)}}
    for ask in ([["Turn"]], steps("mask", "hunt"), steps(inner=("buy", "spend")), IDLE):
        assert f"use {tile}" in texts(position(ask=ask, **have))
    assert f"use {tile}" not in texts(position(used=tile, **have))
    assert f"use {tile}" not in texts(position(turn=1, **have))
    assert not starting(position(ask=[["Steps", [], [], False], ["Moves", 1, False, []]], **have), "use")
    state = position(**have)
    play(state, f"use {tile}")
    assert used(state) == [tile]


@pytest.mark.rule("WE-64")
def test_on_the_turn_of_the_order_of_play_too():
    state = position(progress={0: "P1-8"})
    play(state, "order")
    assert "use P1-8" in texts(state)


@pytest.mark.rule("WE-60", "WE-61", "WE-62")
@pytest.mark.parametrize(("tile", "warriors"), [("P1-1", 1), ("P2-1", 2), ("P3-1", 3)])
def test_p11_p21_p31_moves(tile, warriors):
    state = position(ask=IDLE, progress={0: tile})
    play(state, f"use {tile}", *["stand V1 B1"] * warriors)
    assert standing(state, "B1") == (warriors, 0)
    assert texts(state)[-1] == "end"  # that was one Move action
    two = position(ask=IDLE, progress={0: tile}, house={0: (2, 2, 6)})
    play(two, f"use {tile}", "stand V1 B1")
    assert not [text for text in starting(two, "stand") if text.startswith("B1")]  # each warrior once


@pytest.mark.rule("WE-60")
def test_p12_an_outpost_stands_up():
    state = position(ask=IDLE, progress={0: "P1-2"}, areas={"C.0": "0 warrior", "B1.1": "0 warrior"})
    assert "use P1-2" not in texts(state)
    play(state, "open transfer", "use P1-2")
    assert {text.split()[0] for text in texts(state)} == {"stay"}
    play(state, "stay C.0 fill")
    assert (area(state, "C.0"), standing(state, "C")) == ("0 woman", (1, 0))
    assert texts(state) == ["home B1.1 fill", "home B1.1 leave", "done"]


@pytest.mark.rule("WE-60")
def test_p12_its_area_may_be_left_empty():
    state = position(ask=IDLE, progress={0: "P1-2"}, areas={"C.0": "0 warrior"})
    play(state, "open transfer", "use P1-2", "stay C.0 leave")
    assert (area(state, "C.0"), standing(state, "C")) == ("", (1, 0))


@pytest.mark.rule("WE-47", "WE-60")
def test_p12_who_stood_up_may_move_again():
    state = position(ask=steps("move1"), progress={0: "P1-2"}, house={0: (2, 2, 6)})
    play(state, "do move1", "lie V1 B1.0", "open transfer", "use P1-2", "stay B1.0 leave")
    state.stack = position(ask=steps("move1")).stack
    play(state, "do move1", "stand B1 C")
    assert standing(state, "C") == (1, 0)


@pytest.mark.rule("WE-60")
def test_p13_a_ritual_point_and_a_move_after_both_effects():
    state = position(ask=steps("ritual"), progress={0: "P1-3"}, house={0: (0, 0, 7)})
    play(state, "do ritual", "use P1-3", "go")
    assert tracks(state) == {"ritual": 1}  # without any set too
    bag(state, "warrior*2")
    play(state, "stand V1 B1")
    assert texts(state)[-1] == "end"
    assert village(state) == (7, 7, 1)


@pytest.mark.rule("WE-60")
def test_p14_any_order():
    state = position(ask=steps("canoe", "move1", "hunt"), progress={0: "P1-4"})
    play(state, "use P1-4", "do hunt")
    assert starting(state, "do") == ["canoe", "move1"]
    play(state, "do move1", "stop", "do canoe")
    assert starting(state, "do") == []
    state = position(ask=steps("canoe", "move1", "hunt"), progress={0: "P1-4"})
    play(state, "do move1", "stop")
    assert not starting(state, "use")  # only the hunt is still to be done
    assert not starting(position(ask=[["Turn"]], progress={0: "P1-4"}), "use")


@pytest.mark.rule("WE-60")
def test_p14_the_steps_inside_an_action_stay():
    state = position(ask=steps("trade", "canoe", free=True), goods={0: "corn"})
    play(state, "do trade")
    assert texts(state)[:3] == ["exchange", "spend", "do canoe"]
    play(state, "spend")
    bag(state, "corn")
    assert "exchange" not in texts(state)
    state = position(ask=steps("trade", "canoe", free=True), goods={0: "corn"})
    play(state, "do trade", "do canoe")
    assert texts(state) == ["open swap", "end"]  # another action: the Trade is over


@pytest.mark.rule("WE-60")
def test_p15_occupied_spaces():
    state = position(ask=PLAY, progress={0: "P1-5"}, hand={0: "husk*4"}, discs={0: "pair", 1: "trips"})
    assert starting(state, "mask") == ["quads husk"]
    play(state, "use P1-5")
    assert starting(state, "mask") == ["pair husk", "trips husk", "quads husk"]
    other = state.clone()
    play(state, "mask trips husk")
    assert [p.disc for p in state.observe(None).players] == ["trips", "trips"]  # they share it
    play(other, "mask pair husk")  # where it lies already
    assert tracks(other) == {"mask": 2}


@pytest.mark.rule("WE-60")
def test_p16_two_cards_and_one_out_again():
    state = position(ask=steps("mask"), progress={0: "P1-6"}, hand={0: "beggar"}, deck="spirit", pile="animal-pox")
    play(state, "do mask", "use P1-6", "draw pile", "draw deck")
    assert not starting(state, "mask")
    kinds = {c.kind for c in state.observe(0).own.hand}
    assert len(state.observe(0).own.hand) == 3
    assert {text.partition("-")[0] for text in starting(state, "discard")} == kinds
    assert "animal-pox" in starting(state, "discard")
    play(state, "discard beggar")
    assert [c.kind for c in state.observe(None).pile][-1] == "beggar"
    assert len(state.observe(0).own.hand) == 2
    assert "hold" in texts(state)


@pytest.mark.rule("WE-60")
def test_p17_two_more_in_the_exchange_and_no_check():
    state = position(ask=steps("trade"), progress={0: "P1-7"}, goods={0: "corn*9"}, canoes={0: 2}, deck="spirit-pox")
    assert "use P1-7" not in texts(state)
    play(state, "do trade", "use P1-7")
    assert state.bag().total == 4
    bag(state, "corn*4")
    bag(state, "pelt*4")
    assert not starting(state, "lose")
    assert "exchange" not in texts(state)
    assert goods(state) == {"corn": 5, "pelt": 4}


@pytest.mark.rule("WE-65")
def test_p17_not_after_the_exchange():
    state = position(ask=steps("trade"), progress={0: "P1-7"}, goods={0: "corn*9"}, deck="spirit")
    play(state, "do trade", "exchange")
    bag(state, "corn")
    bag(state, "pelt")
    assert "use P1-7" not in texts(state)


@pytest.mark.rule("WE-60")
def test_p18_one_animal_good():
    state = position(ask=IDLE, progress={0: "P1-8"})
    play(state, "use P1-8")
    assert state.bag()[1:7] == (("pelt", "fish"), (1, 1), (), 1, 1, False)
    bag(state, "fish")
    assert goods(state) == {"fish": 1}


@pytest.mark.rule("WE-61", "WE-63")
def test_p22_alliance():
    state = position(
        ask=steps("military"),
        progress={0: "P2-2"},
        flags={0: "EN"},
        standing={"I2": (0, 1), "B1": (1, 1)},
        canoes={0: 2},
    )
    plain = state.clone()
    play(plain, "do military", "go")
    assert tracks(plain) == {"military": 1}
    play(state, "do military", "use P2-2", "go")
    assert tracks(state) == {"military": 2}  # the village and B1 (EN): two to one; in I2 (EN) one to one
    assert used(state) == ["P2-2"]


@pytest.mark.rule("WE-63")
def test_an_alliance_wins_a_territory_without_sentinels():
    state = position(3, ask=steps("military"), progress={0: "P2-2"}, flags={0: "FR"})
    play(state, "do military", "use P2-2", "go")
    assert tracks(state) == {"military": 4}  # I1, B2, I3 and the village


@pytest.mark.rule("WE-62", "WE-63")
def test_p32_ties_win():
    state = position(
        3, ask=steps("military"), progress={0: "P3-2"}, flags={0: "EN"},
        standing={"I2": (0, 1, 1), "B1": (0, 2, 0), "B3": (1, 2, 0), "C": (1, 1, 0)}, house={1: (2, 2, 0)},
    )  # fmt: skip
    play(state, "do military", "use P3-2", "go")
    # the village; I2: one to one to one; B3: two to two; not B1 (one to two) nor C, which has no flag
    assert tracks(state) == {"military": 3}


@pytest.mark.rule("WE-63")
def test_both_alliances_count_one_sentinel():
    state = position(ask=steps("military"), progress={0: "P2-2 P3-2"}, flags={0: "EN"}, standing={"I2": (0, 2)})
    play(state, "do military", "use P2-2", "use P3-2", "go")
    assert tracks(state) == {"military": 2}  # the village and B1, not I2


@pytest.mark.rule("WE-63")
def test_which_flag():
    def buys(tile, **more):
        state = position(ask=steps("trade"), goods={0: "pelt*3 fish*3 corn bean pumpkin"}, offer="P2-2 P3-2", **more)
        play(state, "do trade", f"buy {tile}")
        if starting(state, "pay"):
            play(state, "pay corn+bean")
        return state

    state = buys("P2-2")
    assert texts(state) == ["flag EN", "flag FR"]
    play(state, "flag FR")
    assert (state.observe(0).players[0].flag, state.observe(0).flags) == ("FR", ("EN",))
    state = buys("P3-2", flags={1: "FR"}, progress={1: "P2-2"})
    assert (state.observe(0).players[0].flag, state.observe(0).flags) == ("EN", ())
    state = buys("P3-2", flags={0: "FR"}, progress={0: "P2-2"})
    assert (state.observe(0).players[0].flag, state.observe(0).flags) == ("FR", ())  # the other is out of the game


@pytest.mark.rule("WE-63")
def test_alliances_of_opponents_never_count():
    state = position(ask=steps("military"), progress={1: "P2-2"}, flags={1: "EN"}, standing={"B1": (1, 0)}, used="")
    play(state, "do military")
    assert tracks(state) == {"military": 2}


@pytest.mark.rule("WE-61")
def test_p23_a_ritual_point_and_a_native_more():
    state = position(ask=steps("ritual"), progress={0: "P2-3"})
    play(state, "do ritual", "use P2-3", "go")
    assert tracks(state) == {"ritual": 6}
    assert state.bag().total == 3
    bag(state, "woman warrior*2")
    assert village(state) == (6, 5, 7)


@pytest.mark.rule("WE-61")
def test_p24_a_point_from_track_to_track():
    state = position(ask=IDLE, progress={0: "P2-4"}, tracks={0: (1, 0, 3, 0)})
    play(state, "use P2-4")
    assert starting(state, "shift") == [
        f"{a} {b}" for a in ("economic", "ritual") for b in ("economic", "military", "ritual", "mask") if a != b
    ]
    play(state, "shift ritual mask")
    assert tracks(state) == {"economic": 1, "ritual": 2, "mask": 1}
    assert not starting(position(ask=IDLE, progress={0: "P2-4"}), "use")  # no track has a point


@pytest.mark.rule("WE-61")
def test_p25_played_cards_come_back_first():
    state = position(
        ask=steps("mask"),
        progress={0: "P2-5"},
        hand={0: "husk"},
        played={0: "beggar*2"},
        discs={0: "pair"},
        deck="spirit",
    )
    play(state, "do mask", "use P2-5")
    assert len(state.observe(0).own.hand) == 3
    assert state.observe(0).players[0].disc == "pair"  # the disc stays
    play(state, "draw deck")
    assert "use P2-5" not in texts(state)
    assert starting(state, "mask") == ["three_kinds beggar+husk+spirit"]


@pytest.mark.rule("WE-61")
def test_p26_one_card_as_another_kind():
    state = position(ask=PLAY, progress={0: "P2-6"}, hand={0: "husk*3 spirit"})
    play(state, "use P2-6")
    assert starting(state, "disguise")[:4] == ["husk beggar", "husk crooked", "husk spirit", "husk animal"]
    play(state, "disguise spirit husk")
    assert starting(state, "mask") == ["pair husk", "trips husk", "quads husk"]
    play(state, "mask quads husk")
    assert state.observe(0).own.hand == ()
    assert [c.kind for c in state.observe(1).players[0].played] == ["husk"] * 3 + ["spirit"]  # it is a real card


@pytest.mark.rule("WE-62")
def test_p36_a_card_more():
    state = position(ask=PLAY, progress={0: "P3-6"}, hand={0: "husk*3"})
    play(state, "use P3-6", "add husk", "mask quads husk")
    assert tracks(state) == {"mask": 7}
    assert len(state.observe(0).players[0].played) == 3  # it does not come back


@pytest.mark.rule("WE-65")
def test_p26_and_p36_may_serve_the_same_play_with_one_real_card():
    state = position(ask=PLAY, progress={0: "P2-6 P3-6"}, hand={0: "husk"})
    play(state, "use P2-6", "disguise husk spirit", "use P3-6", "add spirit")
    assert starting(state, "mask") == ["pair spirit"]
    play(state, "mask pair spirit")
    assert [c.kind for c in state.observe(1).players[0].played] == ["husk"]
    assert not starting(position(ask=PLAY, progress={0: "P2-6 P3-6"}), "use")  # a play needs a real card


@pytest.mark.rule("WE-61")
def test_p27_an_exchange_at_any_time():
    state = position(ask=[["Turn"]], progress={0: "P2-7"}, goods={0: "corn*9"}, deck="spirit-pox")
    play(state, "use P2-7")
    assert state.bag().total == 3  # whatever the canoes
    bag(state, "corn*3")
    bag(state, "fish*3")
    assert goods(state) == {"corn": 6, "fish": 3}
    assert starting(state, "tile")  # no check


@pytest.mark.rule("WE-61")
def test_p28_an_animal_good_and_a_vegetable():
    state = position(ask=IDLE, progress={0: "P2-8"})
    play(state, "use P2-8")
    bag(state, "pelt")
    bag(state, "bean")
    assert goods(state) == {"pelt": 1, "bean": 1}


@pytest.mark.rule("WE-62")
def test_p33_the_most_numerous_kind_and_other_tiles_with_it():
    state = position(ask=steps("ritual"), progress={0: "P3-3 P2-3"}, house={0: (0, 4, 6)})
    assert village(state) == (7, 3, 1)
    play(state, "do ritual", "use P3-3", "use P2-3", "go")
    assert tracks(state) == {"ritual": 8}


@pytest.mark.rule("WE-62")
def test_p34_a_native_comes():
    state = position(ask=IDLE, progress={0: "P3-4"})
    play(state, "use P3-4")
    bag(state, "hunter")
    assert village(state) == (5, 6, 5)
    assert not starting(position(ask=IDLE, progress={0: "P3-4"}, house={0: (0, 0, 0)}), "use")


@pytest.mark.rule("WE-62")
def test_p35_a_mask_point_disc_placed_or_not():
    state = position(ask=PLAY, progress={0: "P3-5"})
    play(state, "use P3-5", "hold")
    assert tracks(state) == {"mask": 1}
    state = position(ask=PLAY, progress={0: "P3-5"}, hand={0: "husk*2"})
    play(state, "use P3-5", "mask pair husk")
    assert tracks(state) == {"mask": 3}


@pytest.mark.rule("WE-62")
def test_p37_a_tile_turned_over():
    state = position(ask=steps("hunt", "move1"), progress={0: "P3-7"}, marked={0: "A1"})
    play(state, "use P3-7")
    assert len(starting(state, "turn")) == 9  # with or without a marker
    play(state, "turn A1")
    place = state.observe(0).players[0].grid[0]
    assert (place.ritual, place.steps, place.marker) == (True, ("ritual",), "action")
    assert starting(state, "do") == ["hunt", "move1"]  # a tile in use keeps its actions


@pytest.mark.rule("WE-62")
def test_p38_two_resources_and_a_beaver():
    state = position(ask=IDLE, progress={0: "P3-8"})
    play(state, "use P3-8")
    bag(state, "corn*2")
    assert goods(state) == {"corn": 2, "beaver": 1}


@pytest.mark.rule("WE-65")
def test_a_tile_bought_in_a_trade_does_not_change_a_step_done():
    state = position(ask=steps("trade"), goods={0: "pelt fish corn*3"}, offer="P1-7", deck="spirit")
    play(state, "do trade", "exchange")
    bag(state, "corn")
    bag(state, "corn")
    play(state, "buy P1-7")
    play(state, f"track {starting(state, 'track')[0]}")
    assert not starting(state, "use")
