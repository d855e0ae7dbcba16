"""The moments of a review, tried and shown."""

import html
import re

import pytest
from driver import run
from goldens import golden
from past import looking, table_of, whole
from reviewing import kept_of, reviewed

from prateria.app.bags import BAGS
from prateria.app.lookorders import RIDDLE
from prateria.app.replay import ReplayLoop
from prateria.app.review.findings import Findings
from prateria.app.review.moments import MomentLoop
from prateria.app.review.pictures import ShownLoop
from prateria.app.review.told import (
    better_of,
    carried_out,
    more,
    played_of,
    points_of,
    reason_of,
    told_of,
    worth,
)
from prateria.app.review.work import Review
from prateria.bots.review import Gap, Moment, Turn
from prateria.core.code import encode
from prateria.core.replay import position
from prateria.games.wendake.table.places import pane_of
from prateria.kit.words import Words

pytestmark = [pytest.mark.long, pytest.mark.usefixtures("quick")]


async def at_a_moment(game="manitou", seed=3, bots=(None, None)):
    driver = table_of(whole(game, seed=seed), bots=bots)
    driver.page.reviews["here"] = kept_of(game, seed)
    driver.page.size = lambda: (374, 540)
    await looking(driver)
    review = await reviewed(driver)
    assert review.moments
    await driver.order("moment", str(review.moments[0].turn.begin))
    await driver.until(lambda: driver.loop.local.choice.open)
    assert isinstance(driver.loop, MomentLoop)
    return driver, review


async def play_turn(driver, actions):
    """By the buttons of the table in words."""
    loop, rest = driver.loop, list(actions)
    while rest:
        await driver.until(lambda: loop.local.choice.open or loop.given is not None)
        if loop.given is not None:
            break  # what was left went by itself
        if loop.local.choice.counts is not None:
            bag = loop.local.session.state.bag()
            for take in rest[: len(bag.kinds)]:
                loop.local.choice.counts[take.kind] = take.amount
            del rest[: len(bag.kinds)]
            await driver.order("bag-done")
        else:
            await driver.order("act", rest.pop(0).text)
            await driver.order("done")
        await driver.settle()
    await driver.until(lambda: loop.given is not None)


@pytest.mark.parametrize("bots", [(None, None), (None, "normal"), ("normal", None)])
def test_whose_moment_it_is_is_said_where_it_could_be_another_ones(bots):
    async def play():
        driver, _ = await at_a_moment(bots=bots)
        status = driver.page.regions["status"]
        assert ("You play for" in status) == (bots == (None, None))
        assert ("it is your turn once more" in status) == ("normal" in bots)

    run(play)


def test_a_moment_begins_with_its_task_and_what_was_played():
    async def play():
        driver, _ = await at_a_moment()
        said = re.search(r'data-said="([^"]*)"', driver.page.regions["status"]).group(1)
        assert said.startswith("Find something better. You play for ")
        assert driver.loop.as_played() in html.unescape(said)
        assert "You draw" not in said

    run(play)


@pytest.mark.parametrize("game", ["manitou", "wendake"])
def test_one_tries_until_something_better_is_found(game):
    async def play():
        driver, review = await at_a_moment(game)
        loop, moment = driver.loop, review.moments[0]
        assert "Find something better" in driver.page.regions["status"]
        read = re.sub("<[^>]*>", "", driver.page.regions["status"])
        assert "It was played like this:" not in read  # which has two lines on a phone
        played = driver.page.regions["controls"].partition("</p>")[0]
        assert "It was played like this:" in played
        assert worth(loop.local.shown.w, moment.gap, loop.local.game.texts) in driver.page.regions["controls"]
        code = encode(loop.full)
        await play_turn(driver, loop.played)
        assert "That is how it was played. Something else is better." in driver.page.panel
        assert not review.found.solved
        await driver.order("riddle-again")
        await play_turn(driver, better_of(loop.full, moment))
        assert "Well found" in driver.page.panel
        assert "Compare on the table" in driver.page.panel  # there is nothing better to be shown
        assert html.escape(reason_of(loop.full, moment, Words("en"), loop.local.shown.names)) in driver.page.panel
        assert review.found.solved == [moment.turn.begin]
        assert '"solved":[' + str(moment.turn.begin) in driver.page.reviews["here"]
        await driver.order("moment-better")
        assert isinstance(driver.loop, ShownLoop)
        await driver.settle()
        better = driver.page.regions["stage"]
        driver.loop.local.shown.news = ()
        assert driver.loop.screen._doer() == moment.turn.seat, "whatever others answered to it"
        assert "data-wait" not in driver.page.regions["status"], "nobody will be asked"
        if game == "wendake":  # a phone turns to the pane where it happens
            assert f'data-pane="{pane_of(driver.local.shown.news) or "map"}" data-asked=" ' in better
        assert "<p>By the end, on average: " in driver.page.regions["controls"]  # in a line of its own
        assert 'data-told="stays"' in driver.page.regions["status"]  # so it does not unfold over the table
        sentence = more(loop.local.shown.w, moment.gap, moment.turn.seat, loop.local.shown.names, loop.local.game.texts)
        assert sentence in driver.page.regions["controls"]
        await driver.order("moment-played")
        await driver.settle()
        assert driver.page.regions["stage"] != better
        if game == "wendake":  # and stays there, so that both can be compared
            assert re.search('data-pane="[a-z]+"', driver.page.regions["stage"])[0] in better
        assert "<p>Something better: " in driver.page.regions["controls"]
        assert sentence in driver.page.regions["controls"]  # the same numbers beside both
        await driver.order("review")
        await driver.until(lambda: isinstance(driver.loop, ReplayLoop))
        await driver.settle()
        assert "Found" in driver.page.panel
        assert encode(driver.loop.full) == code
        assert len(driver.page.saves) == 1

    run(play)


def test_what_is_promised_of_a_turn_is_seen_and_what_was_played_is_told_to_its_end():
    """The fifth year of Wendake: a mask was drawn, and a pair laid at once; better were turtles, taken at the end."""

    async def play():
        session = golden("wendake-2-tribes-rules=2.txt")
        driver = table_of(session, bots=(None, None))
        loop = await looking(driver)
        better = (
            "1 tile C1", "1 do canoe", "1 do move4", "1 stand V1 I1", "1 lie V1 B1.0", "1 lie V1 B2.0", "1 lie V1 I1.0",
            "1 open transfer", "1 home I1.0 fill", "1 home B1.0 fill", "1 home B2.0 fill", "1 do fish", "1 do military",
            "1 turtle women-4",
        )  # fmt: skip
        moment = Moment(Turn(143, 146, 0), Gap(7.2, 0.6, 7.6), better, ("1 end",))
        shown = ShownLoop(loop, Review(session, (0, 1), Findings(), lambda text: None), moment, True)
        shown._set()
        there = (shown.local.shown.passing or shown.local.session.state).observe(0).players[0]
        before = position(session, 143).observe(0).players[0]
        assert len(there.turtles) == len(before.turtles) + 2
        assert "Then the computer went on like this:" in shown.local.shown.caption
        assert "launches a canoe" in shown.local.shown.caption
        assert "brings an outpost home – Border 2, beans" in shown.local.shown.caption  # so "Women 4" is possible
        shown.screen.show()
        first = driver.page.regions["side"].partition("<ol")[2].partition("</li>")[0]
        assert "plays: Canoe, Move 4, Fish, Military" in first  # the log begins with the turn
        played = ShownLoop(loop, None, moment, False)
        played._set()
        there = (played.local.shown.passing or played.local.session.state).observe(0).players[0]
        assert there.tracks[3] == before.tracks[3] + 2
        assert "But this does not come: Masks +2." in played.why(True)[0]
        assert "went on" not in played.local.shown.caption

    run(play)


@pytest.mark.parametrize(
    ("points", "told"),
    [
        (6.0, "Something is better still (against what was played: on average 7 points better)."),
        (7.4, ""),
        (9.0, "than what the computer has"),
    ],
)
def test_well_found_says_what_more_there_is(points, told):
    async def play():
        driver, _ = await at_a_moment()
        loop = driver.loop
        loop.moment = loop.moment._replace(gap=Gap(7.0, 0.4, 7.0))
        said = loop._verdict([], Gap(points, 0.5, points), True)
        assert said.startswith("Well found")
        assert told in said
        assert ("better still" in said) is (points == 6.0)
        to_see = "Show something better" if points == 6.0 else "See what the computer found"
        assert loop._on([], Gap(points, 0.5, points)) == to_see

    run(play)


@pytest.mark.parametrize(
    ("points", "error", "told"),
    [
        (0.2, 0.4, "about as good as what was played"),
        (-0.2, 0.4, "about as good as what was played"),
        (0.2, 1.4, "cannot tell whether that or what was played is better"),
        (1.5, 0.6, "a little better than what was played"),
        (-1.5, 1.0, "cannot tell whether that or what was played is better"),
        (-1.5, 0.4, "What was played is better than that."),
    ],
)
def test_as_good_is_what_is_surely_so(points, error, told):
    async def play():
        driver, _ = await at_a_moment()
        assert told in driver.loop._verdict([], Gap(points, error, points), False)

    run(play)


def test_what_was_played_is_told_whole_beside_what_is_tried():
    """Also what comes once something has come to light: the mask that was drawn, and the points for it."""

    async def play():
        session = golden("wendake-2-tribes-rules=2.txt")
        driver = table_of(session, bots=(None, None))
        loop = await looking(driver)
        moment = Moment(Turn(143, 146, 0), Gap(7.2, 0.6, 7.6), ("1 order",))
        there = MomentLoop(loop, Review(session, (0, 1), Findings(), lambda text: None), moment)
        there.given = [session.steps[143].before.parse("1 order")], moment.gap
        there.tell()
        card = driver.page.panel.partition("Played by")[2]
        assert "draws a mask: animal." in card
        assert "Masks +2 (now 2)." in card

    run(play)


def test_one_comes_back_to_the_moment():
    async def play():
        driver, review = await at_a_moment()
        await driver.order("review")
        await driver.until(lambda: isinstance(driver.loop, ReplayLoop))
        await driver.settle()
        at = review.moments[0].turn.begin
        assert re.search(f'data-do="moment" data-value="{at}" autofocus', driver.page.panel)
        assert driver.page.panel.count("autofocus") == 1

    run(play)


def test_what_comes_after_a_turn_is_not_shown_while_it_is_tried_out():
    """Neither the card that is drawn then nor the move of somebody else."""

    async def play():
        driver, review = await at_a_moment()
        loop, moment, seen = driver.loop, review.moments[0], []
        before = loop.local.session.state

        def answer(turn, run):
            seen.append((loop.local.session.state, driver.page.regions["status"], driver.page.regions["stage"]))
            yield Gap(-1.0, 0.1, -1.0)

        review.answer = answer
        known = {loop.played[0].text, better_of(loop.full, moment)[0].text}
        other = next(one for one in before.onward_actions() if one.text not in known)
        await play_turn(driver, [other])
        state, status, stage = seen[0]
        assert state == before
        assert loop.local.session.state == before
        assert "The computer tries it out." in status
        assert loop.sentences([other])[0] in status
        after = carried_out(loop.full, moment.turn.begin, [other]).state
        drawn = set(after.observe(moment.turn.seat).own.hand) - set(before.observe(moment.turn.seat).own.hand)
        assert not any(f"card:{kind}" in stage for kind in drawn)
        assert "ghost" in stage, "what is tried lies on the table meanwhile"
        await driver.order("riddle-again")
        assert not loop.tried

    run(play)


@pytest.mark.parametrize("way", ["moment-better", "moment-played"])
def test_what_came_to_light_by_a_turn_is_not_shown_with_it(way):
    """The card that was drawn after it was not known when it was decided."""

    async def play():
        driver, review = await at_a_moment(seed=5)
        full, moment = driver.loop.full, review.moments[0]
        await driver.order(way)
        await driver.settle()
        seat, before = moment.turn.seat, position(full, moment.turn.begin)
        actions = better_of(full, moment) if way == "moment-better" else [full.steps[moment.turn.begin].action]
        there = carried_out(full, moment.turn.begin, actions)
        drawn = [event for _, event in there.events(seat, moment.turn.begin) if full.state.reveals(event)]
        assert drawn
        shown = driver.local.shown
        hand = list(before.observe(seat).own.hand)
        hand.remove(actions[0].kind)
        assert list(shown.passing.observe(seat).own.hand) == hand
        assert shown.passing.rows == there.state.rows  # the card lies there
        assert not [event for event in shown.news if full.state.reveals(event)]
        said = [driver.local.game.texts.sentence(shown.w, event, shown.names, seat) for event in drawn]
        latest = driver.page.regions["side"].rpartition("<ol")[2].rpartition("<li")[2]
        assert not any(sentence and sentence in latest for sentence in said)
        assert "What is turned up or drawn next is not shown here." in shown.caption
        for sentence in told_of(there, moment.turn.begin, seat, shown.w, shown.names):
            assert sentence not in said

    run(play)


def test_a_moment_has_the_same_number_in_the_list_and_in_its_sentence():
    async def play():
        driver, review = await at_a_moment()
        await driver.order("review")
        await driver.until(lambda: "on average" in (driver.page.panel or ""))
        for moment in review.moments:
            n = points_of(moment.gap)
            entry = driver.page.panel.rpartition(f'data-value="{moment.turn.begin}"')[2].partition("</button>")[0]
            texts = driver.local.game.texts
            assert f"average {n} point" in entry
            assert f"is {texts.amount(Words('en'), n)}" in more(Words("en"), moment.gap, 0, ("Ola", "Jan"), texts)
            assert f"average {n} point" in worth(Words("en"), moment.gap, texts)
            begin, _, seat = moment.turn
            there = carried_out(review.session, begin, played_of(review.session, moment))
            did = told_of(there, begin, seat, Words("en"), driver.local.shown.names)
            assert any(one in html.unescape(entry) for one in did)  # by its decision one knows it from others

    run(play)


def test_a_turn_begun_is_begun_again():
    async def play():
        driver, review = await at_a_moment("wendake")
        loop = driver.loop
        await driver.order("act", better_of(loop.full, review.moments[0])[0].text)
        await driver.order("done")
        await driver.until(lambda: loop.begun)
        await driver.until(lambda: loop.local.choice.open)
        assert "It was played like this:" in driver.page.regions["controls"]  # nothing moves
        await driver.order("moment-again")
        await driver.settle()
        assert not loop.begun
        assert loop.local.choice.open

    run(play)


def test_wrong_orders_lead_nowhere():
    async def play():
        driver = table_of(whole("manitou"))
        driver.page.reviews["here"] = kept_of("manitou", 3)
        loop = await looking(driver)
        for order, value in (("moment", "0"), ("moment-better", ""), ("moment-played", ""), ("moment-again", "")):
            await driver.order(order, value)
            assert driver.loop is loop
        await reviewed(driver)
        for value in ("99", "-1", "x", "", "²"):
            await driver.order("moment", value)
            assert driver.loop is loop

    run(play)


@pytest.mark.parametrize("lang", ["it", "pl"])
def test_it_speaks_another_language_at_once(lang):
    async def play():
        driver, _ = await at_a_moment()
        driver.app.language(lang)
        await driver.order("moment-better")
        driver.app.language("en")
        await driver.settle()
        assert "Something better" in driver.page.regions["controls"]

    run(play)


def test_a_bag_in_a_riddle_is_filled_if_one_asks():
    """Round 4 of Bison: hunters on the new tile are to be paid for."""

    async def play():
        session = golden("bison-2-ruleset=bison-variant=0-rules=1.txt")
        driver = table_of(session, bots=(None, None))
        replay = await looking(driver)
        turn = Turn(169, 174, 1)
        moment = Moment(turn, Gap(5.0, 0.4, 5.0), tuple(step.action.text for step in session.steps[169:174]))
        loop = MomentLoop(replay, Review(session, (0, 1), Findings(), lambda text: None), moment)
        loop.local.session = session.fork(169)
        loop.local.session.play(loop.local.session.state.parse("2 do place 2"))
        loop.local.shown.viewer = 1
        loop.local.choice.counts = dict.fromkeys(loop.local.session.state.bag().kinds, 0)
        assert "bag-suggest" in RIDDLE
        BAGS["bag-suggest"](loop, "")
        assert sum(loop.local.choice.counts.values()) == loop.local.session.state.bag().total

    run(play)
