"""How much of what is meant lies in sight on the land of Bison: nothing cuts it, nothing lies over it."""

from typing import Any

from playwright.sync_api import Page

__all__ = ["meant", "unseen"]

UNSEEN = """(ids) => {
    const land = document.querySelector('#land'), stage = document.querySelector('#stage').getBoundingClientRect();
    const [left, top] = [stage.x + Number(land.getAttribute('x')), stage.y + Number(land.getAttribute('y'))];
    const [right, bottom] = [left + Number(land.getAttribute('width')), top + Number(land.getAttribute('height'))];
    const seen = (x, y) => {
        if (x < left || x > right || y < top || y > bottom) return false;
        const there = document.elementFromPoint(x, y);
        return Boolean(there && (there === land || land.contains(there) || there.closest('.bi-table-top')));
    };
    const found = {};
    for (const id of ids) {
        const whole = document.getElementById(id);
        const points = [];
        for (const path of whole?.localName === 'path' ? [whole] : whole?.querySelectorAll('path') ?? []) {
            if (!path.getAttribute('d')) continue;
            const [length, at] = [path.getTotalLength(), path.getScreenCTM()];
            for (let i = 0; i < 60; i += 1) points.push(path.getPointAtLength((length * i) / 60).matrixTransform(at));
        }
        const part = points.length ? points.filter((p) => seen(p.x, p.y)).length / points.length : 0;
        if (part < 1) found[id] = Math.round(100 * part);
    }
    return found;
}"""


def meant(picks: Any) -> list[str]:
    """The ids of the places on the land that these picks mean."""
    sorts = {"cell": "cell", "space": "at", "from": "at", "to": "at"}
    return [f"{sorts[sort]}-{what}" for sort, what in (p.split(":") for p in picks) if sort in sorts]


def unseen(page: Page, ids: list[str]) -> dict[str, int]:
    """Those not wholly in sight, with how many per cent of each are."""
    return dict(page.evaluate(UNSEEN, ids))
