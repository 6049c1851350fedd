"""The languages of the house and the renderer of its words. Knows no game and no person.

The engine says ``Say(key, args)``; here that becomes a sentence. The browser does the same thing in
``web/src/lib/words.ts``, and both are held to ``tests/words/cases.json``.
"""

from stolek.words.languages import DEFAULT, LANGUAGES, Language, language, negotiate, of_environment
from stolek.words.render import Words, WordsError, load

__all__ = [
    "DEFAULT",
    "LANGUAGES",
    "Language",
    "Words",
    "WordsError",
    "language",
    "load",
    "negotiate",
    "of_environment",
]
