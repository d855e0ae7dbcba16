"""The path for the page: what is the same in every language, and what is said.

`positions()` are the questions and the numbers of the right answers; they stand where no pupil's program runs, which is
asked in a room of its own and believed nothing. `path(w)` is all that is said, for json.
"""

from typing import Any

from ...core.question import actions_of, write
from ...kit.words import Words
from ..chance import Chance
from ..examples import comments, in_other_words
from ..spoken import spoken
from . import PATH
from .positions import GAME, SEAT
from .said import action, seen
from .step import Code, Step

__all__ = ["comments_of", "path", "positions", "view_of"]

_LUCK = 7  # of the random numbers that a player is given: the same at every try


def view_of(case: Any) -> Any:
    """What a player sees of that position."""
    return spoken(GAME).look(case, SEAT, Chance(_LUCK))


def positions() -> dict[str, list[dict[str, Any]]]:
    """By step: the questions as `core.question` writes them, and which answers are right."""
    return {step.id: [_question(step, case) for case in step.cases] for step in PATH}


def _question(step: Step, case: Any) -> dict[str, Any]:
    view = view_of(case)
    message = write(GAME, view.observation, actions_of(case, SEAT), _LUCK)
    return {"message": message, "right": [i for i, one in enumerate(view.actions) if step.right(view, one)]}


def path(w: Words) -> dict[str, Any]:
    """Every step in the words given, and what the teacher reads above them."""
    return {"game": GAME, "steps": [_step(w, step) for step in PATH], "teacher": _teacher(w)}


def _step(w: Words, step: Step) -> dict[str, Any]:
    texts = step.texts(w)
    return {
        "id": step.id,
        "title": texts.title,
        "learn": [_learned(w, part) for part in texts.learn],
        "task": texts.task,
        "hints": texts.hints,
        "start": in_other_words(step.start, w),
        "solution": in_other_words(step.solution, w),
        "cases": [_case(w, step, case) for case in step.cases],
        "aim": texts.aim,
        "say": texts.say,
        "mistakes": texts.mistakes,
    }


def _learned(w: Words, part: str) -> dict[str, str]:
    return {"code": in_other_words(part, w)} if isinstance(part, Code) else {"text": part}


def _case(w: Words, step: Step, case: Any) -> dict[str, Any]:
    """`slips`: a remark on each wrong action, '' on the others."""
    view, texts = view_of(case), step.texts(w)
    slips = ["" if step.right(view, one) else texts.slip(view, one) for one in view.actions]
    return {
        "sees": seen(w, view, step.board),
        "actions": [action(w, one) for one in view.actions],
        "want": "" if all(step.right(view, one) for one in view.actions) else texts.want(view),
        "slips": slips,
    }


def _teacher(w: Words) -> list[str]:
    return [
        w(
            "Eight steps of about ten minutes: two lessons of 45 minutes, or one step at the beginning of eight "
            "lessons. From age 10, alone or in pairs: one types, one reads and thinks; change at every step."
        ),
        w(
            "Each step explains one thing, sets one task, and checks it: the program really runs, in several "
            "positions of the game Manitou. A wrong answer gets one sentence that says what was expected."
        ),
        w(
            "Nobody need know Manitou. It helps to play one hunt before: each player lays hunters, who win bison, "
            "and great warriors, who take captives, into three territories."
        ),
        w(
            "The tablets need no network once the workshop has been opened on them. What has been done is kept on "
            "the device, without names; the bots are under “My bots”."
        ),
        w(
            "Say before the first step: a mistake is nothing bad, and the page says in which line to look. Touch "
            "“Check” often, not only at the end."
        ),
        w(
            "Whoever is quick: let the bot play “Many games” against the computer, then against the bot of the "
            "neighbour. Whoever is stuck: first the hints, then the solution; the next step begins with code that "
            "works."
        ),
    ]


def comments_of(step: Step) -> list[str]:
    """The sentences in its code: what is to be translated."""
    shown = [part for part in step.texts(Words("en")).learn if isinstance(part, Code)]
    return [sentence for code in (step.start, step.solution, *shown) for sentence in comments(code)]
