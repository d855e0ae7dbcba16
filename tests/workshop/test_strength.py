"""The bench of strength: older bots follow a game, games are kept and gone on with, the table says what was played."""

import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

from prateria.bots.seatview import SeatView
from prateria.bots.think import decide
from prateria.core.rng import Rng
from prateria.games import GAMES
from workshop.bench import doings, strength
from workshop.bench.frozen import FROZEN, OldBot
from workshop.bench.strength import Match, fill, kept, line, lines_before, tables
from workshop.paths import ROOT


def there(commit):
    """Whether this copy of the repository has that commit: a shallow one has not."""
    return subprocess.run(["git", "cat-file", "-e", commit], cwd=ROOT, capture_output=True).returncode == 0


@pytest.mark.parametrize("name", FROZEN)
def test_an_older_bot_follows_a_game_and_says_what_it_would_do(name):
    if not there(FROZEN[name].commit):
        pytest.skip("the history is not here")
    old, calm = OldBot(name), {"calm": True}
    state, rng = GAMES["powwow"].State.new(2, calm, 5), Rng(1)
    old.begin("powwow", 2, calm, 5, state.rules)
    for _ in range(20):
        texts = old.decide(state.actors()[0], rng.fork().state)
        for text in texts:
            state.apply(state.parse(text))
        old.follow(texts)
    old.close()


@pytest.fixture
def match(monkeypatch, tmp_path):
    monkeypatch.setattr(strength, "KEPT", tmp_path)
    monkeypatch.setattr(strength, "WHEN", tmp_path / "when.json")
    monkeypatch.setattr(strength, "doings", lambda *match: "it")
    played = []

    def play(match, number, old):
        played.append(number)
        return {"won": [1.0, 0.0, 0.5][number % 3], "ahead": number, "ms": [3, 1, 2, 9]}

    monkeypatch.setattr(strength, "play", play)
    return Match("powwow", 2, "normal", "first", 0, 6), played


def test_a_bench_goes_on_where_it_was_stopped(match):
    match, played = match
    fill(match, 2)
    fill(match, 6)
    fill(match, 99)
    assert played == [0, 1, 2, 3, 4, 5]
    assert len(kept(strength.file_of(match))) == 6


def test_the_table_says_how_many_games_stand_behind_a_figure(match):
    match, _ = match
    assert "##" not in "".join(list(tables((match,), {}))[1:])
    fill(match, 4)
    assert line(match, kept(strength.file_of(match)), "today's") == (
        "| 2 | normal | first | 4 of 6 | 62 | 22 to 91 | 50 | +1.5 | 2 | today's |"
    )
    assert "## Pow Wow, the calm way" in "\n".join(tables((match,), {}))


def test_what_was_measured_elsewhere_keeps_its_line(match):
    match, _ = match
    fill(match, 4)
    written = "\n".join(tables((match,), {}))
    again = "\n".join(tables((match._replace(level="first"), match), lines_before(written)))
    assert again == written
    strength.file_of(match).unlink()
    assert "\n".join(tables((match,), lines_before(written))) == written


def test_the_table_says_which_bots_were_measured(match, monkeypatch):
    match, _ = match
    fill(match, 4)
    assert "| today's |" in "\n".join(tables((match,), {}))
    monkeypatch.setattr(strength, "doings", lambda *match: "changed")
    day = date.today().isoformat()
    assert f"| 4 of 6 | 62 | 22 to 91 | 50 | +1.5 | 2 | of {day} |" in "\n".join(tables((match,), {}))
    fill(match, 1)
    assert "| 1 of 6 |" in "\n".join(tables((match,), {}))


# -- the name of the bots ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_all_that_decides_counts_for_the_name(game, monkeypatch):
    """Whatever runs while bots play stands in it, but for the reasons that they give."""
    for sense in {id(one): one for one in map(GAMES[game].sense_of, ("normal", "strong"))}.values():
        monkeypatch.setitem(vars(sense), "reason", lambda observation, actions: ("", {}))
    ran = set()
    state = GAMES[game].State.new(2, doings.options_of(game), 7)
    sys.setprofile(lambda frame, event, arg: ran.add(frame.f_code.co_filename))
    for n in range(8):
        for action in decide(SeatView(state, state.actors()[0]), "strong" if n == 3 else "normal", Rng(n), 0).actions:
            state.apply(action)
    sys.setprofile(None)
    package = ROOT / "py" / "prateria"
    ours = {path for path in map(Path, ran) if package in path.parents}
    rest = {path.relative_to(package).as_posix() for path in ours - {*doings.sources(game)}}
    assert len(ours) > 12
    assert rest <= {f"games/{name}.py" for name in ("__init__", "contract", "game", "usual")}


def test_another_number_is_another_name_and_a_comment_is_none(tmp_path, monkeypatch):
    monkeypatch.setattr(doings, "ROOT", tmp_path)
    file = tmp_path / "claims.py"

    def name(text):
        file.write_text(text)
        return list(doings.code_of([file]))

    code = 'def worth(n):\n    """What it is worth."""\n    return 0.4 * n\n'
    assert name(code) != name(code.replace("0.4", "0.5"))
    assert name(code) == name(code.replace("What it is worth", "Its worth").replace("* n", "* n  # weighed"))


def test_what_bots_do_in_a_whole_game_counts_for_the_name(monkeypatch):
    of = lambda: doings.doings.__wrapped__("powwow", 2, ("normal", "strong"), 0)  # noqa: E731
    before = of()
    assert before == of()
    real, n = doings.decide, 0

    def other(view, level, rng, size):
        nonlocal n
        n += 1
        chosen = real(view, level, rng, size)
        legal = view.legal_actions()
        return chosen._replace(actions=(legal[-1],)) if n == 60 and legal[-1] != chosen.actions[0] else chosen

    monkeypatch.setattr(doings, "decide", other)
    assert of() != before
    older = doings.doings.__wrapped__("powwow", 2, ("normal-0.1", "normal-0.1"), 0)
    assert older == doings.doings.__wrapped__("bison", 4, ("normal-0.1", "normal-0.1"), 1)
