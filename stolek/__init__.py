"""Stolek: a rules engine, bots, a terminal and a server for four family card games."""

__version__ = "0.1.0"
