"""What a bot thinks of Manitou: what a position is worth, what is worth trying, and why."""

from typing import Final

from prateria.games.contract import Sense

from .evaluation import effort, evaluate, silly
from .judging import JUDGING
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
    judging=JUDGING,
)
