"""What Bison is called, and what is said of it and its options before it is played."""

from typing import Any

from prateria.core.game import Option
from prateria.kit.words import Words

__all__ = ["aim", "blurb", "option_text", "round_of", "title"]


def title(w: Words) -> str:
    """The name of the game: the same everywhere."""
    return "Bison"


def blurb(w: Words) -> str:
    """The game in two lines, for someone who does not know it."""
    return w(
        "Tile by tile the land grows. Send hunters, build tipis and canoes – be the strongest where the animals live."
    )


def aim(w: Words) -> str:
    """What one plays for."""
    return w("Only the last counting decides: whoever gets the most animals there wins.")


def option_text(w: Words, option: Option) -> dict[str, Any]:
    """An option as the lobby shows it: its label, its choices and a line about it."""
    if option.id == "ruleset":
        return {
            "label": w("Rules"),
            "labels": ["Bison", "Apacze i Komancze"],
            "line": w(
                "Apacze i Komancze: house rules from Poland. The land can reach farther, and surplus must be spent."
            ),
        }
    return {
        "label": w("Tipis and canoes"),
        "first": True,
        "labels": [
            w.p("building", "One at a time"),
            w.p("building", "Several at once"),
            w.p("building", "Several, also smaller"),
        ],
        "line": w(
            "Your first game? Take “One at a time”: each action builds or enlarges one piece. With the other two it "
            "may be several, with the last also made smaller."
        ),
    }


def round_of(w: Words, n: int, of: int) -> str:
    """Which round it is."""
    return w("Round %(n)d of %(of)d", n=n, of=of)
