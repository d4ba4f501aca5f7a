"""The window for those who hear it: names of everything shown, and announcements."""
