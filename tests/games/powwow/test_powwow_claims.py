"""Turning, claiming and settling: PW-01 to PW-16 and PW-20."""

import pytest
from powwow_table import face_up, play, spread, texts, won

from prateria.core.errors import IllegalAction
from prateria.core.rng import Rng
from prateria.games.powwow.engine import META, State
from prateria.games.powwow.engine.data import CARDS, COLOURS, COPIES, LOOT
from prateria.games.powwow.engine.events import Claimed, FoundNothing, GameEnded, PileShown, Punished, Took, Turned


@pytest.mark.rule("PW-01", "PW-02", "PW-03")
@pytest.mark.parametrize("seats", range(2, 6))
def test_the_box(seats: int) -> None:
    state = State.new(seats, seed=3)
    view = state.observe(None)
    box = dict(view.prairie)
    assert sum(box.values()) == view.left == 114
    assert sum(n for name, n in box.items() if name not in LOOT) == 45
    assert [box[name] for name in LOOT] == [33, 9, 9, 9, 9]
    for colour in COLOURS:  # those without a player too
        assert [box[f"{colour}-{kind}"] for kind in ("chief", "warrior", "maiden", "hunter")] == [2, 2, 2, 3]
    assert [player.colour for player in view.players] == list(COLOURS[:seats])
    play(state, texts(state)[0])
    assert sum("claim" in text for text in texts(state)) == 4 * seats


@pytest.mark.rule("PW-03")
def test_the_prairie_is_shuffled() -> None:
    assert State.new(2, seed=1).prairie != State.new(2, seed=2).prairie
    assert State.new(2, seed=1) == State.new(2, seed=1)
    state = State.new(2, seed=1)
    assert len(state.legal_actions()) == 1  # one action, whichever card is touched


@pytest.mark.rule("PW-04", "PW-05")
def test_turning_goes_clockwise_from_a_random_player() -> None:
    assert {State.new(4, seed=seed).turn for seed in range(40)} == {0, 1, 2, 3}
    state = State.new(4, seed=5)
    first = state.turn
    for n in range(8):
        seat = (first + n) % 4
        card = CARDS[state.prairie[-1]]
        assert play(state, f"{seat + 1} turn") == [Turned(seat, card, 113 - n)]
        assert face_up(state)[card] >= 1
    assert sum(face_up(state).values()) == 8
    assert state.round == 8


@pytest.mark.rule("PW-04")
def test_nothing_can_be_claimed_before_the_first_card() -> None:
    state = State.new(3, seed=1)
    assert state.actors() == (state.turn,)
    assert texts(state) == [f"{state.turn + 1} turn"]


@pytest.mark.rule("PW-06")
def test_anyone_claims_once_and_the_pile_keeps_the_order() -> None:
    state = spread("red yellow green", "bison", "red-hunter")
    assert state.actors() == (0, 1, 2)
    assert texts(state)[0] == "2 turn"
    assert play(state, "3 claim hunter", "1 claim hunter") == [Claimed(2, "hunter"), Claimed(0, "hunter")]
    assert state.actors() == (1,)
    assert texts(state) == ["table settle", *(f"2 claim {kind}" for kind in ("chief", "warrior", "maiden", "hunter"))]
    with pytest.raises(IllegalAction):
        state.apply(state.parse("1 claim chief"))
    assert [(lying.seat, lying.lacks) for lying in state.observe(None).pile] == [(2, "person"), (0, "")]


SOUND = [
    ("red-hunter bison", {"hunter"}),
    ("red-hunter", set()),
    ("yellow-hunter bison", set()),
    ("red-warrior tomahawk", {"warrior"}),
    ("red-warrior bison totem necklace", set()),
    ("red-maiden necklace", {"maiden"}),
    ("red-chief totem", set()),
    ("red-chief totem green-maiden", set()),
    ("red-chief totem green-warrior", {"chief"}),
    ("red-chief*2 totem", {"chief"}),
    ("red-chief totem red-hunter", {"chief"}),
    ("red-chief blue-hunter", set()),
    ("red-chief red-warrior red-maiden red-hunter tipi", {"chief", "warrior", "maiden", "hunter"}),
    ("red-chief red-warrior red-maiden red-hunter", set()),
    ("bison totem tomahawk necklace tipi", set()),
]


@pytest.mark.rule("PW-07", "PW-10", "PW-11", "PW-12")
@pytest.mark.parametrize(("table", "sound"), SOUND)
@pytest.mark.parametrize("options", [{}, {"marriage": True, "sharing": True, "war_path": True}])
def test_what_is_sound(table: str, sound: set[str], options: dict[str, bool]) -> None:
    for kind in ("chief", "warrior", "maiden", "hunter"):
        state = spread("red purple", table, **options)
        play(state, f"1 claim {kind}")
        assert (state.observe(None).pile[0].lacks == "") == (kind in sound)
        play(state, "table settle")
        assert (state.phase == "take") == (kind in sound)


@pytest.mark.rule("PW-07", "PW-08")
@pytest.mark.parametrize(
    ("table", "kind", "missing"),
    [
        ("yellow-chief totem green-hunter", "chief", "person"),
        ("red-chief green-hunter bison", "chief", "loot"),
        ("red-chief totem*2 green-maiden", "chief", "captive"),
        ("red-chief bison", "chief", "loot"),
        ("red-warrior totem bison", "warrior", "loot"),
        ("red-hunter necklace", "maiden", "person"),
    ],
)
def test_a_punishment_says_what_was_missing(table: str, kind: str, missing: str) -> None:
    state = spread("red yellow", table)
    assert play(state, f"1 claim {kind}", "table settle")[-1] == Punished(0, kind, missing, 0)


@pytest.mark.rule("PW-07", "PW-08")
def test_what_was_missing_is_judged_before_anyone_takes() -> None:
    state = spread("red yellow", "red-chief yellow-hunter totem")
    events = play(state, "1 claim chief", "2 claim hunter", "1 haul totem yellow-hunter")
    assert events[-1] == Punished(1, "hunter", "loot", 0)  # the person is gone only since


@pytest.mark.rule("PW-08")
@pytest.mark.parametrize(
    ("before", "after"),
    [("", []), ("bison", []), ("bison tipi", []), ("totem bison tipi red-hunter", ["totem", "bison"])],
)
def test_an_unsound_card_costs_two(before: str, after: list[str]) -> None:
    state = spread("red yellow", "bison", won={0: before})
    events = play(state, "1 claim hunter", "table settle")
    amount = len(before.split()) - len(after)
    assert events == [Claimed(0, "hunter"), PileShown(((0, "hunter"),), 0), Punished(0, "hunter", "person", amount)]
    assert won(state, 0) == after
    assert sum(n for _, n in state.observe(None).gone) == amount
    assert texts(state) == ["1 turn"]  # PW-16: an unsound card counts as well


@pytest.mark.rule("PW-08", "PW-21")
def test_the_punishment_comes_when_its_place_comes() -> None:
    first = spread("red yellow", "yellow-warrior tomahawk", won={0: "bison"}, war_path=True)
    play(first, "1 claim chief", "2 claim warrior", "2 haul tomahawk")
    assert won(first, 1) == ["tomahawk", "yellow-warrior"]  # the bison is thrown before it could be given
    later = spread("red yellow", "yellow-warrior tomahawk", won={0: "bison totem"}, war_path=True)
    events = play(later, "2 claim warrior", "1 claim chief", "2 haul tomahawk")
    assert won(later, 1) == ["bison", "tomahawk", "yellow-warrior"]
    assert events[-1] == Punished(0, "chief", "person", 1)


@pytest.mark.rule("PW-07", "PW-09")
def test_sound_is_judged_before_anyone_takes() -> None:
    state = spread("red yellow", "red-hunter yellow-hunter bison*3", won={1: "totem"})
    events = play(state, "1 claim hunter", "2 claim hunter", "1 haul bison")
    assert events[-1] == FoundNothing(1, "hunter", "loot")
    assert won(state, 1) == ["totem"]  # takes nothing, is not punished
    assert texts(state) == ["2 turn"]


@pytest.mark.rule("PW-09", "PW-11")
def test_a_captured_person_card_is_no_fault() -> None:
    state = spread("red yellow", "red-chief yellow-hunter bison totem", won={1: "totem"})
    events = play(state, "1 claim chief", "2 claim hunter", "1 haul totem yellow-hunter")
    assert events[-1] == FoundNothing(1, "hunter", "person")
    assert won(state, 1) == ["totem"]
    twins = spread("red yellow", "red-chief yellow-hunter*2 bison totem")
    play(twins, "1 claim chief", "2 claim hunter", "1 haul totem yellow-hunter", "2 haul bison")
    assert won(twins, 1) == ["bison", "yellow-hunter"]  # an equal one serves


@pytest.mark.rule("PW-10", "PW-13", "PW-15")
@pytest.mark.parametrize(
    ("kind", "loot"), [("maiden", "necklace"), ("warrior", "tomahawk"), ("hunter", "bison"), ("hunter", "tipi")]
)
def test_all_of_one_loot_and_one_person(kind: str, loot: str) -> None:
    state = spread("red yellow", f"red-{kind}*2 {loot}*5 totem", won={0: "totem"})
    events = play(state, f"1 claim {kind}", "table settle", f"1 haul {loot}")
    taken = [loot] * 5 + [f"red-{kind}"]
    assert events[-1] == Took(0, kind, loot, None, 0, tuple(taken))
    assert won(state, 0) == ["totem", *taken]  # the person card on top
    assert face_up(state) == {"totem": 1, f"red-{kind}": 1}


@pytest.mark.rule("PW-11", "PW-14", "PW-15")
def test_the_chief_takes_one_male_of_his_choice() -> None:
    state = spread("red yellow", "totem*2 green-chief yellow-warrior blue-hunter purple-maiden red-hunter", "red-chief")
    play(state, "1 claim chief", "table settle")
    captives = ["red-hunter", "yellow-warrior", "green-chief", "blue-hunter"]
    assert texts(state) == [f"1 haul totem {captive}" for captive in captives]
    play(state, "1 haul totem blue-hunter")
    assert won(state, 0) == ["totem", "totem", "blue-hunter", "red-chief"]


@pytest.mark.rule("PW-11")
def test_the_chief_may_capture_his_own_second_chief() -> None:
    state = spread("red yellow", "totem red-chief*2")
    play(state, "1 claim chief", "table settle")
    assert texts(state) == ["1 haul totem red-chief"]
    play(state, "1 haul totem red-chief")
    assert won(state, 0) == ["totem", "red-chief", "red-chief"]


@pytest.mark.rule("PW-12")
def test_the_chief_takes_tipis_alone() -> None:
    state = spread("red yellow", "totem tipi*2 yellow-hunter", "red-chief")
    play(state, "1 claim chief", "table settle")
    assert texts(state) == ["1 haul totem yellow-hunter", "1 haul tipi"]
    play(state, "1 haul tipi")
    assert won(state, 0) == ["tipi", "tipi", "red-chief"]
    alone = spread("red yellow", "tipi", "red-chief")
    play(alone, "1 claim chief", "table settle", "1 haul tipi")
    assert won(alone, 0) == ["tipi", "red-chief"]


@pytest.mark.rule("PW-14")
def test_taking_is_a_must_and_chosen_when_the_turn_comes() -> None:
    state = spread("red yellow", "red-hunter yellow-hunter tipi bison")
    play(state, "1 claim hunter", "2 claim hunter")
    assert state.actors() == (0,)
    assert texts(state) == ["1 haul bison", "1 haul tipi"]  # no way to take nothing
    play(state, "1 haul tipi")
    assert texts(state) == ["2 haul bison"]


@pytest.mark.rule("PW-15")
def test_the_size_is_shown_and_an_observer_may_remember() -> None:
    state = spread("red yellow", "red-hunter bison*2")
    play(state, "1 claim hunter", "table settle", "1 haul bison")
    for seat in (None, 0, 1):
        view = state.observe(seat)
        assert view.players[0].points == 3
        assert view.players[0].winnings == ("bison", "bison", "red-hunter")
    redealt = state.redeal(1, Rng(3))
    assert redealt.winnings == state.winnings


@pytest.mark.rule("PW-16", "PW-17")
def test_the_last_to_arrive_turns_next_then_clockwise() -> None:
    state = spread("red yellow green blue", "red-hunter bison")
    play(state, "1 claim hunter", "4 claim hunter", "table settle", "1 haul bison")
    assert texts(state) == ["4 turn"]  # one pile a card: nobody claims again before the next
    play(state, "4 turn")
    assert state.turn == 0


@pytest.mark.rule("PW-17")
def test_turning_closes_the_chance() -> None:
    state = spread("red yellow", "red-hunter bison")
    play(state, "2 turn")
    assert texts(state)[0] == "1 turn"
    play(state, "2 claim hunter")
    assert "1 turn" not in texts(state)  # a pile is open


@pytest.mark.rule("PW-17")
def test_a_pile_with_everyones_card_is_settled_at_once() -> None:
    state = spread("red yellow", "red-hunter bison")
    events = play(state, "2 claim hunter", "1 claim hunter")
    assert events[2] == PileShown(((1, "hunter"), (0, "hunter")), 0)
    assert events[3] == Punished(1, "hunter", "person", 0)
    assert texts(state) == ["1 haul bison"]


@pytest.mark.rule("PW-20")
def test_a_settled_pile_closes_the_game() -> None:
    state = spread("red yellow", "red-hunter bison*2", won={1: "tipi"}, left=0)
    assert texts(state)[:2] == ["2 turn", "table settle"]
    events = play(state, "1 claim hunter", "table settle", "1 haul bison")
    assert events[-1] == GameEnded((3, 1), (0,))
    assert (state.actors(), texts(state)) == ((), [])
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.points == (3, 1)
    assert outcome.breakdown[0] == {"bison": 2, "totem": 0, "tomahawk": 0, "necklace": 0, "tipi": 0, "person": 1}
    assert outcome.winners == (0,)


@pytest.mark.rule("PW-20")
@pytest.mark.parametrize("closing", ["2 turn", "table settle"])
def test_or_a_touch_or_the_table_itself(closing: str) -> None:
    state = spread("red yellow green", "red-hunter bison*2", won={1: "tipi", 2: "totem"}, left=0)
    assert state.outcome() is None
    events = play(state, closing)
    assert events[-1] == GameEnded((0, 1, 1), (1, 2))  # equal players share the win; the table counts for nobody
    assert state.phase == "over"


@pytest.mark.rule("PW-20")
def test_the_bound_on_actions_is_honest() -> None:
    state = State.new(5, seed=1)
    played = 0
    while legal := state.legal_actions():
        claims = [action for action in legal if "claim" in action.text]
        state.apply(claims[-1] if claims else legal[0])  # everyone always claims
        played += 1
    assert 114 * 6 <= played <= META.max_actions


def test_the_cards_of_the_box_are_counted() -> None:
    assert (len(CARDS), sum(COPIES)) == (25, 114)
