"""Turtles and majorities. WE-10, WE-24, WE-25, WE-36, EX-WE-3 to EX-WE-6; rituals."""

import pytest
from wendake_table import bag, play, position, starting, steps, texts, tracks, village

from prateria.core.rng import Rng
from prateria.games.wendake.engine import State
from prateria.games.wendake.engine.data import TURTLES
from prateria.games.wendake.engine.events import TurtleTaken
from prateria.games.wendake.engine.player import put

MILITARY = steps("military", "move1")


def turtles(state, seat=0):
    return [f"{category}-{level}" for category, level in state.observe(None).players[seat].turtles]


@pytest.mark.rule("WE-10")
def test_nine_stacks_of_four():
    state = State.new(4, seed=2)
    assert state.observe(None).turtles == (4,) * 9
    assert all(sorted(faces) == [0, 1, 2, 3] for faces in state.turtles)
    assert len({State.new(4, seed=n).turtles for n in range(5)}) == 5


@pytest.mark.rule("WE-24", "WE-25", "EX-WE-4")
def test_the_military_action_of_the_rulebook():
    at = {"B1.1": "0 hunter", "B1.0": "0 woman", "B2.0": "0 woman", "O1.0": "0 woman"}
    state = position(ask=MILITARY, areas=at, canoes={0: 3}, standing={"C": (2, 1), "B1": (1, 1), "O2": (0, 1)})
    play(state, "do military")
    assert texts(state) == ["turtle women-3", "turtle women-4"]  # 2 hunters' areas: none for them
    play(state, "turtle women-4")
    assert turtles(state) == ["women-4", "canoes-3"]
    assert tracks(state) == {"military": 2}  # the village and C; one to one gives nothing


@pytest.mark.rule("WE-24", "WE-45", "EX-WE-5")
def test_transfers_before_the_action():
    """The village counts, so one area fewer on the map: 5 hunters' and 3 women's areas after the transfers."""
    at = {"B1.1": "0 hunter", "B1.0": "0 woman"}
    at |= {"B2.1": "0 warrior", "C.1": "0 warrior", "O1.1": "0 warrior", "B2.0": "0 warrior"}
    state = position(ask=MILITARY, areas=at)
    play(state, "open transfer")
    for place in ("B2.1", "C.1", "O1.1", "B2.0"):
        play(state, f"home {place} fill")
    play(state, "do military")
    assert texts(state) == ["turtle hunters-3", "turtle hunters-4", "turtle hunters-5"]
    assert turtles(state) == ["women-3"]
    play(state, "turtle hunters-5")
    assert turtles(state) == ["women-3", "hunters-5"]
    lost = state.clone()
    state.stack = position(ask=MILITARY).stack
    play(state, "do military")
    assert texts(state) == ["turtle hunters-3", "turtle hunters-4"]
    lost.areas = put(lost.areas, lost.land.area_number["C.1"], -1)
    lost.stack = position(ask=MILITARY).stack
    lost._legal = None
    play(lost, "do military")
    assert texts(lost) == ["turtle hunters-3", "turtle hunters-4"]  # four are still held


@pytest.mark.rule("WE-24", "EX-WE-6")
def test_a_kind_once_taken_is_not_taken_again():
    at = {"B1.0": "0 woman", "C.0": "0 woman"}
    state = position(ask=MILITARY, areas=at, turtles={0: ["women-3 1"]})
    play(state, "do military")
    assert turtles(state) == ["women-3"]


@pytest.mark.rule("WE-24")
def test_each_category_gives_at_most_one():
    at = {f"{place}.0": "0 woman" for place in ("B1", "B2", "C", "O1")} | {"B1.1": "0 hunter", "C.1": "0 hunter"}
    state = position(ask=MILITARY, areas=at, canoes={0: 5})
    play(state, "do military")
    assert starting(state, "turtle") == ["women-3", "women-4", "women-5"]
    play(state, "turtle women-3")
    assert starting(state, "turtle") == ["canoes-3", "canoes-4", "canoes-5"]  # hunters: one level, taken at once
    play(state, "turtle canoes-4")
    assert turtles(state) == ["women-3", "hunters-3", "canoes-4"]


@pytest.mark.rule("WE-24")
def test_the_type_is_public_the_face_is_not():
    state = position(ask=MILITARY, canoes={0: 3})
    taken = next(event for event in play(state, "do military") if isinstance(event, TurtleTaken))
    assert len(taken.tracks) == 1
    assert state.reveals(taken)
    assert state.seen_by(taken, 0) == taken
    assert state.seen_by(taken, 1) == state.seen_by(taken, None) == taken._replace(tracks=())
    assert state.observe(0).own.turtles == (("canoes", 3, taken.tracks),)
    assert state.observe(1).players[0].turtles == (("canoes", 3),)
    faces = {state.redeal(1, Rng(n)).players[0].turtles for n in range(30)}
    assert len(faces) == 4
    assert len({state.redeal(0, Rng(n)).players[0].turtles for n in range(30)}) == 1


@pytest.mark.rule("WE-25")
def test_majorities():
    state = position(3, ask=MILITARY, standing={"C": (2, 1, 1), "B1": (1, 1, 0), "B2": (1, 2, 0)}, house={0: (2, 2, 3)})
    play(state, "do military")
    assert tracks(state) == {"military": 1}  # C alone: nobody is left in the village
    one = position(ask=MILITARY, house={0: (2, 2, 6)})
    play(one, "do military")
    assert tracks(one) == {"military": 1}  # one in the village is enough


@pytest.mark.rule("WE-36", "EX-WE-3")
def test_the_ritual_of_the_rulebook():
    state = position(ask=steps("ritual"), areas={"C.0": "0 woman", "B1.0": "0 woman"}, house={0: (2, 2, 5)})
    assert village(state) == (3, 5, 2)
    play(state, "do ritual")
    assert tracks(state) == {"ritual": 2}
    bag(state, "warrior*2")
    assert village(state) == (3, 5, 4)
    state.stack = position(ask=steps("ritual")).stack
    play(state, "do ritual")
    assert tracks(state) == {"ritual": 5}


@pytest.mark.rule("WE-36")
def test_two_natives_equal_or_different_or_as_many_as_there_are():
    state = position(ask=steps("ritual"), house={0: (1, 1, 1)})
    play(state, "do ritual")
    found = state.bag()
    assert (found.kinds, found.limits, found.fewest, found.total) == (("woman", "hunter", "warrior"), (1, 1, 1), 2, 2)
    bag(state, "woman warrior")
    assert village(state) == (7, 6, 7)
    state = position(ask=steps("ritual"), house={0: (0, 1, 0)})
    play(state, "do ritual")
    assert village(state) == (7, 7, 7)
    assert texts(state)[-1] == "end"


def test_the_names_of_the_stacks():
    assert [f"{category}-{level}" for category, level in TURTLES][::4] == ["women-3", "hunters-4", "canoes-5"]
