"""The table of Wendake in words: the whole position for those who do not see the picture, with every legal action."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from prateria.kit.touch import Touch
from prateria.kit.words import Words, isolate
from prateria.view import css
from prateria.view.frame import Sitter
from prateria.view.furniture import Button, buttons, one_stop
from prateria.view.svg import Safe, el

from ..engine.data import MASKS, TURTLES
from ..engine.observe import Area, Observation, Territory
from ..words import explain, nouns
from ..words.brings import in_pair
from ..words.effects import progress_text
from ..words.labels import pick_label
from ..words.lost import given_up
from ..words.people import neighbours
from .foretold import label, outpost_for
from .panes.boards import kinds, on_board, on_sale
from .strips import spoken, spoken_ghost

__all__ = ["in_words"]


def in_words(view: Observation, touch: Touch, w: Words, sitters: tuple[Sitter, ...], legal: Iterable[Any]) -> Safe:
    """Headings, the own board, the map, the board, the market, the others, and the actions as buttons."""
    names = [isolate(sitter.name) for sitter in sitters]
    side = (*names, w("the ghost"))
    parts = []
    actions = tuple(legal)
    if actions:
        parts.append(el("h3", w("What you can do")))
        parts += _actions(w, view, touch, actions)
    if view.seat is not None:
        parts += _list(w("Your board"), on_board(w, view, view.players[view.seat]))
    parts += _list(w("Order of play"), [f"{i + 1}. {side[seat]}" for i, seat in enumerate(view.in_order)])
    coming = [f"{i + 1}. {side[seat]}" for i, seat in enumerate(view.next_order)]
    parts += _list(nouns.order_to_come(w, view.year), coming)
    parts += _list(w("Points"), [spoken(w, view, player, names[player.seat]) for player in view.players])
    parts += _list(w("The ghost"), spoken_ghost(w, view.ghost)) if view.ghost else []
    parts += _list(w("Map"), [_territory(w, place, side) for place in view.territories])
    parts += _list(w("Mask spaces"), _spaces(w, view, side))
    parts += _list(w("Turtles"), _stacks(w, view))
    parts += _list(w("Progress tiles on sale"), [f"{on_sale(w, tile)} {explain.price(w, tile)}" for tile in view.offer])
    parts += _list(w("Action tiles of level %(n)d", n=view.level), [nouns.tile(w, tile) for tile in view.open])
    for player in view.players:
        if player.seat != view.seat:
            parts += _list(names[player.seat], on_board(w, view, player))
    return el("div", *parts, class_=css.IN_WORDS)


@lru_cache(512)
def _item(line: str) -> Safe:
    return el("li", line)


def _list(title: str, lines: Iterable[str]) -> list[Safe]:
    """A heading and its lines; nothing where there are none."""
    found = [_item(line) for line in lines]
    return [el("h3", title), el("ul", *found)] if found else []


@lru_cache(512)
def _territory(w: Words, place: Territory, names: tuple[str, ...]) -> str:
    """A territory with its flag, its areas and who stands there."""
    parts = [_area(w, area, names) for area in place.areas]
    parts += [w("%(name)s: sentinels %(n)d", name=names[seat], n=n) for seat, n in enumerate(place.standing) if n]
    title = nouns.territory(w, place.id)
    if place.flag:
        title += f" ({nouns.flag(w, place.flag)})"
    return f"{title}: {'; '.join(parts)}. {neighbours(w, place)}"


def _area(w: Words, area: Area, names: tuple[str, ...]) -> str:
    what = nouns.good(w, area.product)
    if area.seat is None:
        return w("%(good)s: free", good=what)
    native = nouns.outpost(w) if area.native == "warrior" else nouns.native(w, area.native)
    if area.stack > 1:
        return w("%(good)s: %(native)s %(n)d (%(name)s)", good=what, native=native, n=area.stack, name=names[area.seat])
    return w("%(good)s: %(native)s (%(name)s)", good=what, native=native, name=names[area.seat])


def _spaces(w: Words, view: Observation, names: tuple[str, ...]) -> list[str]:
    owners: dict[str, list[str]] = {}
    for player in view.players:
        owners.setdefault(player.disc, []).append(names[player.seat])
    if view.ghost:
        owners.setdefault(view.ghost.disc, []).append(names[-1])
    lines = [
        f"{nouns.space(w, mask.id)}: {mask.points}" + (f" ({', '.join(owners[mask.id])})" if mask.id in owners else "")
        for mask in MASKS
    ]
    piles = w("Deck: %(n)d", n=view.deck)
    if view.pile:
        piles += "; " + w("Discards: %(n)d", n=len(view.pile)) + kinds(w, view.pile[-1:])
    return [*lines, piles]


def _stacks(w: Words, view: Observation) -> list[str]:
    return [
        f"{explain.stack(w, category, level)} {w('Left: %(n)d.', n=n)}"
        for (category, level), n in zip(TURTLES, view.turtles, strict=True)
    ]


def _told(w: Words, view: Observation, touch: Touch, action: Any) -> str:
    """An action with all that the table says of it before it is chosen."""
    said, verb = label(w, view, action), getattr(action, "verb", "")
    match verb:
        case "buy":
            return f"{said} {progress_text(w, action.what)}"
        case "track":
            return f"{pick_label(w, action.picks[0], view)}; {in_pair(w, view, (), action.picks[0])}"
        case "lie":
            return f"{said}: {outpost_for(w, view, action.where)}"
        case "lose":
            here = (area.native for place in view.territories for area in place.areas if area.id == action.what)
            return f"{w('To the long house: %(who)s.', who=nouns.native(w, next(here, 'warrior')))} {said}"
        case "order" if any(pick.startswith("tile:") for pick in touch.possible):
            return f"{said} {w('It takes the place of a tile in this turn.')}"
        case "end" | "do" if gone := given_up(w, view, action, touch.possible):
            return f"{said.rstrip('.')}. {w('You lose: %(actions)s.', actions=', '.join(gone))}"
    return said


def _actions(w: Words, view: Observation, touch: Touch, actions: tuple[Any, ...]) -> list[Safe]:
    """Grouped by what is touched first, each group one stop; what is chosen and waits for "Done" is marked."""
    groups: dict[str, list[Any]] = {}
    for action in actions:
        groups.setdefault(action.picks[0] if len(action.picks) > 1 else "", []).append(action)
    rows = {
        first: [
            Button(_told(w, view, touch, one), "act", one.text, "quiet", pressed=one == touch.ready) for one in group
        ]
        for first, group in groups.items()
    }
    return [one_stop(w, row) if first and len(row) > 1 else buttons(row) for first, row in rows.items()]
