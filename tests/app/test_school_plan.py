"""What a teacher can choose, and what comes of it."""

from dataclasses import replace

import pytest

from prateria.app.school.plan import MINUTES, changed, dump, fresh, read, tables
from prateria.core.school.classlink import open_class, write_class
from prateria.core.school.typed import open_words, write_words
from prateria.core.session import Session
from prateria.games import GAMES, by_number
from prateria.games.game import Game

PLAN = fresh(77)


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_of_a_game_can_be_written_and_started(game):
    plan = changed(PLAN, "game", game)
    meta = GAMES[game].META
    for seats in range(meta.seats[0], meta.seats[1] + 1):
        for field in [None, *(option.id for option in meta.options)]:
            for n in range(3):
                chosen = changed(changed(plan, "seats", str(seats)), f"option-{field}", str(n))
                table = tables(chosen)[0]
                assert open_words(write_words(table, by_number), by_number).deal == table.deal
                assert open_class(write_class(table, by_number), by_number) == table
                assert Session(GAMES[game], table.deal).header.seats == seats


def test_what_cannot_be_changes_nothing():
    for field, value in [
        ("game", "chess"), ("seats", "9"), ("seats", "-1"), ("seats", "two"), ("people", "0"), ("people", "4"),
        ("tables", "0"), ("tables", "16"), ("minutes", "17"), ("level", "god"), ("profile", "x"), ("lang", "de"),
        ("seed", "65536"), ("option-none", "0"), ("nothing", "1"), ("seats", "²"),
    ]:  # fmt: skip
        assert changed(PLAN, field, value) == PLAN, (field, value)


def test_fewer_seats_have_fewer_people():
    four = changed(changed(PLAN, "seats", "4"), "people", "3")
    assert changed(four, "seats", "2").people == 2
    assert changed(PLAN, "seats", "4").people == 4  # all were people


def test_one_deal_for_all_or_one_for_each():
    same, each = tables(PLAN), tables(changed(PLAN, "each", "yes"))
    assert {table.deal.seed for table in same} == {77}
    assert len({table.deal.seed for table in each}) == len(each) == 10
    assert [table.table for table in each] == list(range(1, 11))


def test_a_kept_plan_comes_back_and_a_damaged_one_is_none():
    plan = changed(changed(PLAN, "game", "powwow"), "option-calm", "1")
    assert read(dump(plan)) == plan
    for text in (None, "", "{}", "[]", "null", dump(plan)[:-9], dump(plan).replace("powwow", "chess")):
        assert read(text) is None
    for field, value in (("seats", 9), ("rules", 99), ("rules", 0), ("people", 0), ("tables", 1000), ("minutes", -1)):
        assert read(dump(replace(plan, **{field: value}))) is None
    assert set(MINUTES) >= {0, plan.minutes}


def test_a_level_is_offered_where_the_game_has_it(monkeypatch):
    usual = Game.levels.fget
    monkeypatch.setattr(Game, "levels", property(lambda game: usual(game)[: 2 if game.META.id == "manitou" else None]))
    plan = changed(fresh(1, "manitou"), "level", "strong")
    assert plan.level == "first"
    plan = changed(fresh(1, "bison"), "level", "strong")
    assert plan.level == "strong"
    assert read(dump(plan)) == plan
    assert changed(plan, "game", "manitou").level == "first"
    assert read(dump(replace(plan, game="manitou", options=fresh(1, "manitou").options))) is None


def test_a_level_that_is_not_proved_at_so_many_seats_is_not_offered_there():
    plan = changed(changed(fresh(1, "manitou"), "seats", "2"), "level", "strong")
    assert plan.level == "strong"
    assert changed(plan, "seats", "3").level == "normal"
    assert changed(changed(fresh(1, "manitou"), "seats", "3"), "level", "strong").level == "first"
    assert read(dump(replace(plan, seats=3))).level == "strong"  # what was begun so goes on


def test_minutes_follow_the_lesson_plan_of_the_game_until_a_teacher_chooses_them():
    assert PLAN.minutes == 30
    assert changed(PLAN, "game", "powwow").minutes == 25
    assert changed(changed(PLAN, "minutes", "45"), "game", "powwow").minutes == 45
