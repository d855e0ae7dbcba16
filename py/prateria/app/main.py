"""Where the page enters Python."""

from .edge import Browser, announce
from .shell import App

__all__ = ["main"]


def main() -> None:
    """Build the app and announce it to the page."""
    browser = Browser()
    announce(App(browser, browser.language()), browser)
