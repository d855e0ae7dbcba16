"""What a game is remembered by: what was luck in a calm one, counted from its record, and the biggest haul."""

from collections.abc import Sequence
from typing import Any

from prateria.kit.result import told
from prateria.kit.words import Words, isolate

from ..engine.chances import chances, unlucky
from ..engine.events import Took
from ..engine.observe import Observation

__all__ = ["biggest", "dealt", "feat"]


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


def feat(w: Words, events: Sequence[Any], names: Sequence[str]) -> tuple[int, str]:
    """The biggest haul: which event that was, whose, and how many cards; of equal ones the first; '' for none."""
    hauls = [(len(event.cards), -n) for n, event in enumerate(events) if isinstance(event, Took)]
    if not hauls:
        return 0, ""
    cards, n = max(hauls)
    who = isolate(names[events[-n].seat])
    return -n, biggest(w, who, cards)


def biggest(w: Words, who: str, cards: int) -> str:
    """Whose the biggest haul was."""
    return w.n("Biggest haul: %(name)s, %(n)d card", "Biggest haul: %(name)s, %(n)d cards", cards, name=who)
