"""Who gathers by hand is told from where they come, and sees what is won and lost before it is done. BI-22."""

import pytest

pytest.importorskip("prateria.games.bison.table")

from bison_drawn import EN, drawn, games, sitters
from bison_table import play, table

from prateria.games.bison.bot import SENSE
from prateria.games.bison.bot.proposals import lying_there, propose
from prateria.games.bison.engine import preview
from prateria.games.bison.engine.actions import Call
from prateria.games.bison.engine.grid import CELL
from prateria.games.bison.flow import small
from prateria.games.bison.table.bagpanel import bag_panel
from prateria.games.bison.table.land.nearer import gathering as gathers
from prateria.games.bison.table.land.nearer import nearer
from prateria.games.bison.table.land.shape import middle
from prateria.games.bison.table.land.window import over_it
from prateria.games.bison.table.land.worth import gain, signed
from prateria.games.bison.table.land.worth import there as brought
from prateria.games.bison.words import prompt
from prateria.kit.touch import Touch
from prateria.view.box import Box


def gathering(camps, hunters):
    state = table("", [camps, "E4p:2"], seats=2)
    return state, play(state, f"1 do gather {hunters}")


def names(view):
    return [sitter.name for sitter in sitters(view.seats)]


def asked(view, call=None):
    picks = (f"space:{call.space}",) if call else ()
    possible = tuple(f"space:{space.id}" for space in view.spaces if space.seat == 0)
    return prompt(EN, view, names(view), Touch(picks, possible, ready=call))


def test_hunters_in_camp_are_said_not_to_come():
    state, _ = gathering("D4p:1 E4r:1", 1)
    assert "of your hunters on the land" in asked(state.observe(0))


def test_each_place_says_what_it_brings_and_who_would_leave():
    state, _ = gathering("D4p:1 E4r:1", 1)
    view = state.observe(0)
    calls = {call.space: call for call in state.legal_actions()}
    assert set(calls) == {"D4p", "E4r"}
    for space, call in calls.items():
        after = state.clone()
        after.apply(call)
        then = sum(preview.gains(after.observe(0).areas, 0))
        assert gain(view, call) == then - sum(preview.gains(view.areas, 0))
        other = "river E4" if space == "D4p" else "prairie D4"
        said = brought(EN, view, Touch(possible=(f"space:{space}",)), f"space:{space}")
        assert said.endswith(f". Hunters come from here: {other}")
        assert asked(view, call).startswith(f"Hunters come from here: {other}.")
    assert any(gain(view, call) for call in calls.values())
    assert "bi-plate" in drawn(state, 0)


def test_a_gathering_waits_for_done_and_shows_the_way_unless_who_comes_is_asked_next():
    state, _ = gathering("D4p:1 E4r:1", 1)
    assert not any(small(state, call) for call in state.legal_actions())
    assert drawn(state, 0, ["space:D4p"]).count("bi-trail-edge") == 1
    many, _ = gathering("D4p:1 E4r:1 D4m:1", 1)
    assert all(small(many, call) for call in many.legal_actions())
    view = many.observe(0)
    assert all(preview.preview(view, Call(0, one.space)) is None for one in many.legal_actions())


def test_each_place_says_what_it_brings_with_those_who_are_proposed_where_who_comes_is_asked_next():
    """It was the only step of all without numbers."""
    state, _ = gathering("D4p:1 E4r:1 D4m:2", 1)
    view, signs = state.observe(0), set()
    picks = tuple(f"space:{call.space}" for call in state.legal_actions())
    for call in state.legal_actions():
        after = state.clone()
        after.apply(call)
        then = after.observe(0)
        n = preview.coming(then, lying_there(then))[0]
        assert gain(view, call) == n
        said = f"for you {signed(n)}" if n else "for you no change"
        assert brought(EN, view, Touch(possible=picks), f"space:{call.space}").startswith(said)
        signs.add(n)
    assert len(signs) > 1
    assert drawn(state, 0).count("bi-plate") >= len(signs)


def test_who_lies_in_the_sheet_is_least_missed_and_it_says_what_that_changes():
    """Somebody came who alone held a prairie, while hunters stood idle elsewhere."""
    better = 0
    for state in (state for seed in range(1, 6) for state in games(2, seed=seed, every=1)):
        bag = state.bag()
        if state.phase != "gather" or bag is None or bag.taken:
            continue
        view = state.observe(bag.seat)
        laid, plain = lying_there(view), propose(view)
        assert laid == SENSE.propose(view), "and who asks is proposed the same"
        assert sum(laid.values()) == bag.total
        assert all(laid[kind] <= most for kind, most in zip(bag.kinds, bag.limits, strict=True))
        then = [preview.coming(view, counts) for counts in (laid, plain)]
        mine, theirs = [n[bag.seat] - n[1 - bag.seat] for n in then]
        assert mine >= theirs
        better += mine > theirs
        after = state.clone()
        for take in bag.takes(laid):
            after.apply(take)
        now = sum(preview.gains(view.areas, bag.seat))
        assert sum(preview.gains(after.observe(bag.seat).areas, bag.seat)) - now == then[0][bag.seat]
        n = then[0][bag.seat]
        assert (f"for you {signed(n)}" if n else "for you no change") in str(bag_panel(bag, laid, view, EN))
    assert better


def test_on_a_phone_the_sheet_does_not_cover_the_spaces_that_it_names():
    """“River C3, mountains C4”, and the sheet lay over them."""
    state = table("D3:T05:2 E3:T11:0", ["D3m:1 E3m:1 E4r:1 D5m:1", ""], seats=2)
    play(state, "1 do gather 1", "1 call E3m")
    view, room = state.observe(0), Box(0, 0, 374, 400)
    starts, target = gathers(view)
    assert len(starts) == 3
    keys, sheet = over_it(view, Touch(), room, room.h, True)[0], over_it(view, Touch(), room, room.h, True)[-1]
    assert sheet != keys
    assert sheet.y + sheet.h == room.h
    assert sheet not in over_it(view, Touch(), room, room.h, False), "elsewhere it lies beside the land"
    near = nearer(view, Touch(), room, over_it(view, Touch(), room, room.h, True), 0.4)
    assert near is not None
    for space in (*starts, target):
        y = room.h / 2 + (middle(CELL[space[:-1]])[1] - near.y) * near.scale
        assert y < sheet.y
