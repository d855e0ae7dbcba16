"""What the seats know of each other's mask cards, and of what is still to come."""

from collections import Counter

from wendake_table import play, position, steps

from prateria.core.rng import Rng
from prateria.games.wendake.engine import State
from prateria.games.wendake.engine.observe import Card

MASK = steps("mask")


def seen(state, seat=0):
    return list(state.observe(1 - seat).players[seat].seen)


def test_a_card_from_the_discard_pile_is_known_to_all():
    state = position(ask=MASK, pile="husk-pox", deck="spirit")
    play(state, "do mask", "draw pile")
    assert seen(state) == [Card("husk", True)]
    for n in range(10):
        assert Card("husk", True) in state.redeal(1, Rng(n)).observe(0).own.hand


def test_a_card_from_the_deck_is_known_to_its_owner():
    state = position(ask=MASK, deck="spirit")
    events = play(state, "do mask", "draw deck")
    drawn = next(event for event in events if type(event).__name__ == "MaskDrawn")
    assert state.seen_by(drawn, 0) == drawn
    assert state.seen_by(drawn, 1) == state.seen_by(drawn, None) == drawn._replace(kind=None, infected=None)
    assert seen(state) == []
    assert state.observe(1).players[0].hand == 1
    kinds = Counter(state.redeal(1, Rng(n)).observe(0).own.hand[0].kind for n in range(60))
    assert len(kinds) == 5
    assert {state.redeal(0, Rng(n)).observe(0).own.hand for n in range(20)} == {(Card("spirit", False),)}


def test_a_card_played_once_is_known_by_its_kind_until_it_leaves_the_hand():
    state = position(ask=MASK, deck="spirit", hand={0: "husk*2"})
    play(state, "do mask", "draw deck", "mask pair husk")
    assert list(state.observe(1).players[0].played) == [Card("husk", None), Card("husk", None)]
    worlds = [state.redeal(1, Rng(n)) for n in range(40)]
    assert len({tuple(world.players[0].played) for world in worlds}) > 1  # whether infected they cannot know
    for p in state.players:
        p.marked, p.ordered = 7, True
    state.next_order, state.turn = (0, 1), 1
    state._legal = None
    play(state, "end", "keep", "keep")
    assert seen(state) == [Card("husk", None), Card("husk", None)]
    assert len(state.observe(0).own.hand) == 3


def test_a_disguise_shows_what_is_in_the_hand():
    state = position(
        ask=[["Steps", [], [], False], ["PlayMasks", False, -1, -1, -1]], progress={0: "P2-6"}, hand={0: "husk spirit"}
    )
    play(state, "use P2-6", "disguise husk spirit", "hold")
    assert seen(state) == [Card("husk", None)]


def test_a_discarded_card_is_seen_and_forgotten():
    state = position(ask=MASK, progress={0: "P1-6"}, pile="animal husk", deck="spirit")
    play(state, "do mask", "use P1-6", "draw pile", "draw deck", "discard husk")
    assert seen(state) == []
    assert state.observe(None).pile[-1] == Card("husk", False)


def test_the_discard_pile_is_public_and_the_deck_is_not():
    state = position(pile="animal husk-pox")
    assert state.observe(None).pile == (Card("animal", False), Card("husk", True))
    assert len({state.redeal(0, Rng(n)).deck for n in range(5)}) == 5
    assert state.redeal(0, Rng(1)).pile == state.pile


def test_tiles_and_ghost_cards_to_come_are_hidden():
    state = State.new(1, seed=3)
    worlds = [state.redeal(0, Rng(n)) for n in range(30)]
    assert len({world.stacks for world in worlds}) == 30
    assert len({world.ghost for world in worlds}) > 12
    assert {world.open for world in worlds} == {state.open}


def test_others_learn_that_a_bag_is_filled_not_what_goes_in():
    state = position(ask=steps("ritual"))
    play(state, "do ritual", "take woman 1")
    assert state.observe(0).asked.taken == (1,)
    assert state.observe(1).asked.taken == ()
    assert state.redeal(1, Rng(1)).bag().taken == ()
    assert state.redeal(0, Rng(1)).bag().taken == (1,)
