"""The names of Manitou."""

from . import common
from .part import Part, Say, entries

__all__ = ["manitou"]


def manitou(w: Say) -> tuple[Part, ...]:
    """All parts, in the order in which they are read."""
    return (
        common.view(
            w,
            (
                ("view.hand", w("The cards in your hand, hunters first.")),
                ("view.round", w("The hunt, from 1 to 3.")),
                ("view.turns_left", w("How many turns all players together still have in this hunt.")),
                ("view.pile", w("The cards that you will still draw.")),
                ("view.reserve", w("The cards that you have left at home.")),
                ("view.party", w("What you have taken into your hunting party so far.")),
            ),
        ),
        Part(
            "action",
            w("What you can do"),
            ("action", "actions[]"),
            entries(
                (
                    ("action.what", w("take (into the hunting party), play (a card) or pass.")),
                    ("action.card", w("The card that it is about, or None.")),
                    ("action.territory", w("Where the card is laid: hills, river or forest.")),
                    ("action.amount", w("How many cards of this kind come along to the hunt.")),
                )
            ),
        ),
        Part(
            "card",
            w("Cards"),
            ("card", "hand[]", "pile[]", "party[]", "reserve[]"),
            entries(
                (
                    ("card.strength", w("The strength of a hunter, 0 for a great warrior.")),
                    ("card.name", w("hunter, chief, healer, rainmaker, scout or mother.")),
                    ("card.is_warrior", w("Whether it is a great warrior.")),
                    (
                        "card.beats(other_card)",
                        w("Whether this great warrior beats the other card in a trial of strength."),
                    ),
                )
            ),
        ),
        Part(
            "territory",
            w("Territories"),
            ("place", "board[]"),
            entries(
                (
                    ('view.board["river"].herds', w("The points of the bison herds there.")),
                    ('view.board["river"].strengths', w("The strength that each seat has there.")),
                    ('view.board["river"].cards', w("All cards that lie there, in the order played.")),
                    ('view.board["river"].guard', w("The seat that stands guard there, or None.")),
                    ('view.board["river"].name', w("The name of the territory.")),
                )
            ),
        ),
        Part(
            "laid",
            w("Cards that lie there"),
            ("laid", "cards[]"),
            entries(
                (
                    ("laid.card", w("The card itself.")),
                    ("laid.seat", w("Whose card it is.")),
                    ("laid.up", w("Whether it lies face up.")),
                )
            ),
        ),
        common.player(
            w,
            (
                ("view.me.hand", w("How many cards a player has in hand.")),
                ("view.me.pile", w("How many cards a player can still draw.")),
                ("view.me.cards", w("The cards that a player has not played yet; everybody can work them out.")),
                ("view.me.bison", w("The herds won.")),
                ("view.me.captives", w("The captives, each with the seat it came from.")),
                ("view.me.thieves", w("How many hide thieves: each costs 10 points.")),
                ("view.me.chosen", w("Whether the hunting party is chosen.")),
            ),
        ),
    )
