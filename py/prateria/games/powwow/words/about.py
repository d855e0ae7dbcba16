"""What Pow Wow is called, and what is said of it and its options before it is played."""

from typing import Any

from prateria.core.game import Option
from prateria.kit.words import Words

__all__ = ["aim", "blurb", "ended", "option_text", "round_name", "round_of", "seat_looks", "title"]


def title(w: Words) -> str:
    """The name of the game: the same everywhere."""
    return "Pow Wow"


def blurb(w: Words) -> str:
    """The game in two lines, for someone who does not know it."""
    return w("Card by card the prairie fills with loot. Claim early and get little – or wait, if you dare.")


def aim(w: Words) -> str:
    """What one plays for."""
    return w("The most cards win: each that you take counts one, loot and people alike.")


def ended(w: Words) -> str:
    """Why the game is over (PW-20)."""
    return w("That was the last card.")


def option_text(w: Words, option: Option) -> dict[str, Any]:
    """An option as the lobby shows it: its label and a line about it; most of ours are yes or no. The ways to play
    stand before who plays; on phones their labels must do without the line. `said`: the same within a sentence."""
    if option.id in ("calm", "half"):
        return _way(w, option.id)
    label, line = {
        "war_path": (
            w("War path"),
            w("A warrior who takes tomahawks also gets bison from everyone else."),
        ),
        "marriage": (
            w("Marriage"),
            w("Where a tipi stands, a claim may take the tipis and a bride or groom."),
        ),
        "sharing": (
            w("Sharing the loot"),
            w("People of colours that nobody plays join a claim of their kind. For two to four players."),
        ),
    }[option.id]
    return {"label": label, "labels": [w.p("option", "no"), w.p("option", "yes")], "line": line}


def _way(w: Words, option: str) -> dict[str, Any]:
    label, labels, said, line = {
        "calm": (
            w("How do you play?"),
            [w("Race"), w("Calm game")],
            [w.p("way", "race"), w.p("way", "calm game")],
            w("Race: all at the same time. Calm: everyone is asked in turn."),
        ),
        "half": (
            w("How long?"),
            [w("Whole: 114 cards"), w("Half:\u00a057 cards")],
            ["", w.p("way", "half a prairie")],
            w("Half takes half the time: 57 of the 114 cards are left out unseen."),
        ),
    }[option]
    return {"label": label, "labels": labels, "said": said, "line": line, "lead": True}


def seat_looks(w: Words) -> tuple[str, ...]:
    """The colours of the tribes, with the shapes of the seats."""
    return w("Red circle"), w("Yellow triangle"), w("Green square"), w("Blue star"), w("Purple diamond")


def round_name(w: Words) -> str:
    return w.p("axis", "Card")


def round_of(w: Words, n: int, of: int) -> str:
    """Which card of the prairie it is."""
    return w("Card %(n)d of %(of)d", n=n, of=of)
