"""Picture decks of people's own: checked, cleaned, scaled and packed into one ``.stolek-deck`` file.

A deck is a zip of WebP pictures with a ``deck.json``; its id is a hash of what is in it. Trusts no file:
every picture is decoded under limits and encoded anew, so that no metadata and no surprise survives.
"""

from __future__ import annotations

import hashlib
import io
import tomllib
import warnings
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path, PurePosixPath

import msgspec
from PIL import Image, ImageOps, UnidentifiedImageError

from stolek.core.cards import Deck, DeckGroup, Face, FaceWords
from stolek.core.errors import StolekError

FORMAT = "stolek-deck/1"
SUFFIX = ".stolek-deck"
ENDINGS = (".png", ".jpg", ".jpeg", ".webp")
SIZE = (600, 900)
PAPER = (251, 243, 226)
LEAST_SIDE = 240
MOST_PIXELS = 60_000_000
MOST_BYTES = 40_000_000
MOST_PICTURES = 500
LEAST_PICTURES = 26  # the smallest table
NOTES = "deck.toml"
QUALITY = 80


class PictureNotes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What its owner says of a picture: bots know a custom deck by these words alone."""

    title: str = ""
    tags: tuple[str, ...] = ()
    alt: str = ""


class DeckNotes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The optional ``deck.toml``: a name, and notes by file name."""

    name: str = ""
    pictures: dict[str, PictureNotes] = {}


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


def build(source: Path, name: str = "", progress: Callable[[int, int], None] | None = None) -> Building:
    """Packs a folder or a zip of pictures; raises ``StolekError`` if too few of them can be used."""
    if not source.exists():
        raise StolekError(f"there is no folder or zip {str(source)!r}; name one with pictures in it")
    files = _FolderOfFiles(source) if source.is_dir() else _ZipOfFiles(source)
    notes = _read_notes(files)
    names = sorted(n for n in files.names() if PurePosixPath(n).name != NOTES and not _is_clutter(n))
    pictures: dict[str, tuple[Picture, bytes]] = {}
    refused: list[Refusal] = []
    for done, file in enumerate(names):
        if progress is not None:
            progress(done, len(names))
        if len(pictures) == MOST_PICTURES:
            refused.append(Refusal(file, "deck-refused-too-many", MOST_PICTURES))
            continue
        try:
            clean = _clean_picture(file, files)
        except _Unfit as unfit:
            refused.append(Refusal(file, unfit.why, unfit.limit))
            continue
        key = "c" + hashlib.sha256(clean).hexdigest()[:10]
        if key in pictures:
            refused.append(Refusal(file, "deck-refused-duplicate"))
            continue
        said = notes.pictures.get(PurePosixPath(file).name, PictureNotes())
        title = said.title or PurePosixPath(file).stem.replace("_", " ").replace("-", " ").strip()
        pictures[key] = (Picture(key, title, said.tags, said.alt), clean)
    if progress is not None:
        progress(len(names), len(names))
    if len(pictures) < LEAST_PICTURES:
        faults = ", ".join(f"{each.file} ({each.why.removeprefix('deck-refused-')})" for each in refused[:5])
        more = f"; left out: {faults}" if faults else ""
        raise StolekError(
            f"only {len(pictures)} pictures can be used, a deck needs at least {LEAST_PICTURES}{more}"
        )
    return _pack(name or notes.name or source.stem, pictures, refused)


def _pack(name: str, pictures: dict[str, tuple[Picture, bytes]], refused: list[Refusal]) -> Building:
    described = tuple(picture for picture, _ in pictures.values())
    digest = hashlib.sha256(msgspec.json.encode((name, described))).hexdigest()[:16]
    deck = PackedDeck(FORMAT, digest, name, described)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as box:
        box.writestr(_entry("deck.json"), msgspec.json.encode(deck))
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
            deck = msgspec.json.decode(box.read("deck.json"), type=PackedDeck)
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


def _clean_picture(file: str, files: _FolderOfFiles | _ZipOfFiles) -> bytes:
    """The picture upright, without metadata, on a sheet of 600 by 900, as WebP."""
    if PurePosixPath(file).suffix.lower() not in ENDINGS:
        raise _Unfit("deck-refused-no-image")
    raw = files.read(file)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            with Image.open(io.BytesIO(raw), formats=("PNG", "JPEG", "WEBP")) as image:
                if image.width * image.height > MOST_PIXELS:
                    raise _Unfit("deck-refused-too-large", MOST_PIXELS // 1_000_000)
                if min(image.size) < LEAST_SIDE:
                    raise _Unfit("deck-refused-too-small", LEAST_SIDE)
                upright = ImageOps.exif_transpose(image).convert("RGBA")
    except (Image.DecompressionBombWarning, Image.DecompressionBombError):
        raise _Unfit("deck-refused-too-large", MOST_PIXELS // 1_000_000) from None
    except (UnidentifiedImageError, OSError, SyntaxError, ValueError):
        raise _Unfit("deck-refused-no-image") from None
    upright = ImageOps.contain(upright, SIZE, Image.Resampling.LANCZOS)
    sheet = Image.new("RGB", SIZE, PAPER)
    sheet.paste(upright, ((SIZE[0] - upright.width) // 2, (SIZE[1] - upright.height) // 2), upright)
    out = io.BytesIO()
    sheet.save(out, "WEBP", quality=QUALITY, method=4)
    return out.getvalue()


def _is_clutter(name: str) -> bool:
    path = PurePosixPath(name)
    return path.name.startswith(".") or "__MACOSX" in path.parts or path.name == "Thumbs.db"


def _read_notes(files: _FolderOfFiles | _ZipOfFiles) -> DeckNotes:
    found = next((name for name in files.names() if PurePosixPath(name).name == NOTES), None)
    if found is None:
        return DeckNotes()
    try:
        return msgspec.convert(tomllib.loads(files.read(found).decode()), DeckNotes)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise StolekError(f"{NOTES} cannot be read: {error}") from None


class _FolderOfFiles:
    def __init__(self, root: Path) -> None:
        self._root = root

    def names(self) -> Iterator[str]:
        for path in self._root.rglob("*"):
            if path.is_file() and not path.is_symlink():
                yield path.relative_to(self._root).as_posix()

    def read(self, name: str) -> bytes:
        path = self._root / name
        if path.stat().st_size > MOST_BYTES:
            raise _Unfit("deck-refused-bomb", MOST_BYTES // 1_000_000)
        return path.read_bytes()


class _ZipOfFiles:
    def __init__(self, file: Path) -> None:
        try:
            self._box = zipfile.ZipFile(file)
        except (zipfile.BadZipFile, OSError):
            raise StolekError(f"{str(file)!r} is neither a folder nor a zip of pictures") from None

    def names(self) -> Iterator[str]:
        yield from (info.filename for info in self._box.infolist() if not info.is_dir())

    def read(self, name: str) -> bytes:
        """Believes no header: reads at most the limit and one byte more."""
        try:
            with self._box.open(name) as member:
                raw = member.read(MOST_BYTES + 1)
        except (zipfile.BadZipFile, RuntimeError, NotImplementedError):
            raise _Unfit("deck-refused-no-image") from None
        if len(raw) > MOST_BYTES:
            raise _Unfit("deck-refused-bomb", MOST_BYTES // 1_000_000)
        return raw
