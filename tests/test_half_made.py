"""Half a game: what it lacks is said in one sentence, with where it is described. See prateria/games/contract.py."""

import sys
from pathlib import Path

import pytest

from prateria.games.contract import Flow, Sense, Table, Teaching, Texts
from prateria.games.game import Game, HalfMade

WHOLE = {
    "__init__.py": 'CREDIT = "Half – nobody, nowhere"\n',
    "engine/__init__.py": (
        "from prateria.core.game import Meta\nMETA = Meta('half', 200, 1, (2, 2), 1, 1)\n\n\nclass State:\n    pass\n"
    ),
    "bot/__init__.py": "from prateria.games.contract import Sense\nSENSE = Sense(reason=print)\n",
    "words/__init__.py": (
        "from prateria.games.contract import Texts\n"
        "TEXTS = Texts(title=str, blurb=str, prompt=str, sentence=str, pick_label=str, reason=str)\n"
    ),
    "table/__init__.py": "from prateria.games.contract import Table\nTABLE = Table(draw=print, in_words=print)\n",
    "flow.py": "from prateria.games.contract import Flow\nFLOW = Flow()\n",
    "teaching/__init__.py": "from prateria.games.contract import Teaching\nTEACHING = Teaching(rules=print)\n",
}
"""The smallest game that opens; what it would do is another matter."""


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Makes a game of these files, and forgets it afterwards."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def make(files: dict[str, str]) -> Game:
        for name, text in files.items():
            path = tmp_path / "half_game" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return Game("half_game")

    yield make
    for name in [name for name in sys.modules if name.partition(".")[0] == "half_game"]:
        del sys.modules[name]


def opened(game: Game) -> None:
    """All of it, what teaches it included."""
    game.open()
    _ = game.META, game.SCENARIOS, game.credit, game.teaching


def without(file: str) -> dict[str, str]:
    return {name: text for name, text in WHOLE.items() if name != file}


def test_the_smallest_game_opens(made):
    game = made(WHOLE)
    opened(game)
    assert game.SCENARIOS == {}
    assert [type(door) for door in (game.sense, game.texts, game.table, game.flow, game.teaching)] == [
        Sense, Texts, Table, Flow, Teaching,
    ]  # fmt: skip


def test_each_door_but_the_flow_wants_something(made):
    """What has a default need not be said; a `Flow` is all defaults."""
    for door in (Sense, Texts, Table, Teaching):
        with pytest.raises(TypeError, match="missing"):
            door()
    assert Flow().race is None


ROOMS = {
    "engine/__init__.py": "half_game lacks half_game.engine",
    "bot/__init__.py": "half_game lacks half_game.bot",
    "words/__init__.py": "half_game lacks half_game.words",
    "table/__init__.py": "half_game lacks half_game.table",
    "flow.py": "half_game lacks half_game.flow",
    "teaching/__init__.py": "half_game lacks half_game.teaching",
    "__init__.py": "half_game lacks CREDIT",
}


@pytest.mark.parametrize("file", ROOMS)
def test_a_missing_room_is_named(made, file):
    game = made(without(file))
    with pytest.raises(HalfMade) as why:
        opened(game)
    assert str(why.value) == f"{ROOMS[file]}: see prateria.games.contract"


@pytest.mark.parametrize(
    ("file", "name"),
    [(file, text.rpartition("\n\n")[2].splitlines()[-1].partition(" = ")[0]) for file, text in WHOLE.items()
     if not file.startswith("engine")] + [("engine/__init__.py", "META"), ("engine/__init__.py", "State")],
)  # fmt: skip
def test_a_missing_value_is_named(made, file, name):
    text = WHOLE[file].replace(f"{name} = ", f"{name}_ = ").replace(f"class {name}", f"class {name}_")
    game = made(WHOLE | {file: text})
    module = ".".join(["half_game", *file.removesuffix(".py").replace("__init__", "").strip("/").split("/")]).rstrip(
        "."
    )
    with pytest.raises(HalfMade) as why:
        opened(game)
    assert str(why.value) == f"{module} lacks {name}: see prateria.games.contract"


FIELDS = [
    ("bot/__init__.py", "reason=print", "Sense.__init__() missing 1 required keyword-only argument: 'reason'"),
    ("words/__init__.py", "blurb=str, ", "Texts.__init__() missing 1 required keyword-only argument: 'blurb'"),
    ("table/__init__.py", "draw=print, ", "Table.__init__() missing 1 required keyword-only argument: 'draw'"),
    ("teaching/__init__.py", "rules=print", "Teaching.__init__() missing 1 required keyword-only argument: 'rules'"),
]


@pytest.mark.parametrize(("file", "field", "said"), FIELDS)
def test_a_missing_field_is_named(made, file, field, said):
    game = made(WHOLE | {file: WHOLE[file].replace(field, "")})
    with pytest.raises(HalfMade) as why:
        opened(game)
    assert str(why.value) == (f"half_game.{file.split('/')[0]}: {said}: see prateria.games.contract")


def test_a_field_that_no_door_has_is_named(made):
    game = made(WHOLE | {"flow.py": WHOLE["flow.py"].replace("Flow()", "Flow(secrt=True)")})
    with pytest.raises(HalfMade, match=r"half_game\.flow: .*'secrt': see prateria\.games\.contract"):
        opened(game)


def test_a_value_of_another_type_is_named(made):
    game = made(WHOLE | {"flow.py": "FLOW = {}\n"})
    with pytest.raises(HalfMade, match=r"half_game\.flow: FLOW is no Flow: see prateria\.games\.contract"):
        opened(game)


def test_a_fault_inside_a_room_stays_what_it_is(made):
    """An import of something that is not ours, or a mistake, is no missing part."""
    with pytest.raises(ModuleNotFoundError, match="nowhere_at_all"):
        opened(made(WHOLE | {"bot/__init__.py": "import nowhere_at_all\n"}))


def test_mypy_names_a_missing_field(tmp_path, monkeypatch):
    api = pytest.importorskip("mypy.api")
    half = tmp_path / "half.py"
    half.write_text(WHOLE["bot/__init__.py"].replace("reason=print", ""), encoding="utf-8")
    monkeypatch.chdir(Path(__file__).parents[1])  # where its settings are
    said, _, _ = api.run(["--cache-dir", str(tmp_path / "cache"), str(half)])
    assert 'Missing named argument "reason" for "Sense"' in said
