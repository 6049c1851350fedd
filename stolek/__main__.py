"""``python -m stolek``: the same as the command ``stolek``."""

from stolek.cli import main

main()
