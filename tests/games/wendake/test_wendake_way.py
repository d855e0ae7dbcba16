"""On the map: whom a warrior can attack, where one goes who is sent, and the name of the goal."""

import re
from xml.etree import ElementTree

import pytest
from wendake_drawn import EN, buttons
from wendake_shown import AMONG_OTHERS, LYING, MOVES, PHONE, UPRIGHT, action, box_of, named, shown
from wendake_table import position, steps

from prateria.app.picker import Picker
from prateria.games.wendake import words
from prateria.games.wendake.bot.reasons import reason
from prateria.games.wendake.engine.actions import do
from prateria.games.wendake.flow import FLOW
from prateria.games.wendake.table.map.space import shared
from prateria.view.box import Box
from prateria.view.measure import width


@pytest.mark.rule("WE-43")
@pytest.mark.rule("WE-44")
def test_whom_one_can_attack_bears_another_mark_than_where_one_can_go():
    state = position(**AMONG_OTHERS)
    markup = shown(state)
    assert "we-foe" in named(markup, "area-C-0").attrib["class"]
    assert "we-foe" in named(markup, "stand-I1-1").attrib["class"]
    assert "we-foe" not in named(markup, "area-C-1").attrib["class"], "nobody is there"
    assert markup.count('href="#we-attack"') == 2
    said = buttons(markup)
    assert said["area:C.0"]["aria-label"].startswith("Attack: Centre")
    assert "your warrior stays as an outpost" in said["area:C.0"]["aria-label"]
    assert "Attack" not in said["area:C.1"]["aria-label"]


SMALL = (344, 500)
CROWD = {
    "standing": {"V1": (2, 0), "B2": (1, 1), "B1": (0, 1), "C": (1, 1), "I1": (0, 1), "I2": (0, 1)},
    "areas": {"C.0": "1 hunter", "I2.0": "0 woman", "B2.0": "1 woman", "B2.1": "1 hunter", "B1.0": "1 woman"},
    "ask": MOVES,
}


@pytest.mark.parametrize("lang", ["it", "pl"])
@pytest.mark.parametrize("size", [LYING, PHONE, SMALL])
@pytest.mark.parametrize("there", [AMONG_OTHERS, CROWD])
def test_the_name_of_a_goal_covers_nobody_no_area_no_other_name_and_no_arrow(there, size, lang):
    state = position(**there)
    marches = [one for one in state.legal_actions() if one.verb in ("fight", "raid", "stand", "lie")]
    for march in {(one.verb, one.where): one for one in marches}.values():
        tree = ElementTree.fromstring(shown(state, size, advised=march, lang=lang))
        land = next(e for e in tree.iter() if e.attrib.get("id") == "land")
        aim = [e for group in land.iter() if group.attrib.get("class") == "we-aim" for e in group]
        name = next((e for e in aim if "we-aim-name" in e.attrib.get("class", "")), None)
        assert name is not None or size == SMALL, "there is room for it, but on the smallest phone"
        if name is None:
            continue
        pill = box_of(name, "x", "y", "width", "height")
        said = next(e.text for e in aim if e.tag.endswith("text"))
        for area in (e for e in land.iter("circle") if e.attrib.get("class", "").startswith("we-area ")):
            x, y, r = (float(area.attrib[key]) for key in ("cx", "cy", "r"))
            assert not shared(pill, Box(x - r, y - r, 2 * r, 2 * r)), (march, "area")
        seen = (e for e in land.iter() if "data-x" in e.attrib and "data-fades" not in e.attrib)
        for piece in (e for e in seen if e.attrib["id"].startswith("warrior-")):
            x, y = float(piece.attrib["data-x"]) + 8, float(piece.attrib["data-y"]) + 8
            assert not pill.x < x < pill.x + pill.w or not pill.y < y < pill.y + pill.h, (march, "warrior")
        for name in (e for e in land.iter("text") if e.attrib.get("class") == "we-name" and e.text not in said):
            high = float(name.attrib["y"])
            wide = width(name.text, 12)
            assert not shared(pill, Box(float(name.attrib["x"]), high - 9, wide, 9)), (march, name.text)
        for head in (e for e in aim if e.attrib.get("class") == "we-aim-head"):
            tip = [float(n) for n in re.findall(r"[-.0-9]+", head.attrib["d"])[:2]]
            assert not (pill.x < tip[0] < pill.x + pill.w and pill.y < tip[1] < pill.y + pill.h)


@pytest.mark.parametrize("size", [UPRIGHT, LYING, PHONE])
def test_who_goes_in_peace_is_shown_a_free_place_and_not_somebody_to_attack(size):
    state = position(standing={"V1": (2, 0), "B2": (0, 1)}, ask=MOVES)
    aim = shown(state, size, advised=action(state, "stand", "B2")).partition('class="we-aim"')[2]
    tip = [float(n) for n in re.findall(r"[-.0-9]+", re.search(r'd="(M[^"]+)" class="we-aim-head"', aim)[1])[:2]]
    foe = named(shown(state, size), "stand-B2-1")
    x, y, wide, high = box_of(next(e for e in foe if "hit" in e.attrib["class"]), "x", "y", "width", "height")
    assert not (x < tip[0] < x + wide and y < tip[1] < y + high)


@pytest.mark.parametrize("goal", ["stand:B1", "area:C.1", "fight:I1-2"])
def test_another_goal_takes_the_place_of_an_attack_that_waits_for_done(goal):
    """A territory touched then let the attack go without a word: the way began anew there."""
    state = position(**AMONG_OTHERS)
    markup = shown(state, picks=("from:C", "area:C.0"))
    assert f'data-pick="{goal}"' in markup
    picker = Picker(state.legal_actions(), FLOW.turning, FLOW.completing)
    assert all(picker.touch(pick) for pick in ("from:C", "area:C.0", goal))
    assert picker.chosen == ("from:C", goal)
    assert picker.ready() is not None


def test_of_a_goal_that_waits_for_its_warrior_no_other_goal_is_marked():
    """Only the goal that is chosen, and who can go there: the rest is bare (tests/view/test_game_sheets)."""
    state = position(standing={"V1": (2, 0), "I1": (1, 0)}, ask=MOVES)
    assert "we-goal" not in shown(state)
    assert "we-goal" in shown(state, picks=("stand:B1",))
    assert "we-goal" not in shown(state, picks=("from:V1",))
    assert "we-goal" not in shown(state, picks=("stand:B1", "from:V1"))


def test_where_the_goal_is_chosen_first_other_warriors_are_warriors_and_no_goals():
    """Those at home were framed as one more goal: who touched them, as asked, sent somebody home instead."""
    state = position(standing={"V1": (2, 0), "I1": (1, 0), "I2": (1, 0), "C": (0, 1), "B1": (1, 0)}, ask=MOVES)
    ways = [action for action in state.legal_actions() if action.verb == "stand"]
    starts = {to: {a.what for a in ways if a.where == to} for to in {a.where for a in ways}}
    far = next(to for to, found in sorted(starts.items()) if "V1" not in found and len(found) > 1)
    markup = shown(state, picks=(f"stand:{far}",))
    assert named(markup, "stand-V1-0") is None
    assert named(markup, "land-V1").attrib["class"].split()[-1] != "possible"
    assert "from:V1" in {e.attrib.get("data-pick") for e in ElementTree.fromstring(markup).iter()}
    assert named(markup, "stand-C-1") is None, "nobody is attacked who is not there"


def test_a_hint_shows_the_way_of_a_warrior_and_names_its_goal():
    state = position(**AMONG_OTHERS)
    assert "we-aim" not in shown(state)
    stand = action(state, "stand", "O1")
    aim = shown(state, advised=stand).partition('class="we-aim"')[2]
    assert "Woods 1" in aim
    assert "we-aim-line" not in shown(state, picks=("from:C",)), "only what is to be done at once"
    raid = action(state, "raid", "C.0")
    assert "Attack: Centre" in shown(state, advised=raid)
    said = words.reason(EN, reason(state.observe(0), (stand,)))
    assert said.startswith("Village 1 → Woods 1. "), "so that it is heard, too"


def test_a_hint_shows_the_way_of_the_warrior_whom_its_action_sends():
    """One "Done" does both, so both are seen before it."""
    state = position(standing={"V1": (2, 0)}, areas={"B1.0": "1 woman"}, ask=steps("move1"))
    move, raid = action(state, "do", ""), do(0, "raid", "V1", "B1.0")
    assert "we-aim" not in shown(state, advised=move)
    aim = shown(state, advised=move, then=(raid,)).partition('class="we-aim"')[2]
    assert "we-aim-line" in aim
    assert "Attack: Border 1" in aim


def test_a_hint_to_bring_somebody_home_outlines_the_area_and_names_it():
    state = position(areas={"B1.0": "0 warrior", "O1.0": "0 warrior"}, ask=steps("harvest"))
    markup = shown(state, advised=do(0, "open", "transfer"), then=(do(0, "home", "B1.0", "fill"),))
    assert "chosen" in named(markup, "area-B1-0").attrib["class"]
    assert "chosen" not in named(markup, "area-O1-0").attrib["class"]
    assert "Border 1, corn" in markup.partition('class="we-aim"')[2]


@pytest.mark.parametrize("size", [UPRIGHT, LYING, PHONE])
def test_the_name_of_a_territory_is_touched_for_the_territory(size):
    """Three touches of `Village 1` moved nobody, and said nothing."""
    state = position(standing={"V1": (2, 0)}, ask=MOVES)
    for picks in ((), ("from:V1",)):
        markup = shown(state, size, picks=picks)
        for place in state.observe(0).territories:
            land, name = named(markup, f"land-{place.id}"), named(markup, f"name-{place.id}")
            assert name.attrib["data-pick"] == land.attrib["data-pick"]
            assert name.attrib.get("aria-disabled") == land.attrib.get("aria-disabled")
            assert name.attrib["aria-hidden"] == "true", "the land itself is heard"
            hit = next(e for e in name if e.attrib.get("class") == "hit")
            letters = [e for e in name if e.tag.endswith("text")]
            x, y, wide, high = box_of(hit, "x", "y", "width", "height")
            assert letters
            assert all(x - 0.1 <= float(e.attrib["x"]) and y < float(e.attrib["y"]) <= y + high for e in letters)
            assert wide >= max(width(e.text, 12) for e in letters)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_word_of_an_attack_hides_no_flag(lang):
    """It stood on that of the territory that is attacked."""
    start = {"C": (1, 0), "V1": (2, 0), "I1": (1, 0), "I2": (1, 0), "O1": (1, 0)}
    state = position(standing=start, areas={"B1.0": "1 woman"}, ask=MOVES)
    raid = next(one for one in state.legal_actions() if (getattr(one, "verb", ""), one.where) == ("raid", "B1.0"))
    markup = shown(state, PHONE, advised=raid, lang=lang)
    pill = box_of(
        next(e for e in ElementTree.fromstring(markup).iter() if e.get("class") == "we-aim-name"),
        "x", "y", "width", "height",
    )  # fmt: skip
    hits = [e for e in ElementTree.fromstring(markup).iter() if (e.get("width"), e.get("height")) == ("27", "23")]
    flags = [box_of(e, "x", "y", "width", "height") for e in hits]
    assert flags
    assert not [flag for flag in flags if shared(pill, flag)]
