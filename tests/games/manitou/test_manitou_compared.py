"""What a hint says of another card in place of its own is so: held against the engine, and against other trials."""

from typing import Any

import pytest
from positions import hunt

from prateria.core.rng import Rng
from prateria.games.manitou.bot.compared import compared, unsure
from prateria.games.manitou.bot.explained import explained
from prateria.games.manitou.bot.foreseen import Foreseen, foreseen
from prateria.games.manitou.bot.plain import plainer
from prateria.games.manitou.bot.prospects import all_laid
from prateria.games.manitou.engine import State, data
from prateria.games.manitou.engine.actions import Play
from prateria.games.manitou.engine.preview import thieves
from prateria.games.manitou.words.reasons import reason as in_words
from prateria.kit.words import Words

THIEF = ("thief", "their_thief")


def tried(state: State, *moves: Any, deals: int = 16) -> list[Foreseen]:
    *_, found = foreseen(state.observe(state.turn), moves, deals)
    assert found is not None
    return found


@pytest.mark.long
@pytest.mark.rule("MA-16")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_hide_thief_who_is_named_makes_the_difference_in_other_trials_too(seats: int) -> None:
    """In whole games, of what hints advise: never where all cards are laid anyway, and never by chance alone."""
    named = others = 0
    for seed in range(24):
        state, rng = State.new(seats=seats, seed=seed), Rng(seed)
        while legal := state.legal_actions():
            action = legal[rng.below(len(legal))]
            if isinstance(action, Play) and len(legal) > 1:
                *_, (action,) = plainer(state.redeal(state.turn, Rng(1)), state.turn, (action,))
                view = state.observe(state.turn)
                *_, (_, values) = explained(view, (action,))
                part = values.get("part")
                others += part is not None
                if part in THIEF:
                    assert len(view.own.hand) + sum(view.own.pile) > -(-view.turns_left // seats), (seed, values)
                    other = action._replace(kind=values["other"], territory=values["there"])
                    mine, its = tried(state, action, other, deals=120)
                    counts = ("comes", its, mine) if part == "thief" else ("goes", mine, its)
                    assert sum(getattr(counts[1], counts[0])) > sum(getattr(counts[2], counts[0])), (seed, values)
                    assert mine.lead > its.lead, (seed, values)
                    assert ("stays" in values) == (part == "thief" and action.seat in thieves(view))
                    named += 1
            state.apply(action)
    assert named >= 2
    assert others > 2 * named


@pytest.mark.rule("MA-09", "MA-16")
def test_where_all_cards_are_laid_no_card_costs_more_of_the_thief() -> None:
    """Dealer with three cards for three turns: 8, chief and healer come in whatever order."""
    rows = {"hills": "1:h5 2:healer 2:scout", "river": "2:h9 2:h4", "forest": "1:h7"}
    state = hunt(hands=["healer h8 chief", "h3 h2 chief"], **rows, left=5, dealer=1)
    assert all_laid(state.observe(0))
    kept = hunt(hands=["healer h8 chief", "h3 h2 chief"], piles=["h1"], **rows, left=5, dealer=1)
    assert not all_laid(kept.observe(0))
    for one in (state, kept):
        moves = [one.parse("1 play healer river"), one.parse("1 play h8 river")]
        mine, its = tried(one, *moves)
        drawn = mine._replace(comes=[0] * 16, goes=[0] * 16), its._replace(comes=[1] * 16, goes=[0] * 16)
        told = compared(one.observe(0), moves[1], *drawn, False)
        assert (told.get("part") in THIEF) == (one is kept), told


def test_of_the_last_card_but_one_every_answer_is_counted() -> None:
    """The answer is the best for who gives it: the strongest hunter takes the herd, wherever it pays."""
    state = hunt(hands=["h4 h2", "h9"], hills="2:h1", herds=((12, 3), (5,), (4,)), left=2, hunt=3, dealer=2)
    move = state.parse("1 play h4 hills")
    (found,) = tried(state, move)
    unseen = state.observe(0).players[1].unseen
    assert sum(unseen) > 2
    strong = [n for n, s in zip(unseen, data.STRENGTH, strict=True) if s > 3]
    assert 0 < found.mine["hills"] < 12
    assert found.mine["hills"] == pytest.approx(12 * (1 - sum(strong) / sum(unseen)), abs=3)


def test_who_lays_the_last_card_is_named_where_it_decides() -> None:
    rows = {"hills": "1:h6 2:h6", "river": "1:scout 1:h1"}
    state = hunt(hands=["mother h7", "h9"], **rows, herds=((11, 3), (5,), (4,)), left=2, hunt=3, dealer=2)
    view, moves = state.observe(0), (state.parse("1 play mother river"), state.parse("1 play h7 forest"))
    mine, its = tried(state, *moves)
    assert min(a - b for a, b in zip(mine.leads, its.leads, strict=True)) < 0
    assert unsure(view, mine, its) == {"unsure": 1}
    assert unsure(view, mine, mine) == {}
    *_, (name, values) = explained(view, moves[:1])
    told = in_words(Words("en"), (name, {**values, "names": ("Fox", "Eagle")}))
    assert "Not sure: the last card of" in told
    assert "if ⁨Eagle⁩ lays a hunter of 2 or more, the hide thief (−10) leaves you" in told


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
def test_a_thief_is_told_with_whose_he_is(lang: str) -> None:
    values = {"card": "healer", "to": "hills", "why": "worse", "n": 4, "other": "h8", "there": "forest", "rival": 1}
    values |= {"names": ("Fox", "Eagle")}
    said = set()
    for part in ("thief", "their_thief", "herds", "their_herds", "captives", "their_captives"):
        told = in_words(Words(lang), ("get_rid_weak", {**values, "part": part}))
        assert ("−10" in told) == (part in THIEF)
        assert ("Eagle" in told) == part.startswith("their_")
        said.add(told)
    assert len(said) == 6
