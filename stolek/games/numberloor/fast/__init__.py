"""Many games at once, for training and for looking ahead; the extra ``stolek[fast]``, or NumPy alone."""
