"""What surrounds the table when somebody looks back on a game: the bar, what else can be done there, the link to a
place, the answer of a riddle. HTML in the player's words."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from ..kit.words import Words
from . import css
from .furniture import Button, button, buttons, choices, icon
from .qr import qr_code
from .svg import Safe, el, join

__all__ = ["SPEEDS", "Bar", "answers", "bar", "more", "share_place", "where"]

SPEEDS: Final = ("slow", "normal", "fast")
MARKS: Final = 12
"""With more rounds than these only every so many of them are marked."""


class Bar(NamedTuple):
    """`at` of `of`: the look that is shown, from 0; `place`: where that is in words (which round); `rounds`: the looks
    at which rounds begin; `viewpoints`: (value, label) of those one may choose, and the `chosen` one; `free`: the
    position may be played on and passed on; `more`: there is more to come; `riddle`: what comes may be guessed; `home`:
    there is no table to go back to; `over`: the game was played to its end; `back`: one has just
    gone back, so that nothing glides and no number runs backwards; `unit`: what the game calls its rounds."""

    at: int
    of: int
    place: str
    rounds: Sequence[int]
    playing: bool
    speed: str
    viewpoints: Sequence[tuple[str, str]]
    chosen: str
    free: bool
    more: bool
    riddle: bool
    home: bool
    over: bool = False
    back: bool = False
    unit: str = ""


def bar(w: Words, b: Bar) -> Safe:
    """The bar under the table. Its slider is kept by web/replay.mjs."""
    turns, play = b.unit or w.p("bar", "Round"), w("Pause") if b.playing else w("Play")
    back, on = f"←\u00a0{turns}", f"{turns}\u00a0→"  # each has a name of its own
    return el(
        "section",
        el(
            "div",
            _key(f"{back}: {w('one back')}", back, "skip-back", "replay-round", "-1", off=b.at == 0, wide=True),
            _key(w("One move back"), w.p("bar", "Back"), "back", "replay-step", "-1", off=b.at == 0),
            _key(
                play,
                play,
                "pause" if b.playing else "play",
                "replay-play",
                main=True,
            ),
            _key(w("One move on"), w.p("bar", "Forward"), "next", "replay-step", "1", off=b.at == b.of),
            _key(f"{on}: {w('one on')}", on, "skip", "replay-round", "1", off=b.at == b.of, wide=True),
            class_=css.REPLAY_KEYS,
            role="group",
            aria_label=w("Looking back"),
        ),
        _way(w, b),
        _choice(w("Speed"), "replay-speed", _speeds(w), b.speed),
        el(
            "div",
            *_seen_by(w, b),
            *(button(one._replace(look=css.QUIET)) for one in _ways(w, b)),
            *([_key(w("Share"), w("Share"), "share", "replay-share")] if b.free else []),
            class_=css.REPLAY_WAYS,
        ),
        _key(w("More"), w("More"), "dots", "replay-more", look=css.REPLAY_MORE),
        el("span", _key(_away(w, b), w("Close"), "close", "look-away"), class_=css.REPLAY_END),
        class_=css.REPLAY,
        aria_label=w("Looking back"),
        data_back="" if b.back else None,
    )


def where(w: Words, b: Bar) -> str:
    """How far one is, by ear."""
    return f"{w('Move %(n)d of %(of)d', n=b.at, of=b.of)}, {b.place}"


def more(w: Words, b: Bar) -> Safe:
    """On phones: what stands beside the bar elsewhere."""
    row = [Button(label, "replay-viewpoint", value, pressed=value == b.chosen) for value, label in b.viewpoints]
    seen_by = el("div", el("p", w("Seen by"), class_=css.LABEL), buttons(row)) if len(row) > 1 else Safe()
    return el(
        "div",
        el("h2", w("Looking back")),
        buttons([*_ways(w, b), Button(w("Share"), "replay-share", symbol="share")]) if b.free else "",
        seen_by,
        choices(w("Speed"), "replay-speed", _speeds(w), b.speed),
        class_=css.SETTINGS,
    )


def share_place(
    w: Words, url: str, qr: tuple[str, int], sheet: bool, riddle: bool, name: str = "", done: str = ""
) -> Safe:
    """A link to a place in a game that is over. `riddle`: what was played there is to be guessed; `name`: by whom."""
    if riddle:
        title = w("A riddle from this game")
        told = w("Whoever opens the link sees this position and thinks: what would you do here?")
    else:
        title = w("This position as a link")
        told = w("Whoever opens the link looks at the game from here, and can go back and on in it.")
    row = [Button(w("Copy the link"), "replay-copy", look="main")]
    if sheet:
        row.append(Button(w("Send ..."), "replay-send"))
    return join(
        (
            el("h2", title),
            el("p", told),
            el("p", w("The link holds the whole game, with animals in place of names.")),
            qr_code(qr, w("QR code of this game")),
            el("p", el("input", value=url, readonly=True, aria_label=w("Link"), class_=css.LINK, dir="ltr")),
            buttons(row),
            el("p", done, data_say=""),
        )
    )


def answers(
    w: Words,
    mine: Sequence[str],
    played: Sequence[str],
    name: str,
    same: bool,
    free: bool,
    below: Safe,
    title: str = "",
    row: Sequence[Button] = (),
) -> Safe:
    """What one would do beside what `name` played, each in sentences. `below`: what else is to be said of both; `title`
    and `row`: the heading and the buttons, where they are others than those of a riddle."""
    usual = [
        Button(w("Look on"), "riddle-on", look="main"),
        Button(w("Think again"), "riddle-again"),
    ]
    if free:
        shared = Button(w("Share the riddle"), "riddle-share", symbol="share")
        usual += [Button(w("Play on from here"), "branch"), shared]
    return join(
        (
            el("h2", title or (w("Just as it was played!") if same else w("You and the game"))),
            el(
                "div",
                _answer(w("You would do this"), mine),
                _answer(w("Played by %(name)s", name=name), played) if not same else "",
                class_=css.ANSWERS,
            ),
            below,
            buttons(row or usual),
        )
    )


def _answer(title: str, sentences: Iterable[str]) -> Safe:
    return el("section", el("h3", title), *(el("p", sentence) for sentence in sentences))


def _ways(w: Words, b: Bar) -> list[Button]:
    """What can be made of the position."""
    if not b.free:
        return []
    row = [Button(w("Play on from here"), "branch", symbol="play", off=not b.more)]
    if b.riddle:
        row.append(Button(w("Riddle"), "riddle", symbol="bulb", off=not b.more))
    if b.over:
        row.append(Button(w("How it went"), "review", symbol="course"))
    return row


def _away(w: Words, b: Bar) -> str:
    return w("To the start page") if b.home else w("Back to the table")


def _seen_by(w: Words, b: Bar) -> list[Safe]:
    """Who sees it, where one can choose."""
    return (
        [icon("eye"), _choice(w("Seen by"), "replay-viewpoint", b.viewpoints, b.chosen)]
        if len(b.viewpoints) > 1
        else []
    )


def _speeds(w: Words) -> list[tuple[str, str]]:
    return list(zip(SPEEDS, (w.p("speed", "slow"), w.p("speed", "normal"), w.p("speed", "fast")), strict=True))


def _key(
    label: str,
    short: str,
    symbol: str,
    do: str,
    value: str = "",
    *,
    off: bool = False,
    main: bool = False,
    wide: bool = False,
    look: str = "",
) -> Safe:
    """A symbol with a `short` word under it. One that leads nowhere now keeps the focus of who has pressed it. `wide`:
    only where there is room."""
    name = label if short.lower() in label.lower() else f"{short}: {label}"  # what is read must be in what is heard
    return el(
        "button",
        icon(symbol),
        el("span", short),
        type="button",
        class_=" ".join(
            filter(
                None,
                (css.BUTTON, css.REPLAY_KEY, css.MAIN if main else css.QUIET, css.REPLAY_ROUND if wide else "", look),
            )
        ),
        data_do=do,
        data_value=value or None,
        aria_label=name,
        title=label,
        aria_description="",  # the title would say the name once more
        aria_disabled="true" if off else None,
    )


def _way(w: Words, b: Bar) -> Safe:
    """The slider, a mark on it where each round begins, and how far one is."""
    every = next(n for n in (1, 2, 5, 10, 20, 50, 1000) if len(b.rounds) <= n * MARKS)
    marks = (el("path", d=f"M{start} 0v10", class_=css.REPLAY_MARK) for start in b.rounds[::every])
    slider = el(
        "input",
        type="range",
        id="replay-at",
        min=0,
        max=b.of,
        step=1,
        value=b.at,
        data_at=b.at,
        data_change="replay-to",
        aria_label=w("Way through the game"),
        aria_valuetext=where(w, b),
    )
    box = f"0 0 {max(b.of, 1)} 10"
    rail = el("svg", *marks, viewBox=box, preserveAspectRatio="none", aria_hidden="true")
    count = el("span", f"{b.at} / {b.of}", class_=css.REPLAY_COUNT, aria_hidden="true")
    return el("div", el("span", rail, slider), count, class_=css.REPLAY_WAY)


def _choice(label: str, name: str, options: Iterable[tuple[str, str]], chosen: str) -> Safe:
    found = (el("option", words, value=value, selected=value == chosen) for value, words in options)
    return el("select", *found, data_change=name, title=label, class_=name)
