"""What the guided round of Bison says is true. That it can be played: see `contract/test_contract_lessons.py`."""

from lessons import events, replay, told

from prateria.games.bison.engine.events import Altered, AreaScored, Named, Paid, RoundEnded, TilePlaced
from prateria.games.bison.flow import FLOW
from prateria.games.bison.table.joining import turned_so
from prateria.kit.touch import Touch
from prateria.kit.words import Words


def area(view, space):
    return next(area for area in view.areas if space in area.spaces)


def when(action):
    """The position before that action, and the one after all of its step."""
    return next((before, after) for step, before, _, after in replay("bison", 0, 1) if step.action == action)


def test_the_round_is_played_to_its_counting():
    assert [event.round for event in events("bison", 0, 1) if isinstance(event, RoundEnded)] == [2]
    named = [(event.seat, event.deed, event.hunters) for event in events("bison", 0, 1) if isinstance(event, Named)]
    assert named == [
        (0, "place", 2), (1, "place", 1), (0, "tipi", 2), (1, "canoe", 1), (0, "canoe", 2), (1, "gather", 0),
    ]  # fmt: skip


def test_nothing_is_asked_about_paying():
    """The learner has bison only, so the table pays by itself."""
    assert [event.animals for event in events("bison", 0, 1) if isinstance(event, Paid)] == [(2, 0, 0)] * 3


def test_the_areas_are_those_that_the_texts_name():
    before, after = when("1 place T04 C4 4")
    assert area(before.observe(0), "D3r").spaces == ("D3r", "D4r", "C5r", "D5r")
    assert area(before.observe(0), "D3r").animals == 4
    assert area(after.observe(0), "C4m").animals == 6
    assert set(area(after.observe(0), "C4m").spaces) == {"C4m", "D4m", "C5m"}
    assert next(event for event in events("bison", 0, 1) if isinstance(event, TilePlaced)).cell == "C4"
    _, after = when("2 do place 1")
    prairie = area(after.observe(0), "E5p")
    assert (prairie.animals, prairie.places) == (5, (0, 1))


def test_what_is_told_of_a_whole_area_is_outlined_whole():
    for action, names in (("2 do place 1", ["E5p"]), ("2 do gather 0", ["C4m", "D3r"])):
        step, _, _, after = next(one for one in replay("bison", 0, 1) if one[0].action == action)
        outlined = {space for name in names for space in area(after.observe(0), name).spaces}
        assert {pick.removeprefix("space:") for pick in step.focus} == outlined
    assert "All 5 bison of this prairie" in told("bison", Words("en"), 0, 1)


def test_a_larger_one_takes_the_lead():
    before, after = when("1 build C4m")
    assert area(before.observe(0), "C4m").places == (2, 1)
    assert area(after.observe(0), "C4m").places == (1, 2)
    before, after = when("1 build D3r")
    assert area(before.observe(0), "D3r").places == (2, 1)
    assert area(after.observe(0), "D3r").places == (1, 2)
    built = [(event.seat, event.space, event.after) for event in events("bison", 0, 1) if isinstance(event, Altered)]
    assert built == [(0, "C4m", 2), (1, "D5r", 1), (0, "D3r", 2)]


def test_the_counting_brings_ten_animals_each():
    scored = {event.terrain: event.gains for event in events("bison", 0, 1) if isinstance(event, AreaScored)}
    assert scored == {"prairie": (0, 5), "mountain": (6, 3), "river": (4, 2)}
    text = told("bison", Words("en"), 0, 1)
    for sum_ in ("one area with 4 fish", "an area with 6 turkeys", "6 turkeys and 4 fish", "3 turkeys and 2 fish"):
        assert sum_ in text
    *_, (_, _, _, after) = replay("bison", 0, 1)
    assert after.round == 3


def test_a_step_that_waits_for_done_still_holds_while_done_is_asked():
    """Nobody is told to touch what has been touched."""
    step, before, _, _ = next(one for one in replay("bison", 0, 1) if one[0].action == "1 place T04 C4 4")
    assert not FLOW.small(before, before.parse(step.action))
    assert "Touch" not in step.say(Words("en"))


def test_where_two_pairs_of_hunters_stand_the_place_of_one_is_named():
    step, before, _, _ = next(one for one in replay("bison", 0, 1) if one[0].action == "1 build C4m")
    assert [space.hunters for space in before.observe(0).spaces if space.seat == 0].count(2) == 2
    assert "C4" in step.say(Words("en"))


def after_action(part, action):
    return next(after.observe(0) for step, _, _, after in replay("bison", part) if step.action == action)


def test_the_part_of_moves_turns_moves_and_gathers_as_it_says():
    """The second way of the tile joins mountains with 4 turkeys, the first leaves it alone."""
    before = next(before for step, before, _, _ in replay("bison", 2) if step.action == "1 place T04 D6 2")
    alone = before.clone()
    alone.apply(alone.parse("1 place T04 D6 0"))
    assert area(alone.observe(0), "D6m").spaces == ("D6m",)
    joined = after_action(2, "1 place T04 D6 2")
    assert (area(joined, "D6m").animals, len(area(joined, "D6m").spaces)) == (4, 2)
    paid = [event.animals for event in events("bison", 2) if isinstance(event, Paid) and any(event.animals)]
    assert paid == [(2, 0, 0)]  # what one hunter does alone is free; the two for the tipi are paid in bison
    assert area(joined, "E4m").gains[0] == 1
    shared = area(after_action(2, "2 do place 1"), "D6m")
    assert (shared.spaces, shared.gains) == (("D5m", "D6m", "E6m"), (2, 2))
    moved = after_action(2, "1 move E4m D4p")
    assert (area(moved, "D4p").animals, area(moved, "D4p").gains[0]) == (2, 2)
    assert area(moved, "D3r").places == (1, 2)
    assert area(after_action(2, "2 do canoe 1"), "D3r").places == (2, 1)
    gathered = after_action(2, "1 take D3r 1")
    assert area(gathered, "D6m").places == (1, 2)
    assert area(gathered, "D3r").gains == area(after_action(2, "2 do canoe 1"), "D3r").gains


def test_what_the_part_of_moves_teaches_is_worth_it():
    """The move and the gathering bring more than they give up; the tipi keeps it."""

    def lead(state):
        mine, theirs = (sum(area.gains[seat] for area in state.observe(0).areas) for seat in (0, 1))
        return mine - theirs

    steps = {step.action: (before, after) for step, before, _, after in replay("bison", 2) if step.action}
    for begun, done in (("1 move E4m D4p", "1 move E4m D4p"), ("1 do gather 1", "1 take D3r 1")):
        assert lead(steps[done][1]) > lead(steps[begun][0])
    built = steps["1 build D6m"][1].observe(0)
    assert (area(built, "D6m").places, area(built, "D6m").gains[0]) == ((1, 2), 4)
    assert next(space.size for space in built.spaces if space.id == "D6m") == 2


def test_parts_do_not_repeat_each_other():
    """Each lays its tile elsewhere, and the computer does not only look on."""
    laid = [event.cell for event in events("bison", 0, 1, 2) if isinstance(event, TilePlaced)]
    assert len(set(laid)) == len(laid) == 4
    theirs = [event.hunters for event in events("bison", 2) if isinstance(event, Named) and event.seat == 1]
    assert sum(map(bool, theirs)) >= 2


def test_the_part_of_the_market_buys_barters_and_enlarges_as_it_says():
    start = next(before.observe(0) for _, before, _, _ in replay("bison", 3))
    mountains = area(start, "C4m")
    assert (mountains.animals, mountains.places, mountains.gains) == (6, (2, 1), (3, 6))
    bought = after_action(3, "1 buy hunter")
    assert bought.players[0].animals[2] == 2
    assert min(after_action(3, "1 barter bison fish").players[0].animals) == 3
    grown = after_action(3, "1 build C4m")
    assert area(grown, "C4m").places == (1, 2)
    assert grown.players[0].supply[2] == 1  # the tipi 2 is back


def test_what_is_pointed_at_is_there():
    steps = [found for part in range(4) for found in replay("bison", part)]
    for step, before, _, after in steps:
        here = {f"space:{space.id}" for space in after.observe(0).spaces}
        legal = {pick for action in before.legal_actions() for pick in action.picks}
        assert set(step.focus) <= here | legal, step.focus


def test_who_is_to_come_stands_first_in_the_panel_where_a_frame_marks_it():
    for step, before, _, _ in replay("bison", 2):
        if step.action == "1 take D3r 1":
            assert before.bag().kinds[0] == "D3r"
            return
    raise AssertionError


def test_a_lesson_does_not_say_to_choose_a_place_first_where_a_turn_is_to_be_touched():
    view = next(before for step, before, _, _ in replay("bison", 2) if step.action == "1 place T04 D6 2").observe(0)
    for taught in (False, True):
        said = turned_so(Words("en"), view, Touch(possible=("turn:2",), taught=taught), 2, ())
        assert ("First choose a place" in said) is not taught
