"""How much stronger one level is than another: python -m workshop.bench.strength [games] [--seats N] [--most N]

Every match of `MATCHES` is played on, until it has its games (or `most`); what has been played is kept in the folder
`played`, one game a line, under a name for the bots (`doings.py`), so that a long bench can be stopped and goes on
where it was, on another machine too, and a bot that changes begins anew. The table of all that is kept is written to
strength.md beside this file, where a match of which no game is kept leaves its line as it was; with `--most 0` it is
written from what there is. Seeds are those of this bench alone: who tunes takes others.

One seat plays the candidate, all others the other one; the seat goes round on the same seed, each game with a chance
of its own. `normal-0.1` is the level `normal` as it was (`frozen.py`); against itself it shows what chance alone does.
"""

import argparse
import json
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from time import process_time
from typing import Any, Final, NamedTuple

from prateria.bots.seatview import SeatView
from prateria.bots.think import decide
from prateria.core.rng import Rng
from prateria.games import GAMES
from prateria.players.room.series import wilson
from workshop.bench import race
from workshop.bench.doings import HALF, RACE, doings, game_of, options_of
from workshop.bench.frozen import FROZEN, OldBot

HERE: Final = Path(__file__).parent
KEPT: Final = HERE / "played"
WHEN: Final = KEPT / "when.json"
"""On which day the bots of each file stood as it says."""
FIRST_SEED: Final = 50_000
"""Whoever tunes takes seeds below."""


class Match(NamedTuple):
    """`level` in one seat, `others` in all others; `size`: which budget `level` has, the smallest first."""

    game: str
    seats: int
    level: str
    others: str
    size: int
    games: int


OLD: Final = "normal-0.1"
MATCHES: Final = (
    Match("manitou", 2, "strong", OLD, 0, 300),
    Match("manitou", 3, "strong", OLD, 0, 100),
    Match("manitou", 4, "strong", OLD, 0, 100),
    Match("manitou", 2, "strong", "normal", 0, 100),
    Match("manitou", 2, "normal", OLD, 0, 100),
    Match("manitou", 2, OLD, OLD, 0, 100),
    Match("bison", 2, "strong", OLD, 0, 100),
    Match("bison", 4, "strong", OLD, 0, 200),
    Match("bison", 4, "strong", OLD, 1, 100),
    Match("bison", 2, "strong", "normal", 0, 60),
    Match("bison", 2, "normal", OLD, 0, 60),
    Match("bison", 2, OLD, OLD, 0, 60),
    Match("wendake", 2, "strong", OLD, 0, 200),
    Match("wendake", 4, "strong", OLD, 0, 100),
    Match("wendake", 2, "strong", "normal", 0, 100),
    Match("wendake", 2, "normal", OLD, 0, 100),
    Match("wendake", 2, OLD, OLD, 0, 100),
    Match("powwow", 2, "strong", OLD, 0, 500),
    Match("powwow", 2, "strong", "normal", 0, 500),
    Match("powwow", 2, "normal", OLD, 0, 500),
    Match("powwow", 4, "strong", OLD, 0, 500),
    Match("powwow", 2, OLD, OLD, 0, 500),
    Match(HALF, 2, "strong", OLD, 0, 500),
    Match(HALF, 2, "strong", "normal", 0, 500),
    Match(HALF, 3, "strong", "normal", 0, 500),
    Match(HALF, 2, "normal", OLD, 0, 500),
    Match(HALF, 2, OLD, OLD, 0, 500),
    Match(RACE, 2, "strong", "normal", 0, 500),
    Match(RACE, 4, "strong", "normal", 0, 500),
    Match(RACE, 2, "normal", "normal", 0, 500),
)

TITLES: Final = {
    "manitou": "Manitou",
    "bison": "Bison",
    "wendake": "Wendake",
    "powwow": "Pow Wow, the calm way",
    HALF: "Pow Wow, the calm way, half the prairie",
    RACE: "Pow Wow, raced",
}


TRIED: Final = """\
## What was tried besides

On seeds below those of this table, few games each; shares of wins at 2 seats.

- Bison: what is worth buying before an action stands among the plans of hints and bots since 2026-11-24. With it
  against without it, `normal` won 32 of 44 games at 2 seats and 16 of 24 at 4 (par 6), `strong` 14 of 20 at 2; against
  those of 0.1 `strong` won 44 % of 200 at 4 seats before and 63 % of 100 after. A tipi or canoe counts as bought for an
  action only if the action uses it, and nothing is bought that lies ready: half of 600 games against bots that bought
  others too (301). Since 2026-11-26 one way to wait for an animal at most stands among the plans, and none beside what
  brings more for nothing: with it against without it `strong` won 34 of 60 at 2 seats and waited 60 times instead of
  201. Each idea once before its other forms (as a tile with other numbers of hunters), the cheaper of two that seem as
  good first: 1 of 6, and dropped.
- Wendake: `normal` with the full weight of the best rival instead of 0.4: 42 % of 40, no gain. Left as it is.
- Pow Wow, the calm way, all by the rule of `claims.waiting`: what a card costs that another wins is nearly all there
  is. At 0 (strong) 62 % of 800, at -0.3 63 % of 600, at 1 43 % of 800. With it other likelihoods of a rival's claim
  (slope, cap, least) and another worth of the person card: 58 to 65 % of 400 to 600, all within chance of each other.
  Claiming 0.1 earlier or later than the rule says: 34 and 49 % of 500. The next card turned in the mind, card by card,
  with what the rivals would claim then: 53 and 52 % of 240, worse than patience alone.
- Pow Wow, all ways: of equal hauls the one whose captive an opponent may need, not the first of the list. `strong` won
  64 % of 500 against `normal-0.1` before and 76 % after, at 4 seats 25 % of 100 and 34 % of 500.
- Pow Wow, the calm way, since 2026-11-27: `strong` knows who is asked first at the next card, and does not keep all of
  several claims for the last one (`patience.advisable`). On the seeds of the table it is 0.9 cards a game further ahead
  than before with two, give or take 0.5 (76 % before against `normal-0.1`, 69 % against `normal`), and with four as far
  (34 % before). With two on half a prairie it had won 50 % of 500 against `normal-0.1` and 48 % against `normal`, 1.7
  cards behind; with three it is not shown to be stronger there than `normal` (36 %, par 33).
- Pow Wow, the calm way, since 2026-11-28: `normal`, too, claims once fewer cards are left than hauls lie ready. With
  two on half a prairie it won 52 % of 600 against itself without that (1.0 cards ahead, give or take 1.2); `strong` won
  56 % of 600 against it there and 72 % of 300 on the whole prairie.
- Manitou: a tree search with 1,000 nodes had won 58 % of 20 games in an earlier trial (36 to 76), 54 % of the 12 that
  it had not been chosen by. What `normal` did, only more often: 67 % of 30 at four times the effort, but 42 % of 51 at
  six times. A policy for its rollouts that wins 1.2 points a hunt against that of 0.1 (27 weights, cross-entropy over
  60 generations of hunts) brings nothing at equal effort: 52 % of 50. Both together: 70 % of 60, and see the table.
- Manitou with three at the table: 33 % of 100 (par 33), with four 29 % (par 25) are no more than chance may do. So
  `strong` is not shown to be stronger there than `normal`, and is offered with two only. Nor is today's `normal` shown
  to be stronger than that of 0.1, with two at the table.

## The same bots or not

The table names bots by the code that decides, so a change that no game shows also makes them older ones. Games of older
lines played once more on 2026-11-27, with the same outcome and as many decisions: Wendake 4 of 4 on each line, Manitou
4 of 4, Bison 3 of 3, but for budget 2, where none of 3 is: those were other bots. Of Pow Wow all 2,000 games of the
race and of `normal` the calm way came out the same after that day's change of `strong`.

## Beside OpenSpiel's ISMCTS

`make bench-ismcts`: its Python search with rollouts by chance, 2 seats, sides change. It knows the rules only, ours has
an evaluation of its own; so at few nodes it has hardly a chance, and a share here says less than one against a level.

| game | nodes of theirs a decision | nodes of `strong` | games | strong won | interval |
|---|---|---|---|---|---|
| Bison | 8 | as many | 20 | 100 | 84 to 100 |
| Wendake | 51 | some 15, each played on to the end of the next year | 20 | 100 | 84 to 100 |
| Manitou | 407 | some 3,600 | 20 | 85 | 64 to 95 |

Bison was played on 2026-11-26, since when the bench counts what `strong` makes at the same decision. Before, it gave
theirs what the general budget of a level (7,000) would make: in Wendake that is more than ours, in Manitou, where
`strong` has a budget of its own (42,000), less than a sixth. There nothing is known at equal nodes: 1,500 nodes for the
first choice of a game take theirs 10 s, and 20 games hours. The numbers of nodes of `strong` are means over 47 and 56
decisions.
In calm Pow Wow `strong` does not search: with 291 nodes a decision theirs won 4 of 6 games, no figure yet.
"""


def play(match: Match, number: int, old: OldBot | None) -> dict[str, Any]:
    """One game: who won, by how much, and what a decision of the candidate took in milliseconds of the processor."""
    seats, seat, seed = match.seats, number % match.seats, FIRST_SEED + number // match.seats
    if match.game == RACE:
        raced = race.play([match.level if s == seat else match.others for s in range(seats)], seed << 4 | seat)
        return _result(raced.state.outcome(), seat, [])
    game, options = GAMES[game_of(match.game)], options_of(match.game)
    state, rng = game.State.new(seats, options, seed), Rng(seed << 4 | seat)
    if old is not None:
        old.begin(game.META.id, seats, options, seed, game.META.rules)
    took: list[float] = []
    while actors := state.actors():
        chance, level = rng.fork(), match.level if actors[0] == seat else match.others
        since = process_time()
        if old is not None and level in FROZEN:
            texts = old.decide(actors[0], chance.state)
        else:
            texts = [a.text for a in decide(SeatView(state, actors[0]), level, chance, match.size).actions]
        if actors[0] == seat and len(SeatView(state, seat).legal_actions()) > 1:
            took.append(round(1000 * (process_time() - since), 1))
        for text in texts:
            state.apply(state.parse(text))
        if old is not None:
            old.follow(texts)
    return _result(state.outcome(), seat, sorted(took))


def _result(outcome: Any, seat: int, took: list[float]) -> dict[str, Any]:
    """What is kept of a game. `ms`: how many decisions, half of them, 95 % of them, the longest."""
    points, winners = outcome.points, outcome.winners
    return {
        "won": 1 / len(winners) if seat in winners else 0.0,
        "ahead": points[seat] - max(points[:seat] + points[seat + 1 :]),
        "ms": [len(took), *((took[len(took) // 2], took[len(took) * 95 // 100], took[-1]) if took else (0, 0, 0))],
    }


def file_of(match: Match) -> Path:
    """Where the games of a match are kept, one a line, in their order, as today's bots play them."""
    return KEPT / f"{_name(match)}-{doings(match.game, match.seats, (match.level, match.others), match.size)}.jsonl"


def measured(match: Match) -> tuple[Path, str]:
    """The games from which its line is made, and with which bots they were played: today's, or, where none has been
    played with those, older ones."""
    today = file_of(match)
    if kept(today):
        return today, "of 0.1" if match.level in FROZEN and match.others in FROZEN else "today's"
    days: dict[str, str] = json.loads(WHEN.read_text()) if WHEN.exists() else {}
    older = [path for path in KEPT.glob(f"{_name(match)}-*.jsonl") if path.stem.rpartition("-")[0] == _name(match)]
    latest = max(older, key=lambda path: days.get(path.stem, ""), default=today)
    return latest, f"of {days.get(latest.stem, 'an unknown day')}"


def _name(match: Match) -> str:
    game, seats, level, others, size, _ = match
    rules = GAMES[game_of(game)].META.rules
    return f"strength-{game}-rules{rules}-{seats}-{level}{size}-{others}"


def kept(file: Path) -> list[dict[str, Any]]:
    """The games played so far."""
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def fill(match: Match, most: int) -> None:
    """Play on until that many games are kept."""
    path = file_of(match)
    path.parent.mkdir(exist_ok=True)
    days = json.loads(WHEN.read_text()) if WHEN.exists() else {}
    days.setdefault(path.stem, date.today().isoformat())
    WHEN.write_text(json.dumps(days, indent=0, sort_keys=True) + "\n")
    old = OldBot(next(n for n in (match.level, match.others) if n in FROZEN)) if _has_old(match) else None
    with path.open("a") as file:
        for number in range(len(kept(path)), min(match.games, most)):
            file.write(json.dumps(play(match, number, old)) + "\n")
            file.flush()
    if old is not None:
        old.close()


def _has_old(match: Match) -> bool:
    return match.level in FROZEN or match.others in FROZEN


def key(match: Match) -> str:
    """How the line of a match begins."""
    level = f"{match.level}, budget {match.size + 1}" if match.level == "strong" else match.level
    return f"| {match.seats} | {level} | {match.others} |"


def line(match: Match, played: list[dict[str, Any]], bots: str) -> str:
    """A line of the table. `bots`: which ones played, see `measured`."""
    won, games = sum(one["won"] for one in played), len(played)
    low, high = wilson(won, games)
    ahead = sum(one["ahead"] for one in played) / games
    slow = sorted(one["ms"][2] for one in played)[games // 2]
    return (
        f"{key(match)} {games} of {match.games} | {100 * won / games:.0f} | "
        f"{100 * low:.0f} to {100 * high:.0f} | {100 / match.seats:.0f} | {ahead:+.1f} | {slow:.0f} | {bots} |"
    )


def lines_before(text: str) -> dict[tuple[str, str], str]:
    """The lines of a table that was written before, by title and beginning."""
    found, title = {}, ""
    for row in text.splitlines():
        title = row[3:] if row.startswith("## ") else title
        if row.startswith("| "):
            found[title, "|".join(row.split("|")[:4]) + "|"] = row
    return found


def tables(matches: tuple[Match, ...], before: dict[tuple[str, str], str]) -> Iterator[str]:
    """The tables of all games kept, and of what was measured before."""
    yield (
        "# How strong the levels are\n\n"
        "Written by `python -m workshop.bench.strength` from the games that are kept. One seat plays the level, all\n"
        "others the other one, the seat goes round. Shares of wins in percent with the 95 % interval of Wilson;\n"
        "ahead: points before the best of the others, a game; ms: of the processor for a decision in CPython, the\n"
        "95th percentile of half of the games. `normal-0.1` against itself shows what chance alone does. bots: which\n"
        "ones played, today's or those of an earlier day (the commits in which their games were kept). Since then the\n"
        "code of rules or bots of that game has changed; what that has done to their strength has not been measured,\n"
        'but for a sample: see "The same bots or not".\n'
    )
    for game in dict.fromkeys(match.game for match in matches):
        rows = []
        for match in matches:
            if match.game == game:
                file, bots = measured(match)
                played = kept(file)
                row = line(match, played, bots) if played else before.get((TITLES[game], key(match)))
                rows += [row] if row else []
        if rows:
            yield f"## {TITLES[game]}\n"
            yield "| seats | level | others | games | won | interval | par | ahead | ms | bots |"
            yield "|---|---|---|---|---|---|---|---|---|---|"
            yield "\n".join(rows) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays levels against each other and writes strength.md.")
    parser.add_argument("games", nargs="*", metavar="game", help=f"of {', '.join(TITLES)}; all, where none is named")
    parser.add_argument("--seats", type=int, help="only matches of so many")
    parser.add_argument("--most", type=int, help="so many games of a match at most")
    wish = parser.parse_args()
    if unknown := set(wish.games) - set(TITLES):
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    for match in MATCHES:
        if match.game in (wish.games or TITLES) and wish.seats in (None, match.seats) and wish.most != 0:
            fill(match, match.games if wish.most is None else wish.most)
    table = HERE / "strength.md"
    before = lines_before(table.read_text(encoding="utf-8"))
    table.write_text("\n".join((*tables(MATCHES, before), TRIED)), encoding="utf-8")


if __name__ == "__main__":
    main()
