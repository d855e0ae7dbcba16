"""The review of a game at its table: found out in slices, and kept beside the save."""

import json
import re
from itertools import combinations, pairwise

import pytest
from driver import Driver, run
from goldens import golden
from past import looking, table_of, whole
from reviewing import all_kept_of, kept_of, reviewed, work_of, worked

from prateria.app.review.findings import LIMIT, Findings, read, write
from prateria.app.review.panel import _lost, _rounds, panel
from prateria.app.review.swing import by_chance, came, happened, told_at
from prateria.app.review.told import told_of
from prateria.app.review.work import CHANGING, MOMENTS, Review
from prateria.app.shown import seated
from prateria.bots.course import STRETCH, along, lasts
from prateria.bots.review import LEAST, Change, turns
from prateria.core.replay import position
from prateria.core.savefile import SeatSetting
from prateria.games import GAMES
from prateria.games.powwow import words as words_of_powwow
from prateria.games.powwow.engine.actions import Turn
from prateria.kit.words import Words

pytestmark = [pytest.mark.long, pytest.mark.usefixtures("quick")]


def test_it_is_found_out_while_one_looks_and_kept():
    async def play():
        driver = table_of(whole("manitou"), bots=(None, "first"))
        loop = await looking(driver)
        await driver.order("review")
        assert "How the game went" in driver.page.panel
        assert "once more" in driver.page.panel
        titles = re.findall("<h3>(.*?)</h3>", driver.page.panel)  # each thing has its place from the beginning
        await driver.until(lambda: loop.review.done)
        await driver.settle()
        assert "once more" not in driver.page.panel
        assert "The computer has looked at the whole game." in driver.page.panel
        assert "still works" not in driver.page.panel
        assert "How does it know?" in driver.page.panel
        assert re.findall("<h3>(.*?)</h3>", driver.page.panel) == titles
        assert titles == ["Try another way", "The biggest change", "Luck with the deal"]
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
        driver = table_of(whole("manitou"), bots=(None, None))
        driver.page.reviews["here"] = kept_of("manitou", 3)
        loop = await looking(driver)
        await reviewed(driver)
        await driver.settle()
        at = re.search(r'data-do="review-at" data-value="([0-9]+-[0-9]+)"', driver.page.panel)[1]
        assert "The biggest change" in driver.page.panel
        panel_told = driver.page.panel
        shown, go = [], loop.go

        def noted(look):
            go(look)
            shown.append(loop.length)

        loop.go = noted
        await driver.order("review-at", at)
        await driver.until(lambda: not loop.playing)
        assert driver.page.panel is None
        change = loop.review.found.changed[0]
        before, after = change.before[change.seat], change.after[change.seat]
        assert after - before == pytest.approx(change.points, abs=0.11)
        shows = dict(loop.review.course)  # what the sentence says is what the picture shows
        assert (shows[change.begin], shows[change.end]) == (change.before, change.after)
        told = re.search(
            r"does not come straight back\. Before, the line says: (.*?)\. After: (.*?)\.",
            panel_told,
        )
        names = driver.loop.local.shown.names
        assert [lead_of(one, names[change.seat]) for one in told.groups()] == [round(before), round(after)]
        assert at == f"{change.begin}-{change.end}"
        assert shown[0] == change.begin  # there nothing is to be seen yet, so it plays by itself
        assert shown[-2] < change.end <= shown[-1] < len(loop.full.steps)  # and stops where the part ends
        there = loop.length
        for wrong in ("", "x", "²", "-1", "1", "1-x", "1-"):
            await driver.order("review-at", wrong)
        assert loop.length == there

    run(play)


def lead_of(told, name):
    """How far that one of two is ahead, as it is told."""
    if told == "nobody is ahead":
        return 0
    who, n = re.fullmatch(r"\u2068(.*)\u2069 is ahead by (\d+)", told).groups()
    return int(n) if who == name else -int(n)


@pytest.mark.parametrize(("game", "seed"), [("manitou", 3), ("bison", 3), ("wendake", 2)])
def test_sentence_picture_and_table_have_the_same_numbers(game, seed):
    """The biggest change and the end, as they are said, drawn, told in words, and counted by the rules."""
    session = whole(game, seed=seed)
    work = Review(session, (0, 1), Findings(), lambda text: None)
    for begin, end in ((0, len(session.steps) // 3), (len(session.steps) // 2, len(session.steps))):
        rounds = [
            n for n, step in enumerate(session.steps) if n and step.before.round != session.steps[n - 1].before.round
        ]
        begin = max((n for n in (0, *rounds) if n <= begin), default=0)
        last = end == len(session.steps)
        end = end if last else next((n for n in rounds if n > begin), len(session.steps))
        points = session.state.outcome().points
        after = (
            (float(points[0] - points[1]), float(points[1] - points[0])) if end == len(session.steps) else (7.4, -7.4)
        )
        before = (-3.6, 3.6) if begin else (0.0, 0.0)
        work.found.curve[:] = [(0.4, -0.4)] * len(work.stops)
        if last:
            work.found.curve[0] = after  # the end comes first, and is known
        work.found.changed[:] = [Change(begin, end, 0, after[0] - before[0], 0.2, before, after)]
        work.found.closely = {begin: before, end: after}
        shown = panel(
            Words("en"), work, seated(Words("en"), [SeatSetting("Ola", None, "fox"), SeatSetting("Jan", None, "owl")])
        )
        said = re.search(r"Before, the line says: (.*?)\. After: (.*?)\.", shown)
        assert [lead_of(one, "Ola") for one in said.groups()] == [round(before[0]), round(after[0])]
        word, round_ = GAMES[game].texts.round_name(Words("en")), position(session, begin).round
        in_words = re.search(rf"{word} {round_}: (.*?)\.", shown)
        assert lead_of(in_words[1], "Ola") == round(before[0])
        if last:
            at_end = re.search(r'The end: ([^".]*)', shown)
            assert lead_of(at_end[1], "Ola") == points[0] - points[1]


@pytest.mark.parametrize(("game", "seed"), [(game, seed) for game in ("manitou", "wendake") for seed in (2, 3, 4)])
def test_no_step_that_the_picture_shows_is_bigger_than_the_one_that_is_told(game, seed):
    """Up or down, but for what comes straight back."""
    work = work_of(game, seed)
    change, at = work.found.changed[0], along(work.session)
    places, leads = zip(*sorted({0: (0.0, 0.0), **dict(work.course)}.items()), strict=True)
    line = [one[0] for one in leads]
    for i, j in combinations(range(len(line)), 2):
        if change and at[places[j]] - at[places[i]] <= 1 / STRETCH and lasts(line, i, j):
            assert abs(line[j] - line[i]) <= abs(change.points) + 0.25
    if change:
        assert lasts(line, places.index(change.begin), places.index(change.end))


def test_the_result_of_a_game_leads_to_it():
    async def play():
        driver = table_of(whole("manitou"))
        await driver.app.open("here")
        await driver.order("result")
        assert 'data-do="review"' in driver.page.panel
        await driver.order("review")
        await driver.until(lambda: "How the game went" in (driver.page.panel or ""))

    run(play)


def test_where_the_curve_falls_it_is_looked_at_closely():
    """So a moment is not missed which the picture shows; only what is unclear to the trials stays out."""
    work = work_of("wendake", 2)
    assert len(work.found.judged) == len(work.suspects)
    falls = {turn: work._fall(turn) for turn in work.turns}
    deep = sorted((turn for turn in falls if falls[turn] >= LEAST), key=lambda turn: -falls[turn])
    assert deep
    looked = [turn for turn in deep if turn in work.suspects]
    assert looked[:CHANGING] == deep[:CHANGING]


def test_the_axis_counts_what_is_played():
    """Nine cards chosen for a party are one choice: they take no more room than a card that is laid."""
    session = whole("manitou", seed=3)
    at = along(session)
    assert at == sorted(at)
    assert (at[0], at[-1]) == (0, 1)
    phases = [step.before.phase for step in session.steps]
    room = sum(b - a for phase, a, b in zip(phases, at, at[1:], strict=False) if phase == "party")
    assert room < 0.2 < phases.count("party") / len(phases)


def test_every_card_of_pow_wow_is_as_wide_on_the_axis_and_its_name_is_told():
    session = whole("powwow", seed=3, options={"calm": True, "half": True})
    at = along(session)
    rounds = _rounds(session, at)
    assert [round(place * len(rounds), 6) for place, _ in rounds] == [*range(len(rounds))]
    turned = [n for n, step in enumerate(session.steps) if isinstance(step.action, Turn)]
    assert (at[0], at[-1], len(at)) == (0, 1, len(session.steps) + 1)
    card = session.steps[turned[5]].events[0].card
    said = came(Words("en"), session, turned[5], turned[6], ["Ola", "Jan"])
    assert said.startswith(f"Turned: {words_of_powwow.card(Words('en'), card)}.")


def test_a_curve_that_is_not_whole_is_not_drawn_as_if_it_were():
    work = Review(whole("manitou", seed=3), (0, 1), Findings(), lambda text: None)
    people = seated(Words("en"), [SeatSetting("Ola", None, "fox"), SeatSetting("Jan", None, "owl")])
    while len(work.found.curve) < 3:
        work.advance()
    assert "stroke-dasharray" in panel(Words("en"), work, people)
    while len(work.found.curve) < len(work.stops):
        work.advance()
    assert "stroke-dasharray" not in panel(Words("en"), work, people)


def test_it_says_whose_turns_it_looks_at():
    people = seated(Words("en"), [SeatSetting("Ola", None, "fox"), SeatSetting("Jan", "normal", "owl")])
    for seats, told in (((0,), True), ((0, 1), False)):
        work = Review(whole("manitou", seed=3), seats, Findings(), lambda text: None)
        assert ("Whose turns are looked at: \u2068Ola\u2069." in panel(Words("en"), work, people)) is told


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
            assert before < len(work.stops)
            assert work.course[-1][0] == work.stops[-1]  # the curve spans the game before it is whole
    assert seen == sorted(seen)
    assert seen[-1] == 1
    assert moments[0] < 0.8
    change = work.found.changed[0]
    assert [stop for stop, _ in work.course] == sorted({*work.stops, *work.found.closely})
    assert {change.begin, change.end} <= {*work.found.closely}
    assert max(b - a for a, b in pairwise(seen)) < 0.2


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
        assert "Try another way" not in driver.page.panel

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


def test_a_part_of_calm_pow_wow_is_named_by_the_card_that_came_in_it():
    """Whoever answers to the card before, the part is told of the one that was turned."""
    session, named = golden("powwow-2-war_path-calm-rules=1.txt"), 0
    for begin in range(len(session.steps) - 3):
        for end in (begin + 1, begin + 2, begin + 3):
            left = [event.left for step in session.steps[begin:end] for event in step.events if hasattr(event, "left")]
            if left:
                named += begin + 1 < end
                assert position(session, told_at(session, begin, end)).round == 114 - left[-1]
    assert named > 100


def test_a_part_of_bison_is_named_by_its_own_round_not_by_the_next_one():
    session = golden("bison-2-ruleset=bison-variant=0-rules=1.txt")
    for n, step in enumerate(session.steps[1:], 1):
        assert position(session, told_at(session, n - 1, n + 1)).round == step.before.round


@pytest.mark.parametrize(("game", "seed"), [("manitou", 3), ("bison", 3), ("wendake", 2)])
def test_where_most_was_lost_is_what_the_sums_say(game, seed):
    session = whole(game, seed=seed)
    points = session.state.outcome().points
    loser = points.index(min(points))
    work = Review(session, (loser,), Findings(), lambda text: None)
    people = seated(Words("en"), [SeatSetting("Ola", None, "fox"), SeatSetting("Jan", None, "owl")])
    said = _lost(Words("en"), work, people)
    ends, most = re.search(r"ends behind: (\d+) \w+\..*\((\d+) \w+\)", said).groups()
    assert int(ends) == max(points) - min(points)
    by_round = {}
    for step in session.steps:  # the first sight of each round
        by_round.setdefault(step.before.round, [p.points for p in step.before.observe(None).players])
    leads = [own[loser] - own[1 - loser] for own in (*by_round.values(), points)]
    falls = {n: a - b for n, a, b in zip(by_round, leads[:-1], leads[1:], strict=True)}
    worst = max(falls, key=falls.__getitem__)
    assert int(most) == falls[worst]
    assert GAMES[game].texts.round_of(Words("en"), worst, session.state.rounds) in said
    winner = Review(session, (1 - loser,), Findings(), lambda text: None)
    assert _lost(Words("en"), winner, people) == ""


def test_a_turn_of_bison_is_told_by_what_it_changes_not_by_what_was_bought_for_it():
    work = Review(golden("bison-2-ruleset=apacze-variant=2-rules=1.txt"), (0, 1), Findings(), lambda text: None)
    work.found.closely.update({115: (0.0, 0.0), 121: (9.0, -9.0)})
    change = Change(115, 121, 0, 9.0, 0.5, (0.0, 0.0), (9.0, -9.0))
    said = happened(Words("en"), work, change, ["Ola", "Jan"])
    assert " buys " in " ".join(told_of(work.session.fork(121), 115, 0, Words("en"), ["Ola", "Jan"], 9))
    assert " buys " not in said
    assert re.search(" builds | enlarges ", said)


def test_a_turn_of_wendake_is_told_by_the_points_that_came_of_it():
    session = golden("wendake-2-tribes-rules=2.txt")
    points = [[player.points for player in step.before.observe(None).players] for step in session.steps]
    turn = next(turn for turn in turns(session, (0, 1)) if points[turn.begin] != points[turn.end])
    work = Review(session, (0, 1), Findings(), lambda text: None)
    work.found.closely.update({turn.begin: (0.0, 0.0), turn.end: (9.0, -9.0)})
    change = Change(turn.begin, turn.end, turn.seat, 9.0, 0.5, (0.0, 0.0), (9.0, -9.0))
    assert " Points: " in happened(Words("en"), work, change, ["Ola", "Jan"])


def test_what_was_done_where_most_changed_is_told_turn_by_turn():
    """Each turn of that part, of many the two with which the line falls most; of actions that were not used, that;
    of luck nothing where none was at work."""
    for name, stood, seat, told, chance in (
        ("manitou-2-rules=2.txt", {36: 5.2, 38: -12.0, 40: -12.6, 42: -16.8}, 1,
         "The most important: Jan sends hunter 8 to the hills. Ola sends hunter 10 to the river.", True),
        ("bison-2-ruleset=bison-variant=0-rules=1.txt", {169: 12.0, 178: 3.6}, 0,
         "Jan places a tile: E3. Ola places a tile: F3. Ola puts 1 hunter on the new tile: prairie F3.", False),
        ("wendake-2-tribes-rules=2.txt", {123: -1.2, 132: 8.8}, 0,
         "Jan plays: Canoe, Move 1. Not used: Canoe. "
         "Ola plays: Move 3. Not used: Move 3. "
         "Jan plays: Move 3, Fish, Military. Not used: Move 3, Fish, Military.", False),
    ):  # fmt: skip
        work = Review(golden(name), (0, 1), Findings(), lambda text: None)
        work.found.closely.update({n: (lead, -lead) for n, lead in stood.items()})
        (begin, before), *_, (end, after) = [(n, (lead, -lead)) for n, lead in stood.items()]
        change = Change(begin, end, seat, after[seat] - before[seat], 0.5, before, after)
        said = happened(Words("en"), work, change, ["Ola", "Jan"])
        assert said.replace("\u2068", "").replace("\u2069", "") == told
        assert by_chance(work.session, begin, end) is chance
