"""On phones what is said never touches the frame round it, however many lines it has."""

from typing import Any

import pytest
from conftest import PHONE, Contexts
from games import put, save_text
from looks import resize
from table import Table
from test_toasts import SMALL, my_turn

from workshop.serve import SiteServer

SAID = (
    "Volpe paga 1 tacchino e 1 pesce. Volpe, ora si può fare solo questo: tepee 2, prateria D3. Per ora "
    "non porta altro, ma il tuo primo posto diventa più sicuro. Occhio: Aquila può mandare cacciatori qui."
)
AIR = """async (text) => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)));
    const status = document.querySelector('#status');
    const stage = () => JSON.stringify(document.querySelector('#stage').getBoundingClientRect());
    const before = stage();
    const words = text.split(' ');
    const found = [];
    for (let n = 3; n <= words.length; n += 2) {
        const copy = status.cloneNode(true);
        copy.querySelector('.status-now').textContent = words.slice(0, n).join(' ');
        window.page.render('status', copy.innerHTML);
        await drawn();
        const [shown, box] = [status.querySelector('.status-words'), status].map((one) => one.getBoundingClientRect());
        const words_ = status.querySelector('.status-words'), style = getComputedStyle(words_);
        const top = shown.top + parseFloat(style.paddingTop); // above it is room for an accent alone
        const [above, below] = [top - box.top, box.bottom - shown.bottom];
        const foot = document.createElement('span');
        foot.style.display = 'inline-block';
        status.querySelector('.status-now').prepend(foot);
        const pen = document.createElement('canvas').getContext('2d');
        pen.font = `600 ${style.fontSize} ${style.fontFamily}`;
        const high = pen.measureText('ÈŚŻÓ').actualBoundingBoxAscent;
        const accent = foot.getBoundingClientRect().bottom - shown.top - high;
        found.push({ n, look: status.className, above, below, accent, moved: stage() !== before });
    }
    return found;
}"""


@pytest.mark.parametrize("game", ["bison", "wendake", "manitou"])
def test_the_lines_keep_off_the_frame(context: Contexts, site: SiteServer, game: str) -> None:
    page = context(viewport=PHONE, has_touch=True, locale="it-IT").new_page()
    put(page, {"here": save_text(my_turn(game), bots=(None, "normal"))})
    Table(page, site.url, touch=True).resume()
    page.wait_for_selector("#status .status-now")
    for viewport in (PHONE, SMALL):
        resize(page, viewport)
        found: list[dict[str, Any]] = page.evaluate(AIR, SAID)
        least = [1 if one["look"].strip() in ("", "long") else 3.5 for one in found]
        assert {"tight"} & {look for one in found for look in one["look"].split()}, "four lines were seen"
        close = [
            one for one, air in zip(found, least, strict=True) if min(one["above"], one["below"]) < air or one["moved"]
        ]
        assert close == [], (game, viewport)
        assert min(one["accent"] for one in found) >= 0, "what is clipped leaves the accents of its first line whole"
