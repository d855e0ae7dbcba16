"""What to do now in a race, in one sentence for all round the table."""

from collections.abc import Collection, Sequence

from prateria.kit.touch import Touch
from prateria.kit.words import Words, isolate

from ..engine.asking import LEARNT
from ..engine.observe import Observation
from ..engine.preview import most
from .labels import able
from .nouns import amount

__all__ = ["racing"]


def racing(w: Words, view: Observation, names: Sequence[str], touch: Touch) -> str:
    """`touch.possible`: what the people round the screen can touch; `touch.again`: they are beginners."""
    able_to = {pick.partition("-")[0] for pick in touch.possible if pick.startswith("tribe:")}
    turning = "prairie:card" in touch.possible
    one = len(able_to) == 1
    learning = one and (touch.again or view.rounds - view.left < LEARNT)
    if view.pile:
        claiming = [isolate(names[seat]) for seat in dict.fromkeys(lying.seat for lying in view.pile)]
        claim = w.n("%(names)s claims.", "%(names)s claim.", len(claiming), names=w.list(claiming))
        if not able_to:
            return f"{claim} {w('The others may still claim.')}"
        if learning and not most(view, _seat(able_to))[0]:
            return claim  # a beginner is hurried only into what is no mistake (PW-08)
        return f"{claim} {w('Can you, too? Quick!')}"
    if not view.left:
        if turning:
            return w("The last card: claim now, or touch the prairie to end.")
        return w("The last card: claim now or never!")
    if learning:
        return _learning(w, view, _seat(able_to), turning)
    name = isolate(names[view.turn])
    if turning:
        if one:
            return w("Will you claim, or turn a card?")
        return w("Does anybody claim? If not, %(name)s turns the next card.", name=name)
    if able_to == {f"tribe:{view.turn + 1}"}:  # nobody comes before who turns it
        return w("Can you claim? You turn next.")
    return w("Can you claim? %(name)s turns next.", name=name)


def _seat(able_to: Collection[str]) -> int:
    return int(next(iter(able_to)).partition(":")[2]) - 1


def _learning(w: Words, view: Observation, seat: int, turning: bool) -> str:
    """Of a race, for one who is still learning it: what they could take now and with which card;
    on a small phone there is room for no more."""
    n, loot = most(view, seat)
    if not n:
        return w("Nothing for you yet: turn a card.") if turning else w("Nothing for you yet.")
    lying = amount(w, loot, dict(view.table)[loot])
    values = {"loot": lying, "card": able(w, view, seat, loot)}
    if turning:
        return w("For you: %(loot)s (%(card)s). Or turn a card.", **values)
    return w("For you: %(loot)s (%(card)s).", **values)
