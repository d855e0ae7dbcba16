"""The rules of a game as a page to read."""

from typing import Any

from ..games.game import Game
from ..kit.words import Words
from ..view.pages import rules_page
from ..view.svg import Safe

__all__ = ["rules_of"]


def rules_of(game: Game, w: Words, anchor: str = "", version: int = 0, playing: bool = False, view: Any = None) -> Safe:
    """As these rules were in a version (0: as they are now); `anchor`: the section that is meant. It opens there;
    `playing`: during a game, whose signs come first; `view`: what is seen of its position."""
    teaching, title = game.teaching, game.texts.title(w)

    def draw(name: str) -> Safe:
        return teaching.picture(name if view is None else teaching.named(name, view), w)

    sections = teaching.rules(w, version or game.META.rules)
    return rules_page(w, game.META.id, title, teaching.minute(w), sections, draw, anchor, playing)
