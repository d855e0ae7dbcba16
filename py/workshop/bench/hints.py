"""What comes of hints that are played through: python -m workshop.bench.hints [game] [--games N] [--seats N]

One seat does whatever its hints say, as the table shows them (`Computers.advise` for games whose hints no trials
choose: the level `strong` with its smallest budget, then `Sense.plainer` and `Sense.keeping`), all others are `normal`.
Each seed is played once from every seat. Told are wins, how far ahead of the best other one, how long a hint took, and
the reasons given, the most frequent first (also where a plan of an earlier hint was dropped, or waits); for Bison also
how many actions were named without hunters, and what stood then; what hints bought, and how much of it was never used.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from time import process_time
from typing import Any, NamedTuple, cast

from prateria.app.plan import Plan
from prateria.bots.seatview import SeatView
from prateria.bots.think import Choice, decide, stepwise, think
from prateria.core.rng import Rng
from prateria.games import GAMES
from prateria.games.bison.engine.data import PIECE, PIECES, VALUE

FIRST_SEED = 70_000
"""Whoever tunes takes seeds below; see `strength.FIRST_SEED`."""


class Said(NamedTuple):
    """A hint: in which position, what it says and why, and how many seconds it took."""

    state: Any
    run: tuple[Any, ...]
    reason: str
    seconds: float


def hint(game: str, state: Any, seat: int, rng: Rng, plan: Plan) -> Said:
    """What is advised there on a device that has time for the smallest budget, by one who knows what was meant."""
    since, view, sense = process_time(), SeatView(state, seat), GAMES[game].sense
    best = GAMES[game].offers(state.seats)[-1]
    thoughts = stepwise(think(view, best, rng, hint=True))
    found = next(thought for thought in thoughts if isinstance(thought, Choice))
    run = found.actions
    for said in sense.plainer(view.sample(Rng(len(run))), seat, run) if sense.plainer else ():
        run = said or run
    for said in sense.keeping(view.sample(Rng(len(run))), seat, run, plan.promises(seat)) if sense.keeping else ():
        run = said or run
    why = sense.reason(view.observe(), run)
    for told in sense.explained(view.observe(), run) if sense.explained else ():
        why = told or why
    why = plan.begin(Choice(run, why)).reason
    name = f"{why[0]} (a plan {'waits' if still(why[1]) else 'dropped'})" if "changed" in why[1] else why[0]
    return Said(state.clone(), run, name, process_time() - since)


def still(values: dict[str, Any]) -> bool:
    """Whether what an earlier hint meant can be done later."""
    return values["changed"]["promise"] in values.get("later", ())


def play(game: str, seats: int, seed: int, mine: int) -> tuple[Any, list[Said]]:
    """A whole game in which `mine` does what its hints say, and all of these."""
    state: Any = GAMES[game].State.new(seats, {}, seed)
    rng, told, plan = Rng(seed << 3 | mine), list[Said](), Plan(cast(Any, None))
    while actors := state.actors():
        if mine in actors:
            told.append(hint(game, state, mine, rng.fork(), plan))
            actions = told[-1].run
        else:
            actions = decide(SeatView(state, actors[0]), "normal", rng.fork()).actions
        for action in actions:
            state.apply(action)
    return state, told


def waits(told: list[Said]) -> Iterator[str]:
    """Of Bison: what stood where an action was named without hunters, beside the tile."""
    for said in told:
        do = next((action for action in said.run if type(action).__name__ == "Do"), None)
        if do is not None and not do.hunters and do.deed != "place":
            state, seat = said.state, do.seat
            stand = sum(hunters for _, hunters, _ in state.camps[seat])
            yield (
                f"round {state.this_round} action {len(state.done[seat]) + 1}: {do.deed}, tile "
                f"{'in hand' if 0 not in state.done[seat] else 'laid'}, {stand} on the land, "
                f"{state.supply[seat][0]} in camp, animals {state.tracks[seat]}, done {state.done[seat]}"
            )


def bought(told: list[Said], last: Any) -> tuple[Counter[str], Counter[str]]:
    """Of Bison: how many of each piece hints bought, and how many of these have come neither onto the land nor into
    something built till `last`."""
    had, unused = Counter[str](), Counter[str]()
    for said in told:
        after = said.state.clone()
        for action in said.run:
            seat, was = action.seat, after.supply[action.seat]
            after.apply(action)
            for name, before, now in zip(PIECES, was, after.supply[seat], strict=True):
                unused[name] = max(unused[name] - max(before - now, 0), 0)
            if type(action).__name__ == "Buy":
                had[action.piece] += 1
                unused[action.piece] += 1
    seat = told[0].run[0].seat if told else 0
    return had, Counter({name: min(n, last.supply[seat][PIECE[name]]) for name, n in unused.items() if n})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="bison")
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--first", type=int, default=FIRST_SEED)
    args = parser.parse_args()
    leads: list[int] = []
    wins, idle, named, why, took = 0.0, 0, 0, Counter[str](), list[float]()
    had, unused = Counter[str](), Counter[str]()
    for n in range(args.games):
        seed, mine = args.first + n // args.seats, n % args.seats
        state, told = play(args.game, args.seats, seed, mine)
        outcome = state.outcome()
        points = outcome.points
        leads.append(points[mine] - max(p for seat, p in enumerate(points) if seat != mine))
        wins += (mine in outcome.winners) / len(outcome.winners)
        why.update(said.reason for said in told)
        took += [said.seconds for said in told]
        here = list(waits(told)) if args.game == "bison" else []
        idle, named = idle + len(here), named + sum(said.reason != "ends" for said in told)
        if args.game == "bison":
            more, left = bought(told, state)
            had, unused = had + more, unused + left
            here += [f"never used: {', '.join(sorted(left.elements()))}"] * bool(left)
        print(f"{seed} seat {mine}: {leads[-1]:+d}", *here, sep="\n    ", flush=True)
    took.sort()
    mean = sum(leads) / len(leads)
    error = (sum((one - mean) ** 2 for one in leads) / max(len(leads) - 1, 1) / len(leads)) ** 0.5
    print(
        f"{wins:g} of {len(leads)} won, {mean:+.1f} ± {error:.1f} ahead; {idle / len(leads):.1f} without hunters a game"
    )
    print(f"a hint: {1000 * sum(took) / len(took):.0f} ms, at most {1000 * took[-1]:.0f}, 95 of 100 within "
          f"{1000 * took[len(took) * 95 // 100]:.0f}")  # fmt: skip
    for sort, counts in (("bought", had), ("never used", unused)) if had else ():
        large = sum(n for name, n in counts.items() if name != "hunter")
        paid = sum(3 * VALUE[PIECE[name]] * n for name, n in counts.items())
        print(f"{sort}: {large} tipis and canoes, {counts['hunter']} hunters, for {paid} animals")
    print(", ".join(f"{name} {n}" for name, n in why.most_common()))


if __name__ == "__main__":
    main()
