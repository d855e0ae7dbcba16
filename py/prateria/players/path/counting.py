"""Step 4: a name whose value changes: counting."""

from typing import Any

from ...kit.words import Words
from ..action import Action
from .positions import hunt, party
from .step import Code, Step, StepTexts

__all__ = ["COUNTING"]

START = """\
def choose(view):
    if view.phase == "party":
        return view.random.choice(view.actions)
    warriors = 0
    # Count here: a loop over view.hand.

    # With two or more play one of them, else play a hunter.
    for action in view.actions:
        if warriors >= 2 and action.card.is_warrior:
            return action
        if warriors < 2 and not action.card.is_warrior:
            return action
    return view.actions[0]
"""

SOLUTION = """\
def choose(view):
    if view.phase == "party":
        return view.random.choice(view.actions)
    warriors = 0
    for card in view.hand:
        if card.is_warrior:
            warriors = warriors + 1
    # With two or more play one of them, else play a hunter.
    for action in view.actions:
        if warriors >= 2 and action.card.is_warrior:
            return action
        if warriors < 2 and not action.card.is_warrior:
            return action
    return view.actions[0]
"""

CASES = (
    hunt("h3 healer chief"),
    hunt("h3 h7 chief"),
    hunt("h8 scout scout"),
    hunt("h9 mother"),
    hunt("h5 rainmaker", river="-h9"),
    party(1),
)


def warriors(view: Any) -> int:
    """How many great warriors are in the hand."""
    return sum(card.is_warrior for card in view.hand)


def right(view: Any, action: Action) -> bool:
    """A great warrior if there are two, else a hunter."""
    if view.phase == "party":
        return True
    return bool(action.card.is_warrior == (warriors(view) >= 2))


def texts(w: Words) -> StepTexts:
    """What it says."""

    def want(view: Any) -> str:
        if warriors(view) >= 2:
            return w(
                "Great warriors in the hand: %(n)d. So right is any action with a great warrior.", n=warriors(view)
            )
        return w("Great warriors in the hand: %(n)d. So right is any action with a hunter.", n=warriors(view))

    def slip(view: Any, action: Action) -> str:
        if action.card.is_warrior and warriors(view) == 1:
            return w(
                "Have you counted the actions? Each card is there once for each territory. Count the cards: view.hand."
            )
        if not action.card.is_warrior:
            return w(
                "Your bot has counted fewer than two. Each great warrior must add 1: warriors = warriors + 1. And "
                "warriors = 0 must stand above the for: inside it, the count begins anew each time."
            )
        return ""

    return StepTexts(
        title=w("Counting"),
        learn=(
            w(
                "A great warrior is worth most at the end, when nobody can beat it any more. So your bot keeps its "
                "last one back."
            ),
            w("To count, give a name to 0 before the loop. In the loop, add 1 whenever something fits."),
            Code(
                "strong = 0\nfor card in view.hand:\n    if card.strength > 5:\n        strong = strong + "
                "1\nprint(strong)\n"
            ),
            w(
                "strong = strong + 1 is read from the right: take the old number, add 1, and call the result strong "
                "from now on."
            ),
        ),
        task=w(
            "Count the great warriors in your hand. The lower part of choose is there already: with two or more it "
            "plays one of them, else a hunter."
        ),
        hints=(
            w("Your cards are in view.hand. card.is_warrior says whether a card is a great warrior."),
            w("You need a for, an if inside it, and inside that the line which adds 1."),
            w(
                "It is the example above, with other names: warriors in place of strong, card.is_warrior in place of "
                "card.strength > 5."
            ),
        ),
        want=want,
        slip=slip,
        aim=w("A variable that changes: a counter with its starting value, its change and its use afterwards."),
        say=(
            w(
                "One child has a tally sheet, another turns cards over and says “great warrior” or “hunter”. When "
                "does the tally sheet begin? When does it get a stroke? When is it read?"
            ),
        ),
        mistakes=(
            w("warriors = 0 stands inside the loop: the count begins anew at each card."),
            w(
                "They go through view.actions in place of view.hand, and count each card three times: once for each "
                "territory."
            ),
            w("warriors = 1 in place of warriors = warriors + 1."),
        ),
    )


COUNTING = Step("counting", START, SOLUTION, CASES, right, texts)
