"""Whose a group of cards is on an upright phone, and what counts of it: the strength of its hunters, the herd they
would catch, the captives of its guard. Over the cards in a line, or left of them one under the other."""

from typing import Final

from prateria.view import css
from prateria.view.hand import centred
from prateria.view.letters import DROP, LABEL, NAME
from prateria.view.palette import shape
from prateria.view.svg import Safe, el

from .emblems import emblem
from .layout import Box

__all__ = ["group_badge"]

MARK: Final = 12  # the shape of a seat, and signs
CORNER: Final = 8
LINE: Final = 17  # high
APART: Final = 4
DIGIT: Final = 0.62  # of a bold figure, by its size

Part = tuple[float, Safe]
"""How wide, and what is drawn with its left end at 0, the middle of the line at 0."""


def group_badge(
    seat: int, row: Box, badge: tuple[float, float], strength: int, caught: int | None, captives: int | None
) -> list[Safe]:
    """`caught`: as the first or the second; `captives`: of the guard, None where that is not theirs."""
    parts: list[Part] = [(MARK, shape(seat, 0, -MARK / 2, MARK))]
    if strength:
        parts.append(_number(strength, NAME))
    if caught:
        size = MARK + 1 if caught == 1 else MARK - 2
        parts.append((size, emblem("bison", 0, -size / 2, size)))
    if captives is not None:
        wide, number = _number(captives, LABEL)
        parts.append(
            (
                MARK + 1 + wide,
                el("g", emblem("captive", 0, -MARK / 2, MARK), el("g", number, transform=f"translate({MARK + 1} 0)")),
            )
        )
    left, above = badge
    if above:
        x, y, at = row.x + 6, row.y + above / 2 + 1, []
        for wide, _ in parts:
            at.append((x, y))
            x += wide + APART
    else:
        top = centred(row.y, row.h, len(parts), LINE, 0)
        at = [(row.x + 2 + (left - wide) / 2, top + (i + 0.5) * LINE) for i, (wide, _) in enumerate(parts)]
    kids = [] if captives is None else [row.rect("guarded", CORNER)]
    return [
        *kids,
        *(el("g", body, transform=f"translate({x:.5g} {y:.5g})") for (x, y), (_, body) in zip(at, parts, strict=True)),
    ]


def _number(n: int, size: int) -> Part:
    return len(str(n)) * size * DIGIT, el("text", str(n), x=0, y=round(size * DROP, 1), font_size=size, class_=css.BOLD)
