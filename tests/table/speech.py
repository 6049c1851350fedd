"""How long a synthesizer takes to say something: eSpeak NG, the voice that Orca has by default, at its usual
175 words a minute. Counted are the samples of the sound, so it does not matter how fast this machine is."""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any

import espeakng_loader

_SYNCHRONOUS, _UTF8 = 2, 1
_NO_EXIT = 0x8000
_heard = 0


def _listen(_sound: int, samples: int, _events: int) -> int:
    global _heard  # noqa: PLW0603 - the library calls back and gives nothing to keep it in
    _heard += samples
    return 0


_LISTENER = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)(_listen)


@cache
def _espeak() -> tuple[Any, int]:
    """The library, and how many samples it makes in a second."""
    library = ctypes.CDLL(espeakng_loader.get_library_path())
    rate = library.espeak_Initialize(_SYNCHRONOUS, 0, espeakng_loader.get_data_path().encode(), _NO_EXIT)
    assert rate > 0, "eSpeak does not find its voices"
    library.espeak_SetSynthCallback(_LISTENER)
    return library, rate


@cache
def seconds(lang: str, text: str) -> float:
    global _heard  # noqa: PLW0603
    library, rate = _espeak()
    assert library.espeak_SetVoiceByName(lang.encode()) == 0, f"eSpeak does not speak {lang}"
    _heard = 0
    sent = text.encode() + b"\0"
    assert library.espeak_Synth(sent, len(sent), 0, 1, 0, _UTF8, None, None) == 0
    return _heard / rate
