"""A player's time: whoever goes round in a loop for too long is stopped there, at the line.

Only the player's own code is watched, so that rules and library keep their speed: each jump back and each call of a
function looks at the clock. What goes on for ever within one line of it, in a function written in C, looks at no
clock; whoever has set the limit must end it from outside, and has been told each line before it was run (`tell`).

>>> code = compile("def choose(view):\\n    while True:\\n        pass", "<player>", "exec")
>>> space = {}
>>> exec(code, space)
>>> limit = Limit(seconds=0.01)
>>> limit.watch(code)
>>> try:
...     with limit:
...         space["choose"](None)
... except OutOfTime as stop:
...     stop.line in (2, 3)
True
"""

import sys
from collections.abc import Callable, Iterator
from time import perf_counter
from types import CodeType, FrameType, TracebackType
from typing import Any, Final

__all__ = ["SECONDS", "Limit", "OutOfTime"]

SECONDS: Final = 2.0
"""As long as one turn of a player may take."""
_monitoring: Final = getattr(sys, "monitoring", None)
_TOOL: Final = 4
"""One of the numbers that `sys.monitoring` leaves to everybody."""


class OutOfTime(BaseException):
    """The time is over. No Exception, so that a player's `except Exception` does not catch it. `line`: where it was."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line}: the time is over")
        self.line: Final = line


class Limit:
    """Watches the code that it is given while it is entered. `tell`: is told the number of each line that is about to
    be run, once in each turn. `line`: the last one."""

    def __init__(
        self,
        seconds: float = SECONDS,
        tell: Callable[[int], object] | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self._seconds, self._tell, self._clock = seconds, tell, clock
        self._codes: set[CodeType] = set()
        self._end = 0.0
        self._before: Any = None
        self.line: int | None = None

    def watch(self, code: CodeType) -> None:
        """Watch this code, and all functions that it makes."""
        for part in _all_of(code):
            self._codes.add(part)
            if _monitoring is not None:
                _tool().set_local_events(_TOOL, part, _events())

    def forget(self) -> None:
        """Watch none of it any longer."""
        for part in self._codes:
            if _monitoring is not None:
                _tool().set_local_events(_TOOL, part, 0)
        self._codes.clear()

    def __enter__(self) -> None:
        self.line = None
        self._end = self._clock() + self._seconds
        if _monitoring is None:
            self._before = sys.gettrace()
            sys.settrace(self._trace)
            return
        events, tool = _monitoring.events, _tool()
        tool.register_callback(_TOOL, events.LINE, self._on_line)
        tool.register_callback(_TOOL, events.JUMP, self._on_jump)
        tool.register_callback(_TOOL, events.PY_START, self._on_jump)
        tool.restart_events()  # each line is told once in each turn

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if _monitoring is None:
            sys.settrace(self._before)
            return
        for event in (_monitoring.events.LINE, _monitoring.events.JUMP, _monitoring.events.PY_START):
            _tool().register_callback(_TOOL, event, None)

    def _on_line(self, code: CodeType, line: int) -> object:
        self.line = line
        if self._tell:
            self._tell(line)
        return _monitoring.DISABLE if _monitoring else None

    def _on_jump(self, code: CodeType, *_: int) -> None:
        if self._clock() > self._end:
            raise OutOfTime(sys._getframe(1).f_lineno)

    def _trace(self, frame: FrameType, event: str, argument: object) -> Any:
        """Before Python 3.12, which has no monitoring: slower, and the same."""
        if frame.f_code not in self._codes:
            return None
        if event == "line" and frame.f_lineno != self.line:
            self._on_line(frame.f_code, frame.f_lineno)
        if self._clock() > self._end:
            raise OutOfTime(frame.f_lineno)
        return self._trace


def _tool() -> Any:
    """`sys.monitoring`, with our number taken."""
    if _monitoring is not None and _monitoring.get_tool(_TOOL) is None:
        _monitoring.use_tool_id(_TOOL, "prateria")
    return _monitoring


def _events() -> int:
    events = _monitoring.events if _monitoring else None
    return int(events.LINE | events.JUMP | events.PY_START) if events else 0


def _all_of(code: CodeType) -> Iterator[CodeType]:
    """That code and all within it."""
    left = [code]
    while left:
        part = left.pop()
        yield part
        left.extend(const for const in part.co_consts if isinstance(const, CodeType))
