"""Choosing a party and drawing the first hand. MA-06, MA-07."""

import pytest
from playing import choose
from positions import hunt, of_type, parties, play, reserve, texts

from prateria.core.rng import Rng
from prateria.games.manitou.engine import State, data, events

KINDS = data.KINDS
HUNTERS = ["h1", "h2", "h3", "h4", "h6", "h7", "h8", "h9"]


def take(state, cards):
    """The acting seat takes those cards. Returns the events."""
    seat, wanted, told = state.actors()[0], cards.split(), []
    for kind in KINDS:
        told += play(state, f"{seat + 1} take {kind} {wanted.count(kind)}")
    return told


@pytest.mark.rule("MA-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_anyone_can_be_the_first_dealer(seats):
    dealers = [State.new(seats, seed=seed).observe(None).dealer for seed in range(300)]
    assert all(dealers.count(seat) > 300 / seats / 2 for seat in range(seats))


@pytest.mark.rule("MA-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_eight_cards_each_and_seven_for_the_dealer(seats):
    state, rng = State.new(seats, seed=3), Rng(3)
    dealer = state.observe(None).dealer
    while state.observe(None).phase == "party":
        bag = state.bag()
        assert bag.total == (7 if bag.seat == dealer else 8)
        assert state.observe(None).territories[0].herds  # the herds are in sight
        state.apply(choose(state, rng))
    for player in state.observe(None).players:
        assert player.hand + player.pile == (7 if player.seat == dealer else 8)


@pytest.mark.rule("MA-06")
def test_only_what_can_still_be_completed_is_offered():
    state = parties(dealer=2)
    assert texts(state) == ["1 take h1 0", "1 take h1 1"]
    for kind in KINDS[:4]:
        play(state, f"1 take {kind} 0")
    assert texts(state) == ["1 take h5 0", "1 take h5 1", "1 take h5 2"]
    for kind in KINDS[4:11]:
        play(state, f"1 take {kind} 0")
    assert state.bag().taken == (0,) * 11
    assert texts(state) == ["1 take healer 2"]  # eight cards are missing and eight are left
    for kind in KINDS[11:14]:
        play(state, f"1 take {kind} 2")
    assert texts(state) == ["1 take mother 2"]


@pytest.mark.rule("MA-06")
def test_never_more_than_the_party_holds():
    state = parties(dealer=2)
    for kind, n in zip(KINDS[:8], (1, 1, 1, 1, 2, 1, 0, 0), strict=True):
        play(state, f"1 take {kind} {n}")
    play(state, "1 take h9 1")
    assert texts(state) == ["1 take h10 0"]


@pytest.mark.rule("MA-06")
def test_the_party_leaves_the_reserve_and_is_what_was_chosen():
    state = parties(dealer=2)
    told = take(state, "h10 h9 h1 h2 chief healer scout mother")
    assert of_type(told, events.PartyIn) == [events.PartyIn(0, 8)]
    assert dict(zip(KINDS, state.observe(0).own.pile, strict=True)) == {
        **dict.fromkeys(KINDS, 0), "h10": 1, "h9": 1, "h1": 1, "h2": 1, "chief": 1, "healer": 1, "scout": 1, "mother": 1
    }  # fmt: skip
    assert reserve(state, 1)["h10"] == 0
    assert reserve(state, 1)["chief"] == 1


@pytest.mark.rule("MA-06")
def test_who_has_fewer_left_takes_all_they_have():
    seven = "h1 h2 h5 chief chief scout mother"
    state = parties(reserves=[seven], hunt=3, dealer=2)
    assert state.bag().total == 7
    while state.actors() == (0,):
        assert len(state.legal_actions()) == 1
        state.apply(state.legal_actions()[0])
    assert sum(reserve(state, 1).values()) == 0
    assert sum(state.observe(0).own.pile) == 7


@pytest.mark.rule("MA-06")
def test_a_dealer_with_seven_left_takes_them_and_with_eight_leaves_one():
    assert _total("h1 h2 h5 chief chief scout mother") == 7
    assert _total("h1 h2 h3 h5 chief chief scout mother") == 7


def _total(left):
    state = parties(reserves=["", left], hunt=3, dealer=2)
    take(state, "h10 h9 h1 h2 chief healer scout mother")
    return state.bag().total


@pytest.mark.rule("MA-06")
@pytest.mark.parametrize("seed", range(12))
def test_at_least_seven_cards_always_remain(seed):
    state, rng = State.new(2 + seed % 3, seed=seed), Rng(seed)
    while state.actors():
        if (bag := state.bag()) and not bag.taken:
            left = sum(bag.limits)
            assert left >= 21 - 7 * (state.round - 1)
            assert bag.total == min(left, 7 if bag.seat == state.observe(None).dealer else 8)
        state.apply(choose(state, rng))


@pytest.mark.rule("MA-06")
def test_choosing_is_secret():
    state = parties(3, dealer=3)
    before = [state.observe(seat) for seat in (1, 2, None)]
    for kind in KINDS[:14]:
        told = play(state, f"1 take {kind} {0 if kind in data.HUNTERS else 2}")
        assert [state.seen_by(event, seat) for event in told for seat in (1, 2, None)] == [None, None, None]
        assert [state.observe(seat) for seat in (1, 2, None)] == before
    assert state.observe(0).own.taken == (0,) * 10 + (2,) * 4


@pytest.mark.rule("MA-06")
def test_those_asked_later_know_no_more_than_those_asked_first():
    """Two games that differ only in what seat 1 chose look the same to seat 2, who is asked next."""
    one, two = parties(3, dealer=3), parties(3, dealer=3)
    take(one, "h10 h9 h1 h2 chief healer scout mother")
    take(two, "h10 h9 h8 h7 h6 h5 h5 h4")
    assert one.observe(1) == two.observe(1)
    assert one.observe(None) == two.observe(None)
    assert one.observe(0) != two.observe(0)
    assert one.legal_actions() == two.legal_actions()


@pytest.mark.rule("MA-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_cards_are_drawn_and_left_of_the_dealer_begins(seats):
    state, rng = State.new(seats, seed=6), Rng(6)
    told = []
    while state.observe(None).phase == "party":
        state.apply(choose(state, rng), told.append)
    dealer = state.observe(None).dealer
    assert state.actors() == ((dealer + 1) % seats,)
    for player in state.observe(None).players:
        assert (player.hand, player.pile) == (3, 4 if player.seat == dealer else 5)
    dealt = of_type(told, events.HandDealt)
    assert [(hand.seat, hand.size) for hand in dealt] == [(seat, 3) for seat in range(seats)]
    assert [hand.kinds for hand in dealt] == [state.observe(seat).own.hand for seat in range(seats)]


@pytest.mark.rule("MA-07")
def test_the_party_is_shuffled():
    """The same eight cards come in many orders, and every one of them can be in the first hand."""
    hands, last = set(), set()
    for seed in range(60):
        state = State.new(2, seed=seed)
        while state.observe(None).phase == "party":
            take(state, " ".join(HUNTERS[: state.bag().total]))
        hands.add(state.observe(0).own.hand)
        last.add(state.to_json()["players"][0]["pile"][0])
    assert {kind for hand in hands for kind in hand} == set(HUNTERS)
    assert len(hands) > 25
    assert len(last) >= 7


@pytest.mark.rule("MA-07")
def test_one_card_from_the_hand_to_any_territory_then_the_next_seat_clockwise():
    state = hunt(3, hands=["h1 chief", "h2", "h3"], left=6)
    assert texts(state) == [f"1 play {kind} {place}" for kind in ("h1", "chief") for place in data.TERRITORIES]
    play(state, "1 play chief forest")
    assert state.actors() == (1,)
    play(state, "2 play h2 hills")
    assert state.actors() == (2,)
    play(state, "3 play h3 hills")
    assert state.actors() == (0,)
    assert texts(state) == [f"1 play h1 {place}" for place in data.TERRITORIES]


@pytest.mark.rule("MA-07")
def test_the_hand_is_filled_to_three_while_the_pile_lasts():
    state = hunt(hands=["h1 h2 h3", "h1 h2 h3"], piles=["h4 chief", ""], left=8)
    told = play(state, "1 play h2 hills")
    assert of_type(told, events.Drew) == [events.Drew(0, "chief", 1)]
    assert state.observe(0).own.hand == ("h1", "h3", "chief")
    told = play(state, "2 play h1 hills")
    assert of_type(told, events.Drew) == []
    assert state.observe(1).own.hand == ("h2", "h3")
    play(state, "1 play chief hills", "2 play h2 hills", "1 play h1 hills")
    assert state.observe(0).own.hand == ("h3", "h4")
