"""The trimmed standard library: what is taken to be needed."""

from workshop.engine import engine_sources
from workshop.stdlib import imported
from workshop.zips import make_zip


def test_imports_at_any_depth_are_seen_and_relative_ones_are_ours() -> None:
    source = b"import json\nfrom . import x\nfrom .y import z\ndef f():\n    from os import path\n    import a.b\n"
    assert imported(source) == {"json", "os", "os.path", "a.b"}


def test_the_engines_need_little() -> None:
    heavy = {"dataclasses_json", "unittest", "sqlite3", "multiprocessing", "tkinter", "decimal", "http", "xml"}
    assert heavy & {name for source in engine_sources().values() for name in imported(source)} == set()


def test_zips_do_not_depend_on_order_or_time() -> None:
    assert make_zip({"a": b"1", "b": b"2"}) == make_zip({"b": b"2", "a": b"1"})
