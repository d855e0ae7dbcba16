"""The rules of Wendake: what happens on the map, and what a Military action counts there. See `rulespage`."""

from prateria.kit.words import Words
from prateria.view.pages import Section

__all__ = ["on_the_map"]


def on_the_map(w: Words) -> tuple[Section, ...]:
    """Moving, coming home, fighting, then turtles and majorities."""
    return (*_moving(w), *_military(w))


def _moving(w: Words) -> tuple[Section, ...]:
    return (
        Section(
            "move",
            w("Move"),
            (
                w(
                    "Move 3 means: up to three different warriors take one step each. With one step a warrior goes to "
                    "a neighbouring territory and stands there, or takes a free area in it. Or it takes a free area in "
                    "the territory where it already stands."
                ),
                w(
                    "A warrior who stands in a territory is a sentinel; one who lies in an area is an outpost. "
                    "Outposts do not move. There is room for any number of sentinels."
                ),
                w(
                    "A free area can be taken even if foreign sentinels stand beside it. In your own village warriors "
                    "only stand, they take no areas."
                ),
            ),
            "natives",
            brief=(
                w(
                    "Each warrior takes one step: into a neighbouring territory as a sentinel, into a free area as an "
                    "outpost."
                ),
            ),
        ),
        Section(
            "transfer",
            w("Outposts come home"),
            (
                w(
                    "In your turn, before or after any action, you may call as many outposts home to your village as "
                    "you like. Not in the middle of an action."
                ),
                w(
                    "In the place of each you may put a woman or a hunter from the village, as the area asks, even the "
                    "last one. Do it at once, or the area stays empty. So your fields and hunting grounds grow."
                ),
                w(
                    "Women and hunters do not move on from there. They leave only by an attack or by smallpox. The "
                    "warrior at home may move again with the next action or a progress tile, still in the same turn. "
                    "So may one that stands up as a sentinel."
                ),
            ),
            "transfer",
            brief=(
                w(
                    "Before and after actions outposts may go home. A woman or a hunter of the village may take the "
                    "place of each at once."
                ),
            ),
        ),
        Section(
            "fight",
            w("Attack"),
            (
                w(
                    "A warrior may attack in the territory where it stands or in the one it steps into. The attack is "
                    "its whole step. Nobody has to fight."
                ),
                w("Against a sentinel: both warriors go to their long houses."),
                w(
                    "Against somebody in an area, but only if no sentinel of the same player stands in that territory: "
                    "a woman or a hunter goes to the long house, and your warrior lies there as an outpost. Against an "
                    "outpost both go to their long houses."
                ),
                w("Sentinels of a third player protect nobody, and neither does an alliance."),
            ),
            "fight",
            brief=(
                w(
                    "Against a sentinel: both fall. Against somebody in an area, if no sentinel of theirs stands by: a "
                    "woman or a hunter goes and you stay; an outpost and you both fall."
                ),
            ),
        ),
    )


def _military(w: Words) -> tuple[Section, ...]:
    return (
        Section(
            "military",
            w("Military: first the turtles"),
            (
                w(
                    "For women, hunters and canoes you take one turtle each, if you can: of level 3, 4 or 5, and you "
                    "must have at least that many areas with women, areas with hunters, or canoes. Areas of your "
                    "village count."
                ),
                w(
                    "You may take a lower level, and another one in a later Military action. But each of the nine you "
                    "get only once in the game."
                ),
                w(
                    "Level 3 is worth 1 point. Levels 4 and 5 are worth 2. A level 5 turtle shows two tracks; at the "
                    "end the points go to the one that is better for you. Each stack has four turtles, face down: what "
                    "yours shows stays your secret until then."
                ),
            ),
            "turtle",
            brief=(
                w(
                    "One each for women, hunters, canoes, if you have 3, 4 or 5 areas or canoes: 1, 2 or 2 points at "
                    "the end. Each turtle once in the game."
                ),
            ),
        ),
        Section(
            "majority",
            w("Military: then the majorities"),
            (
                w(
                    "Then you get a military point for each territory where you have more sentinels than any other "
                    "player. Your own village counts too: one warrior at home is enough."
                ),
                w("Equal numbers bring nobody a point, and outposts do not count."),
            ),
            "majority",
            brief=(
                w("1 point for each territory with more sentinels than any other player has, the own village too."),
            ),
        ),
    )
