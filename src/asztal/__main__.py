"""`python -m asztal` is the `asztal` command."""

from asztal.cli import main

raise SystemExit(main())
