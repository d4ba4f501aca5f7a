"""What players say with which cards: chances, fast enough to weigh thousands of deals."""
