"""What a hint of a calm game says to who is told to wait once more: what is new, what speaks for it, every danger."""

import re
from typing import Any

import pytest
from powwow_drawn import PLAIN
from powwow_table import play, spread

from prateria.games.powwow import words
from prateria.games.powwow.bot.reasons import reason
from prateria.games.powwow.engine.actions import CLAIMS, PASSES
from prateria.games.powwow.engine.data import CARDS
from prateria.games.powwow.engine.events import Turned
from prateria.kit.words import Words

CALM = {"calm": True}


def waiting(table: str, was: Any = None, times: int = 0, left: int = 90) -> tuple[Any, str]:
    """The values of a hint to wait, and the hint; `was`: those of the one before."""
    state = spread("red yellow", table, **CALM)
    name, values = reason(state.observe(0)._replace(left=left), [PASSES[0]])
    values |= {"names": ("Ola", "Jan"), **({"was": was, "times": times, "again": True} if was else {})}
    return values, words.reason(Words("en"), (name, values)).translate(PLAIN)


@pytest.mark.rule("PW-18")
def test_who_is_told_to_wait_again_hears_what_is_new_and_every_danger() -> None:
    few, first = waiting("red-hunter bison*3")
    danger = "about 25 bison more to come. Jan is waiting for: yellow hunter. "
    assert first.startswith(f"Wait: {danger}"), "nothing has been waited for yet"
    more, again = waiting("red-hunter bison*5", few, 1)
    assert more["once"] == few["once"], "more of it is no other danger"
    grown = "Wait on: it has grown by 2 cards. About 23 bison may still come."
    assert again.startswith(f"{grown} Jan is waiting for: yellow hunter."), "what speaks for waiting stands there, too"
    _, same = waiting("red-hunter bison*3", few, 1)
    assert same.startswith(f"Wait on: {danger}")
    other, taken = waiting("red-hunter bison*4 yellow-hunter", few, 1)
    assert other["once"] != few["once"]
    assert "Jan" in taken
    _, elsewhere = waiting("red-hunter bison", few, 1)
    assert elsewhere.startswith("Wait: "), "that pile has been taken: it is another one"


@pytest.mark.rule("PW-18")
def test_what_has_been_taken_is_no_longer_waited_for() -> None:
    """Another hunter who comes when the first has been taken is another haul: nothing is compared with that."""
    state = spread("red yellow", "red-hunter bison*3", **CALM)
    few, more = (waiting(f"red-hunter bison*{n}")[0]["promise"] for n in (3, 5))
    assert few == more, "it has grown"
    assert waiting("red-hunter bison*3 totem")[0]["promise"] == few
    play(state, "1 claim hunter")
    while state.phase == "take":
        state.apply(state.legal_actions()[0])
    assert not dict(state.observe(0).table).get("bison")
    hunter = next(n for n, card in enumerate(state.prairie) if CARDS[card] == "red-hunter")
    bison = [n for n, card in enumerate(state.prairie) if CARDS[card] == "bison"][:5]
    come = {hunter, *bison}
    state.table = tuple(n + sum(state.prairie[one] == card for one in come) for card, n in enumerate(state.table))
    state.prairie = tuple(card for n, card in enumerate(state.prairie) if n not in come)
    state.phase, state.asked = "ask", (0,)
    values = reason(state.observe(0), [PASSES[0]])[1]
    assert (values["kind"], values["there"]) == ("hunter", 5)
    assert values["promise"] != few
    claim = next(one for one in CLAIMS[0] if one.kind == "hunter")
    assert few not in reason(state.observe(0), [claim])[1]["kept"]


@pytest.mark.rule("PW-18")
def test_every_hint_to_wait_says_what_speaks_for_it() -> None:
    """That more may come, or another reason, however long the dangers are that stand there, too."""
    speaks = re.compile(
        r"face down|to come|may (still )?come|brings? more|There is time|nobody else|stays|seldom|asked"
        r"|lose nothing|one more"
    )
    people = "red-warrior red-hunter yellow-chief"
    for loot in ("bison*3", "bison*3 totem", "totem*2 tomahawk*4", "tipi*3", "tipi*9", "tomahawk*9", "tomahawk*9 tipi"):
        values, said = waiting(f"{people} {loot}")
        assert speaks.search(said), said
        assert speaks.search(waiting(f"{people} {loot}", {**values, "cards": values["cards"] - 1}, 1)[1])


@pytest.mark.rule("PW-18")
def test_two_hints_that_follow_each_other_give_other_reasons() -> None:
    few, first = waiting("red-hunter bison*3")
    ends = {waiting("red-hunter bison*3", few, times)[1].rpartition(". ")[2] for times in (1, 2)}
    assert len(ends) == 2
    assert "There is time: 90 cards to come." in ends | {first.rpartition(". ")[2]}
    _, late = waiting("red-hunter bison*3", few, 1, left=9)
    assert "There is time" not in late


@pytest.mark.rule("PW-11")
@pytest.mark.parametrize(
    "table", ["red-warrior red-hunter bison*3 yellow-chief totem", "red-warrior red-hunter tipi*2 yellow-chief totem*2"]
)
def test_a_hint_to_wait_says_whom_a_chief_could_capture_meanwhile(table: str) -> None:
    said = waiting(table)[1]
    assert re.search(r"Meanwhile Jan could take your (warrior|hunter) captive\.", said), said
    assert "lose nothing" not in said
    assert "captive" not in waiting(f"{table} red-warrior red-hunter")[1], "there are two of each"


def test_whom_one_is_wary_of_is_named_in_polish_as_the_sentence_wants_it() -> None:
    view = spread("red yellow", "red-hunter bison*3", **CALM).observe(0)
    name, values = reason(view._replace(left=90), [PASSES[0]])
    values |= {"names": ("Ola", "Jan")}
    assert "Jan czeka na żółtego łowcę" in words.reason(Words("pl"), (name, values)).translate(PLAIN)
    assert "Uważaj na żółtego łowcę" in words.reason(Words("pl"), (name, values | {"on": False})).translate(PLAIN)


@pytest.mark.rule("PW-18")
def test_that_the_other_of_two_has_waited_is_told_before_the_card_that_came_then() -> None:
    state = spread("red yellow", "red-hunter yellow-hunter bison*3", **CALM)
    before = len(state.asked)
    events: list[Any] = []
    first = state.asked[0]
    state.apply(PASSES[first])
    state.apply(PASSES[1 - first], events.append)
    assert before == 2
    turned = [Turned(0, "bison", 50)]
    names, view = ("Ola", "Jan"), state.observe(1 - first)
    told = f"{names[first]} waits, too."
    for came_then in ([], turned, turned * 2):
        found = words.came(Words("en"), [*events, *came_then], names, view, False)
        assert found[0].translate(PLAIN) == told
    assert words.came(Words("en"), [*events, *turned * 3], names, view, False) == ("", ""), "it would be read as now"
    assert words.came(Words("en"), turned, names, view, False) == ("", "")
