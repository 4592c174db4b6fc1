# Everything this repository can do. Each target sets up what it needs, on a machine with Python 3.11+, git and make.

PYTHON  ?= python3
JOBS    ?= 2
ARGS    ?=
BIN      = .venv/bin
COMPILED = PYTHONPATH="$(CURDIR)/build/compiled"
CODE     = $(wildcard src tests tools bench setup.py)
# What exercises kernel and games is run a second time, compiled.
TWICE    = $(wildcard tests/build/test_mode.py tests/kernel tests/games tests/records tests/laws tests/counts tests/golden)

.DEFAULT_GOAL := help
.PHONY: help run test check format bench soak lock clean .venv build/compiled

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z.\/]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: .venv build/compiled ## play Magic Dragon in the terminal; options: make run ARGS="--seats 4"
	@$(COMPILED) $(BIN)/wyrmhall play magic-dragon $(ARGS)

test: check build/compiled ## all checks and all tests, in plain Python and compiled
	$(BIN)/python -m pytest -n $(JOBS)
	@[ ! -d build/compiled ] || { set -x; \
	    $(COMPILED) WYRMHALL_EXPECT=compiled $(BIN)/python -m pytest -n $(JOBS) $(TWICE); }

check: .venv ## formatting, lint, types, imports, citations
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/citations.py

format: .venv ## format the code and mend what ruff can mend
	$(BIN)/ruff check --fix --exit-zero --quiet $(CODE)
	$(BIN)/ruff format $(CODE)

bench: .venv build/compiled ## measure against peers
	$(BIN)/python bench/run.py $(ARGS)

soak: .venv build/compiled ## play for a long time and look for broken laws
	$(BIN)/python tools/soak.py $(ARGS)

build/compiled: .venv ## the package with kernel and games compiled, if there is a C compiler
	@$(BIN)/python tools/build_compiled.py

.venv: .venv/ready ## the environment: locked packages, and Wyrmhall itself in place

PIP = $(BIN)/python -m pip install -qq --disable-pip-version-check

# --no-deps, --no-build-isolation: all that Wyrmhall needs is in the lock, with hashes.
.venv/ready: pyproject.toml setup.py requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "Wyrmhall needs Python 3.11 or newer; $(PYTHON) is not. Name one: make PYTHON=python3.12"; exit 1; }
	@PYTHON="$(PYTHON)" sh tools/ensure-venv
	@echo "Setting up .venv ..."
	@$(PYTHON) -m venv .venv
	@$(PIP) --require-hashes -r requirements/dev.txt
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

lock: ## pin the newest allowed packages in requirements/dev.txt
	@$(PYTHON) -m venv build/lock
	@build/lock/bin/python -m pip install -qq --disable-pip-version-check uv
	@build/lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --group dev --generate-hashes \
	    --no-header --no-annotate --no-emit-index-url --output-file requirements/dev.txt pyproject.toml

clean: ## remove the environment, builds and caches
	rm -rf .venv build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	rm -rf src/*.egg-info
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
