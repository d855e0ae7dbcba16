"""What a bot thinks of Manitou: what a position is worth, what is worth trying, and why."""

from typing import Final

from prateria.games.contract import Effort, Sense

from .evaluation import effort, evaluate, silly
from .proposals import proposals, propose
from .reasons import hint

__all__ = ["SENSE"]

SENSE: Final = Sense(
    evaluate=evaluate,
    reason=hint,
    effort=effort,
    proposals=proposals,
    propose=propose,
    silly=silly,
    efforts=(Effort(42_000, bags=32), Effort(70_000, bags=32)),
)
