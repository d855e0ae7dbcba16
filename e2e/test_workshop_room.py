"""The rooms of the workshop: a player that is wrong in any way is stopped with a reason and a line; the room goes on.

What they cannot reach: test_workshop_walls.py.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser
from workshop_page import FIRST, Rooms

from workshop.serve import SiteServer

CHANCE = "def choose(view):\n    return view.random.choice(view.actions)\n"
LOOP = "def choose(view):\n    n = 0\n    while True:\n        n += 1\n"
LOOP_IN_C = "def choose(view):\n    n = 1\n    return sum(iter(int, 1))\n"


@pytest.fixture(scope="module")
def rooms(browser: Browser, site: SiteServer) -> Iterator[Rooms]:
    opened = Rooms(browser, site)
    yield opened
    assert opened.errors == []
    opened.context.close()


def test_a_player_is_asked_and_what_it_prints_is_told(rooms: Rooms) -> None:
    found = rooms.play("def choose(view):\n    print('I see', len(view.actions))\n    return view.actions[1]\n")
    assert (found["index"], found["printed"]) == (1, "I see 2\n")


@pytest.mark.parametrize(
    ("source", "stop", "why", "line"),
    [
        ("def choose(view)\n    return 1", "syntax", "expected ':'", 1),
        ("def choose(view):\nreturn 1", "syntax", "expected an indented block", 2),
        ("x = 1", "missing", "there is no function choose(view)", None),
        ("import numpy\n" + FIRST, "error", "ModuleNotFoundError: No module named 'numpy'", 1),
        ("def choose(view):\n    pass", "illegal", "is a return missing?", None),
        ("def choose(view):\n    return 0", "illegal", "gave back a int", None),
        ("def choose(view):\n\n    return view.actoins[0]", "error", "AttributeError", 3),
        ("def choose(view):\n    return 1 / 0", "error", "ZeroDivisionError", 2),
        ("def choose(view):\n    return choose(view)", "error", "RecursionError", 2),
        ("def choose(view):\n    raise SystemExit", "error", "SystemExit", 2),
        ("def choose(view):\n    raise KeyboardInterrupt", "error", "KeyboardInterrupt", 2),
        ("def choose(view):\n    return bytearray(300_000_000)", "memory", "MemoryError", 2),
        ("def choose(view):\n    x = [0]\n    while True:\n        x += x", "memory", "MemoryError", 4),
        (LOOP, "time", "the time is over", 3),
        ("while True:\n    pass", "time", "the time is over", 1),
        ("def f(n):\n    return f(n - 1) + f(n - 1) if n else 0\ndef choose(view):\n    f(90)", "time", "time", 2),
        ("x = 1\n" * 180_000, "long", "longer than", None),  # a megabyte
        ("x = " + "[" * 5000 + "]" * 5000, "syntax", "too many nested", 1),
        ("x = '\0'", "syntax", "null", None),
    ],
    ids=lambda value: value.split("\n")[-1][:30] if isinstance(value, str) else "",
)
def test_whatever_is_wrong_is_said_with_its_line(
    rooms: Rooms, source: str, stop: str, why: str, line: int | None
) -> None:
    found = rooms.play(source)
    assert found["stop"] == stop
    assert why in found["why"]
    assert (found["line"] is None) == (line is None)
    assert line is None or abs(found["line"] - line) <= 1  # a function that is called too often: where it begins
    assert rooms.play(FIRST)["index"] == 0


def test_a_loop_in_c_is_ended_from_outside_and_the_player_is_asked_on(rooms: Rooms) -> None:
    rooms.load(LOOP_IN_C)
    for _ in range(2):
        found = rooms.choose()
        assert (found["stop"], found["line"]) == ("time", 3)
    assert rooms.play(FIRST)["index"] == 0


def test_memory_that_is_javascripts_own_goes_with_the_room(rooms: Rooms) -> None:
    """Python's limit does not hold for it; time does, and the page outlives it."""
    hog = "const hog = []; for (;;) hog.push(new Uint8Array(1e8).fill(1));"
    found = rooms.play(f"from pyodide.code import run_js\ndef choose(view):\n    run_js({hog!r})\n")
    assert (found["stop"], found["line"]) == ("time", 3)
    assert rooms.play(FIRST)["index"] == 0


def test_who_prints_without_end_is_cut(rooms: Rooms) -> None:
    found = rooms.play("def choose(view):\n    print('x' * 50_000_000)\n    return view.actions[0]\n")
    assert found["index"] == 0
    assert 100_000 <= len(found["printed"]) < 100_100
    found = rooms.play("def choose(view):\n    while True:\n        print('xxxxxxxx')\n")
    assert found["stop"] == "time"
    assert 100_000 <= len(found["printed"]) < 100_100


def test_the_library_has_what_a_pupil_expects(rooms: Rooms) -> None:
    found = rooms.play(
        "import random, math, statistics, collections, itertools\n"
        "import functools, heapq, dataclasses, typing, pprint, pydoc\n"
        "def choose(view):\n    help(view.actions[0])\n    help(statistics.mean)\n"
        "    assert view.actions, 'none'\n    pprint.pprint({'a': 1})\n    return random.choice(view.actions)\n"
    )
    assert found.get("stop") is None
    assert "Help on Action" in found["printed"]
    assert "Return the sample arithmetic mean" in found["printed"]
    assert rooms.play("def choose(view):\n    assert False, 'never'\n")["why"] == "AssertionError: never"


def test_the_random_numbers_of_two_rooms_are_not_the_same(rooms: Rooms) -> None:
    source = "import random\nx = random.random()\n" + "def choose(view):\n    print(x)\n    return view.actions[0]\n"
    assert rooms.play(source)["printed"] != rooms.page.evaluate(
        """async (source) => {
            const other = await rooms.openRoom();
            await other.load(source);
            const { printed } = await other.choose(turn.message);
            other.close();
            return printed;
        }""",
        source,
    )


def setting(*players: dict[str, str], **more: Any) -> dict[str, Any]:
    return {"game": "manitou", "players": list(players), "games": 20, "seed": 5, **more}


def test_twenty_games_apart_and_in_one_interpreter_are_the_same_games(rooms: Rooms) -> None:
    given = setting({"source": FIRST}, {"source": CHANCE})
    apart, quick = rooms.match("playMatch", given), rooms.match("quickMatch", given)
    assert apart["stopped"] == quick["stopped"] == ""
    assert [one["points"] for one in apart["games"]] == [one["points"] for one in quick["games"]]
    assert [one["sitting"] for one in apart["games"][:3]] == [[0, 1], [1, 0], [0, 1]]
    assert [one["seed"] for one in apart["games"][:4]] == [5, 5, 6, 6]
    assert sum(player["won"] for player in apart["players"]) == len(apart["games"]) == 20
    one = apart["players"][0]
    assert 0 <= one["low"] <= one["won"] / 20 <= one["high"] <= 1
    assert [seat["games"] for seat in one["seats"]] == [10, 10]


@pytest.mark.parametrize("how", ["playMatch", "quickMatch"])
def test_bots_of_ours_play_along_and_fill_the_seats(rooms: Rooms, how: str) -> None:
    found = rooms.match(how, setting({"source": CHANCE}, {"level": "first"}, seats=3, games=3))
    assert [one["sitting"] for one in found["games"]] == [[0, 1, 1], [1, 0, 1], [1, 1, 0]]
    assert [player["stops"] for player in found["players"]] == [0, 0]


@pytest.mark.parametrize("how", ["playMatch", "quickMatch"])
def test_three_stops_end_a_match(rooms: Rooms, how: str) -> None:
    bad = "def choose(view):\n    if view.random.below(20) == 0:\n        return None\n    return view.actions[0]\n"
    found = rooms.match(how, setting({"source": CHANCE}, {"source": bad}))
    assert found["stopped"] == "forfeit"
    faults = [fault for one in found["games"] for fault in one["faults"]]
    assert [(fault["player"], fault["stop"]) for fault in faults] == [(1, "illegal")] * 3


def test_nothing_is_remembered_from_game_to_game(rooms: Rooms) -> None:
    """A deal is played from every seat: who kept its cards would know those of the other in the next game."""
    counts = "asked = []\ndef choose(view):\n    asked.append(view.hand)\n"
    counts += "    return view.actions[0] if len(asked) < 150 else None\n"  # three games have more questions than that
    found = rooms.match("playMatch", setting({"source": counts}, {"source": CHANCE}))
    assert (found["stopped"], found["players"][0]["stops"]) == ("", 0)


def test_a_quick_match_with_a_loop_in_c_ends_and_says_where(rooms: Rooms) -> None:
    found = rooms.match("quickMatch", setting({"source": FIRST}, {"source": LOOP_IN_C}))
    assert (found["stopped"], found["fault"]["line"]) == ("time", 3)


def test_a_source_that_is_no_player_begins_no_match(rooms: Rooms) -> None:
    for how in ("playMatch", "quickMatch"):
        said = rooms.page.evaluate(
            "([how, setting]) => rooms[how](setting).catch(({ player, fault }) => [player, fault.stop, fault.line])",
            [how, setting({"source": FIRST}, {"source": "x = ("})],
        )
        assert said == [1, "syntax", 1]


def test_whoever_asks_to_stop_gets_what_there_is(rooms: Rooms) -> None:
    for how in ("playMatch", "quickMatch"):
        found = rooms.page.evaluate(
            """([how, setting]) => {
                const { signal } = (window.stopper = new AbortController());
                return rooms[how]({ ...setting, signal, onprogress: ({ done }) => done === 2 && stopper.abort() });
            }""",
            [how, setting({"source": FIRST}, {"source": CHANCE})],
        )
        assert (found["stopped"], len(found["games"])) == ("asked", 2)


def test_a_game_step_by_step_can_be_drawn_and_told(rooms: Rooms) -> None:
    found = rooms.page.evaluate(
        """async (players) => {
            const game = await rooms.openGame({ game: 'powwow', players, seed: 4 });
            const steps = [];
            for (let step; (step = await game.next()); ) steps.push(step);
            const svg = await game.referee.draw(steps[3].begin, { seat: steps[3].seat, lang: 'it' });
            const said = await game.referee.said(0, 99, { lang: 'pl' });
            const result = await game.referee.result();
            game.close();
            return { steps, svg, said, result };
        }""",
        [{"source": CHANCE}, {"level": "first"}],
    )
    assert found["svg"].startswith("<svg")
    assert found["said"]
    assert found["result"]["link"].startswith("A")
    ends = [step["end"] for step in found["steps"]]
    assert ends == sorted(ends)
    assert ends[-1] == found["result"]["actions"]
    assert {step["seat"] for step in found["steps"]} == {0, 1}


@pytest.mark.parametrize("game", ["manitou", "powwow", "bison", "wendake"])
def test_every_game_is_played(rooms: Rooms, game: str) -> None:
    found = rooms.match("playMatch", setting({"source": CHANCE}, {"source": FIRST}, game=game, games=2))
    assert (found["stopped"], len(found["games"])) == ("", 2)
