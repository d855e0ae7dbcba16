"""What hints promise: over whole games every number of theirs is what the engine then gives. And where nothing that can
still be done changes how the game ends, they say so."""

import pytest
from wendake_table import play, position, steps

from prateria.bots.seatview import SeatView
from prateria.bots.think import Choice, decide
from prateria.core.game import Take
from prateria.core.rng import Rng
from prateria.games.wendake.bot import SENSE
from prateria.games.wendake.bot.ahead import AHEAD
from prateria.games.wendake.engine import State, data, frames
from prateria.games.wendake.words.reasons import reason as told
from prateria.kit.words import Words

SURE = ("canoe", "harvest", "hunt", "tan", "fish", "military", "ritual")
TRACKS = ("points", "rite", "mask_space", "lower_track")


def hint(state, rng):
    """As a table gives it (`app.thinking`)."""
    seat = state.turn
    view = SeatView(state, seat)
    found = decide(view, "normal", rng)
    *_, instead = SENSE.enough([view.sample(rng) for _ in range(16)], seat, found.actions)
    return found if instead is None else Choice((instead,), ("enough", {}))


def player(state, seat):
    return state.observe(seat).players[seat]


def finished(state, actions):
    """The position after these, when all that they ask has been answered with as little as may be."""
    new, rng = state.clone(), Rng(1)
    depth, seat = len(new.stack), new.turn
    if isinstance(new.stack[-1], frames.Steps | frames.Turn):
        depth = 1
    elif isinstance(new.stack[-1], frames.Ritual | frames.Bag):
        depth = len(new.stack) - 1
    for action in actions:
        new.apply(action)
    while new.turn == seat and len(new.stack) > depth:
        plain = [a for a in new.legal_actions() if getattr(a, "verb", "") in ("go", "stop", "turtle", "hold", "draw")]
        for action in plain[:1] or decide(SeatView(new, seat), "normal", rng).actions:
            new.apply(action)
    return new


def gained(before, after):
    """By how much each track, the points and each of the goods rose, and the number of turtles."""
    tracks = {track: b - a for track, a, b in zip(data.TRACKS, before.tracks, after.tracks, strict=True)}
    goods = tuple(b - a for a, b in zip(before.goods, after.goods, strict=True))
    return tracks, after.points - before.points, goods, len(after.turtles) - len(before.turtles)


def kept(state, choice):
    """The ids of promises that were looked at; it fails where one is not kept."""
    seat, (name, values) = state.turn, choice.reason
    before, action = player(state, seat), choice.actions[0]
    if name in TRACKS and getattr(action, "verb", "") != "shift" and "n" in values:
        serving = served(after(state, action)) if action.verb == "do" else ()
        tracks, points, _, turtles = gained(before, player(finished(state, (*choice.actions, *serving)), seat))
        track = values.get("track", "mask" if name == "mask_space" else "ritual")
        assert tracks[track] == values["n"], (choice, tracks)
        assert points == values.get("counts", values["n"]), (choice, tracks, points)
        assert turtles == values.get("turtles", 0), choice
        return name
    if name == "goods":
        _, _, goods, _ = gained(before, player(finished(state, choice.actions), seat))
        assert all(n == m for n, m in zip(goods, values["goods"], strict=True) if m), (choice, goods)
        return name
    if name in ("buy", "buy_last", "flag"):
        if name == "flag" or "counts" not in values:
            return ""
        _, points, _, _ = gained(before, player(finished(state, choice.actions), seat))
        assert points == values["counts"], choice
        return name
    if getattr(action, "verb", "") in ("do", "use") and name in AHEAD_OF:
        return foreseen(state, choice)
    if name.startswith("move_") and action.verb == "stand":
        led(after(state, action), seat, name, values["to"])
        return name
    if name == "gain":
        return name
    if name == "fire_tile":
        sure(state, action, values)
        return name
    if name == "fire":
        sure(state, action, values)
        return name
    if name == "spend" and isinstance(action, Take):
        tracks, points, _, _ = gained(before, player(finished(state, choice.actions), seat))
        assert (tracks["economic"], points) == (values["n"], values.get("counts", values["n"])), choice
        return name
    if name == "mask_makes":
        new = state.clone()
        for _ in range(3):
            for one in choice.actions:
                new.apply(one)
            if any(way.verb == "mask" and way.what == values["space"] for way in new.legal_actions()):
                return name  # it can be played; somebody may keep it for more all the same
            choice = decide(SeatView(new, seat), "normal", Rng(1))
        raise AssertionError(values)
    if name in ("line", "begin") and action.verb == "tile":
        sure(state, action, values)
        return name
    if name == "transfer_fill" and action.verb == "open":
        new = state.clone()
        new.apply(action)
        [home, *_] = decide(SeatView(new, seat), "normal", Rng(1)).actions
        assert (home.what, home.where) == (values["to"], "fill")
        return "homecoming"
    if name == "swap":
        assert action.verb == "open" or action.what in [place for place, _ in values["pair"]]
        return name
    if name == "enough":
        assert ending(state, action) >= max(ending(state, other) for other in decided(state))
    return name


AHEAD_OF = ("move_area", "move_fight", "move_leads", "move_counts", "move_level", "move_more", "move_near", "mask",
            "trade_buy", "exchange_tile", "exchange_kinds", "spend")  # fmt: skip


def served(state):
    """The alliances that serve a Military action that is about to be counted (WE-63)."""
    if not isinstance(state.stack[-1], frames.Military):
        return ()
    use = next((way for way in state.legal_actions() if way.verb == "use"), None)
    return () if use is None else (use, *served(after(state, use)))


def after(state, action):
    new = state.clone()
    new.apply(action)
    return new


def foreseen(state, choice):
    """What a hint says of an action that only opens something can be done then."""
    name, values = choice.reason
    [action] = choice.actions
    new, seat = after(state, action), state.turn
    if name == "mask":
        if values["n"]:
            best = data.MASKS[[mask.id for mask in data.MASKS].index(values["space"])].points
            assert best == values["n"]
            while not any(way.verb == "mask" for way in new.legal_actions()):
                draws = [way for way in new.legal_actions() if way.verb == "draw"]
                new.apply(draws[-1] if values["drawn"] else draws[0])
            assert any(way.what == values["space"] for way in new.legal_actions() if way.verb == "mask")
        return "mask ahead"
    legal = new.legal_actions()
    if name == "trade_buy":
        assert max(way.what[1] for way in legal if way.verb == "buy") == str(values["level"])
    elif name.startswith("move_"):
        going = {"move_area": ("lie",), "move_fight": ("raid", "fight")}.get(name, ("stand",))
        goal = next(way for way in legal if way.verb in going and way.where.partition("-")[0] == values["to"])
        if goal.verb == "stand":
            led(after(new, goal), seat, name, values["to"])
    else:
        assert ("spend" if name == "spend" else "exchange") in {way.verb for way in legal}
    return f"{name.partition('_')[0]} ahead"


def led(state, seat, name, where):
    """How many sentinels stand there when one more has come."""
    standing = next(place.standing for place in state.observe(seat).territories if place.id == where)
    others = max(n for other, n in enumerate(standing) if other != seat)
    gap = standing[seat] - others
    assert {"move_level": gap == 0, "move_near": gap < 0, "move_more": gap > 1}.get(name, gap == 1), (name, standing)
    if name == "move_leads":
        base = state.stack[0]
        assert "military" in base.pending


def decided(state):
    """What a bot would do."""
    return decide(SeatView(state, state.turn), "normal", Rng(1)).actions[:1]


def ending(state, action):
    """The points at the end of the game, when all play on sensibly after that."""
    seat, new = state.turn, state.clone()
    new.apply(action)
    for _ in AHEAD.onward(new, Rng(0), None):
        pass
    return new.outcome().points[seat]


def sure(state, action, values):
    """What a tile brings if its actions are just done."""
    seat, new = state.turn, state.clone()
    before = player(state, seat)
    new.apply(action)
    if at := values.get("at"):  # what the Sacred Fire plays then
        new.apply(new.parse(f"{seat + 1} fire {at}"))
    goods, tracks = [0] * len(data.GOODS), dict.fromkeys(data.TRACKS, 0)
    for step in new.observe(seat).asked.steps:
        way = next((way for way in new.legal_actions() if way.verb == "do" and way.what == step), None)
        if step == "trade":
            kinds = sum(n > 0 for n in player(new, seat).goods[:5])
            assert kinds == dict(values["might"])["trade"], (action, values)
        if step not in SURE or way is None:
            continue
        new = finished(new, (way, *served(after(new, way))))
        if len(new.stack) != 1 or new.turn != seat:
            return
    found, points, goods, _ = gained(before, player(new, seat))
    assert all(n == m for n, m in zip(goods, values["goods"], strict=True) if m), (action, values, goods)
    tracks |= dict(values["tracks"])
    assert found == tracks, (action, values, found)
    assert points == values.get("counts", sum(tracks.values())), (action, values)


@pytest.mark.long
@pytest.mark.parametrize(("seats", "seed"), [(1, 5), (2, 3), (2, 8), (3, 2), (4, 1)])
def test_what_hints_promise_is_what_the_engine_gives(seats, seed):
    state, rng, w, seen = State.new(seats, {"tribes": bool(seed % 2)}, seed), Rng(seed), Words("en"), set()
    while state.actors():
        found = hint(state, rng.fork())
        if getattr(found.actions[0], "verb", "") != "join":
            seen.add(kept(state, found))
        assert told(w, found.reason).endswith("."), found
        for action in found.actions:
            state.apply(action)
    assert {"points", "goods", "line", "begin", "move ahead"} <= seen


LAST = {"year": 7, "marked": {0: "A1 A2 A3", 1: "A1 A2 A3"}, "next_order": (0, 1), "swapped": (0, 1)}
"""The last turn of the game: all markers are placed."""


def test_warriors_that_change_nothing_any_more_stay_at_home():
    state = position(ask=steps("move3"), tracks={0: (5, 3, 5, 3)}, **LAST)
    assert decide(SeatView(state, 0), "normal", Rng(1)).actions[0].text == "1 do move3"
    assert hint(state, Rng(1)) == Choice((state.parse("1 end"),), ("enough", {}))
    play(state, "do move3", "lie V1 O1.0")
    assert hint(state, Rng(1)).actions == (state.parse("1 stop"),)


def test_what_is_left_out_leads_to_what_still_brings_points():
    """A move for nothing before a Military action that brings a point: the move alone is left out."""
    state = position(ask=steps("fish", "military"), tracks={0: (5, 3, 5, 9)}, **LAST)
    assert hint(state, Rng(1)).actions[0].text == "1 do military"
    assert "finish" not in told(Words("en"), ("enough", {}))  # for that point does count


def test_goods_that_make_no_point_that_counts_are_not_sold_at_the_end():
    state = position(ask=steps("trade"), goods={0: "corn bean"}, tracks={0: (9, 3, 5, 3)}, **LAST)
    assert hint(state, Rng(1)).reason == ("enough", {})
    state = position(ask=steps("trade"), goods={0: "corn bean"}, tracks={0: (3, 3, 5, 3)}, **LAST)
    assert hint(state, Rng(1)).reason[0] != "enough"


def test_that_nothing_else_changes_the_result_is_said_only_where_it_is_so():
    """Goods for points would have counted nothing, and the last turn was to be ended beside a tile that brought one."""
    full = {0: "corn*2 bean*2 pumpkin*2 pelt*3 fish*3"}
    state = position(ask=steps("trade"), goods=full, tracks={0: (12, 12, 4, 12)}, **LAST)
    play(state, "do trade")
    deals = [state.redeal(0, Rng(n)) for n in range(4)]
    *_, said = SENSE.enough(deals, 0, (state.parse("1 spend"),))
    assert said is None


def test_a_mask_is_drawn_as_long_as_one_could_count():
    for masks, found in ((3, False), (9, True)):
        state = position(ask=steps("mask"), tracks={0: (5, 5, 5, masks)}, **LAST)
        assert (hint(state, Rng(1)).reason[0] == "enough") == found


def test_before_the_last_tile_of_the_game_everything_may_still_serve():
    state = position(ask=steps("move3"), year=6, marked={0: "A1 A2 A3"}, next_order=(0, 1))
    assert hint(state, Rng(1)).actions[0].text == "1 do move3"
