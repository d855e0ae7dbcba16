"""netlify.toml says the headers; the local server and the page follow it."""

import re

import pytest

from workshop.headers import demand_in_policy, headers_for, policy_for_page


def test_every_path_gets_the_policy() -> None:
    for path in ("/", "/css/app.css", "/runtime/314.0.7/pyodide.mjs"):
        headers = headers_for(path)
        assert "default-src 'self'" in headers["Content-Security-Policy"]
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"


def test_only_the_runtime_is_kept_without_asking() -> None:
    assert "immutable" in headers_for("/runtime/314.0.7/pyodide.asm.wasm")["Cache-Control"]
    assert headers_for("/sw.js")["Cache-Control"] == "no-cache"
    assert headers_for("/boot.mjs")["Cache-Control"] == "no-cache"


def test_the_page_has_the_same_policy_but_for_what_a_meta_cannot_say() -> None:
    header = headers_for("/")["Content-Security-Policy"]
    assert header == policy_for_page() + "; frame-ancestors 'none'"


def test_no_other_origin_opens_us_or_takes_a_file_of_ours() -> None:
    headers = headers_for("/runtime/314.0.7/pyodide.asm.wasm")
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"


def test_what_asks_for_leave_is_refused_but_for_what_we_use() -> None:
    refused = set(re.findall(r"([a-z-]+)=\(\)", headers_for("/")["Permissions-Policy"]))
    assert {"camera", "clipboard-read", "hid", "serial", "idle-detection"} <= refused
    assert not {"clipboard-write", "screen-wake-lock", "web-share"} & refused
    assert "bluetooth" not in refused  # Chromium knows no such feature, and says so in every console


def test_a_script_in_the_page_that_the_policy_does_not_know_ends_the_build() -> None:
    with pytest.raises(SystemExit, match="sha256-x"):
        demand_in_policy("'sha256-x'", of="web/early.js")
