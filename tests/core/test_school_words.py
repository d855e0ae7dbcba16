"""The words of class codes: enough, apart, the same numbers in three languages, and never changed."""

import unicodedata
import zlib
from collections import Counter

import pytest

from prateria.core.school.words import SIZE, WORDS, number_of, plain, split, strange, word

CHECKS = {"en": 34693374, "it": 676989574, "pl": 4102203782}
"""Of the lists as they were first shipped: sheets are printed with them."""


def nearest(words):
    """Pairs that one letter put in, left out or changed, or one swap of neighbours, would make the same."""
    found, there = set(), set(words)
    for one in there:
        for i in range(len(one)):
            if one[:i] + one[i + 1 :] in there:
                found.add((one, one[:i] + one[i + 1 :]))
            if i and (swapped := one[: i - 1] + one[i] + one[i - 1] + one[i + 1 :]) != one and swapped in there:
                found.add((one, swapped))
    changed = Counter(one[:i] + "." + one[i + 1 :] for one in there for i in range(len(one)))
    return found | {shape for shape, times in changed.items() if times > 1}


@pytest.mark.parametrize("lang", WORDS)
def test_no_two_words_of_a_language_are_confusable(lang):
    words = [plain(one) for one in WORDS[lang]]
    assert len(words) == len(set(words)) == SIZE
    assert nearest(words) == set()
    firsts = Counter(one[:4] for one in words)
    assert sum(times == 1 for times in firsts.values()) >= 900
    assert all(one.isalpha() and one.isascii() and 3 <= len(one) <= 11 for one in words)


def test_what_is_near_is_found():
    assert nearest(["goat", "coat", "gate"])
    assert nearest(["goat", "goats"])
    assert nearest(["form", "from"])


def test_a_word_is_the_same_number_in_every_language():
    for lang, words in WORDS.items():
        for number, one in enumerate(words):
            assert number_of(one) == number_of(plain(one).upper()) == number, (lang, one)
            assert word(number, lang) == one
    assert word(5, "de") == WORDS["en"][5]
    assert number_of("") is None


@pytest.mark.parametrize("lang", WORDS)
def test_the_lists_never_change(lang):
    assert zlib.crc32(" ".join(WORDS[lang]).encode()) == CHECKS[lang]


def test_whatever_is_no_letter_parts_words():
    assert split("  Żółw, owl-Caffè\n3 ") == ["zolw", "owl", "caffe"]


@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_a_word_of_no_list_is_said_as_it_was_typed(form):
    found = strange(unicodedata.normalize(form, "zebra Żółwiątko"), "pl")
    assert (found.place, found.typed) == (2, "Żółwiątko")
