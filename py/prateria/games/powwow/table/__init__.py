"""The table of Pow Wow: drawings, panels, and the same in words."""

from typing import Final

from prateria.games.contract import Table, looking

from ..engine.preview import look
from .gameend import game_end
from .inwords import in_words
from .picture import draw
from .places import gains, places
from .ready import seating
from .spoken import foretell

__all__ = ["TABLE", "draw", "foretell", "game_end", "in_words", "places", "seating"]

TABLE: Final = Table(
    draw=looking(look, draw),
    in_words=in_words,
    game_end=game_end,
    foretell=foretell,
    seating=seating,
    places=places,
    gains=gains,
)
