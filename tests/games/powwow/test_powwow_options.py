"""The optional rules: war path, marriage, sharing the loot, half prairie. PW-21 to PW-23, PW-26, PW-12 with them."""

import json

import pytest
from playing import played
from powwow_table import face_up, play, spread, texts, won

from prateria.core.code import decode, encode
from prateria.core.errors import BadPosition
from prateria.core.rng import Rng
from prateria.core.savefile import Save, dump
from prateria.core.session import Session
from prateria.games import GAMES, by_number
from prateria.games.powwow.engine import State
from prateria.games.powwow.engine.events import BisonGiven, Punished, Took, Turned


@pytest.mark.rule("PW-21")
def test_two_bison_from_the_only_opponent() -> None:
    table = "red-warrior tomahawk*2"
    for before, gift, after in (
        ("bison*3 totem", 2, ["bison", "totem"]),
        ("bison totem", 1, ["totem"]),
        ("tipi", 0, ["tipi"]),
    ):
        state = spread("red yellow", table, won={0: "bison necklace", 1: before}, war_path=True)
        events = play(state, "1 claim warrior", "table settle", "1 haul tomahawk")
        assert events[-1] == BisonGiven(1, 0, gift)
        assert won(state, 1) == after
        assert won(state, 0) == ["bison"] * (gift + 1) + ["necklace", "tomahawk", "tomahawk", "red-warrior"]


@pytest.mark.rule("PW-21")
def test_one_bison_from_each_of_several() -> None:
    state = spread("red yellow green", "green-warrior tomahawk", won={0: "bison*2", 1: "totem"}, war_path=True)
    events = play(state, "3 claim warrior", "table settle", "3 haul tomahawk")
    assert events[-2:] == [BisonGiven(0, 2, 1), BisonGiven(1, 2, 0)]
    assert (won(state, 0), won(state, 1)) == (["bison"], ["totem"])
    assert won(state, 2) == ["bison", "tomahawk", "green-warrior"]


@pytest.mark.rule("PW-21")
def test_bison_taken_lower_in_the_same_pile_are_given_too() -> None:
    state = spread("red yellow", "red-hunter bison*3 yellow-warrior tomahawk", war_path=True)
    play(state, "1 claim hunter", "2 claim warrior", "1 haul bison", "2 haul tomahawk")
    assert won(state, 0) == ["bison", "red-hunter"]
    assert won(state, 1) == ["bison", "bison", "tomahawk", "yellow-warrior"]


@pytest.mark.rule("PW-21")
@pytest.mark.parametrize(
    ("options", "haul"),
    [({}, "tomahawk"), ({"war_path": True}, "tipi"), ({"war_path": True, "marriage": True}, "tipi red-maiden")],
)
def test_only_tomahawks_on_the_war_path_bring_bison(options: dict[str, bool], haul: str) -> None:
    state = spread("red yellow", "red-warrior tomahawk tipi red-maiden", won={1: "bison*2"}, **options)
    play(state, "1 claim warrior", "table settle", f"1 haul {haul}")
    assert won(state, 1) == ["bison", "bison"]


@pytest.mark.rule("PW-21", "PW-23")
def test_allied_warriors_bring_no_more_bison() -> None:
    table = "red-warrior tomahawk blue-warrior*2"
    state = spread("red yellow", table, won={1: "bison*5"}, war_path=True, sharing=True)
    play(state, "1 claim warrior", "table settle", "1 haul tomahawk")
    assert won(state, 0) == ["bison", "bison", "tomahawk", "blue-warrior", "blue-warrior", "red-warrior"]


@pytest.mark.rule("PW-08", "PW-15", "PW-21")
def test_bison_lie_at_the_bottom_on_the_war_path() -> None:
    state = spread("red yellow", "red-hunter bison*2", won={0: "totem tipi"}, war_path=True)
    play(state, "1 claim hunter", "table settle", "1 haul bison")
    assert won(state, 0) == ["bison", "bison", "totem", "tipi", "red-hunter"]
    play(state, "1 turn")
    events = play(state, "1 claim chief", "table settle")
    assert Punished(0, "chief", "person", 2) in events
    assert won(state, 0) == ["bison", "bison", "totem"]  # reached last


@pytest.mark.rule("PW-22", "PW-12")
@pytest.mark.parametrize("kind", ["chief", "warrior", "hunter"])
def test_a_male_may_marry_a_maiden_of_any_colour(kind: str) -> None:
    table = f"red-{kind} red-maiden yellow-maiden blue-maiden tipi*2 green-hunter"
    state = spread("red yellow", table, marriage=True)
    play(state, f"1 claim {kind}", "table settle")
    spouses = ["1 haul tipi", *(f"1 haul tipi {colour}-maiden" for colour in ("red", "yellow", "blue"))]
    assert texts(state) == spouses  # without marrying too
    events = play(state, "1 haul tipi blue-maiden")
    assert won(state, 0) == ["tipi", "tipi", "blue-maiden", f"red-{kind}"]
    assert events[-1] == Took(0, kind, "tipi", "blue-maiden", 0, ("tipi", "tipi", "blue-maiden", f"red-{kind}"))


@pytest.mark.rule("PW-22")
def test_a_maiden_may_marry_any_male() -> None:
    state = spread("red yellow", "red-maiden*2 red-hunter yellow-chief blue-warrior tipi necklace", marriage=True)
    play(state, "1 claim maiden", "table settle")
    males = ["red-hunter", "yellow-chief", "blue-warrior"]
    assert texts(state) == ["1 haul necklace", "1 haul tipi", *(f"1 haul tipi {male}" for male in males)]
    play(state, "1 haul tipi yellow-chief")
    assert won(state, 0) == ["tipi", "yellow-chief", "red-maiden"]
    assert face_up(state) == {"necklace": 1, "red-maiden": 1, "red-hunter": 1, "blue-warrior": 1}


@pytest.mark.rule("PW-22", "PW-09")
def test_both_owners_may_try_and_the_first_marries() -> None:
    state = spread("red yellow", "red-maiden yellow-hunter tipi", marriage=True)
    events = play(state, "2 claim hunter", "1 claim maiden", "2 haul tipi red-maiden")
    assert won(state, 1) == ["tipi", "red-maiden", "yellow-hunter"]
    assert events[-1].missing == "person"
    assert won(state, 0) == []


@pytest.mark.rule("PW-22")
def test_no_tipi_or_no_option_no_marriage() -> None:
    bare = spread("red yellow", "red-maiden yellow-hunter necklace", marriage=True)
    play(bare, "1 claim maiden", "table settle")
    assert texts(bare) == ["1 haul necklace"]
    off = spread("red yellow", "red-maiden yellow-hunter tipi")
    play(off, "1 claim maiden", "table settle")
    assert texts(off) == ["1 haul tipi"]


@pytest.mark.rule("PW-23")
@pytest.mark.parametrize(
    ("kind", "loot"),
    [("hunter", "bison"), ("hunter", "tipi"), ("warrior", "tomahawk"), ("maiden", "necklace"), ("chief", "tipi")],
)
def test_allies_join_whatever_is_claimed(kind: str, loot: str) -> None:
    state = spread(
        "red yellow", f"red-{kind} yellow-{kind} green-{kind} blue-{kind}*2 purple-warrior {loot}", sharing=True
    )
    play(state, f"1 claim {kind}", "table settle", f"1 haul {loot}")
    extra = ["purple-warrior"] if kind == "warrior" else []
    assert won(state, 0) == [loot, f"green-{kind}", f"blue-{kind}", f"blue-{kind}", *extra, f"red-{kind}"]
    assert f"yellow-{kind}" in face_up(state)  # who has a player does not join


@pytest.mark.rule("PW-23")
def test_no_allies_without_the_option_or_without_free_colours() -> None:
    for colours, options in (("red yellow", {}), ("red yellow green blue purple", {"sharing": True})):
        state = spread(colours, "red-hunter blue-hunter bison", **options)
        play(state, "1 claim hunter", "table settle", "1 haul bison")
        assert won(state, 0) == ["bison", "red-hunter"]


@pytest.mark.rule("PW-23", "PW-22")
def test_a_captive_or_spouse_brings_no_allies_but_the_claiming_kind_joins() -> None:
    state = spread("red yellow", "red-chief totem blue-hunter green-hunter blue-chief", sharing=True)
    play(state, "1 claim chief", "table settle", "1 haul totem blue-hunter")
    assert won(state, 0) == ["totem", "blue-hunter", "blue-chief", "red-chief"]
    wedding = spread("red yellow", "red-hunter tipi blue-maiden green-maiden blue-hunter", sharing=True, marriage=True)
    play(wedding, "1 claim hunter", "table settle", "1 haul tipi blue-maiden")
    assert won(wedding, 0) == ["tipi", "blue-maiden", "blue-hunter", "red-hunter"]


@pytest.mark.rule("PW-23", "PW-11")
def test_allied_chiefs_stand_for_the_captive_if_there_is_no_other_male() -> None:
    state = spread("red yellow", "red-chief totem*2 blue-chief*2", sharing=True)
    play(state, "1 claim chief", "table settle")
    assert texts(state) == ["1 haul totem"]
    play(state, "1 haul totem")
    assert won(state, 0) == ["totem", "totem", "blue-chief", "blue-chief", "red-chief"]
    other = spread("red yellow", "red-chief totem blue-chief yellow-chief", sharing=True)
    play(other, "1 claim chief", "table settle")
    assert texts(other) == ["1 haul totem yellow-chief"]  # a chief with a player is a captive like any male
    off = spread("red yellow", "red-chief totem blue-chief yellow-chief")
    play(off, "1 claim chief", "table settle")
    assert texts(off) == ["1 haul totem yellow-chief", "1 haul totem blue-chief"]


@pytest.mark.rule("PW-26")
@pytest.mark.parametrize("calm", [False, True])
def test_a_half_prairie_is_the_first_57_cards_of_the_whole_one(calm: bool) -> None:
    whole, half = (State.new(3, {"calm": calm, "half": on}, seed=4) for on in (False, True))
    assert (len(half.prairie), len(half.boxed), half.rounds, whole.rounds) == (57, 57, 57, 114)
    assert (whole.prairie, whole.boxed) == (half.boxed + half.prairie, ())
    assert half.observe(None).left == 57
    assert half.observe(None).prairie == whole.observe(None).prairie  # nobody knows which cards left


@pytest.mark.rule("PW-26")
def test_a_game_on_a_half_prairie_ends_after_its_57_cards() -> None:
    for seed in range(5):
        session = played("powwow", 2, {"half": True, "calm": True}, seed)
        turned = [event for step in session.steps for event in step.events if isinstance(event, Turned)]
        assert (len(turned), turned[-1].left) == (57, 0)
        state = session.state
        assert (state.round, state.rounds, len(state.boxed)) == (57, 57, 57)
        last = session.fork(len(session.steps) - 1).state
        assert last.outcome() is None
        assert json.loads(dump(Save("a", "", ()), session))["head"]["of"] == 57


@pytest.mark.rule("PW-26", "PW-03")
def test_what_left_is_dealt_anew_with_what_is_still_to_come() -> None:
    state = played("powwow", 3, {"half": True}, 2, steps=40).state
    unseen = sorted((*state.prairie, *state.boxed))
    worlds = [state.redeal(0, Rng(seed)) for seed in range(20)]
    assert all(sorted((*world.prairie, *world.boxed)) == unseen for world in worlds)
    assert all(len(world.boxed) == 57 for world in worlds)
    assert len({tuple(sorted(world.boxed)) for world in worlds}) == 20
    assert all(world.observe(0) == state.observe(0) for world in worlds)


@pytest.mark.rule("PW-26")
def test_a_code_from_before_the_half_prairie_is_of_a_whole_one() -> None:
    session = decode("AEBACAQAAAAAAA7IABXUG2US", by_number)
    assert dict(session.header.options) == dict.fromkeys(("war_path", "marriage", "sharing", "calm", "half"), False)
    assert len(session.state.prairie) == 114
    half = Session.new(GAMES["powwow"], 2, {"half": True}, 7)
    assert dict(decode(encode(half), by_number).header.options)["half"] is True


def test_a_position_lacks_as_many_cards_as_its_options_say() -> None:
    data = State.new(2, {"half": True}, seed=1).to_json()
    for other in ({"options": {**data["options"], "half": False}}, {"boxed": [], "gone": data["boxed"]}):
        with pytest.raises(BadPosition):
            State.from_json({**data, **other})
