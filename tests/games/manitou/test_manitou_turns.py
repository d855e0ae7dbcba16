"""Turns of a hunt. MA-08 to MA-10, MA-24."""

import pytest
from playing import choose
from positions import hunt, lies, of_type, parties, play, reserve, texts

from prateria.core.rng import Rng
from prateria.games.manitou.engine import State, data, events


@pytest.mark.rule("MA-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hunt_is_seven_turns_each(seats):
    state, rng, told = State.new(seats, seed=2), Rng(2), []
    while state.actors():
        state.apply(choose(state, rng), told.append)
    hunts, turns = [], [0] * seats
    for event in told:
        if isinstance(event, events.Played | events.Passed):
            turns[event.seat] += 1
        elif isinstance(event, events.HuntEnded):
            hunts.append(turns)
            turns = [0] * seats
    assert hunts == [[7] * seats] * 3
    assert turns == [0] * seats


@pytest.mark.rule("MA-08")
def test_cards_left_over_go_back_to_the_reserve():
    state = hunt(hands=["h1 chief", "h4"], piles=["h8 scout"])
    before = reserve(state, 1)
    play(state, "1 play h1 hills")
    after = reserve(state, 1)
    back = {kind: after[kind] - before[kind] for kind in after if after[kind] != before[kind]}
    assert back == {"h1": 1, "h8": 1, "chief": 1, "scout": 1}  # the hunter played comes back by MA-20
    assert reserve(state, 2)["h4"] == 1
    assert sum(reserve(state, 2).values()) == 21
    assert [(p.hand, p.pile) for p in state.observe(None).players] == [(0, 0), (0, 0)]


@pytest.mark.rule("MA-08")
def test_nobody_sees_what_was_left_over():
    one, two = hunt(hands=["h1 chief"]), hunt(hands=["h1 h9"])
    assert one.observe(1) == two.observe(1)
    seen = [[state.seen_by(e, 1) for e in play(state, "1 play h1 hills")] for state in (one, two)]
    assert seen[0] == seen[1]
    assert one.observe(1) == two.observe(1)


@pytest.mark.rule("MA-09")
def test_any_order_and_hunters_keep_their_strength_under_other_cards():
    state = hunt(hands=["h5 chief h7", "h2 h3"], left=6)
    play(state, "1 play h5 hills", "2 play h2 hills", "1 play chief hills", "2 play h3 hills", "1 play h7 hills")
    place = state.observe(1).territories[0]
    assert place.strengths == (12, 5)
    assert lies(state, "hills") == "1:h5 2:h2 1:chief 2:h3 1:h7"
    assert place == state.observe(None).territories[0] == state.observe(0).territories[0]


@pytest.mark.rule("MA-09")
def test_the_order_played_decides_which_warrior_is_upper():
    for row, upper in (("2:chief 2:h3 2:scout 2:h1", "scout"), ("2:scout 2:h3 2:chief 2:h1", "chief")):
        state = hunt(hands=["chief mother"], hills=row, left=2)
        told = play(state, "1 play chief hills")
        assert of_type(told, events.Trial)[0].against == upper


@pytest.mark.rule("MA-10")
def test_a_third_great_warrior_is_not_a_legal_play_and_hunters_are():
    state = hunt(hands=["scout h4"], hills="1:h1 1:chief 1:h2 1:healer 1:h3", left=2)
    assert texts(state) == [
        "1 play h4 hills", "1 play h4 river", "1 play h4 forest", "1 play scout river", "1 play scout forest"
    ]  # fmt: skip


@pytest.mark.rule("MA-10")
def test_any_number_of_hunters():
    state = hunt(hands=["h7"], hills="1:h1 1:h2 1:h3 1:h4 1:h5 1:h6", left=2)
    assert "1 play h7 hills" in texts(state)


@pytest.mark.rule("MA-10")
def test_the_limit_counts_face_up_ones():
    state = hunt(hands=["scout"], hills="1:chief 1:healer- 2:mother-", left=2)
    assert "1 play scout hills" in texts(state)
    state = hunt(hands=["scout", "chief h2"], hills="1:mother 1:chief", left=4, turn=2)
    play(state, "2 play chief hills")
    assert lies(state, "hills") == "1:mother 1:chief- 2:chief-"
    play(state, "1 play scout hills", "2 play h2 river")
    assert lies(state, "hills") == "1:mother 1:chief- 2:chief- 1:scout"


@pytest.mark.rule("MA-24")
def test_who_has_no_legal_play_passes_and_the_turn_counts():
    rows = {"hills": "1:chief 1:healer", "river": "1:scout 1:mother", "forest": "1:rainmaker 1:scout"}
    state = hunt(hands=["chief mother", "h1"], **rows, left=4)
    assert texts(state) == ["1 pass"]
    told = play(state, "1 pass")
    assert told == [events.Passed(0)]
    assert state.actors() == (1,)
    assert state.observe(None).turns_left == 3
    assert state.observe(0).own.hand == ("chief", "mother")


@pytest.mark.rule("MA-24")
def test_a_pass_can_end_the_hunt():
    rows = {"hills": "1:chief 1:healer", "river": "1:scout 1:mother", "forest": "1:rainmaker 1:scout"}
    state = hunt(hands=["chief mother"], **rows, left=1)
    told = play(state, "1 pass")
    assert events.HuntEnded(1) in told
    assert reserve(state, 1) == dict(zip(data.KINDS, data.COPIES, strict=True))


@pytest.mark.rule("MA-24")
@pytest.mark.parametrize(
    ("hand", "rows"),
    [
        ("chief h3", {}),  # a hunter can always be played
        ("chief", {"forest": "1:rainmaker"}),  # one warrior face up: room for another
        ("chief", {"forest": "1:rainmaker 1:scout-"}),
        ("chief", {"forest": "2:healer"}),  # a trial is a legal play
        ("healer", {"forest": "2:healer 2:chief"}),  # a weak play (MA-14) comes before a pass
    ],
)
def test_nobody_passes_who_can_play(hand, rows):
    full = {"hills": "1:chief 1:healer", "river": "1:scout 1:mother", "forest": "1:rainmaker 1:scout"}
    state = hunt(hands=[hand, "h1"], **{**full, **rows}, left=4)
    assert "1 pass" not in texts(state)
    assert texts(state)


@pytest.mark.rule("MA-24")
def test_a_party_of_eight_warriors_can_come_to_it():
    state = parties(dealer=2)
    for kind, n in zip(data.KINDS, (0,) * 10 + (2, 2, 2, 2, 0), strict=True):
        play(state, f"1 take {kind} {n}")
    for kind, n in zip(data.KINDS, (1, 1, 1, 1, 2, 1) + (0,) * 9, strict=True):
        play(state, f"2 take {kind} {n}")
    for _ in range(6):
        state.apply(state.legal_actions()[0])
        state.apply(state.legal_actions()[0])
    assert texts(state) == ["1 pass"]
    assert len(state.observe(0).own.hand) == 2
