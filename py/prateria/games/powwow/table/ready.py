"""Before a race: who sits at which side of the screen, as the table will be drawn."""

from collections.abc import Sequence

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.frame import Frame, Sitter
from prateria.view.svg import Safe, el

from .layout import Side, arrange

__all__ = ["seating"]


def seating(w: Words, sitters: Sequence[Sitter], frame: Frame) -> Safe:
    """The screen from above with the cards and the animal of each person at their side. `frame`: the stage."""
    people = tuple(sitter.seat for sitter in sitters if sitter.bot is None)
    width, height = max(frame.width, 280), max(frame.height, 240)
    plan = arrange(width, height, people, len(sitters), True)
    return el(
        "svg",
        el("rect", x=2, y=2, width=width - 4, height=height - 4, rx=18, class_=css.SEATING_SCREEN),
        *(_side(sitters[side.seat], side, min(width, height)) for side in plan.sides),
        viewBox=f"0 0 {width} {height}",
        class_=css.SEATING,
        aria_hidden="true",
    )


def _side(sitter: Sitter, side: Side, room: float) -> Safe:
    """Somebody's cards, turned towards them, and their animal before them, as on the table."""
    cards = (
        el("rect", x=box.x - side.w / 2, y=box.y - side.h / 2, width=box.w, height=box.h, rx=8, class_=css.SEATING_CARD)
        for box in side.cards
    )
    size = room * 0.24
    head = el("use", href=f"#mark-{sitter.mark}", x=-size / 2, y=side.cards[0].y - side.h / 2 - size * 1.12,
              width=size, height=size)  # fmt: skip
    return el(
        "g",
        el("g", *cards, head, transform=f"translate({side.at[0]} {side.at[1]}) rotate({side.turn})"),
        class_=f"s{sitter.seat}",
    )
