"""prateria.zip.zst: everything of ours that runs in the browser, as bytecode, with the compiled catalogues. A zip whose
files are stored, packed with Zstandard as a whole (a third less than gzip makes of it); what imports from it is
`inside/sitecustomize.py`.
"""

from workshop.catalogues import compiled_catalogues
from workshop.paths import PY
from workshop.pyodide import compiled, packed, written
from workshop.stdlib import trimmed_stdlib
from workshop.zips import bare, make_zip

WHEEL_ONLY = ("prateria/envs/", "prateria/players/")
"""The table does without environments for programs that learn, and without players that somebody writes."""


def engine_sources() -> dict[str, bytes]:
    """`prateria/core/game.py` and so on."""
    files = {path.relative_to(PY).as_posix(): path for path in sorted((PY / "prateria").rglob("*.py"))}
    return {name: path.read_bytes() for name, path in files.items() if not name.startswith(WHEEL_ONLY)}


def alike(name: str) -> tuple[bool, list[str], str]:
    """By this files are sorted before they are packed together: what stands at the same place in several games lies
    side by side, after the catalogues. That saves 7 kB of 865.

    >>> sorted(("prateria/games/bison/flow.pyc", "prateria/games/manitou/bot/goods.pyc", "prateria/games/puma/flow.pyc",
    ...         "prateria/locale/it/x.told"), key=alike)  # doctest: +NORMALIZE_WHITESPACE
    ['prateria/locale/it/x.told', 'prateria/games/manitou/bot/goods.pyc', 'prateria/games/bison/flow.pyc',
     'prateria/games/puma/flow.pyc']
    """
    parts = name.split("/")
    return not name.endswith(".told"), parts[3:] if parts[1] == "games" else parts, name


def engine_pack() -> bytes:
    words = compiled_catalogues(without=("web/workshop/", "py/prateria/players/"))
    sources = engine_sources()
    ours = {name + "c": code for name, code in compiled(sources, types=False).items()}
    ours["prateria/written"] = written(make_zip(ours, deflate=False), trimmed_stdlib(sources.values()))
    return packed(bare(make_zip(ours | words, deflate=False, order=alike)))
