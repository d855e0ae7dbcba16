"""What one has too much of after a counting: its key on a phone."""

import pytest

pytest.importorskip("prateria.games.bison.table")

from bison_table import last_turn, play

from prateria.games.bison.bot.plain import plainer
from prateria.games.bison.bot.purchases import spending
from prateria.games.bison.table.area.turnkeys import turn_keys
from prateria.games.bison.table.layout import arrange
from prateria.games.bison.words.labels import pick_label
from prateria.kit.touch import Touch
from prateria.kit.words import Words
from workshop.catalogues import compiled_catalogues

PHONE = (374, 640)  # the stage of one of 390 by 844


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
def test_how_much_one_gives_up_stands_whole_on_its_key_and_is_not_framed_while_something_else_is_chosen(lang):
    w = Words(lang, compiled_catalogues().get(f"prateria/locale/{lang}/LC_MESSAGES/prateria.told"))
    state = last_turn(camps=["D4p:1"], animals=[(15, 3, 2)] * 2)
    play(state, "2 end")
    assert state.phase == "surplus"
    view = state.observe(state.actors()[0])
    buttons = arrange(*PHONE, 2, view.seat).buttons
    stop, trade = "button:stop", next(a.picks for a in state.legal_actions() if a.picks != ("button:stop",))
    keys = "".join(turn_keys(w, view, Touch((), (stop, *trade)), buttons))
    assert "…" not in keys
    assert all(word in keys for word in pick_label(w, stop, view).split())
    assert "bi-end later" not in keys
    assert "bi-end later" in "".join(turn_keys(w, view, Touch(trade, (stop,)), buttons))


@pytest.mark.rule("BI-28")
def test_three_that_would_be_lost_are_bartered_for_one_that_stays_by_a_hint():
    for animals, bartered in (((15, 0, 1), True), ((14, 0, 1), False)):
        state = last_turn(camps=["D4p:1 E4p:1"], animals=[animals, (3, 3, 3)])
        play(state, "2 end")
        assert state.phase == "surplus"
        lost = state.observe(0).players[0].animals[0] - 15
        assert (lost >= 3) == bartered
        ways = [[action.text for action in way.run] for way in spending(state, 0, (state.parse("1 stop"),))]
        assert (["1 barter bison turkey"] in ways) == bartered
        *_, run = [one for one in plainer(state, 0, (state.parse("1 stop"),)) if one]
        assert ([action.text for action in run] == ["1 barter bison turkey"]) == bartered
