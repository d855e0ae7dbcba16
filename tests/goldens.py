"""tests/games/<game>/golden: games played by chance, written down. make golden

`records/` says what was played: each action with the number of legal ones, the outcome, the share code. A record is
made once and never written again: it is how games that people have kept go on. `events/` says what happened at each
action, and is written anew from the records when what is told changes: look at the difference before you commit it.
A new version of a game's rules gets records of its own beside those of the versions before.
"""

from ast import literal_eval

from gamefacts import FOLDER, facts
from playing import choose, variants

from prateria.core.code import encode
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES

SEEDS = (1, 2)


def records():
    """The files of all records, game by game."""
    return sorted(FOLDER.glob("*/golden/records/*.txt"))


def events_of(path):
    """Where the events of a file of records stand."""
    return path.parents[1] / "events" / path.name


def by_chance(game, seats, options, seed, rules):
    """A whole game in which every action is drawn by lot."""
    session, rng = Session.new(GAMES[game], seats, options, seed, rules), Rng(seed)
    while session.state.actors():
        session.play(choose(session.state, rng))
    return session


def record(session):
    """What was played, in lines: how it starts, each action with the number of legal ones, the outcome, the code."""
    header, usual = session.header, {option.id: option.default for option in session.game.META.options}
    options = {name: value for name, value in header.options if value != usual[name]}
    yield f"game {header.game} rules {header.rules} seats {header.seats} options {options} seed {header.seed}"
    yield from (f"{step.action.text} of {step.of}" for step in session.steps)
    yield f"outcome {session.state.outcome()}"
    yield f"code {encode(session)}"


def told(session):
    """What happened, in lines: each action that had events, by its number, and those."""
    for number, step in enumerate(session.steps, 1):
        if step.events:
            yield " | ".join([f"{number} {step.action.text}", *map(repr, step.events)])


def start(head):
    """The game of a record's first line, before its first action. Raises BadOption."""
    words, _, rest = head.partition(" options ")
    options, _, seed = rest.rpartition(" seed ")
    _, game, _, rules, _, seats = words.split()
    return Session.new(GAMES[game], int(seats), literal_eval(options), int(seed), int(rules))


def replay(lines):
    """The game of a record's lines, played again. Raises BadOption, IllegalAction where the rules have changed."""
    head, *moves, _, _ = lines
    session = start(head)
    for move in moves:
        session.play(session.state.parse(move.partition(" of ")[0]))
    return session


def games(text):
    """The lines of each game in a file of either sort."""
    return [game.splitlines() for game in text.split("\n\n") if game.strip()]


def golden(name):
    """The first game of that file."""
    path = next(path for path in records() if path.name == name)
    return replay(games(path.read_text())[0])


def text(parts):
    """A file of either sort: the lines of each game."""
    return "".join("\n".join([*lines, "", ""]) for lines in parts)


def missing():
    """What the newest rules of each game have no record of yet: the file, its games."""
    for game in GAMES:
        every, rules = facts(game).EVERY, GAMES[game].META.rules
        for seats, options in variants(game)[::every]:
            on = {key: value for key, value in options.items() if value is not False}
            chosen = (key if value is True else f"{key}={value}" for key, value in on.items())
            path = (
                FOLDER
                / game
                / "golden"
                / "records"
                / ("-".join([game, str(seats), *chosen, f"rules={rules}"]) + ".txt")
            )
            if not path.exists():
                yield path, [by_chance(game, seats, options, seed, rules) for seed in SEEDS[: 2 if every == 1 else 1]]


def main():
    for path, sessions in missing():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text(map(record, sessions)))
        print(f"{path.name}: new")
    for path in records():
        now = text(told(replay(lines)) for lines in games(path.read_text()))
        kept = events_of(path)
        kept.parent.mkdir(exist_ok=True)
        if not kept.exists() or kept.read_text() != now:
            kept.write_text(now)
            print(f"{path.name}: other events")


if __name__ == "__main__":
    main()
