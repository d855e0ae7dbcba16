"""Territories, cards and choices as those hear them who do not see the table: in full, with what they bring.

>>> from prateria.kit.words import Words
>>> warrior(Words("en"), "chief")
'beats: healer, rainmaker, scout; is beaten by: clan mother'
"""

from functools import lru_cache
from typing import Any

from prateria.kit.touch import Touch
from prateria.kit.words import Words

from .. import words
from ..engine.actions import Play
from ..engine.data import BEATS, WARRIORS
from ..engine.observe import Observation, Territory
from ..engine.preview import Preview, Standing, preview, thieves
from .foretold import told

__all__ = ["choices", "foretell", "place_lines", "territory_label", "warrior"]


@lru_cache(32)
def warrior(w: Words, kind: str) -> str:
    """Whom a great warrior beats, and who beats it (MA-12)."""
    k = WARRIORS.index(kind)
    wins = [words.kind(w, other) for o, other in enumerate(WARRIORS) if BEATS[k][o]]
    loses = [words.kind(w, other) for o, other in enumerate(WARRIORS) if BEATS[o][k]]
    return "; ".join(
        (w("beats: %(cards)s", cards=", ".join(wins)), w("is beaten by: %(cards)s", cards=", ".join(loses)))
    )


def place_lines(w: Words, place: Territory, standing: Standing, names: list[str]) -> list[str]:
    """A territory: its herds, whose cards lie there, who is on guard, and who would take what if the hunt ended now."""
    lines = [w("Bison: %(values)s", values=", ".join(map(str, place.herds)) or w("none"))]
    for seat, name in enumerate(names):
        cards = [
            words.kind(w, card.kind) if card.up else w("%(card)s (fallen)", card=words.kind(w, card.kind))
            for card in place.laid
            if card.seat == seat
        ]
        if cards:
            lines.append(w("%(name)s: %(cards)s", name=name, cards=", ".join(cards)))
        if place.strengths[seat]:
            lines.append(w("%(name)s: hunters of strength %(n)d", name=name, n=place.strengths[seat]))
        caught = [str(value) for who, value, *_ in standing.catches if who == seat]
        if caught:
            lines.append(w("%(name)s would catch bison: %(values)s", name=name, values=", ".join(caught)))
    if place.guard is not None:
        lines.append(w("On guard: %(name)s", name=names[place.guard]))
        if standing.captives:
            lines.append(w.n("%(n)d captive would be taken", "%(n)d captives would be taken", standing.captives))
    if not place.laid:
        lines.append(w("No cards here yet."))
    return lines


def territory_label(w: Words, place: Territory, standing: Standing, names: list[str]) -> str:
    """All of a territory, as the name of the button that it is."""
    lines = "; ".join(line.rstrip(".") for line in place_lines(w, place, standing, names))
    return f"{words.place(w, place.id)}. {lines}"


def _brings(w: Words, shown: Preview, before: tuple[int, ...]) -> str:
    """What laying the card would do, after its name and its way."""
    parts = [told(w, shown)]
    if shown.against:
        parts.append(w("against: %(card)s", card=words.kind(w, shown.against[1])))
    caught = sum(value for seat, value, *_ in shown.standing.catches if seat == shown.seat)
    if caught:
        parts.append(w("bison %(sum)d", sum=caught))
    if shown.standing.guard == shown.seat and shown.standing.captives:
        parts.append(w.n("%(n)d captive", "%(n)d captives", shown.standing.captives))
    if shown.seat in shown.thieves and shown.seat not in before:
        parts.append(w("the hide thief would come: −10"))
    return ", ".join(parts)


@lru_cache(4)
def choices(w: Words, view: Observation, actions: tuple[Any, ...]) -> tuple[str, ...]:
    """Each action with what it brings. Kept, since each touch has the table in words drawn anew."""
    before = thieves(view)
    return tuple(
        f"{words.action_label(w, action)}, {_brings(w, shown, before)}"
        if isinstance(action, Play) and (shown := preview(view, action))
        else words.action_label(w, action)
        for action in actions
    )


def foretell(view: Observation, touch: Touch, w: Words) -> str:
    """The choice that is ready, and what it brings."""
    return choices(w, view, (touch.ready,))[0] + "." if touch.ready is not None else ""
