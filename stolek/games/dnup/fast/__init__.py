"""dnup for many games at once: what ``master`` thinks with where there is NumPy, and the game's part of
training (in JAX, the extra ``stolek[fast]``; never needed to play)."""
