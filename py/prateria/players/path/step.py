"""What a step of the path is made of: a task, code to begin with and code that does it, positions to be tried in."""

from collections.abc import Callable
from typing import Any, NamedTuple

from ...kit.words import Words
from ..action import Action
from ..view import View

__all__ = ["Code", "Step", "StepTexts", "nothing"]


class Code(str):
    """A piece of Python among the sentences of an explanation."""

    __slots__ = ()


def nothing(view: View, action: Action) -> str:
    """No remark."""
    return ""


class StepTexts(NamedTuple):
    """What a step says. To pupils: `title`; `learn`, sentences and `Code`; `task`; `hints`, the plainest last;
    `want(view)`: what would have been right in that position; `slip(view, action)`: what may have led to that wrong
    action, or ''. To the teacher: `aim`, `say` (to the class, before), `mistakes`."""

    title: str
    learn: tuple[str, ...]
    task: str
    hints: tuple[str, ...]
    want: Callable[[Any], str]
    aim: str
    say: tuple[str, ...]
    mistakes: tuple[str, ...]
    slip: Callable[[Any, Action], str] = nothing


class Step(NamedTuple):
    """`cases`: the positions, as `positions` makes them; `right(view, action)`: whether that is a right answer there;
    `texts`: what it says, in the words given; `board`: whether what lies on the table is said of a position."""

    id: str
    start: str
    solution: str
    cases: tuple[Any, ...]
    right: Callable[[Any, Action], bool]
    texts: Callable[[Words], StepTexts]
    board: bool = False
