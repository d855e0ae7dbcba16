"""The table of Manitou: drawings, panels, and the same in words."""

from typing import Final

from prateria.games.contract import Table, looking

from ..engine.preview import look
from .bagpanel import bag_panel, bag_title
from .gameend import game_end
from .inwords import in_words
from .picture import draw
from .places import places
from .roundend import round_end
from .spoken import explain, foretell

__all__ = [
    "TABLE",
    "bag_panel",
    "bag_title",
    "draw",
    "explain",
    "foretell",
    "game_end",
    "in_words",
    "places",
    "round_end",
]

TABLE: Final = Table(
    draw=looking(look, draw),
    in_words=in_words,
    game_end=game_end,
    round_end=round_end,
    bag_panel=bag_panel,
    bag_title=bag_title,
    foretell=foretell,
    explain=explain,
    places=places,
)
