"""What Manitou is called, and what is said of it and its options before it is played."""

from prateria.kit.words import Words

__all__ = ["aim", "blurb", "round_name", "round_of", "title"]


def title(w: Words) -> str:
    """The name of the game: the same everywhere."""
    return "Manitou"


def blurb(w: Words) -> str:
    """The game in two lines, for someone who does not know it."""
    return w(
        "Hunters catch bison, great warriors catch hunters – and whoever hunts hardest is visited by the hide thief."
    )


def aim(w: Words) -> str:
    """What one plays for."""
    return w("After three hunts the most points win: bison bring most, a captive 1, the hide thief takes 10.")


def round_name(w: Words) -> str:
    return w.p("axis", "Hunt")


def round_of(w: Words, n: int, of: int) -> str:
    """Which hunt it is."""
    return w("Hunt %(n)d of %(of)d", n=n, of=of)
