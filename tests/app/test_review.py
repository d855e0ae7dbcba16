"""The review of a game at its table: found out in slices, and kept beside the save."""

import json
import re
from itertools import pairwise
from types import SimpleNamespace

import pytest
from driver import Driver, run
from goldens import golden
from past import looking, table_of, whole
from reviewing import all_kept_of, kept_of, reviewed, work_of, worked

from prateria.app.review.findings import LIMIT, Findings, read, write
from prateria.app.review.panel import FEWEST, _lost, _well, panel
from prateria.app.review.work import CHANGING, ENOUGH, MOMENTS, SUSPECTS, Review
from prateria.app.shown import seated
from prateria.bots.course import along
from prateria.bots.review import LEAST, Gap, Moment, Turn
from prateria.core.savefile import SeatSetting
from prateria.games import GAMES
from prateria.games.manitou.words.mattered import mattered
from prateria.kit.words import Words

pytestmark = [pytest.mark.long, pytest.mark.usefixtures("quick")]


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
        assert "The computer has looked at the whole game." in driver.page.panel
        assert "still works" not in driver.page.panel
        assert "How does it know?" in driver.page.panel
        titles = re.findall("<h3>(.*?)</h3>", driver.page.panel)
        assert titles == ["The biggest change", "Luck with the deal", "Was there a better move?"]
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


def test_the_result_of_a_game_leads_to_it():
    async def play():
        driver = table_of(whole("manitou"))
        await driver.app.open("here")
        await driver.order("result")
        assert 'data-do="review"' in driver.page.panel
        await driver.order("review")
        await driver.until(lambda: "How the game went" in (driver.page.panel or ""))
        assert 'data-do="look-away"' in driver.page.panel  # and from it straight back to where it was opened
        assert "Back to the result" in driver.page.panel
        await driver.order("look-away")
        await driver.until(lambda: 'data-do="again"' in (driver.page.panel or ""))

    run(play)


def test_where_the_curve_falls_it_is_looked_at_closely():
    """So a moment is not missed which the picture shows; only what is unclear to the trials stays out."""
    work = work_of("wendake", 2)
    assert len(work.found.judged) == len(work.suspects) or work._enough
    falls = {turn: work._fall(turn) for turn in work.turns}
    deep = sorted((turn for turn in falls if falls[turn] >= LEAST), key=lambda turn: -falls[turn])
    assert deep
    looked = [turn for turn in deep if turn in work.suspects]
    assert looked[:CHANGING] == deep[:CHANGING] == work.suspects[:CHANGING], "they come first"


def test_who_has_found_enough_looks_no_further():
    """More moments than are shown are not worth a wait; nor is the rest of those that promise little."""
    for game, seed in (("wendake", 2), ("wendake", 3)):
        work = work_of(game, seed)
        assert len(work.found.judged) <= SUSPECTS
        if len(work.found.judged) < len(work.suspects):
            found = sum(one is not None for one in work.found.judged)
            assert found >= MOMENTS or (found > 1 and len(work.found.judged) >= ENOUGH)
    manitou, _ = worked(whole("manitou"), seats=(1,))
    assert manitou.done
    assert manitou.progress == 1


def test_the_axis_counts_what_is_played():
    """Nine cards chosen for a party are one choice: they take no more room than a card that is laid."""
    session = whole("manitou", seed=3)
    at = along(session)
    assert at == sorted(at)
    assert (at[0], at[-1]) == (0, 1)
    phases = [step.before.phase for step in session.steps]
    room = sum(b - a for phase, a, b in zip(phases, at, at[1:], strict=False) if phase == "party")
    assert room < 0.2 < phases.count("party") / len(phases)


def test_a_curve_that_is_not_whole_is_not_drawn_as_if_it_were():
    work = Review(whole("manitou", seed=3), (0, 1), Findings(), lambda text: None)
    people = seated(Words("en"), [SeatSetting("Ola", None, "fox"), SeatSetting("Jan", None, "owl")])
    while len(work.found.curve) < 3:
        work.advance()
    drawn = panel(Words("en"), work, people)
    assert not work.sketched
    assert "course" not in drawn.split("review-curve")[1], (
        "a straight line through three places would be a guess at random"
    )
    while not work.sketched:
        work.advance()
    assert "stroke-dasharray" in panel(Words("en"), work, people)
    while len(work.found.curve) < len(work.stops):
        work.advance()
    assert "stroke-dasharray" not in panel(Words("en"), work, people)


def test_what_needs_no_search_is_there_at_once_and_the_deal_before_the_turns():
    work = Review(whole("manitou", seed=3), (0, 1), Findings(), lambda text: None)
    people = seated(Words("en"), [SeatSetting("Ola", None, "fox"), SeatSetting("Jan", None, "owl")])
    begun = panel(Words("en"), work, people)
    assert re.search(r"had more: [a-z ]+ −?[0-9]+ to −?[0-9]+", begun)
    while len(work.found.deals) < work.deals:
        luck = panel(Words("en"), work, people).partition("Luck with the deal")[2]
        assert bool(luck) == (len(work.found.deals) >= FEWEST), "nothing is promised"
        assert "it would have been" not in luck
        assert "other deals would" not in luck, "nothing is said before all are played"
        seen = luck.count('cy="15"')
        assert seen == (0 if len(work.found.deals) < FEWEST else len(work.found.deals) - 1), (
            "they are seen as they come"
        )
        assert work.sketched == (work.now == "deal")
        work.advance()
    assert not work.found.judged
    assert "other deals" in panel(Words("en"), work, people)


def test_it_says_whose_turns_it_looks_at():
    people = seated(Words("en"), [SeatSetting("Ola", None, "fox"), SeatSetting("Jan", "normal", "owl")])
    for seats, told in (((0,), True), ((0, 1), False)):
        work = Review(whole("manitou", seed=3), seats, Findings(), lambda text: None)
        assert ("Only the turns of people are checked here" in panel(Words("en"), work, people)) is told


def test_stopped_anywhere_it_comes_to_the_same():
    done, kept = work_of("wendake", 3), all_kept_of("wendake", 3)
    for text in (kept[len(kept) // 3], kept[2 * len(kept) // 3]):
        work, _ = worked(done.session, found=read(done.session, text))
        assert work.found == done.found


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
    work, _ = worked(whole("manitou"), seats=(1,))
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


def test_what_tells_most_comes_first_and_one_sees_how_far_it_is():
    work = Review(whole("manitou", seed=3), (0, 1), Findings(), lambda text: None)
    seen, moments = [0.0], []
    while not work.done:
        before = len(work.found.curve)
        work.advance()
        seen.append(work.progress)
        if work.moments and not moments:
            moments.append(work.progress)
            assert before == len(work.stops)  # by its falls the turns are chosen
            assert work.course[-1][0] == work.stops[-1]  # the curve spans the game before it is whole
    assert seen == sorted(seen)
    assert seen[-1] == 1
    assert moments[0] < 0.8
    change = work.found.changed[0]
    assert [stop for stop, _ in work.course] == sorted({*work.stops, *work.found.closely})
    assert {change.begin, change.end} <= {*work.found.closely}
    assert max(b - a for a, b in pairwise(seen[:-1])) < 0.2  # but where enough has been found


def test_however_long_one_thing_takes_it_goes_on():
    work = Review(whole("manitou", seed=3), (0, 1), Findings(), lambda text: None)
    while not work.found.glances:
        work.advance()
    there, each = work.progress, work._each
    seen = []
    for times in (1, 2, 4, 8, 16):  # as long as such things take
        work._part, work._took, work._steps = times * 100, each, 100
        seen.append(work.progress)
    assert seen == sorted(set(seen))
    assert seen[-1] - there < 0.1


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
        assert "you only see how it stood" in driver.page.panel
        assert "better move" not in driver.page.panel

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


@pytest.mark.parametrize(("game", "seed"), [("powwow", 2), ("wendake", 2)])
def test_where_most_was_lost_is_what_the_sums_say(game, seed):
    session = whole(game, seed=seed)
    points = session.state.outcome().points
    loser = points.index(min(points))
    work = Review(session, (loser,), Findings(), lambda text: None)
    people = seated(Words("en"), [SeatSetting("Ola", None, "fox"), SeatSetting("Jan", None, "owl")])
    said = _lost(Words("en"), work, people)
    most = re.search(r" fell back the most \((\d+) \w+\)", said)[1]
    by_round = {}
    for step in session.steps:  # the first sight of each round
        by_round.setdefault(step.before.round, [p.points for p in step.before.observe(None).players])
    leads = [own[loser] - own[1 - loser] for own in (*by_round.values(), points)]
    falls = {n: a - b for n, a, b in zip(by_round, leads[:-1], leads[1:], strict=True)}
    worst = max(falls, key=falls.__getitem__)
    assert int(most) == falls[worst]
    assert GAMES[game].texts.round_of(Words("en"), worst, session.state.rounds) in said
    if game == "wendake":  # what the year brought, and no list of all that was done in it
        assert "What came on the tracks: " in said
        assert len(said) < 400
    if game == "powwow":  # what came with that card, and nothing of the next
        assert said.count("Turned: ") == 1
        assert said.endswith("in all.")
    winner = Review(session, (1 - loser,), Findings(), lambda text: None)
    assert _lost(Words("en"), winner, people) == ""


def test_in_manitou_it_is_told_what_decided_and_in_which_hunts_the_hide_thief_came():
    """As the engine counts it: whom he visited, with what strength against that of the others."""
    came = 0
    for seed in range(1, 7):
        session = whole("manitou", seed=seed)
        outcome = session.state.outcome()
        if len(outcome.winners) != 1:
            continue
        people = seated(Words("en"), [SeatSetting("Ola", None, "fox"), SeatSetting("Jan", None, "owl")])
        loser = 1 - outcome.winners[0]
        said = _lost(Words("en"), Review(session, (loser,), Findings(), lambda text: None), people)
        assert mattered(Words("en"), [e for s in session.steps for e in s.events], ("Ola", "Jan"), outcome.points,
                        outcome.winners) in said  # fmt: skip
        told = re.findall(r"in hunt (\d) \(strength (\d+) against (\d+)\)", said)
        visits = []
        for before, after in pairwise([*(s.before for s in session.steps), session.state]):
            if after.thieves[loser] > before.thieves[loser]:
                visits.append(before.hunt)
        if session.state.thieves[1 - loser] >= len(visits):
            visits = []  # no more than the winner had: that did not cost the game
        assert [int(hunt) for hunt, *_ in told] == visits
        assert all(int(mine) >= int(most) for _, mine, most in told)
        assert ("Less hunting strength" in said) == bool(visits)
        if not visits and (more := re.search(r"has (\d+) captives? more than", said)):
            counts = [len(one) for one in session.state.captives]
            assert int(more[1]) == counts[1 - loser] - counts[loser]
        assert visits or "beside your own hunters" in said or "kept for the end of a hunt" in said, said
        came += len(visits)
    assert came >= 2


def test_in_bison_the_area_is_told_that_somebody_lost_for_good():
    """What lies in stock is no sum that decides."""
    session = whole("bison", seed=3)
    points = session.state.outcome().points
    people = seated(Words("en"), [SeatSetting("Ola", None, "fox"), SeatSetting("Jan", None, "owl")])
    said = [_lost(Words("en"), Review(session, (n,), Findings(), lambda text: None), people) for n in range(2)]
    loser = points.index(min(points))
    assert ", the loss that cost " in said[loser]
    assert said[1 - loser] == ""


@pytest.mark.parametrize(
    ("before", "after", "well"),
    [
        (-60.0, 0.0, "Even so the guess for \u2068Jan\u2069 went up here: by luck"),
        (-60.0, 3.0, "Even so the guess for \u2068Jan\u2069 went up here"),  # though it fell again
        (-1.0, -9.0, "Even so it ended no worse for \u2068Jan\u2069 than the guess before it"),
        (-1.0, -1.0, ""),
        (60.0, -9.0, ""),  # it ended far lower than it stood before
    ],
)
def test_where_the_better_end_was_reached_all_the_same_that_is_said(before, after, well):
    """By the line that rises at once, or by the end that is as high as with what is better, and as it stood before.
    `before`, `after`: so much higher than the end the line is there."""
    session = whole("manitou", seed=3)
    a, b = session.state.outcome().points
    ends, seat = (a - b, 0) if a < b else (b - a, 1)
    course = [(40, (ends + before, ends + before)), (41, (ends + after, ends + after))]
    work = SimpleNamespace(session=session, course=course)
    moment = Moment(Turn(40, 41, seat), Gap(8.0, 0.4, 8.0), ())
    assert _well(Words("en"), work, moment, ["Jan", "Jan"]).startswith(well)
    assert bool(_well(Words("en"), work, moment, ["Jan", "Jan"])) is bool(well)
