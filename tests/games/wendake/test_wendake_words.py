"""Every moment of Wendake has its words. That they are whole in every language: `locale/test_wendake_spoken.py`."""

from itertools import product

import pytest
from telling import NAMES, moments, whole
from wendake_table import position, steps

from prateria.games import GAMES
from prateria.games.wendake import words
from prateria.games.wendake.bot import reasons as judge_reason
from prateria.games.wendake.engine.data import NATIVES, PROGRESS, TILES, YEARS
from prateria.games.wendake.engine.events import (
    Equipped,
    Fought,
    Gained,
    GameEnded,
    GhostActed,
    MajoritiesCounted,
    MaskDrawn,
    MasksPlayed,
    Moved,
    NativeLost,
    NativesCame,
    OrderTaken,
    PairsCounted,
    Raided,
    Scored,
    TileChosen,
    Transferred,
    TurtleTaken,
    YearBegan,
)
from prateria.games.wendake.engine.maps import MAPS
from prateria.games.wendake.engine.state import State
from prateria.games.wendake.flow import FLOW
from prateria.games.wendake.table import TABLE
from prateria.games.wendake.words import nouns
from prateria.kit.touch import Touch
from prateria.kit.words import Words, isolate
from prateria.view.measure import width

WENDAKE = GAMES["wendake"]
EN = Words("en")
STEPS = sorted({step for tile in TILES for step in (*tile.front, *tile.back)})


def say(event, seats=2, viewer=None):
    text = words.sentence(EN, event, NAMES[:seats], viewer)
    return text and text.replace("\u2068", "").replace("\u2069", "")


# -- whole games ---------------------------------------------------------------------------------------------------


def test_half_of_a_choice_has_a_question_of_its_own():
    """Whole games are told in `locale/test_every_moment.py`."""
    asked = set()
    for state, action, _ in moments("wendake", 3, {"tribes": True}, seed=3):
        view = state.observe(action.seat)
        plain = whole(words.prompt(EN, view, NAMES, Touch()))
        if whole(words.prompt(EN, view, NAMES, Touch(action.picks[:1], action.picks[1:]))) != plain:
            asked.add(view.asked.what)
        assert words.prompt(EN, view, NAMES, Touch(action.picks, (), action)) != plain
    assert {"moves", "transfer", "evolve"} <= asked


def test_every_choice_of_a_list_is_named_apart():
    """Where the table is told in words, no two buttons say the same."""
    for seats in (1, 2, 4):
        for state, _, _ in moments("wendake", seats, {"tribes": True}, seed=seats + 10):
            view = state.observe(state.actors()[0])
            labels = [words.action_label(EN, action, view) for action in state.legal_actions()]
            assert len(set(labels)) == len(labels), [label for label in labels if labels.count(label) > 1]


def test_every_touch_that_leads_nowhere_is_explained():
    picks = [f"tile:{place}" for place in ("A1", "B2", "C3")] + [f"progress:{tile.id}" for tile in PROGRESS[::5]]
    picks += ["space:pair", "space:quads", "step:hunt", "step:trade", "button:end", "button:order", "turtle:women-3"]
    picks += ["from:V1", "stand:B1", "stand:V2", "area:C.0", "area:V1.0", "fight:C-2", "native:V1", "pay:corn"]
    said = set()
    for state, action, _ in moments("wendake", 2, {}, seed=5):
        legal = {pick for other in state.legal_actions() for pick in other.picks}
        for viewer in (None, 0, 1):
            view = state.observe(viewer)
            for pick in picks:
                if viewer != action.seat or pick not in legal:
                    found = words.why_not(EN, view, action.picks[:1] if len(action.picks) > 1 else (), pick)
                    said.add(found and whole(found))
    assert len(said) > 25


# -- the log -------------------------------------------------------------------------------------------------------


def test_a_turn_is_told():
    assert say(TileChosen(0, "A1", "B4", ("hunt", "move1"), False)) == "Ola plays: Hunt, Move 1."
    assert say(TileChosen(0, "B2", "B3", ("harvest",), True)) == "Ola’s Sacred Fire plays “Harvest”."
    assert say(OrderTaken(0, 1, 6)) == "Ola: place 1 in next year’s order of play."
    own = words.sentence(EN, OrderTaken(0, 1, 6), ["Ola"], 0)  # the last marker goes there by itself
    assert own.startswith("One marker goes to the order of play: ")
    assert say(OrderTaken(0, 1, 7)) == "Ola takes place 1 in the last order of play."
    assert say(Gained(0, (2, 0, 1, 0, 0, 0), "harvest")) == "Ola harvests: 2 corn, 1 pumpkin."
    assert say(Gained(0, (0, 0, 0, 3, 0, -3), "tan")) == "Ola tans: 3 pelts."
    assert say(Gained(0, (0, 0, 0, 0, 1, 0), "progress")) == "Ola gets: 1 fish."
    assert say(Scored(0, "ritual", 2, 5, "ritual")) == "Ola: Ritual +2 (now 5)."


def test_warriors_on_their_way_are_told():
    assert say(Moved(0, "V1", "B1", "")) == "Ola moves a warrior: Village 1 → Border 1."
    assert say(Moved(0, "V1", "O1", "O1.1")) == "Ola sets up an outpost: Village 1 → Woods 1, beavers."
    assert say(Moved(0, "O1", "O1", "O1.1")) == "Ola sets up an outpost – Woods 1, beavers."
    assert say(Fought(0, "V1", "C", 1)) == "A fight (Centre): Ola and <b>Jan</b> lose a warrior each."
    assert "Ghost" in say(Fought(0, "V1", "C", 1), seats=1)
    raids = {say(Raided(0, "C", "C.3", 1, native), seats=4) for native in NATIVES}
    assert len(raids) == 3
    assert all(text.endswith("Centre, beavers 2.") for text in raids)
    moved = {say(Transferred(0, "C.0", native, stays)) for native in ("", "woman", "hunter") for stays in (False, True)}
    assert len(moved) == 6
    assert say(NativeLost(0, "woman", "V1.0")) == "Smallpox: Ola loses a woman – Village 1, corn."
    assert say(NativesCame(0, (1, 0, 1))) == "Ola calls from the long house: 1 woman, 1 warrior."
    assert say(MajoritiesCounted(0, ("V1", "C"), "")) == "Ola has the most sentinels: Village 1, Centre."
    assert "flag" in say(MajoritiesCounted(0, ("V1",), "EN"))


def test_nobody_reads_what_is_hidden():
    assert say(MaskDrawn(0, "deck", None, None)) == "Ola draws a mask."
    assert say(MaskDrawn(0, "deck", "husk", True)) == "Ola draws a mask: corn husk with smallpox."
    assert say(MaskDrawn(0, "pile", "husk", True)) == "Ola takes a mask from the discards: corn husk."
    assert say(TurtleTaken(0, "women", 5, ())) == "Ola takes a turtle: Women 5 (+2)."
    shown = say(TurtleTaken(0, "women", 5, ("military", "mask")))
    assert shown == "Ola takes a turtle: Women 5 (the better one will count: Military +2 / Masks +2)."
    assert "hand" not in say(Equipped(0, (1, 0, 0, 1, 1, 2), 1, 5, (), 1))
    assert "beggar" in say(Equipped(0, (1, 0, 0, 1, 1, 2), 1, 5, (("beggar", True),), 1))


def test_masks_are_counted_by_kind():
    event = MasksPlayed(0, "full_house", ("beggar",) * 3, ("beggar", "beggar", "beggar", "husk", "husk"))
    assert say(event) == "Ola plays masks – 3 alike and a pair: 3 × beggar, 2 × corn husk."


@pytest.mark.rule("WE-81")
@pytest.mark.rule("WE-90")
def test_the_winner_is_named_and_a_solo_game_rated():
    assert say(GameEnded((9, 4), (0,))) == "The game is over. Ola wins with 9 points."
    assert "order of play" in say(GameEnded((30, 30), (1,)))
    assert say(GameEnded((44,), (0,)), 1) == "The game is over with 44 points. Your rating: Speaker."
    assert isolate("Ola") in words.sentence(EN, GameEnded((9, 4), (0,)), NAMES, None)


@pytest.mark.rule("WE-02")
@pytest.mark.rule("WE-81")
def test_the_log_begins_with_the_pairs_and_ends_with_what_they_count():
    for options in ({}, {"tribes": True}):
        first = WENDAKE.State.new(2, options | {"first_game": True}, seed=1).prologue()[0]
        assert say(first) == "Pairs of tracks: Masks and Military, Economy and Ritual."
    for swap, told in ((1, "Masks and Military 9, Economy and Ritual 4, Swap not used 1. Together: 14."),
                       (0, "Masks and Military 9, Economy and Ritual 4. Together: 13.")):  # fmt: skip
        assert say(PairsCounted(0, first.pairs, (9, 4), swap)) == f"Points of Ola: {told}"


@pytest.mark.rule("WE-90")
def test_the_ghost_is_told_as_it_is():
    """It brings back only who is in its long house, and never plays first."""
    told = {n: say(GhostActed("pathfinder", back=n), 1) for n in (0, 2)}
    assert told[0] == "Ghost – Pathfinder: it takes a place in the order of play."
    assert told[2] == f"{told[0]} Warriors that come back to it: 2."
    assert say(YearBegan(3, (1, 0)), 1) == "Year 3 begins. You play first. On the order of play: Ghost, Ola."
    assert say(YearBegan(3, (1, 0))) == "Year 3 begins. Order of play: <b>Jan</b>, Ola."


# -- names ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sides", MAPS)
def test_areas_are_named_by_what_they_yield(sides):
    ids = [f"{there.id}.{i}" for there in MAPS[sides].territories for i in range(len(there.areas))]
    assert len({nouns.area(EN, area, sides) for area in ids}) == len(ids)


# -- questions -------------------------------------------------------------------------------------------------------


def test_prompts_follow_the_markers():
    state = WENDAKE.State.new(2, seed=1)
    seat, said = state.actors()[0], []
    for text in ("tile A1", "order", "tile B1", "tile C1"):
        view = state.observe(seat)
        said.append(words.prompt(EN, view, NAMES, Touch()).split(": ", 1)[1].partition(" Economy + ")[0])
        for action in (text, "end"):
            state.apply(state.parse(f"{seat + 1} {action}"))
        other = next(action for action in state.legal_actions() if action.verb in ("tile", "order"))
        state.apply(other)
        state.apply(state.parse(f"{2 - seat} end"))
    assert said == [
        "choose a tile to begin your line of three.",
        "choose the second tile of your line. One of your four markers goes to the order of play: now or later.",
        "choose the second tile of your line.",
        "complete your line with the third tile. At the end of the year these three turn to Ritual.",
    ]

    def later(**more):
        return words.prompt(EN, position(year=2, **more).observe(0), NAMES, Touch())

    assert later(marked={0: "A1"}).endswith("choose the second tile of your line.")
    assert later(marked={0: "A1 B1"}).endswith("complete your line, or go to the order of play.")


# -- refusals ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WE-14", "WE-30")
def test_what_an_action_passes_over_is_said_before_it_is_done():
    """Above it on the tile, before it in a Trade, and all that is left when the turn ends."""
    rich = "pelt*2 fish*2 corn*2 beaver"

    def asked(state, verb, what=""):
        view, legal = state.observe(0), state.legal_actions()
        action = next(a for a in legal if a.verb == verb and a.what.startswith(what))
        picks = tuple(pick for a in legal for pick in a.picks if pick not in action.picks)
        return words.prompt(EN, view, NAMES, Touch(action.picks, picks, action)), FLOW.small(state, action)

    tanning = position(goods={0: rich}, ask=steps("tan", "move1"))
    said, at_once = asked(tanning, "do", "move1")
    assert "You lose: Tan." in said
    assert not at_once
    assert asked(tanning, "do", "tan")[1]
    assert "You lose: Tan, Move 1." in asked(tanning, "end")[0]
    free = position(goods={0: rich}, ask=steps("tan", "move1", free=True))
    assert asked(free, "do", "move1")[1]
    poor = position(goods={0: ""}, ask=steps("tan", "move1"))  # nothing is lost by leaving out what does nothing
    assert asked(poor, "do", "move1")[1]
    trading = position(goods={0: rich}, ask=steps("move1", inner=("exchange", "buy", "spend")))
    said, at_once = asked(trading, "do", "move1")
    assert "You lose: exchanging goods, buying a progress tile, Goods for points." in said
    assert not at_once
    said, at_once = asked(trading, "buy")
    assert "You lose: exchanging goods." in said
    assert not at_once


def ready(state, text):
    """The prompt where that action is chosen."""
    action = state.parse(f"1 {text}")
    return words.prompt(EN, state.observe(0), NAMES, Touch(action.picks, (), action))


@pytest.mark.rule("WE-17", "WE-34", "WE-43", "WE-71")
def test_what_done_will_do_is_said_before_it():
    buying = position(goods={0: "pelt*2 fish*2 corn bean"}, offer="P2-4", ask=steps(inner=("buy", "spend")))
    said = ready(buying, "buy P2-4")
    assert "Balance. Once a year you may move 1 point from one track to another. When you buy it: Economy +2," in said
    state = play_on(position(), "open swap", "swap A1")
    first, second = (state.observe(0).players[0].grid[i].steps for i in (0, 4))
    assert f"{nouns.steps(EN, first)} ↔ {nouns.steps(EN, second)}. It costs 1 point. Done?" in ready(state, "swap B2")
    moves = [*steps(), ["Moves", 1, False, []]]
    attack = ready(position(standing={"B1": (1, 1)}, ask=moves), "fight B1 B1-2")
    assert "sentinel: \u2068Jan\u2069)" in attack or NAMES[1] in attack, "by the name of the other"


def play_on(state, *texts):
    for text in texts:
        state.apply(state.parse(f"1 {text}"))
    return state


@pytest.mark.rule("WE-80")
@pytest.mark.parametrize("seats", [1, 2])
def test_in_the_last_year_nobody_speaks_of_the_next(seats):
    said = {"before": set(), "last": set()}
    for state, action, step in moments("wendake", seats, {}, seed=seats):
        view = state.observe(action.seat)
        told = [words.prompt(EN, view, NAMES, Touch()), words.reason(EN, judge_reason.reason(view, (action,)))]
        told += [words.sentence(EN, event, NAMES[:seats], action.seat) or "" for event in step.events]
        said["last" if view.year == YEARS else "before"].update(told)
    assert any("next year" in text for text in said["before"])
    assert not any("next year" in text for text in said["last"])


@pytest.mark.rule("WE-60")
def test_in_the_last_year_nothing_comes_back():
    state = position(2, ask=steps(), progress={0: "P1-1"}, used="P1-1")
    view = state.observe(0)
    assert "next year" in words.why_not(EN, view, (), "progress:P1-1")
    last = view._replace(year=YEARS)
    assert words.why_not(EN, last, (), "progress:P1-1") == "This progress tile has been used this year."
    assert nouns.order_to_come(EN, view.year) != nouns.order_to_come(EN, YEARS)


def test_actions_of_a_tile_say_what_they_bring_to_those_who_do_not_see_it():
    w, state = Words("en"), State.new(seats=2, seed=1)
    tile = next(a for a in state.legal_actions() if a.text.endswith("tile C3"))  # Hunt, Move 1
    state.apply(tile)
    view, hunt = state.observe(0), state.legal_actions()[0]
    assert TABLE.foretell(view, Touch(hunt.picks, (), hunt), w) == "Hunt: 1 beaver."
    said = words.TEXTS.spoken(w, view, ("Ola", "Jan"), Touch())
    assert said.endswith("next action?"), "which they are has just been told"
    assert "next action? Hunt, Move 1." in words.TEXTS.spoken(w, view, ("Ola", "Jan"), Touch(again=True))


def test_nobody_is_told_that_nothing_is_left_while_something_is_offered():
    state = WENDAKE.State.new(2, seed=1)
    seat = state.actors()[0]
    state.apply(state.parse(f"{seat + 1} order"))
    view = state.observe(seat)

    def said(*possible):
        return words.prompt(EN, view, NAMES, Touch((), possible)).split(": ", 1)[1]

    assert said("button:end") == "nothing more to do here. End your turn."
    assert said("button:end", "progress:supplies") == "use what is still offered, if you like, or end your turn."


def test_an_action_that_is_passed_over_says_why():
    """A tile to tan and move, and no beaver: WE-14."""
    taught = WENDAKE.SCENARIOS["second-year-2"].position
    mine, theirs = taught["players"]
    state = State.from_json({**taught, "players": [{**mine, "goods": [2, 0, 0, 2, 0, 0]}, theirs]})
    state.apply(state.parse("1 tile C1"))
    view, picks = state.observe(0), tuple(pick for a in state.legal_actions() for pick in a.picks)
    w = Words("en")
    said = words.prompt(w, view, ("Ola", "Jan"), Touch((), picks))
    assert said.endswith("touch the next action: Move 1. Tan: you have no beaver.")
    assert words.why_not(w, view, (), "step:tan") == "Tan: you have no beaver."
    state.apply(state.parse("1 do move1"))
    assert "beaver" not in words.prompt(w, state.observe(0), ("Ola", "Jan"), Touch((), ("from:V1",)))


def test_the_places_of_the_grid_are_called_by_the_tiles_that_lie_there_in_the_picture():
    """One's own, also while somebody else is asked."""
    state = State.new(seats=2, seed=1)
    other = 1 - state.actors()[0]
    view = state.observe(other)
    for place in view.players[other].grid:
        called = f"{nouns.side(EN, place.tile, place.ritual)} ({nouns.spot(EN, place.id)})"
        assert words.pick_label(EN, f"tile:{place.id}", view) == called


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
def test_what_a_trade_asks_has_room_in_two_lines_on_a_phone(lang):
    """390 pixels, less the frame, the sign and the key beside it."""
    w, trade = Words(lang), ("exchange", "buy", "spend")
    for parts, more in product((trade, trade[1:], trade[2:]), ((), ("fish",))):
        view = position(goods={0: "corn bean pumpkin pelt*2 fish*2"}, ask=steps(*more, inner=parts)).observe(0)
        open_ = {"exchange": "button:exchange", "buy": f"progress:{view.offer[0]}", "spend": "button:spend"}
        said = words.prompt(w, view, ("Fox", "Owl"), Touch((), tuple(open_[part] for part in parts)))
        assert width(said, 15.2) < 2 * 305 * 0.85, said
