"""The games kept in tests/golden, played again and compared line by line. `make golden` writes them anew."""

from ast import literal_eval
from pathlib import Path

import pytest
from games import FEW

from prateria.core.code import decode, encode
from prateria.core.session import Session
from prateria.games import GAMES, by_number

FOLDER = Path(__file__).parent.parent / "golden"
RECORDS = [
    (path.stem, record.splitlines())
    for path in sorted(FOLDER.glob("*.txt"))
    for record in path.read_text().split("\n\n")
    if record.strip()
]


def start(head):
    """(game, seats, options, seed, rules) of a record's first line."""
    words, _, rest = head.partition(" options ")
    _, game, _, rules, _, seats = words.split()
    options, _, seed = rest.rpartition(" seed ")
    return game, int(seats), literal_eval(options), int(seed), int(rules)


def test_the_ways_to_play_have_their_golden_games():
    found = [start(lines[0])[:3] for _, lines in RECORDS]
    assert all(way in found for way in FEW)


@pytest.mark.parametrize(("name", "lines"), RECORDS, ids=[f"{name}-{n}" for n, (name, _) in enumerate(RECORDS)])
def test_golden_game(name, lines):
    head, *moves, outcome, code = lines
    game, *setup = start(head)
    session = Session.new(GAMES[game], *setup)
    for number, line in enumerate(moves, 2):
        text = line.partition(" of ")[0]
        step = session.play(session.state.parse(text))
        assert " | ".join([f"{text} of {step.of}", *map(repr, step.events)]) == line, f"line {number} of {name}"
    assert f"outcome {session.state.outcome()}" == outcome
    assert f"code {encode(session)}" == code
    assert decode(code.split()[1], by_number).state == session.state
