"""A game's sheet has rules for its own table only: all sheets are on the page, whichever game is played."""

import re
from pathlib import Path

import pytest

from prateria.games import GAMES
from prateria.games.wendake.table import gameend

ROOT = Path(__file__).parents[2]
SHEETS = {sheet: game_id for game_id, game in GAMES.items() for sheet in game.sheets}
OWN = {
    "bison": (r"\.bi-", r"\.bison-table\b", r'~="bison-table"\]'),
    "powwow": (r"\.pw-", r"\.(?:of-)?powwow\b", r'~="(?:powwow|race)"\]'),
    "wendake": (r"\.we-", r"\.wendake\b", r'~="wendake"\]'),
}
"""By what a selector is its own: the beginning of its classes, the class of its table, the page round that table."""


def selectors(text):
    """Each selector of the rules in a style sheet, at-rules opened; the steps of a movement are none."""
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    text = re.sub(r"@keyframes [\w-]+ \{(?:[^{}]*\{[^{}]*\})*\s*\}", "", text)
    for found in re.findall(r"([^{}]+)\{", re.sub(r"@media[^{]*\{", "", text)):
        yield from (one.strip() for one in re.split(r",(?![^()]*\))", found))


def foreign(sheet, text):
    """The selectors that may mean what another game has drawn."""
    return [one for one in selectors(text) if not any(re.search(own, one) for own in OWN[sheet])]


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_game_has_rules_for_its_own_table_only(sheet):
    assert foreign(sheet, (ROOT / f"web/css/{sheet}.css").read_text()) == []


@pytest.mark.parametrize("sheet", SHEETS)
def test_movements_bear_the_name_of_their_game(sheet):
    named = re.findall(r"@keyframes ([\w-]+)", (ROOT / f"web/css/{sheet}.css").read_text())
    assert [name for name in named if not name.startswith(OWN[sheet][0][2:])] == []


@pytest.mark.parametrize("sheet", SHEETS)
def test_no_other_game_writes_its_classes(sheet):
    begin = re.compile(rf"[\"' {{]{OWN[sheet][0][2:]}[a-z]")
    games = ROOT / "py/prateria/games"
    others = (file for file in games.rglob("*.py") if file.relative_to(games).parts[0] != SHEETS[sheet])
    assert [file.name for file in others if begin.search(file.read_text())] == []


def test_what_is_foreign_is_found():
    """Else the tests above would hold for anything."""
    sheet = (
        "/* .bi-x */ .gain { } .bi-a, .b { } @media print { :is(.bi-a, .c) .d { } .e { } } @keyframes bi-f { to { } }"
    )
    assert foreign("bison", sheet) == [".gain", ".b", ".e"]


def test_no_row_of_wendakes_result_is_drawn_like_something_on_the_table():
    """A class that gives shapes a dashed edge would give it to the signs of the row as well."""
    sheet = (ROOT / "web" / "css" / "wendake.css").read_text(encoding="utf-8")
    rules = re.findall(r"([^{}]+){[^}]*stroke-dasharray: [^n]", sheet)
    dashed = {name for rule in rules for name in re.findall(r"\.([\w-]+)", rule)}
    assert "we-counts" in dashed
    source = Path(gameend.__file__).read_text(encoding="utf-8")
    assert not dashed & {*re.findall(r"we-[\w-]+", source)}


def test_what_fades_at_the_edges_of_the_log_is_no_wider_than_its_padding():
    """On phones: a row that the edge cuts fades; the first and the last one never do."""
    sheet = (Path(__file__).parents[2] / "web" / "css" / "play.css").read_text()
    found = re.search(r"padding-block: ([\d.]+)rem ([\d.]+)rem; mask-image: linear-gradient\(([^;]*)\);", sheet)
    assert found
    above, below, mask = found.groups()
    assert mask == f"transparent, #000 {above}rem calc(100% - {below}rem), transparent"


def test_while_a_goal_of_wendake_waits_for_its_warrior_its_sheet_marks_no_other():
    assert (
        ".we-goal .possible:not(.we-sentinels) > .glow { stroke: none; }" in (ROOT / "web/css/wendake.css").read_text()
    )
