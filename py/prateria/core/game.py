"""The contract of a game: what every engine offers, and what sessions, bots, views and tests rely on.

A `State` is mutable with a cheap `clone()`, and `legal_actions()` is its one source of legality. The order of that
list is part of the share code, so it is fixed for ever within a version of the rules. Versions live side by side: a
game goes on by the rules it began with, and each state knows which those are (`State.rules`).
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, NamedTuple, Protocol, Self

from .errors import BadOption, IllegalAction
from .rng import Rng

__all__ = ["Action", "Bag", "Meta", "Option", "Outcome", "Scenario", "Sink", "State", "Take", "check_options", "doer"]

Json = Any  # what json.dumps takes: dict, list, str, int, bool, None
Choice = str | int | bool


class Action(Protocol):
    """Something that can be done: a small immutable value, interned at import, equal if it says the same."""

    @property
    def seat(self) -> int | None:
        """Who does it, from 0; None when the table itself acts."""

    @property
    def text(self) -> str:
        """The action in writing, with seats from 1: `1 play chief river`. `State.parse` reads it back."""

    @property
    def picks(self) -> tuple[str, ...]:
        """What is touched to do it, at most one of each sort: `("card:chief", "territory:river")`."""


class Take(NamedTuple):
    """One answer inside a bag: `seat` takes `amount` pieces of `kind`. Shared by all games that have bags."""

    seat: int
    kind: str
    amount: int

    @property
    def text(self) -> str:
        return f"{self.seat + 1} take {self.kind} {self.amount}"

    @property
    def picks(self) -> tuple[str, ...]:
        return (f"kind:{self.kind}", f"amount:{self.amount}")


class Bag(NamedTuple):
    """A choice of several things in which order is nothing, asked kind by kind in the order of `kinds`.

    `limits[i]`: how many of `kinds[i]` can be taken at most. `taken`: the counts already answered (a prefix of
    `kinds`). `total`: how many things the full bag holds at most; `least`: how many it must hold, None if all. `back`:
    whether it may be left instead (`State.way_back`).
    """

    seat: int
    kinds: tuple[str, ...]
    limits: tuple[int, ...]
    taken: tuple[int, ...]
    total: int
    least: int | None = None
    back: bool = False

    @property
    def fewest(self) -> int:
        """How many things the bag must hold before it is full."""
        return self.total if self.least is None else self.least

    def answers(self) -> slice:
        """How many of the next kind can be taken, so that the bag can still be filled: a slice of the counts from 0.

        >>> range(9)[Bag(0, ("fish", "bison"), (4, 2), (), 5).answers()]
        range(3, 5)
        """
        answered, had = len(self.taken), sum(self.taken)
        fewest = self.fewest - had - sum(self.limits[answered + 1 :])
        return slice(max(fewest, 0), min(self.total - had, self.limits[answered]) + 1)

    def takes(self, counts: Mapping[str, int]) -> tuple[Take, ...]:
        """The answers still to be given for that full bag, kind by kind; what is not in `counts` is not taken.

        >>> [take.text for take in Bag(0, ("fish", "bison"), (4, 2), (3,), 5).takes({"fish": 3, "bison": 2})]
        ['1 take bison 2']
        """
        return tuple(Take(self.seat, kind, counts.get(kind, 0)) for kind in self.kinds[len(self.taken) :])


Sink = Callable[[Any], None]
"""Where events go: small immutable records, from which the game's `words` make sentences."""


def doer(event: Any) -> int | None:
    """The seat whose doing an event is: its `seat`, or the only one of its `seats`; None where several have part."""
    seats: tuple[int, ...] = getattr(event, "seats", ())
    return seats[0] if len(seats) == 1 else getattr(event, "seat", None)


class Option(NamedTuple):
    """A choice made before the game. `needs`: (other option, value) without which this one stays at its default;
    `share`: what part of `Meta.minutes` the game takes with each choice, () where that makes no difference."""

    id: str
    choices: tuple[Choice, ...]
    default: Choice
    needs: tuple[str, Choice] | None = None
    share: tuple[float, ...] = ()


class Meta(NamedTuple):
    """What can be known of a game before it is imported whole.

    `number` stands for the game in share codes; `rules` is the version of its rules; `seats` is (fewest, most);
    `rounds` how many rounds a full game has (for the list of saves); `max_actions` bounds the length of any record.
    For whoever chooses a game: `minutes` is how long it takes (from, to; `Option.share`), `age` from which on it can be
    played, `weight` how much there is to think, from 1 (easy) to 4 (very hard). 0: nothing is said of it.
    """

    id: str
    number: int
    rules: int
    seats: tuple[int, int]
    rounds: int
    max_actions: int
    options: tuple[Option, ...] = ()
    minutes: tuple[int, int] = (0, 0)
    age: int = 0
    weight: int = 0


class Outcome(NamedTuple):
    """The end. `points[seat]`; `breakdown[seat]`: points by source, in a fixed order; `winners`: one or more seats."""

    points: tuple[int, ...]
    breakdown: tuple[Mapping[str, int], ...]
    winners: tuple[int, ...]


class Scenario(NamedTuple):
    """A start position shipped with a game. `number` (from 1) stands for it in share codes; `position`: `to_json`;
    `options`: those that are not at their defaults in it; `rules`: the version by which it is played on."""

    number: int
    seats: int
    position: Json
    options: tuple[tuple[str, Choice], ...] = ()
    rules: int = 1


class State(ABC):
    """One position of one game. Subclasses use `__slots__` and plain tuples, so that a clone is a few copies."""

    __slots__ = ()
    META: ClassVar[Meta]
    rules: int = 1
    """The version of the rules it goes by; a game that has had several keeps it in a slot of its own."""

    @classmethod
    @abstractmethod
    def new(cls, seats: int = 2, options: Mapping[str, Choice] | None = None, seed: int = 0, rules: int = 0) -> Self:
        """The start position. `seed`: 32 bits. `rules=0`: the current version. Raises BadOption."""

    @abstractmethod
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; () when the game is over."""

    @abstractmethod
    def legal_actions(self) -> tuple[Any, ...]:
        """Every legal action of every actor, in a fixed order, without doubles; () when the game is over.

        Where there is a way back, that is the last one.
        """

    def way_back(self) -> Any | None:
        """The legal action that leads to the very position before the one that led here, or None.

        Who has only opened something leaves it so, and nobody learns anything. It never stands in a record, where the
        opening goes with it. Bots, searches and records know the others only: `onward_actions`.
        """
        return None

    def onward_actions(self) -> tuple[Any, ...]:
        """The legal actions without the way back; never () while the game runs."""
        legal = self.legal_actions()
        return legal if self.way_back() is None else legal[:-1]

    @abstractmethod
    def _carry_out(self, action: Any, sink: Sink | None) -> None:
        """Change the state by a legal action, telling the events to the sink."""

    def apply(self, action: Any, sink: Sink | None = None) -> None:
        """Carry out a legal action; the events go to `sink`. Raises IllegalAction and leaves the state as it was."""
        legal = self.legal_actions()
        try:
            found = legal[
                legal.index(action)
            ]  # the listed action itself: a caller's tuple may compare equal to it without being one
        except Exception:  # not there, or a thing that cannot even be compared
            raise IllegalAction(f"not legal here: {_in_words(action)}") from None
        self._carry_out(found, sink)

    @abstractmethod
    def observe(self, seat: int | None) -> Any:
        """What that seat may know (None: a spectator). Another type than the state; secrets are absent from it."""

    @abstractmethod
    def redeal(self, seat: int | None, rng: Rng) -> Self:
        """A state which that seat cannot tell from this one, with all it does not know dealt anew from `rng`."""

    @classmethod
    @abstractmethod
    def imagined(cls, observation: Any) -> Self:
        """A state in which the seat of that observation sees exactly it, made of the observation alone.

        What is hidden lies in some fixed order. `redeal` for the same seat deals it, and gives just what it would give
        of the true state: so whoever has an observation and no state can search as well.
        """

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None while the game runs."""

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy."""

    @abstractmethod
    def to_json(self) -> Json:
        """The whole position, secrets included, for tests and tools."""

    @classmethod
    @abstractmethod
    def from_json(cls, data: Json) -> Self:
        """The position written by `to_json`. Raises BadPosition."""

    @staticmethod
    @abstractmethod
    def seen_by(event: Any, seat: int | None) -> Any:
        """The event as that seat saw it: itself, a poorer one, or None. `seat=None`: a spectator."""

    @staticmethod
    @abstractmethod
    def reveals(event: Any) -> bool:
        """Whether somebody learnt something by the event that was hidden: such a step cannot be undone."""

    @property
    @abstractmethod
    def round(self) -> int:
        """The present round, from 1."""

    @property
    def rounds(self) -> int:
        """How many rounds this game has, if it is not as many as any of its kind."""
        return self.META.rounds

    def prologue(self) -> tuple[Any, ...]:
        """What a fresh game begins with, as events for its log: no action has brought them about."""
        return ()

    def bag(self) -> Bag | None:
        """The bag that is being filled now, or None."""
        return None

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.to_json() == self.to_json()

    __hash__ = None  # type: ignore[assignment]

    def parse(self, text: str) -> Any:
        """The legal action with that text. Raises IllegalAction."""
        for action in self.legal_actions():
            if action.text == text:
                return action
        raise IllegalAction(f"not legal here: {_in_words(text)}")


def _in_words(action: Any) -> str:
    """What somebody took for an action: its text, itself, or where even that fails its type."""
    try:
        return str(getattr(action, "text", action))[:80]
    except Exception:
        return type(action).__name__


def check_options(meta: Meta, seats: int, options: Mapping[str, Choice] | None, rules: int) -> dict[str, Choice]:
    """All options of a game with their values, defaults filled in. Raises BadOption before anything is built.

    >>> check_options(Meta("demo", 9, 1, (2, 4), 1, 10, (Option("long", (False, True), False),)), 2, None, 0)
    {'long': False}
    """
    fewest, most = meta.seats
    if type(seats) is not int or not fewest <= seats <= most:
        raise BadOption(f"{meta.id} is for {fewest} to {most} seats, not {seats!r}", "seats")
    if type(rules) is not int or not 0 <= rules <= meta.rules:
        raise BadOption(f"{meta.id} has no rules version {rules!r}", "newer")
    given = dict(options or {})
    full: dict[str, Choice] = {}
    for option in meta.options:
        value = given.pop(option.id, option.default)
        if not any(value is choice or (type(value) is type(choice) and value == choice) for choice in option.choices):
            raise BadOption(f"{meta.id}: option {option.id} cannot be {value!r}", "option")
        full[option.id] = value
    for option in meta.options:
        if option.needs and full[option.id] != option.default and full.get(option.needs[0]) != option.needs[1]:
            raise BadOption(f"{meta.id}: option {option.id} needs {option.needs[0]}", "option")
    if given:
        raise BadOption(f"{meta.id} has no option {next(iter(given))!r}", "option")
    return full
