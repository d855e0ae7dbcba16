"""The path: eight steps from the first answer to a bot that tries things out, a file each; all of them in Manitou.

A step has a task, code to begin with, code that does it, and positions in which a pupil's program is tried: what would
be right there is a rule of the step (`right`), so no list of answers can be wrong. `page` makes of it what the page of
the workshop and that for teachers show, `positions` makes positions, `said` puts them into words.

>>> [step.id for step in PATH]
['last', 'condition', 'loop', 'counting', 'lists', 'functions', 'dictionary', 'sampling']
"""

from typing import Final

from .condition import CONDITION
from .counting import COUNTING
from .dictionary import DICTIONARY
from .functions import FUNCTIONS
from .last import LAST
from .lists import LISTS
from .loop import LOOP
from .sampling import SAMPLING
from .step import Code, Step, StepTexts

__all__ = ["PATH", "Code", "Step", "StepTexts"]

PATH: Final = (LAST, CONDITION, LOOP, COUNTING, LISTS, FUNCTIONS, DICTIONARY, SAMPLING)
"""In their order."""
