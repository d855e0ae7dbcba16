"""What a hint says of the map: warriors and whom they meet, outposts and who comes and goes."""

import pytest
from wendake_drawn import EN
from wendake_hinted import said, why
from wendake_table import play, position, steps

from prateria.games.wendake.bot import SENSE
from prateria.games.wendake.engine.data import TRACKS
from prateria.games.wendake.words import TEXTS
from prateria.games.wendake.words.reasons import reason


def test_an_attack_that_costs_the_warrior_promises_no_room():
    where = {"to": "B1", "sides": 2, "area": True, "native": "woman"}
    free = reason(EN, ("move_fight", {**where, "lost": False, "gone": "hunter"}))
    assert free == "Border 1. You win this area: the hunter there must leave, and one of yours can live there."
    fight = {**where, "lost": True, "area": False}
    assert "one sentinel less" in reason(EN, ("move_fight", fight))
    assert "no longer has the most" in reason(EN, ("move_fight", {**fight, "breaks": True}))
    assert "clears the area" in reason(EN, ("move_fight", {**where, "lost": True, "gone": "warrior"}))


def test_why_an_outpost_goes_home_is_who_takes_its_place():
    state = position(areas={"O1.0": "0 warrior"}, ask=steps("harvest"))
    assert said(state, "open", "transfer") == "Woods 1, beans. " + (
        "At every harvest a woman there brings you 1 bean. A woman takes the warrior’s place."
    )
    last = position(areas={"I1.1": "0 warrior"}, ask=steps("harvest"), year=7)
    assert said(last, "open", "transfer").endswith(
        "Women and hunters in areas count for turtles. A hunter takes the warrior’s place."
    )


def test_who_comes_from_the_village_is_named_where_only_one_can():
    view = position(areas={"O1.0": "0 warrior"}, ask=steps("harvest")).observe(0)
    assert TEXTS.pick_label(EN, "way:fill", view) == "A woman from the village"
    both = position(areas={"O1.0": "0 warrior", "O1.1": "0 warrior"}, ask=steps("harvest")).observe(0)
    assert TEXTS.pick_label(EN, "way:fill", both) == "Someone from the village"


def test_one_more_sentinel_is_good_for_what_it_leads_to():
    moves = ["Moves", 2, False, []]
    state = position(standing={"C": (1, 0), "I1": (0, 1), "B1": (1, 2)}, ask=[*steps("military"), moves])
    assert "the Military of this tile brings a point" in said(state, "stand", "V1", "O1")
    last = position(ask=[*steps(), moves], marked={0: "A2 B2"})  # the line goes on to `Fish, Military`
    assert "your next Military brings a point" in said(last, "stand", "V1", "O1")
    assert "a later Military can bring a point" in said(position(ask=[*steps(), moves]), "stand", "V1", "O1")
    late = {"marked": {0: "A1 A2 A3"}, "next_order": (0, 1), "ask": [*steps(), moves]}
    assert "a later Military can bring" in said(position(**late), "stand", "V1", "O1"), "none is left this year"
    assert "as many sentinels there as the strongest" in said(state, "stand", "V1", "I1")
    assert "as many sentinels there as the strongest" in said(state, "stand", "V1", "B1")


def military(state):
    """How many points a Military action brings."""
    after = position(standing={t.id: t.standing for t in state.observe(0).territories}, ask=steps("military"))
    before = after.observe(0).players[0].tracks[TRACKS.index("military")]
    play(after, "do military")
    while after.stack and after.observe(0).asked.what not in ("turn", "steps"):
        after.apply(after.legal_actions()[0])
    return after.observe(0).players[0].tracks[TRACKS.index("military")] - before


@pytest.mark.parametrize(("standing", "verb", "to", "net"), [
    ({"B1": (1, 0)}, "stand", "I1", 0),
    ({"B1": (2, 0)}, "stand", "I1", 1),
    ({"B1": (2, 1)}, "stand", "I1", 0),
    ({"B1": (1, 0)}, "lie", "B1.0", -1),
    ({"B1": (1, 0), "I1": (0, 2)}, "stand", "I1", -1),
])  # fmt: skip
def test_a_warrior_that_leaves_a_majority_says_so(standing, verb, to, net):
    """What a Military action would bring before and after, and what is said of it."""
    state = position(standing=standing, ask=[*steps("military"), ["Moves", 1, False, []]])
    told, before = said(state, verb, "B1", to), military(state)
    play(state, f"{verb} B1 {to}")
    assert military(state) - before == net
    assert ("brings a point" in told) == (net > 0), told
    assert ("leaves (Border 1)" in told) == (net < 1), told


def test_a_flag_is_chosen_for_the_places_beside_the_village():
    state = position(progress={0: "P2-2"}, ask=[*steps(), ["Flag"]])
    view = state.observe(0)
    home = next(place for place in view.territories if place.home == 0)
    beside = [place.flag for place in view.territories if place.id in home.near]
    for flag in ("EN", "FR"):
        if beside.count(flag) * 2 > sum(map(bool, beside)):
            assert said(state, "flag", flag) == "More of the places beside your village have this flag."
        else:
            assert "More" not in said(state, "flag", flag)


@pytest.mark.parametrize(("verb", "where"), [("fight", "C-2"), ("raid", "C.0")])
def test_a_hint_of_an_attack_names_whom_it_is_against(verb, where):
    foe = {"standing": {"C": (1, 1)}} if verb == "fight" else {"standing": {"C": (1, 0)}, "areas": {"C.0": "1 hunter"}}
    state = position(**foe, ask=[*steps(), ["Moves", 2, False, []]])
    name, values = SENSE.reason(
        state.observe(0), [next(a for a in state.legal_actions() if (a.verb, a.where) == (verb, where))]
    )
    assert "(\u2068Eagle\u2069)." in reason(EN, (name, {**values, "names": ("Fox", "Eagle")}))
    assert reason(EN, (name, {**values, "names": ("Fox",)}))  # the ghost has no name here


def test_who_is_called_home_again_is_told_why():
    moving = [*steps(), ["Moves", 2, False, []]]
    for house, told in (((6, 2, 2), "sent out again"), ((2, 2, 2), "one more set")):
        state = position(standing={"C": (1, 0), "I1": (1, 0)}, house={0: house}, ask=moving)
        out = [a for a in state.legal_actions() if (a.verb, a.where) == ("stand", "V1")]
        name, values = SENSE.reason(state.observe(0), out[:1])
        assert told in reason(EN, (name, values))
        sent = next(a for a in state.legal_actions() if (a.verb, a.what) == ("stand", "V1"))
        before = SENSE.reason(state.observe(0), (sent,))[1]
        assert before["about"] == f"at {sent.where}"
        assert values["about"] == f"at {out[0].what}"
        assert before["promise"] in values["kept"], "that it was sent there by a hint is known"


def test_who_comes_home_from_an_area_that_is_left_empty_is_told_for_what():
    """It said only that this warrior could be sent out again, one turn after a hint had praised the outpost."""
    lies = position(ask=[*steps(), ["Moves", 2, False, []]])
    before = SENSE.reason(lies.observe(0), (lies.parse("1 lie V1 O1.0"),))[1]
    for house, told in (((6, 2, 2), "sent out again"), ((2, 2, 2), "one more set")):
        state = position(areas={"O1.0": "0 warrior"}, house={0: house}, ask=steps("harvest"))
        play(state, "open transfer")
        name, values = why(state, "home", "O1.0", "leave")
        assert told in reason(EN, (name, values))
        assert "The area is left empty." in reason(EN, (name, values))
        assert before["about"] == values["about"]
        assert before["promise"] in values["kept"], "that the outpost was praised by a hint is known"
        play(state, "home O1.0 leave")
        assert all(
            area.seat is None for place in state.observe(0).territories for area in place.areas if area.id == "O1.0"
        )


def test_where_no_more_move_nothing_is_praised_that_a_later_hint_takes_back():
    assert "stand well" not in reason(EN, ("stop", {}))


@pytest.mark.parametrize(("standing", "year", "careful"), [
    ({"V2": (0, 2)}, 1, True),
    ({"V2": (0, 2), "B1": (1, 0)}, 1, False),
    ({"V2": (0, 2)}, 7, False),
])  # fmt: skip
def test_who_is_put_where_she_can_be_attacked_is_not_put_there_unwarned(standing, year, careful):
    state = position(standing={"V1": (2, 0), **standing}, areas={"B1.0": "0 warrior"}, year=year, ask=steps("harvest"))
    play(state, "open transfer")
    assert ("But no sentinel of yours guards the area" in said(state, "home", "B1.0", "fill")) == careful
