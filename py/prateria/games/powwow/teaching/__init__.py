"""What teaches Pow Wow: the rules page, its pictures, the guided round."""

from typing import Final

from prateria.games.contract import Teaching

from .lesson import LESSON
from .pictures import rule_picture
from .rulespage import minute, race, rules

__all__ = ["TEACHING"]

TEACHING: Final = Teaching(
    minute=minute, race=race, rules=rules, picture=rule_picture, lesson=LESSON, first_game={"half": True}
)
