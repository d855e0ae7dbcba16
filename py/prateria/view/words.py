"""Sentences that every table shares."""

from ..kit.words import Words

__all__ = ["animal", "error", "stand_ins"]


def animal(w: Words, mark: str) -> str:
    """What a seat without a name of its own is called."""
    return {
        "bison": w("Bison"),
        "eagle": w("Eagle"),
        "wolf": w("Wolf"),
        "bear": w("Bear"),
        "otter": w("Otter"),
        "hare": w("Hare"),
        "owl": w("Owl"),
        "fox": w("Fox"),
    }[mark]


def stand_ins(w: Words, unknown: str, names: str) -> str:
    """That the computer plays otherwise than meant, and for whom. `unknown`: as of a seat."""
    place = {"names": names}
    if unknown == "bot":
        return w("These computer players are not on this device: %(names)s. The normal one plays for them.", **place)
    if unknown == "race":
        return w("Players that somebody wrote do not race: %(names)s. The normal computer plays for them.", **place)
    if unknown == "game":
        return w("In this game the computer has no level “strong”: %(names)s. It plays normally there.", **place)
    return w("This Prateria does not know these levels of the computer: %(names)s. It plays normally there.", **place)


def error(w: Words, reason: str) -> str:
    """Why something could not be opened, started or kept, by the `reason` of the error."""
    known = {
        "empty": w("There is nothing in this link or code."),
        "long": w("This is too long to be a game of ours."),
        "damaged": w("This link, code or file is damaged. Copy it once more, whole."),
        "newer": w("This game was made with a newer version of Prateria. Reload the page to get it."),
        "foreign": w("This game is not on this page."),
        "impossible": w("This link or code does not hold a game that the rules allow."),
        "notsave": w("This file is not a saved game of Prateria."),
        "seats": w("This game cannot be played by that many."),
        "option": w("The game cannot be started like this: one of the choices is not possible."),
        "seed": w("The number of the game must be a whole number."),
        "full": w("There is no room left on this device: the game goes on, but is not saved."),
        "forbidden": w("This browser does not let the page keep anything: the game goes on, but is not saved."),
        "elsewhere": w("This game is open in another tab. Here you only watch."),
    }
    return known.get(reason) or w("This cannot be opened.")
