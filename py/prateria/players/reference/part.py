"""What the reference is made of: parts, and in each the names that can be written with what they are."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

__all__ = ["Entry", "Part", "entries"]

Say = Callable[[str], str]
"""A sentence in the language of whoever reads."""


class Entry(NamedTuple):
    """`name`: what is offered after a dot (or by itself in the part `python`); `code`: what is put into a player;
    `says`: what it is, in a sentence."""

    name: str
    code: str
    says: str


class Part(NamedTuple):
    """`id`: whose names these are; `title`; `spoken`: what a value of this kind is called in players, as `me`, or for
    one of several `others[]`."""

    id: str
    title: str
    spoken: tuple[str, ...]
    entries: tuple[Entry, ...]


def entries(rows: Iterable[tuple[str, str]]) -> tuple[Entry, ...]:
    """The entries of (code, what it is): the name is what follows the last dot outside brackets."""
    return tuple(Entry(_name(code), code, says) for code, says in rows)


def _name(code: str) -> str:
    """What a snippet is known by.

    >>> _name('view.board["river"].herds'), _name("view.random.choice(view.actions)"), _name("world.copy()")
    ('herds', 'choice', 'copy')
    """
    plain, depth = "", 0
    for letter in code:
        depth += letter in "(["
        plain += "" if depth else letter
        depth -= letter in ")]"
    return plain.split()[0].rpartition(".")[2] if plain.strip() else code
