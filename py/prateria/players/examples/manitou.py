"""Examples for Manitou."""

from typing import Final

from .example import FIRST, Example

MANITOU: Final = (
    FIRST,
    Example(
        "idea",
        """\
# Few hunters, many great warriors: the hunters only win bison, and who
# plays the strongest ones has to take a hide thief.


def worth(view, action):
    card = action.card
    if action.what == "take":
        # Of the hunters those of middling strength.
        worth_one = 1 if card.is_warrior else 5 - abs(card.strength - 6)
        return action.amount * worth_one
    if action.what == "pass":
        return 0
    place = view.board[action.territory]
    if card.is_warrior:
        # All cards of the others that lie there may become captives.
        prey = [laid for laid in place.cards if laid.seat != view.seat]
        return len(prey)
    # A hunter is worth the herd if it takes the lead with it.
    best = max(place.strengths[other.seat] for other in view.others)
    lead = place.strengths[view.seat] - best
    if lead <= 0 < lead + card.strength:
        return max(place.herds)
    return -card.strength


def choose(view):
    return max(view.actions, key=lambda action: worth(view, action))
""",
    ),
    Example(
        "search",
        """\
# Tries each action in two worlds, plays on by chance until the hunt is
# over, and takes the action after which it is furthest ahead.


def choose(view):
    # Which party is good is hard to say: any will do.
    if view.phase == "party":
        return view.random.choice(view.actions)
    worlds = [view.sample(), view.sample()]

    def value(action):
        total = 0
        for world in worlds:
            world = world.copy().play(action)
            while not world.over and world.round == view.round:
                world.play(view.random.choice(world.actions))
            total += world.lead
        return total

    return max(view.actions, key=value)
""",
    ),
)
