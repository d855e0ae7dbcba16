"""What brought most: in one hunt, and in the game, as the lines of its result have it; what the hide thief cost, and
why he came. MA-16."""

from collections.abc import Sequence
from typing import Any, Final

from prateria.core.game import Outcome
from prateria.kit.result import why
from prateria.kit.words import Words, isolate

from ..engine.data import KIND, MUCH, STRENGTH, TERRITORIES, THIEF
from ..engine.events import BisonCaught, CaptivesTaken, HuntBegan, HuntEnded, Played, ThievesTaken
from .labels import breakdown_label
from .nouns import place

__all__ = ["THIEVES", "Gains", "choice", "decided", "gains", "mattered", "most", "named"]

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


def decided(w: Words, events: Sequence[Any], names: Sequence[str], outcome: Outcome, seat: int) -> str:
    """What decided the game, as its result tells it; in which hunts the hide thief came to that seat, and why, if
    more often than to who has won; else what it was behind in; and what helps against that."""
    told = [mattered(w, events, names, outcome.points, outcome.winners)] if outcome.winners else []
    seats = [seat for visited, _ in _visits(events, len(names)) for seat in visited]
    dear = not outcome.winners or seats.count(seat) > seats.count(outcome.winners[0])
    visits = [
        w(
            "in hunt %(n)d (strength %(mine)d against %(most)d)",
            n=hunt,
            mine=strengths[seat],
            most=max(n for other, n in enumerate(strengths) if other != seat),
        )
        for hunt, (visited, strengths) in enumerate(_visits(events, len(names)), 1)
        if seat in visited
    ]
    if visits and dear:
        told.append(w("The hide thief came to %(name)s %(hunts)s.", name=isolate(names[seat]), hunts=w.list(visits)))
        loud = any(seat in who and strengths[seat] >= MUCH for who, strengths in _visits(events, len(names)))
        told.append(
            w("Less hunting strength keeps it away; most of that is settled with the party.")
            if loud  # a proposal warns of so much
            else w("Less hunting strength keeps it away, and great warriors add none.")
        )
    elif outcome.winners and seat not in outcome.winners:
        told.append(_behind(w, events, names, outcome.winners[0], seat))
    return " ".join(filter(None, told))


def _behind(w: Words, events: Sequence[Any], names: Sequence[str], best: int, seat: int) -> str:
    """What who has won has more of than that seat: captives, or herds of one territory; '' where it is neither."""
    captives = sum(row[best] - row[seat] for row in gains(events, len(names), herds=False).values())
    herds = dict.fromkeys(TERRITORIES, 0)
    for event in events:
        if isinstance(event, BisonCaught):
            herds[event.territory] += event.value * ((event.seat == best) - (event.seat == seat))
    where = max(herds, key=herds.__getitem__)
    who = {"name": isolate(names[seat]), "other": isolate(names[best])}
    if captives > max(0, herds[where]):
        told = w.n(
            "%(other)s has %(n)d captive more than %(name)s.",
            "%(other)s has %(n)d captives more than %(name)s.",
            captives,
            **who,
        )
        return f"{told} {w('A great warrior beside your own hunters protects them.')}"
    if (n := herds[where]) <= 0:
        return ""
    told = {
        "hills": w("%(other)s has bison worth %(n)d more from the hills than %(name)s.", n=n, **who),
        "river": w("%(other)s has bison worth %(n)d more from the river than %(name)s.", n=n, **who),
        "forest": w("%(other)s has bison worth %(n)d more from the forest than %(name)s.", n=n, **who),
    }[where]
    return f"{told} {w('A strong hunter that is kept for the end of a hunt can still overtake there.')}"


def choice(w: Words) -> str:
    """What is decided before the first card."""
    return w("the choice of the parties, and which of their cards come first.")


def _visits(events: Sequence[Any], seats: int) -> list[tuple[Sequence[int], list[int]]]:
    """Of each hunt whom the hide thief has visited, and how strongly each has hunted."""
    found: list[tuple[Sequence[int], list[int]]] = []
    strengths = [0] * seats
    for event in events:
        match event:
            case HuntBegan():
                strengths = [0] * seats
            case Played():
                strengths[event.seat] += STRENGTH[KIND[event.kind]]
            case ThievesTaken():
                found.append((event.seats, strengths))
    return found


def _in_hunt(w: Words, hunt: int, where: str) -> str:
    return {
        TERRITORIES[0]: w("hunt %(n)d, hills", n=hunt),
        TERRITORIES[1]: w("hunt %(n)d, river", n=hunt),
        TERRITORIES[2]: w("hunt %(n)d, forest", n=hunt),
    }[where]
