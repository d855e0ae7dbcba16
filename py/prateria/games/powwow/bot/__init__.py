"""What a bot thinks of Pow Wow: what a position is worth, what is worth trying, and why."""

from typing import Final

from prateria.games.contract import Sense

from .evaluation import effort, evaluate, obvious, silly, temptations, urges
from .reasons import reason

__all__ = ["SENSE"]

SENSE: Final = Sense(
    evaluate=evaluate,
    reason=reason,
    effort=effort,
    obvious=obvious,
    silly=silly,
    temptations=temptations,
    urges=urges,
)
