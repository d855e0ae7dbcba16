"""The trimmed standard library: what is taken to be needed."""

import functools
import inspect
import types
from collections.abc import Generator
from typing import Any

import pytest
from insides import loaded

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


class Plain:
    """What is found in it differs from what is asked of it."""

    shown = property(lambda self: 3)

    def __init__(self) -> None:
        self.own = 4

    def told(self, first: int, /, second: int = 2, *more: int, last: int = 5, need: int, **named: int) -> None:
        """Nothing."""


async def waits() -> None:
    """Nothing."""


@types.coroutine
def as_of_old() -> Generator[None]:
    yield


@functools.wraps(waits)
def around() -> object:
    return waits()


def counts() -> Generator[int]:
    yield 1


def test_what_ships_as_inspect_answers_as_the_whole_one_does() -> None:
    small = loaded("inspect")
    plain, coroutine, old = Plain(), waits(), as_of_old()
    mark = "markcoroutinefunction"
    marked = [getattr(module, mark)(lambda: None) if hasattr(module, mark) else waits for module in (small, inspect)]
    things = (Plain, plain, plain.told, Plain.told, waits, around, counts, counts(), coroutine, old, len, print, 3)
    things += (functools.partial(waits), functools.partial(counts))
    for name in ("isclass", "isfunction", "ismethod", "isgenerator", "isawaitable", "iscoroutinefunction"):
        for thing in things:
            assert getattr(small, name)(thing) == getattr(inspect, name)(thing), (name, thing)
    assert [module.iscoroutinefunction(one) for module, one in zip((small, inspect), marked, strict=True)] == [True] * 2
    assert small.unwrap(around) is inspect.unwrap(around) is waits
    for thing, name in (
        (plain, "own"),
        (plain, "shown"),
        (plain, "told"),
        (Plain, "told"),
        (plain, "none"),
        (3, "real"),
    ):
        assert small.getattr_static(thing, name, None) == inspect.getattr_static(thing, name, None)
    for path in ("a/b.py", "b.pyc", "b.told", "c"):
        assert small.getmodulename(path) == inspect.getmodulename(path)
    coroutine.close()


def test_what_ships_as_inspect_reads_the_parameters_of_functions_and_refuses_the_rest() -> None:
    small = loaded("inspect")

    def told(module: Any, thing: object) -> list[tuple[str, int, object]]:
        found = module.signature(thing).parameters.values()
        return [(one.name, int(one.kind), None if one.default is module._empty else one.default) for one in found]

    for thing in (Plain.told, Plain().told, waits, lambda *args, **kwargs: None, lambda one, two=2: None):
        assert told(small, thing) == told(inspect, thing)
    with pytest.raises(ValueError, match="no signature"):
        small.signature(Plain)
