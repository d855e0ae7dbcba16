"""The teacher's desk: what is chosen is what the code, the link and the sheets say."""

import re

import pytest
from driver import Driver, run

from prateria.core.school.prepared import digits_of
from prateria.core.school.typed import open_words
from prateria.games import GAMES, by_number


def link_of(panel):
    return re.search(r'value="(https://[^"]+)"', panel)[1].replace("&amp;", "&")


def words_of(panel):
    found = re.search(r'class="class-code">(.*?)</p>', panel)
    return re.sub(r"<[^>]+>", "", found[1])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "it", "pl"])
def test_what_is_chosen_is_what_is_handed_out(game, lang):
    async def work():
        teacher, tablet = Driver(lang=lang), Driver()
        await teacher.order("teachers")
        await teacher.order("class-set:game", game)
        await teacher.order("class-set:seats", "2")
        await teacher.order("class-set:people", "1")
        await teacher.order("class-set:level", "normal")
        await teacher.order("class-set:profile", "guarded")
        panel = teacher.page.panel
        table = open_words(words_of(panel), by_number)
        assert (table.deal.game, table.deal.seats, table.bots) == (game, 2, (None, "normal"))
        assert digits_of(table.deal) in panel
        assert digits_of(table.deal) not in link_of(panel)
        assert await tablet.app.open_class(link_of(panel)) == ""
        assert tablet.local.session.header == table.deal
        assert tablet.local.save.settings["lock"] == digits_of(table.deal)

    run(work)


def test_a_code_for_each_table():
    async def work():
        driver = Driver()
        await driver.order("teachers")
        await driver.order("class-set:tables", "4")
        await driver.order("class-set:each", "yes")
        rows = re.findall(r"<li[^>]*><b>Table \d</b> ([^<]+)</li>", driver.page.panel)
        assert len({open_words(row, by_number).deal.seed for row in rows}) == 4

    run(work)


def test_sheets_are_in_the_language_of_the_tablets():
    async def work():
        driver = Driver()
        await driver.order("teachers")
        await driver.order("class-set:tables", "3")
        await driver.order("class-set:lang", "pl")
        await driver.order("class-set:profile", "guarded")
        lock = re.search(r"opens with (\d{4})", driver.page.panel)[1]
        await driver.order("class-sheets")
        panel = driver.page.panel
        assert panel.count("<section") == 3
        assert 'class="sheets" lang="pl"' in panel
        assert lock not in panel
        assert 'data-print="all"' in panel

    run(work)


def test_the_plan_is_kept_and_another_deal_is_another_code():
    async def work():
        driver = Driver()
        await driver.order("teachers")
        await driver.order("class-set:game", "bison")
        before = words_of(driver.page.panel)
        await driver.order("class-deal")
        after = words_of(driver.page.panel)
        assert before != after
        again = Driver(driver.page)
        await again.order("teachers")
        assert words_of(again.page.panel) == after

    run(work)


def test_where_nothing_can_be_kept_that_is_said():
    async def work():
        driver = Driver()
        driver.page.trouble = "full"
        await driver.order("teachers")
        await driver.order("class-set:seats", "4")
        assert "cannot be kept" in driver.page.panel

    run(work)


@pytest.mark.parametrize("game", GAMES)
def test_pages_to_print_are_opened_and_left(game):
    async def work():
        driver = Driver()
        await driver.order("teachers")
        await driver.order("class-set:game", game)
        for order, title in (("class-plan", "Lesson plan: "), ("class-privacy", "Privacy, for your school")):
            await driver.order(order)
            assert title in driver.page.panel
            assert 'data-print="all"' in driver.page.panel
            await driver.order("teachers")
            assert "1. Prepare" in driver.page.panel

    run(work)


def test_what_children_may_do_is_chosen_one_by_one_and_goes_by_link():
    async def work():
        teacher, tablet = Driver(), Driver()
        await teacher.order("teachers")
        await teacher.order("class-set:may-names", "no")
        await teacher.order("class-set:may-new", "no")
        panel = teacher.page.panel
        assert "cannot be said in five words" in panel
        assert re.search(r'<option[^>]*value="new\+names"[^>]*selected', panel)
        await tablet.app.open_class(link_of(panel))
        assert [tablet.local.may(right) for right in ("hints", "new", "names")] == [True, False, False]
        for right in ("hints", "undo", "settings"):
            await teacher.order(f"class-set:may-{right}", "no")
        assert open_words(words_of(teacher.page.panel), by_number).profile == "closed"

    run(work)


@pytest.mark.parametrize("ready", [True, False])
def test_the_page_says_whether_the_device_needs_a_network(ready):
    async def work():
        driver = Driver()
        driver.page.offline_ready = lambda: ready
        await driver.order("teachers")
        assert ("it works without a network" in driver.page.panel) == ready

    run(work)
