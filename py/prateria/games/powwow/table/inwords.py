"""The table of Pow Wow in words: the same position for those who do not see the picture, with every legal action."""

from collections.abc import Iterable
from typing import Any

from prateria.kit.touch import Touch
from prateria.kit.words import Words, isolate
from prateria.view import css
from prateria.view.frame import Sitter
from prateria.view.furniture import Button, buttons
from prateria.view.svg import Safe, el

from .. import words
from ..engine.actions import Claim
from ..engine.data import COLOURS, LOOT, TRIBE
from ..engine.observe import Observation
from ..engine.preview import claimers
from .sides import spoken
from .spoken import choice, claims, own_cards

__all__ = ["in_words"]


def in_words(view: Observation, touch: Touch, w: Words, sitters: tuple[Sitter, ...], legal: Iterable[Any]) -> Safe:
    """Headings, the open cards by kind and colour, the council board, the players, the actions as buttons."""
    names = [isolate(sitter.name) for sitter in sitters]
    parts = [
        *_list(w("Loot on the table"), _loot(w, view, names), w("nothing")),
        *_list(w("People on the table"), _people(w, view), w("nobody")),
        *_list(w("Council board"), claims(w, view, names), w("empty")),
        *(_list(w("Your cards"), own_cards(w, view)) if view.seat is not None else ()),
        el("h3", w("Prairie")),
        el("p", w.n("%(n)d card lies face down.", "%(n)d cards lie face down.", view.left)),
        *_list(w("Players"), [spoken(w, view, player, names[player.seat]) for player in view.players]),
    ]
    actions = tuple(legal)
    if actions:
        parts.append(el("h3", w("What you can do")))
        parts += [*_actions(w, view, touch, actions, names), *_late(w, view, touch)]
    return el("div", *parts, class_=css.IN_WORDS)


def _list(title: str, lines: list[str], empty: str = "") -> list[Safe]:
    return [el("h3", title), el("ul", *(el("li", line) for line in lines)) if lines else el("p", empty)]


def _loot(w: Words, view: Observation, names: list[str]) -> list[str]:
    """Each heap, and in the calm way who could take it now."""
    lines = []
    for card, n in view.table:
        if card in LOOT:
            seats = claimers(view, card) if view.setup.calm and view.outcome is None else ()
            reach = words.within_reach(w, [names[seat] for seat in seats]) if seats else ""
            lines.append("; ".join(filter(None, (words.lying(w, card, n), reach))))
    return lines


def _people(w: Words, view: Observation) -> list[str]:
    """A line for each colour."""
    lines = []
    for colour in COLOURS:
        here = [words.lying(w, card, n) for card, n in view.table if card.startswith(f"{colour}-")]
        if here:
            lines.append(w.list(here))
    return lines


def _late(w: Words, view: Observation, touch: Touch) -> list[Safe]:
    """What who has just waited may still claim."""
    seat = view.seat
    found = [Claim(seat, kind) for kind in TRIBE if words.late(view, touch, kind)] if seat is not None else []
    row = (
        Button(w("After all: %(claim)s", claim=choice(w, view, claim)), "act", claim.text, "quiet") for claim in found
    )
    return [buttons(row)] if found else []


def _actions(w: Words, view: Observation, touch: Touch, actions: tuple[Any, ...], names: list[str]) -> list[Safe]:
    """Claims by player, where several may claim, each with whatever it may take; what is chosen and waits for "Done" is
    marked."""
    groups: dict[int | None, list[tuple[Any, Any, str]]] = {}
    several = len({action.seat for action in actions if action.seat is not None}) > 1
    for action in actions:
        first, then = getattr(action, "first", action), getattr(action, "then", None)
        seat = first.seat if several and isinstance(first, Claim) else None
        groups.setdefault(seat, []).append((first, then, action.text))
    parts, chosen = [], (touch.ready, touch.then)
    for seat, group in groups.items():
        if seat is not None:
            parts.append(el("h4", names[seat]))
        parts.append(
            buttons(
                Button(choice(w, view, first, then), "act", text, "quiet", pressed=(first, then) == chosen)
                for first, then, text in group
            )
        )
    return parts
