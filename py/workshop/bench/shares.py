"""How often somebody won, and how sure that is.

>>> share([1.0, 0.0, 1.0, 1.0])
' 75.0 % +- 49.0'
>>> wilson([1.0, 0.0, 1.0, 1.0])
' 75.0 % (30.1 to 95.4)'
>>> wilson([0.0])
'  0.0 % (0.0 to 79.3)'
"""

__all__ = ["share", "wilson"]


def share(won: list[float]) -> str:
    """The mean of shares of wins as a percentage, with its 95 % confidence interval."""
    mean = sum(won) / len(won)
    error = 1.96 * (sum((w - mean) ** 2 for w in won) / max(1, len(won) - 1) / len(won)) ** 0.5
    return f"{100 * mean:5.1f} % +- {100 * error:4.1f}"


def wilson(won: list[float]) -> str:
    """The same with the interval of Wilson, which holds where few games were played or almost all were won."""
    n, mean, z = len(won), sum(won) / len(won), 1.96
    middle = (mean + z * z / (2 * n)) / (1 + z * z / n)
    error = z / (1 + z * z / n) * (mean * (1 - mean) / n + z * z / (4 * n * n)) ** 0.5
    return f"{100 * mean:5.1f} % ({100 * max(middle - error, 0):.1f} to {100 * min(middle + error, 1):.1f})"
