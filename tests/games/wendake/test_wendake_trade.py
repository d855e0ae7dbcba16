"""The plain actions and the Trade. WE-20, WE-22, WE-23, WE-30 to WE-35."""

import pytest
from wendake_table import area, bag, goods, play, position, standing, starting, steps, texts, tracks, village

from prateria.core.errors import IllegalAction
from prateria.games.wendake.table.bagpanel import bag_panel
from prateria.kit.words import Words

TRADE = steps("trade", "move1")
RICH = "pelt*4 fish*4 corn*2 bean*2 pumpkin*2"


@pytest.mark.rule("WE-22", "WE-23", "EX-WE-10")
def test_harvest_hunt_and_fish():
    """2 corn, 1 pumpkin, 1 bean areas with women, 2 with hunters, 3 canoes; the village counts among them."""
    at = {"I1.0": "0 woman", "C.0": "0 woman", "B2.0": "0 woman", "B1.0": "0 woman"}
    at |= {"C.1": "0 hunter", "O1.1": "1 hunter", "O1.0": "1 woman"}
    state = position(ask=steps("harvest", "hunt", "fish"), areas=at, canoes={0: 3}, house={0: (3, 2, 2)})
    at_home = position(ask=steps("harvest"))
    play(at_home, "do harvest")
    assert goods(at_home) == {"corn": 1}  # however many women are there
    play(state, "do harvest")
    assert goods(state) == {"corn": 1, "bean": 1, "pumpkin": 2}  # no woman is left in the village
    play(state, "do hunt")
    assert goods(state)["beaver"] == 2
    play(state, "do fish")
    assert goods(state)["fish"] == 3


@pytest.mark.rule("WE-22")
def test_the_figures_of_the_rulebook():
    at = {"B1.0": "0 woman", "C.0": "0 woman", "B2.0": "0 woman", "C.1": "0 hunter"}
    state = position(ask=steps("harvest", "hunt", "fish"), areas=at, canoes={0: 3})
    play(state, "do harvest", "do hunt", "do fish")
    assert goods(state) == {"corn": 2, "bean": 1, "pumpkin": 1, "beaver": 2, "fish": 3}


@pytest.mark.rule("WE-22")
def test_an_empty_village_area_yields_nothing():
    state = position(ask=steps("harvest", "hunt"), house={0: (7, 2, 2)})
    assert starting(state, "do") == ["hunt"]


@pytest.mark.rule("WE-20")
def test_canoes():
    state = position(ask=steps("canoe"), canoes={0: 4})
    play(state, "do canoe")
    assert state.observe(0).players[0].canoes == 5
    assert starting(position(ask=steps("canoe"), canoes={0: 5}), "do") == []


@pytest.mark.rule("WE-23")
def test_tanning():
    state = position(ask=steps("tan"), goods={0: "beaver*3 pelt"})
    play(state, "do tan")
    assert goods(state) == {"pelt": 4}


@pytest.mark.rule("WE-31", "WE-32", "WE-34", "WE-35", "WE-64", "EX-WE-2")
def test_the_trade_of_the_rulebook():
    state = position(
        ask=TRADE, goods={0: "pelt*4 fish corn*3"}, canoes={0: 3}, deck="spirit", offer="P2-1", house={0: (2, 2, 0)}
    )
    play(state, "do trade", "exchange")
    assert state.bag().total == 3
    bag(state, "pelt*2 corn")
    bag(state, "fish bean*2")
    assert state.pile[-1] == 6  # a healthy spirit was turned up
    assert goods(state) == {"pelt": 2, "fish": 2, "corn": 2, "bean": 2}
    play(state, "buy P2-1")
    assert tracks(state) == {"economic": 2, "military": 2}
    assert goods(state) == {"corn": 1, "bean": 1}
    play(state, "use P2-1", "stand V1 B1", "stand V1 B1")  # at once
    play(state, "spend")
    bag(state, "corn bean")
    assert tracks(state) == {"economic": 4, "military": 2}
    assert goods(state) == {}


@pytest.mark.rule("WE-30")
def test_the_steps_of_a_trade_in_order_each_at_most_once():
    state = position(ask=TRADE, goods={0: RICH}, deck="spirit")
    play(state, "do trade")
    assert texts(state)[0] == "exchange"
    assert starting(state, "buy")
    play(state, "buy P1-1", "pay corn")
    assert "exchange" not in texts(state)
    assert not starting(state, "buy")
    assert "spend" in texts(state)
    play(state, "do move1")
    assert "spend" not in texts(state)
    play(state, "stop")
    assert starting(state, "do") == []


@pytest.mark.rule("WE-31")
def test_at_least_one_and_at_most_as_many_as_canoes():
    state = position(ask=TRADE, goods={0: "pelt*4 corn"}, canoes={0: 2}, deck="spirit")
    play(state, "do trade", "exchange")
    found = state.bag()
    assert (found.fewest, found.total, found.limits) == (1, 2, (1, 0, 0, 4, 0))
    with pytest.raises(IllegalAction):
        bag(state, "")
    state = position(ask=TRADE, goods={0: "corn"}, canoes={0: 5})
    play(state, "do trade", "exchange")
    assert state.bag().total == 1


@pytest.mark.rule("WE-31")
def test_a_kind_may_be_taken_that_was_given_but_nothing_before_all_is_given():
    state = position(ask=TRADE, goods={0: "corn"}, canoes={0: 5}, deck="spirit")
    play(state, "do trade", "exchange")
    bag(state, "corn")
    assert goods(state) == {}
    bag(state, "corn")
    assert goods(state) == {"corn": 1}


@pytest.mark.rule("WE-32", "WE-33")
def test_smallpox():
    at = {"C.0": "0 woman", "B1.1": "0 warrior", "B2.1": "1 hunter"}
    state = position(
        ask=TRADE, goods={0: "corn*2"}, deck="spirit-pox", areas=at, standing={"B2": (1, 0)}, house={0: (2, 2, 2)}
    )
    play(state, "do trade", "exchange")
    bag(state, "corn")
    bag(state, "bean")
    assert texts(state) == ["lose V1", "lose B2", "lose V1.0", "lose V1.1", "lose B1.1", "lose C.0"]
    play(state, "lose C.0")
    assert area(state, "C.0") == ""
    assert state.observe(0).players[0].house == (3, 2, 2)
    assert "exchange" not in texts(state)
    assert "spend" in texts(state)  # the Trade goes on


@pytest.mark.rule("WE-33")
@pytest.mark.parametrize(
    ("place", "house"), [("V1", (2, 2, 3)), ("B2", (2, 2, 3)), ("V1.0", (3, 2, 2)), ("V1.1", (2, 3, 2))]
)
def test_any_native_any_place(place, house):
    state = position(ask=[["Steps", ["buy"], [], False], ["Smallpox"]], standing={"B2": (1, 0)})
    home = village(state)
    play(state, f"lose {place}")
    assert state.observe(0).players[0].house == house
    assert sum(home) + 1 - sum(village(state)) == (1 if place == "B2" else 2)
    assert standing(state, "B2") == ((0, 0) if place == "B2" else (1, 0))


@pytest.mark.rule("WE-33")
def test_nobody_on_the_board_nobody_is_lost():
    state = position(ask=TRADE, goods={0: "corn"}, deck="spirit-pox", house={0: (7, 7, 7)})
    play(state, "do trade", "exchange")
    bag(state, "corn")
    bag(state, "bean")
    assert starting(state, "lose") == []
    assert goods(state) == {"bean": 1}


@pytest.mark.rule("WE-34")
def test_prices():
    def shops(have):
        state = position(ask=TRADE, goods={0: have})
        play(state, "do trade")
        return {tile.split("-")[0] for tile in starting(state, "buy")}

    assert shops("pelt fish corn") == {"P1"}
    assert shops("pelt fish") == shops("pelt corn*9") == shops("fish bean") == set()
    assert shops("pelt*2 fish*2 corn*2") == {"P1"}  # two different vegetables
    assert shops("pelt*2 fish*2 corn bean") == {"P1", "P2"}
    assert shops("pelt*3 fish*3 corn bean pumpkin") == {"P1", "P2", "P3"}
    assert shops("pelt*3 fish*3 corn*3 bean*3") == {"P1", "P2"}


@pytest.mark.rule("WE-34")
def test_which_vegetables_are_paid():
    state = position(ask=TRADE, goods={0: RICH}, offer="P2-1 P3-1 P1-1")
    play(state, "do trade", "buy P2-1")
    assert texts(state) == ["pay corn+bean", "pay corn+pumpkin", "pay bean+pumpkin"]
    play(state, "pay corn+pumpkin")
    assert goods(state) == {"pelt": 2, "fish": 2, "corn": 1, "bean": 2, "pumpkin": 1}
    state = position(ask=TRADE, goods={0: RICH}, offer="P3-1")
    play(state, "do trade", "buy P3-1")
    assert tracks(state) == {"economic": 3, "military": 3}


@pytest.mark.rule("WE-34")
def test_points_on_the_lower_and_the_higher_track():
    def bought(tile, at):
        state = position(ask=TRADE, goods={0: "pelt*3 fish*3 corn bean pumpkin"}, offer=tile, tracks={0: at})
        play(state, "do trade", f"buy {tile}")
        if starting(state, "pay"):
            play(state, f"pay {starting(state, 'pay')[0]}")
        return state

    assert tracks(bought("P3-8", (2, 4, 1, 0))) == {"economic": 8, "military": 4, "ritual": 1}  # 5 economic is highest
    assert tracks(bought("P3-7", (9, 4, 1, 2))) == {"economic": 12, "military": 4, "ritual": 4, "mask": 2}
    state = bought("P2-7", (0, 2, 2, 3))  # economic stands at 2 then, like two others
    assert texts(state) == ["track economic", "track military", "track ritual"]
    play(state, "track ritual")
    assert tracks(state) == {"economic": 2, "military": 2, "ritual": 4, "mask": 3}
    state = bought("P1-8", (0, 1, 0, 0))
    assert texts(state) == ["track economic", "track military"]


@pytest.mark.rule("WE-03", "WE-34")
def test_a_bought_tile_is_gone_and_never_replaced():
    state = position(ask=TRADE, goods={0: RICH}, offer="P1-1")
    before = state.observe(None).offer
    play(state, "do trade", "buy P1-1", "pay corn")
    assert state.observe(None).offer == tuple(tile for tile in before if tile != "P1-1")
    assert state.observe(None).players[0].progress == (("P1-1", False),)


@pytest.mark.rule("WE-35")
def test_different_resources_for_points():
    state = position(ask=TRADE, goods={0: "pelt*4 fish corn*2"})
    play(state, "do trade", "spend")
    found = state.bag()
    assert (found.fewest, found.total, found.limits) == (1, 3, (1, 0, 0, 1, 1))
    bag(state, "pelt fish corn")
    assert tracks(state) == {"economic": 3}
    assert goods(state) == {"pelt": 3, "corn": 1}
    assert "spend" not in texts(state)


@pytest.mark.rule("WE-06", "WE-20")
def test_a_canoe_goes_to_the_first_lake_with_fewest():
    state = position(ask=steps("canoe"), canoes={0: 3})
    assert state.observe(0).players[0].lakes == (1, 1, 1)
    launched = play(state, "do canoe")[-1]
    assert launched == (0, 4, "Huron")
    assert state.observe(0).players[0].lakes == (2, 1, 1)


def test_an_exchange_says_whether_a_mask_is_turned_up_this_time():
    for use, said in (("exchange", "smallpox may come"), ("use P1-7", "smallpox cannot come")):
        state = position(ask=steps("trade"), goods={0: "pelt*3"}, canoes={0: 2}, progress={0: "P1-7"})
        play(state, "do trade", use)
        asked = state.bag()
        panel = str(bag_panel(asked, dict.fromkeys(asked.kinds, 0), state.observe(0), Words("en")))
        assert said in panel
        assert "unless" not in panel
