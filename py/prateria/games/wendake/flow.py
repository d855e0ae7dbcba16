"""How Wendake is played at one screen: many small steps, what only opens a choice, the ghost's card, a year's end."""

from collections.abc import Sequence
from typing import Any, Final

from prateria.games.contract import Flow, Moments, moments

from .engine import events as ev
from .engine import frames
from .engine.data import GOODS, YEARS
from .engine.position import Position
from .engine.preview import gains
from .engine.rules import movement, solo
from .engine.rules.granted import granted
from .engine.rules.turn import MARKERS
from .engine.scoring import outcome

__all__ = ["FLOW"]

_SMALL: Final = frozenset((
    "do", "open", "swap", "home", "stay", "done", "stand", "lie", "stop", "exchange", "spend", "pay", "track", "shift",
    "disguise", "add", "mask", "hold", "go", "end", "back", "tile", "fire", "order", "use", "discard", "draw",
))  # fmt: skip
"""What is done within a turn without being confirmed, see `small`."""

_OPENING: Final = frozenset(("open", "exchange", "spend"))
"""What only opens a choice, see `opens`."""

FEW: Final = 2
"""From so many outposts on all can be brought home together."""

_BEGINS: Final = ("do", "use", "open")
_SAID: Final = ("home", "stay", "swap", "stand", "lie", "raid", "fight", "shift", *_OPENING)
"""What a hint says of what it begins with, see `answers`."""

_OF_A_TILE: Final = ("do", "fire", "exchange", "buy", "spend")
"""What is lost by an end of the turn."""

_VAIN: Final = ("P1-1", "P2-1", "P3-1", "P1-8", "P2-8", "P3-8")
"""Progress tiles that bring steps or goods: in vain where no action follows."""

_FILLED: Final = ("P1-7", "P2-7", "P3-4", "P1-8", "P2-8", "P3-8")
"""Progress tiles of which a bag is filled."""

_OF_A_TRADE: Final = ("exchange", "buy", "spend")
"""What is lost of a Trade by the next action of the tile."""


def interlude(before: Position, action: Any) -> Position | None:
    """The position in which the last marker of a year lies on the table, of the last as of others; to be shown, not
    played on. None if the action does not end a year."""
    if getattr(action, "verb", "") != "end":
        return None
    events: list[Any] = []
    before.clone().apply(action, events.append)
    return _after_ghost(before)[1] if any(isinstance(event, ev.YearEnded) for event in events) else None


def _after_ghost(before: Position) -> tuple[list[Any], Position]:
    """The end of a turn before anything else happens: alone, the ghost's card is done (WE-90). What that told, and the
    position it leaves."""
    told: list[Any] = []
    after = before.clone()
    if before.solo:
        solo.act(after, told.append)
    return told, after


def scenes(before: Position, action: Any) -> Moments:
    """Moments of an action to be shown one after another: the ghost's card, turned after a turn alone (WE-90)."""
    if getattr(action, "verb", "") != "end":
        return []
    told, after = _after_ghost(before)
    return [(event, after) for event in told if isinstance(event, ev.GhostActed)]


def counted(before: Position, action: Any) -> Moments:
    """At the end of the game each player with turtles, whose tracks have risen by them, and who no longer has them to
    come (WE-80)."""
    if before.year < YEARS or getattr(action, "verb", "") != "end":
        return []
    found: Moments = []
    points = outcome(before).points
    for event, state in moments(before, action):
        if isinstance(event, ev.TurtlesShown) and event.turtles:
            for player in state.players[: event.seat + 1]:
                player.turtles = ()
            was, points = points, outcome(state).points
            found.append((ev.TurtlesCounted.of(event, was[event.seat], points), state))
    return found


def opens(action: Any) -> bool:
    """Whether that only opens a choice in which nothing is chosen yet: a swap, a transfer, an exchange, the points of a
    Trade; a progress tile that exchanges, brings goods or fetches natives. To open is not to begin (WE-14).

    >>> from .engine.actions import do
    >>> [opens(do(0, "use", tile)) for tile in ("P1-7", "P3-4", "P1-1")]
    [True, True, False]
    """
    verb = getattr(action, "verb", "")
    return verb in _OPENING or (verb == "use" and action.what in _FILLED)


def answers(run: Sequence[Any], then: Any) -> bool:
    """With what opens a choice what a hint has said of it: the outpost, the two tiles, where a warrior goes, the point
    that moves; of an exchange that it is made, though not yet of what. Who can go on then is no part of it.

    >>> from .engine.actions import do
    >>> opened, moved = do(0, "do", "move3"), do(0, "stand", "V1", "B1")
    >>> answers((opened,), moved), answers((opened, moved), do(0, "stand", "B1", "C"))
    (True, False)
    """
    verb = getattr(then, "verb", "")
    return getattr(run[0], "verb", "") in _BEGINS and verb in _SAID and (len(run) == 1 or verb == "swap")


def small(before: Position, action: Any) -> bool:
    """Whether that goes at once when it has been touched: nothing is lost by it, and it can be taken back.

    An action of a tile does if nothing is passed over by it, the end of a turn if nothing more can be done. What is
    bought is read first: on a phone it says what it does when it has been touched.

    >>> from .engine.state import State
    >>> state = State.new(seats=2, seed=1)
    >>> [small(state, action) for action in state.legal_actions() if action.verb in ("tile", "open")][-2:]
    [True, True]
    """
    if getattr(action, "verb", "") not in _SMALL:
        return False
    frame = before.stack[-1]
    if action.verb in ("end", "do"):
        return not _passed_over(before, action)
    if isinstance(frame, frames.Swap) and frame.first >= 0:
        return False
    seen: list[Any] = []
    after = before.clone()
    after.apply(action, seen.append)
    return after.actors() == before.actors() and not any(before.reveals(event) for event in seen)


def _passed_over(before: Position, action: Any) -> bool:
    """Whether something that could be done now is lost by that: of the tile what stands above it, by the end of the
    turn all. `words.lost` says what."""
    frame = before.stack[-1]
    legal = before.legal_actions()
    if action.verb == "end":
        return any(other.verb in _OF_A_TILE for other in legal)
    pending = frame.pending if isinstance(frame, frames.Steps) else ()
    above = () if isinstance(frame, frames.Steps) and frame.free else pending[: pending.index(action.what)]
    return any(other.verb in _OF_A_TRADE or (other.verb == "do" and other.what in above) for other in legal)


def plain(state: Position, legal: Sequence[Any]) -> Any | None:
    """Before a Ritual the progress tile that adds most to it: it costs nothing, and without a word the larger button
    would pass it over."""
    if not isinstance(state.stack[-1], frames.Ritual):
        return None
    view = state.observe(state.turn)
    bare = dict(gains(view, "button:go")).get("ritual", 0)
    own = [(dict(gains(view, f"progress:{a.what}")).get("ritual", 0), a) for a in legal if a.verb == "use"]
    most = max((n for n, _ in own), default=bare)
    return next((action for n, action in own if n == most), None) if most > bare else None


def several(state: Position, legal: Sequence[Any]) -> dict[str, list[Any]]:
    """All outposts home at one touch, each area filled from the village if it can be.

    >>> several(None, ())
    {}
    """
    areas = dict.fromkeys(action.what for action in legal if getattr(action, "verb", "") == "home")
    if len(areas) < FEW:
        return {}
    found = []
    after = state.clone()
    for area in areas:  # of an area those who fill it come first
        own = next(action for action in after.legal_actions() if (action.verb, action.what) == ("home", area))
        found.append(own)
        after.apply(own)
    return {"button:all": found}


def marks(steps: Sequence[Any]) -> tuple[Any, ...]:
    """The tile of the turn that goes on, and which of its actions have begun: they keep their places while one does
    them, and those that are done stay ticked."""
    begun: list[Any] = []
    for step in reversed(steps):
        if ends(step.action):
            break
        for event in step.events:
            if isinstance(event, ev.TileChosen):
                return (event, *reversed(begun))
            if isinstance(event, ev.StepBegan):
                begun.append(event)
    return ()


def still_looking(looked_at: str, pick: str) -> bool:
    """A tile that is shown large has been read when something is chosen."""
    return False


def ends(action: Any) -> bool:
    """The turn is over by that."""
    return getattr(action, "verb", "") == "end"


def left(state: Position) -> bool:
    """Whether anything is left to do between the actions of a tile, or after them; a swap can wait, and of a Trade
    parts that cannot be done any more are no reason to stay. After the last marker of the game steps and goods lead
    nowhere any more."""
    frame, p = state.stack[-1], state.players[state.turn]
    if not isinstance(frame, frames.Steps):
        return True
    over = state.year == YEARS and p.marked.bit_count() + p.ordered == MARKERS and not frame.pending
    vain = _VAIN if over else ()
    rest = (a for a in state.legal_actions() if a.verb != "end" and (a.verb, a.what) != ("open", "swap"))
    return any(_helps_now(state, action) for action in rest if action.what not in vain)


def _helps_now(state: Position, action: Any) -> bool:
    """Whether that can wait no longer: outposts can go home at the beginning of the next turn as well, so at the end of
    one they are asked for only where an action or a tile is left, or somebody of the village can take a place; in the
    last turn of the game that is in vain, too."""
    if (action.verb, action.what) != ("open", "transfer"):
        return True
    p, frame = state.players[state.turn], state.stack[-1]
    if isinstance(frame, frames.Steps) and frame.pending and any(a.verb == "do" for a in state.legal_actions()):
        return True
    last = state.year == YEARS and p.marked.bit_count() + p.ordered == MARKERS
    return not last and movement.fillable(state, p)


def waived(state: Position, action: Any) -> bool:
    """No more outposts are to go home, and nothing else is left: that is not asked once more."""
    if getattr(action, "verb", "") != "done" or not isinstance(state.stack[-1], frames.Steps):
        return False
    rest = {(other.verb, other.what) for other in state.legal_actions()} - {("open", "swap"), ("open", "transfer")}
    return {verb for verb, _ in rest} == {"end"}


def lingers(action: Any) -> bool:
    """The last tile of a line, where no other can be played and nothing else be done."""
    return getattr(action, "verb", "") == "tile"


FLOW: Final = Flow(
    clear=67,
    scenes=scenes,
    interlude=interlude,
    counted=counted,
    lying=interlude,
    opens=opens,
    small=small,
    answers=answers,
    carried={
        "from": ("area", "stand", "fight", "to"),  # a warrior; a point from track to track
        "area": ("way", "home"),  # an outpost home
        "out": ("in",),
        "in": ("out",),
        "card": ("as",),
    },
    ends=ends,
    granted=granted,
    laid=lambda bag: sum(bag.limits) == 1,  # nothing else can be chosen
    bare=lambda bag: sum(bag.limits) > 1 and bag.kinds[0] in GOODS,
    light=lambda bag: sum(bag.limits) > 1,  # where something lies there already, it is read first
    left=left,
    plain=plain,
    waived=waived,
    lingers=lingers,
    several=several,
    marks=marks,
    still_looking=still_looking,
    # where a warrior goes, an area, or a mask space says all where only one can be meant
    completing=("area", "stand", "fight", "space"),
    retells=True,
    together=3,  # a turn is made of many small actions
)
