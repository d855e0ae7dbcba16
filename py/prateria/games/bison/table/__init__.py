"""The table of Bison: drawings, panels, and the same in words."""

from typing import Final

from prateria.games.contract import Table, looking

from ..engine.preview import look
from .bagpanel import bag_panel, bag_title
from .foretold import foretell
from .gameend import game_end
from .inwords import in_words
from .picture import draw
from .places import gains, places
from .roundend import counted, round_end

__all__ = ["TABLE", "bag_panel", "bag_title", "draw", "gains", "game_end", "in_words", "places", "round_end"]

TABLE: Final = Table(
    draw=looking(look, draw),
    in_words=in_words,
    game_end=game_end,
    round_end=round_end,
    whole_round=True,
    counted=counted,
    bag_panel=bag_panel,
    bag_title=bag_title,
    places=places,
    gains=gains,
    foretell=foretell,
)
