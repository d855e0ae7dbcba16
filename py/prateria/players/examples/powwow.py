"""Examples for Pow Wow."""

from typing import Final

from .example import FIRST, Example

POWWOW: Final = (
    FIRST,
    Example(
        "idea",
        """\
# Waits until much lies there, but not when another could be quicker.

LOOT = {
    "chief": "totem",
    "warrior": "tomahawk",
    "maiden": "necklace",
    "hunter": "bison",
}


def worth(view, action):
    loot = view.board.loot
    if action.what == "haul":
        return loot[action.loot]
    if action.what == "claim":
        cards = max(loot[LOOT[action.kind]], loot["tipi"])
        # People of the others who could take the same.
        colours = [other.colour for other in view.others]
        rivals = [
            person
            for person in view.board.people
            if person.kind == action.kind and person.colour in colours
        ]
        enough = 2 if rivals else 4
        return cards if cards >= enough else -1
    return 0


def choose(view):
    return max(view.actions, key=lambda action: worth(view, action))
""",
    ),
    Example(
        "search",
        """\
# Tries each action in three worlds until three more cards are turned;
# the others claim in them whatever they can.


def choose(view):
    worlds = [view.sample() for n in range(3)]

    def value(action):
        total = 0
        for world in worlds:
            world = world.copy().play(action)
            while not world.over and world.round < view.round + 3:
                world.play(world.actions[-1])
            total += world.lead
        return total

    return max(view.actions, key=value)
""",
    ),
)
