"""Why to do something, and why something cannot be done: one sentence each."""

from collections.abc import Sequence
from typing import Any

from ...kit.words import Words
from .data import CARDS, COLOUR, KIND, LOOT, PERSON, USUAL
from .observe import Observation

__all__ = ["reason", "why_not"]


def reason(w: Words, reason: tuple[str, dict[str, Any]]) -> str:
    """What speaks for a move: see `judge_reason` for the ids. `cards`: how many it brings. The table shows the rest."""
    name, values = reason
    if name == "haul_big":
        return w.n(
            "A big haul: %(n)d card. Take it before somebody else does.",
            "A big haul: %(n)d cards. Take it before somebody else does.",
            values["cards"],
        )
    if name == "haul_fair":
        return w.n(
            "%(n)d card is worth taking now.",
            "%(n)d cards are worth taking now.",
            values["cards"],
        )
    return {
        "only_play": w("Nothing else is possible here."),
        "wait_bigger": w("Wait: with more cards on the table this haul grows."),
        "rival_near": w("Somebody else can take this too: better now than never."),
        "tipis_now": w("Here the tipis bring more than the usual loot."),
        "captive": w("A captive who would be worth something to somebody else."),
        "wedding": w("A wedding brings one card more."),
        "war_path": w("On the war path you get bison from the others too."),
        "last_chance": w("Few cards are left in the prairie: take what there is."),
        "nothing_sound": w("There is nothing for your cards here: leave it."),
    }[name]


def why_not(w: Words, view: Observation, chosen: Sequence[str], pick: str) -> str:
    """Why a touch leads nowhere, for the seat that acts."""
    sort, _, what = pick.partition(":")
    if view.phase == "over":
        return w("The game is over.")
    if view.seat is not None and view.seat not in view.actors:
        return w("It is not your turn yet.")
    if view.phase == "turn":
        return w("First turn a card: touch the prairie.")
    if view.phase == "take":
        return w("This card cannot take that.")
    if sort == "tribe":
        return _unsound(w, view, what)
    if sort == "prairie":
        return w("First everyone may claim.")
    return w("Touch one of your own four cards to claim.")


def _unsound(w: Words, view: Observation, what: str) -> str:
    """Why that tribe card is not sound (PW-07). `what`: `<seat>-<kind>`."""
    number, _, name = what.partition("-")
    seat = int(number) - 1
    if view.seat is not None and seat != view.seat:
        return w("That is not your card.")
    there = dict(view.table)
    own = PERSON[COLOUR[view.players[seat].colour]][KIND[name]]
    if CARDS[own] not in there:
        return w("This person of your colour does not lie on the table.")
    if LOOT[USUAL[KIND[name]]] not in there:
        return w("There is no loot on the table for this card.")
    return w("A chief needs a totem and one more man on the table.")
