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
from ..engine.observe import Observation
from ..engine.preview import standings
from ..words.captives import captives_named
from ..words.lands import place_lines
from .spoken import choices, coming, spoken

__all__ = ["in_words"]


def in_words(view: Observation, touch: Touch, w: Words, sitters: tuple[Sitter, ...], legal: Iterable[Any]) -> Safe:
    """Headings, the position, the hand, the actions as buttons."""
    names = [isolate(sitter.name) for sitter in sitters]
    parts = []
    for place, standing in zip(view.territories, standings(view), strict=True):
        parts.append(el("h3", words.place(w, place.id)))
        parts.append(el("ul", *(el("li", line) for line in place_lines(w, place, standing, names))))
    parts.append(el("p", coming(w, view)))
    parts.append(el("h3", w("Players")))
    for player in view.players:
        said = (spoken(w, view, player, names[player.seat]), *captives_named(w, player, names))
        parts.append(el("ul", el("li", ". ".join(one.rstrip(".") for one in said))))
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
        parts += _actions(w, touch, actions, choices(w, view, actions))
    return el("div", *parts, class_=css.IN_WORDS)


def _kinds(w: Words, kinds: Iterable[str]) -> str:
    return ", ".join(words.kind(w, kind) for kind in kinds) or w("none")


def _counted(w: Words, counts: tuple[int, ...]) -> str:
    return _kinds(w, (kind for kind, n in zip(KINDS, counts, strict=True) for _ in range(n)))


def _actions(w: Words, touch: Touch, actions: tuple[Any, ...], labels: tuple[str, ...]) -> list[Safe]:
    """Grouped by card, each with what it brings; what is chosen and waits for "Done" is marked."""
    groups: dict[str, list[tuple[Any, str]]] = {}
    for action, label in zip(actions, labels, strict=True):
        groups.setdefault(action.kind if isinstance(action, Play) else "", []).append((action, label))
    parts = []
    for kind, group in groups.items():
        if kind:
            parts.append(el("h4", words.kind(w, kind)))
        parts.append(
            buttons(
                Button(label, "act", action.text, "quiet", pressed=action == touch.ready) for action, label in group
            )
        )
    return parts
