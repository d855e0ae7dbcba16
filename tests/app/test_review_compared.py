"""Who is compared with whom when a game is looked back on."""

from types import SimpleNamespace

import pytest
from past import whole

from prateria.app.review.findings import Findings
from prateria.app.review.panel import _sources
from prateria.app.review.work import Review
from prateria.kit.words import Words, isolate

pytestmark = [pytest.mark.long, pytest.mark.usefixtures("quick")]


def test_of_several_who_have_lost_the_best_is_compared_with_the_winner():
    """The first at the table was, and whoever came second was not spoken of."""
    session = whole("powwow", 3, 3)
    outcome = session.state.outcome()
    work = Review(session, (0, 1, 2), Findings(), lambda text: None)
    names = "Ola", "Jan", "Zoe"
    for points in ((30, 10, 20), (10, 20, 30), (20, 10, 30)):
        now = outcome._replace(points=points, winners=(points.index(30),))
        second = points.index(20)
        lines = tuple(
            {**line, "bison": 9 * (seat == points.index(30)) + seat} for seat, line in enumerate(outcome.breakdown)
        )
        state = SimpleNamespace(
            outcome=lambda now=now, lines=lines: now._replace(breakdown=lines), observe=session.state.observe
        )
        one = SimpleNamespace(session=SimpleNamespace(state=state, header=session.header), seats=work.seats)
        assert f"had more than {isolate(names[second])}:" in _sources(Words("en"), one, names, "")


def test_who_share_the_win_are_compared_with_each_other():
    """They were with the last, and nothing was said of the tie."""
    session = whole("powwow", 3, 3)
    outcome = session.state.outcome()
    now = outcome._replace(
        points=(30, 20, 30),
        winners=(0, 2),
        breakdown=tuple({**line, "bison": seat} for seat, line in enumerate(outcome.breakdown)),
    )
    state = SimpleNamespace(outcome=lambda: now, observe=session.state.observe)
    one = SimpleNamespace(session=SimpleNamespace(state=state, header=session.header), seats=(0,))
    said = _sources(Words("en"), one, ("Ola", "Jan", "Zoe"), "")
    assert f"{isolate('Zoe')} had more than {isolate('Ola')}: " in said
    assert "Jan" not in said
