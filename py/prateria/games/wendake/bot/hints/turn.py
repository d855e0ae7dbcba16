"""What a whole turn brings if one does what hints propose in it, so that the hint at the tile and those after it say
the same; and what keeps to that. Hints only.

It is played through as one does offhand, on a position imagined from what is seen: a mask of the deck counts for
nothing, since nobody knows it. What comes next in that is the same whether one thinks of it at the tile or later, so
the hints after it need not remember what was said.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from prateria.core.rng import Rng

from ...engine import frames
from ...engine.actions import do
from ...engine.data import PROGRESS, RESOURCES, TRACKS, YEARS
from ...engine.observe import Observation, Player
from ...engine.state import State
from ..evaluation import evaluate, filled
from ..instead import otherwise
from ..lines import counted, open_mask, turtles
from ..policy import choices
from ..reasons import reason
from ..worth import weights
from .weighing import weighs

__all__ = ["bartered", "catching", "explained", "kept", "played"]

_TILE: Final = ("line", "begin", "fire", "fire_tile")
Gains = tuple[tuple[str, int], ...]
"""(track, points)."""
_EXCHANGES: Final = ("exchange_tile", "exchange_kinds", "exchange_later")


def explained(view: Observation, actions: Sequence[Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Why one would do that: of a tile with all the points of the turn in place of those that the tile alone surely
    brings, of its action with the progress tiles that serve it. `can`: more than surely; `buys`: progress tiles;
    `better`: so many points more count in the turn than with what was meant at its tile; `soon`: what is bought is used
    in it."""
    name, values = reason(view, actions)
    player = view.players[view.asked.seat if view.asked else 0]
    if name in _TILE:
        tracks, buys, _, used, _ = played(view, actions)
        unknown = "mask" in values["steps"] and "mask" not in dict(tracks)
        if view.year == YEARS and player.markers <= 2 - player.ordered and not turtles(view, player):
            tracks = _matters(view, player, tracks)
            values = {**values, "final": not tracks}
        values = {name: value for name, value in values.items() if name not in _COUNTED}
        values |= {
            "can": tracks != values["tracks"],
            "tracks": tracks,
            "might": (("mask", 0),) * unknown,
            "fewer": _fewer(values["steps"], dict(values["tracks"]), dict(tracks)),
            "buys": buys,
            "used_soon": used,
        }
        values |= counted(view, player, tracks) if _chosen(view) else {}
        if values.get("counts", 1) <= 0:  # then its points are no reason for it
            values["weighs"] = weighs(view, actions)
    elif name == "points" and actions[0].verb == "do":
        n = dict(played(view, actions, alone=True)[0]).get(values["track"], int(values["n"]))
        values |= {"n": n, **counted(view, player, [(values["track"], n)])}
    elif name == "shift" and values["n"] < 0:
        values = {**values, "ends": played(view, actions).counts}
    elif name in _EXCHANGES and getattr(actions[-1], "verb", "") == "exchange":
        name, values = _exchanged(view, actions, values)
    elif values.get("maybe"):  # a goal that is only guessed here the next hint would not name
        name, values = "move", {key: values[key] for key in ("step", "used") if key in values}
    elif name == "buy":
        values = {**values, "soon": _used_soon(view, actions)}
    _, said, found = _compared(view, tuple(actions))
    if said is not None and found is not None:
        more = _counting(view, player, found) - _counting(view, player, said)
        values = {**values, **({"better": more} if more > 0 else {})}
    if "behind" in values:
        values = {**values, "helps": tuple(low for low, _ in values["behind"] if _to_come(view, actions, values, low))}
        values |= {"catch": catching(view, actions[0], values)} if name in _TILE and values["behind"] else {}
    yield name, values


def _fewer(steps: Sequence[str], shown: dict[str, int], brings: dict[str, int]) -> tuple[int, int]:
    """What a Military action brings in this turn, and what stands on its tile, where that is more: warriors set out
    before it; (0, 0) elsewhere.

    >>> _fewer(("move1", "military"), {"military": 5}, {"economic": 4, "military": 4})
    (4, 5)
    >>> _fewer(("military", "move1"), {"military": 5}, {"military": 4})
    (0, 0)
    """
    found, least = brings.get("military", 0), shown.get("military", 0)
    sets_out = "military" in steps and any(step.startswith("move") for step in steps[: steps.index("military")])
    return (found, least) if sets_out and found < least else (0, 0)


def _to_come(view: Observation, actions: Sequence[Any], values: dict[str, Any], track: str) -> bool:
    """Whether an action for that track is still to come this year: on this tile, in the line that is meant, or else in
    every one that is open."""
    first, step, asked = actions[0], _ACTION.get(track, track), view.asked
    player, meant = view.players[first.seat], getattr(first, "what", "")  # what is taken into a bag is no tile
    if "others" in values:
        return any(step in other for other in values["others"])
    there = {place.id: place.steps for place in player.grid if not place.marker and place.id != meant}
    lines = [any(step in there.get(place, ()) for place in line) for line in player.lines]
    return bool(asked and step in asked.steps) or (bool(lines) and all(lines))


def catching(view: Observation, action: Any, values: dict[str, Any]) -> tuple[tuple[str, ...], str]:
    """What lifts the track that is least behind: a tile that can be played with that one this year, as (actions,
    place), first of the line that is meant; else that action of another year; ((), "") where it is on the tile."""
    low, _ = min(values["behind"], key=lambda gap: gap[1])
    step, player = _ACTION.get(low, low), view.players[action.seat]
    there = {place.id: place.steps for place in player.grid if not place.marker and place.id != action.what}
    if step in values["steps"]:
        return (), ""
    meant = values.get("line") or values.get("way", ())
    lines = sorted((line for line in player.lines if action.what in line), key=lambda line: line != meant)
    places = (place for line in ([meant] if "line" in values else lines) for place in line)
    found = next((place for place in places if step in there.get(place, ())), "")
    if found:
        return there[found], found
    return ((step,) if view.year < YEARS else ()), ""


_ACTION: Final = {"economic": "trade"}
"""The action that raises a track, where it is not called the same."""
_COUNTED: Final = ("counts", "behind", "comes", "once")
"""What says how much of its points counts."""


def _matters(view: Observation, player: Player, tracks: Gains) -> Gains:
    """Of what the last tile of the game brings that which changes what counts: the next hints leave out the rest."""

    def after(gains: Gains) -> Observation:
        levels = tuple(n + dict(gains).get(track, 0) for track, n in zip(TRACKS, player.tracks, strict=True))
        players = (one._replace(tracks=levels) if one.seat == player.seat else one for one in view.players)
        return view._replace(players=tuple(players))

    for gain in tracks:
        less = tuple(other for other in tracks if other != gain)
        tracks = less if less and not otherwise(view, after(less), after(tracks), player.seat) else tracks
    return tracks


def _chosen(view: Observation) -> bool:
    """Whether there is any choice: where there is none no reason need be given."""
    return len(State.imagined(view).legal_actions()) > 1


def _exchanged(view: Observation, actions: Sequence[Any], values: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """An exchange by what is then bought and sold in that turn, and what would be without it."""
    state = State.imagined(view)
    for action in actions[:-1]:
        state.apply(action)
    seat, before = state.turn, state.observe(state.turn)
    found, without = played(before, actions[-1:]), played(bartered(state).observe(state.turn), ())
    values = {key: values[key] for key in ("smallpox", "step") if key in values}
    level = max((_LEVEL[tile] for tile in found.buys), default=0)
    plan = {"about": "buy", "kept": (), "promise": (view.year, "level" if level else "after", level)}
    if found.levels() > without.levels():
        return "exchange_tile", {**values, "level": level, "higher": False, **plan}
    if found.spent > without.spent:
        return "exchange_kinds", {**values, "kinds": found.spent, "had": without.spent, "after": level}
    state.apply(actions[-1])
    while isinstance(state.stack[-1], frames.Bag):
        for answer in _fill(state):
            state.apply(answer)
    return "exchange_later", {**values, "goods": (*state.players[seat].goods[: len(RESOURCES)], 0)}


def _sum(view: Observation, tracks: Sequence[int]) -> int:
    """What counts of these tracks (WE-81)."""
    return sum(min(tracks[TRACKS.index(name)] for name in pair) for pair in view.pairs)


def _used_soon(view: Observation, actions: Sequence[Any]) -> bool:
    """Whether the progress tile that is bought would be used in that very turn."""
    state, meant, tile = State.imagined(view), [*actions], actions[0].what
    seat, year = state.turn, state.year
    while state.stack and (state.turn, state.year) == (seat, year):
        action = meant.pop(0) if meant else _onward(state)[0]
        if getattr(action, "verb", "") == "use" and action.what == tile:
            return True
        if getattr(action, "verb", "") == "end":
            break
        state.apply(action)
    return False


class Turn(NamedTuple):
    """What a turn brings: (track, points), and the progress tiles bought."""

    tracks: tuple[tuple[str, int], ...]
    buys: tuple[str, ...]
    spent: int = 0  # goods turned into points
    used: tuple[str, ...] = ()  # of the tiles that are bought those that are used in it
    counts: int = 0  # so many more points count after it

    def levels(self) -> int:
        """Of the tiles that are bought, in all."""
        return sum(_LEVEL[tile] for tile in self.buys)


def kept(view: Observation, run: tuple[Any, ...]) -> tuple[Any, ...]:
    """That run, if the turn then brings no less than what was said of its tile, or more that counts; else what was
    meant there."""
    meant, said, other = _compared(view, run)
    if said is None or other is None:
        return run
    more = dict(other.tracks)
    if other.levels() >= said.levels() and all(more.get(track, 0) >= n for track, n in said.tracks):
        return run
    player = view.players[run[0].seat]
    return run if _counting(view, player, other) > _counting(view, player, said) else meant


def _compared(view: Observation, run: tuple[Any, ...]) -> tuple[tuple[Any, ...], "Turn | None", "Turn | None"]:
    """What was meant there when the tile was proposed, what the turn brings with that, and with this; None where that
    is the same, or was not known: of masks that were drawn."""
    state = State.imagined(view)
    if not isinstance(state.stack[0], frames.Steps) or isinstance(state.stack[-1], _CHANCE):
        return run, None, None
    meant = _onward(state)
    return (run, None, None) if run == meant[: len(run)] else (meant, played(view, meant), played(view, run))


_CHANCE: Final = (frames.Draw, frames.Discard, frames.PlayMasks, frames.Disguise, frames.Add)


def _counting(view: Observation, player: Any, turn: Turn) -> int:
    return int(counted(view, player, turn.tracks).get("counts", sum(n for _, n in turn.tracks)))


def played(view: Observation, actions: Sequence[Any], alone: bool = False) -> Turn:
    """What comes of it until that turn is over, `alone`: that action of the tile."""
    state = State.imagined(view)
    player, year, meant, bought = state.players[state.turn], state.year, [*actions], list[str]()
    before, spent, used = player.tracks, 0, list[str]()
    while True:
        action = meant.pop(0) if meant else _onward(state)[0]
        if getattr(action, "verb", "") == "end":
            break
        hand, frame = player.hand, state.stack[-1]
        state.apply(action)
        if isinstance(frame, frames.Bag):
            spent += action.amount * (frame.why == "spend")
        elif (action.verb, action.what) == ("draw", "deck") or action.verb == "discard":
            player.hand = hand
        elif action.verb == "buy":
            bought.append(action.what)
        elif action.verb == "use" and action.what in bought:
            used.append(action.what)
        if not state.stack or (state.turn, state.year) != (player.seat, year) or (alone and len(state.stack) == 1):
            break
    gains = zip(TRACKS, player.tracks, before, strict=True)
    counts = _sum(view, player.tracks) - _sum(view, before)
    return Turn(tuple((track, n - m) for track, n, m in gains if n > m), tuple(bought), spent, tuple(used), counts)


def _onward(state: State) -> tuple[Any, ...]:
    """What would be done then: an action, or the answers to a bag."""
    return tuple(_fill(state)) if isinstance(state.stack[-1], frames.Bag) else (_next(state),)


def _fill(state: State) -> list[Any]:
    return filled(state, state.top(frames.Bag), weights(state, state.players[state.turn], YEARS - state.year))


def _next(state: State) -> Any:
    """What would be done then: of masks the open one if it makes points; no exchange that is not worth its risk."""
    action = choices(state)[0]
    if action.verb == "draw" and open_mask(state.observe(action.seat), action.seat):
        return do(action.seat, "draw", "pile")
    if action.verb == "exchange" and not _pays(state, action):
        return choices(bartered(state))[0]
    return action


def _pays(state: State, action: Any) -> bool:
    """Whether an exchange is better than none by what may be lost to smallpox."""
    exchanged = state.clone()
    exchanged.apply(action)
    exchanged.swap_top(exchanged.top(frames.Bag)._replace(check=False))
    worth = [evaluate(after, action.seat, Rng(0)) for after in (exchanged, bartered(state))]
    return worth[0] >= worth[1] + _SMALLPOX


_SMALLPOX: Final = 0.5
"""Points: it comes three times out of eight."""
_LEVEL: Final = {tile.id: tile.level for tile in PROGRESS}


def bartered(state: State) -> State:
    """The same without an exchange."""
    after, frame = state.clone(), state.stack[-1]
    if isinstance(frame, frames.Steps):
        after.swap_top(frame._replace(inner=tuple(part for part in frame.inner if part != "exchange")))
    return after
