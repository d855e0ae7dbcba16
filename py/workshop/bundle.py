"""The page's own modules and style sheets, each set of them in one file: forty files asked for one by one, past the
service worker at every start, were a tenth of it. esbuild joins them and leaves out what is only there to be read,
which is a twelfth of what is sent; nothing is renamed.
"""

import json
import subprocess
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path

from workshop.lean import GLUE, lean_runtime
from workshop.paths import NODE_MODULES, ROOT, WEB

ENTRIES = (
    "start.mjs",
    "offline.mjs",
    "workshop/main.mjs",
    "workshop/room.mjs",
    "workshop/pathteacher.mjs",
    "css/start.css",
    "css/game.css",
    "css/workshop.css",
    "css/path.css",
)
ASKED_FOR_LATER = ("./offline.mjs", "./codemirror.mjs", "./room.mjs", "./workshop/room.mjs", "./vendor/*", "*.woff2")
EDITOR = "workshop/codemirror.mjs"
"""What the workshop uses of CodeMirror: a library of many small files, and the one thing that is made smaller."""
CLOSE = ("--minify", "--line-limit=200")
"""As small as can be, but with lines by which an error can be found."""
FIRST = ("boot.mjs", "ahead.worker.mjs")
"""What begins an interpreter. Nothing is joined with it; it is made smaller, as the page's own modules are."""
INLINE = ("watch.js", "early.js")
"""Scripts that stand in the page itself, likewise."""
UNPACK = "unpack.worker.mjs"
"""Unpacks our modules beside the page, with fzstd: a worker is a file of its own, and bundled like one."""
CELL = "workshop/cell.worker.mjs"
"""Pyodide goes into it, whose parts for node no browser asks for. A classic worker: Chromium makes no others in frames
without an origin. Pyodide takes those for too old that can import scripts; these could not anyway."""
AS_CLASSIC = (
    "--format=iife",
    "--minify-whitespace",
    "--banner:js=globalThis.importScripts = undefined;",
    '--define:import.meta.url="https://none.invalid/cell.js"',
)


def bundled() -> tuple[dict[str, bytes], set[str]]:
    """Path in the site -> content of each bundle, and the paths below web/ that went into them."""
    page, parts = _joined(ENTRIES, ASKED_FOR_LATER, "--format=esm", *CLOSE)
    with tempfile.TemporaryDirectory() as folder:
        lean = Path(folder, "node_modules", GLUE)  # esbuild warns of nothing that lies there
        lean.parent.mkdir()
        lean.write_bytes(lean_runtime()[GLUE])
        cell, more = _joined([CELL], ["node:*", "ws"], f"--alias:pyodide/{GLUE}={lean}", *AS_CLASSIC)
    library, most = _joined([EDITOR, UNPACK], [], "--format=esm", "--minify")
    first, last = _joined(FIRST, ["./@RUNTIME@/*"], "--format=esm", *CLOSE)
    watch, least = _joined(INLINE, [], *CLOSE)
    return page | cell | library | first | watch, parts | more | most | last | least


def _joined(entries: Sequence[str], external: Iterable[str], *options: str) -> tuple[dict[str, bytes], set[str]]:
    with tempfile.TemporaryDirectory() as folder:
        out, meta = Path(folder, "out"), Path(folder, "meta.json")
        command = [str(NODE_MODULES / ".bin/esbuild"), *(str(WEB / entry) for entry in entries), *options]
        command += ["--bundle", "--charset=utf8", "--legal-comments=none", "--log-level=warning"]
        command += ["--out-extension:.js=.mjs", f"--outbase={WEB}", f"--outdir={out}", f"--metafile={meta}"]
        subprocess.run([*command, *(f"--external:{name}" for name in external)], cwd=ROOT, check=True)
        inputs = {Path(name) for name in json.loads(meta.read_text(encoding="utf-8"))["inputs"]}
        own = {path.relative_to("web").as_posix() for path in inputs if path.parts[0] == "web"}
        made = {entry: out / entry.replace(".js", ".mjs") for entry in entries}
        return {entry: path.read_bytes() for entry, path in made.items()}, own
