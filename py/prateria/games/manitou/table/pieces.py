"""The cards as pieces that keep their identity: which drawn card is which copy.

The engine knows kinds and counts only. Copies of a kind of one colour are numbered through what was captured, what
lies in the territories, then through the hand; so a card that is played keeps its id and glides to its place, and on
to whoever captures it. Cards of others that are hidden have ids that say nothing about them.
"""

from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Final, NamedTuple

from prateria.view.box import Box

from ..engine.data import KIND, STRENGTH
from ..engine.observe import Laid, Observation, Territory
from ..engine.preview import Preview, guard_of
from .cards import CARD_H, CARD_W
from .layout import APART, FELL, IN_GROUP, LINES, WIDEST, Land, Plan, grouped, piled

__all__ = ["CUT", "Named", "awaited", "corners", "falling", "fan_box", "lying", "name_pieces", "places", "spread"]

IN_ROW: Final = 0.58  # so much of the height of a card is seen under the next line: below its corner, whose it is
ROOMY: Final = 2.56  # a row has room for so many cards side by side, by the width of one, at the least
DIGIT: Final = 0.44  # so much of the width of a card under another one is seen: its strength
FIGURES: Final = 0.56  # the same where that has two figures
CUT: Final = 0.74  # of a card of which less is seen, its figure would be cut
SIGN: Final = 0.54  # the sign of a great warrior; so much of the lower one of a pair, however much room there is


class Named(NamedTuple):
    """`won[seat]`: ids of that player's captives; `laid[t]`: of the cards in territory t, in the order played; `hand`:
    of one's own hand."""

    won: tuple[tuple[str, ...], ...]
    laid: tuple[tuple[str, ...], ...]
    hand: tuple[str, ...]


def name_pieces(view: Observation) -> Named:
    """Ids for all cards whose face someone may see here."""
    seen: dict[tuple[int, str], int] = {}

    def name(seat: int, kind: str) -> str:
        n = seen[seat, kind] = seen.get((seat, kind), 0) + 1
        return f"c{seat}-{kind}-{n}"

    won = tuple(tuple(name(seat, kind) for seat, kind in player.captives) for player in view.players)
    laid = tuple(tuple(name(card.seat, card.kind) for card in place.laid) for place in view.territories)
    hand = tuple(name(view.seat, kind) for kind in view.own.hand) if view.own and view.seat is not None else ()
    return Named(won, laid, hand)


def awaited(place: Territory, ready: Preview | None) -> Territory:
    """With the card that is ready to be laid there as the last one, so that the others lie as they will then."""
    if ready is None or ready.territory != place.id:
        return place
    joins = ready.result == "joins"
    card = Laid(ready.seat, ready.kind, joins or ready.result == "lies")
    return place._replace(laid=(*place.laid, card), guard=ready.seat if joins else place.guard)


def falling(place: Territory, ready: Preview | None) -> set[int]:
    """Which cards that lie face up will fall with the card that is ready to be laid there, by their place in the order
    played; that card itself comes after all of these."""
    if ready is None or ready.territory != place.id:
        return set()
    of = {(card.seat, card.kind): i for i, card in enumerate(place.laid) if card.up}  # of equal ones the last
    return {len(place.laid) if seat == ready.seat else of[seat, kind] for seat, kind in ready.fallen}


def lying(place: Territory, seats: int, ready: Preview | None = None) -> tuple[list[list[int]], int | None]:
    """The cards of each seat in a territory as they lie, by their place in the order played, those that have fallen
    behind all that stand; and the upper one of a pair on guard, which lies upon the other, wherever that was (MA-09,
    MA-13). `ready`: what is `awaited` there, if anything, which comes last."""
    rows: list[list[int]] = [[] for _ in range(seats)]
    waits = len(place.laid) - 1 if ready is not None and ready.territory == place.id else None
    down = [i for i, one in enumerate(place.laid) if not one.up and i != waits]
    for i in (*down, *(i for i in range(len(place.laid)) if i not in down)):
        rows[place.laid[i].seat].append(i)
    guard = guard_of(place)
    if len(guard) < 3:
        return rows, None
    lower, upper = (i for i in rows[guard[0]] if place.laid[i].up and not STRENGTH[KIND[place.laid[i].kind]])
    rows[guard[0]].remove(lower)
    rows[guard[0]].insert(rows[guard[0]].index(upper), lower)
    return rows, upper


def spread(plan: Plan, view: Observation, ready: Preview | None) -> Plan:
    """The plan for the cards that lie there, and for the one about to be laid, with their width."""
    places = [awaited(place, ready) for place in view.territories]
    wides = [_wides(place, len(view.players), plan.lands[0].fell, ready) for place in places]
    if plan.lands[0].badge:
        eyes = view.seat if view.own else None
        each = zip(plan.lands, wides, places, strict=True)
        return plan._replace(
            lands=tuple(
                grouped(
                    land,
                    there,
                    place.guard,
                    eyes,
                    ready.strengths if ready and ready.territory == place.id else place.strengths,
                )
                for land, there, place in each
            )
        )
    row = fan_box(plan.lands[0].rows[0], None)
    card = max(
        min(
            (row.h - 2) * CARD_W / CARD_H / piled(lines, IN_ROW),
            row.w / max((ROOMY, *(wide[i] for there in wides for wide in there if wide))),
            WIDEST,
        )
        for i, lines in enumerate(LINES)
    )
    return plan._replace(lands=tuple(land._replace(card=card) for land in plan.lands))


def corners(place: Territory, row: Sequence[int], fell: float = 1.0, ready: Preview | None = None) -> tuple[float, ...]:
    """Of each card of that row: how much of the width of one must be seen to know what it is. `fell`: see `Land`;
    `ready`: what is `awaited` there, as large as those that stand."""
    waits = len(place.laid) - 1 if ready is not None and ready.territory == place.id else None

    def corner(i: int) -> float:
        card = place.laid[i]
        if strength := STRENGTH[KIND[card.kind]]:
            return FIGURES if strength > 9 else DIGIT
        return SIGN if card.up or i == waits else SIGN * fell

    return tuple(map(corner, row))


def _size(seen: float) -> float:
    """How wide a card is of which so much must be seen: less than of any other that is so only of one that fell."""
    return FELL if seen < DIGIT else 1.0


def _wides(place: Territory, seats: int, fell: float, ready: Preview | None) -> list[tuple[float, ...]]:
    """How wide the cards of each seat are in each number of `LINES`, by the width of one; nothing if there are none."""
    rows, upper = lying(place, seats, ready)
    found: list[tuple[float, ...]] = []
    for row in rows:
        seen, at = corners(place, row, fell, ready), row.index(upper) if upper in row else None
        found.append(tuple(_wide(seen, _in_lines(len(row), lines, at)) for lines in LINES) if row else ())
    return found


def _wide(seen: Sequence[float], lines: list[list[int]]) -> float:
    return max(_size(seen[line[-1]]) + sum(seen[n] for n in line[:-1]) for line in lines)


def fan_box(row: Box, badge: tuple[float, float] | None) -> Box:
    """The part of a player's row in which the cards lie: right of the badge, or under it."""
    if badge and badge[1]:
        return Box(row.x + 3, row.y + badge[1], row.w - 6, row.h - badge[1] - 3)
    left = badge[0] if badge else 34 if row.w > 150 else 27
    return Box(row.x + left, row.y, row.w - left - (4 if badge else 2), row.h)


def places(
    land: Land, seat: int, seen: Sequence[float], upper: int | None = None, single: bool = False
) -> tuple[tuple[float, float], ...]:
    """Where the cards of a row lie: if it need not be a `single` one, in further lines where one is too short for their
    size and there is room for them. `seen`: their `corners`; `upper`: the upper one of a pair."""
    if not seen:
        return ()
    box, w, under = fan_box(land.rows[seat], land.badge), land.card, IN_GROUP if land.badge else IN_ROW
    high = w * CARD_H / CARD_W
    fits = [
        _in_lines(len(seen), n, upper) for n in LINES[: 1 if single else None] if high * piled(n, under) <= box.h + 1
    ]
    fits = fits or [_in_lines(len(seen), 1, upper)]
    lines = next((lines for lines in fits if w * _wide(seen, lines) <= box.w + 1), fits[-1])
    free = 0 if land.badge and land.badge[1] else (box.h - high * piled(len(lines), under)) / 2  # else under the badge
    spots: dict[int, tuple[float, float]] = {}
    for i, line in enumerate(lines):
        at = line.index(upper) if upper in line else None
        spots.update(
            zip(line, _line(box, box.y + free + high * under * i, w, [seen[n] for n in line], at), strict=True)
        )
    return tuple(spots[n] for n in range(len(seen)))


def _in_lines(cards: int, lines: int, upper: int | None) -> list[list[int]]:
    """Which cards lie in each line: in their order, but for a pair, which is in the last, where it is seen whole.

    >>> _in_lines(5, 2, None), _in_lines(5, 2, 1), _in_lines(1, 3, None)
    ([[0, 1], [2, 3, 4]], [[2, 3], [0, 1, 4]], [[0]])
    """
    lines = max(min(lines, cards - (upper is not None)), 1)
    above = cards - -(-cards // lines)  # before the last line
    row = list(range(cards))
    if upper is not None and upper <= above:
        pair, row = row[upper - 1 : upper + 1], row[: upper - 1] + row[upper + 1 :]
        row[above:above] = pair
    starts = [i * cards // lines for i in range(lines + 1)]
    return [row[start:end] for start, end in pairwise(starts)]


def _line(box: Box, y: float, w: float, seen: Sequence[float], upper: int | None) -> list[tuple[float, float]]:
    """Side by side, overlapping if they must, as much as leaves what must be seen; the `upper` one of a pair always
    does."""
    least, room = [w * part for part in seen[:-1]], box.w - w * _size(seen[-1])
    if sum(least) > room:
        steps = [step * room / sum(least) for step in least]
    else:
        whole = [w * _size(part) + APART for part in seen[:-1]]
        if upper:
            whole[upper - 1] = least[upper - 1]
        spare = min((room - sum(least)) / max(sum(whole) - sum(least), 1), 1)
        steps = [some + spare * (most - some) for some, most in zip(least, whole, strict=True)]
    return [(round(box.x + x, 1), round(y, 1)) for x in accumulate(steps, initial=0.0)]
