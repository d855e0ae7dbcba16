"""What those hear who do not see the table, beside what is written above it: what the picture alone shows.

>>> beyond("Buy: Safe exchange. Price: 1 pelt.", "This tile helps you: Safe exchange. Price: 1 pelt.")
'Buy.'
>>> beyond("Trade → Mask.", "You get: Mask. For that you give up: Trade.")
''
>>> beyond("Fish: 11 fish.", "This brings you: 1 fish.")
'Fish: 11 fish.'
>>> beyond("River joins D3, 5 fish; alone: prairie.", "You begin a new prairie.")
'River joins D3, 5 fish; alone: prairie.'
>>> beyond("Pair: husk, husk.", "Pair: Masks +3.")
'Husk, husk.'
>>> beyond("Tan: −2 beavers, 2 pelts.", "This brings you: 2 pelts. It costs: 2 beavers.")
'Tan.'
>>> beyond("Village → Border: you lead there then.", "Village → Border. That serves a Military action.")
'You lead there then.'
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from ..core.game import doer
from ..core.session import Step
from ..kit.words import times
from .local import LocalGame
from .logbook import decided

__all__ = ["Why", "beginning", "begun", "beyond", "cost", "lost_by_counting", "of_news", "since_own"]


def of_news(local: LocalGame) -> str:
    """Of what is told now; what came unseen to the viewer's own hand is said before their next question, once."""
    shown, sentence = local.shown, local.game.texts.sentence
    mine = shown.viewer is not None and local.actor is not None
    later = (mine and doer(event) == shown.viewer for event in shown.news)
    told = (
        event
        for event, waits in zip(shown.news, later, strict=True)
        if not waits or sentence(shown.w, event, shown.names, shown.viewer)
    )
    return _heard(local, told)


class Why:
    """What hints say of a plan of several steps: each sentence at the first step that has it. Of hints that are asked
    for one after the other in a turn the first sentence is always said, the rest where it is new.

    >>> why = Why()
    >>> why.unsaid(1, "Tipi – 2 hunters. You lead there."), why.unsaid(2, "Build: E2. You lead there.")
    ('Tipi – 2 hunters. You lead there.', 'Build: E2.')
    >>> why.clear(turn=1)
    >>> why.unsaid(2, "Build: E2. You lead there.")
    'Build: E2. You lead there.'
    >>> why.clear(turn=1)
    >>> why.unsaid(3, "Mask +2. You lead there."), why.clear(turn=2), why.unsaid(4, "Mask +1. You lead there.")
    ('Mask +2.', None, 'Mask +1. You lead there.')
    """

    def __init__(self) -> None:
        self._asked: object = None
        self._turn: object = None
        self._said: dict[str, object] = {}  # in that turn: the question at which it was said first
        self._before: list[str] = []  # the step before
        self._now: list[str] = []

    def clear(self, turn: object) -> None:
        """Nothing of it has been said: a plan has ended, or another one begins in that `turn`."""
        self._asked, self._before, self._now = None, [], []
        if turn != self._turn:
            self._turn, self._said = turn, {}

    def unsaid(self, asked: object, why: str) -> str:
        """What is new of it at that question."""
        if asked is not self._asked:
            self._asked, self._before = asked, self._before + self._now
        self._now = _sentences(why)
        left = [one for one in self._now if one not in self._before]
        return " ".join(one for i, one in enumerate(left) if not i or self._said.setdefault(one, asked) is asked)


def beginning(local: LocalGame) -> str:
    """Of the game: what it is about, and where the keys are told, then its first round."""
    w = local.shown.w
    told = "" if local.new else local.game.texts.aim(w)  # else it has been read
    aim = "" if local.another else f"{told} {w('“?” lists the keys.')}".lstrip()
    return f"{aim} {_begun(local, local.session.state.prologue())}".strip()


def begun(local: LocalGame, step: Step) -> str:
    """The beginning of the round that came with this step."""
    return _begun(local, step.events)


def beyond(told: str, why: str) -> str:
    """What a choice brings, without what the reason for it has just said."""
    left = []
    for sentence in _sentences(told):
        name, _, what = sentence.rstrip(".").partition(": ")
        if not _says_all(why.casefold(), sentence.rstrip(".").casefold().split(" → ")):
            listed = ";" in name  # then it is the name of its last part only
            named = what and why.startswith((f"{name}: ", f"{name}. "))
            told_of = f"{what[:1].upper()}{what[1:]}." if named else sentence
            known = what and not listed and _says_all(why, what.replace("−", "").split(", "))
            left.append(f"{name}." if known else told_of)
    return " ".join(left)


def _sentences(told: str) -> list[str]:
    return re.split(r"(?<=[.!?]) +", told) if told else []


def _says_all(why: str, parts: Iterable[str]) -> bool:
    """Whether each of these stands there, as whole words."""
    return all(re.search(rf"(?<![\w+−]){re.escape(words)}(?!\w)", why) for words in parts)


def _begun(local: LocalGame, events: Iterable[Any]) -> str:
    """Of what befalls each seat by itself, as a grid that slides down, only the viewer's own."""
    texts, shown = local.game.texts, local.shown
    mine = (event for event in events if texts.begins(event) and doer(event) in (None, shown.viewer))
    every = (event for event in events if texts.begins(event))
    found = (texts.sentence(shown.w, event, shown.names, None) for event in (every if shown.viewer is None else mine))
    return " ".join(said for said in found if said)


def since_own(local: LocalGame) -> str:
    """Before a question to the viewer: what has begun, what came to their hand unseen, what others have cost them
    since their own last action."""
    shown, steps = local.shown, local.session.steps
    own = next((i for i in reversed(range(len(steps))) if steps[i].action.seat == shown.viewer), None)
    if shown.viewer is None:
        return ""
    first = own or 0
    said = [beginning(local)] if own is None and shown.begun is None else []
    said += [begun(local, step) for n, step in enumerate(steps[first:], first + 1) if n != shown.begun]
    said.append(_heard(local, _untold(local, steps[first:])))
    said.append(cost(local, shown.viewer))
    return " ".join(one for one in said if one)


def cost(local: LocalGame, seat: int, counting: bool = False) -> str:
    """What others have cost that seat since it has decided anything (`Texts.meanwhile`). `counting`: the round is over,
    and is about to be counted; where that is told so, the next question tells of its own round alone."""
    steps, told = local.session.steps, local.game.texts.meanwhile
    own = decided(local.session, seat)
    if told is None or own is None or own + 1 == len(steps):
        return ""
    first, now = steps[own + 1].before, local.session.state
    if local.game.flow.lying is not None and not counting:
        first = next((step.before for step in steps[own + 1 :] if step.before.round == now.round), now)
    return told(local.shown.w, first.observe(seat), now.observe(seat), local.shown.names)


def lost_by_counting(local: LocalGame, step: Step) -> str:
    """The same once a round is over by that step, before it is counted."""
    lying, seat = local.game.flow.lying, local.shown.viewer
    ended = lying is not None and seat is not None and lying(step.before, step.action) is not None
    return cost(local, seat, counting=True) if ended and seat is not None else ""


def _untold(local: LocalGame, steps: Iterable[Step]) -> Iterator[Any]:
    """What the viewer saw of these steps that has no sentence."""
    shown, sentence = local.shown, local.game.texts.sentence
    seen = (step.before.seen_by(event, shown.viewer) for step in steps for event in step.events)
    return (event for event in seen if event is not None and not sentence(shown.w, event, shown.names, shown.viewer))


def _heard(local: LocalGame, events: Iterable[Any]) -> str:
    events, shown = tuple(events), local.shown
    if not events:
        return ""
    view = (shown.passing or local.session.state).observe(shown.viewer)
    texts, w = local.game.texts, shown.w
    found = (
        said
        for event in events
        for said in (texts.heard(w, event, shown.viewer, view), texts.came_to(w, event, view, shown.names))
    )
    return " ".join(times(said for said in found if said))
