"""The panel in which a party is chosen."""

import re

import pytest
from positions import parties

pytest.importorskip("prateria.games.manitou.words")

from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.manitou import table
from prateria.kit.words import Words

EN = Words("en")


def test_the_party_panel_offers_every_kind_and_is_done_only_when_full():
    state = Session.new(GAMES["manitou"], seats=2, seed=1).state
    bag = state.bag()
    view = state.observe(bag.seat)
    counts = dict.fromkeys(bag.kinds, 0)
    empty = table.bag_panel(bag, counts, view, EN)
    assert empty.count('data-do="bag-add"') == len(bag.kinds)
    assert 'data-do="bag-done" disabled=""' in empty
    for kind in bag.kinds[: bag.total]:
        counts[kind] = 1
    assert 'data-do="bag-done" disabled=""' not in table.bag_panel(bag, counts, view, EN)


@pytest.mark.rule("MA-06")
def test_the_party_panel_tells_the_dealer_why_it_is_one_card_less():
    session = Session.new(GAMES["manitou"], seats=2, seed=1)
    told = {}
    while (bag := session.state.bag()) is not None and bag.seat not in told:
        view = session.state.observe(bag.seat)
        told[bag.seat] = ": you deal, so one less<" in table.bag_panel(bag, {}, view, EN), bag.total
        while session.state.bag() is not None and session.state.bag().seat == bag.seat:
            session.play(session.state.legal_actions()[0])
    assert told == {view.dealer: (True, 7), 1 - view.dealer: (False, 8)}


def test_one_card_too_few_is_told_on_the_key_that_cannot_be_touched_yet():
    bag, view = (state := parties(hunt=3, dealer=2)).bag(), state.observe(0)
    counts = dict.fromkeys(bag.kinds, 0)

    def key(n):
        panel = str(table.bag_panel(bag, {**counts, **dict.fromkeys(bag.kinds[:n], 1)}, view, EN))
        return re.sub(
            "<[^>]*>", "", panel.partition('data-do="bag-done"')[2].partition(">")[2].partition("</button>")[0]
        )

    assert [key(n) for n in (0, 6, 7, 8)] == ["Choose 8", "2 are missing", "1 is missing", "Done"]


def test_the_rules_can_be_read_while_any_party_is_chosen():
    for hunt_ in (1, 3):
        state = parties(hunt=hunt_, dealer=2)
        assert 'data-do="rules"' in table.bag_panel(state.bag(), {}, state.observe(0), EN)


@pytest.mark.rule("MA-21")
def test_the_party_panel_says_which_cards_are_captured_and_by_whom():
    state = parties(reserves=["h1 h2 h3 h4 h5 h6 h7 h8 scout"], hunt=2, dealer=2)
    panel = str(table.bag_panel(state.bag(), {}, state.observe(0), EN))
    chief, scout = (panel.partition(f'id="bag-{kind}"')[0].rpartition("<button")[2] for kind in ("chief", "scout"))
    assert "2 captured" in chief
    assert "1 captured" in scout
    inside = panel.partition('id="bag-chief"')[2].partition("</button>")[0]
    assert inside.count("seat-1") == 2
    assert ">captured<" in inside
    assert ">captured<" not in panel.partition('id="bag-scout"')[2].partition("</button>")[0]
