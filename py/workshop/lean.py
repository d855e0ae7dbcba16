"""Pyodide's runtime without what only binary extensions (numpy and their like) would ask of it, and we load none.

As it comes, it exports whatever such an extension might link to: 8,560 names, each of which is made a function of
JavaScript and entered into tables at every start, and all the code behind them. Ours exports what Pyodide's own
JavaScript names, and has no modules that ship nowhere (workshop/unlinked.py); what nothing reaches any more is left out
by binaryen. A tenth of a start, 0.8 MB of a first visit.
"""

import re
import subprocess
import tempfile
from collections.abc import Container
from functools import cache
from pathlib import Path

from workshop.cache import digest, kept
from workshop.paths import NODE_MODULES, npm_version
from workshop.unlinked import without_modules
from workshop.wasm import EXPORTS, exports, joined, sections, written

STOCK = NODE_MODULES / "pyodide"
GLUE, WASM = "pyodide.asm.mjs", "pyodide.asm.wasm"

# The one place where the glue takes the exports, each into variables of its own, which are declared just before.
DECLARED = re.compile(r"var ([\w$]+(?:,[\w$]+){1000,});function assignWasmExports\(wasmExports\)\{(.*?)\}", re.DOTALL)
TAKEN = re.compile(r'(?:[\w$]+=|Module\["[\w$]+"\]=)+wasmExports\["([\w$]+)"\](?:\.value>>>0)?')
WORD = re.compile(r"[\w$]+")
BY_NAME = ("__main_argc_argv",)
"""What the glue asks for by its name alone, as a linker would (this one as `main`)."""

FEATURES = (
    "bulk-memory",
    "bulk-memory-opt",
    "exception-handling",
    "multivalue",
    "mutable-globals",
    "nontrapping-float-to-int",
    "reference-types",
    "sign-ext",
)
"""Those of WebAssembly that Pyodide's needs; binaryen is to use no others."""


def recipe() -> str:
    """What the files here are made by: another recipe is another address, since browsers keep a runtime for ever."""
    own = (Path(__file__).with_name(name).read_bytes() for name in ("lean.py", "unlinked.py", "wasm.py"))
    return digest([*own, npm_version("binaryen"), npm_version("pyodide")])[:8]


def lean_glue(glue: str, loader: str) -> tuple[str, list[str]]:
    """The glue with those exports only that it, or the loader, uses; and their names."""
    found = DECLARED.search(glue)
    if not found:
        raise SystemExit(f"{GLUE} takes its exports in another way: see workshop/lean.py")
    rest = glue[: found.start()] + glue[found.end() :]
    used = set(WORD.findall(rest)) | set(WORD.findall(loader))
    exports = {*BY_NAME, *re.findall(r'wasmExports(?:\.|\[")([\w$]+)', rest)}
    lines = []
    for line in found[2].split(";"):
        taken = TAKEN.fullmatch(line)
        if not taken:
            raise SystemExit(f"{GLUE} takes an export in another way: {line[:100]}")
        if used.intersection(WORD.findall(line.partition("wasmExports[")[0])) - {"Module"}:
            lines.append(line)
            exports.add(taken[1])
    names = {name for line in lines for name in WORD.findall(line)}
    declared = ",".join(name for name in found[1].split(",") if name in names | used)
    head = f"var {declared};function assignWasmExports(wasmExports){{{';'.join(lines)}}}"
    return glue[: found.start()] + head + glue[found.end() :], sorted(exports)


def with_exports(wasm: bytes, names: Container[str]) -> bytes:
    """The module with no other exports."""
    return joined((kind, _only(part, names) if kind == EXPORTS else part) for kind, part in sections(wasm))


def _only(section: bytes, names: Container[str]) -> bytes:
    kept_ones = [entry for name, _, entry in exports(section) if name in names]
    return written(len(kept_ones)) + b"".join(kept_ones)


def _lean_wasm(names: list[str]) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "source.wasm"), Path(folder, WASM)
        source.write_bytes(with_exports(without_modules((STOCK / WASM).read_bytes()), names))
        command = [str(NODE_MODULES / ".bin/wasm-opt"), str(source), "--remove-unused-module-elements"]
        command += ["--output", str(target), *(f"--enable-{feature}" for feature in FEATURES)]
        subprocess.run(command, check=True)
        return target.read_bytes()


@cache
def lean_runtime() -> dict[str, bytes]:
    """GLUE and WASM, which belong together."""
    glue, exports = lean_glue((STOCK / GLUE).read_text("utf-8"), (STOCK / "pyodide.mjs").read_text("utf-8"))
    wasm = kept("lean", [recipe(), *exports], lambda: _lean_wasm(exports))
    return {GLUE: glue.encode(), WASM: wasm}
