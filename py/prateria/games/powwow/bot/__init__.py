"""What a bot thinks of Pow Wow: what a position is worth, what is worth trying, and why."""

from dataclasses import replace
from typing import Final

from prateria.games.contract import Sense

from .evaluation import effort, evaluate, obvious, patient_urges, silly, temptations, urges
from .instead import instead
from .judging import JUDGING
from .onward import onward
from .patience import advisable, safer
from .reasons import reason

__all__ = ["SENSE"]

_SENSE: Final = Sense(
    evaluate=evaluate,
    reason=reason,
    instead=instead,
    onward=onward,
    effort=effort,
    obvious=obvious,
    safer=safer,
    silly=silly,
    temptations=temptations,
    urges=urges,
    judging=JUDGING,
)

SENSE: Final = replace(_SENSE, sharper=replace(_SENSE, obvious=advisable, urges=patient_urges))
