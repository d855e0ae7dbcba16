"""What the others have cost a seat since its own last card, as things lie: herds, guards, captives, and its own cards
where another one has come to stand guard."""

from collections.abc import Iterator, Sequence

from prateria.kit.words import Words, isolate

from ..engine.data import KIND, STRENGTH, TERRITORIES
from ..engine.observe import Observation
from ..engine.preview import guard_of, standings, thieves
from .nouns import place

__all__ = ["meanwhile"]


def meanwhile(w: Words, before: Observation, now: Observation, names: Sequence[str]) -> str:
    """The worst loss, in one sentence, as the question follows it: the table shows the others. Where nothing is lost,
    whether the hide thief has gone to another, where a pair has come to stand guard, or who is alone with herds."""
    seat = now.seat
    if before.hunt != now.hunt or now.phase != "play" or seat is None:
        return ""
    losses = (*_herds(w, before, now, names), *_guards(w, before, now, names), *_captors(w, before, now, names))
    if losses:
        return max(losses, key=lambda loss: loss[0])[1]
    gone = seat in thieves(before) and seat not in thieves(now) and not _comes_back(now, seat)
    if gone:
        return w("For now the hide thief leaves you alone.")
    return _pair(w, before, now, names) or _alone(w, before, now, names)


def _pair(w: Words, before: Observation, now: Observation, names: Sequence[str]) -> str:
    """Where a second great warrior of another has come upon one that stood there, and what that means (MA-13)."""
    for here, there in zip(before.territories, now.territories, strict=True):
        if there.guard not in (None, now.seat) and len(guard_of(there)) > 2 >= len(guard_of(here)):
            where, name = place(w, there.id), isolate(names[there.guard])
            return w(
                "%(place)s: %(name)s has a pair on guard: only its upper card can be attacked.", place=where, name=name
            )
    return ""


def _alone(w: Words, before: Observation, now: Observation, names: Sequence[str]) -> str:
    """Where another has come alone without a hunter, and why the herds go there all the same (MA-17)."""
    for was, still in zip(standings(before), standings(now), strict=True):
        taker = next((seat for seat, _, strength, _ in still.catches if not strength), None)
        if taker is not None and taker not in (now.seat, *(seat for seat, *_ in was.catches)):
            return w(
                "%(place)s: %(name)s is alone there and so takes the herds.",
                place=place(w, still.territory),
                name=isolate(names[taker]),
            )
    return ""


def _comes_back(now: Observation, seat: int) -> bool:
    """Whether every card that the seat can lay next draws the hide thief at once: then he leaves nobody alone."""
    hand = now.own.hand if now.own is not None else ()
    return bool(hand) and all(seat in thieves(now, (seat, STRENGTH[KIND[kind]])) for kind in hand)


Loss = tuple[int, str]
"""In points, and what is said of it."""


def _herds(w: Words, before: Observation, now: Observation, names: Sequence[str]) -> Iterator[Loss]:
    """All herds together, each with its place: to whom they would go as things lie, or that a tie drives them away."""
    lost = [
        (was.territory, herd, still)
        for was, still in zip(standings(before), standings(now), strict=True)
        for owner, herd, *_ in was.catches
        if owner == now.seat and (now.seat, herd) not in [catch[:2] for catch in still.catches]
    ]
    if not lost:
        return
    points = sum(herd for _, herd, _ in lost)
    takers = {next((owner for owner, value, *_ in there.catches if value == herd), None) for _, herd, there in lost}
    taker = takers.pop() if len(takers) == 1 else None
    rows: dict[str, list[str]] = {}
    for where, herd, _ in lost:
        rows.setdefault(place(w, where), []).append(str(herd))
    herds = ", ".join(f"{where} {' + '.join(values)}" for where, values in rows.items())
    if taker is not None:
        name = isolate(names[taker])
        told = w("For now %(name)s gets herds in place of you: %(herds)s.", name=name, herds=herds)
        yield points, _taken(w, lost[0][0]) % {"n": points, "name": name} if len(lost) == 1 else told
        return
    if all(herd in there.lost and there.why != "nobody" for _, herd, there in lost):
        yield points, w("A tie for now, so these herds would run away: %(herds)s.", herds=herds)
        return
    told = w("For now these herds are no longer yours: %(herds)s.", herds=herds)
    yield points, _no_longer(w, lost[0][0]) % {"n": points} if len(lost) == 1 else told


def _no_longer(w: Words, territory: str) -> str:
    """Where another herd may be worth as much, it is that one."""
    return {
        "hills": w("For now the herd worth %(n)d in the hills is no longer yours."),
        "river": w("For now the herd worth %(n)d at the river is no longer yours."),
        "forest": w("For now the herd worth %(n)d in the forest is no longer yours."),
    }[territory]


def _taken(w: Words, territory: str) -> str:
    """The same, where another one has it."""
    return {
        "hills": w("For now %(name)s gets the herd worth %(n)d in the hills in place of you."),
        "river": w("For now %(name)s gets the herd worth %(n)d at the river in place of you."),
        "forest": w("For now %(name)s gets the herd worth %(n)d in the forest in place of you."),
    }[territory]


def _guards(w: Words, before: Observation, now: Observation, names: Sequence[str]) -> Iterator[Loss]:
    """Where one no longer stands guard, with who gains by it or the captives; where of a pair one is left."""
    for name, was, here, there in zip(TERRITORIES, standings(before), before.territories, now.territories, strict=True):
        where = {"place": place(w, name)}
        if was.guard != now.seat:
            continue
        if there.guard == now.seat:
            if len(guard_of(there)) < len(guard_of(here)):
                yield 0, w("%(place)s: the upper card of your pair has fallen.", **where)
        elif there.guard is not None:  # of one's own the fallen guard at least
            mine = sum(card.seat == now.seat for card in there.laid)
            yield (
                was.captives + mine,
                w.n(
                    "%(place)s: your guard has fallen, and now %(name)s would take %(n)d card of yours.",
                    "%(place)s: your guard has fallen, and now %(name)s would take %(n)d cards of yours.",
                    mine,
                    name=isolate(names[there.guard]),
                    **where,
                ),
            )
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
    """Where nobody stood guard and now others do, who would take cards of the seat: all of these together."""
    found: list[tuple[str, str, int]] = []
    for was, still, there in zip(standings(before), standings(now), now.territories, strict=True):
        mine = sum(card.seat == now.seat for card in there.laid)
        if was.guard is None and still.guard not in (None, now.seat) and mine:
            found.append((place(w, still.territory), isolate(names[still.guard]), mine))
    if len(found) == 1:
        ((where, name, n),) = found
        yield (
            n,
            w.n(
                "%(place)s: %(name)s stands guard now and would take %(n)d card of yours.",
                "%(place)s: %(name)s stands guard now and would take %(n)d cards of yours.",
                n,
                place=where,
                name=name,
            ),
        )
    elif found:
        guards = ", ".join(f"{where} ({name})" for where, name, _ in found)
        yield sum(n for *_, n in found), w("New guards would take cards of yours: %(guards)s.", guards=guards)
