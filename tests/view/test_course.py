"""The picture of a review: its numbers lie on the lines that they speak of."""

import re
from itertools import combinations, pairwise
from math import hypot

import pytest

from prateria.kit.words import Words
from prateria.view.course import SLIM, WIDE, picture
from prateria.view.frame import Sitter
from prateria.view.review import review as panel
from prateria.view.reviewed import Review, Stop, Swing, Turning

SITTERS = (Sitter(0, "Ola", None, "fox"), Sitter(1, "Jan", None, "owl"))
CURVE = [Stop(at, (lead, -lead), 2.0) for at, lead in ((0.0, 0.0), (0.3, -8.0), (0.5, 6.0), (1.0, 12.0))]


@pytest.mark.parametrize("paper", [SLIM, WIDE])
@pytest.mark.parametrize("at", [0.0, 0.1, 0.3, 0.42, 0.8, 1.0])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_moment_lies_on_the_line_of_its_player(paper, at, seat):
    turnings = [Turning(7, at, seat, "Hunt 1 of 3", False, "4 points", end=at)]
    review = Review(SITTERS, True, None, CURVE, [(0.0, "1"), (0.5, "2")], "Hunt", turnings, 0, False, [])
    drawn = str(picture(Words("en"), review, "Who was ahead", paper))
    lines = re.findall(r'<path d="M([\d. LM-]+)" class="course"', drawn)
    assert lines, "one line for two: where the other is ahead it has the colours of the other"
    points = sorted({tuple(map(float, one.split())) for line in lines for one in re.split("[LM]", line)})
    cx, cy = map(float, re.search(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="10"', drawn).groups())
    (x, y), (u, v) = next(pair for pair in pairwise(points) if pair[0][0] <= cx <= pair[1][0])
    assert cy == pytest.approx(y + (v - y) * (cx - x) / (u - x), abs=0.6)


def test_the_end_of_the_line_says_whose_it_is_and__no_moment_lies_over_it():
    """Beside the line: a moment of the last turn has its number there."""
    curve = [Stop(0.0, (0.0, 0.0), 2.0), Stop(1.0, (-3.0, 3.0), 2.0)]
    last = [Turning(7, 0.9, 0, "Hunt 3 of 3", False, "4 points", end=1.0)]
    review = Review(SITTERS, True, None, curve, [(0.0, "1")], "Hunt", last, 0, False, [])
    drawn = str(picture(Words("en"), review, "Who was ahead", SLIM))
    assert drawn.count(">Jan<") == 1
    assert ">The end<" in drawn
    assert ">The end<" not in str(picture(Words("en"), review._replace(curve=curve[:1]), "Who was ahead", SLIM))
    number = float(re.search(r'<circle cx="([\d.]+)" cy="[\d.]+" r="10"', drawn)[1])
    assert number + 12 < float(re.search(r'<text x="([\d.]+)"[^>]*>\+3<', drawn)[1]) - 14


def test_arrows_say_whose_lead_goes_up_as_a_triangle_is_the_sign_of_a_player():
    review = Review(SITTERS, True, None, CURVE, [(0.0, "1")], "Hunt", [], 0, False, [])
    drawn = str(picture(Words("en"), review, "Who was ahead", WIDE))
    assert "↑ Ola  ↓ Jan" in drawn
    assert not set("▲▼") & set(drawn)


def test_moments_have_the_numbers_of_the_list_also_while_others_may_be_found():
    turnings = [Turning(7, 0.5, 0, "Hunt 2", False, "4 points")]
    review = Review(SITTERS, True, 0.5, CURVE, [(0.0, "1")], "Hunt", turnings, 0, False, [])
    for now in (0.5, None):
        drawn = str(picture(Words("en"), review._replace(progress=now), "Who was ahead", SLIM))
        assert 'aria-label="1. Hunt 2' in drawn
        assert re.search(r'<text x="[\d.]+" y="[\d.]+"[^>]*>1</text>', drawn.split("chart-marks")[1])


def test_what_is_known_of_a_line_and_where_the_computer_looks_is_seen_from_the_beginning():
    review = Review(SITTERS, True, 0.1, [], [(0.0, "1")], "Hunt", [], 0, False, [], spots=CURVE, looking=0.5)
    drawn = str(picture(Words("en"), review, "Who was ahead", SLIM))
    assert 'class="course"' not in drawn
    assert drawn.count('class="review-looks"') == 1
    bare = str(picture(Words("en"), review._replace(spots=[], looking=None), "Who was ahead", SLIM))
    assert "review-looks" not in bare
    assert "review-looks" not in str(picture(Words("en"), review._replace(progress=None), "Who was ahead", SLIM))
    assert [drawn.count(f'<g class="s{seat}">') - bare.count(f'<g class="s{seat}">') for seat in (0, 1)] == [3, 1]


@pytest.mark.parametrize("doubt", [1.0, 40.0])
def test_the_scale_fits_the_line_and_not_how_far_it_may_be_off(doubt):
    curve = [stop._replace(doubt=doubt) for stop in CURVE]
    review = Review(SITTERS, True, None, curve, [(0.0, "1")], "Hunt", [], 0, False, [])
    drawn = str(picture(Words("en"), review, "Who was ahead", SLIM))
    ticks = re.findall(r'class="(?:zero|grid)"/><text[^>]*>(\d+)<', drawn)
    assert max(map(int, ticks)) == 15
    box = r'<svg x="36" y="24" width="(\d+)" height="160" viewBox="36 24 \1 160">'
    cut = rf'{box}<path d="[^"]+" class="review-strip"'
    assert re.search(cut, drawn), "the band goes no further than the scale"


def test_of_a_close_game_the_strip_is_not_all_of_the_picture():
    curve = [stop._replace(leads=[lead / 6 for lead in stop.leads], doubt=11.0) for stop in CURVE]
    review = Review(SITTERS, True, None, curve, [(0.0, "1")], "Hunt", [], 0, False, [])
    drawn = str(picture(Words("en"), review, "Who was ahead", SLIM))
    strip = re.findall(r'<path d="M([^"]+)Z" class="review-strip"', drawn)[0]
    heights = [float(point.split()[1]) for point in strip.split("L")]
    assert min(heights) >= 24
    assert max(heights) <= 184


def test_where_no_part_stands_out_no_ground_is_filled():
    """It filled the picture, and told a child nothing: the lines of it are enough there, and are named so."""
    review = Review(SITTERS, True, None, CURVE, [(0.0, "1")], "Hunt", [], 0, False, [])
    swing = Swing("Hunt 1", (0, 3), 0, (0.0, 0.5), 0.0, 6.0)
    for found, faint in ((review, True), (review._replace(swing=swing), False), (review._replace(progress=0.5), False)):
        drawn = str(panel(Words("en"), found))
        assert drawn.count('class="review-strip"') > 0
        assert ('class="review-faint"' in drawn, "The dotted lines beside it" in drawn) == (faint, faint)
        assert ("The band around the curve" in drawn) != faint


def test_a_moment_has_the_colours_of_its_player():
    turnings = [Turning(n, 0.8, seat, "Hunt 3 of 3", False, "4 points", end=0.8) for n, seat in enumerate((1, 0, 1))]
    review = Review(SITTERS, True, None, CURVE, [(0.0, "1"), (0.5, "2")], "Hunt", turnings, 0, False, [])
    drawn = str(picture(Words("en"), review, "Who was ahead", SLIM))
    assert re.findall(r'class="s(\d)" role="button"', drawn) == ["1", "0", "1"]


def test_moments_close_together_stay_near_their_lines_and_lie_over_no_other():
    ats = ((0.78, 0), (0.8, 0), (0.82, 1))
    turnings = [Turning(n, at, seat, "Hunt 3 of 3", False, "4 points", end=at) for n, (at, seat) in enumerate(ats)]
    review = Review(SITTERS, True, None, CURVE, [(0.0, "1"), (0.5, "2")], "Hunt", turnings, 0, False, [])
    drawn = str(picture(Words("en"), review, "Who was ahead", SLIM))
    alone = [
        re.search(r'<circle cx="[\d.]+" cy="([\d.]+)" r="10"', str(picture(Words("en"), one, "Who", SLIM))).group(1)
        for one in (review._replace(turnings=[turning]) for turning in turnings)
    ]
    spots = [tuple(map(float, one)) for one in re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="10"', drawn)]
    assert all(hypot(x - u, y - v) >= 20 for (x, y), (u, v) in combinations(spots, 2))
    assert [y for _, y in spots] == [float(line) for line in alone]  # beside each other, at the height of the line


def test_in_words_it_stands_at_the_beginning_of_a_round_as_the_line_does():
    """Not as it was found next, after what was played there."""
    review = Review(SITTERS, True, None, CURVE, [(0.0, "1"), (0.4, "2")], "Hunt", [], 0, False, [])
    drawn = str(picture(Words("en"), review, "Who was ahead", WIDE))
    assert (
        "Hunt 1: nobody is ahead. Hunt 2: \u2068Jan\u2069 is ahead by 1. The end: \u2068Ola\u2069 is ahead by 12"
        in drawn
    )


@pytest.mark.parametrize("up", [0, 1])
def test_of_two_there_is_one_line_in_the_colours_of_who_is_ahead(up):
    """Up for the person among them. Twice the same, once upside down, is no news."""
    sitters = tuple(sitter._replace(bot=None if sitter.seat == up else "normal") for sitter in SITTERS)
    review = Review(sitters, True, None, CURVE, [(0.0, "1")], "Hunt", [], 0, False, [])
    drawn = str(picture(Words("en"), review, "Who was ahead", SLIM))
    lines = re.findall(r'class="course"', drawn)
    assert len(lines) == 2  # a part for each of them
    zero = float(re.search(r'd="M36 ([\d.]+)H\d+" class="zero"', drawn).group(1))
    for seat in (0, 1):
        group = re.search(rf'<g class="s{seat}"><path d="[^"]+" class="course-edge"/?>.*?</g>', drawn).group()
        line = re.search(r'<path d="([^"]+)" class="course"', group).group(1)
        heights = [float(one.split()[1]) for one in re.split("[LM]", line) if one]
        assert all(y <= zero if seat == up else y >= zero for y in heights)


def test_no_band_lies_over_a_line():
    """It would have another colour there, and hide the line."""
    three = (*SITTERS, Sitter(2, "Ben", None, "bear"))
    for sitters in (SITTERS, three):
        curve = [stop._replace(leads=(*stop.leads, 3.0)[: len(sitters)]) for stop in CURVE]
        review = Review(sitters, True, None, curve, [(0.0, "1")], "Hunt", [], 0, False, [])
        bands, lines = str(picture(Words("en"), review, "Who was ahead", SLIM)).split('class="course-edge"', 1)
        assert bands.count('class="review-strip"') == (3 if sitters is SITTERS else 1)
        assert 'class="review-strip"' not in lines.split("<svg")[0]


def test_names_are_whole_where_there_is_room():
    long = (Sitter(0, "Maksymilian", None, "fox"), Sitter(1, "Wilhelmina", None, "owl"))
    review = Review(long, True, None, CURVE, [(0.0, "1")], "Hunt", [], 0, False, [])
    drawn = str(picture(Words("en"), review, "Who was ahead", WIDE))
    assert "Maksymilian +12" in drawn or ">Maksymilian<" in drawn
    assert ">Wilhelmina<" in drawn


def test_no_name_lies_on_the_word_for_the_end():
    three = (*SITTERS, Sitter(2, "Ben", None, "bear"))
    curve = [stop._replace(leads=(*stop.leads, 0.0)) for stop in CURVE]
    review = Review(three, True, None, curve, [(0.0, "1")], "Hunt", [], 0, False, [])
    drawn = str(picture(Words("en"), review, "Who was ahead", SLIM))
    ends = [float(y) for y in re.findall(r'<text[^>]* y="([\d.]+)"[^>]*>(?:Ola|Jan|Ben) ', drawn)]
    end = float(re.findall(r'y="([\d.]+)"[^>]*>The end<', drawn)[0])
    assert len(ends) == 3
    assert max(ends) <= end - 18


def test_how_far_somebody_is_ahead_does_not_read_like_points():
    three = (*SITTERS, Sitter(2, "Ben", None, "bear"))
    curve = [stop._replace(leads=(*stop.leads, 0.0)) for stop in CURVE]
    review = Review(three, True, None, curve, [(0.0, "1")], "Hunt", [], 0, False, [])
    drawn = str(picture(Words("en"), review, "Who was ahead", WIDE))
    assert [f">{label}<" in drawn for label in ("Ola +12", "Jan −12", "Ben 0")] == [True] * 3


def test_of_a_game_that_is_not_judged_the_last_card_stands_at_the_end_and_names_take_no_more_room_than_they_need():
    three = (*SITTERS, Sitter(2, "Ben", None, "bear"))
    curve = [stop._replace(leads=(*stop.leads, 0.0)) for stop in CURVE]
    rounds = [(n / 114, str(n + 1)) for n in range(114)]
    review = Review(three, False, None, curve, rounds, "Card", [], 0, False, [])
    drawn = str(picture(Words("en"), review, "Who was ahead", WIDE))
    at = {text: float(x) for x, text in re.findall(r'<text x="([\d.]+)" y="278"[^>]*>(\d+)<', drawn)}
    assert max(at, key=at.get) == "114"
    assert at["114"] > 0.85 * WIDE.width, "no empty quarter beside it"
