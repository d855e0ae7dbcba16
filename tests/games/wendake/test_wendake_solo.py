"""The ghost. WE-90."""

import pytest
from wendake_table import play, position, standing, starting, steps

from prateria.games.wendake.engine import State
from prateria.games.wendake.engine.data import GHOST
from prateria.games.wendake.engine.scoring import rating


def after(card, **more):
    """One player's turn has ended and the ghost has turned that card."""
    rest = [other for other in GHOST if other != card]
    state = position(1, ask=steps(), ghost=" ".join([*rest, card]), **more)
    events = play(state, "end")
    acted = next(event for event in events if type(event).__name__ == "GhostActed")
    assert acted.card == card
    return state, acted


@pytest.mark.rule("WE-90")
def test_its_five_warriors_and_four_cards():
    state = State.new(1, seed=1)
    view = state.observe(0)
    assert len(view.players) == 1
    assert view.ghost == ("", 5, 0, tuple(GHOST), False, "", ())
    assert standing(state, "V2") == (0, 5)
    assert len({State.new(1, seed=n).ghost for n in range(80)}) == 24


@pytest.mark.rule("WE-90")
def test_a_card_after_each_turn_and_all_four_a_year():
    state, cards = State.new(1, seed=1), []
    for _ in range(4):
        text = f"tile {starting(state, 'tile')[0]}" if starting(state, "tile") else "order"
        events = play(state, text, "end")
        cards += [event.card for event in events if type(event).__name__ == "GhostActed"]
    assert sorted(cards) == sorted(GHOST)
    play(state, "keep")
    assert (state.year, len(state.ghost)) == (2, 4)
    assert state.actors() == (0,)


@pytest.mark.rule("WE-90")
def test_the_turned_card_lies_there_until_the_next():
    """Over the end of a year too."""
    state, last = State.new(1, seed=1), ""
    for _ in range(5):
        assert state.observe(0).ghost.turned == last
        assert State.from_json(state.to_json()).turned == state.turned
        text = f"tile {starting(state, 'tile')[0]}" if starting(state, "tile") else "order"
        events = play(state, text, "end")
        last = next(event.card for event in events if type(event).__name__ == "GhostActed")
        if "keep" in [action.verb for action in state.legal_actions()]:
            play(state, "keep")
    assert state.year == 2


@pytest.mark.rule("WE-90")
def test_pathfinder_takes_the_order_and_two_come_back():
    state, acted = after("pathfinder", house={1: (0, 0, 3)})
    assert acted.back == 2
    assert state.observe(0).next_order == (1,)
    assert (state.observe(0).ghost.warriors, state.observe(0).ghost.house) == (4, 1)
    state, acted = after("pathfinder", next_order=(0,), house={1: (0, 0, 0)})
    assert acted.back == 0
    assert state.observe(0).next_order == (0, 1)


@pytest.mark.rule("WE-90")
@pytest.mark.parametrize(("order", "ahead"), [((1, 0), True), ((0, 1), False)])
def test_pathfinder_takes_the_lowest_open_tile_before_or_after_you(order, ahead):
    state = position(1, ask=steps(), ghost="masks", next_order=order, marked={0: "A1 B1 C1"})
    lowest = min(state.observe(0).open)
    play(state, "end")
    assert state.observe(0).actors == (0,)
    assert (lowest not in state.observe(0).open) is ahead
    assert len(state.observe(0).open) == 6
    [*_, began] = play(state, "keep")
    assert lowest not in state.observe(0).open
    assert state.observe(0).ghost.ahead is ahead
    assert began.order == state.observe(0).in_order == order


@pytest.mark.rule("WE-90")
def test_raiders_go_where_you_have_most():
    state, acted = after("raiders", standing={"I2": (1, 0), "B2": (2, 0)})
    assert acted[1:3] == ("B2", True)
    assert standing(state, "B2") == (1, 0)
    assert (state.observe(0).players[0].house[2], state.observe(0).ghost.house) == (3, 1)
    state, acted = after("raiders", standing={"O2": (1, 0), "I2": (1, 0)})
    assert acted.what == "O2"  # a tie: the first in the list of the map


@pytest.mark.rule("WE-90")
def test_raiders_stay_where_none_of_yours_is():
    state, acted = after("raiders")
    assert acted[1:3] == ("B1", False)
    assert standing(state, "B1") == (0, 1)
    state, acted = after("raiders", standing={"B1": (0, 1)})
    assert acted.what == "O1"  # in reach of the ghost in B1 now: the first without a ghost, never your village


@pytest.mark.rule("WE-90")
def test_raiders_without_anybody_at_home():
    state, acted = after("raiders", house={1: (0, 0, 5)}, standing={"B1": (1, 0)})
    assert acted[1:3] == ("", False)
    assert standing(state, "B1") == (1, 0)
    full = dict.fromkeys(("B1", "B2", "I2", "O2"), (0, 1))
    state, acted = after("raiders", standing=full)
    assert acted.what == "O1"


@pytest.mark.rule("WE-90")
def test_ghost_sentinels_count_and_can_be_fought():
    state = position(1, ask=steps("move1", "military"), standing={"B1": (1, 1), "C": (1, 0)})
    play(state, "do move1")
    assert "C B1-2" in starting(state, "fight")
    assert not [text for text in starting(state, "stand") if text.endswith("V2")]
    play(state, "fight C B1-2", "do military")
    assert state.observe(0).players[0].tracks[1] == 2  # the village and B1


@pytest.mark.rule("WE-90")
@pytest.mark.parametrize(
    ("year", "space"), [(1, "pair"), (2, "two_pairs"), (3, "two_pairs"), (4, "trips"), (7, "full_house")]
)
def test_masks_takes_the_dearest_space_it_may(year, space):
    state, acted = after("masks", year=year, level=1 if year < 4 else 2, deck="animal", pile="husk")
    assert acted.what == state.observe(0).ghost.disc == space
    assert [card.kind for card in state.observe(0).pile] == ["husk", "animal"]


@pytest.mark.rule("WE-90")
def test_masks_takes_a_free_space():
    state, acted = after("masks", year=2, discs={0: "two_pairs", 1: "four_kinds"})
    assert acted.what == "pair"
    state, acted = after("masks", year=1, discs={0: "pair", 1: "three_kinds"})
    assert acted.what == ""
    assert state.observe(0).ghost.disc == "three_kinds"


@pytest.mark.rule("WE-90")
def test_traders_take_a_progress_tile():
    fresh = position(1)
    state, acted = after("traders")
    assert acted.what == fresh.observe(0).offer[0]
    assert state.observe(0).offer == fresh.observe(0).offer[1:]
    assert state.observe(0).ghost.traded == (acted.what,)


@pytest.mark.rule("WE-90")
def test_with_tribes_you_choose_one_of_two():
    state = State.new(1, {"tribes": True}, 1)
    assert len(starting(state, "join")) == 2


@pytest.mark.rule("WE-90")
def test_ratings():
    assert [rating(n) for n in (0, 31, 32, 39, 40, 47, 48, 55, 56, 90)] == [
        "newcomer", "newcomer", "scout", "scout", "speaker", "speaker", "leader", "leader", "legend", "legend",
    ]  # fmt: skip
