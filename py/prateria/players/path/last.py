"""Step 1: the function `choose`, an element of a list, `return`."""

from typing import Any

from ...kit.words import Words
from ..action import Action
from .positions import hunt, party
from .said import action as in_words
from .step import Code, Step, StepTexts

__all__ = ["LAST"]

START = """\
# Your bot plays the first of its actions. Change one thing, so that it
# plays the last one.


def choose(view):
    return view.actions[0]
"""

SOLUTION = """\
# Counted from the end, the last one has the number -1.


def choose(view):
    return view.actions[-1]
"""

CASES = (
    hunt("h3 h7 chief"),
    hunt("h2 h9"),
    hunt("scout", hills="+h5 -h9"),
    party(),
    hunt("h4 healer mother", forest="-chief"),
)


def right(view: Any, action: Action) -> bool:
    """The last one."""
    return bool(action == view.actions[-1])


def texts(w: Words) -> StepTexts:
    """What it says."""

    def want(view: Any) -> str:
        last = in_words(w, view.actions[-1])
        return w("Right is the last of the %(n)d actions: %(action)s.", n=len(view.actions), action=last)

    def slip(view: Any, action: Action) -> str:
        if action == view.actions[0]:
            return w("That is the first one: it has the number 0.")
        return w("There is not always the same number of actions. Count from the end.")

    return StepTexts(
        title=w("The first answer"),
        learn=(
            w(
                "A bot is a function with the name choose. When it is its turn, the game calls it and asks: what do "
                "you do?"
            ),
            w(
                "view is all that your bot sees. view.actions is a list of all that it can do now. Each action has a "
                "number, and Python counts from 0."
            ),
            Code(
                "# The first action.\nview.actions[0]\n# The second action.\nview.actions[1]\n# Counted from the "
                "end: the last action.\nview.actions[-1]\n"
            ),
            w("return gives the answer back. This action is then played."),
        ),
        task=w("Let your bot always play the last of its actions."),
        hints=(
            w("Only what stands between the square brackets must change."),
            w(
                "A fixed number such as 5 is right in one position and wrong in the next. Which number is always the "
                "last?"
            ),
            w("Write -1 between the square brackets."),
        ),
        want=want,
        slip=slip,
        aim=w(
            "A function that gives back a value; an element of a list by its number, counted from 0 or from the end."
        ),
        say=(
            w(
                "Whoever plays gets a picture of the table and must name one action. That is all a bot does: view "
                "goes in, one action comes out."
            ),
            w("Let the class number five children in a row from 0. Who is number 0? Who is number -1?"),
        ),
        mistakes=(
            w(
                "A fixed number, such as view.actions[8]: it fits one position only, and elsewhere Python says that "
                "there is no element with that number."
            ),
            w("The return is lost while typing: then choose gives nothing back."),
        ),
    )


LAST = Step("last", START, SOLUTION, CASES, right, texts)
