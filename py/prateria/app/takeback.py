"""Taking back: who may at this table, whether there is something to take back now, and doing it."""

from typing import Any

from prateria.core.session import Session

from .laid import answered
from .local import LocalGame
from .wishes import asking

__all__ = [
    "begun", "far", "going", "just_paid", "kept", "leave", "opened", "opening", "own_last", "passed_over",
    "pay_otherwise", "reopen", "reopens", "take_back", "undo_rule", "undoable", "waited", "would_go",
]  # fmt: skip


def undo_rule(local: LocalGame) -> str:
    """fair: while nothing new was seen; open: always, as practice; shut: only what was opened and not begun. Alone
    against bots: open."""
    usual = "open" if len(local.people) == 1 else "fair"
    return str(local.save.settings.get("undo", usual)) if local.may("undo") else "shut"


def opened(local: LocalGame) -> bool:
    """Whether the last thing done only opened a choice, and nothing was seen by it: nobody is to be held to that."""
    steps = local.session.steps
    return bool(steps) and local.game.flow.opens(steps[-1].action) and not steps[-1].reveals


def undoable(local: LocalGame) -> bool:
    """Whether there is something that the one at the screen may take back now; never in a race."""
    if local.race is not None or not local.mine or not (local.choice.open or local.actor is None):
        return False
    rule, session, viewer = undo_rule(local), local.session, local.shown.viewer
    if rule == "shut":
        return opened(local) and viewer is not None and session.can_undo(viewer)
    if viewer is not None and session.can_undo(viewer):
        return True
    return rule == "open" and any(step.of > 1 and step.action.seat in local.people for step in session.steps)


def begun(local: LocalGame) -> int:
    """Where in the record the action of several steps began that goes on now (`Flow.begun`), if who is at the screen
    can leave it whole; -1."""
    steps, state, viewer = local.session.steps, local.session.state, local.shown.viewer
    if viewer is None or local.shown.coach or not undoable(local) or undo_rule(local) == "shut":
        return -1
    at = len(steps)
    while local.game.flow.begun(state):
        at -= 1
        if at < 0 or steps[at].action.seat != viewer or steps[at].reveals:
            return -1
        state = steps[at].before
    return at if at < len(steps) else -1


def leave(local: LocalGame) -> bool:
    """All of that action is taken back."""
    at = begun(local)
    return at >= 0 and _cut(local, at, True)


def own_last(local: LocalGame) -> str:
    """The last action of the one at the screen, if it can be taken back now, or be done otherwise by a touch; else
    ''."""
    session, viewer = local.session, local.shown.viewer
    own = viewer is not None and undoable(local) and session.can_undo(viewer)
    at = len(session.steps) - 1 if own else waited(local)
    return str(session.steps[at].action.text) if at >= 0 else ""


def waited(local: LocalGame) -> int:
    """Where in the record the one at the screen has just waited, or was passed over, and nothing has come of it but
    that others have waited, too; -1 if nowhere. Where people are not asked at every step, who wants it after all has
    it by a touch: alone against bots even where these have shown since that they wait."""
    viewer = local.shown.viewer
    if viewer is None or not local.game.flow.asking or not undoable(local):
        return -1
    at = _waited(local, viewer)
    return at if at < 0 or local.session.can_undo(viewer) or undo_rule(local) == "open" else -1


def _waited(local: LocalGame, viewer: int) -> int:
    steps, small = local.session.steps, local.game.flow.small
    for at in range(len(steps) - 1, -1, -1):
        if not small(steps[at].before, steps[at].action):
            break
        if steps[at].action.seat == viewer and steps[at].of > 1:
            return at
    return -1


def reopens(local: LocalGame, pick: str) -> bool:
    """Whether that could be chosen there (`waited`)."""
    at = waited(local)
    return at >= 0 and any(pick in action.picks for action in local.session.steps[at].before.legal_actions())


def opening(local: LocalGame, text: str) -> str:
    """The first pick of the action with that text, if it could be chosen there (`waited`); ''."""
    at = waited(local)
    before = local.session.steps[at].before.legal_actions() if at >= 0 else ()
    return next((action.picks[0] for action in before if action.text == text and action.picks), "")


def passed_over(local: LocalGame, pick: str) -> bool:
    """Whether that could have been chosen since the last card, where the game answered for the one at the screen."""
    viewer, steps = local.shown.viewer, local.session.steps
    for at in range(len(steps) - 1, -1, -1):
        if viewer is None or steps[at].before.round != local.session.state.round:
            break
        if steps[at].action.seat == viewer and _unasked(local, at):
            return any(pick in action.picks for action in steps[at].before.legal_actions())
    return False


def _left(local: LocalGame, session: Session) -> int:
    """How many steps would be left; that session is cut."""
    viewer = local.shown.viewer
    if local.dealt >= 0 and local.actor is None:  # at one touch: so it goes at one
        return local.dealt
    if viewer is None or not session.can_undo(viewer):
        session.rewind_to(frozenset(local.people))
    else:
        session.undo()
    # what was chosen together, or ended by itself with its turn, is taken back together, and what was paid for with
    # its price
    while viewer is not None and session.can_undo(viewer):
        if len(session.steps) not in local.joined and not _price(local, session.state):
            break
        session.undo()
    whole = _begun(local, session)
    return len(session.steps) if whole < 0 else whole


def _begun(local: LocalGame, session: Session) -> int:
    """Where one's own decision stands of which the one that has just gone was chosen as a part, though others have
    answered between them (`Flow.further`): alone against bots both are taken back. -1: nowhere."""
    viewer, at = local.shown.viewer, len(session.steps)
    if at not in local.joined or undo_rule(local) != "open" or at >= len(local.session.steps):
        return -1
    own = (i for i in reversed(range(at)) if session.steps[i].action.seat == viewer and session.steps[i].of > 1)
    first = next(own, -1)
    if first < 0:
        return -1
    before, part = session.steps[first], local.session.steps[at].action
    return first if part in local.game.flow.further(before.before, before.action) else -1


def _price(local: LocalGame, state: Any) -> bool:
    """Whether a price is asked for there (`Flow.price`): who takes back means what was paid for."""
    bag = state.bag()
    return bag is not None and local.game.flow.price(bag)


def _unasked(local: LocalGame, at: int) -> bool:
    """Whether the game answered for a person there (`Flow.unasked`)."""
    steps, wish = local.session.steps, asking(local)
    if not wish or steps[at].action.seat not in local.people:
        return False
    return bool(local.game.flow.unasked(steps[at].before, steps[:at], local.people, wish) == steps[at].action)


def _name(label: str) -> str:
    """What something is called, without what it would do.

    >>> _name("Ritual (now: Ritual +2): a point for each set."), _name("Hunt, Fish (top left)")
    ('Ritual', 'Hunt, Fish (top left)')
    """
    name = label.partition(":")[0]
    return (name.rpartition("(")[0] if name.count("(") > name.count(")") else name).rstrip(" .")


def would_go(local: LocalGame) -> str:
    """What the next touch on "Undo" takes back, told as the log told it; '' where there is nothing. Where others have
    decided since, or something was seen by it, that is said too."""
    return " ".join(filter(None, going(local)))


def going(local: LocalGame) -> tuple[str, str]:
    """The same in two parts: one's own, in a sentence; and what goes with it, or where it leads without one."""
    if local.choice.touched:
        w, view = local.shown.w, local.session.state.observe(local.shown.viewer)
        picker, called = local.choice.picker, local.game.texts.pick_label
        labels = [called(w, pick, view) for pick in picker.chosen]
        others = {_name(called(w, pick, view)) for pick in picker.possible()}
        return "; ".join(_name(one) if _name(one) not in others else one for one in labels) + ".", ""
    if not undoable(local):
        return "", ""
    session, shown = local.session, local.shown
    left = _left(local, session.fork(len(session.steps)))
    gone, w, texts = session.steps[left:], shown.w, local.game.texts
    if _unasked(local, left):
        where = texts.round_of(w, gone[0].before.round, gone[0].before.rounds)
        return "", w("Back to where the game answered for you: %(where)s.", where=where)
    mine = gone[0].action.seat  # others have paid since for what they did
    prices = (i for i, step in enumerate(gone, 1) if step.action.seat == mine and _price(local, step.before))
    paid = max(prices, default=0)
    first = gone[paid % len(gone)]
    own = [step for step in gone[paid % len(gone) :] if step.action.seat == mine]
    own.sort(key=lambda step: step.before.bag() is not None)  # what was paid for, not what was paid
    seen = (session.state.seen_by(event, mine) for step in own for event in step.events)
    told = (texts.sentence(w, event, shown.names, shown.viewer) for event in seen if event is not None)
    bag = first.before.bag()
    small = local.game.flow.small(first.before, first.action)  # no event tells of it
    did = texts.did(w, first.action, shown.names[mine])
    ended = local.game.flow.ends(first.action)  # what comes of that is told by itself
    what = (did if small else "") or ("" if ended else next((sentence for sentence in told if sentence), "")) or did
    if not what and bag is not None:
        what = local.game.table.bag_title(w, bag)
    if not what:
        label = texts.pick_label(w, first.action.picks[-1], first.before.observe(mine))
        what = _name(label) if label.endswith(".") else label
    times = sum(step.action == first.action for step in own)
    what = what.rstrip(".") + (f" ×{times}." if times > 1 else ".")
    if any(step.action.seat != mine and step.of > 1 for step in gone):
        return what, w("The moves of the others since then are undone, too.")
    if any(step.reveals for step in gone):
        return what, w("What it showed is hidden again, but you know it now.")
    return what, ""


def far(local: LocalGame) -> str:
    """The round into which the next "Undo" leads, where another has begun since; else ''."""
    if local.choice.touched or not undoable(local):
        return ""
    steps, texts = local.session.steps, local.game.texts
    gone = steps[_left(local, local.session.fork(len(steps))) :]
    if not any(texts.begins(event) for step in gone for event in step.events):
        return ""
    return texts.round_of(local.shown.w, gone[0].before.round, gone[0].before.rounds)


def reopen(local: LocalGame) -> bool:
    """Who has just waited, or was passed over, is asked once more. Of what the game answered no log tells."""
    at = waited(local)
    return at >= 0 and _cut(local, at, not _unasked(local, at))


def take_back(local: LocalGame) -> bool:
    """Undo the last step; in practice also what others did since, which the log then tells."""
    return undoable(local) and _cut(local, _left(local, local.session.fork(len(local.session.steps))), True)


def _cut(local: LocalGame, left: int, told: bool) -> bool:
    """So many steps are left. `told`: the log tells of it, if it was practice."""
    session, save, viewer = local.session, local.save, local.shown.viewer
    before = tuple(session.steps)
    practice = viewer is None or not session.can_undo(viewer)
    session.cut(left)
    local.dealt = -1
    if practice and told:
        save.notes = (*save.notes, (len(session.steps), "practice"))
    length = len(session.steps)
    local.joined -= set(range(length, len(before)))
    local.answered = answered(local, before[length:])
    save.notes = tuple((min(step, length), note) for step, note in save.notes)
    local.keep()
    local.page.close_panel()
    local.choice.make(None)
    return True


def just_paid(local: LocalGame) -> bool:
    """Whether the last thing done was to pay unasked (`Unasked.paid`), and that may be done otherwise."""
    return local.choice.open and local.paid[1] == len(local.session.steps) and undoable(local)


def pay_otherwise(local: LocalGame) -> None:
    """What was paid unasked is asked, with what it was paid with."""
    if not just_paid(local):
        return
    start, local.paid = local.paid[0], (-1, -1)
    _cut(local, start, False)


def kept(local: LocalGame) -> str:
    """Why nothing can be taken back now; '' if something can."""
    w, viewer = local.shown.w, local.shown.viewer
    if undoable(local):
        return ""
    if undo_rule(local) == "shut":
        return w("At this table nothing is taken back.")
    last = next((step for step in reversed(local.session.steps) if step.of > 1), None)
    if last is None and local.session.steps:
        return w("So far there was nothing to choose, so nothing is taken back.")
    if last is None or not any(step.of > 1 and step.action.seat in local.people for step in local.session.steps):
        return w("There is nothing to take back yet.")
    if last.action.seat != viewer:
        return w("The others have decided since: at this table that is not taken back.")
    return w("Something new was seen by that: at this table it is not taken back.")
