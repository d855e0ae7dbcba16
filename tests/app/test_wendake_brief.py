"""What others have done, in so few words that three lines of a phone hold it."""

import re
from types import SimpleNamespace

import pytest
from driver import run
from wendake_seats import begin

from prateria.app.sentence import Sentence
from prateria.app.shown import Shown
from prateria.games import GAMES
from prateria.games.wendake.engine.events import (
    Bought,
    Fought,
    OrderTaken,
    Scored,
    TileChosen,
    TilesKept,
    TurtlesCounted,
    YearBegan,
)
from prateria.games.wendake.engine.state import State
from prateria.games.wendake.words.sentences import ROOM, brief
from prateria.kit.words import Words, named_once

NAMES = ("Ola", "Jan", "Ewa")


def said(events, lang="en"):
    few = brief(Words(lang), events, NAMES, 0)
    return " ".join(named_once(few, NAMES)).translate({0x2068: None, 0x2069: None})


def tile(seat, *steps):
    return TileChosen(seat, "A1", "B1", steps, False)


def test_the_tile_its_points_in_all_and_what_was_bought():
    told = [
        tile(1, "trade"),
        Bought(1, "P1-1", (1, 0, 0, 1, 1, 0)),
        Scored(1, "economic", 1, 1, "P1-1"),
        Scored(1, "military", 1, 1, "P1-1"),
        Scored(1, "economic", 2, 3, "spend"),
    ]
    assert said(told) == "Jan plays: Trade. Economy +3, Military +1. Jan buys: Extra step."


def test_an_attack_on_oneself_comes_first_and_where_all_is_too_long_tiles_are_left_out():
    told = [
        tile(1, "move3", "mask", "fish", "military", "trade"),
        Scored(1, "military", 2, 2, "military"),
        tile(2, "ritual", "harvest"),
        Fought(2, "C", "C", 0),
        OrderTaken(2, 1, 1),
    ]
    assert said(told).startswith("Ewa attacks you")
    assert "Jan: Military +2." in said(told)
    assert "plays" not in said(told)


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
def test_at_the_table_it_has_room_while_the_whole_is_a_list(lang):
    async def work():
        driver, long, lengths = await begin(seed=3, level="normal"), 0, []
        driver.app.language(lang)
        while driver.local.session.state.year < 3:
            await driver.until(lambda: driver.asked() != "")
            shown = driver.local.shown
            if shown.since:
                drawn = driver.page.regions["controls"]
                assert drawn.count("<li>") >= 1
                few = re.search(r'<p class="in-brief" aria-hidden="true">(.*?)</p>', drawn)
                assert few
                lengths.append(len(few[1]))
                long += sum(map(len, shown.since)) > len(few[1])
            await driver.answer()
        assert long
        assert sorted(lengths)[len(lengths) * 3 // 4] <= ROOM + 20
        return True

    assert run(work)


def test_the_beginning_of_a_year_is_told_with_the_mark_of_whoever_begins_it():
    """It stood there with the mark of who had chosen a tile last."""
    state = State.new(seats=2, seed=1)
    shown = SimpleNamespace(news=(YearBegan(3, (0, 1)),), passing=state, teller=lambda seat: seat)
    steps = [SimpleNamespace(action=SimpleNamespace(seat=1 - state.turn))]
    local = SimpleNamespace(shown=shown, game=GAMES["wendake"], session=SimpleNamespace(state=state, steps=steps))
    line = SimpleNamespace(local=local, _racing=False)
    assert Sentence._doer(line) == state.turn
    shown.news = (TilesKept(1 - state.turn), *shown.news)
    assert Sentence._doer(line) == 1 - state.turn


def test_while_turtles_are_counted_the_mark_is_of_whose_they_are():
    """Those of one were told with the mark of who had ended the last turn."""
    shown = Shown(Words("en"), (), news=(TurtlesCounted(0, (("women", 3, "mask", 1),)),), counting=True)
    assert shown.teller(1) == 0
    shown.forget()
    assert shown.teller(1) == 1
