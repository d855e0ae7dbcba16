"""Bots: honest, repeatable, giving way, legal; for every game there is."""

from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import replace
from itertools import count, pairwise
from time import process_time
from typing import Any

import pytest

from prateria.bots.advice import advised
from prateria.bots.search import SLICE, at_once, best_of
from prateria.bots.seatview import SeatView
from prateria.bots.think import LEVELS, Choice, Thought, decide, think
from prateria.core.game import State
from prateria.core.rng import Rng
from prateria.games import GAMES
from prateria.games.contract import Budget


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The strong ones with little effort: the way to a choice is the same."""
    for level in ("normal", "strong"):
        monkeypatch.setitem(LEVELS, level, LEVELS[level]._replace(effort=LEVELS[level].effort // 20))
    for game in GAMES.values():
        sense = game.sense
        if sense.ahead is not None:
            sense = replace(sense, ahead=replace(sense.ahead, budgets=(Budget(runs=2, nodes=2),), horizon=1))
        if sense.efforts:
            sense = replace(sense, efforts=(sense.efforts[0]._replace(effort=sense.efforts[0].effort // 20),))
        if sense.hinted:
            sense = replace(sense, hinted=sense.hinted // 20)
        monkeypatch.setattr(game, "sense", sense)


def thoughts(view: SeatView, level: str, rng: Rng, clock: Callable[[], float], hint: bool = False) -> list[Any]:
    """All that a bot yields, its choice last."""
    return stepped(think(view, level, rng, clock, hint=hint))


def stepped(generator: AsyncIterator[Any]) -> list[Any]:
    """All that it yields; by hand, since Pyodide's tests have no event loop."""
    found: list[Any] = []
    while True:
        try:
            next(iter(generator.__anext__().__await__()))
        except StopIteration as step:
            found.append(step.value)
        except StopAsyncIteration:
            return found


CALM = {"calm": True}
"""Pow Wow without a race, in which its players have the most to think about."""


def positions(game: str, seats: int, seed: int, every: int, options: dict[str, Any] | None = None) -> Iterator[State]:
    """Positions of a random game in which somebody decides between several things or begins a bag."""
    state, rng = GAMES[game].State.new(seats, options, seed), Rng(seed)
    n = 0
    while state.actors():
        bag = state.bag()
        if bag is None or not bag.taken:
            n += 1
            if n % every == 0:
                yield state
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])


def cases(every: int) -> list[State]:
    """A few positions of each game at each size, of Pow Wow both ways."""
    return [
        state.clone()
        for game, options in (*((game, None) for game in GAMES), ("powwow", CALM))
        for seats in range(GAMES[game].META.seats[0], GAMES[game].META.seats[1] + 1)
        for state in positions(game, seats, seats, every, options)
    ]


@pytest.mark.long
@pytest.mark.parametrize("level", LEVELS)
def test_the_choice_depends_on_what_the_seat_knows_only(level: str) -> None:
    for state in cases(29):
        seat = state.actors()[0]
        first = decide(SeatView(state, seat), level, Rng(5))
        assert decide(SeatView(state, seat), level, Rng(5)) == first
        for n in range(2):
            assert decide(SeatView(state.redeal(seat, Rng(n)), seat), level, Rng(5)) == first


@pytest.mark.long
@pytest.mark.parametrize("size", [0, 1])
def test_a_hint_depends_on_what_the_seat_knows_only(size: int) -> None:
    """Those that the best level gives, and those that are found by trials."""
    tried = 0
    for state in cases(29):
        seat, strong = state.actors()[0], GAMES[state.META.id].levels[-1]

        def hint(state: State, seat: int = seat, strong: str = strong) -> list[Any]:
            view = SeatView(state, seat)
            found = [run for run in advised(view, 4, 5, size) if run is not None]
            return found or thoughts(view, strong, Rng(5), float, hint=True)[-1:]

        first = hint(state)
        tried += not isinstance(first[0], Choice)
        for n in range(2):
            assert hint(state.redeal(seat, Rng(n))) == first
    assert tried > 3


@pytest.mark.parametrize("level", LEVELS)
def test_the_clock_decides_nothing(level: str) -> None:
    for state in cases(31):
        view = SeatView(state, state.actors()[0])
        hasty = thoughts(view, level, Rng(1), count(0.0, 1.0).__next__)
        calm = thoughts(view, level, Rng(1), float)  # a clock that stands at 0.0
        assert hasty[-1] == calm[-1]
        assert len(hasty) >= len(calm)


def test_it_gives_way_as_soon_as_a_slice_is_over() -> None:
    state = cases(2)[0]
    clock = count(0.0, 0.001).__next__  # it is looked at after every node: one takes a millisecond
    found = thoughts(SeatView(state, state.actors()[0]), "normal", Rng(1), clock)
    nodes = [thought.nodes for thought in found if isinstance(thought, Thought)]
    assert len(nodes) > 2
    assert all(b - a <= 1000 * SLICE + 1 for a, b in pairwise(nodes))
    assert isinstance(found[-1], Choice)
    assert nodes[-1] <= LEVELS["normal"].effort


def far_sighted() -> Iterator[State]:
    """A position of each game with the level `strong` in which it thinks ahead."""
    for name, game in GAMES.items():
        if (ahead := game.sense.ahead) is not None:
            for state in positions(name, 2, 3, 1):
                view = SeatView(state, state.actors()[0])
                if ahead.weighty(view.observe()) and state.bag() is None and len(view.legal_actions()) > 2:
                    yield state.clone()
                    break


def test_a_strong_one_gives_way_within_a_node() -> None:
    for state in far_sighted():
        looks: list[float] = []

        def clock(looks: list[float] = looks) -> float:
            looks.append(process_time())
            return looks[-1]

        found = thoughts(SeatView(state, state.actors()[0]), "strong", Rng(1), clock)
        assert isinstance(found[-1], Choice)
        slices = sorted(b - a for a, b in pairwise(looks))
        assert len(slices) > 20  # for two nodes
        assert slices[len(slices) * 9 // 10] < SLICE  # and not all: a slow machine is not the bot


def test_a_strong_one_can_be_stopped_while_it_thinks() -> None:
    for state in far_sighted():
        before, looks = state.to_json(), count(0.0, 1.0)
        generator = think(SeatView(state, state.actors()[0]), "strong", Rng(1), looks.__next__)
        for _ in range(3):
            with pytest.raises(StopIteration) as step:
                next(iter(generator.__anext__().__await__()))
            assert isinstance(step.value.value, Thought)
        with pytest.raises(StopIteration):
            generator.aclose().send(None)
        seen = next(looks)
        with pytest.raises(StopAsyncIteration):
            next(iter(generator.__anext__().__await__()))
        assert next(looks) == seen + 1  # nothing has been thought since
        assert state.to_json() == before


def test_a_hint_that_is_late_is_the_best_of_those_that_met_the_same_deals() -> None:
    for state in far_sighted():
        for patience in (0, 40):
            looks = count()

            def late(looks: Iterator[int] = looks, patience: int = patience) -> bool:
                return next(looks) >= patience

            hasty, view = count(0.0, 1.0).__next__, SeatView(state, state.actors()[0])
            *before, choice = stepped(think(view, "strong", Rng(1), hasty, hint=True, late=late))
            assert isinstance(choice, Choice)
            assert sum(thought.of > 0 for thought in before) <= patience + 1
            assert choice.actions[0] in state.legal_actions()


def test_before_all_have_met_a_deal_the_likeliest_is_the_best() -> None:
    """Points may be below nothing: whoever has none yet is not ahead."""
    state = GAMES["manitou"].State.new(2, {}, 1)
    while len(state.legal_actions()) < 3:
        state.apply(state.legal_actions()[0])
    view = SeatView(state, state.actors()[0])
    runs = [(action,) for action in view.legal_actions()[:3]]
    worth = iter([-5.0, -9.0, -1.0, *[-3.0] * 99])
    evaluated = at_once(lambda after, seat, rng: next(worth))
    found = stepped(best_of(view, runs, evaluated, 30, Rng(1), count(0.0, 1.0).__next__, 2))
    assert [thought.best for thought in found[:4]] == [0, 0, 0, 2]


def test_how_far_it_is_goes_up_to_all_of_it() -> None:
    for state in far_sighted():
        found = thoughts(SeatView(state, state.actors()[0]), "strong", Rng(1), count(0.0, 1.0).__next__)
        nodes = [(thought.nodes, thought.of) for thought in found[:-1] if thought.of]
        assert nodes == sorted(nodes)
        assert nodes[-1][0] == nodes[-1][1]


def test_a_hint_for_one_of_the_last_cards_takes_no_more_tries_than_for_the_first() -> None:
    state, rng = GAMES["manitou"].State.new(2, {}, 1), Rng(1)
    while state.phase != "play" or state.turns_left > 4:  # type: ignore[attr-defined]
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    view, most = SeatView(state, state.actors()[0]), GAMES["manitou"].sense.hinted
    for hint in (False, True):
        found = thoughts(view, "strong", Rng(1), count(0.0, 1.0).__next__, hint)
        assert (max(thought.of for thought in found[:-1]) <= most) == hint


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_by_legal_actions(game: str) -> None:
    levels = tuple(LEVELS)
    for seats in range(GAMES[game].META.seats[0], GAMES[game].META.seats[1] + 1):
        state, rng = GAMES[game].State.new(seats=seats, seed=seats), Rng(seats)
        while state.actors():
            seat = state.actors()[0]
            chosen = decide(SeatView(state, seat), levels[(seat + seats) % len(levels)], rng.fork())
            assert chosen.actions
            for action in chosen.actions:
                state.apply(action)  # raises IllegalAction
            if state.actors():
                assert state.bag() is None or not state.bag().taken  # a bag is one choice
        assert state.outcome() is not None


def test_a_bag_begun_is_gone_on_with() -> None:
    for game in GAMES:
        for state in positions(game, GAMES[game].META.seats[0], 1, 1):
            bag = state.bag()
            if bag is None:
                continue
            begun = state.clone()
            for _ in range(len(bag.kinds) // 2):
                begun.apply(begun.legal_actions()[-1])
            for level in LEVELS:
                done = begun.clone()
                for action in decide(SeatView(begun, bag.seat), level, Rng(2)).actions:
                    done.apply(action)
                assert not done.bag() or not done.bag().taken


def test_a_view_hides_what_others_can_do() -> None:
    for game in GAMES:
        state = GAMES[game].State.new(seats=GAMES[game].META.seats[1], seed=3)
        seat = state.actors()[0]
        other = (seat + 1) % GAMES[game].META.seats[1]
        assert SeatView(state, seat).legal_actions() == tuple(a for a in state.legal_actions() if a.seat == seat)
        assert bool(SeatView(state, other).legal_actions()) is (other in state.actors())
        assert SeatView(state, other).bag() is None
        assert not hasattr(SeatView(state, seat), "state")
