"""Runs the scripts of `inside/` in the pinned Pyodide under node: compiles to its bytecode, packs what it unpacks."""

import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from workshop.cache import digest, kept, write_whole
from workshop.paths import CACHE, INSIDE, ROOT, npm_version


def run_inside(script: str, library: Path | None = None, **arguments: Any) -> Any:
    """What main(arguments) of `inside/<script>` returns; with another standard library than Pyodide's own."""
    command = ["node", str(INSIDE / "run.mjs"), str(INSIDE / script), str(ROOT), json.dumps(arguments)]
    command += [str(library)] if library else []
    done = subprocess.run(command, stdout=subprocess.PIPE, check=False, text=True)
    if done.returncode:
        raise SystemExit(f"{script} failed inside Pyodide")
    return json.loads(done.stdout)


def compiled(sources: dict[str, bytes], *, types: bool = True, plain: bool = False) -> dict[str, bytes]:
    """The bytecode (-OO) of each source, by the name that tracebacks are to show; each compiled once and kept.

    Tracebacks give for every line that where its function begins, and functions by their bare names: a quarter less
    to carry. Without `types`, annotations are left out, where nothing reads them: another fifth of sources that have
    them everywhere. `plain`: as Python itself compiles, with docstrings, `assert`, all names and every line."""
    own = [(INSIDE / name).read_bytes() for name in ("run.mjs", "compile.py", "places.py")]
    recipe: list[bytes | str] = [*own, npm_version("pyodide")]
    places = {
        name: CACHE / "pyc" / digest((*recipe, str(types), str(plain), name, text)) for name, text in sources.items()
    }
    missing = {name: path for name, path in places.items() if not path.exists()}
    if missing:
        CACHE.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(dir=CACHE) as folder:
            place = Path(folder).relative_to(ROOT).as_posix()
            jobs = []
            for number, name in enumerate(missing):
                Path(folder, f"{number}.py").write_bytes(sources[name])
                jobs.append((f"{place}/{number}.py", f"{place}/{number}.pyc", name))
            run_inside("compile.py", jobs=jobs, types=types, plain=plain)
            for number, path in enumerate(missing.values()):
                write_whole(path, Path(folder, f"{number}.pyc").read_bytes())
    return {name: path.read_bytes() for name, path in places.items()}


def packed(data: bytes) -> bytes:
    """As Zstandard, for `compression.zstd` to unpack: a third less than gzip makes of bytecode, unpacked at once."""

    def make() -> bytes:
        CACHE.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(dir=CACHE) as folder:
            place = Path(folder).relative_to(ROOT).as_posix()
            Path(folder, "plain").write_bytes(data)
            run_inside("pack.py", source=f"{place}/plain", target=f"{place}/packed")
            return Path(folder, "packed").read_bytes()

    return kept("packed", ((INSIDE / "pack.py").read_bytes(), npm_version("pyodide"), data), make)


def written(ours: bytes, library: bytes) -> bytes:
    """What Python would compile at each start for the classes in this zip of ours, which imports from this library."""

    def make() -> bytes:
        CACHE.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(dir=CACHE) as folder:
            place = Path(folder).relative_to(ROOT).as_posix()
            Path(folder, "ours.zip").write_bytes(ours)
            Path(folder, "library.zip").write_bytes(library)
            run_inside(
                "written.py", Path(folder, "library.zip"), archive=f"{place}/ours.zip", target=f"{place}/written"
            )
            return Path(folder, "written").read_bytes()

    own = ((INSIDE / name).read_bytes() for name in ("written.py", "places.py"))
    return kept("written", (*own, npm_version("pyodide"), ours, library), make)
