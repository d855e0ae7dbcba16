"""Every number and name in what a review says of a moment, held against the engine: the actions are done, and what
comes of them is counted by the rules themselves, not by the preview or the search that said it.

`python tests/bots/truths.py [games] [kinds]` (with `tests` in the path) holds so many games of each kind, played by
bots of all levels and by chance, at every number of seats; `test_instead_true.py` a few turns."""

import re
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from playing import choose, variants
from truths_powwow import powwow
from truths_wendake import wendake

from prateria.app.review.told import carried_out
from prateria.bots import review
from prateria.bots.review import Turn, finished, rest_of, to_the_end
from prateria.bots.runs import likely
from prateria.bots.seatview import SeatView
from prateria.bots.think import decide
from prateria.core.replay import position
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.bison.engine import scoring as bison_scoring
from prateria.games.bison.engine.actions import Place
from prateria.games.bison.engine.data import TERRAINS
from prateria.games.bison.engine.grid import SPACES
from prateria.games.contract import Way
from prateria.games.manitou.bot.judging import parts as manitou_parts
from prateria.kit.words import Words

EN = Words("en")
NAMES = ("Ola", "Jan", "Ewa", "Ida", "Ben")
OTHERS = 4
FEW = 2
HUNTS = 2


def played_of(session: Session, turn: Turn) -> tuple[Any, ...]:
    """What was played to the end of that turn."""
    return (*(step.action for step in session.steps[turn.begin : turn.end]), *rest_of(session, turn))


def others(session: Session, turn: Turn, most: int) -> Sequence[tuple[Any, ...]]:
    """Other ways to take that turn, which the engine allows in the position as it truly was."""
    sense = GAMES[session.header.game].sense_of("strong")
    view, runs, ways = SeatView(position(session, turn.begin), turn.seat), list[Any](), list[Any]()
    for found in likely(view, sense, Rng(turn.begin), most, wild=False, sure=False):
        runs = found or runs
    played = played_of(session, turn)
    for run in [run for run in runs if run != played][:most]:
        try:
            carried_out(session, turn.begin, run)
        except Exception:
            continue  # it was thought of in another dealt world
        whole = tuple(run)
        for going_on in (finished, to_the_end):
            for whole_run in going_on(session, turn, whole, Rng(turn.begin)):
                whole = whole_run or whole
        ways += [whole] if whole not in (played, *ways) else []
    return ways


# -- Manitou: hunts are played to their end -------------------------------------------------------------------------


@lru_cache(64)
def in_parts(session: Session, turn: Turn, way: tuple[Any, ...]) -> dict[str, float] | None:
    """What comes of it on the mean of a few hunts, part by part: that is what the engine counts for every seat. Asked
    many times in one turn, and by far the most that there is to do."""
    judging = review.judging_of(session)
    if judging is None or judging.in_parts is None:
        return None
    before, total = position(session, turn.begin), Counter[str]()
    for luck in range(HUNTS):
        state = before.redeal(turn.seat, Rng(luck))
        for action in way:
            state.apply(action)
        had = [state.points(seat) for seat in range(state.seats)]
        *_, (_, parts) = (one for one in judging.in_parts(state, Rng(luck)) if one is not None)
        for seat, points in enumerate(had):
            mine = {name: n for name, n in parts.items() if name.endswith(f" {seat}")}
            thief = -mine.pop(f"thief {seat}", 0)
            assert sum(mine.values()) + thief == state.points(seat) - points, (way, parts)
        total.update(parts)
    return {name: n / HUNTS for name, n in total.items()}


def at_the_end(before: Any, way: Sequence[Any]) -> dict[str, float]:
    """The same where that card ends the hunt."""
    state, events = before.clone(), list[Any]()
    state.apply(way[0], events.append)
    return dict(manitou_parts(events))


def manitou(session: Session, turn: Turn, run: Any, played: Any, name: str, values: dict[str, Any]) -> None:
    before = position(session, turn.begin)
    if name in ("rest", "evens"):
        assert values.get("later", True) is (before.round < 3)
        return
    if name == "keep":
        assert values["card"] == played[0].kind != run[0].kind
        return
    good, bad = (
        at_the_end(before, way) if before.turns_left == 1 else in_parts(session, turn, way) or {}
        for way in (run, played)
    )
    if name == "tie":
        assert any(sum(round(n) for part, n in way.items() if "thief" in part) > 10 for way in (good, bad))
        return
    seat = values.get("seat", turn.seat)
    assert (seat == turn.seat) is not name.startswith("their")
    what = name.removeprefix("their_")
    part = f"thief {seat}" if what == "thief" else f"{what} {values['territory']} {seat}"
    told = [round(way.get(part, 0)) for way in (good, bad)]
    assert [values["more"], values["less"]] == told
    sign = (-1 if what == "thief" else 1) * (-1 if values.get("against") else 1)
    assert (sign * (values["more"] - values["less"]) > 0) is (seat == turn.seat), (name, values)


# -- Bison: the areas are counted ------------------------------------------------------------------------------------


def gains(state: Any, spaces: set[str], terrain: str, seat: int) -> tuple[int, set[str]]:
    """What that seat gets for the areas with any of these spaces, and all their spaces."""
    total, found = 0, set[str]()
    for area in bison_scoring.standings(state.board, state.camps, TERRAINS.index(terrain)):
        there = {SPACES[s] for s in range(len(SPACES)) if state.board.root[s] == area.root}
        if spaces & there:
            total, found = total + area.gains[seat], found | there
    return total, found


def in_all(state: Any, seat: int, terrain: str = "") -> int:
    """What that seat gets for all areas together, or for those of a terrain."""
    kinds = [TERRAINS.index(terrain)] if terrain else range(len(TERRAINS))
    return sum(area.gains[seat] for n in kinds for area in bison_scoring.standings(state.board, state.camps, n))


def joined(states: Sequence[Any], spaces: set[str]) -> set[str]:
    """The spaces of all areas that hang together with these in any of the positions."""
    lie = [{*one.spaces} for state in states for one in state.observe(None).areas]
    while more := [one for one in lie if one & spaces and not one <= spaces]:
        spaces = spaces.union(*more)
    return spaces


def pieces(state: Any, spaces: set[str], terrain: str, seat: int) -> tuple[tuple[int, ...], set[str]]:
    """What somebody has, largest first, hunters last, in the area of that terrain in which these spaces lie."""
    [area] = [
        one for one in state.observe(None).areas if one.terrain == terrain and spaces & {*one.spaces}
    ] or [None]  # fmt: skip
    return (tuple(area.pieces[seat]), {*area.spaces}) if area else ((), set())


def bison(session: Session, turn: Turn, run: Any, played: Any, name: str, values: dict[str, Any]) -> None:
    good, bad = (carried_out(session, turn.begin, way).state for way in (run, played))
    seat = values.get("seat", turn.seat)
    if name == "kept":
        stocks = [sum(state.observe(None).players[seat].animals) for state in (good, bad)]
        assert values["n"] == stocks[0] - stocks[1] > 0
        return
    if name == "tile":
        lie = [next(one for one in way if isinstance(one, Place)) for way in (run, played)]
        assert (lie[0].cell == lie[1].cell) is values["turned"]
        if "space" not in values:
            return
        assert values["animals"] > values["less"]
        for place, state, n in zip(lie, (good, bad), (values["animals"], values["less"]), strict=True):
            there = [one for one in state.observe(None).areas if place.cell + values["space"][-1] in one.spaces]
            assert sum(one.animals for one in there) == n
            assert all(one.terrain == values["terrain"] for one in there)
        assert lie[0].cell == values["space"][:-1]
        return
    if name == "stronger":
        (here, spaces), (there, _) = (pieces(state, {values["area"]}, values["terrain"], seat) for state in (good, bad))
        assert here > max((pieces(bad, {space}, values["terrain"], seat)[0] for space in spaces), default=there)
        assert spaces & {one.id for one in good.observe(None).spaces if one.seat == seat}
        return
    differ = [in_all(good, one) - in_all(bad, one) for one in range(session.header.seats)]
    if name in ("pays", "evens", "most"):
        others = [[in_all(state, one) for one in range(len(differ)) if one != seat] for state in (good, bad)]
        now = differ[seat] - max(others[0]) + max(others[1])
        assert (now <= 0) is (name == "pays")
        assert name != "most" or 2 * now < values["points"]
        return
    assert seat == turn.seat
    for part in values["parts"]:
        who, terrain = part["seat"], part["terrain"]
        if not part["areas"]:
            found = [in_all(state, who, terrain) for state in (good, bad)]
        else:
            spaces = joined((good, bad), {*part["areas"]})
            found = [gains(state, spaces, terrain, who)[0] for state in (good, bad)]
            assert all(one in spaces and one[-1] == terrain[0] for one in part["areas"])
        assert [part["more"], part["less"]] == found, part
        assert part["more"] != part["less"]
        differ[who] -= part["more"] - part["less"]
    assert {who: n for who, n in enumerate(differ) if n} == dict(values["rest"]), values


# -- all of them -----------------------------------------------------------------------------------------------------


CHECKS: dict[str, Callable[..., None]] = {"bison": bison, "manitou": manitou, "powwow": powwow, "wendake": wendake}
NO_COUNT = {"again", "turned", "seat", "me", "points", "against", "but", "average", "turtles", "before", "near"}
NO_ZERO = {("wendake", "brings"), ("wendake", "their_area")}
NAMED = r"of 10 trial|(?:Woods|Village|Shore|Border|Move|Centre) \d"
"""Numbers that count nothing."""
NO_NUMBER = {
    "rest",
    "most",
    "pays",
    "evens",
    "tie",
    "smallpox",
    "line",
    "first",
    "keep",
    "stronger",
    "spare",
    "last_chance",
    "rivalled",
    "left_over",
    "other_partner",
}


def numbers(value: Any) -> list[int]:
    """All that are in there to be told."""
    if isinstance(value, dict) and "rest" in value:  # Bison: of what is worse only by how much
        pairs = [(one["more"], one["less"], one["seat"] == value["me"]) for one in value["parts"]]
        told = [
            n for more, less, mine in pairs for n in ([more, less] if (more > less) is mine else [abs(more - less)])
        ]
        return told + [abs(n) for _, n in value["rest"]]
    if isinstance(value, dict) and "leads" in value:
        value = value | {"leads": len(value["leads"])}
    if isinstance(value, dict):
        return [n for key, one in value.items() if key not in NO_COUNT for n in numbers(one)]
    if isinstance(value, tuple | list):
        return [n for one in value for n in numbers(one)]
    return [value] if isinstance(value, int) else []


def bare(text: str) -> str:
    return text.replace("\u2068", "").replace("\u2069", "")


def hold(session: Session, turns: int, most: int = FEW) -> Counter[str]:
    """Hold what is said of so many turns of that game, and so many other ways to take each; what was said, and how
    often."""
    game = session.header.game
    sense, texts, told = GAMES[game].sense_of("strong"), GAMES[game].texts, Counter[str]()
    assert sense.instead is not None
    found = review.turns(session, range(session.header.seats))
    n = min(turns, len(found))
    for turn in (found[(2 * i + 1) * len(found) // (2 * n)] for i in range(n)):
        before = position(session, turn.begin)
        assert turn.seat in before.actors()
        view = before.observe(turn.seat)
        played = played_of(session, turn)
        for run in others(session, turn, most):
            # what is better against what was played; and what was played against what somebody has tried (`tried_of`)
            # ... with what comes of it by the end now less, now more than what is counted by then
            for better, other, points in ((run, played, 1), (played, run, 9)):
                ways = [
                    Way(
                        way,
                        carried_out(session, turn.begin, way).state.observe(turn.seat),
                        in_parts(session, turn, way),
                        points,
                    )
                    for way in (better, other)
                ]
                reasons = sense.instead(view, *ways)
                told["nothing"] += not reasons
                for name, values in reasons:
                    told[name] += 1
                    whole = {"points": points} if name == "most" else {}  # of which less than half is told
                    CHECKS[game](session, turn, better, other, name, values | whole)
                    sentence = bare(texts.instead(EN, (name, values), NAMES))
                    shown = [int(n) for n in re.findall(r"(?<![A-Z])\b\d+\b", re.sub(NAMED, "", sentence))]
                    exact = name.endswith("thief") and not values["average"]
                    assert (
                        exact
                        or name in NO_NUMBER
                        or sorted(shown) == sorted(n for n in numbers(values) if n or (game, name) not in NO_ZERO)
                    ), sentence
                    if "seat" in values:
                        assert NAMES[values["seat"]] in sentence
                        assert (values["seat"] != turn.seat) is name.startswith(("their_", "deny", "other_partner"))
    return told


def played_by(game: str, seats: int, options: Any, level: str, seed: int) -> Session:
    """A whole game: by bots of that level, or by chance."""
    session, rng = Session.new(GAMES[game], seats, options, seed), Rng(seed)
    while actors := session.state.actors():
        if level == "chance":
            session.play(choose(session.state, rng))
        else:
            for action in decide(SeatView(session.state, actors[0]), level, rng.fork()).actions:
                session.play(action)
    return session


def ways(game: str) -> list[tuple[int, Any]]:
    """Every number of seats with all options of a game that is judged."""
    return [(seats, options) for seats, options in variants(game) if game != "powwow" or options.get("calm")]


def main(games: int, kinds: Sequence[str]) -> None:
    for game in kinds or CHECKS:
        told, wrong = Counter[str](), 0
        for n in range(games):
            seats, options = ways(game)[n * 7 % len(ways(game))]
            level = ("normal", "first", "chance")[n % 3]
            session = played_by(game, seats, options, level, 900 + n)
            try:
                told += hold(session, 30, OTHERS)
            except (AssertionError, StopIteration) as error:
                wrong += 1
                line = error.__traceback__
                while line and line.tb_next:
                    line = line.tb_next
                at = f"{line.tb_frame.f_code.co_name}:{line.tb_lineno}" if line else ""
                print(f"{game} {seats} {options} {level} {900 + n}: {at} {error}"[:600], flush=True)
        print(game, f"{games} games, {wrong} wrong", dict(told), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10, sys.argv[2:])
