"""Translations keep to the glossary: plural forms, no gender of players."""

import re

import pytest

from prateria.kit.words import Words, isolate
from workshop.catalogues import compiled_catalogues, read_catalogue, strings_for_page
from workshop.locale import collected, path_of

FORMS = {"it": 2, "pl": 3}
# a past tense, or a participle, right after a name: it would tell whether a man or a woman plays
GENDERED = {
    "it": re.compile(r"%\((name|names|winner|loser)\)s (è|sono|ha|hanno) \w+(at|ut|it|ess|ott|ost|es)[oaie]\b"),
    "pl": re.compile(r"%\((name|names|winner|loser)\)s( \w+)* (?!wysyła\b)\w+(ł|ła|li|ły)\b"),
}
YOU = {
    "it": re.compile(r"\b[Ss]ei (\w+at|\w+ut|\w+it|stat|pront)[oa]\b"),
    "pl": re.compile(r"\b(?![Zz]głoś\b)\w+ł[eao]ś\b"),
}


def messages(lang):
    for message in read_catalogue(path_of(lang)):
        if message.id:
            english = (message.id,) if isinstance(message.id, str) else message.id
            forms = (message.string,) if isinstance(message.string, str) else message.string
            yield english, forms


@pytest.mark.parametrize("lang", FORMS)
def test_every_plural_has_all_its_forms(lang):
    for english, forms in messages(lang):
        assert len(forms) == (FORMS[lang] if len(english) > 1 else 1), english
        assert all(forms), english


@pytest.mark.parametrize("lang", FORMS)
def test_nobody_learns_whether_a_player_is_a_man_or_a_woman(lang):
    for english, forms in messages(lang):
        for form in forms:
            assert not GENDERED[lang].search(form), form
            assert not YOU[lang].search(form), (english, form)


def test_the_check_of_gender_finds_what_it_looks_for():
    assert GENDERED["pl"].search("%(name)s zagrała wodza")
    assert GENDERED["pl"].search("%(name)s już wybrał")
    assert GENDERED["it"].search("%(name)s è andato")
    assert YOU["pl"].search("Zagrałeś już")
    assert not GENDERED["pl"].search("%(name)s wysyła wodza")
    assert not YOU["pl"].search("Zgłoś swojego wodza")


@pytest.mark.parametrize("lang", FORMS)
def test_ends_and_beginnings_are_those_of_the_english(lang):
    for english, forms in messages(lang):
        for form in forms:
            assert form == form.strip()
            assert (form[-1] in ".?!") == (english[0].replace("...", "…")[-1] in ".?!"), (english[0], form)


def test_the_page_gets_what_stands_inside_its_templates():
    strings = strings_for_page("pl")
    assert strings["Person or computer"] == "Osoba czy komputer"  # in an attribute of a template
    assert len(strings["%(n)s more game"]) == 3


def test_italian_has_one_apostrophe():
    """’, as in print. What is quoted as code keeps its own."""
    forms = [form for _, told in messages("it") for form in told]
    assert [form for form in forms if re.search(r"\w'\w|\b(?:po|[DdFfVv]a|[Dd]i)'", form)] == []


def test_english_has_one_apostrophe_and_one_kind_of_quotation_marks():
    """’ and “…”. What is quoted as code keeps its own."""
    ids = [message.id for message in collected() if message.id]
    texts = [text for one in ids for text in (one if isinstance(one, tuple) else (one,))]
    assert [text for text in texts if re.search(r"[\w)]'", text)] == []
    code = re.compile(r"""==|view\.|"party" without|such as|are " or '""")
    assert [text for text in texts if '"' in text and not code.search(text)] == []


def test_in_italian_a_before_a_name_with_a_is_ad_however_the_sentence_gets_its_name():
    """At once, later by %, and in a text with a context."""
    w = Words("it", compiled_catalogues()["prateria/locale/it/LC_MESSAGES/prateria.told"])
    sentence = "For now %(name)s gets the herd worth %(n)d at the river in place of you."
    for name, told in (("Aquila", "passa ad \u2068Aquila\u2069."), ("Ida", "passa a \u2068Ida\u2069.")):
        assert w(sentence, name=isolate(name), n=5).endswith(told)
        assert (w(sentence) % {"name": isolate(name), "n": 5}).endswith(told)


def test_a_move_counts_in_every_language_as_the_table_does_it():
    """Usually moves need "Done" and small steps do not, whether they can be undone or not: no word of undoing."""
    for lang, done, undone in (("en", "“Done”", "undo"), ("it", "“Fatto”", "annull"), ("pl", "„Gotowe”", "cof")):
        told = compiled_catalogues().get(f"prateria/locale/{lang}/LC_MESSAGES/prateria.told")
        said = Words(lang, told)("whole moves with “Done”")
        assert done in said
        assert undone not in said
