"""What teaches Wendake: the rules page, its pictures, the guided round."""

from typing import Final

from prateria.games.contract import Teaching
from prateria.kit.words import Words
from prateria.view.school.classplan import ClassPlan

from .lesson import LESSON
from .pictures import named, rule_picture
from .rulespage import minute, rules

__all__ = ["TEACHING"]


def class_plan(w: Words) -> ClassPlan:
    """The lesson plan, imported when a teacher wants it."""
    from .classplan import plan

    return plan(w)


TEACHING: Final = Teaching(
    minute=minute,
    rules=rules,
    picture=rule_picture,
    named=named,
    lesson=LESSON,
    first_game={"first_game": True},
    class_plan=class_plan,
)
