"""Pow Wow in a class: probability."""

from prateria.kit.words import Words
from prateria.view.school.classplan import ClassPlan, Voice, usual_phases

from ..engine.data import BISON, COPIES

__all__ = ["plan"]


def plan(w: Words) -> ClassPlan:
    """What a teacher needs to play it with a class."""
    return ClassPlan(
        age=w("From age 8, 2 to 5 children to a tablet. For a class choose the calm game with half a prairie."),
        aims=(
            w("Estimate how likely something is, and decide by it."),
            w("Weigh a small gain now against a larger one later."),
            w("Look on patiently while others are asked, and take bad luck calmly."),
        ),
        phases=usual_phases(w, 25),
        questions=(
            w(
                "%(bison)d of the %(all)d cards are bison. How likely is it that the next card is one? And after ten "
                "bison have been turned?",
                bison=COPIES[BISON],
                all=sum(COPIES),
            ),
            w("With half a prairie nobody knows which cards are missing. Does that change what you can expect?"),
            w("When did you wait, and was it worth it? Was that skill or luck?"),
            w("Tables with the same deal: why did they end so differently?"),
        ),
        wrong=(
            w(
                "A pow wow today is a feast with drums, dance and food, to which guests are welcome. The word comes "
                "from the Narragansett, where it meant a healer. It has nothing to do with booty."
            ),
            w(
                "War path, tomahawk and captives are what novels and films liked to show. Most days of most people "
                "were about fields, hunting, trade and children."
            ),
            w(
                "Totem comes from an Anishinaabe word for a clan. Totem poles stand on the Pacific coast, tipis on the "
                "plains: the peoples who made them lived thousands of kilometres apart."
            ),
        ),
        voices=(
            Voice("Comanche National Museum and Cultural Center", "comanchemuseum.com"),
            Voice("Gathering of Nations", "gatheringofnations.com"),
            Voice("Native Knowledge 360° (Smithsonian)", "americanindian.si.edu/nk360"),
        ),
    )
