"""A hint of Bison warns of what others can answer: true by the engine, and said only where it can happen."""

import pytest
from bison_hints import counted, ended, hinted
from bison_table import table

from prateria.core.game import Take
from prateria.games.bison.bot.reasons import reason
from prateria.games.bison.engine.actions import Do


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3])
def test_the_answer_that_a_hint_warns_of_can_be_given_and_takes_animals_away(seats):
    told = set()
    for state, seat, run in hinted(seats, 5):
        _, values = reason(state.observe(seat), run)
        if "answer" not in values or state.phase != "name":
            continue
        deed, n = values["answer"]
        after = ended(state, run)
        had = counted(after)[seat]
        assert any(
            counted(then)[seat] < had
            for other in range(seats)
            if other != seat
            for then in after_answers(after, other, deed, n)
        ), (run, values["answer"])
        told.add(deed[:4])
    assert told == {"tipi", "cano", "move"}


def after_answers(state, seat, deed, n):
    """What can come of that action of another seat, as if it were its turn."""
    answering = state.clone()
    answering.turn, answering.phase = seat, "name"
    answering._legal = None
    for do in answering.legal_actions():
        if isinstance(do, Do) and do.deed == deed and do.hunters and (deed[:4] != "move" or do.hunters == n):
            begun = answering.clone()
            begun.apply(do)
            while begun.bag():
                bag = begun.bag()
                kind, left = bag.kinds[len(bag.taken)], bag.total - sum(bag.taken)
                rest = sum(bag.limits[len(bag.taken) + 1 :])
                begun.apply(Take(seat, kind, max(min(left, bag.limits[len(bag.taken)]), left - rest)))
            for step in begun.legal_actions():
                then = begun.clone()
                then.apply(step)
                sizes = [size for (_, _, size) in then.camps[seat]]
                if deed[:4] == "move" or n in sizes:
                    yield then


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
    run, after = [], state.clone()
    for text in ("do move1 2", "take bison 1", "take turkey 1", "take fish 0", "move D4r D4p", "move D4r D4p"):
        run.append(after.parse(f"1 {text}"))
        after.apply(run[-1])
    name, values = reason(state.observe(0), run)
    assert name == "leads"
    assert values.get("answer") == warned
