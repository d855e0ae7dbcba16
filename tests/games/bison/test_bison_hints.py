"""What a hint says is so: its run is carried out in many positions, the engine counts what came of it, and the table
shows the same numbers."""

import re

import pytest
from bison_hints import by_kind, counted, ended, hinted, in_writing
from bison_table import after, table

from prateria.core.game import Take
from prateria.games.bison.bot.plans import plans
from prateria.games.bison.bot.reasons import reason
from prateria.games.bison.engine import preview
from prateria.games.bison.engine.actions import Barter, Build, Buy, Do, End, Gain, Move, Place, Put
from prateria.games.bison.engine.data import ANIMALS, PIECE, PRICES, TERRAINS
from prateria.games.bison.engine.preview import look
from prateria.games.bison.table.land.areas import lies_of
from prateria.games.bison.table.scene import _coming
from prateria.games.bison.words.nouns import space
from prateria.games.bison.words.reasons import reason as in_words
from prateria.kit.touch import Touch
from prateria.kit.words import LANGUAGES, Words

LINES = 105  # letters of the three lines of a phone


def true(name, values, run, state, seat, after):
    """Whether that is so, before and after the run."""
    mine = state.observe(seat).players[seat]
    then = after.observe(seat).players[seat]
    areas = [
        area
        for area in after.observe(seat).areas
        if (area.terrain, area.animals) == (values.get("terrain"), values.get("animals"))
    ]
    place = lambda area: area.places[seat]  # noqa: E731
    return {
        "leads": lambda: any(place(area) == 1 and area.places.count(1) == 1 for area in areas),
        "holds": lambda: any(place(area) == 1 and area.places.count(1) == 1 for area in areas),
        "joins": lambda: any(place(area) and len(area.spaces) > 1 for area in areas),
        "shares": lambda: any(place(area) == 1 and area.places.count(1) > 1 for area in areas),
        "second": lambda: any(place(area) == 2 and area.places.count(2) == 1 for area in areas),
        "takes_part": lambda: any(place(area) for area in areas),
        "place_now": lambda: mine.holds and len(mine.deeds) == 3 and run[0].deed == "place",
        "prepares": lambda: state.supply[seat][PIECE[values["piece"]]] and values["piece"][:-2] not in mine.deeds,
        "free": lambda: not PRICES[run[0].hunters],
        "gains": lambda: (
            sum(then.animals) == sum(mine.animals) + (min(mine.animals) < 15)
            and after.observe(seat).areas == state.observe(seat).areas
        ),
        "fewest": lambda: mine.animals[ANIMALS.index(run[0].animal)] == min(mine.animals),
        "barters_for": lambda: values["n"] == min(*then.animals, 4) and min(then.animals) > min(mine.animals),
        "barters": lambda: mine.animals[ANIMALS.index(run[0].give)] > mine.animals[ANIMALS.index(run[0].get)],
        "saves": lambda: min(mine.animals) > 0 and (state.round < state.rounds or len(mine.deeds) < 4),
        "camp_back": lambda: then.supply[0] > mine.supply[0] - sum(isinstance(a, Buy) for a in run),
    }.get(name, lambda: True)()  # what else is said is no count but an opinion


def assert_goals(run, goals, said):
    """Every place to which hunters go is named, or its tile, or how many there are."""
    moved = {action.to for action in run if isinstance(action, Move)}
    if moved:
        assert set(goals) == moved
        tiles = Words("en").list([*dict.fromkeys(goal[:-1] for goal in goals)]) if len(moved) > 1 else ""
        many = f"{len(moved)} places" in said or (bool(tiles) and f" to {tiles}" in said)
        assert many or all(space(Words("en"), goal) in said for goal in goals)


@pytest.mark.long
@pytest.mark.rule("BI-18", "BI-25", "BI-26", "BI-27")
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"ruleset": "apacze"}), (4, {"variant": 2})],
    ids=["two", "three apacze", "four variant 2"],
)
def test_all_that_a_hint_counts_is_so_and_stands_on_the_table(seats, options):
    told = set()
    for state, seat, run in hinted(seats, 3, **options):
        view = state.observe(seat)
        name, values = reason(view, run)
        after = ended(state, run)
        said = in_words(Words("en"), (name, values))
        assert true(name, values, run, state, seat, after), (name, values, run)
        changes = [now - was for was, now in zip(counted(state), counted(after), strict=True)]
        if "more" in values:
            assert values["more"] == changes[seat], (name, run)
            assert values["each"] == tuple(by_kind(after, seat, t) - by_kind(state, seat, t) for t in TERRAINS)
            assert values["less"] == max(0, *(-n for i, n in enumerate(changes) if i != seat)), (name, run)
        shown = preview.shown(view, Touch(run[0].picks, (), run[0], advised=run))
        pills = [then - now for now, then in preview.counted(view, shown)]
        assert pills == changes, (name, run)
        for number in re.findall(r"you gain (\d+) animal", said):
            assert int(number) == pills[seat]
        for trade, times in values.get("trades", ()):
            assert run.count(trade) == times
        assert_goals(run, values["goals"], said)
        if values.get("then") and not state.variant:
            had = state.observe(seat).players[seat].supply
            bought = [a.piece for a in run if isinstance(a, Buy) and a.piece != "hunter"]
            assert not any(had[PIECE[piece]] for piece in bought), said
        assert not values.get("trades") or isinstance(run[0], Buy | Barter)
        assert name in ("vain", "vain_yet") or ("gain" in values) == any(isinstance(action, Gain) for action in run)
        told.add(name)
    assert len(told & {"leads", "holds", "joins", "shares", "second", "takes_part"}) >= 4, told


@pytest.mark.long
def test_with_as_few_hunters_as_a_hint_calls_enough_all_would_get_the_same():
    told = set()
    for state, seat, run in hinted(2, 4):
        name, values = reason(state.observe(seat), run)
        if "enough" not in values:
            continue
        assert name in ("leads", "holds", "joins")
        do = next(action for action in run if isinstance(action, Do))
        more = "Enough for now: " if values.get("smaller") else f"{do.hunters - values['enough']} hunter"
        said = in_words(Words("en"), (name, values))
        assert more in said or len(said + more) > 90, "where there is room"
        steps = [action for action in run if isinstance(action, Place | Put | Build)]
        for other in filter(None, plans(state, seat)):
            fewer = isinstance(other[0], Do) and other[0][1:] == (do.deed, values["enough"])
            if fewer and [action for action in other if isinstance(action, Place | Put | Build)] == steps:
                assert counted(ended(state, other)) == counted(ended(state, run))
                told.add(do.deed)
    assert {"place", "tipi", "canoe"} <= told


def test_what_does_not_fit_three_lines_of_a_phone_is_left_out():
    """Four lines in smaller type were read by nobody; the warning stays. “Then you lead” is of the hint's own place."""
    tile = {"action": Do(0, "place", 4), "goals": ("D3",), "terrain": "prairie", "animals": 5, "more": 5}
    tile |= {"each": (5, 0, 0), "enough": 2, "comers": True}
    said = in_words(Words("en"), ("leads", tile))
    assert said.index("ou lead") < said.index("later"), said
    said = in_words(Words("en"), ("leads", {**tile, "answer": ("tipi", 1), "come": ("move1", 1)}))
    assert said.endswith("Watch out: somebody can answer with tipi 1.")
    assert "later" not in said


def test_of_two_places_it_is_not_said_that_one_leads_there():
    """“To: mountains D5, mountains F5 … then you lead in these mountains”: which of the two?"""
    two = {"action": Do(0, "move3", 2), "goals": ("D5m", "F5m"), "terrain": "mountain", "animals": 1, "more": 1}
    assert "lead" not in in_words(Words("en"), ("leads", {**two, "each": (0, 1, 0)}))
    assert "lead" in in_words(Words("en"), ("leads", {**two, "each": (0, 1, 0), "goals": ("D5m",)}))


@pytest.mark.parametrize(("done", "name"), [("place", "prepares"), ("place canoe", "larger_later")])
def test_hunters_that_march_together_can_build(done, name):
    state = table("", ["D4r:1 D4p:1", "D5r:0+1"], deeds=[done, done], bought=["canoe-2"])
    after = state.clone()
    after.apply(state.parse("1 do move1 1"))
    assert reason(state.observe(0), [state.parse("1 do move1 1"), after.parse("1 move D4p D4r")])[0] == name


def test_nobody_is_told_to_get_a_place_that_is_theirs_already():
    """A hunter beside one's own canoe on a river that a larger one leads: still second, for the same animals."""
    state = table("", ["D4r:0+1 D4p:1", "D5r:0+2"])
    view = state.observe(0)
    assert next(area for area in view.areas if "D4r" in area.spaces).places == (2, 1)
    after = state.clone()
    after.apply(state.parse("1 do move1 1"))
    do = state.parse("1 do move1 1")
    name, values = reason(view, [do, after.parse("1 move D4p D4r")])
    assert name == "free"
    values = {**values, "action": do, "misses": 0}
    assert "changes nothing" in in_words(Words("en"), (name, values)), "which is said"
    assert "changes nothing" not in in_words(Words("en"), (name, {**values, "less": 2}))
    told = 0
    for state, seat, run in hinted(2, 5):
        name, values = reason(state.observe(seat), run)
        if name in ("shares", "second", "takes_part"):
            before = {space: area for area in state.observe(seat).areas for space in area.spaces}
            changed = [
                area
                for area in ended(state, run).observe(seat).areas
                if (area.terrain, area.animals) == (values["terrain"], values["animals"])
                and any(
                    space not in before or area.places != before[space].places or area.gains != before[space].gains
                    for space in area.spaces
                )
            ]
            assert changed, run
            told += 1
    assert told > 3


def test_who_joins_a_stronger_rival_is_not_called_safer():
    """What was led before is not the whole area any more: one leads it anew, or holds it against who was there."""
    held = 0
    for state, seat, run in hinted(2, 6):
        name, values = reason(state.observe(seat), run)
        if name != "holds":
            continue
        areas = ended(state, run).observe(seat).areas
        strongest = [
            (
                max(pieces for other, pieces in enumerate(area.pieces) if other != seat),
                [old for old in state.observe(seat).areas if set(old.spaces) & set(area.spaces)],
            )
            for area in areas
            if (area.terrain, area.animals) == (values["terrain"], values["animals"])
        ]
        assert any(
            rival <= max(pieces for other, pieces in enumerate(old.pieces) if other != seat)
            for rival, olds in strongest
            for old in olds
            if old.places[seat] == 1
        )
        held += 1
    assert held


def test_a_hint_in_the_middle_of_an_action_speaks_of_all_that_is_left_of_it():
    """After the price is paid: what it counts comes of all hunters that move, and those are drawn on their way."""
    w, several = Words("en"), 0
    for state, seat, run in hinted(2, 3):
        after, left = state.clone(), list(run)
        while left and not isinstance(left[0], Move | Place | End):
            after.apply(left.pop(0))
        moves = [action for action in left if isinstance(action, Move)]
        if not left or isinstance(left[0], End):
            continue
        view = after.observe(seat)
        said = in_words(w, reason(view, left))
        if isinstance(left[0], Place):
            put = next((action.space for action in left if isinstance(action, Put)), None)
            assert put is None or re.search(r", hunters (on|in) its (prairie|mountains|river)\.", said)
            assert preview.shown(view, Touch(left[0].picks, (), left[0], advised=tuple(left))).comers == (put or "")
        elif len(moves) > 1:
            several += 1
            first = " from " if len({*moves}) == 1 else ". First: from "
            assert said.startswith(f"Move {len(moves)} hunters{first}")
            touch = Touch(left[0].picks, (), left[0], advised=tuple(left))
            drawn = _coming(view, touch, look(view, touch), lies_of(view), 1)
            assert drawn, "where they will stand"
        changes = [now - was for was, now in zip(counted(after), counted(ended(after, left)), strict=True)]
        for number in re.findall(r"you gain (\d+) animal", said):
            assert int(number) == changes[seat]
    assert several


def test_every_step_of_a_hint_names_what_is_done():
    """Who gathers was asked for hunters, and read no more than which round it is."""
    w, called = Words("en"), 0
    for state, seat, run in hinted(2, 2):
        after, left = state.clone(), list(run)
        while left:
            said = in_words(w, reason(after.observe(seat), left))
            assert re.sub(r"^For now [^.]*\.", "", said), (run, left[0])
            after_call = isinstance(left[0], Take) and left[0].kind not in ANIMALS
            called += after_call
            assert not after_call or said.startswith("Hunters come from here: "), said
            bag = isinstance(left[0], Take)
            after.apply(left.pop(0))
            while bag and left and isinstance(left[0], Take):
                after.apply(left.pop(0))
    assert called


def test_who_listens_hears_a_hint_in_few_words_and_what_it_brings_once():
    """Nobody sees the number of the area beside it: twice the same in one breath is once too often."""
    w, runs, many = Words("en"), 0, 0
    for state, seat, run in hinted(2, 2):
        runs += 1
        name, values = reason(state.observe(seat), run)
        written, said = (in_words(w, (name, {**values, "heard": heard})) for heard in (False, True))
        words = [word for word in said.split() if any(map(str.isalnum, word))]
        many += len(words) > 25
        assert len(said) <= len(written) + len(" (price 4)") or "starts" in values, "ways that are drawn need no words"
        assert "→" not in said or "trades" in values
        assert ("Watch out" in said) == ("Watch out" in written)
        assert not re.search(r"\(area|\) \(", written), "one name for one place, no two brackets"
        first = re.sub(r" \(price \d+\)", "", written.split(".")[0])
        assert said.startswith(re.split(" from | to ", first)[0])  # what to do
    assert many * 14 < runs  # where a warning says which of the two places of a march it means
    do = Do(0, "place", 3)
    found = ("leads", {"action": do, "goals": ("D3",), "terrain": "river", "animals": 5, "more": 5, "each": (0, 0, 5),
                       "enough": 1, "comers": True, "heard": True})  # fmt: skip
    assert (
        in_words(w, found) == "Place the tile at D3 with 3 hunters. Then you lead on this river: all 5 fish. "
        "2 hunters are free for later."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_move_and_its_number_stand_in_the_first_lines(lang):
    w, longest = Words(lang), 0
    for state, seat, run in hinted(2, 2):
        name, values = reason(state.observe(seat), run)
        if values.get("more", 0) > 0:
            said = in_words(w, (name, values))
            more = [n for n in values["each"] if n > 0]
            by_kind = len([*filter(None, values["each"])]) > 1  # each is told where there is room, else all in all
            numbers = [str(n) for n in (*more[:by_kind], values["more"])]
            rest = said.index(". ") if ". " in said else 0
            first = said[: min(said.index(number, rest) for number in numbers if number in said[rest:])]
            longest = max(longest, len(first))
            if len(values.get("trades", ())) < 2:
                assert len(first) <= LINES, said
            assert isinstance(run[0], Do | Buy | Barter) or len(first) <= 70
    assert longest


def test_a_hint_that_brings_nothing_now_says_why_besides_its_warning():
    do = Do(0, "gather", 2)
    holds = {"action": do, "goals": ("D3r",), "terrain": "river", "animals": 5, "more": 0, "answer": ("canoe", 3)}
    said = in_words(Words("en"), ("holds", {**holds, "come": ("move1", 1)}))
    assert said.endswith("You lead on this river (5 fish), and this makes it safer. Watch out for canoe 3.")


def test_a_hint_says_its_price_and_a_number_only_once():
    do = Do(0, "place", 3)
    leads = {"action": do, "goals": ("D3",), "terrain": "river", "animals": 5, "more": 5, "each": (0, 0, 5)}
    said = in_words(Words("en"), ("leads", leads))
    assert said == "Place the tile at D3 with 3 hunters (price 4). Then you lead on this river: all 5 fish."
    begun = {**leads, "action": None, "more": 0, "less": 4, "each": (0, 0, 0), "rivals": 1, "begun": True}
    assert in_words(Words("en"), ("leads", begun)) == "Then you lead on this river: all 5 fish."


def test_the_others_are_said_to_build_only_where_they_can_in_this_round():
    for done, comers in (("canoe", True), ("tipi", False)):
        state = table("", ["D4p:1", "D5p:1"], deeds=[done, "canoe"], hands=["T09"], turn=1)
        run = [state.parse("1 do place 2")]
        after = ended(state, run)
        for text in ("1 take bison 2", "1 take turkey 0", "1 take fish 0", "1 place T09 C5 0", "1 put C5m"):
            run.append(after.parse(text))
            after = ended(after, run[-1:])
        _, values = reason(state.observe(0), run)
        assert values["enough"] == 1
        assert values["comers"] == comers


def test_no_step_of_a_march_is_without_its_reason():
    state = after(table("", ["D4p:1 D4r:2"]), "1 do move3 1")
    why = reason(state.observe(0), in_writing(state, "1 move D4p D4r"))
    assert why[0] != "just"
    assert in_words(Words("en"), ("together", why[1])).endswith(
        "There your hunters are stronger together. Counted now you would get 2 animals less."
    )
    assert in_words(Words("en"), ("free", why[1])).endswith(
        "It is only done for later. Counted now you would get 2 animals less."
    )


def test_in_the_last_round_one_keeps_the_stock_while_actions_are_to_come():
    done = ("place tipi", "place"), ("place tipi canoe gather", "place tipi canoe")
    named = [reason(last(*deeds).observe(0), (End(0),))[0] for deeds in done]
    assert named == ["saves", "ends"]


def last(deeds, more):
    return table("", ["D4p:1"], at_round=6, phase="end", deeds=[deeds, more], turn=1, totem=1)


def test_why_a_large_piece_is_bought_is_said_by_what_a_smaller_one_would_do():
    """A tipi 3 was bought for 13 animals, and nobody saw what for: a tipi 1 would have brought as much."""
    state = table("", ["D4p:3", "D5p:3"], bought=["tipi-3"], animals=[(9, 9, 9)])
    paid = ("1 take bison 2", "1 take turkey 1", "1 take fish 1")
    why = reason(state.observe(0), in_writing(state, "1 do tipi 3", *paid, "1 build D4p"))
    assert why[1]["smaller"] == "tipi-1"
    alone = {key: value for key, value in why[1].items() if key != "answer"}
    assert " Enough for now: tipi 1. A larger one is safer." in in_words(Words("en"), ("leads", alone))


def test_what_a_larger_piece_takes_the_place_of_is_said():
    """“Buy: tipi 2. Then: tipi with 1 hunter” sounded wrong: it is a tipi 1 that grows."""
    state = table("", ["D4p:1+1", "D5p:3"], bought=["tipi-2"], animals=[(9, 9, 9)])
    why = reason(state.observe(0), in_writing(state, "1 do tipi 1", "1 build D4p"))
    assert in_words(Words("en"), why).startswith("Tipi with 1 hunter on prairie D4, from 1 to 2.")


def test_where_others_lose_is_told_of_where_one_gains_nothing():
    """Of two marches, to a river with few fish and to a prairie where another lost its lead, the river was told of."""
    state = table("", ["D4p:1 D4m:1 E4m:1", "D5p:2"])
    run = in_writing(
        state, "1 do move3 2", "1 take bison 1", "1 take turkey 1", "1 take fish 0", "1 move D4m D4p", "1 move E4m E4r"
    )
    name, values = reason(state.observe(0), run)
    assert values["more"] <= 0 < values["less"], values
    assert (name, values["terrain"]) == ("shares", "prairie")
