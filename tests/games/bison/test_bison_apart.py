"""On the land no number hides another, and hardly a piece lies under one, in whole games. BI-07, BI-13."""

from itertools import combinations
from math import dist

import pytest

pytest.importorskip("prateria.games.bison.table")

from bison_drawn import drawn, tree
from bison_table import table

from prateria.bots.seatview import SeatView
from prateria.bots.think import decide
from prateria.core.rng import Rng
from prateria.games.bison.engine import State
from prateria.games.bison.engine.data import TILES
from prateria.games.bison.engine.grid import CELL
from prateria.games.bison.table.camp import boxes
from prateria.games.bison.table.land.areas import edged, lies_of, spot_of
from prateria.games.bison.table.land.chips import animals_at, at_number
from prateria.games.bison.table.land.shape import middle

AS_LARGE = [1.0, 1.2, 1.4, 1.7, 2.1]
"""Letters, from a tablet to the late land on a small phone."""
TOUCHING = 2.5  # in the measure of the land: the rims of two discs


def late(seats, seed, level):
    """Every position of a game from the third round on in which an action is named."""
    state, rng = State.new(seats, {}, seed), Rng(seed)
    while state.actors():
        if state.phase == "name" and state.this_round >= 3:
            yield state
        for action in decide(SeatView(state, state.actors()[0]), level, rng.fork()).actions:
            state.apply(action)


def herds(lies, big):
    """The middle and the radius of each number of animals."""
    for name, lie in lies.items():
        x, y = middle(CELL[name])
        for terrain, n in enumerate(TILES[lie[0]].animals):
            if n:
                dx, dy = animals_at(*lie, terrain, big)
                yield at_number((x + dx, y + dy), big)


def camps(view, lies, big):
    """What is seen of each camp, and the number of its hunters, if there are several."""
    for space in view.spaces:
        if space.seat is not None:
            found = boxes(space.hunters, space.size, space.terrain == "river", spot_of(space.id, lies, big), big)
            number = found.pop() if space.hunters > 1 else None
            yield found, number and (number[0], number[1], number[2] / 0.9)


def over(one, other):
    """How far one disc lies over the other."""
    return one[2] + other[2] - dist(one[:2], other[:2])


@pytest.mark.parametrize(
    ("seats", "seed", "level"), [(2, 40, "normal"), (2, 3, "normal"), (3, 5, "first"), (4, 7, "first")]
)
def test_no_number_hides_another_and_hardly_a_piece_lies_under_one(seats, seed, level):
    numbers = under = 0
    for state in late(seats, seed, level):
        view = state.observe(None)
        lies = lies_of(view)
        for big in AS_LARGE:
            animals, there = list(herds(lies, big)), list(camps(view, lies, big))
            discs = [*animals, *(number for _, number in there if number)]
            assert all(over(one, other) < TOUCHING for one, other in combinations(discs, 2))
            for x, y, r in discs:
                for x2, y2, w, h in (box for found, number in there if number != (x, y, r) for box in found):
                    under += min(0.75 * r + w - abs(x - x2), 0.75 * r + h - abs(y - y2)) > TOUCHING
            numbers += len(discs)
    assert under < 0.01 * numbers, "the end of a canoe on the next tile"


def test_numbers_are_drawn_over_all_that_stands_there():
    state = next(late(2, 40, "normal"))
    layers = list(next(e for e in tree(drawn(state, 0)).iter() if e.get("id") == "pan"))
    at = {name: i for i, layer in enumerate(layers) for e in layer.iter() for name in [e.get("id") or ""] if name}
    pieces = [i for name, i in at.items() if name[:2] in ("h0", "h1", "b0", "b1")]
    hunters = [i for name, i in at.items() if name[:2] in ("n0", "n1")]
    animals = [i for i, layer in enumerate(layers) if any("bi-count" in (e.get("class") or "") for e in layer.iter())]
    assert pieces
    assert hunters
    assert max(pieces) < max(animals) < min(hunters)


def test_the_outline_of_an_area_in_which_nobody_leads_alone_has_the_colours_of_all_who_lead():
    view = table("", ["D4p:2", "D4m:1"]).observe(None)
    area = next(area for area in view.areas if "D4p" in area.spaces)
    tied = area._replace(places=(1, 1, 3))
    lines = [e for e in tree(f"<svg>{edged(tied, lies_of(view))}</svg>") if e.get("class") == "bi-area ground tied"]
    seats = [e.get("class") for line in lines for e in line.iter() if "bi-round s" in (e.get("class") or "")]
    assert seats == ["bi-round s0", "bi-round s1"]
    assert "bi-round s" not in str(edged(area._replace(places=(1, 2, 3)), lies_of(view)))
