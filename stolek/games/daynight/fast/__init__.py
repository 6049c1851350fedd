"""Day & Night for many tables at once: the rules as arrays, the casual bot as arrays, training and measuring.

Needs NumPy; training needs the extra ``stolek[fast]`` (JAX). Nothing here is needed to play.
"""
