"""How wide a text will be, near enough to fit it into a box: SVG does not wrap.

>>> round(width("Wola", 10)), fit("Bartholomew the Second", 60, 12)
(23, 'Bartholo…')
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

__all__ = ["fit", "fitting", "width", "wrap"]

_NARROW: Final = frozenset("iljtfrI.,:;'|!()[]·-1 ⁨⁩")
_WIDE: Final = frozenset("mwMWGOQDHNUŁ@%&—…")


@lru_cache(2048)
def width(text: str, size: float) -> float:
    """The width of a text in the font of the page at that size."""
    return size * sum(0.33 if c in _NARROW else 0.8 if c in _WIDE else 1.02 if c > "\u2e7f" else 0.58 for c in text)


@lru_cache(512)
def fit(text: str, room: float, size: float) -> str:
    """The text, or as much of its beginning as there is room for."""
    if width(text, size) <= room:
        return text
    while text and width(text + "…", size) > room:
        text = text[:-1]
    return text.rstrip() + "…"


@lru_cache(512)
def fitting(text: str, room: float, size: float) -> float:
    """The size, or what is smaller so that the longest word has room.

    >>> fitting("healer", 60, 12), fitting("extraordinary", 60, 12)
    (12, 9.5)
    """
    longest = max((width(word, 1) for word in text.split()), default=0)
    return size if longest * size <= room else int(4 * room / longest) / 4


@lru_cache(512)
def wrap(text: str, room: float, size: float, most: int = 3) -> tuple[str, ...]:
    """The text in lines; what does not fit into `most` lines is cut. No line but the last ends with a single letter,
    or a number.

    >>> wrap("strength 9, a tie", 85, 12)
    ('strength 9,', 'a tie')
    >>> wrap("to come: 4 large, 4 small", 120, 12)
    ('to come: 4 large,', '4 small')
    """
    lines: list[str] = []
    words = text.split()
    for n, word in enumerate(words):
        if lines and width(f"{lines[-1]} {_bound(words, n)}", size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return tuple(fit(line, room, size) for line in lines)


def _bound(words: Sequence[str], n: int) -> str:
    """The word, with the next one if it is a single letter or a number."""
    bound = words[n].isdigit() or (len(words[n]) == 1 and words[n].isalpha())
    return " ".join(words[n : n + 1 + bound])
