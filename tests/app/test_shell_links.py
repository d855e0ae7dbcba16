"""Links that know who sits there: what is asked, and who plays on."""

import pytest
from driver import Driver, run

from prateria.core.link import encode_link, open_link
from prateria.core.packed import seal, varint
from prateria.core.savefile import SeatSetting
from prateria.core.session import Session
from prateria.games import GAMES, by_number
from prateria.kit.words import Words
from prateria.view.words import animal, stand_ins

FOX, OWL, BEAR = SeatSetting("Ola", None, "fox"), SeatSetting("", "normal", "owl"), SeatSetting("", "first", "bear")
JAN = SeatSetting("Jan", "away", "wolf")


def linked(*seats, game="manitou", steps=12, **options):
    """A link of a game in which these sit."""
    session = Session.new(GAMES[game], len(seats), options, seed=5)
    for _ in range(steps):
        if not session.state.actors():
            break
        session.play(session.state.legal_actions()[-1])
    return "#g=" + encode_link(session, seats)


def sat(driver):
    return [(seat.name, seat.bot, seat.mark) for seat in driver.local.save.seats]


def test_where_one_person_plays_a_link_opens_at_once_with_everyone_in_their_place():
    async def work():
        driver = Driver()
        assert await driver.app.open_code(linked(OWL, FOX, BEAR)) == ""
        assert sat(driver) == [("", "normal", "owl"), ("", None, "fox"), ("", "first", "bear")]
        assert driver.page.toasts == []
        await driver.reach("play")

    run(work)


def test_where_only_computers_play_one_looks_on():
    async def work():
        driver = Driver()
        assert await driver.app.open_code(linked(OWL, BEAR)) == ""
        assert [bot for _, bot, _ in sat(driver)] == ["normal", "first"]

    run(work)


def test_only_the_seats_of_people_are_asked_for():
    async def work():
        driver = Driver()
        await driver.app.open_code(linked(OWL, FOX, JAN, steps=0))
        assert "Which seats are yours?" in driver.page.panel
        assert [f'name="seat{n}"' in driver.page.panel for n in range(3)] == [False, True, True]
        assert 'value="first"' not in driver.page.panel  # nobody is asked to be a computer
        assert "computer: " in driver.page.panel  # who is one is told
        assert "Fox" in driver.page.panel
        assert "Wolf" in driver.page.panel
        await driver.order("join", '{"seat1": "away", "seat2": "here", "seat0": "here"}')
        assert sat(driver) == [("", "normal", "owl"), ("", "away", "fox"), ("", None, "wolf")]
        await driver.app.open_code(linked(OWL, FOX, JAN, steps=1))  # the same game, further on
        assert sat(driver)[1:] == [("", "away", "fox"), ("", None, "wolf")]

    run(work)


def test_who_opens_a_link_is_taken_for_the_one_whose_turn_it_is():
    async def work():
        driver = Driver()
        for steps in (0, 1, 6, 12, 18):
            text = linked(FOX, JAN, steps=steps)
            actor = open_link(text, by_number).replay.whole().state.actors()[0]
            await driver.app.open_code(text)
            form = driver.page.panel.partition(f'name="seat{actor}"')[2].partition("</select>")[0]
            assert '<option value="here" selected' in form.replace('selected="selected"', "selected")
            assert driver.page.panel.count("selected") == 2
            driver.page.panel = None

    run(work)


def test_a_game_that_is_over_asks_for_nobody_and_opens_to_its_result():
    async def work():
        for seats in ((FOX, JAN), (OWL, FOX, JAN)):
            driver = Driver()
            await driver.app.open_code(linked(*seats, steps=1000))
            await driver.until(lambda driver=driver: bool(driver.page.panel))
            assert "Which seats are yours?" not in driver.page.panel
            assert 'class="result"' in driver.page.panel
            assert [mark for _, _, mark in sat(driver)] == [one.mark for one in seats]

    run(work)


def test_all_on_this_device_leaves_the_computer_players_where_they_are():
    async def work():
        driver = Driver()
        await driver.app.open_code(linked(FOX, JAN, BEAR))
        await driver.order("join-all")
        assert sat(driver) == [("", None, "fox"), ("", None, "wolf"), ("", "first", "bear")]

    run(work)


def test_a_race_opens_at_once_as_nobody_can_be_elsewhere():
    async def work():
        driver = Driver()
        await driver.app.open_code(linked(FOX, JAN, OWL, game="powwow", steps=0))
        assert [bot for _, bot, _ in sat(driver)] == [None, None, "normal"]
        driver = Driver()
        await driver.app.open_code(linked(FOX, JAN, OWL, game="powwow", steps=0, calm=True))
        assert "Which seats are yours?" in driver.page.panel

    run(work)


def seal_written():
    return seal(bytes((2, 1, 1, 2, 0)) + bytes(7) + varint(16 * 8 + 3) + b"\3Bot")


def sealed(*numbers):
    return seal(bytes(numbers[:5]) + bytes(6) + bytes(numbers[5:]))


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
def test_a_level_that_is_not_known_here_is_said_and_no_person(lang):
    async def work():
        words = Words(lang)
        for text, unknown in ((sealed(2, 1, 1, 2, 0, 0, 16 * 5 + 3), "level"), (seal_written(), "bot")):
            driver = Driver(lang=lang)
            assert await driver.app.open_code(text) == ""
            assert [bot for _, bot, _ in sat(driver)] == [None, "normal"]
            assert driver.page.toasts == [stand_ins(words, unknown, animal(words, "owl"))]
            await driver.reach("play")

    run(work)
