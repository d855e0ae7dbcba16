"""Two browsers that playwright cannot drive, as their own makers let them be driven: by the commands of W3C WebDriver.

WebKitGTK takes them over HTTP (WebKitWebDriver), Firefox over a socket of its own (Marionette), with the same
parameters; Debian has no geckodriver to stand between. `Driver` is all that the tests ask of a browser.
"""

import json
import os
import shutil
import socket
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar, TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

PATIENCE = 90  # seconds: starting Python and compiling it takes these browsers longer than Chromium
WIDTH, HEIGHT = 1024, 768

KEYS = {"Control": "\ue009", "\n": "\ue007"}
"""Keys that are no letters, as the standard has them."""

T = TypeVar("T")
Process = subprocess.Popen[bytes]


class Refused(Exception):
    """The browser would not do what it was told."""


class Driver(ABC):
    """One browser with a profile of its own, new and empty, and one page. Coordinates are CSS pixels of that page."""

    pointer = "mouse"

    @abstractmethod
    def send(self, command: str, **values: Any) -> Any:
        """Carry out a command, named as in the standard's addresses: `url`, `execute/sync`."""

    @abstractmethod
    def close(self) -> None: ...

    def open(self, url: str) -> None:
        self.send("url", url=url)

    def reload(self) -> None:
        """As a person does it. (Firefox's own command goes past the service worker.)"""
        self.run("() => { window.before = true; location.reload(); }")
        until(lambda: not self.run("() => Boolean(window.before)"), "the page does not come again")

    def run(self, function: str, *values: Any) -> Any:
        """Call a JavaScript function; what it returns."""
        return self.send("execute/sync", script=f"return ({function})(...arguments);", args=list(values))

    def answer(self, function: str, *values: Any) -> Any:
        """What that asynchronous function gives; it must not fail."""
        self.run(
            f"""(...values) => {{
                window.answer = null;
                const failed = (error) => (window.answer = {{ error: String(error) }});
                ({function})(...values).then((value) => (window.answer = {{ value }}), failed);
            }}""",
            *values,
        )
        found = until(lambda: self.run("() => window.answer"), "no answer")
        assert "error" not in found, found
        return found["value"]

    def touch(self, x: float, y: float) -> None:
        """A finger, where the browser has one to lend, else the mouse."""
        steps = [
            {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y), "origin": "viewport"},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        finger = {"type": "pointer", "id": "one", "parameters": {"pointerType": self.pointer}, "actions": steps}
        self.send("actions", actions=[finger])

    def keys(self, text: str, held: str = "") -> None:
        """Type that; `held`: a key that is down meanwhile."""
        down = KEYS.get(held, "")
        pressed = [(kind, KEYS.get(letter, letter)) for letter in text for kind in ("keyDown", "keyUp")]
        steps = [("keyDown", down), *pressed, ("keyUp", down)] if down else pressed
        typed = [{"type": kind, "value": value} for kind, value in steps]
        self.send("actions", actions=[{"type": "key", "id": "keys", "actions": typed}])


class WebKit(Driver):
    """WebKitGTK's MiniBrowser; needs a display. A session of a driver begins with nothing kept and keeps nothing."""

    def __init__(self, profile: Path) -> None:
        port = _free_port()
        self._process = subprocess.Popen(
            ["WebKitWebDriver", f"--port={port}"],
            env={**os.environ, "HOME": str(profile), "XDG_CACHE_HOME": str(profile), "XDG_DATA_HOME": str(profile)},
            start_new_session=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._address = f"http://127.0.0.1:{port}/session"
        options = {"binary": _mini_browser(), "args": ["--automation", f"--geometry={WIDTH}x{HEIGHT + 50}"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        until(self._listens, "WebKitWebDriver does not begin")
        self._address += "/" + self._post("", wanted)["sessionId"]
        self.send("timeouts", pageLoad=PATIENCE * 1000, script=PATIENCE * 1000)

    def _listens(self) -> bool:
        try:
            return bool(urlopen(self._address.removesuffix("session") + "status", timeout=5))
        except URLError:
            return False

    def _post(self, path: str, values: dict[str, Any]) -> Any:
        question = Request(self._address + path, json.dumps(values).encode(), {"Content-Type": "application/json"})
        try:
            with urlopen(question, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            raise Refused(error.read().decode()) from None

    def send(self, command: str, **values: Any) -> Any:
        return self._post("/" + command, values)

    def close(self) -> None:
        with suppress(OSError):  # it is ended anyway
            urlopen(Request(self._address, method="DELETE"), timeout=10).close()
        _end(self._process)


class Firefox(Driver):
    """Firefox without a window. Marionette's messages are `length:json`: [0, number, command, values], answered by
    [1, number, error, result]."""

    pointer = "touch"
    COMMANDS: ClassVar = {
        "url": "WebDriver:Navigate",
        "execute/sync": "WebDriver:ExecuteScript",
        "actions": "WebDriver:PerformActions",
        "timeouts": "WebDriver:SetTimeouts",
        "": "WebDriver:NewSession",
    }

    def __init__(self, profile: Path) -> None:
        profile.mkdir(parents=True, exist_ok=True)
        prefs = {"marionette.port": 0, "dom.w3c_touch_events.enabled": 1, "browser.shell.checkDefaultBrowser": False}
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in prefs.items()]
        (profile / "user.js").write_text("".join(lines))
        size = ["--width", str(WIDTH), "--height", str(HEIGHT)]
        port = profile / "MarionetteActivePort"
        port.unlink(missing_ok=True)  # left by one that was killed
        self._process = subprocess.Popen(
            [firefox() or "", "--headless", "--no-remote", "--marionette", *size, "--profile", str(profile)],
            env={**os.environ, "HOME": str(profile)},
            start_new_session=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until(lambda: port.exists() and port.read_text(), "Firefox does not begin")
        self._line = socket.create_connection(("127.0.0.1", int(port.read_text())), timeout=PATIENCE)
        self._stream = self._line.makefile("rb")
        self._number = 0
        self._read()  # who it is
        self.send("", capabilities={})
        self.send("timeouts", pageLoad=PATIENCE * 1000, script=PATIENCE * 1000)

    def _read(self) -> Any:
        length = b""
        while (digit := self._stream.read(1)) != b":":
            if not digit:
                raise Refused("Firefox is gone")
            length += digit
        return json.loads(self._stream.read(int(length)))

    def send(self, command: str, **values: Any) -> Any:
        self._number += 1
        message = json.dumps([0, self._number, self.COMMANDS[command], values]).encode()
        self._line.sendall(b"%d:%s" % (len(message), message))
        _, _, error, result = self._read()
        if error:
            raise Refused(f"{command}: {error}")
        return result.get("value") if isinstance(result, dict) else result

    def close(self) -> None:
        self._line.close()
        _end(self._process)


def firefox() -> str | None:
    return shutil.which("firefox-esr") or shutil.which("firefox")


def _mini_browser() -> str:
    """Debian keeps it beside the library, not on the path."""
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser"))
    if not found:
        raise Refused("no MiniBrowser")
    return str(found[-1])


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


def until(ask: Callable[[], T], otherwise: str, patience: float = PATIENCE) -> T:
    """What the question is answered with, once that is something."""
    over = time.monotonic() + patience
    while not (answer := ask()):
        if time.monotonic() > over:
            raise AssertionError(otherwise)
        time.sleep(0.03)
    return answer


def _end(process: Process) -> None:
    """It and what it has begun."""
    os.killpg(process.pid, 9)
    process.wait()
