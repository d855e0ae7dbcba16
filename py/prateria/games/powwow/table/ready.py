"""Before a race: who sits at which side of the screen, as the table will be drawn."""

from collections.abc import Sequence

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.frame import Frame, Sitter
from prateria.view.svg import Safe, el

from .layout import Side, arrange

__all__ = ["seating"]


def seating(w: Words, sitters: Sequence[Sitter], frame: Frame) -> Safe:
    """The screen from above with the cards and the animal of each person at their side; of one person, also whom they
    play against, and the prairie between. `frame`: the stage."""
    people = tuple(sitter.seat for sitter in sitters if sitter.bot is None)
    width, height = max(frame.width, 280), max(frame.height, 240)
    plan = arrange(width, height, people, len(sitters), True)
    return el(
        "svg",
        el("rect", x=2, y=2, width=width - 4, height=height - 4, rx=18, class_=css.SEATING_SCREEN),
        *(_against(sitters, width, height) if len(people) == 1 else ()),
        *(_side(sitters[side.seat], side, min(width, height)) for side in plan.sides),
        viewBox=f"0 0 {width} {height}",
        class_=f"{css.SEATING} {css.ALONE}" if len(people) == 1 else css.SEATING,
        aria_hidden="true",
    )


def _against(sitters: Sequence[Sitter], width: float, height: float) -> list[Safe]:
    """The computer players at the far side, and below them the prairie, from which all turn their cards."""
    room = min(width, height)
    others = [sitter for sitter in sitters if sitter.bot is not None]
    size, step = room * 0.2, width / (len(others) + 1)
    wide, high, y = width * 0.5, room * 0.22, size + room * 0.09
    return [
        el("rect", x=width / 2 - wide / 2, y=y, width=wide, height=high, rx=14, class_=css.SEATING_BOARD),
        *(
            el("use", href=f"#mark-{sitter.mark}", x=step * (i + 1) - size / 2, y=room * 0.05, width=size, height=size)
            for i, sitter in enumerate(others)
        ),
    ]


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
