"""What lies in the box: facts as tuples. PW-01, PW-02, PW-10, PW-11.

Inside the engine a card is its place in `CARDS`, a tribe kind its place in `TRIBE`, a colour its place in `COLOURS`.

>>> CARDS[PERSON[0][2]], sum(COPIES)
('red-maiden', 114)
"""

from typing import Final

COLOURS: Final = ("red", "yellow", "green", "blue", "purple")
TRIBE: Final = ("chief", "warrior", "maiden", "hunter")
"""The four kinds of tribe cards, which are the four kinds of person cards too."""

LOOT: Final = ("bison", "totem", "tomahawk", "necklace", "tipi")

CARDS: Final = LOOT + tuple(f"{colour}-{kind}" for colour in COLOURS for kind in TRIBE)
"""Every kind of prairie card in data order."""

COPIES: Final = (33, 9, 9, 9, 9) + (2, 2, 2, 3) * len(COLOURS)
"""How many prairie cards of each kind there are (PW-02)."""
HALF: Final = sum(COPIES) // 2
"""So many of them are played with on a half prairie; the others leave the game unseen (PW-26)."""

PERSON: Final = tuple(
    tuple(len(LOOT) + colour * len(TRIBE) + kind for kind in range(len(TRIBE))) for colour in range(len(COLOURS))
)
"""`PERSON[colour][kind]`: that person card."""

CHIEF, WARRIOR, MAIDEN, HUNTER = range(len(TRIBE))
BISON, TOTEM, TOMAHAWK, NECKLACE, TIPI = range(len(LOOT))

USUAL: Final = (TOTEM, TOMAHAWK, NECKLACE, BISON)
"""The usual loot of each tribe kind (PW-10, PW-11)."""

MALES: Final = tuple(person for people in PERSON for kind, person in enumerate(people) if kind != MAIDEN)
MAIDENS: Final = tuple(people[MAIDEN] for people in PERSON)

THROWN: Final = 2
"""Cards that an unsound claim costs (PW-08)."""

CARD: Final = {name: card for card, name in enumerate(CARDS)}
KIND: Final = {name: kind for kind, name in enumerate(TRIBE)}
COLOUR: Final = {name: colour for colour, name in enumerate(COLOURS)}

HOPED: Final = 3
"""So many cards that wait for one's own person are worth a word where no other of theirs would bring more."""

GREATEST: Final = 8
"""A haul of so many cards is the talk of the game."""

GREAT: Final = 4
"""A haul of so many cards is a great one, for questions and for words: worth taking its person away from another, worth
being taken before, worth hoping for."""
