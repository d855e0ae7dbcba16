"""A finished game looked at once more: always the same, by what was known, and never more than is sure."""

from collections.abc import Iterator
from dataclasses import replace as changed
from itertools import pairwise
from typing import Any, TypeVar

import pytest
from goldens import golden

from prateria.bots import review
from prateria.bots.seatview import SeatView
from prateria.core.replay import position
from prateria.core.rng import Rng
from prateria.core.session import Session, Step
from prateria.games import GAMES
from prateria.games.contract import Judging

pytestmark = pytest.mark.long

T = TypeVar("T")
NAMES = {
    "bison": "bison-2-ruleset=bison-variant=0-rules=1.txt",
    "manitou": "manitou-3-rules=2.txt",
    "powwow": "powwow-3-war_path-sharing-calm-rules=1.txt",
    "wendake": "wendake-2-tribes-rules=2.txt",
}


def last(work: Iterator[T | None]) -> T:
    """What it comes to."""
    return [one for one in work if one is not None][-1]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a few worlds only: the way to a judgement is the same."""
    for game in GAMES.values():
        judging = game.sense.judging
        if judging is not None:
            effort = judging.effort._replace(curve=2, glance=1, choose=1, check=8, luck=1)
            monkeypatch.setattr(game, "sense", changed(game.sense, judging=changed(judging, effort=effort)))


@pytest.mark.parametrize("game", NAMES)
def test_the_curve_is_the_same_each_time_and_ends_as_the_game_did(game: str) -> None:
    session = golden(NAMES[game])
    stops = review.stops(session)
    assert stops == sorted(set(stops))
    assert len(stops) <= review.STOPS + 1
    for length in (stops[len(stops) // 2], stops[-1]):
        found = [last(review.stand(session, length, Rng(7))) for _ in range(2)]
        assert found[0] == found[1]
        assert len(found[0]) == session.header.seats
    points = session.state.outcome().points  # type: ignore[union-attr]
    assert found[0][0] == points[0] - max(points[1:])
    assert review.doubt(session, stops[-1]) == 0 < review.doubt(session, 0)


@pytest.mark.parametrize("game", ["powwow", "manitou"])
def test_of_three_somebody_is_ahead_and_nobody_else(game: str) -> None:
    """As the chart says it: how far ahead of the best of the others."""
    session = golden(NAMES[game])
    assert session.header.seats == 3
    for length in review.stops(session)[:6]:
        *others, best = sorted(last(review.stand(session, length, Rng(7))))
        assert best >= 0 >= max(others)
        assert best == pytest.approx(-others[-1])


def dealt_anew(session: Session, begin: int, seat: int) -> Session:
    """The same game up to there, with everything dealt anew that the seat did not know."""
    other = session.fork(len(session.steps))
    fresh = position(session, begin).redeal(seat, Rng(99))
    step = session.steps[begin]
    other.steps[begin] = Step(step.action, step.choice, step.of, step.events, fresh)
    return other


@pytest.mark.parametrize("game", NAMES)
def test_a_turn_is_judged_by_what_its_player_knew(game: str) -> None:
    session = golden(NAMES[game])
    found = review.turns(session, range(session.header.seats))
    for turn in found[3 :: max(1, len(found) // 3)]:
        short = turn._replace(end=turn.begin + 1) if session.steps[turn.begin].before.bag() is None else turn
        other = dealt_anew(session, turn.begin, turn.seat)
        assert SeatView(position(other, turn.begin), turn.seat).observe() == position(session, turn.begin).observe(
            turn.seat
        )
        run = tuple(step.action for step in session.steps[short.begin : short.end])
        judging = GAMES[game].sense.judging
        assert judging is not None
        here, there = (
            last(review.compared(SeatView(position(one, turn.begin), turn.seat), judging.play_on, [run], 2, Rng(5)))
            for one in (session, other)
        )
        assert here == there


@pytest.mark.parametrize("game", NAMES)
def test_the_turns_are_those_of_the_seats_in_order(game: str) -> None:
    session = golden(NAMES[game])
    found = review.turns(session, (0,))
    assert found
    assert all(a.end <= b.begin for a, b in pairwise(found))
    for turn in found:
        steps = session.steps[turn.begin : turn.end]
        assert {step.action.seat for step in steps} == {0}
        assert not any(step.reveals for step in steps[:-1]) or steps[0].before.bag() is not None


@pytest.mark.parametrize("game", NAMES)
def test_a_moment_is_more_than_its_error_and_can_be_played(game: str) -> None:
    session = golden(NAMES[game])
    judging = GAMES[game].sense.judging
    assert judging is not None
    turns = review.turns(session, range(session.header.seats))
    glances = [(last(review.glance(session, turn, Rng(1))), turn) for turn in (turns[:8] if game == "bison" else turns)]
    some = 0
    for _, turn in sorted(glances, key=lambda one: -one[0])[:3]:
        found: Any = last(review.moment(session, turn, Rng(2)))
        again: Any = last(review.moment(session, turn, Rng(2)))
        assert found == again
        if found:
            some += 1
            assert found.gap.points >= judging.least
            assert found.gap.points > review.SURE * found.gap.error
            state = position(session, turn.begin).clone()
            for text in found.better:
                state.apply(state.parse(text))
            assert found.better != tuple(step.action.text for step in session.steps[turn.begin : turn.end])
    assert some or game != "wendake"  # the others need more worlds to be sure of anything


def test_what_was_played_is_no_better_than_itself() -> None:
    session = golden(NAMES["manitou"])
    turn = review.turns(session, (0,))[4]
    played = tuple(step.action for step in session.steps[turn.begin : turn.end])
    assert last(review.better_by(session, turn, played, Rng(3)))[:3] == (0, 0, 0)


def test_nothing_is_certain_while_somebody_still_has_to_decide() -> None:
    session = golden(NAMES["bison"])
    turn = review.turns(session, range(session.header.seats))[-6]
    run = tuple(step.action for step in session.steps[turn.begin : turn.end])
    other = last(review.finished(session, turn, (run[0],), Rng(1)))
    gap = last(review.better_by(session, turn, other, Rng(3)))
    assert gap.error > 0 or not gap.points


def test_the_deal_is_judged_with_others_beside_it() -> None:
    for game, name in NAMES.items():
        session = golden(name)
        assert review.deals_of(session) == 2
        if game != "bison":  # takes long
            here = [last(review.dealt(session, 0, Rng(4))) for _ in range(2)]
            other = last(review.dealt(session, 1, Rng(4)))
            assert here[0] == here[1]
            assert len(other) == session.header.seats


def test_a_race_is_not_judged() -> None:
    session = golden("powwow-3-sharing-rules=1.txt")
    assert review.judging_of(session) is None
    assert review.deals_of(session) == 0
    before = last(review.stand(session, review.stops(session)[3], Rng(1)))
    assert len(before) == 3


def test_every_game_says_how_unsure_it_is() -> None:
    for game in GAMES.values():
        judging = game.sense.judging
        if isinstance(judging, Judging):
            assert len(judging.doubt) >= 4
            assert all(0 < points < 40 for points in judging.doubt)


@pytest.mark.parametrize("game", NAMES)
def test_the_band_is_as_wide_as_what_may_still_come_up_to_the_end(game: str) -> None:
    """It does not close before the game is over: what comes with the last turn may still be much."""
    session = golden(NAMES[game])
    judging = GAMES[game].sense.judging
    assert judging is not None
    assert review.doubt(session, len(session.steps) - 1) == pytest.approx(judging.doubt[-1], rel=0.25)
    assert review.doubt(session, len(session.steps)) == 0


def test_where_trials_go_to_the_end_the_band_is_that_of_the_game() -> None:
    """A calm Pow Wow may be decided early, or late: its trials know."""
    session = golden(NAMES["powwow"])
    length = len(session.steps) // 2
    assert review.doubt(session, length, 0.0) == 0
    assert review.doubt(session, length, 20.0) > review.doubt(session, length) > review.doubt(session, length, 4.0)
    other = golden(NAMES["manitou"])
    assert review.doubt(other, length, 20.0) == review.doubt(other, length)


@pytest.mark.parametrize("options", [{}, {"war_path": True, "marriage": True}], ids=["plain", "war-path-marriage"])
@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_is_ahead_before_the_first_card_of_a_calm_pow_wow(seats: int, options: dict[str, bool]) -> None:
    """All play alike, so no seat comes out ahead of the mean, whatever its colour."""
    judging = GAMES["powwow"].sense.judging
    assert judging is not None
    found: list[list[float]] = [[] for _ in range(seats)]
    for seed in range(240):
        state = GAMES["powwow"].State.new(seats, {"calm": True, **options}, seed=seed)
        cards = last(judging.play_on(state, None, Rng(seed), True))
        for seat in range(seats):
            found[seat].append(cards[seat] - sum(cards) / seats)
    for values in found:
        mean = review.mean_of(values)
        assert abs(mean.points) < 3 * mean.error, found.index(values)


@pytest.mark.parametrize("game", NAMES)
def test_the_biggest_change_is_more_than_its_error_and_is_short(game: str) -> None:
    session = golden(NAMES[game])
    stops, seats = review.stops(session), range(session.header.seats)
    if game == "bison":  # takes long
        curve = [tuple(float(5 * (seat == 0)) for seat in seats)] * len(stops)
    else:
        curve = [last(review.stand(session, length, Rng(length))) for length in stops]
    found: Any = last(review.changed(session, dict(zip(stops, curve, strict=True)), Rng(3)))
    assert found == last(review.changed(session, dict(zip(stops, curve, strict=True)), Rng(3)))
    if change := found.change:
        assert abs(change.points) >= review.LEAST
        assert abs(change.points) > review.SURE * change.error
        rounds = {step.before.round for step in session.steps[change.begin : change.end]}
        assert len(rounds) <= 2
        assert change.points == change.after[change.seat] - change.before[change.seat]


def test_a_change_that_only_few_worlds_show_is_not_told() -> None:
    """The curve of a calm game says that somebody gained 30 points where nobody touched anything."""
    session = golden(NAMES["powwow"])
    stops = review.stops(session)
    quiet = next(
        n
        for n, (a, b) in enumerate(pairwise(stops))
        if not any("haul" in step.action.text for step in session.steps[a:b])
    )
    curve = [(30.0 * (n > quiet), 0.0, 0.0) for n in range(len(stops))]
    found: Any = last(review.changed(session, dict(zip(stops, curve, strict=True)), Rng(3)))
    assert not found.change or abs(found.change.points) < 20
