"""The calm table of Pow Wow counts up what one hopes for: what each person who may still come would bring."""

from xml.etree import ElementTree

import pytest
from powwow_drawn import EN, PLAIN, SIZES, drawn
from powwow_table import play, spread

from prateria.games.powwow import words
from prateria.games.powwow.engine import State, preview
from prateria.games.powwow.engine.events import Turned
from prateria.games.powwow.flow import FLOW
from prateria.games.powwow.words.meanings import meaning
from prateria.kit.touch import Touch
from prateria.view import css


def test_bare_places_say_what_their_person_would_bring_and_how_many_are_hidden():
    state = spread("red yellow", "bison*6 necklace totem red-hunter*2 green-warrior", calm=True)
    hopes = preview.hopes(state.observe(0))
    assert hopes["yellow-hunter"] == (7, 3)
    assert hopes["red-chief"] == (3, 2), "the totem, a captive and the chief himself"
    assert hopes["red-maiden"] == (2, 2)
    assert hopes["red-warrior"] == (0, 2)
    assert not {"red-hunter", "green-hunter"} & set(hopes)
    markup = drawn(state, 0, {0})
    assert ">+7</text>" in markup
    assert ">+3</text>" in markup
    raced = spread("red yellow", "bison*6 red-hunter*2", calm=False)
    assert "pw-hope" not in drawn(raced, None, {0, 1}), "in a race it would be the race to see it"


def test_who_cannot_come_any_more_is_not_hoped_for():
    state = spread("red yellow", "bison*6 necklace", won={1: "red-hunter*3"}, calm=True)
    assert "red-hunter" not in preview.hopes(state.observe(0))


def test_a_bare_place_says_what_it_waits_for_when_it_is_touched():
    state = spread("red yellow", "bison*6 necklace", calm=True)
    view = state.observe(0)
    told = words.meaning(EN, view, Touch(), preview.look(view, Touch()), "red-hunter", ("Ola", "Jan"))
    most = "The thick frame: nobody would bring you more."
    assert told.translate(PLAIN) == f"red hunter ••• (may still come: 3). It would bring you 7 cards now. {most}"
    other = words.meaning(EN, view, Touch(), preview.look(view, Touch()), "red-maiden", ("Ola", "Jan"))
    assert most not in other, "its frame is as thin as the others"
    assert told.translate(PLAIN)[1:] in drawn(state, 0, {0}).translate(PLAIN).replace("Ola &lt;b&gt;&amp;", "Ola")
    assert "Council board: who claims puts a card here." in drawn(state, 0, {0})


@pytest.mark.parametrize("size", [*SIZES, (304, 440)])
def test_what_a_bare_place_says_can_be_read_on_every_screen(size):
    state = spread("red yellow", "bison*18 tipi*3", calm=True)
    root = ElementTree.fromstring(drawn(state, 0, {0}, size=size))
    signs = [e.attrib for e in root.iter() if e.tag == "text" and "pw-hope" in e.attrib.get("class", "")]
    assert len(signs) == 8
    assert min(float(sign["font-size"]) for sign in signs) >= 11


def halfway(left):
    """Half a prairie of which nobody has taken anything, with so many cards left."""
    state = State.new(seats=2, seed=3, options={"calm": True, "half": True})
    while len(state.prairie) > left or state.phase != "turn":
        state.apply(state.legal_actions()[0])
    return state


@pytest.mark.rule("PW-26")
@pytest.mark.parametrize("left", [57, 40, 12, 3])
def test_on_a_half_prairie_as_many_points_are_seen_as_are_likely_to_come_and_a_ring_for_who_hardly_will(left):
    """Of those that nobody has seen many lie in the box."""
    view = halfway(left).observe(0)
    unseen = dict(view.prairie)
    likely = [round(unseen[card] * left / sum(unseen.values())) for card in preview.hopes(view)]
    circles = [e for e in ElementTree.fromstring(drawn(halfway(left), 0, {0})).iter() if e.tag == "circle"]
    seen = [sum(e.get("class") == look for e in circles) for look in ("pw-hope", "pw-hope pw-hardly")]
    assert seen == [sum(likely), likely.count(0)]
    assert left > 3 or seen[1], "a person who hardly comes any more"


@pytest.mark.rule("PW-26")
@pytest.mark.parametrize("left", [57, 40, 12, 3])
def test_who_may_still_come_on_a_half_prairie_is_told_by_what_is_likely(left):
    view = halfway(left).observe(0)
    unseen = dict(view.prairie)
    for card in preview.hopes(view):
        told = words.meaning(EN, view, Touch(), preview.look(view, Touch()), card, ("Ola", "Jan"))
        n = round(unseen[card] * left / sum(unseen.values()))
        likely = f"{'•' * n} (likely to come: about {n}, at most "
        assert (likely if n else "○ (may still come, with luck)") in told, "the sign that stands there comes with it"


def test_after_waiting_the_line_says_that_a_card_can_still_be_touched():
    state = spread("red yellow", "bison*6 red-hunter", left=60, calm=True)
    play(state, "1 pass")
    for seat in (0, 1):
        view = state.observe(0)._replace(turn=seat, actors=(seat,))
        touch = Touch(possible=("prairie:card",), back="1 pass")
        said = words.prompt(EN, view, ("Ola", "Jan"), touch)
        assert said.endswith("Or claim now: touch your card (hunter +7).")
        heard = words.spoken(EN, view, ("Ola", "Jan"), touch)
        assert "turn the next card, with Enter. " in heard or "Go on with Enter. " in heard, "what is asked has its key"
        assert heard.endswith("Or claim after all: H leads to your cards (hunter +7).")
        assert [words.late(view, touch, kind) for kind in ("hunter", "chief")] == [True, False]
        assert not words.late(view, touch._replace(back=""), "hunter")
        assert "claim now" not in words.prompt(EN, view, ("Ola", "Jan"), touch._replace(back=""))


def test_a_card_concerns_whoever_has_more_to_hope_for_since():
    """Cards that run on by themselves are slow there, and quick elsewhere (`Flow.concerns`)."""

    def concerned(seat, cards, card):
        return FLOW.concerns(spread("red yellow", cards, card, calm=True).observe(seat), Turned(0, card, 60))

    assert concerned(0, "bison*3", "bison")
    assert concerned(0, "bison", "bison"), "no other of theirs would bring more"
    assert not concerned(0, "necklace*3 bison", "bison")
    assert not concerned(0, "", "bison"), "so little is no hope"
    assert not concerned(0, "bison*4 red-hunter", "bison"), "he lies there: who can take something is asked"
    assert not concerned(0, "bison*4", "yellow-maiden")
    assert concerned(0, "bison*4", "red-maiden"), "one of their own people has come"
    assert not concerned(None, "bison*3", "bison")


@pytest.mark.rule("PW-11")
def test_of_captives_the_one_with_whom_another_could_take_most_bears_that_number():
    def marked(cards, calm=True):
        state = spread("red yellow", f"red-chief totem green-warrior {cards}", left=40, calm=calm)
        view = state.observe(0)._replace(actors=(0,))
        touch = Touch(("tribe:1-chief",), ("person:yellow-hunter", "person:yellow-warrior", "person:green-warrior"))
        return words.feared(view, [pick for pick in touch.possible if pick.partition(":")[2] in dict(view.table)])

    assert marked("bison*5 tomahawk*3 yellow-hunter yellow-warrior") == {"yellow-hunter": 6}
    assert marked("bison*5 yellow-hunter*2") == {}, "another hunter stays"
    assert marked("bison yellow-hunter") == {}, "two cards are no danger"
    assert marked("bison*5 yellow-hunter", calm=False) == {}, "a race does not count for anybody"


@pytest.mark.rule("PW-11")
def test_what_the_number_of_a_captive_means_is_said_where_one_is_chosen():
    def said(cards):
        view = spread("red yellow", f"red-chief totem green-warrior {cards}", left=40, calm=True).observe(0)
        picks = tuple(f"person:{card}" for card, _ in view.table if card.endswith(("-hunter", "-warrior")))
        touch = Touch(("tribe:1-chief", "loot:totem"), picks)
        return words.prompt(EN, view._replace(actors=(0,)), ("Ola", "Jan"), touch).translate(PLAIN)

    assert said("bison*5 yellow-hunter").endswith(" −6: without him Jan cannot take 6 cards.")
    assert "+" not in said("bison yellow-hunter")


def test_people_in_whom_nobody_has_a_part_are_lower_and_maidens_of_theirs_are_dim():
    """Of five colours two are played: what matters is large. By a wedding or as allies all of them may matter."""

    def shown(**options):
        state = spread("red yellow", "blue-maiden blue-hunter red-maiden", calm=True, **options)
        markup = drawn(state, 0, {0}, size=(374, 700))
        places = [e for e in ElementTree.fromstring(markup).iter() if e.get("id", "").startswith("place-")]
        high = {e.get("id").removeprefix("place-"): float(e[0].get("height")) for e in places}
        pieces = [e for e in ElementTree.fromstring(markup).iter() if css.CARD_UP in e.get("class", "") and e.get("id")]
        dim = [e.get("id") for e in pieces if any("pw-idle" in one.get("class", "") for one in e.iter())]
        return high, dim

    high, dim = shown()
    assert high["red-chief"] == high["yellow-hunter"] > 1.3 * high["blue-hunter"]
    assert high["blue-hunter"] == high["green-chief"] >= 36, "he may be chosen as a captive, by a finger"
    assert [one.rpartition("-")[0] for one in dim] == ["blue-maiden"]
    calm = spread("red yellow", "blue-maiden blue-hunter", calm=True).observe(0)
    pale, man = (meaning(EN, calm, Touch(), preview.look(calm, Touch()), one, ("Ola", "Jan")) for one in (
        "blue-maiden", "blue-hunter"))  # fmt: skip
    assert pale == "blue maiden: nobody plays this colour, and a maiden is no captive.", "why she is pale"
    assert man == "blue hunter: nobody plays this colour."
    for options in ({"marriage": True}, {"sharing": True}):
        high, dim = shown(**options)
        assert len({round(high[f"{colour}-chief"], 1) for colour in ("red", "yellow", "blue")}) == 1
        assert not dim


def test_for_whom_one_waits_most_is_seen():
    def wanted(table, seat=0):
        root = ElementTree.fromstring(drawn(spread("red yellow", table, calm=True), seat, {seat}))
        return [e.get("id") for e in root.iter() if "wanted" in e.get("class", "").split()]

    assert wanted("bison*6 necklace") == ["place-red-hunter"]
    assert wanted("bison*6 necklace", 1) == ["place-yellow-hunter"]
    assert wanted("bison necklace") == [], "little is not waited for"
    assert wanted("bison*6 red-hunter necklace") == [], "who lies there has come"
