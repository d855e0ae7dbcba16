"""What a hint says is so: its move is carried out in many positions, and the engine counts what came of it."""

import re

import pytest
from manitou_counts import Count, is_so, would_come

from prateria.core.rng import Rng
from prateria.games.manitou.bot.explained import CLAIMS, explained
from prateria.games.manitou.bot.offered import offered
from prateria.games.manitou.bot.reasons import hint
from prateria.games.manitou.engine import State
from prateria.games.manitou.engine.actions import Play, Take
from prateria.games.manitou.engine.data import FIRST_WARRIOR, KIND, KINDS, STRENGTH, TERRITORY
from prateria.games.manitou.engine.preview import preview, thieves
from prateria.games.manitou.flow import FLOW
from prateria.games.manitou.table.foretold import told
from prateria.games.manitou.words.reasons import reason as in_words
from prateria.kit.words import Words


@pytest.mark.long
@pytest.mark.rule("MA-16", "MA-17", "MA-19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_that_a_hint_counts_is_so(seats: int) -> None:
    seen = set()
    for seed in range(24):
        state, rng = State.new(seats=seats, seed=seed), Rng(seed)
        while legal := state.legal_actions():
            for action in legal if isinstance(legal[0], Play) and len(legal) > 1 else ():
                seat, t, kind = action.seat, TERRITORY[action.territory], KIND[action.kind]
                name, values = hint(state.observe(seat), (action,))
                after = FLOW.interlude(state, action)
                if after is None:
                    after = state.clone()
                    after.apply(action)
                was, now = Count(state, seat, t), Count(after, seat, t)
                assert is_so(name, values, was, now, seat), (seed, action.text, name, values)
                assert values.get("captured", 0) == now.captured * (1 + (state.turns_left == 1))
                hunts = kind < FIRST_WARRIOR
                others = {KIND[other.kind] for other in legal} - {kind}
                spared = any(not would_come(state, seat, KINDS[other], t) for other in others)
                comes = hunts and now.thief and not was.thief
                assert (values.get("thief") in (1, 2)) == (comes and spared)
                assert (values.get("thief") == 3) == (comes and not spared)
                net = now.all_mine - was.all_mine - 10 - now.captured
                assert values.get("net", 0) == (max(net, 0) if comes and spared else 0)
                if name == "get_rid_weak":
                    assert ("alone" in values) == (len(state.observe(seat).own.hand) == 1)
                if name == "avoid_thief":
                    assert not now.thief
                    assert would_come(state, seat, values["kind"], t)
                    assert STRENGTH[KIND[values["kind"]]] > STRENGTH[kind]
                seen.add(name)
            state.apply(legal[rng.below(len(legal))])
    assert len(seen) >= 16


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_party_is_counted_to_the_last_card(seats: int) -> None:
    """What its reason names is as many cards as are chosen, whole or half."""
    for seed in range(6):
        state, rng = State.new(seats=seats, seed=seed), Rng(seed)
        while legal := state.legal_actions():
            bag = state.bag()
            if bag is not None:
                view = state.observe(bag.seat)
                for party in offered(view):
                    takes = [Take(view.seat, kind, n) for kind, n in party.items()]
                    name, values = hint(view, takes)
                    assert name == "balanced_party"
                    told = in_words(Words("en"), (name, values))
                    first, *more = told.rstrip(".").split(". ")
                    assert bool(more) == ("all" in values)
                    named = [int(n) for n in re.findall(r"(?:^|, )(\d+) ", first)]
                    assert sum(named) == sum(take.amount for take in takes), told
            state.apply(legal[rng.below(len(legal))])


@pytest.mark.rule("MA-17", "MA-18")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_reason_and_the_preview_beside_it_are_one(seats: int) -> None:
    """From the first moment on, also where a slow device has no time to look further: who is told of bison sees them,
    who sees that the bison run away or that the thief comes is told so."""
    seen = set()
    for seed in range(6):
        state, rng = State.new(seats=seats, seed=seed), Rng(seed)
        while legal := state.legal_actions():
            for action in legal if isinstance(legal[0], Play) and len(legal) > 1 else ():
                view = state.observe(action.seat)
                shown, beside = preview(view, action), told(Words("en"), preview(view, action))
                for name, values in (next(explained(view, (action,))), hint(view, (action,))):
                    said = in_words(Words("en"), (name, {**values, "names": ("Fox", "Eagle", "Deer")}))
                    assert "bison" not in said or name in (*CLAIMS, "hold") or "rather" in values, said
                    if name in CLAIMS and name != "spoil":
                        assert any(seat == action.seat for seat, *_ in shown.standing.catches), said
                    assert (name != "spoil") or ("a tie: no bison" in beside and "by a tie" in said), (beside, said)
                    if "a tie: no bison" in beside and seats == 2:
                        assert name == "spoil", (said, beside)
                    if action.seat in shown.thieves and action.seat not in thieves(view):
                        assert "the hide thief" in said.lower(), said
                    seen |= {name, values.get("why")}
            state.apply(legal[rng.below(len(legal))])
    assert {"spoil", "take_over"} <= seen
