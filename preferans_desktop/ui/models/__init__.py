"""What the window shows, as Qt models without widgets."""
