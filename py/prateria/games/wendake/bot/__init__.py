"""What a bot thinks of Wendake: what a position is worth, what is worth trying, and why."""

from typing import Final

from prateria.games.contract import Sense

from .ahead import AHEAD
from .evaluation import DEALS, effort, evaluate, lying_there, offhand, proposals, propose, shortlist, silly
from .hints.enough import enough
from .hints.plain import plainer
from .hints.turn import explained
from .instead import instead
from .judging import JUDGING
from .reasons import reason

__all__ = ["SENSE"]

SENSE: Final = Sense(
    evaluate=evaluate,
    reason=reason,
    instead=instead,
    enough=enough,
    explained=explained,
    plainer=plainer,
    deals=DEALS,
    effort=effort,
    lying_there=lying_there,
    offhand=offhand,
    proposals=proposals,
    propose=propose,
    shortlist=shortlist,
    silly=silly,
    ahead=AHEAD,
    judging=JUDGING,
)
