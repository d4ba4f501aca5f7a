"""The papers on a page: as a file, and for the printer."""
