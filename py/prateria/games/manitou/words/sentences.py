"""The log of Manitou: each event as a sentence. Whole sentences only, one for each card and territory where need be."""

from collections.abc import Sequence
from typing import Any

from prateria.kit.result import ended, result
from prateria.kit.words import Words, isolate

from ..engine.data import KIND, STRENGTH, TERRITORIES
from ..engine.events import (
    BisonCaught,
    BisonLost,
    CaptivesTaken,
    CardsReturned,
    Drew,
    GameEnded,
    HandDealt,
    HuntBegan,
    HuntEnded,
    PartyIn,
    Passed,
    Played,
    ThievesTaken,
    Trial,
)
from .nouns import kind, place, played

__all__ = ["again", "begins", "heard", "sentence", "unguarded", "why_lost"]


def sentence(w: Words, event: Any, names: Sequence[str], viewer: int | None) -> str | None:
    """A line of the log, or None for what is not worth one. `viewer`: who reads; the events are theirs already."""
    names = [isolate(name) for name in names]
    match event:
        case HuntBegan():
            return _began(w, event, names[event.dealer])
        case PartyIn():
            return w("%(name)s’s party is ready.", name=names[event.seat])
        case Played():
            return _played(w, event, names[event.seat])
        case Trial():
            return _trial(w, event, names)
        case Passed():
            return w("%(name)s has no card to play and passes.", name=names[event.seat])
        case HuntEnded():
            return w("Hunt %(n)d is over: each has had seven turns.", n=event.hunt)
        case ThievesTaken():
            return _thieves(w, event, names)
        case BisonCaught():
            return _catch(w, event, names[event.seat])
        case BisonLost():
            return _there(w, event.territory, why_lost(w, event.why))
        case CaptivesTaken():
            return _captives(w, event, names[event.seat])
        case CardsReturned():
            return _there(w, event.territory, unguarded(w))
        case GameEnded():
            return f"{ended(w, event.points, event.winners, names)} {result(w, event.points, names)}"
    return None


def again(event: Any) -> bool:
    """That parties are ready is nothing to come back to: it can be seen."""
    return not isinstance(event, PartyIn)


def begins(event: Any) -> bool:
    """A hunt does, with new herds."""
    return isinstance(event, HuntBegan)


def heard(w: Words, event: Any, viewer: int | None, view: Any) -> str:
    """The cards that come to one's own hand."""
    if getattr(event, "seat", None) != viewer or viewer is None:
        return ""
    if isinstance(event, HandDealt):
        return w("You draw: %(cards)s.", cards=", ".join(kind(w, card) for card in event.kinds))
    if isinstance(event, Drew) and event.kind is not None:
        return w("You draw: %(cards)s.", cards=kind(w, event.kind))
    return ""


def _began(w: Words, event: HuntBegan, dealer: str) -> str:
    """The hunt, its dealer, and what there is to be hunted where."""
    lands = zip(TERRITORIES, event.herds, strict=True)
    herds = "; ".join(f"{place(w, name)} {', '.join(map(str, values))}" for name, values in lands)
    return w("Hunt %(n)d begins, and %(name)s deals. Herds: %(herds)s.", n=event.hunt, name=dealer, herds=herds)


def _played(w: Words, event: Played, name: str) -> str:
    if strength := STRENGTH[KIND[event.kind]]:
        hunter = {
            "hills": w("%(name)s sends hunter %(n)d to the hills."),
            "river": w("%(name)s sends hunter %(n)d to the river."),
            "forest": w("%(name)s sends hunter %(n)d to the forest."),
        }
        return hunter[event.territory] % {"name": name, "n": strength}
    warrior = {
        ("chief", "hills"): w("%(name)s sends a chief to the hills."),
        ("chief", "river"): w("%(name)s sends a chief to the river."),
        ("chief", "forest"): w("%(name)s sends a chief to the forest."),
        ("healer", "hills"): w("%(name)s sends a healer to the hills."),
        ("healer", "river"): w("%(name)s sends a healer to the river."),
        ("healer", "forest"): w("%(name)s sends a healer to the forest."),
        ("rainmaker", "hills"): w("%(name)s sends a rainmaker to the hills."),
        ("rainmaker", "river"): w("%(name)s sends a rainmaker to the river."),
        ("rainmaker", "forest"): w("%(name)s sends a rainmaker to the forest."),
        ("scout", "hills"): w("%(name)s sends a scout to the hills."),
        ("scout", "river"): w("%(name)s sends a scout to the river."),
        ("scout", "forest"): w("%(name)s sends a scout to the forest."),
        ("mother", "hills"): w("%(name)s sends a clan mother to the hills."),
        ("mother", "river"): w("%(name)s sends a clan mother to the river."),
        ("mother", "forest"): w("%(name)s sends a clan mother to the forest."),
    }
    return warrior[event.kind, event.territory] % {"name": name}


def _trial(w: Words, event: Trial, names: Sequence[str]) -> str:
    mine, theirs = names[event.seat], names[event.other]
    if event.result == "wins":
        return _beaten(w, event.kind, event.against) % {"winner": mine, "loser": theirs}
    if event.result == "loses":
        return _beaten(w, event.against, event.kind) % {"winner": theirs, "loser": mine}
    if event.result == "equal":
        both = {
            "chief": w("%(name)s’s chief meets %(other)s’s chief: both fall."),
            "healer": w("%(name)s’s healer meets %(other)s’s healer: both fall."),
            "rainmaker": w("%(name)s’s rainmaker meets %(other)s’s rainmaker: both fall."),
            "scout": w("%(name)s’s scout meets %(other)s’s scout: both fall."),
            "mother": w("%(name)s’s clan mother meets %(other)s’s clan mother: both fall."),
        }
        return both[event.kind] % {"name": mine, "other": theirs}
    if event.result == "weak":
        return w("%(name)s’s card is too weak for the upper one of the pair, and falls alone.", name=mine)
    fallen = {"mine": mine, "card": played(w, [event.kind]), "theirs": theirs, "other": played(w, [event.against])}
    return w(
        "Sacrifice: %(mine)s gives up %(card)s to bring down %(other)s of %(theirs)s. The lower card stays on guard.",
        **fallen,
    )


def _beaten(w: Words, winner: str, loser: str) -> str:
    """MA-04 in ten sentences."""
    return {
        ("chief", "healer"): w("%(winner)s’s chief beats %(loser)s’s healer."),
        ("chief", "rainmaker"): w("%(winner)s’s chief beats %(loser)s’s rainmaker."),
        ("chief", "scout"): w("%(winner)s’s chief beats %(loser)s’s scout."),
        ("healer", "rainmaker"): w("%(winner)s’s healer beats %(loser)s’s rainmaker."),
        ("healer", "mother"): w("%(winner)s’s healer beats %(loser)s’s clan mother."),
        ("rainmaker", "scout"): w("%(winner)s’s rainmaker beats %(loser)s’s scout."),
        ("rainmaker", "mother"): w("%(winner)s’s rainmaker beats %(loser)s’s clan mother."),
        ("scout", "healer"): w("%(winner)s’s scout beats %(loser)s’s healer."),
        ("scout", "mother"): w("%(winner)s’s scout beats %(loser)s’s clan mother."),
        ("mother", "chief"): w("%(winner)s’s clan mother beats %(loser)s’s chief."),
    }[winner, loser]


def _thieves(w: Words, event: ThievesTaken, names: Sequence[str]) -> str:
    if not event.seats:
        return w("Nobody hunted: no hide thief comes.")
    if len(event.seats) == 1:
        name = names[event.seats[0]]
        return w(
            "%(name)s has the most hunting strength (%(n)d): a hide thief takes 10 points.", name=name, n=event.strength
        )
    return w(
        "%(names)s have the most hunting strength (%(n)d each): a hide thief takes 10 points from each.",
        names=w.list([names[seat] for seat in event.seats]),
        n=event.strength,
    )


def _catch(w: Words, event: BisonCaught, name: str) -> str:
    """MA-17: the first and the second catch, and that of great warriors alone."""
    first = {
        "hills": w("%(name)s catches the herd worth %(value)d in the hills (strength %(n)d)."),
        "river": w("%(name)s catches the herd worth %(value)d at the river (strength %(n)d)."),
        "forest": w("%(name)s catches the herd worth %(value)d in the forest (strength %(n)d)."),
    }
    second = {
        "hills": w("%(name)s is second in the hills (strength %(n)d) and catches the herd worth %(value)d."),
        "river": w("%(name)s is second at the river (strength %(n)d) and catches the herd worth %(value)d."),
        "forest": w("%(name)s is second in the forest (strength %(n)d) and catches the herd worth %(value)d."),
    }
    alone = {
        "hills": w("%(name)s is alone in the hills and takes the herd worth %(value)d."),
        "river": w("%(name)s is alone at the river and takes the herd worth %(value)d."),
        "forest": w("%(name)s is alone in the forest and takes the herd worth %(value)d."),
    }
    told = (second if event.place > 1 else first if event.strength else alone)[event.territory]
    return told % {"name": name, "n": event.strength, "value": event.value}


def why_lost(w: Words, why: str) -> str:
    """Why herds leave the game (MA-18)."""
    return {
        "tie": w("A tie for first place, so the bison run away."),
        "second": w("A tie for second place, so the second herd runs away."),
        "nobody": w("No hunter came, so the bison run away."),
    }[why]


def unguarded(w: Words) -> str:
    """Why nobody takes captives there (MA-20)."""
    return w("Nobody stands guard, so all cards go back to their reserves.")


def _there(w: Words, territory: str, what: str) -> str:
    return f"{place(w, territory)}: {what[0].lower()}{what[1:]}"


def _captives(w: Words, event: CaptivesTaken, name: str) -> str | None:
    n = len(event.cards)
    if not n:
        return None
    if event.territory == "hills":
        return w.n(
            "%(name)s takes %(n)d captive in the hills.", "%(name)s takes %(n)d captives in the hills.", n, name=name
        )
    if event.territory == "river":
        return w.n(
            "%(name)s takes %(n)d captive at the river.", "%(name)s takes %(n)d captives at the river.", n, name=name
        )
    return w.n(
        "%(name)s takes %(n)d captive in the forest.", "%(name)s takes %(n)d captives in the forest.", n, name=name
    )
