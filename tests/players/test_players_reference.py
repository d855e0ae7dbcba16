"""Everything in the reference is there: its code runs in games that are played, and names nothing is missing."""

import pytest

from prateria.kit.words import Words
from prateria.players import EXAMPLES, Referee
from prateria.players.reference import reference

every_game = pytest.mark.parametrize("game", EXAMPLES)
VALUES = {"view", "action", "player", "world", "random"}
"""The parts that every game has, beside `python`."""


def questions(game):
    """Views of a whole game, played by a little chance."""
    referee, n = Referee(game, 2, seed=4), 7
    while question := referee.ask():
        yield question.view()
        n = n * 31 % 1009
        referee.answer(n % len(question.actions))


def found(view, action):
    """What the snippets speak of, as far as this moment has it."""
    known = {"view": view, "action": action, "worth": lambda view, action: 0, "help": lambda thing: None}
    known |= {"me": view.me, "other": view.others[0], "world": view.sample(), "board": view.board}
    if getattr(action, "card", None) is not None:
        known["card"] = known["other_card"] = action.card
    if isinstance(view.board, dict):
        known["laid"] = next((laid for place in view.board.values() for laid in place.cards), None)
    known["person"] = next(iter(getattr(view.board, "people", ())), None)
    return {name: value for name, value in known.items() if value is not None}


@every_game
def test_all_of_it_runs_in_a_game(game, capsys):
    parts = reference(game, str)
    left = {entry.code for part in parts for entry in part.entries}
    for n, view in enumerate(questions(game)):
        if not left or n > 400:
            break
        known = found(view, view.actions[n % len(view.actions)])
        for code in sorted(left):
            try:
                exec(code, dict(known))
                left.discard(code)
            except (NameError, KeyError):
                pass  # this moment has no such card, space or person
    assert left == set()


@every_game
def test_what_is_offered_is_there_by_that_name(game):
    parts = {part.id: part for part in reference(game, str)}
    assert set(parts) > VALUES
    view = next(questions(game))
    things = {"view": view, "action": view.actions[0], "player": view.me, "board": view.board, "random": view.random}
    for part, thing in things.items():
        for entry in parts[part].entries if part in parts else ():
            assert hasattr(thing, entry.name), (part, entry.name)
    assert {entry.name for entry in parts["world"].entries if entry.name != "sample"} <= {*dir(view.sample())}


@every_game
def test_every_sentence_is_a_sentence(game):
    for part in reference(game, Words("en")):
        assert part.title
        for entry in part.entries:
            assert entry.says[-1] in ".?!"
            assert entry.name.isidentifier()
            assert len(entry.says) <= 110
