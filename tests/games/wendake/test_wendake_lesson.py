"""What the guided year of Wendake says is true. That it can be played: see `contract/test_contract_lessons.py`."""

from lessons import events, replay, told

from prateria.games.wendake import words
from prateria.games.wendake.engine.data import PLACES
from prateria.games.wendake.engine.events import (
    BlanketSeen,
    Bought,
    Gained,
    GridSlid,
    MajoritiesCounted,
    MasksPlayed,
    OrderTaken,
    Raided,
    Scored,
    TileChosen,
    TopRow,
    TurtleTaken,
    YearBegan,
    YearEnded,
)
from prateria.games.wendake.engine.rules.grid import LINES
from prateria.games.wendake.teaching.lesson_more import EXCHANGE
from prateria.games.wendake.teaching.pictures import rule_picture
from prateria.games.wendake.teaching.rulespage import minute, once_more
from prateria.games.wendake.words.effects import step_text
from prateria.kit.words import LANGUAGES, Words


def of(kind, seat=0):
    """The events of that kind which that seat made."""
    return [event for event in events("wendake", 0, 1) if isinstance(event, kind) and event.seat == seat]


def when(action):
    """The position before that action, and the one after all of its step."""
    return next((before, after) for step, before, _, after in replay("wendake", 0, 1) if step.action == action)


def test_it_is_one_whole_year():
    years = [event.year for event in events("wendake", 0, 1) if isinstance(event, (YearBegan, YearEnded))]
    assert years == [2, 3]
    for seat in (0, 1):
        placed = [event.place for event in of(TileChosen, seat) if not event.fire]
        assert tuple(sorted(PLACES.index(place) for place in placed)) in LINES
    assert [of(OrderTaken, seat)[0].space for seat in (0, 1)] == [1, 2]


def test_the_pairs_are_those_that_are_named():
    view = when("1 tile A3")[0].observe(0)
    assert {frozenset(pair) for pair in view.pairs} == {
        frozenset({"mask", "military"}), frozenset({"economic", "ritual"}),
    }  # fmt: skip
    assert "Masks and Military, Economy and Ritual" in told("wendake", Words("en"), 0, 1)


def test_the_ritual_has_four_sets_and_fetches_two_warriors():
    before, after = when("1 do ritual")
    mine = before.observe(0).players[0]
    assert (mine.women, mine.hunters, mine.warriors) == (5, 5, 4)
    assert after.observe(0).players[0].warriors == 6
    assert [event.points for event in of(Scored) if event.track == "ritual"] == [4]
    assert [event.points for event in of(Scored, 1) if event.track == "ritual"] == [4]


def test_the_computer_counts_two_territories():
    assert [event.territories for event in of(MajoritiesCounted, 1)] == [("B1", "V2")]


def test_the_fire_leaves_the_line_open():
    after = when("1 fire B1")[1].observe(0).players[0]
    assert ("A3", "B3", "C3") in after.lines
    assert next(place for place in after.grid if place.id == "B1").steps == ("hunt", "move1", "trade")


def test_a_place_is_asked_for_by_its_name():
    """Who is there is seen: with it the headline read like a machine."""
    view = when("1 home O1.1 fill")[0].observe(0)
    assert words.pick_label(Words("en"), "area:O1.1", view) == "Woods 1, beavers"
    assert words.pick_label(Words("en"), "from:V1", view) == "Village 1, yours"


def test_the_hunter_in_the_woods_is_worth_a_beaver():
    gained = [event for event in of(Gained) if event.why == "hunt"]
    assert [event.goods[-1] for event in gained] == [2]


def test_the_trade_is_told_as_it_goes():
    before, after = when("1 exchange")
    assert before.observe(0).players[0].canoes == 2
    assert [event.infected for event in of(BlanketSeen)] == [False]
    bought = of(Bought)[0]
    assert (bought.tile, bought.goods) == ("P1-1", (1, 0, 0, 1, 1))
    assert words.pick_label(Words("en"), "progress:P1-1", after.observe(0)).startswith("Extra step")
    assert {(event.track, event.points) for event in of(Scored) if event.why == "P1-1"} == {
        ("economic", 1), ("military", 1),
    }  # fmt: skip


def test_the_pair_of_masks_is_made_by_the_open_card():
    view = when("1 draw pile")[0].observe(0)
    assert [card.kind for card in view.own.hand] == ["husk", "spirit"]
    assert view.pile[-1].kind == "husk"
    assert words.pick_label(Words("en"), "pile:pile", view) == "corn husk (top of the discards)"
    assert [event.space for event in of(MasksPlayed)] == ["pair"]


def test_the_years_end_is_as_it_is_told():
    assert [event.out for event in of(GridSlid)] == [("B9", "B1", "B7")]
    row = of(TopRow)[0].tiles
    assert "L1-07" in row
    assert "B7" not in row
    *_, (_, _, _, after) = replay("wendake", 0, 1)
    grid = {place.id: place for place in after.observe(0).players[0].grid}
    assert [place for place, there in grid.items() if there.ritual] == ["A3"]


def test_the_count_at_the_end_is_right():
    *_, (_, _, _, after) = replay("wendake", 0, 1)
    mine = after.observe(0).players[0]
    assert mine.tracks == (2, 1, 4, 2)
    assert sorted(mine.pairs) == [1, 2]
    assert mine.points == 4


def test_it_names_things_as_the_buttons_do():
    for lang in LANGUAGES:
        w, text = Words(lang), told("wendake", Words(lang), 0, 1)
        view = when("1 buy P1-1")[0].observe(0)
        assert words.pick_label(w, "progress:P1-1", view).split(".")[0] in text
        assert words.pick_label(w, "out:B7", view) in text
        assert words.pick_label(w, "in:L1-07", view) in text


# -- exchange and the end of a year (the third part) ------------------------------------------------------------------


def in_part(part, kind, seat=0):
    """The events of that kind which that seat made in that part."""
    return [event for event in events("wendake", part) if isinstance(event, kind) and event.seat == seat]


def at(part, action):
    """The position before that action of that part, and the one after its step."""
    return next((before, after) for step, before, _, after in replay("wendake", part) if step.action == action)


def test_the_trade_has_no_fish_before_and_three_kinds_left():
    before, _ = at(2, "1 exchange")
    mine = before.observe(0).players[0]
    assert (mine.canoes, mine.goods[3:5]) == (2, (3, 0))
    left = at(2, "1 spend")[0].observe(0).players[0].goods
    assert left[:3] == (1, 1, 1)
    assert [event.infected for event in in_part(2, BlanketSeen)] == [False]


def test_one_trade_brings_five_economic_points_and_no_ritual():
    assert sum(event.points for event in in_part(2, Scored) if event.track == "economic") == 5
    *_, (_, _, _, after) = replay("wendake", 2)
    tracks = after.observe(0).players[0].tracks
    assert tracks[2] == 0
    assert any({"economic", "ritual"} == set(pair) for pair in after.observe(0).pairs)


def test_the_part_of_the_trade_looks_back_on_the_trade():
    """And on the year; warriors, of whom it says nothing, are of other parts."""
    for lang in LANGUAGES:
        w = Words(lang)
        trade, year = EXCHANGE.learnt(w)
        assert trade.sentence == step_text(w, "trade")
        assert once_more("year")(w) == (year,)
        assert rule_picture(trade.picture, w)


def test_the_old_top_row_lies_in_the_middle_with_its_ritual_side():
    *_, (_, _, _, after) = replay("wendake", 2)
    grid = {place.id: place for place in after.observe(0).players[0].grid}
    assert [place for place, there in grid.items() if there.ritual] == [
        "A2",
        "B2",
        "C2",
        "A3",
    ]  # and what was a ritual before
    assert after.observe(0).year == 3


# -- attacks and turtles (the fourth part) -----------------------------------------------------------------------------


def test_women_in_four_areas_take_a_turtle_of_four():
    before, _ = at(3, "1 turtle women-4")
    assert {action.what for action in before.legal_actions()} == {"women-3", "women-4"}
    [turtle] = in_part(3, TurtleTaken)
    assert turtle.tracks == ("mask",)


def test_the_sentinels_count_in_two_places():
    assert [event.territories for event in in_part(3, MajoritiesCounted)] == [("V1", "B1")]


def test_the_woman_at_the_shore_is_attacked_from_the_other_border():
    before, after = at(3, "2 tile A3")
    assert sum(before.observe(0).players[0].house) < sum(after.observe(0).players[0].house)
    assert [event.origin for event in in_part(3, Raided, 1)] == ["B2"]


def test_the_later_parts_name_things_as_the_buttons_do():
    for lang in LANGUAGES:
        w = Words(lang)
        view = at(2, "1 replace B9 L1-08")[0].observe(0)
        text = told("wendake", w, 2)
        for pick in ("out:B9", "in:L1-08"):
            assert words.pick_label(w, pick, view) in text
        assert words.pick_label(w, "progress:P1-8", at(2, "1 buy P1-8")[0].observe(0)).split(".")[0] in text
        assert words.pick_label(w, "button:exchange", view) in text


def test_the_game_in_a_minute_says_what_counts():
    assert "only the lower track counts" in str(minute(Words("en"))[-1])
