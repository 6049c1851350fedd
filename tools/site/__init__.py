"""Builds the static site: the page, the engine for its worker, and what is asked before that is loaded."""
