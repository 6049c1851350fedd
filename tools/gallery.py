"""Photographs every phase of every game: real games are played by bots, each new kind of moment is kept.

`python -m tools.gallery` writes pictures and contact sheets to out/gallery. A moment is told apart by what
the seat is asked and by what has just happened; it refuses to know a game beyond that. A game that wants
finer names has a module `gallery_moments` in its folder: `moment(shown, prompt, event) -> str | None`, and
`staged(game, variant, seats)`, pairs of a name and a state, for what bots seldom get to.
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import http.server
import importlib
import importlib.util
import random
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias

import msgspec
import segno
from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Page, sync_playwright

from stolek.core import Budget, Observation, Play, Say, Seat, redact
from stolek.core.codec import wire_event, wire_prompt, wire_view
from stolek.core.game import make_setup
from stolek.core.ids import Viewer
from stolek.core.registry import get, ids
from stolek.words import LANGUAGES
from tools import browser as chromium
from tools import dev

OUT = dev.ROOT / "out" / "gallery"
BUILT = dev.ROOT / "out" / "gallery-page"
TV_SIZES = ((1280, 720), (1920, 1080))
SIZES = ((390, 844), (844, 390), (1280, 800), (1920, 1080))
NAMES = ("Jana", "Ota", "Bára", "Kryštof", "Eliška", "Vít", "Nela", "Hugo", "Ida", "Max", "Zora", "Emil")
GAMES_TRIED = 6
FIRST: Viewer = Seat(0)
FULL_TABLE = 5
"""The fifth moment of a kind is photographed: by then the table is full of things."""
THUMB_WIDTH = {390: 260, 844: 480, 1280: 480, 1920: 480}

Namer: TypeAlias = Callable[[Any, Any, Any], str | None]


class Person(msgspec.Struct, frozen=True):
    """A player as the table draws them."""

    seat: int
    name: str
    avatar: int
    bot: str | None
    connected: bool
    you: bool


class Moment(msgspec.Struct, frozen=True):
    """What the page needs to draw one moment; see web/src/gallery/Gallery.svelte."""

    game: str
    lang: str
    shown: msgspec.Raw
    event: msgspec.Raw | None
    seat: int | None
    people: tuple[Person, ...]
    prompt: msgspec.Raw | None
    waiting: tuple[int, ...]
    says: tuple[Say, ...] = ()
    """The last happenings in words; on the big screen only."""
    tv: bool = False


def plain_name(_shown: Any, prompt: Any, event: Any) -> str | None:
    """A moment by what is asked of the seat and what has just happened."""
    if event is not None:
        return f"then {event.__struct_config__.tag}"
    if prompt is None:
        return "wait"
    return f"ask {prompt.key}" + ("" if prompt.owed else " (answered)")


def own_moments(game: str) -> ModuleType | None:
    """The game's own module of moments, where it has one."""
    module = f"{get(game).game.__class__.__module__.rpartition('.')[0]}.gallery_moments"
    return None if importlib.util.find_spec(module) is None else importlib.import_module(module)


def namer_of(game: str) -> Namer:
    """The game's own way to tell moments apart, where it has one."""
    module = own_moments(game)
    if module is None:
        return plain_name
    own: Namer = module.moment
    return lambda shown, prompt, event: own(shown, prompt, event) or plain_name(shown, prompt, event)


def moments(game_id: str, variant: str, seats: int, viewer: Viewer = FIRST) -> dict[str, Moment]:
    """A moment of each kind, from games that bots play with fixed seeds, and those the game stages.

    Without a viewer they are seen as a big screen shows them."""
    times: Counter[str] = Counter()
    entry, namer = get(game_id), namer_of(game_id)
    found: dict[str, Moment] = {}
    people = tuple(
        Person(s, NAMES[s], s + 1, None if s in (0, 1) else "casual", s != 1, s == viewer)
        for s in range(seats)
    )

    told: list[Say] = []

    def hung(view: Any, event: Any, prompts: Mapping[Seat, Any]) -> Moment:
        prompt = None if viewer is None else prompts.get(viewer)
        return Moment(
            game=game_id,
            lang="en",
            shown=wire_view(view),
            event=None if event is None else wire_event(redact(event, viewer)),
            seat=viewer,
            people=people,
            prompt=None if prompt is None else wire_prompt(prompt),
            waiting=tuple(s for s, p in prompts.items() if p.owed),
            says=tuple(told[-4:]) if viewer is None else (),
            tv=viewer is None,
        )

    def keep(play: Play, state: Any, event: Any, settled: bool) -> None:
        view = play.game.view(state, viewer)
        prompts = play.prompts if settled else {}
        prompt = None if viewer is None else prompts.get(viewer)
        name = namer(view.shown, prompt, event)
        if viewer is None and event is None and name is not None:
            name = "wait " + " ".join(sorted({p.key for p in prompts.values()}) or ["over"])
        if name is None or times[name] == FULL_TABLE:
            return
        times[name] += 1
        found[name] = hung(view, event, prompts)

    for number in range(GAMES_TRIED):
        setup = make_setup(entry.game, seats, variant)
        play = Play(entry.game, setup, number.to_bytes(32, "big"))
        rng = random.Random(number)
        bots = [entry.bots["easy"]() for _ in range(seats)]
        before, step = play.state, play.opening()
        told.clear()
        while True:
            play.adopt(step)
            for event in step.move.events:
                before = entry.game.evolve(before, event)
                told.extend(entry.game.tell(redact(event, viewer)))
                keep(play, before, event, settled=False)
            keep(play, before, None, settled=True)
            owed = [seat for seat, prompt in play.prompts.items() if prompt.owed]
            if not owed:
                break
            # Any order, so that both waiting and being waited for is seen.
            seat = rng.choice(owed)
            seen = Observation(entry.game.view(play.state, seat), play.prompts[seat])
            step = play.consider(seat, bots[seat].decide(seen, rng, Budget()))
    stage = getattr(own_moments(game_id), "staged", None)
    for name, state in () if stage is None else stage(entry.game, variant, seats):
        found[name] = hung(entry.game.view(state, viewer), None, entry.game.prompts(state))
    return found


@contextlib.contextmanager
def served(folder: Path) -> Iterator[str]:
    """The built gallery on a free port of this machine."""

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def do_GET(self) -> None:
            if not self.path.startswith("/api/qr"):
                super().do_GET()
                return
            self.send_response(200)
            self.send_header("content-type", "image/svg+xml")
            self.end_headers()
            drawn = segno.make(self.path).svg_inline(scale=4, border=2, light="#fff")
            self.wfile.write(drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1).encode())

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the library's name
            pass

    handler = functools.partial(Quiet, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


def build() -> None:
    """Build the gallery's page, if its sources changed; several processes may ask for it at once."""
    sources, mark = dev.page_sources(), dev.stamp(dev.CACHE, "gallery")
    with dev.one_at_a_time("gallery"):
        if (BUILT / "gallery.html").is_file() and dev.is_fresh(mark, sources):
            return
        npm = dev.npm_install()
        to = ["--outDir", str(BUILT), "--emptyOutDir"]
        dev.run(
            [npm, "run", "--silent", "build", "--", "--mode", "gallery", "--logLevel", "warn", *to],
            "The gallery did not build: see Vite's message above.",
            timeout=dev.NPM_TIMEOUT,
        )
        mark.write_text(dev.digest(sources))


def hang(page: Page, moment: Moment, lang: str, light: str | None = None) -> None:
    """Show a moment on a page that has the gallery open; in the game's own light unless another is wanted."""
    fixture = msgspec.json.decode(msgspec.json.encode(msgspec.structs.replace(moment, lang=lang)))
    page.evaluate("fixture => window.gallery.show(fixture)", fixture | ({"light": light} if light else {}))


def open_gallery(browser: Browser, address: str, size: tuple[int, int]) -> Page:
    """A page of this size with the gallery ready; whatever it complains about is raised."""
    page = browser.new_page(
        viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce", has_touch=size[0] < 1000
    )
    page.on("pageerror", lambda error: print(f"  page error: {error}", file=sys.stderr))
    page.goto(f"{address}/gallery.html")
    page.wait_for_selector("html[data-ready]", state="attached")
    return page


def contact_sheet(pictures: list[tuple[str, Path]], to: Path, width: int) -> None:
    """Many photographs on one sheet, each with its name under it."""
    label = 26
    thumbs = []
    for name, path in pictures:
        with Image.open(path) as full:
            height = round(full.height * width / full.width)
            thumbs.append((name, full.convert("RGB").resize((width, height), Image.Resampling.LANCZOS)))
    columns = max(1, min(len(thumbs), 2000 // (width + 12)))
    tall = max(thumb.height for _, thumb in thumbs) + label
    rows = -(-len(thumbs) // columns)
    sheet = Image.new("RGB", (columns * (width + 12) + 12, rows * (tall + 12) + 12), "#30344f")
    pen = ImageDraw.Draw(sheet)
    for place, (name, thumb) in enumerate(thumbs):
        x, y = 12 + place % columns * (width + 12), 12 + place // columns * (tall + 12)
        sheet.paste(thumb, (x, y))
        pen.text((x + 2, y + thumb.height + 4), name, fill="#fdf3dc", font_size=15)
    to.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(to)


def photograph(
    game: str, variant: str, seat_counts: list[int], arguments: argparse.Namespace, address: str
) -> int:
    """All moments of a variant in every size and language; the number of pictures taken."""
    taken = 0
    viewer = None if arguments.tv else FIRST
    wanted = {n: moments(game, variant, n, viewer) for n in seat_counts}
    called = game if variant == get(game).game.info.variants[0].id else f"{game}-{variant}"
    called += "-tv" if arguments.tv else ""
    chosen = chromium.find()  # it starts a browser itself, which cannot be done inside
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright, chosen)
        for size in arguments.sizes:
            page = open_gallery(browser, address, size)
            for lang in arguments.langs:
                for seats, found in wanted.items():
                    pictures = []
                    for name, moment in found.items():
                        if arguments.only not in name:
                            continue
                        slug = "".join(c if c.isalnum() else "-" for c in name)
                        folder = OUT / called / f"{size[0]}x{size[1]}"
                        folder.mkdir(parents=True, exist_ok=True)
                        path = folder / f"{seats}p-{lang}-{slug}.png"
                        hang(page, moment, lang)
                        page.screenshot(path=path)
                        pictures.append((f"{seats}p {lang} {name}", path))
                    if pictures:
                        sheet = OUT / f"{called}-{size[0]}x{size[1]}-{seats}p-{lang}.png"
                        contact_sheet(pictures, sheet, THUMB_WIDTH.get(size[0], 400))
                        print(f"{sheet.relative_to(dev.ROOT)}: {len(pictures)} moments", flush=True)
                    taken += len(pictures)
            page.close()
        browser.close()
    return taken


def parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.gallery", description=__doc__.splitlines()[0])
    parser.add_argument("--game", action="append", choices=ids(), help="default: every game")
    parser.add_argument("--variant", action="append", help="default: every variant")
    parser.add_argument("--seats", type=int, action="append", help="default: fewest and most")
    parser.add_argument("--lang", dest="langs", action="append", help="default: every language")
    parser.add_argument("--size", dest="sizes", action="append", help="such as 390x844; default: four")
    parser.add_argument("--only", default="", help="only moments with this in their name")
    parser.add_argument("--tv", action="store_true", help="as a big screen shows them")
    parser.add_argument("--list", action="store_true", help="only list the moments")
    parser.add_argument("--at", help="address of a running `npm run dev`, instead of building")
    chosen = parser.parse_args(arguments)
    chosen.langs = chosen.langs or [known.code for known in LANGUAGES]
    sizes = [tuple(map(int, size.split("x"))) for size in chosen.sizes or []]
    chosen.sizes = sizes or (TV_SIZES if chosen.tv else SIZES)
    return chosen


def main(arguments: list[str] | None = None) -> int:
    """Photograph what was asked for."""
    chosen = parse(arguments)
    if not chosen.list and not chosen.at:
        build()
    for game in chosen.game or ids():
        for variant in get(game).game.info.variants:
            if chosen.variant and variant.id not in chosen.variant:
                continue
            counts = chosen.seats or sorted({min(variant.seats), max(variant.seats)})
            if chosen.list:
                for seats in counts:
                    found = moments(game, variant.id, seats, None if chosen.tv else FIRST)
                    print(f"{game} {variant.id}, {seats} players: {', '.join(found)}")
                continue
            with contextlib.nullcontext(chosen.at) if chosen.at else served(BUILT) as address:
                print(
                    f"{photograph(game, variant.id, counts, chosen, address)} pictures of {game} {variant.id}"
                )
    return 0


if __name__ == "__main__":
    sys.exit(main())
