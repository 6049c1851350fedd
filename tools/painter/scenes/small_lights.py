"""Cards lit by small lights: a birthday in the wood, a nursery of lamps, a moth on a roof."""

from __future__ import annotations
