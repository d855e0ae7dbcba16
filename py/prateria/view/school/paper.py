"""What stands over a page that can be printed."""

from ...kit.words import Words
from .. import css
from ..furniture import Button, button, icon
from ..svg import Safe, el

__all__ = ["paper_buttons"]


def paper_buttons(w: Words) -> Safe:
    """Print, and back to the teacher's page. The page alone hears the button that prints (web/print.mjs)."""
    printing = el(
        "button",
        icon("print"),
        el("span", w("Print")),
        type="button",
        class_=f"{css.BUTTON} {css.MAIN}",
        data_print="all",
    )
    return el("div", printing, button(Button(w("Back"), "teachers")), class_=css.BUTTONS)
