"""Tables of one deal side by side: where they parted, and teams that rotate over the seats."""

import json
import re

from driver import run
from test_school_gathering import saved
from test_school_results import PLAN, SEATS, code, cut, game, listed, teacher

from prateria.app.replay import ReplayLoop
from prateria.app.school.plan import changed, dump, fresh, read, tables, teams_of
from prateria.core.rng import Rng
from prateria.core.school.result import write_result
from prateria.core.session import Session
from prateria.games import GAMES


def same_start(way, steps):
    """The first actions as in one game, then another way."""
    session = cut(1, steps)
    other = Session.new(GAMES["manitou"], 2, seed=77)
    for step in session.steps:
        other.play(step.action)
    n = way
    while legal := other.state.onward_actions():
        other.play(legal[n % len(legal)])
        n = n * 5 + 3
    return other


def test_tables_stand_side_by_side_and_the_moments_where_they_parted_are_told():
    async def work():
        plays = next(n for n, step in enumerate(game(1).steps) if step.before.phase == "play")
        games = {1: same_start(1, plays), 2: same_start(2, plays), 3: same_start(1, plays), 4: game(1)}
        driver = teacher(*(write_result(one, SEATS, table) for table, one in games.items()))
        await listed(driver)
        await driver.order("class-compare")
        await driver.until(lambda: "side by side" in driver.page.panel)
        panel = driver.page.panel
        assert "Hunt 1 of" in panel
        ways = [re.sub(r"<[^>]+>", "", one) for one in re.findall(r"<li>(<b>Table.*?)<button", panel)]
        assert len(ways) >= 3
        assert all("sends" in way or "passes" in way for way in ways), ways
        look = re.search(r'data-do="class-look" data-value="([^"]+)"', panel)[1]
        await driver.order("class-look", look)
        await driver.until(lambda: isinstance(driver.loop, ReplayLoop) and driver.loop.story is not None)
        assert driver.loop.length == int(look.rpartition(":")[2]) == plays
        await driver.order("look-away")
        await driver.until(lambda: "side by side" in (driver.page.panel or ""))
        assert driver.page.name == "lobby"
        await driver.order("class-look", "result:none:3")
        await driver.order("class-look", "nonsense")
        assert driver.app.loop is None

    run(work)


def test_what_was_chosen_in_secret_is_told_by_what_differs():
    async def work():
        driver = teacher(code(1, 1), code(2, 2))
        await listed(driver)
        await driver.order("class-compare")
        await driver.until(lambda: "side by side" in driver.page.panel)
        assert "Not at every table: " in driver.page.panel
        assert "hunter" in driver.page.panel

    run(work)


def passes_on(state, action):
    """Whether it ends a turn, of which nothing is told."""
    after = state.clone()
    after.apply(action)
    return action.text.endswith(" end") and after.actors() not in ((), state.actors())


def test_a_choice_that_nothing_tells_is_told_with_what_came_of_it():
    async def work():
        plan = changed(changed(PLAN, "game", "bison"), "seats", "2")
        both = [Session(GAMES["bison"], tables(plan)[0].deal) for _ in range(2)]
        chance, ends = Rng(3), None
        while ends is None:
            legal = both[0].state.onward_actions()
            ends = next((one for one in legal if len(legal) > 1 and passes_on(both[0].state, one)), None)
            choice = legal[chance.below(len(legal))]
            for session, action in zip(both, (ends or choice, legal[-1] if ends else choice), strict=True):
                session.play(action)
        for session in both:
            while legal := session.state.onward_actions():
                session.play(legal[chance.below(len(legal))])
        driver = teacher(*(write_result(one, SEATS, n) for n, one in enumerate(both, 1)), plan=plan)
        await listed(driver)
        await driver.order("class-compare")
        await driver.until(lambda: "side by side" in driver.page.panel)
        assert "Nothing more; then: " in driver.page.panel

    run(work)


def test_with_nothing_to_compare_that_is_said():
    async def work():
        driver = teacher(code(1, 1))
        assert 'data-do="class-compare"' not in await listed(driver)
        await driver.order("class-compare")
        await driver.until(lambda: "As soon as two tables" in driver.page.panel)

    run(work)


def test_teams_rotate_over_the_seats_and_are_ranked():
    async def work():
        plan = changed(PLAN, "teams", "yes")
        assert teams_of(plan) == 2
        assert read(dump(plan)) == plan
        assert teams_of(changed(plan, "each", "yes")) == 0
        driver = teacher(code(1, 1), code(2, 2), plan=plan)
        panel = await listed(driver)
        # the winner of a seat at table 1 is of team A on seat 1, of team B on seat 2; at table 2 the other way round
        assert panel.count("team A") == panel.count("team B") == 2
        points = [game(way).state.outcome().points for way in (1, 2)]
        a = (points[0][0] > points[1][0]) + (points[1][1] > points[0][1])
        share = re.search(r'<th scope="row">A</th><td>(\d+)%', panel)[1]
        assert int(share) == a * 50
        rows = await saved(driver, "class-csv")
        assert [row["team"] for row in rows] == ["A", "B", "B", "A"]
        await driver.order("class-sheets")
        assert "name from team A" in driver.page.panel

    run(work)


def test_a_plan_without_the_word_teams_is_still_known():
    kept = json.loads(dump(fresh(7)))
    del kept["teams"]
    assert read(json.dumps(kept)) == fresh(7)
