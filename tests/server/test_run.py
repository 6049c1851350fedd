"""Starting a server: the address, the QR code, the port that is taken, and the types for the page."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
import segno

from stolek.core.errors import StolekError
from stolek.server import run as runner
from stolek.server import settings_loader
from stolek.server.settings import Settings
from tests.server import tiny
from tools import wire_types

SERVE = (
    "import sys; from stolek.server.run import serve; from stolek.server.settings_loader import load; "
    "serve(load(None, port=0, data=sys.argv[1]), say=lambda t: print(t, flush=True), "
)


def _serve(folder: Path, arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", f"{SERVE}{arguments})", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )


def test_serve_says_where_it_is_and_stops_when_asked(tmp_path: Path) -> None:
    process = _serve(tmp_path, "lan=True")
    try:
        assert process.stdout is not None
        here = process.stdout.readline().strip()
        there = process.stdout.readline().strip()
        assert here.startswith("Stolek is at http://localhost:")
        assert there.startswith("Phones in the house: http://")
        port = here.rpartition(":")[2]
        code = "".join(process.stdout.readline() for _ in runner.qr(there.split()[-1]).splitlines())
        assert code.strip() == runner.qr(there.split()[-1]).strip()
        assert httpx.get(f"http://127.0.0.1:{port}/api/games").status_code == 200
        with pytest.raises(StolekError, match=rf"port {port} is in use: .* --port"):
            runner.serve(Settings(port=int(port), data=tmp_path / "other"))
        assert not (tmp_path / "other").exists()
    finally:
        process.send_signal(signal.SIGINT if os.name == "posix" else signal.SIGTERM)
        _, errors = process.communicate(timeout=60)
    assert "Traceback" not in errors


def test_a_second_server_with_the_same_data_is_refused(tmp_path: Path) -> None:
    process = _serve(tmp_path, "")
    try:
        assert process.stdout is not None
        assert process.stdout.readline()
        with pytest.raises(StolekError, match="another Stolek is using"):
            runner.serve(Settings(port=0, data=tmp_path))
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize(
    ("host", "port", "sentence"),
    [("127.0.0.1", 99_999, "is no port"), ("nowhere.invalid", 0, "there is no address")],
)
def test_an_impossible_place_is_refused_in_one_sentence(host: str, port: int, sentence: str) -> None:
    with pytest.raises(StolekError, match=sentence):
        runner.bind(host, port)


def test_the_qr_code_is_the_code_of_the_address() -> None:
    drawn = runner.qr("http://192.168.1.7:8000").splitlines()
    matrix = [list(row) for row in segno.make("http://192.168.1.7:8000", error="l").matrix_iter(border=2)]
    for y, row in enumerate(matrix):
        for x, dark in enumerate(row):
            upper, lower = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}[drawn[y // 2][x]]
            assert bool(dark) == bool(lower if y % 2 else upper)


def test_data_lies_where_the_system_keeps_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    for platform, variable, expected in (
        ("linux", "XDG_DATA_HOME", tmp_path / ".local" / "share" / "stolek"),
        ("darwin", "XDG_DATA_HOME", tmp_path / "Library" / "Application Support" / "stolek"),
        ("win32", "LOCALAPPDATA", tmp_path / "AppData" / "Local" / "stolek"),
    ):
        monkeypatch.delenv(variable, raising=False)
        monkeypatch.setattr(sys, "platform", platform)
        assert settings_loader.default_data() == expected
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    assert settings_loader.default_data() == tmp_path / "elsewhere" / "stolek"


def test_the_lan_address_is_one() -> None:
    assert socket.inet_aton(runner.lan_address())


def test_generated_types_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.wire_types", "--check"],
        capture_output=True,
        text=True,
        check=False,
        cwd=wire_types.ROOT,
    )
    assert done.returncode == 0, done.stdout


def test_a_change_of_types_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire_types, "ROOT", tmp_path)
    assert wire_types.main(["--check"]) == 1
    assert wire_types.main([]) == 0
    assert wire_types.main(["--check"]) == 0
    messages = tmp_path / "web/src/gen/messages.ts"
    text = messages.read_text()
    assert "export type ServerMessage = Welcome | Update | " in text
    assert "text?: string | null;" in text, "what a client may leave out is optional"
    game = tmp_path / "web/src/gen/games" / f"{tiny.ENTRY.game.info.id}.ts"
    assert "cards?: string[];" in game.read_text()
    messages.write_text(text.replace("row: number", "row: string"))
    stale = tmp_path / "web/src/gen/games/gone.ts"
    stale.write_text("")
    assert wire_types.main(["--check"]) == 1
    assert wire_types.main([]) == 0
    assert messages.read_text() == text
    assert not stale.exists()
