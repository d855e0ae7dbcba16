"""The part of a game in which most changed: which it is, and what is said of it."""

import re
from itertools import pairwise

import pytest
from driver import run
from goldens import golden
from past import looking, table_of, whole
from reviewing import kept_of, reviewed, work_of

from prateria.app.review.findings import Findings
from prateria.app.review.panel import _rounds, panel
from prateria.app.review.swing import brought, came, counted, guessed, of_whom, spot, tied, told_at
from prateria.app.review.work import Review
from prateria.app.shown import seated
from prateria.bots.change import takings
from prateria.bots.course import along, lead
from prateria.bots.review import LEAST, Change, round_ends, stops
from prateria.core.replay import position
from prateria.core.savefile import SeatSetting
from prateria.games import GAMES
from prateria.games.powwow import words as words_of_powwow
from prateria.games.powwow.engine.actions import Turn
from prateria.games.powwow.engine.events import Took, Turned
from prateria.kit.words import Words

GUESS = r"before this[,:] (.*?)[;.] (?:after this,|So it ended:) (.*?)\."

pytestmark = [pytest.mark.long, pytest.mark.usefixtures("quick")]


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
            GUESS,
            panel_told,
        )
        names = driver.loop.local.shown.names
        assert [lead_of(one, names[change.seat]) for one in told.groups()] == [round(before), round(after)]
        begin, end = map(int, at.split("-"))  # the turn by which it went furthest that way
        assert change.begin <= begin < end <= change.end
        curve = {n: leads[change.seat] for n, leads in loop.review.course}
        up = 1 if change.points > 0 else -1
        steps = [up * (curve[m] - curve[n]) for n, m in pairwise(sorted(curve)) if change.begin <= n < m <= change.end]
        assert up * (curve[end] - curve[begin]) == max(steps)
        assert shown[0] == begin  # there nothing is to be seen yet, so it plays by itself
        assert end <= shown[-1] < len(loop.full.steps)  # and stops where that ends
        assert loop.at == loop.counted(end) >= loop.story.showing(end)
        there = loop.length
        for wrong in ("", "x", "²", "-1", "1", "1-x", "1-"):
            await driver.order("review-at", wrong)
        assert loop.length == there
        words = spot(Words("en"), loop.review, (begin, end), names)
        assert words[0] == "Here the curve moves: watch."
        assert [loop.pointed(at) for at in (loop.story.find(begin), loop.story.showing(end))] == list(words)
        loop.go(loop.story.find(begin))
        assert words[0] in re.sub("<[^>]*>", "", driver.page.regions["status"])
        assert not words[1] or words[1].startswith("This moves the curve: ")

    run(play)


def test_a_part_that_ends_with_a_round_plays_on_until_that_is_counted():
    async def play():
        driver = table_of(whole("manitou"), bots=(None, None))
        driver.page.reviews["here"] = kept_of("manitou", 3)
        loop = await looking(driver)
        await reviewed(driver)
        change = loop.review.found.changed[0]
        looks, last = loop.story.looks, loop.story.showing(change.end)
        assert looks[last].length == looks[last + 1].length, "first the last card lies there"
        for end in (change.end, change.end - 1):
            await driver.order("review-at", f"{change.begin}-{end}")
            await driver.until(lambda: not loop.playing)
            assert loop.at == last + 1, end
            assert loop.local.shown.passing is None
            assert any("point" in said for said in looks[loop.at].said)

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
        said = re.search(GUESS, shown)
        assert [lead_of(one, "Ola") for one in said.groups()] == [round(before[0]), round(after[0])]
        word, round_ = GAMES[game].texts.round_name(Words("en")), position(session, begin).round
        in_words = re.search(rf"{word} {round_}: (.*?)\.", shown)
        assert lead_of(in_words[1], "Ola") == round(before[0])
        if last:
            at_end = re.search(r'The end: ([^".]*)', shown)
            assert lead_of(at_end[1], "Ola") == points[0] - points[1]


@pytest.mark.parametrize(("game", "seed"), [(game, seed) for game in ("manitou", "wendake") for seed in (2, 3, 4)])
def test_in_no_round_does_the_picture_show_more_than_in_the_one_that_is_told(game, seed):
    work = work_of(game, seed)
    change, line = work.found.changed[0], {0: 0.0} | {n: leads[0] for n, leads in work.course}
    steps = {(a, b): abs(line[b] - line[a]) for a, b in pairwise(round_ends(work.session))}
    if change is None:
        assert max(steps.values()) < 2 * LEAST  # little, or no more than its error
    else:
        assert steps[change.begin, change.end] >= max(steps.values()) - 0.11


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


def test_a_part_of_calm_pow_wow_is_named_by_the_card_that_came_in_it():
    """Whoever waits at the card before, the part is told of the one that was turned; if they take something there, of
    that, by its own card: it was no card that nobody could use which changed so much."""
    session, named, taken = golden("powwow-2-war_path-calm-rules=1.txt"), 0, 0
    for begin in range(len(session.steps) - 3):
        for end in (begin + 1, begin + 2, begin + 3):
            events = [event for step in session.steps[begin:end] for event in step.events]
            left, said = [event.left for event in events if isinstance(event, Turned)], position(session, begin).round
            if left:
                first = next(n for n, event in enumerate(events) if isinstance(event, Turned))
                did = any(isinstance(event, Took) for event in events[:first])
                named, taken = named + (begin + 1 < end), taken + did
                told = came(Words("en"), session, begin, end, ["Ola", "Jan"])
                assert position(session, told_at(session, begin, end)).round == (said if did else 114 - left[-1])
                assert ("Turned: " in told) != did, "a card that came after it has another number"
    assert named > 100
    assert taken > 10


def test_all_that_is_taken_at_a_card_is_one_step_and_told_whose_it_is_first():
    """One taking of several would be blamed for what the other has brought, or for the card that came next."""
    both = 0
    for seed in range(1, 30):
        session = whole("powwow", seed=seed, options={"calm": True, "half": True})
        steps, (settled, within) = session.steps, takings(session)
        took = [n for n, step in enumerate(steps) if any(isinstance(event, Took) for event in step.events)]
        assert bool(settled) is bool(took)
        assert all(n == len(steps) or isinstance(steps[n].action, Turn) for n in settled)
        assert not settled & within
        for one, other in pairwise(took):
            assert (other in within) is (not any(one < n <= other for n in settled))
        for begin, end in pairwise(round_ends(session)):
            events = [event for step in steps[begin:end] for event in step.events]
            if {event.seat for event in events if isinstance(event, Took)} == {0, 1}:
                both += 1
                for first, names in ((0, ("Ola’s", "Jan’s")), (1, ("Jan’s", "Ola’s"))):
                    told = came(Words("en"), session, begin, end, ["Ola", "Jan"], first)
                    said = told.translate({0x2068: None, 0x2069: None})
                    assert said.index(names[0]) < said.index(names[1])
    assert both


def test_a_part_of_bison_is_named_by_its_own_round_not_by_the_next_one():
    session = golden("bison-2-ruleset=bison-variant=0-rules=1.txt")
    for n, step in enumerate(session.steps[1:], 1):
        assert position(session, told_at(session, n - 1, n + 1)).round == step.before.round


@pytest.mark.parametrize(
    ("name", "round_", "said"),
    [
        ("manitou-2-rules=2.txt", 2, "Counted: Ola from 9 to 13; Jan from 18 to 28."),
        (
            "bison-2-ruleset=bison-variant=0-rules=1.txt",
            2,
            "Animals from the land before this round and after it: Ola from 4 to 6; Jan from 9 to 13.",
        ),
        ("wendake-2-tribes-rules=2.txt", 6, "Counted, the same as before: Ola 3; Jan 3."),
    ],
)
def test_a_round_is_told_by_what_counted_before_and_after_it(name, round_, said):
    session = golden(name)
    begin, end = round_ends(session)[round_:][:2]
    assert brought(Words("en"), session, begin, end, ["Ola", "Jan"]).replace("\u2068", "").replace("\u2069", "") == said


def test_a_year_of_wendake_is_told_by_the_points_that_came_of_it():
    session = whole("wendake", seed=2)
    points = [[one.points for one in position(session, n).observe(None).players] for n in round_ends(session)]
    year = next(n for n, (a, b) in enumerate(pairwise(points)) if a != b)
    said = brought(Words("en"), session, *round_ends(session)[year:][:2], ["Ola", "Jan"])
    assert " Points: " in said
    for name, before, after in zip(("Ola", "Jan"), points[year], points[year + 1], strict=True):
        assert f"\u2068{name}\u2069 {before} → {after}" in said


def test_it_is_known_what_is_only_a_guess():
    session = golden("manitou-2-rules=2.txt")
    one, two = round_ends(session)[:2]
    before, after = (lead(counted(session, n), 0) for n in (one, two))
    grown = after - before
    for points, guess in ((2.5 * grown, True), (1.5 * grown, False), (-grown, True)):
        assert guessed(session, Change(one, two, 0, points, 0.5, (0.0, 0.0), (points, -points))) is guess
    last = Change(*round_ends(session)[-2:], 0, 50.0, 0.5, (0.0, 0.0), (50.0, -50.0))
    assert guessed(session, last)


def test_a_round_that_counts_nothing_is_a_guess():
    session = golden("wendake-2-tribes-rules=2.txt")
    begin, end = round_ends(session)[6:][:2]
    assert guessed(session, Change(begin, end, 0, 6.0, 0.5, (0.0, 0.0), (6.0, -6.0)))


def test_who_wins_a_tie_is_known_at_the_end_of_the_game_alone():
    session = golden("wendake-2-tribes-rules=2.txt")
    year, last, end = round_ends(session)[-3:]
    points, winners = session.state.outcome().points, session.state.outcome().winners
    assert len(set(points)) == len(winners) == 1
    assert tied(session, Change(last, end, 0, 6.0, 0.5, (-6.0, 6.0), (0.0, 0.0))) == winners[0]
    assert tied(session, Change(year, last, 0, 6.0, 0.5, (-6.0, 6.0), (0.0, 0.0))) is None


@pytest.mark.parametrize(("begin", "points", "kept"), [(0, 8.0, True), (1, 8.0, False), (0, 0.0, False)])
def test_a_kept_change_that_can_be_none_is_found_anew(begin, points, kept):
    """What lies on the device may be damaged: a part that is no round, a change by nothing."""
    session = golden("manitou-2-rules=2.txt")
    end = round_ends(session)[1]
    found = Findings()
    found.curve, found.spreads = ([one] * len(stops(session)) for one in ((0.0, 0.0), 1.0))
    found.changed.append(Change(begin, end, 0, points, 0.5, (0.0, 0.0), (points, -points)))
    assert bool(Review(session, (0, 1), found, lambda text: None).found.changed) is kept


@pytest.mark.parametrize(
    ("steps", "told"),
    [((-6.8, -6.9, 6.8), 0), ((-4.2, -10.2, 4.2), 1), ((-6.9, -6.8, 6.8), 0), ((2.0, 6.0, -9.0), 2)],
)
def test_of_several_the_part_is_told_of_whose_review_it_is_where_it_went_as_far(steps, told):
    """Else of somebody, by a tenth of a point, whose line is not even the one with the band."""
    seat = max(range(3), key=lambda one: abs(steps[one]))
    change = Change(3, 9, seat, steps[seat], 0.4, (0.0, 0.0, 0.0), steps)
    one = of_whom(change, (0,))
    assert (one.seat, one.points) == (told, steps[told])
    assert of_whom(change, (0, 1, 2)).seat == seat
    assert of_whom(change._replace(after=steps[:2], before=(0.0, 0.0)), (0,)).seat == seat, "of two one is enough"


@pytest.mark.parametrize("game", ["manitou", "powwow", "bison", "wendake"])
def test_nothing_is_said_of_where_most_was_lost_before_that_is_settled(game):
    """What the points alone say may be another round than the one that is found at last."""
    options = {"calm": True, "half": True} if game == "powwow" else {}
    session = whole(game, seed=2, options=options)
    work = Review(session, (0,), Findings(), lambda text: None)
    sitters = seated(Words("en"), [SeatSetting("Ola", None, "fox"), SeatSetting("Jan", "normal", "owl")])
    while not work.sketched:
        work.advance()
    said = panel(Words("en"), work, sitters)
    assert "The biggest change" not in said
    assert "fell back most" not in said
