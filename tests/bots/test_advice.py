"""Hints that are chosen by the trials that judge the finished game."""

import pytest

from prateria.app.review.findings import Findings
from prateria.app.review.work import Review
from prateria.bots import advice, review
from prateria.bots.advice import advised, sayable
from prateria.bots.seatview import SeatView
from prateria.bots.trials import compared
from prateria.core.code import decode
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES, by_number
from prateria.games.powwow.bot.patience import advisable
from prateria.games.powwow.engine.actions import PASSES
from prateria.games.powwow.engine.scenarios import SCENARIOS

TABLE = ["bison"] * 8 + ["totem", "red-chief", "yellow-hunter"]


def hint(view, at=0, size=1):
    *_, found = advised(view, at, 1, size)
    return [action.text for action in found]


def asked():
    """Red is asked, with a chief for one totem; with the captive yellow could take 9 cards."""
    position = dict(SCENARIOS["first-claims"].position, phase="ask", table=TABLE, asked=[0, 1], turn=0)
    have = [*TABLE, *(card for player in position["players"] for card in player["winnings"])]
    fresh = GAMES["powwow"].State.new(seats=2, options={"calm": True}, seed=3).to_json()
    prairie = [*fresh["prairie"]]
    for card in have:
        prairie.remove(card)
    return GAMES["powwow"].State.from_json({**position, "prairie": prairie})


def test_a_hint_takes_the_captive_who_would_take_much():
    """By its rule of thumb a player would wait for a second totem; a review would call that a mistake."""
    view = SeatView(asked(), 0)
    usual = GAMES["powwow"].sense_of("strong").obvious(view.observe(), view.legal_actions())
    assert usual.text == "1 pass"
    assert hint(view) == ["1 claim chief"]


def test_it_is_the_same_whenever_it_is_asked_for():
    assert hint(SeatView(asked(), 0), 7) == hint(SeatView(asked(), 0), 7)


def test_what_has_been_tried_must_do_when_it_is_late(monkeypatch):
    tried = []

    def counted(view, play_on, runs, deals, rng, enough):
        for found in compared(view, play_on, runs, deals, rng, enough):
            tried[:] = [len(one) for one in found or ()] or tried
            yield found

    monkeypatch.setattr(advice, "compared", counted)
    *_, found = advised(SeatView(asked(), 0), 0, 1, 1, lambda: True)
    assert found is not None
    assert set(tried) == {advice.AT_LEAST}


def test_few_trials_must_say_it_more_clearly(monkeypatch):
    """Two errors are enough after many trials, and not where it was late after a few."""
    view = SeatView(asked(), 0)
    usual = GAMES["powwow"].sense_of("strong").obvious(view.observe(), view.legal_actions())

    said = {}
    for deals in (4, advice.FEWEST):
        leads = [0.0, 6.0] * (deals // 2)  # by 3 on the mean, give or take

        def found(view, play_on, runs, n, rng, enough, leads=leads):
            yield [[(0.0, 0.0)] * len(leads), *([(lead, 0.0) for lead in leads] for _ in runs[1:])]

        monkeypatch.setattr(advice, "compared", found)
        *_, run = advised(view, 0, 1, 1)
        said[deals] = run == (usual,)
    assert said == {4: True, advice.FEWEST: False}


def test_a_gap_of_little_more_than_its_error_says_nothing(monkeypatch):
    """Asked anew at each card, a hint would say now this, now that."""
    view = SeatView(asked(), 0)
    usual = advisable(view.observe(), view.legal_actions())
    for more, stays in ((3.0, True), (6.0, False)):  # 1.4 errors, and 2.9
        leads = [more - 10.0, more + 10.0] * (advice.FEWEST // 2)

        def found(view, play_on, runs, n, rng, enough, leads=leads):
            yield [[(0.0, 0.0)] * len(leads), *([(lead, 0.0) for lead in leads] for _ in runs[1:])]

        monkeypatch.setattr(advice, "compared", found)
        *_, run = advised(view, 0, 1, 1)
        assert (run == (usual,)) is stays


def test_a_slow_device_has_less_to_try(monkeypatch):
    tried = []

    def counted(view, play_on, runs, deals, rng, enough):
        tried.append(deals * len(runs))
        return compared(view, play_on, runs, deals, rng, enough)

    monkeypatch.setattr(advice, "compared", counted)
    for size in (0, 1):
        hint(SeatView(asked(), 0), 0, size)
    assert 2 * tried[0] <= tried[1] <= 100


def test_other_games_choose_their_hints_as_their_players_choose():
    assert not list(advised(SeatView(GAMES["bison"].State.new(seats=2, seed=1), 0), 0, 1, 1))
    assert not list(advised(SeatView(GAMES["powwow"].State.new(seats=2, seed=1), 0), 0, 1, 1)), "nor a race"


PLAYED = "AEBACAQIAAAAAAAJSQBBK42TU56WPWW53KSU56E65KWFVKY2UWLGFEQSIE3CJQG3X2Z5K"
"""A game in which somebody waits with the hunter, 5 cards dearer, just before its end."""


def judged():
    session = decode(PLAYED, by_number)
    turn = next(turn for turn in review.turns(session, (0,)) if turn.begin == 270)
    return [one for one in review.moment(session, turn, Rng(1)) if one is not None][-1]


def test_nobody_is_blamed_for_what_a_hint_says(monkeypatch):
    assert judged().better == ("1 claim hunter",)
    waits = (PASSES[0],)
    monkeypatch.setattr(advice, "advised", lambda view, at, seed, size, levels: iter([None, waits]))
    assert judged() is False


def test_nobody_is_blamed_for_what_a_hint_on_another_device_says(monkeypatch):
    for slow in (0, 1):
        said = {slow: (PASSES[0],), 1 - slow: (PASSES[-1],)}
        monkeypatch.setattr(advice, "advised", lambda view, at, seed, size, levels, said=said: iter([None, said[size]]))
        assert judged() is False


@pytest.mark.parametrize("which", [0, -1])
def test_nobody_is_blamed_for_a_hint_that_was_thought_out(monkeypatch, which):
    """Of Bison, where a hint looks at few worlds and a review at many; on a slow device, and on a fast one."""
    session = Session.new(GAMES["bison"], 2, {}, 4)
    seat = session.state.actors()[0]
    said = [run for run in sayable(SeatView(session.state, seat), 0, 4) if run]
    for action in said[which]:
        session.play(action)
    turn = review.Turn(0, len(session.steps), seat)
    monkeypatch.setattr(review, "better_by", lambda *given: iter([review.Gap(9.0, 0.1, 9.0)]))
    monkeypatch.setattr(review, "nearest", lambda runs, leads, played: next(run for run in runs if run[0] != played[0]))

    def found():
        return [one for one in review.moment(session, turn, Rng(1)) if one is not None][-1]

    assert found() is False
    monkeypatch.setattr(review, "sayable", lambda *given: iter([None]))
    assert found().gap.points == 9, "it is what the hint says that is not blamed"


def test_what_nobody_was_asked_is_nobodys_mistake():
    session = decode(PLAYED, by_number)
    work = Review(session, (0,), Findings(), print, decided=lambda turn: turn.begin >= 270)
    assert [turn.begin >= 270 for turn in work.turns] == [True] * len(work.turns) != []
