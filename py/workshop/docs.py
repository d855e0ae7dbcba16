"""The reference of the public API, from its docstrings, as pages: make docs, or python -m workshop.docs

Needs pdoc (requirements-envs.txt) and what the environments stand on, so that every page can be made. Every link within
the pages is followed; a dead one ends the build.
"""

import re
import sys
import warnings
from collections.abc import Iterator, Mapping
from html.parser import HTMLParser
from pathlib import PurePosixPath
from urllib.parse import unquote, urlsplit

from workshop.paths import ROOT

__all__ = ["PUBLIC", "dead_links", "main"]

OUT = ROOT / "dist-docs"

PUBLIC = (
    "prateria",
    "prateria.core.game",
    "prateria.core.session",
    "prateria.core.code",
    "prateria.core.rng",
    "prateria.core.errors",
    "prateria.games",
    "prateria.games.game",
    "prateria.games.contract",
    "prateria.games.texts",
    *(
        f"prateria.games.{game}.engine.{part}"
        for game in ("manitou", "powwow", "bison", "wendake")
        for part in ("meta", "actions", "events", "observe")
    ),
    "prateria.bots.think",
    "prateria.bots.seatview",
    "prateria.players",
    *(f"prateria.players.{part}" for part in ("view", "action", "world", "chance", "source", "referee", "play")),
    "prateria.players.games",
    *(f"prateria.players.games.{game}" for game in ("manitou", "powwow", "bison", "wendake")),
    "prateria.envs",
    "prateria.envs.pettingzoo",
    "prateria.envs.openspiel",
    "prateria.envs.playing",
    "prateria.envs.numbers",
    "prateria.envs.vectors",
    "prateria.envs.rendering",
)
"""What people who write programs with Prateria may rely on."""


class _Page(HTMLParser):
    """What a page links to, and what can be linked to in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.ids.update(found[key] or "" for key in ("id", "name") if key in found)
        link = found.get("href") or found.get("src")
        if link and tag in ("a", "link", "script", "img"):
            self.links.append(link)


def dead_links(pages: Mapping[str, str]) -> Iterator[str]:
    """Path -> content of pages; what links to a page or a place in it that is not there, or to a place elsewhere.

    >>> list(dead_links({"a.html": '<a href="b/c.html#x">', "b/c.html": '<p id="y"><a href="../a.html">'}))
    ['a.html: b/c.html#x']
    """
    read = {path: _Page(text) for path, text in pages.items()}
    for path, page in read.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme in ("http", "https", "mailto", "data"):
                continue
            target = _joined(path, unquote(parts.path)) if parts.path else path
            there = read.get(target)
            if there is None or (parts.fragment and unquote(parts.fragment) not in there.ids):
                yield f"{path}: {link}"


def _joined(path: str, link: str) -> str:
    """The path of a link in a page."""
    parts: list[str] = []
    for part in (PurePosixPath(path).parent / link).parts:
        if part == "..":
            parts = parts[:-1]
        elif part != ".":
            parts.append(part)
    return "/".join(parts)


def main() -> None:
    import pdoc  # only here: the rest of this file needs nothing

    pdoc.render.configure(docformat="markdown", show_source=False, footer_text="Prateria")
    # With a package pdoc brings all that is in it, so what is not public is left out again.
    with warnings.catch_warnings(action="ignore"):  # that some come twice
        pdoc.pdoc(*PUBLIC, f"!(?!(?:{'|'.join(map(re.escape, PUBLIC))})$)", output_directory=OUT)
    made = {path.relative_to(OUT).with_suffix("").as_posix().replace("/", ".") for path in OUT.rglob("*.html")}
    if missing := set(PUBLIC) - made:
        sys.exit(f"no page of {', '.join(sorted(missing))}")
    pages = {path.relative_to(OUT).as_posix(): path.read_text(encoding="utf-8") for path in OUT.rglob("*.html")}
    dead = sorted(dead_links(pages))
    print(f"{OUT.name}: {len(pages)} pages, {len(dead)} dead links")
    if dead:
        sys.exit("\n".join(dead))


if __name__ == "__main__":
    main()
