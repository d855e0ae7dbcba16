"""Scoring: who gets what, the surplus, the end."""

import pytest
from bison_table import animals, last_turn, legal, play
from playing import choose

from prateria.core.rng import Rng
from prateria.games.bison.engine import State
from prateria.games.bison.engine.board import bits
from prateria.games.bison.engine.data import TERRAINS, TILES
from prateria.games.bison.engine.events import (
    AreaScored,
    Bartered,
    GameEnded,
    RoundBegan,
    RoundEnded,
    SurplusLost,
    TerrainScored,
    TotemPassed,
)
from prateria.games.bison.engine.scoring import award, counts, outcome, standings, strength


def naive(pieces, shown, animals):
    """BI-25 to BI-27 word for word. `pieces[seat]`: (hunters, sizes of tipis or canoes), or None without a piece."""
    there = [seat for seat, mine in enumerate(pieces) if mine is not None]

    def better(a, b):
        for size in (4, 3, 2, 1):
            if pieces[a][1].count(size) != pieces[b][1].count(size):
                return pieces[a][1].count(size) > pieces[b][1].count(size)
        return pieces[a][0] > pieces[b][0]

    gains = [0] * len(pieces)
    first = [a for a in there if not any(better(b, a) for b in there)]
    rest = [a for a in there if a not in first]
    if len(first) == 1:
        gains[first[0]] = animals
        second = [a for a in rest if not any(better(b, a) for b in rest)]
        if len(second) == 1:
            gains[second[0]] = animals // 2
            rest.remove(second[0])
    else:
        for seat in first:
            gains[seat] = animals // 2
    for seat in rest:
        gains[seat] = shown[seat]
    return gains


@pytest.mark.rule("BI-25", "BI-26", "BI-27")
def test_awards_against_the_rules_word_for_word():
    rng, ties = Rng(8), 0
    for _ in range(3000):
        seats = 2 + rng.below(3)
        pieces, shown = [], []
        for _ in range(seats):
            hunters, sizes = rng.below(3), sorted(1 + rng.below(4) for _ in range(rng.below(3)))
            pieces.append((hunters, sizes) if hunters or sizes else None)
            shown.append(rng.below(4))
        strengths = [sum(strength(0, size) for size in p[1]) + p[0] if p else 0 for p in pieces]
        animals = sum(shown) + rng.below(3)
        places, gains = award(strengths, shown, animals)
        assert list(gains) == naive(pieces, shown, animals)
        assert [place == 0 for place in places] == [p is None for p in pieces]
        ties += places.count(1) > 1
        for p, strong in zip(pieces, strengths, strict=True):
            if p:
                assert counts(strong) == (*(p[1].count(size) for size in (4, 3, 2, 1)), p[0])
    assert ties > 100


@pytest.mark.rule("BI-25", "BI-26", "BI-27")
@pytest.mark.parametrize("ruleset", ["bison", "apacze"])
def test_whole_scorings_against_the_rules_word_for_word(ruleset):
    areas = 0
    for seed in range(6):
        state, rng = State.new(2 + seed % 3, {"ruleset": ruleset}, seed), Rng(seed)
        while state.actors():
            before, events = state.clone(), []
            state.apply(choose(state, rng), events.append)
            told = {event.area: event for event in events if isinstance(event, AreaScored)}
            for area in before.observe(None).areas if told else ():
                spaces = [space for space in before.observe(None).spaces if space.area == area.id]
                pieces, shown = [], []
                for seat in range(before.seats):
                    own = [space for space in spaces if space.seat == seat]
                    sizes = sorted(space.size for space in own if space.size)
                    pieces.append((sum(space.hunters for space in own), sizes) if own else None)
                    shown.append(sum(space.animals for space in own))
                gains = tuple(naive(pieces, shown, sum(space.animals for space in spaces)))
                assert area.gains == gains
                if area.id in told:
                    assert (told[area.id].gains, told[area.id].places) == (gains, area.places)
                    areas += 1
    assert areas > 60


@pytest.mark.rule("BI-25")
def test_an_area_is_told_with_what_everybody_has_there():
    state = last_turn("", ["D4p:1 D4m:1 D4r:1", "E4p:1 E4m:1 E4r:1"], animals=[(0, 0, 0)] * 2)
    views = {area.id: area.pieces for area in state.observe(None).areas}
    told = {event.area: event.pieces for event in play(state, "2 end") if isinstance(event, AreaScored)}
    assert told == {area: views[area] for area in told}
    assert {pieces for area in told.values() for pieces in area} == {(0, 0, 0, 0, 0), (0, 0, 0, 0, 1)}


@pytest.mark.rule("BI-25")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ([(0, 4)], [(8, 3), (0, 3)]),
        ([(0, 4), (0, 1)], [(7, 4)]),
        ([(0, 3), (0, 2)], [(8, 3), (0, 1), (0, 1)]),
        ([(0, 2)], [(8, 1), (0, 1)]),
        ([(0, 1), (0, 1)], [(8, 1)]),
        ([(0, 1)], [(8, 0)]),
        ([(2, 0)], [(1, 0)]),
    ],
)
def test_what_beats_what(better, worse):
    assert sum(strength(*p) for p in better) > sum(strength(*p) for p in worse)


@pytest.mark.rule("BI-25")
def test_prairies_then_mountains_then_rivers():
    state = last_turn("", ["D4p:1 D4m:1 D4r:1", "E4p:1 E4m:1 E4r:1"], animals=[(0, 0, 0)] * 2)
    events = play(state, "2 end")
    told = [event.terrain for event in events if isinstance(event, AreaScored | TerrainScored)]
    assert told == [terrain for terrain in TERRAINS for _ in range(3)]
    assert [event.totals for event in events if isinstance(event, TerrainScored)] == [(2, 1), (1, 1), (2, 1)]
    assert (animals(state, 1), animals(state, 2)) == ((2, 1, 2), (1, 1, 1))


@pytest.mark.rule("BI-26", "BI-27")
@pytest.mark.parametrize(
    ("strengths", "places", "gains"),
    [
        ((3, 2, 1, 0), (1, 2, 3, 0), (7, 3, 2, 0)),
        ((3, 3, 3, 1), (1, 1, 1, 4), (3, 3, 3, 2)),
        ((3, 2, 2, 1), (1, 2, 2, 4), (7, 2, 2, 2)),
        ((3, 2, 2, 2), (1, 2, 2, 2), (7, 2, 2, 2)),
        ((3, 3, 3, 3), (1, 1, 1, 1), (3, 3, 3, 3)),
        ((0, 0, 1, 0), (0, 0, 1, 0), (0, 0, 7, 0)),
        ((4, 3, 2, 1), (1, 2, 3, 4), (7, 3, 2, 2)),
    ],
)
def test_places(strengths, places, gains):
    assert award(strengths, (2, 2, 2, 2), 7) == (places, gains)


@pytest.mark.rule("BI-28")
def test_a_surplus_can_be_spent_terrain_by_terrain():
    tracks = [(15, 10, 15), (15, 0, 0)]
    state = last_turn("", ["D4p:1 D4r:1", "E4p:1"], animals=tracks)
    events = play(state, "2 end")
    assert [type(event) for event in events][-1] is TerrainScored
    assert (state.phase, state.asked, state.actors()) == ("surplus", (0, 1), (0,)), "D4 brings two, E4 one"
    assert (animals(state, 1), animals(state, 2)) == ((17, 10, 15), (16, 0, 0))
    assert legal(state, "barter") == ["bison turkey", "fish turkey"]
    play(state, "1 barter fish turkey")
    assert state.actors() == (0,), "still above 15, so still asked"
    play(state, "1 buy hunter", "1 buy hunter")
    assert (state.actors(), animals(state, 1)) == ((1,), (15, 9, 10))
    events = play(state, "2 barter bison fish")
    assert events[0] == Bartered(1, "bison", "fish")
    assert [event.terrain for event in events if isinstance(event, TerrainScored)] == ["mountain", "river"]
    assert isinstance(events[-3], RoundBegan)


@pytest.mark.rule("BI-28")
def test_what_is_still_above_15_is_lost():
    state = last_turn("", ["D4p:1 D4m:1"], animals=[(15, 15, 0)])
    play(state, "2 end")
    events = play(state, "1 stop")
    assert events[0] == SurplusLost(0, "bison", 2)
    assert (state.phase, state.terrain, animals(state, 1)) == ("surplus", 1, (15, 16, 0))
    events = play(state, "1 stop")
    assert events[0] == SurplusLost(0, "turkey", 1)
    assert TotemPassed(0, 1) in events
    assert animals(state, 1) == (15, 15, 0)


@pytest.mark.rule("BI-28")
def test_the_surplus_counts_as_animals():
    state = last_turn("", ["D4p:1"], animals=[(14, 3, 3)])
    play(state, "2 end")
    assert animals(state, 1) == (16, 3, 3)
    play(state, "1 buy tipi-3")
    assert animals(state, 1) == (13, 0, 0)


@pytest.mark.rule("BI-28")
def test_seats_decide_from_the_totem_holder_on():
    three = ["E4p:1", "D4p:1", ""]
    state = last_turn("", three, seats=3, totem=2, animals=[(15, 0, 0)] * 3)
    play(state, "1 end")
    assert state.asked == (1, 0)
    assert {action.seat for action in state.legal_actions()} == {1}
    play(state, "2 stop")
    assert state.actors() == (0,)


@pytest.mark.rule("BI-28")
def test_house_rules_make_one_spend_the_surplus():
    state = last_turn("", ["D4p:1"], animals=[(15, 2, 2)], ruleset="apacze")
    play(state, "2 end")
    assert "stop" not in legal(state)
    assert legal(state) == [
        "buy hunter", "buy tipi-1", "buy tipi-2", "buy canoe-1", "buy canoe-2",
        "barter bison turkey", "barter bison fish",
    ]  # fmt: skip
    stuck = last_turn("", ["D4p:1"], animals=[(15, 15, 15)], ruleset="apacze", bought=[EVERYTHING])
    play(stuck, "2 end")
    assert legal(stuck) == ["stop"], "nothing is left to buy, and the other tracks are full"
    free = last_turn("", ["D4p:1"], animals=[(15, 2, 2)])
    play(free, "2 end")
    assert legal(free)[-1] == "stop"


@pytest.mark.rule("BI-28")
def test_house_rules_let_one_barter_something_else_first():
    state = last_turn("", ["D4p:1"], animals=[(15, 0, 9)], ruleset="apacze")
    play(state, "2 end", "1 barter fish turkey")
    assert animals(state, 1) == (17, 1, 6)
    assert "stop" not in legal(state)


EVERYTHING = "hunter " * 4 + "tipi-1 tipi-2 tipi-3 tipi-4 canoe-1 canoe-2 canoe-3 canoe-4"


@pytest.mark.rule("BI-30")
@pytest.mark.parametrize("ruleset", ["bison", "apacze"])
def test_the_last_scoring_begins_from_nothing_and_has_no_limit(ruleset):
    tiles = "D3:T01:2 C3:T02:0 D2:T12:0 C2:T11:0 E2:T07:2 B3:T08:4 E3:T10:0 F3:T15:2"
    state = last_turn(tiles, ["D4p:1", "E4m:1"], at_round=6, ruleset=ruleset, animals=[(15, 15, 15)] * 2)
    area = next(area for area in state.observe(None).areas if "D4p" in area.spaces)
    assert area.animals > 15, "a prairie that no track could hold"
    events = play(state, "2 end")
    assert events[1] == RoundEnded(6, True)
    assert animals(state, 1) == (area.animals, 0, 0)
    assert isinstance(events[-1], GameEnded)
    assert (state.phase, state.actors(), state.legal_actions()) == ("over", (), ())


@pytest.mark.rule("BI-31")
@pytest.mark.parametrize(
    ("tracks", "winners"),
    [
        (((1, 2, 3), (3, 2, 2)), (1,)),
        (((1, 2, 4), (2, 2, 3)), (1,)),
        (((2, 2, 3), (3, 2, 2)), (0, 1)),
        (((2, 2, 5), (2, 3, 4), (3, 3, 3)), (2,)),
        (((2, 3, 4), (4, 2, 3), (0, 0, 8)), (0, 1)),
    ],
)
def test_winners(tracks, winners):
    found = outcome(tracks)
    assert found.winners == winners
    assert found.points == tuple(sum(track) for track in tracks)


@pytest.mark.rule("BI-26")
def test_third_and_fourth_get_what_their_spaces_show():
    tiles = "D3:T12:2 D2:T01:2 E5:T17:2"
    state = last_turn(tiles, ["D4p:0+2", "D5p:2", "E5p:1 D2p:0+1", "D3p:1"], seats=4)
    (area,) = [found for found in standings(state.board, state.camps, 0) if found.animals == 7]
    own = [sum(TILES[state.board.laid[s // 3] // 3].animals[0] for s in bits(held)) for held in state.held]
    assert own == [1, 1, 3, 2]
    assert (area.places, area.gains) == ((1, 3, 2, 4), (7, 1, 3, 2))
