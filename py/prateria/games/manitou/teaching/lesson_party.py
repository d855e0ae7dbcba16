"""The second part of Manitou's guided round: choosing the party, before a first hunt. The learner chooses as they like.

What the texts name of the herds is that of the position in `scenarios`.
"""

from collections.abc import Mapping
from typing import Final

from prateria.kit.lesson import Lesson, LessonStep
from prateria.kit.words import Words
from prateria.view.pages import Minute

from ..engine.data import HUNTERS, KIND, STRENGTH, WARRIORS

__all__ = ["PARTY"]

STRONG: Final = 34
"""So much hunting strength in one party is likely to bring the hide thief."""

_LANDS: Final = ("territory:hills", "territory:river", "territory:forest")


def _herds(w: Words) -> str:
    return w(
        "First look at the herds: 12 and 5 in the hills, 7 at the river, 4 in the forest. For each hunt you choose a "
        "party: 8 of your 21 cards. The dealer, with the round arrows by the name, takes 7."
    )


def _choose(w: Words) -> str:
    return w(
        "For a first hunt take about two strong hunters, two weak ones and four different great warriors. “Suggest” "
        "fills up the party in its own way."
    )


def _feedback(w: Words, counts: Mapping[str, int]) -> str:
    """What is to be said of a party."""
    strength = sum(STRENGTH[KIND[kind]] * counts.get(kind, 0) for kind in HUNTERS)
    guards = sum(counts.get(kind, 0) for kind in WARRIORS)
    kinds = sum(counts.get(kind, 0) > 0 for kind in WARRIORS)
    facts = w("Your hunters: strength %(n)d in all. Your great warriors: %(m)d.", n=strength, m=guards)
    return f"{facts} {_verdict(w, strength, guards, kinds)}"


def _verdict(w: Words, strength: int, guards: int, kinds: int) -> str:
    if guards < 2:
        return w("That is few great warriors: others will stand guard and take your hunters. Three or four are safer.")
    if guards > 5:
        return w("That is few hunters: you will take captives, but the bison go to others. Four catch more.")
    if strength >= STRONG:
        return w("So strong a party catches much, but look out: the hide thief visits the strongest of all.")
    if kinds < guards - 1:
        return w("Several of your warriors are of one kind: whoever has what beats it, beats them all. Mix them.")
    return w("A good mixture: enough to hunt with, and guards for most of what may come.")


def _play(w: Words) -> str:
    return w(
        "Play three turns as you like. In a tie for first place the bison run away. Whoever is alone in a territory "
        "takes all of them, even with nothing but great warriors. A fallen card counts as being there."
    )


def _later(w: Words) -> str:
    return w(
        "A game has three hunts. Cards that are captured never come back, all others do. So keep something strong "
        "for later, when you have seen how the others play."
    )


def _learnt(w: Words) -> tuple[Minute, ...]:
    return (
        Minute("party", w("Hunters catch bison, great warriors take captives: a party needs both.")),
        Minute(
            "territory",
            w("A tie for the most strength: the bison run away. Alone in a territory, even a great warrior gets them."),
        ),
        Minute("captives", w("Captured cards never come back. All others are there for the next hunt.")),
    )


PARTY: Final = Lesson(
    "first-party",
    (
        LessonStep(_herds, None, _LANDS),
        LessonStep(_choose, feedback=_feedback),
        LessonStep(_play, turns=3),
        LessonStep(_later),
    ),
    title=lambda w: w("Choosing the party"),
    learn=lambda w: w("You choose eight cards of your own, and hear what they are good for."),
    picture="party",
    learnt=_learnt,
)
