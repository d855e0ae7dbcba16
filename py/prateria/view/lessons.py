"""The parts of a guided round to choose from: for each a picture, what one learns, how long it takes, what is done."""

from collections.abc import Sequence
from typing import NamedTuple

from ..kit.words import Words
from . import css
from .furniture import icon
from .svg import Safe, el, join

__all__ = ["Part", "parts"]


class Part(NamedTuple):
    """`value`: what the order `lesson` is given; `state`: begun, done or nothing; `at`: the step that was come to."""

    value: str
    title: str
    learn: str
    minutes: int
    picture: Safe
    state: str
    at: int = 0


def parts(w: Words, title: str, found: Sequence[Part]) -> Safe:
    """The panel as HTML. The first part that is not finished stands out."""
    fresh = next((part for part in found if part.state != "done"), found[0])
    cards = (el("li", _card(w, n, part, part is fresh), _onward(w, part)) for n, part in enumerate(found))
    return join((el("h2", title), el("p", w("You may stop after any part.")), el("ol", *cards, class_=css.PARTS)))


def _card(w: Words, n: int, part: Part, fresh: bool) -> Safe:
    done = {"done": w("finished"), "begun": w("begun")}.get(part.state, "")
    return el(
        "button",
        el("span", part.picture, class_=css.PART_PICTURE, aria_hidden="true"),
        el(
            "span",
            el("b", f"{n + 1}. {part.title}"),
            el("span", part.learn) if part.learn else Safe(),
            el(
                "small",
                icon("clock"),
                w.n("about %(n)d minute", "about %(n)d minutes", part.minutes),
                el("em", icon("check"), done) if part.state == "done" else el("em", done) if done else Safe(),
            ),
            class_=css.PART_WORDS,
        ),
        type="button",
        class_=f"{css.PART} {css.MAIN}" if fresh else css.PART,
        data_do="lesson",
        data_value=part.value,
    )


def _onward(w: Words, part: Part) -> Safe:
    """Beside the card, which begins anew: go on where one has stopped."""
    if part.state != "begun" or not part.at:
        return Safe()
    label = w("Go on from step %(n)d", n=part.at + 1)
    return el("button", label, type="button", class_=css.BUTTON, data_do="lesson", data_value=f"{part.value}:{part.at}")
