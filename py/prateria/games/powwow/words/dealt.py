"""What a game is remembered by: what was luck in a calm one, counted from its record, and the biggest haul."""

from collections.abc import Sequence
from typing import Any

from prateria.kit.result import by_points, told
from prateria.kit.words import Words, isolate

from ..engine.chances import chances, unlucky
from ..engine.events import Took
from ..engine.observe import Observation

__all__ = ["biggest", "dealt", "feat", "foregone"]


def dealt(w: Words, view: Observation, events: Sequence[Any], names: Sequence[str]) -> str:
    """That far fewer people of somebody's colour came than of another's; '' where it was not so, or they won."""
    found = chances(events, [player.colour for player in view.players])
    won = view.outcome.winners if view.outcome is not None else ()
    if not unlucky(found) or won == (found.people.index(min(found.people)),):
        return ""
    who = [isolate(name) for name in names]
    return w("Own people among the %(n)d cards: %(people)s. That was luck.", n=found.cards,
             people=told(who, found.people, range(len(who))))  # fmt: skip


def foregone(w: Words, view: Observation, names: Sequence[str], tries: int) -> str:
    """That whoever leads won in all of so many trials of the rest; without any, that nothing can come any more for the
    one who looks."""
    if not tries:
        return w.n("Of the last %(left)d card none can bring you anything.",
                   "Of the last %(left)d cards none can bring you anything.", view.left, left=view.left)  # fmt: skip
    points = [player.points for player in view.players]
    who = [isolate(name) for name in names]
    return w("Cards won: %(points)s. We have tried out the last %(left)d cards %(n)d times, each time in another order:"
             " %(name)s always won.", points=told(who, points, by_points(points)), left=view.left, n=tries,
             name=who[by_points(points)[0]])  # fmt: skip


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
