"""Before the first action: what must be known, in a few pictures with a sentence each."""

from collections.abc import Callable, Sequence
from typing import Any

from ..kit.words import Words
from ..view import handover
from ..view.svg import Safe, el, join
from .local import LocalGame

__all__ = ["is_new", "opening", "steps"]


def steps(local: LocalGame, told: Callable[[Words], Sequence[tuple[str, str]]]) -> list[Safe]:
    """Each a picture of this table with its sentence, also said. `told`: a door of `Teaching`, or what a lesson looks
    back on."""
    w, teaching, view = local.shown.w, local.game.teaching, local.session.state.observe(None)
    pictures = [(teaching.picture(teaching.named(name, view), w), sentence) for name, sentence in told(w)]
    return [join((picture, el("p", sentence, data_say=""))) for picture, sentence in pictures]


def opening(local: LocalGame) -> Callable[[Any], None] | None:
    """What opens that page, for `Loop.greeting`; None where there is nothing to be told, or all know it, also after
    all has been taken back. A race tells it while its clock stands still."""
    told = local.new is not None
    return (lambda _: _show(local)) if local.race is None and not told and is_new(local) else None


def is_new(local: LocalGame) -> bool:
    """Whether that is the first game of its sort on this device, a race being of another sort than the calm game, and
    one of several people of another than one against computers; that it has been one is kept."""
    if local.new is None:
        page, sort = local.page, (":together" if len(local.people) > 1 else ":race") if local.race is not None else ""
        name = local.session.header.game + sort
        known = str(page.prefs().get("offered") or "").split()
        begins = local.kept and local.mine and not local.session.steps and not local.shown.coach and not local.another
        local.new = bool(begins and local.people and name not in known and local.game.texts.aim(local.shown.w))
        if local.new:
            page.set_pref("offered", " ".join((*known, name)))
    return local.new


def _show(local: LocalGame) -> None:
    """What one plays for, then what the game tells before its first action, or else the game in one minute."""
    texts, shown, teaching = local.game.texts, local.shown, local.game.teaching
    w, aim = shown.w, texts.aim(shown.w)
    first = teaching.opening(w)
    left = [(one.picture, one.sentence.replace(aim, "").strip()) for one in first or teaching.minute(w)]
    told = steps(local, lambda _: [(picture, sentence) for picture, sentence in left if sentence])
    given = (texts.sentence(w, event, shown.names, None) for event in local.session.state.prologue() if first)
    heard = [one for one in given if one]  # what the table shows: colours
    title = w("Before the first card") if first else w("The game in one minute")
    html = handover.opening(w, title, aim, told, heard)
    local.page.open_panel(html, wide=not first, redraw=lambda: _show(local), by_itself=True)
