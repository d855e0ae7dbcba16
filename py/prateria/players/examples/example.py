"""What an example is, and the one that all games share."""

from typing import Final, NamedTuple

__all__ = ["FIRST", "Example"]


class Example(NamedTuple):
    """`id`: `first`, `idea` or `search`; `source`: Python, with `choose(view)`."""

    id: str
    source: str


FIRST: Final = Example(
    "first",
    """\
# The simplest player: it takes the first of all that it can do.


def choose(view):
    return view.actions[0]
""",
)
