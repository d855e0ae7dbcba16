"""What a hint says of a tile is what those after it then do: the points of the whole turn."""

from collections import Counter

import pytest
from wendake_drawn import EN
from wendake_table import position, steps

from prateria.bots.seatview import SeatView
from prateria.bots.think import Choice, decide
from prateria.core.rng import Rng
from prateria.games.wendake.bot import SENSE
from prateria.games.wendake.bot.hints.turn import kept, played
from prateria.games.wendake.bot.lines import counted
from prateria.games.wendake.engine import State, frames
from prateria.games.wendake.engine.actions import do
from prateria.games.wendake.engine.data import TRACKS
from prateria.games.wendake.engine.preview import in_turn
from prateria.games.wendake.words.effects import purpose
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
    """(what was said, what came, view and player before it, whether chance or the end of the game had its say)."""
    state, rng = State.new(2, {"tribes": False}, seed), Rng(seed)
    said, before, seat, year, chance, view = None, Counter(), -1, 0, False, None
    while state.actors():
        found = hint(state, rng.fork())
        if found.reason[0] in ("line", "begin", "fire_tile", "fire") and said is None:
            said, seat, year, chance = Counter(dict(found.reason[1]["tracks"])), state.turn, state.year, False
            before, view = tracks(state, seat), state.observe(seat)
        for action in found.actions:
            drawn = (getattr(action, "verb", ""), getattr(action, "what", "")) == ("draw", "deck")
            turtles = max(seat, 0), len(state.players[max(seat, 0)].turtles)
            state.apply(action)
            drawn = drawn or len(state.players[turtles[0]].turtles) != turtles[1]  # its tracks were not known
            chance = chance or drawn or found.reason[0] == "enough"
        over = not state.stack or (state.turn, state.year) != (seat, year) or isinstance(state.stack[-1], frames.Turn)
        if said is not None and over:
            yield said, tracks(state, seat) - before, view, view.players[seat], chance
            said = None


def tracks(state, seat):
    return Counter(dict(zip(TRACKS, state.players[seat].tracks, strict=True)))


def less(said, came, view, player):
    """Whether a turn brings less than was said, on some track, without counting for more."""
    short = any(came[track] < n for track, n in said.items())
    return short and _counts(view, player, came) <= _counts(view, player, said)


def _counts(view, player, gains):
    return counted(view, player, [*gains.items()]).get("counts", gains.total())


@pytest.mark.long
def test_the_points_of_a_turn_are_those_that_the_hint_at_its_tile_names():
    """Hints that thought anew at each step brought less in one turn of eight."""
    sure = [found for seed in (1, 2, 4, 5) for *found, chance in turns(seed) if not chance]
    assert len(sure) > 110
    assert [found for found in sure if less(*found)] == []
    more = [found for found in sure if found[0] != found[1]]
    assert len(more) < 0.12 * len(sure), more


def test_hints_after_that_of_a_tile_carry_out_what_it_has_said():
    """It promised +5 with an exchange, and the hint after it sold a single fish."""
    state = position(
        goods={0: "fish*6 corn"}, canoes={0: 5}, ask=steps("trade"), tracks={0: (0, 9, 9, 9)}, year=7, offer="P1-8"
    )  # fmt: skip
    view = state.observe(0)
    said = played(view, (do(0, "do", "trade"),))
    while True:
        legal = state.legal_actions()
        other = next((action for action in legal if getattr(action, "verb", "") == "end"), legal[0])
        run = kept(state.observe(0), (other,) if state.bag() is None else _as_little(state))
        if getattr(run[0], "verb", "") == "end":
            break
        for action in run:
            state.apply(action)
    assert dict(said.tracks)["economic"] > 2
    assert tracks(state, 0)["economic"] == dict(said.tracks)["economic"]


def _as_little(state):
    """A bag filled with hardly anything."""
    bag, left = state.bag(), state.stack[-1].least
    counts = {}
    for kind, most in zip(bag.kinds, state.stack[-1].limits, strict=True):
        counts[kind] = min(left, most)
        left -= counts[kind]
    return bag.takes(counts)


def test_more_points_than_were_said_are_named():
    told = reason(EN, ("points", {"n": 4, "track": "military", "better": 1}))
    assert told == "This brings you 4 points (Military). A better plan: it gets you 1 more point this turn."


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
    assert values["used_soon"] == ("P1-1",)
    assert "In this turn you also buy and use: Extra step." in told


def test_a_tile_that_is_bought_but_not_used_in_that_turn_is_not_named():
    """Which it is, is thought through in the Trade."""
    why = "line", {"steps": ("trade",), "tracks": (("economic", 1),), "goods": (0,) * 6, "might": (), "line": "",
                   "buys": ("P1-3",), "used_soon": (), "others": (), "can": True}  # fmt: skip
    values = {**why[1], "line": ("A1", "A2", "A3")}
    assert "You also buy a progress tile in it." in reason(EN, (why[0], values))


def test_who_brings_goods_is_named_by_people_and_canoes():
    found = {"hunt": (0, 0, 0, 0, 0, 2), "harvest": (1, 0, 0, 0, 0, 0), "fish": (0, 0, 0, 0, 3, 0)}
    told = {step: reason(EN, ("goods", {"goods": goods, "step": step})) for step, goods in found.items()}
    assert told == {
        "hunt": "2 hunters bring you: 2 beavers.",
        "harvest": "1 woman brings you: 1 corn.",
        "fish": "3 canoes bring you: 3 fish.",
    }


def test_what_a_tile_says_it_brings_is_what_comes_of_its_actions_in_turn():
    """Fishing said +2 and gave 3 after the canoe of its tile; a Ritual said +1 and gave 3 with one's own tile."""
    state = position(canoes={0: 2}, progress={0: "P1-3"}, goods={0: "beaver"}, areas={"O1.1": "0 hunter"})
    view = state.observe(0)
    assert in_turn(view, ("canoe", "fish")) == (1, 3)
    assert in_turn(view, ("fish", "canoe")) == (2, 1)
    (hunted,) = in_turn(view, ("hunt",))
    assert hunted > 0
    assert in_turn(view, ("hunt", "tan")) == (hunted, hunted + 1)
    sets = min(view.players[0].women, view.players[0].hunters, view.players[0].warriors)
    assert in_turn(view, ("ritual",)) == (sets + 1,)
    assert in_turn(position(canoes={0: 5}).observe(0), ("canoe", "fish"))[1] == 5


def test_a_point_moved_that_costs_one_now_says_so_and_what_comes_of_it():
    shift = {"gives": "mask", "track": "military", "n": -1}
    assert reason(EN, ("shift", {**shift, "ends": 2})).endswith(
        "that costs 1 point now. But by the end of the turn you have 2 points more than now."
    )
    assert reason(EN, ("shift", {**shift, "ends": 0})).endswith("that costs 1 point now. It is meant for later.")


def test_what_a_point_moved_comes_to_is_played_through():
    state = position(tracks={0: (4, 4, 4, 4)}, progress={0: "P2-4"}, pairs=0)
    state.apply(do(0, "use", "P2-4"))
    values, told = explained(state, "shift", "mask", "military")
    assert values["n"] == -1
    assert "ends" in values
    assert "costs 1 point now" in told


def test_who_goes_and_what_is_paid_is_named():
    """`Of your people this one helps you least now` said it by the frame alone."""
    state = position(ask=[*steps(), ["Smallpox"]])
    [woman] = [action for action in state.legal_actions() if action.what == "V1.0"]
    assert reason(EN, SENSE.reason(state.observe(0), (woman,))).startswith("Village 1, corn: woman. ")
    name, values = SENSE.reason(state.observe(0), (do(0, "pay", "corn+bean"),))
    assert reason(EN, (name, {**values, "names": ("Fox",)})).startswith("Corn, beans. ")


def test_a_hint_that_sets_out_names_no_goal_that_is_only_guessed():
    """The next hint had another one."""
    state = position(ask=steps("move3"))
    guessed = SENSE.reason(state.observe(0), (do(0, "do", "move3"),))
    assert guessed[1]["maybe"], "who has not thought further may guess"
    values, told = explained(state, "do", "move3")
    assert told == "Warriors who set out win areas and majorities."
    assert "to" not in values


def test_a_hint_says_what_a_progress_tile_is_bought_for():
    """`Two extra steps` was bought for nothing that was said."""
    state = position(goods={0: "pelt fish corn bean"}, ask=steps(inner=("buy",)), offer="P1-1")
    values, told = explained(state, "buy", "P1-1")
    assert told.startswith("Extra step.")
    assert values["soon"] or "Each year your warriors get further with it." in told
    assert ("You can use it in this turn already." in told) == values["soon"]
    assert purpose(EN, "P2-4") == "", "what no other does is read on it"


@pytest.mark.parametrize("year", [6, 7])
def test_the_last_tile_of_all_is_not_praised_for_what_counts_no_more(year):
    """ "Warriors who set out win areas and majorities", and one hint later: nothing changes your result any more."""
    rest = {"grid": {0: "B3 B9 B7 B4 B1 B2 B5 B8 B6"}, "goods": {0: "beaver*2"}, "next_order": (0,)}
    state = position(marked={0: "A1 A2"}, year=year, **rest)
    _, found = explained(state, "tile", "A3")
    assert ("it no longer changes your points." in found) == (year == 7)
    assert ("It brings you: 2 pelts." in found) == (year == 6)
