"""What a teacher does with results: typed ones, several of one table, names, comparison, teams, tournament, league."""

import csv
import io
import json
import re

from driver import Driver, run
from test_school_results import PLAN, SEATS, code, cut, game, listed, numbers, second_hunt, teacher

from prateria.app.replay import ReplayLoop
from prateria.app.school.gather import key_of
from prateria.app.school.plan import tables
from prateria.core.code import encode
from prateria.core.savefile import Save
from prateria.core.savefile import dump as dump_save
from prateria.core.school.brief import Brief, write_brief
from prateria.core.school.result import write_result
from prateria.core.school.words import number_of

DEAL = tables(PLAN)[0].deal


def typed(table, points, lang="en", over=True):
    return write_brief(Brief(table, points, over), DEAL, lang)


async def paste(driver, text):
    await driver.order("class-paste", json.dumps({"links": text}))
    return driver.page.panel


def rows_of(driver):
    [text] = driver.page.files.values()
    return list(csv.DictReader(io.StringIO(text.removeprefix("\ufeff"))))


async def saved(driver, order):
    driver.page.files.clear()
    await driver.order(order)
    await driver.until(lambda: bool(driver.page.files))
    return rows_of(driver)


# -- typed results -----------------------------------------------------------------------------------------------------


def test_a_typed_result_counts_and_is_marked_as_not_checked():
    async def work():
        driver = teacher(code(1, 1))
        await listed(driver)
        panel = await paste(driver, typed(2, (250, 3), "pl").upper())
        assert "Kept, not checked: table 2 with 250, 3 points." in panel
        assert numbers(panel) == ["1", "2"]
        assert "not checked" in panel
        assert panel.count("place 1 (") == 2  # one seat of each table
        rows = await saved(driver, "class-csv")
        assert [(row["table"], row["points"], row["checked"], row["won"]) for row in rows[2:]] == [
            ("2", "250", "no", ""),
            ("2", "3", "no", ""),
        ]
        assert "Typed, not checked" in panel
        # the same in other words is the same
        panel = await paste(driver, typed(2, (250, 3), "it"))
        assert numbers(panel) == ["1", "2"]
        await driver.order("class-remove", next(key for key in driver.page.kept if "typed" in key))
        assert numbers(driver.page.panel) == ["1"]

    run(work)


def test_a_typed_result_says_nothing_new_beside_the_game_itself():
    async def work():
        driver = teacher(code(1, 1))
        await listed(driver)
        panel = await paste(driver, typed(1, game(1).state.outcome().points))
        assert numbers(panel) == ["1"]
        assert "The same game is in the list already." in panel

    run(work)


def test_a_mistyped_result_is_not_kept_and_the_word_is_named():
    async def work():
        driver = teacher()
        await listed(driver)
        words = typed(2, (10, 20)).split()
        panel = await paste(driver, " ".join([words[0], words[1] + "x", *words[2:]]))
        assert f"Word 2, “{words[1]}x”, is not one of ours." in panel
        assert words[1] in panel.partition("Did you mean")[2]
        assert f"{words[0]} {words[1]}x {words[2]}" in panel.partition("<textarea")[2]  # to be mended, not typed anew
        assert "do not belong together" in await paste(driver, " ".join([words[0], words[2], words[1], words[3]]))
        assert "two more than its table has seats" in await paste(driver, " ".join(words[:-1]))
        other = write_brief(Brief(2, (10, 20)), DEAL._replace(seed=5))
        assert "another class or deal" in await paste(driver, other)
        assert list(driver.page.kept) == ["plan"]

    run(work)


def test_a_typed_result_of_a_stopped_game_is_not_compared():
    async def work():
        driver = teacher(code(1, 1), code(2, 2))
        await listed(driver)
        assert "ranked apart" not in driver.page.panel
        panel = await paste(driver, typed(3, (9, 9), over=False))
        assert "ranked apart" in panel
        assert numbers(panel) == ["1", "2", "3"]
        assert "not checked, not over" in panel
        assert panel.count("place ") == 4

    run(work)


def test_the_tablet_shows_the_words_that_the_list_takes():
    async def work():
        driver, session = Driver(lang="pl"), game(5)
        driver.page.saves["here"] = dump_save(Save("here", encode(session), SEATS, {"class": 3}), session)
        await driver.app.open("here")
        await driver.until(lambda: 'data-do="hand-in"' in (driver.page.panel or ""))
        await driver.order("hand-in")
        words = re.sub(r"<[^>]+>", "", re.search(r'class="class-code">(.*?)</p>', driver.page.panel)[1])
        assert all(number_of(word) is not None for word in words.split())
        desk = teacher()
        await listed(desk)
        await paste(desk, words)
        rows = await saved(desk, "class-csv")
        assert [(row["table"], int(row["points"])) for row in rows] == [
            ("3", n) for n in session.state.outcome().points
        ]
        await driver.order("hand-in:file")
        [(name, text)] = driver.page.files.items()
        assert name == "prateria-result-3.json"
        await paste(desk, text)
        assert (await saved(desk, "class-csv"))[0]["checked"] == "yes"

    run(work)


# -- which counts, and whose it is -------------------------------------------------------------------------------------


def test_of_two_results_of_a_table_none_counts_until_the_teacher_chooses():
    async def work():
        first, second = code(1, 2), code(3, 2)
        driver = teacher(first, second, code(2, 1))
        panel = await listed(driver)
        assert numbers(panel) == ["1"]
        assert "Several results of one table" in panel
        await driver.order("class-choose:2", key_of(second))
        assert numbers(driver.page.panel) == ["1", "2"]
        assert "Another result of this table counts." in driver.page.panel
        rows = await saved(driver, "class-csv")
        assert {row["points"]: row["counts"] for row in rows if row["table"] == "2"} == {
            **{str(n): "other" for n in game(1).state.outcome().points},
            **{str(n): "yes" for n in game(3).state.outcome().points},
        }
        await driver.order("class-choose:2", key_of(first))
        assert f">{game(1).state.outcome().points[0]}" in driver.page.panel
        await driver.order("class-remove", key_of(first))
        await driver.until(lambda: numbers(driver.page.panel) == ["1", "2"])
        assert "Several" not in driver.page.panel

    run(work)


def test_names_are_typed_on_this_device_and_go_with_the_results():
    async def work():
        driver = teacher(code(1, 1))
        await listed(driver)
        assert "<input" not in driver.page.panel.partition("<tbody>")[2].partition("</tbody>")[0]
        await driver.order("class-names")
        before = driver.page.panel
        await driver.order("class-name:1:0", "=Ada; \u202eB,")
        assert driver.page.panel == before  # whoever types is not disturbed
        await driver.order("class-names")
        assert "=Ada; B," in driver.page.panel
        rows = await saved(driver, "class-csv")
        assert [row["name"] for row in rows] == ["'=Ada; B,", ""]
        await driver.order("class-compare")
        assert "Ada" not in driver.page.panel
        await driver.order("teachers")
        await driver.order("class-erase-yes")
        assert list(driver.page.kept) == ["plan"]

    run(work)


def test_play_again_and_a_branch_are_no_tables_of_the_class():
    async def work():
        driver, session = Driver(), game(5)
        settings = {"class": 3, "lock": "1234", "minutes": 45, "rung": True}  # before the bell there is no looking back
        driver.page.saves["here"] = dump_save(Save("here", encode(session), SEATS, settings), session)
        await driver.app.open("here")
        await driver.until(lambda: 'data-do="again"' in (driver.page.panel or ""))
        await driver.order("look-back")
        await driver.until(lambda: isinstance(driver.loop, ReplayLoop) and driver.loop.story is not None)
        driver.loop.go(5)
        await driver.order("branch")
        assert "class" not in driver.local.save.settings
        await driver.app.open("here")
        await driver.order("again")
        assert driver.local.session.header.seed != 77
        assert driver.local.save.settings == {"lock": "1234"}
        assert "does not count for the class" in driver.page.toasts[-1]
        assert "For the teacher" not in driver.page.regions["controls"]
        assert json.loads(driver.page.saves["here"])["table"]["settings"] == settings

    run(work)


def test_full_storage_is_said_by_every_page_and_nothing_is_lost():
    async def work():
        driver = teacher(code(1, 1), code(2, 2))
        await listed(driver)
        await driver.order("class-cup-names", '{"names": "Ada\\nBen"}')
        await driver.order("class-name:1:0", "Ada")
        before = dict(driver.page.kept)
        driver.page.trouble = "full"
        for order, value in (
            ("class-cup-pair", ""),
            ("class-league-add", ""),
            ("class-choose:1", key_of(code(1, 1))),
            ("class-name:1:1", "Ben"),
            ("class-paste", json.dumps({"links": typed(3, (1, 2))})),
        ):
            await driver.order(order, value)
            assert "no room left" in driver.page.panel, order
        assert driver.page.kept == before

    run(work)


def test_results_of_the_bell_and_of_the_end_of_one_table_are_two():
    async def work():
        early = cut(5, second_hunt(5) + 3)
        bell = code_at_the_bell(early)
        driver = teacher(bell, code(5, 4))
        panel = await listed(driver)
        assert "Several results of one table" in panel
        assert "counted after round 1" in panel

    run(work)


def code_at_the_bell(session):
    from prateria.app.school.bell import at_the_bell

    return write_result(session, SEATS, 4, at_the_bell(session).outcome)


def test_many_results_are_announced_while_they_are_checked_and_checked_once():
    async def work():
        driver = teacher(*(code(way, way) for way in (1, 2, 3, 4)))
        await listed(driver)
        shown = [html for region, html in driver.page.history if region == "panel"]
        assert sum("4 results are being checked" in html for html in shown) == 1
        assert "being checked" not in shown[-1]
        await driver.order("class-cup")
        await driver.order("teachers")
        assert numbers(driver.page.panel) == ["1", "2", "3", "4"]
        assert sum("being checked" in html for _, html in driver.page.history) == 1

    run(work)
