"""A game of Prateria: its engine and its doors, found by the names that `contract` lists, imported when asked for."""

from collections.abc import Mapping
from functools import cached_property
from importlib import import_module
from typing import TypeVar

from ..core.game import Meta, Scenario, State
from ..core.seats import LEVELS
from .contract import Flow, Sense, Table, Teaching, Texts

__all__ = ["Game", "HalfMade"]


class HalfMade(Exception):
    """A game lacks one of its parts: says which, and where it is described."""


D = TypeVar("D")


class Game:
    """What `GAMES` gives. `package`: the full name of the game's folder."""

    def __init__(self, package: str) -> None:
        self.package = package

    def open(self) -> None:
        """Import all that is needed to play it; what teaches it waits until somebody wants to learn."""
        _ = self.State, self.flow, self.texts, self.sense, self.table

    @cached_property
    def META(self) -> Meta:  # noqa: N802  the names that an engine exports
        return self._part("engine", "META", Meta)

    @cached_property
    def State(self) -> type[State]:  # noqa: N802
        return self._part("engine", "State", type)

    @cached_property
    def SCENARIOS(self) -> Mapping[str, Scenario]:  # noqa: N802
        return self._part("engine", "SCENARIOS", dict, {})

    @cached_property
    def credit(self) -> str:
        """The original game, its author and publisher, in one line."""
        return self._part("", "CREDIT", str)

    @cached_property
    def sheets(self) -> tuple[str, ...]:
        """The style sheets of its own that its table is drawn with."""
        return self._part("", "SHEETS", tuple, ())

    @cached_property
    def sense(self) -> Sense:
        return self._part("bot", "SENSE", Sense)

    def sense_of(self, level: str) -> Sense:
        """What a player of that level goes by."""
        return self.sense.sharper if level == "strong" and self.sense.sharper else self.sense

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of computer players that it offers, the weakest first."""
        return LEVELS if self.sense.ahead or self.sense.efforts or self.sense.sharper else LEVELS[:-1]

    def offers(self, seats: int) -> tuple[str, ...]:
        """Those of them that are offered at a table of so many. What was begun with another level goes on with it."""
        proved = self.sense.proved
        return self.levels if proved is None or seats <= proved else tuple(x for x in self.levels if x != "strong")

    @cached_property
    def texts(self) -> Texts:
        return self._part("words", "TEXTS", Texts)

    @cached_property
    def table(self) -> Table:
        return self._part("table", "TABLE", Table)

    @cached_property
    def flow(self) -> Flow:
        return self._part("flow", "FLOW", Flow)

    @cached_property
    def teaching(self) -> Teaching:
        return self._part("teaching", "TEACHING", Teaching)

    def _part(self, room: str, name: str, kind: type[D], usual: D | None = None) -> D:
        """The value of that name in a module of the game; `usual`: where there is none. Raises HalfMade."""
        module = f"{self.package}.{room}".rstrip(".")
        try:
            found = vars(import_module(module))[name]
        except ModuleNotFoundError as missing:
            if missing.name is None or not missing.name.startswith(self.package):
                raise
            raise HalfMade(f"{self.package} lacks {missing.name}: see prateria.games.contract") from missing
        except KeyError as missing:
            if usual is not None:
                return usual
            raise HalfMade(f"{module} lacks {name}: see prateria.games.contract") from missing
        except TypeError as half:  # a value made without one of its fields
            raise HalfMade(f"{module}: {half}: see prateria.games.contract") from half
        if not isinstance(found, kind):
            raise HalfMade(f"{module}: {name} is no {kind.__name__}: see prateria.games.contract")
        return found
