"""Positions of Pow Wow for tests: what lies on the table, and what is turned next."""

from typing import Any

from prateria.games.powwow.engine import META, State
from prateria.games.powwow.engine.data import CARDS, COPIES, HALF


def cards(text: str) -> list[str]:
    """`"bison*3 tipi"`: three bison and a tipi."""
    return [name for word in text.split() for name in [word.partition("*")[0]] * int(word.partition("*")[2] or 1)]


def spread(
    colours: str, table: str, turned: str = "", won: dict[int, str] | None = None, left: int | None = None, **on: bool
) -> State:
    """A table of those colours, where that lies face up and seat 1 has turned the last of it (`turned`, else a card of
    the table). `won`: winnings by seat, from the bottom; `left`: cards still in the prairie (default: all others)."""
    winnings = [cards((won or {}).get(seat, "")) for seat in range(len(colours.split()))]
    face_up = cards(table)
    face_up.append(turned or face_up.pop())
    used = [*face_up, *(card for pile in winnings for card in pile)]
    rest = [name for name, copies in zip(CARDS, COPIES, strict=True) for _ in range(copies - used.count(name))]
    boxed = rest[:HALF] if on.get("half") else []
    rest = rest[len(boxed) :]
    left = len(rest) if left is None else left
    state = State.from_json(
        {
            "options": {option.id: on.get(option.id, False) for option in META.options},
            "phase": "turn",
            "turn": 0,
            "prairie": [*rest[:left], face_up.pop()],
            "boxed": boxed,
            "table": face_up,
            "pile": [],
            "settled": 0,
            "asked": [],
            "gone": rest[left:],
            "players": [
                {"colour": colour, "winnings": pile} for colour, pile in zip(colours.split(), winnings, strict=True)
            ],
        }
    )
    play(state, "1 turn")
    return state


def play(state: State, *texts: str) -> list[Any]:
    """Carry out actions by their texts; the events."""
    events: list[Any] = []
    for text in texts:
        state.apply(state.parse(text), events.append)
    return events


def texts(state: State) -> list[str]:
    """What can be done."""
    return [action.text for action in state.legal_actions()]


def won(state: State, seat: int) -> list[str]:
    """The winnings of that seat, from the bottom."""
    return list(state.observe(None).players[seat].winnings)


def face_up(state: State) -> dict[str, int]:
    """What lies on the table."""
    return dict(state.observe(None).table)
