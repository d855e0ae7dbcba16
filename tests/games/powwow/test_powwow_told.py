"""What a calm game explains where it is touched, and what those hear of it who do not see it."""

import pytest
from powwow_drawn import EN, PLAIN, buttons, drawn
from powwow_table import play, spread

from prateria.core.game import Outcome
from prateria.games.powwow import words
from prateria.games.powwow.engine import preview
from prateria.games.powwow.engine.events import BisonGiven, FoundNothing, Took
from prateria.games.powwow.flow import scenes
from prateria.games.powwow.table import draw
from prateria.games.powwow.table.gameend import _deeds
from prateria.games.powwow.teaching.rulespage import opening
from prateria.games.powwow.words.sentences import came
from prateria.games.powwow.words.worths import in_all
from prateria.kit.touch import Touch
from prateria.kit.words import LANGUAGES, Words
from prateria.view.frame import Frame, Sitter

PEOPLE = (Sitter(0, "Ola", None, "fox"), Sitter(1, "Jan", None, "eagle"))


def held(state, seat, kind):
    """What that tribe card says when it is held."""
    return words.card_meaning(EN, state.observe(seat), seat, kind)


def touched(state, card, seat=0, touch=Touch()):  # noqa: B008
    """What an open card says when it is touched."""
    view = state.observe(seat)
    return words.meaning(EN, view, touch, preview.look(view, touch), card, ["Ola", "Jan"])


@pytest.mark.rule("PW-18")
def test_a_heap_that_is_touched_first_says_which_card_comes_before_it():
    state = spread(
        "red yellow", "bison*3 necklace tomahawk tipi red-hunter yellow-maiden", turned="red-warrior", calm=True
    )
    play(state, "2 pass")
    assert touched(state, "bison") == (
        "A hunter takes all bison. First touch your own card: hunter. The small signs: who could take it now (Ola)."
    )
    assert touched(state, "tipi").endswith("warrior or hunter. The small signs: who could take it now (Ola and Jan).")
    assert " There is no red maiden among the open cards. The small signs" in touched(state, "necklace")


def test_a_heap_says_only_what_it_is_for_and_what_its_signs_mean_to_who_is_not_asked():
    state = spread("red yellow", "bison*3", turned="red-hunter", calm=True)
    signs = "The small signs: who could take it now (Ola)."
    assert touched(state, "bison", seat=1) == f"A hunter takes all bison. {signs}"
    nobody = touched(spread("red yellow", "bison*3", calm=True), "bison")
    assert nobody == "A hunter takes all bison. There is no red hunter among the open cards."
    tipis = touched(spread("red yellow", "tipi", calm=True), "tipi")
    assert tipis.endswith(" None of your people is on the table.")
    assert "None of" not in touched(spread("red yellow", "tipi red-maiden", left=60, calm=True), "tipi")


def test_the_question_names_the_card_with_which_one_takes():
    state = spread("red yellow", "tipi*3 red-maiden red-hunter", left=60, calm=True)
    said = words.prompt(EN, state.observe(0), ["Ola", "Jan"], Touch(possible=("tribe:1-maiden",)))
    assert "(maiden or hunter + 3 tipis)" in said


@pytest.mark.rule("PW-11")
def test_the_question_names_the_captive_that_its_sum_counts():
    state = spread("red yellow", "totem yellow-warrior red-chief", left=60, calm=True)
    said = words.prompt(EN, state.observe(0), ["Ola", "Jan"], Touch(possible=("tribe:1-chief",)))
    assert "take 3 cards (chief + 1 totem + captive)" in said


@pytest.mark.rule("PW-11", "PW-22")
@pytest.mark.parametrize(
    ("kind", "card", "options", "why"),
    [
        ("chief", "yellow-maiden", {}, "A chief takes only men captive."),
        ("hunter", "yellow-warrior", {}, "Only a chief takes a captive."),
        ("hunter", "yellow-warrior", {"marriage": True}, "A wedding needs a man and a maiden."),
        ("maiden", "yellow-maiden", {"marriage": True}, "A wedding needs a man and a maiden."),
    ],
)
def test_a_person_that_a_claim_leaves_says_why(kind, card, options, why):
    state = spread(
        "red yellow",
        "totem tipi bison yellow-warrior yellow-maiden red-chief red-hunter red-maiden yellow-hunter",
        calm=True,
        **options,
    )
    play(state, "2 pass")
    claim = next(action for action in state.legal_actions() if action.text == f"1 claim {kind}")
    assert touched(state, card, touch=Touch((f"tribe:1-{kind}",), ("person:yellow-hunter",), claim)) == why


@pytest.mark.rule("PW-12")
def test_a_chief_without_totems_says_that_they_bring_the_captive():
    state = spread("red yellow", "tipi yellow-warrior red-chief", calm=True)
    play(state, "2 pass")
    claim = next(action for action in state.legal_actions() if action.text == "1 claim chief")
    why = "A chief takes a captive only along with totems."
    assert touched(state, "yellow-warrior", touch=Touch(("tribe:1-chief",), (), claim)) == why


@pytest.mark.rule("PW-18")
def test_the_sign_on_a_tribe_card_is_explained_where_it_is_held():
    state = spread("red yellow", "bison*4 yellow-hunter red-hunter", left=60, calm=True)
    assert held(state, 1, "hunter").endswith("The sign +5: it would bring you 5 cards.")
    play(state, "2 pass")
    assert "The sign +5" in held(state, 0, "hunter")
    assert held(state, 0, "hunter").endswith("answered in secret and may take some of it first.")
    assert "The sign" not in held(state, 0, "chief")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_could_be_taken_in_place_of_what_is_chosen_is_called_so(lang):
    state = spread("red yellow", "bison*3 tipi red-hunter", calm=True)
    claim = next(action for action in state.legal_actions() if action.text == "1 claim hunter")
    touch = Touch(("tribe:1-hunter", "loot:bison"), ("loot:tipi",), claim)
    view, w = state.observe(0), Words(lang)
    found = buttons(draw(view, touch, preview.look(view, touch), 0, w, Frame(374, 556), PEOPLE))
    assert found["loot:tipi"]["aria-label"] == words.instead_label(w, in_all(w, words.amount(w, "tipi", 1), 2))
    assert found["loot:bison"]["aria-label"] == in_all(w, words.amount(w, "bison", 3), 4)


def test_how_many_cards_somebody_has_is_heard_when_they_take():
    state = spread("red yellow", "bison*3 red-hunter", won={0: "tipi*2", 1: "totem"}, calm=True)
    view = state.observe(None)
    took = Took(0, "hunter", "bison", None, 0, ("bison", "red-hunter"))
    said = [words.TEXTS.came_to(EN, one, view, ("Ola", "Jan")).translate(PLAIN) for one in (took, BisonGiven(0, 1, 1))]
    assert said == ["Ola now has 2 cards.", "Jan now has 1 card."]


@pytest.mark.rule("PW-09")
def test_whose_claim_has_got_nothing_hears_it_beside_who_came_first():
    view = spread("red yellow", "red-hunter", won={1: "totem*3"}, calm=True).observe(0)
    took = Took(1, "hunter", "bison", None, 0, ("bison", "yellow-hunter"))
    for seat, ends in ((0, "Ola takes nothing: no loot is left for this card."), (1, "2 cards in all.")):
        said = came(EN, (took, FoundNothing(seat, "hunter", "loot")), ("Ola", "Jan"), view, heard=False)[0]
        assert said.translate(PLAIN).endswith(ends)


@pytest.mark.rule("PW-20")
def test_that_the_game_is_over_waits_until_the_last_take_has_been_seen():
    state = spread("red yellow", "bison*3", turned="red-hunter", left=0, calm=True)
    play(state, "1 claim hunter")
    told = [type(event).__name__ for event, _ in scenes(state, state.legal_actions()[0])]
    assert told == ["Took"]
    assert [type(event).__name__ for event in play(state, "1 haul bison")] == ["Took", "GameEnded"]


def test_what_is_told_before_a_calm_game_is_soon_heard():
    assert len(" ".join(sentence for _, sentence in opening(EN)).split()) <= 36


def test_the_table_is_drawn_with_them():
    assert "The sign +4" in drawn(spread("red yellow", "bison*3 red-hunter", calm=True), 0, (0, 1)).translate(PLAIN)


def test_the_biggest_haul_is_that_of_all_who_have_taken_as_many():
    view = spread("red yellow", "bison", left=0).observe(None)
    hauls = [Took(seat, "hunter", "bison", None, 0, ("bison",) * n) for seat, n in ((1, 3), (0, 3), (1, 2))]
    assert "Biggest haul: \u2068Ola\u2069 and \u2068Jan\u2069, 3 cards" in _deeds(EN, view, PEOPLE, hauls)


def test_the_haul_that_was_missed_by_a_single_card_is_told_in_the_end():
    """On a half prairie: that card lay in the box (PW-26)."""

    def told(*boxed, points=(3, 8)):
        view = spread("red yellow", "bison*5 tomahawk*2 yellow-hunter*3", left=0).observe(None)
        best = tuple(seat for seat in (0, 1) if points[seat] == max(points))
        view = view._replace(prairie=tuple((card, 1) for card in boxed), outcome=Outcome(points, ({}, {}), best))
        return _deeds(EN, view, PEOPLE, []).translate(dict.fromkeys((0x2068, 0x2069)))

    said = "So near! One more card (red hunter), and Ola would have had 6 more."
    assert said in told("red-warrior", "red-hunter")
    assert not told("red-warrior"), "three cards are no great loss"
    assert not told(), "on a whole prairie all have come"
    assert said in told("red-hunter", points=(3, 9)), "they would have shared the win"
    assert not told("red-hunter", points=(3, 10)), "that was not near"
    assert not told("red-hunter", points=(8, 3)), "who has won has missed nothing"


@pytest.mark.rule("PW-18")
def test_who_came_second_and_took_something_else_hears_why() -> None:
    """One has chosen the tomahawks, and gets a tipi: without a word that looks like a mistake of the game."""
    view = spread("red yellow", "bison", calm=True, left=40).observe(0)
    view = view._replace(players=tuple(player._replace(points=9) for player in view.players))
    first = Took(1, "warrior", "tomahawk", None, 0, ("tomahawk", "yellow-warrior"))
    other = Took(1, "hunter", "bison", None, 0, ("bison", "yellow-hunter"))
    mine = Took(0, "warrior", "tipi", None, 0, ("tipi", "red-warrior"))
    why = "Jan came first: your card takes what is left."
    for before, told in ((first, True), (other, False)):
        said = words.came(EN, [before, mine], ["Ola", "Jan"], view, heard=False)[0].translate(PLAIN)
        assert (why in said) is told, said
    assert why not in words.came(EN, [mine, first], ["Ola", "Jan"], view, heard=False)[0].translate(PLAIN)
