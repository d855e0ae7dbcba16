"""Wendake as it is spoken: whole and well told in every language, samples read aloud, nothing left in English."""

import pytest
from lessons import lesson_of, told
from telling import NAMES, moments, whole

from prateria.games import GAMES
from prateria.games.wendake import words
from prateria.games.wendake.engine.actions import SORTS, do
from prateria.games.wendake.engine.data import (
    CATEGORIES,
    FLAGS,
    GHOST,
    GOODS,
    MASK_KINDS,
    MASKS,
    NATIVES,
    PROGRESS,
    TILES,
    TRACKS,
    TRIBES,
    TURTLES,
)
from prateria.games.wendake.engine.events import (
    BlanketSeen,
    Disguised,
    FlagGone,
    FlagTaken,
    Gained,
    GameEnded,
    GhostActed,
    MasksPlayed,
    Moved,
    NativesCame,
    OrderTaken,
    PileTurned,
    Raided,
    Scored,
    TileChosen,
    TilesOpened,
    YearEnded,
)
from prateria.games.wendake.engine.maps import MAPS
from prateria.games.wendake.engine.scoring import RATINGS
from prateria.games.wendake.teaching import rulespage
from prateria.games.wendake.words import nouns
from prateria.games.wendake.words import reasons as advice
from prateria.kit.touch import Touch
from prateria.kit.words import LANGUAGES, Words

WENDAKE = GAMES["wendake"]
STEPS = sorted({step for tile in TILES for step in (*tile.front, *tile.back)})

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def say(event, lang, seats=2):
    text = words.sentence(Words(lang), event, NAMES[:seats], None)
    return text and text.replace("\u2068", "").replace("\u2069", "").replace("\u00a0", " ")


@every_language
def test_a_whole_solo_game_is_told(lang):
    names, w = NAMES[:1], Words(lang)
    for state, action, step in moments("wendake", 1, {"tribes": True}, seed=4):
        view = state.observe(action.seat)
        whole(words.prompt(w, view, names, Touch()))
        for event in step.events:
            sentence = words.sentence(w, state.seen_by(event, action.seat), names, action.seat)
            assert sentence is None or whole(sentence)
        if state.bag() is None:
            assert words.action_label(w, action, view)
            assert all(words.pick_label(w, pick, view) for pick in action.picks)


@every_language
def test_rare_events_have_sentences(lang):
    rare = [BlanketSeen(0, "husk", pox) for pox in (False, True)]
    rare += [PileTurned("husk", False, renewed) for renewed in (False, True)]
    rare += [FlagTaken(0, flag) for flag in FLAGS] + [FlagGone(0, flag) for flag in FLAGS]
    rare += [Disguised(0, kind, "spirit") for kind in ("", "husk")] + [YearEnded(7, (1, 0)), YearEnded(6, (1, 0))]
    rare += [TilesOpened(("L1-01",), ()), TilesOpened(("L2-01",), ("L1-01",)), TilesOpened((), ("L1-01",))]
    rare += [GameEnded((30, 30), (1,)), GameEnded((1, 0), (0,)), NativesCame(0, (0, 0, 0))]
    told = {whole(say(event, lang)) for event in rare}
    assert len(told) == len(rare)
    ghost = [*(GhostActed("pathfinder", back=n) for n in (0, 2)), *(GhostActed(card, "", False) for card in GHOST[1:])]
    ghost += [GhostActed("masks", "pair", False), GhostActed("traders", "P1-1", False)]
    ghost += [GhostActed("raiders", "C", fought) for fought in (False, True)]
    assert len({whole(say(event, lang, 1)) for event in ghost}) == len(ghost)


@every_language
def test_names_are_all_different(lang):
    w = Words(lang)
    for name, ids in (
        (nouns.good, GOODS), (nouns.track, (*TRACKS, "lower", "higher")), (nouns.native, NATIVES),
        (nouns.mask, MASK_KINDS), (nouns.space, [mask.id for mask in MASKS]), (nouns.category, CATEGORIES),
        (nouns.step, STEPS), (nouns.step_text, STEPS), (nouns.ghost, GHOST), (nouns.flag, FLAGS),
        (nouns.rating, [name for name, _ in RATINGS]), (nouns.lake, MAPS[4].lakes),
        (nouns.progress, [tile.id for tile in PROGRESS]), (nouns.progress_text, [tile.id for tile in PROGRESS]),
        (nouns.tribe, ["common", *(tribe.id for tribe in TRIBES)]),
        (nouns.tribe_text, ["common", *(tribe.id for tribe in TRIBES)]),
        (nouns.territory, [territory.id for territory in MAPS[4].territories]),
        (words.breakdown_label, ("first", "second", "swap")),
    ):  # fmt: skip
        assert len({name(w, this) for this in ids}) == len(ids), name
    assert len({nouns.turtle(w, category, level) for category, level in TURTLES}) == len(TURTLES)
    for text in (*(nouns.step_text(w, step) for step in STEPS), *(nouns.progress_text(w, t.id) for t in PROGRESS)):
        whole(text)
    assert nouns.outpost(w) != nouns.sentinel(w)


@every_language
def test_names_are_short_enough_for_their_places(lang):
    """On tiles, tabs and chips; measured in the drawing, bounded here."""
    w = Words(lang)
    assert max(len(nouns.territory(w, there.id)) for there in MAPS[4].territories) <= 14
    assert max(len(nouns.progress(w, tile.id)) for tile in PROGRESS) <= 20
    assert max(len(nouns.step(w, step)) for step in STEPS) <= 14
    assert max(len(nouns.tribe_text(w, tribe.id)) for tribe in TRIBES) <= 90
    assert max(len(nouns.progress_text(w, tile.id)) for tile in PROGRESS) <= 120


@every_language
def test_every_verb_has_its_label(lang):
    made = {
        "join": do(0, "join", "seneca"), "tile": do(0, "tile", "A1"), "fire": do(0, "fire", "B2"),
        "do": do(0, "do", "hunt"), "open": do(0, "open", "swap"), "use": do(0, "use", "P1-1"),
        "swap": do(0, "swap", "A1"), "home": do(0, "home", "C.0", "fill"), "stay": do(0, "stay", "C.0", "leave"),
        "stand": do(0, "stand", "V1", "B1"), "lie": do(0, "lie", "V1", "O1.0"), "raid": do(0, "raid", "B1", "C.0"),
        "fight": do(0, "fight", "V1", "B1-2"), "buy": do(0, "buy", "P3-7"), "pay": do(0, "pay", "corn+bean"),
        "track": do(0, "track", "mask"), "shift": do(0, "shift", "mask", "ritual"), "flag": do(0, "flag", "FR"),
        "lose": do(0, "lose", "V1.0"), "draw": do(0, "draw", "pile"), "discard": do(0, "discard", "husk-pox"),
        "disguise": do(0, "disguise", "husk", "spirit"), "add": do(0, "add", "animal"),
        "mask": do(0, "mask", "pair", "husk"), "turtle": do(0, "turtle", "canoes-4"), "turn": do(0, "turn", "A2"),
        "replace": do(0, "replace", "B8", "L1-01"),
    }  # fmt: skip
    buttons = {verb: do(0, verb) for verb in SORTS if verb not in made}
    labels = {verb: words.action_label(Words(lang), action) for verb, action in (made | buttons).items()}
    assert all(labels.values())
    del labels["tile"], labels["fire"], labels["turn"]  # by their place, as the swap
    assert len(set(labels.values())) == len(labels)
    view = WENDAKE.State.new(2, seed=1).observe(0)
    picks = {pick for action in made.values() for pick in action.picks} - {"in:L1-01"}
    assert all(words.pick_label(Words(lang), pick, view) for pick in picks)


REASONS = (
    "only_way", "line", "begin", "fire_tile", "fire", "order_early", "order_late", "goods", "points",
    "rite", "harmless", "lower_track", "canoe", "fetch", "move_area", "move_leads", "move_counts", "move_later",
    "move_level", "move_more", "move_near", "move_after", "move_fight", "move", "trade", "mask", "trade_buy", "gain",
    "gain_like", "pay", "pay_like", "turn_tile", "stop", "stay_out", "transfer", "transfer_fill", "home_set", "turtle",
    "turtle_level", "shift", "draw_pile", "draw_deck", "draw_two", "mask_space", "mask_hold", "mask_makes", "mask_may",
    "mask_two", "mask_back", "discard", "exchange", "exchange_tile", "exchange_kinds", "exchange_later", "buy",
    "buy_last", "flag",
    "spend", "save", "progress", "progress_last", "smallpox", "better_tile", "keep_tiles", "swap", "end",
    "end_here", "enough", "tribe",
)  # fmt: skip


@every_language
def test_every_reason_has_a_sentence(lang):
    if advice.__doc__:  # what ships has no docstrings
        rows = [line.split("|")[1] for line in advice.__doc__.splitlines() if line.startswith("| `")]
        assert tuple(name for row in rows for name in row.split("`")[1::2]) == REASONS
    values = {
        "heard": True,
        "further": "C",
        "sides": 2,
        "line": ("A1", "B2", "C3"),
        "steps": ("hunt",),
        "others": (("hunt",),),
        "native": "woman",
        "yields": "corn",
        "area": True,
        "might": (),
        "plays": (("hunt",),),
        "tracks": (),
        "old": ("trade",),
        "new": ("hunt",),
        "lost": ("trade",),
        "none": ("trade",),
        "category": "women",
        "goods": (0, 0, 0, 1, 0, 0),
        "n": 2,
        "gives": "ritual",
        "lower": True,
        "track": "mask",
        "tile": "P1-1",
        "level": 1,
        "kinds": 3,
        "had": 1,
        "after": 0,
        "smallpox": True,
        "space": "pair",
        "left": 3,
        "price": 1,
        "pair": (("A1", ("hunt",)), ("B3", ("trade",))),
    }
    told = {whole(words.reason(Words(lang), (reason, values))) for reason in REASONS}
    assert len(told) == len(REASONS)


SAMPLES = [
    (TileChosen(0, "A1", "B4", ("hunt", "move1"), False), "Ola gioca “Caccia, Movimento 1”.",
     "Ola zagrywa „Polowanie, Marsz 1”."),
    (OrderTaken(0, 2, 7), "Ola prende il posto 2 nell’ultimo ordine di gioco.",
     "Ola zajmuje miejsce 2 w ostatniej kolejności gry."),
    (OrderTaken(0, 1, 1), "Ola prende il posto 1 nell’ordine di gioco dell’anno prossimo.",
     "Ola zajmuje miejsce 1 w kolejności gry na przyszły rok."),
    (Gained(0, (1, 0, 5, 0, 0, 0), "harvest"), "Ola raccoglie 1 mais, 5 zucche.", "Ola zbiera: 1 kukurydza, 5 dyń."),
    (Moved(0, "V1", "O1", "O1.0"), "Ola mette un avamposto: Villaggio 1 → Bosco 1, fagioli.",
     "Ola zakłada posterunek: Wioska 1 → Las 1, fasola."),
    (Raided(0, "B1", "I1.1", 1, "hunter"),
     "Ola attacca (Riva 1, castori): un cacciatore di <b>Jan</b> va nella casa lunga, "
     "il guerriero resta come avamposto.",
     "Ola atakuje (Brzeg 1, bobry): łowca (<b>Jan</b>) idzie do długiego domu, wojownik zostaje jako posterunek."),
    (NativesCame(0, (2, 0, 5)), "Ola chiama dalla casa lunga 2 donne, 5 guerrieri.",
     "Ola wzywa z długiego domu: 2 kobiety, 5 wojowników."),
    (Scored(0, "mask", 2, 9, "mask"), "Ola sale di 2 su Maschere (ora 9).", "Ola: +2 na torze Maski (teraz 9)."),
    (MasksPlayed(0, "trips", ("husk",) * 3, ("husk",) * 3), "Ola gioca “3 uguali”: 3 × foglia di mais.",
     "Ola zagrywa „3 jednakowe”: 3 × liść kukurydzy."),
    (YearEnded(2, (1, 0)), "L’anno 2 è finito. Nuovo ordine di gioco: <b>Jan</b>, Ola.",
     "Koniec roku 2. Nowa kolejność gry: <b>Jan</b>, Ola."),
]  # fmt: skip


@pytest.mark.parametrize(("event", "it", "pl"), SAMPLES)
def test_samples_of_the_log(event, it, pl):
    assert say(event, "it") == it
    assert say(event, "pl") == pl


@pytest.mark.parametrize(
    ("n", "told"), [(1, "1 punkt"), (4, "4 punkty"), (22, "22 punkty"), (12, "12 punktów"), (30, "30 punktów")]
)
def test_polish_points_of_a_solo_game(n, told):
    assert told in say(GameEnded((n,), (0,)), "pl", 1)


@pytest.mark.parametrize("lang", ["it", "pl"])
def test_nothing_is_left_in_english(lang):
    w, english = Words(lang), Words("en")
    for here, there in zip(rulespage.rules(w), rulespage.rules(english), strict=True):
        assert here.title != there.title
        assert set(here.paragraphs).isdisjoint(there.paragraphs)
    steps = (*lesson_of("wendake").steps, *lesson_of("wendake", 1).steps)
    assert {step.say(w) for step in steps}.isdisjoint(step.say(english) for step in steps)
    for ids, text in ((STEPS, nouns.step_text), ([tile.id for tile in PROGRESS], nouns.progress_text)):
        assert {text(w, this) for this in ids}.isdisjoint(text(english, this) for this in ids)


@every_language
def test_the_guided_year_is_short_and_names_things_as_the_buttons_do(lang):
    w = Words(lang)
    assert all(0 < len(step.say(w)) < 260 for part in (0, 1) for step in lesson_of("wendake", part).steps)
    text, view = told("wendake", w, 0, 1), WENDAKE.State.new(2, seed=1).observe(0)
    for pick in ("progress:P1-1", "out:B7", "in:L1-07"):
        assert words.pick_label(w, pick, view).split(".")[0] in text
    for track in TRACKS:
        assert nouns.track(w, track) in text


@every_language
def test_every_action_has_its_place_in_the_rules(lang):
    w = Words(lang)
    texts = [section.title + " ".join(section.paragraphs) for section in rulespage.rules(w)]
    for step in STEPS:
        assert any(nouns.step(w, step).split()[0] in text for text in texts), step


@pytest.mark.rule("WE-14")
def test_the_rules_tell_by_the_version_whether_there_is_a_way_back():
    first, second = (
        " ".join(text for section in rulespage.rules(Words("en"), version) for text in section.paragraphs)
        for version in (1, 2)
    )
    assert "you carry it out" in first
    assert "To open is not to begin" in second
    assert "To open is not to begin" not in first


@every_language
def test_the_rules_name_the_goods_at_the_start_and_the_ratings_of_the_engine(lang):
    w = Words(lang)
    texts = {section.id: " ".join(section.paragraphs) for section in rulespage.rules(w)}
    assert all(nouns.tribe(w, tribe.id) in texts["tribes"] for tribe in TRIBES)
    assert nouns.amount(w, "beaver", 2) in texts["village"]
    assert all(f"{nouns.rating(w, name)} {least}+" in texts["solo"] for name, least in RATINGS)
