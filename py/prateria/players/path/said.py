"""A position of the path in words: what is in the hand, what lies on the table, what can be done."""

from typing import Any

from ...games import GAMES
from ...kit.words import Words
from ..games.manitou import Card
from ..spoken import spoken
from ..view import View
from .positions import GAME, SEAT

__all__ = ["action", "card", "on_the_table", "seen"]


def card(w: Words, one: Card) -> str:
    """`hunter 5`."""
    any_position = spoken(GAME).state.new(seats=2).observe(SEAT)
    return GAMES[GAME].texts.pick_label(w, f"card:{one.id}", any_position)


def action(w: Words, one: Any) -> str:
    """`hunter 5: to the river`; of the party how many of a card come along."""
    if one.what == "take":
        return w("%(card)s: %(n)d of them", card=card(w, one.card), n=one.amount)
    ways = {
        "hills": w.p("territory", "to the hills"),
        "river": w.p("territory", "to the river"),
        "forest": w.p("territory", "to the forest"),
    }
    return f"{card(w, one.card)}: {ways[one.territory]}"


def seen(w: Words, view: View, board: bool) -> list[str]:
    """What one has to know of the position, line by line."""
    if view.phase == "party":
        return [w("The hunting party is being chosen. The question is: %(card)s?", card=card(w, view.actions[0].card))]
    hand = w("In your bot’s hand: %(cards)s.", cards=", ".join(card(w, one) for one in view.hand))
    return [hand, *on_the_table(w, view)] if board else [hand]


def on_the_table(w: Words, view: View) -> list[str]:
    """Whose cards lie in which territory, where any do."""
    places = {
        "hills": w.p("territory", "Hills"),
        "river": w.p("territory", "River"),
        "forest": w.p("territory", "Forest"),
    }
    lines = []
    for place in view.board.values():
        mine = ", ".join(card(w, laid.card) for laid in place.cards if laid.seat == view.seat)
        others = ", ".join(card(w, laid.card) for laid in place.cards if laid.seat != view.seat)
        whose = [w("yours: %(cards)s", cards=mine)] if mine else []
        whose += [w("of the other: %(cards)s", cards=others)] if others else []
        if whose:
            lines.append(f"{places[place.name]} – {'; '.join(whose)}.")
    return lines
