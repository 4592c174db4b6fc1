# Everything this repository can do. Each target sets up what it needs, on a machine with Python 3.11+, git and make.

PYTHON  ?= python3
JOBS    ?= 2
ARGS    ?=
BIN      = .venv/bin
COMPILED = PYTHONPATH="$(CURDIR)/build/compiled"
CODE     = $(wildcard src tests tools bench setup.py)
# What exercises kernel and games is run a second time, compiled; the browser visits a hall as `make run` opens it.
TWICE    = $(wildcard tests/build/test_mode.py tests/kernel tests/games tests/records tests/laws tests/counts tests/golden)
# What a change of one game needs; -k then picks the game by the names of files and cases.
OF_ONE_GAME = tests/games tests/records tests/golden tests/counts tests/laws/test_laws.py
GAMES    = $(subst _,-,$(notdir $(patsubst %/rules.md,%,$(wildcard src/wyrmhall/games/*/rules.md))))
WHICH    = $(or $(filter $(GAMES),$(GAME)),$(error Which game have you changed? make quick GAME=..., one of: $(GAMES)))

.DEFAULT_GOAL := help
.PHONY: help run play test quick check format bench soak lock clean page build/compiled .venv browser postgres which-game

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z.\/]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: page ## open the hall in the browser; options: make run ARGS="--port 8700"
	@$(BIN)/python -m tools.start serve --open $(ARGS)

play: .venv/run ## play Magic Dragon in the terminal; options: make play ARGS="--seats 4"
	@$(BIN)/python -m tools.start play magic-dragon $(ARGS)

test: check build/compiled browser postgres ## all checks and all tests, in plain Python and compiled
	$(BIN)/python tools/page.py test
	$(BIN)/python -m pytest -n $(JOBS) --ignore=tests/browser $$([ ! -d build/compiled ] || echo --again-compiled)
	@[ ! -d build/compiled ] || { set -x; \
	    $(COMPILED) WYRMHALL_EXPECT=compiled $(BIN)/python -m pytest -n $(JOBS) $(TWICE); }
	$(COMPILED) $(BIN)/python -m pytest -n $(JOBS) tests/browser

quick: which-game check ## all checks and the tests that a change of one game needs: make quick GAME=fairy-tale
	$(BIN)/python -m pytest -n $(JOBS) --again-compiled $(OF_ONE_GAME) -k "$(WHICH) or $(subst -,_,$(WHICH))"

which-game: # says so at once if none is named
	@: $(WHICH)

check: .venv ## formatting, lint, types, imports, citations, the sources of the page
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/citations.py
	$(BIN)/python tools/wire_types.py check
	$(BIN)/python tools/prose.py
	$(BIN)/python tools/messages.py
	$(BIN)/python tools/page.py check

format: .venv ## format the code and the page's sources, and mend what lint can mend
	$(BIN)/ruff check --fix --exit-zero --quiet $(CODE)
	$(BIN)/ruff format $(CODE)
	$(BIN)/python tools/page.py format

bench: .venv build/compiled postgres ## measure against peers; only the hall: make bench ARGS=hall
	$(BIN)/python bench/run.py $(ARGS)

soak: .venv build/compiled ## play for a long time, look for broken laws, try to break the hall; only that: make soak ARGS=hall
	$(BIN)/python tools/soak.py $(ARGS)

page: .venv/run ## the page of the hall, from web/
	@$(BIN)/python tools/page.py

build/compiled: page ## the package with kernel and games compiled, if there is a C compiler
	@$(BIN)/python tools/build_compiled.py

browser: # for the tests
	@sh tools/ensure-browser

postgres: .venv/run # for the tests and the benchmark
	@PYTHON=$(BIN)/python sh tools/ensure-postgres

.venv: .venv/dev ## the environment: locked packages, and Wyrmhall itself in place

INSTALL = PYTHON=$(BIN)/python sh tools/install

# --no-deps, --no-build-isolation: all that Wyrmhall needs is in the lock, with hashes; what others think they need is not.
.venv/run: pyproject.toml setup.py requirements/run.txt requirements/build.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "Wyrmhall needs Python 3.11 or newer; $(PYTHON) is not. Name one: make PYTHON=python3.12"; exit 1; }
	@PYTHON="$(PYTHON)" sh tools/ensure-venv
	@echo "Setting up .venv ..."
	@$(PYTHON) -m venv .venv
	@$(INSTALL) --no-deps --require-hashes -r requirements/run.txt -r requirements/build.txt
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/dev: .venv/run requirements/dev.txt
	@echo "Adding what tests need to .venv ..."
	@$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

PIN = build/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
    --no-annotate --no-emit-index-url

# Named by Litestar, SQLAlchemy, cyclopts, rustworkx and Textual for what Wyrmhall does not use of them; tests/build/test_lean.py tries.
UNUSED = certifi faker greenlet httpcore httpx idna linkify-it-py litestar-htmx mdit-py-plugins numpy polyfactory \
    rich-click rich-rst

lock: ## pin the newest allowed packages in requirements/
	@$(PYTHON) -m venv build/lock
	@build/lock/bin/python -m pip install -qq --disable-pip-version-check uv
	@$(PIN) --upgrade --extra postgres --group dev --output-file requirements/dev.txt pyproject.toml
	@$(PIN) --extra postgres --constraint requirements/dev.txt $(UNUSED:%=--no-emit-package=%) \
	    --output-file requirements/run.txt pyproject.toml
	@$(PIN) --group build --constraint requirements/dev.txt --output-file requirements/build.txt
	@$(PIN) --upgrade --group node --output-file requirements/node.txt
	@$(PIN) --upgrade --no-deps --group postgres --output-file requirements/postgres.txt

clean: ## remove the environment, builds and caches
	rm -rf .venv build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	rm -rf src/*.egg-info src/wyrmhall/hall/web web/node_modules
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
