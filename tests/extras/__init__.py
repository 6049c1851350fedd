"""Checks that need a heavy extra: one folder an extra, run in an environment of its own by `make test-full`.

Their files are called `check_…` so that `make test`, which has none of the extras, does not collect them.
"""
