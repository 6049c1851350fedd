"""What builds, checks and ships Stolek; nothing here is part of the installed package."""
