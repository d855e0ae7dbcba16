"""The words of Wendake: what the app and the drawings ask for, gathered from the rooms where they stand.

Names stand in `nouns`, labels of touches in `words_labels`, questions in `words_prompt`, the log in `told`.

>>> w = Words("en")
>>> round_of(w, 2, 7), breakdown_label(w, "swap")
('Year 2 of 7', 'Swap not used')
"""

from typing import Any

from ...core.game import Option
from ...kit.words import Words
from .advice import reason
from .refusal import why_not
from .told import sentence, winners
from .words_labels import action_label, kind, pick_label
from .words_prompt import prompt

__all__ = [
    "action_label",
    "blurb",
    "breakdown_label",
    "kind",
    "option_text",
    "pick_label",
    "prompt",
    "reason",
    "round_of",
    "sentence",
    "title",
    "why_not",
    "winners",
]


def title(w: Words) -> str:
    """The name of the game: the same everywhere."""
    return "Wendake"


def blurb(w: Words) -> str:
    """The game in two lines, for someone who does not know it."""
    return w("Seven years by the Great Lakes. Three tiles in a line are your year – and only balance counts.")


def option_text(w: Words, option: Option) -> dict[str, Any]:
    """An option as the lobby shows it: its label and a line about it; both of ours are yes or no."""
    label, line = {
        "tribes": (w("Tribes"), w("Everyone chooses a tribe with goods and a power of its own.")),
        "first_game": (
            w("Easier pairs"),
            w("Good for a first game: Military goes with Masks, Economy with Ritual."),
        ),
    }[option.id]
    return {"label": label, "labels": [w.p("option", "no"), w.p("option", "yes")], "line": line}


def round_of(w: Words, n: int, of: int) -> str:
    """Which year it is."""
    return w("Year %(n)d of %(of)d", n=n, of=of)


def breakdown_label(w: Words, source: str) -> str:
    """Where points come from: the lower track of each pair, and a swap that was not needed."""
    return {
        "first": w.p("points", "First pair"),
        "second": w.p("points", "Second pair"),
        "swap": w.p("points", "Swap not used"),
    }[source]
