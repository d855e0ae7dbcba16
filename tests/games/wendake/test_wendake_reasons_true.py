"""Hints that bring nothing are not given, and what looks worse than its neighbour says why."""

from wendake_drawn import EN
from wendake_hinted import said, why
from wendake_table import position, steps

from prateria.app.plan import Plan
from prateria.bots.think import Choice
from prateria.core.rng import Rng
from prateria.games.wendake.bot import SENSE
from prateria.games.wendake.bot.hints import enough as looked
from prateria.games.wendake.engine.actions import do
from prateria.games.wendake.engine.data import TRACKS
from prateria.games.wendake.words.nouns import line
from prateria.games.wendake.words.reasons import reason


def plainer(state, *action):
    *_, run = SENSE.plainer(state.redeal(0, Rng(1)), 0, (do(0, *action),))
    return run


def placing(*tracks, year=1):
    """One point for one of these tracks: Economy stands at 1, all others at 0."""
    ask = [["Steps", [], [], False], ["Track", [*map(TRACKS.index, tracks)], 1]]
    pairs = [["economic", "mask"], ["military", "ritual"]]
    return position(tracks={0: (1, 0, 0, 0)}, ask=ask, year=year, pairs=pairs, progress={0: "P1-7"})


def test_a_first_point_goes_where_it_counts_at_once():
    state = placing(*TRACKS[1:])
    for proposed in ("military", "ritual", "mask"):
        assert plainer(state, "track", proposed) == (do(0, "track", "mask"),)


def test_a_point_that_waits_though_another_would_count_says_so():
    state = placing(*TRACKS[1:])
    assert why(state, "track", "military")[1]["sooner"] == "mask"
    assert "A point on Masks would count at once" in said(state, "track", "military")
    assert "sooner" not in why(state, "track", "mask")[1]
    assert "sooner" not in why(placing("military", "ritual"), "track", "military")[1], "where it cannot go"


def test_the_first_tile_of_a_year_says_what_it_opens_the_way_to():
    state = position(year=1)
    view = state.observe(0)
    found = [why(state, "tile", place.id) for place in view.players[0].grid]
    begun = [values for name, values in found if name == "begin"]
    assert any(values["onward"] for values in begun)
    there = {place.id: place.steps for place in view.players[0].grid}
    for name, values in found:
        if name == "begin" and values["onward"]:
            assert values["way"] in view.players[0].lines
            assert values["onward"] == tuple(there[at] for at in values["way"] if at != values["place"])
            said = reason(EN, (name, {**values, "heard": True}))
            assert f"Then a good line is: {line(EN, values['way'])} (" in said


def test_a_line_is_named_as_it_is_seen():
    names = [line(EN, places) for places in (("A1", "A2", "A3"), ("A1", "B2", "C3"), ("C1", "B2", "A3"))]
    assert names == ["left column", "diagonal from the top left", "diagonal from the top right"]


def test_who_was_sent_by_a_move_and_is_called_away_again_hears_of_a_new_plan():
    """The first came with the Move that it belongs to, the second as a step by itself."""
    state = position(standing={"V1": (3, 0)}, ask=steps("move1"), year=3)
    run = next((do(0, "do", "move1"), step) for step in _moves(state) if step.verb == "stand" and step.what == "V1")
    plan = Plan(None)
    first = plan.begin(Choice(run, SENSE.reason(state.observe(0), run)))
    assert "changed" not in first.reason[1]
    after = state.clone()
    for action in run:
        after.apply(action)
    gone = position(standing={run[1].where: (1, 0)}, ask=[["Steps", [], [], False], ["Moves", 1, False, []]], year=3)
    away = next(step for step in gone.legal_actions() if step.verb == "stand" and step.what == run[1].where)
    second = plan.begin(Choice((away,), SENSE.reason(gone.observe(0), (away,))))
    assert "changed" in second.reason[1]
    assert "A new plan" in reason(EN, second.reason)


def _moves(state):
    after = state.clone()
    after.apply(do(0, "do", "move1"))
    return after.legal_actions()


def test_what_only_takes_little_from_others_is_left_out_at_the_end(monkeypatch):
    """Four deals: the attack brings its player nothing, and takes a point from the other in one of them."""
    moving = [["Steps", [], [], False], ["Moves", 1, False, []]]
    state = position(year=7, marked={0: "A1 A2 A3"}, standing={"V1": (3, 0)}, ask=moving)
    attack = next(action for action in state.legal_actions() if action.verb != "stop")

    def ends(took):
        points = iter(took)
        return lambda deal, seat, run: (next(points), 20) if run == (attack,) else (3.0, 20)

    for took, less in (((4.0, 3.0, 3.0, 3.0), do(0, "stop")), ((4.0, 4.0, 4.0, 3.0), None)):
        monkeypatch.setattr(looked, "_ends", ends(took))
        *_, found = looked.enough([state] * 4, 0, (attack,))
        assert found == less
