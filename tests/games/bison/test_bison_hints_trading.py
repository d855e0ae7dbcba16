"""Hints that buy, exchange or pay."""

import pytest
from bison_hints import in_writing
from bison_table import table

from prateria.core.game import Take
from prateria.games.bison.bot.reasons import reason
from prateria.games.bison.engine import preview
from prateria.games.bison.engine.actions import Barter, Buy, Do
from prateria.games.bison.engine.data import ANIMALS
from prateria.games.bison.words.reasons import reason as in_words
from prateria.kit.touch import Touch
from prateria.kit.words import Words


def test_a_barter_is_for_something():
    """What is bought with it, or how many of each kind there are then."""
    w = Words("en")
    state = table(animals=[(9, 1, 3)], phase="end", deeds=["place"])
    one = reason(state.observe(0), [state.parse("1 barter bison turkey")])
    assert in_words(w, one) == (
        "Barter 3 bison for 1 turkey. Then you have 2 of each kind: a tipi or canoe 2 costs that much."
    )
    bought = state.clone()
    bought.apply(state.parse("1 barter bison turkey"))
    run = [state.parse("1 barter bison turkey"), bought.parse("1 buy hunter")]
    assert in_words(w, reason(state.observe(0), run)) == (
        "Barter 3 bison for 1 turkey. Buy 1 hunter. Your next tile can bring more hunters onto the land."
    )


def test_fewest_is_said_only_where_there_is_more_of_another():
    for animals, why in (((5, 5, 5), "just"), ((4, 5, 5), "fewest"), ((4, 5, 4), "just")):
        state = table(animals=[animals])
        state.apply(state.parse("1 do gather 0"))
        assert reason(state.observe(0), [state.parse("1 gain bison")])[0] == why


@pytest.mark.parametrize(
    ("camp", "why"),
    [
        ("D4p:1", "It costs nothing, and your hunters stay where they are."),
        ("D4p:0+1", "No hunter takes part: you get one animal of your choice."),
    ],
)
def test_an_animal_is_named_once_where_nothing_else_is_worth_doing(camp, why):
    state = table(camps=[camp], animals=[(1, 5, 5)])
    after = state.clone()
    after.apply(state.parse("1 do gather 0"))
    run = [state.parse("1 do gather 0"), after.parse("1 gain bison")]
    assert in_words(Words("en"), reason(state.observe(0), run)) == f"Gather without hunters: take 1 bison. {why}"


def test_an_animal_of_which_there_are_most_is_advised_with_a_reason():
    """The counting brings bison and fish, and turkeys will be fewest."""
    state = table(camps=["D4p:1 D4r:1"], animals=[(4, 5, 4)])
    run = in_writing(state, "1 do gather 0", "1 gain turkey")
    assert in_words(Words("en"), reason(state.observe(0), run)).endswith(
        "After the counting you would have fewest turkeys."
    )
    last = table(camps=["D4p:1 D4r:1"], animals=[(4, 5, 4)], at_round=6)
    assert "fewest" not in in_words(Words("en"), reason(last.observe(0), run))


def test_after_a_hint_has_bought_it_does_not_say_to_keep_the_stock():
    end = table(phase="end", deeds=["place"]).parse("1 end")
    values = {"action": end, "once": "saves", "began": {"trades": ((end, 1),)}}
    assert in_words(Words("en"), ("saves", values)) == "That is all: end the turn."


def test_a_hint_that_buys_several_shows_the_stock_after_all_of_them():
    state = table(animals=[(9, 9, 9)], phase="end", deeds=["place"])
    buy = state.parse("1 buy hunter")
    shown = preview.shown(state.observe(0), Touch(ready=buy, advised=(buy, buy, buy)))
    assert shown.animals == (6, 6, 6)


@pytest.mark.parametrize(
    ("piece", "said"),
    [
        ("hunter", "Your next tile can bring more hunters onto the land."),
        ("tipi-1", "Once it is built, it beats any number of hunters."),
        ("canoe-3", "Once it is built, a larger one beats any number of smaller ones."),
    ],
)
def test_what_is_bought_is_bought_for_what_it_does(piece, said):
    state = table(animals=[(9, 9, 9)], phase="end", deeds=["place"])
    found = reason(state.observe(0), [state.parse(f"1 buy {piece}")])
    assert in_words(Words("en"), found).endswith(said)


@pytest.mark.parametrize(
    ("animals", "paid", "name"), [((2, 2, 2), (2, 1, 1), "pays"), ((9, 9, 9), (2, 1, 1), "pays_plenty")]
)
def test_a_payment_is_named_and_has_its_reason_where_there_is_one(animals, paid, name):
    state = table(animals=[animals])
    run = [Take(0, kind, n) for kind, n in zip(ANIMALS, paid, strict=True)]
    found = reason(state.observe(0), run)
    assert found[0] == name
    said = in_words(Words("en"), found)
    assert said.startswith("Pay: 2 bison, 1 turkey, 1 fish.")
    assert ("the market needs them" in said) == (name == "pays_plenty")
    last = state.observe(0)._replace(round=state.observe(0).rounds)
    assert reason(last, run)[0] == "pays", "what is left in the last round is good for nothing"


@pytest.mark.parametrize(
    ("lang", "gained", "bought"),
    [
        ("en", "Gather without hunters: take 1 turkey.", "Barter 6 bison for 2 fish. Buy: tipi 4 and 3 hunters."),
        (
            "it",
            "Raduno senza cacciatori: prendi 1 tacchino.",
            "Baratta 6\xa0bisonti con 2 pesci. Compra un tepee\xa04 e 3\xa0cacciatori.",
        ),
        ("pl", "Zbiórka bez łowców: weź 1 indyka.", "Wymień 6\xa0bizonów na 2 ryby. Kup: tipi\xa04 i\xa03\xa0łowców."),
    ],
)
def test_after_a_colon_stands_the_name_as_it_is_and_all_that_is_bought_is_one_sentence(lang, gained, bought):
    do = Do(0, "gather", 0)
    assert in_words(Words(lang), ("gains", {"action": do, "gain": "turkey"})).startswith(gained)
    trades = ((Barter(0, "bison", "fish"), 2), (Buy(0, "tipi-4"), 1), (Buy(0, "hunter"), 3))
    assert in_words(Words(lang), ("buys_big", {"action": do, "trades": trades})).startswith(bought)


@pytest.mark.rule("BI-30")
def test_in_the_last_round_an_animal_is_no_reason_for_anything():
    """What it gains is lost: so it is said in every action of that round, and no kind of animal is named."""
    never = "Nothing seems to improve the last counting any more. What this action brings counts no more."
    not_yet = "For now nothing seems to improve the last counting. What this action brings is not counted."
    for deeds, at_round, said in (("place tipi canoe", 6, never), ("place tipi canoe", 5, ""), ("place", 6, not_yet)):
        state = table(camps=["D4p:1"], animals=[(1, 5, 5)], deeds=[deeds] * 2, at_round=at_round)
        run = in_writing(state, "1 do gather 0", "1 gain bison")
        found = in_words(Words("en"), reason(state.observe(0), run))
        assert (
            found == f"Gather without hunters. {said}"
            if said
            else found.startswith("Gather without hunters: take 1 bison.")
        )
