"""No sentence has a word that the glossary forbids: its table `Never` says which, in which language, and where not."""

import re
from functools import cache
from typing import NamedTuple

import pytest

from workshop.catalogues import LOCALE, read_catalogue
from workshop.locale import collected, path_of
from workshop.paths import LANGUAGES, WEB

PLACE = re.compile(r"%\(\w+\)[sd]")


class Never(NamedTuple):
    """A row of the table. `spared`: how the English of those sentences begins in which the term may stand."""

    term: str
    languages: tuple[str, ...]
    spared: tuple[str, ...]

    def found_in(self, text):
        """Whether the term stands in the text; the names of its places are no words of it."""
        flags = re.IGNORECASE if self.term.islower() else 0
        words = re.escape(self.term).replace(r"\*", r"\w*").replace(r"\ ", r"\s+")
        return re.search(rf"(?<!\w){words}(?!\w)", PLACE.sub("%", text), flags) is not None


def rows(text):
    """The table under the heading `Never`."""
    lines = [line for line in text.split("\n## Never\n")[1].split("\n## ")[0].splitlines() if line.startswith("|")]
    for line in lines[2:]:
        term, languages, _, spared = (cell.strip() for cell in line.strip("|").split("|"))
        yield Never(term, tuple(languages.split(", ")), tuple(re.findall("`(.+?)`", spared)))


@cache
def never():
    return tuple(rows((LOCALE / "GLOSSARY.md").read_text()))


def _of_the_page():
    """What stands in the page before any of its code runs."""
    page = re.sub(r"<(style|script)\b.*?</\1>", "", (WEB / "index.html").read_text(), flags=re.DOTALL)
    said = re.findall(r'(?:aria-label|title|content|placeholder)="([^"]+)"|>([^<>]*\w[^<>]*)<', page)
    return [" ".join((attribute or text).split()) for attribute, text in said]


@cache
def sentences(lang):
    """(English, what people read) of all sentences, each form by itself."""
    catalogue = collected() if lang == "en" else read_catalogue(path_of(lang))
    found = [(text, text) for text in _of_the_page()] if lang == "en" else []
    for message in catalogue:
        if message.id:
            ids, said = (
                (text,) if isinstance(text, str) else text for text in (message.id, message.string or message.id)
            )
            found += [(ids[0], form) for form in (ids if lang == "en" else said)]
    return tuple(found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_has_a_word_that_is_never_used(lang):
    found = [
        (row.term, text)
        for row in never()
        if lang in row.languages
        for english, text in sentences(lang)
        if row.found_in(text) and not english.startswith(row.spared or ("\0",))
    ]
    assert not found


def test_every_exception_is_still_needed():
    for row in never():
        for beginning in row.spared:
            for lang in row.languages:
                spared = [text for english, text in sentences(lang) if english.startswith(beginning)]
                assert any(row.found_in(text) for text in spared), (row.term, lang, beginning)


def test_what_stands_in_the_page_is_looked_at():
    assert any("the game is being set up" in text for _, text in sentences("en"))


def test_the_table_is_read_and_speaks_of_our_languages():
    assert len(never()) > 20
    assert {lang for row in never() for lang in row.languages} == set(LANGUAGES)
    assert len({(row.term, lang) for row in never() for lang in row.languages}) == sum(
        len(row.languages) for row in never()
    )


@pytest.mark.parametrize(
    ("term", "found", "free"),
    [
        ("tipi", "Tutti i tipi.", "Una città di tipici tepee."),
        ("native", "One native more", "%(native)s: %(n)d"),
        ("Take back", "Touch “Take back”.", "You take back all masks."),
        ("squaw*", "Squaws", "a clan mother"),
        ("Ruch:", "Ruch: %(name)s", "ruch: nic"),
        ("gra mask*", "%(name)s gra maski", "zagra maskę"),
        ("loudness", "The\nLoudness", "loud"),
    ],
)
def test_a_term_is_found_as_a_whole(term, found, free):
    row = Never(term, ("en",), ())
    assert row.found_in(found)
    assert not row.found_in(free)
