"""Claims at the drawn table of Pow Wow: what is chosen where it lies, what is marked, why a claim was wrong."""

import re
from xml.etree import ElementTree

import pytest
from powwow_drawn import EN, PLAIN, buttons, drawn, played, sitters
from powwow_table import spread

from prateria.games.powwow import table, words
from prateria.games.powwow.engine import preview
from prateria.games.powwow.engine.actions import HAULS
from prateria.games.powwow.engine.events import Punished, Turned
from prateria.games.powwow.table.layout import arrange
from prateria.games.powwow.table.notes import notes
from prateria.kit.touch import Touch
from prateria.kit.words import LANGUAGES, Words
from prateria.view.frame import Frame

OTHERS = re.compile("Council|With the|cards won")
"""What is said of other things than open cards."""


@pytest.mark.parametrize("size", [(374, 556), (344, 440), (740, 620), (752, 860)])
def test_in_the_calm_way_what_to_take_is_chosen_where_it_lies(size):
    """No second row of it: each has one place, large enough to be touched, and says all that comes with it."""
    most = 0
    for seed in range(1, 30):
        state = played(2, 60, seed, calm=True, phase="take").state
        if not state.actors():
            continue
        seat = state.actors()[0]
        root = ElementTree.fromstring(drawn(state, seat, {seat}, size=size))
        picks = [e.attrib["data-pick"] for e in root.iter() if "data-pick" in e.attrib]
        assert len(picks) == len(set(picks))
        ways = {pick: action for action in state.legal_actions() for pick in action.picks}
        most = max(most, len(ways))
        for e in root.iter():
            if e.attrib.get("data-pick") in ways:
                (hit,) = [kid.attrib for kid in e if kid.attrib.get("class") == "hit"]
                assert min(float(hit["width"]), float(hit["height"])) >= 40
                partner = ways[e.attrib["data-pick"]].partner
                assert not partner or e.attrib["aria-label"].startswith(("All ", "Captive: "))
    assert most > 5


def lit(markup):
    root = ElementTree.fromstring(markup)
    return {e.attrib["id"] for e in root.iter() if "pw-lit" in e.attrib.get("class", "").split()}


def claiming():
    """Seat 0 is asked, and its chief, warrior and hunter could each take several things."""
    lying = "red-chief red-warrior red-hunter yellow-hunter bison*3 totem*2 tomahawk tipi"
    return spread("red yellow", f"{lying} red-maiden", turned="bison", calm=True)


def claimed(state, *touches, then=None):
    """What is drawn while seat 0 has touched that; `then`: the haul that is chosen with the claim."""
    view, legal = state.observe(0), state.legal_actions()
    claim = next(action for action in legal if action.picks == touches[:1])
    ready = claim if then is not None or len(touches) > 1 else None
    taking = state.clone()
    taking.apply(claim)
    ways = tuple(pick for action in taking.legal_actions() for pick in action.picks)
    touch = Touch(touches, ways, ready, then=then)
    look = preview.look(view, touch)
    return table.draw(view, touch, look, 0, EN, Frame(374, 790), sitters(2, (0,))), touch


def test_what_a_claim_would_take_is_framed_while_one_chooses():
    state = claiming()
    while state.asked[0] != 0:
        state.apply(state.legal_actions()[0])
    haul = HAULS[0]["bison", None]
    markup, _ = claimed(state, "tribe:1-hunter", "loot:bison", then=haul)
    assert {"taken-bison", "taken-red-hunter"} <= lit(markup)
    assert "taken-tipi" not in lit(markup)
    markup, _ = claimed(state, "tribe:1-hunter")  # as long as nothing is chosen: what is sure
    assert {"taken-red-hunter"} == {name for name in lit(markup) if name.startswith("taken")}


def test_a_captive_is_chosen_on_the_board_together_with_the_claim():
    state = claiming()
    while state.asked[0] != 0:
        state.apply(state.legal_actions()[0])
    markup, _ = claimed(state, "tribe:1-chief")
    found = buttons(markup)
    assert found["person:yellow-hunter"]["aria-label"] == (
        "Captive: yellow hunter, with all totems, 4 cards in all. "
        "\u2068Bartholomew the 2nd\u2069 could take 5 cards with him."
    )
    assert "aria-disabled" not in found["person:yellow-hunter"]
    titles = [e.text for e in ElementTree.fromstring(markup).iter() if e.tag == "title"]
    assert "The totems come with a captive: touch one of the people in a green frame." in titles


def test_every_place_of_a_card_that_is_no_choice_says_what_it_is():
    state = claiming()
    while state.asked[0] != 0:
        state.apply(state.legal_actions()[0])
    for seat in (0, None):
        view = state.observe(seat)
        markup = table.draw(view, Touch(), preview.look(view, Touch()), seat, EN, Frame(374, 790), sitters(2, (0, 1)))
        titles = [e.text for e in ElementTree.fromstring(markup).iter() if e.tag == "title"]
        assert len([said for said in titles if not OTHERS.search(said)]) == 5 + 20
        own = "With the hunter you take all bison, or all tipis instead. On the table for it now: "
        assert any(said.startswith(own) for said in titles) == (seat == 0)
        # one claims with a card first, whatever is touched first
        first = " First touch your own card: hunter." if seat == 0 else ""
        assert any(said.startswith(f"A hunter takes all bison.{first}") for said in titles)
        assert "Yellow hunter: belongs to Bartholomew the 2nd." in [said.translate(PLAIN) for said in titles]
        assert ("Red hunter: to claim, touch the same card before you." in titles) == (seat == 0)
    racing = drawn(played(2, 30).state, None, (0, 1))
    assert "<title>" not in racing  # fingers there find the cards


def test_the_card_just_turned_is_marked_by_another_form_than_what_is_taken():
    state = claiming()
    news = (Turned(0, "bison", 50),)
    assert lit(drawn(state, None, (0, 1), news=news)) == {"new"}
    assert lit(drawn(state, None, (0, 1))) == set()


def test_the_council_board_claims_when_a_card_is_chosen():
    state = claiming()
    while state.asked[0] != 0:
        state.apply(state.legal_actions()[0])

    def board(markup):
        return next(e.attrib for e in ElementTree.fromstring(markup).iter() if e.attrib.get("id") == "board")

    markup, _ = claimed(state, "tribe:1-hunter", "loot:bison", then=HAULS[0]["bison", None])
    assert (board(markup)["data-do"], board(markup)["role"]) == ("done", "button")
    markup, _ = claimed(state, "tribe:1-hunter")
    assert "data-do" not in board(markup)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(1008, 700), (752, 930), (374, 740), (360, 560)])
@pytest.mark.parametrize(("missing", "thrown"), [("person", 2), ("loot", 2), ("captive", 2), ("captive", 0)])
def test_who_has_claimed_wrongly_reads_why_on_their_own_side(size, lang, missing, thrown):
    """The line above the table is read from the bottom only."""
    w = Words(lang)
    people = range(4 if min(size) > 540 else 2)
    view = played(len(people), 30, 1).state.observe(None)
    for side in arrange(*size, tuple(people), len(people), True).sides:
        look = preview.look(view, Touch(), [Punished(side.seat, "warrior", missing, thrown)])
        markup = ElementTree.fromstring(notes(w, look, side, flat=True))
        note = next(markup.iter("rect")).attrib
        left, top = float(note["x"]), float(note["y"])
        assert 0 < left < left + float(note["width"]) < side.w
        assert side.cards[0].y - 3 <= top + 4  # nothing lies over what is open to all
        assert 0 <= top < top + float(note["height"]) <= side.h
        said = [text.text for text in markup.iter("text")]
        sign, free = ("✗ −2", "") if thrown else ("✗", words.lost(w, 0))  # who has nothing loses nothing
        assert said[0] == sign
        assert " ".join(said[1:]).split() == f"{free} {words.lacks(w, side.seat, 'warrior', missing)}".split()
        assert f"rotate({side.turn})" in notes(w, look, side, flat=True) or not side.turn
        assert not notes(w, look, side._replace(seat=side.seat + 1), flat=True)
        alone = ElementTree.fromstring(notes(w, look, side, flat=False))
        assert [text.text for text in alone.iter("text")] == [sign], "one alone reads why in the line above the table"


def test_a_touch_of_loot_or_person_means_the_one_card_that_could_take_it():
    """Else an open card says what it is; tipis that two could take are no choice by themselves."""

    def meant(cards):
        state = spread("red yellow", cards, calm=True)
        markup = drawn(state, 0, (0,), size=(374, 790))
        return [
            e.attrib["data-value"] for e in ElementTree.fromstring(markup).iter() if e.attrib.get("data-do") == "act"
        ]

    assert meant("red-hunter bison*3 necklace") == ["1 claim hunter"] * 2
    both = "1 claim hunter, 1 haul bison", "1 claim hunter, 1 haul tipi", "1 claim hunter"
    assert sorted(meant("red-hunter bison*3 tipi")) == sorted(both)
    assert "tipi" not in "".join(meant("red-hunter red-maiden bison*3 tipi"))


@pytest.mark.rule("PW-11")
def test_totems_are_framed_as_what_comes_along_and_a_touch_takes_an_only_captive():
    """They are no choice of their own, so nothing says that they can be touched but what a touch of them does."""
    for more, answers in (("", True), (" green-hunter", False)):
        lying = f"red-chief yellow-hunter bison*3 totem tipi*2{more}"
        state = spread("red yellow", lying, turned="bison", calm=True)
        while state.asked[0] != 0:
            state.apply(state.legal_actions()[0])
        markup, touch = claimed(state, "tribe:1-chief")
        assert "goes-along" in lit(markup)
        look = preview.look(state.observe(0), touch, [Turned(0, "totem", 50)])
        news = table.draw(state.observe(0), touch, look, 0, EN, Frame(374, 790), sitters(2, (0,)))
        assert "new" not in lit(news), "one frame is enough"
        assert ("1 claim chief, 1 haul totem yellow-hunter" in markup) is answers
        assert markup.count('data-value="1 claim chief') == answers
        tipis, _ = claimed(state, "tribe:1-chief", "loot:tipi", then=HAULS[0]["tipi", None])
        assert "goes-along" not in lit(tipis), "something else is chosen"
    state = claiming()
    while state.asked[0] != 0:
        state.apply(state.legal_actions()[0])
    assert "goes-along" not in lit(claimed(state, "tribe:1-hunter")[0])
