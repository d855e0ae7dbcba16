"""The teacher's desk: what is chosen is what the code, the link and the sheets say."""

import asyncio
import re

import pytest
from driver import Driver, run

from prateria.app.school.plan import play_of
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
        await driver.order("class-set:profile", "guarded")
        rows = re.findall(r'<th scope="row">\d</th><td>([^<]+)</td><td><b>(\d{4})</b>', driver.page.panel)
        assert len({open_words(words, by_number).deal.seed for words, _ in rows}) == 4
        assert [digits_of(open_words(words, by_number).deal) for words, _ in rows] == [lock for _, lock in rows]

    run(work)


def test_sheets_are_in_the_language_of_the_tablets():
    async def work():
        driver = Driver()
        await driver.order("teachers")
        await driver.order("class-set:tables", "3")
        await driver.order("class-set:lang", "pl")
        await driver.order("class-set:profile", "guarded")
        lock = re.search(r'class="lock-digits">(\d{4})', driver.page.panel)[1]
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


@pytest.mark.parametrize("trouble", ["", "forbidden"])
def test_words_that_were_shown_stay_the_words_of_the_class(trouble):
    """Nothing was chosen: what is shown, copied and printed one after another is one deal all the same."""

    async def work():
        driver = Driver()
        driver.page.trouble = trouble
        seen = set()
        for order in ("class-show", "class-copy", "class-sheets", "class-plan"):
            await driver.order("teachers")
            seen.add(words_of(driver.page.panel))
            await driver.order(order)
        assert len(seen) == 1

    run(work)


def test_what_was_erased_does_not_come_back_with_the_page_for_teachers():
    async def work():
        driver = Driver()
        await driver.order("teachers")
        before = words_of(driver.page.panel)
        driver.page.kept.clear()
        await driver.order("teachers")
        assert words_of(driver.page.panel) != before

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


def test_the_page_can_say_at_any_moment_whether_the_device_needs_a_network():
    async def work():
        driver = Driver()
        await driver.order("teachers")
        for seen, said in (("when-ready", "This device is ready"), ("until-ready", "This device is not ready yet")):
            assert re.search(rf'<span class="{seen}"><svg.*?</svg>{said}', driver.page.panel)

    run(work)


@pytest.mark.parametrize("game", GAMES)
def test_beside_the_words_stands_how_they_get_a_clock(game):
    async def work():
        driver = Driver()
        await driver.order("teachers")
        await driver.order("class-set:game", game)
        n = play_of(game)
        assert f"touches the clock at the table: {n} minutes" in driver.page.panel
        assert f"the lesson plan has {n} minutes for it" in driver.page.panel
        await driver.order("class-sheets")
        assert f"Playing time: {n} minutes" in driver.page.panel
        await driver.order("teachers")
        await driver.order("class-set:minutes", "0")
        assert "touches the clock" not in driver.page.panel

    run(work)


def test_the_code_is_shown_to_the_whole_class_without_the_digits():
    async def work():
        driver = Driver()
        await driver.order("teachers")
        await driver.order("class-set:lang", "pl")
        await driver.order("class-set:profile", "guarded")
        words = words_of(driver.page.panel)
        lock = digits_of(open_words(words, by_number).deal)
        await driver.order("class-show")
        assert words_of(driver.page.panel) == words
        assert 'lang="pl"' in driver.page.panel
        assert 'data-do="teachers"' in driver.page.panel
        assert lock not in re.sub(r"<path[^>]*>", "", driver.page.panel)

    run(work)


def test_the_rules_are_printed_in_the_language_of_the_tablets():
    async def work():
        driver = Driver()
        await driver.order("teachers")
        await driver.order("class-set:lang", "it")
        await driver.order("class-rules")
        assert '<div lang="it"><article class="reading rules">' in driver.page.panel
        assert 'data-print="summary"' in driver.page.panel
        assert 'data-do="teachers"' in driver.page.panel

    run(work)


async def chosen_on_a_slow_disk(driver, game):
    """A game is chosen at the desk, and kept only when that is let go: (the choosing, how to let it go)."""
    slow, keep = asyncio.Event(), driver.page.keep_text

    async def slowly(key, text):
        await slow.wait()
        return await keep(key, text)

    driver.page.keep_text = slowly
    choosing = asyncio.ensure_future(driver.order("class-set:game", game))
    await asyncio.sleep(0)
    driver.page.keep_text = keep
    return choosing, slow.set


@pytest.mark.parametrize("order", ["class-plan", "class-privacy", "class-rules", "class-sheets"])
def test_a_page_that_is_opened_while_a_choice_is_still_being_kept_stays_open(order):
    async def work():
        driver = Driver()
        await driver.order("teachers")
        desk = driver.page.panel
        choosing, let_go = await chosen_on_a_slow_disk(driver, "bison")
        await driver.order(order)
        opened = driver.page.panel
        assert opened != desk
        let_go()
        await choosing
        assert driver.page.panel == opened
        await driver.order("teachers")
        assert 'value="bison" selected' in driver.page.panel

    run(work)


def test_the_last_of_two_choices_is_shown_though_the_first_is_kept_later():
    async def work():
        driver = Driver()
        await driver.order("teachers")
        first, let_go = await chosen_on_a_slow_disk(driver, "bison")
        await driver.order("class-set:game", "wendake")
        let_go()
        await first
        assert 'value="wendake" selected' in driver.page.panel

    run(work)
