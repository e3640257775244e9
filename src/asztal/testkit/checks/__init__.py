"""The checks of the contract, each of which watches a random walk."""
