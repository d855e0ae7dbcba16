"""What comes and goes, in numbers and signs: on buttons, beside prices."""

from collections.abc import Sequence
from typing import Final

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import LABEL, LEAST, TEXT
from prateria.view.measure import width
from prateria.view.svg import Safe, el

from ...engine.preview import Gains
from ..face import WIDER
from ..pictograms import SIGNS, sign

__all__ = ["amounts", "enough"]

_ENGLISH: Final = Words("en")  # where there are no words but numbers

AT_MOST: Final = ("exchange", "spend")
"""Parts of a Trade that are done for so many goods at the most."""
READABLE: Final = 10.0
"""A smaller one is no sign any more."""
SMALL: Final = 13.0
"""A smaller sign is not known at a glance."""


def amounts(gain: Gains, box: Box, font: int = LABEL, w: Words = _ENGLISH) -> Safe:
    """What comes and goes: +2 corn, −1 pelt, as numbers and signs. `w`: for what is at most so much."""
    kids = []
    size = min(box.h, 24.0 if font > TEXT else 19.0)
    texts = [_number(w, name, n) for name, n in gain]
    alone = len(gain) == 1 and gain[0][0] in AT_MOST and _wide(texts, 10, font) > box.w
    if alone:  # its sign stands on the button already; said in one way everywhere
        font = next((some for some in (font, LEAST) if width(texts[0], some) * WIDER <= box.w), 0)
        if not font:
            return Safe()
    elif _wide(texts, size, font) > box.w:  # smaller, or without +, rather than to write equal numbers in a row once
        tried = [(some, _fits(texts, size, some, box.w)) for some in (font, LEAST)]
        font, least = next((found for found in tried if found[1] >= SMALL), (font, 0.0))
        bare = [text.lstrip("+") for text in texts]
        if not least and all(n > 0 for _, n in gain) and _fits(bare, size, LEAST, box.w) >= READABLE:
            font, texts, least = LEAST, bare, _fits(bare, size, LEAST, box.w)  # each has its own number
        elif not least:
            texts = ["" if i and text == texts[i - 1] else text for i, text in enumerate(texts)]
            least = _fits(texts, size, font, box.w)
        comes = tuple(item for item in gain if item[1] > 0)
        if least < READABLE and comes and len(comes) < len(gain):  # rather what comes alone than over the edge
            return amounts(comes, box, font, w)
        size = max(least, 10)
    at = box.x
    for (name, n), text in zip(gain, texts, strict=True):
        kids.append(
            el("text", text, x=round(at, 1), y=round(box.y + box.h / 2 + 4.5, 1), font_size=font,
               class_=f"{css.HEAVY} " + ("we-cost" if n < 0 else "we-gain"))
        )  # fmt: skip
        if alone:
            break
        at += width(text, font) * WIDER + (2 if text else -1)
        known = {"exchange": "trade", "spend": "economic", "vegetable": "harvest"}.get(name, name)
        where = round(at, 1), round(box.y + (box.h - size) / 2, 1), round(size, 1)
        kids.append(sign(known if known in SIGNS else "points", *where))
        at += size + 3
    return el("g", *kids, aria_hidden="true")


def enough(gain: Gains, room: float, w: Words = _ENGLISH) -> bool:
    """Whether all of that can be read in so much room."""
    texts = [_number(w, name, n) for name, n in gain]
    return not texts or _fits(texts, SMALL, LEAST, room) >= READABLE


def _fits(texts: Sequence[str], size: float, font: int, room: float) -> float:
    """How large signs may be, so that all of it has that much room."""
    return min(size, size - (_wide(texts, size, font) - room) / len(texts))


def _wide(texts: Sequence[str], size: float, font: int = LABEL) -> float:
    """How wide those numbers are with a sign after each."""
    return sum(width(text, font) * WIDER + size + (6 if text else 3) for text in texts)


def _number(w: Words, name: str, n: int) -> str:
    if name in AT_MOST:
        return w("up to %(n)d", n=n)
    return f"+{n}" if n >= 0 else f"−{-n}"
