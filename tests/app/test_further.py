"""The game after a game: against stronger or weaker computers, where one person has clearly won or lost."""

from dataclasses import replace

import pytest
from driver import run
from past import table_of, whole

from prateria.games import GAMES

pytestmark = pytest.mark.usefixtures("quick")


def ended(game, good, **more):
    """A game by chance whose points are like that."""
    found = (whole(game, seed=seed, **more) for seed in range(1, 60))
    return next(session for session in found if good(session.state.outcome().points))


WON = ended("manitou", lambda points: points[0] > 20 and 2 * points[1] <= points[0])
LOST = ended("manitou", lambda points: points[1] > 20 and 2 * points[0] <= points[1])
CLOSE = ended("manitou", lambda points: 0 < points[0] - points[1] < 6)


def offered(session, bots, lang="en"):
    """What the result says: the value of the key beside "Play again", and all of the panel."""

    async def look():
        driver = table_of(session, bots=bots)
        await driver.app.open("here")
        await driver.order("result")
        panel = driver.page.panel
        row = panel.rpartition('data-do="again"')
        return row[2].partition('data-value="')[2].partition('"')[0], panel

    return run(look)


@pytest.mark.parametrize(
    ("session", "level", "value", "words"),
    [
        (WON, "first", "normal", "Too easy? Normal level"),
        (WON, "normal", "strong", "Too easy? Strong level"),
        (WON, "strong", "same", "Same deal, swap seats"),
        (LOST, "strong", "normal", "Too hard? Normal level"),
        (LOST, "normal", "first", "Too hard? First steps"),
        (LOST, "first", "same", "Same deal, swap seats"),
        (CLOSE, "first", "same", "Same deal, swap seats"),
    ],
)
def test_a_clear_result_offers_the_level_that_suits_better(session, level, value, words):
    got, panel = offered(session, (None, level))
    assert (got, words in panel) == (value, True)
    told = [part.partition('"')[0] for part in panel.split('data-say="')[1:]]
    assert any(said.endswith(f" {words}.") for said in told) == (value != "same")  # and it is heard


@pytest.mark.parametrize(("session", "level"), [(WON, "first"), (LOST, "normal")])
def test_the_question_stands_on_the_key_alone(session, level):
    """The note tells what that level means."""
    note = offered(session, (None, level))[1].rpartition('<p class="small">')[2].partition("</p>")[0]
    assert "?" not in note
    assert ": a new game in which the computer" in note


@pytest.mark.parametrize("bots", [(None, None), ("first", "first"), (None, "away")])
def test_only_one_person_among_computers_is_asked(bots):
    assert "Too easy?" not in offered(WON, bots)[1]


def test_nor_who_played_against_a_bot_of_their_own():
    async def look():
        driver = table_of(WON)
        await driver.app.open("here")
        driver.local.save.seats = (driver.local.save.seats[0], replace(driver.local.save.seats[1], bot="bot:abc"))
        await driver.order("result")
        assert 'data-value="same"' in driver.page.panel

    run(look)


def test_nor_where_computers_play_differently_or_the_level_is_not_offered():
    three = ended("manitou", lambda points: points[0] > 20 and 2 * max(points[1:]) <= points[0], seats=3)
    assert offered(three, (None, "first", "normal"))[0] == "same"
    assert offered(three, (None, "first", "first"))[0] == "normal"
    assert offered(three, (None, "normal", "normal"))[0] == "same"  # strong computers play with two


def test_that_level_plays_at_the_same_table():
    async def play():
        driver = table_of(WON, bots=(None, "first"), names=("Ola", "Jan"))
        await driver.app.open("here")
        await driver.order("again", "normal")
        local = driver.local
        assert [(seat.name, seat.bot) for seat in local.save.seats] == [("Ola", None), ("Jan", "normal")]
        assert local.session.header.options == WON.header.options
        assert (local.save.id != "here", len(local.people)) == (True, 1)
        await driver.order("again", "none")
        assert driver.local.save.seats[1].bot == "normal"

    run(play)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_narrow_win_is_no_clear_one(game):
    share = GAMES[game].flow.clear
    assert 50 <= share < 75


def test_who_has_swapped_seats_is_told_the_new_colours():
    async def play():
        driver = table_of(whole("powwow", options={"calm": True}), names=("Ola", "Jan"), bots=(None, None))
        await driver.app.open("here")
        await driver.order("again", "same")
        said = driver.page.toasts[-1].translate({0x2066: None, 0x2068: None, 0x2069: None})
        assert said == "Seats and colours are swapped. Jan: red circle; Ola: yellow triangle."
        told = len(driver.page.toasts)
        await driver.order("again")
        assert not any("swapped" in text for text in driver.page.toasts[told:])

    run(play)
