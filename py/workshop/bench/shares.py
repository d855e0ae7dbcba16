"""How often somebody won, and how sure that is.

>>> share([1.0, 0.0, 1.0, 1.0])
' 75.0 % +- 49.0'
>>> wilson_share([1.0, 0.0, 1.0, 1.0])
' 75.0 % (30.1 to 95.4)'
>>> wilson_share([0.0])
'  0.0 % (0.0 to 79.3)'
"""

__all__ = ["share", "wilson", "wilson_share"]


def share(won: list[float]) -> str:
    """The mean of shares of wins as a percentage, with its 95 % confidence interval."""
    mean = sum(won) / len(won)
    error = 1.96 * (sum((w - mean) ** 2 for w in won) / max(1, len(won) - 1) / len(won)) ** 0.5
    return f"{100 * mean:5.1f} % +- {100 * error:4.1f}"


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for a share of wins, which holds where few games were played or almost all were won;
    shared wins count in parts.

    >>> [round(100 * end) for end in wilson(75, 100)]
    [66, 82]
    """
    z = 1.96
    mean, of = won / games, 1 + z * z / games
    middle = mean + z * z / (2 * games)
    reach = z * (mean * (1 - mean) / games + z * z / (4 * games * games)) ** 0.5
    return max((middle - reach) / of, 0.0), min((middle + reach) / of, 1.0)


def wilson_share(won: list[float]) -> str:
    """The mean in percent, with that interval."""
    low, high = wilson(sum(won), len(won))
    return f"{100 * sum(won) / len(won):5.1f} % ({100 * low:.1f} to {100 * high:.1f})"
