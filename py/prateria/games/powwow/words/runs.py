"""Cards that follow one another without a question, in one sentence."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from prateria.kit.words import Words

from ..engine.data import LOOT
from ..engine.events import Turned
from .nouns import card, lying

__all__ = ["run"]

SUMMED: Final = 5
"""So many cards in a row are told in their order; of more, how much came of what."""


def run(w: Words, events: Sequence[Any]) -> str:
    """Cards that were turned one after another, in that order: of equal loot side by side, how much. A long run is
    summed up, whatever came last at its end: nobody could read it card by card while it goes on."""
    if not all(isinstance(event, Turned) for event in events):
        return ""
    turned = [(its, len([*equal])) for its, equal in groupby(events, lambda event: event.card)]
    if len(events) > SUMMED:
        sums = dict[str, int]()
        for its, n in turned:
            sums[its] = sums.pop(its, 0) + n
        turned = [*sums.items()]
    names = (one for its, n in turned for one in ([lying(w, its, n)] if n > 1 and its in LOOT else [card(w, its)] * n))
    return w.n("Turned: %(cards)s.", "Turned: %(cards)s.", len(events), cards=w.list([*names]))
