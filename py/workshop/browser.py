"""python -m workshop.browser: prints the Chromium that tests and benches drive; with --install, gets one if there is
none: $CHROMIUM, chromium, google-chrome, else Debian's package (as root), else playwright's own build. Beside it comes
its headless shell, the same engine without the windows, of which each costs a second of processor (`shell`).
With --others, Debian's Firefox and WebKitGTK instead, and a display for them where there is none."""

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SHELLS = ("chromium-headless-shell", "headless_shell")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
OTHERS = {"firefox-esr": "firefox-esr", "WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb", "xauth": "xauth"}
"""What their tests run -> Debian's package of it."""


def _playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if os.path.exists(path) else None


@cache
def chromium() -> str | None:
    """The path of a Chromium, None where there is none."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    return found or _playwrights_own()


@cache
def shell() -> str | None:
    """The path of the headless shell of that Chromium, else of the Chromium itself."""
    whole = chromium()
    beside = (Path(whole).with_name(name) for name in SHELLS) if whole else ()
    return next((str(path) for path in beside if path.exists()), whole)


def _from_debian(*packages: str, recommended: bool = True) -> bool:
    """Whether they are installed now; only root may. `recommended`: with what Debian recommends beside them."""
    if not (hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get")):
        return False
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-qq"], check=False, env=quiet, stdout=subprocess.DEVNULL)
    alone = [] if recommended else ["--no-install-recommends"]
    command = ["apt-get", "install", "-y", "-qq", *alone, *packages]
    return subprocess.run(command, check=False, env=quiet, stdout=subprocess.DEVNULL).returncode == 0


def install() -> None:
    if not (_from_debian("chromium", "chromium-headless-shell") or _from_debian("chromium")):
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


def install_others() -> None:
    missing = [package for command, package in OTHERS.items() if not shutil.which(command)]
    if missing and not _from_debian(*missing, recommended=False):
        raise SystemExit(f"missing: {', '.join(missing)} (as root: apt-get install {' '.join(missing)})")


def main() -> None:
    if "--others" in sys.argv:
        return install_others()
    if "--install" in sys.argv and not chromium():
        install()
        chromium.cache_clear()
    elif "--install" in sys.argv and shell() == chromium():
        _from_debian("chromium-headless-shell")
    path = chromium()
    if not path:
        raise SystemExit("no Chromium: make browser")
    if "--install" not in sys.argv:
        print(path)
    return None


if __name__ == "__main__":
    main()
