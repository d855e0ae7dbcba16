"""The lock of a table: what it shuts, setting it, opening it. HTML in the player's words."""

from collections.abc import Collection
from typing import Final

from ..kit.words import Words
from . import css
from .furniture import Button, buttons
from .svg import Safe, el, join

__all__ = ["LOCKED", "ONCE", "rights", "shut_here", "to_lock", "unlock"]

LOCKED: Final = "lock"
"""The symbol on whatever asks for the four digits."""

ONCE: Final = {"hint": "hints", "undo": "undo", "rung": "rung"}
"""What may be allowed a single time: the order, and the right that it needs."""


def rights(w: Words) -> dict[str, str]:
    """What can be shut (`core.school.profile.RIGHTS`), as it is called."""
    return {
        "hints": w("hints"),
        "undo": w("undoing moves"),
        "new": w("another game"),
        "settings": w("settings of the table"),
        "names": w("typing names"),
    }


def shut_here(w: Words, shut: Collection[str]) -> Safe:
    """In the settings of a table that is locked."""
    named = ", ".join(name for right, name in rights(w).items() if right in shut)
    return join(
        (
            el("p", w("Locked at this table: %(things)s.", things=named)),
            el("p", w("A padlock asks for the four digits. Language, colours and sound are never locked.")),
            buttons([Button(w("Unlock ..."), "ask-unlock", symbol=LOCKED)]),
        )
    )


def to_lock(w: Words, race: bool = False) -> Safe:
    """In the settings of one that is not. `race`: there are neither hints nor undo."""
    kinds = (
        *(() if race else (("guarded", w("hints and undo")),)),
        ("closed", w("all but this game")),
    )
    return el(
        "form",
        el("p", w("Lock with four digits, for a class:"), class_=css.LABEL),
        el(
            "div",
            el(
                "select",
                *(el("option", label, value=value) for value, label in kinds),
                name="profile",
                aria_label=w("What is locked"),
            ),
            _digits(w),
            el("button", w("Lock"), type="submit", class_=css.BUTTON),
            class_=css.BUTTONS,
        ),
        data_do="lock",
    )


def unlock(w: Words, wrong: bool, then: str = "") -> Safe:
    """The four digits again. `then`: the order that somebody wanted to give, and could not."""
    return join(
        (
            el("h2", w("Your teacher has locked this") if then else w("Unlock this table")),
            el("p", w("With the four digits it opens. Otherwise go on with your game.")) if then else Safe(),
            el("p", w("These are not the four digits."), data_say="") if wrong else Safe(),
            el(
                "form",
                el("input", type="hidden", name="then", value=then),
                el(
                    "div",
                    _digits(w),
                    *_openers(w, then in ONCE),
                    class_=css.BUTTONS,
                ),
                data_do="unlock",
            ),
            buttons([Button(w("Back to the table"), "close")]),
        )
    )


def _openers(w: Words, once: bool) -> list[Safe]:
    """`once`: it can be allowed a single time too; Enter in the field means that."""
    for_good = w("From now on") if once else w("Unlock")
    opener = el("button", for_good, type="submit", class_=css.BUTTON if once else f"{css.BUTTON} {css.MAIN}")
    if not once:
        return [opener]
    look = f"{css.BUTTON} {css.MAIN}"
    return [el("button", w("Only this once"), type="submit", name="once", value="yes", class_=look), opener]


def _digits(w: Words) -> Safe:
    return el(
        "input",
        name="digits",
        inputmode="numeric",
        pattern="[0-9]{4}",
        maxlength=4,
        required=True,
        autocomplete="off",
        class_=css.DIGITS,
        aria_label=w("Four digits"),
    )
