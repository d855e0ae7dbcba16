"""The rules of Lynx. What every game must keep is tested in tests/contract."""

from typing import Any

from prateria.games import GAMES


def after(*cards: int) -> Any:
    """A position after the seats have played these cards, in seat order, for prey worth 4."""
    state: Any = GAMES["lynx"].State.new(seats=len(cards), seed=1)
    state.prey, state.coming = (4,), (2, 1, 3, 5, 6)
    for seat, card in enumerate(cards):
        state.apply(state.parse(f"{seat + 1} play {card}"))
    return state


def test_the_highest_card_that_is_alone_takes_the_prey() -> None:
    assert after(5, 2).caught == ((4,), ())
    assert after(6, 6, 1).caught == ((), (), (4,))
    assert after(5, 5, 2, 2).caught == ((), (), (), ())


def test_prey_that_nobody_catches_waits_for_the_next_round() -> None:
    state = after(3, 3)
    assert state.prey == (4, 2)
    for text in ("2 play 6", "1 play 1"):
        state.apply(state.parse(text))
    assert state.caught == ((), (4, 2))


def test_nobody_sees_a_card_before_all_have_chosen() -> None:
    state = after(3, 4)
    state.apply(state.parse("2 play 6"))
    assert state.actors() == (0,)
    assert [state.observe(seat).chosen for seat in (0, 1, None)] == [0, 6, 0]
