"""The table of a small card game drawn from view/ alone: no CSS of its own, no other file of drawings."""

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from prateria.kit.touch import Touch
from prateria.view import css
from prateria.view.box import Box
from prateria.view.card import card, paper, slot
from prateria.view.frame import Sitter
from prateria.view.hand import held, lay
from prateria.view.plate import frame, ground, head, plate, points
from prateria.view.stack import edges, stack
from prateria.view.stone import stone
from prateria.view.svg import Safe, el, join
from prateria.view.track import Track

W, H = 100, 140
BACK = paper(W, H, 11, (4, 8, css.CARD_SEAT), (9, 5, css.CARD_BACK))


def face(number):
    """A card with a number on it."""
    return join(
        (
            paper(W, H, 11, (4, 8, css.CARD_SEAT), (9, 5, css.CARD_FACE)),
            el("text", str(number), x=50, y=88, font_size=54, class_=css.MIDDLE_HEAVY),
        )
    )


def table(hand, touch, sitters, turn, deck=12, prey=7):
    """The hand of seat 0, a plate for each player, a deck, and a token with a number."""
    rows = [Box(2, 2 + 44 * i, 260, 40) for i in range(len(sitters))]
    kids = [
        plate(
            css.PLAYER,
            sitter.seat,
            f"{sitter.name}: 3",
            ground(row, 12),
            frame(row, 12) if sitter.seat == turn else Safe(),
            *head(sitter, row.x + 10, row.y + 20, 190, 15)[0],
            *points(3, row.x + row.w - 8, row.y + 20, 17),
            turn=sitter.seat == turn,
        )
        for sitter, row in zip(sitters, rows, strict=True)
    ]
    kids += [el("g", *stack(BACK, deck, Box(300, 10, 50, 70), W), class_="s0"), *stone(str(prey), 420, 45, 24)]
    for number, at in zip(hand, lay(Box(2, 150, 500, 150), len(hand), 90, 126), strict=True):
        pick = f"card:{number}"
        kids.append(held(touch, pick, f"Card {number}", f"mine-{number}", face(number), at, W, seat=0))
    return el("svg", *kids, viewBox="0 0 504 304", class_=css.TABLE)


def drawn(touch, **more):
    sitters = (Sitter(0, "Ola <b>&"), Sitter(1, "Bartholomew the Second", "normal", "owl"))
    return ElementTree.fromstring(table((1, 4, 6), touch, sitters, 1, **more))


def classes(tree):
    return {name for element in tree.iter() for name in element.get("class", "").split()}


def by_id(tree, id_):
    return next(element for element in tree.iter() if element.get("id") == id_)


def test_it_wants_only_classes_that_every_table_has():
    known = {value for name, value in vars(css).items() if name.isupper() and isinstance(value, str)}
    found = classes(drawn(Touch(("card:1",), ("card:4",)))) | classes(drawn(Touch(), deck=0))
    assert {name for name in found if not re.fullmatch(r"s\d", name)} <= known
    assert {css.CARD_BACK, css.PLATE_TURN, css.PLATE_POINTS, css.STONE, css.SLOT, css.LIFTED} <= found


@pytest.mark.parametrize(
    ("touch", "states"),
    [
        (Touch((), ("card:1", "card:6")), [css.POSSIBLE, "", css.POSSIBLE]),
        (Touch(("card:1",), ()), [css.LIFTED, "", ""]),
        (Touch(), ["", "", ""]),
    ],
)
def test_a_card_in_the_hand_says_how_it_stands_with_the_choice(touch, states):
    tree = drawn(touch)
    for number, state in zip((1, 4, 6), states, strict=True):
        found = by_id(tree, f"mine-{number}")
        assert set(found.get("class").split()) & {css.LIFTED, css.POSSIBLE, css.CHOSEN} == ({state} - {""})
        assert found.get("data-pick") == f"card:{number}"
        assert found.get("aria-pressed") == ("true" if state == css.LIFTED else None)
        assert found.get("aria-disabled") == (None if state else "true")
        assert any(child.get("class") == css.RING for child in found), "a child, for the CSS to find it"


def test_the_chosen_card_lies_higher():
    low, high = (float(by_id(drawn(touch), "mine-1").get("data-y")) for touch in (Touch(), Touch(("card:1",))))
    assert high < low


def test_the_plate_of_whose_turn_it_is_is_marked():
    tree = drawn(Touch())
    assert [css.TURN in by_id(tree, f"player-{seat}").get("class").split() for seat in (0, 1)] == [False, True]
    assert by_id(tree, "player-0").get("aria-label") == "Ola <b>&: 3"


def test_an_animal_makes_way_for_a_long_name():
    short, long = (
        join(head(Sitter(0, name, None, "fox"), 10, 20, 120, 15)[0]) for name in ("Ola", "Bartholomew the Second")
    )
    assert "#mark-fox" in short
    assert "#mark-fox" not in long


@pytest.mark.parametrize(("cards", "room"), [(1, 500), (4, 500), (9, 500), (1, 50)])
def test_cards_of_a_hand_stay_in_their_room_as_long_as_they_can(cards, room):
    places = lay(Box(10, 0, room, 100), cards, 90, 80)
    assert len(places) == cards
    if room >= 90:
        assert places[0].x >= 10
        assert places[-1].x + 90 <= 10 + room + 1e-9
    assert all(a.x < b.x for a, b in pairwise(places))


def test_no_cards_have_no_places():
    assert lay(Box(0, 0, 100, 100), 0, 50, 70) == ()


def test_a_stack_shows_a_few_and_says_how_many():
    at = Box(0, 0, 50, 70)
    assert len(stack(BACK, 2, at, W)) == 2 + 2
    assert len(stack(BACK, 40, at, W)) == 3 + 2
    assert stack(BACK, 40, at, W)[-1].endswith(">40</text>")
    assert stack(BACK, 0, at, W) == (slot(at, 5),)
    assert len(edges(3, at, 4, -1.5, -1, css.CARD_MINI)) == 3


def test_a_card_face_down_turns_over():
    up, down = (card("c", BACK, 0, 0, 50, 70, W, seat=1, up=side) for side in (True, False))
    assert f's1 {css.CARD_UP}"' in up
    assert 'data-flip="up"' in up
    assert f's1 {css.CARD_DOWN}"' in down
    assert 'data-flip="down"' in down


def test_a_track_has_as_many_fields_as_it_is_long():
    track = Track(10, 150, 15)
    assert (track.at(0), track.at(15)) == (10, 160)
    assert track.fields(0, 99, 20, 8).count("M") == 15
    assert track.fields(4, 4, 20, 8) == ""
