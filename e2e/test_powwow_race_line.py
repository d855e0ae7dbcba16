"""On phones no sentence of a race is cut: beside its two keys there is room for three lines, and none to unfold it."""

from collections.abc import Iterator

from conftest import PHONE, Contexts
from looks import resize
from playwright.sync_api import expect
from table import Table
from words import speak

from prateria.core.rng import Rng
from prateria.games.powwow import words
from prateria.games.powwow.engine import State
from prateria.games.powwow.engine.data import TRIBE
from prateria.games.powwow.engine.events import BisonGiven, FoundNothing, Punished, Took, Turned
from prateria.kit.touch import Touch
from prateria.kit.words import Words
from workshop.catalogues import compiled_catalogues
from workshop.serve import SiteServer

SMALL = {"width": 360, "height": 640}
NAMES = {"it": ("Volpe", "Aquila"), "pl": ("Lis", "Orzeł")}
POSSIBLE = (
    (),
    ("tribe:1-hunter",),
    ("tribe:1-hunter", "prairie:card"),
    ("tribe:1-hunter", "tribe:2-hunter", "prairie:card"),
)
CUT = """(sentences) => {
    const status = document.querySelector('#status');
    const [words, now] = ['.status-words', '.status-now'].map((one) => status.querySelector(one));
    const more = () => words.scrollHeight > words.clientHeight + 4;
    return sentences.filter((sentence) => {
        now.textContent = sentence;
        status.classList.toggle('long', sentence.length > 44); // as web/page.mjs does
        const [line, box] = [words, status].map((one) => one.getBoundingClientRect());
        return more() || line.top < box.top - 1 || line.bottom > box.bottom + 1;
    });
}"""

SHOWN = """() => {
    const words = document.querySelector('#status .status-words');
    return words.textContent.length > 44 && words.closest('.long') && words.scrollHeight <= words.clientHeight + 4;
}"""


def events() -> Iterator[object]:
    """What is told of claims, whoever has made them."""
    for kind, loot in zip(TRIBE, ("totem", "tomahawk", "necklace", "bison"), strict=True):
        for missing in ("person", "loot", *(("captive",) if loot == "totem" else ())):
            yield from (Punished(seat, kind, missing, n) for seat in (0, 1) for n in (0, 2))
            yield FoundNothing(1, kind, missing)
        yield Took(1, kind, loot, "purple-warrior" if loot == "totem" else None, 0, (loot,) * 12)
        yield Took(1, kind, "tipi", "yellow-maiden", 0, ("tipi",) * 10)
        yield Took(1, kind, "tipi", None, 2, ("tipi",) * 10)
        yield Took(1, kind, "tipi", "purple-warrior", 2, ("tipi",) * 10)
    yield from (BisonGiven(1, 0, n) for n in (0, 2))


def sentences(lang: str) -> Iterator[str]:
    w, names = Words(lang, compiled_catalogues()[f"prateria/locale/{lang}/LC_MESSAGES/prateria.told"]), NAMES[lang]
    yield from filter(None, (words.sentence(w, event, names, 0) for event in events()))
    state, rng = State.new(2, {}, 5), Rng(5)
    while legal := state.legal_actions():
        view = state.observe(None)
        if state.phase == "race" and state.rounds - len(state.prairie) > 3:
            for possible in POSSIBLE:
                said = words.prompt(w, view, names, Touch(possible=possible, again=rng.below(2) == 0))
                led, _ = words.came(w, [Turned(0, "purple-warrior", 5)], names, view, heard=False)
                yield f"{led} {said}".lstrip()
        if state.phase == "turn" and state.rounds - len(state.prairie) > 3:
            said = words.prompt(w, view, names, Touch(possible=("prairie:card",)))
            yield from (f"{words.right(w, 'purple', kind)} {said}" for kind in TRIBE)
        state.apply(legal[rng.below(len(legal))])


def test_no_sentence_of_a_race_is_cut_on_a_phone(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=PHONE, has_touch=True, locale="it-IT").new_page()
    Table(page, site.url, touch=True).open("new=powwow&seats=2&people=1&seed=5").wait()
    page.locator('#panel [data-do="pause"]').click()
    expect(page.locator("#panel")).to_be_hidden()
    for lang in NAMES:
        speak(page, lang)
        for size in (SMALL, PHONE):
            resize(page, size)
            page.wait_for_function(SHOWN)  # what stands there now
        found = list(dict.fromkeys(sentences(lang)))
        assert len(found) > 60
        for size in (SMALL, PHONE):
            resize(page, size)
            assert page.evaluate(CUT, found) == [], (lang, size)
