"""Ships as `inspect`: nobody looks at the sources of a table. What tasks, dataclasses and Pyodide's start ask of it
stands here, and works alike; of signatures only what Pyodide reads of a plain function's.
"""

import types
from collections.abc import Awaitable
from functools import partial
from typing import Any

CO_VARARGS, CO_VARKEYWORDS, CO_COROUTINE, CO_ITERABLE_COROUTINE = 0x4, 0x8, 0x80, 0x100
SUFFIXES = (".pyc", ".py")
WRAPPERS = 1000
"""More of them than that around a function are a circle."""

_empty = type("_empty", (), {})
_coroutine_mark = object()


def isclass(it: object) -> bool:
    return isinstance(it, type)


def isfunction(it: object) -> bool:
    return isinstance(it, types.FunctionType)


def ismethod(it: object) -> bool:
    return isinstance(it, types.MethodType)


def isgenerator(it: Any) -> bool:
    return isinstance(it, types.GeneratorType)


def isawaitable(it: Any) -> bool:
    if isgenerator(it):
        return bool(it.gi_code.co_flags & CO_ITERABLE_COROUTINE)
    return isinstance(it, types.CoroutineType | Awaitable)


def _bare(it: Any) -> Any:
    """The function in what methods and `functools.partial` lay around it."""
    while isinstance(it, types.MethodType | partial):
        it = it.__func__ if isinstance(it, types.MethodType) else it.func
    return it


def iscoroutinefunction(it: Any) -> bool:
    it = _bare(it)
    if isfunction(it) and it.__code__.co_flags & CO_COROUTINE:
        return True
    return getattr(it, "_is_coroutine_marker", None) is _coroutine_mark


def markcoroutinefunction(it: Any) -> Any:
    _bare(it)._is_coroutine_marker = _coroutine_mark
    return it


def unwrap(it: Any) -> Any:
    """The innermost of what `functools.wraps` has wrapped."""
    for _ in range(WRAPPERS):
        if isclass(it) or not hasattr(it, "__wrapped__"):
            return it
        it = it.__wrapped__
    raise ValueError("wrapper loop")


def getattr_static(it: Any, name: str, *usual: Any) -> Any:
    """What stands there, without anything of it being run."""
    kinds = it.__mro__ if isclass(it) else type(it).__mro__
    own = () if isclass(it) or not hasattr(it, "__dict__") else (it,)
    for place in (*own, *kinds):
        if name in vars(place):
            return vars(place)[name]
    if not usual:
        raise AttributeError(name)
    return usual[0]


def getmodulename(path: str) -> str | None:
    name = path.rpartition("/")[2]
    return next((name.removesuffix(end) for end in SUFFIXES if name.endswith(end)), None)


class Parameter:
    """One of them, as its function has it."""

    POSITIONAL_ONLY, POSITIONAL_OR_KEYWORD, VAR_POSITIONAL, KEYWORD_ONLY, VAR_KEYWORD = range(5)
    empty = _empty

    def __init__(self, name: str, kind: int, default: Any = _empty) -> None:
        self.name, self.kind, self.default = name, kind, default


class Signature:
    """Nothing but its parameters, in their order."""

    def __init__(self, parameters: list[Parameter]) -> None:
        self.parameters = {one.name: one for one in parameters}


def signature(it: Any) -> Signature:
    """Of what is no plain function there is none: a dataclass without words of its own does without."""
    bound, function = int(ismethod(it)), getattr(it, "__func__", it)
    if not isfunction(function):
        raise ValueError(f"no signature of {it!r}")
    code, usual = function.__code__, function.__defaults__ or ()
    by_name = function.__kwdefaults__ or {}
    plain, named = code.co_argcount, code.co_argcount + code.co_kwonlyargcount
    found = []
    for at, name in enumerate(code.co_varnames[:plain]):
        kind = Parameter.POSITIONAL_ONLY if at < code.co_posonlyargcount else Parameter.POSITIONAL_OR_KEYWORD
        place = at - plain + len(usual)
        found.append(Parameter(name, kind, usual[place] if place >= 0 else _empty))
    rest = code.co_varnames[named:]
    if code.co_flags & CO_VARARGS:
        found.append(Parameter(rest[0], Parameter.VAR_POSITIONAL))
        rest = rest[1:]
    names = code.co_varnames[plain:named]
    found += [Parameter(name, Parameter.KEYWORD_ONLY, by_name.get(name, _empty)) for name in names]
    if code.co_flags & CO_VARKEYWORDS:
        found.append(Parameter(rest[0], Parameter.VAR_KEYWORD))
    return Signature(found[bound:])
