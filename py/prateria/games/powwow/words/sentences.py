"""The log of Pow Wow: each event as a sentence. Whole sentences only, one for each kind and loot where need be."""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any, Final

from prateria.kit.result import result
from prateria.kit.words import Words, isolate

from ..engine.actions import Claim, Pass
from ..engine.data import GREATEST, KIND, LOOT, TIPI, USUAL
from ..engine.events import (
    Answered,
    BisonGiven,
    Claimed,
    ColoursGiven,
    FoundNothing,
    GameEnded,
    PileShown,
    Punished,
    Took,
    Turned,
)
from ..engine.referee import Late
from .captors import captured, takes_captive
from .nouns import along, amount, card, colour, goes, kind
from .refusals import lacks, lost, right, wrong
from .runs import last_word
from .unseen import opened
from .watched import watched
from .worths import great

__all__ = ["came", "came_to", "did", "lead", "sentence", "winners"]

MANY: Final = 2
"""Of more hauls than these there is room for names and numbers only beside a question."""


def sentence(w: Words, event: Any, names: Sequence[str], viewer: int | None) -> str | None:
    """A line of the log, or None for what is not worth one. `viewer`: who reads; the events are theirs already.

    A claim that came too late is no event of the record, but is told like one.
    """
    names = [isolate(name) for name in names]
    match event:
        case ColoursGiven():
            who = (f"{names[seat]} ({colour(w, its)})" for seat, its in enumerate(event.colours))
            return w("These are your colours: %(who)s.", who=w.list([*who]))
        case Turned():
            return w("%(name)s turns a card: %(card)s.", name=names[event.seat], card=card(w, event.card))
        case Claimed():
            return _claimed(w, event.kind, names[event.seat])
        case Late():
            name = names[event.claim.seat]
            if event.second:
                return w("%(name)s may put down only one card at a time.", name=name)
            return w("Too late for this card: %(name)s.", name=name)
        case PileShown():
            return _pile(w, event, names)
        case Punished():
            return _punished(w, event, names[event.seat], event.seat == viewer)
        case FoundNothing():
            return _nothing(w, event, names[event.seat])
        case Took():
            return _took(w, event, names[event.seat])
        case BisonGiven():
            return _given(w, event, names)
        case GameEnded():
            return f"{winners(w, event.points, event.winners, names)} {result(w, event.points, names)}"
    return None  # an answer shows nothing before the pile does


def did(w: Words, action: Any, name: str) -> str:
    """An answer, before the others have given theirs (PW-18)."""
    if isinstance(action, Claim):
        return _claimed(w, action.kind, isolate(name))
    return w("%(name)s waits.", name=isolate(name)) if isinstance(action, Pass) else ""


def came_to(w: Words, event: Any, view: Any, names: Sequence[str]) -> str:
    """How many cards whoever takes something has by then: the picture shows it beside their name."""
    if not isinstance(event, Took | BisonGiven):
        return ""
    seat = event.seat if isinstance(event, Took) else event.other
    return w.n("%(name)s now has %(n)d card.", "%(name)s now has %(n)d cards.", view.players[seat].points,
               name=isolate(names[seat]))  # fmt: skip


def came(w: Words, events: Sequence[Any], names: Sequence[str], view: Any, heard: bool) -> tuple[str, str]:
    """What the latest claims took; or which of the others wait, once all answers to the last card are in: then they lie
    open (PW-18). Who waited at the card before is said before the card that came then, or it would be read as now."""
    if not view.setup.calm:
        return _raced(w, events, view), ""
    too = opened(w, events, names, view)
    passed, waiting, taken, turned = list[str](), list[str](), list[Any](), ""
    for event in events:
        match event:
            case Turned():
                passed, taken, waiting, turned = [], [], [], event.card
            case Answered() if event.kind == "pass" and event.seat != view.seat:
                passed.append(isolate(names[event.seat]))
            case PileShown():
                waiting = [] if event.claims else passed
            case Took() | BisonGiven():
                taken.append(event)
            case FoundNothing() if event.seat == view.seat:  # others came first: that is told beside what they took
                taken.append(event)
    if view.outcome is not None and (stays := last_word(w, view, names, bool(taken))):
        return "" if heard else " ".join([*_taken(w, taken, names, view), stays]), ""
    if taken:
        return "" if heard else " ".join(_taken(w, taken, names, view)), ""
    if view.seat is not None and dict(view.table).get(turned) == 1 and _captive(view, turned):
        return too, w("Your chief could capture the %(card)s.", card=watched(w, turned))
    if danger := captured(w, view, turned, names):
        return too, danger
    if too or not waiting:
        return too, ""
    return "", w.n("%(names)s waits.", "%(names)s wait.", len(waiting), names=w.list(waiting))


def _captive(view: Any, card: str) -> bool:
    """Whether the chief of the one who looks could take that person: of one's own nobody would think."""
    return not card.startswith(f"{view.players[view.seat].colour}-") and takes_captive(view, view.seat, card)


def _raced(w: Words, events: Sequence[Any], view: Any) -> str:
    """Before the line of a race: the card that lies there, until somebody claims; or when a claim is right, for whoever
    has just put down a wrong one that was not their first; or, after the first haul, what the sign of who leads means.
    """
    if view.phase == "race":
        turned = [card(w, event.card) for event in events if isinstance(event, Turned)][-1:]
        return "" if view.pile else "".join(f"{name[0].upper()}{name[1:]}." for name in turned)
    seats = [event.seat for event in events if isinstance(event, Punished)]
    late = takewhile(lambda event: not isinstance(event, Turned), reversed(events))
    again = next((event for event in late if isinstance(event, Punished) and seats.count(event.seat) > 1), None)
    if again is not None:
        return right(w, view.players[again.seat].colour, again.kind)
    first = sum(isinstance(event, Took) for event in events) == 1 and isinstance(events[-1], Took)
    return w("The feather marks who leads.") if first else ""


def winners(w: Words, points: Sequence[int], seats: Sequence[int], names: Sequence[str]) -> str:
    """Who won the game."""
    n = points[seats[0]]
    if len(seats) == 1:
        return w.n(
            "The game is over. %(name)s wins with %(n)d card.",
            "The game is over. %(name)s wins with %(n)d cards.",
            n,
            name=names[seats[0]],
        )
    return w.n(
        "The game is over. %(names)s share the win with %(n)d card each.",
        "The game is over. %(names)s share the win with %(n)d cards each.",
        n,
        names=w.list([names[seat] for seat in seats]),
    )


def _claimed(w: Words, kind: str, name: str) -> str:
    return {
        "chief": w("%(name)s claims with the chief."),
        "warrior": w("%(name)s claims with the warrior."),
        "maiden": w("%(name)s claims with the maiden."),
        "hunter": w("%(name)s claims with the hunter."),
    }[kind] % {"name": name}


def _pile(w: Words, event: PileShown, names: Sequence[str]) -> str | None:
    """The order of several claims. In a race everyone saw the cards arrive; that nobody claims the next card says, and
    of a single claim what it takes."""
    if not event.answers or len(event.claims) < 2:
        return None
    pile = w.list([f"{names[seat]} ({kind(w, what)})" for seat, what in event.claims])
    return w("Claims, in this order: %(pile)s.", pile=pile)


def _punished(w: Words, event: Punished, name: str, mine: bool) -> str:
    """Who, what it costs, and why. `mine`: it is told to whoever it costs."""
    n, told = event.amount, w("A wrong claim: %(name)s.", name=name)
    if mine:
        return f"{wrong(w, event.seat, event.kind, event.missing)} {lost(w, n)}"
    if n:
        told = w.n("A wrong claim: %(name)s loses %(n)d card.", "A wrong claim: %(name)s loses %(n)d cards.",
                   n, name=name)  # fmt: skip
    return f"{told} {lacks(w, event.seat, event.kind, event.missing)}"


def _nothing(w: Words, event: FoundNothing, name: str) -> str:
    if event.missing == "person":
        return {
            "chief": w("%(name)s takes nothing: the chief is gone already."),
            "warrior": w("%(name)s takes nothing: the warrior is gone already."),
            "maiden": w("%(name)s takes nothing: the maiden is gone already."),
            "hunter": w("%(name)s takes nothing: the hunter is gone already."),
        }[event.kind] % {"name": name}
    return {
        "loot": w("%(name)s takes nothing: no loot is left for this card."),
        "captive": w("%(name)s takes nothing: the totems are there, but nobody is left to be captured."),
    }[event.missing] % {"name": name}


def _took(w: Words, event: Took, name: str) -> str:
    """The loot, how many cards it all makes, and who came with it: short enough for the line of a race on a phone, so
    beside a bride or groom allies are only counted in."""
    parts = [f"{_in_all(w, _loot(w, event, name).removesuffix('.'), len(event.cards))}."]
    if event.partner:
        parts.append(goes(w, event.loot != "tipi", event.partner))
    elif event.allies:
        parts.append(w("Allies: %(n)d.", n=event.allies))
    return " ".join(parts)


def _in_all(w: Words, haul: str, n: int) -> str:
    """What was taken, and how many cards that makes with the person card."""
    return w.n("%(haul)s, %(n)d card in all", "%(haul)s, %(n)d cards in all", n, haul=haul)


def _taken(w: Words, events: Sequence[Any], names: Sequence[str], view: Any) -> Iterator[str]:
    """What each has taken: the loot and who comes along, and of one haul how many cards that makes; no more, for it is
    told before a question. After the first haul of a game also what the sign of who leads means."""
    hauls = [event for event in events if isinstance(event, Took)]
    came_first = {_before(hauls[:i], took) for i, took in enumerate(hauls) if took.seat == view.seat}
    for event in events:
        if isinstance(event, Took) and event.seat in came_first and len(hauls) <= MANY:
            continue  # that is told of one's own
        if not isinstance(event, Took):
            yield sentence(w, event, names, view.seat) or ""
            continue
        name = isolate(names[event.seat])
        if len(hauls) > MANY:
            yield f"{name}: {amount(w, event.loot, event.cards.count(event.loot))}."
            continue
        said = _loot(w, event, name).removesuffix(".")
        if len(event.cards) >= GREATEST:
            said = f"{great(w, event.seat == view.seat)} {said}"
        if event.partner:
            said += f" ({along(w, event.loot != 'tipi', event.partner)})"
        if len(hauls) == 1:
            said = _in_all(w, said, len(event.cards))
        yield f"{said}."
        if event.seat == view.seat and (before := _before(hauls[: hauls.index(event)], event)) is not None:
            yield w("%(name)s came first: your card takes what is left.", name=isolate(names[before]))
    if len(hauls) == 1 and sum(player.points for player in view.players) == len(hauls[0].cards):
        yield w("The feather marks who leads.")
    elif len(hauls) == 1:
        yield from lead(w, hauls[0], names, view)


def _before(hauls: Sequence[Took], own: Took) -> int | None:
    """Who has just taken what that claim could have taken instead: without a word one would think it had gone wrong."""
    open_ = {LOOT[USUAL[KIND[own.kind]]], LOOT[TIPI]} - {own.loot}
    return next((took.seat for took in hauls if took.loot in open_ and took.seat != own.seat), None)


def lead(w: Words, took: Took, names: Sequence[str], view: Any) -> Iterator[str]:
    """That who has taken this leads from now on, or has come level with the others."""
    now = [player.points for player in view.players]
    rest = max(n for seat, n in enumerate(now) if seat != took.seat)
    if now[took.seat] - len(took.cards) <= rest < now[took.seat]:
        yield w("%(name)s takes the lead!", name=isolate(names[took.seat]))
    elif now[took.seat] == rest > 0:
        yield w("Now it is a tie!")


def _loot(w: Words, event: Took, name: str) -> str:
    n = event.cards.count(event.loot)
    if event.loot == "tipi":
        return _tipis(w, event.kind, n, name)
    if event.kind == "chief":
        return w.n("%(name)s’s chief takes %(n)d totem.", "%(name)s’s chief takes %(n)d totems.", n, name=name)
    if event.kind == "warrior":
        return w.n(
            "%(name)s’s warrior takes %(n)d tomahawk.", "%(name)s’s warrior takes %(n)d tomahawks.", n, name=name
        )
    if event.kind == "maiden":
        return w.n("%(name)s’s maiden takes %(n)d necklace.", "%(name)s’s maiden takes %(n)d necklaces.", n, name=name)
    return w.n("%(name)s’s hunter takes %(n)d bison.", "%(name)s’s hunter takes %(n)d bison.", n, name=name)


def _tipis(w: Words, kind: str, n: int, name: str) -> str:
    if kind == "chief":
        return w.n("%(name)s’s chief takes %(n)d tipi.", "%(name)s’s chief takes %(n)d tipis.", n, name=name)
    if kind == "warrior":
        return w.n("%(name)s’s warrior takes %(n)d tipi.", "%(name)s’s warrior takes %(n)d tipis.", n, name=name)
    if kind == "maiden":
        return w.n("%(name)s’s maiden takes %(n)d tipi.", "%(name)s’s maiden takes %(n)d tipis.", n, name=name)
    return w.n("%(name)s’s hunter takes %(n)d tipi.", "%(name)s’s hunter takes %(n)d tipis.", n, name=name)


def _given(w: Words, event: BisonGiven, names: Sequence[str]) -> str:
    if not event.amount:
        return w("War path: %(name)s has no bison to give.", name=names[event.seat])
    return w.n(
        "War path: %(name)s gives %(n)d bison to %(other)s.",
        "War path: %(name)s gives %(n)d bison to %(other)s.",
        event.amount,
        name=names[event.seat],
        other=names[event.other],
    )
