"""What a question of the calm way says: of waiting, of frames, of others who could."""

from powwow_table import spread
from telling import NAMES

from prateria.games.powwow import table, words
from prateria.games.powwow.engine.actions import CLAIMS, PASSES
from prateria.kit.touch import Touch
from prateria.kit.words import Words, isolate


def test_what_is_heard_of_waiting_is_what_the_button_says() -> None:
    state = spread("red yellow", "red-hunter bison", calm=True)
    for view, said in ((state.observe(0), "Wait."), (state.observe(0)._replace(left=0), "Nothing.")):
        assert table.foretell(view, Touch(ready=PASSES[0]), Words("en")) == said


def test_the_first_question_speaks_of_one_frame_or_of_several_and_a_claim_of_all_that_it_brings():
    w, view = Words("en"), spread("red yellow", "red-chief totem green-warrior", calm=True).observe(0)
    one, two = ("tribe:1-chief",), ("tribe:1-chief", "tribe:1-hunter")
    asked = words.TEXTS.prompt(w, view, NAMES, Touch(possible=one))
    assert "take 3 cards (chief + 1 totem + captive) or wait? Touch your card in the green frame" in asked
    assert "Touch one of your cards in green frames" in words.TEXTS.prompt(w, view, NAMES, Touch(possible=two))
    said = words.TEXTS.prompt(w, view, NAMES, Touch(one, ready=CLAIMS[0][0]))
    assert "with the chief you take: 1 totem + captive, 3 cards in all." in said


def test_also_where_one_could_take_several_things_it_is_said_who_else_could():
    view = spread("red yellow", "red-warrior yellow-warrior tomahawk tipi", calm=True).observe(1)
    view = view._replace(left=view.rounds - 20)
    said = words.TEXTS.prompt(Words("en"), view, NAMES, Touch(possible=("tribe:2-warrior",)))
    assert said.endswith(f"or wait? After you {isolate(NAMES[0])} could take it, too.")
    last = view._replace(left=0)
    assert "the last card:" in words.TEXTS.prompt(Words("en"), last, NAMES, Touch(possible=("tribe:2-warrior",)))
