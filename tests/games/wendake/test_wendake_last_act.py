"""The end of the game in three steps: the last year as any other, the turtles before one's eyes, the result. WE-80."""

import pytest
from test_wendake_year import ending
from wendake_shown import LYING, PHONE, UPRIGHT, named, shown
from wendake_table import play, position, sitters, steps

from prateria.games.wendake import table
from prateria.games.wendake.flow import FLOW
from prateria.games.wendake.table.face import WIDER
from prateria.games.wendake.words import sentence
from prateria.kit.words import Words
from prateria.view.measure import width

EN = Words("en")
ISOLATES = {0x2068: None, 0x2069: None}
PAIRS = [["economic", "ritual"], ["military", "mask"]]
BEHIND = {  # the second of two is behind by a point, and passes by turtles
    "year": 7, "pairs": PAIRS, "tracks": {0: (6, 5, 6, 6), 1: (5, 5, 5, 5)}, "swapped": (0, 1),
    "turtles": {0: ["women-3 2"], 1: ["women-4 0", "hunters-4 1", "canoes-4 2"]},
}  # fmt: skip


def last(**more):
    state = ending(**{**BEHIND, **more})
    return state, next(action for action in state.legal_actions() if action.verb == "end")


def told(state, action):
    return [sentence(EN, event, ["Ola", "Jan"], None).translate(ISOLATES) for event, _ in FLOW.counted(state, action)]


@pytest.mark.rule("WE-80")
def test_the_last_year_ends_with_a_panel_as_any_other_before_turtles_are_counted():
    state, action = last()
    lying = FLOW.interlude(state, action)
    assert lying is not None
    before, events = lying.observe(None), play(state, "end")
    html = table.round_end(events, before, state.observe(None), EN, sitters(2))
    assert "Year 7 is over" in html
    assert "Now the turtles are counted:" in html
    assert "This order decides ties:" in html
    assert "<figure" not in html, "no grid slides any more"
    assert [player.points for player in before.players] == [11, 10]


@pytest.mark.rule("WE-80")
def test_while_turtles_are_counted_it_is_said_who_takes_the_lead():
    first, second = told(*last())
    assert first.endswith(".")
    assert "lead" not in first
    assert second.endswith("Jan takes the lead!")
    assert second.startswith("Turtles of Jan: ")


@pytest.mark.rule("WE-80")
def test_who_draws_level_or_stays_ahead_is_not_said_to_take_the_lead():
    state, action = last(tracks={0: (9, 9, 9, 9), 1: (5, 5, 5, 5)})
    assert not any("lead" in said for said in told(state, action))
    even = last(turtles={1: ["women-4 0"]}, tracks={0: (7, 5, 7, 7), 1: (5, 5, 7, 7)})
    [(event, _)] = FLOW.counted(*even)
    assert (event.was, event.points) == (10, (12, 12))
    assert told(*even)[0].endswith("Now it is a tie!")


def test_the_result_names_turtles_and_says_when_they_decided():
    for tracks, said in ((BEHIND["tracks"], "The turtles decided; without them: "), (None, "Points from turtles: ")):
        state, _ = last(**({} if tracks else {"tracks": {0: (1, 1, 1, 1), 1: (9, 9, 9, 9)}}))
        events = play(state, "end")
        view = state.observe(None)
        html = table.game_end(view, [(1, 1), view.outcome.points], EN, sitters(2), events)
        assert said in html
        assert "Points from turtles: \u2068Bartholomew the 2nd\u2069 2 of 6, " in html, (
            "below stands all that they show"
        )
        assert "Of each pair only the lower track counts." in html
    state, _ = last(turtles={})
    events = play(state, "end")
    html = table.game_end(state.observe(None), [(1, 1)], EN, sitters(2), events)
    assert "turtles" not in html.partition("we-ends")[0]


def test_turtles_that_count_whole_are_said_without_more():
    state, _ = last(tracks={0: (9, 9, 5, 9), 1: (5, 5, 5, 5)}, turtles={0: ["women-3 2"]})
    events = play(state, "end")
    view = state.observe(None)
    html = str(table.game_end(view, [(1, 1), view.outcome.points], EN, sitters(2), events)).translate(ISOLATES)
    came = sum(n for event in events if hasattr(event, "turtles") for *_, n in event.turtles)
    said = html[html.index("Points from turtles: ") :].partition("<")[0]
    assert said.endswith(f" {came}."), "and nothing of pairs"


@pytest.mark.parametrize("size", [LYING, UPRIGHT])
def test_after_the_end_numbers_before_names_are_places(size):
    """Who had lost was "1.", for the order of play still stood there."""
    state, _ = last(next_order=(0, 1))
    numbers = []
    for _ in range(2):
        found = [named(shown(state, size), f"strip-{seat}") for seat in range(2)]
        numbers.append([e.text for strip in found for e in strip.iter() if e.text in ("1.", "2.")])
        if state.observe(None).outcome is None:
            play(state, "end")
    assert state.observe(None).outcome.winners == (1,)
    assert numbers == [["1.", "2."], ["2.", "1."]]


@pytest.mark.parametrize("size", [PHONE, UPRIGHT])
@pytest.mark.parametrize("points", [25, 28, 29, 30, 35, 41])
def test_a_number_at_the_end_of_a_track_is_whole(points, size):
    """Of 29 the edge of the screen left a 2."""
    state = position(ask=steps("hunt"), tracks={0: (points,) * 4, 1: (30, 0, 4, points - 1)})
    for e in named(shown(state, size), "board-tracks").iter():
        if e.tag.endswith("text") and "we-over" in e.attrib.get("class", ""):
            wide, x = width(e.text, int(e.attrib["font-size"])) * WIDER, float(e.attrib["x"])
            ends = "t-end" in e.attrib["class"]
            assert (x if ends else x + wide) <= size[0] - 6
