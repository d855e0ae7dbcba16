"""The words of Bison: sentences, labels and names, in the words of the reader's language."""

from typing import Final

from prateria.games.contract import Texts

from .about import aim, blurb, option_text, round_of, title
from .instead import ahead, instead, part, turned, won
from .labels import action_label, breakdown_label, pick_label
from .losses import fell
from .prompts import prompt, spoken
from .reasons import reason
from .refusals import why_not
from .sentences import again, begins, heard, meanwhile, sentence
from .sentences_areas import brought, came_to, in_short, still

__all__ = [
    "TEXTS",
    "action_label",
    "blurb",
    "breakdown_label",
    "option_text",
    "pick_label",
    "prompt",
    "reason",
    "round_of",
    "sentence",
    "title",
    "why_not",
]

TEXTS: Final = Texts(
    title=title,
    aim=aim,
    blurb=blurb,
    round_of=round_of,
    prompt=prompt,
    spoken=spoken,
    sentence=sentence,
    begins=begins,
    again=again,
    heard=heard,
    came_to=came_to,
    brought=brought,
    still=still,
    in_short=in_short,
    meanwhile=meanwhile,
    source=breakdown_label,
    pick_label=pick_label,
    reason=reason,
    instead=instead,
    turned=turned,
    part=part,
    fell=fell,
    amount=won,
    ahead=ahead,
    why_not=why_not,
    option_text=option_text,
)
