"""The standard library that ships: only what is needed, as bytecode.

Stock Pyodide brings 559 sources and compiles them again at every start, most of the time a start takes. Which modules
are needed is worked out, not written down: those loaded after a start and after importing all that our engines
import. What is imported only when it comes to it cannot be seen so, and stands in LAZY. Of those modules ships what
anybody names: ours, they themselves, the page, Pyodide or its runtime.
"""

import ast
import json
import re
import tempfile
import zipfile
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from workshop.cache import kept
from workshop.paths import CACHE, INSIDE, NODE_MODULES, ROOT, WEB
from workshop.pyodide import compiled, run_inside
from workshop.zips import make_zip

STOCK = NODE_MODULES / "pyodide" / "python_stdlib.zip"

LAZY = (
    "codeop",  # the traceback of a SyntaxError
    "compression.zstd",  # sitecustomize
    "traceback",  # an error anywhere
)

OURS = {
    "sitecustomize.py": "sitecustomize.py",
    "_pyodide/docstring.py": "docstring.py",
    "pyodide/_package_loader.py": "package_loader.py",
    "asyncio/__init__.py": "asyncio.py",
    "inspect.py": "inspect.py",
    "logging/__init__.py": "logging.py",
    "socket.py": "socket.py",
    "subprocess.py": "subprocess.py",
}
"""What ships instead of the stock library's: path in the zip -> file in inside/."""

AND = {"typing.py": "tuples.py"}
"""What ships at the end of the stock library's: likewise."""

TYPED = ("_pyodide/_base.py", "_pyodide/_core_docs.py", "pyodide/webloop.py")
"""What of the stock library's has annotations everywhere, which nothing reads: they are left out, as of ours."""

WORD = re.compile(rb"[A-Za-z_]\w*")

# fmt: off
LIBRARY = (
    "_ast_unparse", "_strptime", "abc", "bisect", "collections.abc", "copy", "dataclasses", "datetime",
    "decimal", "encodings.cp437", "enum", "fractions", "functools", "graphlib", "heapq", "itertools", "json", "math",
    "operator", "pprint", "pydoc", "random", "re", "statistics", "string", "textwrap", "time", "traceback", "typing",
)
# fmt: on
"""What somebody who writes a player may expect to find, whether our own code needs it or not; and what
help(), datetime and zipfile (wheels are installed with it) import only when it comes to it."""


@cache
def imported(source: bytes) -> frozenset[str]:
    """The modules that a source names in any import of it, at whatever depth (kept: hundreds take seconds)."""
    own = Path(__file__).read_bytes()

    def read() -> bytes:
        return json.dumps(sorted(_imported(source))).encode()

    return frozenset(json.loads(kept("imports", [own, source], read)))


def _imported(source: bytes) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names


def _library(*, plain: bool) -> dict[str, bytes]:
    """Path -> source of all there is: `plain` as Pyodide brings it, else with OURS and AND."""
    with zipfile.ZipFile(STOCK) as stock:
        sources = {name: stock.read(name) for name in stock.namelist() if not name.endswith("/")}
    if not plain:
        sources |= {path: (INSIDE / name).read_bytes() for path, name in OURS.items()}
        sources |= {path: sources[path] + (INSIDE / name).read_bytes() for path, name in AND.items()}
    return sources


def needed_modules(sources: Iterable[bytes], *, plain: bool = False) -> dict[str, str]:
    """Module name -> path in the zip, of all that these sources and a start need."""
    library = _library(plain=plain)
    present = {name.split("/")[0].removesuffix(".py") for name in library}
    wanted = sorted({name for source in sources for name in imported(source) if name.split(".")[0] in present})
    zipped = make_zip(library, deflate=False)

    def ask() -> bytes:
        with tempfile.NamedTemporaryFile(suffix=".zip", dir=CACHE) as file:
            file.write(zipped)
            file.flush()
            return json.dumps(run_inside("modules.py", Path(file.name), imports=wanted, lazy=LAZY)).encode()

    return dict(
        json.loads(kept("modules", [zipped, (INSIDE / "modules.py").read_text(), json.dumps([wanted, LAZY])], ask))
    )


def plain_stdlib(sources: Iterable[bytes]) -> bytes:
    """The library of the workshop: what these sources, a start and LIBRARY need, with docstrings and `assert`."""
    names = "\n".join(f"import {name}" for name in LIBRARY)
    return _zipped([*sources, _library(plain=True)["pyodide/_package_loader.py"], names.encode()], plain=True)


def named_only(modules: dict[str, bytes], others: Iterable[bytes]) -> dict[str, bytes]:
    """The same without the functions, classes and values that neither they nor these other sources name, nor the page's
    own code, nor what starts Pyodide. Their lines are empty then: all others keep their numbers."""
    said = b"\n".join(path.read_bytes() for path in _speakers())
    texts = {path: source.decode() for path, source in modules.items()}
    given = json.dumps(
        {
            "modules": texts,
            "others": [source.decode() for source in others],
            "said": " ".join(sorted({word.decode() for word in WORD.findall(said)})),
        }
    )

    def ask() -> bytes:
        with tempfile.NamedTemporaryFile("w", suffix=".json", dir=CACHE, encoding="utf-8") as file:
            file.write(given)
            file.flush()
            return json.dumps(run_inside("unnamed.py", given=Path(file.name).relative_to(ROOT).as_posix())).encode()

    gone = json.loads(kept("unnamed", [(INSIDE / "unnamed.py").read_bytes(), given], ask))
    for path, places in gone.items():
        lines = texts[path].split("\n")
        for first, last in places:
            lines[first - 1 : last] = [""] * (last - first + 1)
        texts[path] = "\n".join(lines)
    return {path: text.encode() for path, text in texts.items()}


def _speakers() -> list[Path]:
    """Whoever may ask Python for something by its name, and is no module of it."""
    pages = [path for path in sorted(WEB.rglob("*")) if path.suffix in {".html", ".js", ".mjs", ".py"}]
    runtime = [STOCK.with_name(name) for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")]
    return [*pages, *runtime, *(INSIDE / name for name in ("run.mjs", "written.py", "places.py"))]


def trimmed_stdlib(sources: Iterable[bytes]) -> bytes:
    """The zip to hand to loadPyodide as its standard library; stored, because it is packed as a whole afterwards."""
    return _zipped(sources, plain=False)


def _zipped(sources: Iterable[bytes], *, plain: bool) -> bytes:
    sources = list(sources)
    library = _library(plain=plain)
    wanted = {path: library[path] for path in sorted(set(needed_modules(sources, plain=plain).values()))}
    wanted = wanted if plain else named_only(wanted, sources)
    code = compiled(wanted, plain=plain)
    if not plain:
        code |= compiled({path: wanted[path] for path in TYPED}, types=False)
    return make_zip({path + "c": one for path, one in code.items()}, deflate=False)
