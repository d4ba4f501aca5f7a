"""What is heard of the table."""
