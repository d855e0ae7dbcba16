"""The second half of a game on a phone: a land of up to fifteen tiles, and what is chosen on it. BI-11, BI-19."""

import re
from math import hypot

import pytest

pytest.importorskip("prateria.games.bison.table")

from bison_drawn import EN, drawn, games, sitters, tree
from bison_table import table
from test_bison_nearer import asked
from test_bison_phone import PHONE, _laid_next, late

from prateria.games.bison import table as bison
from prateria.games.bison.engine import preview
from prateria.games.bison.engine.data import TILES, TURNS
from prateria.games.bison.engine.grid import CELL
from prateria.games.bison.table.land.areas import lies_of
from prateria.games.bison.table.land.shape import WIDE, middle
from prateria.games.bison.table.land.tiles import fauna
from prateria.games.bison.table.land.window import placement
from prateria.games.bison.table.land.worth import signed, written
from prateria.games.bison.table.layout import arrange
from prateria.kit.touch import Touch
from prateria.view.frame import Frame

SMALL = (344, 463)
"""That of one of 360 by 640."""


@pytest.mark.parametrize("seed", [40, 42])
@pytest.mark.parametrize("size", [PHONE, SMALL])
def test_of_the_late_land_all_that_is_written_is_as_large_as_can_be_read(size, seed):
    """Fifteen tiles had letters and numbers of 9 to 10 pixels, tipis of 5 in what is told of an area."""
    tiles = 0
    for state in late(seed):
        view = state.observe(state.turn)
        tiles = max(tiles, len(view.cells))
        areas = [area.spaces[0] for area in view.areas if any(area.places)][:3]
        laying_ = next(_laid_next(state), None)
        pictures = [drawn(state, state.turn, size=size, looked_at=at) for at in ("", *areas)]
        if laying_ is not None and laying_.phase == "place":
            pictures.append(drawn(laying_, laying_.turn, size=size))
        for markup in pictures:
            for px, text in _written_in(tree(markup)):
                assert px >= 11, (text, px)
    assert tiles >= 15


def _written_in(element, scale=1.0):
    """Every text in an element with its size in pixels."""
    for factor in re.findall(r"scale\(([\d.]+)", element.get("transform") or ""):
        scale *= float(factor)
    if element.get("font-size") and (text := "".join(element.itertext()).strip()):
        yield float(element.get("font-size")) * scale, text
    for kid in element:
        yield from _written_in(kid, scale)


def test_from_afar_each_kind_of_animals_is_one_sign_with_its_number_also_of_one():
    """Numbers of 2 and 3 lay on discs beside an animal, those of 1 were missing."""
    for tile in range(len(TILES)):
        for turn in TURNS:
            for big in (1, 1.6):
                markup = str(fauna(tile, turn, (0, 0), big))
                assert re.findall(r">(\d)</text>", markup) == [str(n) for n in TILES[tile].animals if n]
                assert ("<circle" in markup.replace('class="bi-eye"', "")) >= (big == 1)
                assert big == 1 or "bi-count" not in markup


@pytest.mark.parametrize("size", [PHONE, SMALL])
def test_places_for_a_tile_are_whole_fields_within_the_frame_and_clear_of_the_land(size):
    """Those at the edge were cut in half."""
    state = next(one for state in late(40) for one in _laid_next(state) if one.phase == "place")
    view = state.observe(state.turn)
    root = tree(drawn(state, state.turn, size=size))
    box = arrange(*size, 2, state.turn, True).land
    scale, x, y = placement(view, Touch(), box, box.h, alone=True)
    fields = [e for e in root.iter() if e.get("class") == "bi-cell"]
    assert len(fields) == len(view.open)
    for name, field in zip(view.open, fields, strict=True):
        dx, dy, small = map(float, re.findall(r"[-\d.]+", field.get("transform")))
        cx, cy = (n * small + d for n, d in zip(middle(CELL[name]), (dx, dy), strict=True))
        assert WIDE / 2 * small * scale - 1 <= x + cx * scale <= box.w + 1 - WIDE / 2 * small * scale
        assert 60 * small * scale - 1 <= y + cy * scale <= box.h + 1 - 60 * small * scale
        assert hypot(cx - middle(CELL[name])[0], cy - middle(CELL[name])[1]) + WIDE / 2 * small < WIDE / 2, "on no tile"


def test_where_a_hunter_can_go_comes_near_once_it_is_chosen_though_the_hunters_stand_far_apart():
    near = 0
    for state in asked(2, 40):
        starts = {one.picks[0] for one in state.legal_actions() if state.phase == "move" and state.this_round >= 3}
        for start in sorted(starts):
            markups = [drawn(state, state.turn, touches, size=PHONE) for touches in ((), (start,))]
            before, after = (next(e for e in tree(markup).iter() if e.get("id") == "pan") for markup in markups)
            if before.get("data-near") is None and after.get("data-near"):
                near += 1
                assert before.get("data-turn") != after.get("data-turn"), "the page brings it near"
    assert near


def test_what_is_only_taken_from_another_is_written_where_it_would_be_with_the_shape_of_who_loses_it():
    """A move that brought nothing bore no number, though it cost the other four animals."""
    told = 0
    for state in games(2, every=2):
        if state.phase != "move":
            continue
        seat = state.turn
        view, other = state.observe(seat), 1 - seat
        for action in state.legal_actions():
            mine, theirs = (_after(view, action)[one] for one in (seat, other))
            touch = Touch(action.picks[:1], action.picks[1:])
            if mine or theirs >= 0:
                continue
            told += 1
            [figure] = written(view, touch, lies_of(view), 1, False)
            assert f">{signed(theirs)}<" in figure
            assert f'class="s{other}"' in figure
            assert "loss" not in figure, "nothing that one loses oneself"
            markup = str(bison.draw(view, touch, preview.look(view, touch), seat, EN, Frame(*PHONE), sitters(2)))
            assert f"({signed(theirs)})" in markup, "and told below"
    assert told


def _after(view, action):
    return [then - now for now, then in preview.counted(view, preview.preview(view, action))]


def test_the_turn_is_announced_on_a_phone_for_a_moment_and_once_for_each_action():
    state = table(deeds=["place"] * 2)
    signs = {
        size: re.findall(r'id="(yours-[^"]+)"', drawn(state, state.turn, size=size)) for size in (PHONE, (742, 600))
    }
    assert [len(found) for found in signs.values()] == [1, 0]
    assert "yours-" not in drawn(state, 1 - state.turn, size=PHONE)
    chosen = drawn(state, state.turn, ["deed:move1"], size=PHONE)
    assert re.findall(r'id="(yours-[^"]+)"', chosen) == signs[PHONE], "it does not come again at a touch"
