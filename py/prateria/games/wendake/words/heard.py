"""What those hear who do not see the table, beside what is written."""

from collections.abc import Sequence
from typing import Any

from prateria.kit.touch import Touch
from prateria.kit.words import Words, isolate

from ..engine.data import MASKS
from ..engine.events import Fought, MasksHeld, Moved, Raided
from ..engine.observe import Card, Observation
from . import explain
from .labels import raided
from .leaving import left_there
from .nouns import goods, space, steps, tile
from .people import called
from .prompts import may_move, prompt, trade

__all__ = ["came_to", "heard", "masks_make", "playable", "spoken"]

_OF_MASKS = ("draw", "discard", "masks", "disguise", "add")
_SHARED = "P1-5"  # with it one plays on a space with a disc as well


def heard(w: Words, event: Any, viewer: int | None, view: Observation) -> str:
    """Of masks in one's own hand that cannot be played: which spaces for them are taken (WE-26)."""
    if not isinstance(event, MasksHeld) or event.seat != viewer or view.own is None:
        return ""
    kinds = [card.kind for card in view.own.hand]
    have = sorted((kinds.count(kind) for kind in {*kinds}), reverse=True)
    fits = [mask.id for mask in MASKS if _makes(have, mask.pattern)]
    taken = {player.disc for player in view.players} | ({view.ghost.disc} if view.ghost else set())
    if not fits or not taken.issuperset(fits) or (_SHARED, True) in view.players[event.seat].progress:
        return ""
    return w("A disc lies there already: %(spaces)s.", spaces=", ".join(space(w, name) for name in fits))


def came_to(w: Words, event: Any, view: Observation, names: Sequence[str]) -> str:
    """What one's own warrior has given up by going: who leads where it came from."""
    if not isinstance(event, (Moved, Raided, Fought)) or event.seat != view.seat:
        return ""
    return left_there(w, event, view, [isolate(name) for name in names])


def spoken(w: Words, view: Observation, names: Sequence[str], touch: Touch) -> str:
    """What is said in place of a prompt that speaks of touching, and what one has: goods before a Trade, masks
    before a choice of them, both for who asks once more; '' elsewhere."""
    said, asked = _aloud(w, view, names, touch), view.asked
    own = asked is not None and view.seat == asked.seat and view.own
    if asked is None or not own or touch.chosen or touch.ready is not None or asked.what == "bag":
        return said
    hand = [*own.hand, *[Card(asked.added, False)] * bool(asked.added)]
    trades = asked.what == "steps" and bool(asked.parts)
    have = [goods(w, view.players[asked.seat].goods)] * (trades or touch.again)
    have += [w.n("mask card: %(masks)s", "mask cards: %(masks)s", len(hand), masks=explain.cards(w, hand))] * (
        bool(hand) and (touch.again or asked.what in _OF_MASKS)
    )
    if not have:
        return said
    return f"{said or prompt(w, view, names, touch)} {w('You have: %(goods)s.', goods='; '.join(have))}"


def _aloud(w: Words, view: Observation, names: Sequence[str], touch: Touch) -> str:
    """What is said in place of a prompt that speaks of touching; '' elsewhere."""
    asked = view.asked
    if asked is None or view.seat != asked.seat or touch.ready is not None:
        return ""
    name = isolate(names[asked.seat])
    if asked.what == "steps" and asked.parts and (told := trade(w, view, bool(asked.steps), touch.possible)):
        return told % {"name": name}
    if asked.what == "steps" and asked.steps and not (asked.any_order or asked.parts or "fire" in asked.steps):
        told = f" {steps(w, asked.steps)}." if touch.again or len(asked.steps) == 1 else ""  # several have been told
        return f"{w('%(name)s: next action?', name=name)}{told}"
    if asked.what == "steps" and not (asked.steps or touch.again) and "button:transfer" in touch.possible:
        return w("%(name)s: bring outposts home, if you like, or end your turn.", name=name)  # its button says more
    if asked.what == "moves" and not touch.chosen:
        return may_move(w, asked, name)
    sort, _, what = touch.chosen[-1].partition(":") if touch.chosen else ("", "", "")
    if asked.what == "moves" and sort in ("from", "area", "stand", "fight"):
        there = called(w, what.partition("-")[0], view)
        if sort == "from":
            return w("%(name)s: where does this warrior go? From: %(place)s.", name=name, place=there)
        if sort == "fight" or (sort == "area" and raided(what, view)):
            return w("%(name)s: which warrior attacks there: %(place)s?", name=name, place=there)
        return w("%(name)s: which warrior goes there: %(place)s?", name=name, place=there)
    if asked.what == "evolve" and sort == "in":
        return w("%(name)s: which of your three tiles goes for this one: %(tile)s?", name=name, tile=tile(w, what))
    if asked.what == "smallpox":
        return w("%(name)s: smallpox! Who goes to the long house?", name=name)
    if asked.what == "swap" and not asked.first:
        return w("%(name)s: which two tiles change places? The first one?", name=name)
    return ""


def playable(w: Words, view: Observation) -> str:
    """Which combinations one more mask from the discards would make that one's hand does not make (WE-26)."""
    if view.own is None or not view.pile:
        return ""
    kinds = [card.kind for card in view.own.hand]
    now, then = (
        sorted((hand.count(kind) for kind in {*hand}), reverse=True) for hand in (kinds, [*kinds, view.pile[-1].kind])
    )
    taken = {player.disc for player in view.players} | ({view.ghost.disc} if view.ghost else set())
    new = [
        mask.id for mask in MASKS
        if mask.id not in taken and _makes(then, mask.pattern) and not _makes(now, mask.pattern)
    ]  # fmt: skip
    return w("With it you can play: %(spaces)s", spaces=", ".join(space(w, name) for name in new)) if new else ""


def masks_make(w: Words, view: Observation) -> str:
    """Whether a Mask action would surely bring points: by the masks in one's hand, or with the open one (WE-26)."""
    if view.own is None:
        return ""
    kinds = [card.kind for card in view.own.hand]
    have = sorted((kinds.count(kind) for kind in {*kinds}), reverse=True)
    taken = {player.disc for player in view.players} | ({view.ghost.disc} if view.ghost else set())
    best = max((mask for mask in MASKS if mask.id not in taken and _makes(have, mask.pattern)),
               key=lambda mask: mask.points, default=None)  # fmt: skip
    if best is not None:
        return w("your masks make: %(space)s", space=space(w, best.id))
    return w("your masks make no combination yet")


def _makes(have: list[int], pattern: tuple[int, ...]) -> bool:
    """Whether so many masks of each kind make that combination."""
    wanted = sorted(pattern, reverse=True)
    return len(wanted) <= len(have) and all(n >= least for n, least in zip(have, wanted, strict=False))
