"""The page round the table: status line, buttons, score and log. HTML from plain values, in the player's words."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from ..kit.words import Words, times
from . import css
from .marks import seat_mark
from .svg import Safe, el, join

__all__ = ["Button", "button", "buttons", "choices", "column", "icon", "log", "one_stop", "status", "tip", "unfolding"]


class Button(NamedTuple):
    """`do`: the command it sends, with `value`; `pick`: what it picks instead, like a touch on the table; `look`: main,
    quiet or danger; `symbol`: an icon before the words; `off`: nothing can be done with it; `idle`: a touch on it only
    says why; `title`: what it would do, said after its
    words when it is held."""

    label: str
    do: str = ""
    value: str = ""
    look: str = ""
    symbol: str = ""
    off: bool = False
    pressed: bool | None = None
    pick: str = ""
    idle: bool = False
    title: str = ""


def icon(name: str) -> Safe:
    """One of the page's symbols, beside words or a label that say the same."""
    return el("svg", el("use", href=f"#i-{name}"), class_=css.ICON, aria_hidden="true")


def button(b: Button, tabindex: int | None = None) -> Safe:
    """The button as HTML. Its name begins with the words on it: who speaks to the device says these (WCAG 2.5.3)."""
    name = f"{b.label}: {b.title}" if b.title else None
    return el(
        "button",
        icon(b.symbol) if b.symbol else "",
        el("span", b.label),
        type="button",
        tabindex=tabindex,
        class_=f"{css.BUTTON} {b.look}".strip(),
        data_do=b.do or None,
        data_pick=b.pick or None,
        data_value=b.value or None,
        title=name,
        aria_label=name,
        aria_description="" if b.title else None,  # the title would say the name once more
        disabled=b.off,
        aria_disabled="true" if b.idle else None,
        aria_pressed=None if b.pressed is None else str(b.pressed).lower(),
    )


def buttons(row: Iterable[Button]) -> Safe:
    """Buttons side by side."""
    return el("div", *(button(b) for b in row), class_=css.BUTTONS)


def one_stop(w: Words, row: Sequence[Button]) -> Safe:
    """The same as one stop of the Tab key, of which the arrows lead to the others (web/keys.mjs)."""
    stop = next((n for n, b in enumerate(row) if b.pressed), 0)
    kids = (button(b, tabindex=None if n == stop else -1) for n, b in enumerate(row))
    label = w.n("%(n)d choice, by the arrow keys", "%(n)d choices, by the arrow keys", len(row))
    return el("div", *kids, class_=css.BUTTONS, role="group", aria_label=label)


def status(
    mark: Safe | str,
    sentence: str,
    aside: str = "",
    *,
    said: str | None = None,
    told: bool = False,
    stays: bool = False,
    begins: bool = False,
    asks: str = "",
    proposed: str = "",
    wait: str = "",
    todo: str = "",
    hint: str = "",
    game: str = "",
    turn: str = "",
    thinking: float | None = None,
    clock: Safe | None = None,
    whole: str = "",
    meanwhile: str = "",
    did: str = "",
    ill: bool = False,
    tip: Safe | None = None,
) -> Safe:
    """Whose turn and what to do now; `aside`: the round, or how many turns are left; `thinking`: how much of it is
    done, from 0 to 1; `clock`: of a lesson; `whole`: the name of the key that shows all of it where it is long; `did`:
    what one's own latest step has brought; `ill`: that is bad news, with a sign of its
    own; `tip`: a hint, under all that.

    For the page (web/page.mjs): `said` is spoken in place of the sentence, '' means nothing is; `told`: the sentence
    is a move, which can be said again, `begins`: what a round begins with; `asks`: what is asked of somebody here, a
    value of its own for each question; `proposed`: the last pick of what is proposed for an answer, where Enter says
    yes; `wait`: what is said to who wants to do something while others move; `todo`: the question as it is heard, where
    it is another; `hint`: all that a hint says which stands there, for who asks for it again; `meanwhile`: where
    nothing is said of a move, what is said so that one knows that the game goes on;
    `game` and `turn`: what the page is called.
    """
    return join(
        (
            _did(did, ill) if did else Safe(),
            el("span", mark, class_=css.STATUS_MARK) if mark else Safe(),
            clock or Safe(),
            el(
                "span",
                el(
                    "span",
                    # who does not see it finds the question as it is heard: without what one touches (play.css)
                    el("span", sentence, aria_hidden="true") if todo else sentence,
                    class_=css.STATUS_NOW,
                    data_said=said,
                    data_told=("stays" if stays else "begins" if begins else "") if told else None,
                    data_asks=asks or None,
                    data_proposed=proposed or None,
                    data_wait=wait or None,
                    data_todo=todo or None,
                    data_hint=hint or None,
                    data_meanwhile=meanwhile or None,
                    data_game=game or None,
                    data_turn=turn or None,
                ),
                Safe() if thinking is None else _progress(thinking),
                " " if aside else "",  # or the last word of a sentence would go with it to the next line
                el("span", aside, class_=css.STATUS_ASIDE) if aside else Safe(),
                class_=css.STATUS_WORDS,
            ),
            unfolding(whole) if whole else Safe(),
            tip or Safe(),
        )
    )


def tip(said: str, always: Button | None = None) -> Safe:
    """A hint in a place of its own; `always`: whether one comes at every choice."""
    return el("div", icon("bulb"), el("p", said), button(always) if always else Safe(), class_=css.TIP)


def _did(did: str, ill: bool) -> Safe:
    """Above the question; bad news has another colour, and a sign for those who do not see it."""
    if not ill:
        return el("span", did, class_=css.STATUS_DID)
    return el("span", el("span", "⚠ ", aria_hidden="true"), did, class_=f"{css.STATUS_DID} {css.ILL}")


def unfolding(label: str) -> Safe:
    """A key that shows all of the text beside it; web/unfold.mjs shows the key itself where the text has no room."""
    return el(
        "button",
        icon("up"),
        type="button",
        class_=css.UNFOLD,
        aria_expanded="false",
        title=label,  # its name, too: with an `aria-label` like that it would be read twice
        hidden=True,
    )


def _progress(share: float) -> Safe:
    return el("progress", max=100, value=round(100 * share), aria_hidden="true", class_=css.STATUS_THINKING)


def log(title: str, lines: Sequence[tuple[int, str, int | None, str, str]], empty: str) -> Safe:
    """The log: (number of the step, class, the seat whose doing it is, sentence, where on the table), the latest last;
    what repeats itself is one line. It is not spoken as it grows: the status line says what happens."""
    return _log(title, tuple(lines), empty)


@lru_cache(2)
def _log(title: str, lines: tuple[tuple[int, str, int | None, str, str], ...], empty: str) -> Safe:
    """Kept, as most touches leave the log as it is."""
    body = []
    for (look, seat, text), same in groupby(lines, lambda line: line[1:4]):
        alike = list(same)
        (said,) = times(text for _ in alike)
        where = " ".join(dict.fromkeys(line[4] for line in alike if line[4]))
        body.append(_line(look, seat, said, where, alike[0][0]))
    return el(
        "section",
        el("h2", title),
        el("ol", *body, class_=css.LOG) if body else el("p", empty),
        class_=css.LOG_BOX,
    )


@lru_cache(256)
def _line(look: str, seat: int | None, said: str, where: str, step: int) -> Safe:
    seen = {"data_where": where, "data_seat": seat} if where else {}
    return el("li", "" if seat is None else seat_mark(seat), said, class_=look or None, data_step=step, **seen)


def choices(title: str, name: str, options: Iterable[tuple[str, str]], chosen: str) -> Safe:
    """A row of which one is chosen: (value, label). Sends `name` with the value."""
    return el(
        "div",
        el("p", title, class_=css.LABEL),
        el(
            "div",
            *(
                button(Button(label, name, value, css.MAIN if value == chosen else css.QUIET, pressed=value == chosen))
                for value, label in options
            ),
            class_=css.BUTTONS,
            role="group",
            aria_label=title,
        ),
    )


def column(*parts: Safe, class_: str = "") -> Safe:
    """Things under one another."""
    return el("div", *parts, class_=f"{css.COLUMN} {class_}".strip())
