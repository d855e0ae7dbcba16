r"""What is counted at the end of a hunt, and where if in one territory, in so few words that they can be read while
the herds go to their owners.

>>> from ..engine.events import BisonCaught, BisonLost, CaptivesTaken, CardsReturned, ThievesTaken
>>> w = Words("en")
>>> caught = [BisonCaught("hills", 0, 12, 11, 1), BisonCaught("hills", 1, 5, 10, 2), BisonCaught("river", 0, 1, 18, 1)]
>>> glance(w, caught[:2], ("Ada", "Ola"))
'Hills. Bison: \u2068Ada\u2069 +12, \u2068Ola\u2069 +5.'
>>> glance(w, caught, ("Ada", "Ola"))
'Bison: \u2068Ada\u2069 +13, \u2068Ola\u2069 +5.'
>>> taken = [CaptivesTaken(place, seat, ((1, "h2"),)) for place, seat in (("hills", 0), ("river", 1), ("forest", 0))]
>>> glance(w, (ThievesTaken((0,), 9), caught[1], *taken, CardsReturned("river")), ("Ada", "Ola"))
'Hide thief: \u2068Ada\u2069 −10. Bison: \u2068Ola\u2069 +5. Captives: \u2068Ada\u2069 +2, \u2068Ola\u2069 +1.'
>>> glance(w, (ThievesTaken((0, 1), 9), BisonLost("river", (9,), "tie")), ("Ada", "Ola"))
'Hide thief: \u2068Ada\u2069 −10, \u2068Ola\u2069 −10.'
>>> glance(w, (ThievesTaken((), 0), *(CardsReturned(place) for place in ("hills", "river", "forest"))), ("Ada", "Ola"))
''
"""

from collections.abc import Sequence
from typing import Any

from prateria.kit.words import Words, isolate

from ..engine.events import BisonCaught, CaptivesTaken, ThievesTaken
from .nouns import place

__all__ = ["glance"]


def glance(w: Words, events: Sequence[Any], names: Sequence[str]) -> str:
    """Whom the hide thief costs points, who gets how many by herds and by captives: by what and where tells the result
    that comes then. '' where nobody gets or loses anything: sentences say why."""
    thief, bison, captives = (dict[int, int]() for _ in range(3))
    there = {event.territory for event in events if isinstance(event, BisonCaught)}
    where = [f"{place(w, *there)}."] if len(there) == 1 and len(events) < 3 else []
    for event in events:
        match event:
            case ThievesTaken():
                thief.update(dict.fromkeys(event.seats, -10))
            case BisonCaught():
                bison[event.seat] = bison.get(event.seat, 0) + event.value
            case CaptivesTaken() if event.cards:
                captives[event.seat] = captives.get(event.seat, 0) + len(event.cards)
    found = ((w("Hide thief"), thief), (w.p("points", "Bison"), bison), (w.p("points", "Captives"), captives))
    told = [f"{what}: {_told(won, names)}." for what, won in found if won]
    return " ".join((*where, *told) if told else ())


def _told(won: dict[int, int], names: Sequence[str]) -> str:
    return ", ".join(f"{isolate(names[seat])} {points:+d}".replace("-", "−") for seat, points in won.items())
