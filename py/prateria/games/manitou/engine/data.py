"""What lies in the box: facts as tuples. MA-01 to MA-06."""

from typing import Final

HUNTERS: Final = ("h1", "h2", "h3", "h4", "h5", "h6", "h7", "h8", "h9", "h10")
WARRIORS: Final = ("chief", "healer", "rainmaker", "scout", "mother")

KINDS: Final = HUNTERS + WARRIORS
"""Every kind of playing card in data order; inside the engine a kind is its place in this tuple."""

COPIES: Final = (1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2)
"""How many cards of each kind one colour has: 21 in all (MA-01)."""

STRENGTH: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 0, 0, 0, 0)
"""The strength of each kind as a hunter."""

FIRST_WARRIOR: Final = len(HUNTERS)

BEATS: Final = (
    # chief healer rainmaker scout mother
    (False, True, True, True, False),
    (False, False, True, False, True),
    (False, False, False, True, True),
    (False, True, False, False, True),
    (True, False, False, False, False),
)
"""`BEATS[a][b]`: great warrior a beats great warrior b (MA-04); equal kinds both fall."""

TERRITORIES: Final = ("hills", "river", "forest")
"""Our names for the three territories, in the order in which herds are dealt to them."""

LARGE_HERDS: Final = (9, 10, 10, 11, 12, 13)
SMALL_HERDS: Final = (1, 2, 2, 3, 4, 4, 5, 5, 6, 7)
"""Ten small herds, one of which goes back to the box unseen (MA-03)."""

HERDS_DEALT: Final = {2: ("ls", "s", "s"), 3: ("ls", "l", "s"), 4: ("ls", "ls", "s")}
"""By number of seats, for each territory: l a large herd, s a small one (MA-05)."""

HUNTS: Final = 3
PARTY: Final = 8  # the dealer: one less (MA-06)
HAND: Final = 3
TURNS: Final = 7
GUARDS: Final = 2  # face-up great warriors of one player in one territory (MA-10)
THIEF: Final = -10
MUCH: Final = 20
"""So much strength in a party of which every card is played may draw the hide thief."""

KIND: Final = {name: k for k, name in enumerate(KINDS)}
TERRITORY: Final = {name: t for t, name in enumerate(TERRITORIES)}
