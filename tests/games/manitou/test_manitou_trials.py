"""Trials of strength. MA-04, MA-11 to MA-15, EX-MA-1, EX-MA-2."""

from itertools import product

import pytest
from playing import choose
from positions import hunt, lies, of_type, play, texts

from prateria.core.rng import Rng
from prateria.games.manitou.engine import State, data, events

TABLE = """
           chief  healer  rainmaker  scout  mother
chief      =      W       W          W      L
healer     L      =       W          L      W
rainmaker  L      L       =          W      W
scout      L      W       L          =      W
mother     W      L       L          L      =
"""
WARRIORS = TABLE.split("\n")[1].split()
RESULT = {(line.split()[0], WARRIORS[i]): line.split()[i + 1] for line in TABLE.split("\n")[2:7] for i in range(5)}
PAIRS = list(RESULT)


@pytest.mark.rule("MA-04", "MA-11")
@pytest.mark.parametrize(("mine", "theirs"), PAIRS)
def test_one_against_one_the_table_decides(mine, theirs):
    state = hunt(hands=[f"{mine} h1"], river=f"2:h2 2:{theirs} 2:h3", left=2)
    assert f"1 play {mine} river" in texts(state)  # even where it is going to lose
    told = play(state, f"1 play {mine} river")
    trial = {"W": "wins", "L": "loses", "=": "equal"}[RESULT[mine, theirs]]
    assert of_type(told, events.Trial) == [events.Trial("river", 0, mine, 1, theirs, trial)]
    my_side, their_side = {"W": ("", "-"), "L": ("-", ""), "=": ("-", "-")}[RESULT[mine, theirs]]
    assert lies(state, "river") == f"2:h2 2:{theirs}{their_side} 2:h3 1:{mine}{my_side}"


@pytest.mark.rule("MA-04")
def test_the_table_is_fair():
    """Whoever beats another is beaten by it in no case; of two different ones, one wins."""
    for (a, b), result in RESULT.items():
        assert RESULT[b, a] == {"W": "L", "L": "W", "=": "="}[result]


@pytest.mark.rule("EX-MA-1")
def test_healer_loses_to_chief_and_scout_and_beats_rainmaker_and_clan_mother():
    fate = {}
    for other in WARRIORS:
        state = hunt(hands=["healer"], hills=f"2:{other}", left=2)
        play(state, "1 play healer hills")
        fate[other] = lies(state, "hills")
    assert fate == {
        "chief": "2:chief 1:healer-",
        "scout": "2:scout 1:healer-",
        "rainmaker": "2:rainmaker- 1:healer",
        "mother": "2:mother- 1:healer",
        "healer": "2:healer- 1:healer-",
    }


@pytest.mark.rule("MA-11")
def test_the_winner_stays_and_can_be_joined_or_challenged():
    state = hunt(3, hands=["chief", "mother", "healer"], hills="2:scout", left=6)
    play(state, "1 play chief hills", "2 play mother hills")
    assert lies(state, "hills") == "2:scout- 1:chief- 2:mother"
    play(state, "3 play healer hills")
    assert lies(state, "hills") == "2:scout- 1:chief- 2:mother- 3:healer"
    assert state.observe(None).territories[0].guard == 2


@pytest.mark.rule("MA-11")
def test_fallen_warriors_challenge_nobody():
    state = hunt(hands=["healer"], hills="2:chief- 1:mother-", left=2)
    assert of_type(play(state, "1 play healer hills"), events.Trial) == []
    assert state.observe(None).territories[0].guard == 0


@pytest.mark.rule("MA-11")
def test_one_territory_only():
    state = hunt(hands=["chief"], hills="2:scout", river="2:scout", left=2)
    play(state, "1 play chief river")
    assert (lies(state, "hills"), lies(state, "river")) == ("2:scout", "2:scout- 1:chief")


@pytest.mark.rule("MA-12", "MA-10", "MA-15")
@pytest.mark.parametrize("seed", range(30))
def test_at_most_one_player_has_face_up_warriors_and_at_most_two(seed):
    state, rng = State.new(2 + seed % 3, seed=seed), Rng(seed)
    while state.actors():
        state.apply(choose(state, rng))
        for place in state.observe(None).territories:
            up = [card.seat for card in place.laid if card.up and card.kind in WARRIORS]
            assert len(set(up)) <= 1
            assert len(up) <= 2
            assert place.guard == (up[0] if up else None)
            assert all(card.up for card in place.laid if card.kind not in WARRIORS)


STRONG = [(mine, lower, upper) for mine, lower, upper in product(WARRIORS, repeat=3) if RESULT[mine, upper] in "W="]
WEAK = [(mine, lower, upper) for mine, lower, upper in product(WARRIORS, repeat=3) if RESULT[mine, upper] == "L"]


@pytest.mark.rule("MA-13")
@pytest.mark.parametrize(("mine", "lower", "upper"), STRONG)
def test_an_equal_or_stronger_one_takes_the_upper_down_with_it(mine, lower, upper):
    state = hunt(hands=[f"{mine} h1"], forest=f"2:h4 2:{lower} 2:{upper} 2:h1", left=4)
    told = play(state, f"1 play {mine} forest")
    assert of_type(told, events.Trial) == [events.Trial("forest", 0, mine, 1, upper, "sacrifice")]
    assert lies(state, "forest") == f"2:h4 2:{lower} 2:{upper}- 2:h1 1:{mine}-"
    assert state.observe(None).territories[2].guard == 1


@pytest.mark.rule("MA-13", "MA-11")
@pytest.mark.parametrize(("mine", "lower"), PAIRS)
def test_the_lower_one_can_then_be_challenged(mine, lower):
    state = hunt(3, hands=["chief", "h9", mine], hills=f"2:{lower} 2:scout", left=6)
    play(state, "1 play chief hills", "2 play h9 river", f"3 play {mine} hills")
    down = {"W": ("-", ""), "L": ("", "-"), "=": ("-", "-")}[RESULT[mine, lower]]
    assert lies(state, "hills") == f"2:{lower}{down[0]} 2:scout- 1:chief- 3:{mine}{down[1]}"


@pytest.mark.rule("MA-13")
def test_a_pair_of_the_same_kind_loses_the_one_played_later():
    state = hunt(hands=["mother"], hills="2:chief 1:h1 2:chief", left=2)
    play(state, "1 play mother hills")
    assert lies(state, "hills") == "2:chief 1:h1 2:chief- 1:mother-"


@pytest.mark.rule("MA-13")
def test_a_second_one_can_protect_the_lower_one_again():
    state = hunt(hands=["chief mother", "healer"], hills="2:rainmaker 2:scout", left=4)
    play(state, "1 play chief hills", "2 play healer hills")
    assert lies(state, "hills") == "2:rainmaker 2:scout- 1:chief- 2:healer"
    assert "1 play mother hills" not in texts(state)  # weaker than the healer, now the upper one


@pytest.mark.rule("MA-14")
@pytest.mark.parametrize(("mine", "lower", "upper"), WEAK)
def test_a_weaker_one_is_no_legal_play_against_a_pair(mine, lower, upper):
    pair = f"2:{lower} 2:{upper}"
    assert texts(hunt(hands=[f"{mine} h1"], hills=pair, left=2)) == [
        "1 play h1 hills", "1 play h1 river", "1 play h1 forest", f"1 play {mine} river", f"1 play {mine} forest"
    ]  # fmt: skip


@pytest.mark.rule("MA-14")
@pytest.mark.parametrize(("mine", "lower", "upper"), WEAK)
def test_without_another_legal_play_it_falls_alone(mine, lower, upper):
    mates = [kind for kind in WARRIORS if kind != mine]
    rows = {"river": f"1:{mates[0]} 1:{mates[1]}", "forest": f"1:{mates[2]} 1:{mates[3]}"}
    state = hunt(hands=[mine], hills=f"2:{lower} 2:{upper}", **rows, left=2)
    assert texts(state) == [f"1 play {mine} hills"]
    told = play(state, f"1 play {mine} hills")
    assert of_type(told, events.Trial) == [events.Trial("hills", 0, mine, 1, upper, "weak")]
    assert lies(state, "hills") == f"2:{lower} 2:{upper} 1:{mine}-"
    assert lies(state, "river") == "1:{} 1:{}".format(*mates[:2])


@pytest.mark.rule("MA-14")
def test_every_weak_one_may_be_laid_before_every_pair():
    state = hunt(3, hands=["scout healer"], hills="2:scout 2:chief", river="3:scout 3:chief", forest="1:chief 1:mother",
                 left=3)  # fmt: skip
    assert texts(state) == [
        "1 play healer hills", "1 play healer river", "1 play scout hills", "1 play scout river"
    ]  # fmt: skip


@pytest.mark.rule("MA-14")
@pytest.mark.parametrize(
    ("hand", "rows"),
    [
        ("healer mother", {}),  # the clan mother takes the chief down
        ("healer h1", {}),
        ("healer", {"forest": ""}),
        ("healer", {"forest": "1:chief"}),
        ("healer", {"forest": "2:scout"}),  # even a losing trial is a legal play
        ("healer", {"forest": "2:scout 2:healer"}),  # a sacrifice elsewhere
    ],
)
def test_only_a_player_with_no_other_legal_play_may_lay_a_weak_one(hand, rows):
    rows = {"hills": "2:rainmaker 2:chief", "river": "1:scout 1:chief", "forest": "1:mother 1:mother", **rows}
    if "mother" in hand:
        rows["forest"] = "1:mother 1:rainmaker"
    state = hunt(hands=[hand], **rows, left=2)
    assert texts(state)
    assert "1 play healer hills" not in texts(state)


@pytest.mark.rule("EX-MA-2", "MA-13", "MA-14")
def test_a_rainmaker_guarded_by_a_chief():
    pair = "2:rainmaker 2:chief"
    state = hunt(hands=["chief mother scout"], hills=pair, left=4)
    assert [text for text in texts(state) if "hills" in text] == ["1 play chief hills", "1 play mother hills"]
    state = hunt(hands=["healer rainmaker scout"], hills=pair, left=4)
    assert [text for text in texts(state) if "hills" in text] == []
    for attacker in ("chief", "mother"):
        state = hunt(hands=[f"{attacker} healer", "h1"], hills=pair, left=4)
        play(state, f"1 play {attacker} hills", "2 play h1 river")
        assert lies(state, "hills") == f"2:rainmaker 2:chief- 1:{attacker}-"
        play(state, "1 play healer hills")
        assert lies(state, "hills") == f"2:rainmaker- 2:chief- 1:{attacker}- 1:healer"


@pytest.mark.rule("MA-15")
@pytest.mark.parametrize("kind", [*data.HUNTERS, *WARRIORS])
def test_hunters_are_never_challenged(kind):
    state = hunt(hands=[kind], hills="2:h5 2:h10 2:h1", left=2)
    told = play(state, f"1 play {kind} hills")
    assert of_type(told, events.Trial) == []
    assert lies(state, "hills") == f"2:h5 2:h10 2:h1 1:{kind}"


@pytest.mark.rule("MA-15")
@pytest.mark.parametrize("row", ["2:chief", "2:chief 2:mother", "1:scout", "1:scout 1:healer"])
def test_a_hunter_is_laid_beside_great_warriors_without_a_trial(row):
    state = hunt(hands=["h1"], hills=row, left=2)
    told = play(state, "1 play h1 hills")
    assert of_type(told, events.Trial) == []
    assert lies(state, "hills") == f"{row} 1:h1"
