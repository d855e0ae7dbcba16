"""The time of a lesson: beside the status line, and the question how much of it is left. HTML in the player's words."""

from typing import Final

from ...core.school.clock import WARNING
from ...kit.words import Words
from .. import css
from ..furniture import Button, buttons
from ..svg import Safe, el, join

__all__ = ["CHOICES", "how_long", "time_left"]

CHOICES: Final = (5, 10, 15, 20, 30, 45, 60, 90)
"""Minutes that can be set."""


def time_left(w: Words, left: int) -> Safe:
    """So many minutes, as a button that asks for more."""
    look = f"{css.CLOCK} {css.SHORT}" if left <= WARNING else css.CLOCK
    return el(
        "button",
        el("span", w("%(n)d min", n=left), aria_hidden="true"),
        el("span", w.n("%(n)d minute left", "%(n)d minutes left", left), class_=css.UNSEEN),
        type="button",
        class_=look,
        data_do="clock",
    )


def how_long(w: Words, left: int | None, slept: bool) -> Safe:
    """The question. `left`: minutes by the count, None: there is none; `slept`: it may be wrong."""
    why = w("This device has slept, or the game comes from another day. Ask your teacher.") if slept else ""
    other = [Button(w("%(n)d min", n=n), "clock-set", str(n), "quiet") for n in CHOICES]
    row = [Button(w("Without a clock"), "clock-set")]
    if left is not None:
        still = w.n("It is right: %(n)d minute", "It is right: %(n)d minutes", left)
        row.insert(0, Button(still, "clock-set", "as it is", "main"))
    return join(
        (
            el("h2", w("How much time is left?")),
            el("p", why) if why else Safe(),
            buttons(other),
            buttons(row),
        )
    )
