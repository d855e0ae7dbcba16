"""What a review says of the turns of which it tells nothing."""

import re
from itertools import pairwise

import pytest

from prateria.kit.words import LANGUAGES, Words
from prateria.view.frame import Sitter
from prateria.view.review import behind, review
from prateria.view.reviewed import Luck, Review, Stop, Swing, Turning

SITTERS = (Sitter(0, "Ola", None, "fox"), Sitter(1, "Jan", None, "owl"))
TICK = r'<path d="M36 ([0-9.]+)H[0-9.]+" class="(?:zero|grid)"/><text[^>]*>([0-9]+)</text>'
CURVE = [Stop(at, (lead, -lead), 2.0) for at, lead in ((0.0, 0.0), (0.3, -8.0), (0.5, 6.0), (1.0, 12.0))]


def told(untold=0, swing=None, lang="en", **others):
    turnings = [Turning(7 * n, n / 4, 0, f"Hunt {n} of 3", False, "7 points") for n in (1, 2, 3)]
    values = SITTERS, True, None, CURVE, [(0.0, "1")], "Hunt", turnings, untold, False, []
    return str(review(Words(lang), Review(*values, swing=swing)._replace(**others)))


@pytest.mark.parametrize("progress", [None, 0.5])
def test_moments_stand_in_the_order_of_the_game_and_the_weightiest_is_called_so(progress):
    gains = [Turning(7 * n, n / 4, 0, f"Hunt {n} of 3", False, "7 points", gain=n % 3) for n in (1, 2, 3)]
    listed = told(turnings=gains, progress=progress).split("Was there a better move?")[1].split("</section>")[0]
    entries = listed.split("<li>")[1:]
    assert [re.search(r"<b>(\d)\.</b>", one)[1] for one in entries] == ["1", "2", "3"]
    assert [re.search(r'data-value="(\d+)"', one)[1] for one in entries] == ["7", "14", "21"]
    assert ["mattered most" in one for one in entries] == [False, True, False]
    assert "…" not in listed
    assert "mattered most" not in told(turnings=gains[:1]), "of one nothing need be said"
    assert "mattered" not in told(turnings=[one._replace(gain=2) for one in gains]), "of equals none is"
    two = told(turnings=[*gains[:2], gains[2]._replace(gain=2)])
    assert two.count("No other moment mattered more.") == 2


def test_a_fourth_turn_that_matters_as_much_is_not_denied():
    assert "There was one more moment, but a smaller one." in told(untold=1)
    assert "There were more moments, but smaller ones." in told(untold=2)
    assert "There were more" not in told()


def test_a_moment_that_would_have_won_says_so_in_the_list():
    won = Turning(7, 0.25, 0, "Hunt 1 of 3", False, "7 points", turns="Then Ola would have won.")
    assert "Then Ola would have won." in told(turnings=[won])


def test_that_no_harm_came_of_several_moments_is_told_in_all_words_once():
    well = "Even so it ended no worse."
    turnings = [Turning(7 * n, n / 4, 0, f"Hunt {n} of 3", False, "7 points", well=well) for n in (1, 2, 3)]
    panel = told(turnings=turnings)
    assert panel.count(well) == 1
    assert panel.count("Here too no harm came of it.") == 2
    assert panel.index(well) < panel.index("Here too")


def test_that_a_moment_is_found_takes_no_width_from_what_is_told_of_it():
    panel = told(turnings=[Turning(7, 0.25, 0, "Hunt 1 of 3", True, "7 points")])
    key = panel.rsplit('data-do="moment"', 1)[1].split("</button>")[0]
    assert re.search(r'<span class="small"><svg[^>]*>.*?</svg> Found</span><span class="small">', key), (
        "a line under its title, among the others"
    )
    assert key.endswith("</span></span>"), "nothing stands beside what is told"


PART = Swing("Hunt 1 of 3", (6, 9), 0, (0.2, 0.3), -8.0, 6.0)


@pytest.mark.parametrize(("part", "named"), [((6, 9), "Moment 1 is"), ((6, 15), "Moments 1, 2 are"), ((1, 7), "")])
def test_the_biggest_change_names_the_moments_in_it(part, named):
    said = told(swing=PART._replace(part=part, whole=True))
    assert named in said
    assert bool(named) is ("in this part." in said)


@pytest.mark.parametrize(
    ("last", "why"), [(False, "what may still come."), (True, "or came to light, changed the guess.")]
)
def test_a_guess_that_goes_otherwise_than_what_is_counted_is_explained_beside_it(last, why):
    guess = told(swing=PART._replace(whole=True, guess=True, last=last))
    assert re.search(rf"ahead by 6\. The points alone do not show it: [^<]*{re.escape(why)}</p>", guess)
    assert why not in told(swing=PART._replace(whole=True, last=last))


def test_a_round_changes_from_its_beginning_to_its_end():
    said = told(swing=PART._replace(whole=True, told="Points: Ola 3 → 9."))
    assert (
        "<p>Hunt 1 of 3. Points: Ola 3 → 9.</p><p>The computer’s guess for the end of the game: before this, " in said
    )


def test_what_happened_is_said_first():
    said = told(ended="Jan wins! Result: Jan 20, Ola 14.")
    assert "<h2>How the game went</h2><p><b>Jan wins! Result: Jan 20, Ola 14.</b></p><figure class=" in said


def test_of_several_it_is_said_whose_the_band_is_and_how_one_stands_against_all_others():
    three = (*SITTERS, Sitter(2, "Ala", "normal", "bear"))
    curve = [Stop(at, (lead, -lead, -lead), 2.0) for at, lead in ((0.0, 0.0), (1.0, 7.0))]
    swing = Swing("Hunt 3 of 3", (6, 9), 1, (0.2, 1.0), 7.0, -4.0, whole=True, last=True)
    said = told(sitters=three, curve=curve, turnings=[], swing=swing).replace("\u2068", "").replace("\u2069", "")
    assert "The band around the curve of Ola shows how far the guess may be off." in said
    assert "before this: Jan is ahead by 7. So it ended: Jan is behind by 4." in said
    level = told(sitters=three, curve=curve, turnings=[], swing=swing._replace(after=0.3))
    assert "is level with the best of the others." in level


def test_what_is_still_to_be_found_is_not_promised_and_stands_below_what_comes_sooner():
    """And what leads on stands outside of what scrolls, in sight."""
    deal = [Luck(0, 1.0, [2.0])]
    whole = told(deal=True, luck=deal, swing=PART)
    begun = told(deal=True, progress=0.06, turnings=[])
    titles = ["The biggest change", "Luck with the deal", "Was there a better move?"]
    assert re.findall("<h3>(.*?)</h3>", begun) == titles[2:]
    assert re.findall("<h3>(.*?)</h3>", whole) == titles
    on_the_way = told(deal=True, progress=0.3, turnings=[], swing=PART, luck=deal)
    assert re.findall("<h3>(.*?)</h3>", on_the_way) == titles
    assert "<progress" in on_the_way.partition(titles[2])[2], "what is still worked on is that part alone"
    assert "The computer found no move" not in on_the_way
    assert "The computer found no move" in told(turnings=[])
    assert begun.count("<progress") == begun.count("% done") == 1
    assert re.search(r'</details></div><div class="buttons">.*</div>$', whole)


def test_who_wins_a_tie_is_named_where_the_part_ends_the_game():
    tie = PART._replace(whole=True, after=0.0)
    assert "after this, nobody is ahead." in told(swing=tie, sitters=SITTERS[:2])
    ends = told(swing=tie._replace(tied=1, last=True), sitters=SITTERS[:2])
    assert "So it ended: a tie, and \u2068Jan\u2069 wins it." in ends


def test_the_biggest_change_names_the_card_that_came_there():
    said = told(swing=PART._replace(round="Card 31 of 57", told="Turned: red hunter."))
    assert "<p>Card 31 of 57. Turned: red hunter.</p>" in said


def test_what_on_average_means_and_whose_turns_are_looked_at_is_said_to_who_asks():
    """Beside a moment it would be one sentence too many."""
    page, how = told(looked=("Ola",)).split("How does it know?")
    for said in ("“On average” means", "Only the turns of people"):
        assert said not in page
        assert said in how


def test_so_many_deals_are_told_as_are_drawn():
    """Also where many come to the same: whoever counts the dots comes to what is said."""
    kind = told(deal=True, luck=[Luck(0, 12.0, [1.0, 1.0, 13.0])])
    assert "rather a kind deal. With 2 of 3 other deals a computer in that place did worse." in kind
    dots = [float(x) for x in re.findall(r'<circle cx="([0-9.]+)" cy="15"', kind)]
    assert dots == sorted(dots)
    gaps = [round(b - a) for a, b in pairwise(dots)]
    assert gaps[1] == 2 * gaps[0], "here lies the deal of the game: two on its left, one on its right"
    mixed = told(deal=True, luck=[Luck(0, 2.0, [1.0, 2.0, 3.0])])
    said = "In 1 of 3 other deals it would have been harder, in 1 kinder, in 1 alike."
    assert said in mixed, "none is left out"


def test_deals_are_seen_as_they_come_and_nothing_is_said_of_them_too_early():
    early = told(deal=True, progress=0.5, luck=[Luck(0, 12.0, [1.0, 1.0, 13.0], of=19)])
    assert "3 of 19 other deals are played so far." in early
    assert early.count('cy="15"') == 3
    assert not re.search("harder deal|kind deal|would have been", early)


def test_of_cards_the_biggest_change_is_that_at_one_card():
    assert "<h3>The biggest change at one card</h3>" in told(swing=PART, cards=True)
    assert "<h3>The biggest change</h3>" in told(swing=PART)


@pytest.mark.parametrize(
    ("worse", "better", "said"),
    [(14, 5, "rather a kind deal"), (15, 4, "a kind deal"), (9, 10, "neither kind nor"), (0, 0, "neither kind nor"),
     (5, 14, "rather a hard deal, and nobody’s fault"), (3, 16, ": a hard deal, and nobody’s fault")],
)  # fmt: skip
def test_how_kind_a_deal_was_is_what_the_others_count(worse, better, said):
    others = [1.0] * worse + [5.0] * (19 - worse - better) + [9.0] * better
    assert said in told(deal=True, luck=[Luck(0, 5.0, others)])


@pytest.mark.parametrize(("worse", "said"), [(14, "rather a kind deal"), (15, "a kind deal this time")])
def test_a_kind_deal_is_told_to_who_lost_with_it_as_no_contradiction(worse, said):
    others = [1.0] * worse + [9.0] * (19 - worse)
    but = f"{said}, but luck alone does not win."
    assert but in told(deal=True, luck=[Luck(0, 5.0, others, won=False)])
    assert but not in told(deal=True, luck=[Luck(0, 5.0, others, won=True)])
    assert f"{said}. With {worse} of 19" in told(deal=True, luck=[Luck(0, 5.0, others)]), "nobody has won"


@pytest.mark.parametrize(("better", "said"), [(14, "rather a hard deal"), (15, "a hard deal")])
def test_a_hard_deal_excuses_nobody_who_won_with_it(better, said):
    others = [1.0] * (19 - better) + [9.0] * better
    well = f"{said}, and it went well all the same."
    assert well in told(deal=True, luck=[Luck(0, 5.0, others, won=True)])
    assert f"{said}, and nobody’s fault." in told(deal=True, luck=[Luck(0, 5.0, others, won=False)])


def test_no_deal_is_left_out_of_the_count():
    """None of nineteen is missing for who adds up."""
    said = told(deal=True, luck=[Luck(0, 5.0, [1.0] * 10 + [5.0] + [9.0] * 8)])
    assert "In 10 of 19 other deals it would have been harder, in 8 kinder, in 1 alike." in said
    assert "harder, in 9 kinder." in told(deal=True, luck=[Luck(0, 5.0, [1.0] * 10 + [9.0] * 9)])
    assert "All 3 other deals would have been alike." in told(deal=True, luck=[Luck(0, 5.0, [5.0] * 3)])


def test_a_review_that_a_link_has_opened_has_no_table_to_go_back_to():
    assert ('data-do="look-away"' in told(back="table"), 'data-do="look-away"' in told()) == (True, False)


@pytest.mark.parametrize(("ends", "why"), [(-17.0, "little by little"), (-3.0, "the curve changes little.")])
def test_a_line_that_goes_far_is_not_said_to_change_little(ends, why):
    said = told(sitters=SITTERS[:2], curve=[Stop(0.0, (0.0, 0.0), 0.0), Stop(1.0, (ends, -ends), 0.0)])
    assert f"No part stands out: {'it went that way ' * (ends < -8)}{why}" in said


def test_a_jump_that_is_not_sure_is_not_said_to_have_come_little_by_little():
    line = ((0.0, 0.0), (0.24, 2.0), (0.27, 9.0), (0.3, 15.0), (0.6, 14.0), (1.0, 13.0))
    rounds = [(n / 100, str(n + 1)) for n in range(100)]
    said = told(sitters=SITTERS[:2], curve=[Stop(at, (n, -n), 0.0) for at, n in line], rounds=rounds, across="Card")
    assert "little by little" not in said
    told_ = "The curve changes most here: card 25: Ola is ahead by 2; card 31: Ola is ahead by 15."
    assert told_ in said.translate(dict.fromkeys((0x2068, 0x2069)))


@pytest.mark.parametrize(("dip", "more"), [(-11.0, True), (-3.0, False)])
def test_a_line_that_goes_further_within_a_round_than_the_biggest_change_is_not_passed_over(dip, more):
    """What is called the biggest change is that of a whole round; the eye sees the jump inside another one."""
    line = ((0.0, 0.0), (0.33, -6.0), (0.5, dip), (0.6, 0.0), (0.67, -5.0), (1.0, -4.0))
    rounds, swing = (
        [(0.0, "1"), (0.33, "2"), (0.67, "3")],
        PART._replace(ats=(0.0, 0.33), before=0.0, after=-6.0, whole=True),
    )
    curve = [Stop(at, (n, -n), 0.0) for at, n in line]
    said = told(sitters=SITTERS[:2], curve=curve, rounds=rounds, swing=swing, turnings=[], across="Round")
    plain = said.translate(dict.fromkeys((0x2068, 0x2069)))
    assert ("Round 2: the lead moved even more there, but not for long." in plain) is more
    assert ("<h3>The biggest change that lasted</h3>" in plain) is more, "what is called the biggest is"
    assert ("<h3>The biggest change</h3>" in plain) is not more
    wide = [*curve[:1], Stop(0.1, (7.0, -7.0), 0.0), *curve[1:]]
    less = told(sitters=SITTERS[:2], curve=wide, rounds=rounds, swing=swing, turnings=[], across="Round")
    assert "further still" not in less, "within the part that is told of the line goes further yet"
    here = swing._replace(ats=(0.33, 0.67))
    within = told(sitters=SITTERS[:2], curve=curve, rounds=rounds, swing=here, turnings=[], across="Round")
    assert "further still" not in within, "it is marked there, and told of"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_in_all_languages(lang):
    assert "%(" not in told(1, PART._replace(whole=True, guess=True), lang)


@pytest.mark.parametrize(("now", "said"), [("turns", "every turn for a moment."), ("deal", "the luck with the deal.")])
def test_it_is_told_what_is_looked_at_now(now, said):
    """The share that is done is the only number: another beside it would contradict it."""
    assert f"Now: {said} 40% done.<" in told(progress=0.4, now=now)


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
    lost = behind(Words("en"), "Jan", "Hunt 2 of 3", "15 points", "A herd comes.")
    plain = lost.translate(dict.fromkeys((0x2068, 0x2069)))
    assert plain == "Hunt 2 of 3: counting what was won by then, here Jan fell back the most (15 points). A herd comes."
    said = told(turnings=[], lost=lost)
    assert f"<p>{lost}</p>" in said.split("Was there a better move?")[1].split("</section>")[0]
    assert "fell back" not in said.split("The biggest change")[1].split("</section>")[0]


def test_that_all_has_been_looked_at_is_said_once_it_is():
    done = ' data-say="The computer has looked at the whole game."'
    assert done in told()
    assert "data-say" not in told(progress=0.4)
    assert "whole game" not in told(judged=False), "where nobody can tell, that alone is said"


def test_where_nothing_is_to_be_tried_nothing_is_offered():
    assert "Can you find it?" in told()
    assert "Can you find it?" not in told(turnings=[])
    assert "The computer found no move that was clearly better." in told(turnings=[])
