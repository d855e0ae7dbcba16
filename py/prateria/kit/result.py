"""What everybody has at the end of a game, as a sentence for its log."""

from collections.abc import Sequence

from .words import Words

__all__ = ["result"]


def result(w: Words, points: Sequence[int], names: Sequence[str]) -> str:
    """Points, cards or animals of all seats, the most first.

    >>> result(Words("en"), (14, -3, 20), ("Ola", "Jan", "Ben"))
    'Result: Ben 20, Ola 14, Jan −3.'
    """
    seats = sorted(range(len(points)), key=lambda seat: -points[seat])
    numbers = [str(n).replace("-", "−") for n in points]
    return w("Result: %(points)s.", points=", ".join(f"{names[seat]} {numbers[seat]}" for seat in seats))
