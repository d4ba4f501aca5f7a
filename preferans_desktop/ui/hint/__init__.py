"""The hint: what a computer player would do in the person's place, and why."""
