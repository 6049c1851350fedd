"""The commands of whoever runs a server: serve, settings, backup, restore, admin. Each checks what was typed
and calls the module that does the work, which is loaded only then: the server takes a while."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from stolek.cli.console import Shell
from stolek.core.errors import StolekError

if TYPE_CHECKING:
    from stolek.server.settings import Settings

admin_app = typer.Typer(help="help-admin", no_args_is_help=True)

SettingsFile = Annotated[Path | None, typer.Option("--settings", metavar="FILE", help="help-settings-file")]
Assigned = Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="help-set")]
Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="help-data")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="CODE", help="help-lang")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="help-admin-table")]
PersonId = Annotated[str, typer.Argument(metavar="PERSON", help="help-admin-person")]
Who = Annotated[str, typer.Argument(metavar="WHO", help="help-admin-who")]


def _load(file: Path | None, assigned: list[str] | None = None, **flags: Any) -> Settings:
    from stolek.server.settings_loader import load  # noqa: PLC0415

    return load(file, assigned=assigned or (), **flags)


def serve(
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS", help="help-host")] = None,
    port: Annotated[int | None, typer.Option("--port", metavar="N", help="help-port")] = None,
    data: Data = None,
    database: Annotated[str | None, typer.Option("--database", metavar="URL", help="help-database")] = None,
    settings: SettingsFile = None,
    assigned: Assigned = None,
    open_browser: Annotated[bool, typer.Option("--open", help="help-open")] = False,
    lan: Annotated[bool, typer.Option("--lan", help="help-lan")] = False,
    share: Annotated[str | None, typer.Option("--share", metavar="USER@HOST", help="help-share")] = None,
) -> None:
    chosen = _load(settings, assigned, host=host, port=port, data=data, database=database, share=share)
    from stolek.server import run as server  # noqa: PLC0415

    server.serve(chosen, open_browser=open_browser, lan=lan)


def settings() -> None:
    from stolek.server.settings_loader import example  # noqa: PLC0415

    typer.echo(example(), nl=False)


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-backup-file")],
    data: Data = None,
    settings: SettingsFile = None,
    lang: Lang = None,
) -> None:
    from stolek.server.store.backup import back_up  # noqa: PLC0415

    back_up(_own_data(_load(settings, data=data)), file)
    Shell.make(lang).say("backup-done", file=str(file), size=max(1, file.stat().st_size // 1000))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-restore-file")],
    data: Data = None,
    settings: SettingsFile = None,
    lang: Lang = None,
) -> None:
    from stolek.cli import admin  # noqa: PLC0415

    admin.restore(Shell.make(lang), _own_data(_load(settings, data=data)), file)


def _own_data(chosen: Settings) -> Path:
    if chosen.database:
        raise StolekError(
            "everything is in PostgreSQL: back it up and put it back with pg_dump and pg_restore"
        )
    return chosen.data


# stolek admin -----------------------------------------------------------------------------------------


@admin_app.command("show", help="help-admin-show")
def show(
    data: Data = None,
    settings: SettingsFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    lang: Lang = None,
) -> None:
    from stolek.cli import admin  # noqa: PLC0415

    admin.show(Shell.make(lang), _load(settings, data=data).data, as_json=as_json)


@admin_app.command("token", help="help-admin-token")
def token(data: Data = None, settings: SettingsFile = None, lang: Lang = None) -> None:
    from stolek.cli import admin  # noqa: PLC0415

    admin.token(Shell.make(lang), _load(settings, data=data))


@admin_app.command("delete-game", help="help-admin-delete-game")
def delete_game(
    table: TableId,
    number: Annotated[int, typer.Argument(metavar="N", help="help-admin-number")],
    data: Data = None,
    settings: SettingsFile = None,
    lang: Lang = None,
) -> None:
    _do(data, settings, lang, "DeleteGame", table, number)


@admin_app.command("tidy", help="help-admin-tidy")
def tidy(
    dry_run: Annotated[bool, typer.Option("--dry-run", help="help-dry-run")] = False,
    data: Data = None,
    settings: SettingsFile = None,
    lang: Lang = None,
) -> None:
    _do(data, settings, lang, "Tidy", dry_run)


@admin_app.command("restart", help="help-admin-restart")
def restart(data: Data = None, settings: SettingsFile = None, lang: Lang = None) -> None:
    _do(data, settings, lang, "Restart")


def _about(name: str, wish: str, kind: Any) -> None:
    """Adds a command that says of one thing what is to be done with it."""

    def command(what: str, data: Data = None, settings: SettingsFile = None, lang: Lang = None) -> None:
        _do(data, settings, lang, wish, what)

    command.__annotations__["what"] = kind
    admin_app.command(name, help=f"help-admin-{name}")(command)


_about("close", "Close", TableId)
_about("kick", "Kick", PersonId)
_about("ban", "Ban", Who)
_about("allow", "Allow", Who)
_about("delete-person", "DeletePerson", PersonId)
_about("delete-table", "DeleteTable", TableId)


def _do(data: Path | None, settings: Path | None, lang: str | None, wish: str, *about: Any) -> None:
    from stolek.cli import admin  # noqa: PLC0415
    from stolek.server.http import host_types  # noqa: PLC0415

    make: Callable[..., host_types.HostWish] = getattr(host_types, wish)
    admin.do(Shell.make(lang), _load(settings, data=data).data, make(*about))


def register(app: typer.Typer) -> None:
    """Adds these commands to the command."""
    app.command(help="help-serve")(serve)
    app.command(help="help-settings")(settings)
    app.command(help="help-backup")(backup)
    app.command(help="help-restore")(restore)
    app.add_typer(admin_app, name="admin")
