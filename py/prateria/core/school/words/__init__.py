"""The words of class codes: 1,024 in each language, and the number of each.

No two words of a language are nearer than two letters (one put in, left out, changed, or two neighbours swapped), most
are alone with their first four; no word of one language is another number in another. So a word says its number
whatever language the page speaks. Case and accents are forgiven.

>>> number_of("Życie") == number_of("zycie"), number_of("nonsense") is None
(True, True)
>>> word(number_of("zebra"), "pl") == word(number_of("zebra"), "pl").lower()
True
"""

import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Final

from . import en, it, pl

__all__ = ["SIZE", "WORDS", "number_of", "plain", "split", "word"]

SIZE: Final = 1024
WORDS: Final[Mapping[str, tuple[str, ...]]] = {"en": en.WORDS, "it": it.WORDS, "pl": pl.WORDS}


def plain(text: str) -> str:
    """A word without case and accents: what is compared.

    >>> plain("ŻÓŁW"), plain("Caffè")
    ('zolw', 'caffe')
    """
    letters = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    return "".join(c for c in letters if unicodedata.category(c) != "Mn")


def split(text: str) -> list[str]:
    """The words that somebody typed, plain; whatever is no letter stands between them."""
    return "".join(c if c.isalpha() else " " for c in plain(text)).split()


@cache
def _numbers() -> dict[str, int]:
    return {plain(w): number for words in WORDS.values() for number, w in enumerate(words)}


def number_of(text: str) -> int | None:
    """The number of a word of any of the languages, or None."""
    return _numbers().get(plain(text))


def word(number: int, lang: str) -> str:
    """The word with that number; in English where a language has none."""
    return WORDS.get(lang, WORDS["en"])[number]
