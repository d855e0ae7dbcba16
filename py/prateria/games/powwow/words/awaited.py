"""While cards run on: for whom what lies there has become more, and how much; and that somebody takes the lead."""

from collections.abc import Sequence
from typing import Any

from prateria.kit.words import Words, isolate

from ..engine.data import GREAT, HOPED, LOOT, TIPI, TOTEM
from ..engine.events import Took, Turned
from ..engine.preview import brings, grown, hopes, rivals, would
from .labels import able, with_captive
from .nouns import amount, kind
from .sentences import lead

__all__ = ["awaited"]


def awaited(w: Words, view: Any, event: Any, names: Sequence[str]) -> str:
    """Whom that card has made worth more, among people who may still come: of one's own first, else of the others, and
    who else could take it sooner; '' for nobody worth a word. Or that who has taken something leads by it."""
    if isinstance(event, Took) and view.seat is not None:
        return " ".join(lead(w, event, names, view))
    if not isinstance(event, Turned) or view.seat is None:
        return ""
    hoped, more = hopes(view), grown(view, event.card)
    found = [
        (player.seat == view.seat, hoped[card][0], card.partition("-")[2], player.seat)
        for player in view.players
        for card in sorted(more)
        if card.startswith(f"{player.colour}-") and hoped[card][0] > GREAT
    ]
    mine = {card: n for card, (n, _) in hoped.items() if card.startswith(f"{view.players[view.seat].colour}-")}
    best = max(mine.values(), default=0)
    if HOPED <= best <= GREAT:
        here = (card.partition("-")[2] for card, n in mine.items() if n == best and card in more)
        found += [(True, best, one, view.seat) for one in here]
    if not found:
        return _there(w, view, event.card)
    own, n, who, seat = max(found)
    if taken := rivals(view, seat, who):
        if taken[0] == view.seat:
            return ""  # who could take it is asked
        return f"{_sooner(w, view, taken, names)} {_mine(w, view, taken[1], who) if own else ''}".rstrip()
    what = _sum(w, view, seat, who)
    return _own(w, who, n, what) if own else _other(w, who, n, isolate(names[seat]), what)


def _there(w: Words, view: Any, card: str) -> str:
    """That one of one's own people has come, and what they bring now, or what is still needed; '' for all others."""
    colour, _, who = card.partition("-")
    if colour != view.players[view.seat].colour:
        return ""
    if n := brings(view, view.seat, who)[0]:
        return _worth(w, who, n)
    if who == "chief" and dict(view.table).get(LOOT[TOTEM]):
        return w("Your chief is there: now a captive must come.")
    return {
        "chief": w("Your chief is there: now totems must come, and a captive."),
        "warrior": w("Your warrior is there: now tomahawks must come."),
        "maiden": w("Your maiden is there: now necklaces must come."),
        "hunter": w("Your hunter is there: now bison must come."),
    }[who]


def _worth(w: Words, kind: str, n: int) -> str:
    """That one of one's own people has come to what lies there for them already: tipis count, too."""
    return {
        "chief": w.n("Your chief is there: now worth %(n)d card.", "Your chief is there: now worth %(n)d cards.", n),
        "warrior": w.n("Your warrior is there: now worth %(n)d card.",
                       "Your warrior is there: now worth %(n)d cards.", n),
        "maiden": w.n("Your maiden is there: now worth %(n)d card.", "Your maiden is there: now worth %(n)d cards.", n),
        "hunter": w.n("Your hunter is there: now worth %(n)d card.", "Your hunter is there: now worth %(n)d cards.", n),
    }[kind]  # fmt: skip


def _sooner(w: Words, view: Any, taken: tuple[int, str], names: Sequence[str]) -> str:
    """Who could take that now, before whom it would bring most to has come: then it waits for nobody."""
    seat, loot = taken
    what = amount(w, loot, dict(view.table)[loot])
    return w.n("%(names)s could take: %(what)s.", "%(names)s could take: %(what)s.", 1,
               names=w.list([isolate(names[seat])]), what=what)  # fmt: skip


def _mine(w: Words, view: Any, loot: str, who: str) -> str:
    """With whom the one who looks could take that loot now; if with nobody, whom they need for it."""
    if cards := able(w, view, view.seat, loot):
        return w("You could, too: %(card)s.", card=cards)
    return w("You need one of your people.") if loot == LOOT[TIPI] else _lacking(w, who)


def _lacking(w: Words, kind: str) -> str:
    return {
        "chief": w("You need your chief."),
        "warrior": w("You need your warrior."),
        "maiden": w("You need your maiden."),
        "hunter": w("You need your hunter."),
    }[kind]


def _own(w: Words, kind: str, n: int, what: str) -> str:
    """What comes with one's own person, if that comes: the person counts, too."""
    return {
        "chief": w.n("If your chief comes: %(n)d card (%(what)s).", "If your chief comes: %(n)d cards (%(what)s).",
                     n, what=what),
        "warrior": w.n("If your warrior comes: %(n)d card (%(what)s).",
                       "If your warrior comes: %(n)d cards (%(what)s).", n, what=what),
        "maiden": w.n("If your maiden comes: %(n)d card (%(what)s).", "If your maiden comes: %(n)d cards (%(what)s).",
                      n, what=what),
        "hunter": w.n("If your hunter comes: %(n)d card (%(what)s).", "If your hunter comes: %(n)d cards (%(what)s).",
                      n, what=what),
    }[kind]  # fmt: skip


def _other(w: Words, kind: str, n: int, name: str, what: str) -> str:
    return {
        "chief": w.n("If %(name)s’s chief comes: %(n)d card (%(what)s).",
                     "If %(name)s’s chief comes: %(n)d cards (%(what)s).", n, name=name, what=what),
        "warrior": w.n("If %(name)s’s warrior comes: %(n)d card (%(what)s).",
                       "If %(name)s’s warrior comes: %(n)d cards (%(what)s).", n, name=name, what=what),
        "maiden": w.n("If %(name)s’s maiden comes: %(n)d card (%(what)s).",
                      "If %(name)s’s maiden comes: %(n)d cards (%(what)s).", n, name=name, what=what),
        "hunter": w.n("If %(name)s’s hunter comes: %(n)d card (%(what)s).",
                      "If %(name)s’s hunter comes: %(n)d cards (%(what)s).", n, name=name, what=what),
    }[kind]  # fmt: skip


def _sum(w: Words, view: Any, seat: int, who: str) -> str:
    """What these cards are, the person first."""
    loot, more = would(view, seat, who)
    there = amount(w, loot, dict(view.table)[loot])
    parts = [kind(w, who), with_captive(w, loot, there, (loot,))]
    return " + ".join([*parts, w.n("%(n)d more", "%(n)d more", more)] if more else parts)
