"""What the signs on the keys mean, for whoever holds or hovers over them. BI-16 to BI-24."""

from prateria.kit.words import Words

from ..engine.data import PRICES

__all__ = ["about_deed", "about_hunters", "short"]


def about_deed(w: Words, deed: str) -> str:
    """One of the six actions of a round in a sentence."""
    return {
        "place": w("Tile: lay your tile beside the land; the hunters that take part come onto it."),
        "tipi": w(
            "Tipi: hunters on one prairie or mountain become a tipi as large as they are many; a tipi that stands "
            "there goes into it. The largest leads."
        ),
        "canoe": w(
            "Canoe: hunters on one river space become a canoe as large as they are many; a canoe that lies there "
            "goes into it. The largest leads."
        ),
        "gather": w("Gather: hunters from anywhere come to a space where one of yours stands."),
        "move1": w("Move 1: each hunter that takes part goes one space."),
        "move3": w("Move 1–3: each hunter that takes part goes one, two or three spaces."),
    }[deed]


def about_hunters(w: Words, n: int) -> str:
    """How many hunters take part, and what that costs or brings."""
    if not n:
        return w("No hunter takes part: you get one animal of your choice.")
    if not PRICES[n]:
        return w("One hunter takes part: that costs nothing.")
    return w.n(
        "%(n)d hunter takes part: that costs %(price)d animals of your choice.",
        "%(n)d hunters take part: that costs %(price)d animals of your choice.",
        n,
        price=PRICES[n],
    )


def short(w: Words, deed: str) -> str:
    """An action in one short word, under its sign."""
    return {
        "place": w.p("slot", "Tile"),
        "tipi": w.p("slot", "Tipi"),
        "canoe": w.p("slot", "Canoe"),
        "gather": w.p("slot", "Gather"),
        "move1": w.p("slot", "Move 1"),
        "move3": w.p("slot", "Move 1–3"),
    }[deed]
