"""Sentences of a class."""

from collections.abc import Sequence
from time import localtime, strftime
from typing import Final

from ...core.school.words import number_of, split, strange
from ...kit.words import Words
from ..words import error

__all__ = ["after_said", "class_error", "day_said", "number", "tables_said", "typed_error"]


def class_error(w: Words, reason: str, text: str = "") -> str:
    """Why a class code or link cannot be opened, by the `reason` of the error. `text`: what was typed."""
    known = {
        "empty": w("Type the five words of your class code."),
        "word": _strange(w, text),
        "count": w("A class code has five words."),
        "words": w("These words do not belong together: one of them is wrong, or two have changed places."),
        "newer": w("This class code was made with a newer version of Prateria. Reload the page to get it."),
        "foreign": w("This game is not on this page. Reload the page: a newer version may have it."),
        "damaged": w("This class link is damaged. Copy it once more, whole."),
        "impossible": w("This class code holds no table that the rules allow."),
    }
    return known.get(reason) or error(w, reason)


def typed_error(w: Words, reason: str, text: str) -> str:
    """Why the words of a result are not kept."""
    if sum(number_of(word) is not None for word in split(text)) * 2 < len(split(text)):
        reason = "empty"  # something else altogether
    known = {
        "empty": w("There is no result link in this, and no words of a result."),
        "word": _strange(w, text),
        "count": w("Words are missing, or there are too many: a result has two more than its table has seats."),
    }
    return known.get(reason) or w("These words do not belong together, or are of another class or deal.")


def after_said(w: Words, after: int) -> str:
    """That a game is not over. `after`: the round after which it counts, -1 where that is not known."""
    return w("not over: counted after round %(n)d", n=after) if after > 0 else w("not over")


_DAYS: Final = {"it": "%d/%m/%Y", "pl": "%d.%m.%Y"}


def day_said(w: Words, at: int) -> str:
    """The day of that moment, in milliseconds since 1970, by the device's own clock and zone."""
    return strftime(_DAYS.get(w.lang, "%Y-%m-%d"), localtime(at / 1000))


def number(n: int) -> str:
    """Points, with a true minus."""
    return str(n).replace("-", "−")


def tables_said(w: Words, tables: Sequence[int]) -> str:
    """Which tables: `Table 3`, `Tables 1, 2`."""
    numbers = ", ".join(str(n or "?") for n in tables)
    return w.n("Table %(numbers)s", "Tables %(numbers)s", len(tables), numbers=numbers)


def _strange(w: Words, text: str) -> str:
    """Names the first word that is in no list, and what may have been meant."""
    found = strange(text, w.lang)
    if found is None:
        return w("One of these words is in no class code. Look at each of them again.")
    said = w("Word %(n)d, “%(word)s”, is not one of ours.", n=found.place, word=found.typed)
    if not found.near:
        return f"{said} {w('Look at it once more.')}"
    return f"{said} {w('Did you mean: %(words)s?', words=', '.join(found.near))}"
