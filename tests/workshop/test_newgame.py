"""make new-game NAME=lynx, in a copy of the house: a game that all our tests take for one of ours, or a refusal."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from workshop.locale import of_python
from workshop.newgame import TEMPLATE, fragment, title_of
from workshop.paths import LANGUAGES, ROOT

LINES = 400
LONG = "a_name_of_20_letters"


class House:
    """A copy of what Python needs of the house."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.games = root / "py" / "prateria" / "games"
        for folder in ("py", "tests", "web"):
            shutil.copytree(ROOT / folder, root / folder, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", root)

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """python -m ... in it."""
        return subprocess.run(
            [sys.executable, "-B", "-m", *arguments],
            cwd=self.root,
            env={"PYTHONPATH": "py", "PATH": "", "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            check=False,
        )

    def does(self, code: str) -> str:
        """What some Python prints in it."""
        (self.root / "script.py").write_text(code, encoding="utf-8")
        try:
            return self.succeed("script")
        finally:
            (self.root / "script.py").unlink()

    def succeed(self, *arguments: str) -> str:
        done = self.run(*arguments)
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
        return done.stdout

    def files(self) -> dict[Path, bytes]:
        return {path: path.read_bytes() for folder in ("py", "tests") for path in (self.root / folder).rglob("*.*")
                if path.is_file()}  # fmt: skip


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    """Without a new game."""
    return House(tmp_path_factory.mktemp("house"))


@pytest.fixture(scope="module")
def lynx(tmp_path_factory: pytest.TempPathFactory) -> House:
    """With the game that the template makes."""
    house = House(tmp_path_factory.mktemp("lynx"))
    house.succeed("workshop.newgame", "lynx")
    return house


# -- the template ----------------------------------------------------------------------------------------------------


def test_the_template_is_short() -> None:
    lines = [line for path in TEMPLATE.rglob("*.py") for line in path.read_text(encoding="utf-8").splitlines()]
    assert len(lines) <= LINES


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_each_sentence_of_the_template_has_its_translation(lang: str) -> None:
    said = set()
    for path in TEMPLATE.rglob("*.py"):
        said |= {message for _, _, message in of_python(path.read_text(encoding="utf-8"))}
    translated = {message.id: message.string for message in fragment(lang) if message.id}
    assert set(translated) == said
    assert all(all(text) if isinstance(text, tuple) else text for text in translated.values())


def test_a_title_is_made_of_the_name() -> None:
    assert (title_of("lynx"), title_of("snow_hare")) == ("Lynx", "Snow Hare")


# -- a new game ------------------------------------------------------------------------------------------------------


def test_one_line_outside_its_folders_and_the_catalogues(lynx: House, house: House) -> None:
    before = {path.relative_to(house.root): text for path, text in house.files().items()}
    after = {path.relative_to(lynx.root): text for path, text in lynx.files().items()}
    mine = ("py/prateria/games/lynx/", "tests/games/lynx/")
    changed = [path for path, text in after.items() if before.get(path) != text and not str(path).startswith(mine)]
    numbers = Path("py/prateria/games/__init__.py")
    assert sorted(changed) == [
        numbers,
        *(Path(f"py/prateria/locale/{lang}/LC_MESSAGES/prateria.po") for lang in LANGUAGES[1:]),
    ]
    assert before.keys() <= after.keys()
    new = set(after[numbers].decode().splitlines()) - set(before[numbers].decode().splitlines())
    assert new == {'    "lynx": 5,'}


def test_it_passes_ruff_and_mypy(lynx: House) -> None:
    lynx.succeed("ruff", "check", ".")
    lynx.succeed("ruff", "format", "--check", ".")
    lynx.succeed("mypy", "--cache-dir", str(lynx.root / "cache"), "py/prateria/games/lynx")


def test_it_passes_the_tests_of_every_game(lynx: House) -> None:
    """The contract, the doors, its words in all languages, which file may import which, and those of its own rules."""
    everywhere = ["tests/contract", "tests/games/lynx", "tests/locale", "tests/bots", "tests/test_imports.py"]
    alone = ["tests/workshop/test_catalogues.py", "tests/workshop/test_lobby.py", "tests/test_gamefacts.py"]
    chosen = "lynx or reader or circle or never_used or hides or catalogue or lobby or facts or translations"
    said = lynx.succeed("pytest", "-o", "addopts=", "-p", "no:cacheprovider", *everywhere, *alone, "-k", chosen)
    passed = re.search(r"(\d+) passed", said)
    assert passed is not None
    assert int(passed[1]) > 200


LASTS = """
from prateria.core.code import decode, encode
from prateria.core.session import Session
from prateria.games import GAMES, by_number
from workshop.export import lobby

session = Session.new(GAMES["lynx"], 3, seed=5)
while legal := session.state.legal_actions():
    session.play(legal[-1])
assert decode(encode(session), by_number).state == session.state
print([game["title"] for game in lobby("it")["games"]][-1], len(session.steps))
"""


def test_it_stands_in_the_lobby_and_lasts_in_a_code(lynx: House) -> None:
    assert lynx.does(LASTS).split() == ["Lynx", "18"]


PLAYED = """
import sys

sys.path.insert(0, "tests/app")
from driver import Driver, run


async def play(seats, people, level):
    driver, asked = Driver(), 0
    await driver.start(seats, people, level, game="lynx", seed=5)
    if people == 1:
        await driver.until(lambda: driver.asked() == "play")
        await driver.order("hint")
        assert "The prey is worth" in driver.page.regions["status"]
        await driver.order("done")
        await driver.order("undo")
    while True:
        await driver.until(lambda: driver.asked() != "")
        if driver.asked() == "end":
            break
        asked += driver.asked() == "play"
        await driver.answer()
    state = driver.local.session.state
    assert all(str(points) in driver.page.panel for points in state.outcome().points)
    print(seats, people, asked, [step.action.seat for step in driver.local.session.steps] == [*range(seats)] * 6)


for table in ((2, 1, "normal"), (3, 2, "first"), (4, 4, "first"), (3, 0, "first")):
    run(lambda: play(*table))
"""


def test_whole_games_are_played_at_the_table(lynx: House) -> None:
    """By the app without a browser. Each person chooses five times: the last card goes by itself, unless it shows all.
    The record has the choices of a round in the order of the seats."""
    assert lynx.does(PLAYED).splitlines() == ["2 1 5 True", "3 2 10 True", "4 4 21 True", "3 0 0 True"]


def test_a_second_one_of_a_long_name_keeps_to_the_width_of_our_lines(lynx: House) -> None:
    """And takes nothing from the first, though their sentences are the same."""
    assert len(LONG) == 20
    lynx.succeed("workshop.newgame", LONG)
    assert f'    "{LONG}": 6,\n' in (lynx.games / "__init__.py").read_text(encoding="utf-8")
    lynx.succeed("ruff", "check", ".")
    lynx.succeed("ruff", "format", "--check", ".")
    lynx.succeed("workshop.locale", "--check")


# -- refusals --------------------------------------------------------------------------------------------------------

REFUSED = {
    "": "A new game needs a name: make new-game NAME=lynx",
    "Lynx": "'Lynx' cannot be the name of a game: small letters, digits and _, a letter first, no word of Python.",
    "2lynx": "'2lynx' cannot be the name of a game",
    "snow-hare": "'snow-hare' cannot be the name of a game",
    "../lynx": "'../lynx' cannot be the name of a game",
    "match": "'match' cannot be the name of a game",
    "a" * 21: "too long for the name of a game: 20 letters at most.",
    "bison": "There is a game 'bison' already.",
    "random": "'random' is the name of a package already: take another one.",
    "core": "'core' is the name of a package already",
    "contract": "py/prateria/games/contract.py exists already: take another name.",
    "words": "tests/games/manitou/test_words.py exists already: take another name.",
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_name_that_will_not_do_is_refused_in_a_sentence(house: House, name: str) -> None:
    before = house.files()
    done = house.run("workshop.newgame", name)
    assert (done.returncode, done.stdout) == (1, "")
    assert REFUSED[name] in done.stderr
    assert done.stderr.count("\n") == 1
    assert house.files() == before


def test_a_folder_that_is_there_is_left_alone(house: House) -> None:
    for folder in (house.games / "lynx", house.root / "tests" / "games" / "lynx"):
        folder.mkdir()
        done = house.run("workshop.newgame", "lynx")
        assert done.returncode == 1
        assert done.stderr == f"{folder.relative_to(house.root)} exists already: take another name, or move it away.\n"
        folder.rmdir()


def test_two_names_are_none(house: House) -> None:
    done = house.run("workshop.newgame", "snow", "hare")
    assert (done.returncode, done.stderr) == (1, "A new game has one name, without spaces: make new-game NAME=lynx\n")


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
@pytest.mark.parametrize("name", ["", "snow hare", 'a"b', "x; echo oh", "`echo oh`"])
def test_make_gives_a_name_on_as_it_was_typed(name: str) -> None:
    """Nothing of it is read by a shell. These are all refused, so nothing is written."""
    words = ["make", "-s", "-o", "setup", "new-game", *([f"NAME={name}"] if name else [])]
    env = {key: value for key, value in os.environ.items() if key != "NAME"}
    done = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert REFUSED.get(name, f"{name!r} cannot be the name of a game") in done.stderr
    assert done.stdout == ""
