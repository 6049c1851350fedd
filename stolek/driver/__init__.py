"""Drives pure tables with asyncio: a clock, timers, a store, lines and bots. In a server and in a browser."""
