"""Named tuples as the page makes them: `workshop/inside/tuples.py` against Python's own."""

import pickle
import typing
from typing import Any, NamedTuple

import pytest
from insides import loaded


def classes() -> tuple[Any, Any]:
    """As `compile.py` leaves them: the names of their fields, and no types."""

    class Place(NamedTuple):
        """Where."""

        __annotations__ = dict.fromkeys(("x", "y", "name"))
        name = "here"

        @property
        def sum(self) -> int:
            return self.x + self.y  # type: ignore[attr-defined, no-any-return]

        def __neg__(self) -> Any:
            return self._replace(x=-self.x, y=-self.y)  # type: ignore[attr-defined, call-arg]

    class One(NamedTuple):
        __annotations__ = dict.fromkeys(("only",))

        def __repr__(self) -> str:
            return "one"

    return Place, One


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Any:
    usual = typing.NamedTupleMeta.__new__  # type: ignore[attr-defined]
    monkeypatch.setattr(typing.NamedTupleMeta, "__new__", usual)  # type: ignore[attr-defined]  # and back afterwards
    loaded("tuples")
    assert typing.NamedTupleMeta.__new__ is not usual  # type: ignore[attr-defined]
    return classes()


TRIED = (
    lambda c: c(1, 2),
    lambda c: c(1, y=2, name="there"),
    lambda c: c(1),
    lambda c: c(1, 2, z=3),
    lambda c: c._make((1, 2, 3)),
    lambda c: c._make((1, 2)),
    lambda c: c(1, 2)._replace(x=7),
    lambda c: c(1, 2)._asdict(),
    lambda c: (c(1, 2).sum, -c(1, 2), c(1, 2) == (1, 2, "here"), hash(c(1, 2)) == hash((1, 2, "here"))),
    lambda c: (c._fields, c._field_defaults, c.__match_args__, c.__doc__, c.__module__, c.__qualname__, c.__mro__[1:]),
    lambda c: c(1, 2).__getnewargs__(),
    lambda c: c(1, 2).__dict__,
    lambda c: setattr(c(1, 2), "x", 3),
    lambda c: (c(1, 2).x, c(1, 2).name, [*c(1, 2)], c(1, 2)[1:]),
)


@pytest.mark.parametrize("number", range(len(TRIED)))
def test_they_do_and_say_the_same(quick: Any, number: int) -> None:
    def outcome(made: Any) -> tuple[str, str]:
        try:
            return "", repr(TRIED[number](made[0]))
        except Exception as error:
            return type(error).__name__, str(error)

    assert outcome(quick) == outcome(USUAL)


def test_of_one_field_with_its_own_words(quick: Any) -> None:
    one = quick[1](5)
    with pytest.raises(TypeError, match="unexpected field names"):  # Python itself says so since 3.13
        one._replace(other=1)
    assert (one.only, repr(one), one._replace(only=6).only) == (5, "one", 6)
    match one:
        case [only]:
            assert only == 5


def test_with_types_they_are_pythons_own(quick: Any) -> None:
    class Typed(NamedTuple):
        x: int = 3

    assert Typed.__annotations__ == {"x": int}
    assert Typed() == (3,)
    assert pickle.loads(pickle.dumps(Shared(4))) == Shared(4)


class Shared(NamedTuple):
    x: int


USUAL = classes()
