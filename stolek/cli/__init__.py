"""The ``stolek`` command. Everything it does is done elsewhere; here people are asked and told."""

from stolek.cli.entry_point import main

__all__ = ["main"]
