"""Setting up, and tribes. WE-01 to WE-10."""

import pytest
from wendake_table import bag, goods, play, position, standing, starting, steps, texts, village

from prateria.games.wendake.engine import State, data
from prateria.games.wendake.engine.events import Scored
from prateria.games.wendake.engine.maps import MAPS

ALL = [(seats, tribes) for seats in (1, 2, 3, 4) for tribes in (False, True)]


def settled(seats, seed=1):
    """A game with tribes, everyone having chosen the first one left."""
    state = State.new(seats, {"tribes": True}, seed)
    while starting(state, "join"):
        play(state, f"join {starting(state, 'join')[0]}")
    return state


@pytest.mark.rule("WE-01")
def test_the_map_goes_by_the_number_of_players():
    for seats in (1, 2, 3, 4):
        state = State.new(seats, seed=1)
        shown = state.observe(None).territories
        assert [place.id for place in shown] == [place.id for place in MAPS[max(2, seats)].territories]
        villages = [place.home for place in shown if place.kind == "village"]
        assert villages == list(range(max(2, seats)))
    for sides in (2, 4):  # with three the flags cannot lie equal for all
        flags = [place.flag for place in MAPS[sides].territories]
        assert flags.count("EN") == flags.count("FR")


@pytest.mark.rule("WE-02")
def test_tracks_in_two_pairs():
    pairs = {State.new(2, seed=n).observe(None).pairs for n in range(40)}
    assert len(pairs) == 3
    assert all(sorted(a + b) == sorted(data.TRACKS) for a, b in pairs)
    first = State.new(2, {"first_game": True}, 1).observe(None).pairs
    assert {frozenset(pair) for pair in first} == {frozenset(("mask", "military")), frozenset(("economic", "ritual"))}
    assert State.new(2).observe(0).players[0].tracks == (0, 0, 0, 0)


@pytest.mark.rule("WE-03")
def test_progress_tiles():
    for seats, tribes in ALL:
        offer = State.new(seats, {"tribes": tribes}, seed=seats).observe(None).offer
        assert [tile[1] for tile in offer] == sorted("123" * (2 * max(2, seats)))
        assert list(offer) == sorted(set(offer))
    assert len({State.new(2, seed=n).offer for n in range(10)}) > 5


@pytest.mark.rule("WE-05")
def test_a_random_order_of_play():
    assert len({State.new(3, seed=n).order for n in range(60)}) == 6


@pytest.mark.rule("WE-06", "WE-07", "WE-08")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_everyone_starts_with(seats):
    view = State.new(seats, seed=seats).observe(0)
    for player in view.players:
        territory = next(place for place in view.territories if place.home == player.seat)
        assert (player.women, player.hunters, player.warriors) == (5, 5, 5)
        assert (player.house, player.canoes, player.markers, player.swaps) == ((2, 2, 2), 1, 4, 1)
        assert player.hand == 1
        given = {"pelt": 1, "fish": 1, territory.areas[0].product: 1, "beaver": 2}
        assert {kind: n for kind, n in zip(data.GOODS, player.goods, strict=True) if n} == given
        assert sorted(place.tile for place in player.grid) == [f"B{n}" for n in range(1, 10)]
        assert player.grid[4].tile == "B1"
        assert not any(place.ritual for place in player.grid)
        assert len(player.lines) == 8
    assert len({tuple(p.tile for p in State.new(2, seed=n).observe(0).players[0].grid) for n in range(10)}) == 10


@pytest.mark.rule("WE-09")
@pytest.mark.parametrize(("seats", "left"), [(1, 11), (2, 11), (3, 14), (4, 17)])
def test_advanced_tiles(seats, left):
    state = State.new(seats, seed=seats)
    first, second = state.stacks
    assert len(state.open) == 6
    assert len(state.open) + len(first) == len(second) == left
    assert all(data.TILES[tile].level == 1 for tile in (*state.open, *first))
    assert all(data.TILES[tile].players <= max(2, seats) for tile in (*state.open, *first, *second))


@pytest.mark.rule("WE-08")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_tribes_are_chosen_in_reverse_order(seats):
    state = State.new(seats, {"tribes": True}, seed=2)
    assert len(state.observe(None).tribes) == seats + 1
    for n, seat in enumerate(reversed(state.order)):
        assert state.actors() == (seat,)
        assert len(starting(state, "join")) == seats + 1 - n
        play(state, f"join {starting(state, 'join')[-1]}")
    assert state.actors() == state.order[:1]
    assert starting(state, "tile")
    assert len({player.tribe for player in state.observe(None).players}) == seats


def with_tribe(tribe, rules):
    """A game for two at its first turn, in which seat 0 has that tribe."""
    for seed in range(40):
        state = State.new(2, {"tribes": True}, seed, rules)
        while starting(state, "join"):
            here = starting(state, "join")
            others = [name for name in here if name != tribe]
            play(state, f"join {tribe if state.turn == 0 and tribe in here else others[0]}")
        if state.observe(0).players[0].tribe == tribe:
            return state
    raise AssertionError(tribe)


@pytest.mark.rule("WE-08")
@pytest.mark.parametrize(
    ("rules", "tribe", "have", "cards", "economic"),
    [
        (1, "wyandot", {"pelt": 1, "fish": 1, "corn": 1}, 1, 0),
        (1, "iroquois", {"fish": 1, "corn": 1, "beaver": 1}, 1, 0),
        (1, "shawnee", {"pelt": 1, "corn": 1, "beaver": 1}, 1, 0),
        (1, "potomac", {"fish": 2, "corn": 1}, 1, 0),
        (1, "seneca", {"corn": 1, "beaver": 1}, 2, 0),
        (2, "wyandot", {"fish": 1, "corn": 1, "beaver": 2}, 1, 2),
        (2, "iroquois", {"pelt": 1, "fish": 1, "corn": 1, "beaver": 2}, 1, 0),
        (2, "shawnee", {"pelt": 2, "corn": 1, "beaver": 2}, 1, 0),
        (2, "potomac", {"corn": 1}, 1, 0),
        (2, "seneca", {"pelt": 1, "corn": 1, "beaver": 2}, 1, 0),
    ],
)
def test_what_each_tribe_starts_with(rules, tribe, have, cards, economic):
    state = with_tribe(tribe, rules)
    player = state.observe(0).players[0]
    assert goods(state) == have
    assert (player.hand, player.tracks) == (cards, (economic, 0, 0, 0))
    assert (player.house, player.warriors) == ((2, 2, 2), 6 if tribe == "iroquois" else 5)
    assert (player.canoes, player.swaps) == (2 if tribe == "potomac" else 1, 2 if tribe == "seneca" else 1)
    assert player.extra is (tribe == "shawnee")


@pytest.mark.rule("WE-08")
def test_the_points_of_a_tribe_are_told():
    states = (State.new(2, {"tribes": True}, seed) for seed in range(20))
    state, told = next(state for state in states if "wyandot" in state.observe(None).tribes), []
    while state.choices and len(state.choices) > 1:
        name = "wyandot" if "wyandot" in starting(state, "join") else starting(state, "join")[0]
        state.apply(state.parse(f"{state.turn + 1} join {name}"), told.append)
    gained = [event for event in told if isinstance(event, Scored)]
    assert [(event.track, event.points, event.total) for event in gained] == [("economic", 2, 2)]


@pytest.mark.rule("WE-08")
def test_wyandot_exchange_one_more():
    state = position(tribes={0: "wyandot", 1: "seneca"}, ask=steps("trade"), goods={0: "corn*9"}, canoes={0: 2})
    play(state, "do trade", "exchange")
    assert state.bag().total == 3
    more = position(tribes={0: "wyandot", 1: "seneca"}, ask=steps("trade"), goods={0: "corn*9"}, progress={0: "P1-7"})
    play(more, "do trade", "use P1-7")
    assert more.bag().total == 4
    own = position(tribes={0: "wyandot", 1: "seneca"}, goods={0: "corn*9"}, progress={0: "P2-7"})
    play(own, "use P2-7")
    assert own.bag().total == 3  # that is no Trade


@pytest.mark.rule("WE-08")
def test_iroquois_have_an_eighth_warrior():
    state = position(tribes={0: "iroquois", 1: "seneca"}, ask=steps("ritual"))
    assert village(state) == (5, 5, 6)
    play(state, "do ritual")
    bag(state, "warrior*2")
    assert village(state) == (5, 5, 8)


@pytest.mark.rule("WE-08")
def test_shawnee_move_one_more_once_a_year():
    state = position(tribes={0: "shawnee", 1: "seneca"}, ask=steps("move1"), extra=(0,), progress={0: "P1-1"})
    play(state, "use P1-1", "stand V1 B1")  # by a progress tile: none more
    play(state, "do move1", "stand V1 B1")
    assert state.observe(0).asked[:2] == (0, "moves")
    assert (state.observe(0).asked.left, state.observe(0).asked.extra) == (0, True)
    rested = state.clone()
    play(state, "stand V1 B1")
    assert standing(state, "B1") == (3, 0)
    assert not state.observe(0).players[0].extra
    state.stack = position(ask=steps("move1")).stack
    play(state, "do move1", "stand V1 B1")
    assert texts(state)[-1] == "end"
    play(rested, "stop")
    assert rested.observe(0).players[0].extra  # it was not used


@pytest.mark.rule("WE-08")
def test_seneca_swap_twice():
    state = position(tribes={0: "seneca", 1: "potomac"})
    play(state, "open swap", "swap A1", "swap B1")
    assert state.observe(0).players[0].points == 0  # the end point only if none was used
    play(state, "open swap", "swap A1", "swap C1")
    assert "open swap" not in texts(state)


@pytest.mark.rule("WE-08")
def test_mask_cards_are_dealt_after_the_first_discard_in_order_of_play():
    state = settled(3)
    fresh = State.new(3, {"tribes": True}, seed=1)
    assert state.pile == fresh.pile
    dealt = list(reversed(fresh.deck))
    for seat in state.order:
        for _ in range(len(state.players[seat].hand)):
            assert dealt.pop(0) in [c // 3 for c in state.players[seat].hand]
    assert state.deck == tuple(reversed(dealt))
