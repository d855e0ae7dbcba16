"""Who wins and what everybody has at the end of a game, as sentences for its log."""

from collections.abc import Sequence

from .words import Words

__all__ = ["ended", "result"]


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
