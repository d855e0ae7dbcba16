"""Numbers as people write them: a zero without a slash, in text and in tables, light and bold."""

from itertools import product

from playwright.sync_api import Page
from table import Table

from workshop.serve import SiteServer

FILLED = """async ([weight, tabular]) => {
    const font = `${weight} 200px "Atkinson Hyperlegible Next"`;
    const [face] = await document.fonts.load(font, '0');
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 300 });
    canvas.style.fontVariantNumeric = tabular ? 'tabular-nums' : 'normal'; // of a canvas in the page its text has it
    document.body.append(canvas);
    const pen = canvas.getContext('2d');
    pen.font = font;
    pen.textAlign = 'center';
    pen.fillText('0', 150, 200);
    canvas.remove();
    const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = pen.measureText('0');
    const row = pen.getImageData(0, Math.round(200 - (up - down) / 2), 300, 1).data;
    let strokes = 0;
    for (let x = 1; x < 300; x += 1) strokes += row[4 * x + 3] > 127 && row[4 * x - 1] <= 127;
    return [Boolean(face), strokes];
}"""


def test_a_zero_has_no_slash(page: Page, site: SiteServer) -> None:
    Table(page, site.url).open()
    page.locator("#start").wait_for()
    # across its middle: the left stroke, the right one, and nothing between them
    for weight, tabular in product((400, 700), (False, True)):
        assert page.evaluate(FILLED, [weight, tabular]) == [True, 2], (weight, tabular)
