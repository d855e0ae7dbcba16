"""What meets the eye on a page: its texts, and what does not fit where it stands."""

from playwright.sync_api import Page

from prateria.games.wendake.table.picture import LEAST

STILL = "document.getAnimations().every((a) => a.playState !== 'running')"
FITS = f"""() => {{
    const {{ width, height }} = document.querySelector('#stage > svg'), {{ w, h }} = page.size();
    return w === width.baseVal.value && [h, Math.max(h, {LEAST})].includes(height.baseVal.value);
}}"""
"""The table has the size of its place (Wendake's keeps a least height): Python lays it out anew a little after a
sentence above it grew (web/sized.mjs)."""

TEXTS = """() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode.data.replace(/[\\u2066-\\u2069\\u00ad]/g, '').replace(/\\s+/g, ' ').trim();
        const on = walker.currentNode.parentElement;
        if (text && !on.closest('script, style') && on.checkVisibility()) found.push(text);
    }
    for (const e of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
        if (!e.checkVisibility()) continue;
        for (const name of ['aria-label', 'title', 'placeholder']) {
            if (e.getAttribute(name)) found.push(e.getAttribute(name));
        }
    }
    return found;
}"""

# What sticks out of the page, of the region it stands in, or has words that are cut off. Regions may scroll downwards,
# what happened since the last turn lies over the table, and a long sentence above it is folded (web/unfold.mjs).
OVERFLOWS = """() => {
    const found = [];
    const wide = document.documentElement.clientWidth;
    const seen = (e) => e.checkVisibility() && e.getBoundingClientRect().width > 1;
    const tell = (what, e, how) => {
        const name = `${e.localName}${e.id && '#' + e.id}.${e.getAttribute('class') ?? ''}`;
        found.push(`${what}: ${name} ${e.textContent.trim().slice(0, 40)} ${how}`);
    };
    const whole = document.documentElement.scrollWidth;
    if (whole > wide) found.push(`page: ${whole} > ${wide}`);
    const regions = '#header, #status, #controls, #side, #panel[open], #lobby .card';
    const parts = '*:not(svg, svg *, input, select, option, .unseen, .unseen *, .skip)';
    for (const region of [...document.querySelectorAll(regions)].filter(seen)) {
        const edge = region.getBoundingClientRect();
        const short = region.matches('#header, #status, #controls') && region.scrollHeight <= region.clientHeight;
        for (const e of [region, ...region.querySelectorAll(parts)].filter(seen)) {
            const box = e.getBoundingClientRect();
            const row = e.parentElement.closest('.we-slides'); // goes sideways, and is itself looked at
            if (!row && (box.left < -1 || box.right > wide + 1)) tell('outside', e, `${box.left}..${box.right}`);
            const over = box.top < edge.top - 2 || box.bottom > edge.bottom + 2;
            const folded = e.closest('.status-words, .review-why') && region.querySelector('.unfold:not([hidden])');
            if (short && over && !folded && !e.closest('.since')) tell('over the edge', e, `${box.top}..${box.bottom}`);
            // words that leave their box; pictures hang over on purpose
            const words = [...e.childNodes].filter((n) => n.nodeType === Node.TEXT_NODE && n.data.trim());
            const holder = e.closest('button, .button, label, summary, td, th, li, p, h2, h3') ?? e;
            const {left, right} = holder.getBoundingClientRect();
            for (const node of getComputedStyle(holder).display === 'inline' ? [] : words) {
                const range = document.createRange();
                range.selectNodeContents(node);
                const at = range.getBoundingClientRect();
                if (at.left < left - 2 || at.right > right + 2) tell('cut', e, `${at.left}..${at.right}`);
            }
        }
    }
    return found;
}"""


def texts(page: Page) -> list[str]:
    """All that can be read or is read aloud."""
    return list(page.evaluate(TEXTS))


def overflows(page: Page) -> list[str]:
    return list(page.evaluate(OVERFLOWS))


def resize(page: Page, viewport: dict[str, int]) -> None:
    """Turn the device, or take another one: until the page has found its new measures."""
    page.set_viewport_size(viewport)
    page.evaluate("new Promise((r) => requestAnimationFrame(() => setTimeout(() => r(true), 150)))")
