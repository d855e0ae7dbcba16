"""Cards that follow one another without a question, in one sentence; and why nobody is asked."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from prateria.kit.words import Words, isolate

from ..engine.asking import CONTESTED, LAST, LULL, SAFE, SPENT
from ..engine.data import CARD, CARDS, LOOT, TIPI, TRIBE, USUAL
from ..engine.events import Turned
from ..engine.observe import Observation
from ..engine.preview import claimers, hopes, most
from .labels import either
from .nouns import amount, card, kind, lying

__all__ = ["last_word", "passed_over", "quiet", "run"]

LISTED: Final = 3
"""Of more cards of one player the loot and the people are told apart."""

SUMMED: Final = 5
"""So many cards in a row are told in their order; of more, how much came of what."""


def run(w: Words, events: Sequence[Any], names: Sequence[str] = ()) -> str:
    """Cards that were turned one after another, in that order: of equal loot side by side, how much. A long run is
    summed up, whatever came last at its end: nobody could read it card by card while it goes on. With `names` it is
    told who turned which, a sentence for each."""
    if not all(isinstance(event, Turned) for event in events):
        return ""
    if names:
        return " ".join(
            _turns(w, isolate(names[seat]), [event for event in events if event.seat == seat])
            for seat in dict.fromkeys(event.seat for event in events)
        )
    return w.n("Turned: %(cards)s.", "Turned: %(cards)s.", len(events), cards=w.list(_cards(w, events)))


def _turns(w: Words, name: str, events: Sequence[Turned]) -> str:
    """What one has turned."""
    if len(events) == 1:
        return w("%(name)s turns a card: %(card)s.", name=name, card=card(w, events[0].card))
    if len(events) > LISTED:
        return _sorted(w, name, [event.card for event in events])
    return w("%(name)s turns: %(cards)s.", name=name, cards=w.list(_cards(w, events)))


def _sorted(w: Words, name: str, cards: Sequence[str]) -> str:
    """How many these are, then the loot and the people among them, in the order of the table."""
    loot = [lying(w, one, cards.count(one)) for one in LOOT if one in cards]
    people = [lying(w, one, cards.count(one)) for one in CARDS if one in cards and one not in LOOT]
    told = [w.n("%(name)s turns %(n)d card.", "%(name)s turns %(n)d cards.", len(cards), name=name)]
    told += [w("Loot: %(cards)s.", cards=", ".join(loot))] if loot else []
    told += [w("People: %(cards)s.", cards=", ".join(people))] if people else []
    return " ".join(told)


def _cards(w: Words, events: Sequence[Turned]) -> list[str]:
    """Their names, where several are equal with how many."""
    turned = [(its, len([*equal])) for its, equal in groupby(events, lambda event: event.card)]
    if len(events) > SUMMED:
        sums = dict[str, int]()
        for its, n in turned:
            sums[its] = sums.pop(its, 0) + n
        turned = [*sums.items()]
    return [lying(w, its, n) if n > 1 else card(w, its) for its, n in turned]


def passed_over(w: Words, why: int, again: bool, view: Observation, names: Sequence[str]) -> str:
    """Why cards run on though somebody could claim: fewer can be taken than are wished for, or nothing has come for
    them; or what is at stake at the end. `again`: it has been told, and the marks on the heaps say who could take
    what."""
    if again:
        return ""
    if why == LULL:
        return _lull(w, view, names)
    if why == CONTESTED:
        return w("No more for you than before, so you are not asked. But others could take something.")
    if why == SPENT:
        return w("Nothing can come for you any more: the last cards go by themselves.")
    if why == SAFE:
        return w("This card brings you nothing more, so we go on.")
    return w.n(
        "We go on: fewer than %(n)d card can be taken.",
        "We go on: fewer than %(n)d cards can be taken.",
        why,
    )


def quiet(w: Words, view: Observation, name: str) -> str:
    """Near the end, to whoever could take nothing of what lies there: that the rest can come quickly, up to a card that
    helps, if one still can; '' elsewhere."""
    if view.seat is None or not view.setup.calm or not 1 < view.left <= LAST or most(view, view.seat)[0]:
        return ""
    return w.n("%(name)s, nothing for you now. “To my next choice” turns %(n)d card, or stops sooner.",
               "%(name)s, nothing for you now. “To my next choice” turns %(n)d cards, or stops sooner.",
               view.left, name=name)  # fmt: skip


def last_word(w: Words, view: Observation, names: Sequence[str], brief: bool = False) -> str:
    """What stays on the table when the game is over, for what of it the one who looks had nobody, and who could have
    taken some of it; '' if nothing does. `brief`: no more than how much it is, as something else is told, too."""
    there = {one: n for one, n in view.table if one in LOOT}
    if not there or not view.setup.calm:
        return ""
    n = sum(n for _, n in view.table)
    told = [w.n("%(n)d card stays on the table.", "%(n)d cards stay on the table.", n)]
    if brief:
        return told[0]
    if view.seat is not None:
        lying_ = {one for one, _ in view.table}
        own = [f"{view.players[view.seat].colour}-{one}" for one in TRIBE]
        kinds = {one: own if one == LOOT[TIPI] else [own[USUAL.index(CARD[one])]] for one in there}
        lacked = [amount(w, one, there[one]) for one in LOOT if one in there and lying_.isdisjoint(kinds[one])]
        if lacked:
            told.append(w("You had no person for: %(what)s.", what=either(w, lacked)))
    for seat, name in enumerate(names):
        what = [amount(w, one, there[one]) for one in LOOT if one in there and seat in claimers(view, one)]
        if what:
            told.append(w("%(name)s could have taken: %(what)s.", name=isolate(name), what=either(w, what)))
    return " ".join(told)


def _lull(w: Words, view: Observation, names: Sequence[str]) -> str:
    """That the last cards bring one nothing as long as none of one's people comes: who could take what lies there, and
    for whom one hopes."""
    there, shared = dict(view.table), dict[tuple[int, ...], list[str]]()
    for one in LOOT:
        if there.get(one) and (seats := claimers(view, one)):
            shared.setdefault(seats, []).append(amount(w, one, there[one]))
    told = [w("There is nothing for you now.")]
    for seats, what in shared.items():
        who = w.list([isolate(names[seat]) for seat in seats])
        told.append(w.n("%(names)s could take: %(what)s.", "%(names)s could take: %(what)s.", len(seats), names=who,
                        what=either(w, what)))  # fmt: skip
    if view.seat is not None and (hope := _hope(w, view, view.players[view.seat].colour)):
        told.append(hope)
    return " ".join(told)


def _hope(w: Words, view: Observation, colour: str) -> str:
    """Who of one's people would bring most if they came; '' if none can."""
    found = {card.partition("-")[2]: n for card, (n, _) in hopes(view).items() if card.startswith(f"{colour}-")}
    n = max(found.values(), default=0)
    best = [kind(w, one) for one in TRIBE if n and found.get(one) == n]
    if len(best) == len(TRIBE):
        return w("Each of your people would bring you: +%(n)d.", n=n)
    return w("Best for you if it comes: %(card)s (+%(n)d).", card=either(w, best), n=n) if best else ""
