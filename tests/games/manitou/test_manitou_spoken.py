"""Territories as those hear them who do not see the table."""

import re

import pytest
from positions import hunt, parties

from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.manitou import words
from prateria.games.manitou.bot.offered import offered
from prateria.games.manitou.engine.data import KINDS
from prateria.games.manitou.engine.preview import preview, standings
from prateria.games.manitou.table.bagpanel import bag_panel
from prateria.games.manitou.table.cards import uppermost
from prateria.games.manitou.table.foretold import told
from prateria.games.manitou.table.inwords import in_words
from prateria.games.manitou.table.spoken import card_goal, coming, own_cards, territory_goal
from prateria.games.manitou.words.lands import place_lines
from prateria.games.manitou.words.nouns import kind
from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view.frame import Sitter


def test_the_strength_is_said_where_no_single_card_says_it():
    session, rng = Session.new(GAMES["manitou"], 2, seed=7), Rng(7)
    w, alone, several = Words("en"), 0, 0
    for _ in range(60):
        legal = session.state.onward_actions()
        session.play(legal[rng.below(len(legal))])
        view = session.state.observe(0)
        if view.phase != "play":
            continue
        for place, standing in zip(view.territories, standings(view), strict=True):
            lines = place_lines(w, place, standing, ["Ola", "Jan"])
            for seat, name in enumerate(("Ola", "Jan")):
                n = sum(card.seat == seat for card in place.laid)
                said = any(line.startswith(f"{name}: ") and ". Strength " in line for line in lines)
                assert said == bool(place.strengths[seat] and n > 1)
                alone += bool(place.strengths[seat] and n == 1)
                several += said
    assert alone
    assert several


def test_a_territory_says_what_the_chosen_card_brings_there_before_it_is_touched():
    state = hunt(hands=["h8 chief", "h1"], river="2:h3", turn=1, left=4)
    view = state.observe(0)
    places = ("territory:hills", "territory:river", "territory:forest")
    touch = Touch(("card:h8",), places)
    herds = ", ".join(map(str, view.territories[1].herds))
    said = territory_goal(Words("en"), view, touch, 1, ["Ola", "Jan"])
    assert said.startswith("River: ")
    assert f"bison {view.territories[1].herds[0]}" in said
    assert said.endswith(f"Bison: {herds}; Jan: hunters of strength 3")
    assert len(said.split()) <= 24
    assert not territory_goal(Words("en"), view, Touch((), places), 1, ["Ola", "Jan"])
    pressed = touch._replace(chosen=("card:h8", "territory:river"))
    assert territory_goal(Words("en"), view, pressed, 1, ["Ola", "Jan"]) == said


def test_in_the_last_hunt_the_reserve_is_for_no_other():
    own = hunt(hands=["h8 chief", "h1"]).observe(0).own
    assert "hunts to come" in own_cards(Words("en"), own, False)
    assert "play no more" in own_cards(Words("en"), own, True)


def test_before_a_party_is_chosen_the_reserve_is_what_it_comes_from_and_no_empty_pile_is_told():
    for state, said in (
        (parties(), "choose your party from 21 cards"),
        (hunt(hands=["h8 chief", "h4"]), "Your pile: 0"),
    ):
        view = state.observe(state.turn)
        choosing = view.phase == "party" and not view.own.hand
        assert said in own_cards(Words("en"), view.own, False, choosing)


def test_a_tie_is_told_before_the_card_is_laid():
    """Level with the first, or with the second: neither has the herd (MA-18)."""
    for hands, there, tied in ((["h8 chief", "h1"], "2:h8", True), (["h8 chief", "h1"], "2:h7", False)):
        state = hunt(hands=hands, river=there, turn=1, left=4)
        shown = preview(state.observe(0), state.parse("1 play h8 river"))
        assert told(Words("en"), shown) == ("a tie: no bison" if tied else "strength 8")


def test_the_chosen_territory_still_says_what_the_card_brings_there():
    """And the others, to which one may change."""
    state = hunt(hands=["h8 chief", "h1"], river="2:h3", turn=1, left=4)
    places = tuple(f"territory:{name}" for name in ("hills", "river", "forest"))
    view, before = state.observe(0), Touch(("card:h8",), places)
    after = Touch(("card:h8", places[1]), (places[0], places[2]), ready=state.parse("1 play h8 river"))
    for t in range(3):
        said = territory_goal(Words("en"), view, before, t, ["Ola", "Jan"])
        assert said
        assert said == territory_goal(Words("en"), view, after, t, ["Ola", "Jan"])


def test_the_last_card_of_a_hunt_is_announced():
    session, last = Session.new(GAMES["manitou"], 2, None, 3), {}
    while session.state.actors() and session.state.hunt == 1:
        seat = session.state.actors()[0]
        view = session.state.observe(seat)
        action = session.state.legal_actions()[0]
        if view.phase == "play":
            last.setdefault(seat, []).append(words.prompt(Words("en"), view, ["Ola", "Jan"], Touch()))
        session.play(action)
    assert len(last) == 2
    for spoken in last.values():
        assert ["your last card" in one for one in spoken] == [False] * (len(spoken) - 1) + [True]


def test_the_mark_of_an_upper_card_is_no_text_of_its_own():
    assert 'aria-hidden="true"' in uppermost(Words("en"), 84, 60, 0)  # the territory says it


@pytest.mark.rule("MA-06")
def test_the_cards_of_a_party_can_be_read_in_a_row():
    """The dealer's seven, too: all that is chosen is one line of the panel, and not only said once."""
    state = Session.new(GAMES["manitou"], 2, None, 3).state
    while state.bag().seat != state.dealer:
        state.apply(state.legal_actions()[-1])
    bag, view = state.bag(), state.observe(state.dealer)
    party = offered(view)[0]
    assert sum(party.values()) == 7
    panel = bag_panel(bag, party, view, Words("en"))
    (read,) = re.findall(r'<span class="unseen">: ([^<]*)</span>', panel)
    assert read.split(", ") == [kind(Words("en"), one) for one in KINDS for _ in range(party.get(one, 0))]
    assert 'class="unseen"' not in bag_panel(bag, dict.fromkeys(party, 0), view, Words("en"))


def test_with_the_hide_thief_there_already_a_hunter_says_that_it_stays():
    """And what takes it away says so: a preview without him sounds free."""
    places = tuple(f"territory:{name}" for name in ("hills", "river", "forest"))
    state = hunt(hands=["h1 h2", "h1"], hills="1:h9", river="2:h3", turn=1, left=4)
    said = territory_goal(Words("en"), state.observe(0), Touch(("card:h2",), places), 2, ["Ola", "Jan"])
    assert "the hide thief stays: −10" in said
    state = hunt(hands=["rainmaker chief", "h1"], hills="1:h9 2:chief", river="2:h3", turn=1, left=4)
    said = territory_goal(Words("en"), state.observe(0), Touch(("card:chief",), places), 2, ["Ola", "Jan"])
    assert "hide thief" not in said


def test_where_a_territory_is_chosen_first_each_card_says_what_it_brings_there():
    state = hunt(hands=["h8 chief", "h1"], river="2:h3", turn=1, left=4)
    touch = Touch(("territory:river",), ("card:h8", "card:chief"))
    view = state.observe(0)
    assert card_goal(Words("en"), view, touch, "h8").startswith("strength 8, bison ")
    assert card_goal(Words("en"), view, touch, "chief") == "stands guard, 1 captive"
    assert not card_goal(Words("en"), view, Touch((), touch.possible), "h8")
    asked = words.spoken(Words("en"), view, ["Ola", "Jan"], touch)
    assert asked == "River. \u2068Ola\u2069: which card do you send there?"


def test_where_one_goes_with_a_card_ones_own_are_told_too():
    state = hunt(hands=["h8 chief", "h1"], river="1:h4 2:h3", turn=1, left=4)
    said = territory_goal(Words("en"), state.observe(0), Touch(("card:h8",), ("territory:river",)), 1, ["Ola", "Jan"])
    assert "Ola: hunter 4; Jan: hunters of strength 3" in said


def test_how_many_herds_still_come_is_told_in_words_too():
    view = hunt(hands=["h8 chief", "h1"]).observe(0)
    assert coming(Words("en"), view) == "Herds of the next hunts: 2 large, 6 small."
    sitters = (Sitter(0, "Ola", None, "fox"), Sitter(1, "Jan", None, "owl"))
    assert coming(Words("en"), view) in in_words(view, Touch(), Words("en"), sitters, ())
