"""Which subject of the rules answers which question, and which one carries out which verb.

Every question (a frame on the stack) has one function that lists what can be done, every verb one that does it; a verb
that several questions share goes by the question. No rule stands here.
"""

from collections.abc import Callable
from typing import Any, Final

from prateria.core.game import Sink, Take

from .. import frames
from ..actions import Do
from ..player import Player
from ..position import Position
from . import bags, evolution, masks, military, movement, progress, ritual, setup, trade, turn, wayback

Legal = Callable[[Position, "Player", Any], tuple[Any, ...]]
Deed = Callable[[Position, "Player", Any, Sink], None]

LEGAL: Final[dict[type, Legal]] = {
    frames.Tribe: setup.legal_tribes,
    frames.Turn: turn.legal_turn,
    frames.Steps: turn.legal_steps,
    frames.Swap: turn.legal_swap,
    frames.Moves: movement.legal_moves,
    frames.Transfer: movement.legal_transfer,
    frames.Bag: bags.legal_bag,
    frames.Pay: trade.legal_pay,
    frames.Track: trade.legal_track,
    frames.Smallpox: trade.legal_smallpox,
    frames.Draw: masks.legal_draw,
    frames.Discard: masks.legal_discard,
    frames.PlayMasks: masks.legal_play,
    frames.Disguise: masks.legal_disguise,
    frames.Add: masks.legal_add,
    frames.Military: military.legal_military,
    frames.Turtle: military.legal_turtle,
    frames.Flag: military.legal_flag,
    frames.Ritual: ritual.legal_ritual,
    frames.Shift: progress.legal_shift,
    frames.TurnOver: progress.legal_turn_over,
    frames.Evolve: evolution.legal_evolve,
}

DEEDS: Final[dict[str, Deed]] = {
    "join": setup.join,
    "tile": turn.tile,
    "order": turn.order,
    "fire": turn.fire,
    "do": turn.step,
    "end": turn.end,
    "open": turn.open_,
    "use": progress.use,
    "swap": turn.swap,
    "home": movement.transfer,
    "stay": movement.transfer,
    "done": movement.done,
    "stand": movement.stand,
    "lie": movement.lie,
    "raid": movement.raid,
    "fight": movement.fight,
    "stop": movement.stop,
    "exchange": turn.part,
    "buy": turn.part,
    "spend": turn.part,
    "pay": trade.pay,
    "track": trade.track,
    "lose": trade.lose,
    "shift": progress.shift,
    "flag": military.choose_flag,
    "draw": masks.draw,
    "discard": masks.discard,
    "disguise": masks.disguise,
    "add": masks.add,
    "mask": masks.play,
    "hold": masks.hold,
    "turtle": military.take,
    "turn": progress.turn_over,
    "replace": evolution.replace,
    "keep": evolution.keep,
    "back": wayback.go_back,
}

GO: Final[dict[type, Deed]] = {
    frames.Draw: masks.go_on,
    frames.Military: military.go_on,
    frames.Ritual: ritual.go_on,
}
"""What the verb `go` goes on with."""

FILLED: Final[dict[str, Deed]] = {
    "give": trade.given,
    "receive": trade.received,
    "spend": trade.spent,
    "natives": ritual.fetched,
    "gain": progress.gained,
}
"""What a full bag is for, by its `why`."""


def legal(state: Position) -> tuple[Any, ...]:
    """Every legal action of the seat whose turn it is."""
    if not state.stack:
        return ()
    frame = state.stack[-1]
    return LEGAL[type(frame)](state, state.players[state.turn], frame)


def carry_out(state: Position, action: Do | Take, tell: Sink) -> None:
    """Do what was chosen."""
    p = state.players[state.turn]
    if isinstance(action, Take):
        bags.answer(state, p, action, tell)
    elif action.verb == "go":
        GO[type(state.stack[-1])](state, p, action, tell)
    else:
        DEEDS[action.verb](state, p, action, tell)
