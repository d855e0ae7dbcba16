"""The names of Pow Wow."""

from . import common
from .part import Part, Say, entries

__all__ = ["powwow"]


def powwow(w: Say) -> tuple[Part, ...]:
    """All parts, in the order in which they are read."""
    return (
        common.view(
            w,
            (
                ("view.hand", w("The tribe cards in your hand: chief, warrior, maiden, hunter.")),
                ("view.round", w("The number of the card turned last.")),
                ("view.prairie", w("How many of each card nobody has seen yet.")),
                ("view.left", w("How many cards are still to be turned.")),
            ),
        ),
        Part(
            "action",
            w("What you can do"),
            ("action", "actions[]"),
            entries(
                (
                    ("action.what", w("turn, claim (put down a tribe card), haul (take the loot) or pass.")),
                    ("action.kind", w("Which tribe card claims: chief, warrior, maiden or hunter.")),
                    ("action.loot", w("What a haul takes: bison, totem, tomahawk, necklace or tipi.")),
                    ("action.partner", w("The person that comes with the loot, or None.")),
                )
            ),
        ),
        Part(
            "board",
            w("On the table"),
            ("board",),
            entries(
                (
                    ('view.board.loot["bison"]', w("How many of one kind of loot lie face up.")),
                    ("view.board.people", w("All persons that lie face up.")),
                    ("view.board.council", w("The tribe cards on the council board, from its bottom.")),
                )
            ),
        ),
        Part(
            "person",
            w("Persons"),
            ("person", "people[]", "partner"),
            entries(
                (
                    ("person.colour", w("red, yellow, green, blue or purple.")),
                    ("person.kind", w("chief, warrior, maiden or hunter.")),
                )
            ),
        ),
        common.player(
            w,
            (
                ("view.me.colour", w("The colour of a player.")),
                ("view.me.winnings", w("The cards that a player has won, from the bottom.")),
            ),
        ),
    )
