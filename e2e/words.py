"""The sentences of the page in its three languages, for those who look whether they are there."""

import re
from functools import cache

from playwright.sync_api import Page, expect

from prateria.kit.words import Words
from workshop.catalogues import LOCALE, compiled_catalogues, read_catalogue

__all__ = ["english_left", "speak", "words"]


@cache
def words(lang: str) -> Words:
    return Words(lang, compiled_catalogues().get(f"prateria/locale/{lang}/LC_MESSAGES/prateria.told"))


def speak(page: Page, lang: str) -> None:
    """Choose a language on the page, wherever its list stands; until the page speaks it."""
    page.locator("#lang").evaluate("(e, lang) => { e.value = lang; e.dispatchEvent(new Event('change')); }", lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)


@cache
def _translated(lang: str) -> tuple[re.Pattern[str], ...]:
    """English sentences which that language says in another way, as patterns."""
    found = []
    for message in read_catalogue(LOCALE / lang / "LC_MESSAGES" / "prateria.po"):
        ids = message.id if isinstance(message.id, tuple) else (message.id,)
        given = message.string if isinstance(message.string, tuple) else (message.string,)
        strings = [string.replace("\xa0", " ") for string in given]  # bound to its noun, a number is none
        for english in ids:
            if english and english not in strings and re.search("[A-Za-z]{3}", re.sub(r"%\(\w+\)[sd]", "", english)):
                parts = re.split(r"%\(\w+\)[sd]", english.replace("%%", "%"))
                found.append(re.compile(".+".join(map(re.escape, parts))))
    return tuple(found)


@cache
def _is_english(lang: str, text: str) -> bool:
    """Asked once of each text: a table shows the same ones at every step, and there are thousands of sentences."""
    return any(pattern.fullmatch(text) for pattern in _translated(lang))


def english_left(lang: str, texts: list[str]) -> list[str]:
    """English sentences among the texts, though the language has words for them. (Bison is a game's name too.)"""
    return sorted({text for text in texts if text != "Bison" and _is_english(lang, text)})
