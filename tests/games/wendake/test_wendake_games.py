"""Whole games full of progress tiles, goods and masks, played by chance: what must hold after every action.

Random games from the start seldom buy anything, so these begin with players who own it all; the contract suite looks at
games from the start.
"""

import json
from collections import Counter
from functools import cache

import pytest
from wendake_table import position, starting

from prateria.core.rng import Rng
from prateria.games.wendake.engine import META, State
from prateria.games.wendake.engine.actions import SORTS
from prateria.games.wendake.engine.data import NATIVES, PROGRESS, TRIBES

SEATS = (1, 2, 4)
EVERYTHING = "pelt*20 fish*20 corn*20 bean*20 pumpkin*20 beaver*3"


MASKS = ("L1-07 L1-09", "L2-04 L2-07", "L2-08 L2-10", "L1-15 L1-16")
"""Tiles with a Mask action, which each seat has in the place of two of its own."""


def rich(seats, seed):
    """A first year in which the seats share all progress tiles of the game and have plenty of all else."""
    rng = Rng(seed)
    sides = max(2, seats)
    tiles = [
        tile
        for level in (1, 2, 3)
        for tile in ([t.id for t in PROGRESS if t.level == level] * 2)[seed:][: 2 * sides - 1]  # one is left to buy
    ]
    owned = {seat: " ".join(tiles[seat::seats]) for seat in range(seats)}
    flags = {seat: flag for flag, seat in zip(("EN", "FR"), _allied(owned), strict=False)}
    tribes = dict(enumerate(tribe.id for tribe in rng.shuffled(TRIBES)[:seats]))
    state = position(
        seats,
        goods=dict.fromkeys(range(seats), EVERYTHING),
        canoes=dict.fromkeys(range(seats), 3),
        progress=owned,
        grid={seat: f"{MASKS[seat]} B4 B5 B1 B6 B7 B8 B9" for seat in range(seats)},
        aside=dict.fromkeys(range(seats), "B2 B3"),
        flags=flags,
        tribes=tribes,
        ghost="traders masks raiders pathfinder" if seats == 1 else "",
        hand={0: "husk*2 beggar-pox", **({1: "husk spirit*2"} if seats > 1 else {})},
        extra=[seat for seat, tribe in tribes.items() if tribe == "shawnee"],
    )
    state.rng = rng
    return state


def _allied(owned):
    """Who has an alliance, each once."""
    return [seat for seat, tiles in owned.items() if "P2-2" in tiles or "P3-2" in tiles]


def busy(state, rng):
    """An action by chance: progress tiles readily, the end of a turn and its like only now and then."""
    legal = state.legal_actions()
    tiles = [a for a in legal if getattr(a, "verb", "") == "use"]
    if tiles and rng.below(2):
        return tiles[rng.below(len(tiles))]
    idle = [a for a in legal if getattr(a, "verb", "") in ("end", "stop", "hold", "keep", "done", "order", "back")]
    rest = [a for a in legal if a not in idle]
    pool = rest if rest and (not idle or rng.below(8)) else idle
    return pool[rng.below(len(pool))]


@cache
def games():
    """(position before, action, events) of some games."""
    steps = []
    for seats in SEATS:
        for seed in (1, 3):
            state, rng = rich(seats, seed), Rng(seed + 50)
            while state.actors():
                before, told = state.clone(), []
                action = busy(state, rng)
                state.apply(action, told.append)
                steps.append((before, action, tuple(told)))
            steps.append((state, None, ()))
    return steps


def every(n, start=0):
    """Every nth of those steps that has an action."""
    return [step for step in games()[start::n] if step[1] is not None]


def test_everything_happens():
    """Else these games would prove little."""
    verbs = Counter(getattr(action, "verb", "take") for _, action, _ in every(1))
    assert set(verbs) >= set(SORTS) - {"join", "flag", "track"}  # those have tests of their own
    used = {action.what for _, action, _ in every(1) if getattr(action, "verb", "") == "use"}
    assert used == {tile.id for tile in PROGRESS}
    told = {type(event).__name__ for _, _, events in every(1) for event in events}
    assert {"PileTurned", "NativeLost", "TurtleTaken", "GhostActed", "TurtlesShown", "MasksTakenBack"} <= told


@pytest.mark.rule("WE-06")
def test_natives_canoes_and_markers_are_conserved():
    for state, _, _ in games():
        view = state.observe(None)
        for player in view.players:
            total = dict(zip(NATIVES, player.house, strict=True))
            for territory in view.territories:
                total["warrior"] += territory.standing[player.seat]
                for area in territory.areas:
                    if area.seat == player.seat:
                        total[area.native] += area.stack
            assert total == {"woman": 7, "hunter": 7, "warrior": 8 if player.tribe == "iroquois" else 7}
            assert min(*player.house, *player.goods, *player.tracks) >= 0
            assert 0 <= player.canoes <= 5
            markers = sum(place.marker == "action" for place in player.grid)
            assert player.markers + markers + player.ordered == 4
            assert sum(place.marker == "fire" for place in player.grid) <= 1
        if view.ghost is not None:
            warriors = view.ghost.house + sum(territory.standing[1] for territory in view.territories)
            assert warriors == 5


@pytest.mark.rule("WE-13", "WE-17")
def test_a_line_can_always_be_completed():
    for state, _, _ in games():
        for player in state.observe(None).players:
            marked = sum(place.marker == "action" for place in player.grid)
            assert player.lines or marked == 3


@pytest.mark.rule("WE-42")
def test_nobody_is_where_nobody_may_be():
    for state, _, _ in games():
        for territory in state.observe(None).territories:
            if territory.home is not None:
                assert not any(n for seat, n in enumerate(territory.standing) if seat != territory.home)
            else:
                assert all(area.stack in (0, 1) for area in territory.areas)
                women = [area for area in territory.areas if area.native == "woman"]
                assert all(area.product != "beaver" for area in women)
                hunters = [area for area in territory.areas if area.native == "hunter"]
                assert all(area.product == "beaver" for area in hunters)


def test_positions_can_be_written_and_read():
    for state, _, _ in games()[::5]:
        again = State.from_json(json.loads(json.dumps(state.to_json())))
        assert again == state
        assert again.legal_actions() == state.legal_actions()
        assert again.bag() == state.bag()


def test_lists_stay_short_and_tell_actions_apart():
    longest = 0
    for state, _, _ in games():
        legal = state.legal_actions()
        longest = max(longest, len(legal))
        assert len(set(legal)) == len(legal) == len({action.text for action in legal})
        picks = [frozenset(action.picks) for action in legal]
        assert not any(a <= b for a in picks for b in picks if a is not b)
        sorts = [[pick.partition(":")[0] for pick in action.picks] for action in legal]
        assert all(len(set(mine)) == len(mine) > 0 for mine in sorts)
    assert longest <= 250


def test_a_game_is_shorter_than_its_bound():
    turns = Counter()
    for state, action, _ in every(1):
        turns[state.seats, state.year, state.turn] += 1
        assert action is not None
    assert max(turns.values()) < (META.max_actions // 4 - 1) // 7


def test_what_is_dealt_anew_looks_the_same():
    for n, (state, action, _) in enumerate(every(11)):
        for seat in (*range(state.seats), None):
            world = state.redeal(seat, Rng(n))
            assert world.observe(seat) == state.observe(seat)
            assert world.redeal(seat, Rng(3)) == state.redeal(seat, Rng(3))
            assert State.from_json(world.to_json()) == world
        mine = state.redeal(action.seat, Rng(n))
        assert mine.legal_actions() == state.legal_actions()


def test_what_can_be_taken_back_taught_nothing():
    """A step that reveals nothing looks the same in every world that anybody could be in."""
    for n, (state, action, told) in enumerate(every(5)):
        if any(State.reveals(event) for event in told):
            continue
        after = state.clone()
        after.apply(action)
        for seat in (*range(state.seats), None):
            world, other = state.redeal(seat, Rng(n)), []
            if action in world.legal_actions():
                world.apply(action, other.append)
                assert world.observe(seat) == after.observe(seat)
                mine = [State.seen_by(event, seat) for event in told]
                assert [State.seen_by(event, seat) for event in other] == mine


def test_nothing_is_learnt_that_was_not_told():
    for state, action, told in every(2):
        after = state.clone()
        after.apply(action)
        for seat in (*range(state.seats), None):
            if not any(State.seen_by(event, seat) is not None for event in told):
                assert after.observe(seat) == state.observe(seat)


def test_any_time_is_between_actions_only():
    """Swaps, transfers and tiles for any time are never offered within another choice."""
    anytime = {tile.id for tile in PROGRESS if tile.when == "any"}
    for state, _, _ in every(1):
        if state.observe(None).asked.what not in ("turn", "steps"):
            assert not starting(state, "open")
            assert not anytime & set(starting(state, "use"))
