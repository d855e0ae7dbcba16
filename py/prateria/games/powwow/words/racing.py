"""What to do now in a race, in one sentence for all round the table."""

from collections.abc import Sequence
from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words, isolate

from ..engine.asking import LEARNT
from ..engine.data import KIND, LOOT, TRIBE, USUAL
from ..engine.observe import Observation
from ..engine.preview import anybody, brings, ways
from .labels import able, either
from .nouns import amount, card

__all__ = ["learner", "racing", "urgent"]

NAMED: Final = 3
"""So many hauls at the most are named: on a small phone there is room for no more."""

ALONE: Final = 2
"""At so many cards after the help it is said that it has ended: with one computer at least one of them waits until the
person turns the next."""


def racing(w: Words, view: Observation, names: Sequence[str], touch: Touch) -> str:
    """One sentence for as long as a card lies there. `touch.possible`: what the people round the screen can touch;
    `touch.again`: they are beginners.

    It is asked who claims only where somebody could, and never whether it is the one who reads (PW-08)."""
    able_to = {pick.partition("-")[0] for pick in touch.possible if pick.startswith("tribe:")}
    learning = learner(view, touch)
    if view.pile:
        claiming = [isolate(names[seat]) for seat in dict.fromkeys(lying.seat for lying in view.pile)]
        claim = w.n("%(names)s claims.", "%(names)s claim.", len(claiming), names=w.list(claiming))
        if not able_to:
            return f"{claim} {w('The others may still claim.')}"
        if learning is not None and not _found(view, learning):
            return claim  # a beginner is hurried only into what is no mistake (PW-08)
        return f"{claim} {_hurry(w, view, len(able_to))}".rstrip()
    if not view.left:
        return _last(w, any(_found(view, int(one[6:]) - 1) for one in able_to), "prairie:card" in touch.possible)
    own = able_to == {f"tribe:{view.turn + 1}"}  # the only one round the screen turns the next card
    if learning is not None:
        return _learning(w, view, learning, own)
    name = isolate(names[view.turn])
    turning = w("You turn the next card.") if own else w("%(name)s turns the next card.", name=name)
    if len(able_to) == 1 and view.rounds - view.left < LEARNT + ALONE:
        return f"{w('From now on, look for yourself!')} {turning}"
    if not anybody(view):
        return turning
    if own:
        return w("Does anybody claim? If not, you turn the next card.")
    return w("Does anybody claim? If not, %(name)s turns the next card.", name=name)


def urgent(w: Words, view: Observation, touch: Touch, seat: int) -> str:
    """What somebody at a side of the screen must not miss, as short as it can be; '': nothing."""
    able = any(pick.startswith(f"tribe:{seat + 1}-") for pick in touch.possible)
    if view.phase != "race" or not able:
        return ""
    if view.pile:
        return _hurry(w, view, 1)
    return w("The last card!") if not view.left else ""


def _hurry(w: Words, view: Observation, asked: int) -> str:
    """To those who could still claim, if anybody could."""
    if not anybody(view):
        return ""
    return w("Can you, too? Quick!") if asked == 1 else w("Who else? Quick!")


def _last(w: Words, there: bool, turning: bool) -> str:
    """What is left to do; nobody is hurried into a mistake where nothing is `there` for them (PW-08, PW-20)."""
    if turning and there:
        return w("The last card: claim now, or touch “End the game”.")
    if turning:
        return w("The last card: touch “End the game”.")
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


def _learning(w: Words, view: Observation, seat: int, own: bool) -> str:
    """Of a race, for one who is still learning it: what they could take now, and with which card, where one takes it
    all; else which card would help them most. `own`: they turn the next one."""
    found = _found(view, seat)
    if not found:
        return _hoped(w, view, seat, own)
    there = dict(view.table)
    lying = either(w, [amount(w, loot, there[loot]) for loot in found[:NAMED]])
    cards = {able(w, view, seat, loot) for loot in found}
    if len(cards) > 1:  # they are marked
        return f"{w('For you: %(loot)s.', loot=lying)} {w('Or you turn the next card.') if own else ''}".rstrip()
    values = {"loot": lying, "card": cards.pop()}
    if own:
        return w("For you: %(loot)s (%(card)s). Or you turn the next card.", **values)
    return w("For you: %(loot)s (%(card)s).", **values)


def _hoped(w: Words, view: Observation, seat: int, own: bool) -> str:
    """Which card that nobody has seen yet would bring the seat most, if it came now: the person of one of its tribe
    cards, or what that one takes; of several alike one."""
    colour, there = view.players[seat].colour, dict(view.table)
    hopes: list[tuple[int, str]] = []
    for kind in TRIBE:
        person = f"{colour}-{kind}"
        wanted = LOOT[USUAL[KIND[kind]]] if person in there else person
        if wanted in dict(view.prairie):
            n = brings(view._replace(table=(*view.table, (wanted, 1))), seat, kind)[0]
            hopes += [(n, wanted)] if n else []
    if not hopes:
        return w("Nothing for you yet: you turn the next card.") if own else w("Nothing for you yet.")
    best = max(n for n, _ in hopes)
    first, *alike = [wanted for n, wanted in hopes if n == best]
    values = {"card": card(w, first), "n": best}
    told = (
        w("Good for you if it comes, for one: %(card)s (+%(n)d).", **values)
        if alike
        else w("Best for you if it comes: %(card)s (+%(n)d).", **values)
    )
    return f"{w('You turn the next card.')} {told}" if own else told
