"""How a table wants its people asked."""

from collections.abc import Mapping

from .local import LocalGame

__all__ = ["asking"]


def asking(local: LocalGame) -> dict[str, str]:
    """How the table wants its people asked: see `Flow.asking`. Nothing in a race."""
    flow = local.game.flow
    usual: Mapping[str, str] = {} if local.race is not None else flow.asking
    if usual and len(local.people) == 1 and not any(s.bot == "away" for s in local.save.seats):
        usual = {**usual, **flow.asking_one}
    return {key: str(local.save.settings.get(key, value)) for key, value in usual.items()}
