# make play   set up, build, serve: prints the address        make build   dist/
# make test   all tests, make e2e-others  Firefox and WebKit   make check   ruff, mypy, unit tests: fast
# make bench, bench-boot, bench-touch, bench-touches, bench-bots, bench-strength  speed, strength    make golden, make locale, make new-game NAME=lynx  see below
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory
.PHONY: help setup build play serve test check lint quick unit unit-web pyodide pyodide-contract pyodide-games pyodide-bots e2e e2e-others browser bench bench-boot bench-bots bench-strength bench-touch bench-touches bench-steps bench-review bench-reviews bench-thinks bench-frames bench-visits bench-kills bench-rooms bench-starts golden locale new-game test-envs docs bench-envs bench-ismcts \
        requirements icons clean

PORT ?= 8000
VENV := .venv
PY := $(VENV)/bin/python
export PYTHONPATH := py
export PYTHONDONTWRITEBYTECODE := 1

# The first Python of at least 3.11; asked only where there is no .venv yet.
find-python = $$(for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)

help:
	@sed -n 's/^# //p' Makefile | head -3

setup: $(VENV)/.stamp node_modules/.stamp .cache/wheels/.stamp

$(VENV)/.stamp: requirements-dev.txt
	@python="$(find-python)"; test -n "$$python" || { echo "Python 3.11 or newer is needed"; exit 1; }; \
	test -x $(PY) || "$$python" -m venv $(VENV)
	$(PY) -m pip install -q --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@touch $@

node_modules/.stamp: package.json package-lock.json
	npm ci --ignore-scripts --no-fund --no-audit --loglevel=error
	@touch $@

# Wheels that run inside Pyodide (micropip, pytest): asked for its Python, not for ours.
.cache/wheels/.stamp: requirements-pyodide.txt $(VENV)/.stamp
	$(PY) -m pip download -q --disable-pip-version-check --no-deps --require-hashes --python-version 3.14 \
		--only-binary :all: -d .cache/wheels -r requirements-pyodide.txt
	@touch $@

# BUILT=1: what stands in dist/ is of this state.
build: setup
	$(if $(BUILT),,$(PY) -m workshop.build)

play: build
	$(PY) -m workshop.serve --port $(PORT)

serve:
	$(PY) -m workshop.serve --port $(PORT)

check: setup lint quick unit-web

lint: setup
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy

# All that people wait for while they work: not what plays whole games through with players that think (`long`).
quick: setup
	$(PY) -m pytest tests -m "not long" -n auto --dist worksteal -o faulthandler_timeout=0

unit: setup
	$(PY) -m pytest tests -n auto --dist worksteal -o faulthandler_timeout=0

unit-web: setup
	@files=$$(find tests/web -name '*.test.mjs' 2>/dev/null); test -z "$$files" || node --test $$files

pyodide: build
	node tests/pyodide/trimmed.mjs
	$(MAKE) -j3 pyodide-contract pyodide-games pyodide-bots

pyodide-contract pyodide-games pyodide-bots:
	node tests/pyodide/run.mjs $(@:pyodide-%=%)

e2e: build browser
	@if ls e2e/test_*.py >/dev/null 2>&1; then CHROMIUM="$$($(PY) -m workshop.browser)" $(PY) -m pytest e2e -n 3 --dist worksteal; fi

# Firefox and WebKitGTK, which playwright cannot drive; on a display of their own.
e2e-others: build
	$(PY) -m workshop.browser --others
	xvfb-run -a -s "-screen 0 1280x1024x24" $(PY) -m pytest e2e_others -n 2 --dist worksteal

browser: setup
	@$(PY) -m workshop.browser --install

# On one core each: what is read and what is built; then what takes both.
test: setup
	$(MAKE) -j2 lint build
	$(MAKE) BUILT=1 unit unit-web pyodide e2e

# The environments for programs that learn: PettingZoo's and OpenSpiel's own suites, in a venv of their own.
test-envs: .venv-envs/.stamp
	.venv-envs/bin/python -m pytest tests_envs -n auto --dist worksteal -p no:cacheprovider

.venv-envs/.stamp: requirements-envs.txt
	@python="$(find-python)"; test -n "$$python" || { echo "Python 3.11 or newer is needed"; exit 1; }; \
	test -x .venv-envs/bin/python || "$$python" -m venv .venv-envs
	.venv-envs/bin/python -m pip install -q --disable-pip-version-check --only-binary :all: --require-hashes -r $<
	@touch $@

# The reference of the public API, from its docstrings: dist-docs/
docs: .venv-envs/.stamp
	.venv-envs/bin/python -m workshop.docs

bench: setup
	$(PY) -m workshop.bench.engine

bench-boot: build browser
	$(PY) -m workshop.bench.boot

# How strong the bots are against each other, in turns and in a race; an hour.
bench-bots: setup
	$(PY) -m workshop.bench.bots
	$(PY) -m workshop.bench.race

# Levels against each other and against the bots of Prateria 0.1: hours, goes on where it was stopped.
bench-strength: setup
	$(PY) -m workshop.bench.strength
# How quick the environments are beside others of their kind; how OpenSpiel's search plays our games: an hour.
bench-envs: .venv-envs/.peers
	.venv-envs/bin/python -m workshop.bench.envs

bench-ismcts: .venv-envs/.stamp
	.venv-envs/bin/python -m workshop.bench.ismcts

.venv-envs/.peers: requirements-peers.txt .venv-envs/.stamp
	.venv-envs/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r $<
	@touch $@

bench-touch: build browser
	$(PY) -m workshop.bench.touch

# How soon a step of looking back is on the screen, game by game.
bench-steps: build browser
	$(PY) -m workshop.bench.steps

# How long strong players think on the main thread of a browser, at its speed and at a quarter of it.
bench-thinks: build browser
	$(PY) -m workshop.bench.thinks

# How long a whole review takes in a browser, game by game.
bench-reviews: build browser
	$(PY) -m workshop.bench.reviews

# How far the end of a game is from what its review says on the way: half an hour.
bench-review: setup
	$(PY) -m workshop.bench.review

# How long each frame takes while pieces fly: a hunt's end in Manitou, a year's end in Wendake.
bench-frames: build browser
	$(PY) -m workshop.bench.frames

# How quick the workshop's rooms are.
bench-rooms: build browser
	$(PY) -m workshop.bench.rooms

# How many touches a whole game takes of two people: some minutes a game.
bench-touches: setup
	$(PY) -m workshop.bench.touches

# What may go wrong: tabs that die in 300 visits, 50 killed browsers, every file of a first visit broken. Half an hour each.
bench-visits bench-kills bench-starts: build browser
	$(PY) -m workshop.bench.$(@:bench-%=%)

# Play the golden games again and write their events down: look at the difference before you commit it.
golden: setup
	$(PY) tests/goldens.py

# A small game to begin from: make new-game NAME=lynx
new-game: setup
	@$(PY) -m workshop.newgame "$${NAME-}"

# Collect the msgids of the sources into the catalogues; translations stay.
locale: setup
	$(PY) -m workshop.locale

# After a change of requirements-*.in; needs uv (pip install uv).
requirements:
	uv pip compile -q --universal --generate-hashes --python-version 3.11 --no-annotate \
		--custom-compile-command "make requirements" -o requirements-dev.txt requirements-dev.in
	uv pip compile -q --generate-hashes --python-version 3.14 --python-platform linux --no-annotate \
		--custom-compile-command "make requirements" -o requirements-pyodide.txt requirements-pyodide.in
	for name in envs peers; do uv pip compile -q --universal --generate-hashes --python-version 3.11 --no-annotate \
		--custom-compile-command "make requirements" -o requirements-$$name.txt requirements-$$name.in; done

# static/icons/*.png from icon.svg
icons: browser
	$(PY) -m workshop.icons

clean:
	rm -rf dist dist-docs .cache
