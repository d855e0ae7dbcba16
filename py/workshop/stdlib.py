"""The standard library that ships: only what is needed, as bytecode.

Stock Pyodide brings 559 sources and compiles them again at every start, most of the time a start takes. Which modules
are needed is worked out, not written down: those loaded after a start and after importing all that our engines and
PyScript's package import. What these import only when it comes to it cannot be seen so, and stands in LAZY.
"""

import ast
import json
import zipfile
from collections.abc import Iterable

from workshop.cache import kept
from workshop.paths import INSIDE, NODE_MODULES, npm_version
from workshop.pyodide import compiled, run_inside
from workshop.zips import make_zip

STOCK = NODE_MODULES / "pyodide" / "python_stdlib.zip"

LAZY = (
    "codeop",  # the traceback of a SyntaxError
    "encodings.cp437",  # names in a zip
    "shutil",  # unpackArchive
    "traceback",  # an error anywhere
    "zipfile",  # unpackArchive
)

# fmt: off
LIBRARY = (
    "_ast_unparse", "_strptime", "abc", "bisect", "collections.abc", "copy", "dataclasses", "datetime",
    "decimal", "enum", "fractions", "functools", "graphlib", "heapq", "itertools", "json", "math", "operator",
    "pprint", "pydoc", "random", "re", "statistics", "string", "textwrap", "time", "traceback", "typing",
)
# fmt: on
"""What somebody who writes a player may expect to find, whether our own code needs it or not; and what
help() and datetime import only when it comes to it."""


def imported(source: bytes) -> set[str]:
    """The modules that a source names in any import of it, at whatever depth."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names


def needed_modules(sources: Iterable[bytes]) -> dict[str, str]:
    """Module name -> path in the stock zip, of all that these sources and a start need."""
    with zipfile.ZipFile(STOCK) as stock:
        present = {name.split("/")[0].removesuffix(".py") for name in stock.namelist()}
    wanted = sorted({name for source in sources for name in imported(source) if name.split(".")[0] in present})
    parts = [npm_version("pyodide"), (INSIDE / "modules.py").read_text(), json.dumps([wanted, LAZY])]
    answer = kept("modules", parts, lambda: json.dumps(run_inside("modules.py", imports=wanted, lazy=LAZY)).encode())
    return dict(json.loads(answer))


def plain_stdlib(sources: Iterable[bytes]) -> bytes:
    """The library of the workshop: what these sources, a start and LIBRARY need, with docstrings and `assert`."""
    names = "\n".join(f"import {name}" for name in LIBRARY)
    with zipfile.ZipFile(STOCK) as stock:
        installing = stock.read("pyodide/_package_loader.py")
    return _zipped([*sources, installing, names.encode()], plain=True)


def trimmed_stdlib(sources: Iterable[bytes]) -> bytes:
    """The zip to hand to loadPyodide as its standard library; stored, because it is packed as a whole afterwards."""
    return _zipped(sources, plain=False)


def _zipped(sources: Iterable[bytes], *, plain: bool) -> bytes:
    modules = needed_modules(sources)
    with zipfile.ZipFile(STOCK) as stock:
        wanted = {path: stock.read(path) for path in sorted(set(modules.values()))}
    return make_zip({path + "c": code for path, code in compiled(wanted, plain=plain).items()}, deflate=False)
