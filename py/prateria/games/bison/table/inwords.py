"""The table of Bison in words: the same position for those who do not see the picture, with every legal action."""

from collections.abc import Iterable, Sequence
from typing import Any

from prateria.kit.touch import Touch
from prateria.kit.words import Words, isolate
from prateria.view import css
from prateria.view.frame import Sitter
from prateria.view.furniture import Button, buttons
from prateria.view.svg import Safe, el

from .. import words
from ..engine.actions import Alter, Barter, Build, Buy, Do, Move, Place, Put
from ..engine.data import ANIMALS, TERRAINS
from ..engine.observe import Area, Observation, known
from ..words import nouns
from .joining import joining, tile_in_words
from .land.worth import brings
from .strips import spoken

__all__ = ["in_words"]


def in_words(view: Observation, touch: Touch, w: Words, sitters: tuple[Sitter, ...], legal: Iterable[Any]) -> Safe:
    """The land area by area, the players, the tile in hand, the actions as buttons."""
    names = [isolate(sitter.name) for sitter in sitters]
    parts = []
    for terrain, title in zip(TERRAINS, (w("Prairies"), w("Mountains"), w("Rivers")), strict=True):
        parts.append(el("h3", title))
        parts.append(el("ul", *(_area(w, view, area, names) for area in view.areas if area.terrain == terrain)))
    parts.append(el("h3", w("Players")))
    parts.append(el("ul", *(el("li", spoken(w, view, player, names[player.seat])) for player in view.players)))
    if view.seat is not None:
        market = nouns.pieces(w, view.players[view.seat].market)
        parts.append(el("p", w("In the market for you: %(pieces)s", pieces=market)))
    if view.own is not None:
        parts.append(el("p", w("The tile in your hand: %(tile)s", tile=tile_in_words(w, view.own))))
    actions = tuple(legal)
    if actions:
        parts.append(el("h3", w("What you can do")))
        parts += _actions(w, view, touch, actions, names)
    return el("div", *parts, class_=css.IN_WORDS)


def _area(w: Words, view: Observation, area: Area, names: list[str]) -> Safe:
    """An area: its spaces with who stands there, then what it would bring."""
    number = nouns.amount(w, ANIMALS[TERRAINS.index(area.terrain)], area.animals)
    by_id = {space.id: space for space in view.spaces}
    spaces = []
    for id_ in area.spaces:
        space = by_id[id_]
        words_ = words.pick_label(w, f"space:{id_}", view)
        spaces.append(el("li", words_ if space.seat is None else f"{words_} ({names[space.seat]})"))
    gains = ", ".join(
        f"{name} {gain}" for name, gain, place in zip(names, area.gains, area.places, strict=True) if place
    )
    lines = [el("ul", *spaces)]
    if gains:
        lines.append(el("span", w("If it were counted now: %(gains)s", gains=gains)))
    size = w.n("%(n)d space", "%(n)d spaces", len(area.spaces))  # else its first space would seem to say otherwise
    return el("li", f"{nouns.area(w, area.id)}: {number}, {size}", *lines)


def _actions(w: Words, view: Observation, touch: Touch, actions: tuple[Any, ...], names: Sequence[str]) -> list[Safe]:
    """Grouped by what they begin with; what is chosen and waits for "Done" is marked."""
    groups: dict[str, list[Any]] = {}
    for action in actions:
        groups.setdefault(_group(w, view, action), []).append(action)
    parts = []
    for title, group in groups.items():
        if title:
            parts.append(el("h4", title))
        parts.append(
            buttons(
                Button(label, "act", action.text, "quiet", pressed=action == touch.ready)
                for action in group
                for label in (_label(w, view, action, names),)
            )
        )
    return parts


def _label(w: Words, view: Observation, action: Any, names: Sequence[str]) -> str:
    """An action with what it brings, a tile with what it would join and who leads there: `E5, turn 2: prairie joined to
    D4, 4 bison`."""
    action = known(view, action)
    label = words.action_label(w, action)
    if isinstance(action, Alter | Build | Move | Put):
        return f"{label}: {brings(w, view, action)}"
    if isinstance(action, Do) and action.hunters and action.deed in ("tipi", "canoe"):
        size = nouns.piece(w, f"{action.deed}-{action.hunters}")
        return w("%(action)s: %(piece)s, or one larger by %(n)d", action=label, piece=size, n=action.hunters)
    if not isinstance(action, Place):
        return label
    return f"{label}: {joining(w, view, action, names)}"


def _group(w: Words, view: Observation, action: Any) -> str:
    match action:
        case Do():
            return nouns.deed(w, action.deed)
        case Place():
            return action.cell
        case Move():
            return nouns.space(w, known(view, action.start))
        case Buy() | Barter():
            return w("Market")
    return ""
