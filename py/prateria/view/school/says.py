"""Sentences of a class."""

from ...kit.words import Words
from ..words import error

__all__ = ["class_error"]


def class_error(w: Words, reason: str) -> str:
    """Why a class code or link cannot be opened, by the `reason` of the error."""
    known = {
        "empty": w("Type the five words of your class code."),
        "word": w("One of these words is in no class code. Look at each of them again."),
        "count": w("A class code has five words."),
        "words": w("These words do not belong together: one of them is wrong, or two have changed places."),
        "newer": w("This class code was made with a newer version of Prateria. Reload the page to get it."),
        "damaged": w("This class link is damaged. Copy it once more, whole."),
        "impossible": w("This class code holds no table that the rules allow."),
    }
    return known.get(reason) or error(w, reason)
