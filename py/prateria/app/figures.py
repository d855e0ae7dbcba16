"""Statistics of this device, where somebody has switched them on: counted when a game ends, shown to who plays."""

from ..core.stats import Figures, counted, figures
from ..kit.words import Words
from ..view import css
from ..view.svg import Safe, el
from .local import LocalGame

__all__ = ["COUNTED", "count", "hinted", "own"]

COUNTED = "counted"
"""The setting of a table whose game is counted already, or is not to be."""


def wanted(local: LocalGame) -> bool:
    """Whether this device counts: never at a table of a class, whose devices go from hand to hand."""
    free = "class" not in local.save.settings and local.kept and local.mine
    return free and local.page.prefs().get("stats") is True


def hinted(local: LocalGame) -> None:
    """The one who decides has asked for a hint."""
    if wanted(local) and local.shown.viewer is not None:
        key = _hints(local.shown.viewer)
        local.save.settings[key] = _asked(local, local.shown.viewer) + 1


def count(local: LocalGame) -> None:
    """A game has been played to its end here: once for each person at this device."""
    outcome = local.session.state.outcome()
    if outcome is None or not wanted(local) or local.save.settings.get(COUNTED):
        return
    text = local.page.stats()
    for seat in local.people:
        name, won = local.save.seats[seat].name, seat in outcome.winners and len(outcome.points) > 1
        text = counted(text, name, local.session.header.game, outcome.points[seat], won, _asked(local, seat))
    local.page.keep_stats(text)
    local.save.settings[COUNTED] = True
    local.keep()


def own(local: LocalGame) -> Safe:
    """The figures of the only person at this device, for the result, or that there are none yet; nothing where others
    would see them."""
    if not wanted(local) or len(local.people) != 1:
        return Safe()
    name = local.save.seats[local.people[0]].name
    found, w = figures(local.page.stats(), name, local.session.header.game), local.shown.w
    if not found.played:
        return el("p", w("Statistics count from the next game on: none is counted yet."), class_=css.SMALL)
    return el(
        "p",
        el("b", w("Your games on this device:")),
        " ",
        " · ".join(_told(w, found, len(local.save.seats))),
        class_=css.SMALL,
    )


def _told(w: Words, f: Figures, seats: int) -> list[str]:
    told = [w("played %(n)d", n=f.played)]
    if seats > 1:
        told.append(w("won %(n)d", n=f.won))
    told.append(w("best result %(n)d", n=f.best or 0))
    if f.longest > 1:
        told.append(w("won in a row %(n)d, at most %(most)d", n=f.streak, most=f.longest))
    if f.hints:
        told.append(w("hints %(n)d", n=f.hints))
    return told


def _hints(seat: int) -> str:
    return f"hints{seat}"


def _asked(local: LocalGame, seat: int) -> int:
    return int(local.save.settings.get(_hints(seat), 0))
