# `make help` lists what there is. Every target does its own set-up.
SHELL := /bin/sh
VENV := .venv
BIN := $(VENV)/bin
UV := UV_SYSTEM_CERTS=1 UV_PYTHON_DOWNLOADS=never $(BIN)/uv pip
KERNEL := position beach boats scoring layout state
COMPILED := $(wildcard foghorn/core/chance.py foghorn/core/state.py $(KERNEL:%=foghorn/games/*/%.py))

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

.PHONY: setup
setup: $(VENV)/built ## install everything into .venv

.PHONY: play
play: setup ## play WHAT the FOG?! in this terminal
	@$(BIN)/foghorn play what-the-fog

.PHONY: check
check: setup ## formatting, lint, types and layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m pytest tests/test_layers.py

.PHONY: test
test: check ## every test, the kernels compiled and plain
	$(BIN)/python -m pytest -n auto tests
	FOGHORN_PURE=1 $(BIN)/python -m pytest -n auto tests/core tests/games
	$(BIN)/python scripts/rules_map.py
	$(BIN)/python scripts/check_wheel.py

.PHONY: soak
soak: setup ## the long tests: many games, mutations of the kernel, a server killed fifty times
	$(BIN)/python scripts/soak.py
	$(BIN)/python scripts/soak_server.py --kills 50 --database both

.PHONY: bench
bench: setup ## speed, beside OpenSpiel and boardgame.io in the same run
	$(UV) install --quiet --require-hashes --python $(VENV) -r requirements-bench.lock
	$(BIN)/python scripts/bench.py
	$(BIN)/python scripts/bench_server.py

.PHONY: lock
lock: $(VENV)/tools ## write the lock files anew
	$(UV) compile --quiet --universal --generate-hashes --no-header --no-annotate pyproject.toml --group dev -o requirements.lock
	$(UV) compile --quiet --universal --generate-hashes --no-header --no-annotate --group bench -o requirements-bench.lock

.PHONY: clean
clean: ## remove what the build made
	rm -rf build dist *.egg-info
	find foghorn . -maxdepth 5 -name '*.so' -not -path './.venv/*' -delete
