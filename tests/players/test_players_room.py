"""What runs in the rooms of the workshop, here without a browser: limits, answers, games of several, the doors."""

import json
import sys

import pytest

from prateria.players import Referee
from prateria.players.room import limits
from prateria.players.room.cell import Cell
from prateria.players.room.doors import call, listen
from prateria.players.room.limits import Limit, OutOfTime
from prateria.players.room.printed import Printed
from prateria.players.room.series import Series, seating
from prateria.players.room.trial import Trial
from prateria.players.room.umpire import Umpire

FIRST = "def choose(view):\n    return view.actions[0]\n"
CHANCE = "def choose(view):\n    return view.random.choice(view.actions)\n"
CATCHES = (
    "def choose(view):\n    while True:\n        try:\n            1 / 0\n        except Exception:\n            pass\n"
)
LOOP = "def choose(view):\n    n = 0\n    while True:\n        n += 1\n"

both_ways = pytest.mark.parametrize("monitoring", [False, True], ids=["trace", "monitoring"])


@pytest.fixture(autouse=True)
def _way(request, monkeypatch):
    """Python 3.11 has no monitoring, the browser has: with `both_ways` a test runs by either, where there are both."""
    if "monitoring" in request.fixturenames and request.getfixturevalue("monitoring") is False:
        monkeypatch.setattr(limits, "_monitoring", None)
    elif "monitoring" in request.fixturenames and not hasattr(sys, "monitoring"):
        pytest.skip("Python before 3.12 has no monitoring")


def asked():
    return Referee("manitou", seed=3).ask().message()


def quick(told=None):
    return Cell(limit=Limit(seconds=0.2, tell=told))  # a busy machine loads good code in less


@both_ways
@pytest.mark.parametrize(
    ("source", "line"),
    [
        (LOOP, 3),
        ("def choose(view):\n    for x in iter(int, 1):\n        pass\n", 2),
        ("def choose(view):\n    return sum(1 for x in iter(int, 1))\n", 2),
        ("def choose(view):\n    return [x for x in iter(int, 1)]\n", 2),
        ("def f(n):\n    return f(n - 1) + f(n - 1) if n else 0\ndef choose(view):\n    f(90)\n", 1),
        (CATCHES, 2),
    ],
)
def test_whoever_goes_on_for_ever_is_stopped_at_the_line(source, line, monitoring):
    cell = quick()
    assert cell.load(source) == {"printed": ""}
    found = cell.choose(asked())
    assert found["stop"] == "time"
    assert line <= found["line"] <= line + 4
    assert cell.load(FIRST) == {"printed": ""}
    assert cell.choose(asked())["index"] == 0


@both_ways
def test_loading_has_a_limit_too(monitoring):
    assert quick().load("x = 1\nwhile x:\n    x += 1\n")["stop"] == "time"


@both_ways
def test_each_line_is_told_once_in_a_turn_before_it_is_run(monitoring):
    lines = []
    cell = Cell(lines.append)
    cell.load("def choose(view):\n    for i in range(3):\n        x = i\n    return view.actions[0]\n")
    lines.clear()
    for _ in range(2):
        cell.choose(asked())
        assert sorted(set(lines)) == [2, 3, 4]
        lines.clear()


@both_ways
def test_the_code_of_the_rules_has_its_own_pace(monitoring):
    lines = []
    cell = Cell(lines.append)
    cell.load("def choose(view):\n    view.sample().play(view.actions[0])\n    return view.actions[0]\n")
    lines.clear()
    cell.choose(asked())
    assert set(lines) == {2, 3}


@both_ways
def test_a_limit_leaves_nothing_behind(monitoring):
    before = sys.gettrace()
    with pytest.raises(OutOfTime), Limit(seconds=0.0):
        raise OutOfTime(1)
    assert sys.gettrace() is before


@pytest.mark.parametrize(
    ("source", "stop"),
    [
        ("def choose(view): raise KeyboardInterrupt", "error"),
        ("def choose(view): raise GeneratorExit", "error"),
        ("class E(BaseException):\n    def __str__(self): 1 / 0\ndef choose(view): raise E", "error"),
        ("def choose(view): return None", "illegal"),
        ("def choose(view): raise MemoryError", "memory"),
        ("choose = 3", "missing"),
        ("raise SystemExit", "error"),
        ("raise KeyboardInterrupt", "error"),
        ("x = " + "(" * 1000, "syntax"),
        ("#" * 100_001, "long"),
        ("x = '\0'", "syntax"),
    ],
)
def test_whatever_it_raises_is_an_answer(source, stop):
    cell = Cell()
    said = cell.load(source)
    assert (said if "stop" in said else cell.choose(asked()))["stop"] == stop
    json.dumps(said)


def test_without_a_player_there_is_no_answer():
    assert Cell().choose(asked())["stop"] == "missing"


def test_to_check_runs_nothing():
    cell = Cell()
    assert cell.check("print(1)\n1 / 0") == {"printed": ""}
    assert cell.check("def f(:")["line"] == 1


def test_what_is_printed_is_cut_and_begins_anew():
    cell = Cell()
    cell.load("print('read')\ndef choose(view):\n    print('x' * 10**7)\n    return view.actions[0]\n")
    assert len(cell.choose(asked())["printed"]) < 100_100
    out = Printed(3)
    with pytest.raises(TypeError):
        out.write(1)


def test_a_trial_and_an_umpire_play_the_same_game():
    trial = Trial([{"source": CHANCE}, {"level": "first"}])
    one = trial.open({"game": "manitou", "seed": 4, "luck": 9}, [1, 0])
    while one.play_on():
        trial.play_on()
    two, cell = Umpire({"game": "manitou", "levels": ["first", None], "seed": 4, "luck": 9}), Cell()
    cell.load(CHANCE)
    while turn := two.play_on():
        two.hear(json.dumps({"index": cell.choose(turn.question.message())["index"]}))
    assert one.result() == two.result()
    assert one.link() == two.link()


@pytest.mark.parametrize("game", ["manitou", "powwow", "bison", "wendake"])
def test_an_umpire_draws_and_tells_what_was(game):
    umpire = Umpire({"game": game, "levels": ["first", None], "seed": 1})
    for _ in range(6):
        turn = umpire.play_on()
        umpire.hear('{"index": 0}')
    assert str(umpire.draw(turn.step, 1, "pl", (1024, 720))).startswith("<svg")
    assert umpire.draw(0, None, "en", (390, 600), ["Ann", "Bob"])
    assert all(isinstance(sentence, str) for sentence in umpire.said(0, turn.step, 1, "it"))


def test_a_deal_is_played_from_every_seat():
    for seats in (2, 3, 4, 5):
        found = [seating(n, seats, 7) for n in range(2 * seats)]
        assert {one.seed for one in found} == {7, 8}
        sitting = [one.sitting(seats, seats) for one in found[:seats]]
        assert all(sorted(seat[player] for seat in sitting) == list(range(seats)) for player in range(seats))
        assert len({one.luck for one in found}) == len(found)


def test_a_series_counts_by_player_and_by_seat():
    series = Series(2, 2)
    umpire = Umpire({"game": "manitou", "levels": ["first", "first"], "seed": 1})
    assert series.table()[0]["games"] == 0
    umpire.play_on()
    result = umpire.result()
    series.add((1, 0), result)
    told = series.table()
    assert [player["points"] for player in told] == [result.points[1], result.points[0]]
    assert sum(player["won"] for player in told) == 1
    assert [[seat["games"] for seat in player["seats"]] for player in told] == [[0, 1], [1, 0]]


def door(name, *arguments):
    return json.loads(call(name, json.dumps(arguments)))


def test_a_whole_match_through_the_doors():
    listen(lambda line: None)
    assert door("load", CHANCE) == {"printed": ""}
    door("series", 2, 2)
    for n in range(2):
        dealt = door("seated", n, 3)
        sitting = dealt.pop("sitting")
        levels = [None if player == 0 else "first" for player in sitting]
        turn = door("open", {"game": "manitou", "levels": levels, "options": {}, **dealt})["turn"]
        while turn:
            if turn["level"]:
                turn = door("decide")["turn"]
            else:
                turn = door("hear", json.dumps({"index": door("choose", turn["message"])["index"]}))["turn"]
        assert door("stops") == {"stops": []}
        assert door("result")["link"] == door("link")["link"]
        players = door("count", sitting)["players"]
    assert [player["games"] for player in players] == [2, 2]


def test_what_makes_no_sense_is_said():
    assert "BadOption" in door("open", {"game": "manitou", "levels": [None]})["wrong"]
    assert "KeyError" in door("open", {"game": "chess", "levels": [None, None]})["wrong"]
    assert "KeyError" in door("nothing")["wrong"]
    door("open", {"game": "manitou", "levels": [None, None]})
    assert "no bot of ours" in door("decide")["wrong"]
    assert door("stopped", "time", "x" * 999, 3)["stop"]["line"] == 3
