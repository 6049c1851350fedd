"""Every game as an environment of the field's standard tools: PettingZoo, Gymnasium and OpenSpiel.

Each adapter imports its own library, which is an extra (``stolek[environments]``, ``stolek[openspiel]``).
An adapter sees what a seat sees: views, prompts and sights, never a state. docs/environments.md says what the
numbers mean.
"""
