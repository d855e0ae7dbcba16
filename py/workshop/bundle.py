"""The page's own modules and style sheets, each set of them in one file: forty files asked for one by one, past the
service worker at every start, were a tenth of it. esbuild joins them as they are; nothing is made smaller or renamed.
"""

import json
import subprocess
import tempfile
from pathlib import Path

from workshop.paths import NODE_MODULES, ROOT, WEB

ENTRIES = ("start.mjs", "offline.mjs", "workshop/main.mjs", "css/start.css", "css/game.css", "css/workshop.css")
ASKED_FOR_LATER = ("./offline.mjs", "./vendor/*", "../vendor/*", "./room.mjs", "*.woff2")
EDITOR = "workshop/codemirror.mjs"
"""What the workshop uses of CodeMirror: a library in many small files, so this one is made smaller."""


def bundled() -> tuple[dict[str, bytes], set[str]]:
    """Path in the site -> content of each bundle, and the paths below web/ that went into them."""
    with tempfile.TemporaryDirectory() as folder:
        out, meta = Path(folder, "out"), Path(folder, "meta.json")
        command = [str(NODE_MODULES / ".bin/esbuild"), *(str(WEB / entry) for entry in ENTRIES)]
        command += ["--bundle", "--format=esm", "--charset=utf8", "--legal-comments=none", "--log-level=warning"]
        command += ["--out-extension:.js=.mjs", f"--outbase={WEB}", f"--outdir={out}", f"--metafile={meta}"]
        subprocess.run([*command, *(f"--external:{name}" for name in ASKED_FOR_LATER)], cwd=ROOT, check=True)
        inputs = {Path(name) for name in json.loads(meta.read_text(encoding="utf-8"))["inputs"]}
        own = {path.relative_to("web").as_posix() for path in inputs if path.parts[0] == "web"}
        return {entry: (out / entry).read_bytes() for entry in ENTRIES}, own | {EDITOR}


def editor() -> bytes:
    """CodeMirror, as far as the workshop uses it."""
    command = [str(NODE_MODULES / ".bin/esbuild"), str(WEB / EDITOR), "--bundle", "--minify", "--format=esm"]
    command += ["--charset=utf8", "--legal-comments=none", "--log-level=warning"]
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout
