"""The trimmed standard library: what is taken to be needed."""

import ast
import zipfile

from workshop.engine import engine_sources
from workshop.paths import INSIDE
from workshop.stdlib import STOCK, imported
from workshop.zips import make_zip


def flags(source: bytes) -> object:
    """What that `dis` says of a code object's flags."""
    [found] = (
        node.value
        for node in ast.parse(source).body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "COMPILER_FLAG_NAMES"
    )
    return ast.literal_eval(found)


def test_imports_at_any_depth_are_seen_and_relative_ones_are_ours() -> None:
    source = b"import json\nfrom . import x\nfrom .y import z\ndef f():\n    from os import path\n    import a.b\n"
    assert imported(source) == {"json", "os", "os.path", "a.b"}


def test_the_engines_need_little() -> None:
    heavy = {"dataclasses_json", "unittest", "sqlite3", "multiprocessing", "tkinter", "decimal", "http", "xml"}
    assert heavy & {name for source in engine_sources().values() for name in imported(source)} == set()


def test_zips_do_not_depend_on_order_or_time() -> None:
    assert make_zip({"a": b"1", "b": b"2"}) == make_zip({"b": b"2", "a": b"1"})


def test_what_ships_as_dis_names_the_flags_that_inspect_reads() -> None:
    with zipfile.ZipFile(STOCK) as stock:
        assert flags((INSIDE / "dis.py").read_bytes()) == flags(stock.read("dis.py"))
