"""The languages as they are spoken: samples read aloud by people who speak them, and nothing left in English."""

import pytest

from prateria.games.manitou import words
from prateria.games.manitou.events import BisonCaught, CaptivesTaken, Played, ThievesTaken, Trial
from prateria.games.manitou.lesson import LESSON
from prateria.games.manitou.rulespage import rules
from prateria.kit.words import Words
from prateria.view.pages import about
from prateria.view.words import animal, error

NAMES = ("Ola", "Jan", "Zosia")
SAMPLES = [
    (Played(0, "h5", "forest"), "Ola manda il cacciatore 5 nella foresta.", "Ola wysyła łowcę 5 do lasu."),
    (Played(0, "mother", "river"), "Ola manda una madre del clan al fiume.", "Ola wysyła matkę klanu nad rzekę."),
    (
        Trial("hills", 0, "scout", 1, "chief", "loses"),
        "Il capo di Jan batte l'esploratore di Ola.",
        "Wódz (Jan) pokonuje zwiadowcę (Ola).",
    ),
    (
        Trial("hills", 0, "mother", 1, "chief", "sacrifice"),
        "Sacrificio (Ola): cade anche il capo di Jan.",
        "Poświęcenie (Ola): pada też wódz (Jan).",
    ),
    (
        BisonCaught("hills", 0, 12, 14, 1),
        "Ola prende la mandria da 12 sulle colline (forza 14).",
        "Ola zdobywa stado za 12 na wzgórzach (siła 14).",
    ),
    (
        ThievesTaken((0, 1, 2), 20),
        "Ola, Jan e Zosia hanno la maggiore forza di caccia (20 a testa): "
        "i ladri di pelli portano via 10 punti a testa.",
        "Największa siła łowców: Ola, Jan i Zosia (po 20). Złodzieje skór zabierają po 10 punktów.",
    ),
]


def bare(text):
    """Without the marks that keep names apart."""
    return text.replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize(("event", "it", "pl"), SAMPLES)
def test_samples_of_the_log(event, it, pl):
    assert bare(words.sentence(Words("it"), event, NAMES, None)) == it
    assert bare(words.sentence(Words("pl"), event, NAMES, None)) == pl


@pytest.mark.parametrize(("n", "captives"), [(1, "1 jeńca"), (2, "2 jeńców"), (5, "5 jeńców"), (22, "22 jeńców")])
def test_polish_counts(n, captives):
    event = CaptivesTaken("river", 0, ((1, "h1"),) * n)
    assert bare(words.sentence(Words("pl"), event, NAMES, None)) == f"Ola bierze {captives} nad rzeką."


@pytest.mark.parametrize(
    ("n", "points"), [(1, "1 punkt"), (2, "2 punkty"), (22, "22 punkty"), (0, "0 punktów"), (12, "12 punktów")]
)
def test_polish_points(n, points):
    assert Words("pl").n("%(n)d point", "%(n)d points", n) == points


@pytest.mark.parametrize("lang", ["it", "pl"])
def test_nothing_is_left_in_english(lang):
    w, english = Words(lang), Words("en")
    marks = ("bison", "eagle", "wolf", "bear", "otter", "hare", "owl", "fox")
    assert {animal(w, mark) for mark in marks}.isdisjoint(animal(english, mark) for mark in marks)
    reasons = (
        "empty", "long", "damaged", "newer", "foreign", "impossible", "notsave", "seats", "option", "seed", "full",
        "forbidden", "elsewhere", "invalid",
    )  # fmt: skip
    assert {error(w, reason) for reason in reasons}.isdisjoint(error(english, reason) for reason in reasons)
    assert len({error(w, reason) for reason in reasons}) == len(reasons)
    for here, there in zip(rules(w), rules(english), strict=True):
        assert here.title != there.title
        assert set(here.paragraphs).isdisjoint(there.paragraphs)
    assert {step.say(w) for step in LESSON.steps}.isdisjoint(step.say(english) for step in LESSON.steps)
    assert "Haudenosaunee" in about(w)
    assert "clan mother was" not in about(w)
