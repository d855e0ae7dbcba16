"""A prepared table on a tablet, by words or link: with seats, computers, options, rules and lock as prepared."""

import pytest
from driver import Driver, run

from prateria.core.school.classlink import write_class
from prateria.core.school.prepared import Prepared, places
from prateria.core.school.typed import write_words
from prateria.core.session import Header
from prateria.games import by_number
from prateria.kit.words import Words
from prateria.view.school.says import class_error

TABLE = Prepared(Header("manitou", 1, 3, (), 4321), places(3, 2, "normal"), "guarded")
WORDS = write_words(TABLE, by_number)


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
def test_five_words_start_the_table_as_prepared(lang):
    async def work():
        driver = Driver(lang="en")
        assert await driver.app.open_class(write_words(TABLE, by_number, lang).upper()) == ""
        local = driver.local
        assert local.session.header == TABLE.deal
        assert [seat.bot for seat in local.save.seats] == [None, None, "normal"]
        assert local.save.settings == {"class": 0, "lock": TABLE.lock}
        assert local.locked
        assert driver.page.name == "play"
        assert len(driver.page.saves) == 1

    run(work)


def test_a_link_starts_the_same_table_and_knows_its_number():
    async def work():
        driver = Driver()
        code = write_class(TABLE._replace(table=7, minutes=45), by_number)
        assert await driver.app.open_class(f"https://example.invalid/#class={code}&lang=it") == ""
        assert driver.local.session.header == TABLE.deal
        assert driver.local.save.settings == {"class": 7, "lock": TABLE.lock, "minutes": 45, "left": 2_700_000}

    run(work)


def test_a_game_that_is_not_here_may_come_with_a_newer_page():
    assert "Reload" in class_error(Words("en"), "foreign")


def test_what_is_wrong_is_said_and_the_present_game_stays():
    async def work():
        driver = Driver()
        await driver.start()
        before, kept = driver.loop, dict(driver.page.saves)
        words = WORDS.split()
        for text in ("", "one two", " ".join(words[:4]), " ".join(words[::-1]), "nonsense " * 5, "#class=", "#class=A"):
            answer = await driver.app.open_class(text)
            assert len(answer.split()) > 3, text
            assert "lock" not in answer
        assert driver.loop is before
        assert driver.page.saves == kept

    run(work)
