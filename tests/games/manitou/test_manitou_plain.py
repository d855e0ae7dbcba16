"""What a hint shows to a person, where the bot thinks several choices equally good: that whose gain is seen at once."""

import pytest
from positions import hunt

from prateria.core.game import Take
from prateria.core.rng import Rng
from prateria.games.manitou.bot import SENSE
from prateria.games.manitou.bot.besides import weaker
from prateria.games.manitou.bot.explained import explained, seen
from prateria.games.manitou.bot.foreseen import foreseen
from prateria.games.manitou.bot.offered import offered
from prateria.games.manitou.bot.plain import _spared, plainer
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


@pytest.mark.rule("MA-16")
def test_the_same_herds_are_taken_by_the_weaker_one_if_only_the_stronger_draws_the_hide_thief() -> None:
    state = hunt(
        hands=["h2 h5 h6", "h1"], piles=["", "h3"], forest="2:h4 2:scout", herds=((10, 5), (5,), (2,)), turn=1, left=4
    )
    assert [one.kind for one in _spared(state.observe(0), state.parse("1 play h5 hills"))] == ["h2"]
    assert not _spared(state.observe(0), state.parse("1 play h2 hills"))
    assert shown(state, "1 play h5 hills") == "1 play h2 hills"


def test_what_is_shown_instead_is_seen_to_bring_more() -> None:
    instead = 0
    for seed in range(3):
        state, rng = State.new(seats=3, seed=seed), Rng(seed)
        while legal := state.legal_actions():
            action = legal[rng.below(len(legal))]
            if state.phase == "play" and state.turns_left > 2:
                *_, (run,) = plainer(state.redeal(state.turn, Rng(1)), state.turn, (action,))
                view = state.observe(state.turn)
                assert run in legal
                assert run == action or seen(view, run) > seen(view, action) or run in weaker(view, action)
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
        state = hunt(hands=["mother h1 chief", "h1"], hills="2:rainmaker 2:chief", turn=1, left=left)
        told = in_words(Words("en"), hint(state.observe(0), (state.parse("1 play mother hills"),)))
        assert ("next you take 2 captives, if nobody prevents it" in told) == said
        assert ("tried to the end of the hunt it does best" in told) != said


def test_what_is_surely_worse_is_tried_no_further() -> None:
    """Else a hint would come later for nothing."""
    looked = set()
    for seed in range(4):
        state, rng = State.new(seats=2, seed=seed), Rng(seed)
        while legal := state.legal_actions():
            action = legal[rng.below(len(legal))]
            if state.phase == "play" and state.turns_left > 2:
                looked.add(len(list(plainer(state.redeal(state.turn, Rng(1)), state.turn, (action,)))) - 1)
            state.apply(action)
    assert looked == {0, 16, 48}


TURN = {"herds": ((10, 7), (11,), (2,)), "turn": 1, "left": 12}
ROWS = {"hills": "2:h2 3:h9 3:h2", "river": "2:h3 1:h10 1:rainmaker", "forest": "2:scout- 3:scout- 1:mother"}


def told(state, text):
    *_, (name, values) = explained(state.observe(state.turn), (state.parse(text),))
    said = in_words(Words("en"), (name, {**values, "names": ("Fox", "Wolf", "Eagle")}))
    return said.replace("\u2068", "").replace("\u2069", "")


def test_a_guard_that_costs_nothing_is_plainer_than_a_card_that_only_draws_the_thief() -> None:
    """At the river one leads by seven already; the bot thinks both as good."""
    state = hunt(3, hands=["h1 h3 chief", "h4", "h5"], piles=["h6", "h7 h8", "h7 h8"], **ROWS, **TURN)
    view = state.observe(0)
    assert seen(view, state.parse("1 play h3 river")) < 0
    instead = state.parse(shown(state, "1 play h3 river"))
    assert seen(view, instead) >= 0


def test_of_a_card_that_draws_the_thief_it_is_said_who_may_draw_it_instead() -> None:
    """With what is to be seen on the table: whose strength is near, and who still plays."""
    state = hunt(3, hands=["h2 h5 scout", "h4", "h5"], piles=["h6 mother healer", "h3 h7", "h2 h7"], turn=1, left=18,
                 hills="2:h8 3:h6 3:h4 3:chief", river="2:h1 1:h9 1:chief", herds=((9, 5), (10,), (4,)))  # fmt: skip
    assert told(state, "1 play h2 river") == (
        "Hunter 2 to the river: so the herd worth 10 stays yours even against hunter 9. "
        "For now the hide thief (−10) goes from Eagle to you, "
        "but it may still go to Eagle, who has 1 strength less and 6 cards to come."
    )


def test_what_a_pair_is_good_for_is_said_once_in_a_hunt() -> None:
    here = {"hands": ["chief h1", "h9"], "turn": 1, "left": 4, "river": "2:h3 1:rainmaker", "hills": "2:h5 2:mother"}
    first, second = hunt(forest="2:h1", **here), hunt(forest="1:mother 1:scout", **here)
    assert told(first, "1 play chief river").endswith(
        "to the river: an attack fells only the upper card of a pair, and the lower one keeps your 1 captive."
    )
    assert told(second, "1 play chief river").endswith(": a pair guards your 1 captive there.")


def test_what_another_card_comes_to_in_trials_is_told_where_the_table_shows_nothing() -> None:
    """So no hint asks to be believed: how much less, and of what; or that it is as good."""
    whys = set()
    for seed in range(4):
        state, rng = State.new(seats=3, seed=seed), Rng(seed)
        while legal := state.legal_actions():
            action = legal[rng.below(len(legal))]
            if state.phase == "play" and len(legal) > 1:
                view = state.observe(state.turn)
                *_, (_, values) = explained(view, (action,))
                if "other" in values:
                    whys.add((values["why"], values.get("part")))
                    move = action._replace(kind=values["other"], territory=values["there"])
                    assert move in legal
                    *_, (mine, its) = foreseen(view, (action, move))
                    n = round(mine.lead - its.lead)
                    thief = "thief" in values.get("part", "")
                    assert values["why"] in ("worse", "close"), values
                    assert values.get("n", n) == n or values.get("thief") or not thief, (values, n)
            state.apply(action)
    assert {why for why, _ in whys} == {"worse", "close"}
    assert {part for _, part in whys} >= {"herds", "their_herds", "thief"}


def test_what_nobody_can_prevent_is_no_risk() -> None:
    for left, said in ((2, "Not sure: the last card of Wolf decides"), (1, "The guard captures the card")):
        state = hunt(hands=["h4", "h1"], hills="2:h10", river="2:chief 2:h6 1:h3", turn=1, left=left)
        assert said in told(state, "1 play h4 river")
