"""What can be done, as a player says it: values with the rulebook's names, and the engine's action behind them."""

from typing import Any, ClassVar, Self

__all__ = ["Action"]


class Action:
    """Something that you can do now. `what` says what it is; its other names go by the game.

    A name that this action has no use for is None: to pass has no card.
    """

    NAMES: ClassVar[tuple[str, ...]] = ()
    """All names that actions of this game have beside `what`, `seat` and `text`."""

    __slots__ = ("_values", "engine", "seat", "text", "what")

    def __init__(self, engine: Any, what: str, values: dict[str, Any]) -> None:
        self.engine = engine
        self.what = what
        self.seat: int | None = engine.seat
        self.text: str = engine.text
        self._values = values

    @classmethod
    def of(cls, engine: Any) -> Self:
        """The action of that engine's action: its fields by their own names, for games that have none of ours."""
        values = {name: value for name, value in engine._asdict().items() if name not in ("seat", "verb")}
        return cls(engine, getattr(engine, "verb", type(engine).__name__.lower()), values)

    @property
    def values(self) -> dict[str, Any]:
        """All that it says of itself beside `what`, by name."""
        return dict(self._values)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        if name in self._values:
            return self._values[name]
        if name in self.NAMES:
            return None
        raise AttributeError(
            f"an action has no {name!r} here; it has {', '.join(('what', 'seat', 'text', *self.NAMES))}"
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and type(other.engine) is type(self.engine) and other.engine == self.engine

    def __hash__(self) -> int:
        return int(self.engine.__hash__())

    def __repr__(self) -> str:
        return f"{self.what}({', '.join(f'{name}={value!r}' for name, value in self._values.items())})"
