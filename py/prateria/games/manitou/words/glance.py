r"""What is counted at the end of a hunt, in so few words that they can be read while the herds go to their owners.

>>> from ..engine.events import BisonCaught, BisonLost, CaptivesTaken, CardsReturned, ThievesTaken
>>> w = Words("en")
>>> glance(w, (BisonCaught("hills", 0, 12, 11, 1), BisonCaught("hills", 1, 5, 10, 2)), ("Ada", "Ola"))
'Hills: \u2068Ada\u2069 +12, \u2068Ola\u2069 +5.'
>>> glance(w, (BisonCaught("river", 0, 10, 18, 1), BisonCaught("river", 0, 1, 18, 1)), ("Ada", "Ola"))
'River: \u2068Ada\u2069 +11.'
>>> taken = [CaptivesTaken(place, seat, ((1, "h2"),)) for place, seat in (("hills", 0), ("river", 1), ("forest", 0))]
>>> glance(w, taken, ("Ada", "Ola")), glance(w, taken[:1], ("Ada", "Ola"))
('Captives: \u2068Ada\u2069 +2, \u2068Ola\u2069 +1.', '')
>>> back = [CardsReturned(place) for place in ("hills", "river", "forest")]
>>> glance(w, back, ("Ada", "Ola"))
'Nobody stands guard, so all cards go back to their reserves.'
>>> glance(w, back[:2], ("Ada", "Ola"))
'Hills, River: nobody stands guard, so all cards go back to their reserves.'
>>> glance(w, (BisonLost("river", (9,), "tie"),), ("Ada", "Ola")), glance(w, (ThievesTaken((), 0),), ("Ada", "Ola"))
('', '')
>>> glance(w, (ThievesTaken((0, 1), 9),), ("Ada", "Ola"))
'Hide thief (most strength, 9): \u2068Ada\u2069 −10, \u2068Ola\u2069 −10.'
"""

from collections.abc import Sequence
from typing import Any

from prateria.kit.words import Words, isolate

from ..engine.data import TERRITORIES
from ..engine.events import BisonCaught, CaptivesTaken, CardsReturned, ThievesTaken
from .nouns import place
from .sentences import unguarded

__all__ = ["glance"]


def glance(w: Words, events: Sequence[Any], names: Sequence[str]) -> str:
    """Of the herds of one territory, or of captives from several: who gets how many points; of the hide thief, whom it
    costs them; of several without a guard, that once. '' where its sentences say more than that."""
    won: dict[int, int] = {}
    back = [event.territory for event in events if isinstance(event, CardsReturned)]
    if len(back) > 1 and len(back) == len(events):
        told = unguarded(w)
        where = ", ".join(place(w, territory) for territory in back)
        return told if len(back) == len(TERRITORIES) else f"{where}: {told[0].lower()}{told[1:]}"
    captives = [event for event in events if isinstance(event, CaptivesTaken)]
    if sum(bool(event.cards) for event in captives) > 1 and len(captives) == len(events):
        for event in (one for one in captives if one.cards):
            won[event.seat] = won.get(event.seat, 0) + len(event.cards)
        return f"{w.p('points', 'Captives')}: {_told(won, names)}."
    for event in events:
        if isinstance(event, ThievesTaken) and event.seats:
            whom = ", ".join(f"{isolate(names[seat])} −10" for seat in event.seats)
            return w("Hide thief (most strength, %(n)d): %(whom)s.", n=event.strength, whom=whom)
        if not isinstance(event, BisonCaught):
            return ""
        won[event.seat] = won.get(event.seat, 0) + event.value
    return f"{place(w, events[0].territory)}: {_told(won, names)}." if won else ""


def _told(won: dict[int, int], names: Sequence[str]) -> str:
    return ", ".join(f"{isolate(names[seat])} +{points}" for seat, points in won.items())
