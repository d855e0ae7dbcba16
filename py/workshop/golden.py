"""tests/golden: games played by chance, written down action by action with all that happened. make golden

A change of the rules, of the order of legal actions or of the generator shows there as a difference in the lines.
"""

from collections.abc import Iterator
from itertools import product

from prateria.core.code import encode
from prateria.core.errors import BadOption
from prateria.core.game import check_options
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from workshop.paths import ROOT

FOLDER = ROOT / "tests" / "golden"
SEEDS = (1, 2)

EVERY = {"powwow": 9, "bison": 5, "wendake": 3}
"""Games that can be set up in many ways have one game written down for every so manieth of them."""


def ways(game: str) -> Iterator[tuple[int, dict[str, str | int | bool]]]:
    """Every number of seats with every set of options that go together."""
    meta = GAMES[game].META
    for seats in range(meta.seats[0], meta.seats[1] + 1):
        for values in product(*(option.choices for option in meta.options)):
            options = {option.id: value for option, value in zip(meta.options, values, strict=True)}
            try:
                yield seats, check_options(meta, seats, options, 0)
            except BadOption:
                continue


def lines(game: str, seats: int, options: dict[str, str | int | bool], seed: int) -> Iterator[str]:
    """A game: how it starts, each action with the number of legal ones and its events, the outcome, the share code."""
    session, rng = Session.new(GAMES[game], seats, options, seed), Rng(seed)
    yield f"game {game} rules {session.header.rules} seats {seats} options {options} seed {seed}"
    while session.state.actors():
        legal = session.state.legal_actions()
        step = session.play(legal[rng.below(len(legal))])
        yield " | ".join([f"{step.action.text} of {step.of}", *map(repr, step.events)])
    yield f"outcome {session.state.outcome()}"
    yield f"code {encode(session)}"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        every = EVERY.get(game, 1)
        seeds = SEEDS if every == 1 else SEEDS[:1]
        for seats, options in list(ways(game))[::every]:
            on = {key: value for key, value in options.items() if value is not False}
            chosen = (key if value is True else f"{key}={value}" for key, value in on.items())
            name = "-".join([game, str(seats), *chosen])
            text = "\n".join(line for seed in seeds for line in (*lines(game, seats, options, seed), ""))
            (FOLDER / f"{name}.txt").write_text(text)
            print(f"{name}: {text.count(chr(10))} lines")


if __name__ == "__main__":
    main()
