"""Training by self-play, batched in JAX: the extra ``stolek[fast]``. Never needed to play.

A game's own part is its package ``fast.training``; this room holds what is the same for every game.
"""
