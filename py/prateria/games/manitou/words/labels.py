"""What a touch means, and what an action does, as buttons and those who hear the table say it."""

from typing import Any

from prateria.kit.words import Words

from ..engine.actions import Play
from ..engine.observe import Observation
from .nouns import kind, place, way

__all__ = ["action_label", "breakdown_label", "pick_label"]


def pick_label(w: Words, pick: str, view: Observation) -> str:
    """What a touch means, for those who hear the table."""
    sort, _, what = pick.partition(":")
    if sort == "card":
        return kind(w, what)
    if sort == "territory":
        herds = next(there.herds for there in view.territories if there.id == what)
        values = ", ".join(map(str, herds)) or "–"
        return w("%(place)s: bison %(values)s", place=place(w, what), values=values)
    return w("Pass")


def action_label(w: Words, action: Any) -> str:
    """An action as a button says it."""
    if isinstance(action, Play):
        return f"{kind(w, action.kind)}: {way(w, action.territory)}"
    return w("Pass")


def breakdown_label(w: Words, source: str) -> str:
    """Where points come from."""
    return {
        "bison": w.p("points", "Bison"),
        "captives": w.p("points", "Captives"),
        "thieves": w.p("points", "Hide thieves"),
    }[source]
