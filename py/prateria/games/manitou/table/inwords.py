"""The table of Manitou in words: the same position for those who do not see the picture, with every legal action."""

from collections.abc import Iterable
from typing import Any

from prateria.kit.touch import Touch
from prateria.kit.words import Words, isolate
from prateria.view import css
from prateria.view.frame import Sitter
from prateria.view.furniture import Button, buttons
from prateria.view.svg import Safe, el

from .. import words
from ..engine.actions import Play
from ..engine.data import KINDS
from ..engine.observe import Observation, Territory
from .strips import spoken

__all__ = ["in_words"]


def in_words(view: Observation, touch: Touch, w: Words, sitters: tuple[Sitter, ...], legal: Iterable[Any]) -> Safe:
    """Headings, the position, the hand, the actions as buttons."""
    names = [isolate(sitter.name) for sitter in sitters]
    parts = []
    for place in view.territories:
        parts.append(el("h3", words.place(w, place.id)))
        parts.append(el("ul", *(el("li", line) for line in _lines(w, place, names))))
    parts.append(el("h3", w("Players")))
    parts.append(el("ul", *(el("li", spoken(w, view, player, names[player.seat])) for player in view.players)))
    if view.own is not None:
        parts.append(el("h3", w("Your cards")))
        parts.append(
            el(
                "ul",
                el("li", w("Hand: %(cards)s", cards=_kinds(w, view.own.hand))),
                el("li", w("Pile, in an order that nobody knows: %(cards)s", cards=_counted(w, view.own.pile))),
                el("li", w("Reserve: %(cards)s", cards=_counted(w, view.own.reserve))),
            )
        )
    actions = tuple(legal)
    if actions:
        parts.append(el("h3", w("What you can do")))
        parts += _actions(w, touch, actions)
    return el("div", *parts, class_=css.IN_WORDS)


def _lines(w: Words, place: Territory, names: list[str]) -> list[str]:
    lines = [w("Bison: %(values)s", values=", ".join(map(str, place.herds)) or "–")]
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
    if place.guard is not None:
        lines.append(w("On guard: %(name)s", name=names[place.guard]))
    if not place.laid:
        lines.append(w("No cards here yet."))
    return lines


def _kinds(w: Words, kinds: Iterable[str]) -> str:
    return ", ".join(words.kind(w, kind) for kind in kinds) or w("none")


def _counted(w: Words, counts: tuple[int, ...]) -> str:
    return _kinds(w, (kind for kind, n in zip(KINDS, counts, strict=True) for _ in range(n)))


def _actions(w: Words, touch: Touch, actions: tuple[Any, ...]) -> list[Safe]:
    """Grouped by card; what is chosen and waits for "Done" is marked."""
    groups: dict[str, list[Any]] = {}
    for action in actions:
        groups.setdefault(action.kind if isinstance(action, Play) else "", []).append(action)
    parts = []
    for kind, group in groups.items():
        if kind:
            parts.append(el("h4", words.kind(w, kind)))
        parts.append(
            buttons(
                Button(words.action_label(w, action), "act", action.text, "quiet", pressed=action == touch.ready)
                for action in group
            )
        )
    return parts
