"""What to do now in a race, in one sentence for all round the table."""

from collections.abc import Sequence
from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words, isolate

from ..engine.asking import LEARNT
from ..engine.data import KIND, LOOT, TRIBE, USUAL
from ..engine.observe import Observation
from ..engine.preview import anybody, brings, ways
from ..engine.remains import remains
from .labels import able, either, with_captive
from .nouns import amount, card

__all__ = ["goes_on", "helped", "learner", "pays", "racing", "urgent", "wished"]

NAMED: Final = 3
"""So many hauls at the most are named: on a small phone there is room for no more."""

ALONE: Final = 2
"""At so many cards after the help it is said that it has ended: with one computer at least one of them waits until the
person turns the next."""


def racing(w: Words, view: Observation, names: Sequence[str], touch: Touch) -> str:
    """One sentence for as long as a card lies there. `touch.possible`: what the people round the screen can touch;
    `touch.again`: they are beginners.

    After the first cards, which are helped, the line is the same whether somebody could claim or not: what the cards
    say is found by looking at them, or a race of eyes would be one of reading (PW-08)."""
    able_to = {pick.partition("-")[0] for pick in touch.possible if pick.startswith("tribe:")}
    learning = learner(view, touch)
    if view.pile:
        claim = _claiming(w, view, names)
        if not able_to:
            return f"{claim} {_others(w, view, names)}".rstrip()
        asked = any(_asked(view, touch, int(one[6:]) - 1) for one in able_to)
        return f"{claim} {_and_you(w, len(able_to)) if asked else ''}".rstrip()
    if not view.left:
        there = any(_found(view, int(one[6:]) - 1) for one in able_to)
        return _last(w, there, anybody(view), "prairie:card" in touch.possible)
    own = able_to == {f"tribe:{view.turn + 1}"}  # the only one round the screen turns the next card
    if learning is not None:
        return _learning(w, view, learning, own)
    name, came = isolate(names[view.turn]), view.rounds - view.left
    if by_itself := goes_on(w, view, touch):
        return by_itself
    turning = w("You turn the next card.") if own else w("%(name)s turns the next card.", name=name)
    if LEARNT <= came < LEARNT + ALONE:
        alone = w("From now on, look for yourself!"), w("From now on, look for yourselves!")
        return f"{alone[len(able_to) > 1]} {turning}"
    if came >= LEARNT or not anybody(view):
        return turning
    return w("Does anybody claim? If not, %(name)s turns the next card.", name=name)


def urgent(w: Words, view: Observation, touch: Touch, seat: int) -> str:
    """What somebody at a side of the screen must not miss, as short as it can be, and asked as the line above the table
    asks it; '': nothing."""
    able = any(pick.startswith(f"tribe:{seat + 1}-") for pick in touch.possible)
    if view.phase != "race" or not able:
        return ""
    if view.pile:
        return _and_you(w, 1) if _asked(view, touch, seat) else ""
    return w("The last card!") if not view.left else ""


def wished(w: Words, view: Observation, touch: Touch, seat: int) -> str:
    """Which card somebody at a side of the screen may hope for, while they learn the race, for beside their own cards,
    as short as it can be: the line above the table says it in a sentence. Of several round the screen each is told,
    but only before a card is turned: while one lies there it would be seen who is told nothing (PW-08). '': nothing."""
    if view.setup.calm or view.outcome is not None or touch.taught:
        return ""
    came = view.rounds - view.left
    if view.phase == "race":
        told = learner(view, touch) == seat and not view.pile and not _found(view, seat)
    else:
        told = view.phase == "turn" and came > 0 and (touch.again or came < LEARNT) and not touch.chosen
    best = _best(view, seat) if told and view.left else None
    if best is None:
        return ""
    first, n = best
    return f"{card(w, first)}? +{n}"


def goes_on(w: Words, view: Observation, touch: Touch) -> str:
    """To whoever plays alone, can claim nothing more, whatever comes, and is asked for nothing; '': they are."""
    if touch.possible or view.seat is None or not _gone(view, view.seat):
        return ""
    return w("Nothing more can come for you: the rest goes by itself, quickly.")


def _claiming(w: Words, view: Observation, names: Sequence[str]) -> str:
    """Who claims; whoever plays alone against computers is spoken to."""
    seats = dict.fromkeys(lying.seat for lying in view.pile)
    claiming = [isolate(names[seat]) for seat in seats if seat != view.seat]
    if view.seat in seats:
        you = w.p("who claims", "You")
        return w("%(names)s claim.", names=w.list([you, *claiming])) if claiming else w("You claim.")
    return w.n("%(names)s claims.", "%(names)s claim.", len(claiming), names=w.list(claiming))


def _asked(view: Observation, touch: Touch, seat: int) -> bool:
    """Whether the seat is asked if it claims, too, after somebody has. While they are helped only where that is no
    mistake; later always, as it would tell who could (PW-08)."""
    helped = touch.again or view.rounds - view.left < LEARNT
    return not helped or any(remains(view, seat, kind) for kind in TRIBE)


def _and_you(w: Words, asked: int) -> str:
    """To so many who may still claim: mildly, for who has nothing there loses two cards by it."""
    return w("And you?") if asked == 1 else w("Who else?")


def _others(w: Words, view: Observation, names: Sequence[str]) -> str:
    """Of those who are not round the screen: that they may still claim."""
    claimed = {lying.seat for lying in view.pile}
    rest = [isolate(names[player.seat]) for player in view.players if player.seat not in claimed]
    if len(rest) == 1:
        return w("%(name)s may still claim.", name=rest[0])
    return w("The others may still claim.") if rest else ""


def _last(w: Words, there: bool, some: bool, turning: bool) -> str:
    """What is left to do; nobody is hurried into a mistake where nothing is `there` for them (PW-08, PW-20). `some`:
    there is for somebody."""
    if turning and there:
        return w("The last card: claim now, or touch “End the game”.")
    if turning:
        return w("The last card: touch “End the game”.")
    if there:
        return w("The last card: claim now or never!")
    return w("The last card!") if some else w("The last card: nothing is left to claim.")


def learner(view: Observation, touch: Touch) -> int | None:
    """The only one round the screen who can claim, while they still learn the race: they are told what to take."""
    seats = {pick[6:].partition("-")[0] for pick in touch.possible if pick.startswith("tribe:")}
    if view.phase != "race" or len(seats) != 1 or not (touch.again or view.rounds - view.left < LEARNT):
        return None
    return int(seats.pop()) - 1


def helped(view: Observation, touch: Touch, seat: int) -> bool:
    """Whether the cards that this seat could claim with are marked: while they still learn the race, of the only one
    round the screen who can claim, and of each who may still claim after somebody else, whoever that was."""
    if learner(view, touch) == seat:
        return True
    able_to = any(pick.startswith(f"tribe:{seat + 1}-") for pick in touch.possible)
    learning = touch.again or view.rounds - view.left < LEARNT
    return view.phase == "race" and bool(view.pile) and able_to and learning


def pays(view: Observation, touch: Touch, seat: int, kind: str) -> bool:
    """Whether a helped seat is shown that this card of its own would still take something."""
    return helped(view, touch, seat) and remains(view, seat, kind)


def _found(view: Observation, seat: int) -> list[str]:
    """The loot that the seat could take now, what brings most cards first."""
    most = {loot: max(brings(view, seat, kind, loot)[0] for kind in TRIBE)
            for kind in TRIBE for loot, _ in ways(view, seat, kind)}  # fmt: skip
    return sorted(most, key=lambda loot: -most[loot])


def _learning(w: Words, view: Observation, seat: int, own: bool) -> str:
    """Of a race, for one who is still learning it: what they could take now, and with which card, where one takes it
    all; else which card would help them most. `own`: they turn the next one, which the glowing heap says as well: it is
    told only beside a hope."""
    found = _found(view, seat)
    if not found:
        return _hoped(w, view, seat, own)
    lying = _counted(w, view, seat, found[:NAMED])
    cards = {able(w, view, seat, loot) for loot in found}
    if len(cards) > 1:  # they are marked
        return w("For you: %(loot)s.", loot=lying)
    return w("For you: %(loot)s (%(card)s).", loot=lying, card=cards.pop())


def _counted(w: Words, view: Observation, seat: int, found: Sequence[str]) -> str:
    """These hauls with how many cards each brings: one number where all bring as many. Of three there is no room to say
    that a captive is among them."""
    there, named, most = dict(view.table), list[str](), list[int]()
    for loot in found:
        captives = [
            who for kind in TRIBE for one, partners in ways(view, seat, kind) if one == loot for who in partners
        ]
        lying = amount(w, loot, there[loot])
        named.append(with_captive(w, loot, lying, captives) if len(found) < NAMED else lying)
        most.append(max(brings(view, seat, kind, loot)[0] for kind in TRIBE))
    if len({*most}) > 1:
        return either(w, [f"{name} (+{n})" for name, n in zip(named, most, strict=True)])
    return w.n("%(haul)s, %(n)d card in all", "%(haul)s, %(n)d cards in all", most[0], haul=either(w, named))


def _best(view: Observation, seat: int) -> tuple[str, int] | None:
    """The card that nobody has seen yet that would bring the seat most, if it came now: the person of one of its tribe
    cards, or what that one takes; and how many it would bring."""
    colour, there = view.players[seat].colour, dict(view.table)
    hopes: list[tuple[int, str]] = []
    for kind in TRIBE:
        person = f"{colour}-{kind}"
        wanted = LOOT[USUAL[KIND[kind]]] if person in there else person
        if wanted in dict(view.prairie):
            n = brings(view._replace(table=(*view.table, (wanted, 1))), seat, kind)[0]
            hopes += [(n, wanted)] if n else []
    if not hopes:
        return None
    n, wanted = max(hopes, key=lambda hope: hope[0])
    return wanted, n


def _hope(w: Words, view: Observation, seat: int) -> str:
    """That card, in a sentence that is read at a glance, and not as what is to be done now; '': none."""
    best = _best(view, seat)
    return w("If it comes: %(card)s +%(n)d.", card=card(w, best[0]), n=best[1]) if best else ""


def _gone(view: Observation, seat: int) -> bool:
    """Whether nothing can come for that seat any more: of its people none lies there, and none is still to come."""
    colour = view.players[seat].colour
    there = {one for one, n in (*view.table, *view.prairie) if n}
    return not there & {f"{colour}-{kind}" for kind in TRIBE}


def _hoped(w: Words, view: Observation, seat: int, own: bool) -> str:
    """The same, also where nothing would help."""
    told = _hope(w, view, seat)
    if not told and _gone(view, seat):
        told = w("All people of your colour have been taken.")
    if not told:
        return w("Nothing for you yet: you turn the next card.") if own else w("Nothing for you yet.")
    return f"{w('You turn the next card.')} {told}" if own else told
