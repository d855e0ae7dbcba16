"""The log of Wendake: goods, trade, points and masks. See `sentences`.

>>> from ..engine.events import Gained
>>> sentence(Words("en"), Gained(0, (2, 0, 0, 0, 0, 0), "harvest"), "Ola", True)
'Ola harvests: 2 corn.'
"""

from typing import Any

from prateria.kit.words import Words

from ..engine.events import (
    BlanketSeen,
    Bought,
    CanoeLaunched,
    Disguised,
    FlagGone,
    FlagTaken,
    Gained,
    Given,
    MaskDiscarded,
    MaskDrawn,
    MasksHeld,
    MasksPlayed,
    MasksTakenBack,
    NothingDrawn,
    PointShifted,
    Received,
    Scored,
    Spent,
)
from ..engine.observe import Card
from .explain import card
from .nouns import goods, mask, masks, progress, space, track

__all__ = ["sentence"]


def sentence(w: Words, event: Any, name: str, person: bool) -> str | None:
    """A line of the log, or None where the event is another one. `person`: it is not the ghost who acts."""
    return _goods(w, event, name) or _points(w, event, name) or _masks(w, event, name, person)


def _goods(w: Words, event: Any, name: str) -> str | None:
    match event:
        case Gained():
            return _gained(w, event.why, goods(w, event.goods), name)
        case CanoeLaunched():
            return w.n(
                "%(name)s launches a canoe: %(n)d on the lakes.",
                "%(name)s launches a canoe: %(n)d on the lakes.",
                event.canoes,
                name=name,
            )
        case Given():
            return w("%(name)s gives: %(goods)s.", name=name, goods=goods(w, event.goods))
        case Received():
            return w("%(name)s gets in exchange: %(goods)s.", name=name, goods=goods(w, event.goods))
        case Spent():
            return w("%(name)s turns goods into points: %(goods)s.", name=name, goods=goods(w, event.goods))
        case Bought():
            return w("%(name)s buys: %(tile)s.", name=name, tile=progress(w, event.tile))  # its price is on the tile
    return None


def _gained(w: Words, why: str, found: str, name: str) -> str:
    told = {
        "harvest": w("%(name)s harvests: %(goods)s."),
        "hunt": w("%(name)s hunts: %(goods)s."),
        "fish": w("%(name)s fishes: %(goods)s."),
        "tan": w("%(name)s tans: %(goods)s."),
    }
    return told.get(why, w("%(name)s gets: %(goods)s.")) % {"name": name, "goods": found}


def _points(w: Words, event: Any, name: str) -> str | None:
    match event:
        case Scored():
            where = track(w, event.track)
            return w("%(name)s: %(track)s +%(n)d (now %(total)d).",
                     name=name, track=where, n=event.points, total=event.total)  # fmt: skip
        case PointShifted():
            source, to = track(w, event.source), track(w, event.to)
            return w("%(name)s moves a point: %(source)s → %(to)s.", name=name, source=source, to=to)
        case FlagTaken() if event.flag == "EN":
            return w("%(name)s takes the British flag.", name=name)
        case FlagTaken():
            return w("%(name)s takes the French flag.", name=name)
        case FlagGone() if event.flag == "EN":
            return w("The British flag leaves the game.")
        case FlagGone():
            return w("The French flag leaves the game.")
    return None


def _masks(w: Words, event: Any, name: str, person: bool) -> str | None:
    match event:
        case BlanketSeen():
            return _blanket(w, event, person)
        case MaskDrawn():
            return _drawn(w, event, name)
        case NothingDrawn():
            return w("No mask is left for %(name)s to draw.", name=name)
        case MaskDiscarded():
            return w("%(name)s discards a mask: %(mask)s.", name=name, mask=mask(w, event.kind))
        case MasksPlayed():
            return w(
                "%(name)s plays masks – %(space)s: %(masks)s.",
                name=name,
                space=space(w, event.space),
                masks=masks(w, event.as_kinds),
            )
        case MasksHeld():
            return w("%(name)s plays no masks.", name=name)
        case MasksTakenBack():
            return w("%(name)s takes masks back: %(masks)s.", name=name, masks=masks(w, event.kinds))
        case Disguised() if event.kind:
            real, shown = mask(w, event.kind), mask(w, event.as_kind)
            return w("%(name)s disguises a mask: %(real)s → %(shown)s.", name=name, real=real, shown=shown)
        case Disguised():
            return w("%(name)s plays with an extra mask: %(mask)s.", name=name, mask=mask(w, event.as_kind))
    return None


def _blanket(w: Words, event: BlanketSeen, person: bool) -> str:
    """The check after an exchange (WE-33); when the ghost turns a card, nobody falls ill."""
    if not person:
        return w("A mask goes to the discards: %(mask)s.", mask=mask(w, event.kind))
    if event.infected:
        return w("Smallpox check, mask “%(mask)s”: the blanket is infected!", mask=mask(w, event.kind))
    return w("Smallpox check, mask “%(mask)s”: the blanket is clean.", mask=mask(w, event.kind))


def _drawn(w: Words, event: MaskDrawn, name: str) -> str:
    """From the deck only the one who draws knows what it is, and sees its blanket."""
    if event.kind is None:
        return w("%(name)s draws a mask.", name=name)
    if event.pile == "deck":
        drawn = card(w, Card(event.kind, bool(event.infected)))
        return w("%(name)s draws a mask: %(mask)s.", name=name, mask=drawn)
    return w("%(name)s takes a mask from the discards: %(mask)s.", name=name, mask=mask(w, event.kind))
