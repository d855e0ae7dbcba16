"""The names of Wendake."""

from . import common
from .part import Part, Say, entries

__all__ = ["wendake"]


def wendake(w: Say) -> tuple[Part, ...]:
    """All parts, in the order in which they are read."""
    return (
        common.view(
            w,
            (
                ("view.hand", w("Your mask cards.")),
                ("view.round", w("The year, from 1 to 7.")),
                ("view.turtles", w("Your turtles, with their faces.")),
                ("view.asked", w("All that belongs to the question.")),
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
                        w("A word for it, such as tile, do, end, swap, fight or buy; help(action) names all."),
                    ),
                    ("action.place", w("The place of your grid, as A1.")),
                    ("action.step", w("The step of the tile that is done.")),
                    ("action.start", w("The territory that somebody comes from.")),
                    ("action.territory", w("The territory that somebody goes to.")),
                    ("action.area", w("The area that somebody goes to.")),
                    ("action.track", w("The track that rises: economic, military, ritual or mask.")),
                    ("action.progress", w("The progress tile.")),
                    ("action.goods", w("The goods that are paid.")),
                    ("action.kind", w("What is taken out of a bag.")),
                    ("action.amount", w("How many of it.")),
                )
            ),
        ),
        Part(
            "board",
            w("On the table"),
            ("board",),
            entries(
                (
                    ('view.board.territories["C"]', w("The territories of the map, by name.")),
                    ("view.board.areas", w("The areas of all territories, by name.")),
                    ("view.board.pairs", w("The tracks, two and two: only the lower one of each pair counts.")),
                    ("view.board.tiles", w("The open action tiles.")),
                    ("view.board.offer", w("The progress tiles on sale.")),
                    ("view.board.order", w("The order of play in this year.")),
                )
            ),
        ),
        Part(
            "territory",
            w("Territories"),
            ("place", "territory", "territories[]"),
            entries(
                (
                    ('view.board.territories["C"].standing', w("How many warriors each seat has there.")),
                    ('view.board.territories["C"].home', w("Whose village it is, or None.")),
                    ('view.board.territories["C"].near', w("The names of its neighbours.")),
                    ('view.board.territories["C"].areas', w("Its areas.")),
                )
            ),
        ),
        common.player(
            w,
            (
                ('view.me.tracks["ritual"]', w("How far a track has risen: economic, military, ritual or mask.")),
                ('view.me.goods["corn"]', w("How much a player has of corn, bean, pumpkin, pelt, fish or beaver.")),
                ("view.me.women", w("How many women are in the village.")),
                ("view.me.hunters", w("How many hunters are in the village.")),
                ("view.me.warriors", w("How many warriors are in the village.")),
                ("view.me.canoes", w("How many canoes are on the lakes.")),
                ("view.me.grid", w("The places of the grid by name, each with its tile.")),
                ("view.me.markers", w("How many action markers are still to be placed.")),
                ("view.me.masks", w("How many mask cards a player has.")),
                ("view.me.progress", w("The progress tiles of a player.")),
            ),
        ),
    )
