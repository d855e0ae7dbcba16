"""The built site for browsers that playwright cannot drive, with a hook of ours that collects what goes wrong."""

import base64
import hashlib
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from workshop.paths import DIST
from workshop.serve import SiteServer

sys.path.insert(1, str(Path(__file__).parents[1] / "e2e"))  # what can be touched at a table is known there

from drivers import Driver, Firefox, WebKit

BROWSERS: dict[str, type[Driver]] = {"firefox": Firefox, "webkit": WebKit}
HOOK = """
window.prateriaSpeed = 20;
localStorage['prateria:prefs'] ??= '{"motion": "reduced", "confirm": false, "offered": "bison manitou wendake"}';
window.wrong = [];
for (const name of ['error', 'unhandledrejection', 'securitypolicyviolation']) {
    const what = (e) => e.message ?? e.reason?.stack ?? e.reason ?? e.blockedURI ?? e.target?.src ?? e.target?.href;
    addEventListener(name, (e) => wrong.push(`${name}: ${what(e)}`), true);
}
const say = console.error;
console.error = (...words) => { wrong.push(`console: ${words.join(' ')}`); say.apply(console, words); };
"""
"""A script of the tests in the page: computer players are quick, nothing glides, errors are kept."""

TAG, BEFORE = b'<script src="./hook.js"></script>\n', b'<link rel="stylesheet"'


def _integrity(data: bytes) -> bytes:
    return b"sha256-" + base64.b64encode(hashlib.sha256(data).digest())


@pytest.fixture
def site(request: pytest.FixtureRequest) -> Iterator[SiteServer]:
    """One for each test, which may stop it. The service worker's list knows the script, and the pages that have it.
    A parameter of it: what the script does besides."""
    hook, worker, extra = (HOOK + getattr(request, "param", "")).encode(), (DIST / "sw.js").read_bytes(), {}
    for path, name in (("/", "index.html"), ("/workshop.html", "workshop.html")):
        usual = (DIST / name).read_bytes()
        page = extra[path] = usual.replace(BEFORE, TAG + BEFORE, 1)
        worker = worker.replace(_integrity(usual), _integrity(page))
        assert page != usual
        assert worker.count(_integrity(page)) == 1
    kept = b'const FILES = [["./hook.js","%s","app"],' % _integrity(hook)
    worker = worker.replace(b"const FILES = [", kept)
    assert worker.count(kept) == 1
    with SiteServer(extra={**extra, "/hook.js": hook, "/sw.js": worker}) as server:
        yield server


@pytest.fixture(params=BROWSERS)
def device(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Driver]:
    """Makes fresh devices: a browser that has never been anywhere. Whoever has one closes it."""
    number = count()
    return lambda: BROWSERS[request.param](tmp_path / f"profile{next(number)}")
