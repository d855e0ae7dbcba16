"""The games kept in tests/games/<game>/golden, played again and compared line by line.

`make golden` adds what is missing. A game that has none yet is not asked for them.
"""

import pytest
from gamefacts import FOLDER
from games import FEW
from goldens import events_of, games, record, records, replay, start, told

from prateria.core.code import decode, encode
from prateria.games import by_number

KEPT = [
    pytest.param(lines, events, id=f"{path.stem}-{number}")
    for path in records()
    for number, (lines, events) in enumerate(
        zip(games(path.read_text()), games(events_of(path).read_text()), strict=True), 1
    )
]


EVER = {"manitou": 6, "powwow": 17, "bison": 4, "wendake": 12}
"""So many files the first four games had when each got a folder for its own. No record ever goes."""


def test_the_records_are_where_their_game_is():
    for path in records():
        assert {start(lines[0]).header.game for lines in games(path.read_text())} == {path.parents[2].name}
    kept = [path.parents[2].name for path in records()]
    assert all(kept.count(game) >= number for game, number in EVER.items())
    assert {events_of(path) for path in records()} == set(FOLDER.glob("*/golden/events/*"))


def test_the_ways_to_play_have_their_golden_games():
    """Those of games that are written down."""
    found = [start(param.values[0][0]).header for param in KEPT]
    ways = [(header.game, header.seats, dict(header.options), header.rules) for header in found]
    written = {game for game, *_ in ways}
    assert written >= set(EVER)
    assert all(way in ways for way in FEW if way[0] in written)


@pytest.mark.parametrize(("lines", "events"), KEPT)
def test_golden_game(lines, events):
    session = replay(lines)
    assert list(record(session)) == lines
    assert list(told(session)) == events
    assert decode(encode(session), by_number).state == session.state
