"""Positions in writing: what cannot be is refused, and what is accepted can be played."""

import copy
import json

import pytest
from playing import choose, finish, played
from positions import hunt, parties, texts

from prateria.core.errors import BadPosition
from prateria.core.rng import Rng
from prateria.games.manitou.engine import State

JUNK = [None, True, -1, 0, 3, 99, 1.5, float("inf"), "", "h1", "up", [], ["h1"], [0], [[]], [[0, "h1"]], {}, {"a": 1}]


def paths(data, at=()):
    """Where something stands in a position."""
    yield at
    if isinstance(data, dict | list):
        for key in data if isinstance(data, dict) else range(len(data)):
            yield from paths(data[key], (*at, key))


def put(data, path, value):
    """A copy with that value in that place."""
    data = copy.deepcopy(data)
    if not path:
        return value
    place = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return data


def start_points():
    steps = played("manitou", 2, seed=3).steps
    states = [*(steps[n].before for n in (0, 17, 31, 38, 60, 100)), played("manitou", 3, seed=3).state]
    return [state.to_json() for state in states]


@pytest.mark.parametrize("junk", JUNK, ids=repr)
def test_what_is_accepted_can_be_played_to_its_end(junk):
    """Junk in every place of a position: refused as BadPosition, or a position like any other."""
    for number, data in enumerate(start_points()):
        for n, path in enumerate(paths(data)):
            if n % 5 != number % 5 and len(path) > 3:
                continue
            changed = put(data, path, junk)
            try:
                state = State.from_json(changed)
            except BadPosition:
                continue
            assert State.from_json(json.loads(json.dumps(state.to_json()))) == state
            assert finish(state, Rng(1)).outcome() is not None


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("phase",), "feast"),
        (("phase",), "over"),
        (("hunt",), 4),
        (("hunt",), 2),
        (("dealer",), 2),
        (("turn",), -1),
        (("turns_left",), 0),
        (("turns_left",), 15),
        (("rng",), "1"),
        (("boxed",), 13),
        (("players", 0, "hand"), ["h1", "h2", "h3"]),
        (("players", 0, "stuck"), [1023, 1]),
        (("players", 0, "thieves"), -1),
        (("players", 0, "chosen"), 1),
        (("territories", "hills", "herds"), [1]),
        (("territories", "river", "row"), [[0, "chief", "up"], [1, "scout", "up"]]),
        (("territories", "river", "row"), [[0, "chief", "sideways"]]),
        (("players",), []),
        (("seats",), 3),
        ((), None),
        ((), []),
        ((), "State"),
    ],
)
def test_impossible_positions_are_refused(path, value):
    data = hunt(hands=["chief", "scout"], left=2).to_json()
    with pytest.raises(BadPosition):
        State.from_json(put(data, path, value))


def test_a_hunter_face_down_and_three_warriors_are_refused():
    for row in ("1:h1-", "1:chief 1:scout 1:mother", "1:chief 2:h1 2:scout"):
        with pytest.raises(BadPosition):
            hunt(hills=row)


def test_a_party_that_cannot_be_completed_is_refused():
    data = parties(dealer=2).to_json()
    for taking in ([2], [0] * 15, [1, 1, 1, 1, 2, 1, 1, 1], [0] * 12, [-1]):
        with pytest.raises(BadPosition):
            State.from_json(put(data, ("taking",), taking))
    assert texts(State.from_json(put(data, ("taking",), [1, 1]))) == ["1 take h3 0", "1 take h3 1"]


def test_reading_changes_nothing_of_what_is_read():
    data = State.new(3, seed=1).to_json()
    before = json.dumps(data)
    state = State.from_json(data)
    state.apply(choose(state, Rng(1)))
    assert json.dumps(data) == before
