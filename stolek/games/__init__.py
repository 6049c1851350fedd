"""One folder a game. Nothing outside names one: see ``stolek.core.registry``."""
