"""The map and the legend of Wendake: nothing is cut, nothing lies over another; who comes from where, and who falls."""

from xml.etree import ElementTree

import pytest
from wendake_table import position

from prateria.games.wendake.engine.events import Fought, GhostActed, Moved, NativeLost, NativesCame, Raided, Transferred
from prateria.games.wendake.engine.state import State
from prateria.games.wendake.table.map.art import draw_map
from prateria.games.wendake.table.map.folk import fallen, origins
from prateria.games.wendake.table.map.names import named, title
from prateria.games.wendake.table.map.scenery import Land, growth
from prateria.games.wendake.table.map.shape import map_shape
from prateria.games.wendake.table.map.space import BADGE, HEAPS, room, spots
from prateria.games.wendake.table.panes.legend import PAGES, legend
from prateria.games.wendake.table.places import places
from prateria.games.wendake.words.nouns import step_text
from prateria.kit.touch import Touch
from prateria.kit.words import LANGUAGES, Words
from prateria.view.box import Box
from prateria.view.measure import width

PANES = [(340, 262), (344, 278), (370, 430), (432, 490), (744, 390), (600, 640)]
"""The room for the map on phones of 360 by 640 and 390 by 844, on tablets, on a large screen."""
every_language = pytest.mark.parametrize("lang", list(LANGUAGES))


def pictures(parts):
    return ElementTree.fromstring(f"<svg>{''.join(map(str, parts))}</svg>")


def texts(parts):
    return ["".join(e.itertext()) for e in pictures(parts).iter("text")]


@every_language
@pytest.mark.parametrize("broad", [False, True])
@pytest.mark.parametrize("pane", PANES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_names_are_whole_and_beside_the_people(seats, pane, broad, lang):
    w, view = Words(lang), State.new(seats, seed=1).observe(0)
    shape = map_shape(seats, *pane, broad)
    assert not [text for text in texts(draw_map(w, view, Touch(), (), (), Box(0, 0, *pane), broad)) if "…" in text]
    for place in view.territories:
        box = shape.boxes[place.id]
        village = place.home is not None
        takes = named(w, place, box.w)[1]
        inside = room(box, len(place.areas), 1 if village else HEAPS, takes, BADGE if village else 0)
        name = inside.name
        for slot in inside.slots:
            beside = name.x + name.w <= slot.x + 0.1 or name.y + name.h <= slot.y + 2
            assert beside, (place.id, name, slot)
        if village:
            [line] = pictures([title(w, place, name)]).iter("text")  # one line: its number says as much
            end = float(line.attrib["x"]) + width("".join(line.itertext()), 12) * 1.1
            assert end <= box.x + box.w + 9


@every_language
@pytest.mark.parametrize("pane", [*PANES, (340, 200)])
def test_the_legend_is_whole(pane, lang):
    w = Words(lang)
    pages = legend(w, Box(0, 0, *pane), 0)
    assert 1 <= len(pages) <= PAGES
    assert len(pages) == 1 or all(
        [e.attrib["data-pane"] for e in pictures(page).iter() if "data-pane" in e.attrib] for page in pages
    )
    said = [text for page in pages for text in texts(page)]
    assert not [text for text in said if "…" in text]
    for page in pages:
        for e in pictures(page).iter("text"):
            if "t-mid" not in e.attrib.get("class", ""):
                assert 0 <= float(e.attrib["x"]) + width(e.text, 12) * 0.9 <= pane[0]
                assert 8 <= float(e.attrib["y"]) <= pane[1]
    everything = " ".join(said)
    for step in ("harvest", "fire", "ritual"):
        assert step_text(w, step).split()[-1] in everything


@pytest.mark.parametrize("pane", [(370, 500), (472, 474), (752, 375)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_areas_can_be_touched_and_people_be_seen(seats, pane):
    """On a phone and on tablets, upright and lying."""
    view, shape = State.new(seats, seed=1).observe(0), map_shape(seats, *pane, None if pane[0] > 400 else False)
    for place in view.territories:
        box = shape.boxes[place.id]
        village = place.home is not None
        badge = BADGE if village else 0
        inside = room(box, len(place.areas), 1 if village else HEAPS, named(Words("en"), place, box.w)[1], badge)
        assert min(slot.w for slot in inside.slots) >= 26, place.id
        [spot] = spots(inside.people, [(0, 1)])
        assert spot.h >= 18, place.id
        assert all(box.x <= slot.x and slot.x + slot.w <= box.x + box.w + 1 for slot in inside.slots), place.id


def test_who_comes_from_where():
    came = origins(
        [
            NativesCame(0, (1, 0, 3)),
            Moved(1, "V2", "B1", "B1.0"),
            Transferred(0, "C.1", "hunter", False),
            GhostActed("pathfinder", back=1),
        ]
    )
    assert came["V1.0", 0] == ("H1", 1)
    assert came["V1", 0] == ("C.1", 1)  # the latest
    assert came["B1.0", 1] == ("V2", 1)
    assert came["C.1", 0] == ("V1.1", 1)
    assert came["V2", 1] == ("H2", 1)
    assert origins([GhostActed("pathfinder")]) == {}  # nobody was in its long house


@pytest.mark.rule("WE-43")
@pytest.mark.rule("WE-44")
def test_who_falls_and_goes_to_the_long_house():
    assert fallen([Fought(0, "V1", "B1", 1)]) == [("warrior", 0, "B1"), ("warrior", 1, "B1")]
    assert fallen([Raided(0, "V1", "B1.0", 1, "woman")]) == [("woman", 1, "B1.0")]
    assert fallen([Raided(0, "V1", "B1.0", 1, "warrior")]) == [("warrior", 1, "B1.0"), ("warrior", 0, "B1.0")]
    assert fallen([NativeLost(1, "hunter", "V2.1")]) == [("hunter", 1, "V2.1")]
    assert fallen([GhostActed("raiders", "C", True)]) == [("warrior", 0, "C"), ("warrior", 1, "C")]
    assert fallen([GhostActed("raiders", "C", False), Moved(0, "V1", "C", "")]) == []


def test_on_the_picture_they_start_from_the_long_house_and_end_in_it():
    state = position(2, house={0: (1, 1, 1), 1: (0, 0, 2)}, standing={"V1": (5, 0), "V2": (0, 5)})
    box = Box(0, 0, 600, 500)

    def pieces(news):
        found = pictures(draw_map(Words("en"), state.observe(0), Touch(), (), news, box)).iter()
        return {e.attrib["id"]: e.attrib for e in found if "data-x" in e.attrib}

    still = pieces(())
    assert not [name for name, piece in still.items() if "data-from" in piece]
    assert [name for name, piece in still.items() if "data-fades" in piece] == [
        "woman-home-0-0", "hunter-home-0-0", "warrior-home-0-0", "warrior-home-1-1",
    ]  # fmt: skip
    came = pieces([NativesCame(0, (2, 0, 1))])
    assert {name for name, piece in came.items() if "data-from" in piece} == {
        "woman-V1-0-0-4", "woman-V1-0-0-5", "warrior-V1-0-5",
    }  # fmt: skip
    gone = pieces([Fought(1, "V2", "B1", 0)])
    assert {name for name, piece in gone.items() if "data-from" in piece} == {"warrior-home-0-0", "warrior-home-1-1"}


@pytest.mark.parametrize("pane", PANES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_landscape_is_little_and_made_once(seats, pane):
    """All trees of one look are one thing, and the land is not read again by a redraw that moves people."""
    view, box = State.new(seats, seed=1).observe(0), Box(0, 0, *pane)
    scene, land, *_ = draw_map(Words("en"), view, Touch(), (), (), box)
    assert scene.count("<path") < 25
    assert 'id="scene"' in scene
    assert "scene-growth" in land
    moved = draw_map(Words("en"), view, Touch(possible=("from:V1",)), (), (), box)
    assert moved[0] == scene
    assert moved[1] != land


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_grows_where_people_stand(seats):
    view, shape = State.new(seats, seed=1).observe(0), map_shape(seats, 620, 520)
    for place in view.territories:
        inside = room(shape.boxes[place.id], len(place.areas), HEAPS)
        bare = growth(shape, (Land(place.id, "outland", inside),))
        trunks = "".join(e.attrib["d"] for e in pictures([bare]).iter("path") if e.attrib["class"] == "we-trunk")
        for x, y in [tuple(map(float, part.split("v")[0].split())) for part in trunks.split("M")[1:]]:
            assert shape.at(x, y) == place.id
            assert not any(s.x < x < s.x + s.w and s.y < y < s.y + s.h for s in inside.slots), (place.id, x, y)


def test_the_ground_of_a_sentinel_and_that_of_an_area_have_names_of_their_own():
    """What was moved is marked by these names (`places`): no two are the same, and each is drawn."""
    state = position(2, standing={"V2": (0, 3), "C": (1, 1)}, areas={"C.1": "1 warrior"})
    drawn = pictures(draw_map(Words("en"), state.observe(0), Touch(), (), (), Box(0, 0, 600, 500))).iter()
    names = [e.attrib["data-place"] for e in drawn if "data-place" in e.attrib]
    assert len(names) == len(set(names))
    for event in (Moved(1, "V2", "C", ""), Moved(1, "V2", "C", "C.1"), Fought(0, "V1", "V2", 1)):
        [place] = places(event)
        assert place.partition("|")[0] in names
