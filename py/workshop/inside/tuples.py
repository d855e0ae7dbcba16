"""Ships at the end of `typing`: named tuples whose types were left out (`compile.py`) are made in a third of the time.

A start makes eighty of them. `collections.namedtuple` gives each its own copy of every method, with name and docstring,
and `typing` then looks at each type and lays what the class itself says over it, attribute by attribute. Here a class
is made at once, with methods that all share; what it can do, and what it says of errors, stays the same.
"""

from collections import _tuplegetter  # type: ignore[attr-defined]
from typing import Any, NamedTupleMeta  # type: ignore[attr-defined]

_usual: Any = NamedTupleMeta.__new__


def _make(cls: Any, iterable: Any) -> Any:
    result = tuple.__new__(cls, iterable)
    if len(result) != len(cls._fields):
        raise TypeError(f"Expected {len(cls._fields)} arguments, got {len(result)}")
    return result


def _replace(self: Any, /, **kwds: object) -> Any:
    result = self._make(map(kwds.pop, self._fields, self))
    if kwds:
        raise TypeError(f"Got unexpected field names: {list(kwds)!r}")
    return result


def _asdict(self: Any) -> dict[str, object]:
    return dict(zip(self._fields, self, strict=True))


def _repr(self: Any) -> str:
    told = (f"{name}={value!r}" for name, value in zip(self._fields, self, strict=True))
    return f"{type(self).__name__}({', '.join(told)})"


def _plain(self: Any) -> tuple[object, ...]:
    return tuple(self)


_SHARED = {
    "__slots__": (),
    "_make": classmethod(_make),
    "_replace": _replace,
    "__replace__": _replace,
    "_asdict": _asdict,
    "__repr__": _repr,
    "__getnewargs__": _plain,
}


def _quick(cls: type, name: str, bases: tuple[Any, ...], ns: dict[str, Any]) -> Any:
    fields = tuple(ns.get("__annotations__", ()))
    if len(bases) > 1 or not fields or any(ns["__annotations__"].values()):
        return _usual(cls, name, bases, ns)
    defaults = {field: ns[field] for field in fields if field in ns}
    args = ", ".join(fields) + "," * (len(fields) == 1)
    new = eval(f"lambda _cls, {args}: _tuple_new(_cls, ({args}))", {"_tuple_new": tuple.__new__, "__builtins__": {}})
    new.__name__, new.__qualname__, new.__defaults__ = "__new__", f"{name}.__new__", tuple(defaults.values())
    getters = {field: _tuplegetter(at, "") for at, field in enumerate(fields)}
    own = {"_fields": fields, "_field_defaults": defaults, "__match_args__": fields, "__new__": new}
    return type(name, (tuple,), _SHARED | ns | own | getters)


NamedTupleMeta.__new__ = staticmethod(_quick)
