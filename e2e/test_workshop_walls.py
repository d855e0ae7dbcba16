"""What a player in a room cannot reach: storage, caches, the network, other tabs, the page. It has JavaScript in its
hands and tries each way that there is; what is kept stays as it is, and nothing crosses the line."""

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from conftest import Contexts
from playwright.sync_api import Browser, Page
from promised import until, until_kept
from ways import PUT, THERE, TRIES, WAYS
from workshop_page import FIRST, Rooms, bare_page

from workshop.serve import SiteServer


@pytest.fixture(scope="module")
def rooms(browser: Browser, site: SiteServer) -> Iterator[Rooms]:
    opened = Rooms(browser, site)
    yield opened  # what a policy has refused is written to the console: no fault of the page
    opened.context.close()


def there(page: Page) -> Any:
    return page.evaluate(THERE)


def tried(rooms: Rooms, site: SiteServer, ways: dict[str, str]) -> dict[str, str]:
    """What came of each, once it has had time."""
    assert rooms.load(TRIES % (json.dumps(ways), site.url))["ok"]
    found: dict[str, str] = {}
    for _ in range(8):
        found = json.loads(rooms.choose()["printed"])
        if not any(came == "pending" for came in found.values()):
            break
        time.sleep(0.25)
    return found


def test_no_way_of_javascript_leads_out(rooms: Rooms, site: SiteServer) -> None:
    rooms.page.evaluate(PUT)
    before, sent = there(rooms.page), len(site.sent)
    found = tried(rooms, site, WAYS)
    assert [name for name, came in found.items() if came.startswith("REACHED")] == []
    assert set(found) == set(WAYS)
    assert sum(came.startswith("refused") for came in found.values()) > len(WAYS) * 3 / 4  # some never say anything
    assert there(rooms.page) == before
    assert site.sent[sent:] == []


def test_the_tries_would_be_seen_if_they_led_anywhere(rooms: Rooms, site: SiteServer) -> None:
    """The same, in the page itself: these work there."""
    names = ["fetch", "import", "caches", "indexedDB", "locks"]
    found = rooms.page.evaluate(
        """async ([SITE, ways]) => {
            globalThis.SITE = SITE;
            const found = [];
            for (const name of ways.names)
                await Promise.resolve((0, eval)(ways.all[name])).then(() => found.push(name), () => {});
            return found;
        }""",
        [
            site.url,
            {"names": names, "all": WAYS},
        ],
    )
    assert found == names
    assert any(path.startswith("/index.html") for path, _ in site.sent)


PYTHON = {
    "js": "import js\njs.localStorage.clear()",
    "js.eval": "import js\njs.eval('localStorage.clear()')",
    "run_js": "from pyodide.code import run_js\nrun_js('localStorage.clear()')",
    "pyodide_js": "import pyodide_js\nprint(pyodide_js._api)\nimport js\njs.caches.keys",
    "pyodide.http": "from pyodide.http import open_url\nopen_url('SITEindex.html')",
    "urllib": "import urllib.request\nurllib.request.urlopen('SITEindex.html')",
    "socket": "import socket\nsocket.create_connection(('127.0.0.1', PORT), 1).sendall(b'GET / HTTP/1.0')",
    "micropip": "import micropip\nmicropip.install('SITEwhl/prateria-0.1.0-py3-none-any.whl').send(None)",
    "a subprocess": "import subprocess\nsubprocess.run(['ls'])",
    "os.system": "import os\nassert os.system('ls') == 0",
}


@pytest.mark.parametrize("way", PYTHON)
def test_no_way_of_python_leads_out(rooms: Rooms, site: SiteServer, way: str) -> None:
    rooms.page.evaluate(PUT)
    before, sent = there(rooms.page), len(site.sent)
    source = PYTHON[way].replace("SITE", site.url).replace("PORT", str(site.server_port))
    said = rooms.load(f"{source}\n{FIRST}")
    assert (said["ok"], said["stop"]) == (False, "error"), said
    assert rooms.play(FIRST)["index"] == 0
    assert there(rooms.page) == before
    assert site.sent[sent:] == []


def test_a_channel_of_the_same_name_is_another_one(rooms: Rooms, site: SiteServer) -> None:
    rooms.page.evaluate(PUT)
    talk = "new BroadcastChannel('prateria').postMessage('leak'), setTimeout(no, 300)"
    ways = {"a channel": f"new Promise((yes, no) => ({talk}))"}
    tried(rooms, site, ways)
    assert rooms.page.evaluate("heard") == []


def test_two_rooms_do_not_hear_each_other(rooms: Rooms) -> None:
    talk = "import js\nfrom pyodide.code import run_js\nrun_js(%r)\ndef choose(view):\n"
    listening = (
        talk
        % "globalThis.heard = 0; const x = globalThis.BroadcastChannel; if (x) new x('x').onmessage = () => heard++"
    )
    listening += "    print(js.heard)\n    return view.actions[0]\n"
    printed = rooms.page.evaluate(
        """async ([listening, talking]) => {
            const other = await rooms.openRoom();
            await room.load(listening);
            await room.choose(turn.message);
            await other.load(talking);
            await new Promise((go) => setTimeout(go, 300));
            const { printed } = await room.choose(turn.message);
            other.close();
            return printed;
        }""",
        [
            listening,
            talk % "const x = globalThis.BroadcastChannel; if (x) new x('x').postMessage(1)" + "    return 1\n",
        ],
    )
    assert printed == "0\n"


FORGED = (
    """from pyodide.code import run_js
run_js('''
    const real = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (data, ...rest) { %s };
''')
"""
    + FIRST
)


@pytest.mark.parametrize(
    ("forged", "expected"),
    [
        ("real.call(this, data?.id ? { ...data, value: '{\"index\": -1}' } : data)", "illegal"),
        ("real.call(this, data?.id ? { ...data, value: '{\"index\": 1.5}' } : data)", "illegal"),
        ('real.call(this, data?.id ? { ...data, value: \'{"index": "0"}\' } : data)', "illegal"),
        ("real.call(this, data?.id ? { ...data, value: 'null' } : data)", "illegal"),
        ("real.call(this, data?.id ? { ...data, value: '[' } : data)", "gone"),
        ("real.call(this, data?.id ? { ...data, value: 'x'.repeat(3e6) } : data)", "gone"),
        ("real.call(this, data?.id ? { ...data, value: { index: 0 } } : data)", "gone"),
        ("real.call(this, data?.id ? { ...data, id: data.id + 1 } : data)", "gone"),
        ("for (let n = 0; n < 30000; n++) real.call(this, 1)", "gone"),
        ("", "time"),
    ],
)
def test_what_is_forged_is_not_believed(rooms: Rooms, forged: str, expected: str) -> None:
    rooms.page.evaluate("rooms.openRoom().then((opened) => (room.close(), (window.room = opened)) && 0)")
    said = rooms.load(FORGED % forged)
    for _ in range(3):
        if "stop" in said:
            break
        said = rooms.choose()
    assert said["stop"] == expected


def test_it_holds_on_a_host_that_sends_no_headers(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("workshop.serve.headers_for", lambda path: {})
    with SiteServer() as plain:
        opened = Rooms(browser, plain)
        opened.page.evaluate(PUT)
        before, sent = there(opened.page), len(plain.sent)
        found = tried(opened, plain, WAYS)
        assert [name for name, came in found.items() if came.startswith("REACHED")] == []
        assert there(opened.page) == before
        assert plain.sent[sent:] == []
        opened.context.close()


REGISTRATION = "navigator.serviceWorker.getRegistration()"
WORKSHOPS = "() => caches.keys().then((names) => names.filter((name) => /workshop|rooms/.test(name)).length)"
ASK = "rooms.openRoom().then((room) => room.load('def choose(view): return 1'))"


def test_after_the_first_opening_no_network_is_needed_nor_after_an_update(context: Contexts) -> None:
    with SiteServer() as server:
        device = context(offline=True)
        page = device.new_page()
        page.goto(server.url)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        assert page.evaluate(WORKSHOPS) == 0  # a first visit fetches nothing of it
        assert not [path for path, _ in server.sent if "workshop" in path or path.endswith(".whl")]
        page.close()
        page = bare_page(device, server)
        until_kept(page, "prateria-workshop-")

        worker = server.read("/sw.js") or b""
        server.extra["/sw.js"] = worker.replace(b'"prateria-workshop-', b'"prateria-workshop-new-', 1)
        assert server.extra["/sw.js"] != worker
        page.evaluate(f"{REGISTRATION}.then((r) => r.update().then(() => 0))")
        until(page, f"{REGISTRATION}.then((r) => Boolean(r.waiting))")
        page.evaluate(f"{REGISTRATION}.then((r) => r.waiting?.postMessage('skip'))")
        until_kept(page, "prateria-workshop-new-")
        until(page, f"({WORKSHOPS})().then((n) => n === 1)")  # the memory goes with the version

        page.reload()
        device.set_offline(True)
        page.evaluate("import('./workshop/room.mjs').then((found) => { window.rooms = found; })")
        assert page.evaluate(ASK)["ok"]
