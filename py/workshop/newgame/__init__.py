"""A new game from a template: a small one that is played, translated and tested, to be changed into your own.

`template/game` becomes py/prateria/games/<name>, `template/tests` tests/games/<name>; the game gets the next number,
and what its sentences are in other languages (`template/*.po`) goes into the catalogues.
"""

import keyword
import re
import sys
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from workshop.locale import collected, path_of, updated
from workshop.paths import LANGUAGES, PY, ROOT

__all__ = ["TEMPLATE", "Refused", "make", "title_of"]

TEMPLATE = Path(__file__).parent / "template"
GAMES = PY / "prateria" / "games"
TESTS = ROOT / "tests"
LONGEST = 20
OURS = ("prateria", "workshop", *(path.stem for path in (PY / "prateria").iterdir()))
"""Names of packages: a game called so would be taken for one of them."""


class Refused(Exception):
    """No game can be made of that name: says why, for whoever typed it."""


def title_of(name: str) -> str:
    """What the game is called: `Snow Hare` of `snow_hare`."""
    return name.replace("_", " ").title()


def _numbers() -> dict[str, int]:
    """The games there are, as games/__init__.py lists them, with their numbers."""
    text = (GAMES / "__init__.py").read_text(encoding="utf-8")
    return {name: int(number) for name, number in re.findall(r'^    "(\w+)": (\d+),$', text, re.MULTILINE)}


def _check(name: str) -> None:
    """Raises Refused."""
    if not name:
        raise Refused("A new game needs a name: make new-game NAME=lynx")
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or keyword.iskeyword(name) or keyword.issoftkeyword(name):
        raise Refused(
            f"{name!r} cannot be the name of a game: small letters, digits and _, a letter first, no word of Python."
        )
    if len(name) > LONGEST:
        raise Refused(f"{name!r} is too long for the name of a game: {LONGEST} letters at most.")
    if name in _numbers():
        raise Refused(f"There is a game {name!r} already.")
    if name in OURS or name in sys.stdlib_module_names:
        raise Refused(f"{name!r} is the name of a package already: take another one.")
    for folder in (GAMES / name, TESTS / "games" / name):
        if folder.exists():
            raise Refused(f"{folder.relative_to(ROOT)} exists already: take another name, or move it away.")
    for path in (GAMES / f"{name}.py", *TESTS.rglob(f"test_{name}.py")):
        if path.exists():
            raise Refused(f"{path.relative_to(ROOT)} exists already: take another name.")


def _files(name: str, number: int) -> dict[Path, str]:
    """All files of the new game."""
    found = {}
    for place, target in ((TEMPLATE / "game", GAMES / name), (TEMPLATE / "tests", TESTS / "games" / name)):
        for path in sorted(place.rglob("*.py")):
            text = path.read_text(encoding="utf-8").replace("number=200", f"number={number}")
            text = text.replace("lynx", name).replace("Lynx", title_of(name))
            found[target / path.relative_to(place).as_posix().replace("lynx", name)] = text
    return found


def _with_number(name: str, number: int) -> str:
    """games/__init__.py with one line more."""
    text = (GAMES / "__init__.py").read_text(encoding="utf-8")
    head, brace, rest = text.partition("\n}\n")
    return f'{head}\n    "{name}": {number},{brace}{rest}'


def fragment(lang: str) -> Catalog:
    """What the template's sentences are in that language."""
    with (TEMPLATE / f"{lang}.po").open("rb") as file:
        return read_po(file, locale=lang)


def make(name: str) -> list[Path]:
    """Write the game of that name. Returns the files that are new or have changed. Raises Refused, then nothing has."""
    _check(name)
    number = max(_numbers().values()) + 1  # the number of a game that has gone is never used again: see there
    files = _files(name, number)
    files[GAMES / "__init__.py"] = _with_number(name, number)
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    sources = collected()
    for lang in LANGUAGES[1:]:
        path_of(lang).write_bytes(updated(lang, sources, fragment(lang)))
    return [*files, *(path_of(lang) for lang in LANGUAGES[1:])]
