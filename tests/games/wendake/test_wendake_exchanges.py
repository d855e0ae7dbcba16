"""What a hint says that an exchange is good for: held against the engine, which carries out what the hint proposes; and
what is proposed in place of one that brings nothing."""

import pytest
from wendake_drawn import EN
from wendake_table import play, position, steps

from prateria.core.game import Take
from prateria.core.rng import Rng
from prateria.games.wendake.bot import SENSE
from prateria.games.wendake.bot.evaluation import propose, shortlist
from prateria.games.wendake.engine import State
from prateria.games.wendake.engine.actions import do
from prateria.games.wendake.engine.data import PROGRESS, RESOURCES, VEGETABLES
from prateria.games.wendake.words.reasons import reason

TRADE = {"ask": steps("trade"), "tracks": {0: (0, 3, 3, 3)}}


def put(state):
    """What a hint puts into the bag that is open, and those after it."""
    while (bag := state.bag()) is not None:
        counts = propose(state.observe(bag.seat))
        for kind in bag.kinds:
            state.apply(Take(bag.seat, kind, counts[kind]))


def kinds(goods, level):
    """How many points the goods make once a tile of that level has been paid with what there is most of."""
    left = dict(zip(RESOURCES, goods, strict=False))
    for kind in sorted(VEGETABLES, key=lambda kind: -left[kind])[:level]:
        left[kind] -= 1
    return sum(left[kind] > (0 if kind in VEGETABLES else level) for kind in RESOURCES)


def level(state, seat):
    """Of the best progress tile that can be paid as it is."""
    legal = {action.what for action in state.legal_actions() if action.verb == "buy" and action.seat == seat}
    return max((tile.level for tile in PROGRESS if tile.id in legal), default=0)


def exchanges(seed):
    """Positions of a game of sensible players in which an exchange is proposed, and why."""
    state = State.new(2 + seed % 3, {}, seed)
    while state.legal_actions():
        put(state)
        if not state.legal_actions():
            return
        action = shortlist(state, state.turn)[0]
        if action.verb == "exchange":
            yield state.clone(), action, SENSE.reason(state.observe(state.turn), (action,))
        state.apply(action)


@pytest.mark.rule("WE-31")
def test_what_an_exchange_brings_is_what_comes_of_it():
    seen = set()
    for state, action, (name, values) in (found for seed in range(8) for found in exchanges(seed)):
        seat, before, seen = state.turn, state.players[state.turn].goods, seen | {name}
        had = level(state, seat)
        state.apply(action)
        put(state)
        after = state.players[seat].goods
        if state.turn != seat or not hasattr(state.stack[-1], "inner"):
            continue  # smallpox asks who is lost
        if name == "exchange_tile":
            assert level(state, seat) >= values["level"] > 0
            assert had < values["level"]
        else:
            assert name == "exchange_kinds", name
            assert values["kinds"] == kinds(after, values["after"]) > values["had"] == kinds(before, values["after"])
            assert str(values["kinds"]) in reason(EN, (name, values))
    assert seen == {"exchange_tile", "exchange_kinds"}


def said(state):
    return reason(EN, SENSE.reason(state.observe(0), (do(0, "exchange"),)))


def test_an_exchange_is_told_by_what_a_hint_puts_into_the_bag():
    """The best Trade has none in it here: the hint proposes one all the same, and gives a pumpkin for a pelt."""
    state = position(goods={0: "corn bean pumpkin pelt fish*3"}, canoes={0: 3}, offer="P2-7", **TRADE)
    play(state, "do trade")
    told = said(state)
    assert told.startswith("Give what you can do without: then you can buy a progress tile of level 2.")
    play(state, "exchange")
    assert reason(EN, SENSE.reason(state.observe(0), state.legal_actions()[:1])) == told


def test_points_are_told_with_and_without_the_exchange():
    state = position(goods={0: "fish*5"}, canoes={0: 1}, **TRADE)
    play(state, "do trade")
    assert said(state).startswith("Exchange: then your goods can become 2 points, not 1.")


def test_an_exchange_for_nothing_says_what_is_left_by_it():
    state = position(goods={0: "pelt"}, canoes={0: 2}, offer="P1-8", year=7, **TRADE)
    play(state, "do trade")
    assert said(state).startswith("For a later Trade you then have: 1 ")


def plainer(state, action):
    *looking, run = SENSE.plainer(state.redeal(0, Rng(1)), 0, (action,))
    assert set(looking) <= {None}
    return run


def test_no_exchange_that_brings_nothing_is_proposed():
    state = position(goods={0: "pelt"}, canoes={0: 2}, offer="P1-8", year=7, **TRADE)
    play(state, "do trade")
    assert plainer(state, do(0, "exchange")) == (do(0, "spend"),)


def test_an_exchange_that_brings_much_stays():
    state = position(goods={0: "fish*5"}, canoes={0: 4}, **TRADE)
    play(state, "do trade")
    assert plainer(state, do(0, "exchange")) == (do(0, "exchange"),)
    tile = position(goods={0: "pelt*3 corn"}, canoes={0: 2}, offer="P1-8", **TRADE)
    play(tile, "do trade")
    assert plainer(tile, do(0, "exchange")) == (do(0, "exchange"),)


def test_what_an_exchange_was_for_is_bought_rather_than_spent():
    inner = ("buy", "spend")
    state = position(
        goods={0: "corn*3 bean*3 pelt*3 fish*3"}, offer="P2-7", ask=steps(inner=inner), tracks={0: (0, 6, 6, 6)}
    )
    assert plainer(state, do(0, "spend")) == (do(0, "buy", "P2-7"),)
    assert plainer(state, do(0, "buy", "P2-7")) == (do(0, "buy", "P2-7"),)
