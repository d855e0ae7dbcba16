"""What is written on the land, and what is drawn pale on it before it is so."""

import re
from pathlib import Path

import pytest

pytest.importorskip("prateria.games.bison.table")

from bison_drawn import EN, SIZES, drawn, sitters, tree
from bison_table import after, play, start
from bison_table import table as laid

from prateria.games.bison import table as bison
from prateria.games.bison.engine import preview
from prateria.games.bison.table.camp import camp
from prateria.games.bison.table.forecast import pill
from prateria.games.bison.table.land.areas import lies_of, spot_of
from prateria.games.bison.table.land.plates import plates
from prateria.games.bison.table.land.shape import bounds
from prateria.games.bison.table.land.window import in_sight
from prateria.games.bison.table.land.worth import each_gain
from prateria.kit.touch import Touch
from prateria.kit.words import LANGUAGES
from prateria.view.frame import Frame


def test_on_an_area_stands_what_each_gets_the_leader_first():
    for theirs, told in (("D5p:1", ["2", "1"]), ("D5p:2", ["1", "1"]), ("D5p:3", ["2", "1"])):
        state = laid("", ["D4p:2", theirs])
        root = tree(drawn(state, 0, looked_at="areas"))
        found = [["".join(e.itertext()) for e in plate.iter() if e.tag.endswith("text")]
                 for plate in root.iter() if plate.get("class") == "bi-area-plate"]  # fmt: skip
        assert found == [told]


def test_what_is_written_on_areas_leaves_pieces_in_sight_where_there_is_room():
    state = laid("D3:T05:2", ["D3r:1+2 E4m:1 D4m:1", "D5p:2"])
    view = state.observe(0)
    lies = lies_of(view)
    stand = [spot_of(space.id, lies, 1.4) for space in view.spaces if space.seat is not None]
    there = [area for area in view.areas if any(area.places)]

    def covered(found):
        spots = [tuple(map(float, re.search(r"translate\(([-\d.]+) ([-\d.]+)\)", plate).groups())) for plate in found]
        return sum(abs(x - px) < 20 and abs(y - py) < 20 for x, y in spots for px, py in stand)

    assert covered(plates(there, lies, 1.4, stand)) == 0


def test_the_picture_of_the_lobby_colours_nothing_on_a_table_seen_from_afar():
    """Its hills are called `far`, as is the land seen from there: all numbers on that had the colour of a hill."""
    sheet = (Path(__file__).parents[3] / "web/css/lobby.css").read_text()
    bare = set(re.findall(r"^\.([\w-]+) \{", sheet, re.M))
    view = laid("D3:T05:2 C3:T09:0 C4:T07:0 C5:T11:0 C2:T12:0", ["D4p:2"])
    worn = set(" ".join(re.findall(r'class="([^"]*)"', drawn(view, 0, size=(344, 400), looked_at="areas"))).split())
    assert "far" in worn
    assert worn & bare == set()


def test_nothing_that_is_written_on_an_area_reaches_beyond_the_land():
    state = laid("D3:T05:2", ["D3r:1+2 E4m:1 D4m:1"])
    view = state.observe(0)
    left, _, right, _ = bounds(in_sight(view, Touch()))
    found = plates([area for area in view.areas if any(area.places)], lies_of(view), 2)
    assert found
    for plate in found:
        x, wide = float(re.search(r"translate\(([-\d.]+)", plate)[1]), float(re.search(r'width="([\d.]+)"', plate)[1])
        assert left - 0.2 <= x - wide
        assert x + wide <= right + 0.2


def coming(root):
    return next(e for e in root.iter() if e.attrib.get("class", "").startswith("bi-coming"))


def test_as_many_hunters_are_drawn_pale_as_come_with_a_tile():
    state = laid("", ["D4p:1", "D5p:1"], hands=["T09"])
    for text in ("do place 3", "take bison 2", "take turkey 2", "take fish 0", "place T09 C5 0"):
        state.apply(state.parse(f"1 {text}"))
    drawing = coming(tree(drawn(state, 0, ("space:C5m",))))
    assert [e.text for e in drawing.iter() if e.tag == "text"] == ["3"]


def test_a_hunter_on_its_way_stands_in_the_middle_of_an_empty_space():
    """To the side it lay over the totem pole."""
    state = laid("", ["D4r:1", "D5p:1"])
    state.apply(state.parse("1 do move1 1"))
    root = tree(drawn(state, 0, ("from:D4r", "to:D4m")))
    x, y = spot_of("D4m", lies_of(state.observe(0)))
    at = next(e.attrib["transform"] for e in coming(root).iter() if "transform" in e.attrib)
    assert at in "".join(camp(0, "D4m", 1, 0, (x, y), {}, 1))


def test_the_tile_in_hand_says_at_a_touch_how_it_is_laid():
    """What lets touches through says nothing itself: only the question was said again."""
    sheet = (Path(__file__).parents[3] / "web/css/bison.css").read_text()
    through = [rule for rule in re.findall(r"([^{}]+)\{[^{}]*pointer-events: none", sheet) if ".bi-hand" in rule]
    held = next(e for e in tree(drawn(laid("", ["D4p:2"]), 0)).iter() if e.get("id") == "in-hand")
    assert through == []
    assert "it is laid with the action" in "".join(held.itertext())


@pytest.mark.parametrize("size", [*SIZES, (348, 500)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tile_in_hand_opens_large_at_a_touch_with_what_its_spaces_are(size, lang):
    state = laid("", ["D4p:2"])
    held = next(e for e in tree(drawn(state, 0, size=size)).iter() if e.get("id") == "in-hand")
    assert (held.get("data-do"), held.get("data-value")) == ("look", "tile")
    root = tree(drawn(state, 0, size=size, lang=lang, looked_at="tile"))
    sheet = next(e for e in root.iter() if e.get("id") == "own-tile")
    assert sheet.get("data-value") == "", "touched again, it is put away"
    said = [text for text in sheet.itertext() if ": " in text]
    assert not any("…" in text for text in said), said
    assert [one[0].upper() + one[1:] for one in sheet.get("aria-label").split(", ")] == said[:3]
    assert all(e.get("id") != "own-tile" for e in tree(drawn(state, 0, size=size)).iter())


@pytest.mark.parametrize("size", [(742, 600), (374, 560), (348, 500)])
def test_what_a_step_loses_stands_on_the_land_on_phones_too(size):
    state = laid("", ["D4p:2 D4r:1", "D5p:1"])
    state.apply(state.parse("1 do move1 1"))
    root = tree(drawn(state, 0, ("from:D4r",), size=size))
    assert any(e.text == "−2" and "loss" in e.get("class", "") for e in root.iter())


def by_id(markup):
    return {e.attrib["id"]: e for e in tree(markup).iter() if e.attrib.get("id")}


def test_what_is_sold_out_is_struck_through_and_has_no_price():
    """It was as pale as what costs too much, and said no more."""
    state = laid("", ["", ""], animals=[(9, 9, 9)])
    was = by_id(drawn(state, 0, looked_at="market", size=(374, 640)))
    play(state, "1 buy tipi-1")
    now = by_id(drawn(state, 0, looked_at="market", size=(374, 640)))

    def told(e):
        return "".join(e.itertext()), [one for one in e.iter() if one.attrib.get("class") == "bi-close"]

    assert told(was["buy-tipi-1"])[0].endswith("111")
    assert "111" not in told(now["buy-tipi-1"])[0]
    assert len(told(now["buy-tipi-1"])[1]) == 1
    assert not told(now["buy-tipi-2"])[1]


@pytest.mark.parametrize("n", [9, 19, 22, 25, 33])
def test_the_sign_of_the_counting_stands_beside_every_usual_number(n):
    assert pill((n, n), 60, 20, last=False) != pill((n, n), 60, 20, last=False, bare=True)


def test_a_number_of_hunters_that_cannot_take_part_says_why_when_it_is_held():
    root = tree(drawn(laid("", ["D4p:1"]), 0, ("deed:canoe",)))
    held = {e.get("id"): e.findtext("{*}title") for e in root.iter() if (e.get("id") or "").startswith("hunters-")}
    assert held["hunters-0"] == "No hunter takes part: you get one animal of your choice."
    assert held["hunters-1"].startswith("None of your hunters is on a river.")


def test_of_the_three_spaces_of_a_new_tile_each_says_what_it_brings_also_nothing():
    state, seat = start()
    after(state, f"{seat + 1} do place 1")
    seen = set()
    for lay in state.legal_actions():
        there = state.clone()
        there.apply(lay)
        gains = each_gain(there.observe(seat), Touch((), tuple(f"space:{one.space}" for one in there.legal_actions())))
        signs = drawn(there, seat, size=(390, 600)).count("bi-plate")
        assert signs == (3 if any(gains) else 0)
        seen |= {(n == 0, any(gains)) for n in gains}
    assert (True, True) in seen


def test_a_turn_that_ends_by_itself_has_no_second_key_for_that():
    """A dim “End the turn” stood over the key that ran out."""
    state = laid("", ["D4p:1", ""], deeds=["place", "place"])
    play(state, "1 do tipi 1", "1 build D4p")
    view = state.observe(0)
    for touch, there in ((Touch(possible=("buy:hunter",)), False), (Touch(possible=("button:end",)), True)):
        markup = str(bison.draw(view, touch, preview.look(view, touch), 0, EN, Frame(374, 640), sitters(2)))
        assert ('id="end-key"' in markup) is there
        assert 'id="market-key"' in markup
