"""What a hint says beforehand: who may fell its guard, who has the profit of a sacrifice, what a card is laid for."""

import pytest
from positions import hunt

from prateria.core.rng import Rng
from prateria.games.manitou.bot.explained import seen
from prateria.games.manitou.bot.reasons import hint
from prateria.games.manitou.engine import State
from prateria.games.manitou.engine.data import BEATS, FIRST_WARRIOR, KIND, KINDS, TERRITORY, WARRIORS
from prateria.games.manitou.engine.observe import Observation
from prateria.games.manitou.engine.preview import standings
from prateria.games.manitou.engine.rules import trial
from prateria.games.manitou.engine.scoring import captives
from prateria.games.manitou.words.reasons import reason as in_words
from prateria.kit.words import Words

try:
    from workshop.catalogues import compiled_catalogues
except ImportError:  # in the browser
    compiled_catalogues = dict


def told(state: State, text: str) -> str:
    name, values = hint(state.observe(state.turn), (state.parse(text),))
    said = in_words(Words("en"), (name, {**values, "names": ("Fox", "Wolf", "Eagle")}))
    return said.replace("\u2068", "").replace("\u2069", "")


@pytest.mark.rule("MA-04", "MA-14")
@pytest.mark.parametrize(
    ("gone", "said"),
    [
        ("", "if Wolf does not beat your guard."),
        ("2:healer- 2:healer- 2:scout-", "unless Wolf plays a chief or a scout."),
        ("2:healer- 2:healer- 2:scout- 2:scout-", "unless Wolf plays a chief."),
        (
            "2:healer- 2:healer- 2:scout- 2:scout- 2:chief- 2:chief-",
            "and nobody can beat your guard any more (all cards that could are laid or captured).",
        ),
    ],
)
def test_who_may_fell_a_guard_is_said_with_the_cards_that_are_left(gone: str, said: str) -> None:
    state = hunt(hands=["healer h1", "h4 h1"], river="1:h5 2:h2", forest=gone, turn=1, left=4)
    assert told(state, "1 play healer river") == f"Healer to the river: you take 1 captive there, {said}"


def test_where_two_may_do_so_both_are_named_and_where_three_may_none() -> None:
    state = hunt(3, hands=["chief h1", "h4", "h4"], river="2:h2", turn=1, left=3)
    assert told(state, "1 play chief river").endswith("if neither Wolf nor Eagle plays a chief or a clan mother.")
    state = hunt(4, hands=["chief h1", "h4", "h4", "h4"], river="2:h2", turn=1, left=4)
    assert told(state, "1 play chief river").endswith("unless somebody plays a chief or a clan mother.")
    state = hunt(3, hands=["chief h1", "h4"], river="2:h2", turn=1, left=2)  # the third plays no more
    assert told(state, "1 play chief river").endswith("unless Wolf plays a chief or a clan mother.")


def test_whatever_fells_a_guard_was_named() -> None:
    """In whole games: the card that meets it next is one of those, and its player, too."""
    met = 0
    for seed in range(12):
        state, rng = State.new(seats=2 + seed % 2, seed=seed), Rng(seed)
        while legal := state.legal_actions():
            action = legal[rng.below(len(legal))]
            if state.phase == "play":
                _, values = hint(state.observe(action.seat), (action,))
                state.apply(action)
                for other in state.legal_actions() if "fells" in values and state.phase == "play" else ():
                    if other.seat != action.seat and other.territory == action.territory and other.kind in WARRIORS:
                        one, own = (KIND[kind] - FIRST_WARRIOR for kind in (other.kind, action.kind))
                        fells = BEATS[one][own] or one == own
                        assert fells == (other.kind in values["fells"] and other.seat in values["who"])
                        met += 1
            else:
                state.apply(action)
    assert met > 100


CLAIMS = ("catch_large", "take_over", "catch_both", "catch_second", "spoil")


def worth(view: Observation, seat: int, territory: str) -> tuple[int, int]:
    """What lies there for that seat now, and for the others."""
    there = next(one for one in standings(view) if one.territory == territory)
    herds = [sum(herd for who, herd, _, _ in there.catches if (who == seat) == own) for own in (True, False)]
    return herds[0] + there.captives * (there.guard == seat), herds[1] + there.captives * (there.guard != seat)


@pytest.mark.rule("MA-17")
def test_what_an_answer_can_undo_is_promised_for_now() -> None:
    """In whole games: whatever any next card changes of the herds and captives that a hint has named; who takes away a
    first place was named, or nobody."""
    undone = taken = 0
    for seed in range(12):
        state, rng = State.new(seats=2 + seed % 2, seed=seed), Rng(seed)
        while legal := state.legal_actions():
            action = legal[rng.below(len(legal))]
            if state.phase != "play":
                state.apply(action)
                continue
            said, (name, values) = told(state, action.text), hint(state.observe(action.seat), (action,))
            state.apply(action)
            led = first(state.observe(None), action.territory)
            had = worth(state.observe(None), action.seat, action.territory)
            for other in state.legal_actions() if name in CLAIMS and state.phase == "play" else ():
                after = state.clone()
                after.apply(other)
                if after.phase == "play" and other.seat != action.seat:
                    mine, theirs = worth(after.observe(None), action.seat, action.territory)
                    if "answers" in values:
                        lost = first(after.observe(None), action.territory) != led
                        assert not lost or other.seat in values["answers"], said
                        assert not lost or "for now" in said or "unless" in said, said
                        taken += lost
                    elif mine < had[0] or theirs > had[1]:
                        assert "for now" in said, said
                        undone += 1
    assert undone > 40
    assert taken > 40


def first(view: Observation, territory: str) -> int | None:
    """Who has the first place there."""
    catches = next(one.catches for one in standings(view) if one.territory == territory)
    return next((seat for seat, _, _, place in catches if place == 1), None)


def test_who_alone_can_still_catch_up_is_named_and_if_nobody_can_that_is_said() -> None:
    here = {"hands": ["h9 h1", "h4", "h4"], "turn": 1, "left": 3, "herds": ((9, 1), (10,), (2,)), "river": "2:h2"}
    one = hunt(3, hills="3:h10 3:h9", **here)
    assert told(one, "1 play h9 river").endswith("the herd worth 10, unless Wolf answers.")
    none = hunt(3, hills="3:h10 3:h9", forest="2:h10 2:h9 2:h8 2:h7", **here)
    assert told(none, "1 play h9 river").endswith("and nobody can catch up with you there any more.")
    both = hunt(3, **here)
    assert "for now" in told(both, "1 play h9 river")


def test_a_last_card_is_promised_without_more_ado() -> None:
    state = hunt(hands=["h5 h1", "h1"], hills="2:h4", turn=1, left=1)
    assert "for now" not in told(state, "1 play h5 hills")


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
def test_a_guard_that_waits_says_whom_it_captures_and_never_that_it_keeps_the_herd(lang: str) -> None:
    """Any hunter takes the bison; what the guard has of it is a captive."""
    w = Words(lang, compiled_catalogues().get(f"prateria/locale/{lang}/LC_MESSAGES/prateria.told"))
    for most in (True, False):
        said = in_words(w, ("hold", {"herd": 17, "most": most}))
        assert {"en": "capture", "it": "cattur", "pl": "do niewoli"}[lang] in said.lower()


def test_a_sacrifice_says_what_speaks_for_it_where_another_one_comes_first() -> None:
    here = {"hills": "2:h1 3:h2 2:rainmaker 2:chief", "turn": 1, "left": 5}
    for hand, said in (
        ("mother h1", "without the pair Wolf may soon lose 1 captive; now one card falls on each side."),
        ("mother healer", "if nobody prevents it; now one"),
    ):
        assert said in told(hunt(3, hands=[hand, "h4", "h4"], **here), "1 play mother hills")


def test_a_card_laid_for_a_second_one_says_what_both_are_for() -> None:
    here = {"hands": ["h3 h9 scout", "h1", "h4"], "herds": ((9, 1), (10,), (2,)), "turn": 1, "left": 9}
    state = hunt(3, river="2:h8 2:chief", forest="3:h10", **here)
    assert told(state, "1 play h3 river") == (
        "Hunter 3 to the river: with your 9 later it can be 12, the most there, for the herd worth 10. "
        "The guard would capture the card (+1 for Wolf)."
    )
    far = hunt(3, river="2:h8 2:h5 2:chief", forest="3:h10", **here)
    assert "your 9" not in told(far, "1 play h3 river")  # both are too weak
    assert "your 9" not in told(state, "1 play scout river")  # it adds nothing


def test_a_tie_that_costs_oneself_a_herd_says_so() -> None:
    state = hunt(hands=["h5 h1", "h1"], hills="2:h9 1:h4", herds=((11, 4), (5,), (2,)), turn=1, left=3)
    assert "by a tie Wolf loses bison worth 11, and you 4" in told(state, "1 play h5 hills")


@pytest.mark.rule("MA-16")
def test_what_every_card_draws_now_is_no_fate_yet() -> None:
    for left, said in ((6, "Now every card in your hand draws the hide thief (−10)."), (1, "cannot be avoided.")):
        state = hunt(hands=["h5 h1", "h1"], forest="2:scout-", turn=1, left=left)
        assert told(state, "1 play h5 river").endswith(said)


@pytest.mark.rule("MA-13", "MA-19")
def test_the_captives_that_a_sacrifice_promises_are_those_of_who_carries_it_out() -> None:
    """In whole games: the pair's upper card falls, then a card that the hint had in mind beats the other one."""
    own = others = 0
    for seed in range(12):
        state, rng = State.new(seats=2 + seed % 2, seed=seed), Rng(seed)
        while legal := state.legal_actions():
            for action in legal if state.phase == "play" else ():
                guard = state.guards[TERRITORY[action.territory]]
                if len(guard) < 3 or guard[0] == action.seat or action.kind not in WARRIORS:
                    continue
                name, values = hint(state.observe(action.seat), (action,))
                if name != "sacrifice_pair" or "again" not in values:
                    continue
                after = state.clone()
                after.apply(action)
                who = values.get("first", action.seat)
                t = TERRITORY[action.territory]
                guard = after.guards[t]
                able = [k for k in range(FIRST_WARRIOR, len(KINDS)) if trial(guard, who, k)[0] == "wins"]
                assert any(after.unseen(who)[kind] for kind in able), action.text
                assert guard[0] != who
                assert values["cards"] == len(captives(after.rows[t], (who, able[0]))), action.text
                own, others = own + (who == action.seat), others + (who != action.seat)
            state.apply(legal[rng.below(len(legal))])
    assert own > 2
    assert others > 2


def test_with_one_opponent_hints_name_that_one() -> None:
    state = hunt(hands=["healer h1", "h4"], turn=1, left=3)
    assert "if Wolf does not come there" in told(state, "1 play healer river")
    state = hunt(3, hands=["healer h1", "h4", "h4"], turn=1, left=3)
    assert "if nobody else comes there" in told(state, "1 play healer river")


@pytest.mark.rule("MA-16")
def test_whom_the_hide_thief_leaves_is_named_and_counts() -> None:
    state = hunt(hands=["h9 h1", "h4"], forest="2:h5", river="2:h3", turn=1, left=3)
    assert ": for now both herds there are yours, 10 together. The hide thief (−10) goes from Wolf to you, but" in told(
        state, "1 play h9 hills"
    )
    view = state.observe(0)
    gain = sum(next(one for one in view.territories if one.id == "hills").herds)
    assert seen(view, state.parse("1 play h9 hills")) == gain - 20


def test_captives_that_another_one_loses_count() -> None:
    state = hunt(hands=["mother h1", "h4"], river="1:h5 1:h4 2:h2 2:chief", turn=1, left=3)
    assert "the guard of Wolf falls, and you take 2 captives there" in told(state, "1 play mother river")
    assert seen(state.observe(0), state.parse("1 play mother river")) == 4
