"""python -m workshop.icons: draws static/icons/*.png from icon.svg in Chromium, when the drawing has changed. Debian's
`zopfli` packs them without loss: two of them are part of a first visit, and a fifth of what Chromium writes is air.
"""

from subprocess import run

from playwright.sync_api import sync_playwright

from workshop.browser import FLAGS, chromium
from workshop.paths import STATIC

ICONS = STATIC / "icons"


def variants() -> dict[str, tuple[int, str]]:
    """File name -> (size, drawing). Maskable and touch icons fill the square: the device cuts its own corners."""
    drawing = (ICONS / "icon.svg").read_text(encoding="utf-8")
    square = drawing.replace(' clip-path="url(#tile)"', "")
    # What matters stays within the middle four fifths, which is all that a round mask leaves.
    maskable = square.replace('viewBox="0 0 512 512"', 'viewBox="-48 -48 608 608"')
    return {
        "icon-192.png": (192, drawing),
        "icon-512.png": (512, drawing),
        "maskable-512.png": (512, maskable),
        "apple-touch-icon.png": (180, square),
    }


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for name, (size, drawing) in variants().items():
            page = browser.new_page(viewport={"width": size, "height": size})
            sized = drawing.replace("<svg ", f'<svg width="{size}" height="{size}" style="display:block" ', 1)
            page.set_content(f'<body style="margin:0">{sized}')
            page.screenshot(path=ICONS / name, omit_background=True)
            page.close()
            run(["zopflipng", "-y", "-m", ICONS / name, ICONS / name], check=True, capture_output=True)
        browser.close()


if __name__ == "__main__":
    main()
