"""The words of Pow Wow: sentences, labels and names, in the words of the reader's language."""

from typing import Final

from prateria.games.contract import Texts

from .about import aim, blurb, ended, option_text, round_name, round_of, seat_looks, title
from .awaited import awaited
from .captors import feared, owner_of
from .dealt import biggest, dealt, feat, foregone
from .instead import ahead, instead, won
from .labels import action_label, breakdown_label, by_source, done, is_captive, pick_label, takes, within_reach
from .meanings import card_meaning, card_use, instead_label, late, loot_use, meaning, of_board, waited, way_label
from .nouns import amount, card, colour, kind, lying, person
from .prompts import answers, anybody, could, nobody, prompt, spoken, swapped
from .racing import helped, learner, pays, urgent, wished
from .reasons import reason
from .refusals import lacks, lost, right, why_not
from .runs import last_word, passed_over, run
from .sentences import came, came_to, did, sentence
from .worths import great, summed, worths

__all__ = [
    "TEXTS",
    "action_label",
    "amount",
    "answers",
    "anybody",
    "awaited",
    "biggest",
    "blurb",
    "breakdown_label",
    "by_source",
    "came",
    "came_to",
    "card",
    "card_meaning",
    "card_use",
    "colour",
    "could",
    "dealt",
    "did",
    "feared",
    "feat",
    "foregone",
    "great",
    "helped",
    "instead_label",
    "is_captive",
    "kind",
    "lacks",
    "last_word",
    "late",
    "learner",
    "loot_use",
    "lost",
    "lying",
    "meaning",
    "of_board",
    "option_text",
    "owner_of",
    "passed_over",
    "pays",
    "person",
    "pick_label",
    "prompt",
    "reason",
    "right",
    "round_name",
    "round_of",
    "run",
    "seat_looks",
    "sentence",
    "spoken",
    "summed",
    "takes",
    "title",
    "urgent",
    "waited",
    "way_label",
    "why_not",
    "wished",
    "within_reach",
    "won",
    "worths",
]

TEXTS: Final = Texts(
    title=title,
    blurb=blurb,
    aim=aim,
    ended=ended,
    round_name=round_name,
    round_of=round_of,
    prompt=prompt,
    spoken=spoken,
    sentence=sentence,
    came_to=came_to,
    did=did,
    done=done,
    source=breakdown_label,
    pick_label=pick_label,
    reason=reason,
    instead=instead,
    dealt=dealt,
    foregone=foregone,
    feat=feat,
    amount=won,
    ahead=ahead,
    why_not=why_not,
    option_text=option_text,
    seat_looks=seat_looks,
    anybody=anybody,
    nobody=nobody,
    swapped=swapped,
    came=came,
    passed_over=passed_over,
    run=run,
    awaited=awaited,
)
