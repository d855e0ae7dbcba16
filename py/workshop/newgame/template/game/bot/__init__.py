"""What a bot thinks of Lynx, and why. Left alone it plays on by chance; an `evaluate` makes it good."""

from collections.abc import Sequence

from prateria.games.contract import Reason, Sense

from ..engine.actions import Play
from ..engine.observe import Observation


def reason(view: Observation, actions: Sequence[Play]) -> Reason:
    """Why one would do that: an id and values, of which `words` makes a sentence."""
    action, hand = actions[0], view.players[actions[0].seat].hand
    return "high" if action.card >= hand[len(hand) // 2] else "low", {"n": sum(view.prey)}


SENSE = Sense(reason=reason, effort=lambda view: 15 * len(view.players))
