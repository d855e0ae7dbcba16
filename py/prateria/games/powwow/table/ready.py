"""What people see together: before a race, who sits at which side of the screen, as the table will be drawn; in the
calm way the question to all of them, and what each has won."""

from collections.abc import Sequence
from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words, isolate
from prateria.view import css
from prateria.view.box import Box
from prateria.view.frame import Frame, Sitter
from prateria.view.hand import centred
from prateria.view.letters import LARGE, LOUD, NAME
from prateria.view.measure import fit
from prateria.view.palette import shape
from prateria.view.plate import animal_of
from prateria.view.stone import stone
from prateria.view.svg import Safe, el
from prateria.view.touchable import touchable

from .. import words
from ..engine.observe import Observation
from ..engine.preview import most
from .layout import GLOW_CORNER, Plan, Side, arrange
from .sides import MARK, SIDE_CORNER, turned

__all__ = ["common", "seating", "standing"]

LINE: Final = 24  # from line to line of what answers bring
SHALLOW: Final = 130
BRINGS: Final = 15.0  # half of the number at somebody who could take so much

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


def common(w: Words, people: Sequence[Sitter], place: Side, asked: Observation | None, touch: Touch) -> Safe:
    """The side of one person while all of them look at the table: their animals side by side. While they are `asked`,
    each bears how many cards they could take, a touch of it says that somebody wants to, and below stands what the
    answers bring."""
    box = Box(2, 2, place.w - 4, place.h - 4)
    lines = words.answers(w, asked) if asked is not None else ()
    low = bool(lines) and place.h < SHALLOW  # there the words stand beside the faces
    wide, room = (place.w / 2, 0) if low else (place.w, 46 * bool(lines))
    cx, y = (place.w * 0.7, (place.h - LINE) / 2 + 5) if low else (place.w / 2, place.h - 16 - LINE)
    said = [
        el("text", fit(line, min(place.w - 24, 1.2 * wide), LARGE), x=round(cx, 1), y=round(y + LINE * i, 1),
           font_size=LARGE, class_=css.MIDDLE)
        for i, line in enumerate(lines)
    ]  # fmt: skip
    size = min((place.h - room) * 0.7, 64.0)
    gap = min((wide - 40 - size * len(people)) / len(people), 24.0 + 16 * bool(lines))
    x, y = centred(0, wide, len(people), size, gap), (place.h - room - size) / 2
    drawn = []
    for i, sitter in enumerate(people):
        at = Box(round(x + i * (size + gap), 1), round(y, 1), size, size)
        face = animal_of(sitter, at.x, at.y, size)
        n = most(asked, sitter.seat)[0] if asked is not None else 0
        drawn.append(_could(w, touch, sitter, n, at, face) if n else face)
    return el("g", box.rect("pw-place", SIDE_CORNER), *said, *drawn, class_="common", transform=turned(place))


def _could(w: Words, touch: Touch, sitter: Sitter, n: int, at: Box, face: Safe) -> Safe:
    """Somebody who could take so many cards: to be touched."""
    frame = at.inset(-5)
    return touchable(
        touch,
        "button:somebody",
        words.could(w, isolate(sitter.name), n),
        frame.rect("pw-pick", GLOW_CORNER),
        face,
        *stone(f"+{n}", at.x + at.w - 4, at.y + at.h - 8, BRINGS, None, NAME, "pw-brings", "pw-brings-ink"),
        frame.rect(css.HIT),
        id_=f"could-{sitter.seat}",
        class_="choice",
    )


def standing(view: Observation, sitters: Sequence[Sitter], place: Side) -> Safe:
    """The same side when the game is over: everybody, whoever has most first and larger, with what they have won."""
    box = Box(2, 2, place.w - 4, place.h - 4)
    ranked = sorted(sitters, key=lambda sitter: -view.players[sitter.seat].points)
    most = view.players[ranked[0].seat].points
    each = min((place.w - 16) / len(ranked), 130)
    foot = place.h - 18
    room = min(foot - LINE - 12, each - 12, 64.0)
    drawn = []
    for i, sitter in enumerate(ranked):
        points = view.players[sitter.seat].points
        size = room if points == most else room * 0.74
        x = (place.w - each * len(ranked)) / 2 + each * (i + 0.5)
        kids = (
            animal_of(sitter, round(x - size / 2, 1), round(foot - LINE - size, 1), size),
            shape(sitter.seat, round(x - MARK - 1, 1), foot - MARK * 0.75, MARK),
            el("text", str(points), x=round(x + 6, 1), y=round(foot + 2, 1), font_size=LOUD, class_=css.HEAVY),
        )
        drawn.append(el("g", *kids, class_=f"s{sitter.seat}"))
    return el("g", box.rect("pw-place", SIDE_CORNER), *drawn, class_="common", transform=turned(place))
