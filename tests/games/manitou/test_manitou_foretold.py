"""The number where a chosen card lay is that of the herds, after what is one's own already."""

import pytest
from positions import hunt

from prateria.core.rng import Rng
from prateria.games.manitou.engine import State
from prateria.games.manitou.engine.actions import Play
from prateria.games.manitou.engine.preview import preview, standings
from prateria.games.manitou.table.foretold import _named, _signs, lines, told
from prateria.games.manitou.table.layout import arrange
from prateria.kit.words import LANGUAGES, Words
from prateria.view.hand import lay

try:
    from workshop.catalogues import compiled_catalogues
except ImportError:  # in Pyodide, where they are in the package
    compiled_catalogues = dict


def mine(standing, seat):
    return sum(value for who, value, *_ in standing.catches if who == seat)


def test_what_a_card_would_bring_is_told_by_the_herds():
    added = kept = 0
    for seed in range(12):
        state, rng = State.new(2, {}, seed=seed), Rng(seed)
        while legal := state.legal_actions():
            view = state.observe(state.actors()[0])
            there = {standing.territory: standing for standing in standings(view)}
            for action in legal:
                shown = preview(view, action) if isinstance(action, Play) else None
                if shown is None or shown.result != "lies":
                    continue
                before, after = mine(there[shown.territory], shown.seat), mine(shown.standing, shown.seat)
                signs = [text for name, text, _ in _signs(shown, (), standings(view)) if name == "bison"]
                number = f"{before} → {after}" if before else str(after)
                assert signs == ([number] if after != before else [])
                added, kept = added + (after > before > 0), kept + (after == before > 0)
            state.apply(legal[rng.below(len(legal))])
    assert added
    assert kept


def test_the_place_of_a_chosen_card_names_its_numbers():
    """They are pictures with bare numbers there."""
    signs = [("captive", "2", ""), ("bison", "4 → 13", ""), ("thief", "−10", "danger"), ("chief", "", "")]
    assert _named(Words("en"), signs) == ["2 captives", "bison 13", "the hide thief would come: −10"]


@pytest.mark.parametrize(
    ("land", "card", "signs"),
    [
        ("2:h3 2:h4", "chief", [("captive", "2", "")]),
        ("2:healer 2:h4", "chief", [("healer", "", ""), ("captive", "2", "")]),
        ("1:chief 2:h4", "chief", []),  # as many as before
        ("2:h4 2:scout 2:mother", "mother", [("mother", "", "")]),
    ],
)
def test_a_guard_is_told_with_its_captives(land: str, card: str, signs: list[tuple[str, str, str]]) -> None:
    view = hunt(hands=[f"{card} h1", "h1"], hills=land, left=4).observe(0)
    shown = preview(view, Play(0, card, "hills"))
    assert shown is not None
    assert _signs(shown, (), standings(view)) == signs


def test_a_second_warrior_beside_ones_own_is_told_as_a_pair() -> None:
    state = hunt(hands=["scout", "h1"], hills="1:chief", left=4)
    view = state.observe(0)
    for land, said in (("hills", "a pair on guard"), ("river", "stands guard")):
        shown = preview(view, Play(0, "scout", land))
        assert shown is not None
        assert told(Words("en"), shown) == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_card_does_is_told_whole_on_small_phones(lang: str) -> None:
    """In every preview of a game, where the chosen card lay."""
    w = Words(lang, compiled_catalogues().get(f"prateria/locale/{lang}/LC_MESSAGES/prateria.told"))
    said = set()
    for seed in range(30):
        state, rng = State.new(2, {}, seed=seed), Rng(seed)
        while legal := state.legal_actions():
            view = state.observe(state.actors()[0])
            shown = [preview(view, action) for action in legal if isinstance(action, Play)]
            said |= {told(w, one) for one in shown if one is not None}
            state.apply(legal[rng.below(len(legal))])
    tied, captured = w.p("card", "a tie: no bison"), w.p("card", "captured?")
    assert f"{tied}, {captured}" in said
    for width, height in ((360, 440), (360, 480), (390, 560)):
        plan = arrange(width, height, 2, 0)
        (box, *_) = lay(plan.hand, 3, plan.card, plan.card * 1.4)
        for text in said:
            _, told_in = lines(text, box)
            assert " ".join(told_in).split() == text.split(), (width, told_in)
