"""What is on the board of a player, in words: for the table in words, and for who opens that board by keys."""

from collections.abc import Iterable
from functools import lru_cache

from prateria.kit.words import Words

from ...engine.data import PROGRESS, TURTLE_POINTS
from ...engine.observe import Card, Observation, Player
from ...engine.preview import turtle_gain
from ...words import effects as words_texts
from ...words import explain, nouns
from ..tiles import spoken_place
from .own import spoken_goods

__all__ = ["kinds", "on_board", "on_sale", "told"]


def on_board(w: Words, view: Observation, player: Player) -> list[str]:
    """All that is on the board of a player, line by line; hands of others as far as they are known."""
    lines = [spoken_place(w, place) for place in player.grid]
    lines.append(spoken_goods(w, player))
    if player.tribe not in ("", "common"):
        lines.append(f"{words_texts.tribe(w, player.tribe)}: {words_texts.tribe_text(w, player.tribe)}")
    lines += [
        w("%(tile)s (used this year)", tile=on_sale(w, tile)) if used else on_sale(w, tile)
        for tile, used in player.progress
    ]
    lines.append(w("Turtles: %(list)s", list=_turtles(w, view, player) or w("none")))
    own = view.own if view.seat == player.seat else None
    hand = own.hand if own else player.seen
    lines.append(w.n("%(n)d mask card in hand", "%(n)d mask cards in hand", player.hand) + kinds(w, hand))
    if player.played:
        lines.append(
            w("Masks played this year: %(list)s", list=", ".join(nouns.mask(w, c.kind) for c in player.played))
        )
    if player.aside:
        lines.append(w("Put aside: %(list)s", list="; ".join(nouns.tile(w, tile) for tile in player.aside)))
    if player.flag:
        lines.append(nouns.flag(w, player.flag))
    lines.append(w.n("%(n)d swap left", "%(n)d swaps left", player.swaps))
    lines.append(w.n("%(n)d action marker left", "%(n)d action markers left", player.markers))
    return lines


def kinds(w: Words, cards: Iterable[Card]) -> str:
    """The masks after a number of cards."""
    hand = tuple(cards)
    return f": {explain.cards(w, hand)}" if hand else ""


def _turtles(w: Words, view: Observation, player: Player) -> str:
    if view.own is not None and view.seat == player.seat:
        return "; ".join(
            explain.turtle_now(w, category, level, tracks, turtle_gain(view, category, level))
            for category, level, tracks in view.own.turtles
        )
    return "; ".join(
        f"{nouns.turtle(w, category, level)} (+{TURTLE_POINTS[level]})" for category, level in player.turtles
    )


@lru_cache(512)
def on_sale(w: Words, tile: str) -> str:
    level = next(progress.level for progress in PROGRESS if progress.id == tile)
    named = w("Level %(n)d", n=level)
    return f"{words_texts.progress(w, tile)} ({named}): {words_texts.progress_text(w, tile)} {explain.bought(w, tile)}"


def told(w: Words, view: Observation, player: Player, name: str) -> str:
    """What is said when that board is opened: whose it is, what changes from turn to turn, things by their names; where
    all of it stands."""
    own = view.own if view.seat == player.seat else None
    tiles = ", ".join(words_texts.progress(w, tile) for tile, _ in player.progress)
    turtles = ", ".join(nouns.turtle(w, category, level) for category, level in player.turtles)
    cards = w.n("%(n)d mask card in hand", "%(n)d mask cards in hand", player.hand)
    used = ", ".join(nouns.steps(w, place.steps) for place in player.grid if place.marker)
    markers = w.n("%(n)d action marker left", "%(n)d action markers left", player.markers)
    lines = [f"{name}: {markers}"]
    lines += [w("Played this year: %(list)s", list=used)] * bool(used)
    lines += [spoken_goods(w, player), cards + kinds(w, own.hand if own else player.seen)]
    lines += [w("Progress tiles: %(list)s", list=tiles)] * bool(tiles)
    lines += [w("Turtles: %(list)s", list=turtles)] * bool(turtles)
    said = ". ".join(line[:1].upper() + line[1:] for line in lines)
    return f"{said}. {w('W: all of it in words.')}"
