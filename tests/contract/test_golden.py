"""The games kept in tests/golden, played again and compared line by line. `make golden` adds what is missing."""

import pytest
from games import FEW
from goldens import EVENTS, RECORDS, games, record, replay, start, told

from prateria.core.code import decode, encode
from prateria.games import by_number

KEPT = [
    pytest.param(lines, events, id=f"{path.stem}-{number}")
    for path in sorted(RECORDS.glob("*.txt"))
    for number, (lines, events) in enumerate(
        zip(games(path.read_text()), games((EVENTS / path.name).read_text()), strict=True), 1
    )
]


def test_the_ways_to_play_have_their_golden_games():
    found = [start(param.values[0][0]).header for param in KEPT]
    assert all(
        way in [(header.game, header.seats, dict(header.options), header.rules) for header in found] for way in FEW
    )


@pytest.mark.parametrize(("lines", "events"), KEPT)
def test_golden_game(lines, events):
    session = replay(lines)
    assert list(record(session)) == lines
    assert list(told(session)) == events
    assert decode(encode(session), by_number).state == session.state
