"""Several tipis or canoes in one action, reduced and dismantled, against a search without any cleverness."""

import pytest
from bison_table import camps, legal, numbers, play, supply, table

from prateria.core.rng import Rng
from prateria.games.bison.engine import State
from prateria.games.bison.engine.rules.building import plain, totals

BOARD = "F4:T09:4 E5:T17:0 E6:T18:2"
PAID = {0: 0, 1: 0, 2: 2, 3: 4, 4: 7, 5: 10}


def reachable(sites, stock, hunters, most, variant):
    """Every total of hunters that some sequence of steps uses: BI-20, BI-32 and BI-33 tried out on dicts."""
    found = {0}
    for at, (standing, size) in sites.items():
        for new in range(5):
            used = abs(new - size)
            if not 0 < used <= most or (new and not stock.get(new)):
                continue
            if new > size and standing < used:
                continue
            if new < size and (variant < 2 or hunters < used):
                continue
            if variant == 0:
                found.add(used)
                continue
            left = dict(stock)
            for piece, more in ((size, 1), (new, -1)):
                left[piece] = left.get(piece, 0) + more
            rest = {other: site for other, site in sites.items() if other != at}
            more = reachable(rest, left, hunters + new - size, most - used, variant)
            found |= {used + total for total in more}
    return found


def positions(variant):
    """Positions of random games in which somebody names an action, with more pieces than chance would buy."""
    for seed in range(6):
        state, rng = State.new(2 + seed % 3, {"variant": variant}, seed), Rng(seed)
        while state.actors():
            if state.phase == "name":
                yield state
            actions = [a for a in state.legal_actions() if getattr(a, "hunters", 2) > 1] or state.legal_actions()
            state.apply(actions[rng.below(len(actions))])


@pytest.mark.rule("BI-18", "BI-20", "BI-21", "BI-32", "BI-33")
@pytest.mark.parametrize("variant", [0, 1, 2])
def test_the_numbers_that_can_be_named_are_those_that_some_steps_use(variant):
    compared, several = 0, 0
    for state in positions(variant):
        view = state.observe(None)
        player = view.players[view.turn]
        animals = sum(player.animals)
        for deed, terrains, first in (("tipi", ("prairie", "mountain"), 1), ("canoe", ("river",), 5)):
            if deed in player.deeds or (player.holds and len(player.deeds) == 3):
                continue
            own = [s for s in view.spaces if s.seat == view.turn and s.terrain in terrains]
            sites = {s.id: (s.hunters, s.size) for s in own}
            stock = {size: player.supply[first + size - 1] for size in (1, 2, 3, 4)}
            most = max(n for n, price in PAID.items() if price <= animals)
            found = reachable(sites, stock, player.supply[0], most, variant)
            assert numbers(state, deed) == sorted(found)
            compared += 1
            several += len(found) > 2
    assert compared > 300
    assert several > 30


@pytest.mark.rule("BI-20")
def test_random_stocks():
    rng = Rng(3)
    for _ in range(400):
        sites = sorted((rng.below(4), rng.below(5)) for _ in range(rng.below(5)))
        sites = tuple(site for site in sites if any(site))
        pieces, hunters = [rng.below(2) for _ in range(4)], rng.below(4)
        stock, by_size = (*pieces, hunters), dict(enumerate(pieces, 1))
        named = {f"s{i}": site for i, site in enumerate(sites)}
        assert {n for n in range(6) if plain(sites, stock) >> n & 1} == reachable(named, by_size, hunters, 5, 0) - {0}
        for variant in (1, 2):
            found = totals(sites, stock, 5, variant == 2)
            assert {n for n in range(6) if found >> n & 1} == reachable(named, by_size, hunters, 5, variant)


@pytest.mark.rule("BI-32")
def test_the_plain_game_makes_one_step_only():
    assert numbers(table(BOARD, ["D4p:1 E4p:1"]), "tipi") == [0, 1]
    assert numbers(table(BOARD, ["D4p:1 E4p:1"], variant=1), "tipi") == [0, 1]
    assert numbers(table(BOARD, ["D4p:1 E4p:1"], variant=1, bought=["tipi-1"]), "tipi") == [0, 1, 2]


@pytest.mark.rule("BI-32")
def test_no_step_may_leave_hunters_that_nothing_can_use():
    state = table(BOARD, ["D4p:2 E4p:1"], variant=1)
    assert numbers(state, "tipi") == [0, 1, 2, 3]
    play(state, "1 do tipi 3", "1 take bison 4", "1 take turkey 0", "1 take fish 0")
    assert legal(state) == ["alter D4p 2", "alter E4p 1"], "with tipi 1 on D4p two hunters would be left over"
    play(state, "1 alter E4p 1")
    assert legal(state) == ["alter D4p 2"]


@pytest.mark.rule("BI-32", "BI-33")
def test_what_comes_back_may_be_used():
    state = table(BOARD, ["D4p:1+1 E4p:1"], variant=1, bought=["tipi-2"])
    assert supply(state, 1).get("tipi-1") is None
    play(state, "1 do tipi 2", "1 take bison 2", "1 take turkey 0", "1 take fish 0")
    assert legal(state) == ["alter D4p 2"], "the tipi 1 is not there yet"
    play(state, "1 alter D4p 2", "1 alter E4p 1")
    assert camps(state, 1) == {"D4p": (0, 2), "E4p": (0, 1)}


@pytest.mark.rule("BI-33")
def test_each_space_once():
    state = table(BOARD, ["D4p:0+1 E4r:0+2"], variant=2)
    play(state, "1 do tipi 1")
    assert legal(state) == ["alter D4p 0"]
    play(state, "1 alter D4p 0")
    assert state.phase == "end"
    assert numbers(table(BOARD, ["D4p:0+1"], variant=2), "tipi") == [0, 1], "what was dismantled is not built again"


@pytest.mark.rule("BI-33")
def test_to_reduce_needs_a_hunter_in_the_supply_and_the_smaller_piece():
    state = table(BOARD, ["D4p:4 E4r:0+2"], variant=2)
    assert numbers(state, "canoe") == [0], "no hunter in the supply"
    state = table(BOARD, ["D4p:2 E4r:0+2 D4r:0+1"], variant=2)
    play(state, "1 do canoe 1")
    assert legal(state) == ["alter D4r 0"], "the canoe 1 lies on the table, and two hunters would be too many"


@pytest.mark.rule("BI-33")
def test_canoes_too():
    state = table(BOARD, ["E4r:0+2"], variant=2)
    play(state, "1 do canoe 1", "1 alter E4r 1")
    assert camps(state, 1) == {"E4r": (1, 1)}
    assert supply(state, 1) == {"hunter": 3, "tipi-1": 1, "tipi-2": 1, "canoe-2": 1}


@pytest.mark.rule("BI-33")
def test_variant_two_includes_variant_one():
    for state in list(positions(2))[::7]:
        plainer = State.from_json({**state.to_json(), "variant": 1})
        for deed in ("tipi", "canoe"):
            assert set(numbers(plainer, deed)) <= set(numbers(state, deed))
