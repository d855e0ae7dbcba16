"""What a bot thinks of Pow Wow: what a position is worth, what is worth trying, and why."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from prateria.games.contract import Sense

from .advising import advised_first
from .decided import decided
from .evaluation import effort, evaluate, obvious, patient_urges, silly, temptations, urges
from .habits import chance_of
from .instead import instead
from .judging import JUDGING, judging_against
from .onward import onward
from .patience import advisable, safer
from .reasons import reason

__all__ = ["SENSE"]


def against(levels: Sequence[str | None]) -> Sense:
    """For hints: how often those at the table take what they can is known by their levels."""
    chance = chance_of(levels)
    return replace(
        SENSE,
        reason=partial(reason, chance=chance),
        obvious=partial(advised_first, chance=chance),
        judging=judging_against(levels),
    )


_SENSE: Final = Sense(
    evaluate=evaluate,
    reason=reason,
    instead=instead,
    onward=onward,
    effort=effort,
    obvious=obvious,
    safer=safer,
    against=against,
    silly=silly,
    temptations=temptations,
    urges=urges,
    judging=JUDGING,
    decided=decided,
)

SENSE: Final = replace(_SENSE, sharper=replace(_SENSE, obvious=advisable, urges=patient_urges))
