"""Out of the past of a game: branches, riddles, links to a place; what happens elsewhere meanwhile."""

import pytest
from driver import Driver, run
from goldens import games, records, replay
from past import looking, table_of, whole

from prateria.app.replay import ReplayLoop
from prateria.app.riddle import RiddleLoop
from prateria.app.sight import sight_of_link
from prateria.core.link import Place, encode_link, open_link
from prateria.core.replay import decision, position
from prateria.core.savefile import MARKS, SeatSetting
from prateria.games import by_number

NAMES = ("Fox", "Owl", "Wolf", "Hare", "Bear")


# -- on from here --------------------------------------------------------------------------------------------------


def test_a_branch_is_a_game_of_its_own():
    async def play():
        session = whole("manitou", 3)
        driver = table_of(session, bots=(None, "first", "away"), names=("Ola", "", "Jan"))
        old = driver.page.saves["here"]
        loop = await looking(driver)
        loop.go(13)
        length = loop.length
        turn = session.steps[length].before.actors()[0]
        assert turn != 1  # a person
        name = loop.local.shown.names[turn]
        await driver.order("branch")
        assert driver.page.toasts[-1].endswith(f"as it is. Turn: \u2068{name}\u2069.")
        assert not isinstance(driver.loop, ReplayLoop)
        local = driver.local
        assert [step.choice for step in local.session.steps[:length]] == [
            step.choice for step in session.steps[:length]
        ]
        assert local.save.id != "here"
        assert [(seat.name, seat.bot) for seat in local.save.seats] == [("Ola", None), ("", "first"), ("Jan", None)]
        assert local.save.title.startswith("From move 13:")
        assert driver.page.saves["here"].split('"code"')[1] == old.split('"code"')[1]
        await driver.until(lambda: driver.asked() != "")

    run(play)


@pytest.mark.parametrize("game", ["manitou", "bison", "wendake", "powwow"])
def test_a_branch_begins_where_a_person_decides(game):
    """Nobody is to find a game in which computers have already played on."""

    async def play():
        session = whole(game, 2, options={"calm": True} if game == "powwow" else None)
        last = max(n for n, step in enumerate(session.steps) if step.action.seat == 0 and step.of > 1)
        moved, seats = 0, [step.action.seat for step in session.steps]
        begins = []  # where a turn of that seat begins, as far as there is something to decide in it
        for n, step in enumerate(session.steps):
            same = begins and all(one.action.seat == 0 for one in session.steps[begins[-1] : n])
            if (
                seats[n] == 0
                and step.of > 1
                and not (same and session.steps[begins[-1]].before.round == step.before.round)
            ):
                begins.append(n)
        for at in range(2, 40, 5):
            driver = table_of(session, bots=(None, "first"))
            loop = await looking(driver)
            loop.go(at)
            here, story = loop.length, loop.story
            await driver.order("branch")
            length, asked = driver.local.save.notes[0][0], driver.local.asked
            actors = position(session, length).actors()
            assert 0 in actors
            assert asked.seat == 0 or len(actors) > 1
            assert len(driver.local.session.steps) >= length
            assert here > last or len(driver.local.session.steps) == length  # nobody has played on
            told = driver.page.toasts[-1]
            assert ("person’s nearest turn" in told) is (length != here)
            if length != here:
                moved += 1
                far = [abs(story.find(begin) - story.find(here)) for begin in begins]
                assert abs(story.find(length) - story.find(here)) == min(far)
        assert moved

    run(play)


def test_nothing_goes_on_from_the_end():
    async def play():
        driver = table_of(whole("manitou"))
        loop = await looking(driver)
        loop.go(len(loop.story.looks) - 1)
        for order in ("branch", "riddle"):
            await driver.order(order)
            assert driver.loop is loop

    run(play)


# -- riddles -------------------------------------------------------------------------------------------------------


SOLVED = (
    "That is better than what was played.",
    "What was played is better than that.",
    "That is about as good as what was played.",
    "The computer cannot tell whether that or what was played is better.",
)
"""With one of these a riddle is solved."""


@pytest.mark.parametrize(("game", "at"), [("manitou", 0), ("manitou", 6), ("bison", 4), ("wendake", 9), ("powwow", 3)])
def test_a_riddle_shows_the_position_and_then_what_was_played(game, at):
    async def play():
        options = {"calm": True} if game == "powwow" else None
        session = whole(game, 2, options=options)
        driver = table_of(session, bots=("normal", "normal"))
        loop = await looking(driver)
        loop.go(at)
        found = decision(session, loop.length)
        await driver.order("riddle")
        riddle = driver.loop
        assert isinstance(riddle, RiddleLoop)
        await driver.until(lambda: riddle.local.choice.open)
        assert riddle.local.shown.viewer == found.seat
        name = riddle.local.shown.names[found.seat]
        assert f"You play for \u2068{name}\u2069. What would you do?" in driver.page.regions["status"]
        assert len(riddle.local.session.steps) == found.begin
        for order in ("undo", "hint", "settings", "export", "skip", "lock"):
            await driver.order(order)
        assert len(riddle.local.session.steps) == found.begin
        asked = riddle.local.asked
        played = [step.action for step in session.steps[found.begin : found.end]]
        if asked.bag is not None:
            for take in played:
                riddle.local.choice.counts[take.kind] = take.amount
            await driver.order("bag-done")
        else:
            await driver.order("act", played[0].text)
            await driver.order("done")
        await driver.until(lambda: riddle.answer_given is not None)
        assert riddle.answer_given.mine == riddle.answer_given.played == tuple(played)
        assert "Just as it was played!" in driver.page.panel
        assert riddle.local.session.state == position(session, found.begin)  # nothing was played
        await driver.order("riddle-again")
        await driver.until(lambda: riddle.local.choice.open)
        if asked.bag is None:
            other = next(action for action in asked.actions if action != played[0])
            await driver.order("act", other.text)
            await driver.order("done")
            await driver.until(lambda: riddle.answer_given is not None)
            assert "You and the game" in driver.page.panel
            solved = driver.page.panel.partition("</section></div>")[2].partition("</p>")[0]
            assert any(told in solved for told in SOLVED), solved
        await driver.order("riddle-on")
        assert driver.loop is loop
        assert loop.length >= found.end
        assert len(driver.page.saves) == 1

    run(play)


def test_a_riddle_says_which_is_better_why_and_by_how_much() -> None:
    """Whoever guesses wants to know it; what has been said is of both kinds in the last moves of a game by chance."""

    async def play():
        session, said = whole("manitou", 2), []
        driver = table_of(session, bots=("normal", "normal"))
        loop = await looking(driver)
        for at in range(len(session.steps) - 5, len(session.steps)):
            loop.length = at
            await driver.order("riddle")
            riddle, played = driver.loop, session.steps[at].action
            await driver.until(lambda riddle=riddle: riddle.local.choice.open)
            others = [action for action in riddle.local.asked.actions if action != played]
            for other in others[:1]:
                await driver.order("act", other.text)
                await driver.order("done")
                await driver.until(lambda riddle=riddle: riddle.answer_given is not None)
                said.append(driver.page.panel)
            await driver.order("riddle-end")
        better = [one for one in said if SOLVED[0] in one]
        worse = [one for one in said if SOLVED[1] in one]
        assert better, said
        assert worse, said
        assert all("By the end" in one for one in (*better, *worse))
        assert all("This speaks for what was played." in one for one in worse)

    run(play)


@pytest.mark.parametrize("game", ["manitou", "wendake", "powwow"])
def test_the_answer_of_a_riddle_tells_nothing_that_came_to_light_by_it(game):
    """What lies on a pile was not known when one chose."""

    async def play():
        session = whole(game, 2, options={"calm": True} if game == "powwow" else None)
        texts, told = session.game.texts, 0
        driver = table_of(session, bots=("normal", "normal"))
        loop = await looking(driver)
        for step in [step for step in session.steps if step.reveals and step.of > 1][:12]:
            loop.length = session.steps.index(step)
            await driver.order("riddle")
            riddle, seat, w = driver.loop, step.action.seat, driver.local.shown.w
            said = " ".join(riddle._words([step.action]))
            assert said
            first = next(n for n, event in enumerate(step.events) if step.before.reveals(event))
            names = riddle.local.shown.names
            sentences = [
                texts.sentence(w, seen, names, seat)
                for event in step.events
                if (seen := step.before.seen_by(event, seat)) is not None
            ]
            for event in step.events[first:]:
                seen = step.before.seen_by(event, seat)
                hidden = texts.sentence(w, seen, names, seat) if seen is not None else None
                if hidden and sentences.count(hidden) == 1:
                    told += 1
                    assert hidden not in said
            await driver.order("riddle-end")
        assert told or game == "manitou"  # which draws without a word

    run(play)


def test_a_race_is_no_riddle():
    async def play():
        driver = table_of(whole("powwow"))
        await looking(driver)
        assert 'data-do="riddle"' not in driver.page.regions["controls"]

    run(play)


# -- links ---------------------------------------------------------------------------------------------------------


def link_of(session, place):
    seats = [SeatSetting("Ola", "normal" if n else None, MARKS[n]) for n in range(session.header.seats)]
    return encode_link(session, seats, place)


def test_a_link_leads_to_its_place_and_keeps_nothing():
    async def play():
        session = whole("manitou")
        driver = Driver()
        assert await driver.app.open_code(link_of(session, Place(40))) == ""
        await driver.until(lambda: driver.loop.story is not None)
        assert driver.loop.length <= 40 < driver.loop.story.looks[driver.loop.at + 1].length
        assert driver.page.saves == {}
        assert driver.page.table == ""
        await driver.order("replay-share")
        found = open_link(driver.page.panel.split('value="')[1].split('"')[0], by_number)
        assert found.place == Place(driver.loop.length)
        assert "Ola" not in driver.page.panel
        await driver.order("branch")
        assert len(driver.page.saves) == 1
        assert driver.page.table != ""

    run(play)


def test_a_link_beyond_the_end_opens_at_the_end_and_says_so():
    async def play():
        session = whole("manitou")
        driver = Driver()
        await driver.app.open_code(link_of(session, Place(9999)))
        await driver.until(lambda: driver.loop.story is not None)
        assert driver.loop.at == len(driver.loop.story.looks) - 1
        assert "further than this game goes" in driver.page.regions["side"]

    run(play)


def test_a_record_that_stops_in_the_middle_is_seen_as_by_one_who_watches():
    async def play():
        session = whole("manitou", actions=60)
        driver = Driver()
        await driver.app.open_code(link_of(session, Place(45)))
        await driver.until(lambda: driver.loop.story is not None)
        assert sight_of_link(session).viewpoints == (None,)
        assert "not played to its end" in driver.page.regions["side"]
        await driver.order("branch")
        assert driver.page.saves == {}

    run(play)


def test_a_link_beyond_a_record_that_stops_opens_at_what_there_is():
    async def play():
        session = whole("wendake", actions=40)
        for riddle in (False, True):
            driver = Driver()
            await driver.app.open_code(link_of(session, Place(4000, riddle=riddle)))
            await driver.until(lambda driver=driver: driver.loop.story is not None)
            assert isinstance(driver.loop, ReplayLoop)
            assert driver.loop.at == len(driver.loop.story.looks) - 1
            assert "further than this game goes" in driver.page.regions["side"]
            assert "not played to its end" in driver.page.regions["side"]
            await driver.order("review")  # nothing is told of it
            await driver.settle()
            assert driver.loop.review is None

    run(play)


def test_a_link_to_a_riddle_asks_it_at_once():
    async def play():
        session = whole("manitou")
        driver = Driver()
        await driver.app.open_code(link_of(session, Place(40, riddle=True)))
        await driver.until(lambda: driver.loop.local.choice.open)
        assert isinstance(driver.loop, RiddleLoop)
        await driver.order("riddle-end")
        await driver.until(lambda: isinstance(driver.loop, ReplayLoop) and driver.loop.story is not None)
        await driver.order("look-away")
        assert driver.page.name == "lobby"

    run(play)


def test_games_by_older_rules_are_told_and_say_so():
    async def play():
        path = next(path for path in records() if path.name == "manitou-2-rules=1.txt")
        driver = table_of(replay(games(path.read_text())[0]))
        loop = await looking(driver)
        assert "rules it began with" in driver.page.regions["side"]
        loop.go(20)
        await driver.order("branch")
        assert driver.local.session.header.rules == 1

    run(play)


def test_what_happens_elsewhere_is_heard():
    async def play():
        for event in ("lost", "gone"):
            driver = table_of(whole("manitou", actions=60))
            await looking(driver)
            await driver.order(event, "here")
            assert not isinstance(driver.loop, ReplayLoop)
            assert not driver.local.mine

    run(play)
