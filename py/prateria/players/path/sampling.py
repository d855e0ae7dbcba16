"""Step 8: trying actions in worlds that are dealt, played on by chance."""

from typing import Any

from ...kit.words import Words
from ..action import Action
from .positions import hunt, party
from .said import action as in_words
from .step import Code, Step, StepTexts

__all__ = ["SAMPLING"]

START = """\
# How far ahead is your bot after this action, in ten worlds together?
def value(view, action):
    total = 0
    for number in range(10):
        world = view.sample()
        # Play the action in this world, then play on by chance until
        # the hunt is over.

        total = total + world.lead
    return total


def choose(view):
    if view.phase == "party":
        return view.random.choice(view.actions)
    return max(view.actions, key=lambda action: value(view, action))
"""

SOLUTION = """\
# How far ahead is your bot after this action, in ten worlds together?
def value(view, action):
    total = 0
    for number in range(10):
        world = view.sample()
        world.play(action)
        while world.round == view.round and not world.over:
            world.play(view.random.choice(world.actions))
        total = total + world.lead
    return total


def choose(view):
    if view.phase == "party":
        return view.random.choice(view.actions)
    return max(view.actions, key=lambda action: value(view, action))
"""

CASES = (
    hunt("h2 h8", hills="+h5 -h10", river="-h9 -h7", forest="+h3", left=1, pile=0, hunt=2),
    hunt("h1 h10", hills="+h2 -h6", river="-h10 -h9", forest="+h4", left=2, pile=0, hunt=2),
    hunt("h4 mother", hills="+h10", river="+h9", forest="-h8 -h9 -h5 -h10 -chief", left=1, pile=0, hunt=3),
    hunt("h1 chief", hills="-h8 -h9 -h5 -h3 -scout", river="+h7", forest="+h10 +h4", left=1, pile=0, hunt=3),
    party(1),
)
MANY = 8
"""So many worlds show what is right in these positions, where one action is better by far."""


def value(view: Any, action: Action) -> int:
    """How far ahead one is after that action, in several worlds together."""
    total = 0
    for _ in range(MANY):
        world = view.sample().play(action)
        while world.round == view.round and not world.over:
            world.play(view.random.choice(world.actions))
        total += world.lead
    return total


def best(view: Any) -> Any:
    """The action after which one is furthest ahead."""
    return max(view.actions, key=lambda action: value(view, action))


def right(view: Any, action: Action) -> bool:
    """That one."""
    if view.phase == "party":
        return True
    return bool(action == best(view))


def texts(w: Words) -> StepTexts:
    """What it says."""

    def want(view: Any) -> str:
        return w(
            "Turns left in this hunt: %(n)d. Furthest ahead is your bot after: %(action)s.",
            n=view.turns_left,
            action=in_words(w, best(view)),
        )

    def slip(view: Any, action: Action) -> str:
        return w(
            "Is the action played in the world first, and does the while then go on at least until the hunt is over? "
            "Only then the bison and the captives are given out."
        )

    return StepTexts(
        title=w("Trying things out"),
        learn=(
            w(
                "view.sample() makes a world that looks to your bot just like the true one. What it cannot see, the "
                "cards of the other, is dealt at random. Nobody sees what is done there."
            ),
            Code("world = view.sample()\nworld.play(view.actions[0])\nprint(world.lead)\n"),
            w(
                "world.lead says how many points your bot is ahead there. But points come only at the end of a hunt. "
                "So play on: while repeats something as long as it is true."
            ),
            Code("number = 10\nwhile number > 0:\n    number = number - 3\nprint(number)\n"),
            w(
                "world.actions is what can be done there next, by whoever’s turn it is. view.random.choice(…) takes "
                "one of them by chance. world.round is the hunt there, world.over is True when the game is over."
            ),
        ),
        task=w(
            "Play the action in each world, then play on by chance until this hunt is over, or the whole game. Your "
            "bot then takes the action after which it is furthest ahead."
        ),
        hints=(
            w("Two things are missing: one line that plays the action, and a while."),
            w("The hunt goes on as long as  world.round == view.round and not world.over"),
            w("Inside the while stands:  world.play(view.random.choice(world.actions))"),
        ),
        want=want,
        slip=slip,
        aim=w("Simulation: finding out what is good by trying it very often; while; chance as a tool."),
        say=(
            w(
                "How likely are two sixes with two dice? Let everybody roll twenty times and add up. Nobody has to "
                "compute anything: that is how this bot thinks."
            ),
            w("Real game programs for Go and chess have learned with the same idea: try, play on, count."),
        ),
        mistakes=(
            w("world.play(action) is forgotten: then it is chance alone that decides."),
            w(
                "“while not world.over” plays the whole game: that is right as well, but it takes longer, and chance "
                "decides more."
            ),
            w(
                "Without “and not world.over” the bot fails in the third hunt: in a game that is over there are no "
                "actions to choose from."
            ),
            w(
                "One sample is made before the loop and used for all: the second action is then played in a world in "
                "which the first was played already."
            ),
        ),
    )


SAMPLING = Step("sampling", START, SOLUTION, CASES, right, texts, board=True)
