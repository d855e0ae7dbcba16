"""The rooms of the workshop in Firefox and WebKit: the walls are those browsers' own, so each is asked if they hold."""

import json
from collections.abc import Callable
from contextlib import closing

import pytest
from drivers import Driver, until
from ways import TRIES, WAYS

from workshop.serve import SiteServer

FIRST = "def choose(view):\n    return view.actions[0]\n"
LOOP = "def choose(view):\n    while True:\n        pass\n"
LOOP_IN_C = "def choose(view):\n    return sum(iter(int, 1))\n"
OPEN = """async () => {
    window.rooms = await import(new URL('./workshop/room.mjs', location.href).href);
    window.room = await rooms.openRoom();
    window.referee = await rooms.openReferee();
    window.turn = await referee.start({ game: 'manitou', levels: [null, null], seed: 3 });
    return true;
}"""
PLAY = """async (source) => {
    const said = await room.load(source);
    return said.ok ? room.choose(turn.message) : said;
}"""
THERE = """async () => {
    localStorage.canary = 'here';
    const cache = await caches.open('prateria-canary');
    await cache.put('canary', new Response('here'));
    return { storage: localStorage.canary, caches: await caches.keys() };
}"""


@pytest.mark.parametrize("headers", [True, False], ids=["headers", "no-headers"])
def test_a_room_runs_ends_and_holds(
    device: Callable[[], Driver], monkeypatch: pytest.MonkeyPatch, headers: bool
) -> None:
    if not headers:
        monkeypatch.setattr("workshop.serve.headers_for", lambda path: {})
    page = {"/bare.html": b"<!doctype html><title>bare</title><body>"}
    with closing(device()) as driver, SiteServer(extra=page) as site:
        driver.open(f"{site.url}bare.html")
        assert driver.answer(OPEN)
        assert driver.answer(PLAY, FIRST)["index"] == 0
        assert driver.answer(PLAY, LOOP)["stop"] == "time"
        found = driver.answer(PLAY, LOOP_IN_C)
        assert (found["stop"], found["line"]) == ("time", 2)
        assert driver.answer(PLAY, "def choose(view): return bytearray(300_000_000)")["stop"] == "memory"

        before, sent = driver.answer(THERE), len(site.sent)
        assert driver.answer(PLAY, TRIES % (json.dumps(WAYS), site.url))["index"] == 0
        driver.run("() => { window.later = false; setTimeout(() => (window.later = true), 3000); }")
        until(lambda: driver.run("() => window.later"), "it does not get later")
        came = json.loads(driver.answer("() => room.choose(turn.message)")["printed"])
        assert [way for way, how in came.items() if how.startswith("REACHED")] == []
        assert sum(how.startswith("refused") for how in came.values()) > len(WAYS) / 2
        assert driver.answer(THERE) == before
        assert site.sent[sent:] == []
