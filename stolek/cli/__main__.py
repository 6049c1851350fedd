"""``python -m stolek.cli`` is the command too."""

from stolek.cli import main

if __name__ == "__main__":
    main()
