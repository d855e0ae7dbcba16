"""What a hint says beforehand: who may fell its guard, who has the profit of a sacrifice, what a card is laid for."""

import pytest
from positions import hunt

from prateria.core.rng import Rng
from prateria.games.manitou.bot.reasons import hint
from prateria.games.manitou.engine import State
from prateria.games.manitou.engine.data import BEATS, FIRST_WARRIOR, KIND, WARRIORS
from prateria.games.manitou.engine.observe import Observation
from prateria.games.manitou.engine.preview import standings
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
        ("", "unless Wolf still beats your guard."),
        ("2:healer- 2:healer- 2:scout-", "unless Wolf plays a chief or a scout."),
        ("2:healer- 2:healer- 2:scout- 2:scout-", "unless Wolf plays a chief."),
        ("2:healer- 2:healer- 2:scout- 2:scout- 2:chief- 2:chief-", "and nobody can beat it any more."),
    ],
)
def test_who_may_fell_a_guard_is_said_with_the_cards_that_are_left(gone: str, said: str) -> None:
    state = hunt(hands=["healer h1", "h4 h1"], river="1:h5 2:h2", forest=gone, turn=1, left=4)
    assert told(state, "1 play healer river") == f"Healer to the river: you take 1 captive there, {said}"


def test_where_several_may_do_so_none_is_named() -> None:
    state = hunt(3, hands=["chief h1", "h4", "h4"], river="2:h2", turn=1, left=3)
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
    """In whole games: whatever any next card changes of the herds and captives that a hint has named."""
    undone = 0
    for seed in range(12):
        state, rng = State.new(seats=2 + seed % 2, seed=seed), Rng(seed)
        while legal := state.legal_actions():
            action = legal[rng.below(len(legal))]
            if state.phase != "play":
                state.apply(action)
                continue
            said, name = told(state, action.text), hint(state.observe(action.seat), (action,))[0]
            state.apply(action)
            had = worth(state.observe(None), action.seat, action.territory)
            for other in state.legal_actions() if name in CLAIMS and state.phase == "play" else ():
                after = state.clone()
                after.apply(other)
                if after.phase == "play" and other.seat != action.seat:
                    mine, theirs = worth(after.observe(None), action.seat, action.territory)
                    if mine < had[0] or theirs > had[1]:
                        assert "for now" in said, said
                        undone += 1
    assert undone > 100


def test_a_last_card_is_promised_without_more_ado() -> None:
    state = hunt(hands=["h5 h1", "h1"], hills="2:h4", turn=1, left=1)
    assert "for now" not in told(state, "1 play h5 hills")


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
def test_a_guard_that_waits_says_whom_it_captures_and_never_that_it_keeps_the_herd(lang: str) -> None:
    """Any hunter takes the bison; what the guard has of it is a captive."""
    w = Words(lang, compiled_catalogues().get(f"prateria/locale/{lang}/LC_MESSAGES/prateria.mo"))
    for most in (True, False):
        said = in_words(w, ("hold", {"herd": 17, "most": most}))
        assert {"en": "capture", "it": "cattura", "pl": "weźmie do niewoli"}[lang] in said.lower()


def test_a_sacrifice_says_who_may_have_the_profit() -> None:
    state = hunt(3, hands=["mother h1", "h4", "h4"], hills="2:h1 3:h2 2:rainmaker 2:chief", turn=1, left=5)
    assert told(state, "1 play mother hills").endswith(
        "whoever beats the other takes 2 captives, and Eagle plays first."
    )


def test_a_card_laid_for_a_second_one_says_what_both_are_for() -> None:
    here = {"hands": ["h3 h9 scout", "h1", "h4"], "herds": ((9, 1), (10,), (2,)), "turn": 1, "left": 9}
    state = hunt(3, river="2:h8 2:chief", forest="3:h10", **here)
    assert told(state, "1 play h3 river") == (
        "Hunter 3 to the river: the guard would capture it (1 point). "
        "But with your 9 later it can be 12 there: the most, for the herd worth 10."
    )
    far = hunt(3, river="2:h8 2:h5 2:chief", forest="3:h10", **here)
    assert "your 9" not in told(far, "1 play h3 river")  # both are too weak
    assert "your 9" not in told(state, "1 play scout river")  # it adds nothing


def test_a_tie_that_costs_oneself_a_herd_says_so() -> None:
    state = hunt(hands=["h5 h1", "h1"], hills="2:h9 1:h4", herds=((11, 4), (5,), (2,)), turn=1, left=3)
    assert "by a tie you lose bison worth 4, but Wolf loses 11" in told(state, "1 play h5 hills")


@pytest.mark.rule("MA-16")
def test_what_every_card_draws_now_is_no_fate_yet() -> None:
    for left, said in ((6, "As things stand, every card draws the hide thief (−10)."), (1, "cannot be avoided.")):
        state = hunt(hands=["h5 h1", "h1"], forest="2:scout-", turn=1, left=left)
        assert told(state, "1 play h5 river").endswith(said)
