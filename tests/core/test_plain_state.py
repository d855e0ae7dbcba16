"""A state whose fields say all: copies, writing, reading, and what is hidden of its events."""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from prateria.core.errors import BadOption, BadPosition
from prateria.core.game import Meta, Option, Outcome, Sink
from prateria.core.plain import GameEnded, PlainState, by_points, put
from prateria.core.rng import Rng


class Drew(NamedTuple):
    seat: int
    card: int | None


class Draw(NamedTuple):
    seat: int = 0
    text: str = "1 draw"
    picks: tuple[str, ...] = ("pile:top",)


class Pile(PlainState):
    """Seat 0 draws from a pile until it is empty."""

    META = Meta("pile", 200, 2, (2, 3), 1, 9, (Option("long", (False, True), False),))
    HIDDEN = ((Drew, "card"),)

    pile: tuple[int, ...]
    name: str | None
    pairs: tuple[tuple[int, bool], ...]

    def begin(self, options: Mapping[str, Any], rng: Rng) -> None:
        self.pile = tuple(rng.shuffled(range(5 if options["long"] else 2)))
        self.name, self.pairs = None, ((0, True),)

    @property
    def round(self) -> int:
        return 1

    def actors(self) -> tuple[int, ...]:
        return (0,) if self.pile else ()

    def legal_actions(self) -> tuple[Draw, ...]:
        return (Draw(),) if self.pile else ()

    def do(self, action: Draw, tell: Sink) -> None:
        card, *rest = self.pile
        self.pile = tuple(rest)
        tell(Drew(0, card))

    def outcome(self) -> Outcome | None:
        return None if self.pile else by_points((1,) * self.seats)

    def observe(self, seat: int | None) -> Any:
        return len(self.pile)

    def redeal(self, seat: int | None, rng: Rng) -> "Pile":
        return self.clone()

    def check(self) -> None:
        if len(set(self.pile)) < len(self.pile):
            raise ValueError("a card lies there twice")


def test_it_begins_with_its_options_and_all_of_its_chance_from_the_seed() -> None:
    assert len(Pile.new(seed=1).pile) == 2
    state = Pile.new(3, {"long": True}, seed=4)
    assert (state.seats, state.rules, len(state.pile)) == (3, 2, 5)
    assert state == Pile.new(3, {"long": True}, seed=4)
    assert Pile.new(rules=1).rules == 1
    with pytest.raises(BadOption):
        Pile.new(4)


def test_a_clone_goes_its_own_way() -> None:
    state = Pile.new()
    other = state.clone()
    other.apply(Draw())
    assert (len(state.pile), len(other.pile)) == (2, 1)


class Shut(Pile):
    """Nobody has seen the pile."""

    META = Pile.META

    def redeal(self, seat: int | None, rng: Rng) -> "Shut":
        new = self.clone()
        new.pile = tuple(rng.shuffled(sorted(self.pile)))
        return new

    def observe(self, seat: int | None) -> Any:
        return SimpleNamespace(world=self.world(seat))


def test_an_observation_with_a_world_can_be_imagined() -> None:
    """It is the same for all that look alike, so it tells nothing of the pile; and it is dealt as the true one is."""
    piles = [Shut.new(2, {"long": True}, seed=n) for n in range(9)]
    assert len({state.pile for state in piles}) > 4
    assert len({state.observe(0).world for state in piles}) == 1
    for state in piles:
        world = Shut.imagined(state.observe(0))
        assert world.observe(0) == state.observe(0)
        assert world.redeal(0, Rng(5)) == state.redeal(0, Rng(5))
        assert world.actors() == state.actors()


def test_a_position_is_read_as_it_was_written() -> None:
    state = Pile.new(seed=3)
    state.name = "Ola"
    again = Pile.from_json(state.to_json())
    assert again == state
    assert (again.name, again.pairs, again.pile) == (state.name, state.pairs, state.pile)


WRONG = [
    ({"pile": 3}, "pile"),
    ({"pile": ["1"]}, "'1' is not of the type int"),
    ({"pile": [True]}, "pile"),
    ({"pile": [1, 1]}, "twice"),
    ({"name": 3}, "name"),
    ({"pairs": [[0]]}, "pairs"),
    ({"pairs": [[0, 1]]}, "pairs"),
    ({"seats": 9}, "2 to 3 seats"),
    ({"seats": "2"}, "seats"),
    ({"rules": 3}, "rules version"),
    ({"rules": 0}, "rules version"),
    ({"more": 1}, "no others"),
]


@pytest.mark.parametrize(("change", "why"), WRONG)
def test_what_is_no_position_is_refused_with_a_reason(change: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        Pile.from_json({**Pile.new().to_json(), **change})
    assert Pile.from_json(Pile.new().to_json())


@pytest.mark.parametrize("junk", [None, [], "state", {}, {"seats": 2}])
def test_something_else_is_no_position(junk: Any) -> None:
    with pytest.raises(BadPosition):
        Pile.from_json(junk)


def test_a_field_that_could_be_changed_in_a_clone_is_refused() -> None:
    class Lists(Pile):
        cards: list[int]

    with pytest.raises(TypeError, match=r"Lists\.cards"):
        Lists.new().to_json()


def test_only_its_seat_sees_what_is_hidden_of_an_event() -> None:
    event = Drew(0, 5)
    assert [Pile.seen_by(event, seat) for seat in (0, 1, None)] == [event, Drew(0, None), Drew(0, None)]
    assert Pile.seen_by(GameEnded((1,), (0,)), None) == GameEnded((1,), (0,))
    assert not Pile.reveals(event)


def test_the_end_is_told_once_and_last() -> None:
    state, told = Pile.new(), list[Any]()
    state.apply(Draw(), told.append)
    state.apply(Draw(), told.append)
    assert [type(event) for event in told] == [Drew, Drew, GameEnded]
    assert told[-1] == GameEnded((1, 1), (0, 1))


def test_put_leaves_the_old_tuple_alone() -> None:
    old = (1, 2, 3)
    assert (put(old, 2, 9), old) == ((1, 2, 9), (1, 2, 3))
