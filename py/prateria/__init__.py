"""Prateria: four tabletop games as pure Python engines, and the page that plays them in a browser.

>>> from prateria.games import GAMES
>>> state = GAMES["manitou"].State.new(seats=2, seed=7)
>>> state.actors()
(1,)
"""

__version__ = "0.1.0"
