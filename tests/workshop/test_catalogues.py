"""Translations are whole, and follow the sources."""

import pytest

from workshop.locale import collected, faults, follows, path_of

TRANSLATED = [lang for lang in ("it", "pl") if path_of(lang).exists()]


@pytest.mark.parametrize("lang", TRANSLATED)
def test_the_catalogue_follows_the_sources(lang: str) -> None:
    assert follows(lang, collected()), "make locale"


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_sentence_is_translated_with_the_places_of_the_english(lang: str) -> None:
    assert faults(lang) == []
