"""The languages of the house and the renderer of its words. Knows no game and no person.

The engine says ``Say(key, args)``; here that becomes a sentence. The browser does the same thing in
``web/src/lib/words.ts``, and both are held to ``tests/words/cases.json``.
"""

from stolek.words.languages import DEFAULT, KNOWN, LANGUAGES, Language, language, negotiate, of_environment
from stolek.words.render import Words, WordsError, load, load_draft
from stolek.words.unaccented import plain

__all__ = [
    "DEFAULT",
    "KNOWN",
    "LANGUAGES",
    "Language",
    "Words",
    "WordsError",
    "language",
    "load",
    "load_draft",
    "negotiate",
    "of_environment",
    "plain",
]
