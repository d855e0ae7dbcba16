"""The end of a hunt: hide thieves, bison, captives. MA-02, MA-16 to MA-21, EX-MA-3."""

import pytest
from positions import hunt, of_type, play, reserve

from prateria.core.rng import Rng
from prateria.games.manitou.engine import events
from prateria.games.manitou.engine.preview import look, preview
from prateria.games.manitou.engine.state import State
from prateria.games.manitou.flow import FLOW
from prateria.kit.touch import Touch

BOX = {**{f"h{n}": 1 for n in range(1, 11)}, "h5": 2, "chief": 2, "healer": 2, "rainmaker": 2, "scout": 2, "mother": 2}


def ended(seats=2, last="h1 forest", **position):
    """The hunt after a last card of the last seat; that card is one of the position. Returns (state, events)."""
    kind, place = last.split()
    state = hunt(seats, hands=[""] * (seats - 1) + [kind], turn=seats, **position)
    return state, play(state, f"{seats} play {kind} {place}")


def thieves(state):
    return [player.thieves for player in state.observe(None).players]


def bison(state):
    return [player.bison for player in state.observe(None).players]


def captives(state):
    return [
        " ".join(f"{owner + 1}:{kind}" for owner, kind in player.captives) for player in state.observe(None).players
    ]


def missing(state, seat):
    """The kinds that are not all back in that seat's reserve."""
    return {kind: BOX[kind] - n for kind, n in reserve(state, seat).items() if n != BOX[kind]}


# -- hide thief --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MA-16")
def test_the_greatest_strength_of_all_territories_together_takes_a_thief():
    state, told = ended(3, hills="1:h9 2:h5", river="2:h4 3:h10", forest="2:h3")  # 9, 12, 10 + 1
    assert thieves(state) == [0, 1, 0]
    assert of_type(told, events.ThievesTaken) == [events.ThievesTaken((1,), 12)]


@pytest.mark.rule("MA-16")
def test_hunters_that_are_going_to_be_captives_count():
    state, _ = ended(hills="1:h9 2:chief", forest="2:h5")
    assert captives(state)[1] == "1:h9"
    assert thieves(state) == [1, 0]


@pytest.mark.rule("MA-16")
def test_great_warriors_have_no_strength():
    state, told = ended(hills="1:chief 1:mother 1:h1", last="h2 forest")
    assert of_type(told, events.ThievesTaken)[0].strength == 2
    assert thieves(state) == [0, 1]


@pytest.mark.rule("MA-16")
def test_cards_not_played_do_not_count():
    state = hunt(hands=["h10 h9", "h3"], piles=["h8"], hills="1:h2", turn=2)
    play(state, "2 play h3 river")
    assert thieves(state) == [0, 1]


@pytest.mark.rule("MA-16")
def test_tied_players_take_one_each():
    state, told = ended(4, hills="1:h5 2:h5", river="3:h4", forest="")  # 5, 5, 4, 1
    assert thieves(state) == [1, 1, 0, 0]
    assert of_type(told, events.ThievesTaken)[0].seats == (0, 1)
    state, _ = ended(3, hills="1:h5 2:h1", river="2:h4 3:h4", forest="")  # 5, 5, 4 + 1
    assert thieves(state) == [1, 1, 1]


@pytest.mark.rule("MA-02", "MA-16")
def test_a_thief_is_ten_points_less_and_when_the_seven_are_gone_it_is_noted_all_the_same():
    state, _ = ended(4, hills="1:h1 2:h1 3:h1", thieves=(2, 2, 2, 1), hunt=3)
    assert thieves(state) == [3, 3, 3, 2]  # eleven of seven
    assert [line["thieves"] for line in state.outcome().breakdown] == [-30, -30, -30, -20]


@pytest.mark.rule("MA-16")
def test_nobody_takes_one_where_nobody_played_a_hunter():
    state, told = ended(last="chief forest", hills="1:scout", river="2:healer")
    assert thieves(state) == [0, 0]
    assert of_type(told, events.ThievesTaken) == [events.ThievesTaken((), 0)]


# -- bison -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MA-17")
def test_first_takes_the_greater_and_second_the_smaller():
    for herds in ((12, 5), (5, 12)):
        state, _ = ended(3, hills="1:h4 2:h9 3:h1 1:h3", last="h2 forest", herds=[herds, (), (6,)])
        assert bison(state) == [(5,), (12,), (6,)]


@pytest.mark.rule("MA-17")
def test_one_card_goes_to_the_first():
    state, told = ended(3, river="1:h4 2:h9 3:h5", herds=[(), (11,), ()])
    assert bison(state)[1] == (11,)
    assert bison(state)[0] == ()
    assert of_type(told, events.BisonCaught)[0] == events.BisonCaught("river", 1, 11, 9, 1)


@pytest.mark.rule("MA-17")
def test_a_sole_ranked_player_takes_all_cards_there():
    state, told = ended(hills="1:h1", herds=[(13, 2), (3,), (7,)])
    assert bison(state) == [(13, 2), (7,)]
    assert of_type(told, events.BisonLost) == [events.BisonLost("river", (3,), "nobody")]


@pytest.mark.rule("MA-17")
@pytest.mark.parametrize("others", ["2:chief", "2:chief 2:healer", "2:chief- 1:scout", "3:mother 2:healer-"])
def test_great_warriors_alone_are_not_ranked_and_do_not_keep_the_second_card(others):
    state, _ = ended(3, hills=f"1:h1 {others}", herds=[(13, 2), (), ()])
    assert bison(state)[0] == (13, 2)


@pytest.mark.rule("MA-17")
@pytest.mark.parametrize("cards", ["1:chief 1:scout", "1:mother", "1:chief- 1:chief-", "1:h5 1:chief-", "1:h9"])
def test_whoever_alone_has_laid_cards_takes_all_bison_there(cards):
    state, told = ended(hills=cards, herds=[(13, 2), (), ()])
    assert bison(state)[0] == (13, 2)
    strength = {"h5": 5, "h9": 9}.get(cards[2:4], 0)
    caught = [event for event in of_type(told, events.BisonCaught) if event.territory == "hills"]
    assert caught == [events.BisonCaught("hills", 0, value, strength, 1) for value in (13, 2)]


@pytest.mark.rule("MA-17", "MA-18")
@pytest.mark.parametrize("cards", ["1:chief 2:healer-", "1:chief- 2:chief-", "1:chief- 2:scout- 1:mother"])
def test_without_hunters_several_who_have_laid_cards_catch_nothing(cards):
    state, told = ended(hills=cards, herds=[(13, 2), (), ()])
    assert bison(state)[0] == bison(state)[1][:0] == ()
    assert events.BisonLost("hills", (13, 2), "nobody") in told


@pytest.mark.rule("MA-17", "MA-18")
def test_by_version_1_of_the_rules_great_warriors_alone_catch_nothing():
    state, told = ended(hills="1:chief 1:scout", herds=[(13, 2), (), ()], rules=1)
    assert bison(state)[0] == ()
    assert events.BisonLost("hills", (13, 2), "nobody") in told


@pytest.mark.rule("MA-17")
@pytest.mark.parametrize(("rules", "caught"), [(1, ()), (2, ((0, 13, 0, 1), (0, 2, 0, 1)))])
def test_what_would_be_caught_goes_by_the_rules_of_the_game(rules, caught):
    state = hunt(hands=["chief"], hills="1:scout", herds=[(13, 2), (3,), (7,)], left=3, rules=rules)
    assert look(state.observe(0), Touch()).standings[0].catches == caught
    shown = preview(state.observe(0), state.parse("1 play chief river"))
    assert [value for _, value, _, _ in shown.standing.catches] == ([3] if rules == 2 else [])


@pytest.mark.rule("MA-17")
def test_territory_by_territory():
    state, _ = ended(hills="1:h10 2:h1", river="1:h1 2:h2", forest="1:h3 2:h3", last="h4 forest",
                     herds=[(9, 1), (7,), (6,)])  # fmt: skip
    assert bison(state) == [(9,), (1, 7, 6)]


@pytest.mark.rule("MA-18")
def test_a_tie_for_first_loses_all_bison_there():
    state, told = ended(3, hills="1:h4 1:h1 2:h5 3:h3", herds=[(12, 5), (), (7,)])
    assert bison(state) == [(), (), (7,)]
    assert events.BisonLost("hills", (12, 5), "tie") in told


@pytest.mark.rule("MA-18")
def test_a_tie_of_all():
    state, told = ended(4, hills="1:h4 2:h4 3:h4 4:h4", herds=[(12, 5), (), ()])
    assert bison(state)[:3] == [(), (), ()]
    assert events.BisonLost("hills", (12, 5), "tie") in told


@pytest.mark.rule("MA-18")
def test_a_tie_for_second_loses_the_smaller():
    state, told = ended(3, hills="1:h5 2:h9 3:h5", herds=[(12, 5), (), ()])
    assert bison(state)[:2] == [(), (12,)]
    assert events.BisonLost("hills", (5,), "second") in told


@pytest.mark.rule("MA-18")
def test_a_tie_for_third_is_nothing():
    state, _ = ended(4, hills="1:h5 2:h9 3:h6 4:h5", herds=[(12, 5), (), ()])
    assert bison(state)[:3] == [(), (12,), (5,)]


@pytest.mark.rule("MA-18")
def test_with_one_card_only_the_first_place_matters():
    state, told = ended(4, forest="1:h5 2:h9 3:h5", last="h5 river", herds=[(), (), (6,)])
    assert bison(state)[1] == (6,)
    assert not [event for event in of_type(told, events.BisonLost) if event.territory == "forest"]
    state, told = ended(4, forest="1:h9 2:h9 3:h5", last="h5 river", herds=[(), (), (6,)])
    assert bison(state)[:3] == [(), (), ()]
    assert events.BisonLost("forest", (6,), "tie") in told


@pytest.mark.rule("MA-18")
def test_lost_herds_leave_the_game():
    state, told = ended(4, hills="1:h4 2:h4", herds=[(12, 5), (11, 6), (7,)])
    assert [e.values for e in of_type(told, events.BisonLost)] == [(12, 5), (11, 6)]
    seen = state.observe(None)
    still = [value for place in seen.territories for value in place.herds] + [*seen.large_left, *seen.small_left]
    assert 11 not in still
    assert 12 not in still
    assert sorted([*still, 12, 5, 11, 6, 7]) == sorted([9, 10, 10, 11, 12, 13, 1, 2, 2, 3, 4, 4, 5, 5, 6, 7])


# -- captives ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MA-19")
def test_the_owner_of_the_face_up_warrior_takes_hunters_and_fallen_of_all_others():
    state, told = ended(3, hills="1:h5 2:h1 2:chief- 3:h9 1:scout- 1:chief 3:healer-", last="h2 forest")
    assert captives(state) == ["2:h1 2:chief 3:h9 3:healer", "", ""]
    assert missing(state, 1) == {}
    assert missing(state, 2) == {"h1": 1, "chief": 1}
    assert missing(state, 3) == {"h9": 1, "healer": 1}
    assert state.observe(None).players[0].points == 4 + sum(bison(state)[0])
    assert of_type(told, events.CaptivesTaken) == [
        events.CaptivesTaken("hills", 0, ((1, "h1"), (1, "chief"), (2, "h9"), (2, "healer")))
    ]


@pytest.mark.rule("MA-19")
def test_a_pair_takes_captives_once():
    state, _ = ended(hills="1:h5 2:h1 1:scout 1:chief", last="h2 forest")
    assert captives(state) == ["2:h1", ""]
    assert missing(state, 1) == {}


@pytest.mark.rule("MA-19")
def test_captives_do_not_need_hunters_nor_the_first_place():
    state, _ = ended(hills="2:chief 1:h10 1:h9", last="h2 forest", herds=[(13, 1), (), ()])
    assert captives(state) == ["", "1:h10 1:h9"]
    assert bison(state)[0] == (13, 1)  # bison before captives


@pytest.mark.rule("MA-19", "MA-20")
def test_territory_by_territory_captives_or_everyone_back():
    rows = {"hills": "1:h1 2:scout", "river": "1:h2 2:h3 1:chief- 2:chief-", "forest": "1:mother 2:h6"}
    state, told = ended(**rows, last="h8 forest")
    assert captives(state) == ["2:h6 2:h8", "1:h1"]
    assert missing(state, 1) == {"h1": 1}
    assert missing(state, 2) == {"h6": 1, "h8": 1}
    assert of_type(told, events.CardsReturned) == [events.CardsReturned("river")]


@pytest.mark.rule("MA-20")
def test_without_a_face_up_warrior_all_cards_go_home():
    state, _ = ended(3, hills="1:h5 2:chief- 3:h9 1:scout- 1:chief- 3:healer-", last="h2 hills")
    assert captives(state) == ["", "", ""]
    assert [missing(state, seat) for seat in (1, 2, 3)] == [{}, {}, {}]


@pytest.mark.rule("MA-21")
def test_captives_never_come_back_and_everyone_knows_them():
    state, _ = ended(hills="1:h5 2:chief", last="h2 forest", captives=["2:mother", "1:scout"])
    for seat in (0, 1, None):
        players = state.observe(seat).players
        assert [player.captives for player in players] == [((1, "mother"),), ((0, "scout"), (0, "h5"))]
        assert sum(players[0].unseen) == 19
        assert sum(players[1].unseen) == 20
    assert missing(state, 1) == {"scout": 1, "h5": 1}


@pytest.mark.rule("MA-16", "MA-17", "MA-19")
def test_the_order_of_scoring():
    _, told = ended(hills="1:h5 2:chief 2:h1", river="1:h1 2:h2", last="h3 forest")
    order = [type(event).__name__ for event in told]
    assert order == [
        "Played", "HuntEnded", "ThievesTaken", "BisonCaught", "BisonCaught", "BisonCaught", "BisonCaught",
        "CaptivesTaken", "CardsReturned", "CardsReturned", "HuntBegan",
    ]  # fmt: skip
    assert [e.territory for e in of_type(told, events.BisonCaught)] == ["hills", "hills", "river", "forest"]


@pytest.mark.rule("EX-MA-3")
def test_the_example_of_the_rulebook():
    """Seats 1 to 4: yellow, green, blue, red."""
    state = hunt(4, hills="1:h9 2:h10 2:chief- 3:h5 1:h2 3:h4 4:mother", herds=[(12, 5), (), ()],
                 hands=["", "", "", "h1"], turn=4)  # fmt: skip
    told = play(state, "4 play h1 forest")
    hills = [event for event in of_type(told, events.BisonCaught) if event.territory == "hills"]
    assert hills == [events.BisonCaught("hills", 0, 12, 11, 1), events.BisonCaught("hills", 1, 5, 10, 2)]
    assert bison(state)[:3] == [(12,), (5,), ()]
    assert captives(state) == ["", "", "", "1:h9 2:h10 2:chief 3:h5 1:h2 3:h4"]
    assert missing(state, 4) == {}
    assert thieves(state) == [1, 0, 0, 0]


def test_the_counting_for_the_eye_ends_where_the_engine_does():
    shown = 0
    for seed in range(6):
        state, rng = State.new(seats=2 + seed % 3, seed=seed), Rng(seed)
        while legal := state.legal_actions():
            action = legal[rng.below(len(legal))]
            looks = FLOW.clearing(state, action)
            state.apply(action)
            if looks:
                last = looks[-1][1]
                assert last.rows == ((), (), ())
                assert [last.points(seat) for seat in range(last.seats)] == [
                    state.points(seat) for seat in range(state.seats)
                ]
                events = [event for together, _ in looks for event in together]
                assert len(events) == len(set(map(repr, events)))
                shown += 1
    assert shown == 6 * 3
