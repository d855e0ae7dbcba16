"""A very small game with options, for what no game has (yet): race to five, by steps of 1 to 3."""

from types import SimpleNamespace
from typing import NamedTuple

from prateria.core.errors import BadPosition
from prateria.core.game import Meta, Option, Outcome, Scenario, State, check_options
from prateria.core.rng import Rng

META = Meta(
    id="demo", number=200, rules=2, seats=(2, 3), rounds=1, max_actions=40,
    options=(
        Option("goal", (5, 9, 20), 5),
        Option("long", (False, True), False, ("goal", 20)),
        Option("set", ("plain", "house"), "plain"),
    ),
)  # fmt: skip


class Step(NamedTuple):
    seat: int
    steps: int

    @property
    def text(self):
        return f"{self.seat + 1} step {self.steps}"

    @property
    def picks(self):
        return (f"steps:{self.steps}",)


class Demo(State):
    META = META

    @classmethod
    def new(cls, seats=2, options=None, seed=0, rules=0):
        self = cls()
        full = check_options(META, seats, options, rules)
        self.data = {"seats": seats, "goal": full["goal"], "at": 0, "turn": Rng(seed).below(seats)}
        return self

    def actors(self):
        return (self.data["turn"],) if self.data["at"] < self.data["goal"] else ()

    def legal_actions(self):
        return tuple(Step(seat, n) for seat in self.actors() for n in (1, 2, 3))

    def _carry_out(self, action, sink):
        self.data = {**self.data, "at": self.data["at"] + action.steps, "turn": (action.seat + 1) % self.data["seats"]}
        if sink:
            sink(("stepped", action.seat, action.steps))

    def observe(self, seat):
        return tuple(self.data.items())

    def redeal(self, seat, rng):
        return self.clone()

    @classmethod
    def imagined(cls, observation):
        return cls.from_json(dict(observation))

    def outcome(self):
        return None if self.actors() else Outcome((0,) * self.data["seats"], ({},) * self.data["seats"], (0,))

    def clone(self):
        new = type(self)()
        new.data = self.data
        return new

    def to_json(self):
        return dict(self.data)

    @classmethod
    def from_json(cls, data):
        self = cls()
        if data["goal"] not in META.options[0].choices:
            raise BadPosition("no such goal")
        self.data = dict(data)
        return self

    @staticmethod
    def seen_by(event, seat):
        return event

    @staticmethod
    def reveals(event):
        return False

    @property
    def round(self):
        return 1


GAME = SimpleNamespace(
    META=META,
    State=Demo,
    SCENARIOS={
        "nearly": Scenario(1, 2, {"seats": 2, "goal": 5, "at": 4, "turn": 1}, rules=2),
        "far": Scenario(3, 2, {"seats": 2, "goal": 20, "at": 17, "turn": 0}, (("goal", 20), ("long", True)), 2),
        "broken": Scenario(2, 2, {"seats": 2, "goal": 6, "at": 4, "turn": 1}, rules=2),
    },
)


def find(number):
    """The game with that number, as `games.by_number` does it."""
    return GAME if number == META.number else None
