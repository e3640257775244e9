"""What the `asztal` command does, one module per family of commands. `asztal.cli` reads the command line."""
