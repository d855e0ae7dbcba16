"""What to do now in a race, in one sentence for all round the table."""

from collections.abc import Sequence
from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words, isolate

from ..engine.asking import LEARNT
from ..engine.data import KIND, LOOT, TRIBE, USUAL
from ..engine.observe import Observation
from ..engine.preview import brings, ways
from .labels import able, either
from .nouns import amount, card

__all__ = ["learner", "racing"]

NAMED: Final = 3
"""So many hauls at the most are named: on a small phone there is room for no more."""


def racing(w: Words, view: Observation, names: Sequence[str], touch: Touch) -> str:
    """`touch.possible`: what the people round the screen can touch; `touch.again`: they are beginners."""
    able_to = {pick.partition("-")[0] for pick in touch.possible if pick.startswith("tribe:")}
    turning = "prairie:card" in touch.possible
    learning = learner(view, touch)
    if view.pile:
        claiming = [isolate(names[seat]) for seat in dict.fromkeys(lying.seat for lying in view.pile)]
        claim = w.n("%(names)s claims.", "%(names)s claim.", len(claiming), names=w.list(claiming))
        if not able_to:
            return f"{claim} {w('The others may still claim.')}"
        if learning is not None and not _found(view, learning):
            return claim  # a beginner is hurried only into what is no mistake (PW-08)
        return f"{claim} {w('Can you, too? Quick!')}"
    if not view.left:
        return _last(w, any(_found(view, int(one[6:]) - 1) for one in able_to), turning)
    if learning is not None:
        return _learning(w, view, learning, turning)
    name = isolate(names[view.turn])
    if turning:
        if len(able_to) == 1:
            return w("Will you claim, or turn a card?")
        return w("Does anybody claim? If not, %(name)s turns the next card.", name=name)
    if able_to == {f"tribe:{view.turn + 1}"}:  # nobody comes before who turns it
        return w("Can you claim? You turn next.")
    return w("Can you claim? %(name)s turns next.", name=name)


def _last(w: Words, there: bool, turning: bool) -> str:
    """What is left to do; nobody is hurried into a mistake where nothing is `there` for them (PW-08, PW-20)."""
    if turning and there:
        return w("The last card: claim now, or touch the empty pile to end.")
    if turning:
        return w("The last card: touch the empty pile to end.")
    return w("The last card: claim now or never!") if there else w("The last card: nothing is left to claim.")


def learner(view: Observation, touch: Touch) -> int | None:
    """The only one round the screen who can claim, while they still learn the race: they are told what to take."""
    seats = {pick[6:].partition("-")[0] for pick in touch.possible if pick.startswith("tribe:")}
    if view.phase != "race" or len(seats) != 1 or not (touch.again or view.rounds - view.left < LEARNT):
        return None
    return int(seats.pop()) - 1


def _found(view: Observation, seat: int) -> list[str]:
    """The loot that the seat could take now, what brings most cards first."""
    most = {loot: max(brings(view, seat, kind, loot)[0] for kind in TRIBE)
            for kind in TRIBE for loot, _ in ways(view, seat, kind)}  # fmt: skip
    return sorted(most, key=lambda loot: -most[loot])


def _learning(w: Words, view: Observation, seat: int, turning: bool) -> str:
    """Of a race, for one who is still learning it: what they could take now, and with which card, where one takes it
    all; else which card would help them most."""
    found = _found(view, seat)
    if not found:
        return _hoped(w, view, seat, turning)
    there = dict(view.table)
    lying = either(w, [amount(w, loot, there[loot]) for loot in found[:NAMED]])
    cards = {able(w, view, seat, loot) for loot in found}
    if len(cards) > 1:  # they are marked
        return f"{w('For you: %(loot)s.', loot=lying)} {w('Or turn a card.') if turning else ''}".rstrip()
    values = {"loot": lying, "card": cards.pop()}
    if turning:
        return w("For you: %(loot)s (%(card)s). Or turn a card.", **values)
    return w("For you: %(loot)s (%(card)s).", **values)


def _hoped(w: Words, view: Observation, seat: int, turning: bool) -> str:
    """Which card that nobody has seen yet would bring the seat most, if it came now: the person of one of its tribe
    cards, or what that one takes."""
    own, there = view.players[seat].colour, dict(view.table)
    best, hope = 0, ""
    for kind in TRIBE:
        person = f"{own}-{kind}"
        wanted = LOOT[USUAL[KIND[kind]]] if person in there else person
        if wanted in dict(view.prairie):
            n = brings(view._replace(table=(*view.table, (wanted, 1))), seat, kind)[0]
            best, hope = max((best, hope), (n, wanted), key=lambda found: found[0])
    if not best:
        return w("Nothing for you yet: turn a card.") if turning else w("Nothing for you yet.")
    told = w("Best for you if it comes: %(card)s (+%(n)d).", card=card(w, hope), n=best)
    return f"{w('Turn a card.')} {told}" if turning else told
