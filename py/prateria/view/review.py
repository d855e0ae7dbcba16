"""The review of a game that is over: who was ahead when, the moments that turned it, how the deal was. HTML."""

from ..kit.words import Words, isolate
from . import css
from .course import SLIM, TALL, WIDE, picture
from .furniture import Button, buttons, icon
from .marks import seat_mark
from .reviewed import Luck, Review, Stop, Swing, Turning, named, weightiest
from .reviewluck import luck
from .reviewswing import behind, biggest
from .svg import Safe, el, join

__all__ = ["Luck", "Review", "Stop", "Swing", "Turning", "behind", "better_by", "review"]


def review(w: Words, r: Review) -> Safe:
    """The whole panel: what happened and decided, the picture of it, what changed most, the luck, what can be tried,
    and what else there is to know. What is told comes when it is known, what takes long stands last: so the page is
    whole before that. Nothing is promised that may not come; what leads on stays in sight."""
    parts = [
        el("h2", w("How the game went")),
        *([el("p", el("b", r.ended), f" {r.decided}" if r.decided else "")] if r.ended else []),
        *([el("p", r.feat)] if r.feat else []),
        *([el("p", r.sources)] if r.sources else []),
        _curve(w, r),
    ]
    if r.judged:
        parts += [biggest(w, r), *([luck(w, r)] if r.deal and r.luck else []), _turnings(w, r), _how(w, r)]
    else:
        parts.insert(-1, _work(w, r))
    row = [Button(w("Look at the game"), "close", look="main")]
    if r.back:
        row.append(Button(w("Back to the result") if r.back == "result" else w("Back to the table"), "look-away"))
    return join((el("div", *parts, class_=css.REVIEW), buttons(row)))


def _work(w: Words, r: Review) -> Safe:
    """How far the computer is, and what it does now. That it is done is heard alone: what it has found is seen. Where
    nothing is judged that is said, and not that all was looked at."""
    if r.progress is None and not r.judged:
        return Safe()
    if r.progress is None:
        done = w("The computer has looked at the whole game.")
        return el("span", data_say=done, hidden=True)
    share = min(99, int(100 * r.progress))
    label = w("The computer looks at the game once more: %(n)d%%", n=share)
    bar = el("progress", max=100, value=share, aria_label=label)
    done = w("%(n)d%% done.", n=share)
    where = "▼ " * (r.looking is not None and bool(r.curve or r.spots))  # the mark that it has in the picture
    return el("p", f"{where}{_now(w, r)} {done}", bar, class_=css.REVIEW_WORK)


def _now(w: Words, r: Review) -> str:
    if r.now == "turns":
        return w("Now: every turn for a moment.")
    if r.now == "closely":
        return w("Now: turns that may have mattered.")
    if r.now == "deal":
        return w("Now: the luck with the deal.")
    return w("Now: the curve in the picture. It gets more and more exact.")


# -- who was ahead -------------------------------------------------------------------------------------------------


def _curve(w: Words, r: Review) -> Safe:
    alone = len(r.sitters) == 1
    if not r.judged:
        title = w("Points in the course of the game") if alone else w("Who was ahead")
        note = w("Nobody knows for sure what would have been better. So you only see how it stood.")
    else:
        many = w("Who was nearer to winning")
        title = w("How many points it was likely to become") if alone else many
        note = f"{_shows(w, r)} {_broad(w, r)}"
    words = el("figcaption", el("b", title), el("span", note))
    drawn = (picture(w, r, title, paper) for paper in (SLIM, TALL, WIDE))
    return el("figure", words, *drawn, class_=f"{css.CHART_BOX} {css.REVIEW_CURVE}")


def _shows(w: Words, r: Review) -> str:
    """What a line is, in one sentence."""
    if len(r.sitters) == 1:
        return w(
            "The curve shows how many points it was likely to become. It is a guess from what one could know then."
        )
    if len(r.sitters) > 2:
        return w(
            "Each curve shows how far somebody was on the way to winning. It is a guess from what one could know then."
        )
    up, down = (isolate(one.name) for one in sorted(r.sitters, key=lambda one: one.seat != r.up))
    return w(
        "Above zero %(up)s was nearer to winning, below it %(down)s. It is a guess from what one could know then.",
        up=up,
        down=down,
    )


def _broad(w: Words, r: Review) -> str:
    """What the band is, and whose: of several lines one has it."""
    if r.faint:
        return w("The dotted lines beside it show how far the guess may be off.")
    if len(r.sitters) < 3:
        return w("The band around the curve shows how far the guess may be off.")
    name = next(isolate(one.name) for one in r.sitters if one.seat == r.up)
    return w("The band around the curve of %(name)s shows how far the guess may be off.", name=name)


# -- the moments ---------------------------------------------------------------------------------------------------


def _turnings(w: Words, r: Review) -> Safe:
    """The moments in the order of the game, each to be tried; which of them weighs most is said. Before one is found
    the computer is seen to look for it: whether there was one is told in any case."""
    if not r.turnings and r.progress is not None:
        looks = w("The computer looks for one meanwhile. You need not wait.")
        return el("section", el("h3", w("Was there a better move?")), el("p", looks), _work(w, r))
    parts = [el("h3", w("Was there a better move?")), _work(w, r)]
    if r.turnings:
        task = (
            w("Something better was possible here. Can you find it?")
            if len(r.turnings) == 1
            else w("Something better was possible in these moments, as they came in the game. Can you find it?")
        )
        so_far = [w("Found so far; this may still change.")] * (r.progress is not None)
        parts.append(el("p", " ".join((task, *so_far))))
        most = weightiest(r)
        weighs = w("This moment mattered most.") if len(most) == 1 else w("No other moment mattered more.")
        wells = [one.well for one in r.turnings]
        again = [well in wells[:n] for n, well in enumerate(wells)]
        listed = (
            _turning(w, n, one, named(r, one), weighs if one in most else "", again[n - 1])
            for n, one in enumerate(r.turnings, 1)
        )
        parts.append(el("ol", *listed, class_=css.TURNINGS))
        if r.progress is None and r.untold:
            more = w.n("There was one more moment, but a smaller one.", "There were more moments, but smaller ones.",
                       r.untold)  # fmt: skip
            parts.append(el("p", more))
    else:
        none = w("The computer found no move that was clearly better.")
        parts += [el("p", none), *([el("p", r.lost)] if r.lost else [])]  # it need not have been a move
    return el("section", *parts)


def better_by(w: Words, amount: str, sure: bool = False) -> str:
    """By so many points, cards or animals, in a few words. `sure`: always, not on the average."""
    if sure:
        return w("%(amount)s better", amount=amount)
    return w("on average %(amount)s better", amount=amount)


def _turning(w: Words, n: int, one: Turning, title: str, weighs: str, again: bool) -> Safe:
    """A moment on its key. `again`: that no harm came of it has been told of one before in all words."""
    done = [el("span", icon("check"), " ", w("Found"), class_=css.SMALL)] if one.solved else []
    small = [one.did, w("With another move: %(better)s", better=better_by(w, one.amount, one.sure))]
    if weighs:
        small.append(weighs)
    if one.turns:
        small.append(one.turns)
    if one.well:
        small.append(w("Here too no harm came of it.") if again else one.well)
    return el(
        "li",
        el(
            "button",
            el("b", f"{n}."),
            seat_mark(one.seat),
            el("span", title, *done, *(el("span", said, class_=css.SMALL) for said in small)),
            type="button",
            class_=css.BUTTON,
            data_do="moment",
            data_value=one.begin,
            autofocus=one.here,
        ),
    )


def _how(w: Words, r: Review) -> Safe:
    looked = [w("Only the turns of people are checked here, not those of computers.")] * bool(r.looked)
    average = [w("“On average” means: sometimes more comes of it, sometimes less.")]
    told = (
        *looked,
        w("The computer knows only what the player could know then. It shuffles what is hidden again and again."),
        w("In all these games it tries what was played and what looks best, and lets everybody go on sensibly."),
        w("The curve may jump and come back: whatever comes to light changes what it expects."),
        w("It tells only of what came out clearly better again and again. It may be wrong all the same."),
        *(average * (not all(one.sure for one in r.turnings))),
    )
    return el("details", el("summary", w("How does it know?")), *(el("p", one) for one in told))
