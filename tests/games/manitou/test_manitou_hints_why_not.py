"""Where another card, or another territory, would bring more just now, a hint says why not; and what it says is so."""

import pytest
from manitou_counts import Count, after_laying
from positions import hunt

from prateria.core.rng import Rng
from prateria.games.manitou.bot.explained import CLAIMS, QUIET, explained, seen, swing
from prateria.games.manitou.bot.reasons import hint
from prateria.games.manitou.engine import State
from prateria.games.manitou.engine.actions import Play
from prateria.games.manitou.engine.data import TERRITORIES, TERRITORY
from prateria.games.manitou.words.reasons import reason as in_words
from prateria.kit.words import Words


@pytest.mark.parametrize("seats", [2, 3])
def test_where_the_same_card_would_bring_more_a_hint_says_why_not_there(seats: int) -> None:
    """Or that nothing better was found. What it says of the other territory is so."""
    whys, said, silent = set(), 0, 0
    for seed in range(3):
        state, rng = State.new(seats=seats, seed=seed), Rng(seed)
        while legal := state.legal_actions():
            for action in legal if isinstance(legal[0], Play) and len(legal) > 1 else ():
                view = state.observe(action.seat)
                *_, told = explained(view, (action,))
                name, values = told
                if "get_rid_weak" in (name, hint(view, (action,))[0]):
                    continue
                gains = {
                    territory: swing(view, action._replace(territory=territory))
                    for territory in TERRITORIES
                    if territory != action.territory
                }
                here = swing(view, action)[0]
                better = {t for t, (gain, own) in gains.items() if gain > here and own > values.get("herd", 99)}
                dear = values.get("thief") in (1, 2) and "net" not in values
                most = max(seen(view, other) for other in legal if name != "join_pair" or other.kind == action.kind)
                odd = name in QUIET and most > max(seen(view, action), values.get("cards", 0))
                given_up = max(seen(view, other) for other in legal) - seen(view, action) >= 2.5
                doubt = (better and name in CLAIMS) or dear or odd or given_up
                said += given_up * bool({"why", "behind"} & set(values))
                silent += given_up * (not {"why", "behind"} & set(values))
                doubt = doubt or (name == "sacrifice_pair" and "cards" not in values)
                assert bool(doubt) or "why" not in values, (seed, told)
                assert not dear or view.turns_left < 4 or {"why", "behind"} & set(values), (seed, told)
                if "other" in values:
                    assert values["other"] in view.own.hand
                    assert (values["other"], values["there"]) != (action.kind, action.territory)
                if "rather" in values:
                    t = TERRITORY[values["rather"]]
                    was, found = Count(state, action.seat, t), []
                    for one in (one for one in legal if TERRITORY[one.territory] == t):
                        now = Count(after_laying(state, one, t), action.seat, t)
                        found.append(now.all_mine - was.all_mine + now.captives - was.captives)
                    assert values["more"] in found
                    assert values["more"] > 0
                    whys.add(values["why"])
                    assert in_words(Words("en"), told).count(".") == 2
            state.apply(legal[rng.below(len(legal))])
    assert "fought" in whys
    assert said > silent / 2, "what is seen to be given up is spoken of, where the table can show why"


def test_a_card_of_little_use_goes_first_only_for_a_reason_where_another_would_bring_herds() -> None:
    """What keeps that other one in the hand is so; where nothing is sure of it, nothing is claimed."""
    whys = set()
    for seed in range(10):
        state, rng = State.new(seats=2, seed=seed), Rng(seed)
        while legal := state.legal_actions():
            for action in legal if isinstance(legal[0], Play) and len(legal) > 1 else ():
                view = state.observe(action.seat)
                if hint(view, (action,))[0] != "get_rid_weak":
                    continue
                *_, (_, values) = explained(view, (action,))
                here = swing(view, action)[0]
                better = [one for one in legal for gain, own in (swing(view, one),) if gain > here and own > 0]
                alone = len(view.own.hand) == 1
                assert not (alone and "why" in values and not values.get("thief")), values
                if "rather" not in values or not better:
                    continue
                best = max(better, key=lambda one: swing(view, one)[0])
                t = TERRITORY[best.territory]
                assert (values["rather"], values["more"]) == (best.territory, swing(view, best)[1])
                after = Count(after_laying(state, best, t), best.seat, t)
                if values["why"] == "drawn":
                    assert after.thief
                whys.add(values["why"])
            state.apply(legal[rng.below(len(legal))])
    assert "drawn" in whys


def test_where_the_thief_comes_a_hint_says_why_the_card_is_best_all_the_same() -> None:
    """What is left of its herds, or that it came out best: objections alone would speak against it."""
    for herds, guard, said in (
        ((13, 6), "", "Even with the hide thief (−10) you are 9 points up for now."),
        (
            (13, 6),
            "2:chief",
            "Even with the hide thief (−10) and the captive (+1 for \u2068Wolf\u2069) you are 8 points up for now.",
        ),
        ((9, 1), "", "It may still go to \u2068Wolf\u2069, who has 4 strength less and 1 card to come."),
    ):
        there = f"{guard} 2:scout-"
        state = hunt(hands=["h7 chief", "h1"], hills=there, herds=[herds, (5,), (2,)], forest="2:h3", left=2)
        *_, (name, values) = explained(state.observe(0), (state.parse("1 play h7 hills"),))
        told = in_words(Words("en"), (name, {**values, "names": ("Fox", "Wolf")}))
        assert said.casefold() in told.casefold(), told


def test_the_tie_by_which_a_herd_runs_away_is_named() -> None:
    values = {"card": "h7", "to": "river", "mine": 7, "best": 5, "why": "worse", "n": 4, "part": "herds"}
    other = {"other": "h10", "there": "river", "tie": 12}
    told = in_words(Words("en"), ("safe_place", {**values, **other}))
    assert told.endswith("If you send hunter 10 there instead, it is a tie, and the herd worth 12 runs away."), told


def test_a_pair_is_told_with_who_would_have_beaten_one_card_alone() -> None:
    values = {"card": "scout", "to": "river", "cards": 2, "mine": 0, "said": 1, "lone": ("chief",)}
    told = in_words(Words("en"), ("join_pair", {**values, "who": (1,), "names": ("Fox", "Eagle")}))
    assert told.replace("\u2068", "").replace("\u2069", "") == (
        "Scout to the river: a pair keeps your 2 captives there, even if Eagle could play a chief."
    )
    told = in_words(Words("en"), ("join_pair", {**values, "who": (1, 2)}))
    assert told == "Scout to the river: a pair keeps your 2 captives there, even if somebody could play a chief."
