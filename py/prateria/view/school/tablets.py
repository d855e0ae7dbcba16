"""What a teacher needs to know of the tablets: are they ready, how do children stay in the game, where do results lie.
HTML in the teacher's words."""

from typing import Final

from ...kit.words import Words
from .. import css
from ..furniture import Button, button, icon
from ..svg import Safe, el

__all__ = ["WORKSHOP_MB", "pages", "ready_line", "tablets", "way_of_results", "workshop_line"]

WORKSHOP_MB: Final = 4
"""What crosses the line for it, beside what the table needs; e2e/test_kept_workshop.py counts it."""


def ready_line(w: Words) -> Safe:
    """Whether this device needs a network: the page shows the one that is true, and changes over by itself."""
    ready = w("This device is ready: it works without a network.")
    waits = w("This device is not ready yet: leave this page open with a network for a minute or two.")
    return el(
        "p",
        el("span", icon("check"), ready, class_=css.WHEN_READY),
        el("span", icon("download"), waits, class_=css.UNTIL_READY),
        class_=css.DEVICE_STATE,
        role="status",
    )


def workshop_line(w: Words) -> Safe:
    """Whether the workshop is kept here too, and a button that has it kept. As above, the page shows what is true."""
    first = w("The workshop is not kept on this device yet. It takes another %(n)d MB.", n=WORKSHOP_MB)
    states = (
        ("not", "download", first),
        ("coming", "download", w("The workshop is coming: leave this page open.")),
        ("failed", "info", w("Not all of the workshop has come: is there a network? Then try again.")),
        ("ready", "check", w("The workshop and its path are ready: they work without a network.")),
    )
    return el(
        "div",
        el(
            "p",
            *(el("span", icon(sign), said, data_when=state) for state, sign, said in states),
            class_=css.DEVICE_STATE,
            role="status",
        ),
        el(
            "button",
            icon("download"),
            el("span", w("Keep the workshop for offline use")),
            type="button",
            class_=css.BUTTON,
            data_keep="workshop",
        ),
        class_=css.KEEP_WORKSHOP,
    )


def tablets(w: Words) -> Safe:
    """How tablets are made ready, and kept to the game."""
    parts = (
        (
            w("QR codes: which tablets need an app"),
            w(
                "iPads, and most Android tablets from Android 9 on, read QR codes with their own camera. Older ones "
                "need an app that reads QR codes – or children type the five words, which needs no camera."
            ),
        ),
        (
            w("iPad: stay in the game (Guided Access)"),
            w(
                "Settings, Accessibility, Guided Access: switch it on and set a code. Open Prateria and press the side "
                "button three times (the home button, where there is one). The same three presses and the code end it."
            ),
        ),
        (
            w("Android: stay in the game (app pinning)"),
            w(
                "Settings, Security, App pinning (or Screen pinning): switch it on. Open the overview of open apps, "
                "touch the icon over the browser, choose “Pin”. To end it, hold Back and Overview, or swipe up and "
                "hold."
            ),
        ),
        (
            w("iPad: browser or home screen"),
            w(
                "The camera opens links in Safari, not in the app on the home screen, and each keeps games of its "
                "own. Use one of the two for a class."
            ),
        ),
    )
    return el(
        "section",
        ready_line(w),
        workshop_line(w),
        *(el("details", el("summary", title), el("p", text)) for title, text in parts),
    )


TABLET: Final = (
    el("rect", x=16, y=6, width=64, height=60, rx=6, fill="none", stroke="currentColor", stroke_width=3),
    el(
        "path", d="M32 18h12v12h-12zM52 18h12v12h-12zM32 38h12v12h-12zM52 38h5v5h-5zM59 45h5v5h-5z", fill="currentColor"
    ),
)
SCANNED: Final = (
    el("rect", x=30, y=4, width=36, height=64, rx=6, fill="none", stroke="currentColor", stroke_width=3),
    el(
        "path",
        d="M37 18h22M37 28h22M37 38h22M37 48h14",
        fill="none",
        stroke="currentColor",
        stroke_width=3,
        stroke_linecap="round",
    ),
    el("path", d="M2 36h18m-7-7 7 7-7 7", fill="none", stroke="currentColor", stroke_width=3),
)
FILED: Final = (
    el("path", d="M28 4h28l14 14v50H28zM56 4v14h14", fill="none", stroke="currentColor", stroke_width=3),
    el("path", d="M36 30h26M36 42h26M36 54h26M49 26v34", fill="none", stroke="currentColor", stroke_width=2),
    el("path", d="M2 36h16m-7-7 7 7-7 7", fill="none", stroke="currentColor", stroke_width=3),
)


def way_of_results(w: Words) -> Safe:
    """Where results lie and how they are moved, in three pictures."""
    steps = (
        (TABLET, w("The table shows its result as a QR code.")),
        (SCANNED, w("You scan it with this device. It is kept in this browser, and nowhere else.")),
        (FILED, w("Save the list as CSV or print it, and take it with you: then you may erase it here.")),
    )
    return el(
        "ol",
        *(
            el("li", el("svg", *drawn, viewBox="0 0 96 72", aria_hidden="true"), el("p", sentence))
            for drawn, sentence in steps
        ),
        class_=css.RESULTS_WAY,
    )


def pages(w: Words) -> Safe:
    """Pages of their own."""
    return el(
        "div",
        button(Button(w("Lesson plan"), "class-plan", look="quiet", symbol="lesson")),
        button(Button(w("Rules to print"), "class-rules", look="quiet", symbol="rules")),
        button(Button(w("Privacy"), "class-privacy", look="quiet", symbol="info")),
        el("a", icon("bot"), el("span", w("Learn to program")), href="./path.html", class_=f"{css.BUTTON} {css.QUIET}"),
        class_=css.BUTTONS,
    )
