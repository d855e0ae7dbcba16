"""A hint as it is read: what speaks against a card first, figures that the table shows, and who is meant."""

from typing import Any

import pytest
from positions import hunt

from prateria.core.rng import Rng
from prateria.games.manitou.bot.reasons import hint
from prateria.games.manitou.engine import State
from prateria.games.manitou.engine.actions import Play
from prateria.games.manitou.words.reasons import reason as in_words
from prateria.kit.words import LANGUAGES, Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_gives_its_reason_before_one_warning_at_most(lang: str) -> None:
    """All of it fits in three lines of a phone, of some 46 letters each; whom the thief may cost hears why it pays."""
    state, rng, w = State.new(seats=3, seed=4), Rng(4), Words(lang)
    while legal := state.legal_actions():
        for action in legal if isinstance(legal[0], Play) else ():
            name, values = hint(state.observe(action.seat), (action,))
            told = in_words(w, (name, values))
            costs = (
                {"thief", "captured", "last"} & set(values)
                and "net" not in values
                and values.get("thief") != 3
                and name != "sacrifice_pair"
            )
            gone = {"thief", "captured", "last", "to"}
            bare = in_words(w, (name, {k: v for k, v in values.items() if k not in gone}))
            warned = bool({"thief", "captured", "last"} & set(values) and name != "sacrifice_pair")
            pays = bool(costs and "thief" in values)
            assert told.count(".") == 1 + warned, told
            assert told.endswith(w("%(told)s, but it pays", told="") + ".") == pays, told
            assert not costs or f": {bare[0].lower()}{bare[1:]} " in told, told
            if len({"thief", "captured"} & set(values)) < 2:
                assert len(told) <= 140, told
        state.apply(legal[rng.below(len(legal))])


def test_a_hint_says_that_the_last_card_may_draw_the_thief_where_another_choice_avoids_it():
    """With the chief left out, the last hunter must follow: the 9 makes 19 against 17."""
    state = hunt(hands=["h8 h9", "h1"], river="1:h2 2:h10", forest="2:h7", turn=1, left=3)
    eight = hint(state.observe(0), (state.parse("1 play h8 hills"),))
    assert "last" not in eight[1], "whichever goes now, the other follows"
    free = hunt(hands=["h8 h9 chief", "h1"], river="1:h2 2:h10", forest="2:h7", turn=1, left=3)
    assert "last" not in hint(free.observe(0), (free.parse("1 play h8 hills"),))[1], "the chief may be the last"
    weak = hunt(hands=["h7 h8 h9", "h1"], river="1:h2 2:h10", forest="2:h8", turn=1, left=3)
    for card, warned in (("h7", False), ("h9", True)):
        told = hint(weak.observe(0), (weak.parse(f"1 play {card} hills"),))
        assert ("last" in told[1]) == warned
        assert in_words(Words("en"), told).endswith(". Your last card may then draw the hide thief (−10).") == warned


def test_what_speaks_against_a_card_is_said_after_its_reason() -> None:
    """And of the hide thief, who takes more than most cards bring, that it pays all the same."""
    kept = ("keep_large", {"mine": 12, "best": 5, "herd": 12, "card": "h7", "to": "hills", "thief": 1})
    told = in_words(Words("en"), kept)
    assert told == (
        "Hunter 7 to the hills: with 12 against 5 there your herd worth 12 is safer. "
        "For now the hide thief comes to you (−10), but it pays."
    )
    for herd in (5, 12):
        taken = ("take_over", {"herd": herd, "card": "h7", "to": "river", "thief": 2, "captured": 1})
        told = in_words(Words("en"), taken)
        assert f"a herd worth {herd}. The hide thief comes to you (−10), but" in told, "one risk, the greatest"
        assert told.count("thief") == 1
        assert "guard" not in told
    fallen = ("sacrifice_pair", {"kind": "scout", "card": "mother", "to": "hills", "captured": 1})
    assert in_words(Words("en"), fallen) == (
        "Clan mother to the hills: tried to the end of the hunt it does best; one card falls on each side."
    )


def without_marks(reason: tuple[str, dict[str, Any]]) -> str:
    return in_words(Words("en"), reason).replace("\u2068", "").replace("\u2069", "")


def test_whom_one_overtakes_or_harms_is_named() -> None:
    names = {"names": ("Fox", "Eagle"), "card": "h7", "to": "river", "herd": 5, "seat": 1}
    plain = {name: without_marks((name, names)) for name in ("take_over", "spoil")}
    assert plain["take_over"] == "Hunter 7 to the river: you overtake Eagle there, and take the herd worth 5."
    assert plain["spoil"] == "Hunter 7 to the river: by a tie Eagle loses bison worth 5."


@pytest.mark.parametrize(
    ("state", "card", "said"),
    [
        (
            hunt(hands=["healer h1", "h4"], hills="1:h5 1:h6 2:healer", turn=1, left=3),
            "1 play healer hills",
            "two of a kind both fall, and Eagle no longer takes 2 captives there.",
        ),
        (
            hunt(hands=["mother chief", "h1"], hills="1:h5 1:h4 1:h3 2:scout 2:chief", turn=1, left=5),
            "1 play mother hills",
            "then you can beat the card that is left for 2 captives, unless Eagle adds a guard.",
        ),
        (
            hunt(hands=["healer h1", "h4"], river="1:h5 1:h2 2:h1", turn=1, left=3),
            "1 play healer river",
            "you take 1 captive there, if Eagle does not beat your guard.",
        ),
        (
            hunt(hands=["", "healer"], river="1:h5 2:h2", turn=2, left=1),
            "2 play healer river",
            "healer to the river: you take 1 captive there.",
        ),
        (
            hunt(hands=["mother h1", "scout h4"], river="1:h5 2:chief", turn=1, left=3),
            "1 play mother river",
            "the guard of Eagle falls, and you take 1 captive there, if Eagle does not beat your guard.",
        ),
        (
            hunt(hands=["healer h1", "h4"], river="1:h5 1:h2", turn=1, left=3),
            "1 play healer river",
            "it protects your 2 hunters there, if Eagle does not beat your guard.",
        ),
        (
            hunt(hands=["h8 healer", "h4"], hills="1:h9 2:h1", turn=1, left=5),
            "1 play h8 hills",
            "so the herd worth 9 stays yours even if Eagle could play hunter 10.",
        ),
        (
            hunt(hands=["h1 mother healer", "h1"], river="2:h9 2:chief", turn=1, left=5),
            "1 play h1 river",
            "so you keep your great warriors until there is more to capture.",
        ),
    ],
)
def test_a_hint_names_what_is_at_stake_in_figures_that_the_table_shows(state, card, said) -> None:
    name, values = hint(state.observe(state.turn), (state.parse(card),))
    told = without_marks((name, {**values, "names": ("Fox", "Eagle")}))
    assert said.casefold() in told.casefold(), told


def test_a_hint_to_be_surer_of_a_herd_names_who_can_still_come_and_says_nothing_of_it_where_nobody_can() -> None:
    """A strong card that is spent without a danger looks senseless."""
    here = {"hands": ["h10 h2", "h9"], "hills": "1:h9 2:h5", "turn": 1}
    state = hunt(**here, left=4, herds=((10, 1), (2,), (3,)))
    name, values = hint(state.observe(0), (state.parse("1 play h10 hills"),))
    assert (name, values["danger"]) == ("keep_large", (1,))
    told = without_marks((name, {**values, "names": ("Fox", "Eagle")}))
    assert told.endswith("so the herd worth 10 stays yours even if Eagle could play hunter 10."), told
    del values["outlasts"]
    told = without_marks((name, {**values, "names": ("Fox", "Eagle")}))
    assert told.endswith("with strength 19 there your herd worth 10 is safer from Eagle."), told
    nobody = without_marks((name, {**values, "danger": (), "names": ("Fox", "Eagle")}))
    assert "safer" not in nobody
    assert nobody.endswith("tried to the end of the hunt, this card does best.")
