"""A game being played: its record, and what follows from it. The record is the game; positions are a cache of it.

>>> from prateria.games import GAMES
>>> session = Session.new(GAMES["manitou"], seats=2, seed=7)
>>> step = session.play(session.state.legal_actions()[0])
>>> step.action.text, session.can_undo(step.action.seat)
('2 take h1 0', True)
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from .errors import BadOption
from .game import Choice, State, check_options

__all__ = ["Header", "Session", "Step"]


class Header(NamedTuple):
    """What a game starts from. `options`: (id, value) pairs in the order of the game's meta. `scenario`: the id of a
    start position shipped with the game, which then takes the place of the seed; or None."""

    game: str
    rules: int
    seats: int
    options: tuple[tuple[str, Choice], ...]
    seed: int
    scenario: str | None = None


class Step(NamedTuple):
    """One action of the record: the `choice`th of `of` onward actions; its events, unfiltered; the position before."""

    action: Any
    choice: int
    of: int
    events: tuple[Any, ...]
    before: State

    @property
    def reveals(self) -> bool:
        """Something hidden was seen by it, so it cannot be taken back."""
        return any(self.before.reveals(event) for event in self.events)


class Session:
    """A record that grows. `state` is the present position: read it, never change it from outside."""

    def __init__(self, game: Any, header: Header) -> None:
        self.game = game
        self.header = header
        self.steps: list[Step] = []
        if header.scenario is None:
            self.state: State = game.State.new(header.seats, dict(header.options), header.seed, header.rules)
        else:
            self.state = game.State.from_json(game.SCENARIOS[header.scenario].position)

    @classmethod
    def new(
        cls, game: Any, seats: int = 2, options: Mapping[str, Choice] | None = None, seed: int = 0, rules: int = 0
    ) -> "Session":
        """A fresh game. `game`: its package, as `GAMES` gives it; `seed`: 32 bits. Raises BadOption."""
        full = check_options(game.META, seats, options, rules)
        if type(seed) is not int or not 0 <= seed < 1 << 32:
            raise BadOption("the seed is a number of 32 bits", "seed")
        return cls(game, Header(game.META.id, rules or game.META.rules, seats, tuple(full.items()), seed))

    @classmethod
    def from_scenario(cls, game: Any, name: str) -> "Session":
        """The start position of that name. Raises BadOption."""
        if name not in game.SCENARIOS:
            raise BadOption(f"{game.META.id} has no scenario {name!r}", "scenario")
        meta, scenario = game.META, game.SCENARIOS[name]
        full = check_options(meta, scenario.seats, dict(scenario.options), scenario.rules)
        return cls(game, Header(meta.id, scenario.rules, scenario.seats, tuple(full.items()), 0, name))

    def play(self, action: Any) -> Step:
        """Carry out a legal action. Raises IllegalAction and changes nothing.

        A way back is no step of the record: the one before it goes, and what is returned stands nowhere.
        """
        before = self.state
        legal = before.legal_actions()
        events: list[Any] = []
        after = before.clone()
        after.apply(action, events.append)
        choice = legal.index(action)
        step = Step(legal[choice], choice, len(before.onward_actions()), tuple(events), before)
        if self.steps and step.action == before.way_back():
            self.cut(len(self.steps) - 1)
        else:
            self.steps.append(step)
            self.state = after
        return step

    def can_undo(self, seat: int) -> bool:
        """Whether that seat may take its last decision back: it acted last and learnt nothing new since."""
        i = self._last_decision()
        return i >= 0 and all(step.action.seat == seat and not step.reveals for step in self.steps[i:])

    def undo(self) -> int:
        """Take the last decision back, with the steps to which there was no other way; the answers of one bag go
        together. Returns how many actions went."""
        return self.cut(self._start_of_run(max(self._last_decision(), 0))) if self.steps else 0

    def _last_decision(self) -> int:
        """The last step for which there was another one, else -1."""
        return next((i for i in range(len(self.steps) - 1, -1, -1) if self.steps[i].of > 1), -1)

    def rewind_to(self, seats: frozenset[int]) -> int:
        """Practice: go back to before the last decision of one of those seats, whatever was learnt since.

        Returns how many actions went; 0 if none of them has decided anything yet.
        """
        for i in range(len(self.steps) - 1, -1, -1):
            if self.steps[i].action.seat in seats and self.steps[i].of > 1:
                return self.cut(self._start_of_run(i))
        return 0

    def cut(self, length: int) -> int:
        """Keep the first `length` actions. Returns how many went."""
        gone = len(self.steps) - length
        if gone > 0:
            self.state = self.steps[length].before
            del self.steps[length:]
        return max(gone, 0)

    def _start_of_run(self, i: int) -> int:
        """The first answer of the bag that action i belongs to, else i itself."""
        while i and (bag := self.steps[i].before.bag()) and bag.taken:
            i -= 1
        return i

    def events(self, seat: int | None, since: int = 0) -> Iterator[tuple[int, Any]]:
        """(number of the step, event) of all that seat saw from step `since` on; `seat=None`: a spectator."""
        for i in range(since, len(self.steps)):
            for event in self.steps[i].events:
                seen = self.state.seen_by(event, seat)
                if seen is not None:
                    yield i, seen

    def prologue(self, seat: int | None) -> Iterator[Any]:
        """The events with which the game began, as that seat saw them; none where it was begun in the middle."""
        fresh = self.steps[0].before if self.steps else self.state
        seen = () if self.header.scenario else (fresh.seen_by(event, seat) for event in fresh.prologue())
        return (event for event in seen if event is not None)

    def fork(self, length: int) -> "Session":
        """A copy with the first `length` actions."""
        other = Session.__new__(Session)
        other.game, other.header = self.game, self.header
        other.steps, other.state = list(self.steps), self.state
        other.cut(length)
        return other
