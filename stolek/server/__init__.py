"""The server: one driver of the pure tables of ``stolek.table``. Reaches games only through the registry.

A move comes in by ``live.socket``, goes through the driver ``live.live_table`` into its table, from there
into the ``store``, and out again by the lines. ``http`` is everything that is plain HTTP. ``run`` starts it
all; ``settings`` is everything that can be set.
"""
