"""What a hint of a calm game says in English, and positions in which somebody may ask for one."""

from collections.abc import Iterator
from typing import Any

from prateria.core.rng import Rng
from prateria.games.powwow import words
from prateria.games.powwow.bot.reasons import reason
from prateria.games.powwow.engine import State
from prateria.kit.words import Words

CALM = {"calm": True}
EN = Words("en")
NAMES = ("Ola", "Jan", "Ewa")


def told(state: State, action: Any, **seen: Any) -> str:
    name, values = reason(state.observe(action.seat)._replace(**seen), [action])
    said = words.reason(EN, (name, {**values, "names": NAMES}))
    return said.replace("\u2068", "").replace("\u2069", "")


def games(marriage: bool = False) -> Iterator[tuple[State, Rng]]:
    """Positions of many games in which somebody is asked."""
    for seed in range(24):
        on = {**CALM, "half": seed % 2 == 0, "marriage": marriage, "sharing": seed % 3 == 0}
        state, rng = State.new(2 + seed % 2, on, seed), Rng(seed)
        while legal := state.legal_actions():
            if state.phase == "ask":
                yield state, rng
            state.apply(legal[0] if rng.below(6) else legal[rng.below(len(legal))])
