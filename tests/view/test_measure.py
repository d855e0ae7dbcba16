"""Texts cut and broken to fit: SVG does neither."""

from prateria.view.measure import fit, width, wrap


def test_a_text_with_room_stays_whole():
    assert fit("Ola", 100, 14) == "Ola"


def test_a_cut_text_is_no_wider_than_its_room():
    for room in (20, 40, 60, 90):
        cut = fit("Bartholomew the Second of Prateria", room, 13)
        assert cut.endswith("…")
        assert width(cut, 13) <= room


def test_lines_keep_all_words_if_there_is_room():
    text = "Only an equal or stronger great warrior may come here."
    lines = wrap(text, 120, 14, 6)
    assert " ".join(lines) == text
    assert all(width(line, 14) <= 120 for line in lines)


def test_too_many_lines_are_cut():
    assert len(wrap("one two three four five six seven", 40, 14, 2)) == 2
