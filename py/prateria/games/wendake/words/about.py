"""What Wendake is called, and what is said of it and its options before it is played.

>>> w = Words("en")
>>> round_of(w, 2, 7)
'Year 2 of 7'
"""

from typing import Any

from prateria.core.game import Option
from prateria.kit.words import Words

__all__ = ["aim", "blurb", "option_text", "round_name", "round_of", "title"]


def title(w: Words) -> str:
    """The name of the game: the same everywhere."""
    return "Wendake"


def blurb(w: Words) -> str:
    """The game in two lines, for someone who does not know it."""
    return w("Seven years by the Great Lakes. Three tiles in a line are your year – and only balance counts.")


def aim(w: Words) -> str:
    """What one plays for; how they are counted stands in the first question."""
    return w("After seven years the most points win.")


def option_text(w: Words, option: Option) -> dict[str, Any]:
    """An option as the lobby shows it: its label and a line about it; both of ours are yes or no."""
    label, line = {
        "tribes": (w("Tribes"), w("Everyone chooses a tribe with goods and a power of its own.")),
        "first_game": (
            w("Easier pairs"),
            w("Good for a first game: points count in pairs, and these pairs are easier to keep level."),
        ),
    }[option.id]
    labels = [w.p("option", "no"), w.p("option", "yes")]
    return {"label": label, "labels": labels, "line": line, "first": option.id == "first_game"}


def round_name(w: Words) -> str:
    return w.p("axis", "Year")


def round_of(w: Words, n: int, of: int) -> str:
    """Which year it is."""
    return w("Year %(n)d of %(of)d", n=n, of=of)
