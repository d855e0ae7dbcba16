"""A turn that ends by itself stays in sight for a moment first, to be taken back."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from .local import LocalGame

__all__ = ["by_itself", "stay"]


@contextmanager
def by_itself(local: LocalGame, end: Sequence[Any] | None) -> Iterator[None]:
    """While a choice is waited for: after that moment these actions are made, unless something was touched; None: it
    waits for ever."""
    ending = asyncio.ensure_future(_end(local, end)) if end is not None else None
    try:
        yield
    finally:
        if ending is not None:
            ending.cancel()


async def _end(local: LocalGame, actions: Sequence[Any]) -> None:
    await local.pace.linger()
    if local.choice.closing:
        local.choice.make(actions)


def stay(local: LocalGame, show: Callable[[], None]) -> None:
    """Somebody does something: the turn does not end by itself any more."""
    if local.choice.closing:
        local.choice.closing = False
        show()
