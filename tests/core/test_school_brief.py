"""Typed results: what they say comes back; a wrong word, swapped words and another deal are refused."""

from random import Random

import pytest

from prateria.core.errors import BadCode, BadOption
from prateria.core.school.brief import Brief, open_brief, write_brief
from prateria.core.school.prepared import Prepared, places
from prateria.core.school.words import SIZE, number_of, strange, word
from prateria.core.session import Header

DEAL = Header("manitou", 2, 3, (), 77)
TABLES = [Prepared(DEAL, places(3, 3, "first"), table=n) for n in (1, 2, 3)]
WORDS = write_brief(Brief(2, (34, 0, -7)), DEAL)


def reason(text, tables=TABLES):
    with pytest.raises(BadCode) as caught:
        open_brief(text, tables)
    return caught.value.reason


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
@pytest.mark.parametrize("brief", [Brief(2, (34, 0, -7)), Brief(0, (250, 1, 2)), Brief(99, (0, 0, 0), over=False)])
def test_table_and_points_come_back_in_any_language(lang, brief):
    text = write_brief(brief, DEAL, lang)
    assert len(text.split()) == 5
    found, table = open_brief(f"  {text.upper()}. ", TABLES)
    assert found == brief
    assert table.deal == DEAL


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_word_for_each_seat(seats):
    deal = DEAL._replace(seats=seats)
    brief = Brief(1, tuple(range(seats)))
    text = write_brief(brief, deal)
    assert len(text.split()) == seats + 2
    assert open_brief(text, [Prepared(deal, (None,) * seats)])[0] == brief


def test_every_single_wrong_word_is_refused():
    words, chance = WORDS.split(), Random(1)
    for place in range(len(words)):
        for number in chance.sample(range(SIZE), 200):
            if number != number_of(words[place]):
                changed = [*words[:place], word(number, "en"), *words[place + 1 :]]
                assert reason(" ".join(changed)) in ("words", "count")


def test_two_words_that_have_changed_places_are_refused():
    words = WORDS.split()
    for i in range(5):
        for j in range(i):
            swapped = list(words)
            swapped[i], swapped[j] = swapped[j], swapped[i]
            if swapped != words:
                assert reason(" ".join(swapped)) in ("words", "count")


def test_words_of_another_deal_are_refused():
    others = [write_brief(Brief(2, (34, 0, -7)), DEAL._replace(seed=seed)) for seed in range(200)]
    assert sum(text == WORDS for text in others) <= 2
    assert all(reason(text) == "words" for text in others if text != WORDS)


def test_each_table_with_a_deal_of_its_own_is_known_by_its_number():
    tables = [Prepared(DEAL._replace(seed=n), places(3, 3, "first"), table=n) for n in range(1, 9)]
    text = write_brief(Brief(5, (1, 2, 3)), tables[4].deal)
    assert open_brief(text, tables)[1] == tables[4]
    unsaid = write_brief(Brief(0, (1, 2, 3)), tables[6].deal)
    assert open_brief(unsaid, tables)[1] == tables[6]


def test_what_is_no_result():
    assert reason("") == "empty"
    assert reason("zebra qqqqq zebra") == "word"
    assert reason(" ".join(WORDS.split()[:-1])) == "count"
    assert reason("zebra") == "count"
    with pytest.raises(BadOption):
        write_brief(Brief(1, (900, 0, 0)), DEAL)
    with pytest.raises(BadOption):
        write_brief(Brief(100, (1, 0, 0)), DEAL)


def test_the_mistyped_word_is_named_with_what_may_have_been_meant():
    assert strange(WORDS) is None
    one = word(7, "pl")
    assert strange(f"{word(1, 'pl')} {one[:-1]} {word(2, 'pl')}", "en")[0] == 2
    assert one in strange(f"{word(1, 'pl')} {one}x", "en").near
    assert strange("xqxqxq").near == ()
