"""What teaches Wendake: the rules page, its pictures, the guided round."""

from typing import Final

from prateria.games.contract import Teaching

from .lesson import LESSON
from .pictures import rule_picture
from .rulespage import minute, rules

__all__ = ["TEACHING"]

TEACHING: Final = Teaching(
    minute=minute, rules=rules, picture=rule_picture, lesson=LESSON, first_game={"first_game": True}
)
