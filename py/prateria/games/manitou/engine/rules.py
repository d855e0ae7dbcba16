"""Who may lay what where, and what a trial of strength does. MA-04, MA-10 to MA-15, MA-24.

Pure functions on small values. A *guard* says who has face-up great warriors in a territory: `()` nobody,
`(seat, kind)` one, `(seat, lower, upper)` a pair. A *row* is what lies in a territory, in the order played, each card
as `(seat, kind, face_up)`. Kinds are their places in `data.KINDS`.

>>> chief, healer, rainmaker, scout, mother = range(10, 15)
>>> trial((1, rainmaker, chief), 0, mother)  # EX-MA-2: she takes the upper one down with her
('sacrifice', (1, 12), ((0, 14), (1, 10)))
"""

from typing import Final

from .actions import PASSES, PLAYS, Pass, Play
from .data import BEATS, FIRST_WARRIOR, GUARDS, KINDS, TERRITORIES

Laid = tuple[int, int, bool]
Row = tuple[Laid, ...]
Guard = tuple[int, ...]
Fallen = tuple[tuple[int, int], ...]

_WARRIORS: Final = range(FIRST_WARRIOR, len(KINDS))
_ALL: Final = (1 << len(_WARRIORS)) - 1
_STANDS_UP_TO: Final = tuple(sum(1 << a for a in range(len(BEATS)) if a == b or BEATS[a][b]) for b in range(len(BEATS)))
"""For each warrior, a bit set of those that are equal to it or stronger."""

_PLACES: Final = tuple(
    tuple(
        tuple(
            tuple(PLAYS[s][k][t] for t in range(len(TERRITORIES)) if places >> t & 1)
            for places in range(1 << len(TERRITORIES))
        )
        for k in range(len(KINDS))
    )
    for s in range(len(PLAYS))
)
"""`_PLACES[seat][kind][bit set of territories]`: the plays of that kind there."""


def may_join(guard: Guard, seat: int) -> int:
    """The great warriors that this seat may lay there, as a bit set (MA-10, MA-11, MA-13, MA-14)."""
    if not guard:
        return _ALL
    if guard[0] == seat:
        return _ALL if len(guard) - 1 < GUARDS else 0
    return _ALL if len(guard) == 2 else _STANDS_UP_TO[guard[2] - FIRST_WARRIOR]


def legal_plays(seat: int, hand: tuple[int, ...], guards: tuple[Guard, ...]) -> tuple[Play | Pass, ...]:
    """Every legal play of that seat, kinds in data order, territories in their order.

    `hand`: kinds, sorted. Without an ordinary play: the weak ones of MA-14; without those: a pass (MA-24).
    """
    a, b, c = may_join(guards[0], seat), may_join(guards[1], seat), may_join(guards[2], seat)
    places = _PLACES[seat]
    plays: tuple[Play, ...] = ()
    last = -1
    for kind in hand:
        if kind != last:
            last = kind
            if kind < FIRST_WARRIOR:
                plays += places[kind][7]
            else:
                w = kind - FIRST_WARRIOR
                plays += places[kind][a >> w & 1 | (b >> w & 1) << 1 | (c >> w & 1) << 2]
    return plays or weak_plays(seat, hand, guards) or (PASSES[seat],)


def weak_plays(seat: int, hand: tuple[int, ...], guards: tuple[Guard, ...]) -> tuple[Play, ...]:
    """What MA-14 leaves to someone without another legal play: warriors before a pair that they cannot take down."""
    before = sum(1 << t for t, guard in enumerate(guards) if len(guard) == 3 and guard[0] != seat)
    return tuple(play for kind in dict.fromkeys(hand) for play in _PLACES[seat][kind][before])


def stuck_kinds(seat: int, guards: tuple[Guard, ...]) -> int:
    """The kinds, as a bit set over all kinds, that this seat can lay nowhere in the ordinary way.

    Whoever passes or plays under MA-14 shows that the whole hand is of these kinds.
    """
    free = may_join(guards[0], seat) | may_join(guards[1], seat) | may_join(guards[2], seat)
    return (_ALL & ~free) << FIRST_WARRIOR


def trial(guard: Guard, seat: int, kind: int) -> tuple[str, Guard, Fallen]:
    """What laying a great warrior brings: (result, the guard afterwards, who falls, the card just played first).

    Results: `joins` (no opponent there), `wins`, `loses`, `equal`, `sacrifice`, `weak`.
    """
    if not guard:
        return "joins", (seat, kind), ()
    if guard[0] == seat:
        return "joins", (*guard, kind), ()
    other, upper = guard[0], guard[-1]
    me, them = (seat, kind), (other, upper)
    beats = BEATS[kind - FIRST_WARRIOR][upper - FIRST_WARRIOR]
    if len(guard) == 3:
        if beats or kind == upper:
            return "sacrifice", guard[:2], (me, them)
        return "weak", guard, (me,)
    if kind == upper:
        return "equal", (), (me, them)
    return ("wins", me, (them,)) if beats else ("loses", guard, (me,))


def turn_down(row: Row, seat: int, kind: int) -> Row:
    """The row with the latest face-up card of that seat and kind turned face down."""
    for i in range(len(row) - 1, -1, -1):
        if row[i] == (seat, kind, True):
            return (*row[:i], (seat, kind, False), *row[i + 1 :])
    return row
