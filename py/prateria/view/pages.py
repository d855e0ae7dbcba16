"""Pages to read: the rules of a game, and where these games come from. HTML in the reader's words."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from ..kit.words import Words
from . import css
from .furniture import Button, buttons, icon
from .svg import Safe, el, nameless

__all__ = ["Minute", "Section", "about", "rules_page"]

CREDITS: Final = (
    "Pyodide – Mozilla Public License 2.0",
    "CPython – Python Software Foundation License",
    "PyScript, polyscript – Apache License 2.0",
    "micropip – Mozilla Public License 2.0",
    "CodeMirror – MIT",
    "idiomorph – Zero-Clause BSD",
    "lean-qr – MIT",
    "Atkinson Hyperlegible Next – SIL Open Font License 1.1",
)


class Minute(NamedTuple):
    """One of the five steps of the game in one minute: `picture`, by the game's own name for it, and a sentence."""

    picture: str
    sentence: str


class Section(NamedTuple):
    """A part of the rules. `id`: its anchor; `picture`: what is drawn beside it, by the game's own name for it;
    `brief`: what the printed summary says of it."""

    id: str
    title: str
    paragraphs: tuple[str, ...]
    picture: str = ""
    brief: tuple[str, ...] = ()


def rules_page(
    w: Words,
    game: str,
    title: str,
    minute: Sequence[Minute],
    sections: Sequence[Section],
    picture: Callable[[str], Safe],
    anchor: str = "",
    playing: bool = False,
) -> Safe:
    """The rules of a game: what a minute tells, then all of them. `anchor`: the section that is meant; it opens there.
    `playing`: a table of it lies there, whose signs come after the minute.

    The page alone hears the buttons that print (`web/print.mjs`).
    """

    def drawn(name: str) -> Safe:
        return nameless(picture(name))

    names = (Button(section.title, "rules", f"{game}:{section.id}", "quiet") for section in sections)
    return el(
        "article",
        el("h2", w("The rules of %(game)s", game=title)),
        _minute(w, minute, drawn) if minute else Safe(),
        _signs(w) if playing and not anchor else Safe(),
        el("nav", buttons(names), aria_label=w("Sections")),
        *(_section(section, drawn, section.id == anchor) for section in sections),
        _keys(w),
        el("p", _print(w("Print the summary"), "summary"), _print(w("Print everything"), "all"), class_=css.BUTTONS),
        class_=f"{css.READING} {css.RULES}",
    )


def _signs(w: Words) -> Safe:
    """Room for the signs that are on the table now: the page alone knows them (web/signs.mjs), and shows it then."""
    return el(
        "details", el("summary", w("The signs on the table")), el("ul"), class_=css.SIGNS_HERE, open=True, hidden=True
    )


def _keys(w: Words) -> Safe:
    """For those who play without touching: the same in every game (web/keys.mjs)."""
    return el(
        "section",
        el("h3", w("With the keyboard")),
        el(
            "p",
            w(
                "Arrows lead from one thing to the next, Enter chooses it, and Enter once more on what is chosen means "
                "“Done”. N leads to the next thing that can be chosen, H to your hand, W to the table in words, D is "
                "“Done”, M says the last move again, S what is to be done, T is a hint, U is “Undo”, Escape lets go."
            ),
        ),
        el("p", w("“Keys” in the menu, or ?, shows all of them; there letters can be switched off.")),
        class_=f"{css.RULE_PART} {css.AT_LENGTH}",
    )


def _print(label: str, what: str) -> Safe:
    return el(
        "button", icon("print"), el("span", label), type="button", class_=f"{css.BUTTON} {css.QUIET}", data_print=what
    )


def _minute(w: Words, steps: Sequence[Minute], picture: Callable[[str], Safe]) -> Safe:
    return el(
        "section",
        el("h3", w("The game in one minute")),
        el("ol", *(el("li", picture(step.picture), el("p", step.sentence)) for step in steps), class_=css.MINUTE),
    )


def _section(section: Section, picture: Callable[[str], Safe], meant: bool) -> Safe:
    return el(
        "section",
        el("h3", section.title, tabindex=-1 if meant else None, autofocus=meant),
        picture(section.picture) if section.picture else Safe(),
        *(el("p", paragraph) for paragraph in section.paragraphs),
        *(el("p", sentence, class_=css.BRIEF) for sentence in section.brief),
        id=f"rule-{section.id}",
        class_=css.RULE_PART if section.brief else f"{css.RULE_PART} {css.AT_LENGTH}",
    )


def about(w: Words, originals: Sequence[str]) -> Safe:
    """Where the games come from, whom they speak of, what happens to what is typed here, and whose work is in it.

    `originals`: the original of each game, its author and publisher.
    """
    parts = (*_origins(w, originals), *_peoples(w), *_privacy(w), *_credits(w))
    return el("article", el("h2", w("About these games")), *parts, class_=css.READING)


def _origins(w: Words, originals: Sequence[str]) -> list[Safe]:
    return [
        el("p", w("Prateria brings these board games to the screen. You find them on the start page.")),
        _list(originals),
        el(
            "p",
            w(
                "We are not connected with their authors or publishers. All pictures, texts and sounds here are our "
                "own; nothing of the published art or rulebooks is used. If you like a game, look for its box."
            ),
        ),
    ]


def _peoples(w: Words) -> list[Safe]:
    return _part(
        w("Whom these games speak of"),
        w(
            "These games were made in Europe. They play with pictures that Europe had in its head: stereotypes of "
            "their time, not a portrait of anyone. We have kept the games and left out the costumes."
        ),
        w(
            "Real peoples have names of their own. The Wyandot, once called Huron by the French, call their land "
            "Wendake. The Iroquois call themselves Haudenosaunee, the people of the longhouse. Many Apache say Ndé, "
            "the Comanche Nʉmʉnʉʉ: both mean the people. Manitou is a word for spirit in Algonquian languages; the "
            "Anishinaabe write it manidoo. All of them live today, and they themselves tell it best."
        ),
        w(
            "The old rulebooks use words that we do not. In Manitou the clan mother was the squaw, a word that hurts, "
            "and the healer was the medicine man. Persons were Indians; here they are hunters, warriors, villagers. "
            "Among the Haudenosaunee clan mothers name the chiefs and can remove them: that is why the clan mother "
            "beats the chief."
        ),
    )


def _privacy(w: Words) -> list[Safe]:
    return _part(
        w("What happens to your data"),
        w(
            "Nothing that you type or play leaves this device unless you share it yourself. There are no accounts, "
            "no adverts and no counting of visitors. Saved games, names and settings stay in this browser; “Erase "
            "everything on this device” wipes them. No real names are needed."
        ),
        w(
            "A shared link holds the game behind the sign #, and that part of an address is not sent to any server. "
            "Whoever has the link has the game. Whoever hosts this page sees, as with every page, the internet "
            "addresses (IP) of the devices that fetch it."
        ),
        w(
            "Some browsers delete what a page has kept when it is not visited for a while; Safari does so after seven "
            "days. Put Prateria on the home screen, or save important games as a file."
        ),
    )


def _credits(w: Words) -> list[Safe]:
    return [
        *_part(
            w("Whose work is in it"),
            w(
                "Prateria itself, with its pictures and texts, is free under the MIT licence. It stands on the work of "
                "others:"
            ),
        ),
        _list(CREDITS),
    ]


def _part(title: str, *paragraphs: str) -> list[Safe]:
    return [el("h3", title), *(el("p", paragraph) for paragraph in paragraphs)]


def _list(lines: Sequence[str]) -> Safe:
    return el("ul", *(el("li", line) for line in lines))
