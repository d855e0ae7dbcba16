"""While areas are counted: the words beside them, and what they bring on its way to the stocks."""

import re
from functools import cache

import pytest

pytest.importorskip("prateria.games.bison.table")

from bison_drawn import busy, drawn, games, tree

from prateria.core.rng import Rng
from prateria.games import GAMES
from prateria.games.bison.engine import preview
from prateria.games.bison.engine.events import AreaScored
from prateria.games.bison.engine.grid import CELL
from prateria.games.bison.flow import FLOW
from prateria.games.bison.table.forecast import on_pills
from prateria.games.bison.table.land.shape import SIDE, middle
from prateria.games.bison.table.land.window import placement
from prateria.games.bison.table.layout import arrange
from prateria.kit.touch import Touch

SIZES = [(742, 600), (752, 810), (374, 640), (344, 463)]


@cache
def scored(seats):
    """Areas that were counted in a game played by chance, with where that was."""
    state, rng, found = GAMES["bison"].State.new(seats, {}, 3), Rng(3), []
    while state.actors():
        events = []
        state.apply(busy(state, rng), events.append)
        found += [(state.clone(), event) for event in events if isinstance(event, AreaScored)]
    return found[::4]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.rule("BI-25")
def test_what_an_area_brings_leaves_it_and_comes_to_each_who_gets_some(seats, size):
    for state, event in scored(seats):
        view = state.observe(0)
        flights = {
            e.get("id"): e
            for e in tree(drawn(state, 0, size=size, news=(event,))).iter()
            if (e.get("id") or "").startswith("brought-")
        }
        assert len(flights) == sum(n > 0 for n in event.gains)
        plan = arrange(*size, seats, 0)
        area = next(area for area in view.areas if event.area in area.spaces)
        for name, e in flights.items():
            seat = int(name.rpartition("-")[2])
            assert "".join(e.itertext()).strip() == f"+{event.gains[seat]}"
            x, y = map(float, e.get("data-from").split())
            assert plan.land.x <= x + 30 <= plan.land.x + plan.land.w
            assert plan.land.y <= y + 14 <= plan.land.y + plan.land.h
            box = plan.strips.get(seat, plan.panel)
            assert box.y - 14 <= float(e.get("data-y")) <= box.y + box.h
            assert e.get("data-fades") == ""
        assert area.animals == event.animals


@pytest.mark.parametrize("size", SIZES[:2])
def test_the_words_of_an_area_cover_nothing_of_it_where_a_corner_is_free(size):
    covered = free = 0
    for state, event in scored(2):
        view, plan = state.observe(0), arrange(*size, 2, 0)
        markup = drawn(state, 0, size=size, news=(event,))
        card = re.search(r'id="card".*?<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"', markup)
        if card is None:
            continue
        x, y, wide, high = map(float, card.groups())
        scale, dx, dy = placement(view, Touch(), plan.land, plan.land.h)
        area = next(area for area in view.areas if event.area in area.spaces)
        cells = [middle(CELL[space[:-1]]) for space in area.spaces]
        at = [(plan.land.x + dx + mx * scale, plan.land.y + dy + my * scale) for mx, my in cells]

        def lies(x, y, at=at, wide=wide, high=high, far=0.5 * SIDE * scale):
            return any(x - far < cx < x + wide + far and y - far < cy < y + high + far for cx, cy in at)

        corners = [
            (cx, cy)
            for cx in (plan.land.x + 8, plan.land.x + plan.land.w - wide - 60)
            for cy in (plan.land.y + 8, plan.land.y + plan.land.h - high - 8)
        ]
        free += any(not lies(*corner) for corner in corners)
        covered += lies(x, y) and any(not lies(*corner) for corner in corners)
    assert free > 3
    assert covered <= free / 10


def test_while_areas_are_counted_each_pill_shows_the_sum_so_far_and_who_is_ahead():
    """One saw each area go by, and did not know who had the lead until the result."""
    lead, counted = set(), 0
    for state in games(2, every=1):
        ends = [action for action in state.legal_actions() if FLOW.ends(action)]
        told = FLOW.scenes(state, ends[0]) if ends and state.phase == "end" else ()
        sums = [0, 0]
        for event, then in told:
            view = then.observe(0)
            if isinstance(event, AreaScored) and view.outcome is None:
                sums = [a + b for a, b in zip(sums, event.gains, strict=True)]
                pills = on_pills(view, preview.look(view, Touch(), (event,)))
                assert [n for _, n in pills] == sums
                lead |= {tuple(now < n for now, n in pills)}
                counted += 1
    assert counted
    assert {(True, False), (False, True)} <= lead, "never both"
    assert (True, True) not in lead
