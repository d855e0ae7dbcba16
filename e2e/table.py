"""The table as a person uses it: what is waited for, what is touched, what is read."""

import re
from typing import Any

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

STAGE = "#stage > svg"
PATIENCE = 60_000  # milliseconds: a slow machine starts Python in a few seconds


ASKED = """() => {
    const at = (s) => document.querySelector(s)?.checkVisibility();
    if (at('#panel .curtain-mark')) return 'curtain';
    if (at('#panel [data-do="bag-done"]')) return 'party';
    if (at('#panel [data-do="again"]')) return 'end';
    if (at('#panel [data-do="go-on"]')) return 'result';
    const card = '#stage [data-pick^="card:"]:not([aria-disabled="true"])';
    if (at('#controls [data-do="hint"]') && at(card)) return 'play';
    return '';
}"""
UNTIL = """(kinds) => {
    const asked = (%s)();
    return (!kinds.length || kinds.includes(asked)) && asked;
}"""
OFTEN = 25  # milliseconds: looked at in the page itself, as each question from here costs as much as some drawing


class Table:
    """One page with a game on it. `touch=True`: taps, as on a tablet."""

    ASKED = ASKED
    """A function of the page: what it waits for, `` while others move."""

    def __init__(self, page: Page, url: str, touch: bool = False) -> None:
        self.page, self.url, self.touch = page, url, touch

    def open(self, fragment: str = "") -> "Table":
        """Load the page, with a fragment such as `new=manitou&seats=2`."""
        if self.page.url.startswith(self.url):  # or else another fragment alone would load nothing
            self.page.goto("about:blank")
        self.page.goto(self.url + (f"#{fragment}" if fragment else ""))
        return self

    def wait(self) -> "Table":
        """Until a table is drawn."""
        self.page.wait_for_selector(STAGE, timeout=PATIENCE)
        return self

    def wait_for_python(self) -> "Table":
        self.page.wait_for_function("window.prateria", timeout=PATIENCE)
        return self

    def resume(self, save_id: str = "here") -> "Table":
        """Open the lobby and go on with a saved game."""
        self.open().wait_for_python()
        return self.go_on_with(save_id)

    def go_on_with(self, save_id: str) -> "Table":
        self.press(f"#save-{save_id}")
        return self.wait()

    def choose(self, game: str) -> None:
        """In the lobby: this game; who plays it is asked then."""
        self.press(f"#game-{game}")
        expect(self.page.locator("#new-title")).to_be_focused()

    def leave(self) -> None:
        """To the lobby; on a phone by the menu."""
        if self.sees("#home"):
            self.press("#home")
        else:
            self.press("#menu-in-play")
            self.press('#table-menu [data-do="home"]')

    def press(self, selector: str) -> None:
        """Tap or click the first of these."""
        target = self.page.locator(selector).first
        target.tap() if self.touch else target.click()

    def do(self, name: str, value: str | None = None) -> None:
        """A button by what it does; on a phone some are in the menu."""
        button = f'[data-do="{name}"]' + (f'[data-value="{value}"]' if value else "") + " >> visible=true"
        if name in ("share", "settings") and not self.sees(button):
            self.press("#menu >> visible=true" if self.sees("#menu") else "#menu-in-play")
        self.press(button)

    def do_once(self, name: str) -> None:
        """A button that goes away when it has done what it says: until it is gone."""
        button = self.page.wait_for_selector(f'[data-do="{name}"]')
        if name == "go-on":  # what has come to be read hears no touch sooner
            self.page.wait_for_timeout(self.page.evaluate("1000 / (window.prateriaSpeed ?? 1) + 20"))
        self.do(name)
        self.page.wait_for_function("([b, name]) => !b.isConnected || b.dataset.do !== name", arg=[button, name])

    def sees(self, selector: str) -> bool:
        return self.page.locator(selector).first.is_visible()

    def waiting_for(self) -> str:
        """What the page waits for: `curtain`, `party`, `result`, `play`, `end`, or `` while others move."""
        return str(self.page.evaluate(self.ASKED))

    def wait_until_asked(self, *kinds: str) -> str:
        """Until the page waits for something (of these kinds); which it is."""
        try:
            asked = self.page.wait_for_function(UNTIL % self.ASKED, arg=kinds, polling=OFTEN, timeout=2 * PATIENCE)
        except TooLate:
            raise AssertionError(f"nothing is asked: {self.page.inner_text('#status')!r}") from None
        return str(asked.json_value())

    def choose_party(self) -> None:
        self.do("bag-suggest")
        self.do_once("bag-done")

    def legal_cards(self) -> list[str]:
        picks = self.page.eval_on_selector_all(
            '#stage [data-pick^="card:"]:not([aria-disabled="true"])', "all => all.map((e) => e.dataset.pick)"
        )
        return list(dict.fromkeys(picks))

    def play_card(self, card: str | None = None, territory: str | None = None) -> None:
        """Choose card, then territory, then Done: the first that goes unless named."""
        card = card or self.legal_cards()[0]
        self.press(f'#stage [data-pick="{card}"]')
        self.page.wait_for_selector(f'#stage [data-pick="{card}"][aria-pressed="true"]')  # it is seen where it can go
        place = f'="{territory}"' if territory else '^="territory:"'
        self.press(f'#stage [data-pick{place}]:not([aria-disabled="true"])')
        self.do_once("done")

    def answer(self, asked: str) -> None:
        """Do the simplest thing that the page asks for."""
        if asked == "curtain":
            self.do_once("uncover")
        elif asked == "result":
            self.do_once("go-on")
        elif asked == "party":
            self.choose_party()
        elif asked == "play":
            self.play_card()

    def play_to_the_end(self) -> None:
        while (asked := self.wait_until_asked()) != "end":
            self.answer(asked)

    def link(self) -> str:
        """The link that the share panel shows."""
        self.do("share")
        field = self.page.locator("#panel input.link")
        expect(field).to_be_visible()
        return field.input_value()

    def toast(self, text: str) -> None:
        """See a sentence at the foot of the page."""
        expect(self.page.locator("#toast")).to_contain_text(text)

    def saves(self) -> dict[str, Any]:
        """The saves in localStorage: id -> parsed."""
        return dict(
            self.page.evaluate(
                """() => Object.fromEntries(Object.entries(localStorage)
                    .filter(([key]) => key.startsWith('prateria:g:'))
                    .map(([key, text]) => [key.slice(11), JSON.parse(text)]))"""
            )
        )


def code_of(link: str) -> str:
    """The share code in a link."""
    found = re.search(r"#g=([A-Z2-7]+)$", link)
    if not found:
        raise AssertionError(f"no share code in {link!r}")
    return found.group(1)
