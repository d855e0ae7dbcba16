"""The table as a picture that stands by itself: the drawing of the browser with its styles in it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from ..games import GAMES
from ..kit.touch import Touch
from ..kit.words import Words
from ..view.frame import Frame, Sitter
from .playing import Playing

__all__ = ["sheets", "svg"]

_COMMON: Final = ("tokens", "play", "table")
"""The sheets that every table needs."""
_ALONE = "svg{background:var(--paper)}.wendake>.pane-map{display:inline}"
"""What the page does round the table: the colour behind it, and of a table with panes the one in sight."""
_MARKS = ("fox", "eagle", "wolf", "owl", "bear")


def sheets() -> tuple[str, ...]:
    """The names of all style sheets that tables are drawn with, as the page has them: the common ones, then those that
    each game names."""
    return _COMMON + tuple(name for game in GAMES.values() for name in game.sheets)


def svg(play: Playing, viewer: int | None = None, lang: str = "en", size: tuple[int, int] = (1024, 720)) -> str:
    """The table as that seat sees it, None: as everybody does; a whole SVG file. Nothing else is in it."""
    game, state = GAMES[play.setting.game], play.state
    w = Words(lang)
    view = state.observe(viewer)
    sitters = tuple(Sitter(seat, f"player_{seat}", None, _MARKS[seat]) for seat in range(play.setting.seats))
    drawn = game.table.draw(view, Touch(), (), viewer, w, Frame(*size), sitters)
    head, found, rest = drawn.partition(">")
    if "xmlns=" not in head:
        head += ' xmlns="http://www.w3.org/2000/svg"'
    return f"{head}{found}<style>{_styles()}{_ALONE}</style>{rest}"


@cache
def _styles() -> str:
    """The sheets of the table. In the wheel they lie beside this file, in the source tree where the site has them."""
    here = Path(__file__).parent
    loader = __spec__.loader if __spec__ else None
    get_data = getattr(loader, "get_data", None)
    found = []
    for name in sheets():
        for folder in (here / "css", here.parents[2] / "web" / "css"):
            try:
                found.append(get_data(str(folder / f"{name}.css")).decode() if get_data else "")
                break
            except OSError:
                continue
    text = re.sub(r"@font-face\s*\{[^}]*\}|/\*.*?\*/", "", "".join(found), flags=re.DOTALL)
    return text.replace("&", "&amp;").replace("<", "&lt;")
