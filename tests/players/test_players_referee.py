"""The referee: what it asks, what it takes for an answer, and when it has had enough."""

import json

import pytest

from prateria.core.code import decode, encode
from prateria.core.errors import BadOption
from prateria.core.question import STOPS, answered
from prateria.games import by_number
from prateria.players import BadPlayer, Referee, by_chance, match, play_game, read_player
from prateria.players.message import reply


def first(view):
    return view.actions[0]


def wrong(view):
    return None


def test_the_same_seed_is_the_same_game_and_luck_is_another_matter():
    one, two = (play_game("manitou", [by_chance, by_chance], seed=3, luck=4) for _ in range(2))
    assert one == two
    assert play_game("manitou", [by_chance, by_chance], seed=3, luck=5) != one
    assert Referee("manitou", seed=3, luck=4).session.state == Referee("manitou", seed=3, luck=5).session.state


def test_the_luck_of_a_player_says_nothing_of_the_deal():
    """Else the cards could be worked out from the dice."""
    one, two = Referee("manitou", seed=1, luck=9).ask(), Referee("manitou", seed=2, luck=9).ask()
    assert one.observation != two.observation
    assert one.luck == two.luck


def test_a_question_stays_until_it_is_answered():
    referee = Referee("manitou", seed=1)
    question = referee.ask()
    assert referee.ask() is question
    referee.answer(1)
    assert referee.ask() is not question
    assert referee.session.steps[-1].action == question.actions[1]


def test_nobody_is_asked_who_has_one_action_only():
    referee = Referee("manitou", seed=1)
    while question := referee.ask():
        assert len(question.actions) > 1
        referee.answer(0)
    assert any(step.of == 1 for step in referee.session.steps)


def test_the_game_is_a_record_like_any_other():
    referee = Referee("wendake", 1, seed=5)
    while question := referee.ask():
        referee.answer(len(question.actions) // 2)
    assert decode(encode(referee.session), by_number).state == referee.session.state
    assert referee.result().actions == len(referee.session.steps)


def test_the_same_game_by_text_as_by_calls():
    players = [by_chance, first]
    referee = Referee("powwow", seed=4, luck=2)
    while question := referee.ask():
        assert referee.hear(reply(players[question.seat], question.message())) is None
    assert referee.result() == play_game("powwow", players, seed=4, luck=2)


# -- what goes wrong -------------------------------------------------------------------------------------------------

ANSWERS = [None, -1, 10**6, "0", 0.0, True, [], {}, object()]


@pytest.mark.parametrize("index", ANSWERS)
def test_what_is_no_number_of_an_action_is_a_stop(index):
    referee = Referee("manitou", seed=1)
    question = referee.ask()
    stop = referee.answer(index)
    assert (stop.seat, stop.kind, stop.step) == (question.seat, "illegal", 0)
    assert referee.session.steps[-1].action == question.actions[0]
    assert referee.stopped == [stop]


RUBBISH = [
    None, 7, b"{}", "", "null", "[]", "3", '{"index":"1"}', '{"index":1.0}', '{"index":true}', '{"index":NaN}',
    '{"stop":"time","why":""}', '{"stop":["error"],"why":"x"}', '{"stop":"error","why":7}', '{"a":{"index":1}}',
    "[" * 100_000, "{" * 50, '{"index":1' + " " * 5000 + "}", "\ud800",
]  # fmt: skip


@pytest.mark.parametrize("text", RUBBISH)
def test_what_comes_from_elsewhere_is_believed_nothing(text):
    found = answered(text)
    assert (found.kind, found.why) == ("illegal", "no answer")
    referee = Referee("manitou", seed=1)
    referee.ask()
    assert referee.hear(text).kind == "illegal"


def test_a_reason_from_elsewhere_is_cut():
    long = answered(json.dumps({"stop": "error", "why": "x" * 1000, "line": -3}))
    assert (len(long.why), long.line) == (200, None)


def test_after_three_stops_a_player_has_forfeited_and_is_asked_no_more():
    asked, told = [], []

    def counts(view):
        asked.append(view)

    result = play_game("manitou", [counts, by_chance], seed=2, listen=lambda view, done: told.append(done))
    assert len(asked) == STOPS == 3
    assert (result.stops, result.forfeited) == ((3, 0), (0,))
    assert result.winners == (1,)
    assert [stop.why for stop in told if hasattr(stop, "why")] == ["choose gave nothing back: is a return missing?"] * 3


def test_stops_are_counted_through_a_tournament():
    before = play_game("manitou", [wrong, first], seed=2, stops=(2, 0))
    assert (before.stops, before.forfeited) == ((3, 0), (0,))
    asked = []
    play_game("manitou", [lambda view: asked.append(1), first], seed=3, stops=before.stops)
    assert not asked


def test_when_all_forfeit_nobody_wins():
    assert play_game("manitou", [wrong, wrong], seed=2).winners == ()


def test_of_those_who_have_not_forfeited_the_best_wins():
    result = play_game("manitou", [by_chance, wrong, by_chance, wrong], seed=2)
    assert result.forfeited == (1, 3)
    assert max(result.points[0], result.points[2]) == result.points[result.winners[0]]


BROKEN = """\
def helper(view):
    return view.hand[99]


def choose(view):
    x = 1
    return helper(view)
"""


@pytest.mark.parametrize(
    ("source", "line", "said"),
    [
        (BROKEN, 2, "IndexError: tuple index out of range"),
        ("def choose(view):\n    return view.actions[0].colour\n", 2, "AttributeError: an action has no 'colour' here"),
        ("def choose(view):\n    return sorted(view.actions, key=lambda a: a / 0)\n", 2, "TypeError: "),
        ("def choose(view):\n    raise SystemExit\n", 2, "SystemExit: "),
        ("def choose():\n    return 1\n", None, "TypeError: choose() takes 0 positional arguments"),
        ("class Bad(Exception):\n    __str__ = None\n\n\ndef choose(view):\n    raise Bad\n", 6, "Bad: "),
    ],
)
def test_an_exception_is_a_stop_with_the_line_of_the_player(source, line, said):
    told = []
    play_game("manitou", [read_player(source), first], seed=2, listen=lambda view, done: told.append(done))
    stop = next(done for done in told if hasattr(done, "why"))
    assert (stop.kind, stop.line) == ("error", line)
    assert stop.why.startswith(said)


def test_the_line_comes_from_elsewhere_as_well():
    referee = Referee("manitou", seed=1)
    while referee.ask().seat != 0:
        referee.answer(0)
    stop = referee.hear(reply(read_player("def choose(view):\n\n    return 1 / 0\n"), referee.ask().message()))
    assert (stop.kind, stop.why, stop.line) == ("error", "ZeroDivisionError: division by zero", 3)


def test_who_runs_a_player_may_end_it():
    class Enough(BaseException):
        pass

    def slow(view):
        raise Enough

    with pytest.raises(Enough):
        play_game("manitou", [slow, slow])
    referee = Referee("manitou", seed=1)
    referee.ask()
    stop = referee.stop("time", "more than two seconds", 4)
    assert (stop.kind, stop.line) == ("time", 4)


def test_what_only_equals_an_action_is_none():
    class Same:
        def __eq__(self, other):
            return True

        __hash__ = None

    told = []
    play_game("manitou", [lambda view: Same(), first], seed=2, listen=lambda view, done: told.append(done))
    assert any(getattr(done, "kind", "") == "illegal" for done in told)


def test_an_action_of_another_moment_is_none():
    kept = []

    def late(view):
        kept.append(view.actions[-1])
        return kept[0]

    assert play_game("manitou", [late, first], seed=2).forfeited == (0,)


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("", None),
        ("choose = 3", None),
        ("def choose(view)\n    return 1", 1),
        ("import nowhere\n", 1),
        ("\n\n1 / 0\n", 3),
        ("def choose(view):\n  x = 1\n\treturn x\n", 3),
        ("raise SystemExit", 1),
        ("x = '\0'", None),
        ("(" * 300, 1),
    ],
)
def test_a_text_that_is_no_player(source, line):
    with pytest.raises(BadPlayer) as bad:
        read_player(source)
    assert bad.value.line == line


def test_a_race_is_refused():
    with pytest.raises(BadOption) as bad:
        Referee("powwow", options={"calm": False})
    assert bad.value.reason == "race"
    assert dict(Referee("powwow").session.header.options)["calm"] is True


def test_a_match_exchanges_the_seats():
    deals = []
    found = match("manitou", first, by_chance, 4, listen=lambda result: deals.append(result.points))
    assert found.games == len(deals) == 4
    assert found.points[0] == deals[0][0] + deals[1][1] + deals[2][0] + deals[3][1]
