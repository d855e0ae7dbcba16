"""netlify.toml says the headers; the local server and the page follow it."""

from workshop.headers import headers_for, policy_for_page


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
