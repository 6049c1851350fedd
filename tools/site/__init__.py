"""Builds the static site: the page, the engine for its worker, and what the page asks before the engine is there."""
