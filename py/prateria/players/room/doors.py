"""What the page calls: a name and arguments for json, and what comes back, as text. One player, one game, one series of
games in each interpreter.

>>> call("load", '["def choose(view): return view.actions[0]"]')
'{"printed":""}'
>>> opened = json.loads(call("open", '[{"game": "manitou", "levels": [null, "first"], "seed": 3}]'))
>>> sorted(opened), opened["turn"]["seat"], opened["turn"]["level"]
(['turn'], 1, 'first')
>>> call("open", '[{"game": "manitou", "levels": [null]}]')
'{"wrong":"BadOption: manitou is for 2 to 4 seats, not 1"}'
"""

import json
from collections.abc import Callable, Mapping
from typing import Any

from ..referee import Stop
from .cell import Cell
from .ranking import ranked
from .series import Series, seating
from .trial import Trial
from .umpire import Turn, Umpire

__all__ = ["call", "listen"]

_here: dict[str, Any] = {}


def call(name: str, arguments: str) -> str:
    """What the door of that name gives, as json: `wrong` in English where what was asked for makes no sense."""
    try:
        found = _DOORS[name](*json.loads(arguments))
    except (ValueError, KeyError) as error:
        found = {"wrong": f"{type(error).__name__}: {error}"}
    return json.dumps(found, separators=(",", ":"))


def listen(tell: Callable[[int], object]) -> None:
    """Before a player is loaded: who is told each line that it is about to run."""
    _here["tell"], _here["cell"] = tell, Cell(tell)


# ---- a player


def _cell() -> Cell:
    found: Cell = _here.setdefault("cell", Cell())
    return found


def _check(source: str) -> Any:
    return _cell().check(source)


def _load(source: str) -> Any:
    return _cell().load(source)


def _choose(message: str) -> Any:
    return _cell().choose(message)


# ---- the referee of one game


def _umpire() -> Umpire:
    found: Umpire = _here["umpire"]
    return found


def _open(setting: Mapping[str, Any]) -> Any:
    _here["umpire"] = Umpire(setting)
    return {"turn": _turn(_umpire().turn())}


def _hear(answer: str) -> Any:
    stop = _umpire().hear(answer)
    return {"stop": stop and _stop(stop), "turn": _turn(_umpire().turn())}


def _stopped(kind: str, why: str, line: int | None) -> Any:
    stop = _umpire().stopped(kind, why, line)
    return {"stop": _stop(stop), "turn": _turn(_umpire().turn())}


def _decide() -> Any:
    _umpire().decide()
    return {"turn": _turn(_umpire().turn())}


def _play_on() -> Any:
    return {"turn": _turn(_umpire().play_on())}


def _draw(step: int, seat: int | None, lang: str, width: int, height: int, names: list[str]) -> Any:
    return {"svg": _umpire().draw(step, seat, lang, (width, height), names)}


def _said(begin: int, end: int, seat: int | None, lang: str, names: list[str]) -> Any:
    return {"said": _umpire().said(begin, end, seat, lang, names)}


def _chosen(step: int) -> Any:
    return {"chosen": _umpire().chosen(step)}


def _result() -> Any:
    return {**_umpire().result()._asdict(), "link": _umpire().link()}


def _link() -> Any:
    return {"link": _umpire().link()}


# ---- a series of games, counted


def _series(players: int, seats: int) -> Any:
    _here["series"] = (Series(players, seats), players, seats)
    return {}


def _seated(n: int, seed: int) -> Any:
    """Seed, luck and sitting of that game."""
    _, players, seats = _here["series"]
    found = seating(n, seats, seed)
    return {"seed": found.seed, "luck": found.luck, "sitting": found.sitting(players, seats)}


def _count(sitting: list[int]) -> Any:
    """Count the game that is over."""
    series: Series = _here["series"][0]
    series.add(sitting, _umpire().result(), _umpire().referee.stopped)
    return {"players": series.table()}


def _ranked(players: int, games: list[Mapping[str, Any]], out: list[int]) -> Any:
    return {"lines": ranked(players, games, out)}


# ---- players of one's own, all in this interpreter


def _try_out(players: list[Mapping[str, str]]) -> Any:
    _here["trial"] = trial = Trial(players, _here.get("tell"))
    return {"faults": trial.faults()}


def _try_open(setting: Mapping[str, Any], sitting: list[int]) -> Any:
    """The game is the referee's as well, to be counted and drawn."""
    trial: Trial = _here["trial"]
    umpire = _here["umpire"] = trial.open(setting, sitting)
    return {"turn": _whose(umpire.turn())}


def _try_on(seconds: float) -> Any:
    trial: Trial = _here["trial"]
    return {"turn": _whose(trial.play_on(seconds))}


def _try_ours() -> Any:
    return {"turn": _whose(_umpire().play_on())}


def _stops() -> Any:
    return {"stops": [_stop(stop) for stop in _umpire().referee.stopped]}


# ---- what is told


def _whose(turn: Turn | None) -> Any:
    return turn and {"seat": turn.seat, "step": turn.step, "level": turn.level}


def _turn(turn: Turn | None) -> Any:
    if turn is None or turn.level is not None:
        return _whose(turn)
    return {**_whose(turn), "message": turn.question.message(), "actions": len(turn.question.actions)}


def _stop(stop: Stop) -> Any:
    return {"seat": stop.seat, "step": stop.step, "stop": stop.kind, "why": stop.why, "line": stop.line}


_DOORS: dict[str, Callable[..., Any]] = {
    "check": _check,
    "choose": _choose,
    "chosen": _chosen,
    "count": _count,
    "decide": _decide,
    "draw": _draw,
    "hear": _hear,
    "link": _link,
    "load": _load,
    "open": _open,
    "play_on": _play_on,
    "ranked": _ranked,
    "result": _result,
    "said": _said,
    "seated": _seated,
    "series": _series,
    "stopped": _stopped,
    "stops": _stops,
    "try_on": _try_on,
    "try_open": _try_open,
    "try_ours": _try_ours,
    "try_out": _try_out,
}
