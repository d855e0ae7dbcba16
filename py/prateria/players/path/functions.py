"""Step 6: a function of one's own, and the action that is worth most."""

from typing import Any

from ...kit.words import Words
from ..action import Action
from .positions import hunt, party
from .step import Code, Step, StepTexts

__all__ = ["FUNCTIONS"]

START = """\
# How much is an action worth?
def worth(view, action):
    if not action.card.is_warrior:
        return 0
    place = view.board[action.territory]
    number = 0
    # Count the cards of the other in this place.

    return number


def choose(view):
    if view.phase == "party":
        return view.random.choice(view.actions)
    # max looks for the action that is worth most.
    return max(view.actions, key=lambda action: worth(view, action))
"""

SOLUTION = """\
# How much is an action worth?
def worth(view, action):
    if not action.card.is_warrior:
        return 0
    place = view.board[action.territory]
    number = 0
    for laid in place.cards:
        if laid.seat != view.seat:
            number = number + 1
    return number


def choose(view):
    if view.phase == "party":
        return view.random.choice(view.actions)
    # max looks for the action that is worth most.
    return max(view.actions, key=lambda action: worth(view, action))
"""

CASES = (
    hunt("h3 chief", hills="+h5", river="-h9 -h1"),
    hunt("h7 mother", hills="-h8", river="+h2 +h4 +h6", forest="-h5 -h7 -h10"),
    hunt("healer scout", hills="+h1 +h9 -h8", river="-h5 -h9", forest="-h1"),
    hunt("h2 h10 rainmaker", river="+h6 -h3", forest="-h5 -h5"),
    party(1),
)


def worth(view: Any, action: Action) -> int:
    """How many cards of the other lie where a great warrior goes."""
    cards = view.board[action.territory].cards
    return sum(laid.seat != view.seat for laid in cards) if action.card.is_warrior else 0


def right(view: Any, action: Action) -> bool:
    """One of those that are worth most."""
    if view.phase == "party":
        return True
    return worth(view, action) == max(worth(view, one) for one in view.actions)


def texts(w: Words) -> StepTexts:
    """What it says."""

    def want(view: Any) -> str:
        best = max(view.actions, key=lambda one: worth(view, one))
        n = worth(view, best)
        return {
            "hills": w("Right is a great warrior to the hills: cards of the other there: %(n)d.", n=n),
            "river": w("Right is a great warrior to the river: cards of the other there: %(n)d.", n=n),
            "forest": w("Right is a great warrior to the forest: cards of the other there: %(n)d.", n=n),
        }[best.territory]

    def slip(view: Any, action: Action) -> str:
        if action == view.actions[0]:
            return w("Is every action worth the same to your bot? Then max takes the first one.")
        if not action.card.is_warrior:
            return w("A hunter is worth 0: the first if in worth says so, and must stay.")
        if len(view.board[action.territory].cards) > worth(view, action):
            return w("Cards of your own lie there: have you counted them, too? Ask whether laid.seat != view.seat.")
        return w("Fewer lie there. Does the loop go on to the last card? A return inside the loop ends it at once.")

    return StepTexts(
        title=w("A function of your own"),
        learn=(
            w(
                "Whoever has the great warrior in a territory at the end takes all hunters that the other has there "
                "as captives: 1 point each."
            ),
            w(
                "A function of your own gets something in its brackets and gives a value back. Here it gets an "
                "action and says how much it is worth."
            ),
            Code("def double(number):\n    return 2 * number\n\nprint(double(21))\n"),
            w("max(…, key=…) asks your function about every action and takes the one with the largest number."),
            w(
                "place.cards are the cards that lie there. laid.seat says whose a card is: yours, if it is equal to "
                "view.seat. != means: not equal."
            ),
        ),
        task=w(
            "Write worth to its end: a great warrior is worth as much as there are cards of the other in the "
            "territory that it goes to."
        ),
        hints=(
            w("You have counted in step 4: a for, an if, and the line that adds 1."),
            w("The loop goes over place.cards:  for laid in place.cards:"),
            w("The condition is:  if laid.seat != view.seat:"),
        ),
        want=want,
        slip=slip,
        aim=w(
            "A function with parameters and a result; breaking a problem into “how good is one?” and “which is the "
            "best?”."
        ),
        say=(
            w(
                "Let three children be judges: each gets one action and calls out a number. A fourth only listens "
                "for the largest. The fourth need not know anything about the game: that is max."
            ),
            w(
                "The line with max and lambda is given. “lambda action: …” is a function without a name; more need "
                "not be said of it today."
            ),
        ),
        mistakes=(
            w("return number stands inside the loop: then only the first card is counted."),
            w("All cards are counted with len(place.cards), also one’s own."),
            w("print in place of return: then worth gives back None, and None cannot be compared."),
        ),
    )


FUNCTIONS = Step("functions", START, SOLUTION, CASES, right, texts, board=True)
