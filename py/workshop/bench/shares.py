"""How often somebody won, and how sure that is.

>>> share([1.0, 0.0, 1.0, 1.0])
' 75.0 % +- 49.0'
>>> wilson_share([1.0, 0.0, 1.0, 1.0])
' 75.0 % (30.1 to 95.4)'
>>> wilson_share([0.0])
'  0.0 % (0.0 to 79.3)'
"""

from prateria.players.room.series import wilson

__all__ = ["share", "wilson", "wilson_share"]


def share(won: list[float]) -> str:
    """The mean of shares of wins as a percentage, with its 95 % confidence interval."""
    mean = sum(won) / len(won)
    error = 1.96 * (sum((w - mean) ** 2 for w in won) / max(1, len(won) - 1) / len(won)) ** 0.5
    return f"{100 * mean:5.1f} % +- {100 * error:4.1f}"


def wilson_share(won: list[float]) -> str:
    """The mean in percent, with that interval."""
    low, high = wilson(sum(won), len(won))
    return f"{100 * sum(won) / len(won):5.1f} % ({100 * low:.1f} to {100 * high:.1f})"
