"""What those hear who do not see the land of Bison."""

import re

import pytest
from bison_drawn import drawn, sitters
from bison_table import last_turn, play, table

from prateria.games.bison.engine import State
from prateria.games.bison.engine.data import TILES
from prateria.games.bison.engine.events import Bought, HuntersPut, RoundBegan, TilePlaced
from prateria.games.bison.table.foretold import foretell
from prateria.games.bison.table.inwords import in_words
from prateria.games.bison.table.joining import joining, laid_there, turned_so
from prateria.games.bison.table.land.worth import there
from prateria.games.bison.words import TEXTS
from prateria.games.bison.words.labels import for_others
from prateria.games.bison.words.leading import passed
from prateria.kit.touch import Touch
from prateria.kit.words import Words

W = Words("en")


def placed(seat):
    """What is heard of the tile that this seat has just laid, and what the names of its places said before."""
    state = table()
    play(state, f"{state.turn + 1} do place 1")
    lay = next(action for action in state.legal_actions() if "joined" in joining(W, state.observe(state.turn), action))
    view = state.observe(state.turn)
    events = play(state, lay.text)
    event = next(event for event in events if isinstance(event, TilePlaced))
    return lay, view, TEXTS.heard(W, event, (state.turn + seat) % 2, state.observe(None))


def test_what_is_on_a_tile_that_somebody_else_places_and_what_it_is_part_of():
    lay, view, said = placed(1)
    assert said.startswith("On it: ")
    assert "It joins: " in said
    joined = [part for part in joining(W, view, lay).split("; ") if "joined" in part]
    assert len(said.split("It joins: ")[1].split(", ")) == len(joined)
    assert placed(0)[2] == ""  # one's own was foretold


def test_the_places_for_a_tile_say_what_it_would_join_there():
    lay, view, _ = placed(1)
    said = f"{lay.cell}, turn {lay.turn // 2 + 1}: {joining(W, view, lay)}"
    touch = Touch(chosen=(f"cell:{lay.cell}",), possible=tuple(f"cell:{cell}" for cell in view.open))
    assert turned_so(W, view, touch, lay.turn, ()) == said
    touch = touch._replace(chosen=lay.picks)  # it has been said as it was laid so
    assert laid_there(W, view, touch, lay.cell) == f"{lay.cell}, turn {lay.turn // 2 + 1}"
    assert turned_so(W, view, touch, lay.turn, ()) == f"turn {lay.turn // 2 + 1}"
    assert laid_there(W, view, Touch(), lay.cell).startswith(f"{lay.cell}, turn 1: ")
    elsewhere = touch._replace(chosen=(f"cell:{next(one for one in view.open if one != lay.cell)}", "turn:4"))
    assert laid_there(W, view, elsewhere, lay.cell).startswith(f"{lay.cell}, turn 3: ")  # it goes there as it is turned
    assert turned_so(W, view, Touch(), 2, ()) == "turn 2. First choose a place for the tile."  # where Escape leaves it


def test_the_market_says_what_can_be_bought_for_what():
    state = table("", ["", ""])
    seat = state.turn
    picks = tuple(pick for action in state.legal_actions() for pick in action.picks)
    view = state.observe(seat)
    said = TEXTS.spoken(W, view, ["Ola", "Jan"], Touch(possible=picks, looked_at="market"))
    assert said.startswith("Market. Your stock: ")
    assert "For 1 of each animal: hunter, tipi 1, canoe 1." in said
    assert TEXTS.heard(W, Bought(0, "tipi-2"), 1, view) == "Price (tipi 2): 2 of each animal."
    assert TEXTS.heard(W, Bought(1, "tipi-2"), 1, view) == ""  # the name of the key has said it


def test_what_cannot_be_chosen_says_why_in_its_name():
    state = table()
    do = next(action for action in state.legal_actions() if action.text.split()[1:3] == ["do", "tipi"])
    markup = str(drawn(state, state.turn, do.picks[:1]))
    said = dict(re.findall(r'id="hunters-(\d)"[^>]*aria-label="([^"]*)"', markup))
    why = "None of your hunters is on the land: they come with your tile."
    assert said["5"] == f"5 hunters (price: 10 animals). {why} With 0 hunters you take an animal."
    assert said["0"] == "0 hunters: you get 1 animal"


NAMES = ("Ola", "Jan")


def test_where_one_no_longer_leads_or_not_alone():
    alone, less, tied = (table("", ["D4p:2", theirs]).observe(0) for theirs in ("", "D5p:3", "D5p:2"))
    assert next(area for area in alone.areas if area.id == "D4p").spaces.count("D5p")
    assert TEXTS.meanwhile(W, alone, alone, NAMES) == ""
    told = "Prairie D4: \u2068Jan\u2069 (3 hunters) is ahead of you now (2 hunters)."
    assert TEXTS.meanwhile(W, alone, less, NAMES) == told, "that is why"
    told = "Prairie D4: you share the lead now (\u2068Jan\u2069)."
    assert TEXTS.meanwhile(W, alone, tied, NAMES) == told
    before, after = (table("", ["D5p:2", theirs]).observe(0) for theirs in ("", "D4p:2"))
    assert TEXTS.meanwhile(W, before, after, NAMES) == told  # where they came
    tied, less = (table("", ["D5p:2", theirs]).observe(0) for theirs in ("D4p:2", "D4p:0+1"))
    told = TEXTS.meanwhile(W, tied, less, NAMES)
    assert told.startswith("Prairie D4: \u2068Jan\u2069 (tipi 1) is ahead of you now (2 hunters). ")
    assert told.endswith(". A tipi beats any number of hunters.")
    built = table("", ["D4p:2", "D5p:2+1"]).observe(0)
    told = TEXTS.meanwhile(W, table("", ["D4p:2", "D5p:3"]).observe(0)._replace(areas=alone.areas), built, NAMES)
    assert told.startswith("Prairie D4: "), "an area has one name: the log has said where it was built"
    assert "D5" not in told


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
@pytest.mark.parametrize("mine", ["D5p:3", "D5p:2+1", "D5p:1+1 D3p:0+1"])
@pytest.mark.parametrize("theirs", ["D4p:4", "D4p:0+1", "D4p:3+1", "D4p:0+2", "D4p:0+1 E4p:0+1"])
def test_who_has_passed_one_and_why_is_said_in_three_lines_of_a_phone(lang, mine, theirs):
    """Of each such news the reason was cut."""
    state = table("D3:T01:0", [mine, theirs])
    view, w = state.observe(0), Words(lang)
    lost = [area for area in view.areas if all(area.places) and area.places[0] == 2]
    for said in (" ".join(passed(w, [area], 0, ("Volpe", "Aquila"))) for area in lost):
        assert len(re.sub("[\u2068\u2069]", "", said)) <= 105, said


def test_an_area_has_one_name_wherever_it_is_touched():
    view = table("", ["D4p:2", ""]).observe(0)
    for space, called in (("D4p", "Prairie D4, "), ("D5p", "D5 (prairie D4), ")):
        assert TEXTS.spoken(W, view, NAMES, Touch(looked_at=space)).startswith(called)


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
        return set(re.findall(r'id="((?:deed|hunters)-\w+)"[^>]*data-aside', markup))

    assert {name.partition("-")[0] for name in aside()} == {"hunters", "deed"}  # none can take part in some actions
    led = aside(do.picks[0])
    assert "hunters-0" in led, "a second Enter would give the action up"
    assert {name.partition("-")[0] for name in led - {"hunters-0"}} == {"deed"}
    assert aside(*do.picks) == {"hunters-0"}


def test_keys_lead_from_the_hunter_that_moves_to_its_goals_and_not_to_other_hunters():
    state = table("", ["D4p:2 E4r:1", ""])
    play(state, "1 do move1 2", "1 take bison 2", "1 take turkey 0", "1 take fish 0")
    markup = str(drawn(state, 0, ["from:D4p"]))
    aside = set(re.findall(r'data-pick="([^"]+)"[^>]*data-aside', markup))
    assert "from:E4r" in aside
    assert not any(pick.startswith("to:") for pick in aside)
    assert re.search(r'data-pick="from:D4p"[^>]*data-next', markup)


def test_the_focus_begins_on_an_action_for_hunters_and_keys_lead_to_the_market():
    state = table()
    markup = str(drawn(state, state.turn))
    keys = dict(re.findall(r'<g id="deed-(\w+)"([^>]*)>', markup))
    idle = {deed for deed, attributes in keys.items() if "it only brings 1 animal" in attributes}
    assert idle
    assert idle == {deed for deed, attributes in keys.items() if "data-aside" in attributes} != set(keys)
    assert re.search(r'id="market-key"[^>]*data-offers', markup)
    poor = table(animals=[(0, 0, 0), (0, 0, 0)])
    assert not re.search(r'id="market-key"[^>]*data-offers', str(drawn(poor, poor.turn)))


def test_the_market_says_after_a_purchase_only_what_is_left():
    state = table("", ["", ""])
    view = state.observe(state.turn)
    touch = Touch(possible=("buy:hunter",), looked_at="market", back=f"{state.turn + 1} buy hunter")
    assert re.fullmatch(r"Your stock: [^.]*\.", TEXTS.spoken(W, view, ["Ola", "Jan"], touch))


def test_a_space_says_what_comes_of_the_hunters_that_go_there():
    state = table()
    play(state, f"{state.turn + 1} do place 1")
    play(state, next(action for action in state.legal_actions()).text)
    view = state.observe(state.turn)
    touch = Touch(possible=tuple(pick for action in state.legal_actions() for pick in action.picks))
    said = [there(W, view, touch, pick) for pick in touch.possible]
    assert view.phase == "put"
    assert any(one.startswith("for you +") for one in said)
    assert there(W, view, touch, "space:D4r") == ""  # not there now


def test_what_others_gain_or_lose_by_a_step_is_heard():
    """Where one gets nothing oneself, that is the whole use of a tie."""
    state = table("", ["D4p:2 E4m:1", "D5p:2"])
    play(state, "1 do move1 1")
    view, move = state.observe(0), state.parse("1 move D4p D4r")
    told = foretell(view, Touch(move.picks, (), move), W)
    assert "Prairie D4: 2 bison, for you 1, for your opponent +1. River D4: 2 fish, for you 2 (+2)." in told
    assert there(W, view, Touch(move.picks[:1], move.picks[1:]), move.picks[1]) == "for you +2, for your opponent +1"
    assert for_others(W, (-4, 0)) == ", for others −4"
    assert for_others(W, iter((-4,))) == ", for your opponent −4"
    assert not for_others(W, (0,))


def test_the_counting_is_heard_area_by_area_in_few_words():
    events = play(last_turn("", ["D4p:1", ""]), "2 end")
    said = [told for event in events if (told := TEXTS.in_short(W, event, ["Ola", "Jan"]))]
    assert len(said) == 1
    assert re.fullmatch(r"Prairie D4: Ola \+\d+\.", said[0])


def test_who_is_asked_for_a_price_hears_what_there_is_to_pay_with():
    state = table()
    view = state.observe(state.turn)
    deed = next(pick for action in state.legal_actions() for pick in action.picks if pick.startswith("deed:"))
    said = TEXTS.spoken(W, view, ["Ola", "Jan"], Touch((deed,), ("hunters:1",)))
    assert re.search(r"how many hunters take part\? Your stock: [^.]+\.", said)


def test_no_arrow_is_spoken_where_a_hint_moves_a_hunter():
    state = table("", ["D4p:1", ""])
    play(state, "1 do move1 1")
    move = next(action for action in state.legal_actions() if action.text.startswith("1 move"))
    shown, spoken = (TEXTS.reason(W, ("just", {"action": move, "heard": heard})) for heard in (False, True))
    assert re.match(r"Move a hunter from prairie D4 to (prairie|mountains|river) [A-H]\d\.", spoken)
    assert shown == spoken


def test_an_area_that_is_looked_at_is_spoken():
    state = table("", ["D4p:2", ""])
    view = state.observe(state.turn)
    area = next(area for area in view.areas if area.id == "D4p")
    said = TEXTS.spoken(W, view, ["Ola", "Jan"], Touch(looked_at="D4p"))
    assert said == f"Prairie D4, {area.animals} bison, Ola would get {area.gains[0]}."
    empty = next(area for area in view.areas if not any(area.places))
    assert TEXTS.spoken(W, view, ["Ola", "Jan"], Touch(looked_at=empty.spaces[-1])).endswith(", nobody is here.")


def test_numbers_of_hunters_say_what_is_paid_and_the_question_after_them_how_many_were_chosen():
    state = table()
    view = state.observe(state.turn)
    assert TEXTS.pick_label(W, "hunters:3", view) == "3 hunters (price: 4 animals)"
    assert TEXTS.pick_label(W, "hunters:1", view) == "1 hunter (free)"
    said = TEXTS.spoken(W, view, ("Ola", "Jan"), Touch(("hunters:3",), ("hunters:3", "deed:place")))
    assert said.startswith("3 hunters (price: 4 animals). ")
    assert said.endswith(": for which action?")


def test_parts_of_the_table_have_names_and_letters_of_tiles_are_not_read_one_by_one():
    markup = str(drawn(table(), 0))
    for name in ("The land", "Players", "Actions", "Hunters"):
        assert f'role="group" aria-label="{name}"' in markup
    assert 'class="bi-names" aria-hidden="true"' in markup


def test_the_tile_in_hand_is_heard_as_a_round_begins_where_it_is_placed_and_by_who_asks():
    def said(state, **touch):
        return TEXTS.spoken(W, state.observe(state.turn), ["Ola", "Jan"], Touch(**touch))

    tile = "The tile in your hand: "
    state = table("", ["", ""])
    assert said(state).count(tile) == 1
    assert " left in this round" not in said(state) + said(state, again=True)
    assert said(state, chosen=("deed:place",)).count(tile) == 1
    assert tile not in said(state, chosen=("deed:tipi",))
    later = table("", ["", ""], deeds=["tipi", "canoe"])
    assert said(later) == ""
    assert "choose an action (3 left in this round)." in TEXTS.prompt(W, later.observe(0), ("Ola", "Jan"), Touch())
    over = last_turn("", ["D4p:2"], totem=2)
    assert "that was your last action in this round. " in TEXTS.prompt(W, over.observe(0), ("Ola", "Jan"), Touch())
    assert tile in said(later, again=True)
    assert "(3 left in this round). Your tile brings hunters onto the land. " in said(later, again=True)
    assert " Your stock: " in said(later, again=True)
    assert re.search(r"Your camp: \d hunters, tipi 1[^.]*\.$", said(later, again=True))
    play(state, f"{state.turn + 1} do place 1")
    assert tile in said(state)


def test_who_has_more_than_can_be_kept_hears_their_stock():
    state = last_turn("", ["D4p:3", "D4r:3 D5p:1 D5r:1 E4p:1 E4m:2"], animals=[(15, 15, 15), (15, 15, 15)])
    said = TEXTS.spoken(W, state.observe(state.turn), ["Ola", "Jan"], Touch())
    assert "2 bison, 1 turkey and 2 fish. Your stock: 15 bison, 15 turkeys, 15 fish; if it were counted now: " in said
    play(state, f"{state.turn + 1} end")
    assert state.phase == "surplus"
    assert "Your stock: " in TEXTS.spoken(W, state.observe(state.actor), ["Ola", "Jan"], Touch())


def test_an_area_is_heard_while_something_is_proposed():
    state = table("", ["D4p:2", ""])
    do = state.legal_actions()[0]
    touch = Touch(do.picks, (), do, looked_at="D4p")
    assert TEXTS.spoken(W, state.observe(state.turn), ["Ola", "Jan"], touch).startswith("Prairie D4, ")
    assert TEXTS.spoken(W, state.observe(state.turn), ["Ola", "Jan"], touch._replace(looked_at="market")) == ""


def test_what_one_would_get_now_says_whose_it_is():
    markup = str(drawn(table("", ["D4p:2", ""]), 0))
    said = re.search(r'id="look-player-0"[^>]*aria-label="\u2068?Ola ([^"]*)"', markup).group(1)
    assert "; if it were counted now: " in said
    assert "; 10 bison, 10 turkeys, 10 fish; camp: " in said, "one's own stock and camp, as those of the others"


def test_all_areas_are_told_when_they_are_shown():
    """The key that shows whose they are said nothing."""
    view = table("", ["D4p:2", "D5p:1 E4m:1"]).observe(0)
    said = TEXTS.spoken(W, view, ["Ola", "Jan"], Touch(looked_at="areas"))
    assert said.count("would get") == 3
    assert "Mountains E4" in said
    assert "nobody" not in said


def test_an_area_that_grows_says_what_it_is_called_from_now_on():
    """A tile nearer to the middle gives it another name; it keeps the one that it has from there."""
    found = 0
    for cell, far in (("D3", ""), ("E3", ""), ("D3", "D2:T06:0"), ("E3", "E2:T06:0")):
        for tile in (tile for tile in TILES[3:] if tile.id != "T06"):
            for turn in (0, 2, 4):
                state = table(f"{far} {cell}:{tile.id}:{turn}", ["", "D4p:1"])
                event = TilePlaced(1, tile.id, cell, turn, ("", "", ""))
                said = TEXTS.heard(W, event, 0, state.observe(0))
                grown = [area for area in state.observe(0).areas if area.id[:-1] == cell and len(area.spaces) > 1]
                assert said.count(f"now called {cell}") == len(grown), said
                found += len(grown)
    assert found


def test_an_action_without_its_piece_in_the_camp_says_so():
    """Not that no hunter could take part, while hunters stand ready."""
    state = table("", ["D4p:3 E4m:3", ""])
    data = state.to_json()
    mine = data["players"][0]
    for piece in [piece for piece in mine["supply"] if piece.startswith("tipi")]:
        mine["market"][piece] = mine["market"].get(piece, 0) + mine["supply"].pop(piece)
    markup = str(drawn(State.from_json(data), 0))
    assert 'aria-label="Tipi: it only brings 1 animal. No tipi lies in your camp."' in markup


def test_who_chooses_another_action_hears_which():
    view = table("", ["D4p:1", ""]).observe(0)
    said = [TEXTS.spoken(W, view, NAMES, Touch((f"deed:{deed}",), ("hunters:0",))) for deed in ("tipi", "canoe")]
    assert said[0].startswith("Tipi: ")
    assert said[1].startswith("Canoe. D, then Enter: 0 hunters, 1 animal. ")  # why is in its name


def test_the_move_proposed_for_the_next_hunter_does_not_sound_like_the_one_just_made():
    state = table("", ["D4p:2", ""])
    play(state, "1 do move1 2", "1 take bison 2", "1 take turkey 0", "1 take fish 0", "1 move D4p E4m")
    move = next(action for action in state.legal_actions() if action.text == "1 move D4p E4m")
    said = foretell(state.observe(0), Touch(ready=move), W)
    assert said.startswith("next hunter, from prairie D4 to mountains E4.")


def test_an_area_in_words_does_not_seem_to_be_one_of_its_spaces():
    state = table("", ["D4p:2", ""])
    markup = str(in_words(state.observe(0), Touch(), W, sitters(2), ()))
    assert re.search(r"<li>Prairie D4: \d+ bison, \d+ spaces<ul>", markup)


def test_the_focus_waits_on_what_has_just_been_bought():
    """By `data-stays` web/keyboard.mjs knows that nobody asked for the next ware."""
    state = table()
    markup = str(drawn(state, state.turn, looked_at="market"))
    assert len(re.findall(r'id="buy-[^>]*data-stays', markup)) == 9


def test_of_hunters_that_came_with_a_tile_one_hears_who_is_there_with_what():
    state = table("D3:T05:4", ["D3r:2", "D4r:1"])
    said = TEXTS.came_to(W, HuntersPut(0, "D3r", 2), state.observe(0), ["Ola", "Jan"])
    assert re.sub("[\u2066-\u2069]", "", said).startswith("D3 (river D4), 5 fish: Ola (2 hunters) +5, Jan (1 hunter) +")
    assert TEXTS.came_to(W, HuntersPut(1, "D4r", 1), state.observe(0), ["Ola", "Jan"]) == "", (
        "that is heard as it comes"
    )


def test_what_is_built_is_named_before_it_is_done_and_whom_it_beats():
    state = table("D3:T05:4", ["D4r:1", "D3r:3"])
    play(state, "1 do canoe 1")
    (build,) = (action for action in state.legal_actions() if action.text == "1 build D4r")
    said = foretell(state.observe(0), Touch(ready=build), W)
    assert said.startswith(
        "canoe 1, river D4. River D4: 5 fish, for you 5 (+3), first place: canoe 1 against 3 hunters"
    )


def test_a_surplus_is_given_up_by_the_name_under_which_its_button_stands():
    state = last_turn("", ["D4p:1", ""], animals=[(15, 3, 3), (3, 3, 3)])
    play(state, *(action.text for action in state.legal_actions() if action.text.endswith("end")))
    assert state.phase == "surplus"
    view = state.observe(state.actors()[0])
    touch = Touch(possible=("buy:hunter", "button:stop"))
    name = TEXTS.pick_label(W, "button:stop", view)
    assert f"N leads to “{name}”." in TEXTS.spoken(W, view, ["Ola", "Jan"], touch)
    assert re.search(r'data-pick="button:stop"[^>]*data-second', str(drawn(state, view.seat)))


def test_the_market_that_is_looked_for_in_the_middle_of_a_choice_says_what_it_has():
    view = table("", ["D4p:1", ""]).observe(0)
    open_ = Touch(("deed:move1",), ("hunters:1", "buy:hunter"), looked_at="market")
    assert TEXTS.spoken(W, view, ["Ola", "Jan"], open_).startswith("Market. Your stock: ")
    assert TEXTS.spoken(W, view, ["Ola", "Jan"], open_._replace(looked_at="")).startswith("Move 1: how many hunters")
