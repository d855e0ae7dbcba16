"""Looking back by ear."""

import html
import re

from driver import run
from past import looking, table_of, whole


def heard(driver):
    """What the line above the table says by itself: `data-said`, else what is read."""
    status = driver.page.regions["status"]
    found = re.search(r'data-said="([^"]*)"', status)
    return found.group(1) if found else re.sub("<[^>]*>", "", status)


def test_who_asks_hears_where_one_is_and_nobody_is_told_to_wait():
    async def play():
        driver = table_of(whole("manitou"))
        loop = await looking(driver)
        loop.go(3)
        status = driver.page.regions["status"]
        assert "data-wait" not in status
        todo = re.search(r'data-todo="([^"]*)"', status).group(1)
        assert todo.startswith(f"Move 3 of {loop.bar().of}, {loop.bar().place}. ")

    run(play)


def test_all_of_a_counting_is_heard():
    async def play():
        driver = table_of(whole("manitou"))
        loop = await looking(driver)
        at = next(at for at, look in enumerate(loop.story.looks) if len(look.said) > 4)
        loop.go(at)
        assert all(html.escape(said) in heard(driver) for said in loop.story.looks[at].said)

    run(play)


def test_it_stands_still_under_what_the_page_has_opened():
    async def play():
        driver = table_of(whole("powwow"))
        loop = await looking(driver)
        driver.page.opened = lambda: True
        await driver.order("replay-play")
        at = loop.at
        await driver.settle(200)
        assert loop.at == at
        driver.page.opened = lambda: False
        loop.closed()
        await driver.until(lambda: loop.at > at)

    run(play)


def test_what_lies_under_the_review_is_not_told_as_it_opens():
    async def play():
        driver = table_of(whole("manitou"))
        await driver.app.open("here")
        await driver.until(lambda: "How it went" in (driver.page.panel or ""))
        before = len(driver.page.history)
        await driver.order("review")
        await driver.until(lambda: getattr(driver.loop, "review", None) is not None)
        shown = [drawn for region, drawn in driver.page.history[before:] if region == "status"]
        assert all('data-said=""' in drawn for drawn in shown), shown
        at = driver.loop.at
        driver.loop.screen.resized()
        assert heard(driver) == "", "nor when it is drawn anew"
        driver.loop.go(at + 1)
        driver.loop.go(at)
        assert heard(driver), "who comes back to it hears it"

    run(play)
