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
    n = values.get("cards", 0)
    if name == "wait_bigger":
        return _wait(w, values["loot"])
    if name == "haul_big":
        return w.n(
            "A big haul: %(n)d card. Do not wait any longer.", "A big haul: %(n)d cards. Do not wait any longer.", n
        )
    if name == "haul_fair":
        return w.n("A good moment: this brings %(n)d card.", "A good moment: this brings %(n)d cards.", n)
    if name == "captive":
        return w.n("A chief with a captive: together %(n)d card.", "A chief with a captive: together %(n)d cards.", n)
    if name == "tipis_now":
        return w.n(
            "With the tipis this card brings the most: %(n)d card.",
            "With the tipis this card brings the most: %(n)d cards.",
            n,
        )
    return {
        "turn_next": w("Nobody wants anything: turn the next card."),
        "rival_near": w("Somebody else can take this too: better now than too late."),
        "last_chance": w("The last card lies there: take what there is."),
        "nothing_sound": w("There is nothing here for your cards: leave it."),
    }[name]


def _wait(w: Words, loot: str) -> str:
    """More of that loot is likely to come."""
    return {
        "bison": w("Wait: more bison are likely to come."),
        "totem": w("Wait: more totems are likely to come."),
        "tomahawk": w("Wait: more tomahawks are likely to come."),
        "necklace": w("Wait: more necklaces are likely to come."),
        "tipi": w("Wait: more tipis are likely to come."),
    }[loot]


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
        return w("This person of your colour is not on the table.")
    if LOOT[USUAL[KIND[name]]] not in there:
        return w("There is no loot on the table for this card.")
    return w("A chief needs a totem and one more man on the table.")
