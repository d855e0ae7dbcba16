"""The names of cards and territories, as they are shown alone, in lists and before a colon.

They are never put inside a sentence: Polish and Italian would need another form there. Sentences have them written out;
`played` alone is made for one.
"""

from collections.abc import Sequence
from typing import Any

from prateria.kit.words import Words, isolate

from ..engine.data import KIND, STRENGTH

__all__ = ["either", "inside", "kind", "place", "played", "rival", "way"]


def kind(w: Words, kind: str) -> str:
    """A playing card: `hunter 5`, `chief`."""
    if strength := STRENGTH[KIND[kind]]:
        return w.p("card", "hunter %(n)d", n=strength)
    return {
        "chief": w.p("card", "chief"),
        "healer": w.p("card", "healer"),
        "rainmaker": w.p("card", "rainmaker"),
        "scout": w.p("card", "scout"),
        "mother": w.p("card", "clan mother"),
    }[kind]


def played(w: Words, cards: Sequence[str]) -> str:
    """Cards of which one is played, one is enough: `a chief or a scout`."""
    forms = {
        "chief": w.p("played", "a chief"),
        "healer": w.p("played", "a healer"),
        "rainmaker": w.p("played", "a rainmaker"),
        "scout": w.p("played", "a scout"),
        "mother": w.p("played", "a clan mother"),
    }
    return _or(w, [forms.get(kind) or w.p("played", "hunter %(n)d", n=STRENGTH[KIND[kind]]) for kind in cards])


def either(w: Words, values: dict[str, Any], seats: Sequence[int], most: int = 2) -> str:
    """One of these by name: `Ada or Ola`; '' where there are none, too many, or no names."""
    if not 0 < len(seats) <= most or "names" not in values:
        return ""
    return _or(w, [isolate(values["names"][seat]) for seat in seats])


def _or(w: Words, things: Sequence[str]) -> str:
    *front, last = things
    return w.p("list", "%(front)s or %(last)s", front=", ".join(front), last=last) if front else last


def place(w: Words, territory: str) -> str:
    """A territory: `Hills`."""
    return {
        "hills": w.p("territory", "Hills"),
        "river": w.p("territory", "River"),
        "forest": w.p("territory", "Forest"),
    }[territory]


def way(w: Words, territory: str) -> str:
    """Where a card goes: `to the hills`."""
    return {
        "hills": w.p("territory", "to the hills"),
        "river": w.p("territory", "to the river"),
        "forest": w.p("territory", "to the forest"),
    }[territory]


def inside(w: Words, territory: str) -> str:
    """Where something is: `in the hills`."""
    return {
        "hills": w.p("territory", "in the hills"),
        "river": w.p("territory", "at the river"),
        "forest": w.p("territory", "in the forest"),
    }[territory]


def rival(values: dict[str, Any]) -> str:
    """The name of the only opponent; '' where there are several, or no names."""
    return isolate(values["names"][values["rival"]]) if {"rival", "names"} <= values.keys() else ""
