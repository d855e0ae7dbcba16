"""What is shown while a device changes hands: the curtain, a race before it begins, a game from a link, names. HTML in
the player's words."""

from collections.abc import Sequence

from ..kit.words import Words, isolate
from . import css
from .frame import Sitter
from .furniture import Button, button, buttons, icon
from .marks import name_of, seat_mark
from .svg import Safe, el, join

__all__ = ["covered", "curtain", "far_side", "join_table", "names", "opening", "portrait", "steps"]


def portrait(sitter: Sitter) -> Safe:
    """Somebody's animal, with the mark of the seat: the words beside it say who it is."""
    animal = el("svg", el("use", href=f"#mark-{sitter.mark}"), aria_hidden="true")
    return el("span", animal, seat_mark(sitter.seat), class_=css.PORTRAIT)


def curtain(
    w: Words, sitter: Sitter, aside: str, again: bool = False, standing: Sequence[tuple[Sitter, str]] = ()
) -> Safe:
    """Between two people at one device: nothing of the table shows through. `aside`: which round it is; `again`: it is
    in the same hands as before, only all have looked on meanwhile; `standing`: what everybody knows that each has."""
    name = isolate(sitter.name)
    hand = () if again else (icon("tablet"), icon("next"))
    return el(
        "section",
        el("div", *hand, portrait(sitter), class_=css.CURTAIN_MARK),
        el(
            "div",
            el("h2", w("%(name)s goes on", name=name) if again else w("Hand the device to %(name)s", name=name)),
            el("p", w("Everyone else looks away.")),
            buttons([Button(w("I am %(name)s", name=name), "uncover", look="main")]),
            el("p", aside, class_=css.SMALL),
            _standing(standing) if standing else Safe(),
        ),
        class_=f"{css.CURTAIN} s{sitter.seat}",
    )


def _standing(standing: Sequence[tuple[Sitter, str]]) -> Safe:
    """What each has so far, side by side."""
    return el("ul", *(el("li", name_of(one), el("b", has)) for one, has in standing), class_=css.SO_FAR, role="list")


def covered(
    w: Words, begun: bool, people: int = 0, seating: Safe | str = "", rules: Sequence[Safe] = (), leaving: str = "",
    stands: str = "", opposite: bool = False, signs: Sequence[Safe] = (), left: int | None = None,
) -> Safe:  # fmt: skip
    """Over a race that stands still. `begun`: it goes on from somewhere, where it `stands` so. Else: how many `people`
    are round the screen, the drawing of who sits where, and what they must know, each as a picture with a sentence.
    `leaving`: the symbol on the way out; `opposite`: somebody sits at the far side; `signs`: what those of the table
    mean, for who has time to read now; `left`: so many milliseconds remain to those who may still act."""
    begin = Button(w("Go on") if begun else w("Begin"), "pause", look="main")
    row = [
        Button(w("Settings"), "settings", look="quiet", symbol="settings"),
        Button(w("Share"), "share", look="quiet", symbol="share"),
        Button(w("Rules"), "rules", look="quiet"),
        Button(w("To the start page"), "home", look="quiet", symbol=leaving),
    ]
    title, told = w("Is everyone ready?") if people > 1 else w("Ready?"), []
    if begun:
        so_far = [w("So far: %(points)s.", points=stands)] if stands else []
        if left is not None:
            seconds = f"{max(left, 100) / 1000:.1f}".replace(".", "." if w.lang == "en" else ",")
            so_far.append(w("Somebody has claimed: the others have another %(time)s seconds.", time=seconds))
        title, told = w("Pause"), [*so_far, w("The cards are covered, and the game waits: “Go on” uncovers them.")]
    elif people > 1:
        told = [w("Put the device flat between you. Everyone must reach their own four cards.")]
    elif people:
        told = [w("Your four cards lie in front of you; the computer players are as quick as people.")]
    if not begun:
        told.append(
            w("You turn the cards one after another, but you may all claim at the same time. The most cards win.")
        )
        told.append(w("“Pause” stops the game at any time and explains the signs."))
    return el(
        "section",
        far_side(title, *told[: len(told) - 1]) if begun and opposite else Safe(),
        el("h2", title),
        el("div", seating, *(el("p", sentence) for sentence in told)),
        steps(rules) if rules else Safe(),
        el("ul", *(el("li", one) for one in signs), class_=css.TOLD_SIGNS, role="list") if signs else Safe(),
        buttons(row),
        buttons([begin]),
        class_=css.READY,
    )


def far_side(*said: str) -> Safe:
    """What all must know, once more for who reads it from the other side of the screen."""
    return el("div", *(el("p", one) for one in said), class_=css.OPPOSITE, aria_hidden="true")


def opening(w: Words, title: str, aim: str, rules: Sequence[Safe], heard: Sequence[str]) -> Safe:
    """What must be known before the first action: what one plays for, and pictures with a sentence each. `heard`: what
    else those must know who do not see the table."""
    row = [Button(w("Begin"), "go-on", look="main"), Button(w("Rules"), "rules", look="quiet")]
    unseen = (el("p", one, class_=css.UNSEEN, data_say="") for one in heard)
    return join((el("h2", title), el("p", aim, class_=css.AIM, data_say=""), steps(rules), *unseen, buttons(row)))


def steps(rules: Sequence[Safe]) -> Safe:
    """A few pictures with their sentences, one below the other."""
    return el("ol", *(el("li", rule) for rule in rules), class_=css.MINUTE)


def join_table(
    w: Words,
    game: str,
    title: str,
    seats: Sequence[Sitter],
    asked: Sequence[int],
    likely: int | None,
    kinds: Sequence[str],
) -> Safe:
    """Who sits where, asked when a link is opened. `game`: its id, for its picture; `asked`: the seats that somebody is
    to speak for, the others are computer players; `likely`: the seat of the one who opens it; `kinds`: what can be
    answered, `here` first."""
    labels = {
        "here": w("plays on this device"),
        "away": w("plays elsewhere"),
        "first": w("computer: first steps"),
        "normal": w("computer: normal"),
        "strong": w("computer: strong"),
    }
    usual = "away" if "away" in kinds else "here"

    def answer(sitter: Sitter) -> Safe:
        if sitter.seat not in asked:
            return el("span", labels.get(sitter.bot or "", w("Computer")))
        chosen = "here" if sitter.seat == likely else usual
        options = (el("option", labels[kind], value=kind, selected=kind == chosen) for kind in kinds)
        return el("select", *options, name=f"seat{sitter.seat}")

    rows = [
        el(
            "label" if sitter.seat in asked else "div",
            portrait(sitter),
            el("span", el("bdi", sitter.name)),
            answer(sitter),
            class_=css.SEAT_ROW,
        )
        for sitter in seats
    ]
    return join(
        (
            el("h2", w("A game from a link")),
            el("svg", viewBox="0 0 320 150", class_=css.GAME_ART, data_game=game, aria_hidden="true"),
            el("p", el("b", title)),
            el("p", w("Which seats are yours?")),
            el(
                "p",
                w("Names stay on the device where they were typed: here everybody is called after their animal."),
                class_=css.SMALL,
            ),
            el(
                "form",
                *rows,
                el(
                    "div",
                    el("button", w("Open the game"), type="submit", class_=f"{css.BUTTON} {css.MAIN}"),
                    button(Button(w("All play on this device"), "join-all")),
                    class_=css.BUTTONS,
                ),
                data_do="join",
            ),
        )
    )


def names(w: Words, sitters: Sequence[Sitter], typed: Sequence[str], problem: str = "") -> Safe:
    """What the people at this device are called. `typed`: what each has typed so far, '' for the name of the animal;
    `problem`: what was wrong with the last try."""
    fields = (
        el(
            "label",
            portrait(sitter),
            el("span", el("bdi", sitter.name)),
            el(
                "input",
                name=f"name{sitter.seat}",
                value=name,
                maxlength=60,
                autocomplete="off",
                spellcheck="false",
                class_=css.FIELD,
                aria_label=w("Name"),
            ),
            class_=css.SEAT_ROW,
        )
        for sitter, name in zip(sitters, typed, strict=True)
    )
    return join(
        (
            el("h2", w("Names")),
            el("p", w("First names or invented ones are enough. They stay on this device."), class_=css.SMALL),
            el("p", problem, data_say="", role="alert") if problem else Safe(),
            el(
                "form",
                *fields,
                el(
                    "div",
                    el("button", w("Done"), type="submit", class_=f"{css.BUTTON} {css.MAIN}"),
                    button(Button(w("Back"), "settings")),
                    class_=css.BUTTONS,
                ),
                data_do="set-names",
            ),
        )
    )
