"""Tests of truth: measures by a plan how far analyses can be trusted.

`python -m tools.trust docs/figures/trust.toml` plays what is missing, and goes on where it was stopped; every game is a
line of a file beside the plan. `--table docs/analysis.md` writes the figures of what is complete.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # so that sums of fits are the same with more processors
