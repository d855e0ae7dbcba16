"""Step 3: `for`, and a `return` inside it."""

from typing import Any

from ...kit.words import Words
from ..action import Action
from .positions import hunt, party
from .said import action as in_words
from .step import Code, Step, StepTexts

__all__ = ["LOOP"]

START = """\
def choose(view):
    # The party by chance: any will do for now.
    if view.phase == "party":
        return view.random.choice(view.actions)
    for action in view.actions:
        # Instead of printing the action: give it back if its card is a
        # great warrior.
        print(action)
    # There was none.
    return view.actions[0]
"""

SOLUTION = """\
def choose(view):
    # The party by chance: any will do for now.
    if view.phase == "party":
        return view.random.choice(view.actions)
    for action in view.actions:
        if action.card.is_warrior:
            return action
    # There was none.
    return view.actions[0]
"""

CASES = (
    hunt("h3 h7 chief"),
    hunt("h8 healer mother", river="-mother"),
    hunt("h1 h4 h9"),
    hunt("scout mother", hills="-h9"),
    party(1),
)


def right(view: Any, action: Action) -> bool:
    """The first of the actions with a great warrior, else the first."""
    if view.phase == "party":
        return True
    return bool(action == next((one for one in view.actions if one.card.is_warrior), view.actions[0]))


def texts(w: Words) -> StepTexts:
    """What it says."""

    def want(view: Any) -> str:
        for one in view.actions:
            if one.card.is_warrior:
                return w("Right is the first action with a great warrior: %(action)s.", action=in_words(w, one))
        return w(
            "There is no great warrior, so right is the first action: %(action)s.", action=in_words(w, view.actions[0])
        )

    def slip(view: Any, action: Action) -> str:
        if action.card.is_warrior:
            return w("That is a great warrior, but not the first one. The return inside the loop ends it at once.")
        if action == view.actions[0]:
            return w(
                "That is the first action of all. Inside the for stand an if with action.card.is_warrior and, further "
                "to the right, return action. The last return stands below the for, not inside it, and not in an else."
            )
        return ""

    return StepTexts(
        title=w("One after the other"),
        learn=(
            w("for goes through a list, one after the other. Each time, the name after for stands for the next one."),
            Code("for action in view.actions:\n    print(action.card)\n"),
            w(
                "action.card is the card that the action plays. action.card.is_warrior is True for a great warrior, "
                "False for a hunter."
            ),
            w(
                "While the party is being chosen, view.random.choice(view.actions) takes one of them by chance: that "
                "will do for now."
            ),
            w("A return inside a loop ends the loop and the function: the rest is not looked at."),
        ),
        task=w(
            "In the hunt your bot plays a great warrior: the first action that has one. If there is none, it plays "
            "the first action of all."
        ),
        hints=(
            w("Touch Run first: beside each move you see all that print has shown."),
            w("Inside the loop you need an if with action.card.is_warrior, and inside the if a return."),
            w("if action.card.is_warrior:  and below it, further to the right:  return action"),
        ),
        want=want,
        slip=slip,
        aim=w("A loop over a list; searching: stop at the first that fits, and what to do when nothing fits."),
        say=(
            w(
                "Lay five cards in a row, face down. One child turns them over from the left and says stop at the "
                "first great warrior. What if there is none? When do you know that?"
            ),
        ),
        mistakes=(
            w(
                "An else with a return inside the loop: then only the first action is looked at. This is the most "
                "common mistake of all searches."
            ),
            w("return view.actions[0] inside the if, where return action is meant."),
        ),
    )


LOOP = Step("loop", START, SOLUTION, CASES, right, texts)
