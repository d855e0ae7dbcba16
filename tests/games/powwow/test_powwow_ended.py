"""What a finished game is remembered by: its biggest haul, and by which cards one of two has won."""

import re

from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.powwow import words
from prateria.games.powwow.engine.events import Took
from prateria.games.powwow.table.gameend import game_end
from prateria.kit.words import LANGUAGES, Words
from prateria.view.frame import Sitter
from workshop.catalogues import compiled_catalogues

EN = Words("en")
NAMES = ("Ola", "Jan", "Ewa")


def played(seats: int, seed: int) -> Session:
    session, rng = Session.new(GAMES["powwow"], seats, {"calm": True, "half": True}, seed), Rng(seed)
    while legal := session.state.onward_actions():
        session.play(legal[rng.below(len(legal))])
    return session


def test_the_biggest_haul_is_what_a_review_begins_with() -> None:
    session = played(2, 3)
    events = [event for step in session.steps for event in step.events]
    which, told = words.feat(EN, events, NAMES)
    took = events[which]
    assert isinstance(took, Took)
    assert len(took.cards) == max(len(event.cards) for event in events if isinstance(event, Took))
    assert NAMES[took.seat] in told
    assert f"{len(took.cards)} card" in told
    assert words.feat(EN, [], NAMES) == (0, "")


def test_what_nobody_has_bears_a_sign_of_its_own_for_each_reason() -> None:
    """Both had a card of the prairie, face down, which neither was."""
    session = played(2, 3)
    view = session.state.observe(None)._replace(table=(("bison", 2),), gone=(("totem", 3),))
    sitters = tuple(Sitter(seat, NAMES[seat], None, "fox") for seat in range(2))
    for lang in LANGUAGES:
        told = compiled_catalogues().get(f"prateria/locale/{lang}/LC_MESSAGES/prateria.told")
        w = Words(lang, told) if told else EN
        shown = str(game_end(view, [], w, sitters))
        signs = [
            re.findall(r"<svg(?:(?!<svg).)*?</svg>(?=(?:(?!<svg).)*?" + re.escape(w(label)) + ")", shown, re.S)[-1]
            for label in ("Left on the table", "Lost by wrong claims")
        ]
        assert signs[0] != signs[1]
        assert ["✗" in sign for sign in signs] == [False, True]


def test_of_two_the_result_says_in_which_cards_they_are_furthest_apart() -> None:
    said = 0
    for seats, seed in ((2, 3), (2, 4), (2, 5), (3, 3)):
        session = played(seats, seed)
        outcome = session.state.outcome()
        assert outcome
        sitters = tuple(Sitter(seat, NAMES[seat], None, "fox") for seat in range(seats))
        shown = game_end(session.state.observe(None), [], EN, sitters).replace("\xa0", " ")
        if seats == 2 and len(outcome.winners) == 1:
            best, other = outcome.winners[0], 1 - outcome.winners[0]
            found = re.search(r"(The biggest difference|The winner’s biggest lead): \w+, (\d+) to (\d+)\.", shown)
            assert found
            both = zip(outcome.breakdown[best].values(), outcome.breakdown[other].values(), strict=True)
            true = int(found[2]) - int(found[3]) == max(abs(n - less) for n, less in both)
            assert (found[1] == "The biggest difference") == true, "elsewhere the other may be further ahead"
            more = {n - outcome.breakdown[other][key] for key, n in outcome.breakdown[best].items()}
            assert int(found[2]) - int(found[3]) == max(more) > 0
            said += 1
        else:
            assert "The biggest difference" not in shown
    assert said


def test_who_has_won_alone_against_computers_hears_of_their_own_lead() -> None:
    told = words.by_source(EN, "totem", 4, 0, most=False, mine=True)
    assert told == "Your biggest lead: totems, 4\xa0to\xa00.", "the number stays with its pair"
