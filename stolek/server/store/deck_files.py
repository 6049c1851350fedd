"""Picture decks of people's own: checked, cleaned, scaled and packed into one ``.stolek-deck`` file.

A deck is a zip of WebP pictures with a ``deck.json``; its id is a hash of what is in it. Trusts no file, and
no packed deck either: every picture is decoded under limits and encoded anew, so that no metadata and no
surprise survives.
"""

from __future__ import annotations

import hashlib
import io
import re
import tomllib
import warnings
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

import msgspec

from stolek.core.cards import Deck, DeckGroup, Face, FaceWords
from stolek.core.errors import StolekError
from stolek.core.say import say

FORMAT = "stolek-deck/1"
if TYPE_CHECKING:
    from PIL import Image

SUFFIX = ".stolek-deck"
ENDINGS = (".png", ".jpg", ".jpeg", ".webp")
SIZE = (600, 900)
PAPER = (251, 243, 226)
LEAST_SIDE = 240
MOST_PIXELS = 60_000_000
MOST_BYTES = 40_000_000
MOST_PICTURES = 500
MOST_FILES = 2_000
LEAST_PICTURES = 26  # the smallest table
NOTES = "deck.toml"
DESCRIPTION = "deck.json"
QUALITY = 80
NAME_MOST = 60
TITLE_MOST = 80
TAGS_MOST = 12
ALT_MOST = 300
_LISTING_MOST = 2_000_000  # bytes of a zip's list of files; more is no deck


class Limits(msgspec.Struct, frozen=True):
    """How much is taken in of somebody's files. The defaults are for one's own computer."""

    pictures: int = MOST_PICTURES
    pixels: int = MOST_PIXELS
    pixels_all: int = 100_000_000_000
    """How many pixels are decoded in all: that is what a deck costs to take in."""
    bytes_each: int = MOST_BYTES
    bytes_all: int = 4_000_000_000
    """What all files together may unpack to."""


class PictureNotes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What its owner says of a picture: bots know a custom deck by these words alone."""

    title: str = ""
    tags: tuple[str, ...] = ()
    alt: str = ""


class DeckNotes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The optional ``deck.toml``: a name, and notes by file name."""

    name: str = ""
    pictures: dict[str, PictureNotes] = {}


class UnreadableError(StolekError):
    """No deck can be made of this file at all: a sentence, and the same as a key of the catalogue."""

    def __init__(self, sentence: str, key: str, **args: Any) -> None:
        super().__init__(sentence)
        self.say = say(key, **args)


class TooFewError(StolekError):
    """So few pictures are left that nobody could play with them."""

    def __init__(self, count: int, refused: list[Refusal]) -> None:
        faults = ", ".join(f"{each.file} ({each.why.removeprefix('deck-refused-')})" for each in refused[:5])
        more = f"; left out: {faults}" if faults else ""
        super().__init__(f"only {count} pictures can be used, a deck needs at least {LEAST_PICTURES}{more}")
        self.count = count
        self.refused = refused


class Picture(msgspec.Struct, frozen=True):
    """A picture of a packed deck."""

    id: str
    title: str
    tags: tuple[str, ...]
    alt: str


class PackedDeck(msgspec.Struct, frozen=True):
    """The ``deck.json`` of a packed deck."""

    format: str
    id: str
    name: str
    pictures: tuple[Picture, ...]


class Refusal(msgspec.Struct, frozen=True):
    """A file that does not go into the deck, and why: a key of the catalogue with its limits."""

    file: str
    why: str
    limit: int = 0


class Gathered(msgspec.Struct):
    """What came of somebody's files: pictures by id with their bytes, and what was left out."""

    name: str
    pictures: dict[str, tuple[Picture, bytes]]
    refused: list[Refusal]


class Building(msgspec.Struct):
    """What came of a folder: the packed deck's bytes, its description, and what was left out."""

    deck: PackedDeck
    packed: bytes
    refused: list[Refusal]


class _Unfit(Exception):
    def __init__(self, why: str, limit: int = 0) -> None:
        super().__init__(why)
        self.why = why
        self.limit = limit


Progress: TypeAlias = Callable[[int, int], None]


def build(source: Path, name: str = "", progress: Progress | None = None) -> Building:
    """Packs a folder or a zip of pictures; raises ``StolekError`` if too few of them can be used."""
    found = gather(source, name or None, Limits(), progress)
    return _pack(found.name or source.stem, found.pictures, found.refused)


def gather(source: Path, name: str | None, limits: Limits, progress: Progress | None = None) -> Gathered:
    """The clean pictures of a folder, a zip or a packed deck; raises ``StolekError`` if they are too few."""
    if not source.exists():
        raise StolekError(f"there is no folder or zip {str(source)!r}; name one with pictures in it")
    files = _FolderOfFiles(source, limits) if source.is_dir() else _ZipOfFiles(source, limits)
    notes = _read_notes(files)
    names = sorted(n for n in files.names() if not _is_clutter(n))
    pictures: dict[str, tuple[Picture, bytes]] = {}
    refused: list[Refusal] = []
    budget = _Pixels(limits.pixels_all)
    for done, file in enumerate(names):
        if progress is not None:
            progress(done, len(names))
        if len(pictures) == limits.pictures or done >= MOST_FILES:
            refused.append(Refusal(file, "deck-refused-too-many", limits.pictures))
            continue
        try:
            clean = _clean_picture(file, files, limits, budget)
        except _Unfit as unfit:
            refused.append(Refusal(file, unfit.why, unfit.limit))
            continue
        key = "c" + hashlib.sha256(clean).hexdigest()[:10]
        if key in pictures:
            refused.append(Refusal(file, "deck-refused-duplicate"))
            continue
        pictures[key] = (_described(key, file, notes), clean)
    if progress is not None:
        progress(len(names), len(names))
    if len(pictures) < LEAST_PICTURES:
        raise TooFewError(len(pictures), refused)
    return Gathered(tidy(name or notes.name, NAME_MOST), pictures, refused)


def _described(key: str, file: str, notes: DeckNotes) -> Picture:
    """The picture in its owner's words; without any, the name of its file, unless a camera gave it."""
    path = PurePosixPath(file)
    said = notes.pictures.get(path.name, PictureNotes())
    tags = tuple(clean for tag in said.tags[:TAGS_MOST] if (clean := tidy(tag, TITLE_MOST)))
    return Picture(key, tidy(said.title, TITLE_MOST) or title_of(path.stem), tags, tidy(said.alt, ALT_MOST))


def tidy(text: str, most: int) -> str:
    """One line of what can be printed, without space at the ends, cut where it is too long."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:most].rstrip()


_NO_WORDS = re.compile(
    r"\d+|(?=[^\W_]*\d)[^\W_]+|image|img|dsc[nf]?|pxl|mvimg|photo|foto|pic|picture|screenshot|signal|whatsapp"
    r"|at|am|pm|copy|edited|hdr|pano|portrait|night|mp|cover",
    re.IGNORECASE,
)


def title_of(stem: str) -> str:
    """A file's name as a title; empty when a camera or a program gave it."""
    words = re.findall(r"[^\W_]+", stem)
    if all(_NO_WORDS.fullmatch(word) for word in words):
        return ""
    return tidy(stem.replace("_", " ").replace("-", " "), TITLE_MOST)


def _pack(name: str, pictures: dict[str, tuple[Picture, bytes]], refused: list[Refusal]) -> Building:
    described = tuple(picture for picture, _ in pictures.values())
    digest = hashlib.sha256(msgspec.json.encode((name, described))).hexdigest()[:16]
    deck = PackedDeck(FORMAT, digest, name, described)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as box:
        box.writestr(_entry(DESCRIPTION), msgspec.json.encode(deck))
        for key, (_, clean) in pictures.items():
            box.writestr(_entry(f"{key}.webp"), clean)
    return Building(deck, packed.getvalue(), refused)


def _entry(name: str) -> zipfile.ZipInfo:
    """Always the same date: the same pictures make the same file."""
    return zipfile.ZipInfo(name, date_time=(2020, 1, 1, 0, 0, 0))


def read(packed: bytes) -> tuple[PackedDeck, dict[str, bytes]]:
    """The description and the pictures of a packed deck; raises ``StolekError`` saying what is wrong."""
    try:
        with zipfile.ZipFile(io.BytesIO(packed)) as box:
            deck = msgspec.json.decode(box.read(DESCRIPTION), type=PackedDeck)
            pictures = {each.id: box.read(f"{each.id}.webp") for each in deck.pictures}
    except (zipfile.BadZipFile, KeyError, msgspec.DecodeError) as error:
        raise StolekError(f"this is not a {SUFFIX} file, or it is damaged ({error})") from None
    if deck.format != FORMAT:
        raise StolekError(f"the deck has the format {deck.format!r}; this version reads {FORMAT!r}")
    for key, clean in pictures.items():
        if key != "c" + hashlib.sha256(clean).hexdigest()[:10]:
            raise StolekError(f"the picture {key} is not what the deck says it is: the file was edited")
    return deck, pictures


def as_deck(packed: PackedDeck) -> Deck:
    """The deck as the games know it: faces, and what its owner says of them."""
    faces = tuple(Face(each.id) for each in packed.pictures)
    words = tuple(FaceWords(Face(each.id), each.title, each.tags, each.alt) for each in packed.pictures)
    return Deck(packed.name, (DeckGroup("all", faces),), words)


# Pictures ---------------------------------------------------------------------------------------------


class _Pixels:
    """So many may still be decoded."""

    def __init__(self, most: int) -> None:
        self._most = self._left = most

    def take(self, image: Image.Image) -> None:
        self._left -= image.width * image.height
        if self._left < 0:
            raise _Unfit("deck-refused-pixels", self._most // 1_000_000)


def _clean_picture(file: str, files: _Files, limits: Limits, budget: _Pixels) -> bytes:
    """The picture upright, without metadata, on a sheet of 600 by 900, as WebP."""
    if PurePosixPath(file).suffix.lower() not in ENDINGS:
        raise _Unfit("deck-refused-no-image")
    from PIL import Image, ImageOps  # noqa: PLC0415 (the terminal reads packed decks without it)

    raw = files.read(file)
    try:
        upright = _decoded(raw, limits, budget)
    except _Unfit:
        raise
    except (Image.DecompressionBombWarning, Image.DecompressionBombError):
        raise _Unfit("deck-refused-too-large", limits.pixels // 1_000_000) from None
    except Exception:  # noqa: BLE001 (whatever a broken picture does to its decoder)
        raise _Unfit("deck-refused-no-image") from None
    upright = ImageOps.contain(upright, SIZE, Image.Resampling.LANCZOS)
    sheet = Image.new("RGB", SIZE, PAPER)
    sheet.paste(upright, ((SIZE[0] - upright.width) // 2, (SIZE[1] - upright.height) // 2), upright)
    out = io.BytesIO()
    sheet.save(out, "WEBP", quality=QUALITY, method=4)
    return out.getvalue()


def _decoded(raw: bytes, limits: Limits, budget: _Pixels) -> Image.Image:
    from PIL import Image, ImageOps  # noqa: PLC0415

    with warnings.catch_warnings():
        warnings.simplefilter("error", Image.DecompressionBombWarning)
        with Image.open(io.BytesIO(raw), formats=("PNG", "JPEG", "WEBP")) as image:
            if image.width * image.height > limits.pixels:
                raise _Unfit("deck-refused-too-large", limits.pixels // 1_000_000)
            if min(image.size) < LEAST_SIDE:
                raise _Unfit("deck-refused-too-small", LEAST_SIDE)
            image.draft("RGB", (2 * SIZE[0], 2 * SIZE[1]))  # a large JPEG is decoded small
            budget.take(image)
            return ImageOps.exif_transpose(image).convert("RGBA")


def _is_clutter(name: str) -> bool:
    path = PurePosixPath(name)
    notes = path.name in (NOTES, DESCRIPTION)
    return notes or path.name.startswith(".") or "__MACOSX" in path.parts or path.name == "Thumbs.db"


def _read_notes(files: _Files) -> DeckNotes:
    by_name = {PurePosixPath(name).name: name for name in files.names()}
    try:
        if NOTES in by_name:
            return msgspec.convert(tomllib.loads(files.read(by_name[NOTES]).decode()), DeckNotes)
        if DESCRIPTION in by_name:
            deck = msgspec.json.decode(files.read(by_name[DESCRIPTION]), type=PackedDeck)
            said = {
                f"{each.id}.webp": PictureNotes(each.title, each.tags, each.alt) for each in deck.pictures
            }
            return DeckNotes(deck.name, said)
    except (
        tomllib.TOMLDecodeError,
        msgspec.DecodeError,
        UnicodeDecodeError,
        RecursionError,
        _Unfit,
    ) as error:
        named = NOTES if NOTES in by_name else DESCRIPTION
        raise UnreadableError(
            f"{named} cannot be read: {error}", "fault-deck-notes", detail=f"{named}: {error}"
        ) from None
    return DeckNotes()


class _Files(Protocol):
    def names(self) -> Iterator[str]: ...
    def read(self, name: str) -> bytes: ...


class _FolderOfFiles:
    def __init__(self, root: Path, limits: Limits) -> None:
        self._root = root
        self._limits = limits

    def names(self) -> Iterator[str]:
        for path in self._root.rglob("*"):
            if path.is_file() and not path.is_symlink():
                yield path.relative_to(self._root).as_posix()

    def read(self, name: str) -> bytes:
        path = self._root / name
        if path.stat().st_size > self._limits.bytes_each:
            raise _Unfit("deck-refused-bomb", self._limits.bytes_each // 1_000_000)
        return path.read_bytes()


class _ZipOfFiles:
    def __init__(self, file: Path, limits: Limits) -> None:
        self._limits = limits
        self._left = limits.bytes_all
        try:
            _look_at_listing(file)
            self._box = zipfile.ZipFile(file)
        except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError):
            sentence = f"{str(file)!r} is neither a folder nor a zip of pictures"
            raise UnreadableError(sentence, "fault-deck-no-zip") from None

    def names(self) -> Iterator[str]:
        yield from (info.filename for info in self._box.infolist() if not info.is_dir())

    def read(self, name: str) -> bytes:
        """Believes no header: reads at most the limit and one byte more."""
        each, left = self._limits.bytes_each, self._left
        try:
            with self._box.open(name) as member:
                raw = member.read(min(each, left) + 1)
        except Exception:  # noqa: BLE001 (whatever a broken zip does to its reader)
            raise _Unfit("deck-refused-no-image") from None
        self._left = max(0, left - len(raw))
        if len(raw) > each:
            raise _Unfit("deck-refused-bomb", each // 1_000_000)
        if len(raw) > left:
            raise _Unfit("deck-refused-too-much", self._limits.bytes_all // 1_000_000)
        return raw


def _look_at_listing(file: Path) -> None:
    """Refuses a zip whose list of files alone would fill the memory; a zip64 has any size it likes."""
    with file.open("rb") as raw:
        raw.seek(0, io.SEEK_END)
        raw.seek(max(0, raw.tell() - 65_600))
        tail = raw.read()
    end = tail.rfind(b"PK\x05\x06")
    size = int.from_bytes(tail[end + 12 : end + 16], "little") if end >= 0 else 0
    if size > _LISTING_MOST or (end >= 20 and tail[end - 20 : end - 16] == b"PK\x06\x07"):
        sentence = f"{str(file)!r} has too many files in it; at most {MOST_FILES} are looked at"
        raise UnreadableError(sentence, "fault-deck-many-files", limit=MOST_FILES)
