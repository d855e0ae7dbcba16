"""The service worker's list."""

import json
import re

from workshop.offline import worker

SCRIPT = b'const RUNTIME = "r-@RUNTIME_VERSION@"; const APP = "a-@APP_VERSION@"; const FILES = "@FILES@";'
FILES = {
    "index.html": b"<!doctype html>",
    "runtime/1.0/pyodide.mjs": b"pyodide",
    "runtime/1.0/python_stdlib.zip": b"stock",
    "runtime/std-abc.zip.gz": b"trimmed",
    "runtime/workshop-std-abc.zip.gz": b"plain",
    "workshop/room.mjs": b"rooms",
    "whl/x.whl": b"wheel",
    "screenshots/table.png": b"large",
    "icons/icon-512.png": b"large",
    "icons/apple-touch-icon.png": b"home screen",
    "icons/icon.svg": b"<svg/>",
}


def listed(files: dict[str, bytes]) -> tuple[str, str, dict[str, str]]:
    text = worker(SCRIPT, files, "runtime/1.0").decode()
    runtime, app, rows = re.findall(r'"r-(.*?)".*"a-(.*?)".*FILES = (.*);', text, re.S)[0]
    return runtime, app, {path: cache for path, _, cache in json.loads(rows)}


def test_all_that_offline_use_needs_and_nothing_else() -> None:
    assert listed(FILES)[2] == {
        "./": "app",
        "./icons/icon.svg": "app",
        "./runtime/1.0/pyodide.mjs": "runtime",
        "./runtime/std-abc.zip.gz": "app",
        "./runtime/workshop-std-abc.zip.gz": "workshop",
        "./whl/x.whl": "workshop",
        "./workshop/room.mjs": "workshop",
    }


def test_a_change_of_the_workshop_leaves_the_rest_alone() -> None:
    runtime, app, _ = listed(FILES)
    assert listed(FILES | {"workshop/room.mjs": b"new"})[:2] == (runtime, app)


def test_a_change_of_ours_leaves_the_runtime_alone() -> None:
    runtime, app, _ = listed(FILES)
    runtime_2, app_2, _ = listed(FILES | {"index.html": b"new"})
    assert runtime == runtime_2
    assert app != app_2
