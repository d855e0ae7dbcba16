"""Examples for Wendake."""

from typing import Final

from .example import FIRST, Example

WENDAKE: Final = (
    FIRST,
    Example(
        "idea",
        """\
# Does all actions of its tiles before the turn ends, and looks for
# progress, turtles and masks on the way.

LIKES = ["do", "buy", "turtle", "mask", "spend", "lie", "fire", "tile", "take"]


def worth(action):
    if action.what in LIKES:
        # What stands first is liked most.
        return len(LIKES) - LIKES.index(action.what)
    if action.what in ("end", "open", "back"):
        return -1
    return 0


def choose(view):
    return max(view.actions, key=worth)
""",
    ),
    Example(
        "search",
        """\
# Tries each action in one world. Only the lower track of each pair is
# counted, so it raises the lower ones; then goods are worth something.


def worth(view):
    tracks = view.me.tracks
    total = sum(view.me.goods.values())
    for one, other in view.board.pairs:
        total += 10 * min(tracks[one], tracks[other])
        total += 2 * (tracks[one] + tracks[other])
    return total


def choose(view):
    world = view.sample()

    def value(action):
        # The turn ends only when nothing else is left to do.
        if action.what in ("end", "open"):
            return -1
        return worth(world.copy().play(action).view)

    return max(view.actions, key=value)
""",
    ),
)
