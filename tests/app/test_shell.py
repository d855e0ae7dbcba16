"""The app between lobby and table: what it refuses, what it opens, and that the present game stays."""

import json

import pytest
from driver import Driver, run
from fakepage import FakePage

from prateria.core.code import encode
from prateria.core.session import Session
from prateria.games import GAMES


def coded(steps=30, seed=5):
    session = Session.new(GAMES["manitou"], 2, seed=seed)
    for _ in range(steps):
        session.play(session.state.legal_actions()[-1])
    return encode(session)


BAD = {
    "": "empty",
    "A" * 5000: "long",
    "hello": "damaged",
    coded()[:-2]: "damaged",
    "https://example.invalid/#g=" + coded()[:20]: "damaged",
}


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
def test_a_bad_link_says_why_and_leaves_the_game_alone(lang):
    async def work():
        driver = Driver(lang=lang)
        await driver.start()
        await driver.reach("play")
        play, page = driver.play, driver.page
        kept, shown = dict(page.saves), dict(page.regions)
        for text in BAD:
            answer = await driver.app.open_code(text)
            assert len(answer.split()) > 3
            assert driver.app.play is play
            assert (page.saves, page.regions) == (kept, shown)

    run(work)


@pytest.mark.parametrize(
    "wish",
    [
        "",
        "[]",
        "{}",
        '{"game": "chess", "seats": []}',
        '{"game": "manitou", "seats": [{}]}',
        '{"game": "manitou", "seats": [{}, {}, {}, {}, {}]}',
        '{"game": "manitou", "seats": [{"bot": "evil"}, {}]}',
        '{"game": "manitou", "seats": [{"name": 7}, {}]}',
        '{"game": "manitou", "seats": [{}, {}], "options": {"fast": true}}',
        '{"game": "manitou", "seats": [{}, {}], "options": 3}',
        '{"game": "manitou", "seats": [{}, {}], "seed": -1}',
        '{"game": "manitou", "seats": [{}, {}], "seed": "x"}',
    ],
)
def test_a_wish_out_of_range_builds_nothing(wish):
    async def work():
        driver = Driver()
        assert len((await driver.app.start(wish)).split()) > 3
        assert driver.app.play is None
        assert driver.page.name == "lobby"
        assert driver.page.saves == {}

    run(work)


def test_a_name_is_cleaned_and_shown_as_text():
    async def work():
        driver = Driver()
        seats = [{"name": "<b>Ola\u202e</b>", "bot": None, "mark": "fox"}, {"name": "", "bot": "first", "mark": "owl"}]
        await driver.app.start(json.dumps({"game": "manitou", "seats": seats}))
        await driver.settle()
        assert driver.play.names == ("<b>Ola</b>", "Owl")
        assert "<b>Ola" not in "".join(html for _, html in driver.page.history)

    run(work)


def test_a_link_asks_who_sits_where_and_plays_on():
    async def work():
        driver = Driver()
        assert await driver.app.open_code(coded()) == ""
        assert "Which seats are yours?" in driver.page.panel
        await driver.order("join", '{"seat0": "here", "seat1": "away"}')
        assert [s.bot for s in driver.play.save.seats] == [None, "away"]
        assert len(driver.play.session.steps) >= 30

    run(work)


def test_a_longer_link_continues_the_save_and_an_older_one_asks():
    async def work():
        driver = Driver()
        await driver.app.open_code(coded(20))
        await driver.order("join-all")
        save_id = driver.play.save.id
        driver.app.home()
        assert await driver.app.open_code(coded(30)) == ""
        await driver.settle()
        assert driver.play.save.id == save_id
        assert len(driver.play.session.steps) == 30
        driver.app.home()
        await driver.app.open_code(coded(25))
        assert "further on" in driver.page.panel
        await driver.order("join-save")
        assert len(driver.play.session.steps) == 30
        assert len(driver.page.saves) == 1
        await driver.app.open_code(coded(25))
        await driver.order("join-branch")
        await driver.order("join-all")
        assert len(driver.page.saves) == 2

    run(work)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"v": 99, "code": ""}', '{"v": 1, "code": "AAAA"}', "\x00", "9" * 2_000_000]
)
def test_a_bad_file_says_why(text):
    async def work():
        driver = Driver()
        assert len((await driver.order("import", text)).split()) > 3
        assert driver.page.saves == {}

    run(work)


def test_a_file_becomes_another_save():
    async def work():
        driver = Driver()
        await driver.start()
        await driver.reach("play")
        await driver.order("export")
        [text] = driver.page.files.values()
        assert await driver.order("import", text) == ""
        assert len(driver.page.saves) == 2

    run(work)


@pytest.mark.parametrize("trouble", ["full", "forbidden"])
def test_a_device_that_keeps_nothing_plays_on(trouble):
    async def work():
        page = FakePage()
        page.trouble = trouble
        driver = Driver(page)
        assert await driver.start() == ""
        await driver.reach("end")
        assert page.saves == {}

    run(work)


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_the_guided_round_goes_to_its_end_and_keeps_nothing(game, lang):
    async def come_to(driver, step):
        """Until that step is asked for; a result on the way is closed."""
        play = driver.play

        def there():
            return play.step is step and (play.deciding or play.asking == "lesson")

        await driver.until(lambda: there() or play.asking == "result")
        if not there():
            await driver.order("go-on")
            await driver.until(there)

    async def work():
        driver = Driver(lang=lang)
        assert await driver.app.start(json.dumps({"game": game, "lesson": True})) == ""
        await driver.settle()
        play = driver.play
        for step in play.lesson.steps:
            await come_to(driver, step)
            assert step.say(driver.app.w)[:20] in driver.page.regions["controls"].replace("&#39;", "'")
            if step.action and step.action.startswith("1"):
                assert not driver.app.touch("card:nothing")
                for pick in play.session.state.parse(step.action).picks:
                    assert driver.app.touch(pick)
                await driver.order("done")
            else:
                await driver.order("lesson-next")
        assert 'data-do="home"' in driver.page.panel
        assert driver.page.saves == {}

    run(work)


def test_rules_and_about_open_in_every_language():
    async def work():
        for lang in ("en", "it", "pl"):
            driver = Driver(lang=lang)
            await driver.order("rules", "manitou")
            rules = driver.page.panel
            await driver.order("about")
            assert len(rules) > 3000
            assert len(driver.page.panel) > 1000

    run(work)
