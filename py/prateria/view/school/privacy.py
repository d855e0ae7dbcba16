"""Privacy, for a school to sign off: what is kept where and for how long, who sees what, how it is erased. HTML in the
reader's words.

`KEPT` says the same as web/places.mjs, the list of all places of a device that are written to; a test compares them.
"""

from typing import Final, NamedTuple

from ...kit.words import Words
from .. import css
from ..svg import Safe, el
from .paper import paper_buttons

__all__ = ["KEPT", "Place", "privacy"]


class Place(NamedTuple):
    """`store` and `key` as browsers call them; `what` and `until`: keys of the sentences below; `erased`: by "Erase
    everything on this device"."""

    store: str
    key: str
    what: str
    until: str
    erased: bool = True


KEPT: Final = (
    Place("localStorage", "prateria:g:*", "game", "erased"),
    Place("indexedDB", "prateria", "copy", "erased"),
    Place("localStorage", "prateria:prefs", "prefs", "erased"),
    Place("localStorage", "prateria:stats", "stats", "erased"),
    Place("localStorage", "prateria:class:*", "class", "erased"),
    Place("indexedDB", "prateria-class", "class-copy", "erased"),
    Place("localStorage", "prateria:review:*", "review", "erased"),
    Place("localStorage", "prateria:lessons", "lessons", "erased"),
    Place("localStorage", "prateria:bot:*", "bot", "erased"),
    Place("indexedDB", "prateria-bots", "bot-copy", "erased"),
    Place("localStorage", "prateria:path", "path", "erased"),
    Place("sessionStorage", "prateria:table", "table", "closed"),
    Place("caches", "prateria-handed-in", "handed", "opened"),
    Place("localStorage", "prateria:tab:*", "tab", "closed"),
    Place("localStorage", "prateria:start", "starts", "erased"),
    Place("sessionStorage", "prateria:start", "starting", "closed"),
    Place("localStorage", "prateria:gen", "generation", "data", False),
    Place("caches", "prateria-runtime-*", "program", "data", False),
    Place("caches", "prateria-app-*", "program", "data", False),
    Place("caches", "prateria-memory-*", "memory", "data", False),
    Place("caches", "prateria-workshop-*", "workshop", "data", False),
    Place("caches", "prateria-rooms-*", "rooms", "data", False),
)


def _what(w: Words) -> dict[str, str]:
    return {
        "game": w("Saved games: moves, animals, and names if somebody has typed them"),
        "copy": w("A second copy of the games, and a note of those that were deleted"),
        "prefs": w("Language, colours, sound; the names of the last table"),
        "stats": w("Games played and won by name, only if somebody has switched statistics on"),
        "class": w(
            "For teachers: the class that was prepared, the results of its tables and of its bots, names added, a lock"
        ),
        "class-copy": w("A second copy of what is kept for a class"),
        "review": w("What the computer has found out about a game that is over"),
        "lessons": w("Which guided rounds were begun and finished"),
        "bot": w("A bot that somebody writes in the workshop"),
        "bot-copy": w("A second copy of the bots"),
        "path": w("Which steps of the path in the workshop are done"),
        "table": w("Which game this tab has open"),
        "handed": w("A game that another app has handed over"),
        "tab": w("Which tab has a game open, in older browsers"),
        "starts": w("How often the page could not be started: a number"),
        "starting": w("That the page is just being started"),
        "generation": w("How often everything was erased: a number"),
        "program": w("The program, so that it works without a network"),
        "memory": w("The started program, before any game"),
        "workshop": w("The program of the workshop"),
        "rooms": w("The started program of the workshop, before any bot"),
    }


def _until(w: Words) -> dict[str, str]:
    return {
        "erased": w("until it is erased"),
        "closed": w("until the tab is closed"),
        "opened": w("until it is opened"),
        "data": w("until the browser’s site data are deleted"),
    }


def privacy(w: Words) -> Safe:
    """The whole page, to be read and printed."""
    return el(
        "article",
        el("h2", w("Privacy, for your school")),
        paper_buttons(w),
        _part(w("In short"), el("ul", *(el("li", line) for line in _short(w)))),
        _part(
            w("What is passed on, and by whom"),
            *_paragraphs(
                w(
                    "Only what somebody shares: a link or a QR code holds the moves and the animals, a result also the "
                    "number of the table. Names are never in them. What stands behind the sign # of an address is not "
                    "sent to any server."
                ),
                w("A file with a saved game or a class does hold the names that were typed."),
            ),
        ),
        _part(w("In the terms of the GDPR"), el("ul", *(el("li", line) for line in _terms(w)))),
        _part(
            w("How to erase"),
            *_paragraphs(
                w(
                    "One game: the bin beside it in the list. The results of a class: “Erase the results” on the page "
                    "for teachers. Everything: Settings, “Erase everything on this device”; names, games, results and "
                    "settings are gone then, the program stays."
                ),
                w(
                    "Some browsers delete by themselves what a page has kept: Safari does after seven days without a "
                    "visit, unless the page is on the home screen."
                ),
            ),
        ),
        _part(
            w("Read and approved"),
            el("ul", *(el("li", el("span", line)) for line in _lines(w)), class_=f"{css.NAMES} {css.SIGNED}"),
        ),
        el(
            "details",
            el("summary", w("Annex: every place in the browser that is written to, one by one")),
            _table(w),
            class_=css.OWN_SHEET,
        ),
        class_=f"{css.READING} {css.PRINTED} {css.PRIVACY}",
    )


def _short(w: Words) -> tuple[str, ...]:
    return (
        w("No accounts, no cookies, no adverts, no counting of visitors."),
        w("Requests to other servers: %(n)d. The page forbids them to itself, and tests watch over it.", n=0),
        w("Nothing that is typed or played leaves this device, unless somebody shares it."),
        w("No names are needed: everybody is called after an animal."),
        w(
            "Kept on the device until somebody erases it: games with their moves, the language and other settings; "
            "on a teacher’s device also the class and its results. The annex names every place."
        ),
    )


def _terms(w: Words) -> tuple[str, ...]:
    return (
        w(
            "Controller for the web address is whoever runs it; for what is typed on tablets of the school, the school "
            "(Art. 4 no. 7)."
        ),
        w(
            "The host that delivers the page sees the internet address (IP) of each device that fetches it, as with "
            "every page, and works as a processor (Art. 28). Ask whoever runs the page where the host is, and for how "
            "long it keeps its logs."
        ),
        w(
            "What is kept on the device is strictly necessary for what the user has asked for, so it needs no consent "
            "(Art. 5(3) of the ePrivacy Directive). Statistics are off until somebody wants them."
        ),
        w("No profiling, no automated decisions (Art. 22)."),
        w("Data minimisation (Art. 5(1)(c)): animals in place of names, results without names."),
        w("Access and erasure (Art. 15 and 17): all of it can be seen, saved and erased on the device itself."),
        w("This page is no legal advice."),
    )


def _lines(w: Words) -> tuple[str, ...]:
    return (w("School"), w("Date"), w("Data protection officer or head teacher"))


def _table(w: Words) -> Safe:
    what, until = _what(w), _until(w)
    heads = (w("What"), w("Where in the browser"), w("How long"), w("Goes with “Erase everything”"))
    rows = (
        el(
            "tr",
            el("th", what[place.what], scope="row"),
            el("td", el("code", f"{place.store} {place.key}", dir="ltr"), data_label=heads[1]),
            el("td", until[place.until], data_label=heads[2]),
            el("td", w.p("option", "yes") if place.erased else w.p("option", "no"), data_label=heads[3]),
        )
        for place in KEPT
    )
    return el(
        "table",
        el("thead", el("tr", *(el("th", head, scope="col") for head in heads))),
        el("tbody", *rows),
        class_=css.KEPT,
    )


def _part(title: str, *inside: Safe) -> Safe:
    return el("section", el("h3", title), *inside)


def _paragraphs(*lines: str) -> tuple[Safe, ...]:
    return tuple(el("p", line) for line in lines)
