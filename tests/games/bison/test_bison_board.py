"""The land: tiles, cells, what adjoins what, areas kept up to date against a search for them."""

from functools import cache
from math import cos, radians, sin, sqrt

import pytest
from bison_table import last_turn, table
from playing import choose

from prateria.core.rng import Rng
from prateria.games.bison.engine import State
from prateria.games.bison.engine.board import BIT, bits, board, start
from prateria.games.bison.engine.data import LAID, RIVER, START, TILE, TILES, TURNS
from prateria.games.bison.engine.grid import (
    AT,
    CELL,
    CELLS,
    DISTANCE,
    MEETING,
    NEIGHBOURS,
    PLACES,
    SPACE,
    SPACES,
    STARTS,
    TOTEM_CORNER,
    space,
)

STEPS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
RULESETS = ("bison", "apacze")


@cache
def boards():
    """All the land that some games laid, step by step."""
    found = []
    for ruleset in RULESETS:
        for seats in (2, 4):
            state, rng = State.new(seats, {"ruleset": ruleset}, seed=seats), Rng(seats)
            while state.actors():
                if not found or found[-1] is not state.board:
                    found.append(state.board)
                state.apply(choose(state, rng))
    return found


def corner(cell, i):
    """Where a corner lies on the paper, counted clockwise from the top one."""
    q, r = PLACES[cell]
    angle = radians(60 * i - 90)
    return round(sqrt(3) * (q + r / 2) + cos(angle), 6), round(1.5 * r + sin(angle), 6)


@pytest.mark.rule("BI-01")
def test_the_tiles_of_the_box():
    assert len(TILES) == 21
    assert [tile.id for tile in TILES[:3]] == ["S1", "S2", "S3"]
    for tile in TILES:
        assert sum(tile.animals) == 3
        assert set(tile.sides) == {"P", "M"}, "a prairie and a mountain"
    assert [sum(kind) for kind in zip(*(tile.animals for tile in TILES), strict=True)] == [21, 21, 21]


@pytest.mark.rule("BI-01", "BI-07")
def test_the_river_lies_between_the_other_two():
    for turns in LAID:
        for sides, (a, b) in turns:
            assert a < b
            assert {*sides[a:b]} != {*sides[b:], *sides[:a]}
            assert len({*sides[a:b]}) == len({*sides[b:], *sides[:a]}) == 1


@pytest.mark.rule("BI-06", "BI-07")
def test_a_turned_tile():
    for tile, turns in zip(TILES, LAID, strict=True):
        for turn, (sides, river) in zip(TURNS, turns, strict=True):
            assert "".join("PM"[sides[(side + turn) % 6]] for side in range(6)) == tile.sides
            assert {(c - turn) % 6 for c in river} == {c for c in range(6) if tile.sides[c - 1] != tile.sides[c]}


@pytest.mark.rule("BI-05", "BI-06")
def test_sides_and_corners_as_on_paper():
    where = {}
    for cell in range(len(CELLS)):
        for i in range(6):
            where.setdefault(corner(cell, i), set()).add((cell, i))
            other = NEIGHBOURS[cell][i]
            if other >= 0:
                assert NEIGHBOURS[other][(i + 3) % 6] == cell
                assert i % 2 != (i + 3) % 2, "a convex side meets a concave one"
                shared = {corner(cell, i), corner(cell, (i + 1) % 6)}
                assert shared == {corner(other, (i + 3) % 6), corner(other, (i + 4) % 6)}
    for meeting in where.values():
        for cell, i in meeting:
            assert {*MEETING[cell][i], (cell, i)} == meeting


@pytest.mark.rule("BI-06")
def test_a_tile_fits_in_three_turns_everywhere():
    state = table(hands=["T05"])
    state.apply(state.parse("1 do place 1"))
    found = [action[2:] for action in state.legal_actions()]
    assert found == [(CELLS[cell], turn) for cell in state.board.open for turn in (0, 2, 4)]


@pytest.mark.rule("BI-08")
def test_the_start_tiles_and_the_totem():
    view = State.new(2, seed=1).observe(None)
    assert view.cells == (("D4", "S1", 2), ("E4", "S2", 4), ("D5", "S3", 0))
    assert tuple(PLACES[cell] for cell in STARTS) == ((0, 0), (1, 0), (0, 1)) == tuple(place[:2] for place in START)
    assert {cell for cell, _ in MEETING[STARTS[0]][TOTEM_CORNER]} == set(STARTS[1:])


def test_names_of_cells():
    assert len(set(CELLS)) == 48
    for row in range(1, 9):
        names = [name for name in CELLS if name.endswith(str(row))]
        assert names == sorted(names)
    # the letter is the column as one sees it: cells of one letter lie below each other, half a cell to and fro
    for (q, r), name in zip(PLACES, CELLS, strict=True):
        assert 0 <= q + r / 2 - ("ABCDEFGH".index(name[0]) - 3) < 1
    assert [SPACES[space(CELL["D4"], terrain)] for terrain in range(3)] == ["D4p", "D4m", "D4r"]
    assert [SPACES[SPACE[name]] for name in SPACES] == list(SPACES)


def adjoining(land):
    """BI-09, read off the paper: pairs of spaces one step apart."""
    tiles = {cell: divmod(n, 3) for cell, n in enumerate(land.laid) if n >= 0}
    sides, mouths, pairs = {}, {}, set()
    for cell, (tile, third) in tiles.items():
        pairs |= {(space(cell, 0), space(cell, RIVER)), (space(cell, 1), space(cell, RIVER))}
        for i in range(6):
            terrain = "PM".index(TILES[tile].sides[(i - 2 * third) % 6])
            edge = frozenset((corner(cell, i), corner(cell, (i + 1) % 6)))
            sides.setdefault(edge, []).append(space(cell, terrain))
            if TILES[tile].sides[(i - 2 * third) % 6] != TILES[tile].sides[(i - 2 * third - 1) % 6]:
                mouths.setdefault(corner(cell, i), []).append(space(cell, RIVER))
    for meeting in (*sides.values(), *mouths.values()):
        pairs |= {(a, b) for a in meeting for b in meeting if a != b}
    return pairs | {(b, a) for a, b in pairs}


def flood(land, pairs):
    """BI-10 by search: the areas as sets of spaces."""
    rest, found = {s for s in range(len(SPACES)) if land.laid[s // 3] >= 0}, set()
    while rest:
        area, edge = set(), {min(rest)}
        while edge:
            area |= edge
            edge = {b for a, b in pairs if a in edge and a % 3 == b % 3} - area
        rest -= area
        found.add(frozenset(area))
    return found


@pytest.mark.rule("BI-09")
def test_neighbours_against_the_paper():
    for land in boards():
        pairs = adjoining(land)
        assert {(a, b) for a in range(len(SPACES)) for b in bits(land.near[a])} == pairs


@pytest.mark.rule("BI-09", "BI-23")
def test_three_steps_against_a_search():
    for land in boards()[::4]:
        pairs = adjoining(land)
        for first in {a for a, _ in pairs}:
            reached = {first}
            for _ in range(3):
                reached |= {b for a, b in pairs if a in reached}
            assert set(bits(land.far(first))) == reached - {first} == set(land.within(first, True))
            assert set(land.within(first, False)) == {b for a, b in pairs if a == first}


@pytest.mark.rule("BI-09")
def test_prairie_to_mountain_of_one_tile_goes_through_the_river():
    for land in boards():
        for cell in (c for c, n in enumerate(land.laid) if n >= 0):
            assert not land.near[space(cell, 0)] & BIT[space(cell, 1)]
            ashore = {s for s in bits(land.near[space(cell, RIVER)]) if s % 3 != RIVER}
            assert ashore == {space(cell, 0), space(cell, 1)}


@pytest.mark.rule("BI-10")
def test_areas_against_flood_fill():
    assert len(boards()) > 40
    for land in boards():
        areas = flood(land, adjoining(land))
        assert {frozenset(bits(mask)) for mask, _ in land.areas.values()} == areas
        for area in areas:
            root = min(area)
            assert {land.root[s] for s in area} == {root}
            assert land.areas[root][1] == sum(TILES[land.laid[s // 3] // 3].animals[s % 3] for s in area)
        assert all(root < 0 for s, root in enumerate(land.root) if land.laid[s // 3] < 0)


@pytest.mark.rule("BI-10")
def test_rivers_that_meet_at_corners():
    view = last_turn("F4:T09:4 E5:T17:0 E6:T18:2").observe(None)
    assert {area.spaces for area in view.areas if area.terrain == "river"} == {
        ("D4r", "D5r"), ("E4r", "F4r", "E5r"), ("E6r",),
    }  # fmt: skip


@pytest.mark.rule("BI-10")
def test_land_is_the_same_in_whatever_order_it_was_laid():
    land = boards()[-1]
    tiles = [(c, n // 3, n % 3 * 2) for c, n in enumerate(land.laid) if n >= 0 and c not in STARTS]
    for seed in range(6):
        again = board("apacze", tuple(Rng(seed).shuffled(tiles)))
        assert (again.laid, again.near, again.root, again.areas, again.open) == (
            land.laid, land.near, land.root, land.areas, land.open,
        )  # fmt: skip


@pytest.mark.rule("BI-11", "BI-12")
def test_open_cells():
    for land in boards():
        for cell in range(len(CELLS)):
            beside = any(land.laid[other] >= 0 for other in NEIGHBOURS[cell] if other >= 0)
            assert (cell in land.open) == (land.laid[cell] < 0 and beside and DISTANCE[cell] <= land.limit)
        assert land.open, "a legal cell always exists"
        assert list(land.open) == sorted(land.open)


@pytest.mark.rule("BI-12")
@pytest.mark.parametrize(("ruleset", "rings"), [("bison", (3, 9, 15)), ("apacze", (3, 9, 15, 21))])
def test_how_far_the_table_reaches(ruleset, rings):
    ring, seen = set(STARTS), set(STARTS)
    for number in rings:
        assert len(ring) == number
        ring = {AT[q + a, r + b] for q, r in (PLACES[c] for c in ring) for a, b in STEPS if (q + a, r + b) in AT} - seen
        seen |= ring
    land, tiles = start(ruleset), list(range(3, len(TILES)))
    reached = set(STARTS)
    while tiles:  # always as far out as it goes
        cell = max(land.open, key=lambda c: DISTANCE[c])
        land = land.lay(cell, tiles.pop(), 0)
        reached |= {cell, *land.open}
    assert max(DISTANCE[c] for c in reached) == len(rings) - 1


@pytest.mark.parametrize(
    "tiles", [((CELL["A4"], 5, 0),), ((CELL["D3"], 5, 1),), ((CELL["D3"], 5, 0), (CELL["D3"], 6, 0)), ((99, 5, 0),)]
)
def test_land_that_cannot_be(tiles):
    with pytest.raises(ValueError, match=r"cell|cannot"):
        board("bison", tiles)


def test_tiles_are_found_by_name():
    assert [TILES[TILE[tile.id]] for tile in TILES] == list(TILES)
