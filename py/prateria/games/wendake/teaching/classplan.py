"""Wendake in a class: planning."""

from prateria.kit.words import Words
from prateria.view.school.classplan import ClassPlan, Phase, Voice

__all__ = ["plan"]


def plan(w: Words) -> ClassPlan:
    """What a teacher needs to play it with a class."""
    return ClassPlan(
        age=w("From age 12, 1 to 4 children to a tablet; for groups that like to think, in two lessons."),
        aims=(
            w("Plan several steps ahead, and plan anew when something comes between."),
            w("Keep two things in balance, because only the smaller one counts."),
            w("Read a map and say in words what one intends to do."),
        ),
        phases=(
            Phase(15, w("Look at “The game in one minute” in the rules together, then play the guided round.")),
            Phase(
                25,
                w("Play the first years, with “Easier pairs”. At the bell the game is kept: it goes on next time."),
                play=True,
            ),
            Phase(35, w("In the second lesson play on to the end, or to the bell."), play=True),
            Phase(15, w("Hand the results in, and talk about the questions below.")),
        ),
        questions=(
            w("Which line of tiles did you plan first? What made you change your mind?"),
            w("Only the lower of two tracks counts. How does that change what a good year is?"),
            w("Did you ever do without something good now, to have something better later?"),
            w("What of your plan could the others see? Did somebody get in your way?"),
        ),
        wrong=(
            w(
                "Wendake is the land’s own name: there, between the Great Lakes, the Wendat lived in long houses, "
                "grew corn, beans and squash, and traded far and wide. The fields were the women’s, and they had a "
                "say in who led."
            ),
            w(
                "Smallpox is a card here. In the years before 1640 the sicknesses that had come from Europe killed "
                "about half of the Wendat. One should not play over that without a word."
            ),
            w(
                "Masks are playing pieces here. To the Haudenosaunee medicine masks are sacred, and they ask that "
                "nobody sells, shows or copies them. Our drawings copy none."
            ),
            w(
                "The Wendat are not gone: the Huron-Wendat Nation lives in Wendake near the city of Québec, the "
                "Wyandotte Nation in Oklahoma."
            ),
        ),
        voices=(
            Voice("Nation huronne-wendat", "wendake.ca"),
            Voice("Wyandotte Nation", "wyandotte-nation.org"),
            Voice("Haudenosaunee Confederacy", "haudenosauneeconfederacy.com"),
        ),
        lessons=2,
    )
