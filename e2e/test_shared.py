"""What another app shares with ours: a POST that the service worker answers, so that it never leaves the device."""

from typing import Any

from conftest import Contexts
from games import in_hunt, played, save_text
from playwright.sync_api import Page, expect
from table import Table

from prateria.core.code import encode
from workshop.serve import SiteServer

SHARE = """async (parts) => {
    const form = new FormData();
    for (const [name, text] of Object.entries(parts)) {
        form.append(name, name === 'file' ? new File([text], 'game.json', { type: 'application/json' }) : text);
    }
    const answer = await fetch('./share', { method: 'POST', body: form, redirect: 'manual' });
    return answer.type;
}"""


def share(page: Page, site: SiteServer, parts: dict[str, str]) -> None:
    """As the browser does: the POST, then the page that it is led to."""
    posts: list[Any] = []
    page.context.on("request", lambda r: posts.append(r) if r.method == "POST" and r.service_worker else None)
    assert page.evaluate(SHARE, parts) == "opaqueredirect"
    assert posts == []  # the worker has sent nothing on
    page.goto("about:blank")
    page.goto(f"{site.url}#shared")


def test_a_link_and_a_file_are_shared_with_the_page(context: Contexts, site: SiteServer) -> None:
    page = context(offline=True).new_page()
    table = Table(page, site.url).open().wait_for_python()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("navigator.serviceWorker.controller")
    game = played(until=in_hunt(1, plays=3, actor=0))
    link = f"{site.url}#g={encode(game)}"
    share(page, site, {"title": "Prateria", "text": f"Your turn! {link}"})
    expect(page.locator("#panel form")).to_be_visible(timeout=60_000)
    page.locator('[data-do="join-all"]').click()
    table.wait()
    assert page.evaluate("location.hash") == ""
    assert page.evaluate("caches.has('prateria-handed-in')") is False

    share(page, site, {"file": save_text(played(3, 9, in_hunt(1, plays=4, actor=0)))})
    table.wait()
    expect(page.locator("#stage")).to_contain_text("Wolf", timeout=60_000)
    assert len(table.saves()) == 2

    share(page, site, {"file": "not a game"})
    expect(page.locator("#join-problem")).to_contain_text("There is no game in this file", timeout=60_000)
