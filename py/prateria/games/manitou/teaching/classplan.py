"""Manitou in a class: bluff and memory."""

from functools import partial

from prateria.kit.words import Words
from prateria.view.school.classplan import ClassPlan, Cut, Voice, usual_phases

from .. import words
from ..engine.data import BEATS, WARRIORS
from .pictures import draw_kind

__all__ = ["plan"]

PAPER = 130  # width of a card to cut, in CSS pixels


def plan(w: Words) -> ClassPlan:
    """What a teacher needs to play it with a class."""
    return ClassPlan(
        age=w("From age 10, 2 to 4 children to a tablet; one hunt takes about 10 minutes."),
        aims=(
            w("Keep in mind which cards have been played, and draw conclusions from it."),
            w("Hide what one is up to, and see through what others are up to."),
            w("Understand a circle in which everyone beats somebody and nobody beats all."),
        ),
        phases=usual_phases(w, 30),
        questions=(
            w("Which cards of the others did you still remember at the end of a hunt? What helped you?"),
            w("Which great warrior is the best? Is there a best one at all?"),
            w("Did you ever play a card only so that the others believe something? Did they?"),
            w("When was it wiser to hold strong hunters back, because of the hide thief?"),
        ),
        wrong=(
            w(
                "The game mixes peoples who lived far apart: clan mothers lead families among the Haudenosaunee, in "
                "the northeast; dances for rain belong to the dry southwest; great bison hunts to the plains."
            ),
            w(
                "Manidoo is a word of the Anishinaabe for what is full of spirit. It is not the name of a god of all "
                "peoples, as novels have it."
            ),
            w(
                "Bison were hunted together, and everything of them was used. It was the hide hunters of the 19th "
                "century who left fewer than a thousand of tens of millions. Today nations bring the herds back."
            ),
        ),
        voices=(
            Voice("The Ojibwe People’s Dictionary", "ojibwe.lib.umn.edu"),
            Voice("InterTribal Buffalo Council", "itbcbuffalonation.org"),
            Voice("Haudenosaunee Confederacy", "haudenosauneeconfederacy.com"),
        ),
        cutting=w("Cut the cards out and lay them in a circle on the table: it shows at a glance who beats whom."),
        cuts=tuple(_cut(w, kind) for kind in WARRIORS),
    )


def _cut(w: Words, kind: str) -> Cut:
    beaten = BEATS[WARRIORS.index(kind)]
    others = (words.kind(w, other) for other, loses in zip(WARRIORS, beaten, strict=True) if loses)
    return Cut(
        partial(draw_kind, kind, 0, size=PAPER),
        words.kind(w, kind),
        w("Beats: %(others)s", others=", ".join(others)),
    )
