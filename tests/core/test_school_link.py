"""Class links: all that was prepared comes back, the same lock and deal as by the words, and damage is refused."""

from itertools import product

import pytest
from test_school_typed import TABLES

from prateria.core.errors import BadCode, BadOption
from prateria.core.link import open_link
from prateria.core.packed import Reader, seal, unseal, varint
from prateria.core.school.classlink import open_class, write_class
from prateria.core.school.prepared import Prepared
from prateria.core.school.typed import open_words, write_words
from prateria.core.session import Header
from prateria.games import by_number

WIDE = Prepared(Header("manitou", 2, 3, (), 4_000_000_000), ("first", None, "normal"), "guarded", 12, 45)


def reason(text):
    with pytest.raises(BadCode) as caught:
        open_class(text, by_number)
    return caught.value.reason


def test_everything_comes_back():
    for table in TABLES[::37]:
        assert open_class(write_class(table, by_number), by_number) == table
    assert open_class("https://example.invalid/#g=" + write_class(WIDE, by_number).lower(), by_number) == WIDE


def test_link_and_words_lead_to_the_same_deal_and_lock():
    table = next(one for one in TABLES if one.lock)
    by_link = open_class(write_class(table._replace(table=3, minutes=45), by_number), by_number)
    by_words = open_words(write_words(table, by_number), by_number)
    assert (by_link.deal, by_link.bots, by_link.lock, by_link.seats) == (
        by_words.deal, by_words.bots, by_words.lock, by_words.seats,
    )  # fmt: skip


def test_every_letter_counts():
    code = write_class(WIDE, by_number)
    for place, letter in product(range(len(code)), "AZ27"):
        if code[place] != letter:
            assert reason(code[:place] + letter + code[place + 1 :]) == "damaged"
    assert reason(code[:-3]) == "damaged"
    assert reason("") == "empty"


def test_a_later_version_says_newer():
    body = unseal(write_class(WIDE, by_number))
    assert Reader(body).varint() == 8
    assert reason(seal(varint(10) + body[1:])) == "newer"
    assert reason(seal(body + b"\0")) == "newer"
    assert reason(seal(body[:-3] + bytes((34, 12, 45)))) == "newer"  # it shuts more than is known
    assert reason(seal(body[:-2] + bytes((100, 45)))) == "impossible"
    with pytest.raises(BadCode) as caught:
        open_link(write_class(WIDE, by_number), by_number)
    assert caught.value.reason == "newer"


def test_what_is_no_table_is_not_written():
    for table in (WIDE._replace(bots=(None,)), WIDE._replace(deal=WIDE.deal._replace(game="chess"))):
        with pytest.raises(BadOption):
            write_class(table, by_number)
