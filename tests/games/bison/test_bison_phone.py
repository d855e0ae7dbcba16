"""The land on a phone that stands upright, late in a game: as large as can be, and what stands on it large enough."""

import re
from itertools import pairwise
from math import hypot

import pytest

pytest.importorskip("prateria.games.bison.table")

from bison_drawn import EN, drawn, games, sitters, tree
from bison_table import table

from prateria.bots.seatview import SeatView
from prateria.bots.think import decide
from prateria.core.rng import Rng
from prateria.games.bison import table as bison
from prateria.games.bison.engine import State, preview
from prateria.games.bison.engine.data import PIECE, TILES, TURNS
from prateria.games.bison.engine.grid import CELL
from prateria.games.bison.table.area.inroom import alike as told_alike
from prateria.games.bison.table.area.inroom import asked_in_room, foreseen_in_room
from prateria.games.bison.table.camp import reach
from prateria.games.bison.table.forecast import beside_own
from prateria.games.bison.table.holder import beside_choices
from prateria.games.bison.table.land.areas import lies_of
from prateria.games.bison.table.land.chips import animals_at, at_number
from prateria.games.bison.table.land.named import half, named_at, names, things
from prateria.games.bison.table.land.shape import WIDE, bounds, middle, shape_of
from prateria.games.bison.table.land.spots import FAR
from prateria.games.bison.table.land.window import in_sight, lying, placement
from prateria.games.bison.table.land.worth import gain, usual, written
from prateria.games.bison.table.layout import arrange
from prateria.games.bison.table.scene import letters
from prateria.games.bison.table.stock import figure, heap
from prateria.games.bison.words import nouns
from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view.frame import Frame
from prateria.view.measure import wrap
from workshop.catalogues import compiled_catalogues

PHONE = (374, 640)  # the stage of one of 390 by 844


def late(seed):
    """Where somebody names an action from the fourth round on, in a game of two computers."""
    state, rng = State.new(2, {}, seed), Rng(seed)
    while state.actors():
        if state.phase == "name" and state.this_round >= 4:
            yield state
        for action in decide(SeatView(state, state.actors()[0]), "normal", rng.fork()).actions:
            state.apply(action)


@pytest.mark.parametrize("seed", [40, 42, 43])
def test_the_tile_in_hand_takes_little_room_from_the_land_and_hunters_are_no_specks(seed):
    lost = []
    for state in late(seed):
        view = state.observe(state.turn)
        box = arrange(*PHONE, 2, state.turn).land
        scale, x, y = placement(view, Touch(), box, box.h, alone=True)
        assert _wide(reach(1, 0, False, (0, 0), letters(scale))) * scale >= 14
        if view.own is None:
            continue
        at = lying(view, Touch(), box, box.h, alone=True)[1].held
        assert at.y > box.h / 2, "above it would lie under the row of the other"
        for mx, my in map(middle, in_sight(view, Touch())):
            dx = max(at.x - x - mx * scale, x + mx * scale - at.x - at.w, 0)
            dy = max(at.y - y - my * scale, y + my * scale - at.y - at.h, 0)
            assert hypot(dx, dy) > 45 * scale, "no tile lies under it"
        lost.append(1 - scale / placement(view._replace(own=None), Touch(), box, box.h, alone=True)[0])
    assert sum(lost) / len(lost) < 0.04
    assert max(lost) < 0.16


@pytest.mark.parametrize("seed", [40, 42, 43])
def test_the_land_does_not_lie_at_one_side_beside_its_keys(seed):
    for state in late(seed):
        view = state.observe(state.turn)._replace(own=None)
        box = arrange(*PHONE, 2, state.turn).land
        (scale, x, _, _), (keys, _) = lying(view, Touch(), box, box.h, alone=True)
        left, _, right, _ = bounds(in_sight(view, Touch()))
        room = box.w - (keys.w if keys.h > keys.w else 0)
        assert abs(x + scale * (left + right) / 2 - room / 2) < 0.12 * box.w
        assert 12 * letters(scale) * scale >= 11, "its numbers can be read"


def test_where_the_land_comes_near_it_is_drawn_as_richly_as_there_is_room_for():
    """It stayed as it is drawn to be read from afar, though a tile was as large as in the first rounds."""
    rich = 0
    for state in games(2, every=1):
        if state.phase != "move":
            continue
        view, picks = state.observe(state.turn), tuple(p for a in state.legal_actions() for p in a.picks)
        markup = str(
            bison.draw(view, Touch((), picks), preview.look(view, Touch()), state.turn, EN, Frame(*PHONE), sitters(2))
        )
        near, fit = (re.search(f'data-{n}="([\\d.]+)', markup) for n in ("near", "fit"))
        if near is None or letters(float(near.group(1))) > FAR:
            continue
        [look] = re.findall('class="(bi-window[^"]*)"', markup)
        assert "far" not in look
        rich += letters(float(fit.group(1))) > FAR
    assert rich


def _wide(path):
    """How wide the rectangle of such a path is, without the air round it."""
    return float(path[path.index("h") + 1 : path.index("v")]) - 2


@pytest.mark.parametrize("big", [1.0, 1.4, 2.1])
def test_the_name_of_a_tile_stands_on_it(big):
    for tile in range(len(TILES)):
        for turn in TURNS:
            x, y = named_at((tile, turn), big)
            for dx, dy in ((0.6, 0), (-0.6, 0), (0, 0.36), (0, -0.36)):
                assert hypot(x + 11.5 * big * dx, y + 11.5 * big * dy) < 47.5
            for spot in shape_of(tile, turn).spots if big < 2 else ():
                px, py = spot.afar if big > FAR else spot.pieces  # where it is drawn then
                assert abs(x - px) > 13 + 6.9 * big or abs(y - py) > 14 + 4.1 * big, "a tipi would hide it"


@pytest.mark.parametrize("big", [1.0, 1.4, 1.6])
def test_a_name_never_wanders_while_pieces_come_and_go(big):
    wandered, last = 0, {}
    for state in late(40):
        view = state.observe(state.turn)
        lies = lies_of(view)
        drawn = "".join(names(view, lies, big, lies))
        found = {name: at for at, name in re.findall(r"<text ([^>]*?)font-size[^>]*>([A-H]\d)<", drawn)}
        wandered += sum(last[name] != at for name, at in found.items() if name in last)
        last |= found
    assert len(last) > 5
    assert not wandered


def test_an_animal_seen_from_afar_bears_its_number_and_nobody_stands_on_it():
    for tile, turn in ((tile, turn) for tile in range(len(TILES)) for turn in TURNS):
        for terrain, n in enumerate(TILES[tile].animals):
            if n:
                x, y = animals_at(tile, turn, terrain, 1.5)
                cx, cy, r = at_number((x, y), 1.5)
                assert hypot(x - cx, y - cy) < r / 2
                pieces = [spot.afar for spot in shape_of(tile, turn).spots]
                assert min(hypot(cx - px, cy - py) for px, py in pieces) > 16, "nobody stands on it"


@pytest.mark.parametrize("seed", [40, 42])
def test_a_name_that_is_shown_lies_under_nothing(seed):
    shown = hidden = 0
    for state in late(seed):
        view = state.observe(state.turn)
        lies, big = lies_of(view), 1.4
        found, (wide, high) = names(view, lies, big, lies), half(big)
        for name in found:
            x, y = float(re.search(r' x="([-\d.]+)"', name)[1]), float(re.search(r' y="([-\d.]+)"', name)[1]) - 4
            assert all(
                abs(x - bx) > w + wide - 0.2 or abs(y - by) > h + high - 0.2 for bx, by, w, h in things(view, lies, big)
            )
        x, y = (float(re.search(rf' {one}="([-\d.]+)"', found[0])[1]) for one in "xy")
        figure = (x, y - 4, 20.0, 12.0)  # what a step brings, written there
        assert found[0] not in names(view, lies, big, lies, [figure]), "nor under what a step brings"
        shown += len(found)
        hidden += len(lies) - len(found)
    assert hidden < shown / 4


def test_of_the_camp_of_the_other_one_each_size_is_told():
    """Two tipis and three canoes lie ready: what they are decides who can take an area."""
    state, ready = table(deeds=["place"] * 2), ("tipi-2", "tipi-4", "canoe-2", "canoe-2", "canoe-4")
    camp = tuple(sum(PIECE[piece] == i for piece in ready) for i in range(len(state.supply[1])))
    state.supply = (state.supply[0], camp)
    strip = next(e for e in tree(drawn(state, 0, size=PHONE)).iter() if e.attrib.get("id") == "player-1")
    said = [text.strip() for text in strip.itertext()]
    assert "2 4" in said
    assert "2 2 4" in said


@pytest.mark.parametrize(("size", "there"), [(PHONE, 1), ((344, 463), 1), ((752, 900), 1), ((1000, 640), 0)])
def test_short_sentences_lie_on_the_land_and_on_nobody(size, there):
    state = table(deeds=["place"] * 2)
    found = [e.attrib for e in tree(drawn(state, 0, size=size)).iter() if "data-says" in e.attrib]
    assert len(found) == there
    plan = arrange(*size, 2, 0)
    for at in found:
        x, y, wide, high = (float(at[name]) for name in ("x", "y", "width", "height"))
        assert x >= plan.land.x
        assert x + wide <= plan.land.x + plan.land.w
        assert plan.strips[1].y + plan.strips[1].h <= y
        assert y + high <= plan.land.y + plan.land.h / 3


@pytest.mark.parametrize("totem", [1, 2])
def test_who_has_the_totem_sees_it_on_a_phone_beside_the_actions_done(totem):
    root = tree(drawn(table(totem=totem, turn=totem), 0, size=PHONE))
    done = next(e for e in root.iter() if e.get("id") == "deeds-done")
    assert ("g" in {e.tag.rpartition("}")[2] for e in done}) == (totem == 1)


def test_a_lesson_that_speaks_of_other_things_gives_the_room_of_the_keys_to_the_land():
    keys, bare = (arrange(*PHONE, 2, 0, bare=less) for less in (False, True))
    assert bare.panel.h < keys.panel.h
    assert bare.land.h == keys.land.h + keys.panel.h - bare.panel.h
    assert (bare.deeds, bare.prices) == ((), ())
    assert bare.buttons[1].y + bare.buttons[1].h <= bare.panel.y + bare.panel.h


@pytest.mark.parametrize("ready", ["tipi-3 tipi-4 canoe-1 canoe-1 canoe-2", "tipi-1 tipi-2 canoe-1 canoe-2"])
def test_what_lies_ready_in_the_camp_does_not_overlap(ready):
    counts = [12, *(ready.split().count(piece) for piece in PIECE if piece != "hunter")]
    box = beside_own(arrange(*PHONE, 2, 0))
    at = [
        (float(x), figure(piece, 0, 0, 0, 24)[1])
        for piece, x in zip(
            sorted({*ready.split()}, key=PIECE.get),
            re.findall(r'class="bi-(?:tipi|canoe)" transform="translate\(([\d.]+)', str(heap(counts, 0, box))),
            strict=True,
        )
    ]
    assert all(x + wide <= following for (x, wide), (following, _) in pairwise(at))
    assert at[-1][0] + at[-1][1] <= box.x + box.w


@pytest.mark.parametrize("acting", [False, True])
@pytest.mark.parametrize("size", [(344, 463), PHONE])
def test_more_than_half_of_the_height_is_the_lands_whatever_is_done(size, acting):
    """It was half of it while an action was named, and the land jumped when something was done."""
    plan = arrange(*size, 2, 0, acting)
    assert plan.land == arrange(*size, 2, 0).land
    assert plan.land.h > 0.6 * size[1] - 4
    assert (plan.buttons is None) == acting


@pytest.mark.parametrize("seed", [40, 42])
def test_the_panel_keeps_its_place_from_the_first_tile_to_the_last_and_through_each_turn(seed):
    """It was 20 to 60 px higher where a land was broad, so it jumped when a tile was laid."""
    found = set()
    for state in late(seed):
        markup = drawn(state, state.turn, size=PHONE)
        found.add(re.search(r'id="land" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"', markup).groups())
    assert len(found) == 1


def test_places_for_a_tile_at_the_edge_are_seen_with_their_names_and_one_that_is_chosen_is_seen_whole():
    for state in late(40):
        state = next(one for one in _laid_next(state) if one.phase == "place")
        view = state.observe(state.turn)
        box = arrange(*PHONE, 2, state.turn, True).land
        for chosen in ((), *((f"cell:{name}",) for name in view.open)):
            scale, x, y = placement(view, Touch(chosen), box, box.h, alone=True)
            for name in view.open:
                mx, my = middle(CELL[name])
                least = WIDE / 2 if chosen == (f"cell:{name}",) else 20
                assert least * scale <= x + mx * scale <= box.w - least * scale
                assert least * scale <= y + my * scale <= box.h - least * scale
        return


def _laid_next(state):
    """The positions that follow until a tile is laid."""
    while state.actors():
        if state.phase == "name":
            state.apply(
                next((a for a in state.legal_actions() if a.picks[:1] == ("deed:place",)), state.legal_actions()[0])
            )
        else:
            state.apply(state.legal_actions()[0])
        yield state


def test_what_is_being_done_stands_where_its_keys_were():
    state = table("", ["D4p:1 D5p:1 E4r:1"], deeds=["place"] * 2)
    assert 'id="doing"' not in drawn(state, 0, size=PHONE)
    state.apply(state.parse("1 do move1 1"))
    [now] = [e for e in tree(drawn(state, 0, size=PHONE)).iter() if e.get("id") == "doing"]
    assert [text.strip() for text in now.itertext()][-2:] == ["Move 1", "1"]
    assert 'id="doing"' not in drawn(state, 0, size=(750, 800))


def test_where_a_space_is_to_be_chosen_the_panel_says_what_will_be_seen_there():
    """It was empty, and half as high as the land."""
    state = table("", ["D4p:1 D5p:1 E4r:1"], deeds=["place"] * 2)
    state.apply(state.parse("1 do gather 1"))
    for size in (PHONE, (344, 463)):
        assert "Touch a marked space" in drawn(state, 0, size=size)
    assert "Touch a marked space" not in drawn(state, 0, size=(750, 800))


def own(figures):
    """How many of them are of whoever acts: what another loses bears its shape."""
    return sum("<g class=" not in figure for figure in figures)


def test_what_a_hunter_loses_wherever_it_goes_is_told_once_on_a_phone():
    """Fourteen times the same figure hid the land."""
    told = 0
    for state in games(2, every=2):
        if state.phase != "move":
            continue
        seat = state.turn
        view, ways = state.observe(seat), [a for a in state.legal_actions() if a.picks[0].startswith("from:")]
        for start in {a.picks[0] for a in ways}:
            found = [a for a in ways if a.picks[0] == start]
            touch, gains = Touch((start,), tuple(a.picks[-1] for a in found)), [gain(view, a) for a in found]
            alike, lies = usual(view, touch), lies_of(view)
            if len(gains) <= 3 and any(gains):  # each of them says what it brings, also nothing
                assert len(written(view, touch, lies, 1, True)) == len(gains)
                continue
            assert own(written(view, touch, lies, 1, False)) == sum(n != 0 for n in gains)
            assert own(written(view, touch, lies, 1, True)) == sum(n != alike for n in gains)
            if not alike:
                continue
            told += 1
            assert alike < 0
            assert gains.count(alike) > len(gains) / 2
            markup = str(bison.draw(view, touch, preview.look(view, touch), seat, EN, Frame(*PHONE), sitters(2)))
            assert f">{told_alike(EN, alike)}<" in markup
    assert told


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
@pytest.mark.parametrize("size", [PHONE, (344, 463)])
def test_what_is_asked_in_the_room_under_the_land_is_never_cut(size, lang):
    w = Words(lang, compiled_catalogues().get(f"prateria/locale/{lang}/LC_MESSAGES/prateria.told"))
    room = arrange(*size, 2, 0, True).told
    laying = next(one for one in _laid_next(State.new(2, {}, 1)) if one.phase == "place")
    beside = beside_choices(laying.observe(laying.turn), Touch((), ("turn:0", "cell:D3")), room)
    assert beside.w < room.w
    rooms = [("place", beside), ("move1", room), ("tipi", room)]
    for deed, where in rooms:
        for gains, alike in (((), 0), ((0, 0), 0), ((1, -2), 0), ((-2,) * 5, -2)):
            wide = room if gains else where  # its hunters come when nothing is turned any more
            assert "…" not in str(asked_in_room(w, wide, deed, gains, alike))
        assert "…" not in str(asked_in_room(w, room, "move1", start=True))
    for warning in (w("A canoe beats any number of hunters."), w("A tipi beats any number of hunters.")):
        assert "…" not in " ".join(wrap(warning, beside.w - 20, 14, 4))


def test_beside_a_tile_that_joins_an_area_stands_what_land_that_is_and_which_part_of_it():
    """ "4 D4" stood there, and the tile was laid on C5."""
    named = 0
    for laying in (one for one in games(2, every=1) if one.phase == "place"):
        view = laying.observe(laying.turn)
        room = beside_choices(view, Touch((), ("turn:0", "cell:D3")), arrange(*PHONE, 2, 0, True).told)
        for place in laying.legal_actions()[:6]:
            touch = Touch(place.picks, ("turn:2",), place)
            changes = preview.look(view, touch).preview.changes
            texts = re.findall(">([^<>]+)</text>", str(foreseen_in_room(EN, changes, room, sitters(2), "", place.cell)))
            joined = [one.area for one in changes if one.area.id[:-1] != place.cell and any(one.area.places)]
            parts = [next(space for space in area.spaces if space.startswith(place.cell)) for area in joined]
            told = {nouns.in_area(EN, area.id, part) for area, part in zip(joined, parts, strict=True)}
            if told.intersection(texts):
                named += 1
                assert not {area.id[:-1] for area in joined}.intersection(texts), "once is enough"
    assert named


def test_edges_of_what_can_be_chosen_are_finer_where_that_is_much():
    """Thick ones round fifteen spaces were all that was seen of the land."""
    seen = set()
    for state in games(2, every=2):
        if state.phase != "move":
            continue
        start = state.legal_actions()[0].picks[0]
        root = tree(drawn(state, state.turn, [start], size=PHONE))
        [look] = [e.get("class").split() for e in root.iter() if e.get("id") == "land"]
        open_ = [e for e in root.iter() if {"bi-spot", "possible"} <= set(e.get("class", "").split())]
        seen |= {"many", "spread"}.intersection(look)
        assert not {"many", "spread"} <= set(look)
        assert "many" not in look or len(open_) > 3
    assert "many" in seen
