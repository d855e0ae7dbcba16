"""A state for small games: annotate its fields, and copies, writing and reading follow from them.

What a game of a few numbers and tuples would have to write over and over stands here. It is as quick as it is short: a
heavy game, which bots copy a thousand times a second, does better with slots and a notation of its own.

>>> from .game import Meta
>>> class Hut(PlainState):
...     META = Meta("hut", 200, 1, (2, 3), 1, 10)
...     beds: tuple[tuple[int, ...], ...]
...     lamp: bool
...     def begin(self, options, rng):
...         self.beds, self.lamp = ((),) * self.seats, False
>>> Hut.__abstractmethods__ = frozenset()  # a game has rules too
>>> hut = Hut.new(3)
>>> hut.beds = put(hut.beds, 1, (4, 5))
>>> hut.to_json()
{'rules': 1, 'seats': 3, 'beds': [[], [4, 5], []], 'lamp': False}
>>> Hut.from_json(hut.to_json()) == hut == hut.clone()
True
>>> Hut.from_json({"seats": 3, "rules": 1, "beds": [[], ["4"], []], "lamp": False})
Traceback (most recent call last):
prateria.core.errors.BadPosition: no position of hut: beds: '4' is not of the type int
"""

from abc import abstractmethod
from collections.abc import Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, ClassVar, NamedTuple, Self, TypeVar, Union, get_args, get_origin, get_type_hints

from .errors import BadOption, BadPosition
from .game import Choice, Json, Outcome, Sink, State, check_options
from .rng import Rng

__all__ = ["GameEnded", "PlainState", "by_points", "put"]

T = TypeVar("T")
_PLAIN = (int, str, bool, NoneType)


class GameEnded(NamedTuple):
    """The last event of a game, told by `PlainState` itself."""

    points: tuple[int, ...]
    winners: tuple[int, ...]


class PlainState(State):
    """The fields are what a subclass annotates: int, str, bool, tuples of these, and what may be None (`int | None`).

    Nothing in them can change, so that a clone shares them: assign a new tuple (`put`) where something changes.
    """

    HIDDEN: ClassVar[tuple[tuple[type, str], ...]] = ()
    """(type of event, a field that only its `seat` sees): for all others that is None."""
    REVEALING: ClassVar[tuple[type, ...]] = ()
    """The types of events by which somebody learns what was hidden: such a step cannot be undone."""

    seats: int
    rules: int

    @abstractmethod
    def begin(self, options: Mapping[str, Choice], rng: Rng) -> None:
        """Fill in the fields of the start position. `seats` and `rules` are there; all chance comes from `rng`."""

    @abstractmethod
    def do(self, action: Any, tell: Sink) -> None:
        """Change the fields by a legal action, telling what happens as events. The end is told for you."""

    def check(self) -> None:
        """Raise ValueError, saying why, where fields that were read cannot stand together. Their types are right."""

    @classmethod
    def new(cls, seats: int = 2, options: Mapping[str, Choice] | None = None, seed: int = 0, rules: int = 0) -> Self:
        full = check_options(cls.META, seats, options, rules)
        self = cls.__new__(cls)
        self.seats, self.rules = seats, rules or cls.META.rules
        self.begin(full, Rng(seed))
        return self

    def _carry_out(self, action: Any, sink: Sink | None) -> None:
        self.do(action, sink or _nobody)
        if sink and (outcome := self.outcome()):
            sink(GameEnded(outcome.points, outcome.winners))

    def world(self, seat: int | None) -> tuple[Any, ...]:
        """The fields of a position which that seat cannot tell from this one: always the same, whatever is hidden.

        An observation that has it in its field `world` can be imagined, and so searched by whoever has no state.
        """
        dealt = self.redeal(seat, Rng(0))
        return tuple(getattr(dealt, name) for name in _fields(type(self)))

    @classmethod
    def imagined(cls, observation: Any) -> Self:
        new = cls.__new__(cls)
        new.__dict__.update(zip(_fields(cls), observation.world, strict=True))
        return new

    @classmethod
    def seen_by(cls, event: Any, seat: int | None) -> Any:
        hidden = [name for kind, name in cls.HIDDEN if type(event) is kind]
        return event._replace(**dict.fromkeys(hidden)) if hidden and event.seat != seat else event

    @classmethod
    def reveals(cls, event: Any) -> bool:
        return isinstance(event, cls.REVEALING)

    def clone(self) -> Self:
        new = self.__class__.__new__(self.__class__)
        new.__dict__.update(self.__dict__)
        return new

    def to_json(self) -> Json:
        return {name: _listed(getattr(self, name)) for name in _fields(type(self))}

    @classmethod
    def from_json(cls, data: Json) -> Self:
        self, fields = cls.__new__(cls), _fields(cls)
        try:
            if type(data) is not dict or data.keys() != fields.keys():
                raise ValueError(f"it has the fields {', '.join(fields)}, no others")
            for name, kind in fields.items():
                setattr(self, name, _read(name, kind, data[name]))
            check_options(cls.META, self.seats, None, self.rules or -1)
            self.check()
        except (BadOption, ValueError) as why:
            raise BadPosition(f"no position of {cls.META.id}: {why}") from None
        return self


def put(things: tuple[T, ...], place: int, thing: T) -> tuple[T, ...]:
    """The tuple with another thing in that place.

    >>> put((1, 2, 3), 0, 9)
    (9, 2, 3)
    """
    return (*things[:place], thing, *things[place + 1 :])


def by_points(points: tuple[int, ...]) -> Outcome:
    """The end of a game in which the most points win, all of them from one source; several may share the win.

    >>> by_points((3, 5, 5)).winners
    (1, 2)
    """
    most = max(points)
    return Outcome(points, tuple({"points": n} for n in points), tuple(s for s, n in enumerate(points) if n == most))


@cache
def _fields(cls: type[PlainState]) -> dict[str, Any]:
    """The type of each field of a state, by name. Raises TypeError for one that cannot be kept."""
    fields = {name: kind for name, kind in get_type_hints(cls).items() if get_origin(kind) is not ClassVar}
    for name, kind in fields.items():
        if not _kept(kind):
            raise TypeError(f"{cls.__name__}.{name}: a field is made of int, str, bool, None and tuples, not {kind}")
    return fields


def _kept(kind: Any) -> bool:
    parts = [part for part in get_args(kind) if part is not ...]
    return kind in _PLAIN or (get_origin(kind) in (tuple, Union, UnionType) and all(map(_kept, parts)))


def _listed(value: Any) -> Json:
    return [_listed(part) for part in value] if isinstance(value, tuple) else value


def _read(name: str, kind: Any, data: Json) -> Any:
    """What json gave, as a value of that type. Raises ValueError."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is tuple and type(data) in (list, tuple):
        if parts[1:] == (...,):
            return tuple(_read(name, parts[0], part) for part in data)
        if len(parts) == len(data):
            return tuple(_read(name, part, one) for part, one in zip(parts, data, strict=True))
    elif origin in (Union, UnionType):
        for part in parts:
            try:
                return _read(name, part, data)
            except ValueError:
                continue
    elif type(data) is kind:
        return data
    raise ValueError(f"{name}: {data!r} is not of the type {getattr(kind, '__name__', kind) if not parts else kind}")


def _nobody(event: Any) -> None:
    """The sink of those who do not listen."""
