"""The door of the command: its language, its errors, its exit codes."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

import typer

from stolek import words as wordbook
from stolek.cli.app import app
from stolek.cli.console import speakable
from stolek.core.errors import StolekError
from stolek.lab.ray_workers import LOCAL
from stolek.words import Words

_FAILED = 2
_INTERRUPTED = 130
_SERVER_PARTS = ("PIL", "fpdf", "litestar", "segno", "uvicorn")
"""What comes with the extra ``serve``."""


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Runs the command. What went wrong is one sentence on standard error, and exit code 2."""
    typed = _with_addresses(list(sys.argv[1:] if arguments is None else arguments))
    speakable(sys.stdout)
    speakable(sys.stderr)
    try:
        command = typer.main.get_command(app)
        _translate(typer.Context(command, **command.context_settings), wordbook.load(_language(typed)))
        command(args=typed, prog_name="stolek")
    except StolekError as error:
        _fail(str(error), _FAILED)
    except KeyboardInterrupt:
        _fail("stopped", _INTERRUPTED)
    except BrokenPipeError:
        # Whoever read the output has left (`stolek rules … | head`): nothing is wrong, nothing more is due.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in _SERVER_PARTS:
            raise
        _fail(f"this needs the server's parts ({missing.name}): pip install 'stolek[serve]'", _FAILED)
    except OSError as error:
        place = f" ({error.filename})" if error.filename else ""
        _fail(f"the system refused{place}: {error.strerror or error}", _FAILED)
    sys.exit(0)


def _with_addresses(typed: list[str]) -> list[str]:
    """``--ray`` without an address means this machine; Typer knows no option whose value may be left out."""
    following = [*typed[1:], "-"]
    bare = (word == "--ray" and after.startswith("-") for word, after in zip(typed, following, strict=True))
    return [f"--ray={LOCAL}" if alone else word for word, alone in zip(typed, bare, strict=True)]


def _fail(sentence: str, code: int) -> NoReturn:
    sys.stdout.flush()
    sys.stderr.write(f"stolek: {sentence}\n")
    sys.exit(code)


def _language(typed: list[str]) -> str:
    """The language help is given in. A wrong one is refused by the command itself."""
    for place, word in enumerate(typed):
        if word == "--lang" and place + 1 < len(typed):
            return wordbook.language(typed[place + 1]).code
        if word.startswith("--lang="):
            return wordbook.language(word.partition("=")[2]).code
    return wordbook.of_environment(os.environ)


def _translate(context: typer.Context, words: Words) -> None:
    """Puts sentences where the commands have keys; Typer's classes are private, so their shape must do."""
    command: Any = context.command
    if command.help and words.has(command.help):
        command.help = words.text(command.help)
    asked = command.get_help_option(context)
    asked.help = "help-help"
    for parameter in (*command.params, asked):
        if getattr(parameter, "is_flag", False):
            parameter.metavar = ""  # a switch is given no value, so none is shown
        key = getattr(parameter, "help", None)
        if key and words.has(key):
            parameter.help = words.text(key)
    for sub in getattr(command, "commands", {}).values():
        _translate(typer.Context(sub, parent=context), words)
