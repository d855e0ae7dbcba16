"""Step 2: `if`, and comparing with ==."""

from typing import Any

from ...kit.words import Words
from ..action import Action
from .positions import hunt, party
from .said import action as in_words
from .step import Code, Step, StepTexts

__all__ = ["CONDITION"]

START = """\
# In the hunt the first action is fine. While the party is being chosen,
# your bot should take the last one.


def choose(view):
    return view.actions[0]
"""

SOLUTION = """\
def choose(view):
    # The party: as many as can come along.
    if view.phase == "party":
        return view.actions[-1]
    # The hunt.
    return view.actions[0]
"""

CASES = (
    party(),
    hunt("h3 h7 chief"),
    party(1, 1, 1, 1),
    hunt("h2 h9", hills="+h5 -h9"),
    hunt("h4 scout mother", river="-h9"),
)


def right(view: Any, action: Action) -> bool:
    """The last one for the party, the first one in the hunt."""
    return bool(action == view.actions[-1 if view.phase == "party" else 0])


def texts(w: Words) -> StepTexts:
    """What it says."""

    def want(view: Any) -> str:
        if view.phase == "party":
            return w(
                'Here view.phase is "party", so right is the last action: %(action)s.',
                action=in_words(w, view.actions[-1]),
            )
        return w(
            'Here view.phase is "play", so right is the first action: %(action)s.', action=in_words(w, view.actions[0])
        )

    return StepTexts(
        title=w("If …"),
        learn=(
            w(
                "Before each hunt of Manitou you choose your party: for each card you are asked how many of it come "
                "along. Then the hunt begins, and you lay cards."
            ),
            w('view.phase says what is being asked. It is the text "party" or the text "play".'),
            w(
                "With if something is done only when it is true. Two signs == compare. What belongs to the if begins "
                "four blanks further to the right."
            ),
            Code(f'if view.round == 3:\n    print("{w("This is the last hunt.")}")\n'),
        ),
        task=w(
            "While the party is being chosen, your bot takes as many as it can: the last action. In the hunt it "
            "plays the first action."
        ),
        hints=(
            w("Write the if into choose, above the line that is there already."),
            w(
                "After a return the function is over. So no “else” is needed: what stands below comes only when the "
                "if was not true."
            ),
            w('The line is: if view.phase == "party":  Below it, further to the right, stands a return of its own.'),
        ),
        want=want,
        aim=w("A condition: comparing two values, a block that is indented, two ways through one function."),
        say=(
            w(
                "“If it rains, I take the umbrella.” Let the class say sentences that begin with if. What comes "
                "after the comma belongs to it and stands further to the right in Python."
            ),
            w("One sign = gives a name to something. Two signs == ask whether two things are the same."),
        ),
        mistakes=(
            w("A single = in the condition, or the colon at the end is missing: the page says so below the line."),
            w('"party" without quotation marks: then Python looks for a name party and finds none.'),
            w("The second return is indented as well: then there is no answer in the hunt."),
        ),
    )


CONDITION = Step("condition", START, SOLUTION, CASES, right, texts)
