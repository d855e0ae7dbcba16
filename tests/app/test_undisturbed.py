"""What a person has opened over the table stays: what comes by itself comes when that is closed."""

import json

import pytest
from driver import Driver, run
from fakepage import FakePage

from prateria.kit.words import Words
from workshop.catalogues import compiled_catalogues


class Opening(FakePage):
    """Somebody opens something in the first such moment."""

    def __init__(self, opens, moment):
        super().__init__()
        self.opens, self.moment, self.driver = opens, moment, None

    async def look(self, ms):
        if self.driver and self.opens and self.moment(self.driver.local.shown):
            name, self.opens = self.opens, ""
            await self.driver.app.command(name)
        await super().look(ms)


async def to_the_counting(opens):
    page = Opening(opens, lambda shown: shown.hushed)
    driver = Driver(page)
    await driver.start(2, 1)
    page.driver = driver
    while page.opens:
        await driver.reach("play", "party")
        await driver.answer()
        await driver.until(lambda: driver.asked() != "" or not page.opens)
    await driver.settle(300)
    return driver


@pytest.mark.parametrize("name", ["menu", "settings", "share", "rules"])
def test_the_result_of_a_hunt_waits_until_what_somebody_opened_is_closed(name):
    async def work():
        driver = await to_the_counting(name)
        assert driver.page.panel is not None
        assert 'data-do="go-on"' not in driver.page.panel
        driver.page.close_panel()  # by its cross, of which the page tells
        await driver.order("closed")
        await driver.until(lambda: driver.asked() == "result")
        hunt = driver.local.session.state.hunt
        await driver.order("go-on")
        await driver.reach("play")
        assert driver.local.session.state.hunt == hunt

    run(work)


def test_a_button_that_closes_lets_the_result_come_as_well():
    async def work():
        driver = await to_the_counting("menu")
        await driver.order("close")
        await driver.until(lambda: driver.asked() == "result")

    run(work)


def test_the_result_comes_in_the_language_that_was_chosen_meanwhile():
    async def work():
        driver = await to_the_counting("menu")
        driver.loop.speak(Words("it", compiled_catalogues()["prateria/locale/it/LC_MESSAGES/prateria.told"]))
        driver.page.close_panel()
        await driver.order("closed")
        await driver.until(lambda: driver.asked() == "result")
        assert "Fine della caccia 1" in driver.page.panel

    run(work)


def test_a_curtain_waits_too():
    async def work():
        page = Opening("menu", lambda shown: "sends" in shown.caption)
        driver = Driver(page)
        await driver.start(2, 2)
        await driver.reach("play")
        page.driver = driver
        await driver.answer()
        await driver.settle(300)
        assert page.panel == "menu"
        assert driver.local.shown.viewer is None  # and nobody's cards are seen behind it
        page.close_panel()
        await driver.order("closed")
        await driver.until(lambda: driver.asked() == "curtain")

    run(work)


def test_leaving_from_the_menu_leaves_nothing_behind():
    async def work():
        driver = await to_the_counting("menu")
        await driver.order("home")
        await driver.settle(200)
        assert driver.page.name == "lobby"
        assert await driver.app.start(json.dumps({"game": "manitou", "seats": []})) != ""

    run(work)


def test_whether_there_are_to_be_sounds_is_not_asked_after_the_first_round():
    async def work():
        driver = Driver()
        await driver.start(2, 1)
        await driver.reach("result")
        assert not driver.page.liked.get("asked")
        await driver.order("go-on")
        await driver.reach("play")
        assert driver.page.liked["asked"] is True

    run(work)


def test_on_a_phone_it_is_not_asked_after_the_first_turn(monkeypatch):
    """There it takes room beside the log."""

    async def work():
        driver = Driver()
        monkeypatch.setattr(type(driver.page), "size", lambda self: (374, 520))
        await driver.start(2, 1)
        await driver.reach("play")
        assert not driver.page.liked.get("asked"), "who has chosen a party has not yet played"
        await driver.answer()
        await driver.until(lambda: bool(driver.page.liked.get("asked")))
        assert driver.local.session.state.turns_left > 10, "long before the end of the round"

    run(work)
