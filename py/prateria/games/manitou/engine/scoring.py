"""The end of a hunt and of the game. MA-16 to MA-20 and MA-23, as pure functions of the rows.

>>> yellow, green, blue, red = range(4)
>>> row = ((yellow, 8, True), (green, 9, True), (green, 10, False), (blue, 4, True), (red, 11, True),
...        (yellow, 1, True), (blue, 3, True))
>>> bison(row, (12, 5), 4, 2)  # EX-MA-3: 11 against 10 and 9
(((0, 12, 11, 1), (1, 5, 10, 2)), (), '')
"""

from collections.abc import Iterable, Sequence

from .data import STRENGTH
from .rules import Guard, Row

Catch = tuple[int, int, int, int]  # seat, value of the herd, strength there, place


def strengths(row: Row, seats: int) -> list[int]:
    """Each seat's strength of face-up hunters in one territory."""
    total = [0] * seats
    for seat, kind, up in row:
        if up:
            total[seat] += STRENGTH[kind]
    return total


def hide_thieves(rows: tuple[Row, ...], seats: int) -> tuple[tuple[int, ...], int]:
    """Who takes a hide thief, and with which total strength (MA-16); nobody if no hunter was played."""
    total = [sum(column) for column in zip(*(strengths(row, seats) for row in rows), strict=True)]
    most = max(total)
    return (tuple(s for s in range(seats) if total[s] == most) if most else (), most)


def bison(row: Row, herds: tuple[int, ...], seats: int, rules: int) -> tuple[tuple[Catch, ...], tuple[int, ...], str]:
    """Who catches which herds of one territory, which are lost, and why (MA-17, MA-18)."""
    return catches(strengths(row, seats), herds, alone((seat for seat, _, _ in row), rules))


def alone(owners: Iterable[int], rules: int) -> int | None:
    """The only seat that has laid cards in a territory, of whatever kind and even if they fell: all herds are its own
    by version 2 of the rules (MA-17). None where several have, or nobody, and in version 1. `owners`: of the cards.

    >>> alone([1, 1], 2), alone([1, 0], 2), alone([1, 1], 1)
    (1, None, None)
    """
    seats = set(owners) if rules >= 2 else ()
    return min(seats) if len(seats) == 1 else None


def catches(
    strength: Sequence[int], herds: tuple[int, ...], sole: int | None = None
) -> tuple[tuple[Catch, ...], tuple[int, ...], str]:
    """The same, from each seat's strength there; `sole`: the seat that is `alone`."""
    if sole is not None:
        return tuple((sole, value, strength[sole], 1) for value in sorted(herds, reverse=True)), (), ""
    ranked = sorted((s for s in range(len(strength)) if strength[s]), key=lambda s: -strength[s])
    values = sorted(herds, reverse=True)
    if not ranked:
        return (), tuple(values), "nobody"
    first = ranked[0]
    if len(ranked) == 1:
        return tuple((first, value, strength[first], 1) for value in values), (), ""
    second = ranked[1]
    if strength[first] == strength[second]:
        return (), tuple(values), "tie"
    best = (first, values[0], strength[first], 1)
    if len(values) == 1:
        return (best,), (), ""
    if len(ranked) > 2 and strength[ranked[2]] == strength[second]:
        return (best,), (values[1],), "second"
    return (best, (second, values[1], strength[second], 2)), (), ""


def captives(row: Row, guard: Guard) -> tuple[tuple[int, int], ...]:
    """The cards (seat, kind) that the guarding player takes from the others (MA-19); none without a guard (MA-20)."""
    return tuple((seat, kind) for seat, kind, _ in row if seat != guard[0]) if guard else ()
