"""A table drawn anew is what Python says, however much of the one before is kept."""

from playwright.sync_api import Page
from table import Table

from workshop.serve import SiteServer

BUTTON = '<g id="piece"><circle r="3"></circle><text>Zoom</text></g>'
SLOT = '<g class="slot"><text>slot</text></g>'
KEPT = '<g id="meadow"><text>land</text></g>', '<g id="tent"><text>camp</text></g>'
BEFORE = f'<svg class="table"><g class="one">{BUTTON}{KEPT[0]}</g><g class="two">{SLOT}{KEPT[1]}</g></svg>'
AFTER = f'<svg class="table"><g class="one">{KEPT[0]}</g><g class="two">{BUTTON}{KEPT[1]}</g></svg>'


def test_what_has_moved_to_another_layer_is_not_taken_for_what_was_there(page: Page, site: SiteServer) -> None:
    Table(page, site.url).open().wait_for_python()
    drawn = page.evaluate(
        """(tables) => tables.map((html) => {
            page.render('stage', html);
            return document.querySelector('#stage').textContent;
        })""",
        [BEFORE, AFTER],
    )
    assert drawn == ["Zoomlandslotcamp", "landZoomcamp"]


def test_the_log_is_drawn_once_what_is_touched_has_been_painted(page: Page, site: SiteServer) -> None:
    """For who plays by keys at once: they may be in it."""
    Table(page, site.url).open().wait_for_python()
    drawn = page.evaluate(
        """async () => {
            const said = () => document.querySelector('#side-body').textContent;
            const frames = async () => { for (let n = 0; n < 4; n += 1) await new Promise(requestAnimationFrame); };
            page.render('side', '<p>one</p>');
            const at = said();
            await frames();
            const later = said();
            page.render('side', '<p>two</p>');
            page.render('side', '');
            await frames();
            const gone = said();
            document.documentElement.dataset.keys = '';
            page.render('side', '<p>three</p>');
            return [at, later, gone, said()];
        }"""
    )
    assert drawn == ["", "one", "", "three"]
