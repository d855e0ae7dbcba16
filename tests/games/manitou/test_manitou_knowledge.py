"""What a seat can know, and what chance may deal it instead. MA-03, MA-06 to MA-08, MA-14, MA-21, MA-24."""

from collections import Counter

import pytest
from playing import choose, played
from positions import hunt, play

from prateria.core.rng import Rng
from prateria.games.manitou.engine import State, data, events

FULL = {"hills": "1:chief 1:healer", "river": "1:scout 1:mother", "forest": "1:rainmaker 1:scout"}


def redeals(state, seat, number=60):
    return [state.redeal(seat, Rng(n)).to_json() for n in range(number)]


@pytest.mark.rule("MA-03")
def test_the_herd_in_the_box_and_the_order_of_the_piles_are_hidden_from_all():
    state = State.new(2, seed=4)
    for seat in (0, 1, None):
        worlds = redeals(state, seat)
        assert len({world["boxed"] for world in worlds}) > 3
        assert len({tuple(world["large"]) for world in worlds}) > 30
        assert len({tuple(world["small"]) for world in worlds}) > 30


@pytest.mark.rule("MA-07")
def test_the_order_of_ones_own_pile_is_hidden_but_not_what_is_in_it():
    state = hunt(hands=["h1 h2 h3", "h1 h2 h3"], piles=["h4 h5 chief scout", "h4 h5 chief scout"], left=14)
    mine = [tuple(world["players"][0]["pile"]) for world in redeals(state, 0)]
    assert len(set(mine)) > 10
    assert {tuple(sorted(pile)) for pile in mine} == {("chief", "h4", "h5", "scout")}
    assert state.observe(0).own.pile == tuple(int(kind in ("h4", "h5", "chief", "scout")) for kind in data.KINDS)
    swapped = hunt(hands=["h1 h2 h3", "h1 h2 h3"], piles=["scout chief h5 h4", "h4 h5 chief scout"], left=14)
    assert swapped.observe(0) == state.observe(0)


@pytest.mark.rule("MA-06", "MA-07")
def test_the_chosen_cards_of_others_are_hidden_until_played():
    one = hunt(hands=["h1 h2 h3", "h1 h2 h3"], piles=["h4", "h4 h5"], hills="2:chief", left=13)
    two = hunt(hands=["h1 h2 h3", "scout h10 mother"], piles=["h4", "chief h9"], hills="2:chief", left=13)
    assert one.observe(0) == two.observe(0)
    assert one.observe(None) == two.observe(None)
    hands = {tuple(world["players"][1]["hand"]) for world in redeals(one, 0)}
    assert len(hands) > 40


@pytest.mark.rule("MA-06")
def test_the_reserve_is_public_up_to_what_is_chosen():
    state = hunt(hands=["h1", "h1 h2"], hills="2:chief", captives=["2:h10"], left=2)
    unseen = dict(zip(data.KINDS, state.observe(0).players[1].unseen, strict=True))
    assert (unseen["chief"], unseen["h10"], sum(unseen.values())) == (1, 0, 19)
    for world in redeals(state, 0, 20):
        player = world["players"][1]
        cards = Counter([*player["hand"], *player["pile"], *player["reserve"]])
        assert cards == Counter({kind: n for kind, n in unseen.items() if n})


@pytest.mark.rule("MA-21")
def test_what_is_face_down_is_no_secret():
    state = hunt(hands=["h1"], hills="2:chief- 2:scout 1:healer-", left=2)
    for seat in (0, 1, None):
        laid = state.observe(seat).territories[0].laid
        assert [(card.kind, card.up) for card in laid] == [("chief", False), ("scout", True), ("healer", False)]


@pytest.mark.rule("MA-07")
@pytest.mark.parametrize("viewer", [1, None])
def test_others_see_that_a_card_is_drawn_but_not_which(viewer):
    state = hunt(hands=["h1 h2 h3", "h1"], piles=["h4 h5"], left=9)
    told = [state.seen_by(event, viewer) for event in play(state, "1 play h1 hills")]
    assert told == [events.Played(0, "h1", "hills"), events.Drew(0, None, 1)]
    assert state.seen_by(events.HandDealt(0, ("h1", "h2", "h3"), 3), viewer) == events.HandDealt(0, (), 3)
    assert state.seen_by(events.PartyTaken(0, "h1", 1), viewer) is None
    assert state.seen_by(events.PartyTaken(0, "h1", 1), 0) == events.PartyTaken(0, "h1", 1)


@pytest.mark.rule("MA-24")
def test_who_passes_shows_a_hand_of_great_warriors():
    state = hunt(hands=["chief mother", "h1"], piles=[""], **FULL, left=4)
    play(state, "1 pass")
    for world in redeals(state, 1):
        assert set(world["players"][0]["hand"]) <= set(data.WARRIORS)
    assert {kind for world in redeals(state, 1) for kind in world["players"][0]["hand"]} == {
        "chief", "healer", "rainmaker", "mother"
    }  # fmt: skip


@pytest.mark.rule("MA-14")
def test_a_weak_play_shows_what_the_hand_does_not_hold():
    rows = {"hills": "2:rainmaker 2:chief", "river": "1:scout 1:chief", "forest": "1:mother 1:mother"}
    state = hunt(hands=["healer healer scout", "h1 h2"], piles=["h1 h10"], **rows, left=8)
    play(state, "1 play healer hills")
    hands = [world["players"][0]["hand"] for world in redeals(state, 1)]
    weak = {"healer", "rainmaker", "scout"}  # neither hunter, chief nor clan mother: those had a legal play
    assert all(sum(kind in weak for kind in hand) >= 2 for hand in hands)
    assert {len(hand) for hand in hands} == {3}
    assert {kind for hand in hands for kind in hand} > weak  # the card drawn since can be any
    play(state, "2 play h1 hills", "1 play h10 hills")
    hands = [world["players"][0]["hand"] for world in redeals(state, 1)]
    assert all(sum(kind in weak for kind in hand) >= 2 for hand in hands)


@pytest.mark.rule("MA-14", "MA-24")
@pytest.mark.parametrize("seed", range(40))
def test_what_a_hand_showed_is_never_more_than_the_truth(seed):
    """Parties of warriors only, so that passes and weak plays come about."""
    state, rng = State.new(2 + seed % 3, seed=seed), Rng(seed)
    while state.actors():
        legal = state.legal_actions()
        if state.bag():
            last = len(legal) - 1 if legal[0].kind in data.WARRIORS else 0
            state.apply(legal[last])
        else:
            state.apply(choose(state, rng))
        for seat, (kinds, sure) in enumerate(state.observe(None).stuck):
            hand = state.to_json()["players"][seat]["hand"]
            assert sum(kinds >> data.KIND[kind] & 1 for kind in hand) >= sure


def test_hands_do_show_something_in_such_games():
    state = hunt(hands=["chief mother", "h1"], **FULL, left=4)
    assert state.observe(None).stuck == ((0, 0), (0, 0))
    play(state, "1 pass")
    assert state.observe(None).stuck == ((0b11111 << 10, 2), (0, 0))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_redealt_world_is_one_the_reader_accepts(seats):
    for step in played("manitou", seats, seed=seats).steps[::3]:
        for seat in (*range(seats), None):
            world = step.before.redeal(seat, Rng(step.choice))
            assert State.from_json(world.to_json()) == world


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_guards_follow_from_the_rows(seats):
    for step in played("manitou", seats, seed=seats).steps:
        assert State.from_json(step.before.to_json()).guards == step.before.guards
