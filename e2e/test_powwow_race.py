"""Pow Wow as a race round one tablet: real fingers, several at once; a whole race; what pauses it."""

import time
from collections.abc import Callable
from typing import Any

from conftest import TABLET
from games import session_in
from playwright.sync_api import BrowserContext, CDPSession, Page, expect
from table import Table

from prateria.core.code import decode
from prateria.core.session import Session
from prateria.games import by_number
from workshop.serve import SiteServer

Contexts = Callable[..., BrowserContext]

PLAYER = """() => {
    // a hand that touches whatever can be touched: what is to be chosen, now and then a tribe card, else the prairie
    let n = 0;
    const stage = document.getElementById('stage');
    const hit = (pick) => stage.querySelector(`[data-pick="${pick}"]`)?.dispatchEvent(
        new PointerEvent('pointerdown', {bubbles: true, isPrimary: true}));
    const kinds = ['hunter', 'maiden', 'warrior', 'chief'];
    window.hand = setInterval(() => {
        n += 1;
        const choice = stage.querySelector('[data-pick^="loot:"], [data-pick^="person:"]');
        if (choice) choice.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
        else if (n % 9 === 0) hit(`tribe:1-${kinds[(n / 9) % 4]}`);
        else hit('prairie:card');
    }, 40);
}"""


def race(context: Contexts, site: SiteServer, speed: float = 1, **more: Any) -> Table:
    """A race about to begin, on a tablet with a touch screen. `speed`: of its clock."""
    settings = {"game": "powwow", "seats": 2, "people": 2, "seed": 5, **more}
    made = context(viewport=TABLET, has_touch=True)
    made.add_init_script(f"window.prateriaSpeed = {speed}")
    fragment = "&".join(f"{'new' if key == 'game' else key}={value}" for key, value in settings.items())
    table = Table(made.new_page(), site.url, touch=True).open(fragment).wait()
    expect(table.page.locator("#panel.opaque [data-do=pause]")).to_be_visible()
    return table


def begin(table: Table) -> CDPSession:
    table.press('#panel [data-do="pause"]')
    expect(table.page.locator("#panel")).to_be_hidden()
    table.page.evaluate("""() => {
        window.pressed = [];
        window.touched = [];
        document.getElementById('stage').addEventListener('pointerdown', (event) => {
            const target = event.target.closest('[data-pick]');
            if (target?.classList.contains('pressed')) pressed.push(target.dataset.pick);
            if (target?.dataset.pick.startsWith('tribe:')) touched.push(event.timeStamp);
        }, {capture: true});
    }""")
    return table.page.context.new_cdp_session(table.page)


def touch(page: Page, cdp: CDPSession, *picks: str) -> list[str]:
    """Fingers that come down one after another and stay; what looked pressed in that same moment. And up again."""
    points = []
    for n, pick in enumerate(picks):
        box = page.locator(f'#stage [data-pick="{pick}"]').first.bounding_box()
        if box is None:
            raise AssertionError(f"no {pick} to touch")
        points.append({"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2, "id": n})
    for n in range(len(points)):
        cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points[: n + 1]})
    cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    return list(page.evaluate("pressed.splice(0)"))


def session(table: Table) -> Session:
    """The game as the page has kept it."""
    [save] = table.saves().values()
    return decode(save["code"], by_number)


def until_kept(table: Table, actions: int) -> list[str]:
    """The texts of the actions, once there are so many."""
    table.page.wait_for_function(
        """n => Object.keys(localStorage).some((key) => key.startsWith('prateria:g:')
            && JSON.parse(localStorage[key]).head.count >= n)""",
        arg=actions,
    )
    return [step.action.text for step in session(table).steps]


def test_two_fingers_at_once_are_two_claims_in_their_order(context: Contexts, site: SiteServer) -> None:
    table = race(context, site)
    cdp = begin(table)
    assert touch(table.page, cdp, "prairie:card") == ["prairie:card"]
    expect(table.page.locator("#status")).to_contain_text("Card 1 of 114")
    [turn] = until_kept(table, 1)
    table.page.wait_for_timeout(300)  # what comes sooner meant the card before
    assert touch(table.page, cdp, "tribe:2-hunter", "tribe:1-chief") == ["tribe:2-hunter", "tribe:1-chief"]
    actions = until_kept(table, 3)
    assert actions[1:3] == ["2 claim hunter", "1 claim chief"]
    assert actions[0] == turn
    expect(table.page.locator("#stage .pressed")).to_have_count(0)


def test_a_page_that_stalls_loses_no_touch_and_keeps_their_order(context: Contexts, site: SiteServer) -> None:
    table = race(context, site)
    cdp = begin(table)
    page = table.page
    touch(page, cdp, "prairie:card")
    expect(page.locator("#status")).to_contain_text("Card 1 of 114")
    page.wait_for_timeout(300)
    points = [
        {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2, "id": n}
        for n, pick in enumerate(("tribe:2-maiden", "tribe:1-hunter"))
        if (box := page.locator(f'#stage [data-pick="{pick}"]').bounding_box())
    ]
    page.evaluate("""() => setTimeout(() => {
        const since = performance.now();
        while (performance.now() - since < 250);
        window.stalled = [since, performance.now()];
    }, 30)""")
    page.wait_for_timeout(60)  # meanwhile nothing runs on the page
    now = time.time()
    for n in (1, 2):  # the browser tells both when the page can hear again
        down = {"type": "touchStart", "touchPoints": points[:n], "timestamp": now + n / 100}
        cdp.send("Input.dispatchTouchEvent", down)
    cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert until_kept(table, 3)[1:3] == ["2 claim maiden", "1 claim hunter"]
    since, until = page.evaluate("stalled")
    times = page.evaluate("touched")
    assert len(times) == 2
    assert since < times[0] <= times[1] < until


def test_nothing_can_steal_a_touch(context: Contexts, site: SiteServer) -> None:
    table = race(context, site)
    cdp = begin(table)
    page = table.page
    assert page.eval_on_selector("#stage [data-pick]", "e => getComputedStyle(e).touchAction") == "none"
    page.evaluate("""() => {
        window.stolen = [];
        for (const name of ['contextmenu', 'selectstart', 'touchstart', 'touchmove'])
            document.addEventListener(name, (e) => { if (!e.defaultPrevented) stolen.push(name); });
        for (const name of ['click', 'mousedown'])
            document.addEventListener(name, () => stolen.push(name));
    }""")
    touch(page, cdp, "prairie:card")
    expect(page.locator("#status")).to_contain_text("Card 1 of 114")
    page.wait_for_timeout(200)
    assert page.evaluate("stolen") == []
    assert page.evaluate("visualViewport.scale") == 1


def test_a_gesture_of_the_system_pauses_without_penalty(context: Contexts, site: SiteServer) -> None:
    table = race(context, site)
    cdp = begin(table)
    touch(table.page, cdp, "prairie:card")
    until_kept(table, 1)
    box = table.page.locator('#stage [data-pick="tribe:1-chief"]').first.bounding_box()
    assert box
    point = {"x": box["x"] + 5, "y": box["y"] + 5, "id": 0}
    table.page.wait_for_timeout(300)
    cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    cdp.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})
    expect(table.page.locator("#panel.opaque")).to_contain_text("Pause")
    assert table.page.locator("#stage").is_visible()
    table.press('#panel [data-do="pause"]')
    expect(table.page.locator("#panel")).to_be_hidden()
    assert not any(type(event).__name__ == "Punished" for step in session(table).steps for event in step.events)


def test_keys_race_too(context: Contexts, site: SiteServer) -> None:
    table = race(context, site)
    begin(table)
    table.page.locator('#stage [data-pick="prairie:card"]').focus()
    table.page.keyboard.press("Enter")
    expect(table.page.locator("#status")).to_contain_text("Card 1 of 114")


def test_a_whole_race_and_its_link_gives_the_same_winner(context: Contexts, site: SiteServer) -> None:
    table = race(context, site, speed=20, seats=3, people=1, level="normal")
    begin(table)
    table.page.evaluate(PLAYER)
    expect(table.page.locator('#panel [data-do="again"]').first).to_be_visible(timeout=180_000)
    table.page.evaluate("clearInterval(hand)")
    shown = table.page.locator("#panel").inner_text()
    played = session_in(table.link())
    outcome = played.state.outcome()
    assert outcome is not None
    assert sum(step.action.text.endswith("turn") for step in played.steps) in (114, 115)
    assert {step.action.seat for step in played.steps if "claim" in step.action.text} == {0, 1, 2}
    for points in outcome.points:
        assert str(points) in shown
    again = Table(context(viewport=TABLET).new_page(), site.url).open(f"g={code_of_save(table)}").wait_for_python()
    expect(again.page.locator('#panel [data-do="again"]').first).to_be_visible()
    assert again.page.locator("#panel h2").first.inner_text() in shown.splitlines()


def code_of_save(table: Table) -> str:
    [save] = table.saves().values()
    return str(save["code"])


COUNT_MESSAGES = """
window.counted = { posted: 0, handled: 0, frames: 0 };
const { postMessage } = MessagePort.prototype;
MessagePort.prototype.postMessage = function (...all) {
  counted.posted++;
  return postMessage.apply(this, all);
};
const { get, set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, "onmessage");
Object.defineProperty(MessagePort.prototype, "onmessage", {
  get,
  set(listener) {
    set.call(this, function (event) {
      counted.handled++;
      return listener.call(this, event);
    });
  },
});
(function frame() {
  counted.frames++;
  requestAnimationFrame(frame);
})();
"""


def test_a_fast_race_on_a_slow_device_leaves_nothing_waiting(context: Contexts, site: SiteServer) -> None:
    """Each wait of the loop posted three messages for two that were handled: touches stood behind ever more of them."""
    made = context(viewport=TABLET, has_touch=True, reduced_motion="no-preference")
    made.add_init_script(COUNT_MESSAGES)
    table = Table(made.new_page(), site.url, touch=True)
    table.open("new=powwow&seats=4&people=1&seed=5").wait()
    made.new_cdp_session(table.page).send("Emulation.setCPUThrottlingRate", {"rate": 6})
    table.press('#panel [data-do="pause"]')
    table.page.evaluate(PLAYER)
    seen = table.page.evaluate("({...counted})")
    table.page.wait_for_function(
        "([was, n]) => counted.handled - was >= n && Number(document.getElementById('status').innerText"
        ".match(/Card (\\d+)/)?.[1]) >= 8",
        arg=[seen["handled"], 60],  # of which a third would wait
        timeout=120_000,
    )
    now = table.page.evaluate("({...counted})")
    assert now["posted"] - now["handled"] < 10
    assert now["frames"] > seen["frames"]


def test_the_clock_of_a_claim_stands_still_in_pause_and_goes_by_strokes_without_motion(
    context: Contexts, site: SiteServer
) -> None:
    """Pause says how long the others have left; nothing glides where that is not wanted."""
    for motion in ("full", "reduced"):
        table = race(context, site)
        table.page.evaluate("motion => { document.documentElement.dataset.motion = motion; }", motion)
        cdp = begin(table)
        page = table.page
        touch(page, cdp, "prairie:card")
        expect(page.locator('#stage [data-pick="prairie:card"]')).to_be_visible()
        page.wait_for_timeout(400)
        touch(page, cdp, "tribe:1-hunter")
        clock = page.locator("#clock .lying")
        expect(clock).to_have_count(1)
        runs = "e => e.getAnimations().map(one => [one.playState, getComputedStyle(e).animationTimingFunction])"
        assert clock.evaluate(runs) == [["running", "linear" if motion == "full" else "steps(5)"]]
        table.press('#controls [data-do="pause"]')
        expect(page.locator("#panel")).to_contain_text("Somebody has claimed: the others have another ")
        assert clock.evaluate(runs)[0][0] == "paused"
        table.press('#panel [data-do="pause"]')
        expect(page.locator("#panel")).to_be_hidden()
        assert clock.count() == 0 or clock.evaluate(runs)[0][0] == "running"
        page.close()
