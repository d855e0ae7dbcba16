"""The drawn land of Wendake: borders, shields, people who move."""

import random
from xml.etree import ElementTree

import pytest
from wendake_drawn import EN, buttons, drawn
from wendake_table import EAGER, position, sitters, steps

from prateria.games.wendake import table
from prateria.games.wendake.engine import events as ev
from prateria.games.wendake.engine import preview
from prateria.games.wendake.engine.maps import MAPS
from prateria.games.wendake.engine.state import State
from prateria.games.wendake.table.map.shape import map_shape
from prateria.kit.touch import Touch
from prateria.view.frame import Frame


@pytest.mark.parametrize("broad", [False, True])
@pytest.mark.parametrize("sides", [2, 3, 4])
@pytest.mark.rule("WE-01")
def test_the_drawn_land_touches_where_the_table_of_the_box_says(sides, broad):
    """Two territories have a common border exactly if they are neighbours."""
    shape = map_shape(sides, 600, 480, broad)
    assert {frozenset(pair) for pair in shape.gates} == {frozenset(edge) for edge in MAPS[sides].edges}
    assert {name for name in shape.outlines if name[0] != "~"} == {t.id for t in MAPS[sides].territories}
    assert sum(name[0] == "~" for name in shape.outlines) == len(MAPS[sides].lakes)


def test_neighbours_draw_the_same_border():
    """An edge bends in the same way from both sides: each inner curve is drawn twice, once in each direction."""
    curves = []
    for d in map_shape(4, 600, 480).outlines.values():
        points = d.replace("M", " ").replace("Z", "").split("C")
        at = points[0].split()[-2:]
        for part in points[1:]:
            numbers = [f"{float(n):.1f}" for n in part.split()]
            here = tuple(f"{float(n):.1f}" for n in at)
            curves.append((here, tuple(numbers[:2]), tuple(numbers[2:4]), tuple(numbers[4:6])))
            at = numbers[4:6]
    back = {curve[::-1] for curve in curves}
    inner = [curve for curve in curves if curve in back]
    outer = [curve for curve in curves if curve not in back]
    assert len(inner) > 4 * len(outer) / 3
    assert all(min(float(x) for x, _ in c) < 20 or max(float(x) for x, _ in c) > 580
               or min(float(y) for _, y in c) < 20 or max(float(y) for _, y in c) > 460 for c in outer)  # fmt: skip


@pytest.mark.parametrize(("size", "pane"), [((374, 540), "grid"), ((744, 600), "map"), ((752, 830), "map")])
def test_what_is_told_is_in_sight_where_the_table_follows(size, pane):
    view = position().observe(0)
    chosen, counted = ev.TileChosen(0, "A1", "B1", ("military",), False), ev.MajoritiesCounted(0, ("C",), "")
    for news, wanted in (((chosen,), pane), ((chosen, counted), "map"), ((ev.OrderTaken(0, 1, 1),), "board")):
        look = preview.look(view, Touch(), news)
        markup = table.draw(view, Touch(), look, 0, EN, Frame(*size, follows=True), sitters(2))
        assert f'data-pane="{wanted}" data-asked=" {wanted}"' in markup


@pytest.mark.long
@pytest.mark.parametrize("size", [(386, 659), (356, 455), (752, 791)])
def test_the_map_keeps_its_place_and_its_landscape_through_whole_turns(size):
    """Whatever is chosen below it; where more is than ever has two rows, all of it is seen from farther away."""
    state = State.new(seats=2, seed=3)
    scenes, windows, farther = set(), set(), 0
    for _ in range(130):
        if not state.actors():
            break
        legal = state.legal_actions()
        lively = [action for action in legal if getattr(action, "verb", "") in EAGER]
        action = (lively or legal)[len(state.legal_actions()) * 7 % len(lively or legal)]
        if state.bag() is None:
            for n in range(len(action.picks) + 1):
                markup = drawn(state, action.seat, action.picks[:n], size)
                root = ElementTree.fromstring(markup)
                scenes.add(markup.partition('<g id="scene">')[2].partition('id="land"')[0])
                land = next(e for e in root.iter() if e.get("id") == "land")
                if root.get("data-pane") == "map":
                    seen = tuple(land.get(name) for name in ("x", "y", "width", "height"))
                    whole = next(e for e in land.iter() if e.get("id") == "pan").get("data-fit") == "1 0 0"
                    windows.add(seen if whole else None)
                    farther += not whole
        state.apply(action)
    assert len(windows - {None}) == 1
    assert len(scenes) == 1
    assert farther < 20


@pytest.mark.long
@pytest.mark.rule("WE-25")
def test_a_shield_marks_the_territories_that_bring_a_point_while_a_military_action_is_to_come():
    state, rng = State.new(seats=3, seed=7), random.Random(7)
    shields, tried = "Most sentinels here", 0
    for _ in range(300):
        view = state.observe(state.actors()[0])
        if view.asked.what in ("turn", "steps"):
            seat = view.seat
            most = [
                place.id
                for place in view.territories
                if place.standing[seat] > max(n for other, n in enumerate(place.standing) if other != seat)
            ]
            pending = "military" in view.asked.steps
            assert drawn(state, seat).count(shields) == (len(most) if pending else 0)
            tried += pending
        state.apply(rng.choice(state.legal_actions()))
    assert tried > 3


def people(markup):
    """The pieces on the map by their ids: where they come from, if they have just come."""
    return {
        e.attrib["id"]: e.attrib.get("data-from")
        for e in ElementTree.fromstring(markup).iter()
        if "we-native" in e.attrib.get("class", "")
    }


def test_a_warrior_that_moves_keeps_the_others_in_place_and_comes_from_where_it_was():
    state = position(ask=[*steps(), ["Moves", 1, False, []]])
    step = next(a for a in state.legal_actions() if getattr(a, "verb", "") == "stand")
    before = people(drawn(state, 0))
    events = []
    state.apply(step, events.append)
    view = state.observe(0)
    look = preview.look(view, Touch(), events)
    after = people(table.draw(view, Touch(), look, 0, EN, Frame(744, 600), sitters(2)))
    new = {id_: start for id_, start in after.items() if id_ not in before}
    came = [id_ for id_ in new if id_.startswith(f"warrior-{step.where}-0")]
    assert len(came) == 1
    assert new[came[0]]
    assert all(start is None for id_, start in after.items() if id_ not in came)
    assert len(before.keys() - after.keys()) <= 1


def test_the_middle_of_a_village_is_the_village():
    state = position(ask=[*steps(), ["Moves", 1, False, []]])
    found = buttons(drawn(state, 0))
    assert "from:V1" in found
    assert not [pick for pick in found if pick.startswith("area:V")]


@pytest.mark.parametrize("size", [(374, 540), (744, 600)])
def test_the_strip_of_whom_it_is_told_is_lit_and_new_tiles_are_seen_in_the_market(size):
    """The next one is asked already, and had a frame while the words were of another."""
    view = position().observe(0)
    assert view.actors == (0,)
    news = ev.Moved(1, "V2", "C", ""), ev.TileReplaced(1, "A1", "L1-01")
    for told, seat, pane in ((news[:1], 1, "map"), (news, 1, "market"), ((), 0, "map")):
        markup = table.draw(
            view, Touch(), preview.look(view, Touch(), told), 0, EN, Frame(*size, follows=True), sitters(2)
        )
        lit = [
            e.get("id")
            for e in ElementTree.fromstring(markup).iter()
            if "we-strip " in e.get("class", "") + " " and " turn" in e.get("class", "")
        ]
        assert lit == [f"strip-{seat}"]
        assert f'data-pane="{pane}"' in markup
