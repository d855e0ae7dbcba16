"""How often somebody won, and how sure that is.

>>> share([1.0, 0.0, 1.0, 1.0])
' 75.0 % +- 49.0'
"""


def share(won: list[float]) -> str:
    """The mean of shares of wins as a percentage, with its 95 % confidence interval."""
    mean = sum(won) / len(won)
    error = 1.96 * (sum((w - mean) ** 2 for w in won) / max(1, len(won) - 1) / len(won)) ** 0.5
    return f"{100 * mean:5.1f} % +- {100 * error:4.1f}"
