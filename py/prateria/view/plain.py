"""What a small game need not draw itself: the frame of its table, the end of the game, parts of a table in words."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ..kit.touch import Touch
from ..kit.words import Words
from . import css
from .chart import chart
from .frame import Frame, Sitter
from .furniture import Button, buttons
from .ranking import ranking
from .results import result, winner
from .svg import Safe, el, join

__all__ = ["game_end", "in_words", "lines", "stage"]


def game_end(
    view: Any, history: Sequence[tuple[int, ...]], w: Words, sitters: tuple[Sitter, ...], events: Sequence[Any] = ()
) -> Safe:
    """The end of any game that is won by points: who won, everybody's points, how they grew. For `Table.game_end`."""
    outcome = view.outcome
    if outcome is None:
        return Safe()
    rounds = range(1, len(history) + 1)
    labels = [(n, str(n)) for n in rounds if n % (1 + len(history) // 10) == 0]
    return result(
        w,
        outcome,
        sitters,
        over=w("The game is over."),
        won=[
            winner(sitters[seat], w.n("%(n)d point", "%(n)d points", outcome.points[seat])) for seat in outcome.winners
        ],
        why="",
        parts=(
            ranking(w, outcome, sitters, (), w("Points")),
            chart(
                history,
                sitters,
                w("Points after each round"),
                labels,
                rounds,
                (w.p("axis", "Round"), w.p("axis", "Points")),
            ),
        ),
    )


def stage(w: Words, frame: Frame, game: str, *kids: Safe) -> Safe:
    """The picture of a whole table, which fills the frame. `game`: a class of its own."""
    return el(
        "svg",
        *kids,
        viewBox=f"0 0 {frame.width} {frame.height}",
        width=frame.width,
        height=frame.height,
        class_=f"{css.TABLE} {game}",
        role="group",
        aria_label=w("The table"),
    )


def lines(title: str, sentences: Iterable[str]) -> Safe:
    """A heading and what there is to say under it, line by line."""
    return join((el("h3", title), el("ul", *(el("li", sentence) for sentence in sentences))))


def in_words(w: Words, parts: Iterable[Safe], touch: Touch, legal: Sequence[Any], label: Callable[[Any], str]) -> Safe:
    """A table in words: its parts (`lines`), and the legal actions as buttons, each with its label. What is chosen and
    waits for “Done” is marked."""
    row = [Button(label(one), "act", one.text, css.QUIET, pressed=one == touch.ready) for one in legal]
    can = (el("h3", w("What you can do")), buttons(row)) if row else ()
    return el("div", *parts, *can, class_=css.IN_WORDS)
