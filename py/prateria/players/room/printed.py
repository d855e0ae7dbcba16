"""What a player prints, gathered: at most so much of it, the rest is left out.

>>> out = Printed(limit=8)
>>> print("abc", 12345, file=out)
>>> out.take(), out.take()
('abc 1234\\n...\\n', '')
"""

import io
from typing import Final

__all__ = ["LIMIT", "Printed"]

LIMIT: Final = 100_000
"""Characters that are kept of one turn."""
_CUT: Final = "\n...\n"


class Printed(io.TextIOBase):
    """A place to print to."""

    def __init__(self, limit: int = LIMIT) -> None:
        self._limit: Final = limit
        self._parts: list[str] = []
        self._left = limit

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        if not isinstance(text, str):
            raise TypeError(f"write() takes a text, not a {type(text).__name__}")
        if self._left > 0 and text:
            self._parts.append(text[: self._left])
        self._left -= len(text)
        return len(text)

    def take(self) -> str:
        """All since the last time, and begin anew."""
        text = "".join(self._parts) + (_CUT if self._left < 0 else "")
        self._parts, self._left = [], self._limit
        return text
