"""What brought most: in one hunt, and in the game, as the lines of its result have it."""

from collections.abc import Sequence
from typing import Any, Final

from prateria.kit.result import why
from prateria.kit.words import Words, isolate

from ..engine.data import TERRITORIES, THIEF
from ..engine.events import BisonCaught, CaptivesTaken, HuntEnded, ThievesTaken
from .labels import breakdown_label
from .nouns import place

__all__ = ["THIEVES", "Gains", "gains", "mattered", "most", "named"]

THIEVES: Final = "thieves"

Gains = dict[tuple[int, str], list[int]]


def gains(events: Sequence[Any], seats: int, herds: bool = True) -> Gains:
    """What each hunt brought all seats: in each territory, with the captives (without `herds`: those alone), and by its
    hide thief."""
    found: Gains = {}
    hunt = 0
    for event in events:
        if isinstance(event, HuntEnded):
            hunt = event.hunt
        elif isinstance(event, CaptivesTaken) or (herds and isinstance(event, BisonCaught)):
            row = found.setdefault((hunt, event.territory), [0] * seats)
            row[event.seat] += event.value if isinstance(event, BisonCaught) else len(event.cards)
        elif isinstance(event, ThievesTaken):
            row = found.setdefault((hunt, THIEVES), [0] * seats)
            for seat in event.seats:
                row[seat] += THIEF
    return found


def named(w: Words, where: str) -> str:
    """Hide thieves, or a territory."""
    return breakdown_label(w, where) if where == THIEVES else place(w, where)


def most(w: Words, events: Sequence[Any], names: Sequence[str], seat: int) -> str:
    """Where in this hunt that seat has got most, and by what; '' where it has as much elsewhere, or another one there:
    the sentence is true however it is read, and its numbers are those of the table under it."""
    rows = {where: row for (_, where), row in gains(events, len(names)).items() if where != THIEVES}
    n, where = max(((row[seat], where) for where, row in rows.items()), default=(0, ""))
    elsewhere = [row[seat] for there, row in rows.items() if there != where]
    others = [amount for one, amount in enumerate(rows.get(where, ())) if one != seat]
    if n <= max((0, *elsewhere, *others)):
        return ""
    taken = sum(row[seat] for (_, there), row in gains(events, len(names), herds=False).items() if there == where)
    by = [label for label, amount in (("bison", n - taken), ("captives", taken)) if amount]
    values = {"name": isolate(names[seat]), "what": w.list([breakdown_label(w, one).lower() for one in by])}
    said = {
        "hills": lambda: w.n(
            "%(name)s gets most in the hills: %(n)d point (%(what)s).",
            "%(name)s gets most in the hills: %(n)d points (%(what)s).",
            n,
            **values,
        ),
        "river": lambda: w.n(
            "%(name)s gets most at the river: %(n)d point (%(what)s).",
            "%(name)s gets most at the river: %(n)d points (%(what)s).",
            n,
            **values,
        ),
        "forest": lambda: w.n(
            "%(name)s gets most in the forest: %(n)d point (%(what)s).",
            "%(name)s gets most in the forest: %(n)d points (%(what)s).",
            n,
            **values,
        ),
    }
    return said[where]()


def mattered(w: Words, events: Sequence[Any], names: Sequence[str], points: Sequence[int], best: Sequence[int]) -> str:
    """What decided the game for the `best`, of the lines of its result: a territory in one hunt, with its captives, or
    the hide thieves of all hunts; else where they were furthest ahead."""
    found = gains(events, len(points))
    parts = [(_in_hunt(w, hunt, where), row) for (hunt, where), row in found.items() if where != THIEVES]
    visits = [row for (_, where), row in found.items() if where == THIEVES]
    if visits:
        parts.append((w("hide thieves in all hunts"), [sum(column) for column in zip(*visits, strict=True)]))

    def loss(name: str, other: str, n: int, more: int) -> str:
        if n:
            return w(
                "%(name)s lost less to hide thieves: %(n)d, %(other)s %(more)d.", name=name, other=other, n=n, more=more
            )
        return w("%(name)s lost nothing to hide thieves, %(other)s %(more)d.", name=name, other=other, more=more)

    return why(w, parts, [isolate(name) for name in names], points, best, loss=loss)


def _in_hunt(w: Words, hunt: int, where: str) -> str:
    return {
        TERRITORIES[0]: w("hunt %(n)d, hills", n=hunt),
        TERRITORIES[1]: w("hunt %(n)d, river", n=hunt),
        TERRITORIES[2]: w("hunt %(n)d, forest", n=hunt),
    }[where]
