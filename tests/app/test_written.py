"""Players that somebody wrote at a normal table: asked like any other, stopped, played for where they cannot play."""

import json

import pytest
from driver import Driver, run
from fakepage import FakePage

from prateria.core.link import open_link
from prateria.core.seats import USUAL
from prateria.games import GAMES, by_number
from prateria.players.message import reply
from prateria.view.words import animal, stand_ins
from prateria.view.written import cannot_come, does_not_run, forfeits, stopped

ROBO = "bot:0a9z"


def last(view):
    return view.actions[-1]


def with_robo(choose, game="manitou"):
    page = FakePage()
    page.asked = []

    def answer(question):
        page.asked.append(json.loads(question))
        return choose(question)

    page.bots["0a9z"] = (game, "Robo di Ola", answer)
    return page


def sitting(*others, name=""):
    return [{"name": "", "bot": None, "mark": "fox"}, {"name": name, "bot": ROBO, "mark": "owl"}, *others]


async def at_table(page, **more):
    """A person against it, at the first thing to be chosen."""
    driver = Driver(page)
    setup = {"game": "manitou", "seats": sitting(), "seed": 2, **more}
    assert await driver.app.start(json.dumps(setup)) == ""
    await driver.reach("play", "party")
    return driver


async def moves(driver, seat=1, number=1):
    """So many actions of that seat that were a choice."""
    while sum(step.action.seat == seat and step.of > 1 for step in driver.local.session.steps) < number:
        await driver.until(lambda: driver.asked() != "")
        await driver.answer()


def test_it_plays_under_the_name_that_its_author_chose_and_what_it_chooses_is_done():
    async def work():
        page = with_robo(lambda question: reply(last, question))
        driver = await at_table(page)
        await moves(driver, number=3)
        assert driver.local.shown.names[1] == "Robo di Ola"
        assert "Robo di Ola" in page.regions["stage"] + page.regions["side"]
        done = [step for step in driver.local.session.steps if step.action.seat == 1 and step.of > 1]
        for asked, step in zip(page.asked, done, strict=False):
            assert step.action.text == asked["actions"][-1]
        assert page.toasts == []
        driver.app.home()
        assert page.sitting == {}

    run(work)


def test_only_what_its_seat_may_see_crosses_and_its_dice_say_nothing_of_the_deal():
    async def work():
        page = with_robo(lambda question: reply(last, question))
        driver = await at_table(page)
        await moves(driver, number=2)
        for asked in page.asked:
            assert set(asked) == {"game", "sees", "actions", "luck"}
        steps = driver.local.session.steps
        first = next(step for step in steps if step.action.seat == 1 and step.of > 1)
        seen = GAMES["manitou"].State.imagined(first.before.observe(1)).observe(1)
        assert seen == first.before.observe(1)
        luck = [asked["luck"] for asked in page.asked]
        assert len(set(luck)) == len(luck)
        assert driver.local.session.header.seed not in luck

    run(work)


def test_a_save_comes_back_with_it_and_a_link_too():
    async def work():
        page = with_robo(lambda question: reply(last, question))
        driver = await at_table(page)
        await moves(driver)
        [save_id] = page.saves
        seats = open_link(driver.local.link(), by_number).seats
        assert [(seat.name, seat.bot) for seat in seats] == [("", None), ("", ROBO)]
        driver.app.home()
        asked = len(page.asked)
        assert await driver.app.open(save_id) == ""
        assert [(seat.name, seat.bot) for seat in driver.local.save.seats] == [("", None), ("Robo di Ola", ROBO)]
        await moves(driver, number=20)
        assert len(page.asked) > asked
        assert page.toasts == []
        driver.app.home()

    run(work)


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
def test_where_it_is_not_on_this_device_or_is_for_another_game_the_normal_one_plays_and_that_is_said(lang):
    async def work():
        for page in (FakePage(), with_robo(None, game="bison")):
            driver = Driver(page, lang=lang)
            await driver.app.start(json.dumps({"game": "manitou", "seats": sitting(), "seed": 2}))
            assert driver.local.save.seats[1].bot == USUAL
            assert page.toasts == [stand_ins(driver.app.w, "bot", animal(driver.app.w, "owl"))]
            await driver.reach("play", "party")
            driver.app.home()

    run(work)


def test_nobody_who_was_written_races():
    async def work():
        for calm, bot in ((True, ROBO), (False, USUAL)):
            page = with_robo(lambda question: reply(last, question), game="powwow")
            driver = Driver(page)
            setup = {"game": "powwow", "seats": sitting(name="Robo"), "options": {"calm": calm}}
            assert await driver.app.start(json.dumps(setup)) == ""
            assert driver.local.save.seats[1].bot == bot
            assert page.toasts == ([] if calm else [stand_ins(driver.app.w, "race", "Robo")])
            driver.app.home()

    run(work)


FAULTY = '{"stop":"error","why":"NameError: x","line":7}'


@pytest.mark.parametrize(
    ("answer", "kind", "line"),
    [
        (FAULTY, "error", 7),
        ('{"stop":"time","why":"the time is over","line":2}', "time", 2),
        ('{"stop":"gone","why":"closed","line":null}', "gone", None),
        ('{"index":999}', "illegal", None),
        ('{"index":-1}', "illegal", None),
        ('{"index":true}', "illegal", None),
        ("[" * 5000, "illegal", None),
    ],
)
def test_who_is_stopped_three_times_is_played_for_under_the_same_name(answer, kind, line):
    async def work():
        page = with_robo(lambda question: answer)
        driver = await at_table(page)
        await moves(driver, number=4)
        w = driver.app.w
        assert page.toasts == [
            stopped(w, "Robo di Ola", kind, line),
            stopped(w, "Robo di Ola", kind, line),
            forfeits(w, "Robo di Ola", kind, line),
        ]
        assert len(page.asked) == 3
        assert driver.local.save.seats[1].bot == USUAL
        assert driver.local.shown.names[1] == "Robo di Ola"
        first = next(step for step in driver.local.session.steps if step.action.seat == 1 and step.of > 1)
        assert first.action.text == page.asked[0]["actions"][0]
        assert '"bot":"bot:' not in driver.local.text()
        driver.app.home()

    run(work)


def test_a_text_that_is_no_player_is_not_asked():
    async def work():
        page = with_robo(None)
        page.trouble_with_bots = '{"stop":"syntax","why":"expected","line":3}'
        driver = await at_table(page)
        await moves(driver)
        assert page.toasts == [does_not_run(driver.app.w, "Robo di Ola", 3)]
        assert driver.local.save.seats[1].bot == USUAL
        driver.app.home()

    run(work)


@pytest.mark.parametrize("reason", ["network", "memory", "start"])
def test_where_python_for_it_does_not_come_it_is_played_for_until_the_table_is_opened_anew(reason):
    async def work():
        page = with_robo(lambda question: reply(last, question))
        page.trouble_with_bots = json.dumps({"room": reason})
        driver = await at_table(page)
        await moves(driver, number=2)
        assert page.toasts == [cannot_come(driver.app.w, "Robo di Ola", reason)]
        assert driver.local.save.seats[1].bot == ROBO
        assert page.asked == []
        [save_id] = page.saves
        driver.app.home()
        page.trouble_with_bots = ""
        await driver.app.open(save_id)
        await moves(driver, number=20)
        assert page.asked
        driver.app.home()

    run(work)


@pytest.mark.long
@pytest.mark.parametrize("game", [game for game in GAMES if game != "powwow"])
def test_every_game_can_be_played_to_its_end_by_two_of_them(game):
    async def work():
        page = with_robo(lambda question: reply(lambda view: view.random.choice(view.actions), question), game=game)
        driver = Driver(page)
        seats = [{"name": name, "bot": ROBO, "mark": mark} for name, mark in (("Robo", "fox"), ("Robo 2", "owl"))]
        assert await driver.app.start(json.dumps({"game": game, "seats": seats, "seed": 5})) == ""
        await driver.until(lambda: driver.local.actor is None)
        assert page.toasts == []
        assert sorted(page.sitting) == [0, 1]
        assert "Robo 2" in driver.page.regions["stage"] + (driver.page.panel or "")
        driver.app.home()

    run(work)
