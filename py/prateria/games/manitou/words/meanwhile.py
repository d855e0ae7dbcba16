"""What the others have cost a seat since its own last card, as things lie: herds, guards, captives, and its own cards
where another one has come to stand guard."""

from collections.abc import Iterator, Sequence
from typing import Final

from prateria.kit.words import Words, isolate

from ..engine.data import KIND, STRENGTH, TERRITORIES
from ..engine.observe import Observation
from ..engine.preview import guard_of, standings, thieves
from .nouns import place

__all__ = ["meanwhile"]

_TOLD: Final = 2
"""So many losses at most, those that cost most: the table shows the others."""


def meanwhile(w: Words, before: Observation, now: Observation, names: Sequence[str]) -> str:
    """The worst loss first; then whether the hide thief has gone to another."""
    seat = now.seat
    if before.hunt != now.hunt or now.phase != "play" or seat is None:
        return ""
    losses = sorted(
        (*_herds(w, before, now, seat), *_guards(w, before, now, seat), *_captors(w, before, now, names)),
        key=lambda loss: -loss[0],
    )
    told = [text for _, text in losses[:_TOLD]]
    if seat in thieves(before) and seat not in thieves(now) and not _comes_back(now, seat):
        told.append(w("For now the hide thief leaves you alone."))
    return " ".join(told)


def _comes_back(now: Observation, seat: int) -> bool:
    """Whether every card that the seat can lay next draws the hide thief at once: then he leaves nobody alone."""
    hand = now.own.hand if now.own is not None else ()
    return bool(hand) and all(seat in thieves(now, (seat, STRENGTH[KIND[kind]])) for kind in hand)


Loss = tuple[int, str]
"""In points, and what is said of it."""


def _herds(w: Words, before: Observation, now: Observation, seat: int) -> Iterator[Loss]:
    """All herds together, with the reason where nobody has them now."""
    lost = [
        (was.territory, herd, herd in still.lost and still.why != "nobody")
        for was, still in zip(standings(before), standings(now), strict=True)
        for owner, herd, *_ in was.catches
        if owner == seat and (seat, herd) not in [catch[:2] for catch in still.catches]
    ]
    if not lost:
        return
    points = sum(herd for _, herd, _ in lost)
    told = (
        _no_longer(w, lost[0][0]) % {"n": points}
        if len(lost) == 1
        else w.n(
            "%(n)d herd would no longer come to you (%(points)d points in all).",
            "%(n)d herds would no longer come to you (%(points)d points in all).",
            len(lost),
            points=points,
        )
    )
    tie = [w("A tie: the bison will run away.")] if all(tied for *_, tied in lost) else []
    yield points, " ".join((told, *tie))


def _no_longer(w: Words, territory: str) -> str:
    """Where another herd may be worth as much, it is that one."""
    return {
        "hills": w("The herd worth %(n)d in the hills is no longer yours."),
        "river": w("The herd worth %(n)d at the river is no longer yours."),
        "forest": w("The herd worth %(n)d in the forest is no longer yours."),
    }[territory]


def _guards(w: Words, before: Observation, now: Observation, seat: int) -> Iterator[Loss]:
    """Where one no longer stands guard, with the captives; where of a pair one is left."""
    for name, was, here, there in zip(TERRITORIES, standings(before), before.territories, now.territories, strict=True):
        where = {"place": place(w, name)}
        if was.guard != seat:
            continue
        if there.guard == seat:
            if len(guard_of(there)) < len(guard_of(here)):
                yield 0, w("%(place)s: the upper card of your pair has fallen.", **where)
        elif was.captives:
            yield (
                was.captives,
                w.n(
                    "%(place)s: your guard has fallen, so you no longer take %(n)d captive.",
                    "%(place)s: your guard has fallen, so you no longer take %(n)d captives.",
                    was.captives,
                    **where,
                ),
            )
        else:
            yield 1, w("%(place)s: your guard has fallen.", **where)


def _captors(w: Words, before: Observation, now: Observation, names: Sequence[str]) -> Iterator[Loss]:
    """Where nobody stood guard and now another one does, who would take cards of the seat."""
    for was, still, there in zip(standings(before), standings(now), now.territories, strict=True):
        mine = sum(card.seat == now.seat for card in there.laid)
        if was.guard is None and still.guard not in (None, now.seat) and mine:
            yield (
                mine,
                w.n(
                    "%(place)s: %(name)s stands guard now and would take %(n)d card of yours.",
                    "%(place)s: %(name)s stands guard now and would take %(n)d cards of yours.",
                    mine,
                    place=place(w, still.territory),
                    name=isolate(names[still.guard]),
                ),
            )
