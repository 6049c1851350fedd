# Everything here is done by tools/dev.py, which also runs where there is no make.
PYTHON ?= python3
TARGETS := play setup dev page site site-serve test test-full lint bench golden gallery dist types types-check mutants lock clean

.PHONY: help $(TARGETS)
.DEFAULT_GOAL := help
export PORT ARGS

help $(TARGETS):
	@$(PYTHON) tools/dev.py $@
