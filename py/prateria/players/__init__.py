"""Players that are programs: what they see, what they can do, and a referee that lets them play.

A player is a function that is given a view and gives back one of its actions:

>>> def choose(view):
...     return view.random.choice(view.actions)
>>> result = play_game("manitou", [choose, choose], seed=3)
>>> len(result.points), result.stops
(2, (0, 0))

`help(View)` says what it sees; `help(view)` inside a player says it of the game that is played. `match` plays many
games between two of them, `EXAMPLES` has players to begin from, `read_player` makes one of text, `Referee` is for
players who sit elsewhere. Only what is named here is meant to stay as it is.
"""

from .action import Action
from .examples import EXAMPLES, Example
from .play import Match, by_chance, match, play_game
from .referee import Question, Referee, Result, Stop
from .source import BadPlayer, read_player
from .view import View
from .world import World

__all__ = [
    "EXAMPLES",
    "Action",
    "BadPlayer",
    "Example",
    "Match",
    "Question",
    "Referee",
    "Result",
    "Stop",
    "View",
    "World",
    "by_chance",
    "match",
    "play_game",
    "read_player",
]
