"""What hints and numbers say of what others could take is held against the engine: loot, one's own person, captives."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from powwow_drawn import drawn
from powwow_hinted import CALM, EN, NAMES, games, told
from powwow_table import play, spread

from prateria.bots import advice
from prateria.bots.seatview import SeatView
from prateria.games.powwow import words
from prateria.games.powwow.bot import SENSE
from prateria.games.powwow.bot.claims import best_haul, land_of
from prateria.games.powwow.bot.reasons import reason
from prateria.games.powwow.engine import State
from prateria.games.powwow.engine.actions import CLAIMS, PASSES
from prateria.games.powwow.engine.data import CARDS, KIND, TRIBE
from prateria.games.powwow.engine.preview import brings, first
from prateria.games.powwow.words.nouns import ROOM
from prateria.kit.touch import Touch

LONGEST = 80
"""So many letters have the last sentences of a hint, which goes where there is no room for it."""


def answered(state: State, seat: int, before: tuple[int, ...] | None = None) -> Iterator[State]:
    """All that the others (or these) may do at this card before that seat claims, as the engine settles it: the tables
    that they leave."""
    if state.phase == "ask" and state.actors() != (seat,):
        actor = state.actors()[0]
        for action in state.legal_actions():
            if action in PASSES or before is None or actor in before:
                after = state.clone()
                after.apply(action)
                yield from answered(after, seat, before)
    elif state.phase == "take":
        for action in state.legal_actions():
            after = state.clone()
            after.apply(action)
            yield from answered(after, seat, before)
    else:
        yield state


def fewest(state: State, seat: int, kind: str) -> int:
    """The least that this claim brings after whatever the others do who answer before."""
    first_card, found = state.clone(), []
    asked = first_card.asked
    first_card.asked, first_card._legal = tuple(one for one in asked if one != seat), None
    if not first_card.asked:
        return brings(state.observe(seat), seat, kind)[0]
    for after in answered(first_card, seat):
        here = state.clone()
        here.table = after.table
        found.append(brings(here.observe(seat), seat, kind)[0])
    return min(found)


@pytest.mark.rule("PW-09")
@pytest.mark.rule("PW-18")
@pytest.mark.parametrize("marriage", [False, True])
def test_a_number_is_in_doubt_where_those_who_answered_may_have_taken_some_of_it(marriage: bool) -> None:
    doubted = sure = 0
    for state, _ in games(marriage):
        seat = state.actors()[0]
        view = state.observe(seat)
        for kind in TRIBE:
            n = brings(view, seat, kind)[0]
            if n and view.answered:
                unanswered = state.clone()  # as it was before they answered, and nobody has claimed
                unanswered.asked, unanswered.pile = (*view.answered, seat), ()
                doubt = fewest(unanswered, seat, kind) < n
                assert bool(first(view, seat, kind)) == doubt, (view.table, kind)
                doubted += doubt
                sure += not doubt
    assert doubted > 20
    assert sure > 20


@pytest.mark.rule("PW-11")
def test_who_may_be_captured_first_is_no_sure_haul() -> None:
    """A yellow chief who answers first can take the red hunter away, and with him all bison."""
    table = "red-hunter bison*10 red-chief totem*3 yellow-chief"
    state = spread("red yellow", table, **CALM)
    play(state, "2 pass")
    view = state.observe(0)
    assert first(view, 0, "hunter") == (1,)
    assert "+11?" in drawn(state, 0, (0,))
    asked = words.prompt(EN, view, NAMES, Touch(possible=("tribe:1-hunter",)))
    assert re.search(r"Before you \S+ could take: 3 totems\.$", asked)
    two = spread("red yellow", table.replace("red-hunter", "red-hunter*2"), **CALM)
    play(two, "2 pass")
    assert first(two.observe(0), 0, "hunter") == ()
    assert "+11?" not in drawn(two, 0, (0,))


def worse(state: State, seat: int, kind: int, card: int) -> bool:
    """Whether others could lessen that claim once this card is turned: by the engine's own hauls."""
    before = best_haul(land_of(state.observe(seat)), seat, kind)
    assert before
    n = brings(state.observe(seat), seat, TRIBE[kind])[0]
    then = state.clone()
    then.phase, then.pile, then.asked, then._legal = "turn", (), (), None
    then.prairie = (*then.prairie[:-1], card)
    then.apply(then.legal_actions()[0])
    if then.phase != "ask":
        return False
    then.asked, then._legal = tuple(one for one in then.asked if one != seat), None
    if not then.asked:
        return False
    for after in answered(then, seat):
        here = state.clone()
        here.table = after.table
        if brings(here.observe(seat), seat, TRIBE[kind])[0] < n:
            return True
    return False


@pytest.mark.rule("PW-11")
@pytest.mark.rule("PW-18")
@pytest.mark.parametrize("marriage", [False, True])
def test_a_hint_to_wait_says_truly_at_which_card_one_should_stop(marriage: bool) -> None:
    """As soon as one of those comes somebody else can take some of that; as long as none does, nobody can."""
    named, captors = 0, 0
    for state, rng in games(marriage):
        if not state.prairie or state.seats > 2 or rng.below(3):
            continue
        seat = state.actors()[0]
        values = reason(state.observe(seat), [PASSES[seat]])[1]
        if "safe" in values:
            kind, found = KIND[values["kind"]], values["safe"]
            for card in {*state.prairie, *state.boxed}:
                assert worse(state, seat, kind, card) == (CARDS[card] in found), (CARDS[card], values)
            named += bool(found)
            captors += any("chief" in one for one in found) and kind != KIND["chief"]
            assert values["ever"] or not found
    assert named > 30
    assert captors > 5


@pytest.mark.rule("PW-18")
@pytest.mark.parametrize("marriage", [False, True])
def test_nothing_is_called_safe_that_who_is_asked_before_could_take_at_the_next_card(marriage: bool) -> None:
    dangers = calm = 0
    for state, rng in games(marriage):
        seat, kind = state.actors()[0], ""
        values = reason(state.observe(seat), [PASSES[seat]])[1] if state.prairie and not rng.below(3) else {}
        if "safe" not in values:
            continue
        kind, then = values["kind"], state.clone()
        then.apply(PASSES[seat])
        while then.phase == "ask":
            then.apply(then.legal_actions()[0])
        if then.phase != "turn":
            continue
        n, soon = brings(state.observe(seat), seat, kind)[0], set()
        for card in {*state.prairie, *state.boxed}:
            here = then.clone()
            here.prairie = (*here.prairie[:-1], card)
            here.apply(here.legal_actions()[0])
            before = here.asked[: here.asked.index(seat)] if seat in here.asked else ()
            for other in before:
                here.asked, here._legal = (other,), None
                if fewest_after(here, seat, kind) < n:
                    soon.add(CARDS[card])
        assert soon <= {*values.get("soon", ())}
        if not state.observe(seat).answered and len(state.asked) == 1:  # nobody else turns the next card
            assert soon == {*values.get("soon", ())}
        dangers, calm = dangers + bool(soon), calm + (not soon)
        assert not soon or "Safe" not in told(state, PASSES[seat])
    assert dangers > 20
    assert calm > 20


def fewest_after(state: State, seat: int, kind: str) -> int:
    """The least that this claim brings after whatever they do who are asked there."""
    found = []
    for after in answered(state, seat):
        here = state.clone()
        here.table = after.table
        found.append(brings(here.observe(seat), seat, kind)[0])
    return min(found)


@pytest.mark.rule("PW-18")
def test_a_hint_to_wait_says_by_which_cards_somebody_could_come_before() -> None:
    """Who turns the next card is asked last at it."""
    state = spread("red yellow", "red-hunter bison*9", **CALM)
    state.turn = 0
    threat = "Wait. Still face down: 24 bison. Watch out if this comes: yellow hunter (Jan)."
    assert told(state, PASSES[0]) == f"{threat} Then Jan may come before you, but such a card is rare."
    state.turn = 1
    assert told(state, PASSES[0]) == f"{threat} But at the next card Jan is only asked after you."
    many = spread("red yellow", "red-hunter tipi", **CALM)
    many.turn = 0
    why = "On average waiting still brings more. Jan needs only one of 4 different cards for it."
    assert told(many, PASSES[0]).endswith(why), "what speaks for waiting, then what against it"


@pytest.mark.rule("PW-18")
def test_what_threatens_a_haul_is_told_in_the_same_words_as_long_as_it_does_whoever_is_asked_first() -> None:
    """Over whole games: the same loot and the same unseen cards make the same sentence, and whoever is named could come
    first or could not is told beside it."""
    order = re.compile(
        r" (?:(?:At the next card|Then) [^.]* may (?:come|be asked) before[^.]*|[^.]* only asked after you)\.$"
    )
    brief = "Such a card seldom comes[^.]*|On average wait[^.]*|But at the next card you are asked first"
    short = re.compile(rf" (?:{brief})\.$")
    orders = set[bool]()
    for state, rng in games():
        seat = state.actors()[0]
        values = reason(state.observe(seat), [PASSES[seat]])[1]
        if "safe" not in values or not values["safe"] or "prize" in values or rng.below(3):
            continue
        said = {told(state, PASSES[seat], turn=turn) for turn in range(state.seats)}
        end = short if " waiting for: " in next(iter(said)) else order
        assert len({end.sub("", one) for one in said}) == 1, said
        assert all(end.search(one) or len(one) > ROOM - LONGEST for one in said), said
        assert all("nobody else" not in one for one in said)
        assert all(NAMES[other] in one for one in said for other, _ in values["whose"]), said
        orders |= {"by" in values}
    assert orders == {True, False}


@pytest.mark.rule("PW-18")
def test_a_hint_to_wait_says_how_often_somebody_takes_it_first() -> None:
    """By what the loot brings, as measured (`words.waiting._often`): no number that is not known."""
    likely = "Quite likely Jan takes"
    for bison, often, at_once in (
        (1, "Jan could take 1 bison, too, but seldom does.", "Jan could take 1 bison at once, but seldom does."),
        (2, "Jan often takes 2 bison before you.", "Jan often takes 2 bison at once."),
        (3, f"{likely} 3 bison before you.", "Jan quite likely takes 3 bison at once."),
        (9, f"{likely} 9 bison before you.", "Jan quite likely takes 9 bison at once."),
    ):
        state = spread("red yellow", f"red-hunter yellow-hunter bison*{bison}", **CALM)
        state.turn = 0
        stays = "Your hunter stays, for more later."
        later = told(state, PASSES[0], answered=(), asked=(0,))
        said = told(state, PASSES[0], answered=(), asked=(0, 1))
        if bison == 1:
            assert later.endswith(f" bison. {stays} {often}")
            assert said.endswith(f" bison. {stays} If you wait, {at_once}"), said
        else:  # what speaks against waiting comes first, then why it is better all the same
            assert later.startswith(f"{often} Wait all the same. {stays}")
            assert said.startswith(f"If you wait, {at_once} Wait all the same. {stays}"), said
        assert "1 time in" not in said
    gone = spread("red yellow", "red-hunter yellow-hunter yellow-chief totem bison*4", **CALM)
    gone.turn = 0
    real = "Meanwhile Jan could take your hunter captive. On average waiting still brings more."
    assert told(gone, PASSES[0], answered=()).endswith(real), "who is captured takes nothing later"


@pytest.mark.rule("PW-18")
def test_of_a_wait_and_a_claim_that_are_about_as_good_the_claim_is_safer_where_another_is_asked_yet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sense = SENSE
    assert sense.safer
    state = spread("red yellow green", "red-hunter yellow-hunter bison*3", **CALM)
    assert state.actors() == (1,)
    view, claim = state.observe(1), CLAIMS[1][KIND["hunter"]]
    assert sense.safer(view, claim, PASSES[1])
    assert not sense.safer(view, PASSES[1], claim)
    for wait, best in ((0.0, claim), (0.5, PASSES[1])):  # what the trials say in favour of waiting

        def compared(_view: Any, _on: Any, runs: Any, *_: Any, more: float = wait) -> Iterator[Any]:
            yield [[(4.0, 5.0 + more * (run[0] in PASSES), 3.0)] * 30 for run in runs]

        monkeypatch.setattr(advice, "compared", compared)
        assert list(advice.advised(SeatView(state, 1), 0, 1, 1)) == [(best,)]
    play(state, "2 pass")
    assert not sense.safer(state.observe(0), CLAIMS[0][KIND["hunter"]], PASSES[0]), "nobody is asked any more"


@pytest.mark.rule("PW-18")
def test_a_hint_to_wait_says_that_who_answers_first_would_leave_one_little() -> None:
    """What that one would take most likely is played, and so is the claim: it brings what the hint says."""
    state = spread("red yellow", "red-hunter yellow-hunter bison*7 tipi", **CALM)
    play(state, "2 pass")
    said = told(state, PASSES[0])
    assert said == (
        "Wait: Jan answers first and quite likely takes 7 bison. Then you would spend your hunter on 1 tipi."
    )
    assert len(said) <= ROOM
    claimed = spread("red yellow", "red-hunter yellow-hunter bison*7 tipi", **CALM)
    play(claimed, "2 claim hunter", "1 claim hunter")
    claimed.apply(next(haul for haul in claimed.legal_actions() if haul.loot == "bison"))
    claimed.apply(*claimed.legal_actions())  # the only way
    assert [CARDS[card] for card in claimed.winnings[0]] == ["tipi", "red-hunter"]
    alone = spread("red yellow", "red-hunter yellow-hunter bison*7", **CALM)
    play(alone, "2 pass")
    assert "spend" not in told(alone, PASSES[0]), "nothing would be left, so nothing would be spent"
