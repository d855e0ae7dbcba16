"""The words of Manitou: sentences, labels and names, in the words of the reader's language."""

from typing import Final

from prateria.games.contract import Texts

from .about import aim, blurb, round_name, round_of, title
from .glance import glance
from .instead import instead, same_deal
from .labels import action_label, breakdown_label, pick_label
from .mattered import choice, decided
from .meanwhile import meanwhile
from .nouns import kind, place
from .prompts import prompt, spoken
from .reasons import reason
from .refusals import why_not
from .sentences import again, begins, heard, sentence

__all__ = [
    "TEXTS",
    "action_label",
    "blurb",
    "breakdown_label",
    "kind",
    "pick_label",
    "place",
    "prompt",
    "reason",
    "round_name",
    "round_of",
    "sentence",
    "spoken",
    "title",
    "why_not",
]

TEXTS: Final = Texts(
    title=title,
    blurb=blurb,
    aim=aim,
    round_name=round_name,
    round_of=round_of,
    prompt=prompt,
    spoken=spoken,
    sentence=sentence,
    source=breakdown_label,
    pick_label=pick_label,
    reason=reason,
    instead=instead,
    same_deal=same_deal,
    again=again,
    begins=begins,
    heard=heard,
    meanwhile=meanwhile,
    decided=decided,
    choice=choice,
    glance=glance,
    in_bag=kind,
    why_not=why_not,
)
