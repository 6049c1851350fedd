"""Settings: from a file, the environment and flags; what they do at the door of a server."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest

from stolek.core.bot import Budget
from stolek.core.errors import StolekError
from stolek.server import logs
from stolek.server.settings import Settings
from stolek.server.settings_loader import default_data, example, load, settings
from tests.server.live import run, running


def file_of(folder: Path, text: str) -> Path:
    file = folder / "stolek.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_flags_win_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = file_of(tmp_path, 'port = 1\nhost = "::1"\nchat = false\nbot_budget = { seconds = 1.5 }\n')
    environment = {"STOLEK_PORT": "2", "STOLEK_OPEN_TABLES": "false", "STOLEK_LANG": "cs", "HOME": "/"}
    assigned = ["origins = https://a.example, https://b.example", 'trusted_proxies=["::1"]']
    found = load(file, environment, assigned, port=3, host=None)
    assert (found.port, found.host, found.chat, found.open_tables) == (3, "::1", False, False)
    assert found.origins == ("https://a.example", "https://b.example")
    assert found.trusted_proxies == ("::1",)
    assert found.bot_budget == Budget(seconds=1.5)
    assert found.data == default_data()
    assert load(None, {**environment, "STOLEK_SETTINGS": str(file)}).port == 2


@pytest.mark.parametrize(
    ("text", "environment", "assigned", "sentence"),
    [
        ("prot = 1", {}, [], r"stolek.toml: there is no setting 'prot'; did you mean port\?"),
        ("", {"STOLEK_CHATT": "1"}, [], r"the environment: there is no setting 'chatt'; did you mean chat\?"),
        ("", {}, ["quite_else=1"], r"--set: there is no setting 'quite_else' \(stolek settings lists them\)"),
        ("", {}, ["port"], "--set port: write it as NAME=VALUE"),
        ('port = "many"', {}, [], "stolek.toml: port does not fit: Expected `int`, got `str`"),
        ("", {"STOLEK_KEEP_CHAT_DAYS": "-1"}, [], "environment: keep_chat_days does not fit: .*>= 0"),
        ("", {}, ["public_address=cards.example"], "'cards.example' is no address like https://"),
        ("", {}, ["node_address=10.0.0.2"], "'10.0.0.2' is no address like https://"),
        ("", {"STOLEK_TRUSTED_PROXIES": "*, 300.1.1.1"}, [], "'300.1.1.1' is no address or network"),
        ("", {}, ["log_format=xml"], "log_format does not fit: it is one of text, json"),
        ("", {}, ["database=mysql://x"], r"database does not fit: .* \(stolek settings shows how\)"),
        ("", {}, ["site=nowhere"], "site: there is no index.html in nowhere"),
        ("port =", {}, [], "stolek.toml is not TOML"),
    ],
)
def test_what_does_not_fit_is_refused_in_a_sentence(
    text: str, environment: dict[str, str], assigned: list[str], sentence: str, tmp_path: Path
) -> None:
    with pytest.raises(StolekError, match=sentence):
        load(file_of(tmp_path, text), environment, assigned)


def test_a_missing_file_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(StolekError, match=r"none\.toml cannot be read: No such file"):
        load(tmp_path / "none.toml", {})


def test_every_setting_says_what_it_does_and_the_example_is_the_default(tmp_path: Path) -> None:
    assert [name for name, _, what in settings() if not what.endswith(".")] == []
    every = example().splitlines()
    switched_on = [line[1:] for line in every if line.startswith("#") and not line.startswith("# ")]
    filled = "\n".join(line for line in switched_on if not line.endswith("="))
    assert load(file_of(tmp_path, filled), {}) == Settings(data=default_data())
    shipped = Path(__file__).parents[2] / "docs" / "host" / "stolek.toml"
    assert shipped.read_text(encoding="utf-8") == example(), "stolek settings > docs/host/stolek.toml"


async def test_the_public_address_is_an_origin_and_a_sub_path() -> None:
    async with running(public_address="https://cards.example/cards") as server, server.visitor() as ada:
        named = {"name": "Ada"}
        for path in ("/api/me", "/cards/api/me"):
            rewritten = {"host": "10.0.0.7:8000", "origin": "https://cards.example"}
            answer = await ada.web.patch(path, json=named, headers=rewritten)
            assert answer.status_code == 200, answer.text
            stranger = {"origin": "https://other.example"}
            assert (await ada.web.patch(path, json=named, headers=stranger)).status_code == 403
        cookie = (await ada.web.get("/cards/api/me")).headers["set-cookie"]
        assert "; Path=/cards/;" in cookie
        assert "; Secure" in cookie
        elsewhere = await ada.web.get("/cardsapi/me")
        assert "text/html" in elsewhere.headers["content-type"]


def test_the_page_is_told_where_it_lies(tmp_path: Path) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text(
        '<html data-base="./" data-refused=""><script src="./assets/a.js">'
    )

    async def scenario(address: str, base: str) -> None:
        async with (
            running(tmp_path / "data", page=tmp_path / "page", public_address=address, chat=False) as server,
            server.visitor() as ada,
        ):
            for path in ("/", "/t/abc", "/index.html"):
                text = (await ada.web.get(path)).text
                assert f'<html data-base="{base}" data-refused="chat">' in text, path
                assert f'<script src="{base}assets/a.js">' in text, path

    run(lambda: scenario("", "/"))
    run(lambda: scenario("https://cards.example/stolek/", "/stolek/"))


def test_log_lines_can_be_json(capsys: pytest.CaptureFixture[str]) -> None:
    house = logging.getLogger("stolek")
    before = house.handlers[:]
    house.handlers.clear()
    try:
        logs.log_to_stderr("json")
        logging.getLogger("stolek.run").info('a "word" and %d', 7)
    finally:
        house.handlers[:] = before
    line = json.loads(capsys.readouterr().err)
    assert (line["level"], line["logger"], line["message"]) == ("info", "stolek.run", 'a "word" and 7')
    assert line["time"].endswith("+00:00")


def test_the_page_that_needs_no_server_is_there_with_a_policy_of_its_own(tmp_path: Path) -> None:
    for name in ("page/index.html", "site/index.html", "site/engine/a.bin"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(f'<html data-offline=""> {name}')

    async def scenario(site: Path | None, link: str) -> None:
        async with (
            running(tmp_path / "data", page=tmp_path / "page", site=site) as server,
            server.visitor() as ada,
        ):
            start = await ada.web.get("/")
            assert f'data-offline="{link}"' in start.text
            assert "wasm" not in start.headers["content-security-policy"]
            found = await ada.web.get("/offline/")
            if site is None:
                assert "page/index.html" in found.text
                return
            assert "site/index.html" in found.text
            assert "'wasm-unsafe-eval'" in found.headers["content-security-policy"]
            assert "site/engine/a.bin" in (await ada.web.get("/offline/engine/a.bin")).text
            assert (await ada.web.get("/offline/none.js")).status_code == 404

    run(lambda: scenario(tmp_path / "site", "/offline/"))
    run(lambda: scenario(None, ""))
