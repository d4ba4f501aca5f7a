"""The match record: reading, writing, masking (docs/rules/record-format.md)."""
