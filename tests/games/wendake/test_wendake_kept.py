"""What a hint says of a tile is what those after it then do: the points of the whole turn."""

from collections import Counter

import pytest
from wendake_drawn import EN
from wendake_table import position, steps

from prateria.bots.seatview import SeatView
from prateria.bots.think import Choice, decide
from prateria.core.rng import Rng
from prateria.games.wendake.bot import SENSE
from prateria.games.wendake.engine import State, frames
from prateria.games.wendake.engine.actions import do
from prateria.games.wendake.engine.data import TRACKS
from prateria.games.wendake.words.reasons import reason


def hint(state, rng):
    """As a table gives it (`app.thinking`)."""
    seat = state.turn
    view = SeatView(state, seat)
    *_, run = SENSE.plainer(view.sample(rng), seat, decide(view, "strong", rng).actions)
    *_, why = SENSE.explained(view.observe(), run)
    *_, instead = SENSE.enough([view.sample(rng) for _ in range(16)], seat, run)
    return Choice(run, why) if instead is None else Choice((instead,), ("enough", {}))


def turns(seed):
    """(what was said, what came, how often chance or the end of the game had its say) of each turn."""
    state, rng = State.new(2, {"tribes": False}, seed), Rng(seed)
    said, before, seat, year, chance = None, Counter(), -1, 0, False
    while state.actors():
        found = hint(state, rng.fork())
        if found.reason[0] in ("line", "begin", "fire_tile", "fire") and said is None:
            said, seat, year, chance = Counter(dict(found.reason[1]["tracks"])), state.turn, state.year, False
            before = tracks(state, seat)
        for action in found.actions:
            drawn = (getattr(action, "verb", ""), getattr(action, "what", "")) == ("draw", "deck")
            chance = chance or drawn or found.reason[0] == "enough"
            state.apply(action)
        over = not state.stack or (state.turn, state.year) != (seat, year) or isinstance(state.stack[-1], frames.Turn)
        if said is not None and over:
            yield said, tracks(state, seat) - before, chance
            said = None


def tracks(state, seat):
    return Counter(dict(zip(TRACKS, state.players[seat].tracks, strict=True)))


@pytest.mark.long
def test_the_points_of_a_turn_are_those_that_the_hint_at_its_tile_names():
    """Before the turn was thought through, four in ten differed."""
    sure = [(said, came) for seed in (1, 2, 4) for said, came, chance in turns(seed) if not chance]
    differ = [both for both in sure if both[0] != both[1]]
    assert len(sure) > 90
    assert len(differ) < 0.16 * len(sure), differ


def explained(state, *action):
    *_, why = SENSE.explained(state.observe(0), (do(0, *action),))
    return why[1], reason(EN, why)


def test_an_action_is_said_to_bring_what_a_progress_tile_adds_to_it():
    state = position(progress={0: "P1-3"}, house={0: (2, 6, 6)}, ask=steps("ritual"))
    alone = SENSE.reason(state.observe(0), (do(0, "do", "ritual"),))[1]["n"]
    values, told = explained(state, "do", "ritual")
    assert values["n"] == alone + 1
    assert f"Ritual +{alone + 1}" in told


def test_what_a_trade_can_buy_is_part_of_what_its_tile_is_said_to_bring():
    state = position(goods={0: "pelt fish corn*3 bean pumpkin"})
    trade = next(place.id for place in state.observe(0).players[0].grid if place.steps == ("trade",))
    values, told = explained(state, "tile", trade)
    assert values["buys"] == ("P1-1",)
    assert values["tracks"] == (("economic", 4), ("military", 1))
    assert "For that you also buy a progress tile." in told


def test_who_goes_and_what_is_paid_is_named():
    """`Of your people this one helps you least now` said it by the frame alone."""
    state = position(ask=[*steps(), ["Smallpox"]])
    [woman] = [action for action in state.legal_actions() if action.what == "V1.0"]
    assert reason(EN, SENSE.reason(state.observe(0), (woman,))).startswith("Village 1, corn: woman. ")
    name, values = SENSE.reason(state.observe(0), (do(0, "pay", "corn+bean"),))
    assert reason(EN, (name, {**values, "names": ("Fox",)})).startswith("Corn, beans. ")
