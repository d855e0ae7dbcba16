"""Step 5: a list of one's own, that may be empty."""

from typing import Any

from ...kit.words import Words
from ..action import Action
from .positions import hunt, party
from .said import action as in_words
from .step import Code, Step, StepTexts

__all__ = ["LISTS"]

START = """\
def choose(view):
    if view.phase == "party":
        return view.random.choice(view.actions)
    weak = []
    for action in view.actions:
        # Only hunters of strength 5 or less should go into the list.
        if not action.card.is_warrior:
            weak.append(action)
    # Is there anything in the list?

    return view.actions[0]
"""

SOLUTION = """\
def choose(view):
    if view.phase == "party":
        return view.random.choice(view.actions)
    weak = []
    for action in view.actions:
        if not action.card.is_warrior and action.card.strength <= 5:
            weak.append(action)
    if len(weak) > 0:
        return weak[-1]
    return view.actions[0]
"""

CASES = (
    hunt("h3 h7 chief"),
    hunt("h2 h5 h10"),
    hunt("h6 h8 mother"),
    hunt("h1 scout mother"),
    hunt("chief scout", river="-h9"),
    party(1),
)
WEAK = 5  # the greatest strength of a weak hunter


def weak(view: Any) -> list[Any]:
    """The actions with a weak hunter."""
    return [one for one in view.actions if 0 < one.card.strength <= WEAK]


def right(view: Any, action: Action) -> bool:
    """The last of the weak ones, else the first of all."""
    if view.phase == "party":
        return True
    return bool(action == [view.actions[0], *weak(view)][-1])


def texts(w: Words) -> StepTexts:
    """What it says."""

    def want(view: Any) -> str:
        if found := weak(view):
            return w(
                "Actions with a weak hunter: %(n)d. Right is the last of them: %(action)s.",
                n=len(found),
                action=in_words(w, found[-1]),
            )
        return w(
            "No hunter here is weak, so right is the first action: %(action)s.", action=in_words(w, view.actions[0])
        )

    def slip(view: Any, action: Action) -> str:
        if action.card.is_warrior:
            return w(
                "A great warrior has the strength 0, and 0 is less than 5 as well. Ask for both: not a great "
                "warrior, and strength."
            )
        if action.card.strength > WEAK:
            return w("This hunter is too strong.")
        if action.card.strength < WEAK and any(one.card.strength == WEAK for one in view.actions):
            return w("5 belongs to it as well: less or equal is written <=.")
        if action in weak(view):
            return w("That one is in the list, but it is not the last.")
        return ""

    return StepTexts(
        title=w("Lists"),
        learn=(
            w(
                "Whoever has laid the strongest hunters in a hunt has to take a hide thief: 10 points less. So your "
                "bot prefers weak hunters."
            ),
            w(
                "A list can begin empty and be filled in a loop. append puts something at its end, len says how much "
                "is in it."
            ),
            Code(
                "numbers = []\nfor card in view.hand:\n    numbers.append(card.strength)\nprint(numbers, "
                "len(numbers))\n"
            ),
            w("With “and” both must be true, “not” turns True into False. <= means: less or equal."),
        ),
        task=w(
            "Collect all actions with a hunter of strength 5 or less. If there are any, your bot plays the last one "
            "of your list, otherwise the first of all actions."
        ),
        hints=(
            w("There are two things to do: a second condition in the if, with “and”; and an if below the loop."),
            w("An empty list has no last element. So ask first: if len(weak) > 0:"),
            w("The condition is: if not action.card.is_warrior and action.card.strength <= 5:"),
        ),
        want=want,
        slip=slip,
        aim=w("A list of one’s own: collect first, decide afterwards; two conditions joined by “and”; the empty list."),
        say=(
            w(
                "Take all hunters up to 5 out of a hand of cards and lay them in a row. Which is the last? And what "
                "do you do if there is none?"
            ),
        ),
        mistakes=(
            w("Without looking whether the list is empty: “There is no element with that number.”"),
            w("< in place of <=: then a hunter of strength 5 is missing."),
            w("Great warriors get into the list, because their strength is 0."),
        ),
    )


LISTS = Step("lists", START, SOLUTION, CASES, right, texts)
