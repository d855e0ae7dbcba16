"""What is said of a player that somebody wrote, where it cannot play on at a table."""

from ..kit.words import Words, isolate

__all__ = ["cannot_come", "does_not_run", "forfeits", "stopped"]


def stopped(w: Words, name: str, kind: str, line: int | None) -> str:
    """It has been stopped, by the kind of failure (`core.question`) and the line of its code."""
    return f"{_why(w, name, kind, line)} {w('The first possible move is played for it.')}"


def forfeits(w: Words, name: str, kind: str, line: int | None) -> str:
    """... for the third time."""
    on = w("That was the third time: from now on the computer plays for it. In the workshop it can be mended.")
    return f"{_why(w, name, kind, line)} {on}"


def does_not_run(w: Words, name: str, line: int | None) -> str:
    """Its text is no player."""
    who = isolate(name)
    if line:
        said = w("%(name)s does not run yet: look at line %(line)s of its code in the workshop.", name=who, line=line)
    else:
        said = w("%(name)s does not run yet: look at its code in the workshop.", name=who)
    return f"{said} {w('The computer plays for it.')}"


def cannot_come(w: Words, name: str, reason: str) -> str:
    """No room could be opened for it: `network`, `memory`, `gone` (it was deleted) or anything else."""
    who = isolate(name)
    said = {
        "network": w("Python for %(name)s has not come: is there a network?", name=who),
        "memory": w("There is not enough memory here for %(name)s: close other tabs and apps.", name=who),
        "gone": w("%(name)s has been deleted in the workshop.", name=who),
    }.get(reason) or w("Python for %(name)s could not be started here.", name=who)
    return f"{said} {w('The computer plays for it.')}"


def _why(w: Words, name: str, kind: str, line: int | None) -> str:
    who = isolate(name)
    said = {
        "time": w("%(name)s thought for too long and was stopped.", name=who),
        "memory": w("%(name)s took too much memory and was stopped.", name=who),
        "gone": w("%(name)s ended its own Python.", name=who),
        "illegal": w("%(name)s chose no possible move.", name=who),
    }.get(kind) or w("%(name)s met a mistake in its code.", name=who)
    return f"{said} {w('That was in line %(line)s.', line=line)}" if line else said
