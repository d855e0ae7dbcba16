"""Lesson plans: each game has one, in every language, and its facts are those of the rules."""

import re

import pytest

from prateria.app.school.plan import MINUTES, fresh
from prateria.games import GAMES
from prateria.games.manitou.engine.data import BEATS, WARRIORS
from prateria.games.manitou.words import kind
from prateria.kit.words import Words
from prateria.view.school.classplan import class_plan

LANGS = ("en", "it", "pl")


def plan_of(game, lang):
    plan = GAMES[game].teaching.class_plan
    assert plan is not None
    return plan(Words(lang))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_a_plan_is_whole(game, lang):
    plan = plan_of(game, lang)
    assert len(plan.aims) >= 3
    assert len(plan.questions) >= 4
    assert len(plan.wrong) >= 3
    assert len(plan.voices) >= 3
    assert all(phase.minutes % 5 == 0 for phase in plan.phases)
    page = class_plan(Words(lang), game, plan)
    assert "%(" not in page
    assert "<a " not in page  # addresses are read, not followed
    assert all(re.fullmatch(r"[\w.-]+\.[a-z]+(/[\w-]+)*", voice.address) for voice in plan.voices)


@pytest.mark.parametrize("lang", LANGS)
def test_the_cards_to_cut_say_who_beats_whom(lang):
    w = Words(lang)
    names = [kind(w, warrior) for warrior in WARRIORS]
    cuts = plan_of("manitou", lang).cuts
    assert [cut.title for cut in cuts] == names
    for cut, beaten in zip(cuts, BEATS, strict=True):
        said = cut.line.partition(": ")[2].split(", ")
        assert said == [name for name, loses in zip(names, beaten, strict=True) if loses]
        assert "<svg" in cut.picture(w)


def test_the_number_of_bison_is_that_of_the_box():
    assert "33 of the 114 cards" in plan_of("powwow", "en").questions[0]


@pytest.mark.parametrize("game", GAMES)
def test_the_plan_and_the_clock_agree_on_how_long_is_played(game):
    plan = plan_of(game, "en")
    page = class_plan(Words("en"), game, plan)
    assert fresh(7, game).minutes == plan.play < sum(phase.minutes for phase in plan.phases)
    assert plan.play in MINUTES
    assert f"{sum(phase.minutes for phase in plan.phases if phase.play)} of them to play" in page
    assert ("2 lessons: 90 minutes together" in page) == (game == "wendake")
