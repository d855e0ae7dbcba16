"""What a bot thinks of Bison: what a position is worth, what is worth trying, and why."""

from typing import Final

from prateria.games.contract import Sense

from .evaluation import AHEAD, effort, evaluate, proposals, silly
from .instead import instead
from .judging import JUDGING
from .keeping import keeping
from .next import explained
from .plain import plainer
from .plans import plans
from .proposals import lying_there
from .reasons import reason

__all__ = ["SENSE"]

SENSE: Final = Sense(
    evaluate=evaluate,
    reason=reason,
    explained=explained,
    instead=instead,
    effort=effort,
    plainer=plainer,
    keeping=keeping,
    plans=plans,
    proposals=proposals,
    propose=lying_there,
    silly=silly,
    deals=1,
    ahead=AHEAD,
    judging=JUDGING,
)
