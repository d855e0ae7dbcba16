"""The languages as they are spoken: samples read aloud by people who speak them, and nothing left in English."""

import pytest

from prateria.games import GAMES
from prateria.games.bison import words as bison
from prateria.games.bison.engine import events as bison_events
from prateria.games.bison.words import nouns
from prateria.games.manitou import words
from prateria.games.manitou.engine.events import BisonCaught, CaptivesTaken, HuntBegan, Played, ThievesTaken, Trial
from prateria.games.powwow import words as powwow
from prateria.games.powwow.engine.actions import HAULS
from prateria.games.powwow.engine.events import BisonGiven, Claimed, FoundNothing, Punished, Took, Turned
from prateria.kit.words import Words, isolate
from prateria.view.pages import about
from prateria.view.words import animal, error

NAMES = ("Ola", "Jan", "Zosia")
SAMPLES = [
    (Played(0, "h5", "forest"), "Ola manda il cacciatore 5 nella foresta.", "Ola wysyła łowcę 5 do lasu."),
    (Played(0, "mother", "river"), "Ola manda una madre del clan al fiume.", "Ola wysyła matkę klanu nad rzekę."),
    (
        Trial("hills", 0, "scout", 1, "chief", "loses"),
        "Il capo di Jan batte l’esploratore di Ola.",
        "Wódz (Jan) pokonuje zwiadowcę (Ola).",
    ),
    (
        Trial("hills", 0, "mother", 1, "chief", "sacrifice"),
        "Sacrificio: Ola perde una madre del clan per far cadere un capo di Jan. La carta di sotto resta di guardia.",
        "Poświęcenie: Ola traci matkę klanu, a Jan traci wodza. Dolna karta pary zostaje na straży.",
    ),
    (
        BisonCaught("hills", 0, 12, 14, 1),
        "Ola prende la mandria da 12 sulle colline (forza 14).",
        "Ola z siłą 14 zdobywa na wzgórzach stado za 12.",
    ),
    (
        BisonCaught("river", 1, 5, 9, 2),
        "Al secondo posto al fiume c’è Jan (forza 9): prende la mandria da 5.",
        "Jan z siłą 9 zajmuje nad rzeką drugie miejsce i zdobywa stado za 5.",
    ),
    (
        HuntBegan(2, 1, ((12, 5), (4,), (10,))),
        "Comincia la caccia 2, e dà le carte Jan. Mandrie: Colline 12, 5; Fiume 4; Foresta 10.",
        "Zaczyna się polowanie 2, rozdaje Jan. Stada: Wzgórza 12, 5; Rzeka 4; Las 10.",
    ),
    (
        ThievesTaken((0, 1, 2), 20),
        "Ola, Jan e Zosia hanno la forza di caccia più alta (20 a testa): "
        "i ladri di pelli portano via 10 punti a ognuno.",
        "Największą siłę łowców mają Ola, Jan i Zosia: po 20. Złodzieje skór zabierają po 10 punktów.",
    ),
]

POWWOW = [
    (Turned(0, "purple-maiden", 9), "Ola scopre una carta: fanciulla viola.", "Ola odkrywa kartę: fioletowa panna."),
    (Claimed(0, "hunter"), "Ola si fa avanti con il cacciatore.", "Ola zgłasza łowcę."),
    (
        Took(0, "chief", "totem", "blue-hunter", 0, ("totem", "totem", "blue-hunter", "red-chief")),
        "Il capo di Ola prende 2 totem, in tutto 4 carte. Prigioniero: cacciatore blu.",
        "Wódz (Ola) bierze 2 totemy, razem 4 karty. Jeniec: niebieski łowca.",
    ),
    (
        Took(1, "hunter", "bison", None, 1, ("bison",) * 5 + ("green-hunter", "yellow-hunter")),
        "Il cacciatore di Jan prende 5 bisonti, in tutto 7 carte. Alleati: 1.",
        "Łowca (Jan) bierze 5 bizonów, razem 7 kart. Sprzymierzeńcy: 1.",
    ),
    (
        Punished(2, "maiden", "loot", 2),
        "Mossa sbagliata: Zosia perde 2 carte. Sul tavolo non c’è bottino per questa carta.",
        "Błędne zgłoszenie: Zosia traci 2 karty. Na stole nie ma łupów dla tej karty.",
    ),
    (
        FoundNothing(2, "chief", "captive"),
        "Zosia non prende niente: i totem ci sono, ma non resta nessuno da fare prigioniero.",
        "Zosia nie bierze nic: totemy są, ale nie ma już kogo wziąć do niewoli.",
    ),
    (
        BisonGiven(0, 1, 1),
        "Sentiero di guerra: Ola dà 1 bisonte a Jan.",
        "Ścieżka wojenna: Ola oddaje 1 bizona, bierze go Jan.",
    ),
]


TIPI_2, TWO_HUNTERS = (0, 0, 1, 0, 0), (0, 0, 0, 0, 2)
BISON = [
    (
        bison_events.Named(0, "move3", 3, 4),
        "Ola sceglie “Movimento 1–3” con 3 cacciatori.",
        "Ola wybiera „Marsz 1–3” z 3 łowcami.",
    ),
    (
        bison_events.Paid(0, (1, 2, 5)),
        "Ola paga 1 bisonte, 2 tacchini e 5 pesci.",
        "Ola płaci: 1 bizona, 2 indyki i 5 ryb.",
    ),
    (bison_events.Gained(1, "fish"), "Jan riceve 1 pesce.", "Jan dostaje 1 rybę."),
    (
        bison_events.HuntersPut(0, "C4m", 2),
        "Ola mette 2 cacciatori sulla nuova tessera: montagna C4.",
        "Ola stawia 2 łowców na nowym kafelku: góry C4.",
    ),
    (
        bison_events.Altered(2, "D3r", 1, 3, 2),
        "Zosia fa una canoa 3 con la canoa 1 e 2 cacciatori: fiume D3.",
        "Zosia zmienia czółno 1 i 2 łowców w czółno 3: rzeka D3.",
    ),
    (
        bison_events.AreaScored("C4m", "mountain", 6, (TIPI_2, TWO_HUNTERS, (0,) * 5), (1, 2, 0), (6, 3, 0)),
        "Montagna C4, 6 tacchini. Primo posto: Ola (tepee 2) +6. Secondo posto, la metà: Jan (2 cacciatori) +3.",
        "Góry C4, 6 indyków. Pierwsze miejsce: Ola (tipi 2) +6. Drugie miejsce, połowa: Jan (2 łowców) +3.",
    ),
    (
        bison_events.AreaScored("C4m", "mountain", 7, (TIPI_2, TWO_HUNTERS, TIPI_2), (1, 3, 1), (3, 1, 3)),
        "Montagna C4, 7 tacchini. Primo posto in parità, metà a testa, l’animale che avanza non va a nessuno: "
        "Ola (tepee 2) +3, Zosia (tepee 2) +3. "
        "Gli altri ricevono gli animali dei propri spazi: Jan (2 cacciatori) +1.",
        "Góry C4, 7 indyków. Remis na pierwszym miejscu, po połowie, a nieparzyste zwierzę dla nikogo: "
        "Ola (tipi 2) +3, Zosia (tipi 2) +3. "
        "Inni dostają zwierzęta z własnych pól: Jan (2 łowców) +1.",
    ),
    (
        bison_events.GameEnded((22, 9, 21), (0,)),
        "La partita è finita. Vince Ola con 22 animali. Risultato: Ola 22, Zosia 21, Jan 9.",
        "Koniec gry. Wygrywa Ola: 22 zwierzęta. Wynik: Ola 22, Zosia 21, Jan 9.",
    ),
]


def bare(text):
    """Without the marks that keep names apart, and words together."""
    return text.replace("\u2068", "").replace("\u2069", "").replace("\u00a0", " ")


@pytest.mark.parametrize(("event", "it", "pl"), SAMPLES)
def test_samples_of_the_log(event, it, pl):
    assert bare(words.sentence(Words("it"), event, NAMES, None)) == it
    assert bare(words.sentence(Words("pl"), event, NAMES, None)) == pl


@pytest.mark.parametrize(("event", "it", "pl"), POWWOW)
def test_samples_of_the_log_of_pow_wow(event, it, pl):
    assert bare(powwow.sentence(Words("it"), event, NAMES, None)) == it
    assert bare(powwow.sentence(Words("pl"), event, NAMES, None)) == pl


@pytest.mark.parametrize(("event", "it", "pl"), BISON)
def test_samples_of_the_log_of_bison(event, it, pl):
    assert bare(bison.sentence(Words("it"), event, NAMES, None)) == it
    assert bare(bison.sentence(Words("pl"), event, NAMES, None)) == pl


def test_in_italian_it_is_ad_before_a_name_that_begins_with_a():
    w = Words("it")
    assert bare(w("%(name)s may still need this one.", name=isolate("Aquila"))) == "Più avanti può servire ad Aquila."
    assert bare(w("%(name)s may still need this one.", name=isolate("Orso"))) == "Più avanti può servire a Orso."
    given = BisonGiven(1, 0, 2)
    assert bare(powwow.sentence(w, given, ("Aquila", "Orso"), None)) == (
        "Sentiero di guerra: Orso dà 2 bisonti ad Aquila."
    )


def test_samples_of_hints():
    lead = ("leads", {"terrain": "mountain", "animals": 5})
    assert bison.reason(Words("it"), lead) == "Così sei in testa su questa montagna (tutti e 5 i tacchini)."
    assert bare(bison.reason(Words("pl"), lead)) == "Wtedy prowadzisz w tych górach (wszystkie 5 indyków)."


@pytest.mark.parametrize(("n", "fish"), [(1, "1 ryba"), (3, "3 ryby"), (5, "5 ryb"), (12, "12 ryb"), (22, "22 ryby")])
def test_polish_fish(n, fish):
    assert nouns.amount(Words("pl"), "fish", n) == fish


def test_samples_of_choices():
    bride, captive = HAULS[0]["tipi", "green-maiden"], HAULS[0]["totem", "yellow-chief"]
    assert powwow.action_label(Words("it"), bride) == "tutti i tepee (nozze: fanciulla verde)"
    assert powwow.action_label(Words("pl"), captive) == "wszystkie totemy (jeniec: żółty wódz)"


@pytest.mark.parametrize(
    ("n", "bison"), [(1, "1\xa0bizon"), (3, "3\xa0bizony"), (5, "5\xa0bizonów"), (33, "33\xa0bizony")]
)
def test_polish_bison(n, bison):
    assert powwow.lying(Words("pl"), "bison", n) == bison


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
    assert "Haudenosaunee" in about(w, ())
    assert "clan mother was" not in about(w, ())


@pytest.mark.parametrize("lang", ["it", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_rules_and_lessons_are_not_left_in_english(game, lang):
    w, english = Words(lang), Words("en")
    for here, there in zip(GAMES[game].teaching.rules(w), GAMES[game].teaching.rules(english), strict=True):
        assert here.title != there.title
        assert set(here.paragraphs).isdisjoint(there.paragraphs)
    lesson = GAMES[game].teaching.lesson
    steps = [step for part in lesson.parts for step in part.steps] if lesson else ()
    assert {step.say(w) for step in steps}.isdisjoint(step.say(english) for step in steps)
