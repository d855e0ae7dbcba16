"""What a hint shows to a person, where the bot thinks several choices equally good: that whose gain is seen at once."""

import pytest
from positions import hunt

from prateria.core.game import Take
from prateria.core.rng import Rng
from prateria.games.manitou.bot import SENSE
from prateria.games.manitou.bot.plain import plainer, seen
from prateria.games.manitou.bot.proposals import offered
from prateria.games.manitou.bot.reasons import hint, reason
from prateria.games.manitou.engine import State
from prateria.games.manitou.flow import FLOW
from prateria.games.manitou.words.reasons import reason as in_words
from prateria.kit.words import Words


def shown(state, text):
    """What is shown in place of that card."""
    *_, run = plainer(state, state.turn, (state.parse(text),))
    return run[0].text


@pytest.mark.parametrize("seats", [2, 3])
def test_a_hint_for_a_party_is_what_its_panel_proposes_first(seats: int) -> None:
    """Two lamps, one answer."""
    for seed in range(4):
        state = State.new(seats=seats, seed=seed)
        for seat in range(seats):
            view = state.observe(seat)
            first = FLOW.proposed(view, [SENSE.propose(view), *SENSE.others(view)], {})[0]
            if state.bag().seat == seat:
                *_, run = plainer(state.redeal(seat, Rng(3)), seat, ())
                assert {take.kind: take.amount for take in run} == first == offered(view)[0]


def test_the_same_card_goes_where_it_takes_more_captives() -> None:
    state = hunt(hands=["mother", "h9"], hills="2:h1 2:h2 2:h3", forest="2:h4", turn=1, left=1)
    assert shown(state, "1 play mother forest") == "1 play mother hills"
    assert shown(state, "1 play mother hills") == "1 play mother hills"


def test_herds_in_sight_come_before_a_lead_that_grows() -> None:
    """13 against 0 at the river is no safer than 8: in the hills a herd is to be had."""
    state = hunt(hands=["h10 h1", "h1"], river="1:h8", hills="2:h2", herds=((12, 2), (6,), (5,)), turn=1, left=2)
    state.rows = (*state.rows[:2], (*state.rows[2], *((1, 9, True),) * 2))  # the hide thief is far away
    assert shown(state, "1 play h10 river") == "1 play h10 hills"


def test_what_is_shown_instead_is_seen_to_bring_more() -> None:
    instead = 0
    for seed in range(3):
        state, rng = State.new(seats=3, seed=seed), Rng(seed)
        while legal := state.legal_actions():
            action = legal[rng.below(len(legal))]
            if state.phase == "play":
                *_, (run,) = plainer(state.redeal(state.turn, Rng(1)), state.turn, (action,))
                view = state.observe(state.turn)
                assert run in legal
                assert run == action or seen(view, run) > seen(view, action)
                instead += run != action
            state.apply(action)
    assert instead > 10


def test_what_is_safe_is_not_called_safer() -> None:
    safe = hunt(hands=["h5 h1", "h2"], forest="1:h7 2:h1", river="2:h10 2:h9", turn=1, left=3)
    close = hunt(hands=["h5 h1", "h2"], forest="1:h7 2:h6", river="2:h10 2:h9", turn=1, left=3)
    for state, name in ((safe, "safe_place"), (close, "keep_large")):
        assert reason(state.observe(0), (state.parse("1 play h5 forest"),))[0] == name


def test_the_last_card_of_the_game_says_when_none_brings_points() -> None:
    rows = {"hills": "2:h10 3:h9", "river": "2:h8 3:h10", "forest": "2:h9 1:h3"}
    for herd, n, name in ((rows, 3, "no_points"), ({**rows, "hills": ""}, 3, "catch_both"), (rows, 2, "safe_place")):
        state = hunt(3, hands=["h5 h4"], **herd, turn=1, left=1, hunt=n)
        assert hint(state.observe(0), (state.parse("1 play h5 hills"),))[0] == name
    assert "no card brings you points any more" in in_words(Words("en"), ("no_points", {"card": "h5", "to": "hills"}))


def test_a_party_that_is_begun_is_filled_as_proposed() -> None:
    state = State.new(seats=2, seed=3)
    while state.bag().taken == ():
        first = state.bag()
        *_, proposed = plainer(state, first.seat, first.takes({}))
        state.apply(proposed[0])
    *_, rest = plainer(state, first.seat, first.takes({}))
    assert rest == proposed[1:]


def test_a_dealer_who_plays_all_of_a_strong_party_is_told_so() -> None:
    state = State.new(seats=2, seed=3)
    for seat in range(2):
        view = state.observe(seat)
        for party in offered(view):
            told = in_words(Words("en"), hint(view, [Take(seat, kind, n) for kind, n in party.items()]))
            strength = sum(n * int(kind[1:]) for kind, n in party.items() if kind[1:].isdigit())
            assert (f"strength {strength}" in told) == (seat == state.dealer and strength >= 20)


def test_a_sacrifice_says_what_it_is_good_for_if_one_comes_again() -> None:
    for left, said in ((5, True), (2, False)):
        state = hunt(hands=["mother h1 h2", "h1"], hills="2:rainmaker 2:chief", turn=1, left=left)
        told = in_words(Words("en"), hint(state.observe(0), (state.parse("1 play mother hills"),)))
        assert "upper one of the pair" in told
        assert ("easier to beat" in told) == said


def test_what_is_surely_worse_is_tried_no_further() -> None:
    """Else a hint would come later for nothing."""
    looked = set()
    for seed in range(4):
        state, rng = State.new(seats=2, seed=seed), Rng(seed)
        while legal := state.legal_actions():
            action = legal[rng.below(len(legal))]
            if state.phase == "play":
                looked.add(len(list(plainer(state.redeal(state.turn, Rng(1)), state.turn, (action,)))) - 1)
            state.apply(action)
    assert looked == {0, 16, 48}
