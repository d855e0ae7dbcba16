"""Three hunts and the end of the game. MA-22, MA-23."""

import re

import pytest
from playing import choose, played
from positions import hunt, of_type, play

from prateria.core.rng import Rng
from prateria.games.manitou.engine import State, events
from prateria.games.manitou.flow import FLOW
from prateria.games.manitou.table.gameend import _rows, game_end
from prateria.games.manitou.table.roundend import picture, round_end
from prateria.games.manitou.words.mattered import gains, mattered, most
from prateria.kit.words import Words
from prateria.view.frame import Sitter


@pytest.mark.rule("MA-22")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 1), (3, 2), (4, 1), (4, 2)])
def test_the_deal_goes_round_and_three_hunts_are_played(seats, seed):
    state, rng, told = State.new(seats, seed=seed), Rng(seed), []
    first = state.observe(None).dealer
    starts = {}
    while state.actors():
        view = state.observe(None)
        if view.phase == "play":
            starts.setdefault(state.round, view.actors[0])
        state.apply(choose(state, rng), told.append)
    dealers = [first, *(event.dealer for event in of_type(told, events.HuntBegan))]
    assert dealers == [(first + i) % seats for i in range(3)]
    assert starts == {i + 1: (first + i + 1) % seats for i in range(3)}
    assert [event.hunt for event in of_type(told, events.HuntEnded)] == [1, 2, 3]
    assert isinstance(told[-1], events.GameEnded)


@pytest.mark.rule("MA-22")
def test_no_fourth_hunt():
    state = hunt(hands=["h1"], hunt=2)
    play(state, "1 play h1 hills")
    assert (state.round, state.outcome(), len(state.actors())) == (3, None, 1)
    state = hunt(hands=["h1"], hunt=3)
    play(state, "1 play h1 hills")
    assert state.outcome() is not None
    assert (state.actors(), state.legal_actions(), state.bag()) == ((), (), None)


@pytest.mark.rule("MA-23")
def test_bison_captives_and_thieves_make_the_points():
    state = hunt(
        2, hunt=3, hands=["h1"], hills="2:h9 1:chief", herds=[(13, 4), (7,), (3,)],
        bison=[(9, 1), (12,)], captives=["2:h2 2:scout", "1:h3"], thieves=(1, 1),
    )  # fmt: skip
    play(state, "1 play h1 hills")
    outcome = state.outcome()
    # seat 1: 9 + 1 and the 4; the 9, h2 and scout of seat 2; a thief. Seat 2: 12 and the 13; h3; two thieves
    assert [dict(line) for line in outcome.breakdown] == [
        {"bison": 14, "captives": 3, "thieves": -10},
        {"bison": 25, "captives": 1, "thieves": -20},
    ]
    assert outcome.points == (7, 6)
    assert outcome.winners == (0,)


@pytest.mark.rule("MA-23")
def test_equal_players_share_the_win():
    state = hunt(3, hunt=3, hands=["scout"], river="2:scout", bison=[(9,), (4, 5), (7,)])
    told = play(state, "1 play scout river")
    assert state.outcome().points == (9, 9, 7)
    assert state.outcome().winners == (0, 1)
    assert told[-1] == events.GameEnded((9, 9, 7), (0, 1))


@pytest.mark.rule("MA-23")
def test_all_can_be_below_zero():
    state = hunt(2, hunt=3, hands=["chief"], river="2:chief", thieves=(2, 1))
    play(state, "1 play chief river")
    assert (state.outcome().points, state.outcome().winners) == ((-20, -10), (1,))


def test_the_end_of_a_hunt_shows_of_what_each_sum_is_made_and_what_mattered_most():
    """To the eye, too: a thief and a herd are no bare +3; and one sentence says what turned this hunt, not the game."""
    state = hunt(2, hands=["", "h1"], turn=2, hills="1:h10 1:chief 2:h2", river="2:h3", herds=((13, 2), (5,), (4,)))
    before, told = FLOW.interlude(state, state.parse("2 play h1 forest")), []
    state.apply(state.parse("2 play h1 forest"), told.append)
    sitters = tuple(Sitter(n, name, None, mark) for n, (name, mark) in enumerate((("Ola", "fox"), ("Jan", "owl"))))
    html = str(round_end(told, before.observe(None), state.observe(None), Words("en"), sitters))
    seen = [part.partition("</td>")[0] for part in html.split('class="brought"')[1:]]
    assert [re.findall("[+\u2212][0-9]+", part.partition('class="unseen"')[0]) for part in seen] == [
        ["+11"],  # who has most comes first
        ["+13", "+1", "\u221210"],
    ]
    said = html.partition('class="turned">')[2].partition("</p>")[0].replace("\u2068", "").replace("\u2069", "")
    assert said == "Jan gets most at the river: 5 points (bison). Jan leads by 7 points."
    coming = html.partition('class="hunt-next"')[2].partition("</section>")[0]  # each herd at its place
    assert re.findall('aria-label="bison ([0-9]+)"', coming) == [
        str(herd) for herds in state.herds for herd in sorted(herds, reverse=True)
    ]


def test_the_cards_that_were_captured_are_seen_after_a_hunt() -> None:
    """Face up, and by name to whoever touches one: these are missing from now on."""
    state = hunt(2, hands=["", "h1"], turn=2, hills="1:chief 2:h2 2:scout-", herds=((13, 2), (5,), (4,)))
    before, told = FLOW.interlude(state, state.parse("2 play h1 forest")), []
    state.apply(state.parse("2 play h1 forest"), told.append)
    sitters = tuple(Sitter(n, name, None, "fox") for n, name in enumerate(("Ola", "Jan")))
    html = str(round_end(told, before.observe(None), state.observe(None), Words("en"), sitters))
    cards = html.partition('class="captives"')[2]
    assert re.findall("<title>([^<]*)</title>", cards) == ["hunter 2", "scout"]


def test_where_most_came_from_counts_captives_and_is_said_only_where_nobody_else_has_as_much_there():
    """Whoever reads it finds these numbers in the table under it."""
    state = hunt(
        3, hands=["", "", "h1"], turn=3, hills="2:h9 1:h8 3:h2 1:mother", forest="1:h3", herds=((9, 5), (10,), (2,))
    )
    before, told = FLOW.interlude(state, state.parse("3 play h1 forest")), []
    state.apply(state.parse("3 play h1 forest"), told.append)
    sitters = tuple(Sitter(n, name, None, "fox") for n, name in enumerate(("Ola", "Jan", "Zoe")))
    html = str(round_end(told, before.observe(None), state.observe(None), Words("en"), sitters))
    said = html.partition('class="turned">')[2].partition("</p>")[0].replace("\u2068", "").replace("\u2069", "")
    assert [player.points for player in state.observe(None).players] == [-1, 9, 0]
    assert said.startswith("Jan gets most in the hills: 9 points (bison). Jan leads by 9 points.")
    caught = [events.HuntEnded(1), events.BisonCaught("hills", 1, 9, 9, 1)]
    for more, told_ in (
        (events.CaptivesTaken("hills", 1, ((0, "h2"),)), "Jan gets most in the hills: 10 points (bison and captives)."),
        (events.BisonCaught("river", 1, 9, 9, 1), ""),  # as much elsewhere
        (events.BisonCaught("hills", 0, 9, 9, 1), ""),  # somebody else as much there
    ):
        said = most(Words("en"), [*caught, more], ["Ola", "Jan"], 1)
        assert said.replace("\u2068", "").replace("\u2069", "") == told_


def test_a_tie_after_a_hunt_is_told() -> None:
    """Nothing is more exciting before the last one."""
    state = hunt(2, hunt=2, hands=["scout"], river="2:scout", bison=[(9,), (5, 4)])
    before, told = FLOW.interlude(state, state.parse("1 play scout river")), []
    state.apply(state.parse("1 play scout river"), told.append)
    sitters = tuple(Sitter(n, name, None, "fox") for n, name in enumerate(("Ola", "Jan")))
    html = str(round_end(told, before.observe(None), state.observe(None), Words("en"), sitters))
    said = html.partition('class="turned">')[2].partition("</p>")[0].replace("\u2068", "").replace("\u2069", "")
    assert said == "A tie: Ola 9, Jan 9!"


def test_what_decided_and_the_lines_below_name_the_same_sums_hunt_by_hunt() -> None:
    for seed in range(6):
        session = played("manitou", 2, None, seed)
        sitters = tuple(Sitter(n, name, None, "fox") for n, name in enumerate(("Ola", "Jan")))
        events_ = [event for step in session.steps for event in step.events]
        points = session.state.outcome().points
        html = str(game_end(session.state.observe(None), [points], Words("en"), sitters, events_))
        lines = re.findall('<li data-gains="(-?[0-9]+) (-?[0-9]+)">.*?<span>(?:Hunt ([0-9]): )?([^<]*)</span>', html)
        hunts = [int(hunt) for _, _, hunt, _ in lines if hunt]
        assert hunts == sorted(hunts)
        why = re.search(
            r"[Hh]unt ([0-9]), (\w+)[^(]*\((\w+) (\S+?), \w+ (\S+?)\)", html.replace("\u2068", "").replace("\u2069", "")
        )
        if why:
            ((a, b),) = ((int(a), int(b)) for a, b, n, what in lines if (n, what.lower()) == why.group(1, 2))
            said = tuple(int(n.replace("\u2212", "-")) for n in why.group(4, 5))
            first = ("Ola", "Jan")[points[1] > points[0]]  # lines go by place
            assert ((a, b) if why[3] == first else (b, a)) == said


def test_where_both_have_hide_thieves_the_fewer_are_what_helped() -> None:
    visits = [events.ThievesTaken(seats, 20) for seats in ((0, 1), (1,))]
    for visited, said in (
        (visits, "Ola lost less to hide thieves: 10, Jan 20."),
        (visits[1:], "Ola lost nothing to hide thieves, Jan 10."),
    ):
        why = mattered(Words("en"), visited, ("Ola", "Jan"), (20, 9), (0,))
        assert why.replace("\u2068", "").replace("\u2069", "") == said


@pytest.mark.rule("MA-19")
def test_the_result_goes_by_hunts_and_as_the_table_and_captives_alone_have_their_own_sign():
    told = [
        events.HuntEnded(1),
        events.BisonCaught("river", 0, 12, 9, 1),
        events.CaptivesTaken("forest", 1, ((0, "h2"), (0, "h3"))),
        events.BisonCaught("hills", 0, 3, 4, 1),
    ]
    rows = _rows(Words("en"), gains(told, 2), gains(told, 2, herds=False))
    assert [row.label for row in rows] == [f"Hunt 1: {name}" for name in ("Hills", "River", "Forest")]
    assert [row.picture == picture("captive") for row in rows] == [row.label.endswith("Forest") for row in rows]
    told.append(events.CaptivesTaken("hills", 1, ((0, "h4"),)))
    hills, *_ = _rows(Words("en"), gains(told, 2), gains(told, 2, herds=False))
    assert hills.picture == picture("bison", "captive"), "what came from there has its sign"


def test_the_last_hunt_says_so_and_puts_who_has_most_first() -> None:
    for number, heading in ((2, "The end of hunt 2"), (3, "That was the last hunt")):
        state = hunt(2, hunt=number, hands=["scout"], river="2:scout", bison=[(4,), (5, 4)])
        before, told = FLOW.interlude(state, state.parse("1 play scout river")), []
        state.apply(state.parse("1 play scout river"), told.append)
        sitters = tuple(Sitter(n, name, None, "fox") for n, name in enumerate(("Ola", "Jan")))
        html = str(round_end(told, before.observe(None), state.observe(None), Words("en"), sitters))
        assert f"<h2>{heading}</h2>" in html
        rows = html.partition("<tbody>")[2].partition("</tbody>")[0]
        assert rows.index("Jan") < rows.index("Ola")


def test_the_report_of_the_last_hunt_says_how_it_has_ended_and_nothing_of_what_would_come() -> None:
    """A tie is said where it counts most; nothing is "so far", and no card goes back for a hunt to come."""
    names = ("Ola", "Jan")
    for bison, ends in (
        ([(9,), (5, 4)], "A tie: Ola 9, Jan 9!"),
        ([(10,), (5, 4)], "Ola is 1 point ahead in the end."),
    ):
        state = hunt(2, hunt=3, hands=["scout"], river="2:scout", bison=bison)
        before, told = FLOW.interlude(state, state.parse("1 play scout river")), []
        state.apply(state.parse("1 play scout river"), told.append)
        sitters = tuple(Sitter(n, name, None, "fox") for n, name in enumerate(names))
        html = str(round_end(told, before.observe(None), state.observe(None), Words("en"), sitters))
        said = html.partition('class="turned">')[2].partition("</p>")[0].replace("\u2068", "").replace("\u2069", "")
        assert said == ends
        assert ">so far<" not in html
        assert ">in the end<" in html
        assert "back to their reserves" not in html
        assert "Nobody stands guard, so nobody takes captives." in html
