"""Every sentence of the interface: templates, grammar, and what callers ask them for."""
