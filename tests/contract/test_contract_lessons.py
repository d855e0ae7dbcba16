"""The guided round of every game that has one can be played as it is written."""

import pytest
from gamefacts import FIRST
from lessons import PARTS, TAUGHT, lesson_of, replay

from prateria.core.code import decode, encode
from prateria.games import GAMES, by_number
from prateria.kit.touch import Touch
from prateria.kit.words import LANGUAGES, Words
from prateria.view.frame import Frame, Sitter

SITTERS = (Sitter(0, "Ola", None, "fox"), Sitter(1, "Jan", "first", "bison"))

every_part = pytest.mark.parametrize(("game", "part"), PARTS)


def test_the_first_games_are_taught():
    assert {*FIRST} <= {*TAUGHT}


@every_part
def test_every_action_is_legal_and_the_learner_begins(game, part):
    """`replay` reads each action among the legal ones."""
    played = [step for _, _, steps, _ in replay(game, part) for step in steps]
    assert played[0].action.seat == 0
    assert any(step.action.seat == 1 for step in played)


def test_of_several_parts_each_has_a_title():
    for game in TAUGHT:
        parts = lesson_of(game).parts
        titles = [part.title(Words(lang)) for lang in LANGUAGES for part in parts]
        assert len(parts) == 1 or all(titles)
        assert len({part.key for part in parts}) == len(parts)


@every_part
def test_the_learner_is_shown_all_that_a_step_asks_for(game, part):
    for step, before, _, _ in replay(game, part):
        if step.action and step.action.startswith("1 ") and not before.bag():  # a bag is a panel of its own
            assert set(before.parse(step.action).picks) <= set(step.focus), step.action


@every_part
@pytest.mark.parametrize("size", [(1024, 768), (390, 620)])
def test_all_that_is_pointed_at_is_drawn(game, part, size):
    """At once, or when what comes before it has been touched (the turns of a tile); or among the buttons under
    the table."""
    table, bar = GAMES[game].table, GAMES[game].flow.bar

    def drawn(view, touch):
        return str(table.draw(view, touch._replace(taught=True), (), 0, Words("en"), Frame(*size), SITTERS))

    for step, before, _, after in replay(game, part):
        mine = step.action is None or step.action.startswith("1 ")
        view = (before if mine else after).observe(0)  # what others do is told afterwards
        first = drawn(view, Touch((), step.focus))
        for i, pick in enumerate(step.focus):
            there = f'data-pick="{pick}"'
            assert pick in bar or there in first or there in drawn(view, Touch(step.focus[:i], step.focus[i:])), (
                step.action,
                pick,
            )


@every_part
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_short_texts(game, part, lang):
    for step in lesson_of(game, part).steps:
        assert 0 < len(step.say(Words(lang))) < 260


@every_part
def test_its_share_code_can_be_opened(game, part):
    session = lesson_of(game, part).session(GAMES[game])
    for step in lesson_of(game, part).steps:
        for text in step.actions:
            session.play(session.state.parse(text))
    again = decode(encode(session), by_number)
    assert again.state == session.state
    assert again.header == session.header


READ, TOUCHED, SHOWN = 18, 1.5, 1
"""Letters that are read in a second; seconds for a touch, and until what is played has been shown."""


@every_part
def test_a_part_takes_about_as_long_as_it_says_and_three_minutes_at_most(game, part):
    """A part is what a child does at one go."""
    lesson = lesson_of(game, part)
    letters = max(sum(len(step.say(Words(lang))) for step in lesson.steps) for lang in LANGUAGES)
    mine = [step.action and step.action.startswith("1 ") for step in lesson.steps]
    touches = sum(max(len(step.focus), 1) if own else 1 for step, own in zip(lesson.steps, mine, strict=True))
    seconds = letters / READ + TOUCHED * touches + SHOWN * sum(len(step.actions) for step in lesson.steps)
    assert lesson.minutes <= 3
    assert seconds <= 60 * lesson.minutes + 45, seconds
