"""Picture decks of people's own: what is packed, what is refused with which word, what is stripped."""

from __future__ import annotations

import io
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from PIL import Image

from stolek.core.errors import StolekError
from stolek.server.store import deck_files


def picture(seed: int, size: tuple[int, int] = (400, 500), fmt: str = "PNG", **info: object) -> bytes:
    image = Image.new("RGB", size, (seed * 37 % 256, seed * 91 % 256, seed * 53 % 256))
    out = io.BytesIO()
    image.save(out, fmt, **info)
    return out.getvalue()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    home = tmp_path / "holiday"
    home.mkdir()
    for n in range(30):
        (home / f"day_{n:02}.png").write_bytes(picture(n))
    return home


def why(built: deck_files.Building) -> dict[str, str]:
    return {each.file: each.why.removeprefix("deck-refused-") for each in built.refused}


def test_a_folder_becomes_a_deck_that_reads_back(folder: Path) -> None:
    seen: list[tuple[int, int]] = []
    built = deck_files.build(folder, progress=lambda done, total: seen.append((done, total)))
    deck, pictures = deck_files.read(built.packed)
    assert (deck.name, len(deck.pictures), built.refused) == ("holiday", 30, [])
    assert deck == built.deck
    assert deck.pictures[3].title == "day 03"
    assert seen[-1] == (30, 30)
    for raw in pictures.values():
        with Image.open(io.BytesIO(raw)) as image:
            assert (image.format, image.size) == ("WEBP", (600, 900))


def test_the_same_pictures_have_the_same_id_and_file(folder: Path) -> None:
    first, second = deck_files.build(folder), deck_files.build(folder)
    assert first.packed == second.packed
    (folder / "day_00.png").write_bytes(picture(200))
    assert deck_files.build(folder).deck.id != first.deck.id


def test_notes_give_name_titles_tags_and_alt_texts(folder: Path) -> None:
    (folder / "deck.toml").write_text(
        'name = "Our summer"\n[pictures."day_01.png"]\ntitle = "The lake"\n'
        'tags = ["water"]\nalt = "A lake."\n'
    )
    deck = deck_files.build(folder).deck
    assert deck.name == "Our summer"
    assert ("The lake", ("water",), "A lake.") in [(p.title, p.tags, p.alt) for p in deck.pictures]
    (folder / "deck.toml").write_text("name = 7\n")
    with pytest.raises(StolekError, match=r"deck\.toml cannot be read"):
        deck_files.build(folder)


def test_every_refused_file_has_its_word(folder: Path) -> None:
    (folder / "letter.txt").write_text("hello")
    (folder / "broken.png").write_bytes(b"\x89PNG\r\n\x1a\n rubbish")
    (folder / "fake.jpg").write_bytes(b"<svg onload=alert(1)>")
    (folder / "tiny.png").write_bytes(picture(60, (100, 100)))
    (folder / "twin.png").write_bytes(picture(4))
    (folder / "vast.png").write_bytes(picture(61, (9000, 9000)))
    (folder / ".hidden.png").write_bytes(picture(62))
    built = deck_files.build(folder)
    assert why(built) == {
        "letter.txt": "no-image",
        "broken.png": "no-image",
        "fake.jpg": "no-image",
        "tiny.png": "too-small",
        "twin.png": "duplicate",
        "vast.png": "too-large",
    }
    assert len(built.deck.pictures) == 30


def test_metadata_does_not_survive_and_pictures_stand_upright(folder: Path) -> None:
    exif = Image.Exif()
    exif[0x010F] = "a camera with a name"
    exif[0x0112] = 6
    (folder / "harbour.jpg").write_bytes(picture(99, (600, 400), "JPEG", exif=exif))
    built = deck_files.build(folder)
    deck, pictures = deck_files.read(built.packed)
    photo = next(each for each in deck.pictures if each.title == "harbour")
    assert b"camera" not in built.packed
    with Image.open(io.BytesIO(pictures[photo.id])) as image:
        assert not image.getexif()
        red, green, blue = image.getpixel((300, 20))  # type: ignore[misc]
        assert abs(red - 99 * 37 % 256) + abs(green - 99 * 91 % 256) + abs(blue - 99 * 53 % 256) < 24


@pytest.mark.parametrize(
    ("stem", "title"),
    [
        ("The_old-mill", "The old mill"),
        ("day_03", "day 03"),
        ("IMG_20240518_101112", ""),
        ("PXL_20240518_101112123.PORTRAIT", ""),
        ("DSC01234", ""),
        ("WhatsApp Image 2024-05-18 at 10.11.12", ""),
        ("3f2b8c1e-55d0-4c8e-9d0f-0a1b2c3d4e5f", ""),
        ("cab12ef0934", ""),
    ],
)
def test_a_file_name_is_a_title_unless_a_camera_gave_it(stem: str, title: str) -> None:
    assert deck_files.title_of(stem) == title


def test_a_packed_deck_is_packed_anew_and_keeps_its_words(folder: Path, tmp_path: Path) -> None:
    (folder / "deck.toml").write_text(
        'name = "Our\\u202e summer"\n[pictures."day_01.png"]\ntitle = "The lake"\ntags = ["water", " "]\n'
        f'alt = "A lake.\\n{"x" * 400}"\n'
    )
    file = tmp_path / "ours.stolek-deck"
    file.write_bytes(deck_files.build(folder).packed)
    again = deck_files.gather(file, None, deck_files.Limits())
    assert (again.name, len(again.pictures), again.refused) == ("Our summer", 30, [])
    (lake,) = [picture for picture, _ in again.pictures.values() if picture.title == "The lake"]
    assert (lake.tags, len(lake.alt), lake.alt[:10]) == (("water",), deck_files.ALT_MOST, "A lake. xx")
    forged = tmp_path / "forged.stolek-deck"
    with zipfile.ZipFile(io.BytesIO(file.read_bytes())) as old, zipfile.ZipFile(forged, "w") as new:
        for name in old.namelist():  # nobody believes a picture because its deck does
            new.writestr(name, b"<svg/>" if name.endswith("webp") else old.read(name))
    with pytest.raises(deck_files.TooFewError):
        deck_files.gather(forged, None, deck_files.Limits())


def test_a_zip_unpacks_to_so_much_and_no_more(folder: Path, tmp_path: Path) -> None:
    box = tmp_path / "pictures.zip"
    with zipfile.ZipFile(box, "w", zipfile.ZIP_DEFLATED) as out:
        for file in sorted(folder.iterdir()):
            out.write(file, file.name)
        out.writestr("zz.png", b"\0" * 3_000_000)
        out.writestr("zzz.png", picture(88))
    size = sum(file.stat().st_size for file in folder.iterdir())
    built = deck_files.gather(box, None, deck_files.Limits(bytes_all=size + 1_000_000))
    assert {each.file: each.why for each in built.refused} == dict.fromkeys(
        ("zz.png", "zzz.png"), "deck-refused-too-much"
    )


def test_a_zip_with_a_vast_list_of_files_is_not_even_opened(tmp_path: Path) -> None:
    box = tmp_path / "many.zip"
    with zipfile.ZipFile(box, "w") as out:
        for n in range(30_000):
            out.writestr(f"{n:040}.png", b"")
    with pytest.raises(StolekError, match="too many files"):
        deck_files.gather(box, None, deck_files.Limits())


def test_a_zip_works_and_a_bomb_in_it_does_not(folder: Path, tmp_path: Path) -> None:
    box = tmp_path / "pictures.zip"
    with zipfile.ZipFile(box, "w", zipfile.ZIP_DEFLATED) as out:
        for file in folder.iterdir():
            out.write(file, f"inside/{file.name}")
        out.writestr("bomb.png", b"\0" * (deck_files.MOST_BYTES + 1))
        out.writestr("../escape.png", picture(77))
    built = deck_files.build(box)
    assert why(built) == {"bomb.png": "bomb"}
    assert len(built.deck.pictures) == 31
    assert not (tmp_path.parent / "escape.png").exists()


def test_too_few_pictures_no_folder_and_no_zip_are_said_in_a_sentence(tmp_path: Path) -> None:
    few = tmp_path / "few"
    few.mkdir()
    (few / "one.png").write_bytes(picture(1))
    with pytest.raises(StolekError, match="only 1 pictures can be used, a deck needs at least 26"):
        deck_files.build(few)
    with pytest.raises(StolekError, match="no folder or zip"):
        deck_files.build(tmp_path / "nowhere")
    (tmp_path / "note.txt").write_text("x")
    with pytest.raises(StolekError, match="neither a folder nor a zip"):
        deck_files.build(tmp_path / "note.txt")


def test_an_edited_or_damaged_deck_is_refused(folder: Path) -> None:
    built = deck_files.build(folder)
    with pytest.raises(StolekError, match="damaged"):
        deck_files.read(built.packed[: len(built.packed) // 2])
    swapped = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(built.packed)) as old, zipfile.ZipFile(swapped, "w") as new:
        for name in old.namelist():
            raw = old.read(name)
            new.writestr(name, raw + b"x" if name.endswith("webp") else raw)
    with pytest.raises(StolekError, match="edited"):
        deck_files.read(swapped.getvalue())


def test_the_command_builds_a_deck_and_says_what_it_left_out(folder: Path, tmp_path: Path) -> None:
    (folder / "letter.txt").write_text("hello")
    target = tmp_path / "ours.stolek-deck"
    command = [
        sys.executable,
        "-m",
        "stolek.cli",
        "deck",
        "build",
        str(folder),
        "--out",
        str(target),
        "--lang",
        "en",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    assert "letter.txt" in done.stdout
    assert "30 pictures" in " ".join(done.stdout.split())
    assert deck_files.read(target.read_bytes())[0].name == "holiday"
    command[command.index(str(target))] = str(tmp_path / "wrong.zip")
    refused = subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")
    assert refused.returncode == 2
    assert ".stolek-deck" in refused.stderr
