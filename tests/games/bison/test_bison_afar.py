"""Where the land is seen from afar, pieces stay on their own tile and clear of each other, and can be read."""

import re
from itertools import combinations, product
from math import dist

import pytest

pytest.importorskip("prateria.games.bison.table")

from prateria.games.bison.engine.data import RIVER, TILES, TURNS
from prateria.games.bison.table.camp import boxes, camp
from prateria.games.bison.table.land.afar import afar
from prateria.games.bison.table.land.shape import rounded, shape_of
from prateria.games.bison.table.land.spots import FAR

ALL = ((1, 0), (4, 0), (0, 1), (0, 4), (1, 2), (3, 2))
"""Hunters, and the size of a tipi or canoe."""
BORDER = [point for side in range(6) for point in rounded(side)[:-1]]


def beyond(x, y):
    """How far a point lies outside the border of a tile; 0 inside."""
    inside, far = False, 1000.0
    for (ax, ay), (bx, by) in zip(BORDER, BORDER[1:] + BORDER[:1], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
        t = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / dist((ax, ay), (bx, by)) ** 2
        t = min(max(t, 0), 1)
        far = min(far, dist((x, y), (ax + t * (bx - ax), ay + t * (by - ay))))
    return 0 if inside else far


def corners(box):
    """Of what is drawn in it: no piece fills the corners of its rectangle."""
    x, y, w, h = box
    yield from ((x + w * dx, y + h * dy) for dx in (-0.75, 0.75) for dy in (-0.75, 0.75))
    yield from ((x - w, y), (x + w, y), (x, y - h), (x, y + h))


@pytest.mark.parametrize("big", [1.4, 1.8, 2.1])
@pytest.mark.parametrize("turn", TURNS)
def test_no_piece_reaches_over_the_border_of_its_tile_or_onto_the_next_one(turn, big):
    assert big > FAR
    for number in range(len(TILES)):
        shape = shape_of(number, turn)
        for terrain, spot in enumerate(shape.spots):
            near = min(dist(spot.afar, at) for at in shape.stream)
            assert near < 11 if terrain == RIVER else near > 20.9, "nobody takes it for the other"
            for hunters, size in ALL:
                for box in boxes(hunters, size, terrain == RIVER, spot.afar, big):
                    assert max(beyond(*at) for at in corners(box)) < 2.5, (number, terrain, hunters, size)
        for one, other in combinations(shape.spots, 2):
            assert dist(one.afar, other.afar) >= 30


@pytest.mark.parametrize("big", [1.4, 1.8])
@pytest.mark.parametrize("turn", TURNS)
def test_whatever_stands_on_the_three_spaces_of_a_tile_nothing_lies_over_another(turn, big):
    """A canoe, hunters and two tipis were one heap."""
    for number in range(len(TILES)):
        groups = [
            [box for hunters, size in ALL for box in boxes(hunters, size, terrain == RIVER, spot.afar, big)]
            for terrain, spot in enumerate(shape_of(number, turn).spots)
        ]
        for some, others in combinations(groups, 2):
            for (x, y, w, h), (a, b, c, d) in product(some, others):
                assert abs(x - a) > w + c - 0.5 or abs(y - b) > h + d - 0.5, (number, turn)


def test_of_every_group_of_hunters_seen_from_afar_there_is_one_and_how_many_it_is():
    """One alone looked like two of them."""
    for hunters in (1, 2, 5):
        for space, size in (("D4p", 0), ("D4p", 2), ("D4r", 0), ("D4r", 1)):
            markup = "".join(map(str, camp(0, space, hunters, size, (0, 0), {}, 1.6)))
            assert markup.count("bi-hunter") == 1
            assert re.findall(r"bi-many[^>]*><text[^>]*>(\d)<", markup.replace("</circle>", "")) == [str(hunters)]


@pytest.mark.parametrize("big", [1.4, 1.8, 2.1])
def test_numbers_seen_from_afar_are_as_large_as_all_letters_there(big):
    for hunters, size in ALL:
        for space in ("D4r", "D4p"):
            for part in camp(0, space, hunters, size, (0, 0), {}, big):
                for scale, font in sizes(str(part)):
                    assert scale * font >= 12 * big * 0.94


@pytest.mark.parametrize("big", [1.4, 1.8, 2.1])
def test_the_numbers_of_a_tipi_and_of_the_hunters_beside_it_do_not_stand_in_a_line(big):
    """A tipi 2 and two hunters read as 22."""
    for river in (False, True):
        (_, top, scale), _, (_, y, r), _ = afar(2, 2, river, big)
        assert y + 0.6 * r < top + 28 * scale - 0.36 * 12 * big


def sizes(markup):
    """The scale of each piece, and how high its letters are drawn."""
    scale = re.search(r"scale\(([\d.]+)", markup.partition(">")[0])
    fonts = re.findall(r'font-size="([\d.]+)"', markup)
    return [(float(scale[1]) if scale else 1.0, float(font)) for font in fonts]


@pytest.mark.parametrize("big", [1.0, 1.2, 1.4, 1.8])
def test_beside_what_is_built_one_hunter_stands_in_sight_and_the_number_says_how_many(big):
    """Two of them hid half of the tipi; and their number all but the hair of one."""
    for space in ("D4p", "D4r"):
        built, _, number = map(str, camp(0, space, 3, 2, (0, 0), {}, big))
        assert "bi-canoe" in built or "bi-tipi" in built
        assert ">3<" in number
    *_, (x, y, w, h), (cx, cy, r, _) = boxes(3, 2, False, (0, 0), big)
    assert cy + r < y + h / 2 or cx - r > x - w / 2, "the body is free"
