"""The review of a game at its table: found out in slices, kept beside the save, its moments tried and shown."""

import json
import re
from dataclasses import replace
from functools import cache

import pytest
from driver import Driver, run
from goldens import games, records, replay
from past import looking, table_of, whole

from prateria.app.replay import ReplayLoop
from prateria.app.review.findings import LIMIT, Findings, read, write
from prateria.app.review.moments import MomentLoop, ShownLoop
from prateria.app.review.told import better_of, more
from prateria.app.review.work import MOMENTS, Review
from prateria.bots.review import Gap
from prateria.core.code import encode
from prateria.core.link import Place, encode_link
from prateria.core.savefile import MARKS, SeatSetting
from prateria.games import GAMES
from prateria.games.wendake.table.places import pane_of
from prateria.kit.words import Words


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """On a few worlds only."""
    for game in GAMES.values():
        judging = game.sense.judging
        if judging is not None:
            effort = judging.effort._replace(curve=2, glance=2, choose=3, check=4, luck=3)
            few = replace(judging, effort=effort, deals=judging.deals and replace(judging.deals, times=3))
            monkeypatch.setattr(game, "sense", replace(game.sense, judging=few))


def golden(name):
    path = next(path for path in records() if path.name == name)
    return replay(games(path.read_text())[0])


@cache
def kept_of(game, seed):
    """What a review of that game leaves on a device: worked out once."""
    return worked(whole(game, seed=seed))[1][-1]


async def reviewed(driver):
    await driver.order("review")
    await driver.until(lambda: driver.loop.review is not None and driver.loop.review.done)
    return driver.loop.review


def worked(session, seats=(0, 1), found=None):
    kept = []
    work = Review(session, seats, found or Findings(), kept.append)
    while not work.done:
        work.advance()
    return work, kept


# -- how it is found -----------------------------------------------------------------------------------------------


def test_it_is_found_out_while_one_looks_and_kept():
    async def play():
        driver = table_of(whole("manitou"), bots=(None, "first"))
        loop = await looking(driver)
        await driver.order("review")
        assert "How the game went" in driver.page.panel
        assert "once more" in driver.page.panel
        await driver.until(lambda: loop.review.done)
        await driver.settle()
        assert "once more" not in driver.page.panel
        assert "How the deal was" in driver.page.panel
        assert "How does it know?" in driver.page.panel
        kept = driver.page.reviews["here"]
        assert len(kept) <= LIMIT
        assert len(driver.page.saves) == 1
        other = Driver(driver.page)  # a reload
        loop = await looking(other)
        await other.order("review")
        await other.settle()
        assert loop.review.done
        assert write(loop.review.session, loop.review.found) == kept

    run(play)


def test_the_biggest_change_is_told_and_looked_at():
    async def play():
        driver = table_of(whole("manitou", 3))
        loop = await looking(driver)
        await reviewed(driver)
        await driver.settle()
        begin = re.search(r'data-do="review-at" data-value="([0-9]+)"', driver.page.panel)[1]
        assert "The biggest change" in driver.page.panel
        await driver.order("review-at", begin)
        assert driver.page.panel is None
        assert loop.length == int(begin)
        for wrong in ("", "x", "²", "-1"):
            await driver.order("review-at", wrong)
        assert loop.length == int(begin)

    run(play)


def test_the_result_of_a_game_leads_to_it():
    async def play():
        driver = table_of(whole("manitou"))
        await driver.app.open("here")
        await driver.order("result")
        assert 'data-do="review"' in driver.page.panel
        await driver.order("review")
        await driver.until(lambda: "How the game went" in (driver.page.panel or ""))

    run(play)


def test_stopped_anywhere_it_comes_to_the_same():
    session = whole("wendake", 2)
    whole_work, kept = worked(session)
    assert kept
    for text in kept[:: max(1, len(kept) // 2)]:
        work, _ = worked(session, found=read(session, text))
        assert work.found == whole_work.found


def test_leaving_the_table_stops_it():
    async def play():
        driver = table_of(whole("manitou"))
        loop = await looking(driver)
        await driver.order("review")
        await driver.until(lambda: len(loop.review.found.curve) > 2)
        await driver.order("look-away")
        done = loop.review.progress
        await driver.settle(200)
        assert loop.review.progress == done < 1

    run(play)


def test_moments_are_three_at_most_in_order_and_of_people_only():
    session = whole("manitou", 3)
    work, _ = worked(session, seats=(1,))
    assert 0 < len(work.moments) <= MOMENTS
    assert [one.turn for one in work.moments] == sorted(one.turn for one in work.moments)
    assert {one.turn.seat for one in work.moments} == {1}


@pytest.mark.parametrize("game", ["bison", "powwow"])
def test_a_game_of_each_kind_has_one(game):
    async def play():
        driver = table_of(whole(game, options={"calm": True} if game == "powwow" else None))
        await looking(driver)
        review = await reviewed(driver)
        assert len(review.found.curve) == len(review.stops)

    run(play)


def test_of_a_race_too_one_sees_how_far_the_review_is():
    work = Review(golden("powwow-2-rules=1.txt"), (0, 1), Findings(), lambda text: None)
    seen = [work.progress]
    while not work.done:
        work.advance()
        seen.append(work.progress)
    assert seen == sorted(seen)
    assert (seen[0], seen[-1]) == (0, 1)
    assert len(set(seen)) > 10


def test_a_race_shows_the_points_and_says_no_moments():
    async def play():
        driver = table_of(whole("powwow"))
        await looking(driver)
        await reviewed(driver)
        assert "the points alone" in driver.page.panel
        assert "Turning points" not in driver.page.panel

    run(play)


# -- what is kept --------------------------------------------------------------------------------------------------


def test_what_is_kept_of_another_game_or_wrong_is_nothing():
    session, other, text = whole("manitou", seed=3), whole("manitou", seed=4), kept_of("manitou", 3)
    assert read(session, text) != Findings()
    assert read(other, text) == Findings()
    data = json.loads(text)
    broken = [
        "", "null", "[]", "{", "[" * 3000, "x" * (LIMIT + 1), text[:-20],
        *(json.dumps({**data, key: wrong}) for key in data for wrong in (None, 7, "x", [[]], [None, "a"], {"a": 1})),
        json.dumps({**data, "judged": [[0, 1, 0, 2.0, 1.0, 2.0, ["1 fly away"]]]}),
        json.dumps({**data, "judged": [[10**9, 1, 0, 2.0, 1.0, 2.0, []]]}),
        json.dumps({**data, "curve": [[1e99] * 2]}),
    ]  # fmt: skip
    for one in broken:
        found = read(session, one)
        work = Review(session, (0, 1), found, lambda text: None)
        assert 0 <= work.progress <= 1


def test_a_full_storage_loses_only_the_review():
    async def play():
        driver = table_of(whole("manitou"))
        await looking(driver)
        before = dict(driver.page.saves)
        driver.page.trouble = "full"
        await reviewed(driver)
        assert driver.page.reviews == {}
        assert driver.page.saves == before

    run(play)


# -- who may see it ------------------------------------------------------------------------------------------------


def test_a_running_game_has_none():
    async def play():
        driver = table_of(whole("manitou", actions=60))
        loop = await looking(driver)
        assert 'data-do="review"' not in driver.page.regions["controls"]
        await driver.order("review")
        await driver.settle()
        assert driver.loop is loop
        assert loop.review is None

    run(play)


def test_a_class_has_none_until_the_bell():
    async def play():
        driver = table_of(whole("manitou"))
        await driver.app.open("here")
        settings = driver.local.save.settings
        settings |= {"class": 3, "left": 60_000, "at": driver.page.clock}
        live = driver.loop
        await driver.order("review")
        assert driver.loop is live
        assert "bell" in driver.page.toasts[-1]
        driver.page.clock += 61_000
        await driver.order("review")
        assert isinstance(driver.loop, ReplayLoop)

    run(play)


def test_a_game_from_a_link_is_reviewed_and_not_kept():
    async def play():
        session = whole("manitou")
        seats = [SeatSetting("", None, MARKS[n]) for n in range(2)]
        driver = Driver()
        await driver.app.open_code(encode_link(session, seats, Place(40)))
        await driver.until(lambda: driver.loop.story is not None)
        await reviewed(driver)
        assert driver.page.reviews == {}
        assert driver.page.saves == {}

    run(play)


def test_games_by_older_rules_are_reviewed():
    async def play():
        driver = table_of(golden("manitou-2-rules=1.txt"))
        await looking(driver)
        assert (await reviewed(driver)).done

    run(play)


# -- the moments ---------------------------------------------------------------------------------------------------


async def at_a_moment(game="manitou", seed=3):
    driver = table_of(whole(game, seed=seed), bots=(None, None))
    driver.page.reviews["here"] = kept_of(game, seed)
    driver.page.size = lambda: (374, 540)
    await looking(driver)
    review = await reviewed(driver)
    assert review.moments
    await driver.order("moment", "0")
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


@pytest.mark.parametrize("game", ["manitou", "wendake"])
def test_one_tries_until_something_better_is_found(game):
    async def play():
        driver, review = await at_a_moment(game)
        loop, moment = driver.loop, review.moments[0]
        assert "Find something better" in driver.page.regions["status"]
        assert "It was played:" not in driver.page.regions["status"]  # which has two lines on a phone
        played = driver.page.regions["controls"].partition("</p>")[0]
        assert "It was played:" in played
        code = encode(loop.full)
        await play_turn(driver, loop.played)
        assert "So it was played. Something else is better." in driver.page.panel
        assert not review.found.solved
        await driver.order("riddle-again")
        await play_turn(driver, better_of(loop.full, moment))
        assert "Well found" in driver.page.panel
        assert review.found.solved == [moment.turn.begin]
        assert '"solved":[' + str(moment.turn.begin) in driver.page.reviews["here"]
        await driver.order("moment-better")
        assert isinstance(driver.loop, ShownLoop)
        await driver.settle()
        better = driver.page.regions["stage"]
        if game == "wendake":  # a phone turns to the pane where it happens
            assert f'data-pane="{pane_of(driver.local.shown.news) or "map"}" data-asked=" ' in better
        assert "In the end" in driver.page.regions["controls"]
        await driver.order("moment-played")
        await driver.settle()
        assert driver.page.regions["stage"] != better
        await driver.order("review")
        await driver.until(lambda: isinstance(driver.loop, ReplayLoop))
        await driver.settle()
        assert "Found" in driver.page.panel
        assert encode(driver.loop.full) == code
        assert len(driver.page.saves) == 1

    run(play)


@pytest.mark.parametrize(
    ("gap", "names", "told"),
    [
        (Gap(7.2, 0.0, 7.0), ("Ola", "Bear"), "In the end that makes about 7 points more."),
        (Gap(7.2, 0.4, 7.0), ("Ola",), "In the end that makes about 7 points more. (It could be 1 more or less.)"),
        (Gap(9.4, 0.0, 2.2), ("Ola", "Bear"), "In the end that is about 9 points of difference: Ola +2, Bear −7."),
        (Gap(6.0, 0.0, -1.8), ("Ola", "Bear"), "In the end that is about 6 points of difference: Ola −2, Bear −8."),
        (
            Gap(1.2, 0.0, 0.0),
            ("Ola", "Bear", "Elk"),
            "In the end that is about 1 point of difference: Ola 0, the best of the others −1.",
        ),
    ],
)
def test_what_others_lose_is_not_told_as_ones_own_gain(gap, names, told):
    said = more(Words("en"), gap, 0, names)
    assert said.replace("\u2068", "").replace("\u2069", "") == told


def test_a_turn_begun_is_begun_again():
    async def play():
        driver, review = await at_a_moment("wendake")
        loop = driver.loop
        await driver.order("act", better_of(loop.full, review.moments[0])[0].text)
        await driver.order("done")
        await driver.until(lambda: loop.begun)
        await driver.until(lambda: loop.local.choice.open)
        assert "It was played:" in driver.page.regions["controls"]  # nothing moves
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
