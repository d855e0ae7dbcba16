"""Taking back: who may at this table, whether there is something to take back now, and doing it."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .play import Play

__all__ = ["opened", "take_back", "undo_rule", "undoable"]


def undo_rule(play: "Play") -> str:
    """fair: while nothing new was seen; open: always, as practice; shut: only what was opened and not begun. Alone
    against bots: open."""
    usual = "open" if len(play.people) == 1 else "fair"
    return "shut" if play.save.settings.get("lock") else str(play.save.settings.get("undo", usual))


def opened(play: "Play") -> bool:
    """Whether the last thing done only opened a choice, and nothing was seen by it: nobody is to be held to that."""
    steps = play.session.steps
    return bool(steps) and play.game.flow.opens(steps[-1].action) and not steps[-1].reveals


def undoable(play: "Play") -> bool:
    """Whether there is something that the one at the screen may take back now; fast hands never can."""
    if play.live or not play.mine or not (play.deciding or play.actor is None):
        return False
    rule, session = undo_rule(play), play.session
    if rule == "shut":
        return opened(play) and play.eyes is not None and session.can_undo(play.eyes)
    if play.eyes is not None and session.can_undo(play.eyes):
        return True
    return rule == "open" and any(step.of > 1 and step.action.seat in play.people for step in session.steps)


def take_back(play: "Play") -> bool:
    """Undo the last step; in practice also what others did since, which the log then tells."""
    if not undoable(play):
        return False
    session, save = play.session, play.save
    if play.eyes is not None and session.can_undo(play.eyes):
        session.undo()
    else:
        session.rewind_to(frozenset(play.people))
        save.notes = (*save.notes, (len(session.steps), "practice"))
    length = len(session.steps)
    save.notes = tuple((min(step, length), note) for step, note in save.notes)
    play.keep()
    play.page.close_panel()
    play.decide(None)
    return True
