"""The sense of Manitou: parties, reasons, what is shown of a choice, hunts played on in the mind."""

from collections.abc import Iterator
from typing import Any

import pytest

from prateria.bots.seatview import SeatView
from prateria.bots.think import decide
from prateria.core.rng import Rng
from prateria.games.manitou.bot.evaluation import evaluate, silly
from prateria.games.manitou.bot.proposals import proposals, propose
from prateria.games.manitou.bot.reasons import hint, reason
from prateria.games.manitou.bot.rollout import Hunt
from prateria.games.manitou.engine import State
from prateria.games.manitou.engine.actions import PLAYS, Play
from prateria.games.manitou.engine.data import KIND, KINDS, TERRITORY, TURNS
from prateria.games.manitou.engine.preview import look, preview, standings, thieves
from prateria.games.manitou.flow import FLOW
from prateria.games.manitou.words.reasons import reason as in_words
from prateria.kit.touch import Touch
from prateria.kit.words import Words


def walk(seats: int, seed: int) -> Iterator[tuple[State, Any]]:
    """Every position of a random game and what is done in it."""
    state, rng = State.new(seats=seats, seed=seed), Rng(seed)
    while legal := state.legal_actions():
        action = legal[rng.below(len(legal))]
        yield state, action
        state.apply(action)


def playing(seats: int, rows: dict[str, list[tuple[int, str, str]]], hands: list[list[str]], left: int = 0) -> State:
    """A position of the first hunt with those cards on the table and in the hands; seat 0 is to play."""
    state = State.new(seats=seats, seed=1)
    while state.phase == "party":
        state.apply(state.legal_actions()[-1])
    data = state.to_json()
    reserves = [[k for k, n in zip(KINDS, state.unseen(s), strict=True) for _ in range(n)] for s in range(seats)]
    for t, row in rows.items():
        data["territories"][t]["row"] = [list(card) for card in row]
        for seat, kind, _ in row:
            reserves[seat].remove(kind)
    for seat, player in enumerate(data["players"]):
        player["hand"], player["pile"] = hands[seat], []
        for kind in hands[seat]:
            reserves[seat].remove(kind)
        player["reserve"] = reserves[seat]
    data["turn"] = 0
    data["turns_left"] = left or sum(len(hand) for hand in hands)
    return State.from_json(data)


# -- parties -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MA-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_advice_for_the_first_hunt(seats: int) -> None:
    state = State.new(seats=seats, seed=seats)
    for seat in range(seats):
        party = propose(state.observe(seat))
        strengths = [int(kind[1:]) for kind, n in party.items() for _ in range(n) if kind[1:].isdigit()]
        assert sum(s >= 7 for s in strengths) == 2
        assert sum(s <= 4 for s in strengths) == (1 if seat == state.dealer else 2)
        assert sum(1 for kind, n in party.items() if n and not kind[1:].isdigit()) == 4
        assert sum(party.values()) == (7 if seat == state.dealer else 8)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_parties_can_be_chosen_in_every_hunt(seats: int) -> None:
    for state, _ in walk(seats, 7 * seats):
        bag = state.bag()
        if bag is None:
            continue
        parties = proposals(state.observe(bag.seat), Rng(1), 9)
        assert 1 <= len(parties) <= 9
        for party in parties:
            after = state.clone()
            for kind in bag.kinds[len(bag.taken) :]:
                after.apply(after.parse(f"{bag.seat + 1} take {kind} {party[kind]}"))
            assert after.turn != bag.seat or after.phase == "play"


# -- what would be -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_preview_is_what_happens(seats: int) -> None:
    for state, action in walk(seats, seats):
        view = state.observe(state.turn)
        shown = preview(view, action)
        if not isinstance(action, Play):
            assert shown is None
            continue
        lies = FLOW.interlude(state, action)
        assert (lies is None) == (state.turns_left != 1)
        if lies is None:
            lies = state.clone()
            lies.apply(action)
        after = lies.observe(None)
        t = TERRITORY[action.territory]
        guard = lies.guards[t]
        assert shown.strengths == after.territories[t].strengths
        assert shown.guard == ((guard[0], tuple(KINDS[k] for k in guard[1:])) if guard else None)
        assert shown.standing == standings(after)[t]
        assert shown.thieves == thieves(after)
        assert look(view, Touch(ready=action)).preview == shown
        down = {(c.seat, c.kind) for c in after.territories[t].laid if not c.up}
        assert set(shown.fallen) <= down


@pytest.mark.rule("MA-16", "MA-17", "MA-18", "MA-19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_standings_are_what_the_end_of_the_hunt_brings(seats: int) -> None:
    for seed in range(5):
        for state, action in walk(seats, seed):
            lies = FLOW.interlude(state, action)
            if lies is None:
                continue
            view, after = lies.observe(None), state.clone()
            after.apply(action)
            for seat in range(seats):
                won = sum(catch[1] for place in standings(view) for catch in place.catches if catch[0] == seat)
                won += sum(place.captives for place in standings(view) if place.guard == seat)
                won -= 10 * (seat in thieves(view))
                assert after.points(seat) - state.points(seat) == won


def test_the_interlude_shows_the_last_card_and_takes_nothing() -> None:
    for state, action in walk(2, 4):
        if (lies := FLOW.interlude(state, action)) is not None:
            assert lies.hunt == state.hunt
            assert lies.turns_left == 0
            assert sum(len(row) for row in lies.rows) == sum(len(row) for row in state.rows) + 1


# -- hunts in the mind -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hunt_in_the_mind_ends_as_the_rules_say(seats: int) -> None:
    """Without a turn left, what is imagined is what the engine counts."""
    for state, action in walk(seats, seats):
        lies = FLOW.interlude(state, action)
        if lies is None:
            continue
        hunt = Hunt(lies, 0, Rng(0))
        hunt.play_on(Rng(0))
        points, gone = hunt.result()
        after = state.clone()
        after.apply(action)
        assert points == [after.points(s) - state.points(s) for s in range(seats)]
        lost = [[] for _ in range(seats)]
        for s in range(seats):
            for owner, kind in after.captives[s][len(state.captives[s]) :]:
                lost[owner].append(kind)
        assert [sorted(kinds) for kinds in gone] == [sorted(kinds) for kinds in lost]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hunt_in_the_mind_is_played_to_its_end(seats: int) -> None:
    for state, _ in walk(seats, 5):
        if state.phase == "play":
            hunt = Hunt(state, state.turn, Rng(3))
            held = [len(hunt.hands[s]) + len(hunt.piles[s]) for s in range(seats)]
            hunt.play_on(Rng(3))
            laid = sum(sum(cards) for cards in hunt.cards)
            before = sum(len(row) for row in state.rows)
            assert before <= laid <= TURNS * seats
            assert laid - before == sum(held) - sum(len(hunt.hands[s]) + len(hunt.piles[s]) for s in range(seats))
            assert -1 <= evaluate(state, state.turn, Rng(3)) <= 1


def test_the_last_card_takes_the_herd_and_leaves_the_hide_thief() -> None:
    """Seat 0 plays last: with its 7 it beats the 6 on the hills, and the 10 of seat 1 in all keep the thief away."""
    rows = {"hills": [(1, "h6", "up")], "forest": [(1, "h4", "up")]}
    state = playing(2, rows, [["h2", "h7"], []], 1)
    values = {}
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        values[action.text] = evaluate(after, 0, Rng(0))
    assert max(values, key=values.__getitem__) == "1 play h7 hills"
    choice = decide(SeatView(state, 0), "normal", Rng(1))
    assert [action.text for action in choice.actions] == ["1 play h7 hills"]
    move = {"card": "h7", "to": "hills", "rival": 1}  # a hint names it
    assert choice.reason == ("take_over", {"territory": "hills", "herd": max(state.herds[0]), "seat": 1, **move})


# -- reasons -----------------------------------------------------------------------------------------------------


def why(state: State, text: str) -> tuple[str, dict[str, Any]]:
    return reason(state.observe(0), (state.parse(text),))


def test_reasons() -> None:
    state = playing(
        2,
        {
            "hills": [(1, "h6", "up"), (1, "scout", "up")],
            "river": [(1, "h2", "up")],
            "forest": [(1, "rainmaker", "up"), (1, "chief", "up")],
        },
        [["h1", "h7", "chief", "mother", "scout"], ["h1"]],
    )
    herds = state.herds
    assert why(state, "1 play h7 hills") == ("take_over", {"territory": "hills", "herd": max(herds[0]), "seat": 1})
    assert why(state, "1 play h1 hills") == ("catch_second", {"territory": "hills", "herd": min(herds[0])})
    assert why(state, "1 play chief hills") == ("take_down", {"territory": "hills", "kind": "scout", "cards": 2})
    assert why(state, "1 play scout hills") == ("both_fall", {"territory": "hills", "kind": "scout"})
    assert why(state, "1 play mother forest") == (
        "sacrifice_pair",
        {"territory": "forest", "kind": "chief"},
    )
    assert why(state, "1 play mother river") == ("guard_captives", {"territory": "river", "cards": 1})
    assert silly(state.observe(0), PLAYS[0][KIND["mother"]][0])
    assert not silly(state.observe(0), PLAYS[0][KIND["chief"]][0])


def test_a_hint_agrees_with_what_the_table_shows_for_the_card() -> None:
    """Alone in the hills one takes both herds; and whoever hunts hardest then is told of the hide thief."""
    alone = playing(2, {"river": [(1, "h2", "up")]}, [["h7", "scout"], ["h1"]])
    view, action = alone.observe(0), alone.parse("1 play h7 hills")
    name, values = hint(view, (action,))
    assert (name, values["herd"], values["thief"]) == ("catch_both", sum(alone.herds[0]), 1)
    behind = playing(2, {"river": [(1, "h10", "up")]}, [["h7"], ["h1"]], 2)
    assert "thief" not in hint(behind.observe(0), (behind.parse("1 play h7 hills"),))[1]


@pytest.mark.rule("MA-16", "MA-19")
def test_a_hint_says_what_the_card_costs() -> None:
    rows = {"river": [(1, "h5", "up")], "hills": [(1, "chief", "up")], "forest": [(0, "mother", "up")]}
    state = playing(2, rows, [["h7", "scout"], ["h1"]], 2)
    view = state.observe(0)
    hunter = hint(view, (state.parse("1 play h7 hills"),))
    assert (hunter[1]["thief"], hunter[1]["captured"]) == (2, 1)
    assert hint(view, (state.parse("1 play scout hills"),))[1]["captured"] == 1  # who loses is captured too
    assert "captured" not in hint(view, (state.parse("1 play h7 forest"),))[1]
    assert hunter[1]["by"] == 1
    told = in_words(Words("en"), (hunter[0], {**hunter[1], "names": ("Fox", "Wolf")}))
    warned = "Even with the hide thief (−10) and the captive (+1 for \u2068Wolf\u2069) you are 1 point up for now."
    assert sum(state.herds[0]) - 10 - 1 == 1
    gained = f"both herds there are yours, {sum(state.herds[0])} together"
    assert told == f"Hunter 7 to the hills: {gained}. {warned}"


def test_reasons_to_hold_back() -> None:
    rows = {"hills": [(1, "h6", "up"), (1, "h5", "up"), (0, "h4", "up")], "river": [(0, "h5", "up")]}
    none = playing(2, rows, [["h1", "h7"], ["h1", "h2"]])
    assert why(none, "1 play h1 river")[0] != "avoid_thief", "both are laid in any case: their sum is the same"
    held = playing(2, rows, [["h1", "h7", "scout"], ["h1", "h2"]], 4)
    assert why(held, "1 play h1 river") == ("avoid_thief", {"kind": "h7"})
    assert why(held, "1 play h7 river") == (
        "keep_large",
        {"territory": "river", "herd": max(held.herds[1]), "mine": 12, "best": 0},
    )
    rows["river"] = [(0, "h10", "up"), (0, "h9", "up")]
    assert why(playing(2, rows, [["h1", "h7"], ["h1"]]), "1 play h1 river") == ("save_strength", {"kind": "h7"})
    assert why(playing(2, rows, [["h1", "h3"], ["h1"]]), "1 play h1 river") == ("get_rid_weak", {"kind": "h1"})


def test_a_weak_hunter_is_enough_only_where_it_has_a_herd_and_a_turn_is_to_come() -> None:
    """10 and 2 against 14 are not enough, nor are 12 against 12; and the last turn keeps nothing for later."""
    others = {"river": [(1, "h10", "up"), (1, "h4", "up")], "hills": [(1, "h7", "up"), (0, "h3", "up")]}
    more = {"forest": [(1, "h9", "up")]}  # so that nobody has the hide thief to fear
    behind = {**others, **more, "river": [*others["river"], (0, "h10", "up")]}
    held = [["h2", "h7"], ["h1", "h2"]]
    assert why(playing(2, behind, held), "1 play h2 river") == WEAK
    level = {**behind, "river": [(1, "h8", "up"), (1, "h4", "up"), (0, "h10", "up")]}
    assert why(playing(2, level, held), "1 play h2 river")[0] == "spoil"
    ahead = {**more, "river": [(1, "h4", "up"), (0, "h10", "up")], "hills": [(1, "h8", "up"), (0, "h3", "up")]}
    assert why(playing(2, ahead, held, 3), "1 play h2 river") == ("save_strength", {"kind": "h7"})
    assert why(playing(2, ahead, held, 2), "1 play h2 river") == WEAK


WEAK = ("get_rid_weak", {"kind": "h2"})


@pytest.mark.rule("MA-17")
def test_a_great_warrior_takes_herds_where_nobody_else_is() -> None:
    rows = {"hills": [(1, "h6", "up")], "forest": [(0, "h2", "up")]}
    state = playing(2, rows, [["chief", "mother", "h3"], ["h1"]])
    assert why(state, "1 play mother river") == ("catch_alone", {"territory": "river", "herd": sum(state.herds[1])})
    assert why(state, "1 play mother forest")[0] == "protect"
    older = State.from_json({**state.to_json(), "rules": 1})
    assert why(older, "1 play mother river")[0] == "first_guard"


def test_nothing_else_can_be_done() -> None:
    pairs = [(1, "rainmaker", "up"), (1, "chief", "up")]
    rows = {"hills": pairs, "river": [(0, "scout", "up"), (0, "healer", "up")]}
    state = playing(2, {**rows, "forest": [(0, "scout", "up"), (0, "mother", "up")]}, [["chief"], ["h1"]])
    assert len(state.legal_actions()) == 1
    assert why(state, "1 play chief hills") == ("only_play", {})


def test_a_party_half_chosen_is_worth_something_too() -> None:
    state = State.new(seats=2, seed=1)
    while state.phase == "party":
        assert -1 < evaluate(state.clone(), 0, Rng(1)) < 1
        state.apply(state.legal_actions()[-1])
