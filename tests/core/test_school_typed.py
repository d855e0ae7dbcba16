"""Class codes: every table that can be prepared comes back from its words, and damage is refused."""

from itertools import combinations, product
from random import Random

import pytest

from prateria.core.errors import BadCode, BadOption
from prateria.core.game import check_options
from prateria.core.school import typed
from prateria.core.school.prepared import Prepared, digits_of, places
from prateria.core.school.profile import NAMED
from prateria.core.school.typed import LENGTH, open_words, write_words
from prateria.core.school.words import SIZE, WORDS, word
from prateria.core.seats import LEVELS
from prateria.core.session import Header
from prateria.games import GAMES, by_number


def every_deal():
    """Each game in each version, with each number of seats and all options that go together."""
    for game in GAMES.values():
        meta = game.META
        for rules in range(1, meta.rules + 1):
            for seats in range(meta.seats[0], meta.seats[1] + 1):
                for values in product(*(option.choices for option in meta.options)):
                    chosen = {option.id: value for option, value in zip(meta.options, values, strict=True)}
                    try:
                        full = check_options(meta, seats, chosen, rules)
                    except BadOption:
                        continue
                    yield Header(meta.id, rules, seats, tuple(full.items()), 0)


def every_table():
    for n, deal in enumerate(every_deal()):
        for people, level, profile in product(range(1, deal.seats + 1), LEVELS, NAMED):
            level = level if people < deal.seats else LEVELS[0]
            if (level, profile) in typed.PRESETS:
                yield Prepared(deal._replace(seed=n * 7919 % 65536), places(deal.seats, people, level), profile)


TABLES = list(every_table())
SAMPLE = [write_words(one, by_number).split() for one in Random(3).sample(TABLES, 12)]


def reason(words):
    with pytest.raises(BadCode) as caught:
        open_words(words if isinstance(words, str) else " ".join(words), by_number)
    return caught.value.reason


def made(**fields):
    """Five words with these fields, whether or not anything here knows them."""
    values = {"game": 1, "rules": 1, "who": 1, "options": 0, "preset": 0, "seed": 9} | fields
    said = 0
    for name, width in zip(typed._Fields._fields, typed._WIDTHS, strict=True):
        said = said << width | values[name]
    stirred = typed._stir(said)
    number = stirred << 16 | (typed._rest(stirred << 16) ^ typed._ON)
    return [word(number >> shift & 1023, "en") for shift in (40, 30, 20, 10, 0)]


def test_every_table_comes_back_from_its_words_in_every_language():
    assert len(TABLES) > 1500
    codes = set()
    for n, table in enumerate(TABLES):
        words = write_words(table, by_number, list(WORDS)[n % 3])
        assert len(words.split()) == LENGTH
        assert open_words(words, by_number) == table
        codes.add(write_words(table, by_number))
    assert len(codes) == len(set(TABLES))


def test_case_accents_and_languages_are_forgiven():
    table = TABLES[700]
    by_language = [write_words(table, by_number, lang).split() for lang in WORDS]
    mixed = [by_language[i % 3][i] for i in range(LENGTH)]
    assert open_words(" ".join(mixed).upper(), by_number) == table
    assert open_words(", ".join(by_language[2]).replace("ł", "l").replace("ó", "o"), by_number) == table


def test_every_single_wrong_word_is_refused():
    for words in SAMPLE[:4]:
        for place, other in product(range(LENGTH), range(SIZE)):
            if (wrong := word(other, "en")) != words[place]:
                assert reason([*words[:place], wrong, *words[place + 1 :]]) == "words"


def test_swapped_missing_and_doubled_words_are_refused():
    for words in SAMPLE:
        for a, b in combinations(range(LENGTH), 2):
            swapped = list(words)
            swapped[a], swapped[b] = words[b], words[a]
            assert swapped == words or reason(swapped) == "words"
        for place in range(LENGTH):
            assert reason([*words[:place], *words[place + 1 :]]) == "count"
            assert reason([*words[:place], "nonsense", *words[place + 1 :]]) == "word"
            assert reason([*words[: place + 1], *words[place:]]) == "count"
        assert reason(words[:0]) == "empty"


def test_the_check_finds_any_wrong_word_and_any_swap_whatever_the_code():
    """What is wrong is a pattern of bits, and the check is blind to none of those patterns."""
    wrong = [n << 10 * place for place in range(LENGTH) for n in range(1, SIZE)]
    swaps = [n << 10 * a | n << 10 * b for a, b in combinations(range(LENGTH), 2) for n in range(1, SIZE)]
    assert all(typed._rest(pattern) for pattern in [*wrong, *swaps])


def test_of_random_codes_at_most_two_in_ten_thousand_open():
    chance, opened = Random(20), 0
    for _ in range(60_000):
        try:
            open_words(" ".join(word(chance.randrange(SIZE), "en") for _ in range(LENGTH)), by_number)
            opened += 1
        except BadCode:
            continue
    assert opened <= 2


@pytest.mark.parametrize(
    "fields",
    [{"game": 0}, {"rules": 3}, {"who": 15}, {"options": 1}, {"game": 2, "who": 2, "options": 63}],
)
def test_a_later_version_says_newer(fields):
    assert open_words(" ".join(made()), by_number)
    assert reason(made(**fields)) == "newer"


def test_more_words_with_the_right_check_are_a_longer_code_of_later():
    number = (45 << 34) | 678
    number = number << 16 | (typed._rest(number << 16) ^ typed._ON)
    words = [word(number >> shift & 1023, "en") for shift in (50, 40, 30, 20, 10, 0)]
    assert reason(words) == "newer"


def test_an_older_table_is_played_by_its_rules_and_others_are_refused():
    assert open_words(" ".join(made(rules=0)), by_number).deal.rules == 1
    assert reason(made(game=6)) == "foreign"
    assert reason(made(who=0)) == "impossible"  # Manitou alone


@pytest.mark.parametrize(
    "table",
    [
        Prepared(Header("manitou", 2, 2, (), 65536), (None, None)),
        Prepared(Header("manitou", 2, 2, (), 1), ("first", None)),
        Prepared(Header("manitou", 2, 3, (), 1), (None, "first", "normal")),
        Prepared(Header("manitou", 2, 2, (), 1), ("first", "first")),
        Prepared(Header("manitou", 2, 2, (), 1), (None, None), "of a later version"),
        Prepared(Header("manitou", 2, 2, (), 1), (None, None), "hints+names"),
        Prepared(Header("bison", 2, 2, (), 1), (None, "strong"), "closed"),
        Prepared(Header("chess", 1, 2, (), 1), (None, None)),
    ],
)
def test_what_words_cannot_say_goes_by_link(table):
    with pytest.raises(BadOption) as caught:
        write_words(table, by_number)
    assert caught.value.reason == "wide"


def test_the_lock_follows_from_the_deal_and_stands_in_no_code():
    table = Prepared(Header("manitou", 2, 2, (), 5), (None, None), "guarded")
    assert table.lock == digits_of(table.deal)
    assert table._replace(profile="open").lock == ""
    assert len({digits_of(table.deal._replace(seed=seed)) for seed in range(300)}) > 280
