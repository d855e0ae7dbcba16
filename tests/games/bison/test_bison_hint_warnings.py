"""A hint of Bison warns of what others can answer: true by the engine, and said only where it can happen."""

import pytest
from bison_hints import counted, ended, hinted, in_writing
from bison_table import table

from prateria.core.game import Take
from prateria.games.bison.bot.reasons import reason
from prateria.games.bison.engine.actions import Barter, Build, Do
from prateria.games.bison.engine.data import ACTIONS, ANIMALS, DEED, PIECE, VALUE
from prateria.games.bison.words.reasons import reason as in_words
from prateria.kit.words import LANGUAGES, Words


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3])
def test_the_answer_that_a_hint_warns_of_can_be_given_and_takes_animals_away(seats):
    told = set()
    for state, seat, run in hinted(seats, 5):
        _, values = reason(state.observe(seat), run)
        if "answer" not in values or state.phase != "name":
            continue
        deed, n = values["answer"]
        now = ended(state, run)
        had = counted(now)[seat]

        def hurts(then, other, now=now, seat=seat):  # who stood even there gets back what had been denied
            if counted(then)[seat] < counted(now)[seat]:
                return True
            had = {area.id: area.gains[other] for area in now.observe(None).areas}
            return any(area.gains[other] > had.get(area.id, 0) for area in then.observe(None).areas)

        assert any(
            hurts(then, other) for other in range(seats) if other != seat for then in after_answers(now, other, deed, n)
        ), (run, values["answer"])
        meant = [
            area
            for area in now.observe(None).areas
            if (area.terrain, area.animals) == (values["terrain"], values["animals"]) and area.gains[seat]
        ]
        if len(meant) == 1 and "where" not in values:  # nobody can answer there with a smaller one
            smaller = [f"{kind}-{size}" for kind in ("tipi", "canoe") for size in range(1, 5)]
            smaller = [one for one in smaller if deed not in ("tipi", "canoe") or int(one[-1]) < n]
            for other in (other for other in range(seats) if other != seat):
                for one in smaller:
                    had_piece = bought(turned(now, other), one).supply[other][PIECE[one]]
                    for then in after_answers(now, other, *one.split("-")):
                        there = next(area.gains[seat] for area in then.observe(None).areas if area.id == meant[0].id)
                        built = then.supply[other][PIECE[one]] < had_piece
                        assert not built or there >= meant[0].gains[seat] or counted(then)[seat] >= had, (run, one)
        told.add(deed[:4])
        if "come" in values:  # where one that comes is named besides what is built, it can do it too
            assert deed in ("tipi", "canoe")
            assert any(
                hurts(then, other)
                for other in range(seats)
                if other != seat
                for then in after_answers(now, other, *values["come"])
            ), (run, values["come"])
            told.add("come")
    assert told == {"tipi", "cano", "move", "gath", "come"}


def after_answers(state, seat, deed, n):
    """What can come of that action of another seat, as if it were its turn: what is missing is bought first."""
    answering = turned(state, seat)
    if deed in ("tipi", "canoe"):
        answering = bought(answering, f"{deed}-{n}")
    for do in answering.legal_actions():
        if isinstance(do, Do) and do.deed == deed and do.hunters and (deed in ("tipi", "canoe") or do.hunters == n):
            for begun in taken(after(answering, do)):
                for step in begun.legal_actions():
                    yield from whole(after(begun, step), getattr(step, "to", ""))


def turned(state, seat):
    """The position as if it were that seat's turn."""
    found = state.clone()
    found.turn, found.phase = seat, "name"
    found._legal = None
    return found


def bought(state, name):
    """The position once that piece lies ready: as it is where one does already, or after barter where it must be."""
    seat, piece = state.turn, PIECE[name]
    if state.supply[seat][piece]:
        return state
    buy = f"{seat + 1} buy {name}"
    while (found := {action.text: action for action in state.legal_actions()}) and buy not in found:
        track, size = state.tracks[seat], VALUE[piece]
        barters = (
            action
            for action in found.values()
            if isinstance(action, Barter)
            and track[ANIMALS.index(action.give)] >= size + 3
            and track[ANIMALS.index(action.get)] < size
        )
        if (barter := next(barters, None)) is None:
            return state
        state = after(state, barter)
    return after(state, found[buy]) if found else state


def after(state, action):
    then = state.clone()
    then.apply(action)
    return then


def taken(state):
    """All that can come of what is to be taken from several kinds or places."""
    if state.bag() is None:
        yield state
        return
    kind = state.bag().kinds[len(state.bag().taken)]
    for action in state.legal_actions():
        if isinstance(action, Take) and action.kind == kind:
            yield from taken(after(state, action))


def whole(state, to):
    """That action to its end: hunters follow to where the first has gone, from wherever."""
    for then in taken(state):
        if then.phase != "move":
            yield then
            continue
        for step in then.legal_actions():
            if getattr(step, "to", "") == to:
                yield from whole(after(then, step), to)


@pytest.mark.parametrize(
    ("has", "warned"),
    [
        ({}, ("tipi", 1)),
        ({"deeds": ["", "tipi"], "totem": 2}, None),
        ({"deeds": ["gather place canoe", "gather tipi move3"], "hands": ["", "T09"]}, None),  # it must lay its tile
        ({"deeds": ["gather place canoe", "gather place tipi canoe"], "totem": 2}, None),
    ],
)
def test_what_nobody_can_answer_before_the_counting_is_not_warned_of(has, warned):
    state = table("", ["D4r:2", "D5p:1"], **has)
    run, now = [], state.clone()
    for text in ("do move1 2", "take bison 1", "take turkey 1", "take fish 0", "move D4r D4p", "move D4r D4p"):
        run.append(now.parse(f"1 {text}"))
        now.apply(run[-1])
    name, values = reason(state.observe(0), run)
    assert name == "leads"
    assert values.get("answer") == warned


def test_a_warning_names_the_only_opponent_and_the_smallest_that_is_enough():
    there = {"terrain": "river", "animals": 5, "more": 5, "each": (0, 0, 5), "action": Do(0, "canoe", 1),
             "names": ["Ola", "Jan"], "rivals": 1}  # fmt: skip
    for answer, said in (
        (("canoe", 2), "Watch out: Jan can answer with canoe 2 or larger."),
        (("canoe", 4), "Watch out: Jan can answer with canoe 4."),
        (("gather", 2), "Watch out: Jan can send hunters here."),
        (("move1", 1), "Watch out: Jan can send hunters here."),
    ):
        told = in_words(Words("en"), ("leads", {**there, "answer": answer}))
        assert told.replace("\u2068", "").replace("\u2069", "").endswith(said), told
    told = in_words(Words("en"), ("leads", {**there, "rivals": 2, "answer": ("canoe", 2)}))
    assert told.endswith("Watch out: somebody can answer with canoe 2 or larger.")


def test_a_tie_that_only_takes_from_the_other_is_warned_of_where_that_one_can_lead_again():
    """Who ties gets no more than as second, so loses nothing; whoever led gets one fewer, and can have it back."""
    state = table("", ["D4p:1 D4r:2", "D5p:2"])
    begun = state.parse("1 do move1 1")
    run = [begun, ended(state, [begun]).parse("1 move D4r D4p")]
    name, values = reason(state.observe(0), run)
    now = ended(state, run)
    assert (name, values["more"], values["less"]) == ("shares", 0, 1)
    then = list(after_answers(now, 1, *values["answer"]))
    assert any(counted(one)[1] > counted(now)[1] for one in then)
    assert all(counted(one)[0] == counted(now)[0] for one in then if counted(one)[1] > counted(now)[1])


def test_where_another_area_that_gains_can_be_taken_it_is_warned_of_from_the_first_step():
    """The prairie of the hint was its own for sure, the mountains beside it were gone one move later."""
    gaining = 0
    for state, seat, run in hinted(2, 2):
        name, values = reason(state.observe(seat), run)
        if "where" in values:
            now = ended(state, run)
            there = next(one for one in now.observe(None).areas if values["where"] in one.spaces)
            was = [one for one in state.observe(None).areas if {*one.spaces} & {*there.spaces}]
            gaining += there.gains[seat] > sum(one.gains[seat] for one in was)
            assert "Watch out" in in_words(Words("en"), (name, values)) or "tie" in values
    assert gaining


def test_a_place_that_hunters_leave_so_that_less_is_enough_there_is_warned_of():
    state = table("", ["D4r:1+1 D4p:1", "D5r:1"], animals=[(9, 9, 9), (0, 0, 0)], bought=["", "canoe-1"])
    lone = in_writing(state, "1 do move1 1", "1 move D4r D4m")
    stays = in_writing(state, "1 do move1 1", "1 move D4p E4m")
    values = reason(state.observe(0), lone)[1]
    assert values["where"] == "D4r"
    assert values["answer"] == ("canoe", 1)
    assert "where" not in reason(state.observe(0), stays)[1]
    assert "Watch out: somebody can answer with canoe 1 on river D4." in in_words(Words("en"), ("leads", values))


def test_a_hint_that_leaves_no_hunter_for_the_last_actions_says_so():
    """A tipi with both hunters, after the tile: what is left of the round brings an animal at a time."""
    said = 0
    for state, seat, run in hinted(2, 4):
        spent = reason(state.observe(seat), run)[1].get("spent", 0)
        if state.phase != "name" or not any(isinstance(action, Build) for action in run):
            assert not spent
            continue
        now = ended(state, run)
        stand = any(hunters for _, hunters, _ in now.camps[seat])
        assert spent == (0 if stand or DEED["place"] not in now.done[seat] else ACTIONS - len(now.done[seat]))
        said += bool(spent)
        if spent:
            told = in_words(Words("en"), reason(state.observe(seat), run))
            assert "Then no hunter of yours is left on the land" in told
    assert said


def test_of_two_places_the_one_is_named_where_somebody_can_come():
    named = 0
    for state, seat, run in hinted(2, 3):
        name, values = reason(state.observe(seat), run)
        if len(values["goals"]) > 1 and "answer" in values and "tie" not in values:
            assert values["where"]
            named += " (" in in_words(Words("en"), (name, values))
    assert named


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_warned_hint_keeps_to_three_lines_of_a_phone(lang):
    """Two hints of three were a touch longer, and the warning was what nobody saw."""
    w, long, many = Words(lang), 0, 0
    for state, seat, run in hinted(2, 2):
        name, values = reason(state.observe(seat), run)
        if "answer" in values and "trades" not in values and state.phase == "name":
            said = in_words(w, (name, {**values, "names": ["Ola", "Jan"]}))
            many, long = many + 1, long + (len(said) > 132)
    assert many > 10 * long
