"""The server: tables, people, the journal, and the page. Reaches games only through the registry.

A move comes in by ``door`` and ``socket``, goes through a ``table`` (whose ``book`` is its memory, whose
``tend`` asks its bots and keeps its clocks) into the ``journal``, and out again through ``show``. ``record``
and ``manners`` are the table around the game; ``lobby`` is everything that is plain HTTP, in the types of
``rest``; ``messages`` is everything on the socket. ``run`` starts it all.
"""
