"""A table with no server: the pure table driven inside a browser's worker, by the same messages."""
