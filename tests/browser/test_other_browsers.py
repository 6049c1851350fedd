"""A smoke game of every table in Firefox and in WebKit: by hand for a while, then to its end by a bot."""

import json
import time
from pathlib import Path

import pytest

from stolek.core import registry
from stolek.words import load
from tests.browser.house import DESKTOP, FAST, PHONE, House
from tools.other_browsers import WINDOWS
from tools.tapping import TAP_ABOUT

pytestmark = [pytest.mark.browser, pytest.mark.full]
SHELF = [g for g in registry.ids() if (registry.get(g).folder / "web" / "index.ts").is_file()]
EN = load("en")
KEPT = json.dumps({**FAST, "lang": "en"})
ANSWERS = 4
BEGIN, END = (
    "window.played = null; const played = (how) => { window.played = how; }; (async () => ",
    "().then(played, (error) => played({ troubles: [String(error)] }));",
)
"""It plays on while the script that began it has long returned: drivers do not wait for long."""
SIT_DOWN = """
  localStorage.setItem('stolek-settings', %s);
  const body = JSON.stringify({ game: %s, level: 'random' });
  const headers = { 'content-type': 'application/json' };
  const made = await fetch('/api/play', { method: 'POST', headers, body });
  return (await made.json()).table;
"""
PLAY = (
    TAP_ABOUT
    + """
  const troubles = [];
  addEventListener('error', (event) => troubles.push(String(event.message)));
  addEventListener('unhandledrejection', (event) => troubles.push(String(event.reason)));
  let answers = 0;
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (raw) {
    if (JSON.parse(raw).is === 'answer') answers += 1;
    send.call(this, raw);
  };
  for (let taps = 0; answers < %d && taps < 3000 && !over(); taps += 1) {
    tap();
    await wait(30);
  }
  const until = async (what) => {
    for (let tries = 0; all(what).length === 0 && tries < 2000; tries += 1) await wait(30);
    if (all(what).length === 0) throw new Error(`no ${what}`);
    return all(what)[0];
  };
  if (!over()) {
    for (const open of document.querySelectorAll('dialog[open]')) open.close();
    (await until(`button[aria-label^=${JSON.stringify(%s)}]`)).click();
    await until('dialog button');
    [...document.querySelectorAll('dialog button')].find((at) => at.textContent.includes(%s)).click();
  }
  for (let tries = 0; !over() && tries < 4000; tries += 1) await wait(30);
  return { answers, over: over(), troubles };
"""
)


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize("name", sorted(WINDOWS))
def test_a_game_is_played_to_its_end(house: House, tmp_path: Path, name: str, game: str) -> None:
    size = PHONE if game in SHELF[::2] else DESKTOP
    with WINDOWS[name](size) as window:
        window.open(house.address)
        table = window.run(SIT_DOWN % (json.dumps(KEPT), json.dumps(game)))
        window.open(f"{house.address}/t/{table}")
        words = (json.dumps(EN.text(key)) for key in ("page-menu", "page-cover-on"))
        window.run(BEGIN + "{ " + PLAY % (ANSWERS, *words) + " })" + END)
        while (played := window.run("return window.played")) is None:
            time.sleep(0.5)
        shown = tmp_path / f"{name}-{game}.png"
        window.picture(shown)
        print(f"{name}, {game}: {played['answers']} answers by hand; {shown}")
        assert played["troubles"] == []
        assert played["over"]
        assert played["answers"] >= ANSWERS
        window.open(f"{house.address}/replay/{table}/1")
        assert "stolek" in window.run("return document.title").lower()
