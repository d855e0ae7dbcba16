"""Every moment of every game has its words in every language, and every rules page is whole."""

import pytest
from gamefacts import facts
from telling import NAMES, moments, whole

from prateria.app.reading import rules_of
from prateria.games import GAMES
from prateria.kit.touch import Touch
from prateria.kit.words import LANGUAGES, Words, isolate

WAYS = [(game, *way) for game in GAMES for way in facts(game).SPOKEN]


@pytest.mark.parametrize(("game", "seats", "options"), WAYS)
def test_a_whole_game_has_words_for_everyone(game, seats, options):
    texts, names, spoken = GAMES[game].texts, NAMES[:seats], [Words(lang) for lang in LANGUAGES]
    for state, action, step in moments(game, seats, options, seed=seats):
        for viewer in (None, action.seat or 0):
            view = state.observe(viewer)
            for w in spoken:
                whole(texts.prompt(w, view, names, Touch()))
                for event in step.events:
                    sentence = texts.sentence(w, state.seen_by(event, viewer), names, viewer)
                    assert sentence is None or whole(sentence)
                if state.bag() is None:
                    assert all(texts.pick_label(w, pick, view) for pick in action.picks)
    state = state.clone()
    state.apply(action)
    for w in spoken:
        over = whole(texts.sentence(w, step.events[-1], names, None))
        assert any(isolate(names[seat]) in over for seat in state.outcome().winners)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_page_has_its_sections_and_pictures(game, lang):
    w, teaching = Words(lang), GAMES[game].teaching
    sections = teaching.rules(w, GAMES[game].META.rules)
    assert len({section.id for section in sections}) == len(sections)
    for section in sections:
        assert not section.picture or teaching.picture(section.picture, w), section.picture
        for paragraph in section.paragraphs:
            whole(paragraph)
    assert {option.id for option in GAMES[game].META.options} <= {section.id for section in sections}
    html = rules_of(GAMES[game], w, sections[-1].id)
    assert html.count("autofocus") == 1
    assert all(f'data-value="{game}:{section.id}"' in html for section in sections)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_games_and_options_are_introduced(game, lang):
    w, texts = Words(lang), GAMES[game].texts
    assert texts.title(w)
    whole(texts.blurb(w))
    for option in GAMES[game].META.options:
        shown = texts.option_text(w, option)
        assert shown["label"]
        whole(shown["line"])
        assert len(set(shown["labels"])) == len(option.choices)
