"""What can go wrong, as values. Every error is a ValueError that says why, in English, for programmers.

The page shows people a sentence in their own language, chosen by `reason`: a short stable word.
"""

from typing import Final

__all__ = ["BadCode", "BadOption", "BadPosition", "BadSave", "IllegalAction", "PrateriaError"]


class PrateriaError(ValueError):
    """Base of all errors of this package. `reason` names the kind of fault; the message has the details."""

    def __init__(self, message: str, reason: str = "invalid") -> None:
        super().__init__(message)
        self.reason: Final = reason


class IllegalAction(PrateriaError):
    """The action is not in the list of legal actions of this state. The state is as it was."""


class BadOption(PrateriaError):
    """A number of seats or an option is outside what the game's `meta` allows. Nothing was built."""


class BadPosition(PrateriaError):
    """A written-down position (`from_json`) that this game cannot be in."""


class BadCode(PrateriaError):
    """A share code that cannot be opened.

    Reasons: `empty`, `long`, `damaged` (wrong characters, length or checksum), `newer` (format or rules of a later
    version), `foreign` (a game that is not here), `impossible` (decodes, but names actions the rules do not have).
    """


class BadSave(PrateriaError):
    """A save file that cannot be opened. Reasons: those of `BadCode`, and `notsave` (some other file)."""
