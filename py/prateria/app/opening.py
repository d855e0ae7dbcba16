"""Before the first action: what must be known, in three pictures with a sentence each."""

from collections.abc import Callable, Sequence
from typing import Any

from ..kit.words import Words
from ..view import css, handover
from ..view.svg import Safe, el, join
from .local import LocalGame

__all__ = ["offer", "opening", "steps"]


def steps(local: LocalGame, told: Callable[[Words], Sequence[tuple[str, str]]]) -> list[Safe]:
    """Each a picture with its sentence, also said. `told`: a door of `Teaching`, or what a lesson looks back on."""
    w, picture = local.shown.w, local.game.teaching.picture
    return [join((picture(name, w), el("p", sentence, data_say=""))) for name, sentence in told(w)]


def opening(local: LocalGame) -> Callable[[Any], None] | None:
    """What opens that page, for `Loop.greeting`; None where there is nothing to be told, or all know it. A race
    tells it while its clock stands still."""
    new = not local.session.steps and local.mine and local.people and local.race is None and not local.another
    return (lambda _: _show(local)) if new and local.game.flow.told_first else None


def offer(local: LocalGame) -> None:
    """At the first game of its sort on this device: what one plays for, and the way to the game in one minute."""
    page, w, name = local.page, local.shown.w, local.session.header.game
    known = str(page.prefs().get("offered") or "").split()
    if local.game.flow.offered and local.kept and local.people and name not in known:
        page.set_pref("offered", " ".join((*known, name)))
        page.toast(local.game.texts.aim(w), w("The game in one minute"), "rules")


def _show(local: LocalGame) -> None:
    texts, shown = local.game.texts, local.shown
    said = (texts.sentence(shown.w, event, shown.names, None) for event in local.session.state.prologue())
    given = [el("p", one, class_=css.UNSEEN, data_say="") for one in said if one]  # what the table shows: colours
    html = join((handover.opening(shown.w, steps(local, local.game.teaching.opening)), *given))
    local.page.open_panel(html, redraw=lambda: _show(local), by_itself=True)
