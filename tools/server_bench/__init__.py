"""The server under load, beside boardgame.io with the same game: ``python -m tools.server_bench``."""
