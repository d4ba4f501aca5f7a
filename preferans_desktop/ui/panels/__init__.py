"""What lies beside and over the table: buttons, papers, the bidding, notices."""
