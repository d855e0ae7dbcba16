"""How fast the engines are: make bench, or python -m workshop.bench.engine [slices]

Costs are counted in iterations of a fixed small loop (calibration.py), measured in turns with it, so that they say the
same on any machine; each is the median of many slices. A decision is a random one: `legal_actions()` and `apply()`,
over whole games. `record`: bytes of the share codes of random games as they end, 95th percentile; the alphabet of a
code holds 5 bits a character.
"""

import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

from prateria.core.code import encode
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from workshop.bench.calibration import calibration_us

LIMITS = {
    "manitou": {"decision": 120, "clone": 100},
    "powwow": {"decision": 120, "clone": 100},
    "bison": {"decision": 300, "clone": 150},
    "wendake": {"decision": 600, "clone": 300},
}
"""What a measure may cost at most; heavier games have higher limits."""
GAMES_FOR_RECORDS = 100


class Samples(NamedTuple):
    """Positions from the whole of some games, and the setup they come from."""

    game: str
    seats: int
    states: list[Any]


def samples(game: str, seats: int) -> Samples:
    """Every fifth position of a few games."""
    states = []
    for seed in range(4):
        state, rng = GAMES[game].State.new(seats, seed=seed), Rng(seed)
        for n in range(GAMES[game].META.max_actions):
            if not state.actors():
                break
            if n % 5 == seed:
                states.append(state.clone())
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])
    return Samples(game, seats, states)


def decisions(some: Samples, seed: int) -> tuple[float, int]:
    """(seconds, decisions) of one game by chance."""
    state, rng, count = GAMES[some.game].State.new(some.seats, seed=seed), Rng(seed), 0
    since = perf_counter()
    while legal := state.legal_actions():
        state.apply(legal[rng.below(len(legal))])
        count += 1
    return perf_counter() - since, count


def timed(call: Callable[[Any, int], object]) -> Callable[[Samples, int], tuple[float, int]]:
    """A measure that makes that call once for each position."""

    def measure(some: Samples, seed: int) -> tuple[float, int]:
        since = perf_counter()
        for state in some.states:
            call(state, seed)
        return perf_counter() - since, len(some.states)

    return measure


MEASURES: dict[str, Callable[[Samples, int], tuple[float, int]]] = {
    "decision": decisions,
    "clone": timed(lambda state, seed: state.clone()),
    "redeal": timed(lambda state, seed: state.redeal(state.actors()[0], Rng(seed))),
    "observe": timed(lambda state, seed: state.observe(state.actors()[0])),
    "to_json": timed(lambda state, seed: state.to_json()),
}


def costs(some: Samples, slices: int) -> dict[str, float]:
    """The median cost of each measure, in iterations of the loop."""
    taken: dict[str, list[float]] = {name: [] for name in MEASURES}
    for seed in range(slices):
        for name, measure in MEASURES.items():
            loop = calibration_us(0.01)
            seconds, count = measure(some, seed)
            taken[name].append(seconds / count * 1e6 / ((loop + calibration_us(0.01)) / 2))
    return {name: median(values) for name, values in taken.items()}


def record_bytes(game: str, seats: int) -> int:
    """The 95th percentile of what the share code of a whole random game holds."""
    sizes = []
    for seed in range(GAMES_FOR_RECORDS):
        session, rng = Session.new(GAMES[game], seats, seed=seed), Rng(seed)
        while legal := session.state.legal_actions():
            session.play(legal[rng.below(len(legal))])
        sizes.append(len(encode(session)) * 5 // 8)
    return sorted(sizes)[len(sizes) * 95 // 100]


def main(arguments: list[str]) -> None:
    slices = int(arguments[0]) if arguments else 15
    print(f"{'':12}" + "".join(f"{name:>10}" for name in MEASURES) + f"{'record':>10}")
    for game in GAMES:
        fewest, most = GAMES[game].META.seats
        for seats in range(fewest, most + 1):
            found = costs(samples(game, seats), slices)
            line = "".join(f"{cost:>10.1f}" for cost in found.values())
            print(f"{game:9} {seats:2}{line}{record_bytes(game, seats):>8} B", flush=True)
        print(f"{'limits':12}" + "".join(f"{LIMITS[game].get(name, ''):>10}" for name in MEASURES))
    print(f"one iteration of the loop: {calibration_us():.3f} microseconds")


if __name__ == "__main__":
    main(sys.argv[1:])
