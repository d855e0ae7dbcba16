"""What opens over the table: share, settings, questions. HTML in the player's words."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from ..kit.words import Words, isolate
from . import css, locks
from .furniture import Button, buttons, choices
from .qr import qr_code
from .svg import Safe, el, join

__all__ = ["ASKING", "RACE", "message", "settings", "share"]


RACE: Final = {"window": ("1000", "1500", "2500", "4000"), "pace": ("500", "900", "1500", "3000")}
"""What a race can be set to, in milliseconds."""


ASKING: Final = {"ask": ("every", "more", "4", "6"), "turns": ("self", "touch")}
"""When people are asked in a game in which one often has nothing to do: see `Flow.asking`."""


def message(title: str, sentences: Iterable[str], row: Sequence[Button]) -> Safe:
    """A heading, a few sentences, and what can be done."""
    return join((el("h2", title), *(el("p", sentence) for sentence in sentences), buttons(row)))


def share(
    w: Words, url: str, qr: tuple[str, int], sheet: bool, done: str = "", over: bool = False, whose: str = ""
) -> Safe:
    """The game as a link, a QR code and a file. `qr`: path data and size; `sheet`: the device can hand it on; `done`:
    said; `over`: it is finished; `whose`: the one on another device whose turn it is."""
    row = [Button(w("Copy the link"), "copy-link", look="main")]
    if sheet:
        row.append(Button(w("Send ..."), "send-link"))
    row.append(Button(w("Save this game as a file"), "export"))
    return join(
        (
            el("h2", w("Share this game")),
            el("p", el("b", w("It is %(name)s’s turn on another device: send the link.", name=isolate(whose))))
            if whose
            else Safe(),
            el(
                "p",
                w("The link holds the whole game. Whoever opens it can look at the table and the result.")
                if over
                else w("The link holds the whole game up to now. Whoever opens it can play on from here."),
            ),
            qr_code(qr, w("QR code of this game")),
            el("p", el("input", value=url, readonly=True, aria_label=w("Link"), class_=css.LINK, dir="ltr")),
            buttons(row),
            el("p", done, data_say=""),
            el(
                "p",
                w("It says where people and computer players sit, with their animals. Names stay on this device."),
                class_=css.SMALL,
            ),
            el(
                "p",
                w("What the screen hides from others, someone who knows how can read out of the link."),
                class_=css.SMALL,
            ),
            el("p", w("The file holds the names as well."), class_=css.SMALL),
        )
    )


def _race(w: Words, race: Mapping[str, object]) -> list[Safe]:
    """What can be set for a race; `ease`: where computers play."""
    windows, paces = RACE["window"], RACE["pace"]
    lengths = (w("one second"), w("a second and a half"), w("two and a half seconds"), w("four seconds"))
    turns = (w("after half a second"), w("after one second"), w("after a second and a half"), w("after three seconds"))
    return [
        choices(
            w("After the first claim the board stays open"),
            "set-window",
            tuple(zip(windows, lengths, strict=True)),
            str(race["window"]),
        ),
        choices(
            w("The next card can be turned"),
            "set-turns",
            tuple(zip(paces, turns, strict=True)),
            str(race["pace"]),
        ),
        *_easing(w, race),
    ]


def _easing(w: Words, race: Mapping[str, object]) -> list[Safe]:
    if "ease" not in race:
        return []
    ways = (("yes", w.p("option", "yes")), ("no", w.p("option", "no")))
    now = "yes" if race["ease"] else "no"
    return [choices(w("Computer players are slower where people have far fewer cards"), "set-ease", ways, now)]


def _counts(w: Words, confirmed: str) -> Safe:
    """When a move counts."""
    ways = (
        ("all", w("always with “Done”")),
        ("some", w("whole moves with “Done”")),
        ("none", w("at once, without “Done”")),
    )
    return choices(w("A move counts"), "set-confirm", ways, confirmed)


def _asking(w: Words, asking: Mapping[str, str]) -> list[Safe]:
    """When people are asked, and who turns the cards."""
    times = (
        w("at every card"),
        w("when there is more to take or to lose"),
        w("from 4 cards on"),
        w("from 6 cards on"),
    )
    ways = (w("by itself"), w("when somebody turns it"))
    found = []
    if "ask" in asking:
        found.append(choices(w("Ask us"), "set-ask", tuple(zip(ASKING["ask"], times, strict=True)), asking["ask"]))
    if "turns" in asking:
        pairs = tuple(zip(ASKING["turns"], ways, strict=True))
        found.append(choices(w("The next card comes"), "set-turning", pairs, asking["turns"]))
    return found


def settings(
    w: Words,
    prefs: dict[str, object],
    undo: str,
    shut: Collection[str] = (),
    locked: bool = False,
    race: Mapping[str, object] | None = None,
    asking: Mapping[str, str] | None = None,
) -> Safe:
    """What can be set at the table. `undo`: fair, open or shut; `shut`: what a lock forbids (`core.school.profile`);
    `locked`: there is a lock; `race`: what is set for a race, None elsewhere; `asking`: when people are asked, where
    that can be set."""
    parts: list[Safe] = [el("h2", w("Settings of this table"))]
    if "settings" not in shut:
        parts += [
            *(_race(w, race) if race else ()),
            *_asking(w, asking or {}),
            *(() if race else (_counts(w, str(prefs.get("confirm") or "some")),)),  # in a race all counts at once
            choices(
                w("Computer players move"),
                "set-pace",
                (("slow", w("slowly")), ("normal", w("normally")), ("fast", w("fast"))),
                str(prefs.get("pace") or "normal"),
            ),
        ]
        if "undo" not in shut and not race:  # where nothing is taken back
            parts.append(
                choices(
                    w("Undoing moves"),
                    "set-undo",
                    (
                        ("fair", w("only until something new is seen")),
                        ("open", w("always")),
                        ("shut", w("never")),
                    ),
                    undo,
                )
            )
    parts.append(locks.shut_here(w, shut) if locked else locks.to_lock(w, bool(race)))
    row = [
        Button(w("Colours, sound, language"), "menu"),
        Button(w("Back to the table"), "close", look="main"),
    ]
    if "names" not in shut:
        row.insert(0, Button(w("Names"), "names"))
    return el("div", *parts, buttons(row), class_=css.SETTINGS)
