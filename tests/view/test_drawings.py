"""Seats are told apart by shape as well as by colour; drawings are sound markup."""

from xml.etree import ElementTree

from prateria.view.animals import bison, calf
from prateria.view.marks import seat_mark
from prateria.view.palette import SHAPES, seat_class, shape


def test_every_seat_has_a_shape_of_its_own():
    assert len(set(SHAPES)) == len(SHAPES) >= 4
    assert len({seat_class(seat) for seat in range(4)}) == 4


def test_drawings_are_sound_and_without_inline_style():
    for markup in (*(shape(s, 1.5, 2, 16) for s in range(4)), bison(1, 2, 0.5), bison(1, 2, 0.5, True), calf(0, 0, 1)):
        ElementTree.fromstring(markup)
        assert "style=" not in markup


def test_a_mark_with_words_is_a_picture_and_without_words_decoration():
    assert ElementTree.fromstring(seat_mark(1, "Ola")).attrib["aria-label"] == "Ola"
    assert ElementTree.fromstring(seat_mark(1)).attrib["aria-hidden"] == "true"
