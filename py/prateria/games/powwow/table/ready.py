"""Before a race: who sits at which side of the screen, as the table will be drawn."""

from collections.abc import Sequence
from typing import Final

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.frame import Frame, Sitter
from prateria.view.svg import Safe, el

from .layout import Plan, Side, arrange

__all__ = ["seating"]

LYING: Final = (1008, 700), (760, 340)  # tablets, phones
UPRIGHT: Final = (752, 960), (374, 760)
LOW: Final = 430  # a phone on its side
NARROW: Final = 540
HEAD: Final = 0.24, 0.18
"""Of the shorter side of the screen: the animal of the only person, and of several round it."""


def seating(w: Words, sitters: Sequence[Sitter], frame: Frame) -> Safe:
    """The screen from above with the cards and the animal of each person at their side, the council board between them,
    and the computer players. `frame`: the stage; of its size the picture has only the form, so that it stays the same
    when something is opened before the race and the page is laid out anew."""
    people = tuple(sitter.seat for sitter in sitters if sitter.bot is None)
    width, height = _form(frame)
    plan = arrange(width, height, people, len(sitters), True)
    return el(
        "svg",
        el("rect", x=4, y=4, width=width - 8, height=height - 8, rx=18, class_=css.SEATING_SCREEN),
        *(_against(sitters, width, height) if len(people) == 1 else _between(sitters, plan, min(width, height))),
        *(_side(sitters[side.seat], side, min(width, height) * HEAD[len(people) > 1]) for side in plan.sides),
        viewBox=f"0 0 {width} {height}",
        class_=f"{css.SEATING} {css.ALONE}" if len(people) == 1 else css.SEATING,
        aria_hidden="true",
    )


def _form(frame: Frame) -> tuple[int, int]:
    """One size for all screens of that form."""
    if frame.width > frame.height:
        return LYING[frame.height < LOW]
    return UPRIGHT[frame.width < NARROW]


def _between(sitters: Sequence[Sitter], plan: Plan, room: float) -> list[Safe]:
    """Where several sit round the screen: the board in the middle of the open cards, over it the strip of the computer
    players, as on the table."""
    boxes = [*plan.heaps.values(), *plan.persons.values(), plan.board, plan.prairie, *plan.strips.values()]
    left, right = min(box.x for box in boxes), max(box.x + box.w for box in boxes)
    top, bottom = min(box.y for box in boxes), max(box.y + box.h for box in boxes)
    others = [sitter for sitter in sitters if sitter.bot is not None]
    size, wide, high = room * 0.11, room * 0.44, room * 0.09
    strip = size + 8 if others else 0
    x, y = (left + right - wide) / 2, (top + bottom - high - strip) / 2
    step = wide / (len(others) + 1)
    return [
        *(el("rect", x=x, y=y, width=wide, height=strip - 4, rx=10, class_=css.SEATING_SCREEN) for _ in others[:1]),
        *(
            el("use", href=f"#mark-{sitter.mark}", x=x + step * (i + 1) - size / 2, y=y + 2, width=size, height=size)
            for i, sitter in enumerate(others)
        ),
        el("rect", x=x, y=y + strip, width=wide, height=high, rx=10, class_=css.SEATING_BOARD),
    ]


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


def _side(sitter: Sitter, side: Side, size: float) -> Safe:
    """Somebody's cards, turned towards them, and their animal before them, as on the table."""
    cards = (
        el("rect", x=box.x - side.w / 2, y=box.y - side.h / 2, width=box.w, height=box.h, rx=8, class_=css.SEATING_CARD)
        for box in side.cards
    )
    head = el("use", href=f"#mark-{sitter.mark}", x=-size / 2, y=side.cards[0].y - side.h / 2 - size * 1.12,
              width=size, height=size)  # fmt: skip
    return el(
        "g",
        el("g", *cards, head, transform=f"translate({side.at[0]} {side.at[1]}) rotate({side.turn})"),
        class_=f"s{sitter.seat}",
    )
