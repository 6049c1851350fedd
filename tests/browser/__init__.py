"""The page in a real Chromium against a real server. What only one game has is tested in its folder."""
