"""What is told of a moment of a review: what would have come of something better."""

import pytest
from driver import run
from goldens import golden
from past import looking, table_of, whole

from prateria.app.review.findings import Findings
from prateria.app.review.pictures import ShownLoop
from prateria.app.review.told import more, turns_it, worth
from prateria.app.review.work import Review
from prateria.bots.review import Gap, Moment, Turn, round_ends
from prateria.games import GAMES
from prateria.kit.words import Words


@pytest.mark.parametrize(
    ("gap", "names", "told"),
    [
        (
            Gap(7.2, 0.4, 7.0),
            ("Ola", "Bear"),
            "By the end, on average: Ola has 7 more, Bear the same. That is 7 points better.",
        ),
        (
            Gap(7.2, 0.4, 7.0),
            ("Ola",),
            "By the end, on average: 7 points more.",
        ),
        (
            Gap(9.4, 0.4, 2.2),
            ("Ola", "Bear"),
            "By the end, on average: Ola has 2 more, Bear has 7 fewer. That is 9 points better.",
        ),
        (
            Gap(6.0, 0.4, -1.8),
            ("Ola", "Bear"),
            "By the end, on average: Ola has 2 fewer, Bear has 8 fewer. That is 6 points better.",
        ),
        (
            Gap(1.2, 0.4, 0.0),
            ("Ola", "Bear", "Elk"),
            "By the end, on average: Ola the same, the best of the others has 1 fewer. That is 1 point better.",
        ),
    ],
)
def test_what_others_lose_is_not_told_as_ones_own_gain(gap, names, told):
    said = more(Words("en"), gap, 0, names, GAMES["manitou"].texts)
    assert said.replace("\u2068", "").replace("\u2069", "") == told


@pytest.mark.parametrize(
    ("points", "error", "ahead", "seat", "told"),
    [
        (4.0, 0.0, 2.0, "loser", True),
        (4.0, 0.0, 6.0, "loser", False),
        (4.0, 0.0, -1.0, "loser", False),
        (4.0, 0.0, 2.0, "winner", False),
        (4.0, 0.4, 2.0, "loser", False),
    ],
)
def test_that_it_turns_the_game_is_told_only_where_it_is_sure(points, error, ahead, seat, told):
    """Not where who lost in the end was still ahead after what was played, or would have been behind all the same, and
    not of trials, which know less than the curve beside them."""
    session = whole("manitou", seed=3)
    winner = session.state.outcome().winners[0]
    turn = Turn(40, 41, winner if seat == "winner" else 1 - winner)
    moment = Moment(turn, Gap(points, error, points, ahead), ())
    assert bool(turns_it(Words("en"), session, moment, ("Ola", "Jan"))) is told


def test_how_much_they_would_have_won_by_is_told_where_it_adds_up():
    session = whole("manitou", seed=3)
    [winner], points = session.state.outcome().winners, session.state.outcome().points
    more_by = points[winner] - points[1 - winner] + 3.0
    for ahead, said in ((3.0, f"won, {points[winner] + 3} to {points[winner]}."), (2.0, "would have won.")):
        moment = Moment(Turn(40, 41, 1 - winner), Gap(more_by, 0.0, more_by, ahead), ())
        assert turns_it(Words("en"), session, moment, ("Ola", "Jan")).endswith(said)


def test_what_is_always_so_is_not_told_on_the_average():
    for error, said in ((0.0, False), (0.4, True)):
        gap, texts = Gap(5.0, error, 1.0), GAMES["manitou"].texts
        for told in (more(Words("en"), gap, 0, ("Ola", "Jan"), texts), worth(Words("en"), gap, texts)):
            assert ("on average" in told) is said


@pytest.mark.parametrize(("back", "told"), [(0, True), (1, False)])
def test_a_turn_that_ends_a_hunt_says_that_the_table_is_not_counted_yet(back, told):
    """The points beside it are those from before the counting, and those of the log are not."""

    async def play():
        session = golden("manitou-2-rules=2.txt")
        last = round_ends(session)[1] - 1 - back
        turn = Turn(last, last + 1, session.steps[last].action.seat)
        moment = Moment(turn, Gap(7.0, 0.5, 7.0), (str(session.steps[last].action),))
        loop = await looking(table_of(session, bots=(None, None)))
        shown = ShownLoop(loop, Review(session, (0, 1), Findings(), lambda text: None), moment, False)
        shown._set()
        assert ("On the table nothing of that is counted yet." in shown.local.shown.caption) is told

    run(play)
