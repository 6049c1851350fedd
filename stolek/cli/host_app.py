"""The commands of whoever runs a server: serve, settings. Each checks what was typed and calls the module
that does the work, which is loaded only then: the server takes a while."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

SettingsFile = Annotated[Path | None, typer.Option("--settings", metavar="FILE", help="help-settings-file")]
Assigned = Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="help-set")]
Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="help-data")]


def _load(file: Path | None, assigned: list[str] | None = None, **flags: Any) -> Any:
    from stolek.server.settings_loader import load  # noqa: PLC0415

    return load(file, assigned=assigned or (), **flags)


def serve(
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS", help="help-host")] = None,
    port: Annotated[int | None, typer.Option("--port", metavar="N", help="help-port")] = None,
    data: Data = None,
    settings: SettingsFile = None,
    assigned: Assigned = None,
    open_browser: Annotated[bool, typer.Option("--open", help="help-open")] = False,
    lan: Annotated[bool, typer.Option("--lan", help="help-lan")] = False,
) -> None:
    chosen = _load(settings, assigned, host=host, port=port, data=data)
    from stolek.server import run as server  # noqa: PLC0415

    server.serve(chosen, open_browser=open_browser, lan=lan)


def settings() -> None:
    from stolek.server.settings_loader import example  # noqa: PLC0415

    typer.echo(example(), nl=False)


def register(app: typer.Typer) -> None:
    """Adds these commands to the command."""
    app.command(help="help-serve")(serve)
    app.command(help="help-settings")(settings)
