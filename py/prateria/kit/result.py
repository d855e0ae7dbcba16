"""Who wins, why, and what everybody has at the end of a game: sentences for its log and over its result."""

from collections.abc import Callable, Sequence
from typing import Final

from .words import Words

__all__ = [
    "by_points",
    "clear",
    "comeback",
    "comfort",
    "difference",
    "ended",
    "gained",
    "headline",
    "result",
    "rival",
    "told",
    "why",
]

FAR_BEHIND: Final = 3
"""Who was behind by so many, and by a sixth of what was won with, has come back."""
CLOSE: Final = 5
"""Who has lost by so little has lost closely."""


def ended(w: Words, points: Sequence[int], winners: Sequence[int], names: Sequence[str]) -> str:
    """Who won, by points. `winners`: their seats; `names`: of all seats, ready to be shown.

    >>> ended(Words("en"), (14, 20), (1,), ("Ola", "Jan"))
    'The game is over. Jan wins with 20 points.'
    """
    n = points[winners[0]]
    if len(winners) == 1:
        return w.n(
            "The game is over. %(name)s wins with %(n)d point.",
            "The game is over. %(name)s wins with %(n)d points.",
            n,
            name=names[winners[0]],
        )
    return w.n(
        "The game is over. %(names)s share the win with %(n)d point each.",
        "The game is over. %(names)s share the win with %(n)d points each.",
        n,
        names=w.list([names[seat] for seat in winners]),
    )


def result(w: Words, points: Sequence[int], names: Sequence[str]) -> str:
    """Points, cards or animals of all seats, the most first.

    >>> result(Words("en"), (14, -3, 20), ("Ola", "Jan", "Ben"))
    'Result: Ben 20, Ola 14, Jan −3.'
    """
    return w("Result: %(points)s.", points=told(names, points, by_points(points)))


def gained(w: Words, more: Sequence[int], now: Sequence[int], names: Sequence[str], stock: bool = False) -> str:
    """What a round has brought all seats, and what they have now, for those who hear it; '' while nobody has anything.
    `stock`: that can be spent, and does not win.

    >>> gained(Words("en"), (11, -3), (14, -3), ("Ola", "Jan"))
    'Gained: Ola +11, Jan −3. In all: Ola 14, Jan −3.'
    >>> gained(Words("en"), (5, 7), (9, 8), ("Ola", "Jan"), stock=True)
    'Gained: Ola +5, Jan +7. In stock: Ola 9, Jan 8.'
    """
    if not any((*more, *now)):
        return ""
    seats = range(len(now))
    gains = ", ".join(f"{names[seat]} {more[seat]:+d}".replace("-", "−").replace("+0", "0") for seat in seats)
    have = told(names, now, seats)
    if stock:
        return w("Gained: %(gains)s. In stock: %(points)s.", gains=gains, points=have)
    return w("Gained: %(gains)s. In all: %(points)s.", gains=gains, points=have)


def headline(w: Words, winners: Sequence[int], names: Sequence[str], alone: int | None, tied: bool = False) -> str:
    """Who won, over the result of a game. `alone`: the seat of the one person who played computers, who is spoken to;
    `tied`: others have as many points, so it is a tie-break that decided.

    >>> headline(Words("en"), (1,), ("Ola", "Jan"), None), headline(Words("en"), (0, 1), ("Ola", "Jan"), 0)
    ('Jan wins!', 'You share the win!')
    >>> headline(Words("en"), (1,), ("Ola", "Jan"), None, tied=True)
    'Jan wins the tie-break!'
    """
    if tied and len(winners) == 1:
        return (
            w("You won the tie-break!")
            if alone in winners
            else w("%(name)s wins the tie-break!", name=names[winners[0]])
        )
    if alone in winners:
        return w("You won!") if len(winners) == 1 else w("You share the win!")
    if len(winners) == 1:
        return w("%(name)s wins!", name=names[winners[0]])
    return w("%(names)s share the win!", names=w.list([names[seat] for seat in winners]))


def comeback(
    w: Words,
    history: Sequence[Sequence[int]],
    winners: Sequence[int],
    names: Sequence[str],
    step: Callable[[int], str],
    alone: int | None = None,
) -> str:
    """Where the one who won was furthest behind, of what `history` says, if that was far; '' else. `step`: that part
    of the game, in words; `alone`: the seat of the only person, who is spoken to.

    >>> comeback(Words("en"), [(2, 11), (9, 12), (20, 14)], (0,), ("Ola", "Jan"), lambda n: f"Hunt {n}")
    'Hunt 1: Ola was behind by 9. What a comeback!'
    >>> comeback(Words("en"), [(2, 11), (9, 12), (20, 14)], (0,), ("Ola", "Jan"), lambda n: f"Hunt {n}", 0)
    'Hunt 1: you were behind by 9. What a comeback!'
    >>> comeback(Words("en"), [(2, 4), (9, 12), (20, 14)], (0,), ("Ola", "Jan"), lambda n: f"Hunt {n}")
    ''
    """
    if len(winners) != 1 or len(names) < 2 or len(history) < 2:
        return ""
    best = winners[0]
    gaps = [max(n for seat, n in enumerate(points) if seat != best) - points[best] for points in history[:-1]]
    most = max(gaps)
    if most < FAR_BEHIND or 6 * most < history[-1][best]:
        return ""
    at = max(n for n, gap in enumerate(gaps, 1) if gap == most)
    if best == alone:
        return w("%(when)s: you were behind by %(n)d. What a comeback!", when=step(at), n=most)
    return w("%(when)s: %(name)s was behind by %(n)d. What a comeback!", when=step(at), name=names[best], n=most)


Brought = Sequence[tuple[str, Sequence[int]]]
"""What brought points, and how many of them each seat."""


def comfort(w: Words, points: Sequence[int], winners: Sequence[int], alone: int | None, brought: Brought = ()) -> str:
    """A kind word for the one person who lost to computers, with something true of what they did (`brought`);
    '' where there is no such person.

    >>> comfort(Words("en"), (18, 20), (1,), 0), comfort(Words("en"), (18, 20), (1,), 1)
    ('Well played, and so close: you were only 2 points short.', '')
    >>> comfort(Words("en"), (5, 36), (1,), 0), comfort(Words("en"), (25, 36), (1,), 0)
    ('A new game, a new chance.', 'Well played!')
    >>> comfort(Words("en"), (5, 36), (1,), 0, [("Hills", (4, 2)), ("River", (5, 9))])
    'You had the most here: Hills, +4.'
    >>> comfort(Words("en"), (5, 36), (1,), 0, [("Hills", (4, 4)), ("River", (5, 9))])
    'This brought you the most: River, +5.'
    """
    if alone is None or alone in winners:
        return ""
    short = points[winners[0]] - points[alone]
    if not short:
        return w("Well played: nobody has more than you.")
    if short <= CLOSE:
        return w.n(
            "Well played, and so close: you were only %(n)d point short.",
            "Well played, and so close: you were only %(n)d points short.",
            short,
        )
    own = _best(w, brought, alone)
    if 2 * points[alone] <= points[winners[0]]:
        return own or w("A new game, a new chance.")
    return " ".join(filter(None, (w("Well played!"), own)))


def _best(w: Words, brought: Brought, seat: int) -> str:
    """Where that seat had more than anybody else, or what brought it the most."""
    some = [(row[seat], what, row) for what, row in brought if row[seat] > 0]
    led = [one for one in some if all(n < one[0] for other, n in enumerate(one[2]) if other != seat)]
    n, what, _ = max(led or some, key=lambda one: one[0], default=(0, "", ()))
    if not n:
        return ""
    if led:
        return w("You had the most here: %(what)s, +%(n)d.", what=what, n=n)
    return w("This brought you the most: %(what)s, +%(n)d.", what=what, n=n)


def clear(points: Sequence[int], seat: int, share: int) -> int:
    """1: that seat has won clearly, -1: it has lost so, 0: neither. `share`: of the points of who has won, in percent,
    the other has that or less.

    >>> [clear(points, 0, 50) for points in ((56, 0), (56, 28), (56, 29), (6, 3), (5, 36), (20, 36))]
    [1, 1, 0, 0, -1, 0]
    """
    mine, best = points[seat], max(n for other, n in enumerate(points) if other != seat)
    more, less = max(mine, best), min(mine, best)
    return 0 if more - less <= CLOSE or 100 * less > share * more else 1 if mine > best else -1


def rival(points: Sequence[int], winners: Sequence[int]) -> int | None:
    """The best of those who did not win; None where all share the win.

    >>> rival((3, 9, 5, 5), (1,)), rival((4, 4), (0, 1))
    (2, None)
    """
    others = [seat for seat in range(len(points)) if seat not in winners]
    return max(others, key=lambda seat: points[seat]) if others else None


Part = tuple[str, Sequence[int]]
"""What brings points, as it is named alone, and how many of them each seat has by it."""


def why(
    w: Words,
    parts: Sequence[Part],
    names: Sequence[str],
    points: Sequence[int],
    winners: Sequence[int],
    over: bool = True,
    loss: Callable[[str, str, int, int], str] | None = None,
) -> str:
    """Where who won is furthest ahead of the next; of those parts without which another one would have won, if there
    are any and the game is `over`, and then who that is. Else rather in a part in which nobody has more; of a round
    the next one there counts. '' where all share the win, or a round's winner was nowhere ahead. `loss`: says in the
    game's words that one lost less than another.

    >>> why(Words("en"), [("River", (12, 5)), ("Hills", (2, 3))], ("Ola", "Jan"), (14, 8), (0,))
    'River: this mattered most (Ola 12, Jan 5). Without that Jan would have won.'
    >>> why(Words("en"), [("River", (12, 5)), ("Hills", (6, 3))], ("Ola", "Jan"), (18, 8), (0,))
    'Ola’s biggest lead: River (Ola 12, Jan 5).'
    >>> why(Words("en"), [("River", (12, 5)), ("Hills", (2, 3))], ("Ola", "Jan"), (14, 8), (0,), over=False)
    'Ola’s biggest lead: River (Ola 12, Jan 5).'
    >>> why(Words("en"), [("River", (9, 0, 6))], ("Ola", "Jan", "Ada"), (12, 9, 8), (0,), over=False)
    'Ola’s biggest lead: River (Ola 9, Ada 6).'
    >>> why(Words("en"), [("River", (9, 2, 12)), ("Hills", (9, 6, 0))], ("Ola", "Jan", "Ada"), (30, 28, 12), (0,))
    'Ola’s biggest lead: Hills (Ola 9, Jan 6).'
    >>> why(Words("en"), [("River", (5, 3)), ("Hills", (9, 1)), ("Woods", (0, 9))], ("Ola", "Jan"), (14, 13), (0,))
    'Hills: this mattered most (Ola 9, Jan 1). Without that Jan would have won.'
    >>> why(Words("en"), [("River", (7, 3)), ("Hills", (6, 2)), ("Woods", (2, 1))], ("Ola", "Jan"), (15, 6), (0,))
    'Ola’s biggest lead: River (Ola 7, Jan 3), and just as big: Hills.'
    """
    best, other = winners[0], rival(points, winners)
    if other is None or not parts:
        return ""

    def near(row: Sequence[int]) -> int:
        others = (seat for seat in range(len(points)) if seat not in winners)
        return other if over else max(others, key=lambda seat: (row[seat], points[seat]))

    def rest(row: Sequence[int]) -> list[int]:
        return [n - part for n, part in zip(points, row, strict=True)]

    whole = all(sum(part[seat] for _, part in parts) == n for seat, n in enumerate(points))
    decided = [part for part in parts if over and whole and _decides(rest(part[1]), winners)]
    first = decided or [part for part in parts if part[1][best] >= max(part[1])] or parts
    what, row = max(first, key=lambda part: part[1][best] - part[1][near(part[1])])
    if row[best] <= row[near(row)] and not over:
        return ""
    next_ = near(row)
    if decided:
        without = rest(row)
        first_then = [names[seat] for seat, n in enumerate(without) if n == max(without)]
        said = w.n(
            "%(what)s: this mattered most (%(points)s). Without that %(names)s would have won.",
            "%(what)s: this mattered most (%(points)s). Without that %(names)s would have won together.",
            len(first_then),
            what=what,
            points=told(names, row, by_points(row)),
            names=w.list(first_then),
        )
        return said[:1].upper() + said[1:]
    if loss and row[next_] < row[best] <= 0:
        return loss(names[best], names[next_], -row[best], -row[next_])
    shown = told(names, row, (best, next_))
    far = row[best] - row[next_]
    also = [name for name, part in first if name != what and part[best] - part[near(part)] == far]
    if also:
        return w(
            "%(name)s’s biggest lead: %(what)s (%(points)s), and just as big: %(others)s.",
            name=names[best],
            what=what,
            points=shown,
            others=w.list(also),
        )
    return w("%(name)s’s biggest lead: %(what)s (%(points)s).", name=names[best], what=what, points=shown)


def _decides(without: Sequence[int], winners: Sequence[int]) -> bool:
    """Whether none of the winners would have most then."""
    return max(without) > max(without[seat] for seat in winners)


def difference(w: Words, parts: Sequence[Part], names: Sequence[str], one: int, other: int) -> str:
    """Where each of two has more than the other, the most first; at last what only took something away.

    >>> parts = [("Bison", (24, 8)), ("Fish", (3, 3)), ("Captives", (20, 16)), ("Thieves", (-20, -10))]
    >>> difference(Words("en"), parts, ("Ola", "Jan"), 0, 1)
    'Ola had more: bison 24 to 8, captives 20 to 16. Thieves: Ola −20, Jan −10.'
    """
    said = []
    brought = [part for part in parts if max(part[1][one], part[1][other]) > 0]
    for more, less in ((one, other), (other, one)):
        ahead = sorted(
            (part for part in brought if part[1][more] > part[1][less]), key=lambda part: part[1][less] - part[1][more]
        )
        listed = [
            w("%(what)s %(more)s to %(less)s", what=what.lower(), more=signed(row[more]), less=signed(row[less]))
            for what, row in ahead
        ]
        if listed:
            who = {"name": names[more], "parts": ", ".join(listed)}
            if len(names) > 2:
                said.append(w("%(name)s had more than %(other)s: %(parts)s.", other=names[less], **who))
            else:
                said.append(w("%(name)s had more: %(parts)s.", **who))
    for what, row in parts:
        if max(row[one], row[other]) <= 0 and row[one] != row[other]:
            said.append(f"{what}: {told(names, row, (one, other))}.")
    return " ".join(said)


def signed(n: int) -> str:
    return str(n).replace("-", "−")


def told(names: Sequence[str], points: Sequence[int], seats: Sequence[int]) -> str:
    """These seats with their points."""
    return ", ".join(f"{names[seat]} {signed(points[seat])}" for seat in seats)


def by_points(points: Sequence[int]) -> list[int]:
    """The seats, the one with most points first."""
    return sorted(range(len(points)), key=lambda seat: -points[seat])
