"""Serbian in Latin script: the tables of templates."""

from __future__ import annotations

from preferans_desktop.language.serbian import (
    acts,
    notes,
    prompts,
    reasons,
    results,
    switches,
    window,
)

TABLES = (
    acts.TABLE,
    prompts.TABLE,
    window.TABLE,
    notes.TABLE,
    results.TABLE,
    switches.TABLE,
    reasons.TABLE,
)
"""The templates by key, topic by topic."""

TABLE = {key: text for table in TABLES for key, text in table.items()}
"""Every template by its key."""
