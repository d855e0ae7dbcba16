"""Who wins, why, and what everybody has at the end of a game: sentences for its log and over its result."""

from collections.abc import Sequence
from typing import Final

from .words import Words

__all__ = ["comfort", "difference", "ended", "headline", "result", "rival", "widest"]

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
    seats = sorted(range(len(points)), key=lambda seat: -points[seat])
    numbers = [str(n).replace("-", "−") for n in points]
    return w("Result: %(points)s.", points=", ".join(f"{names[seat]} {numbers[seat]}" for seat in seats))


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


def comfort(w: Words, points: Sequence[int], winners: Sequence[int], alone: int | None) -> str:
    """A kind word for the one person who lost to computers; '' where there is no such person.

    >>> comfort(Words("en"), (18, 20), (1,), 0), comfort(Words("en"), (18, 20), (1,), 1)
    ('Well played, and so close: only 2 were missing.', '')
    """
    if alone is None or alone in winners:
        return ""
    short = points[winners[0]] - points[alone]
    if not short:
        return w("Well played: nobody has more than you.")
    if short <= CLOSE:
        return w.n(
            "Well played, and so close: only %(n)d was missing.",
            "Well played, and so close: only %(n)d were missing.",
            short,
        )
    return w("Well played! In the next game everyone begins at zero again.")


def rival(points: Sequence[int], winners: Sequence[int]) -> int | None:
    """The best of those who did not win; None where all share the win.

    >>> rival((3, 9, 5, 5), (1,)), rival((4, 4), (0, 1))
    (2, None)
    """
    others = [seat for seat in range(len(points)) if seat not in winners]
    return max(others, key=lambda seat: points[seat]) if others else None


def widest(sums: Sequence[Sequence[int]], best: int, other: int) -> int:
    """Where the seat `best` is furthest ahead of `other`: the number of that line of `sums`, by seat.

    >>> widest([(4, 4), (9, 5), (6, 0)], 0, 1)
    2
    """
    return max(range(len(sums)), key=lambda n: sums[n][best] - sums[n][other])


def difference(w: Words, what: str, names: Sequence[str], sums: Sequence[int], best: int, other: int) -> str:
    """What decided between two seats. `what`: where they differ most, as it is named alone.

    >>> difference(Words("en"), "River", ("Ola", "Jan"), (12, 5), 0, 1)
    'What made the difference: River. Ola 12, Jan 5.'
    """
    shown = ", ".join(f"{names[seat]} {sums[seat]}".replace("-", "−") for seat in (best, other))
    return w("What made the difference: %(what)s. %(points)s.", what=what, points=shown)
