"""When people are asked in the calm way, and whether what they are told instead is true. PW-18."""

import re
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest
from powwow_table import spread

from prateria.core.game import Outcome
from prateria.core.rng import Rng
from prateria.core.session import Session, Step
from prateria.games import GAMES
from prateria.games.powwow import words
from prateria.games.powwow.engine import State
from prateria.games.powwow.engine.actions import PASSES, TURNS, Haul
from prateria.games.powwow.engine.asking import ASKING, ASKING_ONE, CONTESTED, LULL, SAFE, SPENT, offers
from prateria.games.powwow.engine.data import CARD, KIND
from prateria.games.powwow.engine.events import Answered, PileShown, Took, Turned
from prateria.games.powwow.flow import FLOW
from prateria.kit.touch import Touch
from prateria.kit.words import Words

ALL = "red yellow green blue"
NAMES = ("Ola", "Jan", "Ewa", "Piotr")
PLAIN = {0x2068: None, 0x2069: None, 0xA0: " "}


def told(table: str, card: str, ask: str = "more", **on: bool) -> int | None:
    """What red, among computers, is told as that card has come to that table; None: red is asked, or takes nothing."""
    state = spread(ALL, table, card, calm=True, **on)
    before = state.clone()
    before.table = tuple(n - (at == CARD[card]) for at, n in enumerate(state.table))
    return FLOW.passed_over(state, [Step(TURNS[0], 0, 1, (), before)], (0,), {**ASKING, "ask": ask})


@pytest.mark.rule("PW-18", "PW-11")
def test_whose_waiting_man_could_be_captured_from_now_on_is_asked() -> None:
    waiting = "red-hunter bison*6 totem*2"
    assert told(waiting, "green-chief") is None
    assert told(waiting, "necklace") == SAFE
    assert told(f"{waiting} green-chief", "necklace") == CONTESTED, "asked before, and nothing has changed"
    assert told(f"{waiting} green-chief", "totem") is None, "there is more in it now"
    assert told(f"{waiting} green-chief", "blue-chief") is None
    assert told("red-hunter bison*3 totem*2", "green-chief", ask="6") == 6, "so few cards are not wished for"


@pytest.mark.rule("PW-18", "PW-11", "PW-22", "PW-23")
@pytest.mark.parametrize(
    ("waiting", "comes", "on"),
    [
        ("red-chief totem*3 blue-hunter", "bison", {}),  # the captive goes with its own hunter
        ("red-chief totem*3 blue-warrior", "tomahawk", {}),
        ("red-maiden necklace*3 tipi", "blue-hunter", {}),  # a rival for the tipis
        ("red-maiden necklace*3 green-hunter tipi*0", "tipi", {"marriage": True}),
    ],
)
def test_whose_claim_could_lose_something_by_this_card_is_asked(waiting: str, comes: str, on: dict[str, bool]) -> None:
    assert told(waiting.replace(" tipi*0", ""), comes, **on) is None


@pytest.mark.rule("PW-18", "PW-11", "PW-22")
def test_who_could_spoil_a_great_haul_by_taking_its_person_is_asked_when_it_grows() -> None:
    """Two captives to choose from, so that one's own haul loses nothing whatever the rival does."""
    chief = "red-chief totem green-hunter blue-hunter"
    assert told(f"{chief} bison*2", "bison") is None, "4 cards by green"
    assert told(f"{chief} bison", "bison") == CONTESTED, "3 cards are not great"
    assert told(f"{chief} bison*3", "necklace") == CONTESTED, "it has not grown"
    assert told(f"{chief} bison*3", "bison", ask="5") == 5, "fewer of one's own than are wished for"
    assert told("red-maiden necklace green-hunter bison*3", "bison") == SAFE, "who goes with nobody"


@pytest.mark.rule("PW-18")
def test_no_rival_takes_unasked_what_the_waiting_were_told_is_safe() -> None:
    """Many games with rivals who claim whatever they can; and nobody else comes nearer to it by a card unasked."""
    ways = ({}, {"sharing": True}, {"marriage": True, "war_path": True}, {"marriage": True, "sharing": True})
    safe = contested = 0
    for seed in range(48):
        found = _played(2 + seed % 4, seed, dict(ways[seed // 4 % 4]))
        safe, contested = safe + found.count(SAFE), contested + found.count(CONTESTED)
    assert safe > 300
    assert contested > 100


def run(state: State, card: str, phase: str = "ask", people: tuple[int, ...] = (0,), on: str = "on card") -> Any:
    """What goes by itself at that card while cards run on, or not."""
    before = state.clone()
    before.table = tuple(n - (at == CARD[card]) for at, n in enumerate(state.table))
    assert state.phase == phase
    return FLOW.unasked(state, [Step(TURNS[1], 0, 1, (), before)], people, {**ASKING, **ASKING_ONE, "run": on})


@pytest.mark.rule("PW-18")
@pytest.mark.parametrize("on", ["", "on card"])
def test_one_person_among_computers_is_asked_where_there_is_more_to_take_or_something_to_lose(on: str) -> None:
    state = spread(ALL, "red-hunter bison*2 necklace", calm=True)
    assert run(state, "necklace", on=on) == PASSES[0], "nothing new for them"
    assert run(state, "bison", on=on) is None
    great = spread(ALL, "red-hunter blue-hunter bison*3 necklace", calm=True)
    assert run(great, "necklace", on=on) is None, "blue could take a great haul away"
    assert run(great, "necklace", people=(0, 2), on=on) is not None, "several people have curtains between them"
    small = spread(ALL, "red-hunter blue-hunter bison*2 necklace", calm=True)
    assert run(small, "necklace", on=on) is not None, "3 cards are not great"
    assert run(spread(ALL, "red-hunter bison*3 blue-maiden necklace", calm=True), "necklace", on=on) is not None


@pytest.mark.rule("PW-18", "PW-26")
def test_on_a_half_prairie_nothing_that_another_could_take_is_passed_over() -> None:
    small = spread(ALL, "red-hunter blue-hunter bison necklace", calm=True, half=True)
    assert run(small, "necklace") is None
    safe = spread(ALL, "red-hunter bison blue-maiden necklace", calm=True, half=True)
    assert run(safe, "bison") is None
    assert run(spread(ALL, "red-hunter bison tomahawk", calm=True, half=True), "tomahawk") == PASSES[0], "it waits"


@pytest.mark.rule("PW-18")
@pytest.mark.parametrize("n", [3, 4, 5])
def test_what_runs_goes_on_past_what_is_nothing_to_decide(n: int) -> None:
    """As red, who can take a necklace: however great the haul of another becomes, and however few cards are left, only
    what is one's own is asked for."""
    for left in (60, 10, 1):
        state = spread(ALL, f"blue-hunter bison*{n} red-maiden necklace bison", left=left, calm=True)
        state.asked, state._legal = (0, *(seat for seat in state.asked if seat)), None
        assert run(state, "bison") == PASSES[0], (n, left)
        while state.phase == "ask":
            state.apply(state.legal_actions()[0])
        state.turn = 0
        # the last card is turned by hand
        assert run(state, "bison", "turn") == (TURNS[0] if left > 1 else None), (n, left)


@pytest.mark.rule("PW-18")
def test_who_waits_is_told_when_all_answers_are_in() -> None:
    names = ("Ola", "Jan", "Zoe")
    waited = (Answered(1, "pass"), Answered(2, "pass"), Answered(0, "pass"))
    card = Turned(0, "bison", 50)
    view = State.new(3, {"calm": True}, 1).observe(0)

    def said(*events: Any) -> str:
        """The last card is named where the bar stands."""
        return "|".join(words.came(Words("en"), events, names, view, False)).translate(PLAIN)

    assert said(card, *waited) == "|"
    assert said(card, *waited, PileShown((), 3)) == "|Jan and Zoe wait.", "after the card that they answered"
    then = said(card, *waited, PileShown((), 3), card, Answered(1, "hunter"))
    assert then == "|", "beside the question of the next card it would be read as the answer to that"
    assert said(card, waited[0], PileShown((), 1), card, PileShown((), 1), card) == "|"
    assert said(card, waited[0], PileShown((), 1), card, card) == "|", "nobody could claim at the card before"
    took = Took(1, "hunter", "bison", None, 0, ("bison", "yellow-hunter"))
    assert said(card, Answered(1, "hunter"), waited[1], PileShown(((1, "hunter"),), 2), took).startswith("Jan’s hunter")


def _played(seats: int, seed: int, options: dict[str, Any]) -> list[int]:
    """A whole game in which seat 0 only waits: what it was told each time it was passed over."""
    session = Session.new(GAMES["powwow"], seats, {"calm": True, **options}, seed=seed)
    rng, found = Rng(seed), list[int]()
    why: int | None = None
    waiting: dict[Any, int] = {}
    while legal := session.state.legal_actions():
        state: State = session.state
        if state.phase == "ask" and len(state.asked) + len(state.observe(None).answered) == len(state.asked):
            why = FLOW.passed_over(state, session.steps, (0,), ASKING)
            waiting = {offer: n for offer, n in offers(state).items() if offer[0] == 0}
            found += [] if why is None else [why]
        own = state.actors()[0] == 0
        action = legal[0] if own else legal[rng.below(len(legal))]
        session.play(action)
        if why == SAFE and isinstance(action, Haul):
            left = offers(session.state)
            assert all(left.get(offer, 0) >= n for offer, n in waiting.items()), (seats, seed, options, action.text)
    return found


@pytest.mark.rule("PW-18")
def test_where_nothing_can_come_any_more_the_last_cards_turn_by_themselves_and_it_is_said() -> None:
    taken = {1: "red-chief*2 red-warrior*2 red-maiden*2 red-hunter*3"}

    def turning(won: dict[int, str], left: int | None = 9, **on: bool) -> State:
        state = spread(ALL, "bison*5 totem", "necklace", won=won, left=left, calm=True, **on)
        assert state.phase == "turn"
        state.turn = 0
        return state

    wish = {**ASKING, **ASKING_ONE}
    spent = turning(taken)
    assert FLOW.unasked(spent, [], (0,), wish) == TURNS[0]
    assert FLOW.passed_over(spent, [], (0,), wish) == SPENT
    told = words.passed_over(Words("en"), SPENT, False, spent.observe(0), NAMES)
    assert told == "Nothing can come for you any more: the last cards go by themselves."
    assert not words.passed_over(Words("en"), SPENT, True, spent.observe(0), NAMES)
    lies = taken[1].replace("red-hunter*3", "red-hunter*2")
    may = turning({1: lies}, left=None)
    assert FLOW.unasked(may, [], (0,), wish) is None
    assert FLOW.passed_over(may, [], (0,), wish) is None
    several = turning(taken, left=None)
    assert FLOW.passed_over(several, [], (0, 2), wish) is None, "somebody else at this table has hope"


def test_where_the_last_cards_run_by_without_a_choice_it_is_said_what_lies_there_and_who_could_take_it() -> None:
    state = spread("red yellow", "bison*5 totem yellow-hunter", "necklace", left=9, calm=True)
    state.prairie = (CARD["red-hunter"], *state.prairie[1:])
    assert FLOW.passed_over(state, [], (0,), ASKING) == LULL
    assert FLOW.passed_over(state, [], (1,), ASKING) is None, "who could take something is asked"
    assert FLOW.passed_over(state, [], (0, 1), ASKING) is None
    told = (
        words.passed_over(Words("en"), LULL, False, state.observe(0), NAMES).replace("\u2068", "").replace("\u2069", "")
    )
    assert told.replace("\xa0", " ").startswith(f"There is nothing for you now. {NAMES[1]} could take: 5 bison.")
    assert "Best for you if it comes: hunter (+6)." in told
    assert words.passed_over(Words("en"), LULL, True, state.observe(0), NAMES) == ""
    early = spread("red yellow", "bison*5 totem yellow-hunter", "necklace", calm=True)
    assert len(early.prairie) > 15
    assert FLOW.passed_over(early, [], (0,), ASKING) is None


@pytest.mark.rule("PW-18")
@pytest.mark.parametrize("turner", [0, 1])
def test_cards_that_run_on_hold_where_another_has_taken_something(turner: int) -> None:
    state = spread("red yellow", "bison", calm=True)
    state.phase, state.asked, state.turn, state._legal = "turn", (), turner, None
    on = {**ASKING_ONE, "run": "on card"}

    def holds(*took: Took) -> bool:
        steps = [Step(TURNS[0], 0, 1, (), state), Step(PASSES[0], 0, 2, took, state)]
        return FLOW.looked_at(state, steps, (0,), on) if turner else FLOW.unasked(state, steps, (0,), on) is None

    few, many = ("bison", "yellow-hunter"), ("bison", "bison", "bison", "yellow-hunter")
    assert not holds()
    assert holds(Took(1, "hunter", "bison", None, 0, few)), "what is taken is seen, however little it is"
    assert holds(Took(1, "hunter", "bison", None, 0, many))
    assert not holds(Took(0, "hunter", "bison", None, 0, many)), "one's own is known"


@pytest.mark.rule("PW-18", "PW-20")
def test_the_last_card_is_waited_for_by_whoever_plays_alone_and_may_hope_for_it() -> None:
    state = spread("red yellow", "bison red-hunter", left=1, calm=True)
    state.phase, state.asked, state.turn, state._legal = "turn", (), 1, None
    assert FLOW.looked_at(state, [], (0,), ASKING_ONE)
    assert not FLOW.looked_at(state, [], (0,), ASKING), "cards come by themselves at this table"
    assert not FLOW.looked_at(state, [], (0, 2), ASKING_ONE)


def test_while_cards_run_on_it_is_told_for_whom_much_lies_there() -> None:
    def said(table: str, card: str, seat: int = 0) -> str:
        return words.awaited(Words("en"), spread("red yellow", table, card, calm=True).observe(seat),
                             Turned(0, card, 50), NAMES).translate(PLAIN)  # fmt: skip

    assert said("bison*4", "bison") == "If your hunter comes: 6 cards (hunter + 5 bison)."
    assert said("bison*4 red-hunter", "bison") == "", "it waits for nobody: Ola is asked now"
    assert said("bison*4 red-hunter", "bison", seat=1) == "Ola could take: 5 bison. You need your hunter."
    assert said("bison*4", "bison", seat=1) == "If your hunter comes: 6 cards (hunter + 5 bison)."
    assert said("bison*2", "bison") == "If your hunter comes: 4 cards (hunter + 3 bison)."
    assert said("bison*2 necklace*3", "bison").startswith("If your hunter comes: 4 cards "), "as much as for the maiden"
    assert said("bison*2 necklace*4", "bison") == "", "there is more to hope for"
    assert said("bison", "bison", seat=1) == "If your hunter comes: 3 cards (hunter + 2 bison)."
    assert said("green-hunter", "totem") == "If your chief comes: 3 cards (chief + 1 totem + captive)."
    assert said("", "bison") == "", "not much yet"
    assert said("bison", "red-maiden") == "Your maiden is there: now necklaces must come."
    assert said("tipi*2", "red-maiden") == "Your maiden is there: now worth 3 cards.", "nothing need come"
    assert said("tomahawk*2 tipi", "red-warrior") == "Your warrior is there: now worth 3 cards."
    assert said("totem", "red-chief") == "Your chief is there: now a captive must come."
    assert said("green-hunter", "red-chief") == "Your chief is there: now totems must come, and a captive."
    assert said("bison", "yellow-maiden") == ""
    assert said("bison*4 tomahawk", "tomahawk") == "", "of what lay there already it was told"


def test_it_waits_for_somebody_only_where_nobody_else_could_take_it_before() -> None:
    """In whole games, in which hardly anybody claims: else it is told who could."""
    waiting, sooner = 0, 0
    for seed in range(1, 7):
        state = State.new(2 + seed % 2, {"calm": True, "half": True}, seed)
        rng = Rng(seed)
        while state.outcome() is None:
            legal, seen = state.legal_actions(), list[Any]()
            state.apply(legal[0] if rng.below(10) else legal[rng.below(len(legal))], seen.append)
            for event, seat in product((one for one in seen if isinstance(one, Turned)), range(state.seats)):
                said = words.awaited(Words("en"), state.observe(seat), event, NAMES).translate(PLAIN)
                if waits := re.match(r"If (?:your|(\w+)’s) (\w+) comes: ", said):
                    whose = NAMES.index(waits[1]) if waits[1] else seat
                    ours, theirs = _best(state, whose, KIND[waits[2]]), set(range(state.seats)) - {whose}
                    assert not any(who in theirs and loot in ours for who, _, loot in offers(state)), said
                    waiting += 1
                sooner += "You need your" in said
                mine = {loot for who, _, loot in offers(state) if who == seat}
                if wanted := re.search(r" could take: \d+ (\w+?)s?\. You (need|could)", said):
                    assert (wanted[1] in mine) is (wanted[2] == "could"), said
                    assert wanted[1] != "tipi" or "need your" not in said, "anybody takes tipis"
    assert waiting > 20 < sooner


@pytest.mark.rule("PW-12")
def test_who_is_needed_is_said_only_where_nobody_of_ones_own_could_take_it() -> None:
    """Tipis are for all of one's people: with whom one could take them is told."""

    def said(table: str, card: str, seat: int = 0) -> str:
        return words.awaited(Words("en"), spread("red yellow", table, card, calm=True).observe(seat),
                             Turned(0, card, 50), NAMES).translate(PLAIN)  # fmt: skip

    both = "red-chief red-hunter yellow-maiden tomahawk*2 tipi*5"
    assert said("tipi*5 red-hunter", "tipi", seat=1) == "Ola could take: 6 tipis. You need one of your people."
    assert said("yellow-maiden tipi*5 red-hunter", "tipi", seat=1).endswith("You could, too: maiden.")
    assert "need" not in said(both, "tipi", seat=1)


def _best(state: Any, seat: int, kind: int) -> set[str]:
    """With which loot that person would bring the most, if they came now."""
    there = state.clone()
    there.table = tuple(n + (one == state.setup.own[seat][kind]) for one, n in enumerate(state.table))
    found = {loot: n for (who, with_, loot), n in offers(there).items() if (who, with_) == (seat, kind)}
    return {loot for loot, n in found.items() if n == max(found.values())}


def test_while_cards_run_on_it_is_told_who_takes_the_lead() -> None:
    def said(won: dict[int, str], took: int) -> str:
        view = spread("red yellow", "bison", won=won, calm=True).observe(0)
        haul = Took(1, "hunter", "bison", None, 0, ("bison",) * took)
        return words.awaited(Words("en"), view, haul, NAMES).translate(PLAIN)

    assert said({0: "bison*3", 1: "bison*5"}, 4) == "Jan takes the lead!"
    assert said({0: "bison*3", 1: "bison*3"}, 2) == "Now it is a tie!"
    assert said({0: "bison*1", 1: "bison*5"}, 2) == "", "they led before"


def test_near_the_end_who_has_nothing_there_is_told_that_the_rest_can_come_quickly() -> None:
    """One touch of the key leads there; who could take something is not told so, nor is anybody before."""
    state = spread("red yellow", "bison*5 totem yellow-hunter", "necklace", left=16, calm=True)
    state.prairie = (CARD["red-hunter"], *state.prairie[1:])
    touch = Touch(possible=("prairie:card",))

    def said(seat: int, left: int = 16) -> str:
        view = state.observe(seat)._replace(phase="turn", turn=seat, actors=(seat,), left=left)
        return words.prompt(Words("en"), view, ("Ola", "Jan"), touch).translate(PLAIN)

    assert said(0).startswith("Ola, nothing for you now. “To my next choice” turns 16 cards, or stops sooner.")
    assert said(1).startswith("Jan, turn the next card.")
    assert said(0, 40).startswith("Ola, turn the next card.")
    assert said(0, 1).startswith("Ola, turn the next card."), "the last card is turned by hand"


def test_the_last_word_says_what_stays_there_and_who_could_have_taken_it() -> None:
    state = spread("red yellow", "bison*5 necklace*2 yellow-hunter red-chief", left=0, calm=True)

    def said(seat: int | None) -> str:
        return words.last_word(Words("en"), state.observe(seat), ("Ola", "Jan")).translate(PLAIN)

    lies = "9 cards stay on the table."
    assert said(None) == f"{lies} Jan could have taken: 5 bison."
    assert said(0) == f"{lies} You had no person for: 5 bison or 2 necklaces. Jan could have taken: 5 bison."
    assert said(1) == f"{lies} You had no person for: 2 necklaces. Jan could have taken: 5 bison."
    assert words.last_word(Words("en"), state.observe(0), ("Ola", "Jan"), True) == lies
    ended = state.observe(0)._replace(outcome=Outcome((1, 0), ({}, {}), (0,)))
    assert words.TEXTS.came(Words("en"), [], ("Ola", "Jan"), ended, False)[0].translate(PLAIN) == said(0)


@pytest.mark.rule("PW-18")
@pytest.mark.parametrize(("left", "table", "asked"), [(1, "necklace*4", True), (2, "necklace*4", False),
                                                      (1, "necklace*2", False)])  # fmt: skip
def test_who_plays_alone_and_holds_much_is_asked_once_more_before_the_last_card(
    left: int, table: str, asked: bool
) -> None:
    state = spread("red yellow", f"{table} red-maiden", "bison", left=left, calm=True)
    before = state.clone()
    before.table = tuple(n - (card == CARD["bison"]) for card, n in enumerate(state.table))
    turned = SimpleNamespace(before=before, action=TURNS[0], events=())
    while state.asked[0] != 0:
        state.apply(state.legal_actions()[0])
    assert (FLOW.unasked(state, [turned], (0,), ASKING_ONE) is None) is asked
