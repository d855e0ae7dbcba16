"""app.zip: everything of ours that runs in the browser, as bytecode, with the compiled catalogues: prateria.zip, which
is imported from as it is. Both are stored, not deflated; ours is packed with Zstandard (a third less than gzip makes of
it).
"""

import json
import subprocess
from functools import cache

from workshop.catalogues import compiled_catalogues
from workshop.paths import NODE_MODULES, PY
from workshop.pyodide import compiled, packed
from workshop.zips import make_zip

WHEEL_ONLY = ("prateria/envs/", "prateria/players/")
"""The table does without environments for programs that learn, and without players that somebody writes."""


def engine_sources() -> dict[str, bytes]:
    """`prateria/core/game.py` and so on."""
    files = {path.relative_to(PY).as_posix(): path for path in sorted((PY / "prateria").rglob("*.py"))}
    return {name: path.read_bytes() for name, path in files.items() if not name.startswith(WHEEL_ONLY)}


@cache
def pyscript_sources() -> dict[str, bytes]:
    """`pyscript/web.py` and so on, as PyScript carries them."""
    module = (NODE_MODULES / "@pyscript/core/src/stdlib/pyscript.js").as_uri()
    script = f"import({json.dumps(module)}).then((m) => console.log(JSON.stringify(m.default.pyscript)))"
    done = subprocess.run(["node", "-e", script], stdout=subprocess.PIPE, check=True)
    return {f"pyscript/{name}": text.encode() for name, text in json.loads(done.stdout).items()}


def engine_zip() -> bytes:
    words = compiled_catalogues(without=("web/workshop/", "py/prateria/players/"))
    ours = {name + "c": code for name, code in compiled(engine_sources(), types=False).items()} | words
    return make_zip({"prateria.zip.zst": packed(make_zip(ours, deflate=False))}, deflate=False)
