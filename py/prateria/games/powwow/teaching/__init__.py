"""What teaches Pow Wow: the rules page, its pictures, the guided round."""

from typing import Final

from prateria.games.contract import Teaching
from prateria.kit.words import Words
from prateria.view.school.classplan import ClassPlan

from .lesson import LESSON
from .pictures import rule_picture
from .rulespage import minute, opening, race, rules
from .rulespage_ways import signs

__all__ = ["TEACHING"]


def class_plan(w: Words) -> ClassPlan:
    """The lesson plan, imported when a teacher wants it."""
    from .classplan import plan

    return plan(w)


TEACHING: Final = Teaching(
    minute=minute,
    race=race,
    signs=signs,
    opening=opening,
    rules=rules,
    picture=rule_picture,
    lesson=LESSON,
    first_game={"half": True},
    class_plan=class_plan,
)
