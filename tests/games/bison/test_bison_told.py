"""What is proposed is said by its name, and where it leads can be read."""

import pytest

pytest.importorskip("prateria.games.bison.table")

from bison_drawn import EN, drawn, sitters, tree
from bison_hints import in_writing
from bison_table import FOUR, play, table

from prateria.games import GAMES
from prateria.games.bison import table as drawing
from prateria.games.bison.bot.plain import plainer
from prateria.games.bison.bot.purchases import needed
from prateria.games.bison.bot.reasons import reason
from prateria.games.bison.engine import preview
from prateria.games.bison.engine.actions import Build, Buy
from prateria.games.bison.engine.data import ROUNDS, TILES
from prateria.games.bison.flow import FLOW, plain
from prateria.games.bison.table.foretold import foretell
from prateria.games.bison.table.land.trails import ways
from prateria.games.bison.words.reasons import reason as in_words
from prateria.kit.touch import Touch
from prateria.view.frame import Frame

NAMES = ("Ola", "Jan")
PROMPT = GAMES["bison"].texts.prompt


def asked(state):
    """The question where something is chosen beforehand, all that could be chosen beside it being open."""
    found = plain(state, state.legal_actions())
    others = tuple(pick for one in state.legal_actions() if one != found for pick in one.picks)
    return PROMPT(EN, state.observe(0), NAMES, Touch(chosen=tuple(found.picks), possible=others, ready=found))


def test_what_alone_can_be_done_is_named():
    state = table("", ["D4p:2"], bought=["tipi-2"])
    play(state, "1 do tipi 1")
    assert "there is only one way to do it: tipi 1, prairie D4." in asked(state)


def test_the_hunter_who_would_follow_is_named_and_how_many_are_left():
    state = table("", ["D4p:3", "D5r:1"])
    play(state, "1 do move3 2", "1 take bison 1", "1 take turkey 1", "1 take fish 0", "1 move D4p D4r")
    assert "1 hunter is still to move. There too: prairie D4 → river D4? Touch “Done”, or" in asked(state)


def test_where_a_hint_ends_the_turn_the_market_stays_shut_and_it_says_why():
    state = table(phase="end", deeds=["tipi"])
    assert 'id="market"' not in drawn(state, 0, ("button:end",), size=(374, 560))
    said = in_words(EN, ("saves", {"action": state.parse("1 end"), "once": "saves", "again": True}))
    assert said == "That is all: end the turn."


def test_animals_of_two_are_told_with_one_for_now():
    values = {"terrain": "prairie", "animals": 3, "more": 0, "less": 2, "rivals": 1, "each": (2, 0, -2)}
    said = in_words(EN, ("leads", values))
    assert said.startswith("For now your opponent gets 2 animals fewer. You gain 2 bison but lose 2 fish.")


@pytest.mark.rule("BI-24")
def test_hunters_are_bought_only_as_many_as_a_tile_can_bring_and_when():
    early = table(phase="end", deeds=["place"])
    assert needed(early, 0, in_writing(early, "1 buy hunter", "1 end")) == in_writing(early, "1 end")
    state = table(phase="end", deeds=[FOUR, "place tipi move1"])
    assert state.supply[0][0] < 5
    hunters = ["1 buy hunter"] * 3
    room = 5 - state.supply[0][0]
    assert needed(state, 0, in_writing(state, *hunters, "1 end")) == in_writing(state, *hunters[:room], "1 end")


def test_what_lies_ready_is_built_rather_than_a_smaller_one_bought():
    state = table("", ["D4p:3", "D5p:0+2"], bought=["tipi-3"], animals=[(9, 9, 9)], deeds=["place", "tipi"])
    paid = ("1 take bison 1", "1 take turkey 1", "1 take fish 0")
    *_, found = plainer(state, 0, in_writing(state, "1 buy tipi-2", "1 do tipi 2", *paid, "1 build D4p"))
    assert any(isinstance(action, Build) for action in found)
    assert not any(isinstance(action, Buy) for action in found)


def test_the_name_of_a_place_to_which_a_hint_leads_is_read_over_all_that_stands_there():
    camps = ["D4p:0+2 D4m:2 D4r:2", "D5p:3"]
    state = table("", camps)
    play(state, "1 do move1 1")
    move = state.parse("1 move D4r D4p")
    touch = Touch(chosen=tuple(move.picks), ready=move, advised=(move,))
    view = state.observe(0)
    look = preview.look(view, touch, ())
    markup = drawing.draw(view, touch, look, 0, EN, Frame(374, 640), sitters(2))
    told = next(e for e in tree(markup).iter() if "bi-told" in e.attrib.get("class", ""))
    assert ["".join(name.itertext()) for name in told] == ["D4"]


def test_an_area_keeps_its_name_as_it_grows_away_from_the_middle():
    """River D4 was river D3 one tile later, and E2 at the end, wherever one's canoes lay."""
    for tile in (one.id for one in TILES[3:]):
        for turn in (0, 2, 4):
            before, after = (table(tiles, [""]).observe(0) for tiles in ("", f"D3:{tile}:{turn}"))
            lies = {space.id: space.area for space in after.spaces}
            assert {lies[space.id] for space in before.spaces} <= {area.id for area in before.areas}
            assert all(area.id in area.spaces for area in after.areas)
            assert all(lies[space] == area.id for area in after.areas for space in area.spaces)


@pytest.mark.rule("BI-26")
def test_who_builds_for_the_first_time_is_told_how_a_lead_is_decided_and_then_what_changes_nothing():
    first = table("", ["D4p:2 E4p:1", ""])
    play(first, "1 do tipi 1")
    assert "The largest tipi or canoe leads." in PROMPT(EN, first.observe(0), NAMES, Touch())
    then = table("", ["D4p:2+2 E4p:1", ""])
    play(then, "1 do tipi 1")
    view = then.observe(0)
    assert "largest" not in PROMPT(EN, view, NAMES, Touch())
    ready = then.parse("1 build E4p")
    touch = Touch(chosen=tuple(ready.picks), ready=ready)
    safer = "For now this brings nothing more, but your lead becomes safer."
    assert safer in PROMPT(EN, view, NAMES, touch), "a hint for it says so, too"
    assert safer in foretell(view, touch, EN)
    second = table("", ["D4p:1 D4r:0+1", "D5p:0+3"])
    play(second, "1 do tipi 1")
    ready = second.parse("1 build D4p")
    told = Touch(chosen=tuple(ready.picks), ready=ready)
    assert "Nothing would change for now." in PROMPT(EN, second.observe(0), NAMES, told)
    assert "Nothing would change for now." in foretell(second.observe(0), told, EN)
    strong = table("", ["D4p:1", "D5p:2"])
    play(strong, "1 do tipi 1")
    ready = strong.parse("1 build D4p")
    assert "Nothing" not in foretell(strong.observe(0), Touch(chosen=tuple(ready.picks), ready=ready), EN)


def test_an_area_that_is_looked_at_says_how_a_lead_is_decided():
    view = table("", ["D4p:2", ""]).observe(0)
    assert PROMPT(EN, view, NAMES, Touch(looked_at="D4p")).startswith("The largest tipi or canoe leads.")


def test_hunters_who_all_go_the_same_way_are_told_in_one():
    state = table("", ["D4p:2", "D5p:1"], animals=[(5, 5, 5)])
    play(state, "1 do move1 2", "1 take bison 1", "1 take turkey 1", "1 take fish 0")
    run = in_writing(state, "1 move D4p D4r", "1 move D4p D4r")
    said = in_words(EN, reason(state.observe(0), run))
    assert said.startswith("Move 2 hunters from prairie D4 to river D4.")
    run = in_writing(state, "1 move D4p D4r", "1 move D4p E4m")
    assert in_words(EN, reason(state.observe(0), run)).startswith("Move 2 hunters. First: ")


def test_a_gathering_says_and_draws_from_where_they_come():
    """Where nobody else could come they are not asked for, and were not drawn."""
    state = table("", ["D4p:3 D5r:1", ""])
    view, run = state.observe(0), in_writing(state, "1 do gather 1", "1 call D4p")
    assert in_words(EN, reason(view, run)).startswith("Gather: 1 hunter from D5 (river D4) to prairie D4.")
    assert ways(view, run) == [(0, "D5r", "D4p")]
    two = table("", ["D4p:2 D5r:1 E4m:1", ""])
    asked = in_writing(two, "1 do gather 1", "1 call D4p", "1 take E4m 1")
    assert ways(two.observe(0), asked) == [(0, "E4m", "D4p")]


def test_what_a_hint_leads_to_is_outlined_as_a_whole():
    """An edge of its area ran over it: a stick was left of it, on somebody's head."""
    state = table("", ["D4p:2", "D5p:1"])
    run = in_writing(state, "1 do tipi 1", "1 build D4p")
    touch = Touch(chosen=tuple(run[0].picks), ready=run[0], advised=run)
    markup = drawn_of(state, touch)
    assert 0 < markup.index("bi-round") < markup.index("ground chosen")


def drawn_of(state, touch):
    view = state.observe(0)
    return str(drawing.draw(view, touch, preview.look(view, touch, ()), 0, EN, Frame(374, 640), sitters(2)))


@pytest.mark.rule("BI-30")
def test_after_the_last_action_of_the_game_nothing_is_left_to_buy():
    state = table(phase="end", deeds=["tipi"])
    assert FLOW.left(state)
    state.done = ((0, 1, 2, 5), *state.done[1:])
    assert FLOW.left(state)  # of the next round
    state.this_round = ROUNDS[state.seats]
    assert not FLOW.left(state)
