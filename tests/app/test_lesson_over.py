"""The end of a part of a guided round: it is said once, and what one may do takes no more room than a step did."""

import pytest
from driver import Driver, run

from prateria.app.coach import coach, well_done
from prateria.kit.touch import Touch


def test_the_end_of_a_part_is_said_once():
    async def work():
        driver = Driver()
        await driver.order("lesson", "wendake:0")
        local = driver.local
        local.shown.taught, local.shown.coach = True, "This part is over."
        beside, over = str(coach(local, None, Touch(), ())), str(well_done(local))
        assert "This part is over." not in beside + over, "the line above the table says it"
        assert "at its easiest" in over, "what stands beside the table is behind the panel"
        for way in ("lesson", "play-now", "home"):
            assert f'data-do="{way}"' in beside
            assert f'data-do="{way}"' in over
        assert 'data-do="rules"' in over
        assert 'data-do="rules"' not in beside
        assert "at its easiest" in over, "what lies under the panel cannot be read"
        assert over.count("<li>") == 3, "what was learnt, in three pictures"

    run(work)


@pytest.mark.parametrize(
    ("game", "last"), [("powwow", "All answer in secret"), ("manitou", "The most strength of hunters")]
)
def test_what_was_learnt_is_looked_back_on_in_pictures_and_sentences(game, last):
    async def work():
        driver = Driver()
        await driver.order("lesson", f"{game}:0")
        local = driver.local
        html = str(well_done(local))
        assert html.count("<li>") == len(local.shown.learnt(local.shown.w)) == 3
        assert html.index("<svg") < html.index(last) < html.index('data-do="lesson"')

    run(work)
