"""What the others could take now; and what threatens loot that nobody else can take yet: which cards, whose they are,
and whether they come before."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final

from prateria.kit.words import Words, isolate

from ..engine.data import CHIEF, LOOT, TIPI, TOTEM, TRIBE
from ..engine.observe import Observation
from ..engine.preview import claimers, most, within
from .labels import either
from .nouns import amount
from .watched import watched

__all__ = ["NAMED", "comfort", "in_short", "may_come", "or_wait", "safe", "several", "warned"]

NAMED: Final = 3
"""So many cards at the most are named; of more there is no room."""

_TIME: Final = 20
"""With so many cards to come there is time."""

_SELDOM: Final = 12
"""A danger at less than one card in so many needs no other comfort, and is said in words."""


def warned(w: Words, view: Observation, names: Sequence[str], found: Collection[str] = (), first: bool = False) -> str:
    """What the others could take now, all of it, and who of them answers first (PW-18): those of whom the same is true
    are named together. `found`: what the question has named, so that one need not name it again; `first`: only who
    has answered already."""
    there, shared = dict(view.table), dict[tuple[bool, tuple[str, ...]], list[str]]()
    after = () if first else (seat for seat in range(len(names)) if seat not in view.answered)
    for other in (*view.answered, *after):
        what = tuple(one for one in LOOT if other in claimers(view, one))
        if other != view.actors[0] and what:
            shared.setdefault((other in view.answered, what), []).append(isolate(names[other]))
    told = []
    for (before, what), who in shared.items():
        n = max(most(view, seat)[0] for seat, name in enumerate(names) if isolate(name) in who)
        up_to = w.n("up to %(n)d card", "up to %(n)d cards", n)
        most_ = NAMED - (len(found) > 1)  # the question has named several things
        all_ = up_to if len(what) > most_ else either(w, [amount(w, one, there[one]) for one in what])
        told.append(_could(w, who, "" if {*what} == {*found} and not before else all_, before))
    return " ".join(told)


def _could(w: Words, who: Sequence[str], what: str, before: bool) -> str:
    """Who could take that, or the same if it is not named; `before`: they have answered already."""
    n, names = len(who), w.list([*who])
    if not before and not what:
        return w.n("After you %(names)s could take it, too.", "After you %(names)s could take it, too.", n, names=names)
    if not before:
        return w.n("After you %(names)s could take: %(what)s.", "After you %(names)s could take: %(what)s.", n,
                   names=names, what=what)  # fmt: skip
    return w.n("Before you %(names)s could take: %(what)s.", "Before you %(names)s could take: %(what)s.", n,
               names=names, what=what)  # fmt: skip


def in_short(w: Words, view: Observation, name: str, names: Sequence[str], brief: bool) -> str:
    """The question beside a hint, which says what could be taken; `brief`: what could go before, if something could."""
    n, found = most(view, view.actors[0])[0], within(view)
    several_ = w.n("up to %(n)d card", "up to %(n)d cards", n)
    said = or_wait(w, view, name, several_ if len(found) > 1 else w.n("%(n)d card", "%(n)d cards", n))
    before = warned(w, view, names, found, first=True)
    return before if brief and before else f"{said} {before}".rstrip()


def or_wait(w: Words, view: Observation, name: str, what: str) -> str:
    """The question whether to take that."""
    if view.left:
        return w("%(name)s, take %(ways)s, or wait?", name=name, ways=what)
    return w("%(name)s, the last card: take %(ways)s, or nothing?", name=name, ways=what)


def safe(w: Words, values: dict[str, Any]) -> list[str]:
    """That nobody else can take any of it now, at which cards one should stop waiting, and who may come before one at
    the next card; how many of them are still to come nobody knows on a half prairie (PW-26). What threatens is said in
    the same words as long as the same cards do, whoever is asked first."""
    comers = values["safe"]
    if not comers:
        time, loot = [_time(w, values)] if values.get("times") else [], amount(w, values["loot"], values["there"])
        if values["ever"]:
            return [w("For now nobody else can take %(loot)s.", loot=loot), *time]
        return [w("Nobody else can take %(loot)s any more.", loot=loot), *time]
    short = "names" in values and (values.get("on") or values.get("again"))
    if short and len(comers) <= NAMED and _same(values):
        return _dangers(w, values)
    if short and values.get("again"):
        return [comfort(w, values, True), _threat(w, values)]
    if len(comers) > NAMED:  # one danger, after what speaks for waiting all the same
        return [comfort(w, values), _threat(w, values), _order(w, values)]
    return [_threat(w, values), *_captured(w, values), _order(w, values)]


def _same(values: dict[str, Any]) -> bool:
    """Whether each of the cards that threaten is one for the same people, and these are asked before, or none is."""
    whose = values["whose"]
    by = values.get("by", ())
    return all({*cards} == {*values["safe"]} for _, cards in whose) and len(by) in (0, len(whose))


def _dangers(w: Words, values: dict[str, Any]) -> list[str]:
    """The same in short, once everybody has heard why: which cards, for whom, how seldom one comes, and why waiting is
    better all the same."""
    names = _names(w, values, [seat for seat, _ in values["whose"]])
    marked = [_marked(w, values, one) for one in values["safe"]]
    told = w.n("%(names)s is waiting for: %(cards)s.", "%(names)s are waiting for: %(cards)s.", len(values["whose"]),
               names=names, cards=either(w, marked))  # fmt: skip
    return [told, comfort(w, values, True)]


def comfort(w: Words, values: dict[str, Any], comers: bool = False) -> str:
    """Why waiting is better all the same: the weightiest reason first, and another one that is as true where one was
    told to wait before (`times`). `comers`: it comes after the cards by which others could take that."""
    found = list[str]()
    if comers:
        if "by" not in values:
            found.append(w("But at the next card you are asked first."))
        elif values["odds"][0] and _rare(values):
            n, unseen = values["odds"]
            seldom = w("Such a card seldom comes.")  # some of the unseen ones lie in the box: they are not in sight
            found.append(seldom if unseen > values["left"] else w.n("Such a card seldom comes: %(n)d of %(unseen)d.",
                             "Such a card seldom comes: %(n)d of %(unseen)d.", n, unseen=unseen))  # fmt: skip
    found += [one for one in (w("On average waiting still brings more."), _time(w, values)) if one]
    return found[int(values.get("times", 0)) % len(found)]


def _rare(values: dict[str, Any]) -> bool:
    """Whether so few of the unseen cards are a danger at the next card that it needs no other comfort."""
    n = max(round(values["odds"][1] / values["odds"][0]), 1)
    return bool(n > min(_SELDOM, values["left"]) and values["loot"] != LOOT[TIPI])


def _time(w: Words, values: dict[str, Any]) -> str:
    """That much is still to come; '' near the end."""
    n = values["left"]
    return w.n("There is time: %(n)d card to come.", "There is time: %(n)d cards to come.", n) if n >= _TIME else ""


def _marked(w: Words, values: dict[str, Any], one: str) -> str:
    """That card, and why it is dangerous where it is because a chief takes captives."""
    if one == LOOT[TOTEM] != values["loot"]:
        return w.p("haul", "%(card)s (for the chief)", card=watched(w, one))
    if one.endswith(f"-{TRIBE[CHIEF]}") and values["loot"] not in (LOOT[TIPI], LOOT[TOTEM]):
        found = {
            "warrior": w.p("haul", "%(card)s (could take your warrior)"),
            "hunter": w.p("haul", "%(card)s (could take your hunter)"),
        }
        return found.get(values["kind"], w.p("haul", "%(card)s (takes a captive)")) % {"card": watched(w, one)}
    return watched(w, one)


def _threat(w: Words, values: dict[str, Any]) -> str:
    """By which cards somebody else could take some of it, and who."""
    comers = values["safe"]
    if len(comers) > NAMED:
        return several(w, values)
    who = [_names(w, values, [seat for seat, cards in values["whose"] if one in cards]) for one in comers]
    cards = [watched(w, one) for one in comers]
    found = [f"{one} ({names})" if names else one for one, names in zip(cards, who, strict=True)]
    return w("Watch out if this comes: %(cards)s.", cards=either(w, found))


def several(w: Words, values: dict[str, Any]) -> str:
    """How many such cards there are, and whose: where they are many, or there is no room for them."""
    seats = [seat for seat, _ in values.get("whose", ())]
    names, n = _names(w, values, seats), len(values.get("safe", ()))
    if not names or not n:
        return ""
    if n == 1:
        return w.n("%(names)s is waiting for: %(cards)s.", "%(names)s are waiting for: %(cards)s.", len(seats),
                   names=names, cards=watched(w, values["safe"][0]))  # fmt: skip
    return w.n("%(names)s needs only one of %(of)d different cards for it.",
               "%(names)s need only one of %(of)d different cards for it.", len(seats), names=names,
               of=n)  # fmt: skip


def _captured(w: Words, values: dict[str, Any]) -> Iterator[str]:
    """Why some of these are a danger that take other loot."""
    comers = values["safe"] if len(values["safe"]) <= NAMED else ()
    if LOOT[TOTEM] in comers:
        yield w("With totems a chief takes a captive.")
    if LOOT[TIPI] in comers:
        yield w("Every card can take tipis.")
    if any(one.endswith(TRIBE[CHIEF]) for one in comers) and values["loot"] != LOOT[TIPI]:
        captured = {
            "hunter": w("A chief could take your hunter captive."),
            "warrior": w("A chief could take your warrior captive."),
        }
        yield captured.get(values["kind"], "")


def _order(w: Words, values: dict[str, Any]) -> str:
    """Who of them may be asked before one at the next card, and how rarely such a card comes; or that none is."""
    if "by" in values:
        n, names = max(round(values["odds"][1] / values["odds"][0]), 1), _names(w, values, values["by"])
        return may_come(w, names, len(values["by"]), n) if names else ""
    seats = [seat for seat, _ in values["whose"]]
    if not (names := _names(w, values, seats)):
        return ""
    return w.n("But at the next card %(names)s is only asked after you.",
               "But at the next card %(names)s are only asked after you.", len(seats), names=names)  # fmt: skip


def may_come(w: Words, names: str, people: int, n: int) -> str:
    """Who may be asked before, so many of them, with one card of so many: of many more than lie there that says
    nothing to a child."""
    if n > _SELDOM:
        return w.n("Then %(names)s may come before you, but such a card is rare.",
                   "Then %(names)s may come before you, but such a card is rare.", people, names=names)  # fmt: skip
    return w.n("At the next card %(names)s may come before you.", "At the next card %(names)s may come before you.",
               people, names=names)  # fmt: skip


def _names(w: Words, values: dict[str, Any], seats: Sequence[int]) -> str:
    """Who these are; '' where nobody is named."""
    return w.list([isolate(values["names"][seat]) for seat in seats]) if "names" in values else ""
