"""The time of a lesson: beside the status line, and the question how much of it is left. HTML in the player's words."""

from typing import Final

from ...core.school.clock import WARNING
from ...kit.words import Words
from .. import css
from ..furniture import Button, buttons, icon
from ..svg import Safe, el, join

__all__ = ["CHOICES", "how_long", "no_time_yet", "time_left"]

CHOICES: Final = (5, 10, 15, 20, 25, 30, 35, 40, 45, 60, 90)
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


def no_time_yet(w: Words) -> Safe:
    """The same place at a table without a clock: typed words bring none."""
    return el(
        "button",
        icon("clock"),
        type="button",
        class_=css.CLOCK,
        data_do="clock",
        aria_label=w("Set the time"),
        title=w("Set the time"),
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
            el("h2", w("How long do you play?") if left is None else w("How much time is left?")),
            el("p", why) if why else Safe(),
            buttons(other),
            buttons(row),
        )
    )
