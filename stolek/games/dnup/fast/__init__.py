"""dnup for many games at once and its part of training: the extra ``stolek[fast]``. Never needed to play."""
