"""The app between lobby and table: what it refuses, what it opens, and that the present game stays."""

import json

import pytest
from driver import Driver, run
from fakepage import FakePage
from test_shell_links import linked, sat

from prateria.app import shell
from prateria.core.code import encode
from prateria.core.link import open_link
from prateria.core.savefile import SeatSetting
from prateria.core.seats import LEVELS
from prateria.core.session import Session
from prateria.games import GAMES, by_number
from prateria.games.game import Game
from prateria.kit.words import Words
from prateria.view.words import animal, stand_ins


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
        play, page = driver.loop, driver.page
        kept, shown = dict(page.saves), dict(page.regions)
        for text in BAD:
            answer = await driver.app.open_code(text)
            assert len(answer.split()) > 3
            assert driver.app.loop is play
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
        assert driver.app.loop is None
        assert driver.page.name == "lobby"
        assert driver.page.saves == {}

    run(work)


def test_a_name_is_cleaned_and_shown_as_text():
    async def work():
        driver = Driver()
        seats = [{"name": "<b>Ola\u202e</b>", "bot": None, "mark": "fox"}, {"name": "", "bot": "first", "mark": "owl"}]
        await driver.app.start(json.dumps({"game": "manitou", "seats": seats}))
        await driver.settle()
        assert driver.local.shown.names == ("<b>Ola</b>", "Owl")
        assert "<b>Ola" not in "".join(html for _, html in driver.page.history)

    run(work)


def test_a_link_asks_who_sits_where_and_plays_on():
    async def work():
        driver = Driver()
        assert await driver.app.open_code(coded()) == ""
        assert "Which seats are yours?" in driver.page.panel
        await driver.order("join", '{"seat0": "here", "seat1": "away"}')
        assert [s.bot for s in driver.local.save.seats] == [None, "away"]
        assert len(driver.local.session.steps) >= 30

    run(work)


def test_a_longer_link_continues_the_save_and_an_older_one_asks():
    async def work():
        driver = Driver()
        await driver.app.open_code(coded(20))
        await driver.order("join-all")
        save_id = driver.local.save.id
        driver.app.home()
        assert await driver.app.open_code(coded(30)) == ""
        await driver.settle()
        assert driver.local.save.id == save_id
        assert len(driver.local.session.steps) == 30
        driver.app.home()
        await driver.app.open_code(coded(25))
        assert "further on" in driver.page.panel
        await driver.order("join-save")
        assert len(driver.local.session.steps) == 30
        assert len(driver.page.saves) == 1
        await driver.app.open_code(coded(25))
        await driver.order("join-branch")
        await driver.order("join-all")
        assert len(driver.page.saves) == 2

    run(work)


def test_a_save_with_a_level_that_is_not_known_here_says_so_once():
    async def work():
        driver = Driver()
        await driver.start()
        await driver.reach("play")
        [(save_id, text)] = driver.page.saves.items()
        driver.app.home()
        driver.page.saves[save_id] = newer = text.replace('"bot":"first"', '"bot":"stronger"')
        assert newer != text
        said = stand_ins(Words("en"), "level", "Owl")
        for _ in range(2):
            assert await driver.app.open(save_id) == ""
            assert [bot for _, bot, _ in sat(driver)] == [None, "normal"]
            assert driver.page.toasts == [said]
        assert await driver.order("import", newer) == ""
        assert driver.page.toasts == [said, said]

    run(work)


def test_the_sharer_is_told_what_the_link_says():
    async def work():
        driver = Driver()
        await driver.start()
        await driver.reach("play")
        await driver.order("share")
        assert "Names stay on this device." in driver.page.panel
        seats = open_link(driver.local.link(), by_number).seats
        assert [(seat.bot, seat.mark) for seat in seats] == [(None, "fox"), ("first", "owl")]

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


def test_the_rules_shown_are_those_by_which_the_table_plays(monkeypatch):
    asked = []

    def rules_of(game, w, anchor, version, playing, seen):
        asked.append((anchor, version))
        return ""

    monkeypatch.setattr(shell, "rules_of", rules_of)

    async def work():
        driver = Driver()
        await driver.order("rules", "manitou:trial")
        await driver.start(seed=3)
        session = driver.local.session
        session.header = session.header._replace(rules=7)
        await driver.order("rules", "bison:move")
        await driver.order("rules", "nothing")

    run(work)
    assert asked == [("trial", GAMES["manitou"].META.rules), ("move", 7), ("", 7)]


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


def test_about_names_the_original_of_every_game():
    async def work():
        driver = Driver()
        await driver.order("about")
        assert all(f"<li>{game.credit}</li>" in driver.page.panel for game in GAMES.values())

    run(work)


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
def test_a_level_that_the_game_has_not_gets_the_nearest_and_that_is_said(lang, monkeypatch):
    monkeypatch.setattr(Game, "levels", LEVELS[:-1])
    said = stand_ins(Words(lang), "game", animal(Words(lang), "owl"))

    async def work():
        driver = Driver(lang=lang)
        await driver.start(level="strong")
        assert [bot for _, bot, _ in sat(driver)] == [None, "normal"]
        driver.app.home()
        await driver.app.open_code(linked(SeatSetting("Ola", None, "fox"), SeatSetting("", "strong", "owl")))
        assert [bot for _, bot, _ in sat(driver)] == [None, "normal"]
        assert driver.page.toasts == [said, said]

    run(work)


def test_a_level_that_the_game_has_is_kept():
    async def work():
        driver = Driver()
        await driver.start(level="strong", game="bison")
        assert [bot for _, bot, _ in sat(driver)] == [None, "strong"]
        assert driver.page.toasts == []

    run(work)


def test_an_open_panel_speaks_the_new_language(monkeypatch):
    monkeypatch.setattr(
        shell, "rules_of", lambda game, w, anchor, version, playing, seen: f"{game.META.id} {anchor} {w.lang}"
    )

    async def work():
        driver = Driver()
        drawn = driver.page.history
        await driver.order("rules", "manitou:trial")
        driver.app.language("it")
        assert driver.page.panel == "manitou trial it"
        await driver.app.start(json.dumps({"game": "manitou", "lesson": True}))
        await driver.start(2, 2, seed=3)
        await driver.reach("curtain")
        before = sum(region == "panel" for region, _ in drawn)
        driver.app.language("pl")
        assert sum(region == "panel" for region, _ in drawn) == before + 1
        assert driver.asked() == "curtain"
        driver.page.close_panel()
        driver.app.language("en")
        assert driver.page.panel is None

    run(work)
