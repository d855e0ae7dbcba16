"""What is asked while hunters march: which of several it is that moves now. BI-23."""

from prateria.kit.words import Words

from ..engine.observe import Observation

__all__ = ["whither", "who"]


def who(w: Words, view: Observation, name: str, told: bool = False) -> str:
    """Which hunter moves. `told`: it is heard, by who need not touch them on the land."""
    nth, of = _turn(view)
    asked = w("%(name)s: which hunter moves?", name=name)
    if of > 1:
        asked = w("%(name)s: the %(nth)s of %(n)d hunters moves.", name=name, nth=_ordinal(w, nth), n=of)
    return asked if told else f"{asked} {w('Touch one.')}"


def whither(w: Words, view: Observation, name: str) -> str:
    """Where the hunter goes that has been touched."""
    nth, of = _turn(view)
    if of == 1:
        return w("%(name)s: where does this hunter go?", name=name)
    return w("%(name)s: where does the %(nth)s of %(n)d hunters go?", name=name, nth=_ordinal(w, nth), n=of)


def _turn(view: Observation) -> tuple[int, int]:
    """Which of how many hunters of a march moves now: (2, 3)."""
    left, moved = (view.doing.left, sum(n for _, n in view.doing.used)) if view.doing else (1, 0)
    return moved + 1, moved + left


def _ordinal(w: Words, nth: int) -> str:
    return (
        w.p("hunter", "first"),
        w.p("hunter", "second"),
        w.p("hunter", "third"),
        w.p("hunter", "fourth"),
        w.p("hunter", "fifth"),
    )[nth - 1]
