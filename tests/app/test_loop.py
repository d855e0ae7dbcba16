"""A game at the table: turns, curtain, secrets, taking back, bots, the end."""

import json

import pytest
from driver import Driver, run
from fakepage import FakePage

from prateria.app.takeback import undo_rule, undoable, would_go
from prateria.bots.think import LEVELS
from prateria.core.link import open_link
from prateria.games import by_number
from prateria.kit.words import Words
from workshop.catalogues import compiled_catalogues


def secrets_of(driver, seat):
    """The ids of the cards that only this seat may see now."""
    own = driver.local.session.state.observe(seat).own
    return {f"c{seat}-{kind}-" for kind in own.hand}


@pytest.mark.long
@pytest.mark.parametrize(
    ("seats", "people", "level"), [(2, 1, "first"), (3, 2, "normal"), (4, 4, "first"), (2, 0, "first")]
)
def test_a_game_runs_to_its_end_and_is_kept(seats, people, level, monkeypatch):
    monkeypatch.setitem(LEVELS, level, LEVELS[level]._replace(effort=300))  # who wins is not the question

    async def work():
        driver = Driver()
        await driver.start(seats, people, level)
        await driver.reach("end")
        [text] = driver.page.saves.values()
        assert '"over":true' in text
        outcome = driver.local.session.state.outcome()
        assert all(str(abs(points)) in driver.page.panel for points in outcome.points)

    run(work)


def test_between_two_people_a_curtain_names_the_next_and_shows_nothing():
    async def work():
        driver = Driver()
        await driver.start(2, 2)
        await driver.reach("play")
        first = driver.local.shown.viewer
        await driver.answer()
        await driver.until(lambda: driver.asked() == "curtain")
        assert driver.page.opaque
        assert driver.local.shown.names[1 - first] in driver.page.panel
        assert driver.local.shown.viewer is None
        for seat in (0, 1):
            for card in secrets_of(driver, seat):
                assert card not in "".join(driver.page.regions.values())
        await driver.answer()
        assert driver.local.shown.viewer == 1 - first
        assert driver.local.shown.since
        shown = driver.page.regions["stage"]
        assert all(card in shown for card in secrets_of(driver, 1 - first))
        assert not any(card in shown for card in secrets_of(driver, first))

    run(work)


def test_alone_against_bots_there_is_no_curtain():
    async def work():
        driver = Driver()
        await driver.start(3, 1)
        await driver.reach("end")
        assert not any('data-do="uncover"' in html for _, html in driver.page.history)

    run(work)


def test_the_hand_of_a_bot_is_never_shown():
    async def work():
        driver = Driver()
        await driver.start(2, 1)
        await driver.reach("play")
        assert not any(card in "".join(driver.page.regions.values()) for card in secrets_of(driver, 1))

    run(work)


def test_nothing_is_played_before_done():
    async def work():
        driver = Driver()
        await driver.start()
        await driver.reach("play")
        steps = len(driver.local.session.steps)
        for pick in driver.local.session.state.legal_actions()[0].picks:
            assert driver.app.touch(pick)
        assert len(driver.local.session.steps) == steps
        await driver.order("cancel")
        assert driver.local.choice.picker.chosen == ()
        driver.page.liked["confirm"] = "none"
        for pick in driver.local.session.state.legal_actions()[0].picks:
            driver.app.touch(pick)
        await driver.settle()
        assert len(driver.local.session.steps) > steps

    run(work)


def test_a_touch_that_leads_nowhere_says_why():
    async def work():
        driver = Driver()
        await driver.start()
        await driver.reach("play")
        assert not driver.app.touch("card:nothing-like-that")
        assert driver.page.toasts[-1]

    run(work)


def test_a_party_is_taken_back_before_anyone_else_acted():
    async def work():
        driver = Driver()
        await driver.start(2, 2)
        await driver.reach("party")
        seat = driver.local.shown.viewer
        before = len(driver.local.session.steps)
        await driver.order("bag-suggest")
        await driver.order("bag-done")
        assert len(driver.local.session.steps) == before + 15
        assert driver.local.session.can_undo(seat)
        assert driver.local.session.undo() == 15

    run(work)


def test_practice_takes_the_answers_of_bots_back_and_the_log_says_so():
    async def work():
        driver = Driver()
        await driver.start()
        await driver.reach("play")
        before = len(driver.local.session.steps)
        await driver.answer()
        await driver.reach("play")
        await driver.order("undo")
        assert len(driver.local.session.steps) == before
        assert driver.local.save.notes == ((before, "practice"),)
        assert "A move was taken back here." in driver.page.regions["side"]
        driver.local.save.notes = ((before + 1, "practice"),)  # as in a position that lies before it
        await driver.order("look-away")
        driver.loop.screen.show()
        assert "A move was taken back here." not in driver.page.regions["side"]

    run(work)


def test_undo_lets_go_of_what_is_chosen_before_it_takes_anything_back():
    async def work():
        driver = Driver()
        await driver.start()
        await driver.reach("play")
        assert 'data-turn="Your turn"' in driver.page.regions["status"]
        before, choice = len(driver.local.session.steps), driver.local.choice
        pick = driver.local.session.state.legal_actions()[0].picks[0]
        driver.app.touch(pick)
        name = driver.local.game.texts.pick_label(driver.local.shown.w, pick, driver.local.session.state.observe(0))
        assert would_go(driver.local) == f"{name}."
        await driver.order("undo")
        assert choice.open
        assert not choice.picker.chosen
        assert len(driver.local.session.steps) == before
        assert driver.page.toasts[-1] == f"You undid your choice ({name})."
        await driver.order("undo")
        assert len(driver.local.session.steps) < before

    run(work)


def test_the_line_of_an_undo_stands_before_what_is_played_then():
    async def work():
        driver = Driver()
        await driver.start()
        await driver.reach("play")
        await driver.answer()
        await driver.reach("play")
        await driver.order("undo")
        before, _, after = driver.page.regions["side"].partition('class="note"')
        assert "event-played" not in after
        played = before.count("event-played")
        await driver.answer()
        await driver.reach("play")
        before, _, after = driver.page.regions["side"].partition('class="note"')
        assert before.count("event-played") == played
        assert after.count("event-played") == 2

    run(work)


def test_between_people_what_was_learnt_stays():
    async def work():
        driver = Driver()
        await driver.start(2, 2)
        await driver.reach("play")
        await driver.answer()
        await driver.reach("play")
        assert not undoable(driver.local)
        await driver.order("set-undo", "open")
        assert undoable(driver.local)

    run(work)


def test_four_digits_lock_undo_and_hints_in_the_save():
    async def work():
        driver = Driver()
        await driver.start()
        await driver.reach("play")
        await driver.answer()
        await driver.reach("play")
        await driver.order("lock", '{"digits": "0417"}')
        steps = len(driver.local.session.steps)
        await driver.order("undo")
        await driver.order("hint")
        assert len(driver.local.session.steps) == steps
        assert driver.local.choice.hint is None
        again = Driver(driver.page)
        await again.app.open(driver.local.save.id)
        await again.settle()
        assert undo_rule(again.local) == "shut"
        await again.order("unlock", '{"digits": "0000"}')
        assert again.local.save.settings.get("lock") == "0417"
        await again.order("unlock", '{"digits": "0417"}')
        assert "lock" not in again.local.save.settings

    run(work)


def test_a_hint_is_a_legal_action_with_a_reason():
    async def work():
        driver = Driver()
        await driver.start()
        await driver.reach("play")
        await driver.order("hint")
        await driver.until(lambda: driver.local.choice.hint is not None)
        assert driver.local.choice.picker.ready() in driver.local.session.state.legal_actions()
        reason = driver.local.game.texts.reason(driver.app.w, driver.local.choice.hint.reason)
        assert reason.split()[0] in driver.page.regions["status"]

    run(work)


def test_a_killed_page_loses_nothing():
    async def work():
        driver = Driver()
        await driver.start(3, 2)
        for _ in range(12):
            await driver.reach("play", "party")
            await driver.answer()
        saved = dict(driver.page.saves)
        again = Driver(FakePage(saved))
        [save_id] = saved
        assert await again.app.open(save_id) == ""
        await again.settle()
        assert [s.action for s in again.local.session.steps] == [s.action for s in driver.local.session.steps]

    run(work)


def test_a_second_tab_only_watches_until_it_takes_over():
    async def work():
        driver = Driver()
        await driver.start()
        await driver.reach("play")
        save_id = driver.local.save.id
        text = driver.page.saves[save_id]
        second = Driver(driver.page)
        driver.page.held.add(save_id)
        await second.app.open(save_id)
        await second.settle()
        assert not second.loop.local.mine
        assert 'data-do="here"' in driver.page.regions["controls"]
        assert not second.app.touch("card:h1")
        assert driver.page.saves[save_id] == text
        await second.order("here")
        assert second.loop.local.mine
        driver.local.shown.caption = "somebody's move is being told"
        driver.local.shown.passing = driver.local.session.steps[-1].before
        await driver.app.command("lost", save_id)
        await driver.settle()
        assert not driver.local.mine
        assert "open in another tab" in driver.page.regions["status"]

    run(work)


def test_a_game_deleted_in_another_tab_is_told_and_kept_if_somebody_wants_that():
    async def work():
        driver = Driver()
        await driver.start()
        await driver.reach("play")
        save_id = driver.local.save.id
        steps = len(driver.local.session.steps)
        del driver.page.saves[save_id]
        await driver.order("gone", "another game")
        assert not driver.local.gone
        await driver.order("gone", save_id)
        assert "deleted in another tab" in driver.page.regions["status"]
        assert not driver.app.touch(driver.local.session.state.legal_actions()[0].picks[0])
        driver.local.keep()
        assert driver.page.saves == {}
        await driver.order("keep-here")
        await driver.reach("play")
        assert "deleted" not in driver.page.regions["status"]
        assert json.loads(driver.page.saves[save_id])["head"]["count"] == steps

    run(work)


def test_a_game_brought_back_in_another_tab_goes_on_as_it_lies_there():
    async def work():
        driver = Driver()
        await driver.start()
        await driver.reach("play")
        save_id, early = driver.local.save.id, driver.page.saves[driver.local.save.id]
        count = json.loads(early)["head"]["count"]
        await driver.answer()
        del driver.page.saves[save_id]
        await driver.order("gone", save_id)
        driver.page.saves[save_id] = early
        await driver.order("keep-here")  # nothing is put over what is there again
        assert json.loads(driver.page.saves[save_id])["head"]["count"] == count
        assert not driver.local.gone
        await driver.order("gone", save_id)
        await driver.order("back", save_id)
        await driver.reach("play")
        assert len(driver.local.session.steps) == count

    run(work)


def test_the_end_of_a_deleted_game_does_not_hide_that_it_is():
    async def work():
        driver = Driver()
        await driver.start()
        await driver.reach("end")
        await driver.order("gone", driver.local.save.id)
        assert driver.page.panel is None
        assert "deleted in another tab" in driver.page.regions["status"]
        assert 'data-do="keep-here"' in driver.page.regions["controls"]

    run(work)


def test_the_language_changes_in_the_middle():
    async def work():
        driver = Driver()
        await driver.start()
        await driver.reach("play")
        chosen = driver.local.session.state.legal_actions()[0].picks[0]
        driver.app.touch(chosen)
        driver.app.language("pl")
        assert driver.local.choice.picker.chosen == (chosen,)
        assert driver.local.shown.w.lang == "pl"

    run(work)


def test_what_happened_since_the_last_turn_changes_its_language():
    async def work():
        driver = Driver()
        await driver.start(2, 2)
        await driver.reach("play")
        await driver.answer()
        await driver.reach("play")
        english = list(driver.local.shown.since)
        driver.loop.speak(Words("it", compiled_catalogues()["prateria/locale/it/LC_MESSAGES/prateria.told"]))
        assert english
        assert len(driver.local.shown.since) == len(english)
        assert driver.local.shown.since != english

    run(work)


def test_the_link_of_a_finished_game_replays_to_the_same_points():
    async def work():
        driver = Driver()
        await driver.start(2, 1, "first")
        await driver.reach("end")
        again = open_link(driver.local.link(), by_number).replay.whole()
        assert again.state.outcome() == driver.local.session.state.outcome()

    run(work)
