"""What the review says of Wendake: what a part of a game has brought to all, and what counts for nothing in the end."""

from goldens import golden

from prateria.core.replay import position
from prateria.games import GAMES
from prateria.games.contract import Way
from prateria.games.wendake.bot.instead import instead
from prateria.games.wendake.engine.data import TRACKS
from prateria.games.wendake.engine.events import Fought, Moved, Received, Scored, StepBegan, TileChosen, TurnEnded
from prateria.kit.words import Words

YEARS = "wendake-2-tribes-rules=2.txt"


def test_of_a_year_of_wendake_it_is_told_what_all_have_got() -> None:
    """Of a fall not one's own gains alone."""
    session, names = golden(YEARS), ("Ola", "Jan")
    steps, texts = session.steps, GAMES["wendake"].texts
    n = next(n for n, step in enumerate(steps) if step.before.year == 3)
    for begin, end in ((n - 10, n + 10), (n + 10, len(steps))):
        before, after = (position(session, place).observe(None) for place in (begin, end))
        told = texts.part(Words("en"), before, after, names).replace("\u2068", "").replace("\u2069", "")
        for name, had, has in zip(names, before.players, after.players, strict=True):
            more = any(one > other for one, other in zip(has.tracks, had.tracks, strict=True))
            assert (f" {name}: " in f" {told}") is more
            if "Points: " in told:
                assert f"{name} {had.points} → {has.points}" in told
    assert f"{names[0]} {before.players[0].points} → {session.state.outcome().points[0]}" in told


def test_a_turn_is_told_by_its_attack_its_outpost_or_its_exchange() -> None:
    """And not by what was left undone beside it."""
    events, names = [TileChosen(0, "B2", "A7", ("tan", "move1"), False), StepBegan(0, "move1")], ("Ola", "Jan")
    for event, told in (
        (Received(0, (0, 1, 1, 0, 0)), "gets in exchange: 1 bean, 1 pumpkin."),
        (Moved(0, "V1", "B2", "B2.0"), "sets up an outpost: Village 1 → Border 2, beans."),
        (Fought(0, "V1", "B2", 1), "Ola"),
    ):
        assert "Not used: Tan." in GAMES["wendake"].texts.turned(Words("en"), events[:2], names)
        events.insert(2, event)
        said = GAMES["wendake"].texts.turned(Words("en"), events, names)
        assert told in said.partition("Move 1.")[2]
        assert said.count(".") == 2
        assert "Not used" not in said
    assert "outpost" not in said


def test_in_the_last_year_what_counts_for_nothing_is_no_name_for_a_turn() -> None:
    """Points on the higher track of a pair change nothing then: what else is different is told first."""
    idle, view = GAMES["wendake"].texts.idle, golden(YEARS).state.observe(None)
    (low, high), tracks = view.pairs[0], dict.fromkeys(TRACKS, 0)
    player = view.players[0]._replace(tracks=tuple((tracks | {low: 3, high: 9}).values()))
    for year, track, nothing in ((7, high, True), (7, low, False), (6, high, False)):
        now = view._replace(year=year, players=(player, *view.players[1:]))
        assert idle(now, Scored(0, track, 2, 9, "mask")) is nothing
    assert not idle(view, TurnEnded(0))


def test_in_the_last_year_the_turtles_are_counted_with_the_tracks() -> None:
    """Until the end, when they lie on the tracks already; earlier nobody knows where they will be needed."""
    session = golden(YEARS)
    a, b = position(session, 0).pairs[0]
    n = next(n for n, step in enumerate(session.steps) if step.before.year == 7)
    seat, action = session.steps[n].action.seat, session.steps[n].action
    view = session.steps[n].before.observe(seat)
    tracks = [(0,) * 4, tuple(9 if track == a else 4 if track == b else 0 for track in range(4))]
    ways = []
    for mine in tracks:
        players = tuple(one._replace(tracks=mine) if one.seat == seat else one for one in view.players)
        ways.append(Way((action,), view._replace(players=players)))
    own = view.own._replace(turtles=(("women", 4, (TRACKS[b],)),))
    found = instead(view._replace(own=own), ways[1], ways[0])
    pair = (TRACKS[a], TRACKS[b])
    assert found[0] == ("counts", {"pairs": ((pair, 6, 0),), "turtles": True})
    over = [way._replace(after=way.after._replace(asked=None)) for way in ways]
    assert instead(view._replace(own=own), over[1], over[0])[0][1]["pairs"] == ((pair, 4, 0),)
    assert instead(view._replace(own=own, year=6), ways[1], ways[0])[0][1]["pairs"] == ((pair, 4, 0),)
