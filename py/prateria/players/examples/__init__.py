"""Players to begin from, three for every game: the first action, a simple idea of the game, a look one step ahead.

They are data, so that a page can show them. A comment is a sentence in a line of its own, or several lines that follow
each other: so it can be said in another language while the code stays as it is.

>>> [example.id for example in EXAMPLES["manitou"]]
['first', 'idea', 'search']
>>> comments(EXAMPLES["manitou"][0].source)[0]
'The simplest player: it takes the first of all that it can do.'
>>> in_other_words("# One.\\n# Two.\\nx = 1\\n", {"One. Two.": "Uno e due."}.get)
'# Uno e due.\\nx = 1\\n'
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from .bison import BISON
from .example import Example
from .manitou import MANITOU
from .powwow import POWWOW
from .wendake import WENDAKE

__all__ = ["EXAMPLES", "Example", "comments", "in_other_words"]

EXAMPLES: Final[Mapping[str, tuple[Example, ...]]] = {
    "manitou": MANITOU,
    "powwow": POWWOW,
    "bison": BISON,
    "wendake": WENDAKE,
}
"""By game, the simplest first."""

_WIDTH: Final = 72  # characters of a comment in one line


def comments(source: str) -> tuple[str, ...]:
    """The sentences in the comments of some code, in their order: what is to be translated."""
    return tuple(said for said, _ in _parts(source) if said)


def in_other_words(source: str, say: Callable[[str], str | None]) -> str:
    """The code with its comments said otherwise; as they are where `say` knows nothing."""
    out: list[str] = []
    for said, lines in _parts(source):
        other = say(said) if said else None
        out += _broken(other, lines[0][: lines[0].index("#")]) if other else lines
    return "".join(f"{line}\n" for line in out)


def _parts(source: str) -> Iterator[tuple[str, list[str]]]:
    """(what a comment says, its lines), and between them ("", lines of code)."""
    comment: list[str] = []
    for line in [*source.splitlines(), None]:
        if line is not None and line.lstrip().startswith("# "):
            comment.append(line)
            continue
        if comment:
            yield " ".join(one.lstrip()[2:] for one in comment), comment
            comment = []
        if line is not None:
            yield "", [line]


def _broken(text: str, indent: str) -> Iterator[str]:
    """A comment in lines that are not too long."""
    line = ""
    for word in text.split():
        if line and len(line) + len(word) >= _WIDTH:
            yield f"{indent}# {line}"
            line = ""
        line += f" {word}" if line else word
    yield f"{indent}# {line}"
