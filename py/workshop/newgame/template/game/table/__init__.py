"""The table of Lynx, drawn and in words. The end of the game is drawn as for any game."""

from collections.abc import Sequence

from prateria.games.contract import Table
from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import plain
from prateria.view.frame import Sitter
from prateria.view.svg import Safe

from .. import words
from ..engine.actions import Play
from ..engine.observe import Observation
from .picture import draw


def in_words(view: Observation, touch: Touch, w: Words, sitters: tuple[Sitter, ...], legal: Sequence[Play]) -> Safe:
    """For those who do not see the picture: the prey, the players, and the legal actions as buttons."""
    prey = plain.lines(w("Prey"), map(str, view.prey))
    players = plain.lines(w("Players"), (words.player(w, view, s.seat, s.name) for s in sitters))
    return plain.in_words(w, [prey, players], touch, legal, lambda play: words.pick_label(w, play.picks[0], view))


TABLE = Table(draw=draw, in_words=in_words)
