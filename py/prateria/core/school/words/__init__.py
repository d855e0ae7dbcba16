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
from typing import Final, NamedTuple

from . import en, it, pl

__all__ = ["SIZE", "WORDS", "near", "number_of", "plain", "split", "strange", "word"]

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
    return [plain(one) for one in _typed(text)]


def _typed(text: str) -> list[str]:
    """The same as they were typed, with their accents.

    >>> _typed("Żółw, caffé")
    ['Żółw', 'caffé']
    """
    composed = unicodedata.normalize("NFC", text)
    return "".join(c if c.isalpha() or unicodedata.category(c) == "Mn" else " " for c in composed).split()


@cache
def _numbers() -> dict[str, int]:
    return {plain(w): number for words in WORDS.values() for number, w in enumerate(words)}


def number_of(text: str) -> int | None:
    """The number of a word of any of the languages, or None."""
    return _numbers().get(plain(text))


def word(number: int, lang: str) -> str:
    """The word with that number; in English where a language has none."""
    return WORDS.get(lang, WORDS["en"])[number]


class Strange(NamedTuple):
    """A word of no list. `place`: from 1; `typed`: with the accents that it was typed with; `near`: what may have been
    meant, the likeliest first."""

    place: int
    typed: str
    near: tuple[str, ...]


def strange(text: str, lang: str = "en") -> Strange | None:
    """The first word that somebody typed which is in no list; None where all are.

    >>> strange("zebra zebbra", "pl")
    Strange(place=2, typed='zebbra', near=('zebra',))
    """
    typed = _typed(text)
    known = [plain(one) for one in typed if number_of(one) is not None]
    own = [tag for one in known for tag, words in _plain().items() if one in words]
    first = max(sorted(set(own)), key=own.count) if own else lang
    for place, one in enumerate(typed, 1):
        if number_of(one) is None:
            return Strange(place, one, near(one, first))
    return None


def near(typed: str, lang: str, most: int = 3) -> tuple[str, ...]:
    """The words with the fewest slips between: a letter put in, left out, changed, or two neighbours swapped. Those of
    that language first. One slip at most, in words of six letters and more two.

    >>> near("ottre", "en"), near("zzzzz", "en")
    (('otter',), ())
    """
    said = plain(typed)
    slips = 2 if len(said) > 5 else 1
    found = []
    for tag, words in _plain().items():
        for number, other in enumerate(words):
            if abs(len(other) - len(said)) <= slips and (apart := _slips(said, other)) <= slips:
                found.append((apart, tag != lang, number, word(number, tag)))
    least = min(found, default=(0,))[0]
    return tuple(dict.fromkeys(one[3] for one in sorted(found) if one[0] == least))[:most]


@cache
def _plain() -> dict[str, tuple[str, ...]]:
    return {tag: tuple(plain(w) for w in words) for tag, words in WORDS.items()}


def _slips(one: str, other: str) -> int:
    """How many slips lie between two words (optimal string alignment)."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        before, above, row = row, before, [i]
        for j, b in enumerate(other, 1):
            least = min(row[-1] + 1, before[j] + 1, before[j - 1] + (a != b))
            if i > 1 and j > 1 and a == other[j - 2] and b == one[i - 2]:
                least = min(least, above[j - 2] + 1)
            row.append(least)
    return row[-1]
