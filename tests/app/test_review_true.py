"""What a review says of golden games holds against its numbers, each sentence by itself: a strict reader has them."""

import re
from functools import cache
from itertools import combinations, pairwise
from math import hypot

import pytest
from goldens import golden
from reviewing import worked

from prateria.app.review.panel import panel
from prateria.app.review.swing import counted
from prateria.app.shown import seated
from prateria.bots.course import along, lead, round_ends
from prateria.bots.review import LEAST, SURE
from prateria.core.savefile import SeatSetting
from prateria.kit.words import Words

NAMES = ("Ola", "Jan", "Zoe")
MARKS = ("fox", "owl", "wolf")
GOLDENS = (
    "manitou-2-rules=2",
    "manitou-3-rules=2",
    "powwow-2-war_path-marriage-calm-rules=1",
    "powwow-3-sharing-calm-half-rules=1",
    "bison-2-ruleset=bison-variant=0-rules=1",
    "bison-3-ruleset=apacze-variant=1-rules=1",
    "wendake-1-rules=2",
    "wendake-2-tribes-rules=2",
    "wendake-3-first_game-rules=2",
)
ROUNDING = 0.11

pytestmark = [pytest.mark.long, pytest.mark.usefixtures("quick")]
of_goldens = pytest.mark.parametrize("name", GOLDENS)


@cache
def told_of(name):
    """The review of that game as it is done, and what its panel says in plain text, a line for each element."""
    session = golden(f"{name}.txt")
    work, _ = worked(session, (0,))
    seats = [SeatSetting(NAMES[n], "normal" if n else None, MARKS[n]) for n in range(session.header.seats)]
    markup = re.sub(r"<svg.*?</svg>", "", str(panel(Words("en"), work, seated(Words("en"), seats))), flags=re.S)
    lines = re.sub(r"<[^>]+>", "\n", markup).translate(dict.fromkeys((0x2068, 0x2069))).split("\n")
    return work, [line.strip() for line in lines if line.strip()]


def found(name, pattern):
    """The review, and what each line with that in it names."""
    work, lines = told_of(name)
    return work, [match.groups() for line in lines for match in re.finditer(pattern, line)]


def told_lead(told):
    """Whose lead is told, and how far that one is ahead."""
    if told == "nobody is ahead" or told.startswith("a tie"):
        return 0, 0
    if told.endswith("is level with the best of the others"):
        return NAMES.index(told.split()[0]), 0
    who, how, n = re.fullmatch(r"(.*) is (ahead|behind) by (\d+)", told).groups()
    return NAMES.index(who), int(n) * (1 if how == "ahead" else -1)


def leads(told):
    """How far the first player of two is ahead, as it is told."""
    seat, lead = told_lead(told)
    return -lead if seat else lead


@of_goldens
def test_luck_is_what_the_other_deals_count_and_no_comfort_for_who_won(name):
    work, told = found(name, r"(.*) With (\d+) of (\d+) other deals a computer in that place did (worse|better)\.")
    here, *others = (deal[0] for deal in work.found.deals)
    won = 0 in work.session.state.outcome().winners
    for said, n, of, which in told:
        assert int(of) == len(others)
        assert int(n) == sum(one < here if which == "worse" else one > here for one in others)
        assert not (won and "fault" in said)
        assert ("but luck alone does not win" in said) is (which == "worse" and not won and here >= 0)
        assert ("still hard to win" in said) is (which == "worse" and not won and here < 0)
        assert not (won and which == "worse"), "who has won hears what the deal was good for"
    work, told = found(name, r"A computer in that place did better with it than with (\d+) of (\d+) others\.")
    for n, of in told:
        assert won
        assert (int(n), int(of)) == (sum(one < here for one in others), len(others))


@of_goldens
def test_what_is_called_better_came_out_so_beyond_twice_its_error(name):
    work, told = found(name, r"With another move: (?:on average )?(\d+) ")
    assert sorted(int(n) for (n,) in told) == sorted(max(1, round(one.gap.points)) for one in work.moments)
    assert all(one.gap.points > SURE * one.gap.error for one in work.moments)


@of_goldens
def test_what_went_well_all_the_same_is_what_the_line_shows(name):
    """Where it rises over a turn that could have been better that is said, and "no worse" only where it ended so."""
    work, lines = told_of(name)
    course, ended = work.course, lead(tuple(map(float, work.session.state.outcome().points)), 0)
    before = [max(one for one in course if one[0] <= moment.turn.begin)[1][0] for moment in work.moments]
    after = [min(one for one in course if one[0] >= moment.turn.end)[1][0] for moment in work.moments]
    rises = [b - a >= LEAST for a, b in zip(before, after, strict=True)]
    assert sum("went up here" in line for line in lines) == sum(rises)
    assert sum("it ended no worse for" in line for line in lines) <= sum(
        ended >= stood and not rise for stood, rise in zip(before, rises, strict=True)
    )


@of_goldens
def test_who_won_would_not_have_won_otherwise(name):
    work, told = found(name, r"Then (\w+) would have won")
    assert not told or 0 not in work.session.state.outcome().winners


@of_goldens
def test_the_biggest_change_has_the_numbers_of_the_line_and_no_other_part_more(name):
    guess = r"before this[,:] (.*?)[;.] (?:after this,|So it ended:) (.*?)\.(?: |$)"
    work, told = found(name, guess)
    change, line = next(iter(work.found.changed), None), dict(work.course)
    assert bool(told) is (change is not None)
    if change is None or work.session.header.seats != 2:
        return
    assert [leads(one) for one in told[0]] == [round(line[n][0]) for n in (change.begin, change.end)]
    rounds = pairwise(round_ends(work.session))
    most = max(abs(line[b][0] - line[a][0]) for a, b in rounds)
    if any("moved even more there" in one for one in told_of(name)[1]):
        assert abs(change.points) >= most - ROUNDING


@of_goldens
def test_a_jump_that_is_told_stands_in_the_line_and_goes_further_than_the_change(name):
    """And not its end: it has come back, and in another round than the one told of, where no line goes as far."""
    work, told = found(name, r"\w+ (\d+): the lead(?: of (\w+))? moved even more there, but not for long\.")
    for number, who in told:
        begin, end = round_ends(work.session)[int(number) - 1 :][:2]
        change, at, seat = work.found.changed[0], along(work.session), NAMES.index(who or NAMES[0])
        within = [stood[seat] for n, stood in work.course if at[begin] <= at[n] <= at[end]]
        most = max(within) - min(within)
        assert most > abs(change.points)
        assert most > abs(within[-1] - within[0])
        assert begin != change.begin
        for other in range(work.session.header.seats):  # nor does the picture show more within that one
            there = [stood[other] for n, stood in work.course if change.begin <= n <= change.end]
            assert most >= max(there) - min(there)


@of_goldens
def test_the_loss_that_is_told_is_of_who_lost(name):
    """Whatever else is found."""
    work, told = found(name, r"the loss that cost (\w+) most: .* Before it: (.*)\. After the turn of (\w+): (.*)\.")
    for who, before, by, after in told:
        assert NAMES.index(who) not in work.session.state.outcome().winners
        had, has = (int(re.search(rf"{who} \+?(\d+)", part)[1]) for part in (before, after))
        assert had > has
        assert by != who


@of_goldens
def test_what_is_said_to_be_counted_is_counted_by_the_rules(name):
    work, lines = told_of(name)
    change = next(iter(work.found.changed), None)
    for line in [line for line in lines if " Counted" in line]:
        before, after = (counted(work.session, n) for n in (change.begin, change.end))
        for who, a, b in zip(NAMES, before, after, strict=False):
            same = f"{who} {b}" if "the same as before" in line else f"{who} stays at {b}"
            assert (f"{who} from {a} to {b}" if a != b else same) in line


@of_goldens
def test_nothing_is_told_as_lost_that_could_still_be_had_later_in_the_same_round(name):
    work, _ = told_of(name)
    steps = work.session.steps
    for one, later in combinations(work.moments, 2):
        same = (
            later.turn.seat == one.turn.seat
            and steps[one.turn.begin].before.round == steps[later.turn.begin].before.round
        )
        assert not same or later.gap.ahead < one.gap.ahead - SURE * hypot(one.gap.error, later.gap.error)
