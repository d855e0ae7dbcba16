"""What those hear who do not see the land of Bison."""

import re

from bison_drawn import drawn
from bison_table import last_turn, play, table

from prateria.games.bison.engine.events import RoundBegan, TilePlaced
from prateria.games.bison.words import TEXTS
from prateria.kit.words import Words

W = Words("en")


def test_what_lives_on_a_tile_that_is_placed():
    event = TilePlaced(0, "T05", "C3", 0, ("C3p", "C3m", "C3r"))
    assert TEXTS.heard(W, event, 1) == "On it: 3 fish."


def test_where_one_no_longer_leads_or_not_alone():
    alone, less, tied = (table("", ["D4p:2", theirs]).observe(0) for theirs in ("", "D5p:3", "D5p:2"))
    assert next(area for area in alone.areas if area.id == "D4p").spaces.count("D5p")
    assert TEXTS.meanwhile(W, alone, alone) == ""
    assert TEXTS.meanwhile(W, alone, less) == "You no longer lead here: Prairie D4."
    assert TEXTS.meanwhile(W, alone, tied) == "Others lead here with you now: Prairie D4."


def test_the_totem_is_told_when_a_round_begins():
    events = play(last_turn("", ["D4p:1", ""]), "2 end")
    began = [event for event in events if TEXTS.begins(event)]
    assert [type(event) for event in began] == [RoundBegan]
    assert "Totem: " in TEXTS.sentence(W, began[0], ["Ola", "Jan"], None)


def test_keys_lead_first_to_the_action_and_then_to_how_many_hunters():
    """By `data-aside` web/keyboard.mjs knows what is not asked for now."""
    state = table()
    seat = state.turn
    do = next(action for action in state.legal_actions() if action.text.split()[1] == "do")

    def aside(*touches):
        markup = str(drawn(state, seat, touches))
        return {name.partition("-")[0] for name in re.findall(r'id="((?:deed|hunters)-\w+)"[^>]*data-aside', markup)}

    assert aside() == {"hunters"}
    assert aside(do.picks[0]) == {"deed"}
    assert aside(*do.picks) == set()
