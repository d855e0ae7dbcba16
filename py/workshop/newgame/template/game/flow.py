"""How Lynx is played at one screen: all choose in secret, then the cards are shown together."""

from prateria.games.contract import Flow, revealed

FLOW = Flow(secret=True, scenes=revealed)
