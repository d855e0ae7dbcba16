"""The words of Wendake: sentences, labels and names, in the words of the reader's language."""

from typing import Final

from prateria.games.contract import Texts

from .about import aim, blurb, option_text, round_name, round_of, title
from .heard import came_to, heard, spoken
from .instead import idle, instead, part, turned
from .labels import action_label, breakdown_label, filled, pick_label, source_there
from .lost import left_undone, unused
from .prompts import prompt
from .reasons import reason
from .refusals import why_not
from .sentences import again, begins, brief, harm, sentence, woe

__all__ = [
    "TEXTS",
    "action_label",
    "again",
    "blurb",
    "breakdown_label",
    "filled",
    "option_text",
    "pick_label",
    "prompt",
    "reason",
    "round_name",
    "round_of",
    "sentence",
    "title",
    "why_not",
]

TEXTS: Final = Texts(
    title=title,
    aim=aim,
    blurb=blurb,
    round_name=round_name,
    round_of=round_of,
    prompt=prompt,
    spoken=spoken,
    sentence=sentence,
    again=again,
    begins=begins,
    brief=brief,
    heard=heard,
    came_to=came_to,
    left_undone=left_undone,
    unused=unused,
    turned=turned,
    part=part,
    idle=idle,
    woe=woe,
    harm=harm,
    source=breakdown_label,
    source_there=source_there,
    pick_label=pick_label,
    reason=reason,
    instead=instead,
    why_not=why_not,
    option_text=option_text,
)
