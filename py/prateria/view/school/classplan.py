"""A lesson plan: what a teacher needs to play a game with a class, on one or two printed pages; cards to cut out."""

from collections.abc import Callable
from typing import NamedTuple

from ...kit.words import Words
from .. import css
from ..svg import Safe, el
from .paper import paper_buttons

__all__ = ["ClassPlan", "Cut", "Phase", "Voice", "class_plan", "usual_phases"]


class Phase(NamedTuple):
    """A part of the lesson. `play`: the game is played, the clock at the tables runs."""

    minutes: int
    what: str
    play: bool = False


class Voice(NamedTuple):
    """Where people speak for themselves: who, and the address of their page, which is printed and never opened."""

    who: str
    address: str


class Cut(NamedTuple):
    """A card to cut out."""

    picture: Callable[[Words], Safe]
    title: str
    line: str


class ClassPlan(NamedTuple):
    """`age`: for whom; `aims`: what children practise; `phases`: of the lesson, in order; `questions`: to ask
    afterwards; `wrong`: what the game gets wrong about the peoples it speaks of; `voices`; `cuts`: cards to cut out,
    with a sentence about them in `cutting`; `lessons`: over so many the phases are spread."""

    age: str
    aims: tuple[str, ...]
    phases: tuple[Phase, ...]
    questions: tuple[str, ...]
    wrong: tuple[str, ...]
    voices: tuple[Voice, ...]
    cutting: str = ""
    cuts: tuple[Cut, ...] = ()
    lessons: int = 1

    @property
    def play(self) -> int:
        """Minutes of play, of the first lesson: for so long a clock at the tables is to run."""
        return next(phase.minutes for phase in self.phases if phase.play)


def usual_phases(w: Words, play: int) -> tuple[Phase, ...]:
    """Look, play for so long, talk."""
    return (
        Phase(5, w("Look at “The game in one minute” in the rules together: five pictures, five sentences.")),
        Phase(
            play,
            w("Play. The clock at each table warns five minutes before the end: finish the round, then count."),
            play=True,
        ),
        Phase(10, w("Hand the results in, and talk about the questions below.")),
    )


def class_plan(w: Words, title: str, plan: ClassPlan) -> Safe:
    """The plan of a game, as a page that can be printed."""
    phases = (
        el("tr", el("th", w("%(n)d min", n=phase.minutes), scope="row"), el("td", phase.what)) for phase in plan.phases
    )
    voices = (
        el("li", el("b", voice.who, lang="en"), ": ", el("span", voice.address, class_=css.ADDRESS, dir="ltr"))
        for voice in plan.voices
    )
    return el(
        "article",
        el("h2", w("Lesson plan: %(game)s", game=title)),
        paper_buttons(w),
        el("p", plan.age),
        _part(w("What children practise"), _list("ul", plan.aims)),
        _part(_time(w, plan), el("table", el("tbody", *phases), class_=css.PHASES)),
        _part(w("Questions for afterwards"), _list("ol", plan.questions)),
        _part(w("What the game gets wrong"), _list("ul", plan.wrong)),
        _part(w("Where they speak for themselves"), el("ul", *voices)),
        _cuts(w, plan) if plan.cuts else Safe(),
        class_=f"{css.READING} {css.PRINTED}",
    )


def _time(w: Words, plan: ClassPlan) -> str:
    """How long it takes, and how much of that is the game."""
    minutes, play = (sum(phase.minutes for phase in plan.phases if phase.play >= only) for only in (False, True))
    if plan.lessons == 1:
        return w.n(
            "The lesson: %(n)d minute, %(play)d of it to play",
            "The lesson: %(n)d minutes, %(play)d of them to play",
            minutes,
            play=play,
        )
    return w.n(
        "%(lessons)d lessons: %(n)d minute together, %(play)d of it to play",
        "%(lessons)d lessons: %(n)d minutes together, %(play)d of them to play",
        minutes,
        lessons=plan.lessons,
        play=play,
    )


def _part(title: str, *inside: Safe) -> Safe:
    return el("section", el("h3", title), *inside)


def _list(sort: str, lines: tuple[str, ...]) -> Safe:
    return el(sort, *(el("li", line) for line in lines))


def _cuts(w: Words, plan: ClassPlan) -> Safe:
    cards = (
        el("li", card.picture(w), el("div", el("b", card.title), el("p", card.line)), class_=css.CUT)
        for card in plan.cuts
    )
    return el(
        "section",
        el("h3", w("Cards to cut out")),
        el("p", plan.cutting),
        el("ul", *cards, class_=css.CUTS),
        class_=css.OWN_SHEET,
    )
