"""The land comes nearer before one must choose, and lies still within the step. BI-11, BI-19 to BI-23."""

import pytest

pytest.importorskip("prateria.games.bison.table")

from bison_drawn import drawn, sitters

from prateria.app.picker import Picker
from prateria.bots.seatview import SeatView
from prateria.bots.think import decide
from prateria.core.rng import Rng
from prateria.games.bison import table
from prateria.games.bison.engine import State
from prateria.games.bison.engine.grid import CELL
from prateria.games.bison.engine.preview import look
from prateria.games.bison.table.bagpanel import bag_panel
from prateria.games.bison.table.land.areas import lies_of
from prateria.games.bison.table.land.nearer import LEAST, choices, gathering, nearer, waits
from prateria.games.bison.table.land.shape import SIDE, middle
from prateria.games.bison.table.land.touched import marks
from prateria.games.bison.table.land.window import over_it, placement
from prateria.games.bison.table.layout import arrange
from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view.frame import Frame

STAGES = [(374, 640), (344, 463), (752, 810), (742, 600)]
ON_LAND = ("put", "build", "call", "gather", "move")


def asked(seats, seed, level="first"):
    """The positions of a game in which something is to be chosen on the land."""
    state, rng = State.new(seats, {}, seed), Rng(seed)
    while state.actors():
        for action in decide(SeatView(state, state.actors()[0]), level, rng.fork()).actions:
            if state.phase in ON_LAND:
                yield state
            state.apply(action)


def touch_of(state, *picks):
    picker = Picker(state.legal_actions())
    for pick in picks:
        picker.touch(pick)
    return Touch(tuple(picker.chosen), tuple(picker.possible()))


def framed(state, size, touch):
    view = state.observe(state.turn)
    plan = arrange(*size, state.seats, state.turn, True)
    alone, box = plan.told is not None, plan.land
    over, scale = over_it(view, touch, box, box.h, alone), placement(view, touch, box, box.h, alone)[0]
    return nearer(view, touch, box, over, scale), box, over, scale


@pytest.mark.parametrize(("seats", "seed"), [(2, 40), (4, 7)])
@pytest.mark.parametrize("size", STAGES)
def test_all_that_can_be_chosen_is_in_sight_and_clearly_larger(size, seats, seed):
    come = late = 0
    for state in asked(seats, seed):
        touch = touch_of(state)
        near, box, over, scale = framed(state, size, touch)
        spaces = choices(state.observe(state.turn), touch)
        assert spaces
        late += state.this_round >= 4
        if near is None:
            continue
        come += state.this_round >= 4
        assert near.scale >= LEAST * scale
        far = 0.75 * SIDE * near.scale
        for cell in {space[:-1] for space in spaces}:
            mx, my = middle(CELL[cell])
            x, y = box.w / 2 + (mx - near.x) * near.scale, box.h / 2 + (my - near.y) * near.scale
            assert far <= x <= box.w - far
            assert far <= y <= box.h - far
            for other in over:
                dx, dy = max(other.x - x, 0, x - other.x - other.w), max(other.y - y, 0, y - other.y - other.h)
                assert dx * dx + dy * dy >= far * far, "under no key"
    assert come > late / 3 if size[0] < 500 else come < late, "phones need it most"


def test_a_touch_within_the_step_asks_for_no_other_view():
    for state in asked(2, 42):
        first = touch_of(state)
        before = framed(state, (374, 640), first)[0]
        for pick in first.possible:
            view = state.observe(state.turn)
            assert choices(view, first)
            if pick.startswith("from:") and (after := touch_of(state, pick)).chosen == (pick,):
                assert {*choices(view, after)} <= {*choices(view, first)}
        assert before == framed(state, (374, 640), first)[0]


def test_nobody_else_and_no_other_step_has_the_land_nearer():
    for state in asked(2, 43):
        for seat in (None, 1 - state.turn):
            assert choices(state.observe(seat), touch_of(state)) == ()


def test_who_chooses_who_gathers_sees_from_where_and_whither():
    state = next(state for state in asked(2, 40) if state.phase == "gather")
    view = state.observe(state.turn)
    there, target = gathering(view)
    assert {*state.bag().kinds} <= {*there}
    assert target == view.doing.target
    assert {*there, target} == {*choices(view, Touch())}
    states = [str(one) for one in marks(view, Touch(), lies_of(view))]
    assert len([one for one in states if " possible" in one]) == len(there)
    assert len([one for one in states if " chosen" in one]) == 1


def test_what_is_one_more_swaps_when_nothing_more_goes_in():
    state = next(s for s in asked(2, 40) if s.phase == "gather" and len(s.bag().kinds) > 1 and not s.bag().taken)
    bag, view = state.bag(), state.observe(state.turn)
    first, second, *_ = bag.kinds
    n = min(bag.total, bag.limits[0])
    counts = {**dict.fromkeys(bag.kinds, 0), first: n}
    panel = str(bag_panel(bag._replace(total=n), counts, view, Words("en")))
    assert f'data-value="{second} {first}"' in panel
    assert f'id="bag-swap-{first}"' not in panel
    assert "bag-swap" not in str(bag_panel(bag._replace(total=n + 1), counts, view, Words("en")))


def test_while_nothing_can_be_chosen_yet_no_step_has_begun():
    """Where a price was paid unasked, the table was drawn before the question, and the land came no nearer for it."""
    for state in asked(2, 40):
        view, touch = state.observe(state.turn), touch_of(state)
        assert not waits(view, touch)
        assert waits(view, Touch()) == (state.phase != "gather")
        assert not waits(state.observe(1 - state.turn), Touch())
    state = next(asked(2, 40))
    assert 'data-turn="' in drawn(state, state.turn)
    view, nothing = state.observe(state.turn), Touch()
    frame = Frame(374, 640)
    early = table.draw(view, nothing, look(view, nothing), state.turn, Words("en"), frame, sitters(2))
    assert "data-turn" not in early
