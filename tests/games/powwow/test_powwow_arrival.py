"""The order in which touches are told does not matter, only their times. PW-25, by hypothesis."""

import pytest
from powwow_table import spread

pytest.importorskip("hypothesis")
from hypothesis import given, settings
from hypothesis import strategies as st

from prateria.games.powwow.engine import State
from prateria.games.powwow.engine.referee import SAFE, Referee

SEATS = 4
touches = st.lists(
    st.tuples(
        st.integers(0, SEATS - 1),
        st.sampled_from(("chief", "warrior", "maiden", "hunter", "turn")),
        st.integers(0, 40).map(lambda n: 100 * n) | st.integers(0, 4000),  # often equal
    ),
    max_size=12,
)
Told = tuple[int, tuple[int, str, int]]  # when it is told; the touch


def decisions(state: State, told: list[Told], ticks: list[int]) -> list[object]:
    """What the referee decides, told touches and ticks in the order of their arrival (touches first)."""
    referee, out = Referee(), []
    referee.begin(state, 0)
    calls = sorted(
        [(at, 0, i, touch) for i, (at, touch) in enumerate(told)] + [(now, 1, 0, None) for now in ticks],
        key=lambda c: c[:3],
    )
    for now, _, _, touch in calls:
        if touch is None:
            out += referee.tick(now)
        else:
            referee.touch(*touch)
    return out


@pytest.mark.rule("PW-17", "PW-24", "PW-25")
@settings(deadline=None, max_examples=300)
@given(touches, st.data(), st.booleans(), st.integers(0, SEATS - 1))
def test_any_arrival_gives_the_same_decisions(
    pressed: list[tuple[int, str, int]], data: st.DataObject, last: bool, turned: int
) -> None:
    state = spread("red yellow green blue", "red-hunter bison", left=0 if last else None)
    state.turn = (turned + 1) % SEATS
    state._legal = None
    in_time = [(at, (seat, what, at)) for seat, what, at in pressed]
    plain = decisions(state, in_time, list(range(0, 8000, 16)))
    # each touch up to 80 ms on its way, in any order; ticks at any distance
    delays = data.draw(st.lists(st.integers(0, SAFE), min_size=len(pressed), max_size=len(pressed)))
    shuffled = data.draw(st.permutations(in_time))
    late = [(at + delay, touch) for (at, touch), delay in zip(shuffled, delays, strict=True)]
    gaps = data.draw(st.lists(st.integers(1, 700), max_size=30))
    ticks = [sum(gaps[: i + 1]) for i in range(len(gaps))]
    assert decisions(state, late, [*ticks, 30_000, 30_001]) == plain
    # and all of it is legal, one after the other
    for decision in plain:
        if hasattr(decision, "text"):
            state.apply(decision)


@pytest.mark.rule("PW-25")
@settings(deadline=None, max_examples=200)
@given(touches, st.integers(0, 3000), st.data())
def test_a_stall_changes_nothing(pressed: list[tuple[int, str, int]], stalled_at: int, data: st.DataObject) -> None:
    """For 200 ms nothing is told; then the waiting touches come in any order, a tick among them."""
    state = spread("red yellow green blue", "red-hunter bison")
    end = stalled_at + 200
    in_time = [(at, (seat, what, at)) for seat, what, at in pressed]
    usual = list(range(0, 8000, 16))
    plain = decisions(state, in_time, usual)
    ticks = [now for now in usual if not stalled_at < now < end]
    told = [(data.draw(st.integers(end, end + 15)) if stalled_at < at < end else at, touch) for at, touch in in_time]
    after = [now for now in ticks if now >= end]
    assert (
        decisions(
            state, told, [*(now for now in ticks if now <= stalled_at), end, *(n for n in after if n >= end + 16)]
        )
        == plain
    )
