"""What a review says of the turns of which it tells nothing."""

import re

import pytest

from prateria.kit.words import LANGUAGES, Words
from prateria.view.course import Luck, Review, Stop, Swing, Turning
from prateria.view.frame import Sitter
from prateria.view.review import behind, review

SITTERS = (Sitter(0, "Ola", None, "fox"), Sitter(1, "Jan", None, "owl"))
TICK = r'<path d="M36 ([0-9.]+)H[0-9.]+" class="(?:zero|grid)"/><text[^>]*>([0-9]+)</text>'
CURVE = [Stop(at, (lead, -lead), 2.0) for at, lead in ((0.0, 0.0), (0.3, -8.0), (0.5, 6.0), (1.0, 12.0))]


def told(untold=0, swing=None, lang="en", **others):
    turnings = [Turning(7 * n, n / 4, 0, f"Hunt {n} of 3", False, "7 points") for n in (1, 2, 3)]
    values = SITTERS, True, None, CURVE, [(0.0, "1")], "Hunt", turnings, 3, 45, untold, False, []
    return str(review(Words(lang), Review(*values, swing=swing)._replace(**others)))


def test_a_fourth_turn_that_matters_as_much_is_not_denied():
    assert "Only the 3 biggest moments are shown here. There were more." in told(untold=1)
    assert "In the other turns" not in told(untold=1)
    assert "In the other turns the computer found nothing that was surely better." in told()


def test_a_moment_that_would_have_won_says_so_in_the_list():
    won = Turning(7, 0.25, 0, "Hunt 1 of 3", False, "7 points", turns="Then Ola would have won.")
    assert "Then Ola would have won." in told(turnings=[won])


PART = Swing("Hunt 1 of 3", (6, 9), 0, (0.2, 0.3), -8.0, 6.0)


@pytest.mark.parametrize(("part", "named"), [((6, 9), "Moment 1 is"), ((6, 15), "Moments 1, 2 are"), ((1, 7), "")])
def test_the_biggest_change_names_the_moments_in_it_or_that_it_may_be_luck(part, named):
    said = told(swing=PART._replace(part=part, whole=True))
    assert named in said
    assert ("That may be luck, or what the players did." in said) is (not named)
    for counts, last, why in (
        ("less", False, "changed less. The line also looks at what may still come."),
        ("against", False, "gone the other way. The line also looks at what may still come."),
        ("same", False, "stayed the same. The line also looks at what may still come."),
        ("same", True, "stayed the same. Before, the computer had expected something else."),
    ):
        guess = told(swing=PART._replace(part=part, whole=True, counts=counts, last=last))
        assert why in guess
        assert "may be luck" not in guess


def test_a_round_changes_from_its_beginning_to_its_end_and_may_come_back():
    said = told(swing=PART._replace(whole=True, told="Points: Ola 3 → 9.", back=("Hunt 2 of 3", 9)))
    assert (
        "<p>Hunt 1 of 3. Points: Ola 3 → 9.</p><p>The computer’s guess for the end of the game: before this, " in said
    )
    more = "<summary>More about this part</summary><p>"
    assert f"{more}Hunt 2 of 3: it goes back by 9.</p>" in said
    assert more not in told(swing=PART._replace(whole=True))
    assert "goes back" not in told(swing=PART._replace(whole=True))
    jumps = told(swing=PART._replace(whole=True, jumped="Hunt 3 of 3"))
    assert "In another part it goes up and down more: Hunt 3 of 3." in jumps


def test_who_wins_a_tie_is_named_where_the_part_ends_the_game():
    tie = PART._replace(whole=True, after=0.0)
    assert "after this, nobody is ahead." in told(swing=tie, sitters=SITTERS[:2])
    ends = told(swing=tie._replace(tied=1, last=True), sitters=SITTERS[:2])
    assert "So it ended: a tie, and \u2068Jan\u2069 wins it." in ends


def test_the_biggest_change_names_the_card_that_came_there():
    said = told(swing=PART._replace(round="Card 31 of 57", told="Turned: red hunter."))
    assert "<p>Card 31 of 57. Turned: red hunter.</p>" in said


def test_it_is_said_where_the_width_of_the_strips_comes_from():
    """For who asks how the computer knows: under the picture it would be one sentence too many."""
    picture, how = told().split("<details>")
    assert "The pale band shows where most games end." in picture
    assert "Many trial games have shown how wide the pale band must be." in how


def test_that_the_line_begins_at_0_is_no_contradiction_to_a_kind_deal():
    kind = told(deal=True, luck=[Luck(0, 12.0, [1.0, 2.0, 3.0])])
    assert "a kind deal this time. 3 of 3 other deals would have been harder." in kind
    mixed = told(deal=True, luck=[Luck(0, 2.0, [1.0, 2.0, 3.0])])
    assert "Of 3 other deals, harder: 1, alike: 1, kinder: 1." in mixed, "none is left out"
    assert "The line above still begins at 0: at the start nobody knows what will come." in kind


@pytest.mark.parametrize(
    ("worse", "better", "said"),
    [(14, 5, "rather a kind deal"), (15, 4, "a kind deal"), (9, 10, "neither kind nor"), (0, 0, "neither kind nor"),
     (5, 14, "rather a hard deal, and nobody’s fault"), (3, 16, ": a hard deal, and nobody’s fault")],
)  # fmt: skip
def test_how_kind_a_deal_was_is_what_the_others_count(worse, better, said):
    others = [1.0] * worse + [5.0] * (19 - worse - better) + [9.0] * better
    assert said in told(deal=True, luck=[Luck(0, 5.0, others)])


def test_no_deal_is_left_out_of_the_count():
    """None of nineteen is missing for who adds up."""
    said = told(deal=True, luck=[Luck(0, 5.0, [1.0] * 10 + [5.0] + [9.0] * 8)])
    assert "Of 19 other deals, harder: 10, alike: 1, kinder: 8." in said
    assert "kinder: 9." in told(deal=True, luck=[Luck(0, 5.0, [1.0] * 10 + [9.0] * 9)])


def test_a_review_that_a_link_has_opened_has_no_table_to_go_back_to():
    assert ('data-do="look-away"' in told(back="table"), 'data-do="look-away"' in told()) == (True, False)


@pytest.mark.parametrize(("ends", "why"), [(-17.0, "little by little"), (-3.0, "the line changes little.")])
def test_a_line_that_goes_far_is_not_said_to_change_little(ends, why):
    said = told(sitters=SITTERS[:2], curve=[Stop(0.0, (0.0, 0.0), 0.0), Stop(1.0, (ends, -ends), 0.0)])
    assert f"No part stands out: {'it went that way ' * (ends < -8)}{why}" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_in_all_languages(lang):
    assert "%(" not in told(1, PART._replace(whole=True, back=("2", 9), counts="less"), lang)


@pytest.mark.parametrize(("now", "said"), [("turns", "every turn for a moment."), ("deal", "the luck with the deal.")])
def test_it_is_told_what_is_looked_at_now(now, said):
    """The share that is done is the only number: another beside it would contradict it."""
    assert f"40% done. Now: {said}<" in told(progress=0.4, now=now)


def test_a_change_between_two_is_told_by_who_is_ahead():
    said = told(swing=PART)
    assert ": before this, \u2068Jan\u2069 is ahead by 8; after this, \u2068Ola\u2069 is ahead by 6." in said


@pytest.mark.parametrize(("gain", "end"), [(16, 0.9), (3, 0.9), (3, 1.0), (6, 0.6)])
def test_dot_and_circle_are_as_far_apart_as_is_told(gain, end):
    """Also where the line falls steeply, there is little between them, or the game ends there."""
    steep = [Stop(at, (lead, -lead), 1.0) for at, lead in ((0.0, 0.0), (0.5, 30.0), (0.8, 31.0), (1.0, 15.0))]
    said = told(turnings=[Turning(7, 0.5, 0, "Hunt 3 of 3", False, "9 points", end=end, gain=gain)], curve=steep)
    dot = float(re.search(r'<circle cx="[0-9.]+" cy="([0-9.]+)" r="10"', said)[1])
    ring = float(re.search(r'class="review-else".*?<circle cx="[0-9.]+" cy="([0-9.]+)"', said)[1])
    (y, n), (v, m) = [(float(y), int(n)) for y, n in re.findall(TICK, said.split("review-else")[0])][-2:]
    assert (dot - ring) * (m - n) / (y - v) == pytest.approx(gain, abs=0.1)


@pytest.mark.parametrize(("up", "seat", "gain", "there"), [(0, 0, 9.0, 3.0), (0, 1, 9.0, -15.0), (0, 0, 30.0, 24.0)])
def test_where_the_line_would_be_with_the_better_move_is_marked(up, seat, gain, there):
    """By as much from the line as is told beside the moment, in the same picture, whose axis reaches as far."""
    turning = Turning(7, 0.5, seat, "Hunt 2 of 3", False, "9 points", end=0.75, gain=gain)
    flat = [Stop(at, (-6.0, 6.0), 1.0) for at in (0.0, 0.5, 1.0)]
    said = told(turnings=[turning], curve=flat)
    assert "○ with something better" in said
    ring = re.search(r'class="review-else".*?<circle cx="([0-9.]+)" cy="([0-9.]+)"', said)
    line = re.search(r'class="review-else".*?M([0-9.]+) ([0-9.]+)V', said)
    dot = re.search(r'<circle cx="([0-9.]+)" cy="([0-9.]+)" r="10"', said)
    assert float(line[1]) == float(ring[1])
    assert float(dot[2]) == float(line[2])
    per_point = abs(float(ring[2]) - float(line[2])) / gain
    assert (float(ring[2]) < float(line[2])) is (there > -6)
    assert 24 <= float(ring[2]) <= 224 - 40
    assert per_point > 1
    assert "○" not in told(turnings=[])


def test_where_a_moment_lies_in_it_the_change_is_told_by_that():
    """Of calm Pow Wow the card that came after the move is no cause."""
    moment = Turning(7, 0.25, 0, "Card 108 of 114", False, "12 cards", "Ola claims the hunter.")
    swing = Swing("Card 109 of 114", (6, 9), 1, (0.2, 0.3), -8.0, 6.0, False, "Turned: tipi.")
    other = told(swing=swing._replace(seat=0), turnings=[moment])  # it went up for who moved: that is no cause
    assert "Turned: tipi.</p>" in other
    assert "Moment 1 is in this part." in other
    said = told(swing=swing, turnings=[moment])
    assert "<p>Card 108 of 114. Ola claims the hunter.</p>" in said
    assert "</p><p>Moment 1 is in this part." in said
    assert "Turned: tipi." not in said


def test_where_no_moment_is_found_it_is_told_where_most_was_lost():
    lost = (
        behind(Words("en"), "Jan", "Hunt 2 of 3", "28 points", "15 points").replace("\u2068", "").replace("\u2069", "")
    )
    assert lost == (
        "Jan ends behind: 28 points. Of what was counted, the gap grew most here: Hunt 2 of 3 (15 points). "
        "No single move would surely have helped."
    )
    assert lost in told(turnings=[], lost=lost)


def test_room_for_what_may_still_be_found_is_no_empty_box_for_a_reader():
    said = told(progress=0.04, turnings=[])
    assert "4% done. Now: " in said
    assert said.count('class="review-room" aria-hidden="true"') == 3
    one = [Turning(7, 0.25, 0, "Hunt 1 of 3", False, "7 points")]
    assert 'class="review-room">The computer is still working on this.' in told(progress=0.5, turnings=one)


def test_that_all_has_been_looked_at_is_said_once_it_is():
    done = ' data-say="The computer has looked at the whole game. Nothing changes here any more."'
    assert done in told()
    assert "data-say" not in told(progress=0.4)


def test_where_nothing_is_to_be_tried_nothing_is_offered():
    title = "<h3>Try another way</h3>"
    assert title in told(turnings=[], progress=0.5)
    assert title not in told(turnings=[])
    assert "<h3>Was something better possible?</h3>" in told(turnings=[])
