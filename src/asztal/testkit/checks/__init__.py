"""The parts of the contract, each a check that looks at a walk."""
