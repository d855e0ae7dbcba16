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
        told = compared(one.observe(0), *moves, *drawn, False)
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
        told = in_words(Words(lang), ("no_points", {**values, "part": part}))
        assert ("−10" in told) == (part in THIEF)
        assert ("Eagle" in told) == part.startswith("their_")
        said.add(told)
    assert len(said) == 6


def test_only_what_the_table_shows_is_compared() -> None:
    """The 3 takes a herd just now that is lost again: that it brings fewer bison nobody would believe, who takes it is
    said; so it is of captives whose guard falls."""
    rows = {"hills": "1:h5 1:h6 2:h6", "forest": "2:healer"}
    state = hunt(hands=["h3 h10 healer", "h1"], piles=["h1 h2", "h4 h9"], **rows, herds=((13, 2), (6,), (7,)), turn=1,
                 left=10)  # fmt: skip
    moves = [state.parse("1 play h10 hills"), state.parse("1 play h3 forest")]
    mine, its = tried(state, *moves)
    its = its._replace(mine=dict.fromkeys(its.mine, 0.0), herds=dict.fromkeys(its.herds, -9))
    told = compared(state.observe(0), *moves, mine, its, False)
    assert {"part", "n"}.isdisjoint(told), told
    assert (told["taker"], told["loses"], told["with"]) == (1, 7, 4)
    said = in_words(Words("en"), ("no_points", {"names": ("Fox", "Eagle"), **told}))
    assert "instead, ⁨Eagle⁩ can take the herd worth 7 by hunter 4 or more." in said
    guard = hunt(hands=["chief h1", "h1"], hills="2:h4 2:h5", turn=1, left=4)
    moves = [guard.parse("1 play h1 river"), guard.parse("1 play chief hills")]
    mine, its = tried(guard, *moves)
    its = its._replace(
        taken=dict.fromkeys(its.taken, 0.0), comes=[1] * len(its.comes), herds=dict.fromkeys(its.herds, -9)
    )
    told = compared(guard.observe(0), *moves, mine, its, False)
    assert (told["beater"], told["beats"]) == (1, ("chief", "mother"))
    said = in_words(Words("en"), ("no_points", {"names": ("Fox", "Eagle"), **told}))
    assert "that guard falls if ⁨Eagle⁩ plays a chief or a clan mother." in said


def test_where_hardly_any_bison_are_nobody_is_said_to_come() -> None:
    for herd, comes in ((2, False), (6, True)):
        state = hunt(hands=["healer h1 h4", "h4"], herds=((12, 5), (herd,), (4,)), turn=1, left=14)
        *_, told = explained(state.observe(0), (state.parse("1 play healer river"),))
        said = in_words(Words("en"), (told[0], {**told[1], "names": ("Fox", "Eagle")}))
        assert ("you will capture whoever hunts" in said) == comes, said
        assert (f"you get bison worth {herd}" in said) != comes, said


def test_a_pair_is_broken_for_what_comes_later() -> None:
    """The card for the one that is left may be drawn, or fall with it; where none comes, nothing is promised."""
    for hand, pile, later in (
        ("mother h1", "chief", True),
        ("mother rainmaker", "h1", True),
        ("mother h1", "h2", False),
    ):
        state = hunt(
            hands=[hand, "h1 h2"], piles=[f"{pile} h3 h5", "h5"], hills="2:rainmaker 2:chief 1:h4", turn=1, left=7
        )
        *_, told = explained(state.observe(0), (state.parse("1 play mother hills"),))
        said = in_words(Words("en"), (told[0], {**told[1], "names": ("Fox", "Eagle")}))
        assert ("this breaks the pair of ⁨Eagle⁩, and you can fell the card that is left later" in said) == later, said
