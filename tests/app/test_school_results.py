"""Results handed in at a table and gathered by a teacher: what counts, what is refused and why, CSV, erasing."""

import csv
import io
import json
import re

import pytest
from driver import Driver, run
from playing import played

from prateria.app.school.gather import key_of
from prateria.app.school.plan import changed, dump, fresh
from prateria.core.code import encode
from prateria.core.packed import seal, unseal, varint
from prateria.core.rng import Rng
from prateria.core.savefile import Save
from prateria.core.savefile import dump as dump_save
from prateria.core.school.result import open_result, write_result
from prateria.core.seats import MARKS, SeatSetting
from prateria.core.session import Session
from prateria.games import GAMES, by_number

PLAN = changed(changed(fresh(77), "seats", "2"), "tables", "4")
SEATS = (SeatSetting("Ola", None, MARKS[0]), SeatSetting("Jan", None, MARKS[1]))


def game(way, seed=77):
    """The deal played to its end in one of many ways."""
    session, rng = Session.new(GAMES["manitou"], 2, seed=seed), Rng(way)
    while session.state.actors():
        legal = session.state.onward_actions()
        session.play(legal[rng.below(len(legal))])
    return session


def code(way, table, seed=77):
    return write_result(game(way, seed), SEATS, table)


def teacher(*codes, plan=PLAN):
    driver = Driver()
    driver.page.kept = {"plan": dump(plan), **{key_of(one): one for one in codes}}
    return driver


async def listed(driver):
    await driver.order("teachers")
    await driver.until(lambda: "desk" in (driver.page.panel or ""))
    return driver.page.panel


def numbers(panel):
    return re.findall(r'scope="rowgroup"[^>]*>([^<]+)<', panel)


def test_the_results_of_a_class_are_listed_by_table_with_the_points_of_their_games():
    async def work():
        panel = await listed(teacher(code(3, 2), code(1, 1), code(2, 4)))
        assert numbers(panel) == ["1", "2", "4"]
        for way in (1, 2, 3):
            for points in game(way).state.outcome().points:
                assert f">{points}<" in panel or f">{points} ★<" in panel
        assert "These do not count" not in panel
        assert panel.count("place ") == 6

    run(work)


def forged(text):
    own = b"".join(varint(2 * n) for n in open_result(text, by_number).points)
    higher = b"".join(varint(2 * n + 10) for n in open_result(text, by_number).points)
    return seal(unseal(text).replace(own, higher))


POWWOW = write_result(played("powwow", 2, seed=77), SEATS, 1)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (code(1, 1)[:-1] + "7", "It is damaged."),
        ("rubbish", "It is damaged."),
        (code(1, 1, seed=78), "It is of another deal."),
        (POWWOW, "It is of another class"),
        (write_result(game(1), (SEATS[0], SeatSetting("", "first", MARKS[1])), 1), "played by the computer"),
        (forged(code(1, 1)), "The game does not give these points."),
    ],
)
def test_what_does_not_count_says_why(text, why):
    async def work():
        panel = await listed(teacher(text, code(2, 2)))
        assert numbers(panel) == ["2"]
        assert why in panel

    run(work)


def test_the_same_game_counts_once():
    async def work():
        driver = teacher()
        await listed(driver)
        link = f"https://example.invalid/#result={code(1, 3)}"
        await driver.order("class-paste", f'{{"links": "{link} and again {link.lower()}"}}')
        await driver.until(lambda: "rowgroup" in driver.page.panel)
        assert numbers(driver.page.panel) == ["3"]
        await driver.order("class-paste", f'{{"links": "{code(1, 2).join(["#result=", ""])}"}}')
        await driver.until(lambda: "already" in driver.page.panel)
        assert len(numbers(driver.page.panel)) == 1
        await driver.order("class-paste", '{"links": "no link"}')
        assert "no result link" in driver.page.panel

    run(work)


def test_a_damaged_link_is_not_kept_but_stays_to_be_mended():
    async def work():
        driver = teacher()
        await listed(driver)
        bad = code(1, 1)[:-5] + "AAAAA"
        await driver.order("class-paste", json.dumps({"links": f"#result={bad} #result={code(2, 2)}"}))
        await driver.until(lambda: "rowgroup" in driver.page.panel)
        assert "1 result is kept. 1 link is damaged" in driver.page.panel
        assert numbers(driver.page.panel) == ["2"]
        assert bad in driver.page.panel.partition("<textarea")[2]
        assert "These do not count" not in driver.page.panel

    run(work)


def test_the_list_says_which_game_it_is_and_which_day():
    async def work():
        assert "Results: Manitou, 2027-01-15" in await listed(teacher(code(1, 1)))

    run(work)


def test_full_storage_is_said_and_nothing_is_lost():
    async def work():
        driver = teacher(code(1, 1))
        await listed(driver)
        driver.page.trouble = "full"
        await driver.order("class-paste", f'{{"links": "#result={code(2, 2)}"}}')
        assert "no room left" in driver.page.panel
        assert code(2, 2) in driver.page.panel.partition("<textarea")[2]  # to be tried once more
        assert numbers(driver.page.panel) == ["1"]

    run(work)


def test_csv_has_a_line_for_each_seat():
    async def work():
        driver = teacher(code(1, 1), code(2, 2))
        await listed(driver)
        await driver.order("class-csv")
        await driver.until(lambda: bool(driver.page.files))
        [text] = driver.page.files.values()
        rows = list(csv.DictReader(io.StringIO(text.removeprefix("\ufeff"))))
        assert [(row["table"], row["seat"]) for row in rows] == [("1", "1"), ("1", "2"), ("2", "1"), ("2", "2")]
        assert [int(row["points"]) for row in rows[:2]] == list(game(1).state.outcome().points)
        assert {row["player"] for row in rows} == {"child"}
        assert "Ola" not in text

    run(work)


def test_erasing_asks_first_and_keeps_the_class():
    async def work():
        driver = teacher(code(1, 1), "rubbish")
        await listed(driver)
        await driver.order("class-erase")
        assert "Really erase" in driver.page.panel
        assert len(driver.page.kept) == 3
        await driver.order("class-list")
        assert "Really erase" not in driver.page.panel
        await driver.order("class-remove", key_of("rubbish"))
        assert len(driver.page.kept) == 2
        await driver.order("class-erase")
        await driver.order("class-erase-yes")
        assert list(driver.page.kept) == ["plan"]
        assert "No results yet" in driver.page.panel

    run(work)


def test_a_finished_table_of_a_class_hands_in_what_the_list_takes():
    async def work():
        driver, session = Driver(), game(5)
        save = Save("here", encode(session), SEATS, {"class": 0})
        driver.page.saves["here"] = dump_save(save, session)
        assert await driver.app.open("here") == ""
        await driver.until(lambda: 'data-do="hand-in"' in (driver.page.panel or ""))
        await driver.order("hand-in")
        await driver.order("hand-in:table", "3")
        link = re.search(r'value="(https://[^"]+#result=[A-Z2-7]+)"', driver.page.panel)[1]
        assert "Ola" not in unseal(link.partition("=")[2]).decode("latin-1")
        desk = teacher()
        await listed(desk)
        await desk.order("class-paste", f'{{"links": "{link}"}}')
        await desk.until(lambda: "rowgroup" in desk.page.panel)
        assert numbers(desk.page.panel) == ["3"]

    run(work)


def test_other_tables_have_nothing_to_hand_in():
    async def work():
        driver, session = Driver(), game(5)
        driver.page.saves["here"] = dump_save(Save("here", encode(session), SEATS, {}), session)
        await driver.app.open("here")
        await driver.until(lambda: 'data-do="again"' in (driver.page.panel or ""))
        assert "hand-in" not in driver.page.panel
        before = driver.page.panel
        await driver.order("hand-in")
        assert driver.page.panel == before

    run(work)


def cut(way, steps):
    session = Session.new(GAMES["manitou"], 2, seed=77)
    whole = game(way)
    for step in whole.steps[:steps]:
        session.play(step.action)
    return session


def second_hunt(way):
    """How many actions there are when the second hunt has just begun."""
    return next(n for n, step in enumerate(game(way).steps) if step.before.round == 2)


def test_when_the_bell_rings_a_table_counts_after_its_last_whole_round_and_apart():
    async def work():
        driver, session = Driver(), cut(5, second_hunt(5) + 3)
        driver.page.saves["here"] = dump_save(Save("here", encode(session), SEATS, {"class": 4}), session)
        await driver.app.open("here")
        await driver.reach("play", "party")
        await driver.order("settings")
        assert "The bell rings" in driver.page.panel
        await driver.order("hand-in")
        assert "it counts as it stood after round 1" in driver.page.panel
        link = re.search(r"#result=[A-Z2-7]+", driver.page.panel)[0]
        before = driver.local.session.state
        desk = teacher(code(1, 1), code(2, 2))
        await listed(desk)
        await desk.order("class-paste", f'{{"links": "{link}"}}')
        await desk.until(lambda: "counted after round 1" in desk.page.panel)
        assert numbers(desk.page.panel) == ["1", "2", "4"]
        assert desk.page.panel.count("place ") == 4  # the two that are over are compared with each other only
        points = [player.points for player in cut(5, second_hunt(5)).state.observe(None).players]
        await desk.order("class-csv")
        await desk.until(lambda: bool(desk.page.files))
        rows = list(csv.DictReader(io.StringIO(next(iter(desk.page.files.values())).removeprefix("\ufeff"))))
        assert [int(row["points"]) for row in rows if row["after round"] == "1"] == points
        assert driver.local.session.state == before  # the game itself goes on

    run(work)


def test_before_a_round_is_over_there_is_nothing_to_hand_in():
    async def work():
        driver, session = Driver(), cut(5, 3)
        driver.page.saves["here"] = dump_save(Save("here", encode(session), SEATS, {"class": 4}), session)
        await driver.app.open("here")
        await driver.order("hand-in")
        assert "nothing to count" in driver.page.toasts[-1]

    run(work)
