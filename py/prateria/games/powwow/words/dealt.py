"""What was luck in a calm game, counted from its record."""

from collections.abc import Sequence
from typing import Any

from prateria.kit.result import told
from prateria.kit.words import Words, isolate

from ..engine.chances import chances, unlucky
from ..engine.observe import Observation

__all__ = ["dealt"]


def dealt(w: Words, view: Observation, events: Sequence[Any], names: Sequence[str]) -> str:
    """That the cards gave somebody far fewer choices than another; '' where they did not, or not to who won."""
    found = chances(events, [player.colour for player in view.players])
    won = view.outcome.winners if view.outcome is not None else ()
    if not unlucky(found) or won == (found.choices.index(min(found.choices)),):
        return ""
    who = [isolate(name) for name in names]
    return w(
        "So often in %(n)d cards there was something new to take: %(choices)s. Own people that came: %(people)s. "
        "That was luck.",
        n=found.cards,
        choices=told(who, found.choices, range(len(who))),
        people=told(who, found.people, range(len(who))),
    )
