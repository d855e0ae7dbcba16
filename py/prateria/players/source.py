"""A player written as text: the function `choose` in it, and the lines where something is wrong.

>>> player = read_player("def choose(view):\\n    return view.actions[0]\\n")
>>> player.__name__
'choose'
>>> read_player("def choose(view)\\n    return 1")
Traceback (most recent call last):
prateria.players.source.BadPlayer: line 1: expected ':'
"""

from collections.abc import Callable
from types import CodeType, TracebackType
from typing import Any, Final

from .action import Action
from .view import View

__all__ = ["LONGEST", "NAME", "BadPlayer", "Choose", "compiled", "in_words", "line_of", "read_player"]

Choose = Callable[[View], Action]
"""A player: what it sees -> one of `view.actions`."""

NAME: Final = "<player>"
"""The file name that the code of a player bears in Python's own messages, if it is given no other."""


LONGEST: Final = 100_000
"""So many characters the code of a player may have."""


class BadPlayer(ValueError):
    """A text that is no player. `line`: where, from 1, or None; `kind`: `syntax`, `error` (an exception when it was
    run), `memory`, `missing` (there is no `choose`) or `long`."""

    def __init__(self, why: str, line: int | None = None, kind: str = "error") -> None:
        super().__init__(f"line {line}: {why}" if line else why)
        self.why: Final = why
        self.line: Final = line
        self.kind: Final = kind


def compiled(source: str, name: str = NAME) -> CodeType:
    """That code, of which nothing has run yet. Raises BadPlayer."""
    if len(source) > LONGEST:
        raise BadPlayer(f"longer than {LONGEST} characters", kind="long")
    try:
        return compile(source, name, "exec")
    except SyntaxError as error:
        raise BadPlayer(error.msg, error.lineno, "syntax") from error
    except (ValueError, OverflowError) as error:  # a zero byte; a number that is far too long
        raise BadPlayer(str(error), kind="syntax") from error
    except (MemoryError, RecursionError) as error:  # brackets within brackets within brackets
        raise BadPlayer(in_words(error), kind="memory") from error


def read_player(source: str, name: str = NAME, watch: Callable[[CodeType], object] | None = None) -> Choose:
    """The function `choose` of that code, which runs once for it. Raises BadPlayer, also for whatever the code raises.

    It runs here and now, with all that Python can do: shut others' code in before you read it. `watch`: is given the
    code before it runs.
    """
    code = compiled(source, name)
    if watch:
        watch(code)
    namespace: dict[str, Any] = {"__name__": name}
    try:
        exec(code, namespace)
    except (Exception, SystemExit) as error:
        kind = "memory" if isinstance(error, MemoryError) else "error"
        raise BadPlayer(in_words(error), line_of(error.__traceback__, name), kind) from error
    choose = namespace.get("choose")
    if not callable(choose):
        raise BadPlayer("there is no function choose(view)", kind="missing")
    found: Choose = choose
    return found


def in_words(error: BaseException) -> str:
    """The exception as the last line of a traceback has it."""
    try:
        return f"{type(error).__name__}: {error}"
    except Exception:
        return f"{type(error).__name__}: "


def line_of(trace: TracebackType | None, name: str) -> int | None:
    """The last line of that file which was running when something was raised, or None where none of it was."""
    line = None
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == name:
            line = trace.tb_lineno
        trace = trace.tb_next
    return line
