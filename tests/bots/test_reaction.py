"""The hands of bots in a race: PW-19."""

import pytest

from prateria.bots.reaction import LEAST, REFLEXES, claim, ease, reaction, turning
from prateria.bots.seatview import SeatView
from prateria.core.rng import Rng
from prateria.games.powwow.engine import State
from prateria.games.powwow.engine.data import CARDS, COPIES


def table(face_up, seats=2, left=None):
    """A race in which these cards lie face up."""
    rest = [name for name, copies in zip(CARDS, COPIES, strict=True) for _ in range(copies - face_up.count(name))]
    left = len(rest) if left is None else left
    return State.from_json(
        {
            "options": {"war_path": False, "marriage": False, "sharing": False, "calm": False},
            "phase": "race",
            "turn": 0,
            "prairie": rest[:left],
            "table": face_up,
            "pile": [],
            "settled": 0,
            "asked": [],
            "gone": rest[left:],
            "players": [{"colour": colour, "winnings": []} for colour in ("red", "yellow", "green")[:seats]],
        }
    )


def claims(state, level, seat=0, n=300):
    """What a bot claims, over many drawn reactions; None for nothing."""
    moves = [claim(SeatView(state, seat), level, Rng(i)) for i in range(n)]
    return [move.what if move else None for move in moves]


@pytest.mark.rule("PW-19")
@pytest.mark.parametrize("level", REFLEXES)
def test_reactions_have_a_spread_and_a_middle(level):
    times = sorted(reaction(level, Rng(n)) for n in range(2000))
    reflex = REFLEXES[level]
    assert times[0] >= LEAST
    assert abs(times[1000] - reflex.middle) < 0.05 * reflex.middle
    within = sum(reflex.middle / reflex.spread <= time <= reflex.middle * reflex.spread for time in times)
    assert 0.62 < within / 2000 < 0.74
    assert reaction(level, Rng(3)) == reaction(level, Rng(3))
    assert reaction(level, Rng(3), 2.0) > reaction(level, Rng(3))
    assert turning(level, Rng(3), 2.0) > turning(level, Rng(3)) > 900


def test_levels_differ():
    assert REFLEXES["first"].middle > REFLEXES["normal"].middle
    big = table(["red-hunter", *["bison"] * 7, "yellow-hunter"])
    missed = {level: claims(big, level).count(None) for level in REFLEXES}
    assert 0 < missed["normal"] < missed["first"] < 300


def test_a_strong_one_is_as_quick_as_an_adult_and_no_quicker_than_people_can_be():
    found = sorted(reaction("strong", Rng(n)) for n in range(2000))
    assert found[0] >= LEAST
    assert 700 < found[len(found) // 2] < 1100
    usual = sorted(reaction("normal", Rng(n)) for n in range(2000))
    assert found[len(found) // 2] < usual[len(usual) // 2]


def test_only_a_beginner_is_ever_wrong():
    nothing = table(["red-hunter", "totem"])
    assert set(claims(nothing, "normal")) == {None}
    assert set(claims(nothing, "first", n=2000)) == {None, "hunter"}
    assert claims(nothing, "first", n=2000).count("hunter") < 100


def test_normal_waits_for_more_unless_a_rival_is_near_or_it_is_the_end():
    alone = ["red-hunter", "bison", "bison"]
    assert set(claims(table(alone), "normal")) == {None}
    rival = [*alone, "bison", "yellow-hunter"]
    assert "hunter" in claims(table(rival), "normal")
    assert set(claims(table(rival), "strong")) == {None}  # not worth a person card yet
    assert "hunter" in claims(table([*rival, *["bison"] * 3]), "strong")
    assert "hunter" in claims(table(alone, left=0), "normal")


def test_a_bot_knows_nothing_of_the_prairie():
    state = table(["red-hunter", "bison", "bison", "bison", "yellow-hunter"])
    for n in range(20):
        world = state.redeal(0, Rng(n))
        assert claims(world, "normal", n=20) == claims(state, "normal", n=20)


def test_it_eases_off_only_for_people():
    assert ease((40, 10, 30), (1,)) == 2.0
    assert ease((40, 35, 0), (0, 1)) == 1.0
    assert ease((40, 10), ()) == 1.0
