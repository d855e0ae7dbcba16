"""The browsers that the tests drive: what is missing is fetched, or named."""

import pytest

from workshop import browser


def test_what_is_missing_is_named_where_it_cannot_be_installed(monkeypatch):
    monkeypatch.setattr(browser.shutil, "which", lambda name: None if name in ("Xvfb", "apt-get") else f"/bin/{name}")
    with pytest.raises(SystemExit, match=r"missing: xvfb \(as root: apt-get install xvfb\)"):
        browser.install_others()


def test_nothing_is_installed_where_all_is_there(monkeypatch):
    monkeypatch.setattr(browser.shutil, "which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(browser, "_from_debian", lambda *packages: pytest.fail(f"installs {packages}"))
    browser.install_others()
