"""Every moment of Bison has its words. That they are whole in every language: see `locale/test_every_moment.py`."""

import re

import pytest
from bison_table import last_turn, start, table
from telling import NAMES, whole

from prateria.games import GAMES
from prateria.games.bison import words
from prateria.games.bison.engine.actions import BARTERS, BUYS, ENDS, GAINS, MOVES, STOPS, Do, alters, named, places
from prateria.games.bison.engine.data import ANIMALS, DEEDS, PIECES, PRICES, TERRAINS
from prateria.games.bison.engine.events import (
    Altered,
    AreaScored,
    Bought,
    Gained,
    GameEnded,
    Gathered,
    HuntersPut,
    Moved,
    Named,
    Paid,
    RoundEnded,
    SurplusLost,
    TerrainScored,
    TileDrawn,
)
from prateria.games.bison.engine.grid import CELL, SPACE, SPACES
from prateria.games.bison.engine.meta import META
from prateria.games.bison.engine.preview import tie
from prateria.games.bison.engine.state import State
from prateria.games.bison.table import TABLE
from prateria.games.bison.words import nouns
from prateria.kit.touch import Touch
from prateria.kit.words import LANGUAGES, Words, isolate, times

BISON = GAMES["bison"]
EN = Words("en")


NOBODY, ONE = (0, 0, 0, 0, 0), (0, 0, 0, 0, 1)  # pieces in an area: none, a hunter


def say(event, seats=2):
    text = words.sentence(EN, event, NAMES[:seats], None)
    return text and text.replace("\u2068", "").replace("\u2069", "")


def test_building_is_told_in_its_four_ways():
    assert say(Altered(0, "A5p", 0, 2, 2)) == "Ola builds tipi 2: prairie A5."
    assert say(Altered(0, "A5m", 1, 3, 2)) == "Ola makes tipi 3 of tipi 1 and 2 hunters: mountains A5."
    assert say(Altered(0, "A5r", 4, 2, 2)) == "Ola reduces canoe 4 to canoe 2: river A5."
    assert say(Altered(0, "A5r", 1, 0, 1)) == "Ola takes down canoe 1: river A5."
    every = {
        say(Altered(0, f"A5{land}", before, size, 1))
        for land in "pr"
        for before, size in ((0, 1), (1, 0), (1, 2), (2, 1))
    }
    assert len(every) == 8


def test_hunters_on_their_way_are_told():
    assert say(HuntersPut(0, "A5r", 1)) == "Ola puts 1 hunter on the new tile: river A5."
    assert say(HuntersPut(0, "A5r", 3)) == "Ola puts 3 hunters on the new tile: river A5."
    assert say(Moved(0, "A5r", "A5p", 1)) == "Ola moves a hunter: river A5 → prairie A5."
    several = words.sentence(EN, Moved(0, "A5r", "A5p", 1), NAMES, None).many(3)
    assert several.endswith(" moves 3 hunters: river A5 → prairie A5.")
    sources = (("A5r", 2), ("B5m", 1))
    assert say(Gathered(0, "D4p", sources)) == "Ola gathers 3 hunters: river A5 (2), mountains B5 → prairie D4."


def test_an_action_without_hunters_is_let_go_but_a_tile_is_placed():
    assert say(Named(0, "gather", 0, 0)) == "Ola gives up “Gather”."
    assert say(Named(0, "place", 0, 0)) == "Ola chooses “Place the tile” with 0 hunters."
    assert say(Named(0, "move3", 3, 4)) == "Ola chooses “Move 1–3” with 3 hunters."
    assert say(Paid(0, (0, 3, 1))) == "Ola pays: 3 turkeys and 1 fish."
    assert say(Paid(0, (0, 0, 0))) is None
    assert {say(Gained(0, animal)) for animal in ANIMALS} == {
        "Ola gains 1 bison.", "Ola gains 1 turkey.", "Ola gains 1 fish.",
    }  # fmt: skip
    assert say(Gained(0, None)) == "Ola gains no animal: the stock is full."


def test_an_area_is_told_with_those_who_are_there():
    there = ((0, 0, 1, 0, 1), (0, 0, 0, 2, 0), NOBODY, (0, 0, 0, 0, 1))
    assert say(AreaScored("D4p", "prairie", 7, there, (1, 2, 0, 3), (7, 3, 0, 0)), 4) == (
        "Prairie D4, 7 bison. First place: Ola (tipi 2, 1 hunter) +7. Second place, half of them: "
        "<b>Jan</b> (2 × tipi 1) +3. The others get the animals on their own spaces: Zoë (1 hunter) 0."
    )
    assert say(AreaScored("D4m", "mountain", 0, (ONE, NOBODY), (1, 0), (0, 0))) is None  # nothing lives there
    total = TerrainScored("river", "fish", (3, 0), (13, 10))
    assert say(total) == "Fish from all rivers: Ola +3."
    assert say(TerrainScored("prairie", "bison", (0, 0), (10, 10))) == "Bison from all prairies: nobody."
    assert say(SurplusLost(0, "turkey", 2)) == "Ola: above 15, so this is lost: 2 turkeys."


@pytest.mark.rule("BI-26", "BI-27")
def test_half_for_a_tie_and_half_for_second_read_differently():
    tie = say(AreaScored("E5r", "river", 6, (ONE, ONE), (1, 1), (3, 3)))
    odd = say(AreaScored("E5r", "river", 7, (ONE, ONE), (1, 1), (3, 3)))
    assert odd == tie.replace("6 fish", "7 fish").replace("half for each", "half for each, the odd animal for nobody")
    assert tie == "River E5, 6 fish. First place shared, half for each: Ola (1 hunter) +3, <b>Jan</b> (1 hunter) +3."
    both = AreaScored("E5r", "river", 6, (ONE, (0, 0, 0, 1, 0), ONE), (2, 1, 2), (1, 6, 0))
    assert say(both, 3) == (
        "River E5, 6 fish. First place: <b>Jan</b> (canoe 1) +6. "
        "Second place shared, only what their own spaces show: Ola (1 hunter) +1, 100 % (1 hunter) 0."
    )


def test_the_last_round_is_another_one():
    assert say(RoundEnded(2, False)) == "Round 2 is over: the areas are counted."
    assert "0" in say(RoundEnded(6, True))


def test_nobody_reads_which_tile_was_drawn():
    assert say(TileDrawn(0, "T05", 3)) is None


@pytest.mark.rule("BI-31")
def test_the_winner_is_named_and_a_tie_explained():
    assert say(GameEnded((9, 4), (0,))) == "The game is over. Ola wins with 9 animals. Result: Ola 9, <b>Jan</b> 4."
    assert say(GameEnded((1, 0), (0,))) == "The game is over. Ola wins with 1 animal. Result: Ola 1, <b>Jan</b> 0."
    assert "fewest" in say(GameEnded((30, 30), (1,)))
    shared = "The game is over. Ola and <b>Jan</b> share the win with 5 animals each."
    assert say(GameEnded((5, 5), (0, 1))).startswith(shared)


REASONS = ("leads", "holds", "shares", "second", "takes_part", "joins")
OTHERS = (
    "only_way", "place_now", "free", "camp_back", "gains", "fewest", "buys_hunter", "buys_big", "barters",
    "saves", "ends", "pays_plenty",
)  # fmt: skip


def test_reasons_name_the_area_and_its_animals():
    said = [
        whole(words.reason(EN, (name, {"terrain": terrain, "animals": 5}))) for name in REASONS for terrain in TERRAINS
    ]
    assert len(set(said)) == len(said)
    assert all("5" in text for text in said)
    assert words.reason(EN, ("leads", {"terrain": "mountain", "animals": 5})) == (
        "Then you lead in these mountains: all 5 turkeys."
    )
    assert len({whole(words.reason(EN, (name, {"gain": "fish"}))) for name in OTHERS}) == len(OTHERS)


def test_labels_are_all_different():
    view = BISON.State.new(2, seed=1).observe(0)
    actions = [
        *(do for deed in range(len(DEEDS)) for do in named(0, deed, 0b111111)),
        *places(0, 5)[CELL["D3"]], *alters(0, SPACE["D4p"]), *alters(0, SPACE["D4r"]), *GAINS[0], *BUYS[0], ENDS[0],
        MOVES[0][SPACE["D4p"]][SPACE["D4r"]], STOPS[0],
        *(BARTERS[0][a][b] for a in range(3) for b in range(3) if a != b),
    ]  # fmt: skip
    assert len({words.action_label(EN, action) for action in actions}) == len(actions)
    picks = [
        *(f"deed:{deed}" for deed in DEEDS), *(f"hunters:{n}" for n in range(len(PRICES))),
        *(f"turn:{turn}" for turn in (0, 2, 4)), *(f"size:{n}" for n in range(5)), *(f"buy:{p}" for p in PIECES),
        *(f"give:{a}" for a in ANIMALS), *(f"get:{a}" for a in ANIMALS), "button:end", "button:stop", "cell:D3",
        *(f"space:{space}" for space in SPACES), *(f"area:{area.id}" for area in view.areas),
    ]  # fmt: skip
    assert len({words.pick_label(EN, pick, view) for pick in picks}) == len(picks)
    assert len({nouns.kind(EN, kind) for kind in (*ANIMALS, *PIECES, *SPACES)}) == 3 + len(PIECES) + len(SPACES)
    assert len({words.breakdown_label(EN, animal) for animal in ANIMALS}) == 3
    assert words.title(EN) == "Bison"
    assert words.round_of(EN, 2, 6) == "Round 2 of 6"
    whole(words.blurb(EN))


def test_a_space_is_named_with_what_is_on_it():
    state, seat = start()
    view = state.observe(seat)
    assert words.pick_label(EN, "space:D4r", view) == "River D4: 1 fish"
    there = next(space for space in view.spaces if space.id == "D4r")
    spaces = tuple(there._replace(seat=0, hunters=3, size=2, animals=0) if s is there else s for s in view.spaces)
    assert words.pick_label(EN, "from:D4r", view._replace(spaces=spaces)) == "River D4: canoe 2, 3 hunters"
    assert words.pick_label(EN, "space:A5m", view) == "mountains A5"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_are_introduced(lang):
    for option in META.options:
        shown = words.option_text(Words(lang), option)
        whole(shown["line"])
        assert len(shown["labels"]) == len(option.choices)
        assert shown["label"]


def test_choices_say_what_they_bring_to_those_who_do_not_see_the_land():
    w, state = Words("en"), State.new(seats=2, seed=1)
    seat = state.turn
    state.apply(state.parse(f"{seat + 1} do place 1"))
    view = state.observe(seat)
    said = words.TEXTS.spoken(w, view, ("Ola", "Jan"), Touch())
    assert ", ".join(view.open) in said
    assert "Touch" not in said
    place = state.legal_actions()[0]
    told = TABLE.foretell(view, Touch(place.picks, (), place), w)
    assert told.startswith(f"{place.cell}, turn 1: ")
    assert "joined" in told or "alone" in told
    state.apply(place)
    view, put = state.observe(seat), state.legal_actions()[0]
    told = TABLE.foretell(view, Touch(put.picks, (), put), w)
    assert "for you" in told
    assert words.TEXTS.spoken(w, view, ("Ola", "Jan"), Touch()).endswith("To which of its spaces?")


@pytest.mark.parametrize(("lang", "said"), [
    ("en", "Ola buys 4 hunters."), ("it", "Ola compra 4 cacciatori."), ("pl", "Ola kupuje 4 łowców."),
])  # fmt: skip
def test_hunters_bought_one_after_another_are_one_sentence(lang, said):
    one = words.TEXTS.sentence(Words(lang), Bought(0, "hunter"), ("Ola",), None)
    assert [re.sub("[\u2068\u2069]", "", told) for told in times([one] * 4)] == [said]


def test_what_a_hint_says_is_not_said_again_with_what_it_brings():
    w, state = Words("en"), State.new(seats=2, seed=1)
    seat = state.turn
    for n in (0, 1, 3):
        do = state.parse(f"{seat + 1} do place {n}") if n else state.parse(f"{seat + 1} do gather 0")
        hint = ("leads", {"action": do, "terrain": "prairie", "animals": 3})
        told = TABLE.foretell(state.observe(seat), Touch(do.picks, (), do, reason=hint), w)
        assert told == ("Gather." if not n else "Place the tile.")  # the key says how many hunters, and their price
    state.apply(state.parse(f"{seat + 1} do place 1"))
    state.apply(state.legal_actions()[0])
    put = state.legal_actions()[0]
    hint = ("leads", {"action": put, "terrain": "prairie", "animals": 5})
    told = TABLE.foretell(state.observe(seat), Touch(put.picks, (), put, reason=hint), w)
    assert told.count(put.space[:2]) == 1
    state = State.new(seats=2, seed=1)
    buy = state.parse(f"{seat + 1} buy hunter")
    for n, said in ((4, "Buy 4 hunters."), (1, "Buy 1 hunter. Your stock then: ")):
        hint = ("buys_hunter", {"action": buy, "trades": ((buy, n),)})
        assert TABLE.foretell(state.observe(seat), Touch(buy.picks, (), buy, reason=hint), w).startswith(said)


@pytest.mark.rule("BI-31")
def test_what_decides_a_tie_is_said_before_the_game_is_over_and_comes_true():
    state = last_turn("", ["D4p:1 E4m:1 E4r:1", "D4m:1 D5m:1 D4r:1"], at_round=6)
    view = state.observe(state.turn)
    said = words.prompt(Words("en"), view, ["Ola", "Jan"], Touch())
    decides = f"The fewest of a kind decides: you 0, {isolate('Ola')} 1."
    assert said == f"{isolate('Jan')}: as it stands, both have 4. {decides}"
    state.apply(state.parse("2 end"))
    assert state.outcome().points == (4, 4)
    assert state.outcome().winners == (0,)
    assert [min(player.animals) for player in state.observe(None).players] == [1, 0]
    assert tie(view._replace(round=5)) is None
    reason = ("leads", {"action": Do(1, "tipi", 1), "goals": ("D4m",), "more": 1, "each": (0, 1, 0), "tie": (4, 0, 1),
                        "names": ["Ola", "Jan"]})  # fmt: skip
    assert words.reason(Words("en"), reason).endswith(
        "Then both have 4. The fewest of a kind decides: you 0, \u2068Ola\u2069 1."
    )


def test_what_is_given_up_is_named():
    view = table().observe(0)
    rich = view.players[0]._replace(animals=(18, 2, 3))
    view = view._replace(phase="surplus", players=(rich, *view.players[1:]))
    assert words.pick_label(Words("en"), "button:stop", view) == "Give up: 3 bison"
    assert words.pick_label(Words("pl"), "button:stop", view).endswith("3\xa0bizony")


def test_an_empty_stock_is_said_in_a_word():
    assert [nouns.goods(Words(lang), (0, 0, 0)) for lang in ("en", "it", "pl")] == ["nothing", "niente", "nic"]
