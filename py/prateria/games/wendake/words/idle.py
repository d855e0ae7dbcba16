"""Why an action of a tile is passed over: it would do nothing now (WE-14)."""

from collections.abc import Sequence

from prateria.kit.words import Words

from .nouns import step

__all__ = ["idle", "why_idle"]


def idle(steps: Sequence[str], possible: Sequence[str]) -> tuple[str, ...]:
    """Of the actions still open those that cannot be touched.

    >>> idle(("hunt", "move1", "trade"), ("step:trade", "button:end"))
    ('hunt', 'move1')
    """
    return tuple(dict.fromkeys(name for name in steps if name != "fire" and f"step:{name}" not in possible))


def why_idle(w: Words, name: str) -> str:
    """Why that action does nothing, as a sentence that begins with its name.

    >>> why_idle(Words("en"), "hunt")
    'Hunt: none of your hunters is in an area.'
    """
    if name.startswith("move"):
        return w("%(action)s: none of your warriors stands in a territory.", action=step(w, name))
    return {
        "harvest": w("Harvest: none of your women is in an area."),
        "hunt": w("Hunt: none of your hunters is in an area."),
        "tan": w("Tan: you have no beaver."),
        "fish": w("Fish: you have no canoe."),
        "canoe": w("Canoe: you have all five already."),
    }.get(name, "")
