"""A game played by numbers: what all environments have in common.

>>> play = Playing(setting("powwow", seats=2), seed=1)
>>> play.seat, play.legal()
(0, {0: Turn(seat=0, verb='turn')})
>>> play.apply(0)
>>> play.length, play.observation(0)[:4]
(1, [1.0, 0.0, 1.0, 0.0])
>>> setting("powwow", options={"calm": False})
Traceback (most recent call last):
prateria.core.errors.BadOption: powwow: the race has no turns that a program could take; play it with calm=True
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from ..core.errors import BadOption
from ..core.game import Choice, State, check_options
from ..core.rng import Rng
from ..games import GAMES
from .numbers import Numbers, numbers
from .vectors import pieces, vector

__all__ = ["Playing", "Setting", "setting"]


@dataclass(frozen=True)
class Setting:
    """How a game is set up: all its options with their values, the version of its rules, and after how many actions a
    game that is still going on is cut off."""

    game: str
    seats: int
    options: tuple[tuple[str, Choice], ...]
    rules: int
    max_actions: int

    @cached_property
    def numbers(self) -> Numbers:
        """What each number does."""
        return numbers(self.game, self.seats, dict(self.options))

    @cached_property
    def shape(self) -> dict[str, int]:
        """The pieces of an observation by name, with how many values each has, in their order."""
        view = self.fresh(0).observe(0)
        return {name: len(values) for name, values in pieces(self.game, dict(self.options), view)}

    @cached_property
    def size(self) -> int:
        """How many values an observation has."""
        return sum(self.shape.values())

    def fresh(self, seed: int) -> State:
        """The start position from that seed."""
        return GAMES[self.game].State.new(self.seats, dict(self.options), seed, self.rules)

    def __deepcopy__(self, memo: dict[int, Any]) -> Setting:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _setting, (self.game, self.seats, self.options, self.rules, self.max_actions)


@cache
def _setting(game: str, seats: int, options: tuple[tuple[str, Choice], ...], rules: int, max_actions: int) -> Setting:
    return Setting(game, seats, options, rules, max_actions)


def setting(
    game: str,
    seats: int = 2,
    options: Mapping[str, Choice] | None = None,
    rules: int = 0,
    max_actions: int = 0,
) -> Setting:
    """The setting of a game; a race is played calmly. `max_actions=0`: as many as its rules can ever need.

    Raises BadOption for what the game does not know, and for a race.
    """
    if game not in GAMES:
        raise BadOption(f"no such game: {game!r}; there are {', '.join(GAMES)}", "game")
    meta, race = GAMES[game].META, GAMES[game].flow.race
    given = dict(options or {})
    if race:
        given.setdefault("calm", True)
    full = check_options(meta, seats, given, rules)
    if race and race.raced(full):
        raise BadOption(f"{game}: the race has no turns that a program could take; play it with calm=True", "option")
    if type(max_actions) is not int or not 0 <= max_actions <= meta.max_actions:
        raise BadOption(f"{game}: max_actions is a number from 1 to {meta.max_actions}, 0 for all of them", "option")
    return _setting(game, seats, tuple(full.items()), rules or meta.rules, max_actions or meta.max_actions)


class _Told:
    """What happened, as a chain from the last step back: so copies of a game share it.

    `viewer`: before this everybody knows only what that seat had seen (a position dealt anew), None elsewhere.
    """

    __slots__ = ("before", "events", "number", "seat", "texts", "viewer")

    def __init__(
        self, before: _Told | None, seat: int, number: int, events: tuple[Any, ...], viewer: int | None
    ) -> None:
        self.before, self.seat, self.number, self.events, self.viewer = before, seat, number, events, viewer
        self.texts: dict[int, str] = {}


class Playing:
    """One game. `state` is the engine's position: read it, change it by `apply` only."""

    __slots__ = ("_legal", "_told", "length", "seed", "setting", "state")

    def __init__(self, setting: Setting, seed: int) -> None:
        """A fresh game. `seed`: 32 bits; the same start as the same seed has in the browser."""
        self.setting, self.seed, self.length = setting, seed, 0
        self.state = setting.fresh(seed)
        self._told = _Told(None, -1, 0, self.state.prologue(), None)
        self._legal: dict[int, Any] | None = None

    @property
    def seat(self) -> int | None:
        """The seat that acts now, None when the game is over or cut off."""
        actors = self.state.actors()
        return actors[0] if actors and self.length < self.setting.max_actions else None

    @property
    def truncated(self) -> bool:
        """Cut off after `max_actions` while it was still going on."""
        return self.length >= self.setting.max_actions and bool(self.state.actors())

    def legal(self) -> dict[int, Any]:
        """What can be done now, by number, lowest first; nothing when the game is over."""
        if self._legal is None:
            self._legal = {} if self.seat is None else self.setting.numbers.legal(self.state)
        return self._legal

    def apply(self, number: int) -> None:
        """Do what that number means. Raises KeyError if it is not legal, and nothing has changed."""
        action = self.legal()[number]
        events: list[Any] = []
        self.state.apply(action, events.append)
        self._told = _Told(self._told, action.seat, number, tuple(events), None)
        self._legal = None
        self.length += 1

    def text(self, number: int) -> str:
        """What a number means, in words without a seat."""
        return self.setting.numbers.texts[number]

    # -- what a seat sees --------------------------------------------------------------------------------------------

    def observation(self, seat: int) -> list[float]:
        """What that seat sees, as numbers: see `vectors`."""
        return vector(self.setting.game, dict(self.setting.options), self.state.observe(seat))

    def observation_text(self, seat: int) -> str:
        """What that seat sees, as the observation of the engine in writing."""
        return repr(self.state.observe(seat))

    def knowledge_text(self, seat: int) -> str:
        """All that seat has done and seen so far, and what it sees now: the same for it in any two games that it
        cannot tell apart."""
        return f"{_text(self._told, seat, self.state)}{self.observation_text(seat)}"

    def trace(self, seat: int) -> list[float]:
        """The actions of the game as that seat saw them: for each its seat and number as a value above 0 and up to 1;
        -1 where it was unseen; 0 after the last one. `max_actions` of them."""
        found: list[float] = []
        told: _Told | None = self._told
        viewer, table = seat, self.setting.numbers
        while told is not None and told.before is not None:
            if told.viewer is not None:
                viewer = told.viewer
            else:
                seen = told.seat == viewer or (
                    bool(told.events) and self.state.seen_by(told.events[0], viewer) == told.events[0]
                )
                code = 1 + told.number + len(table) * ((told.seat - seat) % self.setting.seats)
                found.append(code / (len(table) * self.setting.seats) if seen else -1.0)
            told = told.before
        found.reverse()
        return found + [0.0] * (self.setting.max_actions - len(found))

    # -- the end -----------------------------------------------------------------------------------------------------

    def points(self) -> tuple[int, ...]:
        """The points of all seats when the game is over; zeros before."""
        outcome = self.state.outcome()
        return outcome.points if outcome else (0,) * self.setting.seats

    def returns(self) -> list[float]:
        """What the game was worth, by seat: 1 to a sole winner, as much less to all others together; winners share.
        Zeros while it goes on or where it was cut off. Alone at the table: the points."""
        outcome, seats = self.state.outcome(), self.setting.seats
        if outcome is None:
            return [0.0] * seats
        if seats == 1:
            return [float(outcome.points[0])]
        won = len(outcome.winners)
        rest = 0.0 if won == seats else -1.0 / (seats - won)
        return [(1.0 / won if won < seats else 0.0) if s in outcome.winners else rest for s in range(seats)]

    # -- copies ------------------------------------------------------------------------------------------------------

    def clone(self) -> Playing:
        """An independent copy."""
        new = self.__class__.__new__(self.__class__)
        new.setting, new.seed, new.length = self.setting, self.seed, self.length
        new.state, new._told, new._legal = self.state.clone(), self._told, self._legal
        return new

    def redealt(self, seat: int, rng: Rng) -> Playing:
        """A game which that seat cannot tell from this one, all it does not know dealt anew. What the others have seen
        until now is not in it: of that everybody knows what this seat knows."""
        new = self.clone()
        new.state = self.state.redeal(seat, rng)
        new._told, new._legal = _Told(self._told, seat, 0, (), seat), None
        return new

    def __deepcopy__(self, memo: dict[int, Any]) -> Playing:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        chain, told = [], self._told
        while told.before is not None:
            chain.append((told.seat, told.number, told.events, told.viewer))
            told = told.before
        chain.append((told.seat, told.number, told.events, told.viewer))
        return _restored, (self.setting, self.seed, self.length, json.dumps(self.state.to_json()), chain[::-1])

    def __str__(self) -> str:
        """The whole position, secrets included."""
        setting = self.setting
        head = [setting.game, setting.seats, dict(setting.options), setting.rules, self.seed, self.length]
        return json.dumps([*head, self.state.to_json()])


def _restored(setting: Setting, seed: int, length: int, position: str, chain: list[Any]) -> Playing:
    """What was pickled."""
    new = Playing.__new__(Playing)
    new.setting, new.seed, new.length, new._legal = setting, seed, length, None
    new.state = GAMES[new.setting.game].State.from_json(json.loads(position))
    told: _Told | None = None
    for seat, number, events, viewer in chain:
        told = _Told(told, seat, number, events, viewer)
    if told is not None:
        new._told = told
    return new


def _text(told: _Told, seat: int, state: State) -> str:
    """What that seat has done and seen, step by step. Kept at the steps where it was asked, as games that are tried
    out have their beginning in common."""
    steps: list[str] = []
    at: _Told | None = told
    viewer, start = seat, ""
    while at is not None:
        if at.viewer is not None:
            viewer = at.viewer
        elif viewer in at.texts:
            start = at.texts[viewer]
            break
        else:
            seen = [event for event in (state.seen_by(event, viewer) for event in at.events) if event is not None]
            mine = f"{at.number} " if at.seat == viewer and at.before is not None else ""
            steps.append(f"{mine}{seen}\n" if mine or seen else "")
        at = at.before
    found = start + "".join(reversed(steps))
    if viewer == seat:
        told.texts[seat] = found
    return found
