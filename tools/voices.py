"""Speaks the numbers 0-9 into small mp3 files for those who do not read yet: `python -m tools.voices`.

Needs espeak-ng and ffmpeg, and only when a language is added: the sounds are kept in the repository. It
refuses to write a sound that is too large for a phone or that is silent.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SOUNDS = Path(__file__).resolve().parent.parent / "stolek" / "games" / "numberloor" / "web" / "sounds"
LARGEST = 8 * 1024
SMALLEST = 1024
VOICES = {"cs": "cs+f3", "en": "en-gb+f3"}
NUMBERS = {
    "cs": ("nula", "jedna", "dva", "tři", "čtyři", "pět", "šest", "sedm", "osm", "devět"),
    "en": ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"),
}
_SOFTEN = (
    "silenceremove=start_periods=1:start_threshold=-45dB,areverse,"
    "silenceremove=start_periods=1:start_threshold=-45dB,areverse,"
    "lowpass=f=7000,loudnorm=I=-18:TP=-2,aresample=24000,apad=pad_dur=0.08"
)
_SMALL = ("-ac", "1", "-map_metadata", "-1", "-fflags", "+bitexact", "-b:a", "40k")


def speak(word: str, voice: str, to: Path) -> None:
    """One word as a file: a slow, friendly voice, silence cut off, evenly loud."""
    with tempfile.TemporaryDirectory(prefix="stolek-voice-") as folder:
        raw = Path(folder) / "raw.wav"
        subprocess.run(["espeak-ng", "-v", voice, "-s", "125", "-p", "62", "-w", str(raw), word], check=True)
        subprocess.run(
            ["ffmpeg", "-y", "-loglevel", "error", "-i", str(raw), "-af", _SOFTEN, *_SMALL, str(to)],
            check=True,
        )
    size = to.stat().st_size
    if not SMALLEST < size <= LARGEST:
        raise ValueError(f"{to.name} of {voice} has {size} bytes; {SMALLEST} to {LARGEST} will do")


def main() -> int:
    missing = [tool for tool in ("espeak-ng", "ffmpeg") if shutil.which(tool) is None]
    if missing:
        print(f"Speaking needs {' and '.join(missing)}: install it first.", file=sys.stderr)
        return 2
    for lang, words in NUMBERS.items():
        (SOUNDS / lang).mkdir(parents=True, exist_ok=True)
        for number, word in enumerate(words):
            speak(word, VOICES[lang], SOUNDS / lang / f"{number}.mp3")
        print(f"{lang}: {len(words)} numbers")
    return 0


if __name__ == "__main__":
    sys.exit(main())
