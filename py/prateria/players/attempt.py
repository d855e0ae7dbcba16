"""One try of a player: the number of the action that it chose, or what went wrong, in short and with the line.

>>> from .spoken import spoken
>>> from .chance import Chance
>>> state = spoken("manitou").state.new(seats=2, seed=1)
>>> view = spoken("manitou").look(state, state.turn, Chance(1))
>>> attempt(lambda view: view.actions[1], view)
1
>>> attempt(lambda view: print(end=""), view).why
'choose gave nothing back: is a return missing?'
"""

from collections.abc import Sequence

from ..core.question import LONGEST, Failure
from .action import Action
from .source import Choose, in_words, line_of
from .view import View

__all__ = ["LONGEST", "Failure", "attempt"]


def attempt(choose: Choose, view: View) -> int | Failure:
    """What the player chooses. Whoever sets it limits raises something that is no `Exception`: that goes through."""
    actions = view.actions
    try:
        found = choose(view)
        index = _index(actions, found)
    except (Exception, SystemExit) as error:
        code = getattr(choose, "__code__", None)
        line = line_of(error.__traceback__, code.co_filename) if code else None
        return Failure("memory" if isinstance(error, MemoryError) else "error", in_words(error)[:LONGEST], line)
    if index is not None:
        return index
    if found is None:
        return Failure("illegal", "choose gave nothing back: is a return missing?")
    return Failure("illegal", f"choose gave back a {type(found).__name__} that is none of view.actions")


def _index(actions: Sequence[Action], found: object) -> int | None:
    """The number of that action, None if it is none of them."""
    for index, action in enumerate(actions):
        if found is action or (isinstance(found, Action) and found == action):
            return index
    return None
