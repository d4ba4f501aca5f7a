"""English: the tables of templates."""

from __future__ import annotations

from preferans_desktop.language.english import (
    acts,
    figures,
    heard,
    hints,
    notes,
    prompts,
    reasons,
    records,
    results,
    review,
    settings,
    switches,
    toolkit,
    window,
    words,
)

TABLES = (
    acts.TABLE,
    prompts.TABLE,
    window.TABLE,
    notes.TABLE,
    results.TABLE,
    switches.TABLE,
    toolkit.TABLE,
    words.TABLE,
    settings.TABLE,
    heard.TABLE,
    hints.TABLE,
    reasons.TABLE,
    figures.TABLE,
    records.TABLE,
    review.TABLE,
)
"""The templates by key, topic by topic."""

TABLE = {key: text for table in TABLES for key, text in table.items()}
"""Every template by its key."""
