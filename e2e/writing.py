"""The page of the workshop, as somebody uses it."""

from typing import Any, Self

from playwright.sync_api import Page, expect

PATIENCE = 60_000  # ms: for an interpreter that begins on a busy machine

PASTE = """(content, text) => {
    const given = new DataTransfer();
    given.setData('text/plain', text);
    content.dispatchEvent(new ClipboardEvent('paste', {clipboardData: given, bubbles: true, cancelable: true}));
}"""

FIRST = "def choose(view):\n    return view.actions[0]\n"


class Workshop:
    """`open()`, then whatever a pupil does."""

    def __init__(self, page: Page, url: str) -> None:
        self.page, self.url = page, url

    def open(self, hash_: str = "") -> Self:
        self.page.goto(f"{self.url}workshop.html{hash_}")
        return self.ready()

    def ready(self) -> Self:
        self.page.wait_for_selector("html[data-ready]", state="attached", timeout=PATIENCE)
        return self

    def begin(self, game: str = "manitou", example: str = "first") -> Self:
        """From the first question to the code."""
        self.page.locator(f'#panel [data-game="{game}"]').click()
        self.page.locator(f'#panel [data-example="{example}"]').click()
        expect(self.page.locator("#panel")).to_be_hidden()
        return self

    def write(self, source: str) -> Self:
        """Another source in place of what is there, as somebody pastes it."""
        self.page.locator("#editor .cm-content").click()
        self.page.keyboard.press("Control+a")
        self.page.locator("#editor .cm-content").evaluate(PASTE, source)
        return self

    def text(self) -> str:
        """What the editor shows."""
        lines: list[str] = self.page.locator("#editor .cm-line").all_text_contents()
        return "\n".join(lines)

    def run(self) -> Self:
        self.page.locator("#run").click()
        return self

    def until_over(self) -> Self:
        expect(self.page.locator("#at-count")).to_have_text("The end", timeout=PATIENCE)
        return self

    def until_stopped(self) -> str:
        """What is said of what went wrong."""
        problem = self.page.locator("#problem .problem")
        expect(problem).to_be_visible(timeout=PATIENCE)
        return problem.inner_text()

    def kept(self) -> Any:
        """The bots in the store of the device."""
        return self.page.evaluate(
            "Object.entries(localStorage).filter(([k]) => k.startsWith('prateria:bot:')).map(([, v]) => JSON.parse(v))"
        )
