"""The table around a game: chairs and host, its history, its pace, and what each viewer is shown. Pure."""
