"""Masks: drawing, combinations, spaces, the piles. WE-04, WE-26 to WE-28."""

import pytest
from wendake_table import play, position, starting, steps, texts, tracks

from prateria.games.wendake.engine import State
from prateria.games.wendake.engine.data import MASK_KINDS, MASKS
from prateria.games.wendake.engine.events import PileTurned
from prateria.games.wendake.engine.rules.hands import card, known, take_out
from prateria.games.wendake.engine.rules.masks import COMBINATIONS
from prateria.games.wendake.flow import FLOW

MASK = steps("mask", "move1")


def hand(state, seat=0):
    """The hand as kinds."""
    return [c.kind for c in state.observe(seat).own.hand]


@pytest.mark.rule("WE-04")
def test_the_deck():
    state = State.new(2, seed=3)
    cards = [*state.deck, *state.pile, *(c // 3 for p in state.players for c in p.hand)]
    assert len(cards) == 40
    assert [cards.count(sort) for sort in range(10)] == [5, 3] * 5
    assert len(state.pile) == 1


@pytest.mark.rule("WE-26")
def test_from_the_deck_or_from_the_discard_pile():
    state = position(ask=MASK, deck="spirit", pile="animal husk")
    play(state, "do mask")
    assert texts(state) == ["draw deck", "draw pile"]
    other = state.clone()
    play(state, "draw deck")
    assert hand(state) == ["spirit"]
    play(other, "draw pile")
    assert hand(other) == ["husk"]
    assert [c.kind for c in other.observe(None).pile] == ["animal"]


@pytest.mark.rule("WE-26", "WE-28", "EX-WE-8")
def test_the_masks_of_the_rulebook():
    """Three different ones played: 2 points; the other draws from the pile and plays two equal ones: 2 points."""
    state = position(
        ask=MASK, hand={0: "beggar crooked", 1: "beggar crooked"}, deck="husk", pile="spirit crooked", next_order=(0,)
    )
    play(state, "do mask", "draw deck", "mask three_kinds beggar+crooked+husk", "end")
    assert tracks(state) == {"mask": 2}
    state.stack = position(ask=MASK).stack
    play(state, "do mask", "draw pile")
    assert starting(state, "mask") == ["pair crooked"]  # the space of three is taken, and there are two kinds only
    play(state, "mask pair crooked")
    assert tracks(state, 1) == {"mask": 2}
    assert hand(state, 1) == ["beggar"]
    assert [p.disc for p in state.observe(None).players] == ["three_kinds", "pair"]


@pytest.mark.rule("WE-28")
def test_points_of_the_spaces():
    points = {mask.id: mask.points for mask in MASKS}
    assert points == {
        "pair": 2, "three_kinds": 2, "four_kinds": 3, "two_pairs": 3, "trips": 4, "full_house": 5, "five_kinds": 6,
        "quads": 7,
    }  # fmt: skip
    for mask in MASKS:
        kinds = [kind for kind, n in zip(MASK_KINDS, mask.pattern, strict=False) for _ in range(n)]
        state = position(ask=[["Steps", [], [], False], ["PlayMasks", False, -1, -1, -1]], hand={0: " ".join(kinds)})
        play(state, f"mask {mask.id} {'+'.join(dict.fromkeys(kinds))}")
        assert tracks(state) == {"mask": mask.points}
        assert hand(state) == []
        assert sorted(c.kind for c in state.observe(None).players[0].played) == sorted(kinds)


@pytest.mark.rule("WE-26")
def test_two_pairs_and_full_house_are_of_two_kinds():
    names = {MASKS[space].id: 0 for space, _ in COMBINATIONS}
    for space, kinds in COMBINATIONS:
        assert len(set(kinds)) == len(kinds)
        names[MASKS[space].id] += 1
    assert names == {
        "pair": 5, "three_kinds": 10, "two_pairs": 10, "four_kinds": 5, "trips": 5, "full_house": 20, "five_kinds": 1,
        "quads": 5,
    }  # fmt: skip


@pytest.mark.rule("WE-26")
def test_spaces_with_a_disc_the_own_included_are_not_free():
    state = position(ask=[["Steps", [], [], False], ["PlayMasks", False, -1, -1, -1]], hand={0: "husk*4"},
                     discs={0: "pair", 1: "quads"})  # fmt: skip
    assert starting(state, "mask") == ["trips husk"]
    play(state, "mask trips husk")
    assert [p.disc for p in state.observe(None).players] == ["trips", "quads"]


@pytest.mark.rule("WE-26")
def test_playing_is_optional_and_once_in_an_action():
    state = position(ask=MASK, hand={0: "husk*4"}, deck="spirit")
    play(state, "do mask", "draw deck", "hold")
    assert len(hand(state)) == 5
    assert starting(state, "mask") == []
    assert "do move1" in texts(state)


@pytest.mark.rule("WE-26")
def test_several_mask_actions_use_cards_still_in_hand():
    state = position(ask=steps("mask"), hand={0: "husk*4"}, deck="spirit animal")
    play(state, "do mask", "draw deck", "mask pair husk")
    state.stack = position(ask=steps("mask")).stack
    play(state, "do mask", "draw deck")
    assert starting(state, "mask") == ["three_kinds husk+spirit+animal"]  # a pair too, but its own disc lies there


@pytest.mark.rule("WE-27")
def test_a_pile_emptied_by_a_draw_is_turned_up_anew():
    state = position(ask=MASK, deck="spirit", pile="husk")
    events = play(state, "do mask", "draw pile")
    assert PileTurned("spirit", False, False) in events
    assert [c.kind for c in state.observe(None).pile] == ["spirit"]


def emptied(deck, pile, hand_=""):
    """A position with few cards left: all others in the hand of seat 1."""
    state = position(ask=MASK, deck=deck, pile=pile, hand={0: hand_})
    keep = len(deck.split())
    state.players[1].hand = tuple(sorted(3 * sort for sort in state.deck[: len(state.deck) - keep]))
    state.deck = state.deck[len(state.deck) - keep :]
    state._legal = None
    return state


@pytest.mark.rule("WE-27")
def test_an_empty_deck_is_made_of_the_pile():
    state = emptied("spirit", "animal husk")
    events = play(state, "do mask", "draw deck")
    turned = [event for event in events if isinstance(event, PileTurned)]
    assert len(turned) == 1
    assert turned[0].renewed
    assert (len(state.deck), len(state.pile)) == (1, 1)


@pytest.mark.rule("WE-27")
def test_a_last_single_card_stays_and_may_be_drawn():
    state = emptied("spirit", "husk")
    play(state, "do mask", "draw deck")
    assert (len(state.deck), len(state.pile)) == (0, 1)
    state.stack = position(ask=MASK).stack
    state._legal = None
    play(state, "hold") if "hold" in texts(state) else None
    play(state, "do mask")
    assert texts(state) == ["draw pile"]
    play(state, "draw pile")
    assert (len(state.deck), len(state.pile)) == (0, 0)
    state.stack = position(ask=MASK).stack
    state._legal = None
    play(state, "do mask")
    assert texts(state) == ["go"]
    play(state, "go")
    assert "hold" in texts(state)


@pytest.mark.rule("WE-27")
def test_a_check_looks_at_the_last_single_card_and_at_none():
    for pile, infected in (("husk-pox", True), ("husk", False), ("", False)):
        state = emptied("", pile or "husk")
        if not pile:
            state.players[1].hand = tuple(sorted((*state.players[1].hand, 3 * state.pile[0])))
            state.pile = ()
        before = state.pile
        assert state.turn_card(0, lambda event: None) is infected
        assert state.pile == before


def test_what_others_know_is_not_told_by_which_copy_goes():
    """A card goes out that they did not know to be there: of its kind they are sure of one fewer then."""
    hand = (card(0, False, 1), card(0, True, 0))
    assert take_out(tuple(sorted(hand)), 1) == (card(0, False, 0),)
    assert take_out(tuple(sorted(hand)), 0) == (card(0, True, 0),)
    assert [known(c) for c in take_out((card(0, True, 0), card(0, True, 2)), 1)] == [0]


@pytest.mark.rule("WE-26")
def test_an_open_mask_is_taken_at_one_touch_one_from_the_deck_is_confirmed():
    """Both asked for "Done": what lies open can be put back, what was hidden has been seen."""
    for pile, at_once in (("husk animal", True), ("husk", False)):  # under the last one lies the deck
        state = position(ask=steps("mask"), hand={0: "husk spirit"}, pile=pile)
        play(state, "do mask")
        draws = {action.what: FLOW.small(state, action) for action in state.legal_actions() if action.verb == "draw"}
        assert draws == {"deck": False, "pile": at_once}
