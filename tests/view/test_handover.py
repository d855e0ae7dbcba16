"""What is shown while a device changes hands."""

import pytest

from prateria.games import GAMES
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.frame import Frame, Sitter
from prateria.view.handover import covered, curtain, join_table

W = Words("en")
SEATS = (Sitter(0, "Ola", None, "fox"), Sitter(1, "Owl", "normal", "owl"), Sitter(2, "Jan", None, "bear"))


def test_the_curtain_shows_the_animal_on_its_colour():
    html = curtain(W, SEATS[2], "Hunt 1 of 3")
    assert 'href="#mark-bear"' in html
    assert 'class="curtain s2"' in html
    assert "Hand the device to" in html


def test_the_curtain_tells_the_standing_where_there_is_one():
    html = curtain(W, SEATS[2], "Hunt 2 of 3", standing=[(SEATS[0], "2 points"), (SEATS[2], "−3 points")])
    assert html.count("<li>") == 2
    assert "2 points" in html
    assert "so-far" not in curtain(W, SEATS[2], "Hunt 1 of 3")


def test_one_person_is_not_told_to_lay_the_device_flat():
    flat = "flat between you"
    assert flat in covered(W, False, people=2)
    assert flat not in covered(W, False, people=1)
    assert "in front of you" in covered(W, False, people=1)
    assert flat not in covered(W, True, people=2)


def test_before_a_race_people_are_drawn_at_their_sides_and_three_things_told():
    game = GAMES["powwow"]
    seating = game.table.seating(W, SEATS, Frame(1000, 700))
    assert [f'href="#mark-{mark}"' in seating for mark in ("fox", "owl", "bear")] == [True, True, True]
    assert css.SEATING_BOARD in seating
    laid_out = game.table.seating(W, SEATS, Frame(830, 700))  # with the page round it, before a race has all of it
    assert laid_out == seating, "nothing that is opened there changes the picture"
    rules = game.teaching.race(W)
    alone = game.table.seating(W, SEATS[:2], Frame(1000, 700))  # one person sees whom they play against
    assert [f'href="#mark-{mark}"' in alone for mark in ("fox", "owl")] == [True, True]
    assert len(rules) == 3
    assert all(game.teaching.picture(rule.picture, W) for rule in rules)
    assert any("two cards" in rule.sentence for rule in rules)  # what a wrong claim costs
    assert GAMES["manitou"].teaching.race(W) == ()


def test_the_signs_of_the_table_explain_themselves_while_a_race_stands_still():
    """Reported: nowhere in a race could one ask what twig, shield and flower mean, and its pause was an empty field."""
    teaching = GAMES["powwow"].teaching
    told = teaching.signs(W)
    signs = [f"sign:{kind}" for kind in ("chief", "warrior", "maiden", "hunter", "tipi")]
    assert [one.picture for one in told] == [*signs, "feather"]
    assert "necklaces" in told[2].sentence
    pictures = [teaching.picture(one.picture, W) for one in told]
    assert all(pictures)
    assert [picture.count("pw-emblem") for picture in pictures] == [1, 1, 1, 1, 4, 0]
    assert covered(W, True, signs=pictures).count("<li>") == 6
    assert css.TOLD_SIGNS not in covered(W, False)


@pytest.mark.parametrize("begun", [False, True])
def test_leading_on_is_a_row_of_its_own_before_a_race_and_in_its_pause(begun):
    """Only that one stays in sight over the steps: five buttons would cover a phone."""
    rows = covered(W, begun, people=1).split('class="buttons"')[1:]
    assert [row.count("<button") for row in rows] == [4, 1]
    assert 'data-do="pause"' in rows[-1]


def test_who_opens_a_link_is_told_who_is_a_computer():
    html = join_table(W, "manitou", "Manitou", SEATS, (0, 2), 0, ["here", "away"])
    assert 'data-game="manitou"' in html
    assert "computer: normal" in html
    assert [f'name="seat{seat}"' in html for seat in range(3)] == [True, False, True]


def test_each_game_says_how_long_it_takes_and_for_whom_it_is():
    for game in GAMES.values():
        shortest, longest = game.META.minutes
        assert 0 < shortest <= longest
        assert game.META.age >= 6
        assert 1 <= game.META.weight <= 4
