# `make help` lists what there is. Every target does its own set-up.
SHELL := /bin/sh
VENV := .venv
BIN := $(VENV)/bin
UV_TOOL := UV_SYSTEM_CERTS=1 UV_PYTHON_DOWNLOADS=never $(BIN)/uv
UV := $(UV_TOOL) pip
# The files that setup.py compiles: those with this line of their own.
MARK := \# compiled
COMPILED := $(shell grep -rlx '$(MARK)' --include='*.py' foghorn)
NPM := npm --prefix web
# Compiled bytecode is kept whatever the surroundings say: tests start hundreds of processes.
export PYTHONDONTWRITEBYTECODE :=
# Half of their time tests wait for servers and browsers: three workers for every two cores keep those busy.
export PYTEST_XDIST_AUTO_NUM_WORKERS ?= $(shell python3 -c 'import os; print(max(1, os.cpu_count() * 3 // 2))')
# Vite 8 wants Node 20.19 or newer.
HAS_NODE = command -v npm >/dev/null && node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'
NEED_NODE = $(HAS_NODE) || { echo "The web page is built with Node 20.19 or newer, and there is none here." >&2; exit 1; }
PAGE := foghorn/site/index.html
PAGE_SOURCES := $(shell find web foghorn -path web/node_modules -prune -o -type f \( -path 'web/*' -o -name '*.ftl' \) -print)

.DEFAULT_GOAL := help

.PHONY: help
help: ## this list
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "  make %-8s %s\n", $$1, $$2 }'

$(VENV)/tools: requirements.lock
	python3 -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv==0.13.7
	$(UV) install --quiet --require-hashes --python $(VENV) -r requirements.lock
	@touch $@

# The package itself, its kernels compiled where there is a C compiler.
$(VENV)/built: $(VENV)/tools pyproject.toml setup.py $(COMPILED)
	$(UV) install --quiet --python $(VENV) --no-deps --no-build-isolation --editable .
	@touch $@

web/node_modules/installed: web/package-lock.json
	@$(NEED_NODE)
	$(NPM) ci
	@touch $@

# The web page, served by the package and put into the wheel.
$(PAGE): web/node_modules/installed $(PAGE_SOURCES)
	@$(NEED_NODE)
	$(NPM) run build

.PHONY: setup
setup: $(VENV)/built ## install everything into .venv

.PHONY: page
page: $(PAGE) ## build the web page

.PHONY: dist
dist: $(VENV)/tools page ## pack the source and a wheel into dist/, with the web page
	rm -rf dist
	$(UV_TOOL) build --quiet --python $(BIN)/python
	@ls dist/*

.PHONY: play
play: setup ## play in your browser
	@if $(HAS_NODE); then \
		$(MAKE) --no-print-directory page && exec $(BIN)/foghorn serve --open; \
	else \
		echo "The web page is built with Node 20.19 or newer, and there is none here. A game in the terminal:"; \
		exec $(BIN)/foghorn play; \
	fi

.PHONY: terminal
terminal: setup ## play in this terminal; FOGHORN_GAME names another game than the usual one
	@$(BIN)/foghorn play

.PHONY: types
types: setup ## write anew what follows from the source: the page's types and docs/reference.md
	$(BIN)/python scripts/web_types.py
	$(BIN)/python scripts/reference.py

.PHONY: check
check: setup web/node_modules/installed ## formatting, lint, types and layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m pytest tests/test_layers.py
	$(BIN)/python scripts/web_types.py --check
	$(NPM) run check

.PHONY: unit
unit: web/node_modules/installed ## the tests of the page's own parts, without a browser
	$(NPM) test

.PHONY: test
test: ## every test, the kernels compiled and plain, the page in a browser
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target check page unit
	$(BIN)/python scripts/browser.py
	$(BIN)/python -m pytest -n auto --dist worksteal --durations=10 tests
	FOGHORN_PURE=1 $(BIN)/python -m pytest -n auto --dist worksteal -m "not compiled_only" tests/core tests/games
	$(BIN)/python scripts/rules_map.py
	$(BIN)/python scripts/check_install.py

.PHONY: soak
soak: setup web/node_modules/installed ## the long tests: many games, mutations, a server attacked, fed with rubbish and killed fifty times
	$(BIN)/python scripts/soak.py
	$(BIN)/python scripts/soak_attacks.py
	$(BIN)/python scripts/soak_defences.py
	$(BIN)/python scripts/soak_fuzz.py
	$(BIN)/python scripts/soak_server.py --kills 50 --database both

.PHONY: hunt
hunt: setup page ## look for tests that fail by chance: many runs in random order, some on busy cores
	$(BIN)/python scripts/browser.py
	$(BIN)/python scripts/hunt.py --runs 4
	$(BIN)/python scripts/hunt.py --runs 2 --busy
	$(BIN)/python scripts/hunt.py --runs 10 tests/server tests/store tests/browser tests/cli

.PHONY: bench
bench: setup page ## speed, beside OpenSpiel, python-chess and boardgame.io in the same run, and in a browser
	$(UV) install --quiet --require-hashes --python $(VENV) -r requirements-bench.lock
	$(BIN)/python scripts/bench.py
	$(BIN)/python scripts/bench_env.py
	$(BIN)/python scripts/bench_server.py
	$(BIN)/python scripts/browser.py
	$(BIN)/python scripts/bench_page.py

.PHONY: lock
lock: $(VENV)/tools ## write the lock files anew
	$(UV) compile --quiet --universal --generate-hashes --no-header --no-annotate pyproject.toml --group dev -o requirements.lock
	$(UV) compile --quiet --universal --generate-hashes --no-header --no-annotate --group bench -o requirements-bench.lock
	$(NPM) install --package-lock-only

.PHONY: clean
clean: ## remove what the build made
	rm -rf build dist *.egg-info foghorn/site
	find foghorn . -maxdepth 5 -name '*.so' -not -path './.venv/*' -delete
