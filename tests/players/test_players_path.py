"""The path: what a pupil begins with fails the check, the solution passes it, and what often goes wrong is answered
with its sentence."""

import io
from contextlib import redirect_stdout

import pytest

from prateria.kit.words import Words
from prateria.players import match, read_player
from prateria.players.attempt import Failure, attempt
from prateria.players.examples import EXAMPLES, comments, in_other_words
from prateria.players.message import read
from prateria.players.path import PATH
from prateria.players.path.page import comments_of, path, positions, view_of
from prateria.players.room.cell import Cell

every_step = pytest.mark.parametrize("step", PATH, ids=[step.id for step in PATH])
BY_ID = {step.id: step for step in PATH}
SAID = {step["id"]: step for step in path(Words("en"))["steps"]}
ASKED = positions()


def checked(step, source):
    """What the page says of that program: '' where every answer is right; else what is wrong in the first position."""
    cell = Cell()
    loaded = cell.load(source)
    if "stop" in loaded:
        return loaded["why"]
    for question, case in zip(ASKED[step.id], SAID[step.id]["cases"], strict=True):
        found = cell.choose(question["message"])
        if "stop" in found:
            return found["why"]
        if found["index"] not in question["right"]:
            told = (*case["sees"], case["actions"][found["index"]], case["want"], case["slips"][found["index"]])
            return " ".join(told)
    return ""


@every_step
def test_the_beginning_fails_and_the_solution_passes(step):
    assert checked(step, step.start)
    assert checked(step, step.solution) == ""


@every_step
def test_several_positions_so_that_nothing_fixed_is_right(step):
    """Neither one number, counted from either end, nor the answer of another step is right in all of them."""
    asked = ASKED[step.id]
    assert len(asked) >= 4
    most = min(len(case["actions"]) for case in SAID[step.id]["cases"])
    for number in range(-most, most):
        source = f"def choose(view):\n    return view.actions[{number}]\n"
        assert bool(checked(step, source)) == (number != -1 or step.id != "last"), number
    assert [other.id for other in PATH if not checked(step, other.solution)] == [step.id]


@every_step
def test_it_asks_as_a_referee_does_and_knows_a_right_answer(step):
    for question, case in zip(ASKED[step.id], step.cases, strict=True):
        view = read(question["message"])
        assert view.actions == view_of(case).actions
        assert question["right"]
        assert len(question["right"]) < len(view.actions) or view.phase == "party"


@every_step
def test_solutions_play_whole_games(step):
    found = match("manitou", read_player(step.solution), read_player(EXAMPLES["manitou"][0].source), games=2)
    assert found.stops == (0, 0)


@pytest.mark.long
def test_at_the_end_of_the_path_a_bot_is_clearly_better_than_its_beginning():
    with redirect_stdout(io.StringIO()):
        found = match("manitou", read_player(BY_ID["sampling"].solution), read_player(BY_ID["loop"].solution), games=10)
    assert found.won >= 7


@pytest.mark.parametrize("seed", range(5))
def test_chance_does_not_decide_whether_the_last_solution_is_right(seed):
    """Whoever rolls the dice otherwise, by one more call, say, passes as well."""
    step = BY_ID["sampling"]
    rolled = step.solution.replace(
        "def choose(view):\n", f"def choose(view):\n    for n in range({seed}):\n        view.random.random()\n"
    )
    assert checked(step, rolled) == ""


ELSE = """\
def choose(view):
    if view.phase == "party":
        return view.actions[-1]
    for action in view.actions:
        if action.card.is_warrior:
            return action
        else:
            return view.actions[0]
"""


def changed(step, *changes):
    source = BY_ID[step].solution
    for before, after in changes:
        assert before in source, before
        source = source.replace(before, after)
    return source


MISTAKES = [
    ("last", "def choose(view):\n    return view.actions[5]\n", "Count from the end."),
    ("last", "def choose(view):\n    return view.actions[0]\n", "it has the number 0"),
    ("last", "def choose(view):\n    view.actions[-1]\n", "is a return missing?"),
    ("last", "def choose(view):\n    return view.actions[8]\n", "IndexError"),
    ("condition", "def choose(view):\n    return view.actions[-1]\n", 'Here view.phase is "play"'),
    ("condition", changed("condition", ("==", "=")), "instead of '='"),
    ("condition", changed("condition", ('"party"', "party")), "NameError"),
    ("loop", ELSE, "not in an else"),
    ("loop", BY_ID["loop"].start, "Inside the for stand an if with action.card.is_warrior"),
    ("loop", changed("loop", ("return action\n", "return view.actions[0]\n")), "in an else"),
    ("loop", changed("loop", ("in view.actions", "in reversed(view.actions)")), "but not the first one"),
    ("counting", changed("counting", ("view.hand", "view.actions"), ("if card.", "if card.card.")), "view.hand"),
    (
        "counting",
        changed("counting", ("        if card.is", "        warriors = 0\n        if card.is")),
        "must stand above the for",
    ),
    ("counting", BY_ID["counting"].start, "has counted fewer than two"),
    ("counting", changed("counting", ("warriors = warriors + 1", "warriors = 1")), "add 1: warriors = warriors + 1"),
    ("lists", changed("lists", ("<=", "<")), "<="),
    ("lists", changed("lists", ("not action.card.is_warrior and ", "")), "has the strength 0"),
    ("lists", changed("lists", (" and action.card.strength <= 5", "")), "too strong"),
    ("lists", changed("lists", ("weak[-1]", "weak[0]")), "not the last"),
    ("lists", changed("lists", ("    if len(weak) > 0:\n        return", "    return")), "IndexError"),
    ("functions", changed("functions", ("if laid.seat != view.seat", "if True")), "of your own lie there"),
    (
        "functions",
        changed("functions", ("    return number\n\n", "        return number\n    return number\n\n")),
        "inside the loop",
    ),
    ("functions", changed("functions", ("    return number\n\n", "    print(number)\n\n")), "TypeError"),
    ("dictionary", changed("dictionary", ("if laid.seat != view.seat", "if True")), "counted it, too"),
    ("dictionary", changed("dictionary", ("seen.get(name, 0) + 1", "1")), "each further card add 1"),
    ("dictionary", changed("dictionary", ("seen.get(name, 0) + 1", "seen[name] + 1")), "KeyError"),
    ("sampling", changed("sampling", ("        world.play(action)\n", "")), "played in the world first"),
    ("sampling", changed("sampling", (" and not world.over", "")), "IndexError: Cannot choose"),
]


@pytest.mark.parametrize(("step", "source", "said"), MISTAKES, ids=[f"{m[0]}-{i}" for i, m in enumerate(MISTAKES)])
def test_what_often_goes_wrong_has_its_sentence(step, source, said):
    assert said in checked(BY_ID[step], source)


def test_a_wrong_answer_says_the_position_the_answer_and_what_was_expected():
    assert checked(BY_ID["loop"], ELSE) == (
        "In your bot’s hand: hunter 3, hunter 7, chief. hunter 3: to the hills "
        "Right is the first action with a great warrior: chief: to the hills. "
        "That is the first action of all. Inside the for stand an if with action.card.is_warrior and, further to the "
        "right, return action. The last return stands below the for, not inside it, and not in an else."
    )


@pytest.mark.parametrize("seed", range(6))
def test_to_play_the_whole_game_is_right_as_well_however_the_dice_fall(seed):
    source = changed(
        "sampling",
        ("world.round == view.round and not world.over", "not world.over"),
        ("def choose(view):\n", f"def choose(view):\n    for n in range({seed}):\n        view.random.random()\n"),
    )
    assert checked(BY_ID["sampling"], source) == ""
    assert "or the whole game" in SAID["sampling"]["task"]


def test_what_an_example_prints_is_a_sentence_to_translate():
    learn = BY_ID["condition"].texts(lambda text, **places: f"<{text}>").learn
    assert any('print("<This is the last hunt.>")' in part for part in learn)


@every_step
def test_its_code_is_short_and_its_comments_are_sentences(step):
    for source in (step.start, step.solution):
        assert all(len(line) <= 80 for line in source.splitlines())
        assert in_other_words(source, {}.get) == source
    assert comments_of(step) == [*comments_of(step)]
    assert set(comments(step.start)) <= set(comments_of(step))


@every_step
def test_code_in_the_explanations_runs(step):
    view = view_of(step.cases[0])
    for part in SAID[step.id]["learn"]:
        if "code" in part:
            with redirect_stdout(io.StringIO()):
                exec(part["code"], {"view": view})
    assert any("code" in part for part in SAID[step.id]["learn"])
    assert not isinstance(attempt(read_player(step.solution), view), Failure)
