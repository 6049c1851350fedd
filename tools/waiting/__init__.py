"""Measures how much of a game people wait for the software."""
