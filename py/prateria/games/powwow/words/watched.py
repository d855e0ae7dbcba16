"""The cards for which one waits or of which one is wary: in Polish in the accusative, elsewhere as they are shown."""

from functools import lru_cache

from prateria.kit.words import Words

from ..engine.data import BISON, LOOT
from .nouns import loot

__all__ = ["watched"]


def watched(w: Words, card: str) -> str:
    """Any card of the prairie, by its name in `data.CARDS`, after “watch out for” or “waits for”. Of loot other
    than bison both forms are one."""
    if card == LOOT[BISON]:
        return w.p("watched", "bison")
    if card in LOOT:
        return loot(w, card)
    shade, _, who = card.partition("-")
    return _person(w, shade, who)


@lru_cache(64)
def _person(w: Words, colour: str, kind: str) -> str:
    return {
        ("red", "chief"): w.p("watched", "red chief"),
        ("red", "warrior"): w.p("watched", "red warrior"),
        ("red", "maiden"): w.p("watched", "red maiden"),
        ("red", "hunter"): w.p("watched", "red hunter"),
        ("yellow", "chief"): w.p("watched", "yellow chief"),
        ("yellow", "warrior"): w.p("watched", "yellow warrior"),
        ("yellow", "maiden"): w.p("watched", "yellow maiden"),
        ("yellow", "hunter"): w.p("watched", "yellow hunter"),
        ("green", "chief"): w.p("watched", "green chief"),
        ("green", "warrior"): w.p("watched", "green warrior"),
        ("green", "maiden"): w.p("watched", "green maiden"),
        ("green", "hunter"): w.p("watched", "green hunter"),
        ("blue", "chief"): w.p("watched", "blue chief"),
        ("blue", "warrior"): w.p("watched", "blue warrior"),
        ("blue", "maiden"): w.p("watched", "blue maiden"),
        ("blue", "hunter"): w.p("watched", "blue hunter"),
        ("purple", "chief"): w.p("watched", "purple chief"),
        ("purple", "warrior"): w.p("watched", "purple warrior"),
        ("purple", "maiden"): w.p("watched", "purple maiden"),
        ("purple", "hunter"): w.p("watched", "purple hunter"),
    }[colour, kind]
