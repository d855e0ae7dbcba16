"""Examples for Bison."""

from typing import Final

from .example import FIRST, Example

BISON: Final = (
    FIRST,
    Example(
        "idea",
        """\
# Uses two hunters for each action, and goes where most animals live.


def worth(view, action):
    spaces = view.board.spaces
    if action.what == "do":
        return 2 if action.hunters == 2 else 0
    if action.what in ("put", "build", "call"):
        return spaces[action.space].animals
    if action.what == "move":
        return spaces[action.space].animals - spaces[action.start].animals
    if action.what == "gain":
        # The kind of which there are fewest.
        return -view.me.animals[action.animal]
    if action.what == "end":
        return 1
    return 0


def choose(view):
    return max(view.actions, key=lambda action: worth(view, action))
""",
    ),
    Example(
        "search",
        """\
# Tries what it can do in one world, and takes the action after which the
# areas would bring it more than the others if they were scored now.


def worth(world):
    view = world.view
    total = view.me.points
    for area in view.board.areas.values():
        total += area.gains[view.seat]
        for other in view.others:
            total -= area.gains[other.seat]
    return total


def choose(view):
    # Many hunters do more, but four and five are dear.
    if view.phase == "name":
        deeds = [action for action in view.actions if action.what == "do"]
        return max(deeds, key=lambda action: min(action.hunters, 3))
    # Ten actions at most, for each of them takes time.
    some = view.random.sample(view.actions, 10)
    world = view.sample()
    return max(some, key=lambda action: worth(world.copy().play(action)))
""",
    ),
)
