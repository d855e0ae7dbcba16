"""Bison in a class: majorities and ties."""

from prateria.kit.words import Words
from prateria.view.school.classplan import ClassPlan, Voice, usual_phases

__all__ = ["plan"]


def plan(w: Words) -> ClassPlan:
    """What a teacher needs to play it with a class."""
    return ClassPlan(
        age=w("From age 10, 2 to 4 children to a tablet; in one lesson three rounds or so, the bell counts them."),
        aims=(
            w("Compare numbers in many places at once: where does one more make a difference?"),
            w("Spend what is scarce – four actions a round – where it brings most."),
            w("Understand majority and tie, and talk about what is fair."),
        ),
        phases=usual_phases(w, 30),
        questions=(
            w("Where did one single hunter decide an area? Where would two more have changed nothing?"),
            w("What happens when two are equally strong? Is that fair? What rule would you make?"),
            w("Is it better to be first in one area or second in two? Do the sum."),
            w("Where else do majorities decide, and what becomes of those who have fewer?"),
        ),
        wrong=(
            w(
                "Tipis are homes of the plains, birch canoes belong to the lakes and forests, totem poles to the "
                "Pacific coast. The game puts on one table what was never in one place."
            ),
            w(
                "The land does not grow out of nothing, tile by tile. People had lived there for more than ten "
                "thousand years, and knew every river by name."
            ),
            w(
                "Bison, fish and turkeys are points here. For many peoples they are relatives to whom one owes "
                "thanks, and the herds that were shot down in the 19th century are being brought back by nations "
                "today."
            ),
        ),
        voices=(
            Voice("InterTribal Buffalo Council", "itbcbuffalonation.org"),
            Voice("Comanche Nation", "comanchenation.com"),
            Voice("Native Knowledge 360° (Smithsonian)", "americanindian.si.edu/nk360"),
        ),
    )
