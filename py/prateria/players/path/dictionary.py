"""Step 7: a dictionary of what has been seen."""

from typing import Any

from ...kit.words import Words
from ..action import Action
from .positions import hunt, party
from .said import card
from .step import Code, Step, StepTexts

__all__ = ["DICTIONARY"]

START = """\
# How often has each name been seen?
def seen_cards(view):
    seen = {}
    for place in view.board.values():
        for laid in place.cards:
            # If the card is not yours: one more of that name.
            print(laid.card.name)
    return seen


def worth(seen, action):
    if not action.card.is_warrior:
        return -1
    return seen.get(action.card.name, 0)


def choose(view):
    if view.phase == "party":
        return view.random.choice(view.actions)
    seen = seen_cards(view)
    return max(view.actions, key=lambda action: worth(seen, action))
"""

SOLUTION = """\
# How often has each name been seen?
def seen_cards(view):
    seen = {}
    for place in view.board.values():
        for laid in place.cards:
            if laid.seat != view.seat:
                name = laid.card.name
                seen[name] = seen.get(name, 0) + 1
    return seen


def worth(seen, action):
    if not action.card.is_warrior:
        return -1
    return seen.get(action.card.name, 0)


def choose(view):
    if view.phase == "party":
        return view.random.choice(view.actions)
    seen = seen_cards(view)
    return max(view.actions, key=lambda action: worth(seen, action))
"""

CASES = (
    hunt("h3 chief scout", hills="-scout", river="+h9"),
    hunt("chief healer mother", hills="-healer", river="-chief", forest="-chief"),
    hunt("chief rainmaker", hills="+chief", forest="-rainmaker"),
    hunt("healer scout mother", hills="-healer -scout", river="-scout", forest="+h6"),
    hunt("healer scout", hills="+healer", forest="-scout -h5"),
    party(1),
)


def worth(view: Any, action: Action) -> int:
    """How often the name of a great warrior lies there among the cards of the other."""
    if not action.card.is_warrior:
        return -1
    cards = [laid for place in view.board.values() for laid in place.cards]
    return sum(laid.seat != view.seat and laid.card.name == action.card.name for laid in cards)


def right(view: Any, action: Action) -> bool:
    """One of those that have been seen most often."""
    if view.phase == "party":
        return True
    return worth(view, action) == max(worth(view, one) for one in view.actions)


def texts(w: Words) -> StepTexts:
    """What it says."""

    def want(view: Any) -> str:
        best = max(view.actions, key=lambda one: worth(view, one))
        return w(
            "Right is this card, seen most often among the cards of the other (%(n)d): %(card)s.",
            n=worth(view, best),
            card=card(w, best.card),
        )

    def slip(view: Any, action: Action) -> str:
        own = [laid.card.name for place in view.board.values() for laid in place.cards if laid.seat == view.seat]
        if action.card.is_warrior and action.card.name in own:
            return w("A card of your own with that name lies there: have you counted it, too?")
        if action.card.is_warrior and worth(view, action):
            return w("This one has been seen as well, but not as often. Does each further card add 1?")
        return w("Is anything in the dictionary? Look with print(seen) above the return.")

    return StepTexts(
        title=w("A dictionary of what was seen"),
        learn=(
            w(
                "Everybody has two of each great warrior, and equal ones both fall. The more of a kind the other has "
                "shown, the safer is yours."
            ),
            w(
                "A dictionary keeps a value for each key, as a box with labels. get asks for a key; where there is "
                "none, it gives the second value."
            ),
            Code(
                'seen = {}\nfor name in ["chief", "scout", "chief"]:\n    seen[name] = seen.get(name, 0) + '
                "1\nprint(seen)\n"
            ),
            w(
                "view.board.values() are the three territories. laid.card.name is the name of a card that lies "
                'there, such as "chief".'
            ),
        ),
        task=w(
            "Count in the dictionary how often each name lies on the table among the cards of the other. The rest of "
            "the bot plays the great warrior that has been seen most often."
        ),
        hints=(
            w("In the place of print stands an if, as in step 6: only cards that are not yours."),
            w("Give the name of the card a name of its own:  name = laid.card.name"),
            w("And then as in the example:  seen[name] = seen.get(name, 0) + 1"),
        ),
        want=want,
        slip=slip,
        aim=w("A dictionary: key and value, counting many things at once; a loop inside a loop."),
        say=(
            w(
                "Who in the class has which pet? Keep a list on the board: dog 2, cat 1 – the word is the key, "
                "the number the value. What do you write when a word comes for the first time?"
            ),
            w(
                "Remembering what was played is what good players of Manitou do. A bot does it without effort, "
                "because all cards still lie there."
            ),
        ),
        mistakes=(
            w(
                "seen[name] = seen[name] + 1: for a name that is not there yet, Python says that there is no entry. "
                "That is what get(name, 0) is for."
            ),
            w("seen[name] = 1: it is noted, but not counted."),
            w("Their own cards are counted, too."),
        ),
    )


DICTIONARY = Step("dictionary", START, SOLUTION, CASES, right, texts, board=True)
