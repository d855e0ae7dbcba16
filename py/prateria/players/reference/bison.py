"""The names of Bison."""

from . import common
from .part import Part, Say, entries

__all__ = ["bison"]


def bison(w: Say) -> tuple[Part, ...]:
    """All parts, in the order in which they are read."""
    return (
        common.view(
            w,
            (
                ("view.hand", w("The tile of this round, as long as it is not laid.")),
                ("view.round", w("The round, from 1.")),
                ("view.rounds", w("How many rounds the game has.")),
                ("view.unseen", w("The tiles that you have not seen yet.")),
            ),
        ),
        Part(
            "action",
            w("What you can do"),
            ("action", "actions[]"),
            entries(
                (
                    (
                        "action.what",
                        w("do, place, put, build, alter, call, gather, move, pay, gain, buy, barter, end or stop."),
                    ),
                    ("action.deed", w("The action that is named: place, tipi, canoe, gather, move1 or move3.")),
                    ("action.hunters", w("How many hunters the named action uses.")),
                    ("action.space", w("The name of the space where it happens, as D4p.")),
                    ("action.start", w("The space that a hunter comes from.")),
                    ("action.animal", w("The animal that is paid or gained: bison, turkey or fish.")),
                    ("action.amount", w("How many animals are paid, or hunters gathered.")),
                    ("action.cell", w("Where the tile is laid, as D4.")),
                    ("action.turn", w("How the tile is turned.")),
                    ("action.size", w("The new size of a tipi or canoe.")),
                    ("action.piece", w("The piece that is bought.")),
                )
            ),
        ),
        Part(
            "board",
            w("On the table"),
            ("board",),
            entries(
                (
                    ("view.board.spaces", w("All spaces, by name.")),
                    ("view.board.areas", w("All areas, each by the name of one of its spaces.")),
                    ("view.board.open", w("The places where a tile may be laid.")),
                    ("view.board.doing", w("The action that is being carried out, or None.")),
                )
            ),
        ),
        Part(
            "space",
            w("Spaces"),
            ("space", "spaces[]"),
            entries(
                (
                    ('view.board.spaces["D4p"].animals', w("How many animals live there.")),
                    ('view.board.spaces["D4p"].seat', w("Whose pieces stand there, or None.")),
                    ('view.board.spaces["D4p"].hunters', w("How many hunters stand there.")),
                    ('view.board.spaces["D4p"].size', w("The size of the tipi or canoe there, or 0.")),
                    ('view.board.spaces["D4p"].terrain', w("prairie, mountain or river.")),
                    ('view.board.spaces["D4p"].area', w("The name of the area that it belongs to.")),
                )
            ),
        ),
        Part(
            "area",
            w("Areas"),
            ("area", "areas[]"),
            entries(
                (
                    ('view.board.areas["D4p"].gains', w("The animals that each seat would get if it were scored now.")),
                    (
                        'view.board.areas["D4p"].places',
                        w("Which place each seat has there: 1 is first, 0 is without a piece."),
                    ),
                    ('view.board.areas["D4p"].animals', w("How many animals live there.")),
                    ('view.board.areas["D4p"].spaces', w("The names of its spaces.")),
                )
            ),
        ),
        common.player(
            w,
            (
                ('view.me.animals["fish"]', w("How many animals of one kind a player has.")),
                ("view.me.supply", w("The pieces that a player can use.")),
                ("view.me.market", w("The pieces that a player can buy.")),
                ("view.me.deeds", w("The actions that a player has named in this round.")),
                ("view.me.holds", w("Whether the tile of the round is still in hand.")),
            ),
        ),
    )
